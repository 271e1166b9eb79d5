"""Draws docs/images/road-runner-terminal.svg, the picture in the README: `make picture`.

A game of four is played to a moment worth showing: seat 1 has its chance to escape, and holds a card that fits.
"""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from runabout.bots import seat_bot
from runabout.cli.screen import Screen
from runabout.cli.story import Story
from runabout.cli.tables import table_for
from runabout.core.chance import derive
from runabout.games import game
from runabout.match import Match

NAMES = ["You", "Mesa Mae", "Slow Joe", "Dusty"]
LINES = 7

# Rich's own frame asks another site for its letters; ours takes what the reader's machine has.
FRAME = """\
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


def moment() -> Match:
    """A match in which seat 1 is asked about an attempt, somebody is down, and it has a choice."""
    for seed in range(10_000):
        match = Match(game("road-runner"), 4, seed=seed)
        bot = seat_bot(match.game, "greedy", derive(match.key, "picture"))
        while not match.over and len(match.steps) < 60:
            legal = match.legal()
            is_asked = match.seat == 0 and [action.verb for action in legal].count("play") >= 2
            if is_asked and max(match.view(0)["damage"]) > 0 and len(match.view(0)["laid"]) > 1:
                return match
            match.play(bot.choose(match.sight(match.seat)))
    raise LookupError("no such moment in ten thousand games")


def draw(path: Path) -> None:
    """Write the picture."""
    match = moment()
    table = table_for(match.game)
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, highlight=False)
    screen = Screen(fast=True, console=console)
    for line in Story(match, table, NAMES).tell(0)[-LINES:]:
        screen.tell(line)
    screen.show(table.whole(table.scene(match, 0, NAMES, screen.marks)))
    screen.say("Your choice (or help): ")
    path.write_text(
        console.export_svg(title="make play", theme=MONOKAI, code_format=FRAME, unique_id="runabout"), encoding="utf-8"
    )


draw(Path(__file__).with_name("road-runner-terminal.svg"))
