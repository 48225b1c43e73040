# What players of wargames say, and what rulebooks say for it: only finding clauses goes by this.
# On the left what players type, on the right what books print; what stands on the right of one line means each other.
# Endings, British and American spelling, hyphens and slips of typing need no line of their own.

# ---- counters and their figures
jargon "mp", "mps", "movement allowance", "move points", "movement factor", "mf", "moves" for "movement points", "movement power"
jargon "sp", "sps", "strength factor", "combat strength" for "strength points", "strength"
jargon "cf", "attack factor", "combat value" for "combat factor", "attack power"
jargon "steps", "step losses", "casualties", "damage", "attrition" for "losses", "step"
jargon "arty", "guns", "cannon", "batteries", "howitzers" for "artillery"
jargon "inf", "foot", "rifle", "riflemen" for "infantry"
jargon "cav", "horse", "uhlans", "mounted" for "cavalry"
jargon "tank", "panzer", "panzers", "arm", "afv", "armd" for "armour", "tanks"
jargon "recce", "recon", "scout", "scouts" for "reconnaissance", "scouts"
jargon "mech", "motorised", "mot" for "mechanized", "motorized"
jargon "hq", "hqs", "command post", "staff" for "headquarters", "hq"
jargon "planes", "airplanes", "bombers", "stukas", "luftwaffe", "air force", "air power", "air support", "air strike" for "aircraft", "air"
jargon "mountain troops", "alpine" for "mountaineers", "mountain units"
jargon "counter", "chit", "token" for "marker", "counter"
jargon "pieces", "formations" for "units"
jargon "subunits", "break down", "battalions" for "sub-units"
jargon "stack", "pile", "same hex" for "stack", "stacking"
jargon "allied", "allies", "friend" for "allies", "friends", "friendly"
jargon "opponent", "hostile", "foe" for "enemy"
jargon "adjacent", "neighbouring", "next to" for "zone", "neighbours", "beside"

# ---- stacking
jargon "stacking limit", "stack limit", "stack size", "max stack", "how many units in a hex", "how many units per hex",
  "how many counters in a hex", "how many can stack", "units per hex" for "stacking limits", "stack of"
jargon "overstack", "overstacking", "too many units" for "stacking limits", "stack of"

# ---- zones of control
jargon "zoc", "zocs", "zone of ctrl", "control zone", "field of control" for "zone of control", "zones", "zone"
jargon "ezoc", "ezocs", "enemy zoc", "enemy zone" for "enemy zone of control", "enemy zone"
jargon "exert", "project", "extend" for "has", "reach", "covers"
jargon "locked", "sticky", "pinned" for "stop zone", "engaged"
jargon "disengage", "break contact", "move away", "walk away", "get away", "leave combat" for "leaving zone", "leave zone"
jargon "infiltrate", "infiltration", "zoc to zoc" for "from zone to zone", "within zone"

# ---- moving
jargon "sequence of play", "turn order", "turn sequence", "order of play", "game turn", "phases" for "turns phases", "order turn", "phases"
jargon "who goes first", "who moves first", "who starts", "first player" for "whose phase", "order turn", "germans first"
jargon "highway", "main road", "paved road" for "primary road", "road"
jargon "minor road", "side road", "track", "dirt road" for "secondary road"
jargon "railway", "railroad", "rail line", "train line" for "railway", "railroad", "rail"
jargon "major river", "wide river" for "big river", "major river"
jargon "minor river", "creek", "brook" for "small river", "stream"
jargon "ford", "wade", "river crossing" for "crossing river", "river"
jargon "forest", "trees", "wooded", "jungle" for "wood", "forest"
jargon "marsh", "bog", "marshes" for "swamp"
jargon "urban", "built up", "built-up", "village" for "town", "city"
jargon "plain", "open ground", "open terrain" for "clear", "clear hex"
jargon "terrain", "landscape" for "ground", "terrain"
jargon "terrain effects", "terrain modifiers" for "ground combat", "terrain effects"
jargon "hexside", "hex side", "edge of a hex" for "hexside", "bank"
jargon "enter", "go into", "move into", "move onto" for "enter", "entry"
jargon "price", "pay", "toll" for "cost", "price", "costs"
jargon "carry over", "keep", "bank", "hoard", "store up" for "saved", "carried over"
jargon "lend", "transfer", "share", "give away" for "lent", "transferable"
jargon "takeback", "take back", "undo" for "hand", "correction"
jargon "spend all", "use all", "leftover" for "spend", "left over"
jargon "movement limit", "exceed movement", "overspend", "move too far" for "exceed movement points", "limit move"
jargon "reinforcements", "reserves", "arrivals" for "reinforcements"
jargon "skip", "pass a phase", "omit" for "omittable", "left out", "leave out"
jargon "edge of the map", "board edge", "off map" for "edge", "map edge"

# ---- combat
jargon "combat", "fight", "fighting", "battle" for "combat", "battle", "attack"
jargon "assault", "strike", "hit" for "attack"
jargon "counterattack", "counter attack", "strike back", "hit back", "riposte" for "counter-attack", "counterattack"
jargon "have to attack", "must attack", "forced to attack", "forced attack", "mandatory attack", "compulsory attack", "obliged to attack"
  for "have to attack", "must attack"
jargon "odds", "combat odds", "force ratio", "strength ratio", "combat ratio" for "ratio", "odds", "force ratio"
jargon "drm", "drms", "die roll modifier", "dice modifier", "modifiers", "column shift", "shifts" for "modifiers", "columns", "modifier"
jargon "crt", "combat results table", "combat table" for "combat results", "results of combat", "combat results table", "crt"
jargon "tec", "terrain effects chart", "terrain chart", "terrain table" for "terrain effects chart", "terrain characteristics chart", "terrain table"
jargon "roll", "rolling", "dice", "die", "2d6", "d6" for "roll", "dice", "die"
jargon "flank", "flanking", "surround", "surrounded", "encircled", "several sides", "all sides", "many directions" for "directions", "sides",
  "surrounded", "siege"
jargon "defending", "defend", "defends", "on the defensive" for "defence", "defenders"
jargon "attacking", "attacks" for "attack", "attackers"
jargon "how many", "how much", "max", "maximum", "at most", "cap" for "limits", "at most"
jargon "min", "minimum", "at least" for "at least", "minimum"
jargon "bonus", "advantage" for "shift", "modifier"
jargon "penalty", "disadvantage" for "halved", "modifier"
jargon "gang up", "join forces", "combine", "combined attack" for "several against one", "together", "summed"
jargon "work out", "calculate", "compute", "figure out" for "procedure", "resolving"
jargon "cross", "other side", "far side" for "across", "cross", "crossing", "extend"
jargon "single out", "one by one", "one unit of a stack", "one unit in a stack", "one unit in the hex", "which unit in the hex", "pick out", "target one" for "separate", "as a whole", "picked"
jargon "split attack", "divide attack", "different targets" for "splitting", "split attacks"
jargon "bombard", "bombardment", "barrage", "shell", "shelled", "shelling", "artillery fire", "shooting" for "fire", "shelling", "artillery attacks"
jargon "defensive terrain", "defender's terrain" for "defender's ground", "terrain defender"
jargon "dug in", "dig in", "entrench", "entrenched", "entrenchment", "trench", "trenches", "foxholes", "fieldworks" for "field fortifications", "field works",
  "works", "dig in"
jargon "fort", "forts", "bunker", "bunkers", "fortress", "pillbox" for "fortifications", "stationary fortifications", "works"
jargon "overrun", "run over" for "overrun", "passage", "passes over"
jargon "overpower", "mobile assault" for "raid", "overrun"
jargon "exchange", "ex" for "exchange", "draw"
jargon "no effect" for "deadlock", "dash"

# ---- after combat
jargon "withdraw", "withdrawal", "pull back", "fall back", "falling back", "go back", "rout", "flee", "driven back", "pushed back" for "retreat",
  "falling back", "fall back"
jargon "no retreat", "hold", "hold ground", "hold the hex", "stand fast", "stand firm", "refuse to retreat", "ignore retreat", "stay put",
  "instead of retreat", "not retreat" for "standing fast", "stand", "stay"
jargon "cannot retreat", "can not retreat", "unable to retreat", "blocked retreat", "no retreat path", "nowhere to retreat", "no way out",
  "trapped" for "where retreat", "forbidden hexes", "retreat restrictions", "falling back under siege", "length of a retreat"
jargon "where do i retreat", "retreat where", "retreat direction", "retreat path" for "where retreat", "retreat direction", "retreat restrictions"
jargon "partial retreat", "part of the retreat", "retreat part" for "partial retreat", "retreating part"
jargon "advance", "advance after combat", "exploit", "exploitation", "chase", "follow up", "breakthrough" for "pursuit", "pursue", "exploitation",
  "advance"
jargon "victor", "winner", "winning" for "victorious", "victors", "wins"
jargon "destroyed", "killed", "dead", "wiped out", "annihilated", "dies" for "eliminated", "dies", "lost"
jargon "replacements", "recover", "recovery", "regain", "heal", "rebuild", "recovered" for "restored", "irreversible", "for good", "refill"
jargon "disrupted", "disruption", "shaken", "disordered", "disorder", "demoralised", "unorganised" for "disorganization", "disorganized", "disorder"
jargon "rally", "regroup", "recover from disorder" for "rally"

# ---- supply and command
jargon "oos", "unsupplied", "no supply", "without supply", "cut off", "lack of supply" for "out of supply", "supply"
jargon "out of supply" for "out of supply", "in supply", "supply"
jargon "isolated", "isolation" for "isolation", "isolated"
jargon "supply line", "line of supply", "los", "loc", "line of communication", "trace supply", "tracing supply", "supply path", "supply route"
  for "supply line", "tracing supply"
jargon "supply source", "supply base", "depot", "supply point" for "bases", "sources", "supply base"
jargon "interdict", "cut supply", "blocked supply", "supply blocked" for "blocks supply line", "zones and supply"
jargon "command radius", "command range", "command span", "hq range", "hq radius", "leadership range" for "command range", "units under command"
jargon "activate", "activation", "in command" for "activating", "activation", "act", "under command"

# ---- how the game is set up and ends
jargon "win", "winning", "vp", "vps", "points", "score" for "victory", "victory points"
jargon "surrender", "capitulate", "capitulation" for "surrender"
jargon "abbreviation", "acronym", "stands for", "short for", "mean", "meaning" for "abbreviations", "symbols", "means", "definition"
jargon "optional rules", "variants" for "options"
jargon "scale", "hex scale", "map scale" for "scale", "hex size"

# ---- what a question is after
jargon "must", "have to", "has to", "need to", "forced", "obliged", "obligatory", "mandatory", "compulsory", "required", "owe" for require
jargon "may not", "can not", "cannot", "must not", "forbidden", "prohibited", "banned", "not allowed", "illegal", "never", "barred" for forbid
jargon "need not", "do not have to", "not have to", "optional", "voluntary", "does not have to", "do not need to" for excuse
jargon "allowed", "legal", "permitted", "am i allowed", "may i", "can i", "possible" for permit
