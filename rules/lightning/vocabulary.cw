# Words that several chapters use. A word that one clause introduces is declared in that clause.
# Neither the map, the Terrain Effects Chart nor the Mission Matrix is printed in the rules: the charts are tables `not printed`.

include "../shared/jargon.cw"

measure mf "movement factor" "movement factors"
measure cf "combat factor" "combat factors"
measure vp "victory point" "victory points"
measure checks "check" "checks"

# ---- counters: what is printed on them
sort unit
sort nationality = german, slovakian, soviet, polish
sort branch = infantry, mountain_infantry, motorized_infantry, cavalry, armor, light_armor, artillery, fortress, hq
sort level = regiment, brigade, division, corps, army, front
term german "German"
term slovakian "Slovak"
term soviet "Soviet"
term polish "Polish"
term axis "Axis"
term poles "Polish"
term hq "a headquarters"
given nation(unit U) -> nationality     "{U} [is|is not] {nationality}"
given arm(unit U) -> branch             "{U} [is|is not] {branch}"
given size(unit U) -> level             "{U} [is|is not] a {level}"
given factor(unit U) -> number          "{U} shows a combat factor of {number}"
given bracketed(unit U)                 "the combat factor of {U} [is|is not] in brackets"
given supreme(unit Q)                   "{Q} [is|is not] the Polish Supreme HQ"

# ---- the table: where counters stand, which side is up, what lies on them
sort counter = out_of_supply, exploit
term out_of_supply "Out of Supply"
term exploit "Exploit"
given at(unit U) -> hex                 "{U} [stands|does not stand] on {hex}"
given reduced(unit U)                   "{U} [shows|does not show] its reduced side"
given marker(unit U, counter M)         "{U} [carries|does not carry] an {M} marker"

# ---- the map
sort ground = clear, forest, rough, mountain, town, city
sort land = germany, austria, east_prussia, danzig, bohemia_moravia, slovakia, poland, soviet_union, hungary, romania, lithuania
sort site = warszawa, konigsberg, presov, lvov, wilno, cernauti
term bohemia_moravia "Bohemia and Moravia"
term east_prussia "East Prussia"
term soviet_union "the Soviet Union"
term warszawa "Warszawa"
term konigsberg "Königsberg"
term presov "Presov"
term lvov "Lvov"
term wilno "Wilno"
term cernauti "Cernauti"
term germany "Germany"
term austria "Austria"
term danzig "Danzig"
term slovakia "Slovakia"
term poland "Poland"
term hungary "Hungary"
term romania "Romania"
term lithuania "Lithuania"
given terrain(hex H, ground T)          "{H} [has|does not have] {T}"
given country(hex H) -> land            "{H} [lies|does not lie] in {land}"
given place(hex H) -> site              "{H} [is|is not] {site}"
given road(hex A, hex B)                "a road [joins|does not join] {A} and {B}" both ways
given river(hex A, hex B)               "a river [runs|does not run] between {A} and {B}" both ways
given map_edge(hex H)                   "{H} [lies|does not lie] on the map edge"
given east_edge(hex H)                  "{H} [lies|does not lie] on the east map edge"
given latvia_zone(hex H)                "{H} [opens|does not open] on the To Latvia zone"
sort sky = fair, poor
term fair "clear weather"
term poor "poor weather"
given weather -> sky                    "the weather [is|is not] {sky}"
given last_through(hex H) -> side       "the last unit to pass {H} [was|was not] one of the {side} side"
table terrain_cost(ground T, branch R) -> number not printed "Terrain Effects Chart on the player aid"
table road_cost(ground T, branch R) -> number not printed "Terrain Effects Chart on the player aid: tactical movement by road"

# ---- kinds and sides, worked out by chapter 2
derived combat_unit(unit U)             "{U} [is|is not] a combat unit"
derived side(unit U) -> side            "{U} [fights|does not fight] for the {side} side"
derived enemy(unit U, unit E)           "{U} and {E} [are|are not] enemies"
derived friendly(unit U, unit V)        "{U} and {V} [are|are not] on one side"
derived enemy_on(unit U, hex H)         "an enemy of {U} [stands|does not stand] on {H}"
derived controls(side S, hex H)         "the {S} side [controls|does not control] {H}"
derived greater_germany(hex H)          "{H} [lies|does not lie] in Greater Germany"

# ---- command and supply, worked out by chapters 5 and 8
derived active(unit Q)                  "{Q} [is|is not] the headquarters whose turn it is"
derived traces_supply(unit Q)           "{Q} [traces|does not trace] a line to a source of supply"
derived hq_supplied(unit Q)             "headquarters {Q} [is|is not] in supply"
derived supplied_by(unit U, unit Q)     "{U} [draws|does not draw] supply from {Q}"
derived in_supply(unit U)               "{U} [is|is not] in supply"

# ---- deeds
action draw_chit(unit Q)                "the activation chit of {Q} [be drawn|was drawn]"
action command(unit Q, unit U)          "{Q} [take|took] {U} under command"
action operate(unit U)                  "{U} [conduct operations|conducted operations]"
action attack(unit U, unit E)           "{U} [attack|attacked] {E}"
action strategic_move(unit U)           "{U} [move|moved] by strategic movement"
action enter(unit U, hex H)             "{U} [enter|entered] {H}"

# ---- declared things: an activation of a headquarters, a battle
sort activation
role leads(activation X, unit Q)        "{Q} [leads|does not lead] {X}"
role joins(activation X, unit U)        "{U} [joins|does not join] {X}"
action activate(activation X)           "{X} [be carried out|was carried out]"
  made of command(Q, U) when leads(X, Q) and joins(X, U)
sort battle
sort attack_mission = blitzkrieg, balanced_attack  # two of the four attack chits have their names in the text
sort defend_mission = counterattack, defense_in_depth, standfast, balanced_defense, delay, withdraw
role attacker(battle X, unit U)         "{U} [attacks|does not attack] in {X}"
role defender(battle X, unit U)         "{U} [defends|does not defend] in {X}"
action fight(battle X)                  "{X} [be fought|was fought]"
  made of attack(U, E) when attacker(X, U) and defender(X, E)
given attack_chit(battle X) -> attack_mission "the attack mission of {X} [is|is not] {attack_mission}"
given defend_chit(battle X) -> defend_mission "the defend mission of {X} [is|is not] {defend_mission}"

# ---- events
event mark(unit U, counter M)           "an {M} marker [be put|was put] on {U}" adds marker(U, M)
event flip(unit U)                      "{U} [be turned|was turned] to its reduced side" adds reduced(U)
event eliminate(unit U)                 "{U} [be eliminated|was eliminated]" drops at(U)

# ---- players' words
also command "bring under command", "activate"
also in_supply "supplied", "in supply"
also hq "headquarters", "HQ"

# ---- boards: how the words look
draw german as "dark"
draw slovakian as "dark"
draw soviet as "second dark"
draw polish as "light"
draw infantry as "infantry"
draw mountain_infantry as "mountain infantry"
draw motorized_infantry as "motorized infantry"
draw cavalry as "cavalry"
draw armor as "armour"
draw light_armor as "recon"
draw artillery as "guns"
draw fortress as "fortress"
draw hq as "headquarters"
draw regiment as "III"
draw brigade as "X"
draw division as "XX"
draw corps as "XXX"
draw army as "XXXX"
draw front as "XXXXX"
draw factor as "strength"
draw bracketed as "nothing"
draw supreme as "nothing"
draw reduced as "label"
draw at as "place"
draw out_of_supply as "label"
draw exploit as "label"
draw clear as "clear"
draw forest as "wood"
draw rough as "rough"
draw mountain as "mountains"
draw town as "town"
draw city as "city"
draw country as "nothing"
draw map_edge as "nothing"
draw east_edge as "nothing"
draw last_through as "nothing"
draw road as "road"
draw river as "river"
draw attack as "attack"
draw enter as "move"
draw attacker as "attacker"
draw defender as "target"
