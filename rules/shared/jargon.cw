# What players of wargames say, and what rulebooks say for it: only finding clauses goes by this.
# On the left what players type, on the right what books print; what stands on the right of one line means each other.
# Endings, British and American spelling, hyphens and slips of typing need no line of their own.

# ---- counters and their figures
jargon "mp", "mps", "movement allowance", "move points", "movement factor", "mf", "moves"
  for "movement points", "movement power"
jargon "sp", "sps", "strength factor", "combat strength" for "strength points", "strength"
jargon "cf", "attack factor", "combat value" for "combat factor", "attack power"
jargon "steps", "step losses", "casualties", "damage", "attrition" for "losses", "step"
jargon "arty", "guns", "cannon", "batteries", "howitzers" for "artillery"
jargon "inf", "foot", "rifle", "riflemen" for "infantry"
jargon "cav", "horse", "uhlans", "mounted" for "cavalry"
jargon "tank", "panzer", "panzers", "arm", "afv", "armd" for "armour", "tanks"
jargon "recce", "recon", "scout" for "reconnaissance", "scouts"
jargon "mech", "motorised", "mot" for "mechanized", "motorized"
jargon "hqs", "command post", "staff" for "headquarters", "hq", "command"
jargon "planes", "airplanes", "bombers", "stukas", "luftwaffe", "air force", "air power", "air support", "air strike"
  for "aircraft", "air"
jargon "mountain troops", "alpine" for "mountaineers", "mountain units"
jargon "chit", "token" for "marker", "counter"
jargon "pieces", "formations" for "units"
jargon "subunits", "break down", "battalions" for "sub-units"
jargon "pile", "same hex" for "stack", "stacking"
jargon "allied", "friend" for "allies", "friends", "friendly"
jargon "opponent", "hostile", "foe" for "enemy"
jargon "adjacent", "neighbouring", "next to" for "zone", "neighbours", "beside"

jargon "sov", "sovs", "russian", "russians", "ruskies", "red army" for "soviet", "soviets"
jargon "ger", "wehrmacht", "jerries" for "german", "germans"
jargon "thru" for "through"
jargon "gas", "petrol", "gasoline" for "fuel"

# ---- stacking
jargon "stacking limit", "stack limit", "stack size", "max stack", "how many units in a hex", "how many units per hex",
  "how many counters in a hex", "how many can stack", "units per hex"
  for "stacking limits"
jargon "overstack", "overstacking", "too many units" for "stacking limits"

# ---- zones of control
jargon "zocs", "zone of ctrl", "control zone", "field of control" for "zone of control", "zoc", "zone"
jargon "ezoc", "ezocs", "enemy zoc" for "enemy zone of control", "enemy zone"
jargon "exert", "project", "extend" for "has", "reach", "covers"
jargon "locked", "sticky", "pinned" for "stop zone", "engaged"
jargon "disengage", "break contact", "move away", "walk away", "get away", "leave combat"
  for "leaving zone", "leave zone"
jargon "infiltrate", "infiltration", "zoc to zoc" for "from zone to zone", "within zone"

# ---- moving
jargon "sequence of play", "turn order", "turn sequence", "order of play", "game turn"
  for "turns phases", "order turn", "phases"
jargon "who goes first", "who moves first", "who starts", "first player"
  for "whose phase", "order of a turn", "move first"
jargon "highway", "main road", "paved road" for "primary road", "road"
jargon "minor road", "side road", "track", "dirt road" for "secondary road"
jargon "rail line", "train line" for "railway", "railroad", "rail"
jargon "wide river" for "big river", "major river"
jargon "minor river", "creek", "brook" for "small river", "stream"
jargon "ford", "wade", "river crossing" for "crossing river", "river"
jargon "trees", "wooded", "jungle" for "wood", "forest"
jargon "marsh", "bog", "marshes" for "swamp"
jargon "urban", "built up", "built-up", "village" for "town", "city"
jargon "plain", "open ground", "open terrain" for "clear", "clear hex"
jargon "landscape" for "ground", "terrain"
jargon "terrain modifiers" for "ground combat", "terrain effects"
jargon "hex side", "edge of a hex" for "hexside", "bank"
jargon "go into", "move into", "move onto" for "enter", "entry"
jargon "pay", "toll" for "cost", "price", "costs"
jargon "get on", "get onto", "rejoin", "join a road" for "getting onto", "entering"
jargon "carry over", "keep", "bank", "hoard", "store up" for "saved", "carried over"
jargon "lend", "transfer", "share", "give away" for "lent", "transferable"
jargon "takeback", "take back", "undo" for "hand", "correction"
jargon "spend all", "use all", "leftover" for "spend", "left over"
jargon "movement limit", "exceed movement", "overspend", "move too far" for "exceed movement points", "limit move"
jargon "reserves", "arrivals" for "reinforcements"
jargon "skip", "pass a phase", "omit" for "omittable", "left out", "leave out"
jargon "edge of the map", "board edge", "off map" for "edge", "map edge"

# ---- combat
jargon "fight", "fighting" for "combat", "battle", "attack"
jargon "assault", "strike", "hit" for "attack"
jargon "counter attack", "strike back", "hit back", "riposte" for "counter-attack", "counterattack"
jargon "forced to attack", "forced attack", "mandatory attack", "compulsory attack", "obliged to attack"
  for "have to attack", "must attack"
jargon "combat odds", "strength ratio", "combat ratio" for "ratio", "odds", "force ratio"
jargon "drm", "drms", "die roll modifier", "dice modifier", "column shift", "shifts"
  for "modifiers", "columns", "modifier"
jargon "combat table" for "combat results", "results of combat", "combat results table", "crt"
jargon "tec", "terrain chart" for "terrain effects chart", "terrain characteristics chart", "terrain table"
jargon "rolling", "2d6", "d6" for "roll", "dice", "die"
jargon "flank", "flanking", "surround", "encircled", "several sides", "all sides", "many directions"
  for "directions", "sides", "surrounded", "siege"
jargon "defending", "defend", "defends", "on the defensive" for "defence", "defenders"
jargon "attacking", "attacks" for "attack", "attackers"
jargon "how many", "how much", "max", "maximum", "cap" for "limits", "at most"
jargon "min" for "at least", "minimum"
jargon "bonus", "advantage" for "shift", "modifier"
jargon "penalty", "disadvantage" for "halved", "modifier"
jargon "gang up", "join forces", "combine", "combined attack" for "several against one", "together", "summed"
jargon "work out the odds", "calculate the odds", "compute odds", "calculate odds", "odds calculation",
  "figure out the odds"
  for "ratio of strengths", "force ratio", "the ratio"
jargon "other side", "far side" for "across", "cross", "crossing", "extend"
jargon "single out", "one by one", "one unit of a stack", "one unit in a stack", "one unit in the hex",
  "which unit in the hex", "pick out", "target one"
  for "separate", "as a whole", "picked"
jargon "split attack", "divide attack", "different targets" for "splitting", "split attacks"
jargon "bombard", "bombardment", "barrage", "shell", "shelled", "artillery fire", "shooting"
  for "fire", "shelling", "artillery attacks"
jargon "defensive terrain", "defender's terrain" for "defender's ground", "terrain defender"
jargon "dug in", "entrench", "entrenched", "entrenchment", "trench", "trenches", "foxholes", "fieldworks"
  for "field fortifications", "field works", "works", "dig in"
jargon "fort", "forts", "bunker", "bunkers", "fortress", "pillbox"
  for "fortifications", "stationary fortifications", "works"
jargon "run over" for "overrun", "passage", "passes over"
jargon "retaliate", "retaliation", "revenge", "fight back" for "counter-attack", "counterattack"
jargon "overpower", "mobile assault" for "raid", "overrun"
jargon "ex" for "exchange", "draw"
jargon "no effect" for "deadlock", "dash"

jargon "by itself", "unaccompanied", "sole", "lone" for "alone", "on its own", "on their own", "without other"
jargon "again", "more than once", "repeatedly", "how many times" for "once", "twice", "how often"
jargon "jointly", "in company", "at the same time", "simultaneously" for "together", "joint"
jargon "negate", "cancel", "ignore", "immune", "disregard" for "ignores", "negates", "no effect"
jargon "stack up", "combine modifiers", "both apply" for "cumulative", "adds up", "add up", "additive"
jargon "halve", "half strength" for "halved", "half"
jargon "round up", "round down", "fractions", "fraction" for "rounding", "rounded"
jargon "loser", "losing side", "repulsed" for "beaten", "defeated"
jargon "attack fails", "unsuccessful attack", "lose an attack", "attack failed"
  for "failed attack", "failed", "attackers are beaten"
jargon "how many hexes", "distance" for "how far", "hexes", "range", "length"
jargon "distribute", "allocate", "assign", "apportion", "divide up" for "spread", "shares", "evenly", "among"
jargon "before" for "first"

# ---- after combat
jargon "withdraw", "withdrawal", "pull back", "go back", "rout", "flee", "driven back", "pushed back"
  for "retreat", "falling back", "fall back"
jargon "no retreat", "hold", "hold ground", "hold the hex", "stand fast", "stand firm", "refuse to retreat",
  "ignore retreat", "stay put", "instead of retreat", "instead of retreating", "not retreat", "not want to retreat",
  "avoid retreat", "decline to retreat"
  for "standing fast", "stand", "stay"
jargon "cannot retreat", "can not retreat", "unable to retreat", "blocked retreat", "no retreat path",
  "nowhere to retreat", "no way out", "trapped"
  for "where retreat", "retreat forbidden hexes", "retreat restrictions", "falling back under siege", "length of a retreat",
  "retreat whole way stops"
jargon "where do i retreat", "retreat where", "retreat path"
  for "where retreat", "retreat direction", "retreat restrictions"
jargon "part of the retreat", "retreat part" for "partial retreat", "retreating part"
jargon "advance after combat", "exploit", "chase", "follow up", "breakthrough"
  for "pursuit", "pursue", "exploitation", "advance"
jargon "victor", "winner", "winning" for "victorious", "victors", "wins"
jargon "destroyed", "killed", "dead", "wiped out", "annihilated" for "eliminated", "dies", "lost"
jargon "replacements", "recover", "recovery", "regain", "heal", "rebuild", "recovered"
  for "restored", "irreversible", "for good", "refill"
jargon "disrupted", "disruption", "shaken", "disordered", "demoralised", "unorganised"
  for "disorganization", "disorganized", "disorder"
jargon "regroup", "recover from disorder" for "rally"

# ---- supply and command
jargon "oos", "unsupplied", "no supply", "without supply", "cut off", "lack of supply" for "out of supply", "supply"
jargon "line of supply", "los", "loc", "line of communication", "trace supply", "supply path", "supply route"
  for "supply line", "tracing supply"
jargon "supply source", "depot", "supply point" for "bases", "sources", "supply base"
jargon "interdict", "cut supply", "blocked supply", "supply blocked" for "blocks supply line", "zones and supply"
jargon "command radius", "command span", "hq range", "hq radius", "leadership range"
  for "command range", "units under command"
jargon "activate", "in command" for "activating", "activation", "act", "under command"

# ---- how the game is set up and ends
jargon "win", "winning", "vp", "vps", "points", "score" for "victory", "victory points"
jargon "capitulate", "capitulation" for "surrender"
jargon "abbreviation", "acronym", "stands for", "short for", "glossary" for "abbreviations"
jargon "mean", "meaning", "result codes", "result symbols" for "symbols", "means"
jargon "optional rules", "variants" for "options"
jargon "hex scale", "map scale" for "scale", "hex size"

# ---- what a question is after
jargon "must", "have to", "has to", "need to", "forced", "obliged", "obligatory", "mandatory", "compulsory", "required",
  "owe"
  for require
jargon "may not", "can not", "cannot", "must not", "forbidden", "prohibited", "banned", "not allowed", "illegal",
  "never", "barred"
  for forbid
jargon "need not", "do not have to", "not have to", "optional", "voluntary", "does not have to", "do not need to"
  for excuse
jargon "allowed", "legal", "permitted", "possible", "can", "may" for permit
jargon "allowed", "legal", "permitted", "possible", "can", "may" for forbid
