"""What happened in a match, told to one viewer in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from runabout.core.words import Event
from runabout.match import Match
from runabout.terminal.tables import Table

OPENING = 0
"""The moment before the first decision; moment n is what followed from the n-th decision."""


class Narrator:
    """Tells a match.

    Args:
        match: the match.
        table: the game's table, which makes the sentences.
        names: of everyone, by seat.
        is_open: tell everything, hidden or not.
    """

    def __init__(self, match: Match, table: Table, names: Sequence[str], is_open: bool = False) -> None:
        self.match = match
        self.table = table
        self.names = names
        self.is_open = is_open
        self._asides: dict[tuple[int, int], str] = {}  # by seat and moment: told to that person alone

    @property
    def moments(self) -> int:
        """How many there are so far, the opening among them."""
        return len(self.match.steps) + 1

    def moment(self, number: int, viewer: int) -> list[str]:
        """One moment, as `viewer` may know it; -1 is someone who only watches."""
        happened = self.match.opening if number == OPENING else self.match.steps[number - 1].events
        known = [event for event in happened if self._is_for(event, viewer)]
        told = self.table.narrate(known, self.names, viewer if viewer >= 0 else None)
        aside = self._asides.get((viewer, number))
        return [aside, *told] if aside else told

    def add_aside(self, seat: int, sentence: str) -> None:
        """Tell one person something before what follows from the next decision."""
        self._asides[seat, self.moments] = sentence

    def tell(self, viewer: int, since: int = OPENING) -> list[str]:
        """The sentences of every moment from `since` on."""
        return [sentence for number in range(since, self.moments) for sentence in self.moment(number, viewer)]

    def ending(self, viewer: int) -> str:
        """Who won and why, or what the team scored; "" while the match goes on."""
        voice = self.table.voice
        outcome = self.match.outcome(voice.language)
        if outcome is None:
            return ""
        if self.match.game.scoring.team:
            return voice.say("table-team-outcome", score=outcome.scores[0], reason=outcome.reason)
        if len(outcome.winners) == self.match.seats:
            return voice.say("table-draw", reason=outcome.reason)
        names = [self.names[seat] for seat in outcome.winners]
        if outcome.winners == (viewer,) and not self.table.is_shared:
            return voice.say("table-you-win", reason=outcome.reason)
        return voice.say("table-outcome", winners=names, reason=outcome.reason)

    def _is_for(self, event: Event, viewer: int) -> bool:
        if self.is_open:
            # What only the others are told, the seat that did it is told in more detail, by another event.
            return event.seat < 0 or event.known_to(event.seat)
        return event.known_to(viewer)
