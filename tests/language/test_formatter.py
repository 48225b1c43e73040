"""The common style: stable, and never a change of meaning."""

from pathlib import Path

import pytest

from kb.language.formatter import WIDTH, essence, format_text, layout
from kb.language.reader import read
from kb.language.spans import Refused

ROOT = Path(__file__).parents[2]
RULES = sorted((ROOT / "rules").rglob("*.cw"))

UNTIDY = """book   tiny "A tiny game"
sort unit   # counters
# spoken of below
given tired(unit U)      "{U} [is|is not] tired"
given at(unit U)->hex    "{U} [stands|does not stand] on {hex}"


[1.1]   Resting
# why this is here
 | A tired unit rests.

      see 1.2
    (1)   permit rest( U,E ) when tired(U)
  and   strength(U)>=3      # three
        unless at(U)=at( E )
  forbid rest(U, E) when tired(U) and tired(E) and strength(U) > 3 and strength(E) > 3 and at(U) = A and at(E) = B and adjacent(A, B)
 dispute tiny-A1 "who"
 reading a preferred "all"
 forbid rest(U, _) when tired(U)
 # the other
 reading b "none"
 example "one"
 given
 unit a:  red,at 0101   # here
   ask   may rest(a, b)
  expect yes   by 1.1
[1.2] Later
  commentary "two  blanks stay"
"""

TIDY = """book tiny "A tiny game"
sort unit  # counters
# spoken of below
given tired(unit U)      "{U} [is|is not] tired"
given at(unit U) -> hex    "{U} [stands|does not stand] on {hex}"

[1.1] Resting
  # why this is here
  | A tired unit rests.

  see 1.2
  (1) permit rest(U, E) when tired(U)
    and strength(U) >= 3  # three
    unless at(U) = at(E)
  forbid rest(U, E)
    when tired(U) and tired(E) and strength(U) > 3 and strength(E) > 3 and at(U) = A and at(E) = B and adjacent(A, B)
  dispute tiny-A1 "who"
    reading a preferred "all"
      forbid rest(U, _) when tired(U)
    # the other
    reading b "none"

  example "one"
    given
      unit a: red, at 0101  # here
    ask may rest(a, b)
    expect yes by 1.1

[1.2] Later
  commentary "two  blanks stay"
"""


def test_an_untidy_file():
    assert format_text(UNTIDY).split("\n") == TIDY.split("\n")


def test_what_cannot_be_read_is_refused():
    with pytest.raises(Refused):
        format_text("[1.1] Broken\n  permit attack(U when\n")


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", "[1.1] Bare\n", "sort unit\n\n\n# end\n"])
def test_small_texts(text):
    once = format_text(text)
    assert format_text(once) == once
    assert [line for line in once.split("\n") if "#" in line] == [line for line in text.split("\n") if "#" in line]


@pytest.mark.parametrize("file", RULES, ids=lambda p: "/".join(p.parts[-2:]))
def test_rules_keep_their_meaning(file):
    text = file.read_text(encoding="utf-8")
    laid_out = layout(text)
    assert essence(read(text, "")) == essence(read(laid_out, "")), "the layout changed the meaning"
    assert layout(laid_out) == laid_out, "formatting twice is formatting once"
    assert text.count("#") == laid_out.count("#"), "a comment was lost"
    long = [line for line in laid_out.split("\n") if len(line) > WIDTH and line.lstrip().startswith(("and", "when", "unless"))]
    assert not [line for line in long if " and " in line.strip()[4:]]
