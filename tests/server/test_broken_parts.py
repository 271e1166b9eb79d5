"""A game in which something that only tells is broken is played on; less of it is shown, and it is reported."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from typing import Any

import pytest

from runabout.core.broken import listening, report, spared
from runabout.core.forecast import Forecaster
from runabout.core.game import Game
from runabout.core.scene import Counter
from runabout.core.words import Event, Words
from runabout.games import find_game
from runabout.match import match as match_module
from runabout.server.routes.games import game_book
from runabout.server.tables import foretelling, views
from runabout.server.tables.replays import replayed
from runabout.server.tables.table import Table
from runabout.server.tables.views import outcome_info, view_news
from tests.server.conftest import Serve
from tests.server.test_table import play
from tests.server.test_views import table_of

GAME = "riverdale"

Fails = list[tuple[str, str, str]]


def boom(*_: Any, **__: Any) -> Any:
    raise ZeroDivisionError("no board")


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUNABOUT_INTERPRET", "1")


def asked(table: Table, to: int, language: str) -> Any:
    view_news(table, to, 0, 0, language)
    return view_news(table, to, table.number - 1, 0, language)


def told(table: Table, language: str = "en") -> None:
    """Everything that may be asked of a table, by everybody."""
    assert table.match
    for viewer in range(-1, len(table.chairs)):
        asked(table, viewer, language)
        list(replayed(table, views.recipient(table, viewer, language), 0, 9))
    table.match.plan(language)
    if not table.match.over:
        foretelling.about_teller(table)()
        foretelling.foreteller(table, table.match.legal()[0].text, language)()
    outcome_info(table, language=language)


def of_words(name: str) -> Callable[[pytest.MonkeyPatch, Game], None]:
    return lambda patch, game: patch.setattr(type(game.words), name, boom)


BREAKS: dict[str, Callable[[pytest.MonkeyPatch, Game], None]] = {
    "asked": of_words("asked"),
    "remarks": of_words("remarks"),
    "the words of actions": of_words("action"),
    "the words of events": of_words("narrate"),
    "hints": of_words("foretell"),
    "plan": of_words("plan"),
    "scene": lambda patch, _: patch.setattr(Counter, "write", boom),
    "standing": lambda patch, _: patch.setattr(match_module, "standings", boom),
    "moves": lambda patch, game: patch.setitem(game.table_layout.reducers, "played", boom),
    "tones": lambda patch, _: patch.setattr(Forecaster, "tones", boom),
    "forecasts": lambda patch, game: patch.setattr(game.interpreted, "imagine", boom),
    "the fields of moved": lambda patch, game: patch.setattr(
        game.words.declared[game.words.kinds.index("moved")], "plain", boom
    ),
    "what play is about": lambda patch, game: patch.setattr(game.words.verbs["play"], "about", boom),
}


@pytest.mark.parametrize("part", BREAKS)
def test_a_part_that_raises_is_left_out_and_reported(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, found = table_of(GAME), Fails()
    play(table, 5)
    BREAKS[part](monkeypatch, find_game(GAME))
    with listening(lambda game, name, fault: found.append((game, name, str(fault)))):
        told(table)
    assert part in {name for _, name, _ in found}
    assert {game for game, _, _ in found} == {GAME}
    assert all("no board" in fault for _, name, fault in found if name == part)
    play(table, 1)


def test_how_a_game_ended_is_left_out_where_its_words_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    table, found = table_of(GAME), Fails()
    while table.status != "over":
        play(table, 1)
    monkeypatch.setattr(Words, "outcome", boom)
    with listening(lambda game, name, fault: found.append((game, name, str(fault)))):
        told = outcome_info(table, language="en")
    assert told
    assert told.winners
    assert ("riverdale", "outcome", "no board") in found


def test_of_a_game_that_imagines_no_table_what_follows_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(GAME)
    monkeypatch.setattr(find_game(GAME).interpreted, "imagine", boom)
    assert table.match
    action = table.match.legal()[0]
    about = foretelling.about_teller(table)()
    assert about.actions[action.number]
    assert (about.certain, about.tones) == ({}, {})
    forecast = foretelling.foreteller(table, action.text)()
    assert (forecast.action, forecast.certain, forecast.odds, forecast.tables) == (action.text, (), (), 0)
    assert (forecast.over, forecast.to_act) == (None, None)


def test_a_reducer_that_invents_a_thing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    table, found = table_of(GAME), Fails()
    reducers = find_game(GAME).table_layout.reducers
    before = reducers["played"]

    def invents(mover: Any, event: Event) -> None:
        before(mover, event)
        mover.appear("pawn:pink:1", at="square:3")

    monkeypatch.setitem(reducers, "played", invents)
    with listening(lambda game, name, fault: found.append((game, name, str(fault)))):
        while not found:
            seen = table.number
            play(table, 1)
            told = view_news(table, 0, seen, 0)
    assert found[0][:2] == (GAME, "moves")
    assert found[0][2].startswith("the moves of played invent pawn:pink:1: it is not on the table afterwards")
    assert told.moves
    assert not any(move for move in told.moves if getattr(move, "thing", "") == "pawn:pink:1")


def test_a_reducer_that_has_invented_a_thing_is_named_once_the_scene_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two checks a viewer is told what the events move, and nothing is read."""
    table, found = table_of(GAME), Fails()
    layout = find_game(GAME).table_layout
    before = layout.reducers["played"]

    def invents_once(mover: Any, event: Event) -> None:
        before(mover, event)
        if "pawn:pink:1" not in mover.scene.things:
            mover.appear("pawn:pink:1", at="square:3")

    monkeypatch.setitem(layout.reducers, "played", invents_once)
    assert table.match
    with listening(lambda game, name, fault: found.append((game, name, str(fault)))):
        view_news(table, 0, 0, 0)
        while not table.match.lost_at:
            seen = table.number
            play(table, 1)
            view_news(table, 0, seen, 0)
    assert table.match.lost_at == match_module.CHECKED_EVERY
    [(game, name, fault)] = found
    assert (game, name) == (GAME, "moves")
    assert fault.startswith("0 is shown what there is not: the moves of played invent pawn:pink:1")


def test_components_that_cannot_be_told_are_left_out_of_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    game_book.cache_clear()
    monkeypatch.setattr(type(find_game(GAME).words), "faces", boom)
    assert json.loads(game_book(GAME).body)["faces"] == []
    game_book.cache_clear()


def test_a_part_is_written_to_the_log_once_and_counted_each_time(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    here = serve()
    caplog.set_level(logging.ERROR, "runabout.broken")

    def fail() -> None:
        for _ in range(3):
            assert spared("a-game", "the moves of drew", boom, dict) == {}

    here.do(fail)
    text = here.server.measures.text().decode()
    assert 'runabout_parts_broken_total{game="a-game",part="the moves of drew"} 3.0' in text
    assert [one.message for one in caplog.records if "a-game" in one.message] == [
        "a-game: the moves of drew is left out, since it raises ZeroDivisionError: no board"
    ]


def test_nobody_is_told_who_no_longer_listens() -> None:
    heard: list[str] = []
    with listening(lambda game, *_: heard.append(game)):
        report("one", "plan", ValueError())
    report("another", "plan", ValueError())
    assert heard == ["one"]
