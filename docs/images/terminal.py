"""Draws docs/images/*-terminal.svg, the pictures of each game in a terminal: `make picture`.

A game of four is played to a moment worth showing, at which seat 1 decides.
"""

from collections.abc import Callable
from pathlib import Path

from runabout.bots import seat_bot
from runabout.cli.narrator import Narrator
from runabout.core.chance import derive
from runabout.core.scene import Scene
from runabout.games import GAMES, find_game
from runabout.games.road_wolf.box_file import UNITS
from runabout.match import Match
from runabout.terminal.frames import picture_of, recording_console
from runabout.terminal.screen import Screen
from runabout.terminal.tables import table_for

NAMES = ["You", "Mesa Mae", "Slow Joe", "Dusty"]
LINES = 7
DECISIONS_MAX = 90
MATCHES_MAX = 10_000

Wanted = Callable[[Scene, list[str]], bool]
"""Whether a moment is worth showing, by the scene of seat 1 and the verbs of its legal actions."""

WORTH_SHOWING: dict[str, Wanted] = {
    # Somebody is down, and the seat has a choice of Escapes to play on an attempt.
    "road-runner": lambda scene, verbs: verbs.count("play") >= 2 and is_hurt(scene) and len(scene.piles["laid"]) > 1,
    # Both sides and a road card are near, and a vehicle is about to go somewhere.
    "road-wolf": lambda scene, verbs: verbs.count("go") > 1 and crowded(scene),
}
"""Games that are not named here are shown after half of `DECISIONS_MAX`."""


def is_hurt(scene: Scene) -> bool:
    """Whether somebody in Road Runner has damage."""
    return any(count for name, count in scene.counters.items() if name.endswith(":damage"))


NEAR = 10 * UNITS


def crowded(scene: Scene) -> bool:
    """Whether three vehicles of Road Wolf, of more than one side, and a road card are within ten inches of one."""
    placed = [one for one in scene.things.values() if one["at"] is not None and one["owner"] is not None]
    things = [(one["at"][1], one["owner"]) for one in placed]
    cards = [int(place.split(":")[2]) for place in scene.piles if place.startswith("road:")]
    for y, _ in things:
        near = [owner for at, owner in things if abs(at - y) < NEAR]
        if len(near) > 2 and len({owner % 2 for owner in near}) > 1:
            return any(abs(at - y) < NEAR for at in cards)
    return False


def moment(name: str) -> Match:
    """A match in which seat 1 decides, at a moment worth showing."""
    wanted = WORTH_SHOWING.get(name)
    for seed in range(MATCHES_MAX):
        match = Match(find_game(name), 4, seed=seed)
        bot = seat_bot(match.game, "greedy", derive(match.key, "picture"))
        while not match.over and len(match.steps) < DECISIONS_MAX:
            if match.seat == 0:
                verbs = [action.verb for action in match.legal()]
                if wanted(match.scene(0), verbs) if wanted else len(match.steps) > DECISIONS_MAX // 2:
                    return match
            match.play(bot.choose(match.sight(match.seat)))
    raise LookupError(f"no such moment in {MATCHES_MAX} games of {name}")


def draw(name: str, path: Path) -> None:
    """Write the picture of a game."""
    match = moment(name)
    table = table_for(match)
    console = recording_console()
    screen = Screen(fast=True, console=console)
    for line in Narrator(match, table, NAMES).tell(0)[-LINES:]:
        screen.tell(line)
    screen.show(table.whole(table.scene(match, 0, NAMES, screen.marks)))
    screen.say("Your choice (or help): ")
    path.write_text(picture_of(console, f"make play ARGS={name}"), encoding="utf-8")


for found in GAMES:
    draw(found, Path(__file__).with_name(f"{found}-terminal.svg"))
