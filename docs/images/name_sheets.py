"""Draws sheets of the games' pictures at 48 pixels, to be named by somebody who sees them first: `make name-sheets`.

A sheet shows the pictures of one kind in an order drawn by lot, each with a number and without its name, in colour and
in grey. kinds.txt says what the sheets show, and key.json what each picture is. Run it from the root of the checkout:
`python -m docs.images.name_sheets FOLDER`.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import sync_playwright

from docs.images.nameless import Picture, sheets
from tests.browser.browsers import launched

SEED = 15
SHADES = {"colour": "none", "grey": "grayscale(1)"}
STYLE = """
  body { margin: 0; padding: 16px; width: 744px; font: 700 18px system-ui, sans-serif; background: #d8d2c6; }
  main { display: grid; grid-template-columns: repeat(8, 1fr); gap: 14px 8px; }
  figure { display: grid; justify-items: center; gap: 4px; margin: 0; }
  svg { display: block; align-self: end; }
"""


def html(pictures: Iterable[Picture], shade: str) -> str:
    """A sheet as a page of its own."""
    figures = (f"<figure>{picture.element}<b>{number}</b></figure>" for number, picture in enumerate(pictures, 1))
    style = f"<style>{STYLE} body {{ filter: {shade}; }}</style>"
    return f"<!doctype html>{style}<body><main>{''.join(figures)}</main></body>"


def write(folder: Path, seed: int = SEED) -> None:
    """Draw all sheets into a folder, and write there what they show."""
    folder.mkdir(parents=True, exist_ok=True)
    all_sheets = sheets()
    for sheet in all_sheets.values():
        random.Random(seed).shuffle(sheet.pictures)
    kinds = (f"{name} ({len(sheet.pictures)}): {sheet.said}\n" for name, sheet in all_sheets.items())
    (folder / "kinds.txt").write_text("".join(kinds))
    key = {
        name: {number: picture.name for number, picture in enumerate(sheet.pictures, 1)}
        for name, sheet in all_sheets.items()
    }
    (folder / "key.json").write_text(json.dumps(key, indent=1) + "\n")
    with sync_playwright() as playwright, launched(playwright) as browser:
        page = browser.new_page(viewport={"width": 776, "height": 200})
        for name, sheet in all_sheets.items():
            for shade, filtered in SHADES.items():
                page.set_content(html(sheet.pictures, filtered))
                page.screenshot(path=folder / f"{name}-{shade}.png", full_page=True)


def main() -> None:
    """Draw them into the folder that is named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the sheets, kinds.txt and key.json go")
    parser.add_argument("--seed", type=int, default=SEED, help="another seed gives another order")
    given = parser.parse_args()
    write(given.folder, given.seed)


if __name__ == "__main__":
    main()
