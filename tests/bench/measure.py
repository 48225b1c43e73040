"""Timing, and the rows of the one table that all benchmarks print."""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass


@dataclass
class Row:
    what: str
    found: str
    ratio: str = ""
    goal: str = ""
    met: bool | None = None  # None: nothing was promised

    def cells(self) -> tuple[str, ...]:
        return self.what, self.found, self.ratio, self.goal, {True: "met", False: "NOT MET", None: ""}[self.met]


def median_ms(work, times: int) -> float:
    return statistics.median(one_ms(work) for _ in range(times))


def one_ms(work) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def cpu_ms(work) -> float:
    """What the work took of the processor: on a machine that others use too, the one figure that repeats."""
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000


def ms(value: float) -> str:
    return f"{value:.1f} ms" if value < 100 else f"{value:,.0f} ms"


def times(value: float) -> str:
    return f"{value:.2f} ×"
