"""A board, trends and a map of an owner are drawn and played on as those of the house are."""

from importlib.resources import files
from pathlib import Path

import pytest

from tests.browser.drawn_tables import RACE_2_LIVE, RIVERDALE, RUMMY_RUNWAY, DrawnTable
from tests.browser.on_drawn_tables import awaited
from tests.browser.people import PHONE, Person, until
from tests.browser.servers import Server

BOARD = {
    "squares = 60": "squares = 100",
    "another_turn = [4, 19, 34, 49]": "another_turn = [4, 29, 54, 79]",
    "move_ahead = [11, 26, 41, 56]": "move_ahead = [11, 36, 61, 86]",
    "[[6, 10], [21, 25], [36, 40], [51, 55]]": "[[6, 20], [31, 45], [56, 70], [81, 95]]",
    "start = 15\nentrance = 13": "start = 25\nentrance = 23",
    "start = 30\nentrance = 28": "start = 50\nentrance = 48",
    "start = 45\nentrance = 43": "start = 75\nentrance = 73",
    "entrance = 58": "entrance = 98",
    '"1" = 5\n"2" = 4\n': '"1" = 7\n"2" = 2\n',
}
"""What an owner has corrected in Riverdale's file: a board of 100 squares, and another deck."""

TREND = '[[trend]]\nname = "Plain {0}"\nbonus = {0}\ncondition = "no-wild"\n'

STREET = f"""
title = "One lane"
lanes = 2
start = 1
safe_house = 1
ways = {["1-1"] * 12}

[tokens]
special = 1
horde = 1
packs = [1]
weapons = [2]
"""
"""A map of one lane: no way leads into the other."""


def house(package: str, name: str) -> str:
    """A file of components as the house has it."""
    return (files(f"runabout.games.{package}") / name).read_text(encoding="utf-8")


def board() -> str:
    text = house("riverdale", "box.toml")
    for ours, own in BOARD.items():
        assert ours in text
        text = text.replace(ours, own)
    return text


def trends() -> str:
    """Each has a name of its own, and asks for no wild card."""
    text = house("rummy_runway", "trends.toml")
    return text[: text.index("[[trend]]")] + "\n".join(TREND.format(number) for number in range(1, 19))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server with the components of an owner, before which everybody here sits."""
    folder = tmp_path_factory.mktemp("own")
    for name, text in {
        "riverdale/box.toml": board(),
        "rummy_runway/trends.toml": trends(),
        "race_2_live/map.toml": STREET,
    }.items():
        path: Path = folder / "data" / name
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    server = Server(folder / "server", data=folder / "data")
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.log, server.log


@pytest.fixture
def sits(new_person):
    """Has somebody sit at a table of an owner, with greedy bots."""

    def sit(table: DrawnTable, bots: int, **given: object) -> Person:
        person = new_person(**given)
        seats = [{"kind": "person"}, *[{"kind": "bot", "level": "greedy"}] * bots]
        person.set_up({"game": table.game, "seats": seats, "start": True})
        person.arrive()
        assert awaited(person)
        return person

    return sit


SQUARE = "document.querySelector('.tile.start').getBoundingClientRect().width"
"""How many pixels wide a square of the lower edge is."""


def test_a_board_of_100_squares_is_played_by_touch(sits):
    phone = sits(RIVERDALE, 3, **PHONE | {"viewport": {"width": 390, "height": 844}})
    page = phone.page
    whole = page.locator(".board").get_attribute("viewBox")
    assert page.evaluate(SQUARE) < 15
    page.locator(".held.open").first.tap()
    assert RIVERDALE.drawn(phone)
    until(page, lambda: page.evaluate(SQUARE) > 20)  # the camera has gone near
    page.locator(".held.chosen").tap()
    until(page, lambda: page.locator(".board").get_attribute("viewBox") == whole)
    decide = RIVERDALE.board(touch=True)
    for _ in range(4):
        assert decide(phone)
        RIVERDALE.check(phone)
    assert phone.page.locator(".tile").count() == 100


def test_trends_are_drawn_and_an_outfit_says_which_it_follows(sits):
    person = sits(RUMMY_RUNWAY, 3)
    page, decide = person.page, RUMMY_RUNWAY.board()
    signs = page.locator(".signs[data-follows='0 1 2']")
    while signs.count() == 0:
        assert decide(person)
        awaited(person)
    names = [name.split("\n")[0] for name in page.locator(".trend .says b").all_inner_texts()]
    assert all(name.startswith("Plain ") for name in names)
    assert len(set(names)) == 3
    assert page.locator(".trend .poster svg .sign, .trend .sign svg").count() == 3
    assert signs.first.locator(".unseen").inner_text() == f"Follows: {', '.join(names)}"
    RUMMY_RUNWAY.check(person)


def test_a_street_of_one_lane_is_walked_to_its_end_by_touch(sits):
    phone = sits(RACE_2_LIVE, 1, **PHONE)
    decide = RACE_2_LIVE.board(touch=True)
    for _ in range(2):
        assert decide(phone)
        RACE_2_LIVE.check(phone)
    assert phone.page.locator(".arrow").count() > 0 or phone.is_over()
    phone.play_on(decide)
