"""Draws the contact sheets of Rummy Runway's pictures, rummy-runway-*.webp: part of `make screenshots`.

All 58 outfits of one card of each colour that are a set or a run, as the page dresses them, by day, by night and in
grey; and all pictures of cards and trends, large and at 48 pixels. Run it from the root
of the checkout: `python -m docs.images.wardrobe`.
"""

from __future__ import annotations

import base64
import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from docs.images.page import TO_WEBP
from runabout.games.rummy_runway.cards import FABRICS, ITEMS, READING, STYLES, Colour
from runabout.games.rummy_runway.naming import shown_trend
from runabout.games.rummy_runway.trends import TRENDS
from tests.browser.browsers import launched

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]
WORDS = {Colour.RED: STYLES, Colour.BLUE: FABRICS, Colour.YELLOW: ITEMS}
QUALITY = 0.72
ACROSS = 10

Drawing = dict[str, Any]

SCHEMES = {
    "light": ("#d9c3d6", "#2a2233", "none"),
    "dark": ("#2d1c36", "#f3e6f0", "none"),
    "grey": ("#d9c3d6", "#2a2233", "grayscale(1)"),
}
"""What is behind the drawings, the ink of the words, and a filter."""


def drawings() -> dict[str, Any]:
    """What web/scripts/drawings.mjs draws."""
    trends = json.dumps([shown_trend(trend) for trend in TRENDS])
    command = [sys.executable, str(ROOT / "web" / "build.py"), "run", "drawings", "--", trends]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found: dict[str, Any] = json.loads(said[said.index("{") :])
    return found


def name_of(drawing: Drawing) -> str:
    """What an outfit is called: "Vintage Lace Hat"."""
    numbers = {Colour[card.split("-")[0].upper()]: int(card.split("-")[1]) for card in drawing["cards"]}
    return " ".join(WORDS[colour][numbers[colour]] for colour in READING)


def svg(drawing: Drawing, kind: str) -> str:
    """A drawing as an element."""
    return f'<svg class="{kind}" viewBox="{drawing["box"]}">{drawing["markup"]}</svg>'


def outfits_sheet(drawn: dict[str, Any]) -> Iterable[str]:
    """Every outfit in its spotlight with its name, then all of them 48 pixels high."""
    light = svg(drawn["spotlight"], "light")
    yield '<div class="grid">'
    for look in drawn["looks"]:
        yield f"<figure>{light}{svg(look, 'worn')}<figcaption>{name_of(look)}</figcaption></figure>"
    yield '</div><div class="strip">'
    for look in drawn["looks"]:
        yield svg(look, "small")
    yield "</div>"


def cards_sheet(drawn: dict[str, Any]) -> Iterable[str]:
    """Every picture of a card, large and small, in the order of their numbers; then the trends."""
    for size in ("large", "small"):
        for colour in ("red", "blue", "yellow"):
            yield '<div class="strip">'
            for number in range(10):
                yield svg(drawn["cards"][f"{colour}-{number}"], size)
            yield f"{svg(drawn['cards']['wild-0'], size) if colour == 'red' else ''}</div>"
    yield '<div class="strip">'
    for trend in drawn["trends"]:
        yield svg(trend, "trend")
    yield "</div>"


STYLE = """
  body { margin: 0; padding: 16px; width: 1568px; font: 600 12px 'Figtree', 'Helvetica', sans-serif; }
  .grid { display: grid; grid-template-columns: repeat(10, 1fr); gap: 10px 4px; }
  figure { display: grid; margin: 0; justify-items: center; text-align: center; }
  figure svg { grid-area: 1 / 1; height: 290px; }
  .strip { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 14px; }
  .large { width: 128px; height: 128px; }
  .small { width: 48px; height: 48px; }
  .trend { height: 120px; }
"""


def html(sheet: Iterable[str], scheme: str) -> str:
    """A sheet as a page of its own."""
    ground, ink, shade = SCHEMES[scheme]
    colours = f"html {{ background: {ground}; color: {ink}; filter: {shade}; }}"
    return f"<!doctype html><style>{STYLE}{colours}</style><body>{''.join(sheet)}</body>"


def write(page: Page, path: Path) -> None:
    """Keep what a page shows, in full height."""
    png = base64.b64encode(page.screenshot(full_page=True)).decode()
    path.write_bytes(base64.b64decode(page.evaluate(TO_WEBP, [png, QUALITY])))


def main() -> None:
    """Draw all sheets, into the folder that is named or into docs/images."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    drawn = drawings()
    with sync_playwright() as playwright, launched(playwright) as browser:
        page = browser.new_page(viewport={"width": 1600, "height": 800})
        for name, sheet in (("outfits", outfits_sheet), ("cards", cards_sheet)):
            for scheme in SCHEMES:
                page.set_content(html(sheet(drawn), scheme))
                write(page, folder / f"rummy-runway-{name}-{scheme}.webp")


if __name__ == "__main__":
    main()
