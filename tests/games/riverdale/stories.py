"""The games in recorded/, told by the cards; `python -m tests.games.riverdale.stories` writes them anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from runabout.games.riverdale import game
from runabout.games.riverdale.cards import HAND
from runabout.games.riverdale.naming import BOX_TEAMS
from runabout.match import Match, Script, dumps
from tests.games.riverdale.house import COLOUR_NAMES, DECKS, SIDES
from tests.games.riverdale.table import deal, outcomes_for

FOLDER = Path(__file__).parent / "recorded"


@dataclass
class Story:
    """One game, begun by seat 0.

    Attributes:
        hands: what each seat must be dealt; hands of fewer than four are filled up with cards that the story does not
            need.
        moves: each decision, and after a bar the cards that chance gives with it; the first left, where it is silent.
    """

    hands: Sequence[Sequence[str]]
    moves: Sequence[str]
    options: Mapping[str, str] = field(default_factory=dict)

    def played(self) -> Match:
        """The match, with chance scripted."""
        script = deal(0, self.full_hands())
        match = Match(game, len(self.hands), options=self.options, seed=Script(script))
        for seat, colour in enumerate(SIDES[len(self.hands)]):
            match.choose_looks(seat, BOX_TEAMS[COLOUR_NAMES.index(colour)])
        for move in self.moves:
            line, _, gives = move.partition(" | ")
            number = game.words.parse(line)
            match.play(number, outcomes_for(match.state, number, gives.split(", ") if gives else ()))
        return match

    def full_hands(self) -> list[list[str]]:
        """The hands made up to four."""
        left = Counter(DECKS[0])
        left.subtract(card for hand in self.hands for card in hand)
        left.subtract(card for move in self.moves for card in move.partition(" | ")[2].split(", ") if card)
        spare = iter([card for card in reversed(DECKS[0]) for _ in range(left[card])])
        return [[*hand, *(next(spare) for _ in range(HAND - len(hand)))] for hand in self.hands]


STORIES = {
    # RV-056: two spaces from the Shoppe, with a 2 and an 11 in hand.
    "exact_count": Story(
        hands=[["1", "-3", "5", "11"], ["9", "8", "6", "4"]],
        moves=[
            "play 1 with pawn 1 | 2",
            "play 9 with pawn 1 | 7",
            "play -3 with pawn 1 | 8",
            "play 8 with pawn 1 | 7",
            "play 5 with pawn 1 | 4",
            "play 6 with pawn 1 | 7",
            "play 2 with pawn 1 | 10",
        ],
    ),
    # RV-083: blue passes; yellow is 3 spaces ahead, red 10.
    "first_ahead": Story(
        hands=[["2", "4", "7", "1"], ["1", "-13", "8", "Quick Pass"], ["2", "-13", "-13", "6"]],
        moves=[
            "play 2 with pawn 1",
            "play 1 with pawn 1",
            "play 2 with pawn 1",
            "play 4 with pawn 1",
            "play -13 with pawn 1",
            "play -13 with pawn 1",
            "play 7 with pawn 1",
            "play 8 with pawn 2",
            "play -13 with pawn 1",
            "play 1 against blue 2",
            "pass with pawn 1 by Quick Pass",
        ],
    ),
    # RV-077: a 5 divided as 1 and 4, as 3 and 2, as 2 and 3, and not at all.
    "splits": Story(
        hands=[["5", "5", "5", "5"], ["9", "8", "6", "4"]],
        moves=[
            "split 5: pawn 1 moves 1, pawn 2 moves 4",
            "play 9 with pawn 1",
            "split 5: pawn 2 moves 3, pawn 1 moves 2",
            "play 8 with pawn 1",
            "split 5: pawn 1 moves 2, pawn 2 moves 3",
            "play 5 with pawn 1",
        ],
    ),
    # RV-080 and RV-084: neither 12 gives an extra turn by changing places, where a landing did.
    "no_extra_turn": Story(
        hands=[["9", "Switcharoo", "4", "6"], ["5", "9", "Quick Pass", "8"]],
        moves=[
            "play 9 with pawn 1",
            "play 5 with pawn 1",
            "play 9 with pawn 2",
            "swap pawn 1 with yellow 1 by Switcharoo",
            "pass with pawn 1 by Quick Pass",
        ],
    ),
    # RV-043 and RV-044: yellow moves ahead 3, and red passes by its own entrance.
    "move_ahead": Story(
        hands=[["1", "-3", "2", "-3"], ["Quick Pass", "4", "8", "9"]],
        moves=[
            "play 1 with pawn 1",
            "play Quick Pass with pawn 1",
            "play -3 with pawn 1",
            "play 4 with pawn 1",
            "play 2 with pawn 1",
            "play 8 with pawn 2",
            "play -3 with pawn 1",
        ],
    ),
    # RV-046: a ride that sweeps off a pawn of each colour, and sends home a third at its end.
    "sweep": Story(
        hands=[["9", "10", "11", "7"], ["8", "8", "4", "6"]],
        moves=[
            "play 9 with pawn 1",
            "Dirty Trick! on red 1",
            "play 8 with pawn 2",
            "play 10 with pawn 1",
            "play 4 with pawn 2",
            "play 11 with pawn 2",
            "play 8 with pawn 2",
            "play 7 with pawn 3",
        ],
    ),
    # RV-062 and RVA-06: a hand with which nothing can be done.
    "dead_hand": Story(
        hands=[["-3", "-3", "-13", "-13"], ["9", "8", "6", "4"]],
        moves=["discard -13 | 1", "play 9 with pawn 1", "play 1 with pawn 1"],
    ),
    # RV-097 and RV-099: Swap! and Crash!.
    "swap_and_crash": Story(
        hands=[["-3", "-3", "-13", "-13"], ["9", "8", "6", "4"]],
        moves=[
            "Swap! hands with yellow",
            "play 9 with pawn 1 | 10",
            "Crash! | 2, 2, 4, 4, 7, 7, 8, 8",
            "play 2 with pawn 1",
            "play 8 with pawn 1",
        ],
    ),
    # A whole race, as short as they come.
    "whole_race": Story(
        hands=[["1", "-3", "7", "1"], ["5", "6", "11", "2"]],
        moves=[
            "play 1 with pawn 1 | -3",
            "play 5 with pawn 1 | 4",
            "play 6 with pawn 1 | 10",
            "play -3 with pawn 1 | 7",
            "play 11 with pawn 1 | 8",
            "play 7 with pawn 1 | 1",
            "play 2 with pawn 1 | 6",
            "play 1 with pawn 2 | 1",
            "play 4 with pawn 1 | 6",
            "play -3 with pawn 2 | -3",
            "play 10 with pawn 1 | 9",
            "play 7 with pawn 2 | 7",
            "play 8 with pawn 1 | 9",
            "play 1 with pawn 3 | 9",
            "Dirty Trick! on red 3",
            "play 6 with pawn 1 | 2",
            "play 1 with pawn 3 | 2",
            "play 6 with pawn 1 | 4",
            "play -3 with pawn 3 | 4",
            "play 9 with pawn 2 | 4",
            "play 7 with pawn 3",
        ],
    ),
}


def write() -> None:
    """Write every story to its file."""
    FOLDER.mkdir(exist_ok=True)
    for name, story in STORIES.items():
        (FOLDER / f"{name}.run").write_text(dumps(story.played()), encoding="utf-8")


if __name__ == "__main__":
    write()
