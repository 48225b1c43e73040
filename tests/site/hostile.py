"""A little book whose every name, title, sentence and question tries to be more than text."""

from __future__ import annotations

from pathlib import Path

SCRIPT = "<script>alert(1)</script>"
IMAGE = "<img src=x onerror=alert(2)>"
MARKDOWN = "**x** [a](b) `c` # h | d | _e_ ![f](g) {{ h }} {% i %} <!-- j"
NAMED = "**x** [a](b) `c` | d | _e_ <!-- j"
TURNED = "\u202eright\u202c\u200f to left\u2066"
POLISH = "Zażółć gęślą jaźń ŁÓDŹ"
LONG = "w" * 10_000
SIGNS = "& &amp; &lt;b&gt; ' ‘ ’ “ ” \\ </title> </main> ]]> --> javascript:alert(3)"
QUOTED = '" onmouseover="alert(4)" x="'  # where a string of the language may not hold a quotation mark, a title or a summary may

BOOK = f'''book hostile "{SCRIPT} {SIGNS} {TURNED}" edition "{IMAGE} {MARKDOWN}" grid flat_top columns_first
sort side = red, blue
phase camping is camp of red "{SCRIPT} {POLISH}"
phase brawling is brawl of blue "{MARKDOWN} {LONG}"
'''

VOCABULARY = f'''sort unit
sort ground = open_ground, bog
given side(unit U) -> side "{{U}} [fights|does not fight] for {{side}} {SCRIPT}"
given tired(unit U) "{{U}} [is|is not] tired {IMAGE} & &lt; {POLISH}"
given at(unit U) -> hex "{{U}} [stands|does not stand] on {{hex}}"
derived weary(unit U) "{{U}} [is|is not] **weary** {LONG[:300]}"
action rest(unit U) "{{U}} [rest {SCRIPT}|rested {SCRIPT}]"
amount price(unit U) "the price of {{U}} **x** `c` <!-- j {SCRIPT}"
table chart(ground G) -> number not printed "{SCRIPT} {SIGNS}"
table fees(ground G) -> number = open_ground: 1, bog: 2
term rest "{IMAGE} resting {POLISH}"
term red "{SCRIPT} reds"
also rest "{SIGNS}", "{MARKDOWN}"
'''

CHAPTER = f'''[1.0] {SCRIPT} {QUOTED} {MARKDOWN} {POLISH}
  | {SCRIPT} {QUOTED} {IMAGE} {MARKDOWN} {SIGNS} {TURNED}
  commentary "{SCRIPT} {MARKDOWN}"

[1.1] {LONG[:300]} {SIGNS}
  | {LONG[:300]}
  | # not a heading
  | | not | a table |
  | - not a list, see 1.2 and 1.0
  see 1.2
  permit rest(U) when tired(U) and side(U) = red
  forbid rest(U) when phase_of(brawl, S) and side(U) = S
  (1) forbid rest(U) when side(U) = blue
  define weary(U) when tired(U)
  set price(U) = 3 when tired(U)
  defect hostile-E1 "{IMAGE} {LONG[:500]}"

  dispute hostile-A1 "{SCRIPT} {LONG[:500]} {TURNED}"
    reading a preferred "{IMAGE} {MARKDOWN}"
    reading b "{SIGNS} {SCRIPT}"
      forbid rest(U) when tired(U) and at(U) = 3228

  example "{SCRIPT} {MARKDOWN} {POLISH}"
    given
      unit "{SCRIPT}": red, tired, at 3228
      unit "{IMAGE} {POLISH}": blue, tired, at 3229
    ask may rest("{SCRIPT}")
    expect yes by 1.1

  example "{LONG[:500]}"
    given
      unit "{LONG[:200]}": red, tired
    ask may rest("{LONG[:200]}")
    expect yes by 1.1

  example "{SIGNS} {IMAGE} {TURNED}"
    given
      unit "{SIGNS}": blue, tired
    ask may rest("{SIGNS}")
    expect no by 1.1/1

  example "the same title"
    given
      unit "**bold** `code`": red, tired
    ask value price("**bold** `code`")
    expect 3 by 1.1

  example "the same title"
    given
      unit "{NAMED}": red
    ask is weary("{NAMED}")
    expect no

[1.2] {LONG}
  | {IMAGE} {POLISH} {LONG}
  (note) commentary "{TURNED} {SCRIPT} {IMAGE}"
'''

INVENTORY = f'''number,occurrence,printed,kind,line,topic
1.0,1,yes,commentary,1,"heading: {SCRIPT} {QUOTED.replace('"', '""')}"
1.1,1,yes,permission,2,"{SCRIPT} {MARKDOWN}"
1.1/1,1,yes,prohibition,2,"{IMAGE}"
1.2,1,yes,commentary,3,"{SIGNS}"
1.3,1,yes,{SCRIPT},4,"{LONG} {SCRIPT} {TURNED}"
2.0,1,yes,commentary,5,"{IMAGE}"
'''

POSITION = f'''title "{SCRIPT} {QUOTED.replace(chr(34), "'")} {LONG[:300]}"
note "{IMAGE} {MARKDOWN}"
unit "{SCRIPT}": red, tired, at 3228
unit "{LONG[:500]}": blue, tired
'''


def write_hostile(folder: Path) -> Path:
    """The book's folder; files are touched only when they differ, so that a build before this one still counts."""
    files = {"book.cw": BOOK, "vocabulary.cw": VOCABULARY, "01-rest.cw": CHAPTER, "inventory.csv": INVENTORY, "positions/camp.pos": POSITION}
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
    return folder
