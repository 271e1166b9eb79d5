"""Plans: what is wrong with a plan."""

from __future__ import annotations

from dataclasses import replace

import pytest

from runabout.core.plan import Area, Ground, Label, Plan, Remark, plain_plan, plan_faults
from runabout.core.record import Record, i8, record
from runabout.core.scene import Counter, Layout, Piles, Scene, SeatCounter, Setting, Things
from runabout.games import find_game
from runabout.match import Match


@record
class Sight(Record):
    """What these scenes are not read from."""

    viewer = i8()


LAYOUT = Layout(Sight, [], things=[Things("car", "A car.")], piles=[Piles("hand", "A hand.", ["ace"])])
SCENE = Scene(piles={"hand:0": {"ace": 1}}, settings={"seats": 2})
HAND = Area("pile", "Hand", seat=0, places=("hand:0",), hand=True)
TRACK = Area("cells", "Track", places=("hand:0", ""), columns=1)
MAP = Area("map", "Map", piles=("hand",), width=9, height=9, sizes={"ace": (1, 1)})
GROUND = Ground(0, 0, 0, 9, Label("Road"))


def faults(*areas: Area, **labels: Label) -> list[str]:
    return list(plan_faults(Plan(areas, labels), LAYOUT, SCENE))


def test_a_plan_that_is_well_made_has_no_faults() -> None:
    assert faults(HAND, TRACK, MAP, ace=Label("Ace", tone="red", seat=1)) == []


@pytest.mark.parametrize(
    ("area", "said"),
    [
        (replace(HAND, seat=2), '"Hand" is of seat 2; there are 2'),
        (replace(HAND, seat=-1), '"Hand" is a hand of nobody; give it a seat'),
        (replace(HAND, places=("hand:0", "hand:1")), '"Hand" is a pile in 2 places; a pile has one'),
        (replace(TRACK, columns=3), '"Track" has 3 columns and 2 places; at least one, and as many columns'),
        (replace(TRACK, places=("",)), '"Track" has 1 columns and 1 places; at least one, and as many columns'),
        (replace(MAP, width=0), '"Map" has something on it without width or height'),
        (replace(MAP, ground=(GROUND,)), '"Map" has something on it without width or height'),
        (replace(MAP, sizes={"ace": (1, 0)}), '"Map" has something on it without width or height'),
    ],
)
def test_an_area_that_is_badly_made_is_named(area: Area, said: str) -> None:
    assert said in faults(HAND, area)


def test_a_label_with_a_colour_that_nobody_knows_or_of_a_seat_that_is_not_there_is_named() -> None:
    tones = "red, yellow, green, blue, violet, grey"
    assert faults(HAND, ace=Label("Ace", tone="pink")) == [f"ace has the tone pink; there are {tones}"]  # type: ignore[arg-type]
    assert faults(HAND, ace=Label("Ace", seat=2)) == ["ace is of seat 2; there are 2"]


@record
class Counted(Record):
    """What the counters of the plan that is made are read from."""

    seats = i8()
    viewer = i8()
    points = i8.sized(2, by="seats")
    round = i8()


def test_a_game_without_a_plan_gets_one_with_everything_that_its_scene_has_hands_first() -> None:
    layout = Layout(
        Counted,
        [Setting("seats"), SeatCounter("points"), Counter("round")],
        things=[Things("race_car", "A car.")],
        piles=[Piles(name, "Cards.", ["ace"]) for name in ("hand", "market", "draw_pile")],
    )
    piles = {place: {"ace": 1} for place in ("market:1", "market:2", "market:top", "draw_pile", "hand:0", "hand:1")}
    found = plain_plan(layout, Scene(piles=piles, settings={"seats": 2}))
    assert found.areas == (
        Area("pile", "Hand", seat=0, places=("hand:0",), hand=True),
        Area("pile", "Hand", seat=1, places=("hand:1",), hand=True),
        Area("pile", "Market", seat=1, places=("market:1",)),
        Area("pile", "Market 2", places=("market:2",)),
        Area("pile", "Market top", places=("market:top",)),
        Area("pile", "Draw pile", places=("draw_pile",)),
        Area("things", "Race car", things="race_car:"),
        Area("counters", "The table", places=("round",)),
        Area("counters", "", seat=0, places=("seat:0:points",)),
        Area("counters", "", seat=1, places=("seat:1:points",)),
    )
    assert found.labels == {"seat:0:points": Label("Points"), "seat:1:points": Label("Points")}


def test_a_plan_of_a_match_says_which_attributes_and_counters_are_seats() -> None:
    seats = {
        "road-wolf": ("owner", "born"),
        "riverdale": ("winner",),
        "road-runner": ("giver", "receiver", "winner"),
    }
    for name, expected in seats.items():
        game = find_game(name)
        assert Match(game, 3, seed=1, run=game.interpreted).plan().of_seats == expected


def test_what_a_record_of_the_decision_says_it_is_about_may_be_remarked_of():
    scene = replace(SCENE, decision={"reach": [{"about": "reach:0"}, {"about": "reach:1"}], "phase": "act"})
    remarks = [Remark("reach:1", "a hat"), Remark("reach:2", "a coat")]
    assert list(plan_faults(None, LAYOUT, scene, remarks)) == [
        '"a coat" is remarked of reach:2, which is not in the scene'
    ]
