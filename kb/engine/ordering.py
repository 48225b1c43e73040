"""In which order the literals of a body are asked: the cheapest next, by what is bound already."""

from __future__ import annotations


from kb.engine.datalog import Slot
from kb.engine.flat import Bind, Group, Member, Rel, Test
from kb.engine.program import READING
from kb.language import model as m
from kb.language.records import record

NOT_YET = float("inf")
LAST = 1_000_000  # guards come after all else: a dispute counts as met only where the rest of a statement holds
SIZES = {"unit": 300, "hex": 3000, "number": 100, "side": 2, "phase": 11, "phase_kind": 6}


@record
class Live:
    """A statement that holds for these arguments and is not lifted (negated: that is not so)."""

    statement: m.Statement
    asked: str
    args: tuple
    negated: bool


class Order:
    """Orders bodies for one book; nominal sizes, so that the order does not depend on the position."""

    def __init__(self, book: m.Book):
        self.book = book
        self.sizes = dict(SIZES)
        for word in book.of_kind("sort"):
            self.sizes.setdefault(word.name, len(word.members) or 20)

    def arrange(self, lits: list, bound: set[str], sorts: dict[str, str], needed: set[str]) -> list:
        """All literals, each after what binds its variables; sorts are enumerated only when nothing else helps."""
        rest, out, bound = list(lits), [], set(bound)
        while rest:
            best = min(rest, key=lambda lit: self.cost(lit, bound))
            if self.cost(best, bound) == NOT_YET:
                best = self.member(rest, bound, sorts)
                out.append(best)
                bound |= free(best)
                continue
            rest.remove(best)
            out.append(best)
            bound |= free(best)
        for name in sorted(needed - bound):
            out.append(Member(sorts.get(name, ""), Slot(name)))
        return out

    def member(self, rest: list, bound: set[str], sorts: dict[str, str]) -> Member:
        waiting = sorted({n for lit in rest for n in waits_for(lit)} - bound, key=lambda n: (self.size(sorts.get(n, "")), n))
        if not waiting:
            raise AssertionError(rest)
        return Member(sorts.get(waiting[0], ""), Slot(waiting[0]))

    def size(self, sort: str) -> int:
        return self.sizes.get(sort, 50)

    def cost(self, lit, bound: set[str]) -> float:
        match lit:
            case Test(vars=vars):
                return 0 if all(v in bound for v in vars) else NOT_YET
            case Bind(vars=vars):
                return 0.2 if all(v in bound for v in vars) else NOT_YET
            case Live(args=args):
                return 0.6 if all(a in bound for a in args if isinstance(a, Slot)) else NOT_YET
            case Group(vars=vars, negated=negated, ways=ways):
                if all(v in bound for v in vars):
                    return 0.5
                return NOT_YET if negated else 40 * len(ways)
            case Rel(name=name) if name == READING:
                return LAST
            case Rel():
                return self.rows(lit, bound)
        return self.size(lit.sort)

    @staticmethod
    def placed(word: m.Word, known: list[bool]) -> bool:
        """Is a hex among what is known?"""
        return any(is_known and p.sort == "hex" for p, is_known in zip(word.params, known))

    def rows(self, lit: Rel, bound: set[str]) -> float:
        """How many rows a relation is expected to yield."""
        known = [not isinstance(a, Slot) or a in bound for a in lit.args]
        if all(known):
            return 0.3
        if lit.name == "adjacent":
            return 6 if any(known) else NOT_YET
        if lit.name == "opposite":
            return 1 if known[1] and (known[0] or known[2]) else NOT_YET
        word = self.book.words[lit.name]
        if word.kind == "table":
            return 1 if all(known[:-1]) else NOT_YET
        if word.kind == "path" and lit.time is None:
            return 30 if all(k or isinstance(word.goal, m.Var) and p.var == word.goal.name for p, k in zip(word.params, known)) else NOT_YET
        sizes = [self.size(p.sort) for p in word.params] + ([self.size(word.value)] if word.value else [])
        if lit.time is not None:
            return 2 if any(known) else 10
        if word.value and all(known[:-1]):
            return 0.9
        total = max(sizes[: len(known)]) if word.kind != "derived" else max(sizes) * 3
        for size, is_known in zip(sizes, known):
            if is_known:
                total /= size
        unbound = [s for s, is_known in zip(sizes, known) if not is_known]
        if word.kind == "derived" and not self.placed(word, known):
            total = max(total, max(unbound) / 10)  # such as all enemies of a unit: more than whoever is near a hex
        return max(total, 0.5 if any(known) else 1) + (2 if word.kind == "derived" and len(unbound) > 1 else 0.5)


def free(lit) -> set[str]:
    """The variables a literal binds."""
    match lit:
        case Rel(args=args):
            return {str(a) for a in args if isinstance(a, Slot)}
        case Bind(var=var) | Member(var=var):
            return {str(var)}
        case Group(vars=vars, negated=False):
            return {str(v) for v in vars}
    return set()


def waits_for(lit) -> set[str]:
    match lit:
        case Test(vars=vars) | Group(vars=vars) | Bind(vars=vars):
            return {str(v) for v in vars}
        case Live(args=args) | Rel(args=args):
            return {str(a) for a in args if isinstance(a, Slot)}
    return set()
