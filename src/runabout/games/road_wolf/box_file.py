"""Reading and checking box.toml, or an owner's corrected copy of it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from runabout.core.datafile import DataFile
from runabout.games.road_wolf.kinds import CHOSEN, CREW, GEAR, TRAIN, TRUCKS, RoadCard, Token

UNITS = 40  #: in an inch

SIZE_MAX = 6  #: of a vehicle, for corrected files; the sheet's own end at 5
ANY_ROOM = 127  #: crew that a Gondola has room for: more than there can be (RW-462)
TITLE_MAX = 24  #: letters
DICE_MOST = 6  #: that one token gives
REACH_MOST = 2  #: sticks
DECK_MOST = 60  #: road cards
TIN_MOST = 40  #: tokens of a kind
HOURS = (2, 4, 6, 8, 10, 12)  #: of a skid, by what the die shows: twice that (RW-198)

# From where to where a corrected file may go, in inches. Lines of fire are exact for reaches of 8 inches at most.
STICKS = (2, 4)
FINGERS = (0.25, 2)
BOARD_LENGTHS = (48, 96)  # RW-005
BOARD_WIDTHS = (12, 48)
LENGTHS = (0.25, 8)

BUILDS = ("open", "closed")
KINDS = ("street", "dirt", "heavy")
SPECIALS = ("veteran", "nitro", "no-nitro", "melee", "rams-on", "explosives")
"""What only the missions' own trucks have (RW-340, RW-352, RW-392, RW-353, RW-354, RW-393)."""

VEHICLE_FIELDS = ("title", "size", "build", "kinds", "length", "width")
TRUCK_FIELDS = (*VEHICLE_FIELDS, "special")
CAR_FIELDS = ("title", "build", "room", "length", "width")
TOKEN_NUMBERS = {
    Token.BRAWLER: ("more",),
    Token.GUNNER: ("dice", "reach"),
    Token.MECHANIC: ("more",),
    Token.SHOTGUN: ("dice", "reach"),
    Token.MOLOTOV: ("dice", "reach"),
    Token.AMBUSH: ("dice", "reach"),
    Token.SPIKES: ("more", "reach"),
    Token.NITRO: ("more", "reach"),
}
RAMMING_CARDS = (RoadCard.DEBRIS, RoadCard.WRECK)


@dataclass(frozen=True)
class Vehicle:
    """A kind of vehicle, or a car of the train.

    Attributes:
        title: what people call it.
        size: also its cost (RWA-01); 0 for a car of the train.
        is_open: it is open, not closed.
        kinds: of street, dirt and heavy, those it is.
        special: of `SPECIALS`, those it has.
        room: crew it holds, the driver counted (RW-080).
        half_length, half_width: in units.
    """

    title: str
    size: int
    is_open: bool
    kinds: frozenset[str]
    special: frozenset[str]
    room: int
    half_length: int
    half_width: int

    @property
    def may_use_nitro(self) -> bool:
        """On the road, if it has one (RW-060, RW-352, RW-392, RW-473)."""
        barred = "no-nitro" in self.special or self.size == 0
        return not barred and ("heavy" not in self.kinds or "nitro" in self.special)


@dataclass(frozen=True)
class TokenFacts:
    """A kind of token; numbers that it does not have are 0.

    Attributes:
        title: what people call it.
        in_tin: how many the tin holds.
        dice: of a shot with it.
        more: dice that it adds to another roll: Brawler, melee; Mechanic, free repair; Spikes and Nitro, ram.
        reach: in sticks, of a shot or of Spikes, or how far a Nitro goes.
    """

    title: str
    in_tin: int
    dice: int = 0
    more: int = 0
    reach: int = 0


@dataclass(frozen=True)
class Box:
    """All of it; lengths and places are in units.

    Attributes:
        stick, finger: what is measured with.
        board_length, board_width: of the board.
        road: from where to where it lies across the board.
        left_road, track, right_road: the same in Derailed.
        skids: by what the die shows, less 1: how far to the right and how far ahead.
        vehicles: by `VehicleKind`.
        tokens: by `Token`.
        deck: how many there are of each `RoadCard`.
        card_sizes: by `RoadCard`: the size with which it rams, or 0.
        half_marker: of a mutant's marker.
        half_card, half_debris: half length and half width.
        digest: stands for an owner's copy; "" for the house's own.
    """

    stick: int
    finger: int
    board_length: int
    board_width: int
    road: tuple[int, int]
    left_road: tuple[int, int]
    track: tuple[int, int]
    right_road: tuple[int, int]
    skids: tuple[tuple[int, int], ...]
    vehicles: tuple[Vehicle, ...]
    tokens: tuple[TokenFacts, ...]
    deck: tuple[int, ...]
    card_sizes: tuple[int, ...]
    half_marker: int
    half_card: tuple[int, int]
    half_debris: tuple[int, int]
    digest: str = ""


def load(file: DataFile) -> Box:
    """Everything in the file, checked; BadData names the field that is wrong, and nothing is half-loaded."""
    return _Reader(file).box()


class _Reader:
    """Reads the parts of one file; every fault names its field."""

    def __init__(self, file: DataFile) -> None:
        self.file = file
        self.titles: list[str] = []

    def box(self) -> Box:
        """The whole file."""
        parts = ("table", "derailed", "skids", "vehicles", "trucks", "train", "models", "crew", "gear", "road_cards")
        top = self.file.table("", self.file.values, parts)
        stick, finger, length, width, road_width = self.measures(top["table"])
        roads = self.derailed(top["derailed"], width)
        marker, debris, card = self.models(
            top["models"], stick, min(road_width, *(right - left for left, right in roads))
        )
        deck, sizes = self.road_cards(top["road_cards"], -(-length // stick))
        return Box(
            stick=stick,
            finger=finger,
            board_length=length,
            board_width=width,
            road=((width - road_width) // 2, (width + road_width) // 2),
            left_road=roads[0],
            track=self.track(top["derailed"], width, roads),
            right_road=roads[1],
            skids=self.skids(top["skids"], stick),
            vehicles=(*self.vehicles(top["vehicles"]), *self.trucks(top["trucks"]), *self.train(top["train"])),
            tokens=self.tokens(top["crew"], top["gear"]),
            deck=deck,
            card_sizes=sizes,
            half_marker=marker,
            half_card=card,
            half_debris=debris,
            digest=self.file.digest,
        )

    # --- Lengths and words -------------------------------------------------------------------------------------------

    def units(self, where: str, value: Any, low: float, high: float, step: int = 2) -> int:
        """A length in inches, as units: a multiple of `step`."""
        if not isinstance(value, int | float) or isinstance(value, bool) or not low <= value <= high:
            raise self.file.fault(where, f"a number of inches from {low:g} to {high:g}", value)
        length = Fraction(str(value)) * UNITS  # as it is written, not as a machine rounds it
        if length % step:
            below = length // step * step
            near = " or ".join(f"{(below + more) / UNITS:g}" for more in (0, step))
            what = "half of it is" if step == 2 else "it is"
            expected = f"a multiple of {step / UNITS} inches, so that {what} a whole number of units of 1/{UNITS} inch"
            raise self.file.fault(where, f"{expected}; {near} would do", value)
        return int(length)

    def half(self, where: str, value: Any) -> int:
        """Half a length of something that lies on the board."""
        return self.units(where, value, *LENGTHS) // 2

    def footprint(self, where: str, table: Mapping[str, Any], before: str = "") -> tuple[int, int]:
        """Half length and half width."""
        names = f"{before}length", f"{before}width"
        length, width = (self.half(f"{where}.{name}", table[name]) for name in names)
        return length, width

    def title(self, where: str, value: Any) -> str:
        """A title that nothing else has."""
        if not isinstance(value, str) or not value.isprintable() or not 0 < len(value.strip()) <= TITLE_MAX:
            raise self.file.fault(where, f"a name of 1 to {TITLE_MAX} letters", value)
        name = value.strip()
        if name.casefold() in self.titles:
            raise self.file.fault(where, "a name that nothing else has", value)
        self.titles.append(name.casefold())
        return name

    def words(self, where: str, value: Any, known: tuple[str, ...]) -> frozenset[str]:
        """A list of words, each once."""
        found = self.file.entries(where, value)
        for i, word in enumerate(found):
            if word not in known:
                raise self.file.fault(f"{where}[{i}]", f"one of {', '.join(known)}", word)
            if word in found[:i]:
                raise self.file.fault(f"{where}[{i}]", "each word once", word)
        return frozenset(found)

    def pair(self, where: str, value: Any) -> list[Any]:
        """A list of two."""
        found = self.file.entries(where, value)
        if len(found) != 2:
            raise self.file.fault(where, "two numbers of inches", value)
        return found

    # --- The table ---------------------------------------------------------------------------------------------------

    def measures(self, value: Any) -> tuple[int, int, int, int, int]:
        """Stick, finger, length and width of the board, width of the road (RW-003, RW-005, RW-006, RW-033)."""
        fields = ("stick", "finger", "board_length", "board_width", "road_width")
        table = self.file.table("table", value, fields)
        stick = self.units("table.stick", table["stick"], *STICKS)
        finger = self.units("table.finger", table["finger"], *FINGERS, step=1)
        length = self.units("table.board_length", table["board_length"], *BOARD_LENGTHS)
        width = self.units("table.board_width", table["board_width"], *BOARD_WIDTHS)
        road = self.units("table.road_width", table["road_width"], 1, width / UNITS)
        return stick, finger, length, width, road

    def derailed(self, value: Any, width: int) -> tuple[tuple[int, int], tuple[int, int]]:
        """The two roads of Derailed (RW-451, RWA-129)."""
        table = self.file.table("derailed", value, ("left_road", "track", "right_road"))
        left, right = (self.strip(f"derailed.{name}", table[name], width) for name in ("left_road", "right_road"))
        return left, right

    def strip(self, where: str, value: Any, width: int) -> tuple[int, int]:
        """From where to where something lies across the board."""
        left, right = (
            self.units(f"{where}[{i}]", edge, 0, width / UNITS, step=1)
            for i, edge in enumerate(self.pair(where, value))
        )
        if left >= right:
            raise self.file.fault(where, "the left side first, then the right one", value)
        return left, right

    def track(self, value: Any, width: int, roads: tuple[tuple[int, int], tuple[int, int]]) -> tuple[int, int]:
        """The track of Derailed: in the middle of the board, with a road on either side of it (RW-451)."""
        where, printed = "derailed.track", value["track"]
        left, right = self.strip(where, printed, width)
        if left + right != width:
            raise self.file.fault(where, f"a strip in the middle of the board, {width / UNITS:g} inches wide", printed)
        if roads[0][1] > left or right > roads[1][0]:
            raise self.file.fault(where, "a strip between left_road and right_road", printed)
        return left, right

    def skids(self, value: Any, stick: int) -> tuple[tuple[int, int], ...]:
        """The step of a skid for every hour, within a unit of where the hour points (RW-198, RWA-12)."""
        table = self.file.table("skids", value, (str(hour) for hour in HOURS))
        far = STICKS[1]
        steps = []
        for hour in HOURS:
            where, printed = f"skids.{hour}", table[str(hour)]
            x, y = (
                self.units(f"{where}[{i}]", part, -far, far, step=1) for i, part in enumerate(self.pair(where, printed))
            )
            angle = math.radians(hour * 30)
            # Rounded, so that no machine's last digit decides.
            exact = round(math.sin(angle) * stick, 6), round(math.cos(angle) * stick, 6)
            if abs(x - exact[0]) >= 1 or abs(y - exact[1]) >= 1:
                to = ", ".join(f"{round(part / UNITS, 3) + 0:g}" for part in exact)
                raise self.file.fault(
                    where, f"[right, ahead] less than 1/{UNITS} inch from a stick to {hour} o'clock, [{to}]", printed
                )
            steps.append((x, y))
        return tuple(steps)

    def models(self, value: Any, stick: int, road: int) -> tuple[int, tuple[int, int], tuple[int, int]]:
        """The marker, debris and a road card; `road` is the width of the narrowest road."""
        fields = ("marker", "debris_length", "debris_width", "card_length", "card_width")
        table = self.file.table("models", value, fields)
        debris, card = (self.footprint("models", table, before) for before in ("debris_", "card_"))
        if 2 * card[0] > stick:
            raise self.file.fault(
                "models.card_length",
                "a stick at most: in Gauntlet a card lies at every stick (RW-414)",
                table["card_length"],
            )
        if not card[0] <= card[1] <= road // 2:
            expected = "no less than its length, and no more than a road's: a card's long side lies across the road"
            raise self.file.fault("models.card_width", expected, table["card_width"])
        return self.half("models.marker", table["marker"]), debris, card

    # --- Vehicles ----------------------------------------------------------------------------------------------------

    def vehicles(self, value: Any) -> Iterable[Vehicle]:
        """Those that players choose: each street, dirt or heavy (RW-052 to RW-056, RW-059)."""
        table = self.file.table("vehicles", value, (kind.text for kind in CHOSEN))
        for kind in CHOSEN:
            where = f"vehicles.{kind.text}"
            fields = self.file.table(where, table[kind.text], VEHICLE_FIELDS)
            found = self.vehicle(where, fields)
            if len(found.kinds) != 1:
                raise self.file.fault(f"{where}.kinds", f"one of {', '.join(KINDS)} (RW-059)", fields["kinds"])
            yield found

    def trucks(self, value: Any) -> Iterable[Vehicle]:
        """The missions' own."""
        table = self.file.table("trucks", value, (kind.text for kind in TRUCKS))
        for kind in TRUCKS:
            where = f"trucks.{kind.text}"
            fields = self.file.table(where, table[kind.text], TRUCK_FIELDS)
            special = self.words(f"{where}.special", fields["special"], SPECIALS)
            if {"nitro", "no-nitro"} <= special:
                raise self.file.fault(f"{where}.special", "nitro or no-nitro, not both", fields["special"])
            found = self.vehicle(where, fields, special)
            if "street" in found.kinds and len(found.kinds) > 1:
                raise self.file.fault(f"{where}.kinds", "street by itself (RW-059)", fields["kinds"])
            yield found

    def vehicle(self, where: str, fields: Mapping[str, Any], special: frozenset[str] = frozenset()) -> Vehicle:
        """One that drives. It has room for as many crew as its size says, and 1 more if open (RW-044, RW-048)."""
        size = self.file.whole(f"{where}.size", fields["size"], 1, SIZE_MAX)
        is_open = self.is_open(where, fields)
        if size == 1 and not is_open:
            raise self.file.fault(f"{where}.build", "open: nothing of size 1 is closed (RW-052)", fields["build"])
        kinds = self.words(f"{where}.kinds", fields["kinds"], KINDS)
        title = self.title(f"{where}.title", fields["title"])
        return Vehicle(title, size, is_open, kinds, special, size + is_open, *self.outline(where, fields))

    def is_open(self, where: str, fields: Mapping[str, Any]) -> bool:
        """Whether it is open rather than closed."""
        if fields["build"] not in BUILDS:
            raise self.file.fault(f"{where}.build", " or ".join(BUILDS), fields["build"])
        return bool(fields["build"] == "open")

    def outline(self, where: str, fields: Mapping[str, Any]) -> tuple[int, int]:
        """Half length and half width of what drives: it is no wider than long."""
        length, width = self.footprint(where, fields)
        if width > length:
            raise self.file.fault(f"{where}.width", f"at most its length, {fields['length']}", fields["width"])
        return length, width

    def train(self, value: Any) -> Iterable[Vehicle]:
        """The cars of the train (RW-462, RW-465)."""
        table = self.file.table("train", value, (kind.text for kind in TRAIN))
        for kind in TRAIN:
            where = f"train.{kind.text}"
            fields = self.file.table(where, table[kind.text], CAR_FIELDS)
            room = fields["room"]
            if room != "any" and (not isinstance(room, int) or isinstance(room, bool) or not 1 <= room <= SIZE_MAX):
                raise self.file.fault(f"{where}.room", f'"any", or a whole number from 1 to {SIZE_MAX}', room)
            crew = ANY_ROOM if room == "any" else room
            title, is_open = self.title(f"{where}.title", fields["title"]), self.is_open(where, fields)
            yield Vehicle(title, 0, is_open, frozenset(), frozenset(), crew, *self.outline(where, fields))

    # --- Tokens and cards --------------------------------------------------------------------------------------------

    def tokens(self, crew: Any, gear: Any) -> tuple[TokenFacts, ...]:
        """Crew and gear."""
        found = []
        for part, value, kinds in (("crew", crew, CREW), ("gear", gear, GEAR)):
            table = self.file.table(part, value, (kind.text for kind in kinds))
            for kind in kinds:
                where, numbers = f"{part}.{kind.text}", TOKEN_NUMBERS.get(kind, ())
                fields = self.file.table(where, table[kind.text], ("title", "in_tin", *numbers))
                most = {"dice": DICE_MOST, "more": DICE_MOST, "reach": REACH_MOST}
                title = self.title(f"{where}.title", fields["title"])
                in_tin = self.file.whole(f"{where}.in_tin", fields["in_tin"], 0, TIN_MOST)
                given = {name: self.file.whole(f"{where}.{name}", fields[name], 1, most[name]) for name in numbers}
                found.append(TokenFacts(title, in_tin, **given))
        if not any(token.in_tin for token in found):
            raise self.file.fault("gear", "a token in the tin at least, of crew or gear", "none")
        return tuple(found)

    def road_cards(self, value: Any, sticks: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """How many there are of each card, and the size with which it rams (RW-153, RW-154)."""
        table = self.file.table("road_cards", value, (card.text for card in RoadCard))
        deck, sizes = [], []
        for card in RoadCard:
            where = f"road_cards.{card.text}"
            names = ("in_deck", "size") if card in RAMMING_CARDS else ("in_deck",)
            fields = self.file.table(where, table[card.text], names)
            deck.append(self.file.whole(f"{where}.in_deck", fields["in_deck"], 0, DECK_MOST))
            sizes.append(self.file.whole(f"{where}.size", fields["size"], 1, SIZE_MAX) if len(names) > 1 else 0)
        if not sticks <= sum(deck) <= DECK_MOST:
            expected = f"{sticks} to {DECK_MOST} cards: Gauntlet lays one at each stick of the road (RW-415)"
            raise self.file.fault("road_cards", expected, sum(deck))
        return tuple(deck), tuple(sizes)
