"""What is printed on the cards and on the squares of the board."""

from __future__ import annotations

from runabout.core.panels import Face, Item
from runabout.games.riverdale.cards import MOVEMENT_CARDS, SPECIAL_NAMES
from runabout.games.riverdale.naming import slug
from runabout.games.riverdale.track import MOVE_AHEAD

SPECIALS = (
    Face(
        "dirty-trick",
        SPECIAL_NAMES[0],
        "Special card",
        ("Take a pawn from your Home Base and put it in the place of any pawn on the track, which goes home.",),
        "RV-094",
    ),
    Face("swap", SPECIAL_NAMES[1], "Special card", ("Exchange your hand for that of an opponent.",), "RV-097"),
    Face(
        "crash",
        SPECIAL_NAMES[2],
        "Special card",
        ("All hands are thrown in, the whole deck is shuffled, and everybody is dealt four new cards.",),
        "RV-099",
    ),
)
"""By `Special`."""

SIGNS = (
    Face("another-turn", "Take Another Turn", "Square", ("A pawn that lands here gives another turn.",), "RV-040"),
    Face(
        "move-ahead",
        f"Move Ahead {MOVE_AHEAD}",
        "Square",
        ("A pawn that lands here moves three more spaces forward at once.",),
        "RV-043",
    ),
    Face(
        "skateboard-green",
        "Green skateboard",
        "Square",
        ("A pawn that lands here rides to the next red skateboard; all in between go home.",),
        "RV-045",
    ),
    Face("skateboard-red", "Red skateboard", "Square", ("Where a ride from the green one ends.",), "RV-045"),
)
"""In the order of the signs' names in the plain data of a square."""

CARDS = tuple(Face(slug(card.name), card.name, "Movement card", (card.says,), card.rule) for card in MOVEMENT_CARDS)
"""By kind of Movement card."""

CARD_ITEMS = tuple(
    Item(slug(card.name), card.name, "" if card.rule == "RV-073" else card.says) for card in MOVEMENT_CARDS
)
"""By kind: as it is shown in a hand. A plain number needs no text."""

SPECIAL_ITEMS = tuple(Item(face.name, face.title, face.lines[0]) for face in SPECIALS)
"""By `Special`."""


def faces() -> tuple[Face, ...]:
    """Every kind of card, and the special squares."""
    return (*CARDS, *SPECIALS, *SIGNS)
