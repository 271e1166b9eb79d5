"""What open actions are about, and what they would do, asked over the server's tables."""

from __future__ import annotations

import random

import pytest

from runabout.core.forecast import MANY_ACTIONS
from runabout.core.verbs import about
from runabout.server.errors import ServerFault
from runabout.server.faults import fault_message, headers_of
from runabout.server.live_messages import About, AskAbout, AskForecast, Foretold
from runabout.server.tables.foretelling import about_teller, foreteller
from runabout.server.tables.live_table import Viewpoint
from runabout.server.tables.queries import ABOUT_COST, FORECAST_COST
from tests.server.rooms import Room, g, refused, story
from tests.server.test_table import begun


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUNABOUT_INTERPRET", "1")


@story
async def test_the_one_who_decides_is_told_what_each_action_is_about(room: Room):
    table = await room.lay("Ann", "Ben", game="riverdale")
    match, name = room.now(table).match, await room.turn(table)
    told = await room.queries.about(table, g(name))
    assert told.wait == 0
    scene = match.scene(match.seat)
    assert told.number == room.now(table).number
    assert sorted(told.actions) == [action.number for action in match.legal()]
    for action in match.legal():
        items = [
            {"thing": item.thing} if item.thing else {"place": item.place, "kind": item.kind, "at": item.at}
            for item in told.actions[action.number]
        ]
        assert items == about(scene, action)


@story
async def test_what_surely_follows_from_each_action_comes_as_facts(room: Room):
    table = await room.lay("Ann", "Ben", game="riverdale")
    name = await room.turn(table)
    match = room.now(table).match
    told = await room.queries.about(table, g(name))
    forecaster = match.forecaster(match.seat)
    for action in match.legal():
        found = [(event.kind, event.fields, event.text) for event in told.certain[action.number]]
        assert found == [(event.kind, event.plain, "") for event in forecaster.certain(action.number)]
    assert any(told.certain.values())


@story
async def test_each_action_has_the_tone_that_the_match_tells(room: Room):
    table = await room.lay("Ann", "Ben", game="riverdale")
    name = await room.turn(table)
    match = room.now(table).match
    told = await room.queries.about(table, g(name))
    tones = {action.number: match.tone(match.seat, action) for action in match.legal()}
    assert told.tones == {number: tone for number, tone in tones.items() if tone}
    assert "helps" in told.tones.values()
    assert len(told.tones) < len(tones)  # a Swap! helps nobody for certain


@story
async def test_a_forecast_tells_what_is_certain_with_its_moves_and_what_may_happen(room: Room):
    table = await room.lay("Ann", "Ben", game="riverdale")
    match, name = room.now(table).match, await room.turn(table)
    action = match.legal()[0]
    told = await room.queries.forecast(Viewpoint(table, g(name)), action.text)
    found = match.forecast(match.seat, action)
    assert (told.action, told.tables, told.over, told.to_act) == (action.text, 16, found.over, found.next_seat)
    assert not told.exact
    assert [(event.kind, event.fields) for event in told.certain] == [(one.kind, one.plain) for one in found.certain]
    assert any(event.text for event in told.certain)
    assert {move.event for move in told.moves} <= set(range(len(told.certain)))
    assert told.moves
    assert [odds.count for odds in told.odds] == [odds.count for odds in found.odds]
    assert room.now(table).match is match
    assert not match.steps


@story
async def test_odds_of_a_die_are_told_as_exact(room: Room):
    table = await room.lay("Ann", game="race-2-live")
    told = await room.queries.forecast(Viewpoint(table, g("Ann")), "forward")
    assert (told.exact, told.tables % 6) == (True, 0)
    rolled = [odds.count for odds in told.odds if odds.event.kind == "rolled"]
    assert rolled == [told.tables // 6] * 6


@story
async def test_a_forecast_is_charged_and_one_that_is_refused_is_not(room: Room):
    table = await room.lay("Ann", "Ben", game="riverdale")
    name = await room.turn(table)
    action = room.now(table).match.legal()[0].text
    await refused(room.queries.forecast(Viewpoint(table, g(name)), "fly"), "unreadable")
    assert room.charged == []
    await room.queries.forecast(Viewpoint(table, g(name)), action)
    assert room.charged == [(g(name), FORECAST_COST)]
    await room.queries.about(table, g(name))
    assert room.charged[1:] == [(g(name), ABOUT_COST)]


@pytest.mark.parametrize("many", [True, False])
@story
async def test_a_game_that_previews_its_actions_tells_brief_fields_of_many_and_all_of_few(room: Room, many: bool):
    table = await room.lay("Ann", "Ben", game="road-wolf")
    match = room.now(table).match
    luck = random.Random(3)
    while not match.previews() or (len(match.legal()) > MANY_ACTIONS) is not many:
        match.play(luck.choice(match.legal()))
    told = about_teller(room.now(table))()
    assert told.previews == {number: one.brief if many else one.plain for number, one in match.previews().items()}


@story
async def test_a_forecast_has_all_fields_of_a_preview_and_the_chances_of_its_roll(room: Room):
    table = await room.lay("Ann", "Ben", game="road-wolf")
    match = room.now(table).match
    luck = random.Random(3)
    while not (spots := {number: one for number, one in match.previews().items() if one.attack}):
        match.play(luck.choice(match.legal()))
    number, preview = next(iter(spots.items()))
    found = foreteller(room.now(table), match.game.words.actions[number].text)()
    assert found.preview == preview.plain
    assert sum(found.chances[name] for name in ("attacker_wins", "tied", "defender_wins")) == pytest.approx(1)


@story
async def test_a_game_without_previews_tells_none(room: Room):
    table = await room.lay("Ann", "Ben", game="riverdale")
    name = await room.turn(table)
    assert (await room.queries.about(table, g(name))).previews == {}
    told = await room.queries.forecast(Viewpoint(table, g(name)), room.now(table).match.legal()[0].text)
    assert (told.preview, told.chances) == ({}, {})


@story
async def test_both_are_asked_over_a_live_connection(room: Room):
    table = await room.lay("Ann", "Ben", game="riverdale")
    name = await room.turn(table)
    inbox = await room.look(table, name)
    await inbox.session.handle(AskAbout(key="about-0001"))
    await inbox.session.handle(AskForecast(key="forecast-0001", action=room.now(table).match.legal()[0].text))
    assert inbox.last(About).key == "about-0001"
    assert inbox.last(Foretold).key == "forecast-0001"


@story
async def test_another_seat_is_told_nothing(room: Room):
    table = await room.lay("Ann", "Ben", game="riverdale")
    name = await room.turn(table)
    other = "Ben" if name == "Ann" else "Ann"
    await refused(room.queries.about(table, g(other)), "not-your-turn")
    await refused(room.queries.forecast(Viewpoint(table, g(other)), "crash"), "not-your-turn")
    acting = room.now(table).to_act
    await refused(room.queries.forecast(Viewpoint(table, g(other), acting), "crash"), "not-yours")
    await refused(room.queries.forecast(Viewpoint(table, g(name), 1 - acting), "crash"), "not-yours")
    await refused(room.queries.forecast(Viewpoint(table, g(other), 1 - acting), "crash"), "not-your-turn")
    await refused(room.queries.forecast(Viewpoint(table, g(name), 7), "crash"), "unknown-seat")
    action = room.now(table).match.legal()[0].text
    assert (await room.queries.forecast(Viewpoint(table, g(name), acting), action)).action == action


@story
async def test_what_is_not_open_is_refused_by_its_rule(room: Room):
    table = await room.lay("Ann", "Ben", game="riverdale")
    match, name = room.now(table).match, await room.turn(table)
    closed = next(action for action in match.game.words.actions if match.why(action) is not None)
    fault = await refused(room.queries.forecast(Viewpoint(table, g(name)), closed.text), "refused")
    assert fault.rule == match.why(closed).rule
    await refused(room.queries.forecast(Viewpoint(table, g(name)), "fly away"), "unreadable")


def test_while_the_rules_are_compiled_there_is_no_forecast_yet(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("RUNABOUT_INTERPRET")
    table = begun()
    with pytest.raises(
        ServerFault, match=r"compiled, which may take some minutes .* ask again in 10 seconds"
    ) as told_so:
        foreteller(table, table.match.legal()[0].text)
    assert headers_of(told_so.value) == {"Retry-After": "10"}
    assert fault_message(told_so.value).wait == 10
    told = about_teller(table)()
    assert told.actions  # these need no rules
    assert (told.tones, told.certain, told.wait) == ({}, {}, 10)


@story
async def test_of_hundreds_of_actions_those_are_told_to_harm_whose_previews_show_it(room: Room):
    table = await room.lay("Ann", "Ben", game="road-wolf")
    match = room.now(table).match
    luck = random.Random(3)
    harms: dict[int, str] = {}
    while len(match.legal()) <= MANY_ACTIONS or not harms:
        match.play(luck.choice(match.legal()))
        seen = match.sight(match.seat).snapshot()
        tones = {number: one.tone(seen) for number, one in match.previews().items()}
        harms = {number: tone for number, tone in tones.items() if tone}
    told = about_teller(room.now(table))()
    assert told.tones == harms
    assert len(told.actions) == len(match.legal())
