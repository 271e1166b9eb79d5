"""The games in recorded/, told by the cards; `python -m tests.games.rummy_runway.stories` writes them anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from runabout.games.rummy_runway import game
from runabout.match import Match, Script, dumps
from tests.games.rummy_runway.table import COPIES, deal, outcomes_for

FOLDER = Path(__file__).parent / "recorded"
QUIET = ("Black Tie", "Less Is More", "Cloud Nine")


@dataclass
class Deal:
    """How a round begins.

    Attributes:
        hands: what each seat must be dealt, from seat 0; the rest of it does not matter.
        runways: the trends that are turned up.
        first: who begins.
        later: cards that must be left in the deck.
        used: trends that were turned up before.
    """

    hands: Sequence[str]
    runways: Sequence[str] = QUIET
    first: int = 0
    later: str = ""
    used: Sequence[str] = ()

    def script(self, dealt: int) -> list[int]:
        """The outcomes of chance, hands being made up to their number with cards that the story does not need."""
        left = Counter(COPIES)
        left.subtract(mark for text in (*self.hands, self.later, "W0") for mark in text.split())
        spare = iter(left.elements())
        hands = [
            " ".join([*hand.split(), *(next(spare) for _ in range(dealt - len(hand.split())))]) for hand in self.hands
        ]
        return deal(hands, "W0", self.runways, self.first, self.used)


@dataclass
class Story:
    """One game whose chance is scripted.

    Attributes:
        deal: how it begins.
        moves: each decision, and after a bar the card that is drawn with it, or beside it the next round's deal.
    """

    deal: Deal
    moves: Sequence[str | tuple[str, Deal]]
    options: Mapping[str, int] = field(default_factory=dict)

    def played(self) -> Match:
        """The match."""
        dealt = self.options.get("dealt", 7)
        script = [self.deal.first, *self.deal.script(dealt)]
        match = Match(game, len(self.deal.hands), options=self.options, seed=Script(script))
        for move in self.moves:
            if isinstance(move, tuple):
                match.play(move[0], move[1].script(dealt))
                continue
            line, _, gives = move.partition(" | ")
            match.play(line, outcomes_for(match.state, game.words.parse(line), gives))
        return match


@dataclass
class Seeded:
    """One game that is dealt by a seed."""

    seats: int
    seed: int
    moves: Sequence[str]
    options: Mapping[str, int] = field(default_factory=dict)

    def played(self) -> Match:
        """The match."""
        match = Match(game, self.seats, seed=self.seed, options=self.options)
        for move in self.moves:
            match.play(move)
        return match


# The rule sheet's own example: on the table lies red 2, yellow 3, blue 4, and beside it blue 3, yellow 4, red 5.
EXAMPLE = Deal(["R2 Y3 B4 B3 Y4 R5 Y0", "B1 R5 Y3 B4 Y9 Y8 W7"], later="R9 R8 R7 R6")
HAT = [
    "draw from the deck | R9",
    "lay red 2",
    "lay yellow 3",
    "lay blue 4",
    "lay blue 3",
    "lay yellow 4",
    "lay red 5",
    "discard yellow 0",
    "draw from the deck | R8",
]

STORIES: dict[str, Story | Seeded] = {
    # A red 5 on the right takes the red 2, which goes into an outfit a turn later.
    "riff_on_the_right": Story(
        EXAMPLE,
        [
            *HAT,
            "riff 1a on the right",
            "discard yellow 9",
            "draw from the deck | R7",
            "discard red 7",
            "draw from the deck | R6",
            "lay red 2 from the closet",
            "lay yellow 3",
            "lay blue 4",
            "discard yellow 8",
        ],
    ),
    # A blue 1 on the left takes the blue 4.
    "riff_on_the_left": Story(EXAMPLE, [*HAT, "riff 1a on the left", "discard yellow 9"]),
    # As the printed example has it, the red 2 riffs off another outfit.
    "riff_from_the_closet": Story(
        EXAMPLE,
        [*HAT, "riff 1a on the right", "riff 1b on the left from the closet", "discard yellow 9"],
        options={"closet_riff": 1},
    ),
    # Wild cards are formed with, riffed with, riffed off and used again; two turns each.
    "wild_cards": Story(
        Deal(
            ["R4 W5 B6 W1 W2 B3 Y9", "W7 Y8 Y4 B6 R0 R1 R2"],
            runways=("Wild Side", "Pure Couture", "Fabric First"),
            later="R9 R8 Y0 Y1",
        ),
        [
            "draw from the deck | R9",
            "lay red 4",
            "lay wild 5",
            "lay blue 6",
            "lay wild 1",
            "lay wild 2",
            "lay blue 3",
            "wear it as yellow",
            "discard yellow 9",
            "draw from the deck | Y0",
            "riff 1a on the right with a wild",
            "riff 1a on the right",
            "discard red 0",
            "draw from the deck | R8",
            "discard red 8",
            "draw from the deck | Y1",
            "lay yellow 4",
            "lay wild 5 from the closet",
            "lay blue 6",
            "discard red 1",
        ],
        options={"round_turn_limit": 2, "rounds": 1},
    ),
    # A Formal outfit is riffed off twice, and what was in the middle comes to an end.
    "formal_riff": Story(
        Deal(["R4 Y4 B4", "R4 W4 Y9"], later="R9 R8"),
        [
            "draw from the deck | R9",
            "lay red 4",
            "lay yellow 4",
            "lay blue 4",
            "discard red 9",
            "draw from the deck | R8",
            "riff 1a on the right",
            "riff 1a on the right with a wild",
            "discard yellow 9",
        ],
    ),
    # Three outfits in one turn; the other two have their final turns; the last of them begins the next round.
    "final_turns": Story(
        Deal(
            ["R1 Y1 B1 R2 Y3 B4 R7 Y8 B9 W9", "R6 Y6 B6 W8", "R5 W6"],
            runways=("Full Collection", "Street Casual", "Lucky Seven"),
            later="B0 B2 B3",
        ),
        [
            "draw from the deck | B0",
            *(f"lay {card}" for card in ("red 1", "yellow 1", "blue 1", "red 2", "yellow 3", "blue 4")),
            *(f"lay {card}" for card in ("red 7", "yellow 8", "blue 9")),
            "discard wild 9",
            "draw from the deck | B2",
            "lay red 6",
            "lay yellow 6",
            "lay blue 6",
            "discard wild 8",
            "draw from the deck | B3",
            "riff 1b on the right",
            (
                "discard wild 6",
                Deal(["R0", "Y0", "B0"], first=2, used=("Full Collection", "Street Casual", "Lucky Seven")),
            ),
        ],
        options={"dealt": 12},
    ),
    # The same points; the better outfit decides.
    "tie_break": Story(
        Deal(["R1 Y2 B3 R2 Y3 B4 W9", "R4 Y5 B6 W8"], later="R9 R8"),
        [
            "draw from the deck | R9",
            *(f"lay {card}" for card in ("red 1", "yellow 2", "blue 3", "red 2", "yellow 3", "blue 4")),
            "discard wild 9",
            "draw from the deck | R8",
            *(f"lay {card}" for card in ("red 4", "yellow 5", "blue 6")),
            "discard wild 8",
        ],
        options={"round_turn_limit": 1, "rounds": 1},
    ),
    # The same points and the same best outfit.
    "shared_win": Story(
        Deal(["Y4 B5 R6 W9", "R4 Y5 B6 W8"], later="R9 R8"),
        [
            "draw from the deck | R9",
            *(f"lay {card}" for card in ("yellow 4", "blue 5", "red 6")),
            "discard wild 9",
            "draw from the deck | R8",
            *(f"lay {card}" for card in ("red 4", "yellow 5", "blue 6")),
            "discard wild 8",
        ],
        options={"round_turn_limit": 1, "rounds": 1},
    ),
    # The first two hold back the best outfit there is, and the third wins with a small one.
    "held_back": Story(
        Deal(["R7 Y8 B9 R0 R0 R0", "R7 Y8 B9 Y0 Y0 Y0", "R2 Y3 B4 B0 B0 B0"], runways=(), later="R1 R1 R1"),
        [
            *["draw from the deck | R1", "discard red 1"] * 2,
            "draw from the deck | R1",
            *(f"lay {card}" for card in ("red 2", "yellow 3", "blue 4")),
            "discard red 1",
        ],
        options={"trends": 0, "dealt": 6, "round_turn_limit": 1, "rounds": 1},
    ),
    # The first lays the best outfit there is, holds back another, and has to share the win.
    "half_a_win": Story(
        Deal(["R7 Y8 B9 R2 Y3 B4", "R7 Y8 B9 R0 R0 R0"], runways=(), later="Y0 B0"),
        [
            "draw from the deck | Y0",
            *(f"lay {card}" for card in ("red 7", "yellow 8", "blue 9")),
            "discard yellow 0",
            "draw from the deck | B0",
            *(f"lay {card}" for card in ("red 7", "yellow 8", "blue 9")),
            "discard blue 0",
        ],
        options={"trends": 0, "dealt": 6, "round_turn_limit": 1, "rounds": 1},
    ),
    # The second has red and yellow cards alone, and draws a blue one with which it forms.
    "the_next_card": Story(
        Deal(
            [
                "R0 R0 R0 R1 R1 R1 R2 R2 R2 Y1 Y1 B2",
                "R5 R5 R6 R7 R8 R9 Y5 Y5 Y6 Y7 Y8 Y9",
            ],
            runways=(),
            later="Y1 B7",
        ),
        [
            "draw from the deck | Y1",
            *(f"lay {card}" for card in ("red 0", "yellow 1", "blue 2")),
            "discard red 0",
            "draw from the deck | B7",
            *(f"lay {card}" for card in ("red 5", "yellow 6", "blue 7")),
            "discard red 5",
        ],
        options={"trends": 0, "dealt": 12, "round_turn_limit": 1, "rounds": 1},
    ),
    # A whole short game to 30 points, of two rounds.
    "short_game": Seeded(
        2,
        seed=227,
        options={"target": 30},
        moves=[
            "take wild 3",
            "lay red 1",
            "lay blue 2",
            "lay wild 3",
            "lay wild 5",
            "lay red 6",
            "lay yellow 7",
            "discard blue 1",
            "draw from the deck",
            "lay blue 2",
            "lay red 3",
            "lay yellow 4",
            "discard wild 0",
            "draw from the deck",
            "discard yellow 5",
            "take yellow 5",
            "stop taking",
            "lay red 4",
            "lay yellow 5",
            "lay blue 6",
            "discard yellow 6",
            "draw from the deck",
            "riff 1a on the left",
            "discard yellow 8",
            "draw from the deck",
            "discard blue 8",
            "draw from the deck",
            "lay blue 4",
            "lay red 5",
            "lay wild 6",
            "discard wild 9",
            "draw from the deck",
            "lay blue 0",
            "lay red 1",
            "lay yellow 2",
            "discard red 2",
            "take red 2",
            "stop taking",
            "lay wild 0",
            "lay wild 1",
            "lay red 2",
            "wear it as yellow",
            "discard red 0",
            "draw from the deck",
            "discard red 2",
            "draw from the deck",
            "riff 2a on the left",
            "discard blue 5",
            "take wild 9",
            "stop taking",
            "lay blue 7",
            "lay yellow 8",
            "lay wild 9",
            "discard red 3",
        ],
    ),
}


def write() -> None:
    """Write every story to its file."""
    for name, story in STORIES.items():
        (FOLDER / f"{name}.run").write_text(dumps(story.played()), encoding="utf-8")


if __name__ == "__main__":
    write()
