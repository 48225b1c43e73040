# Words that several chapters use. A word that one clause introduces is declared in that clause.

include "../shared/jargon.cw"

measure points "point" "points"
measure columns "column" "columns"
measure pieces "unit" "units"
measure hexes "hex" "hexes"

# ---- pieces: size, kind, number and figures are those of the face that lies up, and are declared by 2.2.1
sort unit
sort nation = german, polish, slovak
sort mobility = foot, motorized
given nation(unit U) -> nation        "{U} [is|is not] {nation}"

# ---- the board. The book prints no map: a river may be drawn through hexes (a terrain, tables/FET) or between them (4.0/ex1 crosses
# one, cam-24). Fortifications lie on hexsides (9.0). A hex without any terrain is open ground.
sort terrain = open_ground, city, forest, river, mountain, sea
sort country = germany, poland, slovakia, hungary
term open_ground "open ground"
term germans "the Germans"
term poles "the Poles"
given at(unit U) -> hex               "{U} [stands|does not stand] on {hex}"
given terrain(hex H, terrain T)       "{H} [has|does not have] {T}"
given riverside(hex A, hex B)         "a river [runs|does not run] between {A} and {B}" both ways
given fortification(hex A, hex B)     "a fortification [lies|does not lie] between {A} and {B}" both ways
given country(hex H) -> country       "{H} [belongs|does not belong] to {country}"

# ---- sides, moments, zones
derived side(unit U) -> side            "{U} [fights|does not fight] for {side}"
derived enemy(unit U, unit E)           "{U} and {E} [are|are not] enemies" both ways
derived friend(unit U, unit F)          "{U} and {F} [are|are not] on the same side" both ways
derived own_phase(unit U, phase_kind K) "it [is|is not] the {K} phase of the side of {U}"
derived zone(unit U, hex H)             "the engagement zone of {U} [covers|does not cover] {H}"
derived enemy_zone(unit U, hex H)       "{H} [lies|does not lie] in an enemy engagement zone for {U}"
derived engaged(unit U, unit E)         "{U} and {E} [are|are not] engaged" both ways
derived hurt(unit U)                    "{U} [took|did not take] casualties in the combat"
derived worn(unit U)                    "{U} [takes|does not take] casualties in falling back"

# ---- deeds
action step(unit U, hex A, hex B)     "{U} [move|moved] from {A} to {B}"
action attack(unit U, unit E)         "{U} [attack|attacked] {E}"
action recoil(unit U, hex A, hex B)   "{U} [fall back|fell back] from {A} to {B}"
event eliminate(unit U)               "{U} [be eliminated|was eliminated]" drops at(U)
event wear_down(unit U)               "{U} [take casualties|took casualties]" adds reduced(U)
action arrive(unit U, hex H)          "{U} [come in|came in] on {H}"
action come_back(unit U)              "{U} [come back|came back] into play"

# ---- battles
sort battle
role attacker(battle X, unit U)       "{U} [attacks|does not attack] in {X}"
role target(battle X, unit E)         "{E} [is|is not] attacked in {X}"
action fight(battle X)                "{X} [be fought|was fought]"
  made of attack(U, E) when attacker(X, U) and target(X, E)
scale odds = 1:4, 1:3, 1:2, 1:1, 2:1, 3:1, 4:1, 5:1, 6:1, 7:1, 8:1, 9:1
sort result = "DE", "DRB", "DRI", "DVB", "DVI", "AVI", "AVB", "ARI", "ARB", "AE", "EMP", "IMP"
event decide(battle X, result R)      "{X} [come out|came out] as {R}"

# ---- players' words
also zone "engagement zone", "zone of engagement"
also engaged "{U} [is|is not] engaged with {E}"
also recoil "retreat", "go back"
also recoil_off "{U} [retreat|retreated] off the {C} edge"
also march "move", "go"
also recover "{U} [recover|recovered]"
also arrive "{U} [enter|entered] on {H}", "{U} [arrive|arrived] on {H}", "{U} [be placed|was placed] on {H}"
also jump "drop", "parachute"
also occupy "take", "advance into"
also leave "exit"
also besieged "{U} [is|is not] surrounded", "{U} [is|is not] encircled", "{U} [is|is not] besieged"
also stop "{U} [stop|stopped] on {H}"
also pass "{U} [move through|moved through] {H}"
also commands "{U} [stands|does not stand] on dominant terrain"
also commit "spend", "{S} [commit|committed] {N} air point to {X}", "{S} [spend|spent] {N} air points on {X}"
also come_back "{U} [come back|came back]", "{U} [return|returned]"
also score "victory points"
also wear_down "{U} [suffer casualties|suffered casualties]"
also set_up "deploy", "place"
also conquered "{S} [hold|do not hold] {C}"
also destroyed "{U} [is|is not] destroyed", "{U} [is|is not] eliminated"
also save_air "{S} [save|saved] air power", "{S} [save|saved] air points"
jargon "zoc", "ezoc", "zone of control" for "engagement zone", "zone of engagement"
jargon "surrounded", "encircled", "encirclement" for "siege", "under siege"
jargon "map", "off map" for "board", "off the board"
jargon "dominant terrain", "high ground", "better terrain" for "dominant ground"
jargon "drop", "paradrop", "airborne drop", "parachute", "airlanding" for "jump", "paratroops", "from the air"
jargon "flip", "flipped", "reverse side", "step loss" for "turned over", "back up", "casualties"
jargon "exploit", "advance after combat", "pursue" for "advance"
jargon "chain retreat", "displace", "displacement" for "pushing a unit on", "fall back in its turn"
jargon "deploy", "deployment", "initial placement", "starting hexes" for "set-up", "setting up", "begin on the hexes"
jargon "bonus points", "objectives", "victory cities" for "cities", "points"

# ---- boards: how the words look
draw german as "dark"
draw polish as "light"
draw slovak as "second dark"
draw infantry as "infantry"
draw armoured as "armour"
draw mechanized_cavalry as "mechanized cavalry"
draw mechanized_infantry as "mechanized infantry"
draw mountaineers as "mountain infantry"
draw cavalry as "cavalry"
draw marines as "marines"
draw paratroops as "airborne"
draw airborne as "airborne"
draw division as "XX"
draw brigade as "X"
draw attack_power as "attack"
draw defence_power as "defence"
draw at as "place"
draw open_ground as "clear"
draw city as "city"
draw forest as "wood"
draw river as "river"
draw mountain as "mountains"
draw sea as "lake"
draw country as "nothing"
draw map_edge as "nothing"
draw last_there as "nothing"
draw stood as "nothing"
draw march_spent as "nothing"
draw reduced as "label"
draw blank_back as "nothing"
draw identity as "nothing"
draw movement_power as "nothing"
draw riverside as "river"
draw fortification as "works"
draw zone as "zone"
draw attack as "attack"
draw step as "move"
draw recoil as "retreat"
draw recoil_on as "retreat"
draw give_way as "retreat"
draw advance as "move"
draw march as "move"
draw arrive as "move"
draw jump as "move"
draw land as "move"
draw occupy as "move"
draw pass as "move"
draw attacker as "attacker"
draw target as "target"
