"""The board of Road Wolf from above, ahead being up: as much of it as there is room for, around what is going on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

from runabout.games.road_wolf.box import (
    BOARD_LENGTH,
    BOARD_WIDTH,
    CARD_HALF_LENGTH,
    CARD_HALF_WIDTH,
    LEFT_ROAD,
    RIGHT_ROAD,
    ROAD,
    STICK,
    TRACK_LEFT,
    TRACK_RIGHT,
)
from runabout.games.road_wolf.box_file import UNITS
from runabout.games.road_wolf.kinds import RoadCard, VehicleKind
from runabout.games.road_wolf.state import HIDDEN, Sight, Status
from runabout.terminal.tables.table import Scene

INCH = UNITS
RULER = 3
"""Columns left of the board for the inches from the START."""

COARSE = (INCH // 2, INCH)
"""The board that a character covers, across and along: a terminal's characters are twice as high as they are wide."""

FINE_GRAIN = (INCH // 4, INCH // 2)
"""The same where there is room for twice as much."""

COLOURS = ("red", "blue", "green", "yellow", "magenta", "cyan")
"""By side. It is also told by the letter of the seat."""

CODES = {
    VehicleKind.STREET_BIKE: "SB",
    VehicleKind.DIRT_BIKE: "DB",
    VehicleKind.COUPE: "Co",
    VehicleKind.RALLY_CAR: "RC",
    VehicleKind.ROADSTER: "Ro",
    VehicleKind.BUGGY: "Bu",
    VehicleKind.MUSCLE_CAR: "MC",
    VehicleKind.HUMVEE: "Hu",
    VehicleKind.CONVERTIBLE: "Cv",
    VehicleKind.TRUCK_4X4: "4x",
    VehicleKind.ARMORED_CAR: "AC",
    VehicleKind.BIG_RIG: "BR",
    VehicleKind.HIJACKERS_TRUCK: "HT",
    VehicleKind.MONSTER_TRUCK: "MT",
    VehicleKind.EXPLOSIVES_TRUCK: "ET",
    VehicleKind.GONDOLA: "Go",
    VehicleKind.ENGINE: "En",
}
"""Marks of the kinds of vehicles, for those long enough to bear one."""

CARD_STYLES: dict[int, str] = {
    RoadCard.SLIDE: "yellow",
    RoadCard.SLICK: "yellow",
    RoadCard.DEBRIS: "red",
    RoadCard.WRECK: "red",
    RoadCard.BRIDGE: "cyan",
    RoadCard.TUNNEL: "cyan",
    RoadCard.SUPPLIES: "green",
}

SHORT_NAMES: dict[int, str] = {RoadCard.SUPPLIES: "SUPPLY"}
"""Where a name is longer than its card is drawn."""

BLOCKS = (RoadCard.BRIDGE, RoadCard.TUNNEL)
"""In Derailed, cards that leave no way through on the other road (RW-453)."""


@dataclass(frozen=True)
class Pen:
    """Signs that the board is drawn with.

    Attributes:
        side: of a road.
        spot: a place that may be chosen.
        reach: how far something reaches.
        skull: a vehicle that is abandoned (RW-260).
        body: fills a vehicle.
        ahead, behind: which way it points.
        wreck: fills a wreck.
        above, below: something is beyond the part that is drawn.
        rail, tie: of the track.
        card: fills a road card.
        blocked: where there is no way through.
        numbers: of choices, from 1.
    """

    side: str
    spot: str
    reach: str
    skull: str
    body: str
    ahead: str
    behind: str
    wreck: str
    above: str
    below: str
    rail: str
    tie: str
    card: str
    blocked: str
    numbers: str


FINE = Pen("│", "·", "∙", "☠", "▓", "▲", "▼", "▒", "↑", "↓", "║", "═", "░", "╱", "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳")  # noqa: RUF001
PLAIN = Pen("|", ".", ",", "!", ":", "^", "v", "x", "^", "v", "H", "=", "~", "/", "")


def pen_of(scene: Scene) -> Pen:
    """Signs that the screen can show."""
    return PLAIN if scene.marks.dash == "-" else FINE


def letter(seat: int) -> str:
    """The mark of a seat's vehicles."""
    return "abcdef"[seat] if seat >= 0 else "-"


def colour_of(seen: Sight, seat: int) -> str:
    """The colour of a seat's side."""
    return COLOURS[seen.side[seat]] if seat >= 0 else "white"


@dataclass(frozen=True)
class Window:
    """The part of the board that is drawn.

    Attributes:
        top: its upper border, in units from the START.
        across, along: units to a column, and to a row.
        columns, rows: its size in characters.
    """

    top: int
    across: int
    along: int
    columns: int
    rows: int

    @classmethod
    def around(cls, y: int, rows: int, grain: tuple[int, int]) -> Window:
        """So many rows with `y` in the middle, as far as the board goes on, and a row beyond each end."""
        across, along = grain
        rows = min(rows, BOARD_LENGTH // along + 2)
        half = rows * along // 2
        top = min(max(y + half, (rows - 1) * along), BOARD_LENGTH + along)
        return cls(top - top % along, across, along, BOARD_WIDTH // across, rows)

    def cell(self, x: int, y: int) -> tuple[int, int]:
        """Row and column of a point."""
        return (self.top - y) // self.along, x // self.across

    def middle(self, row: int, column: int) -> tuple[int, int]:
        """The middle of a cell: x and y."""
        return column * self.across + self.across // 2, self.top - row * self.along - self.along // 2

    def span(self, x: int, y: int, half_width: int, half_length: int, wide: int = 1) -> tuple[int, int, int, int]:
        """The cells of a footprint, at least one high and `wide`: first row and the row after, first column and the
        column after.
        """
        left, right = rounded(x - half_width, self.across), rounded(x + half_width, self.across)
        if right - left < wide:
            left = (2 * x - wide * self.across + self.across) // (2 * self.across)
            right = left + wide
        upper, lower = rounded(self.top - y - half_length, self.along), rounded(self.top - y + half_length, self.along)
        if lower <= upper:
            upper = (self.top - y) // self.along
            lower = upper + 1
        return upper, lower, left, right


def rounded(units: int, grain: int) -> int:
    """A border between cells nearest to a length."""
    return (2 * units + grain) // (2 * grain)


class Canvas:
    """Rows of characters, each with its style; what is written beyond them is lost."""

    def __init__(self, rows: int, columns: int) -> None:
        self.cells = [[(" ", "")] * columns for _ in range(rows)]

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        """Write a text from a cell on."""
        for i, sign in enumerate(text, column):
            if 0 <= row < len(self.cells) and 0 <= i < len(self.cells[row]):
                self.cells[row][i] = (sign, style)

    def sign(self, row: int, column: int) -> str:
        """The character in a cell; "" outside the canvas."""
        if 0 <= row < len(self.cells) and 0 <= column < len(self.cells[row]):
            return self.cells[row][column][0]
        return ""

    def lines(self) -> list[Text]:
        """Each row as a text."""
        found = []
        for row in self.cells:
            line = Text(no_wrap=True, overflow="crop")
            for style, run in groupby(row, lambda cell: cell[1]):
                line.append("".join(sign for sign, _ in run), style)
            found.append(line)
        return found


@dataclass(frozen=True)
class Overlay:
    """Marks drawn on the board for the player who decides.

    Attributes:
        spots: middles of all places that may be chosen, as x and y.
        numbered: those that are offered by number: x and y by number.
        reaches: what has a range and how long that is: a footprint (x, y, half width, half length) and units.
        targets: slots that may be chosen.
    """

    spots: tuple[tuple[int, int], ...] = ()
    numbered: tuple[tuple[int, int, int], ...] = ()
    reaches: tuple[tuple[int, int, int, int, int], ...] = ()
    targets: frozenset[int] = frozenset()


def draw(scene: Scene, seen: Sight, window: Window, overlay: Overlay) -> list[Text]:
    """The board as rows of text, the ruler at its left."""
    pen, canvas = pen_of(scene), Canvas(window.rows, window.columns)
    draw_roads(canvas, window, pen, seen)
    for i in range(seen.cards):
        if seen.card[i] != RoadCard.CLEAR:  # a hole in the row of cards
            draw_card(canvas, window, pen, seen, i)
    for reach in overlay.reaches:
        draw_reach(canvas, window, pen, reach)
    for x, y in overlay.spots:
        mark(canvas, window, x, y, pen.spot, "cyan")
    for number, x, y in overlay.numbered:
        sign = pen.numbers[number - 1] if number <= len(pen.numbers) else str(number)
        mark(canvas, window, x, y, sign, "bold cyan")
    for v in on_top_last(seen):
        draw_thing(canvas, window, pen, seen, v, v in overlay.targets)
    return [ruled(window, row, line) for row, line in enumerate(canvas.lines())]


def ruled(window: Window, row: int, line: Text) -> Text:
    """A row of the board with its ruler: a number at every stick, and the names of the ends."""
    y = window.top - (row + 1) * window.along
    whole = Text(no_wrap=True, overflow="crop")
    if y < 0 or y >= BOARD_LENGTH:
        name = "END" if y >= BOARD_LENGTH else "START"
        return whole.append(" " * RULER + f" {name} ".center(window.columns, "="), "dim")
    said = f"{y // INCH:>{RULER - 1}} " if y % STICK == 0 else " " * RULER
    return whole.append(said, "dim").append_text(line)


# --- What lies still --------------------------------------------------------------------------------------------------


def roads_of(seen: Sight) -> Sequence[tuple[int, int]]:
    """The left and right sides of each road."""
    if seen.roads == 2:
        return (LEFT_ROAD, RIGHT_ROAD)
    return (ROAD,)


def draw_roads(canvas: Canvas, window: Window, pen: Pen, seen: Sight) -> None:
    """The sides of the roads, just outside them, and the track of Derailed."""
    for row in range(window.rows):
        for left, right in roads_of(seen):
            canvas.put(row, rounded(left, window.across) - 1, pen.side, "dim")
            canvas.put(row, rounded(right, window.across), pen.side, "dim")
        if seen.roads == 2:
            left, right = rounded(TRACK_LEFT, window.across), rounded(TRACK_RIGHT, window.across)
            canvas.put(row, left, f"{pen.rail}{pen.tie * (right - left - 2)}{pen.rail}", "dim")


def draw_card(canvas: Canvas, window: Window, pen: Pen, seen: Sight, i: int) -> None:
    """A road card with its name; what is face down is only that."""
    kind, x, y = seen.card[i], seen.card_x[i], seen.card_y[i]
    upper, lower, left, right = window.span(x, y, CARD_HALF_WIDTH, CARD_HALF_LENGTH)
    style, wide = CARD_STYLES.get(kind, "dim"), right - left
    fill = "?" if kind == HIDDEN else pen.card
    for row in range(upper, lower):
        canvas.put(row, left, fill * wide, style)
    name = "" if kind == HIDDEN else card_label(seen, kind, wide)
    canvas.put((upper + lower - 1) // 2, left, name.center(wide, fill), style)
    if seen.roads == 2 and kind in BLOCKS:
        other = roads_of(seen)[0 if 2 * x > BOARD_WIDTH else 1]
        first, after = (rounded(side, window.across) for side in other)
        for row in range(upper, lower):
            canvas.put(row, first, pen.blocked * (after - first), "red")


def card_label(seen: Sight, kind: int, wide: int) -> str:
    """A card's name as it fits in."""
    name = RoadCard(kind).name
    if kind == RoadCard.BRIDGE and seen.bridges_out:
        name = "BR. OUT" if wide < len("BRIDGE OUT") else "BRIDGE OUT"
    return name if len(name) <= wide else SHORT_NAMES.get(kind, name)[:wide]


def draw_reach(canvas: Canvas, window: Window, pen: Pen, reach: tuple[int, int, int, int, int]) -> None:
    """Where something's range ends: the outermost cells whose middle is within it."""
    x, y, half_width, half_length, far = reach

    def is_within(row: int, column: int) -> bool:
        at_x, at_y = window.middle(row, column)
        across, along = max(abs(at_x - x) - half_width, 0), max(abs(at_y - y) - half_length, 0)
        return across * across + along * along <= far * far

    for row in range(window.rows):
        for column in range(window.columns):
            if is_within(row, column) and canvas.sign(row, column) in (" ", pen.card):
                around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
                if not all(is_within(*cell) for cell in around):
                    canvas.put(row, column, pen.reach, "magenta")


def mark(canvas: Canvas, window: Window, x: int, y: int, sign: str, style: str) -> None:
    """A sign on a place."""
    row, column = window.cell(min(x, BOARD_WIDTH - 1), min(y, BOARD_LENGTH - 1))
    canvas.put(row, column, sign, style)


# --- Objects and vehicles ---------------------------------------------------------------------------------------------


def is_on_board(seen: Sight, v: int) -> bool:
    """Whether the object in a slot is on the board."""
    return bool(seen.status[v] > Status.COMING)


def on_top_last(seen: Sight) -> Iterable[int]:
    """The slots on the board: wrecks and markers first, the acting vehicle last."""
    found = [v for v in range(seen.slots) if is_on_board(seen, v)]
    return sorted(found, key=lambda v: (v == seen.acting, seen.status[v] not in (Status.WRECK, Status.MARKER)))


def draw_thing(canvas: Canvas, window: Window, pen: Pen, seen: Sight, v: int, is_target: bool) -> None:
    """A vehicle, a wreck, gear or a mutant, in its footprint."""
    status, seat = seen.status[v], seen.owner[v]
    number = str(v + 1)
    colour = colour_of(seen, seat)
    style = f"bold white on {colour}" if seat >= 0 else "bold black on white"
    if status in (Status.MARKER, Status.MUTANT):
        sign = f"{'G' if status == Status.MARKER else 'M'}{number}"
        row, column = window.cell(seen.x[v], seen.y[v])
        canvas.put(row, column - len(sign) // 2, sign, "bold yellow" if status == Status.MARKER else "bold green")
        return
    long = seen.half_length[v]
    wide = 2 if status != Status.DRIVING or v == seen.acting else 1
    upper, lower, left, right = window.span(seen.x[v], seen.y[v], seen.half_width[v], long, max(wide, len(number)))
    if status == Status.WRECK:
        style = "dim"
    elif v == seen.acting or is_target:
        style += " underline"
    rows = lettered(pen, seen, v, lower - upper, right - left)
    for row, said in enumerate(rows, upper):
        canvas.put(row, left, said, style)


def lettered(pen: Pen, seen: Sight, v: int, high: int, wide: int) -> list[str]:
    """What is written on a vehicle, row by row: its front or rear, its number, and if there is room its kind."""
    status, number, seat = seen.status[v], str(v + 1), letter(seen.owner[v])
    fill = pen.body
    if status == Status.WRECK:
        return [(f"{pen.wreck}{number}" if row == high // 2 else "").ljust(wide, pen.wreck) for row in range(high)]
    sign = {Status.ABANDONED: pen.skull, Status.IMMOBILIZED: pen.behind, Status.DESTROYED: pen.wreck}.get(status, "")
    if status == Status.IMMOBILIZED and not seen.driven[v]:
        sign += pen.skull
    if high == 1:
        # A bike may be drawn a single row high: what is wrong with it is more than which way it points.
        said = [f"{number}{sign or (seat if len(number) < wide else '')}"]
    elif status == Status.IMMOBILIZED:
        said = [number, f"{sign}{seat}"] if high == 2 else [CODES[seen.kind[v]], number, f"{sign}{seat}"]
    else:
        front = f"{sign or pen.ahead}{seat}" if wide > 1 else sign or seat
        said = [front, number] if high == 2 else [front, number, CODES[seen.kind[v]]]
    if high > len(said):
        gap = [""] * (high - len(said))
        said = [*gap, *said] if status == Status.IMMOBILIZED else [*said, *gap]
    return [part[:wide].ljust(wide, fill) for part in said]


def lies_beyond(seen: Sight, v: int, window: Window, pen: Pen) -> str:
    """A sign for an object outside the part of the board that is drawn; "" for one inside."""
    if not is_on_board(seen, v):
        return ""
    row, _ = window.cell(seen.x[v], seen.y[v])
    return pen.above if row < 0 else pen.below if row >= window.rows else ""


def focus(seen: Sight) -> int:
    """Around which y the view lies: what acts, or what is rolled about; else the viewer's own vehicles, or any."""
    for v in (seen.acting, seen.defender, seen.attacker, seen.target):
        if v >= 0 and is_on_board(seen, v):
            return int(seen.y[v])
    whose = seen.seat if seen.viewer < 0 else seen.viewer
    there = [v for v in range(seen.slots) if seen.status[v] in (Status.DRIVING, Status.ABANDONED)]
    found = [seen.y[v] for v in there if seen.owner[v] == whose] or [seen.y[v] for v in there]
    return sum(found) // len(found) if found else 0
