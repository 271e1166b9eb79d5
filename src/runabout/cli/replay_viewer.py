"""A saved match, shown moment by moment."""

from __future__ import annotations

from runabout.cli.keys import keys_pressed
from runabout.cli.narrator import OPENING, Narrator
from runabout.cli.seating import from_tags, seat_all
from runabout.match import Match
from runabout.match.seating import DEFAULT_LEVEL
from runabout.terminal.screen import Screen
from runabout.terminal.tables import Scene, table_for
from runabout.terminal.voice import YOU

NEXT = ("\r", "\n", " ", "\x1b[C", "\x1b[B", "\x1bOC", "\x1bOB", "n", "l")
BACK = ("\x1b[D", "\x1b[A", "\x1bOD", "\x1bOA", "\x7f", "\x08", "p", "b", "h")
FIRST = ("\x1b[H", "\x1bOH", "\x1b[1~", "g")
LAST = ("\x1b[F", "\x1bOF", "\x1b[4~", "G")
LEAVE = ("q", "Q", "\x1b", "\x04")


class ReplayViewer:
    """Shows a match as `viewer` may know it (-1: someone who only watches), or all of it where it `is_open`."""

    def __init__(self, match: Match, viewer: int, is_open: bool, screen: Screen) -> None:
        self.match = match
        self.viewer = viewer
        self.is_open = is_open
        self.screen = screen
        sitters = from_tags(match.game, match.tags, match.seats, match.key) or seat_all(
            match.game, match.seats, {}, [DEFAULT_LEVEL], match.key
        )
        voice = screen.voice
        self.names = [voice.name_of(sitter) for sitter in sitters]
        for seat, sitter in enumerate(sitters):
            if sitter.name == YOU and seat != viewer:  # the person who played; anybody else is told of somebody
                self.names[seat] = voice.player(seat + 1)
        self.table = table_for(match, voice)
        self.narrator = Narrator(match, self.table, self.names, is_open)

    def print_all(self) -> None:
        """Print every moment that has anything to tell, numbered by its decision, and how it ended."""
        for number in range(self.narrator.moments):
            for place, sentence in enumerate(self.narrator.moment(number, self.viewer)):
                self.screen.say(f"{'' if place or number == OPENING else f'{number}.':>5} {sentence}")
        self._end()

    def step_through(self) -> None:
        """Show the table at one moment at a time; keys go on, back, to either end, and leave."""
        number = OPENING
        with keys_pressed() as keys:
            self._show(number)
            for key in keys:
                if key in LEAVE:
                    return
                number = self._moment_after(number, key)
                self._show(number)

    def _moment_after(self, number: int, key: str) -> int:
        if key in NEXT:
            return min(number + 1, self.narrator.moments - 1)
        if key in BACK:
            return max(number - 1, OPENING)
        if key in FIRST:
            return OPENING
        return self.narrator.moments - 1 if key in LAST else number

    def _show(self, number: int) -> None:
        past = self.match.rewound(number)
        scene = self._scene(past, self.viewer)
        self.screen.clear()
        self.screen.show(self.table.whole(scene))
        if self.is_open:
            self.screen.show(self.table.hands([self._scene(past, seat) for seat in range(past.seats)]))
        self.screen.say()
        for sentence in self.narrator.moment(number, self.viewer):
            self.screen.tell(sentence, "bold")
        if number == self.narrator.moments - 1:
            self._end()
        last = self.narrator.moments - 1
        self.screen.say()
        self.screen.say(self.screen.voice.say("replay-keys", number=number, last=last), "dim")

    def _scene(self, match: Match, viewer: int) -> Scene:
        # Looking back, there is nothing to choose.
        return self.table.scene(match, viewer, self.names, self.screen.marks, asked=False)

    def _end(self) -> None:
        self.screen.say(self.narrator.ending(self.viewer) or self.screen.voice.say("replay-not-over"))
