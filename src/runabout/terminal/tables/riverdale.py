"""Running Round Riverdale in a terminal: the loop as a ring, the safety zones inside it, and a hand card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, zip_longest

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from runabout.core.words import Action
from runabout.games.riverdale.box import BOX
from runabout.games.riverdale.cards import COUNT, MOVEMENT_CARDS, Kind
from runabout.games.riverdale.facts import PAWNS as PAWN_NAMES
from runabout.games.riverdale.naming import slug
from runabout.games.riverdale.scene import specials
from runabout.games.riverdale.state import (
    CIRCLES,
    COLOURS,
    CRASH,
    DISCARD,
    HOME,
    PAIRS,
    PARTS,
    PASS,
    PAWNS,
    PIECES,
    PLAY,
    PUSH,
    SHOP,
    SPLIT,
    SPLIT_COUNT,
    SWAP,
    SWITCH,
    TRICK,
    ZONE,
)
from runabout.games.riverdale.track import BACK_MAX, BOARD, LANDING
from runabout.terminal.tables.table import Scene, Table, indented, labelled

TITLES = {slug(card.name): card.name for card in MOVEMENT_CARDS}
"""What is printed on cards, by their names in scenes."""

CELL = 3
"""Columns that a square takes."""

HIGH, WIDE = 16, 26
"""Squares that a ring is high and wide, where that leaves a choice."""

ROOMY = 14
"""A ring less high or wide than this has no room inside for safety zones."""

LABELLED = 5
"""Every so many squares, the ring bears a number."""

STYLES = {"red": "bold red", "blue": "bold blue", "yellow": "bold yellow", "green": "bold green"}
PLAIN_STYLE = "bold"

SIGNS = {"another-turn": "x2", "move-ahead": "+3", "skateboard-green": "=>", "skateboard-red": "=|"}
SIGN_STYLES = {"another-turn": "cyan", "move-ahead": "cyan", "skateboard-green": "green", "skateboard-red": "red"}

QUADRANTS = {"bottom": (1, 0), "left": (0, 0), "top": (0, 1), "right": (1, 1)}
"""By the side where a safety zone begins: whether its Home Base is drawn below and on the right (its coloured square is
a little farther on, clockwise)."""

INWARD = {"bottom": (-1, 0), "left": (0, 1), "top": (1, 0), "right": (0, -1)}

Cell = tuple[int, int]


def tag(piece: int) -> str:
    """A pawn on the board, such as "R1"."""
    return f"{initial(piece // PAWNS)}{piece % PAWNS + 1}"


def initial(colour: int) -> str:
    """A colour's letter; no two are alike."""
    return BOARD.sides[colour].colour[0].upper()


def style_of(colour: int) -> str:
    """How a colour is shown."""
    return STYLES.get(BOARD.sides[colour].colour.casefold(), PLAIN_STYLE)


# --- Where everything is drawn ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ring:
    """The loop on a rectangle of cells, clockwise; the first colour's entrance is in the middle of the bottom row.

    Attributes:
        high, wide: in cells.
        squares: by square, its row and column.
        sides: by colour, where its entrance is: "bottom", "left", "top" or "right".
        zones: by colour, the circles' cells from the entrance inwards; nothing where they do not all fit in.
    """

    high: int
    wide: int
    squares: tuple[Cell, ...]
    sides: tuple[str, ...]
    zones: tuple[tuple[Cell, ...], ...]

    @property
    def roomy(self) -> bool:
        """Whether the zones are drawn inside."""
        return bool(self.zones)


def ring_of(squares: int, entrances: Sequence[int]) -> Ring:
    """Lay out a loop of so many squares."""
    around = (squares + squares % 2 + 4) // 2  # height and width together; an odd loop leaves one cell empty
    high = max(min(around // 2, HIGH), around - WIDE)
    wide = around - high
    path = [(high - 1, column) for column in reversed(range(wide))]
    path += [(row, 0) for row in reversed(range(high - 1))]
    path += [(0, column) for column in range(1, wide)]
    path += [(row, wide - 1) for row in range(1, high - 1)]
    cells = tuple(path[((wide - 1) // 2 + square - entrances[0]) % squares] for square in range(squares))
    sides = tuple(side_of(cells[entrance], high, wide) for entrance in entrances)
    zones = tuple(
        tuple(
            (cells[entrance][0] + INWARD[side][0] * step, cells[entrance][1] + INWARD[side][1] * step)
            for step in range(1, CIRCLES + 1)
        )
        for entrance, side in zip(entrances, sides, strict=True)
        if side
    )
    taken = Counter(cell for zone in zones for cell in zone)
    inside = all(0 < row < high - 1 and 0 < column < wide - 1 for row, column in taken)
    fits = len(set(sides)) == len(zones) == COLOURS and inside and set(taken.values()) == {1}
    return Ring(high, wide, cells, sides, zones if fits and min(high, wide) >= ROOMY else ())


def side_of(cell: Cell, high: int, wide: int) -> str:
    """The side of the ring on which a cell is; "" for a corner."""
    row, column = cell
    if row in (0, high - 1) and column in (0, wide - 1):
        return ""
    return "bottom" if row == high - 1 else "top" if row == 0 else "left" if column == 0 else "right"


RING = ring_of(BOARD.squares, [side.entrance for side in BOARD.sides])


class Canvas:
    """Rows of characters, each with its style."""

    def __init__(self, high: int, wide: int) -> None:
        self.rows = [[(" ", "")] * (wide * CELL) for _ in range(high)]

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        """Write a text from a cell on."""
        for i, sign in enumerate(text):
            if column * CELL + i < len(self.rows[row]):
                self.rows[row][column * CELL + i] = (sign, style)

    def is_free(self, row: int, column: int) -> bool:
        """Whether nothing is written in a cell."""
        return all(sign == " " for sign, _ in self.rows[row][column * CELL : (column + 1) * CELL])

    def lines(self) -> list[Text]:
        """Each row as a text."""
        found = []
        for row in self.rows:
            line = Text()
            for style, run in groupby(row, lambda cell: cell[1]):
                line.append("".join(sign for sign, _ in run), style)
            found.append(line)
        return found


# --- The table --------------------------------------------------------------------------------------------------------


class RiverdaleTable(Table):
    """Draws Running Round Riverdale; the house's board fits into 80 columns and 24 rows."""

    def order(self, legal: Sequence[Action]) -> tuple[Action, ...]:
        """Card by card, as the hand lists them; the Special cards last."""
        return tuple(sorted(legal, key=lambda action: (place_in_hand(action.number), action.number)))

    def whole(self, scene: Scene) -> RenderableType:
        """The board with everybody beside it, the hand and the choices."""
        drawn = board(scene)
        beside = panel(scene)
        if RING.wide * CELL + 30 > 80:
            return Group(self.header(scene), *drawn, *beside, *self._hand(scene))
        rows = []
        for ring, words in zip_longest(drawn, beside, fillvalue=Text()):
            row = Text(no_wrap=True, overflow="crop").append_text(ring)
            row.pad_right(RING.wide * CELL + 1 - len(ring))
            rows.append(row.append_text(words))
        return Group(self.header(scene), *rows, *self._hand(scene))

    def own(self, scene: Scene) -> RenderableType:
        """The same: what a Special card or an extra turn follows on has changed the board."""
        return self.whole(scene)

    def header(self, scene: Scene) -> RenderableType:
        """The turn, and whose it is."""
        now, voice = scene.laid.decision, scene.voice
        if now["over"]:
            whose = voice.say("race-is-over")
        else:
            whose = voice.say("table-turn", who=scene.somebody(now["seat"]))
        said = f" {scene.marks.dot} ".join([self.game.title, voice.say("turn-number", number=now["turns"]), whose])
        return Rule(Text(said, "bold"), style="yellow", characters="-" if scene.marks.dash == "-" else "─")

    def piles(self, scene: Scene) -> RenderableType:
        """The deck, the discard pile and what is out of view."""
        grid = labelled()
        voice, said = scene.voice, scene.said
        cards = voice.say("cards", count=scene.size("deck"))
        grid.add_row(said.say("area-deck"), Text(f"{cards} ({self.plan.note})"))
        discards, unseen = by_title(scene.held("discards")), by_title(scene.laid.decision["unseen"])
        grid.add_row(
            f"{said.say('area-discards')} ({sum(discards.values())})", Text(counted(discards) or voice.say("no-cards"))
        )
        grid.add_row(f"{voice.say('riverdale-unseen')} ({sum(unseen.values())})", Text(counted(unseen)))
        return indented(grid)

    def hands(self, scenes: Sequence[Scene]) -> RenderableType:
        """Every hand, a player a line."""
        grid = labelled()
        for scene in scenes:
            grid.add_row(scene.names[scene.viewer], Text(", ".join(own_hand(scene)) or scene.voice.say("no-cards")))
        return indented(grid)

    @property
    def help(self) -> str:
        """How to read this table."""
        return self.voice.say("riverdale-help")

    def _hand(self, scene: Scene) -> list[RenderableType]:
        if scene.viewer < 0:
            return []
        held = Counter(own_hand(scene))
        if not scene.choices:
            return [
                Text.assemble(
                    (f" {scene.said.say('area-hand')}: ", "bold"), counted(held) or scene.voice.say("no-cards")
                )
            ]
        groups = choices_by_card(scene)
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for name, copies in held.items():
            said = groups.get(name, [])
            text = Text("  ").join(said) if said else Text(scene.voice.say("riverdale-cannot-be-played"), "dim")
            grid.add_row(Text(f"{name} x{copies}" if copies > 1 else name, "bold" if said else ""), text)
        if "" in groups:
            grid.add_row(Text(scene.voice.say("riverdale-special"), "bold"), Text("  ").join(groups[""]))
        return [indented(grid)]


def own_hand(scene: Scene) -> list[str]:
    """The titles of the viewer's cards, in the order in which they were drawn."""
    sight = scene.sight
    return [MOVEMENT_CARDS[kind].name for kind in sight.hand[: sight.hand_count[scene.viewer]]]


def by_title(kinds: Mapping[str, int]) -> dict[str, int]:
    """Cards by what is printed on them, from so many of each kind as scenes name it."""
    return {TITLES[kind]: count for kind, count in kinds.items()}


def counted(names: Mapping[str, int]) -> str:
    """Names, each once, with how many there are."""
    return ", ".join(f"{name} (x{number})" if number > 1 else name for name, number in names.items())


# --- The board --------------------------------------------------------------------------------------------------------


def board(scene: Scene) -> list[Text]:
    """The ring, and inside it the zones, Pop's and the Home Bases where there is room."""
    canvas = Canvas(RING.high, RING.wide)
    standing = {int(scene.sight.pawn[piece]): piece for piece in range(PIECES)}
    for square, (row, column) in enumerate(RING.squares):
        canvas.put(row, column, *square_sign(scene, square, standing.get(square)))
    if RING.roomy:
        draw_inside(scene, canvas)
    for square in range(0, BOARD.squares, LABELLED):
        row, column = RING.squares[square]
        side = side_of((row, column), RING.high, RING.wide)
        if side:
            row, column = row + INWARD[side][0], column + INWARD[side][1]
            if canvas.is_free(row, column):
                canvas.put(row, column, str(square), "dim")
    return canvas.lines()


def square_sign(scene: Scene, square: int, piece: int | None) -> tuple[str, str]:
    """What stands on a square, or what it is, with its style."""
    if piece is not None:
        return tag(piece), f"{style_of(piece // PAWNS)} reverse"
    starts = [colour for colour, side in enumerate(BOARD.sides) if side.start == square]
    if starts:
        return initial(starts[0]), style_of(starts[0])
    if sign := sign_on(square):
        return SIGNS[sign], SIGN_STYLES[sign]
    return scene.marks.dot, ""


def sign_on(square: int) -> str:
    """What is printed on a square; "" for nothing."""
    if any(square == red for _, red in BOARD.skateboards):
        return "skateboard-red"
    if any(square == green for green, _ in BOARD.skateboards):
        return "skateboard-green"
    if square in BOARD.move_ahead:
        return "move-ahead"
    return "another-turn" if square in BOARD.another_turn else ""


def draw_inside(scene: Scene, canvas: Canvas) -> None:
    """The safety zones, the Home Bases and Pop's."""
    pawns = list(scene.sight.pawn)
    for colour, zone in enumerate(RING.zones):
        for circle, (row, column) in enumerate(zone):
            here = [piece for piece in of_colour(colour) if pawns[piece] == ZONE + circle]
            sign, style = (tag(here[0]), f"{style_of(colour)} reverse") if here else ("o", style_of(colour))
            canvas.put(row, column, sign, style)
        below, right = QUADRANTS[RING.sides[colour]]
        row = RING.high - 5 if below else 3
        column = RING.wide - 6 if right else 2
        canvas.put(row, column, home_name(scene, colour), style_of(colour))
        at_home = [tag(piece) for piece in of_colour(colour) if pawns[piece] == HOME]
        if BOARD.sides[colour].colour in scene.laid.settings["colours"]:
            canvas.put(row + 1, column, " ".join(at_home), style_of(colour))
    middle, across = RING.high // 2, RING.wide // 2
    canvas.put(middle - 2, across - 1, scene.said.say("label-shop").upper(), "bold")
    in_shop = [piece for piece in range(PIECES) if pawns[piece] == SHOP]
    for i, piece in enumerate(in_shop):
        canvas.put(middle - 1 + i // 4, across - 2 + i % 4, tag(piece), style_of(piece // PAWNS))


def home_name(scene: Scene, colour: int) -> str:
    """What a colour's Home Base is called on the board."""
    side = BOARD.sides[colour]
    return side.name if BOX.digest else scene.voice.say(f"riverdale-home-{side.colour}")


def of_colour(colour: int) -> range:
    """The pieces of a colour."""
    return range(colour * PAWNS, (colour + 1) * PAWNS)


# --- Beside the board -------------------------------------------------------------------------------------------------


def panel(scene: Scene) -> list[Text]:
    """Everybody at the table, the piles, and what the signs mean."""
    lines: list[Text] = []
    for seat in range(scene.sight.seats):
        lines += player_lines(scene, seat)
    voice = scene.voice
    lines.append(Text(voice.say("riverdale-piles", deck=scene.size("deck"), discards=scene.size("discards"))))
    lines.append(Text(voice.say("riverdale-sign-again"), "dim"))
    lines.append(Text(voice.say("riverdale-sign-ahead"), "dim"))
    lines.append(Text(voice.say("riverdale-content", deck=scene.laid.settings["deck"], is_house=not BOX.digest), "dim"))
    return lines


def player_lines(scene: Scene, seat: int) -> Iterable[Text]:
    """One player: Special cards left, characters, and what the viewer knows of the hand (everybody holds four)."""
    sight, colour = scene.sight, int(scene.sight.colour[seat])
    here = f"{scene.marks.here} " if seat == sight.seat and not sight.over else "  "
    left = " ".join(name[0].upper() for name in scene.held(specials(seat)))
    yield Text.assemble(
        here,
        (initial(colour), style_of(colour)),
        " ",
        (scene.name(seat), "bold" if seat == scene.viewer else ""),
        (f" {scene.marks.dot} {left}" if left else "", "magenta"),
    )
    given = scene.table.words.given
    names = " ".join(f"{number} {given[PAWN_NAMES[piece]]}" for number, piece in enumerate(of_colour(colour), 1))
    yield Text(f"    {names}", "dim")
    if not RING.roomy:
        yield Text(f"    {', '.join(off_track(scene, colour)) or scene.voice.say('riverdale-all-on-track')}")
    known = {MOVEMENT_CARDS[kind].name: int(count) for kind, count in enumerate(sight.known[seat]) if count}
    if known:
        holds = scene.voice.say("riverdale-holds", cards=counted(known))
        yield Text(f"    {holds}", "italic")


def off_track(scene: Scene, colour: int) -> Iterator[str]:
    """Where those pawns are that are not on the track."""
    for number, piece in enumerate(of_colour(colour), 1):
        place = int(scene.sight.pawn[piece])
        if place == HOME or place >= ZONE:
            where = "home" if place == HOME else "shop" if place == SHOP else "zone"
            yield scene.voice.say("riverdale-off-track", pawn=number, place=where, circle=place - ZONE + 1)


# --- Choices ----------------------------------------------------------------------------------------------------------


def choices_by_card(scene: Scene) -> dict[str, list[Text]]:
    """The choices of each card by its name, those of the Special cards by ""; alike ones share their first words."""
    own = PAWNS * int(scene.sight.colour[scene.viewer])
    found: dict[str, list[Text]] = {}
    shared: dict[tuple[str, str], Text] = {}
    for number, action in scene.numbered():
        name, lead, said = in_short(scene, own, action.number)
        # Of several choices that begin alike, the beginning is written once.
        key = name, lead
        text = Text.assemble((f"[{number}]", "bold cyan"), f" {said}{scene.warning(action)}")
        if lead and key in shared:
            shared[key].append(" ")
            shared[key].append_text(text)
            continue
        shared[key] = Text(f"{lead} ").append_text(text) if lead else text
        found.setdefault(name, []).append(shared[key])
    return found


def place_in_hand(action: int) -> int:
    """The kind of card that an action plays, as a number; a Special card comes after all kinds."""
    if action >= DISCARD:
        return action - DISCARD
    if action >= TRICK:
        return len(Kind)
    for section, kind in ((PASS, Kind.QUICK_PASS), (SWITCH, Kind.SWITCHAROO), (SPLIT, Kind.FIVE), (PUSH, Kind.ONE)):
        if action >= section:
            return kind
    return (action - PLAY) // PAWNS


def in_short(scene: Scene, own: int, action: int) -> tuple[str, str, str]:
    """An action as the card that it plays, words that it shares with others, and its own."""
    voice = scene.voice
    if action >= DISCARD:
        return MOVEMENT_CARDS[action - DISCARD].name, "", voice.say("riverdale-discard")
    if action == CRASH:
        return "", "", scene.said.say("special-crash")
    if action >= SWAP:
        return "", voice.say("riverdale-swap"), initial(action - SWAP)
    if action >= TRICK:
        return "", voice.say("riverdale-trick"), tag(action - TRICK)
    if action >= PASS:
        return "Quick Pass", voice.say("riverdale-pass"), tag(own + action - PASS)
    if action >= SWITCH:
        pawn, other = divmod(action - SWITCH, PIECES)
        return "Switcharoo", voice.say("riverdale-switch", pawn=tag(own + pawn)), tag(other)
    if action >= SPLIT:
        pair, part = divmod(action - SPLIT, PARTS)
        first, second = PAIRS[pair]
        return "5", f"{tag(own + first)}+{tag(own + second)}:", f"{part + 1}+{SPLIT_COUNT - part - 1}"
    if action >= PUSH:
        return "1", voice.say("riverdale-push"), tag(action - PUSH)
    kind, pawn = divmod(action - PLAY, PAWNS)
    return MOVEMENT_CARDS[kind].name, "", move_in_short(scene, own + pawn, int(COUNT[kind]))


def move_in_short(scene: Scene, piece: int, count: int) -> str:
    """A pawn's move: where the count takes it, what that square is, and whom it bumps."""
    at = int(scene.sight.pawn[piece])
    landing = int(LANDING[piece // PAWNS, at - HOME, BACK_MAX + count])
    out, voice = at == HOME, scene.voice
    if landing == SHOP:
        return voice.say("riverdale-to-shop", pawn=tag(piece))
    pawns = of_colour(piece // PAWNS) if landing >= ZONE else range(PIECES)
    met = [tag(other) for other in pawns if scene.sight.pawn[other] == landing]
    bumps = f" {voice.say('riverdale-bumps', pawn=met[0])}" if met else ""
    if landing >= ZONE:
        said = voice.say("riverdale-to-circle", pawn=tag(piece), out=out, number=landing - ZONE + 1)
        return f"{said}{bumps}"
    sign = SIGNS.get(sign_on(landing), "")
    shown = f" {sign}" if sign and sign != SIGNS["skateboard-red"] else ""
    return f"{voice.say('riverdale-to-square', pawn=tag(piece), out=out, number=landing)}{shown}{bumps}"
