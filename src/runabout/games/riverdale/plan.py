"""How the table of Running Round Riverdale is laid out for the eye: the loop, the ways home, the hands and piles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from runabout.core.plan import Area, Label, Plan
from runabout.core.scene import Scene, hand
from runabout.games.riverdale.box import BOX
from runabout.games.riverdale.faces import PLAIN_RULE, cards, specials
from runabout.games.riverdale.facts import PAWNS as PAWN_NAMES
from runabout.games.riverdale.facts import place_name
from runabout.games.riverdale.naming import Teams, character_of, colour_of, tone_of
from runabout.games.riverdale.scene import DECK_OF, used
from runabout.games.riverdale.scene import specials as specials_of
from runabout.games.riverdale.state import CIRCLES, COLOURS, HOME, PAWNS, SHOP, ZONE
from runabout.games.riverdale.track import BOARD

if TYPE_CHECKING:
    from runabout.core.speech.sayings import Listener, Sayings

A_ROW = 10
"""Squares of the loop in a row: few enough for a phone."""

WAY_HOME = tuple(map(place_name, (HOME, *range(ZONE, ZONE + CIRCLES), SHOP)))
"""The places of a colour's way home, in their order."""


def plan(scene: Scene, said: Sayings, listener: Listener, teams: Teams) -> Plan:
    """The board first, as it is in the middle of the table; then hands, Special cards and piles."""
    names = [colour_of(colour) for colour in range(COLOURS)]
    colours = [names.index(name) for name in scene.settings["colours"]]
    seats = range(len(colours))
    loop = tuple(place_name(square) for square in range(BOARD.squares))
    return Plan(
        (
            Area("cells", said.say("area-loop"), places=loop, columns=A_ROW, loop=True),
            *(way_home(seat, colour, said, listener) for seat, colour in enumerate(colours)),
            *(Area("pile", said.say("area-hand"), seat=seat, places=(hand(seat),), hand=True) for seat in seats),
            *(Area("pile", said.say("area-specials"), seat=seat, places=(specials_of(seat),)) for seat in seats),
            *(Area("pile", said.say("area-used-specials"), seat=seat, places=(used(seat),)) for seat in seats),
            Area("pile", said.say("area-discards"), places=("discards",)),
            Area("pile", said.say("area-deck"), places=("deck",)),
            Area("pile", said.say("area-deck-of"), places=(DECK_OF,), folded=True),
        ),
        {
            **seats_in(colours, said),
            **squares_painted(tuple(sorted(colours)), said),
            **pawns(colours, said, teams),
            **ways(said),
            **printed(said),
        },
        said.say_typed("plan-note", {"deck": ("deck", scene.settings["deck"]), "copy": ("", BOX.digest or "none")}),
    )


def way_home(seat: int, colour: int, said: Sayings, listener: Listener) -> Area:
    """A player's Home Base, safety zone and place at Pop's."""
    side = BOARD.sides[colour]
    facts = {"colour": ("colour", side.colour), "entrance": ("number", side.entrance)}
    title = said.say_typed("area-way-home", facts, listener)
    return Area(
        "cells", title, seat=seat, places=WAY_HOME, columns=len(WAY_HOME), things=f"pawn:{side.colour.casefold()}:"
    )


def seats_in(colours: list[int], said: Sayings) -> dict[str, Label]:
    """What each seat plays."""
    return {
        f"seat:{seat}": Label(said.thing(colour_of(colour), "colour"), tone=tone_of(colour))
        for seat, colour in enumerate(colours)
    }


def squares_painted(colours: tuple[int, ...], said: Sayings) -> dict[str, Label]:
    """Every square; coloured squares and entrances in the colours that are played, ascending."""
    return {place_name(square): square_label(square, colours, said) for square in range(BOARD.squares)}


def square_label(square: int, colours: tuple[int, ...], said: Sayings) -> Label:
    """A square, painted where it is a coloured square or an entrance of one of these colours."""
    sides = [(colour, BOARD.sides[colour]) for colour in colours]
    coloured = [colour for colour, side in sides if square in (side.start, side.entrance)]
    return Label(str(square), "; ".join(signs(square, colours, said)), tone_of(coloured[0]) if coloured else "")


def signs(square: int, colours: tuple[int, ...], said: Sayings) -> Iterator[str]:
    """What a square is to these colours; nothing where it is nothing but a square."""
    sides = [BOARD.sides[colour] for colour in colours]
    for sign, of in (
        ("start", [side.colour for side in sides if side.start == square]),
        ("entrance", [side.colour for side in sides if side.entrance == square]),
    ):
        yield from (said.say_typed(f"sign-{sign}", {"colour": ("colour", colour)}) for colour in of)
    if square in BOARD.another_turn:
        yield said.say("sign-another-turn")
    if square in BOARD.move_ahead:
        yield said.say("sign-move-ahead")
    for green, red in BOARD.skateboards:
        if square == green:
            yield said.say_typed("sign-skateboard-green", {"to": ("number", red)})
    if square in (red for _, red in BOARD.skateboards):
        yield said.say("sign-skateboard-red")


def pawns(colours: list[int], said: Sayings, teams: Teams) -> dict[str, Label]:
    """The pawns of the colours that are played, with their characters and players."""
    return {
        PAWN_NAMES[piece]: Label(
            said.say_typed("label-pawn", {"pawn": ("pawn", PAWN_NAMES[piece])}),
            character_of(piece, teams),
            tone_of(colour),
            seat,
        )
        for seat, colour in enumerate(colours)
        for piece in range(colour * PAWNS, (colour + 1) * PAWNS)
    }


def ways(said: Sayings) -> dict[str, Label]:
    """The places of every colour's way home."""
    return {
        place_name(HOME): Label(said.say("label-home")),
        **{
            place_name(ZONE + circle): Label(said.say_typed("label-circle", {"number": ("number", circle + 1)}))
            for circle in range(CIRCLES)
        },
        place_name(SHOP): Label(said.say("label-shop")),
    }


def printed(said: Sayings) -> dict[str, Label]:
    """The cards, by kind. A plain number needs no text."""
    return {
        **{face.name: Label(face.title, "" if face.rule == PLAIN_RULE else face.lines[0]) for face in cards(said)},
        **{face.name: Label(face.title, face.lines[0]) for face in specials(said)},
    }
