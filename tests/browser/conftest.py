"""What the tests in a browser share: one browser and one server for each file, and people who sit before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.browsers import launched
from tests.browser.people import Person
from tests.browser.servers import Server

pytest.register_assert_rewrite("tests.browser.drawn_tables")  # what differs between two drawings is said

NewPerson = Callable[..., Person]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed after each file: as long as it is open, nothing else in this process can run an event loop."""
    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.log, server.log


@pytest.fixture
def new_person(browser: Browser, server: Server) -> Iterator[NewPerson]:
    """Makes people, each with a browser context, and so cookies, of their own; keywords are those of Playwright's
    `new_context`. When the test ends, none of their pages may have had a fault to report.
    """
    people: list[Person] = []

    def make(**given: object) -> Person:
        person = Person(browser, server.url, **given)
        people.append(person)
        return person

    yield make
    complaints = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.context.close()
    assert complaints == []


@pytest.fixture
def person(new_person: NewPerson) -> Person:
    return new_person()
