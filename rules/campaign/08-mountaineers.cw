[8.0] Mountaineers
  | Mountain troops pay two points for a mountain hex.
  see tables/FET
  figure mountaineer_points = 2 in points
  set terrain_price(U, mountain) = mountaineer_points instead of 4.0 when U is mountaineers

  example "mountain troops in their element"
    given
      unit m: german, mountaineers, movement_power 4, at 1208
      hex 1209: mountain
      phase = german_movement
    ask value step_cost(m, 1208, 1209)
    expect 2 by 8.0

  example "a wood on the mountain: two points or four, as with others"
    given
      unit m: german, mountaineers, movement_power 4, at 1208
      hex 1209: mountain, forest
      phase = german_movement
    ask value step_cost(m, 1208, 1209)
    expect disputed by 8.0

  example "on other ground they pay like all"
    given
      unit m: german, mountaineers, movement_power 4, at 1208
      hex 1209: city
      phase = german_movement
    ask value step_cost(m, 1208, 1209)
    expect 1 by 4.0 not by 8.0
