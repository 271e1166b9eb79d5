"""Road Wolf in a terminal: the board from above, everybody beside it, dice and choices below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.text import Text

from runabout.core.errors import RunaboutError, Unreadable
from runabout.core.previews import Preview
from runabout.core.scene import Scene as Laid
from runabout.core.words import Action
from runabout.games.road_wolf.actions import (
    BUY,
    DO,
    FORCE,
    PLACE,
    READY,
    REROLL,
    SLOTS,
    TOKEN,
    VEHICLE,
    Verb,
)
from runabout.games.road_wolf.box import (
    BOARD_LENGTH,
    BOARD_WIDTH,
    BOX,
    CARD_HALF_LENGTH,
    CARD_HALF_WIDTH,
    SIZE,
    TOKEN_REACH,
)
from runabout.games.road_wolf.box_file import KINDS, UNITS, Vehicle
from runabout.games.road_wolf.fights.fighting import weapon_of
from runabout.games.road_wolf.kinds import Edge, RoadCard, Token
from runabout.games.road_wolf.options import AmbushEdges, House
from runabout.games.road_wolf.state import Ask, Sight, Status
from runabout.games.road_wolf.telling.missions import side_of_seat
from runabout.match import Match
from runabout.terminal.screen import Marks
from runabout.terminal.tables.laid_out import LaidOut
from runabout.terminal.tables.road_wolf_board import (
    COARSE,
    FINE_GRAIN,
    RULER,
    Overlay,
    Window,
    draw,
    focus,
    roads_of,
)
from runabout.terminal.tables.road_wolf_fleet import NARROWEST, listed, roll_of, said_of, tongue_of
from runabout.terminal.tables.road_wolf_names import Tongue, in_english
from runabout.terminal.tables.road_wolf_spots import (
    Spots,
    capital,
    is_friend,
    is_spot,
    not_yet,
    offered_places,
    place_of,
    point_of,
    read_place,
    vehicle_named,
    verb_meant,
)
from runabout.terminal.tables.table import Scene, Table, indented, labelled, listing
from runabout.terminal.voice import Voice

SHORT = 36
"""Characters of a choice, if two of them are to stand side by side."""

LONGEST_HEADING = 74
"""Characters; what is longer goes without the game's name."""

GAP = "   "

FEWEST_ROWS = 9
"""Rows of the board at least: a stick ahead and one behind."""

SHOTS = (Verb.SHOTGUN, Verb.MOLOTOV, Verb.GUNNER, Verb.GUNNER_SHOTGUN, Verb.GUNNER_MOLOTOV)
AMBUSHES = (Verb.AMBUSH, Verb.KEPT_AMBUSH)
CHOOSING = (Ask.FORCE, Ask.TOKEN, Ask.CARRIER)
HIDES = (RoadCard.BRIDGE, RoadCard.TUNNEL, RoadCard.WRECK, RoadCard.SUPPLIES)
"""Cards that an Ambush may be sprung from (RW-116)."""


@dataclass(frozen=True)
class RoadScene(Scene):
    """A scene of Road Wolf: of hundreds of spots only some are `choices`.

    Attributes:
        legal: all that may be done.
        spots: where the move that is asked for may go; None where none is.
        previews: of all that may be done, by number.
    """

    legal: tuple[Action, ...] = ()
    spots: Spots | None = None
    previews: Mapping[int, Preview] = field(default_factory=dict)


class InInches(LaidOut):
    """Everything that lies open, in full, with its place in inches from the START and from the left."""

    def where(self, x: int, y: int) -> str:
        """A point of the board."""
        return self.voice.say("road-wolf-where", along=abs(y) / UNITS, behind=y < 0, across=x / UNITS)


class RoadWolfTable(Table):
    """Draws Road Wolf, at 80 columns and 24 rows, and more of it where there is more room."""

    lays_out = InInches

    def scene(self, match: Match, viewer: int, names: Sequence[str], marks: Marks, asked: bool = True) -> RoadScene:
        """What a match shows a viewer now; of many spots and places, those worth looking at are choices."""
        plain = self.plain(match, viewer, names, marks, asked)
        return self.warned(match, self.staged(plain.sight, names, marks, plain.choices, plain.laid))

    def staged(
        self,
        sight: Sight,
        names: Sequence[str],
        marks: Marks,
        legal: Sequence[Action] = (),
        laid: Laid | None = None,
    ) -> RoadScene:
        """A scene of what a viewer sees and may do."""
        seen = sight.snapshot()
        spots, open_now = None, {action.number: action for action in legal}
        previews = self.game.interpreted.previews(seen, list(open_now)) if legal else {}
        if legal and seen.asks == Ask.SPOT and seen.acting >= 0:
            spots = Spots(seen, open_now, previews, Tongue(self, names, seen.viewer))
        chosen = offered(seen, legal, spots)
        return RoadScene(
            seen.viewer,
            seen,
            laid or self.game.scene(seen),
            names,
            chosen,
            marks,
            self,
            legal=tuple(legal),
            spots=spots,
            previews=previews,
        )

    def whole(self, scene: Scene) -> RenderableType:
        """The board with everybody beside it, the roll under way, and the choices."""
        return Whole(self, scene)

    def own(self, scene: Scene) -> RenderableType:
        """The same: every decision may have changed the board, and the next one is about it."""
        return self.whole(scene)

    def header(self, scene: Scene) -> RenderableType:
        """The mission, the round, and whose decision it is."""
        seen, voice = scene.sight, scene.voice
        said = [self.game.title, tongue_of(scene).mission(seen)]
        if seen.round:
            said.append(voice.say("round-of", number=seen.round, most=seen.house[House.ROUND_LIMIT]))
        if seen.over:
            said.append(voice.say("chase-is-over"))
        else:
            if seen.round and seen.mover < 0:
                said.append(voice.say("road-wolf-roads-turn"))
            elif seen.mover >= 0 and seen.mover != seen.seat:
                said.append(voice.say("table-turn", who=scene.somebody(seen.mover)))
            said.append(voice.say("table-decision", who=scene.somebody(seen.seat)))
        text = f" {scene.marks.dot} ".join(said)
        if len(text) > LONGEST_HEADING:
            text = f" {scene.marks.dot} ".join(said[1:])
        return Rule(Text(text, "bold"), style="yellow", characters="-" if scene.marks.dash == "-" else "─")

    def choices(self, scene: Scene) -> RenderableType:
        """What has to be decided, and the choices."""
        if not scene.choices:
            return Group()
        asked = self.asked(scene)
        if isinstance(scene, RoadScene) and len(scene.legal) > len(scene.choices):
            asked += f" {scene.voice.say('road-wolf-or-type', count=len(scene.legal), example=such_as(scene))}"
        items = [(number, self.label(scene, action) + scene.warning(action)) for number, action in scene.numbered()]
        laid = listing if max(len(said) for _, said in items) <= SHORT else flowing
        return Group(indented(Text(asked, "bold")), laid(items))

    def label(self, scene: Scene, action: Action) -> str:
        """A choice as it is offered: with what it would do, as far as the table can tell."""
        seen, number, voice = scene.sight, action.number, scene.voice
        said, hint = self.said(action, scene.names, scene.viewer), ""
        if isinstance(scene, RoadScene) and number in scene.previews:
            hint = self.words.preview(seen, action, scene.previews[number])
        if VEHICLE <= number < DO:
            if seen.asks == Ask.SPOT:
                return voice.say("road-wolf-into", number=number - VEHICLE + 1, hint=hint)
            return hint or said
        if BUY <= number < FORCE:
            return f"{said} ({vehicle_as_sold(BOX.vehicles[number - BUY], voice)})"
        if FORCE <= number < FORCE + READY:
            return f"{said}: {ready_force(seen, number - FORCE, tongue_of(scene))}"
        if number < VEHICLE and isinstance(scene, RoadScene) and scene.spots and not hint:
            beside = scene.spots.beside_whom.get(number)
            hint = voice.say("road-wolf-beside", number=beside + 1) if beside is not None else ""
        return f"{said} ({hint})" if hint else said

    def hands(self, scenes: Sequence[Scene]) -> RenderableType:
        """What each vehicle carries, seat by seat."""
        grid = labelled(overflow="fold")
        nobody = self.voice.say("road-wolf-nobody")
        for scene in scenes:
            seen = scene.sight
            own = [v for v in range(seen.slots) if seen.status[v] and seen.owner[v] == scene.viewer]
            carried = [
                f"{tongue_of(scene).numbered(seen, v)}: {'; '.join(said_of(scene, seen, v)) or nobody}" for v in own
            ]
            grid.add_row(scene.names[scene.viewer], Text(". ".join(carried) or scene.voice.say("road-wolf-no-vehicle")))
        return indented(grid)

    def read(self, scene: Scene, text: str) -> Action | None:
        """A spot, a place or a vehicle as people say it: "ahead 2 left 1", "into 7", "end 12", "#7"."""
        if not isinstance(scene, RoadScene):
            return None
        typed = " ".join(text.casefold().split())
        said, tongue = in_english(typed, self.voice), tongue_of(scene)
        found = None
        v = vehicle_named(said)
        if scene.spots:
            found = scene.spots.read(said if v is None else f"into {v + 1}")
        elif scene.sight.asks == Ask.PLACE:
            found = read_place(said, {action.number: action for action in scene.legal}, tongue)
        elif v is None and is_spot(said):
            raise RunaboutError(self._too_early(scene, typed, said, tongue))
        if v is not None and scene.sight.asks == Ask.ACT:
            vehicle = capital(tongue.vehicle(scene.sight, scene.sight.acting))
            done = tongue.action(self.words.actions[DO + Verb.DONE])
            raise RunaboutError(self.voice.say("road-wolf-acts-now", vehicle=vehicle, done=done))
        if found is None and v is not None and 0 <= v < SLOTS:
            return self.words.actions[VEHICLE + v]
        return found if found is not None or said == typed else self._in_words(said)

    def _too_early(self, scene: Scene, typed: str, said: str, tongue: Tongue) -> str:
        """What comes before a spot that was typed too early."""
        open_to = {action.number - DO for action in scene.choices}
        verb = verb_meant(scene.sight, said, open_to) if scene.sight.asks == Ask.ACT else None
        if verb is None:
            return not_yet(scene.sight, typed, tongue)
        return self.voice.say("road-wolf-first-how", how=tongue.action(self.words.actions[DO + verb]), spot=typed)

    def _in_words(self, said: str) -> Action | None:
        """The action that somebody has typed in the language, by its text in English; None where it is none."""
        try:
            return self.words.actions[self.words.parse(said)]
        except Unreadable:
            return None

    def spelled_out(self, scene: Scene, text: str) -> Sequence[str]:
        """A spot says how one gets there as well. The number of another vehicle says that this one waits, and
        its own number says nothing new.
        """
        seen = scene.sight
        if seen.asks != Ask.ACT or not scene.choices:
            return (text,)
        said = in_english(" ".join(text.casefold().split()), self.voice)
        open_to = {action.number - DO for action in scene.choices}
        v = vehicle_named(said)
        if v is not None:
            return () if v == seen.acting else ("later", text) if Verb.LATER in open_to else (text,)
        verb = verb_meant(seen, said, open_to)
        return (text,) if verb is None else (self.game.words.actions[DO + verb].text, text)

    @property
    def help(self) -> str:
        """How to read this table."""
        return self.voice.say("road-wolf-help")


# --- What is offered --------------------------------------------------------------------------------------------------


def offered(seen: Sight, legal: Sequence[Action], spots: Spots | None) -> tuple[Action, ...]:
    """The choices that are numbered: all, friends last; but of spots and places only those worth looking at."""
    by_number = {action.number: action for action in legal}
    if spots:
        return tuple(by_number[number] for number in spots.offered())
    if seen.asks == Ask.PLACE:
        return tuple(by_number[number] for number in offered_places(seen, by_number)) or tuple(legal)
    if seen.asks == Ask.TARGET:
        return tuple(sorted(legal, key=lambda action: is_friend(seen, action.number - VEHICLE)))
    return tuple(legal)


def such_as(scene: RoadScene) -> str:
    """A spot or a place that may be typed as well."""
    edges = {place_of(action.number)[0] for action in scene.legal if PLACE <= action.number < REROLL}
    if edges:
        edge = Edge.END if Edge.END in edges else Edge(min(edges))
        return scene.voice.say(f"road-wolf-such-as-{edge.name.casefold()}")
    return scene.voice.say("road-wolf-such-as-back" if scene.sight.verb == Verb.BRAKE else "road-wolf-such-as-ahead")


def vehicle_as_sold(kind: Vehicle, voice: Voice) -> str:
    """What a kind of vehicle costs, whether it is open, and what it is made for."""
    body = voice.say("road-wolf-body", is_open=kind.is_open)
    made_for = [voice.say(f"road-wolf-made-for-{name}") for name in KINDS if name in kind.kinds]
    return f"{kind.size}, {', '.join((body, *made_for))}"


def ready_force(seen: Sight, force: int, tongue: Tongue) -> str:
    """What a ready-made force is called, and the vehicles that it would be (see `mission.Ready`)."""
    ready, points = side_of_seat(seen, seen.seat).forces[force], seen.points[seen.seat]
    found: list[str] = []
    while any(SIZE[kind] <= points for kind in ready.vehicles):
        for kind in ready.vehicles:
            if SIZE[kind] <= points:
                found.append(kind.text)
                points -= int(SIZE[kind])
    return f"{tongue.force(ready)} ({tongue.vehicles(found)})"


def flowing(items: Sequence[tuple[int, str]]) -> RenderableType:
    """Numbered things one behind the other, set in from the edge."""
    return indented(Flowing(items))


class Flowing:
    """Numbered things one after the other; what does not fit into the rest of a line begins the next."""

    def __init__(self, items: Sequence[tuple[int, str]]) -> None:
        self.items = items

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """As many to a line as the width allows."""
        line = Text()
        for number, said in self.items:
            item = Text.assemble((f"[{number}]", "bold cyan"), f" {said}")
            if line and line.cell_len + len(GAP) + item.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(GAP if line else "").append_text(item)
        yield line


# --- What is shown on the board before one chooses --------------------------------------------------------------------


def overlay_of(scene: Scene) -> Overlay:
    """Spots, places, ranges and targets of the decision."""
    seen, choices = scene.sight, scene.choices
    if not choices or not isinstance(scene, RoadScene):
        return Overlay()
    targets = frozenset(action.number - VEHICLE for action in choices if VEHICLE <= action.number < DO)
    numbered = scene.numbered()
    if spots := scene.spots:
        return Overlay(
            tuple(spots.target(number) for number in spots.steps),
            tuple((number, *spots.target(one.number)) for number, one in numbered if one.number < VEHICLE),
            (),
            targets,
        )
    if seen.asks == Ask.PLACE:
        return Overlay(
            tuple(point_of(action.number) for action in scene.legal if PLACE <= action.number < REROLL),
            tuple((number, *point_of(one.number)) for number, one in numbered if PLACE <= one.number < REROLL),
        )
    verbs = {action.number - DO for action in choices if DO <= action.number < TOKEN}
    if seen.asks == Ask.TARGET:
        verbs = {int(seen.verb)}
    return Overlay(reaches=tuple(reaches_of(seen, verbs)), targets=targets)


def reaches_of(seen: Sight, verbs: set[int]) -> Iterator[tuple[int, int, int, int, int]]:
    """How far the weapons reach that can be used: a stick, or two for an Ambush (RW-177, RW-115)."""
    v = seen.acting
    if v >= 0 and seen.status[v] > Status.COMING:
        for verb in sorted(verbs.intersection(SHOTS))[:1]:
            where = (seen.x[v], seen.y[v], seen.half_width[v], seen.half_length[v])
            yield (*where, int(TOKEN_REACH[weapon_of(verb)]))
        if Verb.SPIKES in verbs:
            rear = (seen.x[v], seen.y[v] - seen.half_length[v], seen.half_width[v], 0)
            yield (*rear, int(TOKEN_REACH[Token.SPIKES]))
    if verbs.intersection(AMBUSHES):
        far = int(TOKEN_REACH[Token.AMBUSH])
        for x, y, half_width, half_length in ambush_places(seen):
            yield x, y, half_width, half_length, far


def ambush_places(seen: Sight) -> Iterator[tuple[int, int, int, int]]:
    """Where an Ambush may lie: ends of the road or of the board, and some road cards (RWA-39)."""
    edges, across, along = seen.house[House.AMBUSH_EDGES], BOARD_WIDTH // 2, BOARD_LENGTH // 2
    if edges == AmbushEdges.ANY:
        yield from ((across, 0, across, 0), (across, BOARD_LENGTH, across, 0))
        yield from ((0, along, 0, along), (BOARD_WIDTH, along, 0, along))
    else:
        for left, right in roads_of(seen):
            for y in (BOARD_LENGTH, 0) if edges == AmbushEdges.END_AND_START else (BOARD_LENGTH,):
                yield (left + right) // 2, y, (right - left) // 2, 0
    for i in range(seen.cards):
        if seen.card[i] in HIDES:
            yield seen.card_x[i], seen.card_y[i], CARD_HALF_WIDTH, CARD_HALF_LENGTH


# --- All of it --------------------------------------------------------------------------------------------------------


class Whole:
    """The whole table, as large as the screen has room for."""

    def __init__(self, table: RoadWolfTable, scene: Scene) -> None:
        self.table = table
        self.scene = scene

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The header, the board beside the list, and below them the dice and the choices."""
        scene, seen = self.scene, self.scene.sight
        said = [indented(Text(tongue_of(scene).blurb(seen)))] if seen.asks in CHOOSING else []
        below = Group(*said, *(indented(line) for line in roll_of(scene, seen)), self.table.choices(scene))
        wide, high = options.max_width, console.size.height
        # A line for the header, one for the question, and some for what was told before.
        taken = 2 + high // 12 + len(console.render_lines(below, options.update(height=None)))
        rows = max(high - taken, FEWEST_ROWS)
        yield self.table.header(scene)
        if seen.asks in CHOOSING and not any(status > Status.COMING for status in seen.status):
            yield from listed(scene, seen, None, wide, rows)  # the board is still empty
        else:
            yield from self._middle(wide, rows)
        yield below

    def _middle(self, wide: int, rows: int) -> Iterator[RenderableType]:
        scene, seen = self.scene, self.scene.sight
        grain = COARSE
        if wide >= RULER + BOARD_WIDTH // FINE_GRAIN[0] + 1 + NARROWEST and rows >= BOARD_LENGTH // COARSE[1] * 3 // 4:
            grain = FINE_GRAIN
        columns = RULER + BOARD_WIDTH // grain[0] + 1
        beside = wide - columns >= NARROWEST
        window = Window.around(self._focus(), rows, grain)
        entries = listed(scene, seen, window, wide - columns if beside else wide, rows if beside else FEWEST_ROWS)
        if not beside:
            window = Window.around(self._focus(), max(rows - len(entries), FEWEST_ROWS), grain)
        board = draw(scene, seen, window, overlay_of(scene))
        if not beside:
            yield from (*board, *entries)
            return
        for i in range(max(len(board), len(entries))):
            line = Text(no_wrap=True, overflow="crop")
            line.append_text(board[i] if i < len(board) else Text())
            line.pad_right(columns - line.cell_len)
            yield line.append_text(entries[i] if i < len(entries) else Text())

    def _focus(self) -> int:
        """The y around which the view lies: where vehicles come in, if that is asked; else what is going on."""
        seen = self.scene.sight
        if seen.asks == Ask.PLACE and self.scene.choices:
            ys = {point_of(action.number)[1] for action in self.scene.choices if PLACE <= action.number < REROLL}
            if len(ys) == 1:
                return ys.pop()
        return focus(seen)
