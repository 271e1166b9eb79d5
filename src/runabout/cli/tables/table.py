"""The general table, for any game: what a seat may know, as the game's words give it, and the actions by number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from runabout.cli.screen import Marks
from runabout.core.panels import fact
from runabout.core.words import Action, Event
from runabout.match import Match


@dataclass(frozen=True)
class Scene:
    """The moment to show to one viewer.

    Attributes:
        viewer: a seat; -1 for someone who only watches.
        sight: what the viewer may know, as the game's Sight.
        facts: the same as plain data.
        names: of everyone, by seat.
        choices: what the viewer may do now, in the order of their numbers from 1; nothing where it is not asked.
        marks: signs that the screen can show.
    """

    viewer: int
    sight: Any
    facts: Mapping[str, Any]
    names: Sequence[str]
    choices: tuple[Action, ...]
    marks: Marks

    def name(self, seat: int) -> str:
        """What a seat is called, to the viewer."""
        return "You" if seat == self.viewer else self.names[seat]

    def numbered(self) -> list[tuple[int, Action]]:
        """The choices with the numbers that they are made by."""
        return list(enumerate(self.choices, 1))


class Table:
    """Draws a match; a game with a table of its own overrides what it draws better."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.words = match.words

    def scene(self, match: Match, viewer: int, names: Sequence[str], marks: Marks, asked: bool = True) -> Scene:
        """What a match shows a viewer now; without choices where the viewer is not `asked`."""
        sight = match.sight(viewer)
        choices = self.order(match.legal()) if asked and viewer >= 0 and match.seat == viewer else ()
        return Scene(viewer, sight, self.words.sight(sight), names, choices, marks)

    def order(self, legal: Sequence[Action]) -> tuple[Action, ...]:
        """The actions in the order in which they are numbered for a person."""
        return tuple(legal)

    def whole(self, scene: Scene) -> RenderableType:
        """All that a viewer may know, and the choices."""
        return Group(self.header(scene), self.facts(scene), self.choices(scene))

    def own(self, scene: Scene) -> RenderableType:
        """What has changed since the same seat decided a moment ago, and the choices."""
        return self.choices(scene)

    def header(self, scene: Scene) -> RenderableType:
        """Which game, and whose decision it is."""
        seat = scene.facts.get("seat", -1)
        whose = "" if scene.sight.over or seat < 0 else f" {scene.marks.dot} {possessive(scene.name(seat))} decision"
        return Text(f"{self.game.title}{whose}", "bold")

    def facts(self, scene: Scene) -> RenderableType:
        """The plain data, a line each."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column(overflow="fold")
        for name, value in scene.facts.items():
            grid.add_row(name.replace("_", " "), Text(fact(value)))
        return indented(grid)

    def choices(self, scene: Scene) -> RenderableType:
        """The actions by number."""
        return listing([(number, action.text) for number, action in scene.numbered()])

    def piles(self, scene: Scene) -> RenderableType:
        """Everything that lies open on the table."""
        return self.facts(scene)

    def hands(self, scenes: Sequence[Scene]) -> RenderableType:
        """What every seat holds: each scene is one seat's."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column(overflow="fold")
        for scene in scenes:
            grid.add_row(scene.names[scene.viewer], Text(fact(scene.facts.get("hand", "nothing hidden"))))
        return indented(grid)

    def narrate(self, events: Sequence[Event], names: Sequence[str], viewer: int | None) -> list[str]:
        """Events as sentences; `viewer` None for nobody in particular."""
        return [sentence for sentence in self.words.narrate(events, names, viewer) if sentence]

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


def possessive(name: str) -> str:
    """A name in the possessive: "your", "Ann's"."""
    return "your" if name == "You" else f"{name}'" if name.endswith("s") else f"{name}'s"
