"""The games in recorded/, told by the cards; `python -m tests.games.riverdale.stories` writes them again."""

from __future__ import annotations

import tomllib
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
    """One game, begun by seat 0; stories.toml says what its parts are."""

    hands: Sequence[Sequence[str]]
    moves: Sequence[str]
    options: Mapping[str, int] = field(default_factory=dict)

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
    name: Story(told["hands"], told["moves"].splitlines(), told.get("options", {}))
    for name, told in tomllib.loads((FOLDER.parent / "stories.toml").read_text(encoding="utf-8")).items()
}


def write() -> None:
    """Write every story to its file."""
    FOLDER.mkdir(exist_ok=True)
    for name, story in STORIES.items():
        (FOLDER / f"{name}.run").write_text(dumps(story.played()), encoding="utf-8")


if __name__ == "__main__":
    write()
