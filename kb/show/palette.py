"""The style sheet of boards. Colours have the names of the site's tokens; a board that stands alone has them written out, once for
light and once for dark, because not every program that shows SVG knows custom properties."""

from __future__ import annotations

import re

LIGHT = {
    "paper": "#FBFAF6", "surface": "#FFFFFF", "ink": "#1C2127", "ink-2": "#474E57", "ink-3": "#666C74", "accent": "#1B4F80", "no": "#A02429",
    "pl": "#8E1F2D", "pl-fill": "#FFFDF8", "pl-2": "#1F4E8E", "de": "#46534F", "de-2": "#6B4A2B", "de-ink": "#FFFFFF",
    "hex": "#FFFEFB", "hex-line": "#CFC9BA", "wood": "#DCE6D3", "wood-full": "#CADABD", "tree": "#7E9A73", "water": "#5C93B8", "high": "#E6E0D6", "hilly": "#F3ECDD",
    "contour": "#A48A5E", "house": "#7A6F66", "road": "#B59A6A", "swamp": "#E4ECE6", "zoc-pl": "#A02429", "zoc-pl-2": "#1F4E8E",
    "zoc-de": "#2F4A45", "zoc-de-2": "#6B4A2B",
}
DARK = {
    "paper": "#14171B", "surface": "#1B1F25", "ink": "#E9E6DF", "ink-2": "#B9BCC2", "ink-3": "#959BA4", "accent": "#8FBDEB", "no": "#F3A09B",
    "pl": "#8E1F2D", "pl-fill": "#F4EFE6", "pl-2": "#1F4E8E", "de": "#4A5A55", "de-2": "#6E4E30", "de-ink": "#FFFFFF",
    "hex": "#1B1F25", "hex-line": "#3A414A", "wood": "#22301F", "wood-full": "#1C3A1B", "tree": "#5C7A52", "water": "#4C86AD", "high": "#2C2B2A", "hilly": "#29271F",
    "contour": "#A48A5E", "house": "#A79B90", "road": "#8A744B", "swamp": "#1F2B2A", "zoc-pl": "#F08A84", "zoc-pl-2": "#86B4EC",
    "zoc-de": "#9DB8B1", "zoc-de-2": "#D0A678",
}
RULES = """
.board text{font-family:{sans};font-size:10.5px;fill:{ink}}
.board .f95{font-size:9.5px} .board .f85{font-size:8.5px} .board .f80{font-size:8px} .board .f75{font-size:7.5px}
.board .h{fill:{hex};stroke:{hex-line};stroke-width:1}
.board .h.hilly{fill:{hilly}} .board .h.high{fill:{high}} .board .h.swamp{fill:{swamp}} .board .h.wood{fill:{wood}} .board .h.full{fill:{wood-full}}
.board .h.lake{fill:{water};fill-opacity:.5} .board .h.wet{fill:{water};fill-opacity:.18} .board .h.pth{fill:{water};fill-opacity:.24}
.board .tree{fill:{tree}} .board .house{fill:{house}} .board .peak{fill:{house};opacity:.75}
.board .tuft{fill:none;stroke:{tree};stroke-width:1.2} .board .wave{fill:none;stroke:{water};stroke-width:1.3}
.board .contour{fill:none;stroke:{contour};stroke-width:1.5;stroke-linecap:round}
.board .fort{fill:{ink-2}} .board .star{fill:none;stroke:{ink-2};stroke-width:1.4} .board .ditch{fill:none;stroke:{ink-2};stroke-width:1.8}
.board text.hn{font-size:8.5px;fill:{ink-3};font-feature-settings:"tnum"}
.board text.mid{text-anchor:middle}
.board .shore,.board .big,.board .river,.board .stream{fill:none;stroke:{water};stroke-linecap:round;stroke-linejoin:round}
.board .shore{stroke-width:13;stroke-opacity:.55} .board .big{stroke-width:8} .board .river{stroke-width:4.5} .board .stream{stroke-width:2}
.board .inner{fill:none;stroke:{hex};stroke-width:1.2;stroke-linecap:round;opacity:.75}
.board .some{fill:none;stroke:{ink-3};stroke-width:2;stroke-dasharray:1 4;stroke-linecap:round}
.board .wall{fill:none;stroke:{ink-2};stroke-width:2.4} .board .teeth{fill:none;stroke:{ink-2};stroke-width:7;stroke-dasharray:3.5 4}
.board .road,.board .path,.board .rail,.board .ties{fill:none;stroke:{road};stroke-linecap:round} .board .road{stroke-width:3.4}
.board .path{stroke-width:1.8;stroke-dasharray:5 4} .board .rail{stroke:{ink-3};stroke-width:1.4}
.board .ties{stroke:{ink-3};stroke-width:6;stroke-dasharray:1.4 6;stroke-linecap:butt}
.board .deck{fill:{hex}} .board .rails{fill:none;stroke:{ink-2};stroke-width:1.6} .board .gap{fill:none;stroke:{no};stroke-width:2}
.board .zt{fill-opacity:.07} .board .zh{stroke-width:1;stroke-opacity:.42} .board .zl{fill:none;stroke-width:1.6;stroke-dasharray:5 3.5;stroke-linecap:round}
.board .zt.light{fill:{zoc-pl}} .board .zh.light,.board .zl.light{stroke:{zoc-pl}}
.board .zt.second-light{fill:{zoc-pl-2}} .board .zh.second-light,.board .zl.second-light{stroke:{zoc-pl-2}}
.board .zt.dark,.board .zt.plain{fill:{zoc-de}} .board .zh.dark,.board .zl.dark,.board .zh.plain,.board .zl.plain{stroke:{zoc-de}}
.board .zt.second-dark{fill:{zoc-de-2}} .board .zh.second-dark,.board .zl.second-dark{stroke:{zoc-de-2}}
.board .ctr .bg{fill:{surface};stroke:{ink-2};stroke-width:1.2} .board .ctr .sy{fill:none;stroke:{ink-2};stroke-width:1.5}
.board .ctr .dot,.board .ctr text{fill:{ink-2}} .board .ctr text{font-weight:600;text-anchor:middle}
.board .ctr.light .bg{fill:{pl-fill};stroke:{pl}} .board .ctr.light .sy{stroke:{pl}} .board .ctr.light .dot,.board .ctr.light text{fill:{pl}}
.board .ctr.second-light .bg{fill:{pl-fill};stroke:{pl-2}} .board .ctr.second-light .sy{stroke:{pl-2}}
.board .ctr.second-light .dot,.board .ctr.second-light text{fill:{pl-2}}
.board .ctr.dark .bg{fill:{de};stroke:{de}} .board .ctr.second-dark .bg{fill:{de-2};stroke:{de-2}}
.board .ctr.dark .sy,.board .ctr.second-dark .sy{stroke:{de-ink}}
.board .ctr.dark .dot,.board .ctr.dark text,.board .ctr.second-dark .dot,.board .ctr.second-dark text{fill:{de-ink}}
.board .ctr.dark .bg,.board .ctr.second-dark .bg{stroke:{hex};stroke-width:.8}
.board .ctr text.sz{font-size:8.5px;letter-spacing:.06em} .board .ctr text.l{text-anchor:start} .board .ctr text.r{text-anchor:end}
.board .focus{fill:{hex};stroke:{accent};stroke-width:2.5}
.board .more{font-weight:600;fill:{ink-2}}
.board .ctr .mk rect{fill:#F2B705;stroke:#3A2C00;stroke-width:1} .board .ctr .mk .ink{fill:#3A2C00}
.board .ctr .mk.quiet rect{fill:{surface};stroke:{ink-2}} .board .ctr .mk.quiet .edge{fill:none;stroke:{ink-2};stroke-width:1.5}
.board .ctr .mk.quiet text{fill:{ink-2}}
.board .ar{fill:none;stroke:{ink};stroke-width:2.4} .board .tip{fill:{ink}}
.board .ar.move,.board .ar.retreat{stroke:{ink-2};stroke-dasharray:.1 5;stroke-width:2.8;stroke-linecap:round} .board .tip.move,.board .tip.retreat{fill:{ink-2}}
.board .ar.fire{stroke-width:1.6}
.board .ar.done{stroke:{ink-3};stroke-width:1.6} .board .tip.done{fill:{ink-3}}
.board .ar.x{stroke:{no};stroke-dasharray:6 4;stroke-width:2.4;stroke-linecap:butt} .board .cross{fill:none;stroke:{no};stroke-width:2.8;stroke-linecap:round}
.board .lb{font-weight:600;text-anchor:middle;paint-order:stroke;stroke:{hex};stroke-width:3px;stroke-linejoin:round}
.board text.st{font-family:{serif};font-size:15px;font-weight:600;fill:{accent};text-anchor:middle}
.board .sheet{fill:{paper}} .board text.note{fill:{ink-2};font-size:11px}
""".strip()
SANS, SERIF = "Inter,'Helvetica Neue',Arial,sans-serif", "'Source Serif 4',Georgia,serif"
TOKEN = re.compile(r"\{([a-z][a-z0-9-]*)\}")
FONTS = {"sans": SANS, "serif": SERIF}


def board_css() -> str:
    """For a page that has the tokens; where one is missing its light value stands in."""
    return TOKEN.sub(lambda f: f"var(--{f[1]},{(FONTS | LIGHT)[f[1]]})", RULES)


def standalone_css() -> str:
    """For a file of its own: light, and dark where the reader prefers it. Only colours differ, so only rules with one are repeated."""
    light, dark = (TOKEN.sub(lambda f: (FONTS | colours)[f[1]], RULES) for colours in (LIGHT, DARK))
    changed = [new for old, new in zip(light.split("\n"), dark.split("\n")) if old != new]
    return light + "\n@media (prefers-color-scheme:dark){\n" + "\n".join(changed) + "\n}"
