"""One match as it is shown at this screen: the table drawn for a viewer, and what each viewer has not been told yet."""

from __future__ import annotations

from collections.abc import Sequence

from runabout.cli.narrator import Narrator
from runabout.core.looks import SEPARATOR
from runabout.core.speech.declared import LANGUAGES
from runabout.match import Match
from runabout.terminal.screen import Screen
from runabout.terminal.tables import Scene, table_for
from runabout.terminal.voice import Somebody

WATCHER = -1

RECALLED = 6
"""Sentences that are repeated when a saved match goes on."""


class TableView:
    """Shows a match.

    Args:
        match: the match.
        names: of everyone, by seat.
        screen: where it is shown.
        is_shared: whether several people share the screen, so that nobody is "you".

    Attributes:
        table: draws the game.
        narrator: tells what happened.
    """

    def __init__(self, match: Match, names: Sequence[str], screen: Screen, is_shared: bool = False) -> None:
        self.match = match
        self.names = names
        self.screen = screen
        self.voice = screen.voice
        self.table = table_for(match, screen.voice, is_shared)
        self.narrator = Narrator(match, self.table, names)
        # Moments told so far, by seat; the last entry is for those who only watch (WATCHER is -1).
        self._told = [self._seen_by(seat) for seat in range(match.seats)]
        self._told.append(self.narrator.moments if match.steps else 0)

    def _seen_by(self, seat: int) -> int:
        """How many moments a seat has been told of in a saved match: as many as there were when it last decided."""
        decided = [number for number, step in enumerate(self.match.steps) if step.seat == seat]
        return decided[-1] + 1 if decided else 0

    def somebody(self, seat: int) -> Somebody:
        """Who sits there, spoken to where only one person looks at the screen."""
        return Somebody(self.names[seat], not self.table.is_shared)

    def scene(self, viewer: int) -> Scene:
        """The scene to show to a viewer now."""
        return self.table.scene(self.match, viewer, self.names, self.screen.marks)

    def draw(self, seat: int) -> None:
        """Show a person the whole table."""
        self.screen.show(self.table.whole(self.scene(seat)))

    def draw_changes(self, seat: int) -> None:
        """Show a person who decides again what has changed, and the choices."""
        self.screen.show(self.table.own(self.scene(seat)))

    def draw_hands(self) -> None:
        """Show what every seat holds."""
        self.screen.show(self.table.hands([self.scene(seat) for seat in range(self.match.seats)]))

    def recall(self, viewer: int) -> None:
        """In a saved match that goes on, repeat the last sentences of what a viewer was told."""
        if self.match.steps and not self.match.over:
            self._told[viewer] = self.narrator.moments
            self.screen.say(self.voice.say("table-last"), "bold")
            for sentence in self.narrator.tell(viewer)[-RECALLED:]:
                self.screen.tell(sentence)

    def tell_drawn_looks(self, people: Sequence[int]) -> None:
        """When a match begins, say which looks were drawn for people, and how they are chosen."""
        match, looks = self.match, self.match.game.components.looks
        drawn = [seat for seat in people if seat not in match.chosen_looks]
        if looks is None or match.steps or not drawn:
            return
        for seat in drawn:
            who, drawn_by_chance = self.somebody(seat), list(match.looks[seat])
            called = match.game.described(self.voice.language).looks
            self.screen.tell(self.voice.say("table-looks", who=who, called=called, looks=drawn_by_chance))
        example = SEPARATOR.join(looks.names[: looks.each])
        spoken = "" if self.voice.language == LANGUAGES[0] else f" --language {self.voice.language}"
        command = f'runabout play {match.game.name} --looks "{example}"{spoken}'
        self.screen.tell(f"({self.voice.say('table-choose-looks', command=command)})", "dim")

    def untold(self, viewer: int) -> list[str]:
        """The sentences that a viewer has not been told yet; from now on they count as told."""
        since, self._told[viewer] = self._told[viewer], self.narrator.moments
        return self.narrator.tell(viewer, since)

    def forget_undone(self) -> None:
        """After decisions were taken back: what comes in their place has not been told to anybody."""
        self._told = [min(told, self.narrator.moments) for told in self._told]
