"""How much work a drawn table makes for the browser while a recorded game moves.

    python -m benchmarks.frames [GAME ...] [--seconds 30] [--json]

A finished game of random play, by its seed (of Road Wolf one with 24 vehicles, from its first round on), is gone
through by itself with all its movement in a browser of 1280 x 800, and Chromium's trace of that time is read. Nobody
thinks and nothing comes over the line, so that what is found is the table's own: the longest task of the page's main
thread, and how long script, style and layout take between frames, outermost events only.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from benchmarks.page import load
from runabout.games import find_game
from runabout.match import Match
from tests.browser.browsers import launched
from tests.browser.people import Person
from tests.browser.servers import Server
from tests.browser.staging import over, played_to

DRAWN = ("road-runner", "riverdale", "rummy-runway", "race-2-live", "road-wolf")

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
TASK = "RunTask"
FRAME = "AnimationFrame"
WORK = {
    *("FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "EventDispatch", "RunMicrotasks"),
    *("UpdateLayoutTree", "RecalculateStyles", "Layout"),
}
"""Script, style and layout, as Chromium's trace calls them."""

LONG_TASK_MS = 50
SETS_UP = 100
"""Decisions of the crowded game of Road Wolf before its first round: vehicles are bought, and tokens given out."""

Event = dict[str, Any]


class Work(NamedTuple):
    """What was found, in milliseconds of the main thread's processor time, so that other work counts little: on a busy
    machine it still empties the caches. Beside it, by the clock.

    Attributes:
        frames: how many began.
        longest: the longest task of the main thread.
        long_tasks: how many took more than 50 ms.
        typical: script, style and layout between two frames, at the 50th percentile.
        busy: the same at the 95th.
        busy_clock: that by the clock, in which the thread may have had to wait for a processor.
        longest_clock: the longest task by the clock.
    """

    frames: int
    longest: float
    long_tasks: int
    typical: float
    busy: float
    busy_clock: float
    longest_clock: float


def main_thread(events: Iterable[Event]) -> list[Event]:
    """The whole events of the thread on which the page runs its script, in order of time."""
    renderers = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    of_thread: dict[tuple[int, int], list[Event]] = defaultdict(list)
    for event in events:
        thread = event["pid"], event["tid"]
        if thread in renderers and (event["ph"] == "X" or (event["name"] == FRAME and event["ph"] == "b")):
            of_thread[thread].append(event)
    busiest = max(of_thread.values(), key=lambda found: sum(event["name"] in WORK for event in found))
    return sorted(busiest, key=lambda event: (event["ts"], -event.get("dur", 0)))


def taken(event: Event) -> float:
    """Milliseconds of processor time that an event took; what took none that could be measured has none written."""
    return float(event.get("tdur", 0)) / 1000


def lasted(event: Event) -> float:
    """Milliseconds from an event's beginning to its end."""
    return float(event.get("dur", 0)) / 1000


def work_in(events: list[Event]) -> Work:
    """What a trace says of the main thread, in its processor time; times in a trace are microseconds."""
    thread = main_thread(events)
    tasks = [event for event in thread if event["name"] == TASK]
    frames: list[list[Event]] = [[]]
    until = 0
    for event in thread:
        if event["name"] == FRAME:
            frames.append([])
        elif event["name"] in WORK and event["ts"] >= until:
            until = event["ts"] + event["dur"]
            frames[-1].append(event)
    each = sorted(sum(map(taken, frame)) for frame in frames[1:])
    by_clock = sorted(sum(map(lasted, frame)) for frame in frames[1:])
    return Work(
        len(each),
        max(map(taken, tasks)),
        sum(taken(task) > LONG_TASK_MS for task in tasks),
        each[len(each) // 2],
        each[int(len(each) * 0.95)],
        by_clock[int(len(by_clock) * 0.95)],
        max(map(lasted, tasks)),
    )


def crowded() -> Match:
    """A finished game of Road Wolf with as many vehicles as any mission has: in Gauntlet six Couriers with four bikes
    each, on a road that is covered with cards, four rounds long.
    """
    game = find_game("road-wolf")
    match = Match(game, 6, seed=1, options={"mission": "gauntlet", "round_limit": "4"}, run=game.interpreted)
    luck = random.Random(1)
    while not match.over:
        legal = match.legal()
        match.play(next((action for action in legal if action.verb == "buy"), None) or luck.choice(legal))
    return match


def finished(game: str) -> Match:
    """The game that is gone through."""
    return crowded() if game == "road-wolf" else played_to(game, over)


def traced(browser: Browser, server: Server, game: str, seconds: int) -> Work:
    """Go through a finished game for so many seconds."""
    person = Person(browser, server.url, motion="full", pace="calm", viewport={"width": 1280, "height": 800})
    match = finished(game)
    person.sit_at(server.folder, match, "medium")
    page = person.page
    page.get_by_role("button", name="Go through it again").click()
    if game == "road-wolf":
        page.get_by_role("slider", name="Decision").fill(str(SETS_UP))
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_timeout(1000)
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.wait_for_timeout(seconds * 1000)
    trace = json.loads(browser.stop_tracing())
    person.context.close()
    return work_in(trace["traceEvents"])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How much work a drawn table makes for the browser.")
    parser.add_argument("games", nargs="*", choices=[*DRAWN, []], default=[], metavar="GAME", help=", ".join(DRAWN))
    parser.add_argument("--seconds", type=int, default=30, help="of each game (default 30)")
    parser.add_argument("--json", action="store_true", help="one object")
    given = parser.parse_args()
    before = load()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, launched(playwright) as browser:
        server = Server(Path(folder))
        server.start()
        try:
            found = {game: traced(browser, server, game, given.seconds) for game in given.games or DRAWN}
        finally:
            server.stop()
    loads = [before, load()]
    if given.json:
        print(json.dumps({"work": {game: work._asdict() for game, work in found.items()}, "load": loads}))
        return
    print(f"{given.seconds} s of a recorded game, in ms of the main thread's processor time:")
    print("script, style and layout a frame, and tasks")
    for game, work in found.items():
        print(
            f"  {game:14} {work.frames:5} frames   median {work.typical:5.2f}   "
            f"95th {work.busy:5.2f} (by the clock {work.busy_clock:5.1f})   "
            f"longest task {work.longest:5.0f} ({work.longest_clock:.0f})   over {LONG_TASK_MS}: {work.long_tasks}"
        )
    print(f"Load of the machine before and after: {loads[0]}, {loads[1]}")


if __name__ == "__main__":
    main()
