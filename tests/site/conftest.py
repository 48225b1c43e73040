"""One site for all tests and workers; a browser for each worker."""

import pytest

from tests.site.making import Site, whole_site


@pytest.fixture(scope="session")
def site() -> Site:
    return whole_site()
