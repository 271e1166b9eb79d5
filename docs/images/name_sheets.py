"""Draws sheets of the pictures of Race 2 Live and Road Wolf at 48 pixels, to be named by somebody who sees them first.

A sheet shows the pictures of one kind in an order drawn by lot, each with a number and without its name, in colour and
in grey; key.json says what is what. Run it from the root of the checkout: `python -m docs.images.name_sheets FOLDER`.
"""

from __future__ import annotations

import argparse
import json
import random
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.browsers import launched

GAMES = Path(__file__).resolve().parents[2] / "src" / "runabout" / "games"
SIZE = 48
"""Pixels of the longer side of a picture; where a sheet is to scale, of that of a car."""
CAR_LENGTH = 104
"""How long the picture of a car is, in its own units."""
SEED = 15

SHADES = {"colour": "none", "grey": "grayscale(1)"}

STYLE = """
  body { margin: 0; padding: 16px; width: 744px; font: 700 18px system-ui, sans-serif; background: #d8d2c6; }
  main { display: grid; grid-template-columns: repeat(8, 1fr); gap: 14px 8px; }
  figure { display: grid; justify-items: center; gap: 4px; margin: 0; }
  svg { display: block; align-self: end; }
"""

BOX = re.compile(r'viewBox="0 0 (\d+) (\d+)"')


@dataclass(frozen=True)
class Sheet:
    """Pictures of one kind.

    Attributes:
        game: the folder of the game.
        said: what kind of thing they are, for whoever names them.
        names: the pictures, as the game's pictures.json calls them.
        to_scale: they are as long beside each other as they are on the table.
    """

    game: str
    said: str
    names: tuple[str, ...]
    to_scale: bool = False


SHEETS: Mapping[str, Sheet] = {
    "road-vehicles": Sheet(
        "road_wolf",
        "kinds of vehicles, seen from above, all to one scale, at which a car is 48 pixels long",
        (
            *("street-bike", "dirt-bike", "coupe", "rally-car", "roadster", "buggy", "muscle-car", "humvee"),
            *("convertible", "4x4-truck", "armored-car", "big-rig", "hijackers-truck", "monster-truck"),
            *("explosives-truck", "gondola", "engine"),
        ),
        to_scale=True,
    ),
    "road-crew-and-gear": Sheet(
        "road_wolf",
        "crew members, and gear and tokens that a vehicle carries or meets",
        (
            *("driver", "veteran", "brawler", "gunner", "mechanic", "mutant", "gear"),
            *("shotgun", "molotov", "ambush", "spikes", "nitro"),
        ),
    ),
    "road-cards": Sheet(
        "road_wolf",
        "what lies on the road: road cards, as they are drawn on the board",
        ("clear", "slide", "slick", "debris", "bridge", "tunnel", "supplies", "wreck", "?"),
    ),
    "road-signs": Sheet(
        "road_wolf",
        "signs of what a vehicle does, of what happens to it, and of what is decided",
        (
            *("skull", "crash", "explosion", "shot", "spin", "hit", "check", "leaves", "move", "brake", "melee"),
            *("takeover", "later", "done", "no", "yes", "search", "pick_up", "transfer", "turn_round"),
        ),
    ),
    "street-survivors-and-tokens": Sheet(
        "race_2_live",
        "survivors (four people: say what tells each from the others), attackers, tokens, places and signs of a street",
        (
            *("survivor:ash", "survivor:briar", "survivor:clay", "survivor:dell", "special-attack", "horde", "zombie"),
            *("pack-1", "weapon-1", "crate", "health", "rescue", "grave", "shield", "safe-house", "depot"),
            *("forward", "backward", "distance"),
        ),
    ),
}


def ordered(sheet: Sheet) -> list[str]:
    """The pictures of a sheet in the order in which it shows them."""
    names = list(sheet.names)
    random.Random(SEED).shuffle(names)
    return names


def drawn(sheet: Sheet) -> Iterable[str]:
    """The pictures of a sheet with their sizes, in the order in which it shows them."""
    pictures = GAMES / sheet.game / "pictures"
    files: dict[str, str] = json.loads((pictures / "pictures.json").read_text())
    for name in ordered(sheet):
        picture = (pictures / files[name]).read_text()
        box = BOX.search(picture)
        if box is None:
            raise ValueError(f"{files[name]} has no viewBox that begins at 0 0, from which its size follows")
        width, height = map(int, box.groups())
        scale = SIZE / (CAR_LENGTH if sheet.to_scale else max(width, height))
        yield picture.replace("<svg ", f'<svg width="{width * scale:.2f}" height="{height * scale:.2f}" ', 1)


def html(sheet: Sheet, shade: str) -> str:
    """A sheet as a page of its own."""
    figures = (f"<figure>{picture}<b>{number}</b></figure>" for number, picture in enumerate(drawn(sheet), 1))
    style = f"<style>{STYLE} body {{ filter: {shade}; }}</style>"
    return f"<!doctype html>{style}<body><main>{''.join(figures)}</main></body>"


def write(folder: Path) -> None:
    """Draw all sheets into a folder, and write there what they show."""
    folder.mkdir(parents=True, exist_ok=True)
    key = {kind: dict(enumerate(ordered(sheet), 1)) for kind, sheet in SHEETS.items()}
    (folder / "key.json").write_text(json.dumps(key, indent=1) + "\n")
    kinds = (f"{kind} ({len(sheet.names)}): {sheet.said}" for kind, sheet in SHEETS.items())
    (folder / "kinds.txt").write_text("\n".join(kinds) + "\n")
    with sync_playwright() as playwright, launched(playwright) as browser:
        page = browser.new_page(viewport={"width": 776, "height": 200})
        for kind, sheet in SHEETS.items():
            for shade, filter_of in SHADES.items():
                page.set_content(html(sheet, filter_of))
                page.screenshot(path=folder / f"{kind}-{shade}.png", full_page=True)


def main() -> None:
    """Draw them into the folder that is named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the sheets and key.json go")
    write(parser.parse_args().folder)


if __name__ == "__main__":
    main()
