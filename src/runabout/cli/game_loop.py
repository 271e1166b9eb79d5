"""One match at the terminal, decision by decision: bots move, people are asked, and each is told what it may know."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from runabout.cli.bot_warm_up import BotWarmUp
from runabout.cli.dialogue import Dialogue
from runabout.cli.match_file import MatchFile
from runabout.cli.prompt import Prompt
from runabout.cli.table_view import WATCHER, TableView
from runabout.core.chance import derive
from runabout.core.interrupts import deferred_interrupts
from runabout.core.words import Action
from runabout.match import Match
from runabout.match.seating import Sitter, to_tags
from runabout.match.series import forced_action
from runabout.terminal.screen import Screen
from runabout.terminal.voice import Somebody

if TYPE_CHECKING:
    from runabout.bots import Bot


class GameLoop:
    """Runs one match to its end, or until somebody leaves.

    Args:
        match: the match; who sits where is written in its tags.
        sitters: who sits where.
        screen, prompt: what is shown, and who is asked.
        file: where the match is saved.
    """

    def __init__(
        self, match: Match, sitters: Sequence[Sitter], screen: Screen, prompt: Prompt, file: MatchFile
    ) -> None:
        self.match = match
        self.sitters = sitters
        self.screen = screen
        self.prompt = prompt
        self.file = file
        match.tags.update(to_tags(sitters))
        match.set_attended(any(sitter.is_person for sitter in sitters))
        self.names = [screen.voice.name_of(sitter) for sitter in sitters]
        people = [seat for seat, sitter in enumerate(sitters) if sitter.is_person]
        self.view = TableView(match, self.names, screen, is_shared=len(people) > 1)
        self.dialogue = Dialogue(self.view, prompt, file)
        self.bots: dict[int, Bot] = {}
        # Where hands lie open there is nothing to hide from those who share the screen.
        self.hides_hands = len(people) > 1 and not match.game.is_on("open hands", match.options)
        self.at_screen = people[0] if len(people) == 1 else WATCHER  # who may be reading the screen
        self.view.recall(self.at_screen)
        self.view.tell_drawn_looks(people)
        self._decides_again = False  # whether the last decider, who has seen the whole table, decides again

    def prepare(self) -> None:
        """Seat the bots. Their search is compiled, or loaded as compiled before, while people look at the table."""
        from runabout.bots import seat_bot

        for seat, sitter in enumerate(self.sitters):
            if sitter.level is not None:
                self.bots[seat] = seat_bot(self.match.game, sitter.level, derive(self.match.key, f"bot {seat}"))
        self._warm_up = BotWarmUp({bot.level.name: bot for bot in self.bots.values()}.values())

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
        if self.hides_hands:
            self.screen.clear()  # the next person at this screen must not find a hand on it
        self.file.offer(self.match)

    def finish(self) -> None:
        """Say how it ended, and show every hand."""
        self.screen.say()
        self.screen.say(self.view.narrator.ending(self.at_screen), "bold")
        self.screen.say(self.screen.voice.say("table-hands"), "underline")
        self.view.draw_hands()

    def _decide(self) -> None:
        seat, began, voice = self.match.seat, time.monotonic(), self.screen.voice
        if seat in self.bots:
            if not self._warm_up.done:
                with self.screen.busy(voice.say("busy-bots"), is_long=True) as show:
                    self._warm_up.wait(lambda now: show(voice.say("busy-compiling", done=now.done, total=now.total)))
            with self.screen.busy(voice.say("busy-thinking", who=Somebody(self.names[seat]))):
                chosen = self.bots[seat].choose(self.match.sight(seat))
            self._play(self.match.read(chosen), began)
            return
        forced = None if self.hides_hands else forced_action(self.match)
        if forced is not None:
            action = self.view.table.said(forced, self.names, seat)
            aside = voice.say("table-forced", who=self.view.somebody(seat), action=action)
            self.view.narrator.add_aside(seat, f"({aside})")
            self._play(forced, began)
        else:
            self._ask(seat)

    def _play(self, action: Action, began: float) -> None:
        """Play what nobody at the screen decided, and tell it no sooner than the pace after `began`."""
        with deferred_interrupts():
            self.match.play(action)
        if self.view.narrator.moment(len(self.match.steps), self.at_screen):
            self.screen.wait(began)
        self._narrate()

    def _narrate(self) -> None:
        """Tell the person at the screen what has not been told yet."""
        for number, sentence in enumerate(self.view.untold(self.at_screen)):
            if number:
                self.screen.wait()
            self.screen.tell(sentence, "dim" if sentence.startswith("(") else "")

    def _ask(self, seat: int) -> None:
        """Let a person decide."""
        steps = self.match.steps
        if not self._decides_again or steps[-1].seat != seat or steps[-1].drew:
            if self.hides_hands:
                self._hand_over(seat)
            else:
                self._narrate()
            self.view.draw(seat)
        elif not self.dialogue.has_more:
            self.view.draw_changes(seat)
        action = self.dialogue.decision(seat)
        with deferred_interrupts():
            self.match.play(action)
        self.file.update(self.match)
        self._decides_again = self.match.seat == seat
        if not self.hides_hands:
            self._narrate()
        elif not self._decides_again or steps[-1].drew:
            self.screen.clear()

    def _hand_over(self, seat: int) -> None:
        """Show nobody's hand until the person at that seat is there."""
        self._narrate()
        voice, who = self.screen.voice, Somebody(self.names[seat])
        self.screen.say()
        self.prompt.ask(f"{voice.say('table-hand-over', who=who)} ")
        self.screen.clear()
        self.screen.say(voice.say("table-since", who=who), "bold")
        for sentence in self.view.untold(seat):
            self.screen.tell(sentence)
