"""The trees of interviews on the site: how many, how large, how long they take to grow."""

from __future__ import annotations

import gzip
import json
import time

from measure import Row

from kb.answers.growing import grown, topics
from kb.language.loader import book_ids, load_book
from kb.pages.atlas import atlas_of
from kb.pages.talk import data_of

KB = 1000


def rows():
    for name in book_ids():
        book = load_book(name)[0]
        atlas, started = atlas_of(book), time.process_time()
        talks = [grown(book, topic) for topic in topics(book)]
        took = time.process_time() - started
        sizes = sorted(len(gzip.compress(json.dumps(data_of(atlas, t), separators=(",", ":")).encode(), mtime=0)) for t in talks if t.trees)
        forks = sum(tree.forks for t in talks for _, tree in t.trees)
        yield Row(f"interviews of {name} with a tree", f"{len(sizes)} of {len(talks)}", f"{forks} questions in them, grown in {took:.0f} s")
        yield Row(f"the trees of {name}, compressed", f"{sum(sizes) / KB:.0f} kB", f"the largest {sizes[-1] / KB:.1f} kB", "≤ 20 kB each", sizes[-1] <= 20 * KB)
