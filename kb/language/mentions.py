"""The words that a statement, condition or term speaks of (not the head it concludes)."""

from __future__ import annotations

from kb.language import model as m


def mentions(node) -> set[str]:
    """Names of words. A deed that was done is `did:name`; a constant, which may be a word without arguments, is `const:name`:
    the phase kind `attack` is not the deed."""
    found: set[str] = set()
    collect(node, found)
    return found


def collect(node, found: set[str]) -> None:
    parts = PARTS.get(type(node))
    if parts is not None:
        parts(node, found)


def several(nodes, found: set[str]) -> None:
    for node in nodes:
        parts = PARTS.get(type(node))
        if parts is not None:
            parts(node, found)


def named(node: m.Atom | m.Call, found: set[str]) -> None:
    found.add(node.name)
    several(node.args, found)


def done(node: m.Did, found: set[str]) -> None:
    found.add(f"did:{node.atom.name}")
    several(node.atom.args, found)
    collect(node.time.of, found)


def is_one(node: m.IsOne, found: set[str]) -> None:
    collect(node.term, found)
    found.add(node.link)


PARTS = {
    tuple: several, list: several, m.Atom: named, m.Call: named, m.Did: done, m.IsOne: is_one,
    m.Statement: lambda node, found: several((node.body, node.expr), found),
    m.Body: lambda node, found: several((node.alternatives, node.unless), found),
    m.Const: lambda node, found: found.add(f"const:{node.value}"),
    m.Holds: lambda node, found: named(node.atom, found),
    m.Compare: lambda node, found: several((node.left, node.right), found),
    m.Arith: lambda node, found: several((node.left, node.right), found),
    m.Every: lambda node, found: several((node.where, node.has), found),
    m.Aggregate: lambda node, found: several((node.expr, node.where), found),
}
