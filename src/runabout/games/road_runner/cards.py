"""The 81 cards of Road Runner, as printed (RR-004). Check them against the cards in your hand."""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


class Keyword(enum.IntEnum):
    """What a Capture card is good for (RR-011)."""

    BAIT = 0
    TRAP = 1
    ROAD = 2
    AMBUSH = 3
    DROP = 4
    HEIGHT = 5
    SHOOTER = 6
    AMMO = 7
    VEHICLE = 8
    THRUSTER = 9
    LAUNCHER = 10
    METAL = 11
    MECHANICAL = 12
    EXPLOSIVE = 13
    RAIL = 14


BAIT, TRAP, ROAD, AMBUSH, DROP, HEIGHT, SHOOTER, AMMO, VEHICLE, THRUSTER, LAUNCHER = list(Keyword)[:11]
METAL, MECHANICAL, EXPLOSIVE, RAIL = list(Keyword)[11:]

SCENE = frozenset({HEIGHT, ROAD, RAIL, METAL, MECHANICAL, EXPLOSIVE})
"""Keywords that count wherever they lie; the others count only in the role they fill (RRA-01)."""


class Method(enum.IntEnum):
    """The six ways to capture (RR-061)."""

    TRAP = 0
    AMBUSH = 1
    DROP = 2
    SHOT = 3
    CHASE = 4
    LAUNCH = 5


# METAL, MECHANICAL, RAIL and EXPLOSIVE fill no role (RR-020).
ROLES: dict[Method, tuple[Keyword, ...]] = {
    Method.TRAP: (BAIT, TRAP),  # RR-062
    Method.AMBUSH: (ROAD, AMBUSH),  # RR-063
    Method.DROP: (DROP, HEIGHT),  # RR-064
    Method.SHOT: (SHOOTER, AMMO),  # RR-065
    Method.CHASE: (VEHICLE, THRUSTER),  # RR-066
    Method.LAUNCH: (LAUNCHER,),  # RR-067
}


@dataclass(frozen=True)
class Clause:
    """One line of a Capture card, or several without a condition (RR-007): its keywords, each with its Speed or Damage
    (RR-021), and what they depend on.

    The line is active only in the company of every card in `beside` (RR-013, RR-014), or, for the Piano, of a card
    with the keyword `beside_keyword` (RRA-05). A line without a condition is always active (RRA-07).
    """

    keywords: dict[Keyword, int]
    beside: tuple[str, ...] = ()
    beside_keyword: Keyword | None = None


class CalledAttempt(Protocol):
    """An attempt as an Escape card looks at it; see attempts.Look."""

    @property
    def method(self) -> Method:
        """How the attempt is made."""

    @property
    def speed(self) -> int:
        """The Speed of the card that fills THRUSTER or LAUNCHER; 0 without one (RRA-03)."""

    def has(self, keyword: Keyword) -> bool:
        """Whether it is "a <keyword> capture"."""

    def number(self, keyword: Keyword) -> int:
        """The damage number that goes with the keyword; 0 without one."""


@dataclass(frozen=True)
class Escape:
    """What an Escape card does: which attempts it prevents (RR-016), and the damage it then does (RR-088)."""

    prevents: Callable[[CalledAttempt], bool]
    damage: Callable[[CalledAttempt], int]


@dataclass(frozen=True)
class Card:
    """A title and all of its copies: two copies are the same card for every purpose (RRA-33)."""

    rule: str
    title: str
    clauses: tuple[Clause, ...] = ()
    escape: Escape | None = None
    copies: int = 1
    capture: bool = True

    @property
    def dual(self) -> bool:
        """Both Capture and Escape (RR-017, RR-018)."""
        return self.capture and self.escape is not None

    @property
    def name(self) -> str:
        """Its name for programs, such as "giant-magnet"."""
        return "".join(c for c in self.title.casefold().replace(" ", "-") if c.isalnum() or c == "-")


def line(keywords: dict[Keyword, int] | None = None, *plain: Keyword) -> Clause:
    """An unconditional line: numbered keywords, then those without a number."""
    return Clause({**(keywords or {}), **dict.fromkeys(plain, 0)})


def beside(*titles: str, gives: dict[Keyword, int]) -> Clause:
    """A line that needs the company of the named cards."""
    return Clause(gives, titles)


BLAST = line({AMMO: 1, AMBUSH: 1, EXPLOSIVE: 1, DROP: 1, TRAP: 1})

# --- Capture cards (41): RR-010, RR-012 ---
CAPTURE = (
    Card("RR-201", "Long Slope", (line({THRUSTER: 1}),)),
    Card("RR-202", "Sail", (line({THRUSTER: 1}), beside("Fan", gives={THRUSTER: 2}))),
    Card("RR-203", "Fan", (line({THRUSTER: 1}), beside("Sail", gives={THRUSTER: 2}), line(None, METAL, MECHANICAL))),
    Card(
        "RR-204",
        "Outboard Motor",
        (beside("Bucket Of Water", gives={THRUSTER: 2}), line(None, METAL, MECHANICAL)),
    ),
    Card("RR-205", "Internal Combustion Engine", (line({THRUSTER: 3, EXPLOSIVE: 1}, METAL, MECHANICAL),)),
    Card("RR-206", "Rocket Motor", (line({THRUSTER: 4, EXPLOSIVE: 4}, METAL, MECHANICAL),)),
    Card("RR-207", "Skis", (beside("Refrigerator", gives={VEHICLE: 0}), line(None, METAL))),  # at work in RR-110
    Card("RR-208", "Unicycle Helmet", (beside("Tightrope", gives={VEHICLE: 0, THRUSTER: 1}),)),
    Card("RR-209", "Skateboard", (line(None, VEHICLE, METAL),)),
    Card(
        "RR-210",
        "Ball Bearings",
        (line(None, VEHICLE, METAL), beside("Free Birdseed", "Giant Magnet", gives={TRAP: 0})),  # RRA-06: no damage
    ),
    Card("RR-211", "Leg Muscle Growth Pills", (line({THRUSTER: 2}, VEHICLE),)),
    Card("RR-212", "Roller Skates", (line(None, VEHICLE, METAL),)),
    Card("RR-213", "Rocket", (line({THRUSTER: 3, EXPLOSIVE: 3}, VEHICLE),)),
    Card("RR-214", "Free Birdseed", (line(None, BAIT),), copies=2),
    Card("RR-215", "Detour Sign", (line(None, BAIT),)),
    Card("RR-216", "Female Road Runner Costume", (line(None, BAIT),)),
    Card("RR-217", "Giant Spring", (line({LAUNCHER: 1}, METAL, MECHANICAL),)),
    Card("RR-218", "Giant Sling Shot", (line({LAUNCHER: 2}, MECHANICAL),)),
    Card("RR-219", "Catapult", (line({LAUNCHER: 2}, MECHANICAL),)),
    Card("RR-220", "Cannon", (line({LAUNCHER: 3, EXPLOSIVE: 2, TRAP: 2}, SHOOTER, MECHANICAL),)),
    Card("RR-221", "Dehydrated Boulders", (beside("Bucket Of Water", gives={DROP: 3}),)),
    Card("RR-222", "Anvil", (line({DROP: 1}, METAL),)),
    Card("RR-223", "Huge Boulder", (line({DROP: 3}),)),
    Card("RR-224", "Refrigerator", (line({DROP: 2}, METAL, MECHANICAL),)),
    Card("RR-225", "Tightrope", (line({HEIGHT: 1}),)),
    Card("RR-226", "Precarious Rock Spire", (line({HEIGHT: 2}),)),
    Card("RR-227", "Winding Mountain Road", (line({HEIGHT: 3}, ROAD),)),
    Card("RR-228", "Cliff", (line({HEIGHT: 4, TRAP: 4}),)),
    Card("RR-229", "Hot Air Balloon", (line({HEIGHT: 5}, VEHICLE, MECHANICAL),)),
    Card("RR-230", "Giant Arrow", (line({AMMO: 1}),)),
    Card("RR-231", "Dynamite", (BLAST,)),
    Card("RR-232", "Bomb", (BLAST,)),
    Card("RR-233", "Giant Bow", (line({LAUNCHER: 1}, SHOOTER),)),
    Card("RR-234", "Sling Shot", (line(None, SHOOTER),)),
    Card("RR-235", "Bear Trap", (line({AMBUSH: 1, DROP: 1}, METAL, MECHANICAL),)),
    Card("RR-236", "Knife And Fork", (line({AMBUSH: 0}, METAL),)),
    Card("RR-237", "Road", (line(None, ROAD),)),
    Card("RR-238", "Tunnel", (line(None, ROAD, RAIL),)),
    Card("RR-239", "Level Crossing", (line(None, ROAD, RAIL),)),
    Card("RR-240", "Bucket Of Water"),
)


def is_vehicle_or_launcher_chase(attempt: CalledAttempt) -> bool:
    """Whether the coyote himself comes flying: on a VEHICLE or out of a LAUNCHER."""
    return attempt.method in (Method.CHASE, Method.LAUNCH)


def up_to_speed(most: int) -> Callable[[CalledAttempt], bool]:
    """A VEHICLE or LAUNCHER chase no faster than `most`."""
    return lambda attempt: is_vehicle_or_launcher_chase(attempt) and attempt.speed <= most


def involving(keyword: Keyword) -> Callable[[CalledAttempt], bool]:
    """Any capture with the keyword."""
    return lambda attempt: attempt.has(keyword)


def damage_of(*keywords: Keyword) -> Callable[[CalledAttempt], int]:
    """The sum of the keywords' damage numbers."""
    return lambda attempt: sum(attempt.number(keyword) for keyword in keywords)


def flat(points: int) -> Callable[[CalledAttempt], int]:
    """Always the same damage."""
    return lambda _: points


# --- Capture and Escape (5): RR-017, RR-018 ---
DUAL = (
    Card(
        "RR-251",
        "Giant Magnet",
        (),
        Escape(involving(METAL), flat(0)),
    ),
    Card(
        "RR-252",
        "Rolling Boulder",
        (line({AMBUSH: 2}),),
        Escape(lambda _: True, flat(2)),
    ),
    Card(
        "RR-253",
        "Retractable Steel Wall",
        (line({AMBUSH: 2}, METAL, MECHANICAL),),
        Escape(is_vehicle_or_launcher_chase, lambda attempt: attempt.speed + 2),
    ),
    Card(
        "RR-254",
        "Tiger Trap",
        (line({AMBUSH: 2}),),
        Escape(lambda attempt: attempt.method == Method.CHASE and not attempt.has(HEIGHT), flat(2)),
    ),
    Card(
        "RR-255",
        "Piano",
        (line({DROP: 3}), Clause({BAIT: 0, TRAP: 0}, beside_keyword=EXPLOSIVE)),  # RRA-06: no TRAP damage
        Escape(involving(AMBUSH), flat(0)),
    ),
)


def event(
    rule: str,
    title: str,
    copies: int,
    prevents: Callable[[CalledAttempt], bool],
    damage: Callable[[CalledAttempt], int],
) -> Card:
    """A card that is only an Escape (RR-015)."""
    return Card(rule, title, (), Escape(prevents, damage), copies, capture=False)


# --- Escape cards (35): RR-015 ---
ESCAPE = (
    event("RR-261", "Cliff Face!", 1, is_vehicle_or_launcher_chase, lambda attempt: attempt.speed),
    event("RR-262", "Boulder!", 1, is_vehicle_or_launcher_chase, lambda attempt: 1 + attempt.number(EXPLOSIVE)),
    event("RR-263", "Fast Running!", 1, up_to_speed(1), flat(0)),
    event("RR-264", "Burst Of Speed!", 1, up_to_speed(2), flat(0)),
    event("RR-265", "Zoom!", 1, up_to_speed(3), flat(0)),
    event("RR-266", "Beep Beep!", 1, is_vehicle_or_launcher_chase, flat(0)),
    event("RR-267", "Cactus!", 2, lambda attempt: attempt.method == Method.LAUNCH, flat(3)),
    event(
        "RR-268",
        "U-Shaped Rock Formation!",
        2,
        lambda attempt: attempt.method in (Method.LAUNCH, Method.SHOT),
        damage_of(AMMO),  # RRA-19: 0 against a LAUNCHER
    ),
    event("RR-269", "Uh Oh!", 2, lambda attempt: attempt.method == Method.CHASE, lambda attempt: attempt.speed + 1),
    event(
        "RR-270",
        "Mechanical Failure!",
        2,
        involving(MECHANICAL),
        lambda attempt: attempt.speed,  # 0 where it is no chase: only those have a Speed
    ),
    event("RR-271", "Bad Aim!", 2, lambda attempt: attempt.method == Method.SHOT, flat(0)),
    event("RR-272", "Rust!", 2, involving(METAL), flat(0)),
    event("RR-273", "Dud!", 2, involving(EXPLOSIVE), flat(0)),
    event("RR-274", "Backfire!", 2, involving(EXPLOSIVE), damage_of(EXPLOSIVE)),
    event("RR-275", "Oops!", 2, involving(HEIGHT), damage_of(HEIGHT)),
    event(
        "RR-276",
        "Gravity Failure!",
        2,
        lambda attempt: attempt.has(HEIGHT) and attempt.has(DROP),
        damage_of(HEIGHT, DROP),
    ),
    event("RR-277", "Truck!", 2, involving(ROAD), flat(2)),
    event("RR-278", "Express Train!", 1, involving(RAIL), flat(3)),
    event(
        "RR-279",
        "Why Didn't It Work?!",
        2,
        involving(AMBUSH),
        damage_of(AMBUSH),  # RRA-18: may be 0
    ),
    event(
        "RR-280",
        "Too Smart!",
        2,
        lambda attempt: attempt.has(TRAP) or attempt.has(AMBUSH),
        lambda attempt: max(attempt.number(TRAP), attempt.number(AMBUSH)),
    ),
    event("RR-281", "Too Dumb!", 2, involving(TRAP), flat(0)),
)

CARDS = CAPTURE + DUAL + ESCAPE
"""Every title; a card's number inside the rules is its place here."""

TITLES = len(CARDS)
CAPTURES = len(CAPTURE) + len(DUAL)  #: titles 0 ... CAPTURES-1 can be played to capture
FIRST_ESCAPE = len(CAPTURE)  #: titles FIRST_ESCAPE ... TITLES-1 can be played as an Escape, the dual ones at times
FIRST_PLAIN_ESCAPE = CAPTURES  #: titles from here on are Escapes only
ESCAPES = TITLES - FIRST_ESCAPE
DECK = sum(card.copies for card in CARDS)  #: 81 (RR-004)

NUMBER = {card.title: number for number, card in enumerate(CARDS)}
