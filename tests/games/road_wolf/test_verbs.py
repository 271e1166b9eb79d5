"""What actions of Road Wolf say of themselves, and what they are about."""

import pytest

from runabout.core.scene import Scene
from runabout.core.verbs import about, attribute, place, thing, turn
from runabout.games.road_wolf import game
from runabout.games.road_wolf.box import STICK
from runabout.games.road_wolf.box_file import UNITS
from runabout.games.road_wolf.kinds import Token
from runabout.games.road_wolf.state import Once

NITRO, GUNNER, SHOTGUN = (token.text for token in (Token.NITRO, Token.GUNNER, Token.SHOTGUN))
X, Y = 500, 400


def scene(asks="act", **decision):
    roll = {"attacker": "vehicle:5", "defender": "vehicle:3", "may_reroll": 2}
    return Scene(
        things={"vehicle:3": {"kind": "coupe", "at": [X, Y]}, "vehicle:5": {"kind": "coupe", "at": [X, 0]}},
        piles={"crew:3": {GUNNER: 1}, "gear:3": {NITRO: 1, SHOTGUN: 2}, "road:480:420": {"supplies": 1}},
        counters={"seat:1:skulls": 2, "seat:1:kept": 1},
        decision={"seat": 1, "acting": "vehicle:3", "target": "vehicle:5", "asks": asks, "roll": roll} | decision,
    )


def act(text):
    return game.words.actions[game.words.parse(text)]


ACTING = thing("vehicle:3")


@pytest.mark.parametrize(
    ("text", "fields", "table", "items"),
    [
        (
            "ahead 2.5, left 1.25",
            {"across": -5 * UNITS // 4, "along": 5 * UNITS // 2},
            scene("spot"),
            [ACTING, place(f"point:{X - 5 * UNITS // 4}:{Y + 5 * UNITS // 2}")],
        ),
        ("vehicle 5", {"vehicle": "vehicle:5"}, scene("target"), [ACTING, thing("vehicle:5")]),
        ("vehicle 5", {"vehicle": "vehicle:5"}, scene("vehicle", acting=None), [thing("vehicle:5")]),
        ("move", {}, scene(), [ACTING, place(f"point:{X}:{Y + STICK}")]),
        ("use Nitro", {}, scene(), [ACTING, place("gear:3", NITRO)]),
        (
            "let a Gunner fire a Shotgun",
            {},
            scene(),
            [ACTING, place("crew:3", GUNNER), place("gear:3", SHOTGUN)],
        ),
        ("spring a kept Ambush", {}, scene(), [ACTING, place("seat:1:kept")]),
        ("change drivers", {}, scene(), [ACTING, attribute("vehicle:3", "wheel")]),
        ("repair", {}, scene(), [ACTING, attribute("vehicle:3", "hits")]),
        ("melee", {}, scene(), [ACTING, place("crew:3")]),
        ("done", {}, scene(), [ACTING, turn()]),
        ("gunner", {"token": GUNNER}, scene("lose"), [place("crew:3", GUNNER)]),
        ("gunner", {"token": GUNNER}, scene("token", acting=None), [place("box", GUNNER)]),
        ("gunner", {"token": GUNNER}, scene("supply"), [place("box", GUNNER)]),
        ("whoever drives", {}, scene("crew"), [attribute("vehicle:3", "wheel")]),
        (
            "place at START 12.5",
            {"edge": "start", "at": 25 * UNITS // 2},
            scene("place"),
            [ACTING, place(f"edge:start:{25 * UNITS // 2}")],
        ),
        ("reroll a 3", {"shows": 3}, scene("reroll"), [ACTING, place("dice", "3")]),
        ("leave the dice", {}, scene("reroll"), [ACTING, turn()]),
        ("yes", {}, scene("ignore"), [place("seat:1:skulls")]),
        ("yes", {}, scene("leave"), [ACTING]),
        ("no", {}, scene("leave"), [thing("vehicle:5")]),
        ("no", {}, scene("keep"), [ACTING, turn()]),
        ("enough", {}, scene("vehicle", acting=None), [turn()]),
        ("buy coupe", {"vehicle": "coupe"}, scene("force", acting=None), [place("box", "coupe")]),
    ],
)
def test_fields_and_what_it_is_about(text, fields, table, items):
    assert (act(text).plain, about(table, act(text))) == (fields, items)


def test_supplies_are_those_by_the_vehicle():
    card = place("road:480:420")
    assert about(scene(), act("repair with Supplies")) == [ACTING, card, attribute("vehicle:3", "hits")]
    assert about(scene(), act("take a token from Supplies")) == [ACTING, card, place("gear:3")]


def test_another_vehicle_goes_on_first_by_a_press_on_it():
    table = scene(turn={"vehicle:6": {"spent": int(Once.DONE)}})
    for name, owner, status in (("4", 1, "driving"), ("6", 1, "driving"), ("7", 1, "wrecked"), ("8", 0, "driving")):
        table.things[f"vehicle:{name}"] = {"kind": "coupe", "at": [X, Y], "owner": owner, "status": status}
    for name in ("3", "5"):
        table.things[f"vehicle:{name}"] |= {"owner": 1 if name == "3" else 0, "status": "driving"}
    assert about(table, act("later")) == [ACTING, thing("vehicle:4")]
