"""One site for all tests and workers; a browser for each worker."""

import os

import pytest

from tests.site.browsing import FLAGS, Visitor, executable, served
from tests.site.making import Site, whole_site


@pytest.fixture(scope="session")
def site() -> Site:
    return whole_site()


@pytest.fixture(scope="session")
def browser():
    path = executable()
    if path is None:
        missing = "no Chromium is installed: the site is not tried in a browser (Debian: apt-get install chromium)"
        pytest.fail(missing) if os.environ.get("CI") == "true" else pytest.skip(missing)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        started = play.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def host(site):
    with served(site.folder) as address:
        yield address


@pytest.fixture
def visitor(browser, site, host):
    made = Visitor(browser, site, host)
    yield made
    made.close()
