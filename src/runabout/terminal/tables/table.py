"""The general table, for any game: what lies there, as the plan of the table writes it, and the actions by number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from rich.columns import Columns
from rich.console import Group, OverflowMethod, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from runabout.core.forecast import FEW_TABLES
from runabout.core.moves import tally
from runabout.core.plan import Remark
from runabout.core.scene import UNKNOWN
from runabout.core.scene import Scene as Laid
from runabout.core.speech.declared import LANGUAGES
from runabout.core.speech.sayings import Sayings, scene_facts
from runabout.core.tone import Tone
from runabout.core.words import Action, Event
from runabout.match import Match
from runabout.terminal.screen import Marks
from runabout.terminal.tables.laid_out import LaidOut, Reader, Row, printable
from runabout.terminal.voice import Somebody, Voice


@dataclass(frozen=True)
class Scene:
    """The moment to show to one viewer.

    Attributes:
        viewer: a seat; -1 for someone who only watches.
        sight: what the viewer may know, as the game's Sight.
        laid: what lies on the table as far as the viewer knows (see core.scene).
        names: of everyone, by seat.
        choices: what the viewer may do now, in the order of their numbers from 1; nothing where it is not asked.
        marks: signs that the screen can show.
        table: draws the scene; it has what is said.
        harms: by the numbers of actions, those among the choices that harm the viewer or a friend.
    """

    viewer: int
    sight: Any
    laid: Laid
    names: Sequence[str]
    choices: tuple[Action, ...]
    marks: Marks
    table: Table
    harms: Mapping[int, Tone] = field(default_factory=dict)

    @property
    def voice(self) -> Voice:
        """Says the messages of the terminal."""
        return self.table.voice

    @property
    def said(self) -> Sayings:
        """Says the messages of the game."""
        return self.table.words.sayings

    def name(self, seat: int) -> str:
        """What a seat is called, to the viewer."""
        return self.voice.say("you") if seat == self.addressed else self.names[seat]

    def somebody(self, seat: int) -> Somebody:
        """Who sits there, for a message."""
        return Somebody(self.name(seat), seat == self.addressed)

    @property
    def addressed(self) -> int | None:
        """The seat that is "you"; None where nobody is."""
        return None if self.table.is_shared or self.viewer < 0 else self.viewer

    def held(self, place: str) -> dict[str, int]:
        """So many of each kind that the viewer knows to be in a pile."""
        return {kind: count for kind, count in tally(self.laid.piles.get(place, {})).items() if kind != UNKNOWN}

    def size(self, place: str) -> int:
        """How many are in a pile."""
        return sum(tally(self.laid.piles.get(place, {})).values())

    def numbered(self) -> list[tuple[int, Action]]:
        """The choices with the numbers that they are made by."""
        return list(enumerate(self.choices, 1))

    def warning(self, action: Action) -> str:
        """What is written behind a choice that does harm; "" behind any other."""
        tone = self.harms.get(action.number, Tone.NONE)
        if not tone:
            return ""
        if tone == Tone.HARMS_FRIEND:
            return f" ({self.voice.say('harms-friend', who=self.somebody(self.viewer))})"
        return f" ({self.voice.say('harms', who=self.somebody(self.viewer))})"


ASCENE = TypeVar("ASCENE", bound=Scene)


class Table:
    """Draws a match; a game with a table of its own overrides what it draws better.

    Args:
        match: the match.
        voice: says the messages of the terminal; in English unless given.
        is_shared: whether several people share the screen, so that nobody is "you".
    """

    lays_out: type[LaidOut] = LaidOut

    def __init__(self, match: Match, voice: Voice | None = None, is_shared: bool = False) -> None:
        self.voice = voice or Voice()
        self.is_shared = is_shared
        self.game = match.game
        self.words = match.words.in_language(self.voice.language)
        self.plan = match.plan(self.voice.language)

    def scene(self, match: Match, viewer: int, names: Sequence[str], marks: Marks, asked: bool = True) -> Scene:
        """What a match shows a viewer now; without choices where the viewer is not `asked`."""
        return self.warned(match, self.plain(match, viewer, names, marks, asked))

    def plain(self, match: Match, viewer: int, names: Sequence[str], marks: Marks, asked: bool) -> Scene:
        """The same before it is known which choices do harm."""
        sight = match.sight(viewer)
        choices = self.order(match.legal()) if asked and viewer >= 0 and match.seat == viewer else ()
        return Scene(viewer, sight, match.scene(viewer), names, choices, marks, self)

    def warned(self, match: Match, scene: ASCENE) -> ASCENE:
        """A scene whose choices that harm the viewer or a friend come last, and are known."""
        if not scene.choices:
            return scene
        forecaster = match.forecaster(scene.viewer)
        tones = {action.number: forecaster.tone(action.number, FEW_TABLES) for action in scene.choices}
        harms = {number: tone for number, tone in tones.items() if tone.is_harm}
        choices = sorted(scene.choices, key=lambda action: action.number in harms)
        return replace(scene, choices=tuple(choices), harms=harms)

    def order(self, legal: Sequence[Action]) -> tuple[Action, ...]:
        """The actions in the order in which they are numbered for a person."""
        return tuple(legal)

    def whole(self, scene: Scene) -> RenderableType:
        """All that a viewer may know, and the choices."""
        return Group(self.header(scene), self.table(scene), self.choices(scene))

    def own(self, scene: Scene) -> RenderableType:
        """What has changed since the same seat decided a moment ago, and the choices."""
        return self.choices(scene)

    def header(self, scene: Scene) -> RenderableType:
        """Which game, and whose decision it is."""
        seat, said = scene.sight.seat, [self.game.title]
        if not scene.sight.over and seat >= 0:
            said.append(scene.voice.say("table-decision", who=scene.somebody(seat)))
        return Text(f" {scene.marks.dot} ".join(said), "bold")

    def table(self, scene: Scene) -> RenderableType:
        """What is asked, and the table without what is folded away."""
        asked = printable(self.asked(scene))
        return Group(*([indented(Text(asked))] if asked else []), self.parts(scene, folded=False))

    def asked(self, scene: Scene) -> str:
        """What the seat that decides is asked."""
        messages = self.words.messages
        if not self.is_shared or messages is None or messages.layout is None:
            return self.words.asked(scene.sight, scene.names, scene.laid)
        facts = scene_facts(messages.layout, scene.laid)
        return self.words.sayings.asked(*facts, self.words.listener(scene.names))

    def remarks(self, scene: Scene) -> Sequence[Remark]:
        """What is to be seen now beside the scene."""
        messages = self.words.messages
        if not self.is_shared or messages is None or messages.layout is None:
            return self.words.remarks(scene.sight, scene.names, scene.laid)
        facts = scene_facts(messages.layout, scene.laid)
        said = self.words.sayings.remarks(*facts, self.words.listener(scene.names))
        return [Remark(about, text) for about, text in said]

    def said(self, action: Action, names: Sequence[str], seat: int) -> str:
        """An action of a seat as its choice is written: in canonical notation, which is English, or as the game says it
        in another language.
        """
        if self.voice.language == LANGUAGES[0]:
            return action.text
        return self.words.action(action, names, None if self.is_shared else seat) or action.text

    def parts(self, scene: Scene, folded: bool = True) -> RenderableType:
        """The table part by part."""
        laid_out = self.laid_out(scene)
        notes = [indented(Text(note, "dim")) for note in laid_out.notes()]
        return Group(*notes, in_lines(laid_out.rows(folded)))

    def laid_out(self, scene: Scene) -> LaidOut:
        """The table as the plan has it, in the eyes of the viewer."""
        return self.lays_out(
            self.plan,
            self.game.table_layout,
            scene.laid,
            self.remarks(scene),
            self.words.faces(),
            Reader([scene.name(seat) for seat in range(len(scene.names))], scene.marks, scene.voice),
        )

    def choices(self, scene: Scene) -> RenderableType:
        """The actions by number."""
        said = [
            (number, self.said(action, scene.names, scene.viewer) + scene.warning(action))
            for number, action in scene.numbered()
        ]
        return listing(said)

    def piles(self, scene: Scene) -> RenderableType:
        """Everything that lies open on the table."""
        return self.parts(scene)

    def hands(self, scenes: Sequence[Scene]) -> RenderableType:
        """What every seat holds: each scene is one seat's."""
        grid = labelled(overflow="fold")
        for scene in scenes:
            held = "; ".join(self.laid_out(scene).hand(scene.viewer))
            grid.add_row(scene.names[scene.viewer], Text(printable(held) or scene.voice.say("hands-nothing")))
        return indented(grid)

    def narrate(self, events: Sequence[Event], names: Sequence[str], viewer: int | None) -> list[str]:
        """Events as sentences; `viewer` None for nobody in particular."""
        addressed = None if self.is_shared else viewer
        return [sentence for sentence in self.words.narrate(events, names, addressed) if sentence]

    def read(self, scene: Scene, text: str) -> Action | None:
        """The action that a text names by a short form of this table's own; None where the game's words are to read it.

        Raises:
            RunaboutError: it can be read, but is not possible; the message says why, and what is nearest to it.
        """
        return None

    def spelled_out(self, scene: Scene, text: str) -> Sequence[str]:
        """The decisions that a text means, each as a text: usually itself alone; several where the table has a
        short form for them; none where what it asks for is the case already.
        """
        return (text,)

    @property
    def help(self) -> str:
        """How to read this table."""
        return ""


def listing(items: Sequence[tuple[int, str]]) -> RenderableType:
    """Numbered things side by side, as many as the width allows."""
    cells = [Text.assemble((f"[{number}]", "bold cyan"), f" {text}") for number, text in items]
    return indented(Columns(cells, padding=(0, 3)))


def indented(what: RenderableType) -> RenderableType:
    """Indented by a space."""
    return Padding(what, (0, 0, 0, 1))


def labelled(overflow: OverflowMethod = "ellipsis") -> Grid:
    """Rows to be added, each a label and what it stands for.

    Args:
        overflow: what becomes of a word there that is longer than a line.
    """
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(overflow=overflow)
    return grid


TITLE_WIDTH = 30
"""Characters of a name beside what is said of it; a longer one goes on in the next line."""


def in_lines(rows: Iterable[Row]) -> RenderableType:
    """Names with what is said of them beside them; a title over several rows, and lines without a name, by
    themselves.
    """
    parts: list[RenderableType] = []
    grid: Grid | None = None
    for name, said in rows:
        if name and said:
            if grid is None:
                grid = Grid.grid(padding=(0, 2))
                grid.add_column(max_width=TITLE_WIDTH)
                grid.add_column(overflow="fold")
                parts.append(grid)
            grid.add_row(Text(name, "dim" if name.startswith(" ") else "bold"), Text(said))
        else:
            parts.append(Text(name, "bold") if name else Padding(Text(said), (0, 0, 0, 2)))
            grid = None
    return indented(Group(*parts))
