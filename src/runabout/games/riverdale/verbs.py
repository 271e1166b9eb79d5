"""What may be done in Running Round Riverdale, as declared actions (see core.verbs)."""

from __future__ import annotations

from runabout.core.facts import NUMBER, named, ordinal
from runabout.core.scene import Scene, hand
from runabout.core.verbs import HAND, Action, Item, VerbKind, of_fields, place, taken, thing, verb_kinds
from runabout.games.riverdale.cards import COUNT
from runabout.games.riverdale.facts import CARD, COLOUR, PAWN, PAWNS, place_name
from runabout.games.riverdale.scene import SPECIALS, specials
from runabout.games.riverdale.state import HOME, SHOP, ZONE
from runabout.games.riverdale.state import PAWNS as TEAM
from runabout.games.riverdale.track import BACK_MAX, LANDING, SQUARES

OWN_PAWN = ordinal("own pawn", "a pawn of the seat that decides, by its number", TEAM)
SPECIAL = named("special", "a Special card", SPECIALS)

PLACES = {place_name(at): at for at in (HOME, *range(SQUARES), *range(ZONE, SHOP + 1))}
"""By the name of a place: its number."""


def own_piece(scene: Scene, pawn: int) -> int:
    """A pawn of the seat that decides."""
    colour = scene.settings["colours"][scene.decision["seat"]]
    return COLOUR.values.index(colour) * TEAM + pawn


def landing(scene: Scene, piece: int, count: int) -> Item:
    """Where a count takes a pawn, before a special square leads it on."""
    at = PLACES[scene.things[PAWNS[piece]]["at"]]
    return place(place_name(int(LANDING[piece // TEAM, at - HOME, BACK_MAX + count])))


def about_play(scene: Scene, action: Action) -> list[Item]:
    """The card, the pawn, and where its count takes it."""
    piece = own_piece(scene, action.pawn)
    card, count = action.numbers[0], int(COUNT[action.numbers[0]])
    return [
        taken(scene, HAND(scene, action), CARD.values[card]),
        thing(PAWNS[piece]),
        landing(scene, piece, count),
    ]


def about_push(scene: Scene, action: Action) -> list[Item]:
    """The card, the other pawn, and the square behind it."""
    return [*of_fields(scene, action), landing(scene, action.target, -1)]


def about_split(scene: Scene, action: Action) -> list[Item]:
    """The card, the first pawn and where it goes, and the second pawn: the rest of the 5 is its own."""
    first, second = own_piece(scene, action.pawn), own_piece(scene, action.other)
    return [
        *of_fields(scene, action),
        thing(PAWNS[first]),
        landing(scene, first, action.steps),
        thing(PAWNS[second]),
    ]


def about_switch(scene: Scene, action: Action) -> list[Item]:
    """The card, the own pawn, and the other."""
    card, target = of_fields(scene, action)
    return [card, thing(PAWNS[own_piece(scene, action.pawn)]), target]


def about_pass(scene: Scene, action: Action) -> list[Item]:
    """The card, and the pawn that passes the next one."""
    return [*of_fields(scene, action), thing(PAWNS[own_piece(scene, action.pawn)])]


def about_swap(scene: Scene, action: Action) -> list[Item]:
    """The Special card, and the other seat's hand."""
    seat = scene.settings["colours"].index(COLOUR.values[action.colour])
    return [*of_fields(scene, action), place(hand(seat))]


def about_discard(scene: Scene, action: Action) -> list[Item]:
    """The card, and the discard pile."""
    return [*of_fields(scene, action), place("discards")]


def own_specials(scene: Scene, action: Action) -> str:
    """The Special cards of the seat that decides."""
    return specials(scene.decision["seat"])


VERBS = verb_kinds(
    play=VerbKind("Move an own pawn by a card's count.", source=HAND, about=about_play, card=CARD, pawn=OWN_PAWN),
    push=VerbKind(
        "Move another's pawn one back by a 1 (RV-070).", source=HAND, about=about_push, card=CARD, target=PAWN
    ),
    split=VerbKind(
        "Divide a 5 between two own pawns (RV-077): the first goes so many steps, the other the rest.",
        source=HAND,
        about=about_split,
        card=CARD,
        pawn=OWN_PAWN,
        steps=NUMBER,
        other=OWN_PAWN,
    ),
    switch=VerbKind(
        "An own pawn changes places with another by Switcharoo (RV-079).",
        source=HAND,
        about=about_switch,
        card=CARD,
        pawn=OWN_PAWN,
        target=PAWN,
    ),
    quick_pass=VerbKind(
        "An own pawn changes places with the next one ahead by Quick Pass (RV-082).",
        source=HAND,
        about=about_pass,
        card=CARD,
        pawn=OWN_PAWN,
    ),
    dirty_trick=VerbKind(
        "By Dirty Trick! an own pawn comes out in place of another.", source=own_specials, card=SPECIAL, target=PAWN
    ),
    swap=VerbKind(
        "By Swap! exchange hands with a colour.", source=own_specials, about=about_swap, card=SPECIAL, colour=COLOUR
    ),
    crash=VerbKind("Play Crash!: all hands are shuffled into the deck.", source=own_specials, card=SPECIAL),
    discard=VerbKind("Discard a card instead of playing one (RV-062).", source=HAND, about=about_discard, card=CARD),
)
