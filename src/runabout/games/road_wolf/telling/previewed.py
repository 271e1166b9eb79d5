"""Previews of Road Wolf, as declared facts (see core.previews): the fields of what `previews` writes."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from runabout.core.facts import FLAG, NUMBER, FieldType, Numbers, bits, member, number
from runabout.core.previews import Preview, Previews
from runabout.core.tone import Tone
from runabout.games.road_wolf.chances import results
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.previews import Contact, Meeting, SpotClass, Told, preview
from runabout.games.road_wolf.state import CARDS, Ask
from runabout.games.road_wolf.telling.event_kinds import ACROSS, ALONG, ASKS, EDGE, VEHICLE


def first(numbers: Numbers) -> int:
    """A set of cards, as bits."""
    return numbers[0]


def cards_of(numbers: Numbers) -> list[int]:
    """The places of the cards in a set."""
    return [i for i in range(CARDS) if numbers[0] >> i & 1]


ROAD_CARDS = FieldType(
    "road cards",
    "some of the road cards, each by its place in the list of them, from 0",
    1,
    first,
    cards_of,
    {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": CARDS - 1}, "uniqueItems": True},
)
MEETS = member("spot class", "what a move meets first of what harms", SpotClass)
CONTACT = member("contact", "what comes of it that a move ends at a thing", Contact, or_none=True)
LENGTH = number("length", "a length, in fortieths of an inch")._replace(sort="number/40")
DICE_COUNT = number("dice count", "so many dice")
FACES = number("faces", "with so many of the six faces of a die")
MET = bits(
    "met",
    "what the vehicle does on its way, the cards by their kinds",
    [meeting.name.casefold().replace("_", "-") for meeting in Meeting],
)


def chances(seen: Any, told: Preview) -> Mapping[str, Fraction]:
    """How likely each result is of the roll of these dice, as all stands now: with the thing that is met, or else with
    the first card that strikes, or of a check, in which the road attacks.
    """
    if not told.attack:
        return {}
    return results(told.attack, told.defence, seen.house[House.TIE])


def tone(seen: Any, told: Preview) -> Tone:
    """Whether a vehicle of the own side is rammed or shot at, or else whether damage is certain. What dice decide is no
    tone, and who leaves the board may win by it.
    """
    numbers = told.numbers
    if numbers[Told.FRIEND]:
        return Tone.HARMS if seen.owner[numbers[Told.THING]] == seen.seat else Tone.HARMS_FRIEND
    return Tone.HARMS if numbers[Told.MEETS] == SpotClass.DAMAGE else Tone.NONE


def tells_nothing(told: Preview) -> bool:
    """Whether there is nothing to say of a spot: nothing is met, and nothing ends the move before it."""
    numbers = told.numbers
    return (
        numbers[Told.ASKS] == Ask.SPOT
        and numbers[Told.THING] < 0
        and not (numbers[Told.EDGE] or numbers[Told.MET] or numbers[Told.ROAD_MEETS])
    )


PREVIEWS = Previews(
    "What a move meets up to the first thing that stops it, and what the road's turn brings to where it ends, or to a "
    "vehicle that is done; the dice of a fight, and of a die that may be rolled again which faces win; of what else is "
    "chosen how much there is of it.",
    preview,
    brief=("meets", "thing", "edge", "after", "friend", "road_meets"),
    chances=chances,
    tone=tone,
    meets=MEETS,
    thing=VEHICLE,
    contact=CONTACT,
    edge=EDGE,
    after=LENGTH,
    x=ACROSS,
    y=ALONG,
    struck=ROAD_CARDS,
    touched=ROAD_CARDS,
    round=ROAD_CARDS,
    over=ROAD_CARDS,
    supplies=ROAD_CARDS,
    checks=NUMBER,
    off_road=FLAG,
    barred=FLAG,
    tracks=FLAG,
    destroyed=FLAG,
    attack=DICE_COUNT,
    defence=DICE_COUNT,
    asks=ASKS,
    met=MET,
    friend=FLAG,
    dice=DICE_COUNT,
    actions=NUMBER,
    crew=NUMBER,
    gear=NUMBER,
    aboard=NUMBER,
    points=NUMBER,
    road_meets=MEETS,
    road_thing=VEHICLE,
    road_met=MET,
    road_attack=DICE_COUNT,
    road_defence=DICE_COUNT,
    wins=FACES,
    loses=FACES,
)
assert PREVIEWS.size == len(Told)
