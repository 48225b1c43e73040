"""MkDocs: from the written pages to the site. The old site stays in place until the new one is whole."""

from __future__ import annotations

import logging
import os
import shutil

from kb.language.loader import beside_package
from kb.language.spans import Diagnostic, Refused


def settings_file() -> str:
    """`site/` of a checkout, or what the wheel carries of it."""
    return os.path.join(beside_package("site"), "mkdocs.yml")


def settings() -> dict:
    """What site/mkdocs.yml says of the books: their order, and the questions asked on shipped positions."""
    import yaml  # MkDocs brings it along

    with open(settings_file(), encoding="utf-8") as file:
        return yaml.safe_load(file).get("extra", {})


def run_mkdocs(docs: str, out: str, facts: dict, changed: list[str] | None = None) -> None:
    """`changed` names the only sources that differ from the site that stands in `out`; None: build all of it."""
    fresh, part = f"{out}.new", f"{out}.part"
    for folder in (fresh, part):
        shutil.rmtree(folder, ignore_errors=True)
    try:
        if changed is None:
            mkdocs(docs, fresh, facts)
        else:
            shutil.copytree(out, fresh, copy_function=os.link)  # pages are replaced whole, never written into
            build_some(docs, fresh, part, facts, changed)
        exchange(fresh, out)
    finally:
        for folder in (fresh, part):
            shutil.rmtree(folder, ignore_errors=True)


def build_some(docs: str, fresh: str, part: str, facts: dict, changed: list[str]) -> None:
    """No page knows of another, so the changed ones can be built alone."""
    for name in changed:
        page = os.path.join(fresh, name.removesuffix(".md") + ".html" if name.endswith(".md") else name)
        if os.path.lexists(page):
            os.remove(page)
        source = os.path.join(docs, name)
        if os.path.isfile(source):
            os.makedirs(os.path.dirname(os.path.join(part, "docs", name)), exist_ok=True)
            shutil.copy(source, os.path.join(part, "docs", name))
    if not os.path.isdir(os.path.join(part, "docs")):
        return
    mkdocs(os.path.join(part, "docs"), os.path.join(part, "site"), facts)
    for here, _, names in os.walk(os.path.join(part, "site")):
        inside = os.path.relpath(here, os.path.join(part, "site"))
        os.makedirs(os.path.join(fresh, inside), exist_ok=True)
        for name in names:
            if inside != "." or name in changed_pages(changed):
                os.replace(os.path.join(here, name), os.path.join(fresh, inside, name))


def changed_pages(changed: list[str]) -> set[str]:
    return {name.removesuffix(".md") + ".html" for name in changed if "/" not in name}


def mkdocs(docs: str, site: str, facts: dict) -> None:
    from mkdocs.commands.build import build
    from mkdocs.config import load_config
    from mkdocs.exceptions import MkDocsException

    logging.getLogger("mkdocs").setLevel(logging.WARNING)
    try:
        config = load_config(settings_file(), docs_dir=os.path.abspath(docs), site_dir=os.path.abspath(site), strict=True,
                             **({"site_url": facts["url"]} if facts["url"] else {}))
        config.extra["books"] = facts["books"]
        config.extra["changes"] = facts["changes"]
        build(config)
    except (MkDocsException, OSError, SystemExit) as err:
        raise Refused(Diagnostic("CW031", f"MkDocs could not build the site: {err}", help="the last good site is left as it was")) from None


def exchange(fresh: str, out: str) -> None:
    old = f"{out}.old"
    shutil.rmtree(old, ignore_errors=True)
    if os.path.isdir(out):
        os.replace(out, old)
    os.replace(fresh, out)
    shutil.rmtree(old, ignore_errors=True)
