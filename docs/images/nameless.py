"""The pictures of four games that somebody is to name without words (see name_sheets), and what each shows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from docs.images.wardrobe import ROOT, drawings, svg
from runabout.games.rummy_runway.cards import FABRICS, ITEMS, STYLES
from runabout.games.rummy_runway.trends import TRENDS

GAMES = ROOT / "src" / "runabout" / "games"
SIZE = 48
"""Pixels of the longer side of a picture; of vehicles, which are to one scale, of that of a car, and of a bike."""
CAR_LENGTH = 104
"""How long the picture of a car is, in its own units."""

BOX = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)"')

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


class Picture(NamedTuple):
    """A picture: what it shows, and its element, as large as it is shown."""

    name: str
    element: str


class Sheet(NamedTuple):
    """Pictures of one kind, and what is said of them to the person who names them."""

    said: str
    pictures: list[Picture]


def clothing(drawn: Mapping[str, Any]) -> Iterable[Picture]:
    """The cards of Rummy Runway."""
    sorts = {"style": ("red", STYLES), "fabric": ("blue", FABRICS), "garment": ("yellow", ITEMS)}
    for sort, (colour, names) in sorts.items():
        for number, name in enumerate(names):
            yield Picture(f"{sort}: {name}", sized(svg(drawn["cards"][f"{colour}-{number}"], "picture")))


def posters(drawn: Mapping[str, Any]) -> Iterable[Picture]:
    """One trend for each condition."""
    asked = {trend.condition: at for at, trend in reversed(list(enumerate(TRENDS)))}
    for condition, at in sorted(asked.items()):
        number = f" {TRENDS[at].number}" if TRENDS[at].number else ""
        yield Picture(f"{condition.text}{number}", sized(svg(drawn["trends"][at], "picture")))


def signs() -> Iterable[Picture]:
    """The pictures of Riverdale's board and cards; those that share a picture are one."""
    folder = GAMES / "riverdale" / "pictures"
    files: dict[str, list[str]] = {}
    for component, file in json.loads((folder / "pictures.json").read_text()).items():
        files.setdefault(file, []).append(component)
    for file, components in files.items():
        kind = components[0].split(":")[0]
        ink = INKS.get(kind, INK)
        markup = sized((folder / file).read_text())
        yield Picture(MEANS[components[0]], f'<span style="color:{ink}">{markup}</span>')


VEHICLES = (
    *("street-bike", "dirt-bike", "coupe", "rally-car", "roadster", "buggy", "muscle-car", "humvee"),
    *("convertible", "4x4-truck", "armored-car", "big-rig", "hijackers-truck", "monster-truck"),
    *("explosives-truck", "gondola", "engine"),
)
CREW_AND_GEAR = (
    *("driver", "veteran", "brawler", "gunner", "mechanic", "mutant", "gear"),
    *("shotgun", "molotov", "ambush", "spikes", "nitro"),
)
ROAD_CARDS = ("clear", "slide", "slick", "debris", "bridge", "tunnel", "supplies", "wreck", "?")
ROAD_SIGNS = (
    *("skull", "crash", "explosion", "shot", "spin", "hit", "check", "leaves", "move", "brake", "melee"),
    *("takeover", "later", "done", "finish", "no", "yes", "search", "pick_up", "transfer", "turn_round"),
)
STREET = (
    *("survivor:ash", "survivor:briar", "survivor:clay", "survivor:dell", "special-attack", "horde", "zombie"),
    *("pack-1", "weapon-1", "crate", "health", "rescue", "grave", "shield", "safe-house", "depot"),
    *("forward", "backward", "distance", "lane"),
)
"""As the pictures.json of the games call them."""


def of_game(game: str, names: Iterable[str], to_scale: bool = False) -> Iterable[Picture]:
    """Pictures of a game by their names; `to_scale`: as long beside each other as they are on the table."""
    folder = GAMES / game / "pictures"
    files: dict[str, str] = json.loads((folder / "pictures.json").read_text())
    for name in names:
        yield Picture(name, sized((folder / files[name]).read_text(), CAR_LENGTH if to_scale else 0))


def sized(markup: str, units: int = 0) -> str:
    """A drawing with its size: SIZE pixels are so many of its own units, or its longer side where that is less."""
    box = BOX.search(markup)
    if box is None:
        raise ValueError(f"no viewBox, from which a size follows: {markup[:80]}")
    width, height = map(float, box.groups())
    longer = max(width, height)
    scale = SIZE / min(units or longer, longer)
    return markup.replace("<svg ", f'<svg width="{width * scale:.2f}" height="{height * scale:.2f}" ', 1)


def sheets() -> dict[str, Sheet]:
    """All sheets by their names."""
    drawn = drawings()
    told: dict[str, tuple[str, Iterable[Picture]]] = {
        "clothing": ("garments, fabrics and styles of fashion", clothing(drawn)),
        "trends": ("posters: what an outfit of three cards, or its owner, has to have, and the bonus", posters(drawn)),
        "town-signs": ("signs of a race game of pawns: squares, cards, special cards, pawns, places", signs()),
        "road-vehicles": (
            "kinds of vehicles from above, to one scale but for the two smallest",
            of_game("road_wolf", VEHICLES, to_scale=True),
        ),
        "road-crew-and-gear": ("crew members, gear and tokens of a vehicle", of_game("road_wolf", CREW_AND_GEAR)),
        "road-cards": ("what lies on the road", of_game("road_wolf", ROAD_CARDS)),
        "road-signs": ("what a vehicle does, what happens to it, what is decided", of_game("road_wolf", ROAD_SIGNS)),
        "street": (
            "survivors (four people: what tells each from the others), attackers, tokens and signs of a street",
            of_game("race_2_live", STREET),
        ),
    }
    return {name: Sheet(said, list(pictures)) for name, (said, pictures) in told.items()}
