"""Options of the whole test run."""

import pytest


def pytest_addoption(parser):
    parser.addoption("--rewrite-golden", action="store_true", help="write what came out into the golden files; then read the diff")
    parser.addoption("--all-pins", action="store_true", help="prove every pin of every book again, not a tenth")
    parser.addoption("--whole-site", action="store_true", help="build the site of all books once more, from nothing kept, and compare; axe on every page, palette and screen")


@pytest.fixture
def rewrite_golden(request) -> bool:
    return request.config.getoption("--rewrite-golden")

try:
    from hypothesis import settings
except ImportError:  # the wheel's tests run without it
    pass
else:
    settings.register_profile("here", deadline=None)  # no test is timed: the machines are shared
    settings.load_profile("here")
