"""`clausewitz ask` as a whole process, its caches filled, against importing the engine and the parser alone."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile

from measure import Row, ms, one_ms, times

ASK = ("-m", "kb.cli", "ask", "w39", "may 180 IR counter-attack I/93?", "--position", "kock-crossroads")
BARE = ("-c", "import pyDatalog, lark")


def rows():
    with tempfile.TemporaryDirectory() as folder:
        around = {**os.environ, "CLAUSEWITZ_CACHE": folder, "PYTHONPYCACHEPREFIX": os.path.join(folder, "bytecode"),
                  "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
        around.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed package has its bytecode, and so has the one it is held against

        def run(arguments) -> float:
            return one_ms(lambda: subprocess.run([sys.executable, *arguments], env=around, stdout=subprocess.DEVNULL, check=True))

        first = run(ASK)
        run(BARE)
        pairs = [(run(ASK), run(BARE)) for _ in range(11)]
    ask, bare = (statistics.median(column) for column in zip(*pairs))
    yield Row("`import pyDatalog, lark`, whole process", ms(bare))
    yield Row("`clausewitz ask`, whole process, caches filled", ms(ask), times(ask / bare), "≤ 2 × the import", ask <= 2 * bare)
    yield Row("`clausewitz ask`, whole process, nothing cached", ms(first), times(first / bare))
