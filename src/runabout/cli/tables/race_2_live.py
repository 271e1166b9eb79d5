"""Race 2 Live in a terminal: the map with everybody on it, the survivors, the hands, and what the score would be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from runabout.cli.tables.laid_out import printable
from runabout.cli.tables.table import Scene, Table, indented, listing
from runabout.core.words import Action, so_many
from runabout.games.race_2_live.board import ways_from
from runabout.games.race_2_live.cards import RANK_NAMES
from runabout.games.race_2_live.map import LANES
from runabout.games.race_2_live.naming import NAMES, by_rank, factors, place
from runabout.games.race_2_live.state import LANE, USE, Condition, Phase, Sight

COLUMNS_SHOWN = 37
"""Columns of the map that fit into 80 characters: each takes two, and the lane's number three."""

RULER = 5
"""Every so many columns bear their number."""

HELP = """\
The map runs from the start S to the safe house H; a space is named by column and lane, so 12/3 is in lane 3.
A ? is a token that lies face down. A, B, C, D are Ash, Briar, Clay and Dell: small letters are pinned down,
x is a dead survivor, and a + marks several on one space (they are listed with their places).
Cards are health. Score: the column that the last has reached, as a share, x cards x survivors home.
The map, the tokens, the survivors' names and the difficulties are house content, not the designer's."""

RANK_SIGNS = {"jack": "J", "queen": "Q", "king": "K", "ace": "A"}
"""Short names of ranks, for columns of cards."""

STATES = {
    Condition.FREE: ("", ""),
    Condition.SUSPENDED: ("PINNED DOWN", "bold red"),
    Condition.SAFE: ("home", "green"),
    Condition.DEAD: ("dead", "dim"),
}
"""By condition: what is said of it, and its style."""


@dataclass(frozen=True)
class Strokes:
    """How ways between two columns are drawn."""

    straight: str
    down: str
    up: str
    cross: str


FINE = Strokes("─", "╲", "╱", "╳")  # noqa: RUF001 (drawn on purpose)
PLAIN = Strokes("-", "\\", "/", "X")


class Race2LiveTable(Table):
    """Draws Race 2 Live, at 80 columns and wider."""

    def whole(self, scene: Scene) -> RenderableType:
        """The map, the survivors, the hands, the score so far, and the choices."""
        return Group(
            self.header(scene),
            road(scene),
            team(scene),
            card_rows(scene),
            standing(scene),
            *self._decision(scene),
        )

    def own(self, scene: Scene) -> RenderableType:
        """The map, the deciding survivor's hand, and the choices."""
        return Group(road(scene), card_rows(scene, scene.sight.survivor), *self._decision(scene))

    def header(self, scene: Scene) -> RenderableType:
        """The turn, and whose it is."""
        sight = scene.sight
        said = [self.game.title, f"turn {sight.turns} of {sight.turn_limit}"]
        if sight.over:
            said.append("the race is over")
        else:
            who = f" ({scene.name(sight.seat)})"
            if sight.survivor == sight.turn:
                said.append(f"{NAMES[sight.turn]}'s turn{who}")
            else:
                said += [f"{NAMES[sight.turn]}'s turn", f"{NAMES[sight.survivor]} answers{who}"]
        return Rule(Text(f" {scene.marks.dot} ".join(said), "bold"), style="yellow", characters=strokes(scene).straight)

    def piles(self, scene: Scene) -> RenderableType:
        """Everything that lies open, and the counts of what lies face down (RLA-50)."""
        facts = scene.facts
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        grid.add_row("Health pile", counted(facts["discards"]))
        grid.add_row("Special infected, turned over", counted(facts["infected_discards"]))
        grid.add_row("Special infected, to come", counted(facts["infected_deck"]))
        grid.add_row("Tokens face down", face_down(scene.sight) or "none")
        if facts["aside"]:
            grid.add_row("Set aside", so_many(facts["aside"], "card"))
        for one in facts["survivors"]:
            told = seen_of(one)
            if told:
                grid.add_row(f"{one['name']}'s hand", told)
        return indented(grid)

    def hands(self, scenes: Sequence[Scene]) -> RenderableType:
        """Every hand, a survivor a line."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        for scene in scenes:
            for who in range(scene.sight.survivors):
                if who % scene.sight.seats == scene.viewer:
                    grid.add_row(NAMES[who], counted(by_rank(scene.sight.hand[who])))
        return indented(grid)

    @property
    def help(self) -> str:
        """How to read this table."""
        return HELP

    def _decision(self, scene: Scene) -> list[RenderableType]:
        """The decision to make, and the choices with what each would do."""
        parts: list[RenderableType] = []
        if not scene.sight.over and scene.sight.phase != Phase.TURN:
            parts.append(indented(Text(printable(self.words.asked(scene.sight, scene.names)), "bold")))
        if scene.choices:
            offered = [
                (number, choice(scene.sight, action) + scene.warning(action)) for number, action in scene.numbered()
            ]
            parts.append(listing(offered))
        return parts


# --- The map ----------------------------------------------------------------------------------------------------------


def strokes(scene: Scene) -> Strokes:
    """Lines that the screen can show."""
    return PLAIN if scene.marks.dash == "-" else FINE


def shown_columns(sight: Sight) -> tuple[int, int]:
    """The first and the last column to draw: all of them, or on a long map those around the one who decides, with as
    much as possible of the team.
    """
    last = int(sight.columns)
    if last < COLUMNS_SHOWN:
        return 0, last
    outside = [
        sight.at[who] // LANES
        for who in range(sight.survivors)
        if sight.condition[who] in (Condition.FREE, Condition.SUSPENDED)
    ]
    here = sight.at[sight.survivor] // LANES
    near = [column for column in outside or [here] if abs(column - here) < COLUMNS_SHOWN // 2] or [here]
    middle = (min(near) + max(near)) // 2
    first = max(0, min(middle - COLUMNS_SHOWN // 2, last - COLUMNS_SHOWN + 1))
    return first, first + COLUMNS_SHOWN - 1


def road(scene: Scene) -> RenderableType:
    """The map: columns across, lanes down, ways between them."""
    sight, pen = scene.sight, strokes(scene)
    first, last = shown_columns(sight)
    lines: list[Text] = []
    for lane in range(sight.lanes):
        line = Text(f" {lane + 1} ", "dim")
        for column in range(first, last + 1):
            line.append_text(space(scene, column, lane))
            if column < last:
                line.append(pen.straight if leads(sight, column, lane, lane) else " ", "dim")
        lines.append(line)
        if lane + 1 < sight.lanes:
            between = Text("   ", "dim")
            for column in range(first, last):
                down, up = leads(sight, column, lane, lane + 1), leads(sight, column, lane + 1, lane)
                between.append(" ")
                between.append(pen.cross if down and up else pen.down if down else pen.up if up else " ", "dim")
            lines.append(between)
    lines.append(ruler(sight, first, last))
    return Group(*lines)


def ruler(sight: Sight, first: int, last: int) -> Text:
    """The numbers of the columns, and what lies beyond the part that is drawn."""
    line = [" "] * (2 * (last - first) + 3)
    for column in range(first, last + 1):
        if column % RULER == 0:
            for offset, digit in enumerate(str(column)):
                line[2 * (column - first) + offset] = digit
    more = [f"{first} columns before"] if first else []
    more += [f"{sight.columns - last} to come"] if last < sight.columns else []
    shown = Text(f"   {''.join(line).rstrip()}", "dim")
    if more:
        shown.append(f"\n   ({', '.join(more)})", "dim")
    return shown


def leads(sight: Sight, column: int, lane: int, onward: int) -> bool:
    """Whether there is a way from a lane of a column to a lane of the next."""
    return bool(sight.ways[column * LANES + lane] >> onward & 1)


def space(scene: Scene, column: int, lane: int) -> Text:
    """One space, one character wide; a blank where there is none."""
    sight = scene.sight
    there = [who for who in range(sight.survivors) if sight.at[who] == column * LANES + lane]
    alive = [who for who in there if sight.condition[who] != Condition.DEAD]
    style = "reverse" if is_choice(scene, column, lane) else ""
    if len(alive) > 1:
        pinned = any(sight.condition[who] == Condition.SUSPENDED for who in alive)
        return Text("+", f"bold {'red' if pinned else 'cyan'} {style}")
    if alive:
        letter = NAMES[alive[0]][0]
        if sight.condition[alive[0]] == Condition.SUSPENDED:
            return Text(letter.lower(), f"bold red {style}")
        return Text(letter, f"bold cyan {style}")
    if column == sight.columns:
        home = leads_home(sight, lane)
        return Text("H" if home else " ", "bold green")
    if sight.ways[column * LANES + lane] == 0:
        return Text(" ")
    if sight.tokens[column] >> lane & 1:
        return Text("?", f"bold yellow {style}")
    if there:
        return Text("x", f"dim {style}")
    return Text("S" if column == 0 else scene.marks.dot, style)


def leads_home(sight: Sight, lane: int) -> bool:
    """Whether the safe house is in this lane."""
    return any(leads(sight, sight.columns - 1, before, lane) for before in range(LANES))


def is_choice(scene: Scene, column: int, lane: int) -> bool:
    """Whether this space is one of those that the viewer may step on now."""
    sight = scene.sight
    if sight.phase != Phase.FORK or not scene.choices:
        return False
    here = sight.at[sight.survivor]
    onward = -1 if sight.backward else 1
    return bool(column == here // LANES + onward and ways_from(sight, here, sight.backward) >> lane & 1)


# --- The survivors ----------------------------------------------------------------------------------------------------


def team(scene: Scene) -> RenderableType:
    """Everybody: where they are, their cards, what they carry, how they are."""
    sight = scene.sight
    grid = Grid.grid(padding=(0, 2))
    for _ in range(7):
        grid.add_column(no_wrap=True)
    for who, one in enumerate(scene.facts["survivors"]):
        here = f"{scene.marks.here} " if who == sight.survivor and not sight.over else "  "
        condition, style = STATES[Condition(sight.condition[who])]
        leader = who % sight.seats
        carries = [f"weapon +{one['weapon']}"] if one["weapon"] else []
        carries += [f"packs {' '.join(map(str, one['packs']))}"] if one["packs"] else []
        grid.add_row(
            Text(f"{here}{one['name'][0]}"),
            Text(one["name"], "bold" if leader == scene.viewer else ""),
            Text(scene.name(leader)),
            Text(place(sight.at[who])),
            Text(so_many(one["cards"], "card").rjust(8)),
            Text(condition, style),
            Text(", ".join(carries)),
        )
    return grid


def card_rows(scene: Scene, only: int = -1) -> RenderableType:
    """The hands that the viewer sees and the health pile, a column for each rank; only one survivor's hand where one is
    named.
    """
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    for _ in RANK_NAMES:
        grid.add_column(justify="right", no_wrap=True, min_width=2)
    grid.add_row("", *(Text(RANK_SIGNS.get(rank, rank), "underline") for rank in RANK_NAMES))
    for who, one in enumerate(scene.facts["survivors"]):
        if one["hand"] and only in (-1, who):
            grid.add_row(Text(one["name"], "bold"), *numbers(scene, one["hand"]))
    grid.add_row(Text("Health pile", "dim"), *numbers(scene, scene.facts["discards"]))
    return indented(grid)


def numbers(scene: Scene, held: Mapping[str, int]) -> list[Text]:
    """How many cards of each rank, a dot for none."""
    return [Text(str(held[rank])) if rank in held else Text(scene.marks.dot, "dim") for rank in RANK_NAMES]


def standing(scene: Scene) -> RenderableType:
    """What the score would be now, and the tokens still face down."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    grid.add_row("Score" if scene.sight.over else "Score now", factors(scene.sight))
    grid.add_row("Face down", face_down(scene.sight) or "no tokens")
    return indented(grid)


def face_down(sight: Sight) -> str:
    """The tokens that were not turned over yet, by kind (RLA-50)."""
    special, horde, *rest = sight.tokens_left.tolist()
    packs = [number + 1 for number in range(3) for _ in range(rest[number])]
    weapons = [number + 1 for number in range(4) for _ in range(rest[3 + number])]
    said = [f"{special} special"] if special else []
    said += [f"{horde} horde{'s' if horde > 1 else ''}"] if horde else []
    said += [f"packs {' '.join(map(str, packs))}"] if packs else []
    said += [f"weapons {' '.join(f'+{number}' for number in weapons)}"] if weapons else []
    return ", ".join(said)


def counted(held: Mapping[str, int]) -> str:
    """Cards by rank on one line."""
    return ", ".join(f"{rank} x{number}" if number > 1 else rank for rank, number in held.items()) or "no cards"


def seen_of(one: Mapping[str, Any]) -> str:
    """What the table has seen of a hand that the viewer does not see."""
    if one["hand"] is not None:
        return ""
    told = [f"surely {counted(one['known'])}"] if one["known"] else []
    told += [f"of the rest no {', '.join(one['holds_none_of'])}"] if one["holds_none_of"] else []
    told += [f"of the rest one of {', '.join(one['holds_one_of'])}"] if one["holds_one_of"] else []
    return "; ".join(told)


# --- The decision -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ahead:
    """What lies on a space of the next column.

    Attributes:
        token: whether a token lies there face down.
        pinned: the names of those who wait there for rescue.
    """

    token: bool
    pinned: tuple[str, ...]


def ahead(sight: Sight, lane: int) -> Ahead:
    """What the survivor who moves would meet in a lane."""
    column = sight.at[sight.survivor] // LANES + (-1 if sight.backward else 1)
    pinned = tuple(
        NAMES[who]
        for who in range(sight.survivors)
        if sight.at[who] == column * LANES + lane and sight.condition[who] == Condition.SUSPENDED
    )
    return Ahead(bool(sight.tokens[column] >> lane & 1), pinned)


def choice(sight: Sight, action: Action) -> str:
    """An action as it is offered: a lane with what lies there, a pack with whom it would help."""
    if action.verb == "take lane":
        there = ahead(sight, action.number - LANE)
        found = ", ".join([*(["token"] if there.token else []), *there.pinned])
        return f"{action.text} ({found})" if found else action.text
    if action.verb == "use pack":
        target = (action.number - USE) % len(NAMES)
        return f"{action.text} ({so_many(sight.hand_size[target], 'card')})"
    return action.text
