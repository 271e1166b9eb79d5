"""A table at one moment as a text or a picture, as the terminal shows it."""

from __future__ import annotations

import io

from rich.console import Console
from rich.terminal_theme import MONOKAI

from runabout.core.contract import Header
from runabout.core.game import Game
from runabout.match import Match
from runabout.terminal.screen import FINE
from runabout.terminal.tables import table_for
from runabout.terminal.tables.table import listing

WIDTH = 100
"""Characters of a line."""

# Rich's own frame asks another site for its letters; ours takes what the reader's machine has.
SVG_FRAME = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; \
font-size: {char_height}px; line-height: {line_height}px; white-space: pre; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" \
height="{terminal_height}" /></clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix" xml:space="preserve">{matrix}</g>
</g>
</svg>
"""


def recording_console() -> Console:
    """A console that prints nothing and keeps all, lines of WIDTH characters, for `export_text` or `picture_of`."""
    return Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, highlight=False)


def picture_of(console: Console, title: str) -> str:
    """What a recording console has kept, as an SVG that needs nothing from elsewhere.

    Args:
        console: from `recording_console`.
        title: stands in its frame.
    """
    return console.export_svg(title=title, theme=MONOKAI, code_format=SVG_FRAME, unique_id="runabout")


def text_of(game: Game, state: Header, viewer: int) -> str:
    """What a seat may know of a table and what it may do, with the numbers of the actions, in lines of text.

    Args:
        game: the game.
        state: one of its States.
        viewer: the seat; -1 for someone who only watches.
    """
    return _shown(game, state, viewer).export_text()


def svg_of(game: Game, state: Header, viewer: int) -> str:
    """The same as an SVG that needs nothing from elsewhere; arguments as for `text_of`."""
    return picture_of(_shown(game, state, viewer), game.title)


def _shown(game: Game, state: Header, viewer: int) -> Console:
    match = Match.standing_at(game, state)
    table = table_for(match)
    console = recording_console()
    names = [f"Seat {seat}" for seat in range(match.seats)]
    console.print(table.whole(table.scene(match, viewer, names, FINE, asked=False)), markup=False)
    if match.seat == viewer:
        said = [(action.number, table.said(action, names, viewer)) for action in match.legal()]
        console.print(listing(said), markup=False)
    return console
