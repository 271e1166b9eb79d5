"""Race 2 Live in a terminal: the map with everybody on it, the survivors, the hands, and what the score would be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from runabout.core.words import Action
from runabout.games.race_2_live.board import ways_from
from runabout.games.race_2_live.cards import RANK_NAMES
from runabout.games.race_2_live.facts import space_name
from runabout.games.race_2_live.map import LANES, PACKS, WEAPONS
from runabout.games.race_2_live.naming import NAMES, by_rank, ranks
from runabout.games.race_2_live.scene import ASIDE, CONDITION, HEALTH, INFECTED, INFECTED_OUT
from runabout.games.race_2_live.state import LANE, USE, Condition, Phase, Sight
from runabout.terminal.tables.laid_out import printable, with_notes
from runabout.terminal.tables.table import Scene, Table, indented, labelled, listing
from runabout.terminal.voice import Somebody

COLUMNS_SHOWN = 37
"""Columns of the map that fit into 80 characters: each takes two, and the lane's number three."""

RULER = 5
"""Every so many columns bear their number."""

RANKED = ("jack", "queen", "king", "ace")
"""Ranks that have a letter, for columns of cards."""

STYLES = {Condition.FREE: "", Condition.SUSPENDED: "bold red", Condition.SAFE: "green", Condition.DEAD: "dim"}
"""By condition."""


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
        sight, voice = scene.sight, scene.voice
        said = [self.game.title, voice.say("turn-of", number=sight.turns, most=sight.turn_limit)]
        if sight.over:
            said.append(voice.say("race-is-over"))
        else:
            who = f" ({scene.name(sight.seat)})"
            turn = voice.say("table-turn", who=Somebody(NAMES[sight.turn]))
            if sight.survivor == sight.turn:
                said.append(f"{turn}{who}")
            else:
                answers = voice.say("race-2-live-answers", survivor=NAMES[sight.survivor])
                said += [turn, f"{answers}{who}"]
        return Rule(Text(f" {scene.marks.dot} ".join(said), "bold"), style="yellow", characters=strokes(scene).straight)

    def piles(self, scene: Scene) -> RenderableType:
        """Everything that lies open, and the counts of what lies face down (RLA-50)."""
        said = scene.said
        grid = labelled()
        grid.add_row(said.say("area-health"), counted(scene, scene.held(HEALTH)))
        grid.add_row(said.say("area-infected-out"), counted(scene, scene.held(INFECTED_OUT)))
        grid.add_row(said.say("area-infected"), counted(scene, scene.held(INFECTED)))
        grid.add_row(said.say("area-face-down"), face_down(scene) or scene.voice.say("value-none"))
        if aside := scene.size(ASIDE):
            grid.add_row(said.say("area-aside"), scene.voice.say("cards", count=aside))
        for who in range(scene.sight.survivors):
            told = seen_of(scene, who)
            if told:
                grid.add_row(said.say_of("area-hand", name=NAMES[who]), told)
        return indented(grid)

    def hands(self, scenes: Sequence[Scene]) -> RenderableType:
        """Every hand, a survivor a line."""
        grid = labelled()
        for scene in scenes:
            for who in range(scene.sight.survivors):
                if who % scene.sight.seats == scene.viewer:
                    grid.add_row(NAMES[who], counted(scene, by_rank(scene.sight.hand[who])))
        return indented(grid)

    @property
    def help(self) -> str:
        """How to read this table."""
        return self.voice.say("race-2-live-help")

    def _decision(self, scene: Scene) -> list[RenderableType]:
        """The decision to make, and the choices with what each would do."""
        parts: list[RenderableType] = []
        if not scene.sight.over and scene.sight.phase != Phase.TURN:
            parts.append(indented(Text(printable(self.asked(scene)), "bold")))
        if scene.choices:
            offered = [
                (number, self.choice(scene, action) + scene.warning(action)) for number, action in scene.numbered()
            ]
            parts.append(listing(offered))
        return parts

    def choice(self, scene: Scene, action: Action) -> str:
        """An action as it is offered: a lane with what lies there, a pack with whom it would help."""
        said, sight = self.said(action, scene.names, scene.viewer), scene.sight
        if action.verb == "take lane":
            there = ahead(sight, action.number - LANE)
            token = [scene.said.say("label-token")] if there.token else []
            return with_notes(said, [", ".join([*token, *there.pinned])])
        if action.verb == "use pack":
            target = (action.number - USE) % len(NAMES)
            return with_notes(said, [scene.voice.say("cards", count=sight.hand_size[target])])
        return said


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
    lines.append(ruler(scene, first, last))
    return Group(*lines)


def ruler(scene: Scene, first: int, last: int) -> Text:
    """The numbers of the columns, and what lies beyond the part that is drawn."""
    sight, voice = scene.sight, scene.voice
    line = [" "] * (2 * (last - first) + 3)
    for column in range(first, last + 1):
        if column % RULER == 0:
            for offset, digit in enumerate(str(column)):
                line[2 * (column - first) + offset] = digit
    more = [voice.say("race-2-live-before", count=first)] if first else []
    more += [voice.say("race-2-live-to-come", count=sight.columns - last)] if last < sight.columns else []
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
    for who in range(sight.survivors):
        here = f"{scene.marks.here} " if who == sight.survivor and not sight.over else "  "
        condition = Condition(sight.condition[who])
        leader = who % sight.seats
        kept = [number + 1 for number in range(PACKS) for _ in range(sight.packs[who][number])]
        carries = [weapons(scene, [int(sight.weapon[who])])] if sight.weapon[who] else []
        carries += [packs(scene, kept)] if kept else []
        state = scene.said.say(f"label-{CONDITION.values[condition]}") if condition != Condition.FREE else ""
        grid.add_row(
            Text(f"{here}{NAMES[who][0]}"),
            Text(NAMES[who], "bold" if leader == scene.viewer else ""),
            Text(scene.name(leader)),
            Text(scene.said.thing(space_name(sight.at[who]), "space")),
            Text(scene.voice.say("cards", count=int(sight.hand_size[who])).rjust(8)),
            Text(state.upper() if condition == Condition.SUSPENDED else state, STYLES[condition]),
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
    grid.add_row("", *(Text(rank_sign(scene, rank), "underline") for rank in RANK_NAMES))
    for who in range(scene.sight.survivors):
        if is_open(scene, who) and scene.sight.hand_size[who] and only in (-1, who):
            grid.add_row(Text(NAMES[who], "bold"), *numbers(scene, by_rank(scene.sight.hand[who])))
    grid.add_row(Text(scene.said.say("area-health"), "dim"), *numbers(scene, scene.held(HEALTH)))
    return indented(grid)


def rank_sign(scene: Scene, rank: str) -> str:
    """A rank in a letter or a number."""
    return scene.voice.say(f"race-2-live-rank-{rank}") if rank in RANKED else rank


def numbers(scene: Scene, held: Mapping[str, int]) -> list[Text]:
    """How many cards of each rank, a dot for none."""
    return [Text(str(held[rank])) if rank in held else Text(scene.marks.dot, "dim") for rank in RANK_NAMES]


def standing(scene: Scene) -> RenderableType:
    """What the score would be now, and the tokens still face down."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    voice, counts = scene.voice, ("progress", "health", "home", "score")
    factors = {"columns": int(scene.sight.columns), **{name: scene.laid.decision[name] for name in counts}}
    score = scene.said.say("remark-factors", factors)
    grid.add_row(voice.say("race-2-live-score", over=bool(scene.sight.over)), score)
    grid.add_row(voice.say("race-2-live-face-down"), face_down(scene) or voice.say("race-2-live-no-tokens"))
    return indented(grid)


def face_down(scene: Scene) -> str:
    """The tokens that were not turned over yet, by kind (RLA-50)."""
    special, horde, *rest = scene.sight.tokens_left.tolist()
    of_packs = [number + 1 for number in range(PACKS) for _ in range(rest[number])]
    of_weapons = [number + 1 for number in range(WEAPONS) for _ in range(rest[PACKS + number])]
    said = [scene.voice.say("race-2-live-specials", count=special)] if special else []
    said += [scene.voice.say("race-2-live-hordes", count=horde)] if horde else []
    said += [packs(scene, of_packs)] if of_packs else []
    said += [weapons(scene, of_weapons)] if of_weapons else []
    return ", ".join(said)


def packs(scene: Scene, sizes: Sequence[int]) -> str:
    """Packs by their sizes."""
    return scene.voice.say("race-2-live-packs", sizes=" ".join(map(str, sizes)))


def weapons(scene: Scene, sizes: Sequence[int]) -> str:
    """Weapons by what they add."""
    return scene.voice.say("race-2-live-weapons", count=len(sizes), sizes=" ".join(f"+{size}" for size in sizes))


def counted(scene: Scene, held: Mapping[str, int]) -> str:
    """Cards by rank on one line."""
    said = {scene.said.thing(rank, "card"): number for rank, number in held.items()}
    return ", ".join(f"{rank} x{number}" if number > 1 else rank for rank, number in said.items()) or scene.voice.say(
        "no-cards"
    )


def is_open(scene: Scene, who: int) -> bool:
    """Whether the viewer sees a survivor's hand."""
    return bool(scene.sight.open_hands) or who % scene.sight.seats == scene.viewer


def seen_of(scene: Scene, who: int) -> str:
    """What the table has seen of a hand that the viewer does not see (RLA-50)."""
    if is_open(scene, who):
        return ""
    known, sight = by_rank(scene.sight.known[who]), scene.sight
    told = [f"{scene.said.say('label-known')} {counted(scene, known)}"] if known else []
    for said, bits in (("label-unseen-none-of", sight.barred[who]), ("label-unseen-one-of", sight.vouched[who])):
        if bits:
            told.append(f"{scene.said.say(said)} {', '.join(scene.said.thing(rank, 'card') for rank in ranks(bits))}")
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
