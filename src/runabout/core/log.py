"""The events a rulebook reports while it plays a step, each with its audience.

An audience is a set of seats as bits, with a bit for those who only watch. What a seat may not know goes in an event
that leaves it out; where others may know a part, they get an event of their own ("a card", beside "the Anvil").

Rules mark what depends on chance, or on what is hidden from the seat that decides; all else is certain before the
action is played, and can be forecast (see core.forecast):

    card = draw(state.deck, state.deck_size, 0, chance)
    note(log, Event.DREW, all_but(seat), seat)
    before = uncertain(log)
    note(log, Event.DREW_CARD, only(seat), seat, card)
    settle(log, before)  # which card it is changes nothing of what else this step reports
"""

from __future__ import annotations

from runabout.core.record import Record, i8, i16, i32, record
from runabout.core.rule import rule

LOG_MAX = 1024
"""Events that one step can report. Those of a step that reports more are counted in `lost`, and told as so many
(`words.OMITTED`); the laws take it for a fault.
"""

FACTS = 8
"""Numbers that an event can have beside its seat: enough that none has to stand for several."""

SEATS_MAX = 8
WATCHERS = 1 << SEATS_MAX
EVERYONE = (1 << SEATS_MAX + 1) - 1
REVEALS = 1 << SEATS_MAX + 1
"""Added to an audience where the event shows it something that was hidden: such a step cannot be taken back."""


@record
class Log(Record):
    """The events of one step."""

    muted = i8()  #: 1: keep nothing (playouts)
    size = i32()  #: events kept
    lost = i32()  #: events that did not fit
    unsure = i8()  #: 1: what is reported now depends on chance, or on what is hidden from the seat that decides
    kind = i16[LOG_MAX]  #: what happened: a number of the game's own Event enum
    audience = i16[LOG_MAX]  #: who may know of it
    seat = i16[LOG_MAX]  #: whose doing it is; -1 for nobody's
    facts = i16[LOG_MAX, FACTS]  #: what else there is to say, as the kind defines it
    certain = i8[LOG_MAX]  #: 1: it happens however chance falls, and whatever is hidden


@rule
def note(
    log: Log,
    kind: int,
    audience: int,
    seat: int,
    first: int = 0,
    second: int = 0,
    third: int = 0,
    fourth: int = 0,
    fifth: int = 0,
    sixth: int = 0,
    seventh: int = 0,
    eighth: int = 0,
) -> None:
    """Report one event, with up to FACTS numbers more."""
    if log.muted:
        return
    at = log.size
    if at == LOG_MAX:
        log.lost += 1
        return
    log.kind[at] = kind
    log.audience[at] = audience
    log.seat[at] = seat
    log.facts[at, 0] = first
    log.facts[at, 1] = second
    log.facts[at, 2] = third
    log.facts[at, 3] = fourth
    log.facts[at, 4] = fifth
    log.facts[at, 5] = sixth
    log.facts[at, 6] = seventh
    log.facts[at, 7] = eighth
    log.certain[at] = 1 - log.unsure
    log.size = at + 1


@rule
def uncertain(log: Log, hidden: bool = True) -> int:
    """From here on what is reported depends on chance, or on what is hidden from the seat that decides: whether it is
    reported at all, or what it says. What this returns is for `settle`.

    Args:
        log: of the step.
        hidden: False: nothing changes, for what that seat happens to know.
    """
    before = int(log.unsure)
    if hidden:
        log.unsure = 1
    return before


@rule
def settle(log: Log, before: int) -> None:
    """What was drawn or uncovered since `uncertain` changes nothing of what is reported from here on in this step, nor
    who decides next. Where it changes something, leave this out: then all the rest of the step is uncertain.
    """
    log.unsure = before


@rule
def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


@rule
def all_but(seat: int) -> int:
    """The audience of everyone, watchers included, but one seat."""
    return EVERYONE & ~(1 << seat)
