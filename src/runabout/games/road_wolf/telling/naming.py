"""What vehicles, tokens, cards, dice and places are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from runabout.core.words import plain
from runabout.games.road_wolf.box import BOX
from runabout.games.road_wolf.box_file import UNITS
from runabout.games.road_wolf.events import Thing, thing_in
from runabout.games.road_wolf.kinds import Edge, RoadCard, Token, VehicleKind
from runabout.games.road_wolf.state import HIDDEN, Open

VEHICLES = tuple(vehicle.title for vehicle in BOX.vehicles)
TOKENS = tuple(token.title for token in BOX.tokens)
CARDS = (*(card.name for card in RoadCard), "a card that lies face down")
EDGES = {edge: edge.name for edge in Edge}


def differ(titles: Sequence[str], names: Sequence[str]) -> tuple[str, ...]:
    """Titles by which things are typed: as the box has them, or their own names where two of those would read alike."""
    return tuple(titles if len({plain(title) for title in titles} - {""}) == len(titles) else names)


VEHICLES_TYPED = differ(VEHICLES, [kind.text for kind in VehicleKind])
TOKENS_TYPED = differ(TOKENS, [token.text for token in Token])


# --- Vehicles ---------------------------------------------------------------------------------------------------------


class Slot(NamedTuple):
    """A slot, and what was in it when it was told of.

    Attributes:
        number: of the slot; -1 for none.
        thing: a `Thing`.
    """

    number: int
    thing: int


def thing_name(thing: int) -> str:
    """What a `Thing` is called: "Coupe", "wreck of the Coupe"."""
    if thing > Thing.WRECK:
        return f"wreck of the {VEHICLES[thing - Thing.WRECK - 1]}"
    if thing == Thing.LIMO:
        return "Limo"
    if thing == Thing.MUTANT:
        return "mutant"
    if thing == Thing.MARKER:
        return "heap of gear"
    return VEHICLES[thing - 1] if thing else "vehicle"


def numbered(slot: Slot) -> str:
    """With the number that the table knows it by, which counts from 1: "Coupe (7)", "vehicle 7"."""
    if slot.thing == Thing.UNKNOWN:
        return f"vehicle {slot.number + 1}"
    return f"{bare(thing_name(slot.thing))} ({slot.number + 1})"


def bare(title: str) -> str:
    """A title that others can stand before: "Hijackers' Truck", "explosives truck"."""
    return title.removeprefix("the ").removeprefix("The ")


def the(slot: Slot) -> str:
    """The same within a sentence: "the Coupe (7)"."""
    name = numbered(slot)
    return name if slot.thing == Thing.UNKNOWN else f"the {name}"


def capital(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


def inches(units: int) -> str:
    """A length in inches: "2.5"."""
    return f"{units / UNITS:g}"


def place(x: int, y: int) -> str:
    """Where something is: by its middle, from the START and from the left edge of the board."""
    along = inches(y)
    return f"{along} {'inch' if along == '1' else 'inches'} from the START, {inches(x)} from the left"


# --- Tokens and cards -------------------------------------------------------------------------------------------------


def a(title: str) -> str:
    """Something with its article: "a Coupe", "an Ambush"; what reads as several has none: "Spikes"."""
    if title.casefold().endswith("s") and not title.endswith("ss"):
        return title
    return f"{'an' if title[0] in 'AEIOUaeiou' else 'a'} {title}"


def counted(tokens: Iterable[tuple[int, int]]) -> list[str]:
    """Tokens with their numbers: "2 Gunners"; pairs of a `Token` and how many."""
    return [TOKENS[token] if many == 1 else f"{many} {several(TOKENS[token])}" for token, many in tokens if many]


def several(title: str) -> str:
    """More than one of something: "Gunners", "Ambushes"."""
    if title.endswith("s"):
        return title
    return f"{title}es" if title.endswith("sh") else f"{title}s"


def card(kind: int) -> str:
    """A road card within a sentence: "a SLICK"; SUPPLIES are several."""
    return CARDS[kind] if kind == HIDDEN else a(CARDS[kind])


def card_name(kind: int) -> str:
    """A road card for programs."""
    return "hidden" if kind == HIDDEN else RoadCard(kind).text


# --- Dice -------------------------------------------------------------------------------------------------------------


def dice(values: Iterable[int]) -> str:
    """Dice as they lie: "6-4-1"."""
    return "-".join(map(str, values)) or "no dice"


def so_many_dice(number: int) -> str:
    """A number of dice: "1 die", "3 dice"."""
    return "1 die" if number == 1 else f"{number} dice"


def against(attack: int, defence: int) -> str:
    """How a contested roll stands: "3 dice against 1"."""
    return f"{so_many_dice(attack)} against {defence}"


# --- As they are now --------------------------------------------------------------------------------------------------


def vehicle_name(state: Open, v: int) -> str:
    """What is in a slot is called so now: "Limo", "wreck of the Coupe"."""
    return thing_name(thing_in(state, v))


def vehicle_numbered(state: Open, v: int) -> str:
    """The same with its number: "Coupe (7)"."""
    return numbered(Slot(v, thing_in(state, v)))
