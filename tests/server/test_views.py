"""What one viewer is shown of a table."""

from __future__ import annotations

import msgspec
import pytest

from runabout.core.moves import applied
from runabout.core.plan import Plan
from runabout.core.scene import Scene
from runabout.core.words import OMITTED, omitted
from runabout.games import find_game
from runabout.games import names as game_names
from runabout.match.step import Outcome
from runabout.server.entries import Began, Left, Relieved, Sat, UndoAsked
from runabout.server.live_messages import TableNews, ToClient, ViewNews
from runabout.server.messages.views import Frame
from runabout.server.tables.notes import SITTERS
from runabout.server.tables.replays import replayed
from runabout.server.tables.table import Moment
from runabout.server.tables.views import (
    Now,
    Presence,
    after,
    events_since,
    outcome_info,
    outcome_said,
    recipient,
    table_info,
    view,
    view_news,
)
from tests.server.test_table import add, begun, laid, play, play_openly

NOW = Now(0, 0)


def table_of(game: str):
    """A table of any game, with a person on the first seat."""
    seats = max(2, find_game(game).seats[0])
    others = [Sat(seat=seat, sitter="bot", name=f"Bot {seat}", level="random") for seat in range(1, seats)]
    return laid(Sat(seat=0, sitter="person", guest="a", name="Ann"), *others, Began(), game=game, seats=seats)


@pytest.mark.parametrize("game", game_names())
def test_every_game_is_shown_to_every_viewer_as_messages_that_can_be_read_back(game):
    table = table_of(game)
    for _ in range(12):
        for viewer in range(-1, len(table.chairs)):
            news = view_news(table, viewer, 0, 0)
            again = msgspec.json.decode(msgspec.json.encode(news), type=ToClient)
            assert again == news
            assert table.match.seat < 0 or news.view.asked
            if viewer == table.to_act:
                assert [one.text for one in news.view.actions] == [one.text for one in table.match.legal()]
            else:
                assert not news.view.actions
        told = list(replayed(table, recipient(table, -1), 0, 99))
        assert msgspec.json.decode(msgspec.json.encode(told), type=list[Frame]) == told
        play(table, 1)


def test_the_viewer_is_called_you_and_the_others_by_their_names():
    table = begun()
    assert recipient(table, 0).names == ["You", "Ben", "Dusty"]
    assert recipient(table, -1).names == ["Ann", "Ben", "Dusty"]
    assert recipient(laid(), -1).names == ["Seat 1", "Seat 2", "Seat 3"]


@pytest.mark.parametrize("game", game_names())
def test_the_plan_of_a_table_is_a_message_and_stays_the_same(game):
    table = table_of(game)
    plan = table.match.plan()
    assert msgspec.json.decode(msgspec.json.encode(plan), type=Plan) == plan
    assert plan.areas
    for _ in range(12):
        play(table, 1)
    assert table.match.plan() == plan


def test_events_since_an_entry_are_those_after_it():
    table = begun()
    play(table, 6)
    to = recipient(table, 0)
    every = events_since(table, to, 0)
    for since in range(table.number + 1):
        told = table.numbering.told(0, since)
        assert events_since(table, to, since) == tuple(event for event in every if event.number > told)


@pytest.mark.parametrize("game", game_names())
def test_every_viewer_is_told_how_many_events_did_not_fit_into_the_log(game):
    table = table_of(game)
    table.story.append(Moment(table.number + 1, (omitted(7),), 0, sitters=table.sitters()))
    for viewer in range(-1, len(table.chairs)):
        news = view_news(table, viewer, table.number, 0)
        assert [(event.kind, event.text) for event in news.events] == [
            (OMITTED, "And 7 more things happened, too fast to tell.")
        ]


def test_facts_that_were_told_before_are_told_of_no_other_moment_and_to_nobody_who_may_not_know_them():
    table = table_of("road-runner")
    for _ in range(30):
        before = table.number
        play(table, 1)
        for viewer in (0, 1, -1):
            told = [one for one in view_news(table, viewer, before, 0, "").events if not one.kind.startswith("table.")]
            events = [event for moment in table.story if moment.number > before for event in moment.events]
            known = [event for event in events if event.known_to(viewer)]
            assert [(one.number, one.kind, one.seat, one.fields) for one in told] == [
                (table.numbering.told(viewer, table.number), event.kind, event.seat, event.plain) for event in known
            ]


def test_moments_after_an_entry_are_found():
    story = [Moment(number) for number in (2, 3, 3, 7, 9)]
    assert [[moment.number for moment in after(story, number)] for number in (0, 2, 3, 8, 9)] == [
        [2, 3, 3, 7, 9],
        [3, 3, 7, 9],
        [7, 9],
        [9],
        [],
    ]
    assert list(after([], 5)) == []


def test_at_first_and_after_a_taking_back_all_is_told_again():
    table = begun()
    while table.undo_step("a") is None:
        play(table, 1)
    assert view_news(table, 0, 0, 0).again
    assert not view_news(table, 0, 5, 0).again
    add(table, Left(seat=1, why="left", level="random", name="Mesa Mae"))
    seen = table.number
    add(table, UndoAsked(seat=0, step=table.undo_step("a")))
    assert table.taken_back == table.number
    told = view_news(table, 0, seen, 0)
    assert told.again
    assert told.events[0].number == 1
    assert told.events[-1].kind == "table.undone"
    assert not view_news(table, 0, table.number, 0).again


def test_a_client_that_says_facts_itself_is_told_who_sat_where_and_nothing_in_words():
    table = begun()
    play(table, 2)
    seen = table.number
    add(table, Left(seat=1, why="left", level="random", name="Mesa Mae"))
    play(table, 2)
    whole = view_news(table, 0, 0, 0, "")
    sitters = [event for event in whole.events if event.kind == SITTERS]
    assert next(event for event in whole.events if event.number >= table.began) == sitters[0]
    assert [(event.fields["names"][1], event.fields["yours"]) for event in sitters] == [
        ("Ben", True),
        ("Mesa Mae", True),
    ]
    assert [event.fields["yours"] for event in view_news(table, 1, 0, 0, "").events if event.kind == SITTERS] == [
        False,
        True,
    ]
    left = next(event for event in whole.events if event.kind == "table.left")
    assert left.fields == {"name": "Ben", "by": "Mesa Mae"}
    assert not any(event.text for event in whole.events)
    assert (whole.view.asked, whole.view.remarks, whole.view.actions) == ("", (), ())
    assert set(whole.view.open) == ({one.number for one in table.match.legal()} if table.to_act == 0 else set())
    assert [event.kind for event in view_news(table, 0, seen, 0, "").events][:2] == ["table.left", SITTERS]
    assert SITTERS not in [event.kind for event in view_news(table, 0, table.number - 1, 0, "").events]
    assert not any(event.kind == SITTERS for event in view_news(table, 0, 0, 0, "en").events)


def test_who_watches_is_told_by_name_what_a_bot_at_their_seat_did_before():
    table = begun()
    add(table, Left(seat=0, why="left", level="random", name="Mesa Mae"))
    play_openly(table)
    add(table, Relieved(seat=0, guest="a", name="Ann"))
    play_openly(table)
    told = [event.fields["yours"] for event in view_news(table, 0, 0, 0, "").events if event.kind == SITTERS]
    assert told == [True, False, True]


def test_a_note_is_told_in_the_language_asked_for():
    table = begun()
    add(table, Left(seat=1, why="time", level="random", name="Mesa Mae"))
    [english], [german] = (
        [event.text for event in view_news(table, 0, 0, 0, language).events if event.kind == "table.time"]
        for language in ("en", "de")
    )
    assert (english, german) == (
        "Ben has run out of time; Mesa Mae plays on.",
        "Die Zeit von Ben ist um; Mesa Mae spielt weiter.",
    )


def test_a_past_view_asks_nothing_of_anybody():
    table = begun()
    play(table, 8)
    noticed = [seats is None or 0 in seats for _, _, seats, *_ in table.decisions]
    assert 0 < sum(noticed[:6]) < 6
    past = view(table, table.match.rewound(6), recipient(table, 0), 0, live=False)
    assert (past.step, past.actions, past.can_undo, past.seconds) == (sum(noticed[:6]), (), False, ())
    scene = table.match.rewound(6).scene(0)
    assert Scene(0, **msgspec.structs.asdict(past.scene), decision=past.decision) == scene


def test_a_replay_ends_where_the_game_stands():
    table = begun()
    play(table, 5)
    whole = list(replayed(table, recipient(table, 1), 0, 99))
    assert len(whole) == 6
    scene = Scene(1, **msgspec.structs.asdict(whole[0].view.scene))
    for frame in whole[1:]:
        assert frame.view.scene is None
        scene = applied(scene, frame.moves)
        scene.decision = frame.view.decision
    assert scene == table.match.scene(1)
    assert not list(replayed(table, recipient(table, 1), 6, 5))
    silent = list(replayed(table, recipient(table, 1, ""), 0, 99))
    assert [[event.kind for event in frame.events].count(SITTERS) for frame in silent] == [1] + [0] * (len(silent) - 1)
    facts = [event.kind for event in silent[0].events if event.kind != SITTERS]
    assert facts == [event.kind for event in whole[0].events]
    assert {event.number for event in whole[0].events} == {table.began}
    assert [{event.number for event in frame.events} <= {one.number} for frame, one in zip(whole[1:], table.decisions)]


def test_an_outcome_names_who_won():
    table = begun()
    assert outcome_info(table) is None
    while table.status != "over":
        play(table, 1)
    told = outcome_info(table, language="en")
    assert told.winners
    assert all(table.chairs[seat].name in told.text for seat in told.winners)
    assert len(told.scores) == 3
    for chair in table.chairs:
        text = table_info(table, chair.person, NOW, language="en").outcome.text
        assert text.startswith("You win: ") == bool(chair.person and told.text.startswith(f"{chair.name} wins: "))
    assert table_info(table, "nobody here", NOW, language="en").outcome == told
    assert table_info(table, "nobody here", NOW).outcome.text == ""


def test_where_everybody_has_won_nobody_is_named():
    table = begun()
    level = Outcome((0, 1, 2), (4.0, 4.0, 4.0), (), "the deck is empty")
    assert outcome_said(table, level, "nobody here", "en") == "All are level: the deck is empty."
    assert outcome_said(table, level, "nobody here", "de") == "Gleichstand – the deck is empty."


def test_a_team_is_told_its_score():
    table = table_of("race-2-live")
    while table.status != "over":
        play(table, 1)
    told = outcome_info(table, language="de")
    assert told.text.startswith("Das Team kommt auf ")
    assert outcome_info(table, language="en").text.startswith("The team scores ")
    assert (outcome_info(table).text, outcome_info(table).ending) == ("", told.ending)


def test_a_table_tells_who_is_here_and_how_many_watch():
    table = begun()
    told = table_info(table, "a", NOW, Presence(frozenset({"a", "eve"}), 1))
    assert [seat.here for seat in told.seats] == [True, False, False]
    assert told.watching == 1
    assert [seat.mine for seat in told.seats] == [True, False, False]
    assert [seat.mine for seat in table_info(table, "", NOW).seats] == [False] * 3


def test_news_of_the_table_can_be_read_back():
    table = begun(clock=None)
    play(table, 3)
    news = TableNews(table=table_info(table, "a", NOW))
    assert msgspec.json.decode(msgspec.json.encode(news), type=ToClient) == news
    assert isinstance(msgspec.json.decode(msgspec.json.encode(view_news(table, 0, 0, 0)), type=ToClient), ViewNews)


def test_earlier_moves_keep_the_names_of_those_who_made_them():
    table = begun()
    play(table, 4)
    before = events_since(table, recipient(table, -1), 0)
    assert any("Ben" in event.text for event in before)
    add(table, Left(seat=1, why="left", level="random", name="Mesa Mae"))
    play(table, 3)
    after = events_since(table, recipient(table, -1), 0)
    assert [event.text for event in after][: len(before)] == [event.text for event in before]
    assert any("Mesa Mae" in event.text for event in after[len(before) :])
    frames = list(replayed(table, recipient(table, -1), 0, 99))
    assert [event for frame in frames for event in frame.events] == [
        event for event in after if not event.kind.startswith("table.")
    ]


def test_who_takes_a_seat_is_not_told_that_it_made_the_moves_of_the_one_before():
    table = begun()
    play(table, 4)
    add(table, Left(seat=1, why="left", level="random", name="Mesa Mae"))
    play(table, 3)
    texts = [event.text for event in events_since(table, recipient(table, 1), table.began) if event.seat == 1]
    assert any(text.startswith("Ben ") for text in texts)
    assert not any(text.startswith("You ") for text in texts if "Ben" in text)


def test_moments_share_who_sat_there():
    table = begun()
    play(table, 3)
    played = [moment.sitters for moment in table.story if moment.note is None]
    assert all(sitters is played[0] for sitters in played)
