"""A real server and a real Chromium for the browser tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, ViewportSize, expect, sync_playwright

from tests.e2e.browsers import launch
from tests.e2e.building import built_pages
from tests.e2e.person import Person
from tests.e2e.wire import Wire
from tests.server.running import Running, run_server

WIDE: ViewportSize = {"width": 1280, "height": 860}
PHONE: ViewportSize = {"width": 360, "height": 740}

# A machine that has much else to do is slow, not wrong.
PATIENCE = 240_000
expect.set_options(timeout=PATIENCE)

NewPerson = Callable[..., Person]

# Spanish has the longest words; what differs in the others is held by the tests of the words themselves.
IN_LANGUAGES = ["es", *(pytest.param(language, marks=pytest.mark.exhaustive) for language in ("en", "zh-Hant"))]


@pytest.fixture(scope="session")
def pages() -> Path:
    """The web pages, built from what is there now."""
    return built_pages()


@pytest.fixture(scope="session")
def site(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the pages, where dice and bots do the same in every run."""
    with _running(tmp_path_factory.mktemp("e2e"), has_fixed_dice=True) as running:
        yield running


@pytest.fixture(scope="session")
def honest_site(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the pages and dice that hold their promise."""
    with _running(tmp_path_factory.mktemp("honest"), has_fixed_dice=False) as running:
        yield running


def _running(folder: Path, *, has_fixed_dice: bool) -> AbstractContextManager[Running]:
    database = f"sqlite:///{folder / 'wartable.sqlite3'}"
    # A browser asks for so much that a line for each request would bury what a failing test has to say.
    return run_server(database, has_fixed_dice=has_fixed_dice, log_level="warning")


@pytest.fixture
def wire(site: Running) -> Iterator[Wire]:
    """A connection to the server that can be cut."""
    wire = Wire(site.port)
    yield wire
    wire.close()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What drives browsers. Its event loop must end here: the tests of others have loops too."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture
def new_person_with_windows(playwright: Playwright, site: Running) -> Iterator[NewPerson]:
    """Lets people come whose browsers show more than the page."""
    browser = launch(playwright, has_windows=True)
    with _people(browser, site) as come:
        yield come
    browser.close()


@pytest.fixture
def new_person(browser: Browser, site: Running) -> Iterator[NewPerson]:
    """Lets people come, each with a browser of their own; nobody's page may have an error."""
    with _people(browser, site) as come:
        yield come


@pytest.fixture
def new_honest_person(browser: Browser, honest_site: Running) -> Iterator[NewPerson]:
    """The same, where dice can be checked."""
    with _people(browser, honest_site) as come:
        yield come


@contextmanager
def _people(browser: Browser, site: Running) -> Iterator[NewPerson]:
    people: list[Person] = []

    def come(
        name: str = "Ana", *, language: str = "en", viewport: ViewportSize = WIDE, url: str = site.url, **context: Any
    ) -> Person:
        # A worker would answer requests that tests hold up or count; the tests of the worker let it in.
        usual = {"reduced_motion": "reduce", "service_workers": "block"}
        settings = {**usual, "locale": language, "viewport": viewport, **context}
        person = Person(browser.new_context(**settings), url, name)
        person.context.set_default_timeout(PATIENCE)
        people.append(person)
        return person

    yield come
    problems = [problem for person in people for problem in person.problems]
    for person in people:
        person.context.close()
    assert not problems
