"""The host of a match: lets the bots move, asks the people, and tells everybody what they may know."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING

from runabout.cli.dialogue import Talk
from runabout.cli.match_file import Keeper
from runabout.cli.narrator import Story
from runabout.cli.prompt import Prompt
from runabout.cli.screen import Screen
from runabout.cli.tables import Scene, table_for
from runabout.core.chance import derive
from runabout.core.words import Action
from runabout.match import Match
from runabout.match.seating import Sitter, to_tags
from runabout.match.series import forced_action

if TYPE_CHECKING:
    from runabout.bots import Bot

WATCHER = -1

RECALLED = 6
"""Lines told again where a saved match goes on."""


class Host:
    """Runs one match to its end, or until somebody leaves.

    Args:
        match: the match; who sits where is written in its tags.
        sitters: who sits where.
        screen, prompt: what is shown, and who is asked.
        keeper: where the match is saved.
    """

    def __init__(self, match: Match, sitters: Sequence[Sitter], screen: Screen, prompt: Prompt, keeper: Keeper) -> None:
        self.match = match
        self.sitters = sitters
        self.screen = screen
        self.prompt = prompt
        self.keeper = keeper
        match.tags.update(to_tags(sitters))
        match.set_attended(any(sitter.is_person for sitter in sitters))
        self.names = [sitter.name for sitter in sitters]
        self.table = table_for(match)
        self.story = Story(match, self.table, self.names)
        self.talk = Talk(self)
        self.bots: dict[int, Bot] = {}
        people = [seat for seat, sitter in enumerate(sitters) if sitter.is_person]
        # Where hands lie open there is nothing to hide from those who share the screen.
        self.is_shared = len(people) > 1 and not match.game.is_on("open hands", match.options)
        self.at_screen = people[0] if len(people) == 1 else WATCHER  # whose eyes may be on the screen
        self.told = [self._seen_by(seat) for seat in range(match.seats)] + [self.story.moments if match.steps else 0]
        self._recall()
        self._goes_on = False  # whether the last decider, who has seen the whole table, decides again

    def _seen_by(self, seat: int) -> int:
        """How many moments a seat has been told of in a match that goes on: as many as there were when it decided."""
        decided = [number for number, step in enumerate(self.match.steps) if step.seat == seat]
        return decided[-1] + 1 if decided else 0

    def _recall(self) -> None:
        """In a match that goes on, tell the last of what whoever is at the screen has seen of it."""
        if self.match.steps and not self.match.over:
            self.told[self.at_screen] = self.story.moments
            lines = self.story.tell(self.at_screen)[-RECALLED:]
            self.screen.say("What happened last:", "bold")
            for line in lines:
                self.screen.tell(line)

    def prepare(self) -> None:
        """Seat the bots. Their thinking is compiled, or loaded as compiled before, while people look at the table."""
        from runabout.bots import seat_bot

        for seat, sitter in enumerate(self.sitters):
            if sitter.level is not None:
                self.bots[seat] = seat_bot(self.match.game, sitter.level, derive(self.match.key, f"bot {seat}"))
        self._warming = Warming({bot.level.name: bot for bot in self.bots.values()}.values())

    def run(self) -> bool:
        """Play on. True: the match is over; False: somebody has left."""
        try:
            while not self.match.over:
                self._decide()
            self._narrate()
        except (KeyboardInterrupt, EOFError):
            self.leave()
            return False
        self.finish()
        return True

    def leave(self) -> None:
        """Offer to save, and say how to go on."""
        if self.is_shared:
            self.screen.clear()  # whoever comes next must not find a hand on the screen
        self.keeper.offer(self.match)

    def finish(self) -> None:
        """Say how it ended, and show every hand."""
        self.screen.say()
        self.screen.say(self.story.ending(), "bold")
        self.screen.say("What everybody held:", "underline")
        self.screen.show(self.table.hands([self.scene(seat) for seat in range(self.match.seats)]))

    def scene(self, viewer: int) -> Scene:
        """What a viewer is to be shown now."""
        return self.table.scene(self.match, viewer, self.names, self.screen.marks)

    def _decide(self) -> None:
        seat, began = self.match.seat, self.screen.clock()
        if seat in self.bots:
            if not self._warming.done:
                with self.screen.busy("The bots get ready to think (the first time takes some seconds)", is_long=True):
                    self._warming.wait()
            with self.screen.busy(f"{self.names[seat]} is up to something"):
                chosen = self.bots[seat].choose(self.match.sight(seat))
            self._play(self.match.read(chosen), began)
            return
        forced = None if self.is_shared else forced_action(self.match)
        if forced is not None:
            aside = f'Nothing else is open to you, so the table plays "{forced.text}" for you.'
            self.story.asides[seat, self.story.moments] = f"({aside})"
            self._play(forced, began)
        else:
            self._ask(seat)

    def _play(self, action: Action, began: float) -> None:
        """Play what was decided out of sight, and tell it in good time."""
        with undisturbed():
            self.match.play(action)
        if self.story.moment(len(self.match.steps), self.at_screen):
            self.screen.wait(began)
        self._narrate()

    def _narrate(self) -> None:
        """Tell whoever is at the screen what has not been told yet."""
        lines = self._untold(self.at_screen)
        for number, line in enumerate(lines):
            if number:
                self.screen.wait()
            self.screen.tell(line, "dim" if line.startswith("(") else "")

    def _untold(self, viewer: int) -> list[str]:
        since, self.told[viewer] = self.told[viewer], self.story.moments
        return self.story.tell(viewer, since)

    def _ask(self, seat: int) -> None:
        """Let a person decide."""
        steps = self.match.steps
        if not self._goes_on or steps[-1].seat != seat or steps[-1].drew:
            if self.is_shared:
                self._hand_over(seat)
            else:
                self._narrate()
            self.draw(seat)
        elif not self.talk.goes_on:
            self.screen.show(self.table.own(self.scene(seat)))
        action = self.talk.decision(seat)
        with undisturbed():
            self.match.play(action)
        self.keeper.keep(self.match)
        self._goes_on = self.match.seat == seat
        if not self.is_shared:
            self._narrate()
        elif not self._goes_on or steps[-1].drew:
            self.screen.clear()

    def draw(self, seat: int) -> None:
        """Show a person the whole table."""
        self.screen.show(self.table.whole(self.scene(seat)))

    def _hand_over(self, seat: int) -> None:
        """Show nobody's hand until the person at that seat is there."""
        self._narrate()
        name = self.names[seat]
        self.screen.say()
        self.prompt.ask(f"{name}, it is up to you. Press Enter when nobody else is looking. ")
        self.screen.clear()
        self.screen.say(f"{name}, this has happened since you last decided:", "bold")
        for line in self._untold(seat):
            self.screen.tell(line)


class Warming:
    """Gets bots ready in a thread of its own, which ends with the program."""

    def __init__(self, bots: Iterable[Bot]) -> None:
        self._bots = list(bots)
        self._fault: Exception | None = None
        self._thread = threading.Thread(target=self._warm, daemon=True)
        self._thread.start()

    @property
    def done(self) -> bool:
        """Whether they are ready."""
        return not self._thread.is_alive() and self._fault is None

    def wait(self) -> None:
        """Wait until they are ready (a Ctrl-C gets through), and raise what went wrong."""
        while self._thread.is_alive():
            self._thread.join(0.1)
        if self._fault is not None:
            raise self._fault

    def _warm(self) -> None:
        try:
            for bot in self._bots:
                bot.warm()
        except Exception as fault:  # noqa: BLE001  # raised in the thread that waits
            self._fault = fault


@contextmanager
def undisturbed() -> Iterator[None]:
    """Hold a Ctrl-C back until a decision has been played in full, so that what is saved is whole."""
    held: list[tuple[int, FrameType | None]] = []
    before = signal.getsignal(signal.SIGINT)
    try:
        signal.signal(signal.SIGINT, lambda number, frame: held.append((number, frame)))
    except ValueError:  # not the main thread: no Ctrl-C comes here
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if held:
        raise KeyboardInterrupt
