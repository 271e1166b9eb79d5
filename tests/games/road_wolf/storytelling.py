"""How the games in recorded/ are told: decisions as they are typed, and what chance gives as it shows."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.games.road_wolf import game
from runabout.games.road_wolf.kinds import RoadCard, Token
from runabout.games.road_wolf.state import State
from runabout.match import Match, Script

DIE = 6
NAMES = ["Ann", "Bea"]
DRAWN = {"card_came": "card", "card_up": "card", "enemy_drawn": "token", "searched": "token"}
"""The events that tell what was drawn, and which of their fields does."""

KINDS = {kind.text: kind for kinds in (RoadCard, Token) for kind in kinds}
"""What can be drawn, by name."""


@dataclass(eq=False)
class Story:
    """One game, from the first vehicle bought on.

    Attributes:
        mission: its name.
        moves: decisions as they are typed, several in a line with ";" between them. After a "|" comes what chance gives
            in that decision, in the order in which it is given: dice as they show, the attacker's first ("6 4, 5"); a
            road card or a token from the tin by its name ("SLICK", "spikes"). Commas are for the eye.
        first: the dice for the first turn, seat by seat, where a mission has them rolled.
        options: what the table has agreed, by name.
    """

    mission: str
    moves: Sequence[str]
    seats: int = 2
    first: str = ""
    options: Mapping[str, str | int] = field(default_factory=dict)

    def played(self) -> Match:
        """The match, with chance scripted."""
        return self._played

    @cached_property
    def _played(self) -> Match:
        script = [int(die) - 1 for die in re.findall(r"\d", self.first)]
        match = Match(game, self.seats, options={"mission": self.mission, **self.options}, seed=Script(script))
        for line in self.moves:
            for move in line.split(";"):
                typed, _, gives = move.partition("|")
                play(match, typed.strip(), gives.replace(",", " ").split())
        return match


def play(match: Match, typed: str, gives: Sequence[str]) -> None:
    """Play a decision with what chance gives."""
    action = match.read(typed)
    refused = match.why(action)
    if refused:
        raise refused
    match.play(action, outcomes_for(match.state, action.number, gives))


def outcomes_for(state: State, number: int, gives: Sequence[str]) -> list[int]:
    """What chance gives in a decision, as the numbers of its outcomes."""
    found: list[int] = []
    names = 0
    for word in gives:
        if word.isdigit():
            found.append(int(word) - 1)
        else:
            found.append(drawn(state, number, found, names, word))
            names += 1
    _, chance = tried(state, number, found)
    for word, among in zip(gives, chance.asked.tolist(), strict=False):
        assert not word.isdigit() or among == DIE, f"{word} is no die here, but one of {among}"
    return found


def drawn(state: State, number: int, before: Sequence[int], names: int, word: str) -> int:
    """The outcome that draws a card or a token of that name; `names` others have been drawn in the same decision.

    The kinds lie in their order, so that a higher outcome never draws a lower kind.
    """
    wanted = KINDS[word.casefold()]
    _, chance = tried(state, number, before)
    low, high = 0, int(chance.asked[len(before)]) - 1
    while low < high:
        middle = (low + high) // 2
        if what_came(state, number, [*before, middle], names) < wanted:
            low = middle + 1
        else:
            high = middle
    assert what_came(state, number, [*before, low], names) == wanted, f"no {word} is left to be drawn"
    return low


def what_came(state: State, number: int, outcomes: Sequence[int], names: int) -> int:
    """What was drawn after so many others."""
    log, _ = tried(state, number, outcomes)
    draws = [event for event in game.words.events(log) if event.kind in DRAWN]
    assert names < len(draws), "nothing is drawn here"
    event = draws[names]
    found: int = getattr(event, DRAWN[event.kind])
    return found


def tried(state: State, number: int, outcomes: Sequence[int]) -> tuple[Log, Chance]:
    """What a decision would bring about. After the last outcome chance gives the first of whatever there is."""
    log, chance = Log(), Chance.scripted(outcomes)
    game.run.apply(state.copy(), number, chance, log)
    return log, chance


def sentences(match: Match, step: int, viewer: int = -1) -> list[str]:
    """What one step told a seat, or somebody who only watches (-1), sentence by sentence."""
    events = [event for event in match.steps[step].events if event.known_to(viewer)]
    return [said for said in game.words.narrate(events, NAMES, viewer) if said]
