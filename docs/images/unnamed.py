"""Draws sheets of pictures to be named by somebody who has not seen them, unnamed-*.png: part of `make screenshots`.

Every garment, fabric, style and trend of Rummy Runway and every sign, pawn and Home Base of Riverdale, 48 pixels wide,
in an order by chance, with a number and no word, in colour and in grey; unnamed-key.json says what each number is. Run
it from the root of the checkout: `python -m docs.images.unnamed [FOLDER]`.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from docs.images.wardrobe import FOLDER, ROOT, drawings, svg
from runabout.games.rummy_runway.cards import FABRICS, ITEMS, STYLES
from runabout.games.rummy_runway.trends import TRENDS
from tests.browser.browsers import launched

SIGNS = ROOT / "src" / "runabout" / "games" / "riverdale" / "pictures"
SEED = 14
FILTERS = {"colour": "none", "grey": "grayscale(1)"}

INKS = {
    "another-turn": "#7a3fa8",
    "move-ahead": "#0f6f8c",
    "skateboard-green": "#1f8a4d",
    "skateboard-red": "#c22f22",
    "scoop": "#cf3a2b",
    "pawn": "#2a6fc0",
    "home": "#2f9150",
}
"""The colours of pictures that are drawn in the colour of the text around them, as at the table."""
INK = "#17544a"
"""Of all others: that of the cards."""

MEANS = {
    "another-turn": "another turn; again",
    "move-ahead": "move ahead; forward",
    "skateboard-green": "a skateboard: where a ride starts",
    "skateboard-red": "a skateboard that stops: where a ride ends",
    "switcharoo": "change places",
    "quick-pass": "pass the one ahead; jump over",
    "dirty-trick": "a trick; a mask",
    "swap": "swap hands of cards",
    "crash": "a crash",
    "pops": "an ice-cream parlour; ice cream",
    "scoop": "a scoop of ice cream",
    "to-go": "steps still to go",
    "hand": "a hand of cards",
    "home": "home",
    "5": "a split; one way becomes two",
    "-3": "backwards",
    "1": "push one back; one step back",
    "pawn:1": "a boy with a cap",
    "pawn:2": "a girl with a ponytail",
    "pawn:3": "a child with curly hair",
    "home:beach": "the beach",
    "home:mall": "the mall; shopping",
    "home:school": "the school; graduation",
    "home:park": "the park; a tree",
}
"""What is right for the signs, by the first component that has each; near words are right as well."""


class Unnamed(NamedTuple):
    """A picture, what it is, and which sort of thing."""

    sort: str
    name: str
    element: str


def clothing(drawn: dict[str, dict[str, dict[str, str]]]) -> Iterable[Unnamed]:
    """The cards of Rummy Runway."""
    sorts = {"style": ("red", STYLES), "fabric": ("blue", FABRICS), "garment": ("yellow", ITEMS)}
    for sort, (colour, names) in sorts.items():
        for number, name in enumerate(names):
            yield Unnamed(sort, name, svg(drawn["cards"][f"{colour}-{number}"], "picture"))


def posters(drawn: dict[str, list[dict[str, str]]]) -> Iterable[Unnamed]:
    """One trend for each condition."""
    asked = {trend.condition: at for at, trend in reversed(list(enumerate(TRENDS)))}
    for condition, at in sorted(asked.items()):
        number = f" {TRENDS[at].number}" if TRENDS[at].number else ""
        yield Unnamed("trend", f"{condition.text}{number}", svg(drawn["trends"][at], "picture"))


def signs() -> Iterable[Unnamed]:
    """The pictures of Riverdale's board and cards; those that share a picture are one."""
    files: dict[str, list[str]] = {}
    for component, file in json.loads((SIGNS / "pictures.json").read_text()).items():
        files.setdefault(file, []).append(component)
    for file, components in files.items():
        kind = components[0].split(":")[0]
        ink = INKS.get(kind, INK)
        markup = (SIGNS / file).read_text()
        yield Unnamed("sign", MEANS[components[0]], f'<span class="picture" style="color:{ink}">{markup}</span>')


STYLE = """
  body { margin: 0; padding: 12px; width: 720px; background: #f4ecda; font: 700 22px 'Figtree', sans-serif; }
  .sheet { display: grid; grid-template-columns: repeat(6, 1fr); gap: 18px 0; }
  .one { display: grid; grid-template-columns: 36px 48px; gap: 10px; align-items: center; text-align: right; }
  .trends .picture { width: 48px; height: auto; }
  .picture, .picture svg { display: block; width: 48px; height: 48px; }
"""


def write(page: Page, path: Path, kind: str, numbered: Iterable[tuple[int, Unnamed]], how: str) -> None:
    """Draw one sheet of a kind of pictures, through a filter."""
    cells = "".join(f'<div class="one">{number}{one.element}</div>' for number, one in numbered)
    style = f"<style>{STYLE} html {{ filter: {how}; }}</style>"
    page.set_content(f'<!doctype html>{style}<body><div class="sheet {kind}">{cells}</div></body>')
    page.screenshot(path=path, full_page=True)


def main() -> None:
    """Draw all sheets and write the key, into the folder that is named or into docs/images."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    drawn = drawings()
    luck = random.Random(SEED)
    key: dict[str, dict[str, str]] = {}
    with sync_playwright() as playwright, launched(playwright) as browser:
        page = browser.new_page(viewport={"width": 744, "height": 100})
        for kind, group in (("clothing", clothing(drawn)), ("trends", posters(drawn)), ("signs", signs())):
            shuffled = sorted(group, key=lambda _: luck.random())
            numbered = list(enumerate(shuffled, start=len(key) + 1))
            key |= {str(number): {"sheet": kind, "sort": one.sort, "name": one.name} for number, one in numbered}
            for shade, how in FILTERS.items():
                write(page, folder / f"unnamed-{kind}-{shade}.png", kind, numbered, how)
    (folder / "unnamed-key.json").write_text(json.dumps(key, indent=1) + "\n")


if __name__ == "__main__":
    main()
