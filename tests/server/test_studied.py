"""A finished game is written for studies while all who played in it allow it, and says nothing of them."""

from pathlib import Path

import pytest

from runabout.games import find_game
from runabout.match import Match, load
from runabout.server.entries import Began, Left, Played, Relieved, Sat, Summary, Written
from runabout.server.studied import BadExport, export
from tests.server.conftest import Running
from tests.server.stores import opening, with_store

ROAD = find_game("road-runner")
OVER = Summary(status="over", waits_for="nobody", guests=())


def finished(table, sitters, more=()):
    """The opening and the list of a game that has been played to its end, with bots for those who have no guest."""
    key = table.encode().ljust(32, b".")
    match = Match(ROAD, len(sitters), seed=key, run=ROAD.interpreted, free_undo=True)
    entries = [
        Sat(
            seat=seat,
            sitter="person" if guest else "bot",
            guest=guest,
            name=guest.title(),
            level="" if guest else "easy",
        )
        for seat, guest in enumerate(sitters)
    ]
    entries += [Began(), *more]
    while not match.over:
        # A guest that may take back what it lays could do so for ever.
        action = next(one for one in match.legal() if not str(one).startswith("take back"))
        entries.append(Played(seat=match.seat, action=str(action)))
        match.play(action)
    options = {option.name: option.write(getattr(match.options, option.name)) for option in ROAD.options}
    laid = opening(
        table, version=ROAD.version, edition=ROAD.components.edition, seats=len(sitters), options=options, key=key
    )
    return laid, [Written(number=number, at=1.0, by="", key="", entry=entry) for number, entry in enumerate(entries, 1)]


def kept(url, tables, allowing=()):
    """A database with these tables, and guests of whom some allow that their games are studied."""

    async def story(store):
        for guest in ("ann", "ben", "cy"):
            await store.add_guest(guest, guest.title(), 1.0)
            await store.allow_study(guest, guest in allowing, 2.0)
        for laid, entries in tables:
            await store.create(laid, entries, OVER)

    with_store(url, story)


def test_only_games_of_which_all_people_allow_it_are_written(url, tmp_path):
    both, one, bots = (finished(name, who) for name, who in
                       [("both", ("ann", "ben", "")), ("one", ("ann", "cy", "")), ("bots", ("", "", ""))])  # fmt: skip
    kept(url, [both, one, bots], allowing=("ann", "ben"))
    found = export(url, tmp_path / "games")
    assert (found.written, found.kept_back, found.unreadable) == (1, 1, 0)
    (file,) = (tmp_path / "games").iterdir()
    assert load(file).key == both[0].key


def test_a_record_has_no_name_no_table_and_no_time(url, tmp_path):
    kept(url, [finished("tablename", ("ann", "ben", ""))], allowing=("ann", "ben"))
    export(url, tmp_path / "games")
    (file,) = (tmp_path / "games").iterdir()
    text = f"{file.name} {file.read_text()}".casefold()
    assert not [word for word in ("ann", "ben", "tablename", "seat1", "easy") if word in text]


def test_who_relieves_a_bot_is_asked_as_well(url, tmp_path):
    more = (Left(seat=0, why="resigned", level="easy", name="Wile"), Relieved(seat=0, guest="cy", name="Cy"))
    kept(url, [finished("both", ("ann", "ben", ""), more)], allowing=("ann", "ben"))
    assert export(url, tmp_path / "games").kept_back == 1


def test_nobody_allows_it_who_has_not_said_so_and_it_can_be_taken_back(here: Running) -> None:
    guest = here.program("Ann")
    assert guest.get("/api/me/study").json() == {"allowed": False}
    for allowed in (True, True, False, False):
        assert guest.put("/api/me/study", json={"allowed": allowed}).json() == {"allowed": allowed}
        assert guest.get("/api/me/study").json() == {"allowed": allowed}
    assert here.program("Ben").get("/api/me/study").json() == {"allowed": False}


def test_a_game_of_rules_that_are_gone_is_counted_as_such(url, tmp_path):
    kept(url, [(opening(version=1), [])])
    assert export(url, tmp_path / "games").unreadable == 1
    assert export(url, tmp_path / "games", "riverdale").unreadable == 0


def test_what_cannot_be_read_or_written_is_named(url, tmp_path):
    with pytest.raises(BadExport, match="The database: expected sqlite:///PATH or"):
        export("mysql://somewhere", tmp_path / "games")
    (tmp_path / "tables.db").touch()  # of the one kind, a database in which there is nothing
    with pytest.raises(BadExport, match="The database cannot be read"):
        export(url, tmp_path / "games")
    tmp_path.joinpath("games", "old.run").write_text("")
    with pytest.raises(BadExport, match="is not empty: name a new folder"):
        export(url, tmp_path / "games")


def test_a_file_that_there_is_not_is_named_and_not_made(tmp_path: Path) -> None:
    with pytest.raises(BadExport, match=r"there is no file .*mistyped\.db"):
        export(f"sqlite:///{tmp_path}/mistyped.db", tmp_path / "games")
    assert not (tmp_path / "mistyped.db").exists()
