"""How soon there is something to see, and how soon a card moves when it is clicked.

    python -m benchmarks.page [--rounds 7] [--clicks 12] [--language en] [--json]

**First view.** Home is opened in a browser that has never been here, over a line that Chromium keeps to "fast 3G" (1.6
Mbit/s down, 768 kbit/s up, 150 ms there and back). Counted from the moment the HTML has arrived: until the first thing
is drawn, until the largest, and until the games can be pressed. Beside it, what came over the line until then.

**Click to movement.** At a table, a card is clicked, and the time is taken from the press as the browser stamps it to
the first frame in which something that began to travel after it has left its place; what merely rises under the pointer
does not count. No line is slowed down here: the drawn tables move what they can foresee at once, the general table when
the server has answered.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.browsers import launched
from tests.browser.on_riverdale import OnTheLoop
from tests.browser.on_rummy_runway import OnTheCatwalk
from tests.browser.people import GAMES, Person, general
from tests.browser.servers import Server
from tests.browser.staging import played_to, to_choose, verbs

FAST_3G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 768_000 / 8,
}

WATCH_FIRST_VIEW = """
new PerformanceObserver(list => { window.largest = list.getEntries().at(-1).startTime; })
  .observe({ type: 'largest-contentful-paint', buffered: true });
const seen = new MutationObserver(() => {
  if (document.querySelectorAll('h3').length < %d) return;
  seen.disconnect();
  requestAnimationFrame(() => { window.usable = performance.now(); });
});
seen.observe(document, { childList: true, subtree: true });
"""

FIRST_VIEW = """() => {
  const arrived = performance.getEntriesByType('navigation')[0].responseEnd;
  const first = performance.getEntriesByName('first-contentful-paint')[0].startTime;
  return { first: first - arrived, largest: window.largest - arrived, usable: window.usable - arrived };
}"""

WATCH_MOVEMENT = """
window.moved = [];
const travels = it => !(it instanceof CSSTransition) && it.effect?.getComputedTiming().progress > 0
  && it.effect.getKeyframes().some(frame => 'transform' in frame);
addEventListener('pointerdown', press => {
  const at = window.moved.push(null) - 1;
  const before = new Set(document.getAnimations());
  const look = () => {
    const now = performance.now();
    if (document.getAnimations().some(it => !before.has(it) && travels(it))) window.moved[at] = now - press.timeStamp;
    else if (now - press.timeStamp < %d) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}, { capture: true });
"""
"""Notes for each press when something travelled; null where nothing did for so long: it only marked what is chosen."""

ANSWERED_MS = 1000
SETTLED_MS = 1200


def first_view(browser: Browser, url: str, language: str) -> dict[str, float]:
    """Milliseconds from the HTML's arrival, and bytes over the line."""
    person = Person(browser, url, language=language)
    person.context.add_init_script(WATCH_FIRST_VIEW % len(GAMES))
    line = person.context.new_cdp_session(person.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", FAST_3G)
    came: list[int] = []
    line.on("Network.loadingFinished", lambda event: came.append(event["encodedDataLength"]))
    person.go_home()
    person.page.wait_for_load_state("networkidle")
    found: dict[str, float] = person.page.evaluate(FIRST_VIEW)
    person.context.close()
    return {**found, "bytes": float(sum(came))}


def movements(browser: Browser, server: Server, clicks: int) -> dict[str, list[float]]:
    """Milliseconds from a click to the first frame with a movement, for each click that decides."""
    person = Person(browser, server.url, motion="full", viewport={"width": 1280, "height": 800})
    person.context.add_init_script(WATCH_MOVEMENT % ANSWERED_MS)
    page = person.page
    found: dict[str, list[float | None]] = {}
    person.sit_at(server.folder, played_to("road-runner", lambda match: verbs(match).count("lay") > 1), "medium")
    lay = page.get_by_role("button", name=re.compile("; lay it"), disabled=False)
    back = page.get_by_role("button", name=re.compile("; take it back"), disabled=False)
    for click in range(clicks):
        (back if click % 2 else lay).first.click()
        page.wait_for_timeout(SETTLED_MS)
    found["Road Runner's table"] = page.evaluate("window.moved")
    for title, (game, seats, decide) in DECIDED.items():
        person.sit_at(server.folder, played_to(game, to_choose, seats), "random", general=decide is general)
        found[title] = []
        for _ in range(clicks):
            page.mouse.move(0, 0)  # a pointer that rests where something new has come decides nothing
            if not decide(person):
                break
            page.wait_for_timeout(SETTLED_MS)
            found[title].append(page.evaluate("window.moved.at(-1)"))
    person.context.close()
    # Not every decision moves something: some only mark what is chosen.
    return {name: [each for each in times if each is not None] for name, times in found.items()}


DECIDED: dict[str, tuple[str, int, Callable[[Person], bool]]] = {
    "Riverdale's table": ("riverdale", 2, OnTheLoop()),
    "Rummy Runway's table": ("rummy-runway", 2, OnTheCatwalk()),
    "the general table": ("race-2-live", 2, general),
}
"""Tables at which whole decisions are made: the game, how many sit there, and how one is made."""


def load() -> str:
    """How busy the machine is, where it says so: the figures hold for a quiet one."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How soon there is something to see, and how soon a card moves.")
    parser.add_argument("--rounds", type=int, default=7, help="first views (default 7)")
    parser.add_argument(
        "--clicks", type=int, default=12, help="clicks at each table (default 12); 0 for the first view alone"
    )
    parser.add_argument("--language", default="en", help="of the first view (default en)")
    parser.add_argument("--json", action="store_true", help="one object, with everything that was measured")
    given = parser.parse_args()
    loads = [load()]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, launched(playwright) as browser:
        server = Server(Path(folder))
        server.start()
        try:
            first_view(
                browser, server.url, given.language
            )  # thrown away: the server reads its files, the browser its own
            views = [first_view(browser, server.url, given.language) for _ in range(given.rounds)]
            moves = movements(browser, server, given.clicks) if given.clicks else {}
        finally:
            server.stop()
    loads.append(load())
    if given.json:
        print(json.dumps({"first_view": views, "movement": moves, "load": loads}))
        return
    print(
        f"First view of home over fast 3G, {given.rounds} times with nothing kept (ms after the HTML, median and range)"
    )
    for name, says in (
        ("first", "something is drawn"),
        ("largest", "the largest is drawn"),
        ("usable", "games can be pressed"),
    ):
        times = [view[name] for view in views]
        print(f"  {says:22} {statistics.median(times):6.0f}   {min(times):.0f} to {max(times):.0f}")
    print(f"  {'over the line':22} {max(view['bytes'] for view in views) / 1000:6.0f} kB")
    print(f"Click to movement, {given.clicks} clicks (ms, median and range)")
    for name, times in moves.items():
        print(f"  {name:22} {statistics.median(times):6.0f}   {min(times):.0f} to {max(times):.0f}")
    print(f"Load of the machine before and after: {loads[0]}, {loads[1]}")


if __name__ == "__main__":
    main()
