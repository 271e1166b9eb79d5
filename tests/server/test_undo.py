"""Taking back by agreement."""

from __future__ import annotations

from runabout.server.live_messages import TableNews, ViewNews
from runabout.server.messages.tables import Move
from runabout.server.messages.views import EventInfo
from tests.server.rooms import Room, g, refused, settled, story


async def someone_who_played(room: Room, table: str, least: int = 6) -> str:
    """Play on until somebody else than who is to act has played; their name."""
    await room.play_on(table, least)
    while True:
        name = await room.turn(table)
        assert name, "the game is over before anybody could ask"
        for other in ("Ann", "Ben", "Cid"):
            if other != name and other in [chair.name for chair in room.now(table).chairs]:
                if not room.now(table).why_not_undo(g(other)):
                    return other
        await room.play_on(table, 1)


async def asked(room: Room) -> tuple[str, str]:
    """A table of three people one of whom asks to take back, and who it is."""
    table = await room.lay("Ann", "Ben", "Cid")
    asker = await someone_who_played(room, table)
    await room.commands.ask_undo(table, g(asker), room.key())
    return table, asker


def notes(events: tuple[EventInfo, ...]) -> list[str]:
    """What happened at the table."""
    return [event.text for event in events if event.kind.startswith("table.")]


@story
async def test_with_all_agreeing_the_decision_and_all_after_it_are_taken_back(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    asker = await someone_who_played(room, table)
    match = room.now(table).match
    step = max(at for at, one in enumerate(match.steps) if one.seat in room.now(table).seats_of(g(asker)))
    before, count = bytes(match.rewound(step).state), len(match.steps)
    others = [name for name in ("Ann", "Ben", "Cid") if name != asker]
    inbox = await room.look(table, others[0])
    request = await room.commands.ask_undo(table, g(asker), room.key())
    news = inbox.last(TableNews).table
    assert news.undo.seat == room.now(table).seats_of(g(asker))[0]
    assert len(news.undo.waiting) == 2
    assert news.undo.count == count - step
    await room.commands.answer_undo(table, g(others[0]), True, room.key())
    assert inbox.last(TableNews).table.undo.waiting == tuple(room.now(table).seats_of(g(others[1])))
    done = await room.commands.answer_undo(table, g(others[1]), True, room.key())
    seats = [room.now(table).seats_of(g(name))[0] for name in (asker, others[1])]
    assert (request.number, done.number) == (room.counted(table, seats[0], 2), room.counted(table, seats[1]))
    assert bytes(room.now(table).match.state) == before
    assert len(room.now(table).match.steps) == step
    assert inbox.last(TableNews).table.undo is None
    news = inbox.last(ViewNews)
    assert news.again
    assert news.view.step == room.now(table).decisions.noticed_count(room.now(table).seats_of(g(others[0]))[0]) <= step
    assert not [
        one for one in news.events if one.number > room.now(table).decisions[-1].number and "table" not in one.kind
    ]
    assert notes(news.events)[-1].startswith(f"{asker} takes back")
    assert (await room.turn(table)) == asker
    await room.play_on(table)


@story
async def test_one_who_does_not_agree_ends_it(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    asker = await someone_who_played(room, table)
    other = next(name for name in ("Ann", "Ben", "Cid") if name != asker)
    steps = len(room.now(table).match.steps)
    await room.commands.ask_undo(table, g(asker), room.key())
    await room.commands.answer_undo(table, g(other), False, room.key())
    assert room.now(table).undo is None
    assert len(room.now(table).match.steps) == steps
    assert notes((await room.view(table, "Eve")).events)[-1] == f"{other} does not agree."
    await room.commands.ask_undo(table, g(asker), room.key())  # and may be asked again


@story
async def test_bots_agree_at_once(room: Room):
    table = await room.lay("Ann", "bot", "bot")
    await room.play_on(table, 3)
    await room.turn(table)
    match = room.now(table).match
    step = max(at for at, one in enumerate(match.steps) if one.seat == 0)
    before = bytes(match.rewound(step).state)
    moved = await room.commands.ask_undo(table, g("Ann"), room.key())
    assert room.now(table).taken_back == room.now(table).number
    assert room.counted(table, 0) == moved.number
    assert bytes(room.now(table).match.state) == before
    assert room.now(table).undo is None


@story
async def test_people_at_one_device_agree_with_each_other(room: Room):
    table = await room.lay("Ann", "Ann+Bea", "bot")
    await room.play_on(table, 3)
    await room.commands.ask_undo(table, g("Ann"), room.key())
    assert room.now(table).undo is None
    assert room.now(table).taken_back


@story
async def test_a_guest_who_shares_a_device_answers_for_all_its_seats(room: Room):
    table = await room.lay("Ben", "Ann", "Ben+Bea")
    asker = "Ann"
    await room.play_on(table, 3)
    while (step := room.now(table).undo_step(g("Ann"))) is None or room.now(table).decisions[step].noticed is not None:
        await room.play_on(table, 1)
    await room.commands.ask_undo(table, g(asker), room.key())
    assert room.now(table).undo.waiting == {0, 2}
    key = room.key()
    moved = await room.commands.answer_undo(table, g("Ben"), True, key)
    assert room.now(table).taken_back == room.now(table).number
    assert room.counted(table, 0) == moved.number
    assert (await room.commands.answer_undo(table, g("Ben"), True, key)).number in (moved.number, moved.number - 1)


@story
async def test_playing_on_is_an_answer(room: Room):
    table, _ = await asked(room)
    while True:
        await room.play_on(table, 1)
        if room.now(table).decisions[-1].noticed is None:
            break
        assert room.now(table).undo is not None  # or the others would know that a card was laid
    assert room.now(table).undo is None
    assert not room.now(table).taken_back


@story
async def test_a_request_ends_when_who_asks_leaves(room: Room):
    table, asker = await asked(room)
    room.bots.hold()
    await room.commands.leave(table, g(asker), room.now(table).seats_of(g(asker))[0], resign=False)
    assert room.now(table).undo is None
    assert not room.now(table).taken_back


@story
async def test_a_person_who_leaves_agrees(room: Room):
    table, asker = await asked(room)
    room.bots.hold()
    others = [name for name in ("Ann", "Ben", "Cid") if name != asker]
    await room.commands.answer_undo(table, g(others[0]), True, room.key())
    await room.commands.leave(table, g(others[1]), room.now(table).seats_of(g(others[1]))[0], resign=True)
    assert room.now(table).undo is None
    assert room.now(table).taken_back == room.now(table).number
    inbox = await room.look(table, others[0], since=room.now(table).number - 1)
    assert inbox.last(ViewNews).again


@story
async def test_what_cannot_be_taken_back_or_answered_is_refused(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    commands = room.commands
    await room.turn(table)
    for name in ("Ann", "Ben"):
        await refused(commands.ask_undo(table, g(name), room.key()), "cannot-undo")  # nothing was decided
    await refused(commands.ask_undo(table, g("Eve"), room.key()), "not-yours")
    await refused(commands.answer_undo(table, g("Eve"), True, room.key()), "not-yours")
    await refused(commands.answer_undo(table, g("Ann"), True, room.key()), "cannot-undo")
    asker = await someone_who_played(room, table, 1)
    other = next(name for name in ("Ann", "Ben", "Cid") if name != asker)
    await commands.ask_undo(table, g(asker), room.key())
    await refused(commands.answer_undo(table, g(asker), True, room.key()), "cannot-undo")
    await refused(commands.ask_undo(table, g(other), room.key()), "cannot-undo")
    await commands.answer_undo(table, g(other), True, room.key())
    await refused(commands.answer_undo(table, g(other), True, room.key()), "cannot-undo")
    await refused(commands.answer_undo(table, g(other), False, room.key()), "cannot-undo")


@story
async def test_a_request_sent_again_under_its_key_is_made_once(room: Room):
    table = await room.lay("Ann", "bot", "bot")
    await room.play_on(table, 3)
    key = room.key()
    first = await room.commands.ask_undo(table, g("Ann"), key)
    steps = len(room.now(table).match.steps)
    assert (await room.commands.ask_undo(table, g("Ann"), key)) == first
    assert len(room.now(table).match.steps) == steps


@story
async def test_the_view_says_whether_its_seat_may_ask(room: Room):
    table = await room.lay("Ann", "Ben", "Cid")
    asker = await someone_who_played(room, table)
    assert (await room.view(table, asker)).view.can_undo
    assert (await room.info(table, asker)).can_undo
    assert not (await room.view(table, "Eve")).view.can_undo
    assert not (await room.info(table, "Eve")).can_undo
    await room.commands.ask_undo(table, g(asker), room.key())
    assert not (await room.view(table, asker)).view.can_undo
    assert not (await room.info(table, asker)).can_undo


@story
async def test_a_move_decided_on_what_was_taken_back_is_stale(room: Room):
    table = await room.lay("Ann", "bot", "bot")
    await room.play_on(table, 3)
    await room.turn(table)
    decided_on = room.now(table).number
    await room.commands.ask_undo(table, g("Ann"), room.key())
    await room.turn(table)
    move = Move(key=room.key(), number=decided_on, action=(await room.view(table, "Ann")).view.actions[0].text)
    await refused(room.commands.play(table, g("Ann"), move), "stale")


@story
async def test_a_client_that_returns_after_a_taking_back_is_told_to_discard_events(room: Room):
    table = await room.lay("Ann", "bot", "bot")
    await room.play_on(table, 3)
    await room.turn(table)
    seen = room.counted(table, 0)
    await room.commands.ask_undo(table, g("Ann"), room.key())
    await room.turn(table)
    told = await room.view(table, "Ann", since=seen)
    fresh = await room.view(table, "Ann")
    assert told.again
    assert told.events == fresh.events
    back = room.now(table).number - room.now(table).taken_back
    later = await room.view(table, "Ann", since=room.counted(table, 0, back))
    assert not later.again
    assert (await room.look(table, "Ann", since=seen)).last(ViewNews).again


@story
async def test_bots_decide_anew_after_a_taking_back(room: Room):
    table = await room.lay("Ann", "bot", "bot")
    lines = set()
    while "pass" not in [action.text for action in (await room.view(table, "Ann")).view.actions]:
        await room.turn(table)
        await room.play(table, "Ann")
    for _ in range(6):
        await room.play(table, "Ann", "pass")
        assert await room.turn(table)
        match = room.now(table).match
        last = max(at for at, one in enumerate(match.steps) if one.seat == 0)
        lines.add(tuple(one.action.text for one in match.steps[last:]))
        await room.commands.ask_undo(table, g("Ann"), room.key())
    assert len({line[0] for line in lines}) == 1
    assert len(lines) > 1


@story
async def test_a_decision_that_the_table_took_is_taken_back_like_any_other_and_left_to_the_person(room: Room):
    # Were it passed over, everybody would read in what is taken back that there was no choice; were it taken again at
    # once, nothing before it could ever be taken back (RRA-26).
    table = await room.lay("Ann", "bot", "bot", options={"auto_pass": "on"})
    for _ in range(300):
        assert await room.turn(table), "the table decided for nobody in this game"
        await settled()
        here, written = room.now(table), room.ledger.written(table)
        mine = [at for at, one in enumerate(here.match.steps) if one.seat == 0]
        own = [at for at in mine if written[here.decisions[at].number - 1].by == g("Ann")]
        if own and mine[-1] != own[-1]:
            break
        if here.to_act == 0:
            await room.play(table, "Ann")
    await room.commands.ask_undo(table, g("Ann"), room.key())
    assert await room.turn(table) == "Ann"
    await settled()
    assert len(room.now(table).match.steps) == mine[-1]
    await room.commands.ask_undo(table, g("Ann"), room.key())
    await room.turn(table)
    assert len(room.now(table).match.steps) < mine[-1]


@story
async def test_a_bot_s_decision_is_not_a_person_s_to_take_back(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    await room.commands.leave(table, g("Ann"), 0, resign=False)
    while not any(one.seat == 0 for one in room.now(table).match.steps):
        await room.turn(table)
        await room.play(table, "Ben")
    await room.turn(table)
    await room.commands.relieve(table, g("Ann"), "Ann", 0)
    await refused(room.commands.ask_undo(table, g("Ann"), room.key()), "cannot-undo")
