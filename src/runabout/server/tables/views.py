"""What one viewer is shown of a table. Everything is made from that seat's Sight, from events whose audience includes
it, and from what everybody at the table may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from runabout.bots import SEARCHING
from runabout.core.broken import spared
from runabout.core.language.values import Many, Person
from runabout.core.moves import Move, renumbered
from runabout.core.progress import Compiling
from runabout.core.scene import Scene
from runabout.core.speech.declared import LANGUAGES
from runabout.core.speech.sayings import Listener, Sayings
from runabout.core.words import Action, Event, Words
from runabout.match import Match
from runabout.match.step import Outcome
from runabout.server.live_messages import ViewNews
from runabout.server.messages.tables import CompilingInfo, OutcomeInfo, SeatInfo, TableInfo, UndoInfo
from runabout.server.messages.views import ActionInfo, EventInfo, SceneInfo, View
from runabout.server.tables.chairs import WATCHER, Chair, Sitters
from runabout.server.tables.notes import NOTE, SITTERS, Note
from runabout.server.tables.rights import may_relieve
from runabout.server.tables.table import Moment, Table

MISSED_MOST = 8
"""A client that has missed more decisions is sent the scene as a whole: it has no cause to be told each change."""


class Presence(NamedTuple):
    """Who is connected to a table now.

    Attributes:
        guests: those who look at it.
        watching: how many of all connected have no seat.
    """

    guests: frozenset[str] = frozenset()
    watching: int = 0


NOBODY = Presence()


class BotsNow(NamedTuple):
    """How far the bots of a game are.

    Attributes:
        are_ready: whether they play at their own level.
        compiling: what is being compiled for them; None while nothing is.
    """

    are_ready: bool = True
    compiling: Compiling | None = None


READY = BotsNow()


class Now(NamedTuple):
    """When something is told.

    Attributes:
        clock: by the clock that thinking is counted by.
        day: in seconds since 1970.
    """

    clock: float
    day: float


class Recipient(NamedTuple):
    """For whom a view is made.

    Attributes:
        seat: -1 for somebody who only watches.
        names: what each seat is called to this viewer; () for a client that says the facts itself.
        language: in which it is told; "" for a client that says the facts itself.
    """

    seat: int
    names: Sequence[str]
    language: str = LANGUAGES[0]


def recipient(table: Table, seat: int, language: str = LANGUAGES[0]) -> Recipient:
    """The viewer at a seat of a table, to whom its own seat is "You" where anything is told."""
    return Recipient(seat, called(table.sitters().names, seat, language) if language else (), language)


def called(names: Sequence[str], seat: int, language: str) -> list[str]:
    """What everybody is called to the one at a seat, in a language; -1 for to nobody in particular."""
    you = around_games(language).say("you") if language and seat >= 0 else ""
    return [you if at == seat and you else name for at, name in enumerate(names)]


@cache
def around_games(language: str) -> Sayings:
    """What is said at any table, in a language."""
    return Sayings(language)


def _thinks(chair: Chair) -> bool:
    """Whether a bot that searches sits there; it needs compiled code to play at its level."""
    return chair.kind == "bot" and chair.level in SEARCHING


def table_info(
    table: Table,
    guest: str,
    now: Now,
    presence: Presence = NOBODY,
    bots: BotsNow = READY,
    language: str = "",
) -> TableInfo:
    """A table as a guest sees it; how it has ended is told in a language, "" for not at all."""
    opening = table.opening
    bots_ready = bots.are_ready or not any(map(_thinks, table.chairs))
    compiling = None if bots_ready or bots.compiling is None else bots.compiling
    return TableInfo(
        id=opening.table,
        game=opening.game,
        title=table.game.title,
        status=table.status,
        number=table.public_number,
        seats=seat_infos(table, guest, now.clock, presence),
        options=opening.options,
        open_hands=table.open_hands,
        spectators=opening.spectators,
        clock=opening.clock,
        host=bool(guest) and guest == opening.host,
        to_act=table.to_act,
        watching=presence.watching,
        undo=undo_info(table),
        can_undo=not table.why_not_undo(guest),
        outcome=None if table.match is None else outcome_info(table, guest, language),
        given={} if table.match is None else dict(table.match.words.given),
        bots_ready=bots_ready,
        compiling=compiling and CompilingInfo(done=compiling.done, total=compiling.total),
        rematch=table.rematch,
        created=opening.created,
        changed=table.changed_openly,
        now=now.day,
    )


def seat_infos(table: Table, guest: str, now: float, presence: Presence) -> tuple[SeatInfo, ...]:
    """The seats of a table as a guest sees them."""
    looks = table.match.looks if table.match else ()
    return tuple(
        SeatInfo(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            level=chair.level,
            mine=bool(guest) and chair.person == guest,
            here=chair.person in presence.guests,
            vacated=bool(chair.vacated),
            relievable=may_relieve(table, guest, seat),
            looks=looks[seat] if looks else chair.looks,
            seconds=table.seconds_left(seat, now),
        )
        for seat, chair in enumerate(table.chairs)
    )


def undo_info(table: Table) -> UndoInfo | None:
    """The request to take back that waits for answers; None where there is none."""
    if table.undo is None or table.match is None:
        return None
    count = table.decisions.noticed_count(WATCHER, table.undo.step)
    return UndoInfo(seat=table.undo.seat, count=count, waiting=tuple(sorted(table.undo.waiting)))


def outcome_info(table: Table, guest: str = "", language: str = "") -> OutcomeInfo | None:
    """How the game ended, as a guest is told in a language ("": in none, where the game can be told by messages); None
    while it goes on.
    """
    outcome = table.match.outcome(language or LANGUAGES[0]) if table.match else None
    if outcome is None:
        return None
    return OutcomeInfo(
        winners=outcome.winners,
        scores=outcome.scores,
        tie_breaks=outcome.tie_breaks,
        won_only=table.game.scoring.won_only,
        team=table.game.scoring.team > 0,
        ending=outcome.ending,
        text=outcome_said(table, outcome, guest, language) if language else "",
    )


def outcome_said(table: Table, outcome: Outcome, guest: str, language: str) -> str:
    """How the game ended, as a sentence."""
    said = around_games(language)
    if table.game.scoring.team:
        return said.say("table-team-outcome", {"score": outcome.scores[0], "reason": outcome.reason})
    mine = table.seats_of(guest)  # a guest with several seats shares a screen, where everybody has a name
    viewer = mine[0] if len(mine) == 1 else -1
    names = called([chair.name for chair in table.chairs], viewer, language)
    winners = [Person(names[seat]) for seat in outcome.winners]
    if len(winners) == len(names):
        how = "all"
    else:
        alone = "you" if outcome.winners == (viewer,) else "one"
        how = ("none", alone, "several")[min(len(winners), 2)]
    return said.say("table-outcome", {"winners": Many(winners), "winners-is": how, "reason": outcome.reason})


def view_news(table: Table, viewer: int, since: int, now: float, language: str = LANGUAGES[0]) -> ViewNews:
    """The game as `viewer` may know it, with what has happened since an entry of the list that it has seen (0: nothing
    yet). It is told in a language, "" for none.
    """
    match = table.match
    assert match is not None
    again = since == 0 or table.numbering.has_restarted(viewer, since)
    to = recipient(table, viewer, language)
    events = events_since(table, to, 0 if again else since)
    first = table.decisions.step_after(since)
    if not again and table.decisions.noticed_count(viewer, first) <= MISSED_MOST:
        moves = moves_since(match, to.seat, first, events)
        if first >= match.lost_at:  # which the moves may just have shown
            return ViewNews(view=view(table, match, to, now, has_scene=False), events=events, moves=moves)
    return ViewNews(view=view(table, match, to, now), events=events, moves=(), again=again)


def view(table: Table, match: Match, to: Recipient, now: float, *, live: bool = True, has_scene: bool = True) -> View:
    """What a viewer may know of a match; without actions where it is not `live` but a moment of a replay, and without a
    scene where moves are sent instead.
    """
    words, game = match.words.in_language(to.language) if to.language else None, match.game
    sight = match.known(to.seat) if words else None
    # What is said goes through the scene in its order, which is the layout's where it is read.
    scene = shown(match, to.seat, has_scene or words is not None)
    is_to_act = live and to.seat >= 0 and match.seat == to.seat
    seconds = [table.seconds_left(seat, now) for seat in range(match.seats)] if table.opening.clock and live else []
    guest = table.chairs[to.seat].person if to.seat >= 0 else ""
    return View(
        seat=to.seat,
        number=table.numbering.told(to.seat, table.number),
        step=table.decisions.noticed_count(to.seat, end=len(match.steps)),
        to_act=match.seat,
        can_undo=live and not table.why_not_undo(guest),
        seconds=tuple(seconds),
        decision=scene.decision,
        scene=SceneInfo(things=scene.things, piles=scene.piles, counters=scene.counters, settings=scene.settings)
        if has_scene
        else None,
        standing=spared(game.name, "standing", match.standing, tuple),
        open=tuple(action.number for action in match.legal()) if is_to_act else (),
        asked=spared(game.name, "asked", lambda: words.asked(sight, to.names, scene), str) if words else "",
        remarks=spared(game.name, "remarks", lambda: words.remarks(sight, to.names, scene), tuple) if words else (),
        actions=offered(match, to, words) if words and is_to_act else (),
    )


def shown(match: Match, seat: int, is_read: bool = True) -> Scene:
    """A seat's scene, read anew or as moves have made it; one on which nothing lies where the game cannot read it."""
    scene = match.scene if is_read else match.followed
    return spared(match.game.name, "scene", lambda: scene(seat), lambda: Scene(seat))


def offered(match: Match, to: Recipient, words: Words) -> tuple[ActionInfo, ...]:
    """What the seat that decides may do, in words, each with what it would do."""
    name, forecaster = match.game.name, match.forecaster(match.seat)
    previews = spared(name, "previews", match.previews, dict)

    def said(action: Action) -> ActionInfo:
        return ActionInfo(
            number=action.number,
            verb=action.verb,
            card=action.card,
            text=action.text,
            said=spared(name, "the words of actions", lambda: words.action(action, to.names, to.seat), str),
            hint=spared(name, "hints", lambda: forecaster.hint(words, action, previews), str),
        )

    return tuple(map(said, match.legal()))


def moves_since(match: Match, seat: int, since: int, told: Sequence[EventInfo]) -> tuple[Move, ...]:
    """What has changed in a seat's scene from a step on, each move with the place of its event in all that is `told`,
    which has what happens at the table between.
    """
    moves = spared(match.game.name, "moves", lambda: match.moves(seat, since), list)
    places = [at for at, event in enumerate(told) if not event.kind.startswith(NOTE)]
    if len(places) == len(told):
        return tuple(moves)
    return tuple(renumbered(move, places[move.event] - move.event if move.event >= 0 else 0) for move in moves)


def events_since(table: Table, to: Recipient, since: int) -> tuple[EventInfo, ...]:
    """What has happened after an entry and the viewer may know, in order; the note of taking back comes last."""
    found: list[EventInfo] = []
    new = after(table.story, since)
    sat = sitters_before(table, len(table.story) - len(new), to.seat)
    for moment in new:
        if not has_noticed(moment, to.seat):
            continue
        if moment.note is not None:
            found.append(told_note(table, moment, moment.note, to))
            continue
        found += told_moment(table, moment, to, sat)
        sat = moment.sitters
    return tuple(found)


def has_noticed(moment: Moment, seat: int) -> bool:
    """Whether a viewer may know that something happened."""
    return moment.noticed is None or seat in moment.noticed


def told_number(table: Table, moment: Moment, to: Recipient) -> int:
    """The entry of a moment, as a viewer counts."""
    return table.numbering.told(to.seat, moment.number)


def told_moment(table: Table, moment: Moment, to: Recipient, sat: Sitters | None) -> list[EventInfo]:
    """A moment of the game; to a client that says the facts itself also who sat where then, unless that is `sat`."""
    told = told_events(table, moment, to)
    return told if to.language or moment.sitters == sat else [sitters_told(table, moment, to), *told]


def sitters_before(table: Table, at: int, seat: int) -> Sitters | None:
    """Who sat where at the last moment of the game before a place in the story that a viewer noticed; None where there
    was none.
    """
    story = table.story
    while at:
        at -= 1
        if story[at].note is None and has_noticed(story[at], seat):
            return story[at].sitters
    return None


def sitters_told(table: Table, moment: Moment, to: Recipient) -> EventInfo:
    """Who sits where from a moment on, and whether that is so of the viewer."""
    names, _ = moment.sitters
    fields = {"names": list(names), "yours": sat_here(table, moment, to)}
    return EventInfo(number=told_number(table, moment, to), kind=SITTERS, seat=-1, fields=fields)


def sat_here(table: Table, moment: Moment, to: Recipient) -> bool:
    """Whether the one who sits at the viewer's seat now sat there at a moment."""
    return to.seat >= 0 and moment.sitters.people[to.seat] == table.chairs[to.seat].person


def told_note(table: Table, moment: Moment, note: Note, to: Recipient) -> EventInfo:
    """A note of the table."""
    text = ""
    if to.language:
        [text] = around_games(to.language).narrate([note], Listener(to.names, to.seat if to.seat >= 0 else None))
    return EventInfo(
        number=told_number(table, moment, to), kind=note.kind, seat=note.seat, fields=dict(note.plain), text=text
    )


def after(story: Sequence[Moment], number: int) -> Sequence[Moment]:
    """The moments after an entry; searched from the end, where the new ones are."""
    at = len(story)
    while at and story[at - 1].number > number:
        at -= 1
    return story[at:]


def told_events(table: Table, moment: Moment, to: Recipient) -> list[EventInfo]:
    """Events of the game that a viewer may know, with the sentences that tell them, by the names of those who sat there
    then. Who sat at the viewer's seat before it is told of as another.
    """
    assert table.match is not None
    number = told_number(table, moment, to)
    if not to.language:
        facts = facts_of(table, moment, number)
        return [told for event, told in zip(moment.events, facts, strict=True) if event.known_to(to.seat)]
    known = [event for event in moment.events if event.known_to(to.seat)]
    silent = [""] * len(known)
    viewer = to.seat if sat_here(table, moment, to) else -1
    names = called(moment.sitters.names, viewer, to.language)
    words = table.match.words.in_language(to.language)
    told = spared(table.game.name, "the words of events", lambda: words.narrate(known, names, viewer), lambda: silent)
    return [fact(table.game.name, number, event, text) for event, text in zip(known, told, strict=True)]


def facts_of(table: Table, moment: Moment, number: int) -> Sequence[EventInfo]:
    """All events of a moment, as facts of the entry that is told under a number: but for that, what one says is the
    same for every viewer who may know of it. Those of the last moment that was told are kept, since it is told to every
    viewer in turn.
    """
    told, facts = table.last_told
    if told is not moment:
        facts = tuple(fact(table.game.name, number, event) for event in moment.events)
        table.last_told = moment, facts
    if facts and facts[0].number != number:
        return [replace(event, number=number) for event in facts]
    return facts


def fact(game: str, number: int, event: Event, text: str = "") -> EventInfo:
    """An event of a game as it is sent, with the entry that it belongs to."""
    fields = spared(game, f"the fields of {event.kind}", lambda: event.plain, dict)
    return EventInfo(number=number, kind=event.kind, seat=event.seat, fields=fields, text=text)
