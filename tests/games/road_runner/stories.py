"""The games in recorded/, told by the cards; `python -m tests.games.road_runner.stories` writes them anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from runabout.games.road_runner import game
from runabout.match import Match, Script, dumps
from tests.games.road_runner.table import COPIES, deal, outcomes_for

FOLDER = Path(__file__).parent / "recorded"


@dataclass
class Story:
    """One game.

    Attributes:
        hands: what each seat must be dealt, from seat 0, which has the first turn; the rest of it does not matter.
        draws: what seat 0 draws first.
        moves: each decision, and after a bar the cards that are passed and drawn with it, in this order.
        later: cards that must be left in the draw pile.
    """

    hands: Sequence[Sequence[str]]
    draws: Sequence[str]
    moves: Sequence[str]
    later: Sequence[str] = ()
    dealt: int = 5
    options: Mapping[str, int] = field(default_factory=dict)

    def played(self) -> Match:
        """The match, with chance scripted."""
        seats = len(self.hands)
        script = deal(self.full_hands(), seats - 1, *self.draws)
        match = Match(game, seats, options={"dealt": self.dealt, **self.options}, seed=Script(script))
        for move in self.moves:
            line, _, gives = move.partition(" | ")
            number = game.words.parse(line)
            match.play(number, outcomes_for(match.state, number, gives.split(", ") if gives else ()))
        return match

    def full_hands(self) -> list[list[str]]:
        """The hands made up to their number with cards that the story does not need."""
        left = COPIES - COPIES.__class__([*self.draws, *self.later, *(title for hand in self.hands for title in hand)])
        spare = iter(sorted(left.elements(), reverse=True))
        return [[*hand, *(next(spare) for _ in range(self.dealt - len(hand)))] for hand in self.hands]


STORIES = {
    # The rule sheet's own example: five coyotes, A to E, in seats 0 to 4.
    "worked_example": Story(
        hands=[["Skis", "Refrigerator"], ["Road"], ["Fast Running!"], ["Beep Beep!"], ["Cliff Face!", "Anvil"]],
        draws=["Fan"],
        later=["Sail", "Bomb", "Piano", "Tunnel", "Catapult", "Cactus!", "Zoom!", "Rust!", "Knife And Fork"],
        moves=[
            "lay Skis",
            "lay Refrigerator",
            "lay Fan",
            "call chase",
            "decline",
            "play Fast Running!",
            "decline",
            "play Cliff Face! | Sail",
            "pass | Road, Bomb",
            "pass | Road, Piano",
            "pass | Road, Tunnel",
            "pass | Anvil, Catapult",
            "pass | Anvil, Cactus!",
            "pass | Anvil, Zoom!",
            "pass | Anvil, Rust!",
            "pass | Anvil, Knife And Fork",
        ],
    ),
    # Eight coyotes with nine cards each: the draw pile runs out in the third turn, and dual cards wake up.
    "reshuffle": Story(
        dealt=9,
        options={"drawn": 3},
        hands=[["Anvil", "Cliff"], ["Oops!"], ["Rocket"], [], ["Tiger Trap"], ["Piano"], [], []],
        draws=["Dud!", "Sail", "Zoom!"],
        later=["Fan", "Bomb", "Rust!", "Road", "Cactus!", "Catapult"],
        moves=[
            "lay Anvil",
            "lay Cliff",
            "call drop",
            "play Oops!",
            *["decline"] * 5,
            "decline | Fan, Bomb, Rust!",
            "pass | Fan, Road, Cactus!, Catapult",
            "lay Rocket",
            "call chase",
            "decline",
            "play Tiger Trap",
            *["decline"] * 4,
            "decline | Anvil, Cliff, Tiger Trap",
        ],
    ),
    # Four coyotes; the first is hurt, a passed card goes by, and another one wins.
    "passed_by": Story(
        hands=[["Rocket", "Oops!"], ["Cliff Face!"], ["Catapult", "Dud!"], ["Anvil"]],
        draws=["Road"],
        later=["Sail", "Fan", "Bomb", "Tunnel", "Rust!"],
        moves=[
            "lay Rocket",
            "call chase",
            "play Cliff Face!",
            "decline",
            "decline | Sail",
            "pass | Sail, Fan",
            "pass | Dud!, Bomb",
            "pass | Anvil, Tunnel",
            "pass | Tunnel, Rust!",
            "lay Catapult",
            "call launch",
            *["decline"] * 3,
        ],
    ),
    # Three coyotes; the first attempt of the game is let through by somebody who could have stopped it.
    "caught": Story(
        hands=[["Giant Bow"], ["Bad Aim!"], ["Cactus!"]],
        draws=["Giant Arrow"],
        moves=["lay Giant Arrow", "lay Giant Bow", "call shot", "decline", "decline"],
    ),
    # Four coyotes; the first and the third pass where they could catch the bird, and the first gets it after all.
    "let_slip": Story(
        dealt=2,
        hands=[
            ["Rocket", "Free Birdseed"],
            ["Catapult", "Detour Sign"],
            ["Cactus!", "Giant Spring"],
            ["Anvil", "Tunnel"],
        ],
        draws=["Bucket Of Water"],
        later=["Road", "Sail", "Level Crossing", "Huge Boulder"],
        moves=[
            "pass | Bucket Of Water, Road",
            "lay Catapult",
            "call launch",
            "play Cactus!",
            "decline",
            "decline | Sail",
            "pass | Sail, Level Crossing",
            "pass | Anvil, Huge Boulder",
            "lay Rocket",
            "call chase",
            *["decline"] * 3,
        ],
    ),
}


def write() -> None:
    """Write every story to its file."""
    for name, story in STORIES.items():
        (FOLDER / f"{name}.run").write_text(dumps(story.played()), encoding="utf-8")


if __name__ == "__main__":
    write()
