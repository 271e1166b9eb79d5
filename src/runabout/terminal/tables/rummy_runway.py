"""Rummy Runway in a terminal: the Runways, everybody's outfits and Closets, the discard row, and a hand by colour."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from runabout.core.scene import hand, seat_counter
from runabout.core.words import Action
from runabout.games.rummy_runway.cards import CARDS
from runabout.games.rummy_runway.naming import OUTFIT_NAMES, marks, outfit_label, worn_mark
from runabout.games.rummy_runway.scene_names import RUNWAYS
from runabout.games.rummy_runway.state import OUTFITS_EACH
from runabout.games.rummy_runway.worth import riff_of
from runabout.terminal.tables.table import Scene, Table, indented, labelled

STYLES = {"R": "red", "Y": "yellow", "B": "blue", "W": "magenta"}
"""By a mark's first letter, which tells the colour without it."""

LOOK = ("first", "second", "third")
"""What the cards of an outfit are, by their places."""

MARKS = {card.name: card.mark for card in CARDS}


class RummyRunwayTable(Table):
    """Draws Rummy Runway, at 80 columns and wider."""

    def whole(self, scene: Scene) -> RenderableType:
        """The Runways, the houses, the row, the hand and the choices."""
        return Group(
            self.header(scene),
            *self.runways(scene),
            houses(scene),
            row_line(scene),
            *own_cards(scene),
            self.choices(scene),
        )

    def own(self, scene: Scene) -> RenderableType:
        """The row while it can be drawn from, the own cards, and the choices."""
        row = [row_line(scene)] if scene.laid.decision["phase"] == "draw" else []
        return Group(*row, *own_cards(scene), self.choices(scene))

    def header(self, scene: Scene) -> RenderableType:
        """The round, and who does what."""
        now, laid, voice = scene.laid.decision, scene.laid, scene.voice
        number, most = laid.counters["round"], laid.settings["rounds"]
        said = [self.game.title, voice.say("round-of", number=number, most=most)]
        if now["over"]:
            said.append(voice.say("rummy-runway-over"))
        else:
            who, is_final = scene.somebody(now["seat"]), laid.counters["trigger"] is not None
            said.append(voice.say("rummy-runway-final" if is_final else "table-turn", who=who))
            if now["seat"] == scene.viewer:
                said.append(voice.say("rummy-runway-to-do", phase=now["phase"]))
        line = "-" if scene.marks.dash == "-" else "─"
        return Rule(Text(f" {scene.marks.dot} ".join(said), "bold"), style="yellow", characters=line)

    def choices(self, scene: Scene) -> RenderableType:
        """The actions by number, each kind of them in its own lines."""
        grid = labelled()
        for heading, group in groupby(scene.numbered(), key=lambda choice: heading_of(choice[1])):
            cells = [
                Text.assemble((f"[{number}]", "bold cyan"), " ", choice_text(scene, action), scene.warning(action))
                for number, action in group
            ]
            title = scene.voice.say(f"rummy-runway-heading-{heading}") if heading else ""
            grid.add_row(title, Columns(cells, padding=(0, 2)))
        return indented(grid)

    def piles(self, scene: Scene) -> RenderableType:
        """Everything that lies open: Runways, outfits, Closets and the whole row (RYA-34)."""
        return Group(*self.runways(scene), houses(scene), row_line(scene))

    def hands(self, scenes: Sequence[Scene]) -> RenderableType:
        """Every hand, a house a line."""
        grid = labelled()
        for scene in scenes:
            grid.add_row(scene.names[scene.viewer], marks_text(marks(scene.sight.hand), scene.voice.say("no-cards")))
        return indented(grid)

    def runways(self, scene: Scene) -> list[RenderableType]:
        """The three trends of the round, marked as house content (RYA-17)."""
        labels = [self.plan.labels[trend] for trend in scene.laid.piles.get(RUNWAYS, ())]
        if not labels:
            return []
        shown = [f"{label.text} ({label.note})" for label in labels]
        title = scene.said.say("area-runways")
        return [indented(Text.assemble((f"{title}: ", "dim"), f" {scene.marks.dot} ".join(shown)))]

    @property
    def help(self) -> str:
        """How to read this table."""
        return self.voice.say("rummy-runway-help")


def houses(scene: Scene) -> RenderableType:
    """Everybody round the table: points, cards, Closet, and the outfits below."""
    sight, laid, voice = scene.sight, scene.laid, scene.voice
    parts: list[RenderableType] = []
    dot = f" {scene.marks.dot} "
    for seat in range(sight.seats):
        here = scene.marks.here if seat == sight.seat and not sight.over else " "
        line = Text.assemble(
            (scene.name(seat), "bold" if seat == scene.viewer else ""),
            dot,
            (voice.say("points", count=laid.counters[seat_counter(seat, "points")]), "bold"),
            dot,
            voice.say("cards", count=int(sight.hand_size[seat])),
        )
        known = marks(sight.known[seat])
        if known and seat != scene.viewer:
            line.append_text(Text.assemble(f" ({voice.say('rummy-runway-seen')}: ", marks_text(known), ")"))
        closet = marks_text(marks(sight.closet[seat]), voice.say("rummy-runway-empty"))
        line.append_text(Text.assemble(dot, f"{voice.say('rummy-runway-closet')} ", closet))
        house = Grid.grid()  # what does not fit into a line goes on below the name
        house.add_row(f" {here} {seat + 1} ", line)
        parts.append(house)
        first = seat * OUTFITS_EACH
        outfits = [outfit_text(scene, outfit) for outfit in range(first, first + sight.outfits[seat])]
        if outfits:
            parts.append(Padding(Columns(outfits, padding=(0, 2)), (0, 0, 0, 5)))
    return Group(*parts)


def look_of(scene: Scene, outfit: Mapping[str, Any]) -> str:
    """What an outfit is called, by what its cards are."""
    return scene.said.say_typed("remark-look", {name: ("", outfit.get(name)) for name in LOOK})


def outfit_text(scene: Scene, outfit: int) -> Text:
    """An outfit: its place, cards, points, and what it is called."""
    sight, about = scene.sight, scene.laid.things[OUTFIT_NAMES[outfit]]
    cards = [worn_mark(kind, colour) for kind, colour in zip(sight.outfit[outfit], sight.wears[outfit], strict=True)]
    more = f"+{about['trends']}" if about["trends"] else ""
    return Text.assemble(
        (f"{outfit_label(outfit)} ", "bold"),
        marks_text(cards),
        f" {about['points']}{more} ",
        (look_of(scene, about), "dim"),
    )


def row_line(scene: Scene) -> RenderableType:
    """The deck, and the discard row from left to right."""
    voice = scene.voice
    deck = voice.say("rummy-runway-deck", count=scene.size("deck"))
    title = f"{deck} {scene.marks.dot} {voice.say('rummy-runway-row')} "
    row = [MARKS[name] for name in scene.laid.piles["row"]]
    return indented(Text.assemble((title, "dim"), marks_text(row, voice.say("rummy-runway-empty"))))


def own_cards(scene: Scene) -> list[RenderableType]:
    """The outfit being laid, and the viewer's hand by colour."""
    if scene.viewer < 0:
        return []
    sight = scene.sight
    laid = [worn_mark(sight.laid_kind[place], sight.laid_wears[place]) for place in range(sight.laid)]
    held = [MARKS[name] for name, count in scene.held(hand(scene.viewer)).items() for _ in range(count)]
    parts: list[RenderableType] = []
    if laid:
        title = scene.voice.say("rummy-runway-laid")
        parts.append(indented(Text.assemble((f"{title}: ", "bold"), marks_text(laid))))
    by_colour = [list(group) for _, group in groupby(held, key=lambda mark: mark[0])]
    title = scene.voice.say("rummy-runway-hand", who=scene.somebody(scene.viewer))
    line = Text.assemble((f"{title}: ", "bold"))
    for place, group in enumerate(by_colour):
        line.append_text(Text.assemble("   " if place else "", marks_text(group)))
    if not held:
        line.append(scene.voice.say("no-cards"))
    parts.append(indented(line))
    return parts


def heading_of(action: Action) -> str:
    """What the choices of one group have in common."""
    if action.verb in ("lay", "riff") and action.text.endswith("from the closet"):
        return f"{action.verb}-from-closet"
    return {"stop": "", "draw": "", "end": "", "wear": ""}.get(action.verb, action.verb)


def choice_text(scene: Scene, action: Action) -> Text:
    """A choice under its heading."""
    if action.verb == "riff":
        outfit, end, played, taken = riff_of(scene.sight, action.number)
        side, label = end.name.casefold(), outfit_label(outfit)
        where = scene.voice.say("rummy-runway-riff", side=side, outfit=label)
        return Text.assemble(marks_text([CARDS[played].mark]), f" {where} ", marks_text([CARDS[taken].mark]))
    if action.card:
        return marks_text([MARKS[action.card]])
    return Text(scene.table.said(action, scene.names, scene.viewer))


def marks_text(marks: Iterable[str], nothing: str = "") -> Text:
    """Cards by their marks, each in its colour besides."""
    text = Text(" ").join([Text(mark, STYLES[mark[0]]) for mark in marks])
    return text or Text(nothing)
