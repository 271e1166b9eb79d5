"""Running Round Riverdale in words: every action and event as text, told from the pavement."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from pathlib import Path
from typing import Any

from runabout.core.plan import Face, Plan
from runabout.core.result import Result
from runabout.core.scene import Scene
from runabout.core.speech.declared import LANGUAGES, Messages, Sentence
from runabout.core.words import Action, Words
from runabout.games.riverdale.box import BOX
from runabout.games.riverdale.cards import KINDS, MOVEMENT_CARDS, Special
from runabout.games.riverdale.faces import faces
from runabout.games.riverdale.facts import CARDS, EVENTS
from runabout.games.riverdale.facts import PAWNS as PAWN_NAMES
from runabout.games.riverdale.naming import (
    BOX_TEAMS,
    Teams,
    character_of,
    colour_of,
    piece_of,
)
from runabout.games.riverdale.plan import plan
from runabout.games.riverdale.scene import ENDING, LAYOUT
from runabout.games.riverdale.state import (
    COLOURS,
    PAIRS,
    PARTS,
    PAWNS,
    PIECES,
    SPLIT_COUNT,
    Sight,
    State,
)
from runabout.games.riverdale.track import BOARD
from runabout.games.riverdale.verbs import VERBS

MOST = tuple(max(deck[kind] for deck in BOX.decks) for kind in range(KINDS))
"""By kind: the cards in the box, enough to make any of the decks (RVA-01)."""


def actions() -> list[Action]:
    """Every action in the order of its number; see the sections in state.py."""
    pieces = [(piece, piece_of(piece)) for piece in range(PIECES)]
    names = [(kind, card.name) for kind, card in enumerate(MOVEMENT_CARDS)]
    one, five, switcharoo, quick_pass = (CARDS.index(name) for name in ("1", "5", "switcharoo", "quick-pass"))
    found: list[tuple[str, tuple[int, ...], str, str]] = []
    found += [
        ("play", (kind, pawn), "play", f"play {name} with pawn {pawn + 1}")
        for kind, name in names
        for pawn in range(PAWNS)
    ]
    found += [("push", (one, piece), "play", f"play 1 against {name}") for piece, name in pieces]
    found += [
        (
            "split",
            (five, first, count, second),
            "split",
            f"split 5: pawn {first + 1} moves {count}, pawn {second + 1} moves {SPLIT_COUNT - count}",
        )
        for first, second in PAIRS
        for count in range(1, PARTS + 1)
    ]
    found += [
        ("switch", (switcharoo, pawn, piece), "swap", f"swap pawn {pawn + 1} with {name} by Switcharoo")
        for pawn in range(PAWNS)
        for piece, name in pieces
    ]
    found += [
        ("quick_pass", (quick_pass, pawn), "pass", f"pass with pawn {pawn + 1} by Quick Pass") for pawn in range(PAWNS)
    ]
    found += [
        ("dirty_trick", (Special.DIRTY_TRICK, piece), "Dirty Trick!", f"Dirty Trick! on {name}")
        for piece, name in pieces
    ]
    found += [
        ("swap", (Special.SWAP, colour), "Swap!", f"Swap! hands with {colour_of(colour)}") for colour in range(COLOURS)
    ]
    found += [("crash", (Special.CRASH,), "Crash!", "Crash!")]
    found += [("discard", (kind,), "discard", f"discard {name}") for kind, name in names]
    return [
        Action(number, verb, text, VERBS[kind].plain(numbers)["card"], declared=VERBS[kind], numbers=numbers)
        for number, (kind, numbers, verb, text) in enumerate(found)
    ]


MESSAGES = Messages(
    Path(__file__).with_name("messages"),
    LAYOUT,
    sentences=(
        Sentence("dealt-card", ("dealt_card",), repeats=True),
        Sentence("got-card", ("got_card",), repeats=True),
    ),
    hints=(Sentence("sent-home", ("sent_home",), repeats=True, of_one_seat=False),),
    remarks=(("", "turn"), ("deck", "unseen")),
    complete_in=LANGUAGES,
)


class RiverdaleWords(Words):
    """Running Round Riverdale's words.

    Attributes:
        teams: the characters that run, as one table has them.
    """

    def __init__(self) -> None:
        super().__init__(
            actions(),
            EVENTS,
            'an action such as "play 7 with pawn 2", "play 1 against green 3", '
            '"split 5: pawn 1 moves 2, pawn 3 moves 3", "pass with pawn 1 by Quick Pass", "Crash!" or "discard -3"',
            verbs=VERBS,
            messages=MESSAGES,
        )
        self.teams: Teams = BOX_TEAMS
        self.given = given(BOX_TEAMS)

    def at_table(self, looks: Sequence[tuple[str, ...]], sight: Sight) -> RiverdaleWords:
        """The same, with the characters of one table (RV-012, RVA-53)."""
        teams = list(self.teams)
        for seat, team in enumerate(looks):
            teams[sight.colour[seat]] = team
        said = copy(self)
        said.teams = tuple(teams)
        said.given = given(said.teams)
        return said

    def ending(self, result: Result, state: Any) -> dict[str, Any]:
        """Why the game ended, and after how many turns."""
        return {"ending": ENDING.plain((state.ending,)), "turns": int(state.turns)}

    def plan(self, scene: Scene) -> Plan:
        """How the table is laid out, with its characters."""
        return plan(scene, self.sayings, self.listener(()), self.teams)

    def faces(self) -> tuple[Face, ...]:
        """Every kind of card, and the special squares."""
        return faces(self.sayings)


def given(teams: Teams) -> dict[str, str]:
    """The characters of a table by what programs call their pawns, and what an owner's copy calls the Home Bases."""
    found = {name: character_of(piece, teams) for piece, name in enumerate(PAWN_NAMES)}
    if BOX.digest:
        found |= {f"={way}:{side.colour}": side.name for side in BOARD.sides for way in ("home-of", "away-from")}
    return found


def census(state: State) -> list[int]:
    """Every Movement card by kind, wherever it is (RV-003): in play, or in the box with the other decks' cards."""
    deck = BOX.decks[state.deck_list]
    found = [MOST[kind] - deck[kind] + state.deck[kind] + state.discard[kind] for kind in range(KINDS)]
    for seat in range(state.seats):
        for kind in state.hand[seat, : state.hand_size[seat]]:
            found[kind] += 1
    return found
