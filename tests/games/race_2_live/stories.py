"""The games in recorded/, told by what happens; `python -m tests.games.race_2_live.stories` writes them anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from runabout.games.race_2_live import game
from runabout.games.race_2_live.map import HOUSE, LANES
from runabout.games.race_2_live.state import COPIES
from runabout.match import Match, Script, dumps
from tests.games.race_2_live.table import FACES, RANK, number_of, outcomes_for

FOLDER = Path(__file__).parent / "recorded"


@dataclass
class Story:
    """One game on the house map with the sheet's deal, one survivor to a seat, Ash first.

    Attributes:
        hands: cards that each survivor must be dealt, from Ash on; the others are filled up with the highest left.
        tokens: where tokens must lie; the others lie as far on as may be, off the road that is `clear`.
        moves: each decision, and after a bar what chance gives; "run" is a move forward by a 6, which takes the first
            lane wherever ways part.
        clear: spaces that must bear no token, as in "5/1".
    """

    hands: Sequence[str]
    tokens: Sequence[str]
    moves: Sequence[str]
    clear: Sequence[str] = ()
    options: Mapping[str, int] = field(default_factory=dict)

    def played(self) -> Match:
        """The match, with chance scripted."""
        options = {"first": 1, **self.options}
        match = Match(game, len(self.hands), options=options, seed=Script([*self.deal(), *self.scatter()]))
        for move in self.moves:
            line, _, gives = move.partition(" | ")
            if line == "run":
                run(match)
            else:
                play(match, line, gives)
        return match

    def deal(self) -> list[int]:
        """The outcomes of chance that deal the hands, card by card."""
        left = Counter(dict.fromkeys(FACES, COPIES))
        each = sum(left.values()) // len(self.hands)
        for hand in self.hands:
            left.subtract(hand.split())
        assert min(left.values()) >= 0
        spare = sorted(left.elements(), key=RANK.__getitem__)
        hands = [hand.split() + [spare.pop() for _ in range(each - len(hand.split()))] for hand in self.hands]
        deck, script = Counter(dict.fromkeys(FACES, COPIES)), []
        for cards in zip(*hands):
            for face in cards:
                script.append(sum(deck[lower] for lower in FACES[: RANK[face]]))
                deck[face] -= 1
        return script

    def scatter(self) -> list[int]:
        """The outcomes of chance that scatter the tokens."""
        bare = [
            column * LANES + lane
            for column in range(1, HOUSE.columns)
            for lane in range(LANES)
            if HOUSE.ways[column][lane]
        ]
        wanted = [number_of(space) for space in self.tokens]
        kept = {number_of(space) for space in self.clear}
        others = [space for space in reversed(bare) if space not in wanted and space not in kept]
        script = []
        for space in [*wanted, *others][: sum(HOUSE.tokens)]:
            script.append(bare.index(space))
            bare.remove(space)
        return script


def play(match: Match, line: str, gives: str) -> None:
    """Play a decision with what chance gives."""
    number = game.words.parse(line)
    match.play(number, outcomes_for(match.state, number, gives.split(", ") if gives else None))


def run(match: Match) -> None:
    """Play a move forward by a 6 that ends at no token."""
    mover = match.state.survivor
    play(match, "forward", "roll 6")
    while match.state.survivor == mover and not match.over:
        play(match, match.legal()[0].text, "")


LOW = "6 6 5 5 5 5 4 4 3 3 2 2 2"  # thirteen cards, none above a 6
UPPER_ROAD = [f"{column}/{lane}" for column in range(1, 36) for lane in ((2,) if 16 < column < 20 else (1,))]

STORIES = {
    # The rule sheet's example of a weapon: against a 10, with a weapon of 4, a 6 or higher will do.
    "a_ten_with_a_four": Story(
        hands=[LOW, "9 9 9 9 8 8 8 8 7 7 7 7 6", "10 10 10 10 J J J J", "Q Q Q Q K K K K"],
        tokens=["2/1", "3/1", "4/1"],
        moves=[
            "forward | roll 2",
            "take lane 1 | weapon 4",
            "forward | roll 1",
            "take lane 3",
            "forward | roll 1",
            "take lane 3",
            "forward | roll 1",
            "take lane 2",
            "forward | roll 3, special 10",
            "forward | roll 1",
            "forward | roll 1",
            "forward | roll 1",
            "forward | roll 4",
            "take lane 1 | horde 10",
            "play 6",
            "lose 6",
            "play 10",
            "play queen",
        ],
    ),
    # The rule sheet's example of a move: a 3 is three steps one way, never two forward and one back.
    "three_one_way": Story(
        hands=["A K", "Q"],
        tokens=[],
        moves=[
            "forward | roll 3",
            "take lane 2",
            "take lane 3",
            "forward | roll 1",
            "take lane 1",
            "backward | roll 3",
            "take lane 2",
        ],
        clear=["1/1", "1/2", "1/3", "2/2", "2/3", "3/3"],
    ),
    # The rule sheet's example of progress: three get home, and the fourth no further than space 12. A whole game.
    "three_home": Story(
        hands=["A A A A K", "K K K 10", "10 10 10 9", LOW],
        tokens=["12/1", "12/3"],
        moves=[
            *["run"] * 3,
            "forward | roll 6",
            "take lane 3",
            "take lane 3",
            "forward | roll 6",
            "take lane 1 | pack 2",
            "keep the pack",
            *["run"] * 2,
            "forward | roll 6, special Q",
            "lose 2",
            *["run", "run", "run", "lose 2"] * 2,
            *["run", "run", "run", "lose 3"],
            *["run", "run", "run", "lose 3"],
            "use pack 2 on Dell | draw 2, draw 3",
            *[f"lose {card}" for card in (2, 3, 4, 4, 5, 5, 5, 5, 6, 6)],
        ],
        clear=[*UPPER_ROAD, *(f"{column}/3" for column in range(1, 12))],
    ),
    # Two who never leave the start until night falls on them. A whole game.
    "night_falls": Story(hands=["A", "K"], tokens=[], moves=["backward | roll 1"] * 20, options={"turn_limit": 20}),
    # The beginning of an evening for three: what lies on the road, who is pinned down, and who comes by.
    "an_evening": Story(
        hands=[
            "6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 10 10",
            "A A A A K K K K",
            "2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 9",
        ],
        tokens=["2/1", "3/1", "3/3", "6/1", "6/2", "8/1", "9/1"],
        moves=[
            "forward | roll 2",
            "take lane 1 | weapon 2",
            "forward | roll 1",
            "take lane 1",
            "forward | roll 1",
            "take lane 2",
            "forward | roll 4, special K",
            "lose 6",
            "forward | roll 5",
            "take lane 2",
            "take lane 2 | pack 3",
            "keep the pack",
            "forward | roll 2",
            "take lane 3 | special 10",
            "lose 2",
            "forward | roll 3",
            "take lane 1 | weapon 4",
            "take the new weapon",
            "use pack 3 on Clay | draw 2, draw 6, draw 10",
            "forward | roll 1",
            "lose 2",
            "forward | roll 3, horde 10",
            "play 6",
            "play jack",
            "play 10",
            "backward | roll 5",
            "take lane 3",
            "take lane 2",
            "forward | roll 6",
            "take lane 3",
            "forward | roll 1, special A",
        ],
        clear=[f"{column}/{lane}" for column in range(1, 12) for lane in (1, 2, 3)],
    ),
}


def write() -> None:
    """Write every story to its file."""
    for name, story in STORIES.items():
        (FOLDER / f"{name}.run").write_text(dumps(story.played()), encoding="utf-8")


if __name__ == "__main__":
    write()
