"""What the tests in a browser share: a browser and a server, and people who sit before it.

Both are started once for all files of this folder that a process runs one after the other: `__init__.py` makes the
folder a package, which is a scope of fixtures, and is left as soon as the next test is of another folder. Guests,
tables and cookies are each test's own, so that no test sees what another left. A file that needs a server with
other settings has a fixture `server` of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.browsers import launched
from tests.browser.people import Person
from tests.browser.servers import Server

pytest.register_assert_rewrite("tests.browser.drawn_tables")  # what differs between two drawings is said

NewPerson = Callable[..., Person]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed before tests of other folders: while it is open, nothing else in this process can run an event loop."""
    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser


@pytest.fixture(scope="package")
def common_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), "--trusted-proxies", "127.0.0.1")  # see people.ADDRESSES
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.log, server.log


@pytest.fixture(scope="module")
def server(common_server: Server) -> Iterator[Server]:
    """The server; at the end of a file nothing in its log may be a fault that the file's tests brought about."""
    began = len(common_server.log)
    yield common_server
    said = common_server.log[began:]
    assert "Traceback" not in said, said


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
