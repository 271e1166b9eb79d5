"""What one viewer is shown of a table. Everything is made from that seat's Sight, from events whose audience it is in,
and from what all at the table may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runabout.core.words import Event
from runabout.match import Match
from runabout.server.messages import (
    ActionInfo,
    EventInfo,
    Frame,
    OutcomeInfo,
    Replay,
    SeatInfo,
    TableInfo,
    UndoInfo,
    View,
    ViewNews,
)
from runabout.server.tables.rights import may_relieve
from runabout.server.tables.table import WATCHER, Moment, Table

YOU = "You"


def names_for(table: Table, viewer: int) -> list[str]:
    """What everybody is called, to a viewer."""
    return [YOU if seat == viewer else chair.name or f"Seat {seat + 1}" for seat, chair in enumerate(table.chairs)]


def table_info(
    table: Table, guest: str, now: float, here: frozenset[str] = frozenset(), watching: int = 0, bots_ready: bool = True
) -> TableInfo:
    """A table as a guest sees it; `here` are the guests who look at it now."""
    opening = table.opening
    looks = table.match.looks if table.match else ()
    seats = tuple(
        SeatInfo(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            level=chair.level,
            mine=bool(guest) and chair.person == guest,
            here=chair.person in here,
            vacated=bool(chair.vacated),
            relievable=may_relieve(table, guest, seat),
            looks=looks[seat] if looks else chair.looks,
            seconds=table.seconds_left(seat, now),
        )
        for seat, chair in enumerate(table.chairs)
    )
    return TableInfo(
        id=opening.table,
        game=opening.game,
        title=table.game.title,
        status=table.status,
        number=table.number,
        seats=seats,
        options=opening.options,
        open_hands=table.open_hands,
        spectators=opening.spectators,
        clock=opening.clock,
        host=bool(guest) and guest == opening.host,
        to_act=table.to_act,
        watching=watching,
        undo=undo_info(table),
        can_undo=table.why_not_undo(guest),
        outcome=None if table.match is None else outcome_info(table, guest),
        bots_ready=bots_ready,
        rematch=table.rematch,
        created=opening.created,
        changed=table.changed,
        now=now,
    )


def undo_info(table: Table) -> UndoInfo | None:
    """The request to take back that waits for answers."""
    if table.undo is None or table.match is None:
        return None
    count = len(table.match.steps) - table.undo.step
    text = "the last decision" if count == 1 else f"the last {count} decisions"
    return UndoInfo(seat=table.undo.seat, text=text, waiting=tuple(sorted(table.undo.waiting)))


def outcome_info(table: Table, guest: str = "") -> OutcomeInfo | None:
    """How the game ended, as a guest is told; None while it goes on."""
    outcome = table.match.outcome() if table.match else None
    if outcome is None:
        return None
    if table.game.scoring.team:
        text = f"The team scores {outcome.scores[0]:g}: {outcome.reason}."
    else:
        mine = table.seats_of(guest)  # who sits on several shares a screen, where everybody has a name
        names = [YOU if mine == [seat] else table.chairs[seat].name for seat in outcome.winners]
        verb = "wins" if len(names) < 2 and names != [YOU] else "win"
        text = f"{' and '.join(names) or 'Nobody'} {verb}: {outcome.reason}."
    return OutcomeInfo(winners=outcome.winners, scores=outcome.scores, tie_breaks=outcome.tie_breaks, text=text)


def view_news(
    table: Table, viewer: int, since: int, now: float, panels: bool = True, shared: dict[str, Any] | None = None
) -> ViewNews:
    """The game as `viewer` may know it, with what has happened since an entry that it has seen (0: nothing yet).

    `shared`: what `open_sight` gave, where several views of the same moment are made.
    """
    assert table.match is not None
    again = since < table.taken_back or since == 0
    names = names_for(table, viewer)
    return ViewNews(
        view=view(table, table.match, viewer, names, now, panels=panels, shared=shared),
        events=events_since(table, viewer, names, 0 if again else since),
        again=again,
    )


def open_sight(table: Table, viewer: int = WATCHER) -> dict[str, Any]:
    """What lies open to everybody, made from the sight of any viewer; {} where a game does not tell it apart."""
    assert table.match is not None
    return table.match.words.shared(table.match.known(viewer))


def view(
    table: Table,
    match: Match,
    viewer: int,
    names: Sequence[str],
    now: float,
    *,
    panels: bool,
    live: bool = True,
    shared: dict[str, Any] | None = None,
) -> View:
    """What `viewer` may know of a match, with `panels` or without; and without actions where it is not `live`."""
    words = match.words
    sight = match.known(viewer)
    is_to_act = live and viewer >= 0 and match.seat == viewer
    actions = match.legal() if is_to_act else []
    seconds = [table.seconds_left(seat, now) for seat in range(match.seats)] if table.opening.clock and live else []
    guest = table.chairs[viewer].person if viewer >= 0 else ""
    return View(
        seat=viewer,
        number=table.number,
        step=len(match.steps),
        to_act=match.seat,
        can_undo=live and not table.why_not_undo(guest),
        seconds=tuple(seconds),
        sight={**shared, **words.own(sight)} if shared else words.sight(sight),
        panels=words.panels(sight, names) if panels else (),
        actions=tuple(
            ActionInfo(
                number=action.number,
                verb=action.verb,
                card=action.card,
                text=action.text,
                hint=words.hint(sight, action),
            )
            for action in actions
        ),
    )


def events_since(table: Table, viewer: int, names: Sequence[str], since: int) -> tuple[EventInfo, ...]:
    """What has happened after an entry that `viewer` may know of, in order; the note of taking back stands last."""
    found: list[EventInfo] = []
    for moment in after(table.story, since):
        if moment.note is not None:
            told = moment.note.to_doer if moment.seat == viewer else moment.note.told
            found.append(EventInfo(number=moment.number, kind=moment.note.kind, seat=moment.seat, facts=(), text=told))
        else:
            found += told_events(table, moment.events, moment.number, viewer, names)
    return tuple(found)


def after(story: Sequence[Moment], number: int) -> Sequence[Moment]:
    """The moments after an entry; looked for from the end, where the new ones are."""
    at = len(story)
    while at and story[at - 1].number > number:
        at -= 1
    return story[at:]


def told_events(
    table: Table, events: Sequence[Event], number: int, viewer: int, names: Sequence[str]
) -> list[EventInfo]:
    """Events of the game that a viewer may know of, with the sentences that tell them."""
    assert table.match is not None
    known = [event for event in events if event.known_to(viewer)]
    told = table.match.words.narrate(known, names, viewer if viewer >= 0 else None)
    return [
        EventInfo(number=number, kind=event.kind, seat=event.seat, facts=event.facts, text=text)
        for event, text in zip(known, told, strict=True)
    ]


def replay(table: Table, viewer: int, first: int, count: int, now: float, panels: bool = True) -> Replay:
    """A stretch of the match as `viewer` may know it, from the position after `first` decisions on."""
    assert table.match is not None
    match, names = table.match, names_for(table, viewer)
    frames: list[Frame] = []
    for step in range(first, min(first + count, len(match.steps) + 1)):
        happened = match.opening if step == 0 else match.steps[step - 1].events
        number = table.played[step - 1] if step else table.began
        frames.append(
            Frame(
                view=view(table, match.rewound(step), viewer, names, now, panels=panels, live=False),
                events=tuple(told_events(table, happened, number, viewer, names)),
            )
        )
    return Replay(table=table.opening.table, seat=viewer, steps=len(match.steps), first=first, frames=tuple(frames))
