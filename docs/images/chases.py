"""Tables of Road Wolf that are worth showing, for `docs.images.page`: moments of chases, and how each mission ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Page, expect

from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.state import Ask
from runabout.match import Match
from tests.browser.people import Person
from tests.browser.staging import Moment, over, played_to, to_choose, verbs

PRESSES_MOST = 60
CHAIN = 2
"""So many explosions in one step are a chain."""


@dataclass(frozen=True)
class Chase:
    """A table of Road Wolf.

    Attributes:
        moment: what is worth showing.
        mission: which mission.
        seats: how many sit there.
        aim: a selector of what is to be seen of the ghost, which is moved until it is; "" for no ghost.
        options: more options.
    """

    moment: Moment
    mission: str = "interceptor"
    seats: int = 2
    aim: str = ""
    options: Mapping[str, str] = field(default_factory=dict)


def where_to(met: str, fact: str) -> Moment:
    """Seat 0 may go to many a spot where that is met, and to many where it is not; which fact says what is met."""

    def holds(match: Match) -> bool:
        if match.seat != 0 or match.state.asks != Ask.SPOT or len(match.legal()) < 100 or not on_the_way(match):
            return False
        found = [preview.plain.get(fact) for preview in match.previews().values()]
        return 20 < found.count(met) < len(found) - 20

    return holds


def on_the_way(match: Match) -> bool:
    """The chase has been on for some turns of the road."""
    return match.scene(0).counters["round"] > 1


def springs_ambush(match: Match) -> bool:
    """Seat 0 has driven to where an Ambush is worth its while."""
    return match.seat == 0 and "spring an Ambush" in verbs(match)


def boards_train(match: Match) -> bool:
    """Seat 0 is beside the train, and its crew can go over."""
    return match.seat == 0 and any("board" in verb for verb in verbs(match))


def explodes_in_a_chain(match: Match) -> bool:
    """One explosion has just set off another, and the chase goes on."""
    if not to_choose(match) or not match.steps:
        return False
    return sum(event.kind == "exploded" for event in match.steps[-1].events) >= CHAIN


ENDS: Mapping[str, Chase] = {f"chase-end-{mission}": Chase(over, mission=mission) for mission in NAMES}

CHASES: Mapping[str, Chase] = {
    "chase-garage": Chase(to_choose),
    "chase-ram": Chase(where_to("hits", "meets"), aim=".sweep.hits"),
    "chase-road": Chase(where_to("damage", "road_meets"), aim="[data-road='damage']"),
    "chase-ambush": Chase(springs_ambush, options={"points": "6"}),
    "chase-boarding": Chase(boards_train, mission="derailed"),
    "chase-explosions": Chase(explodes_in_a_chain, mission="the-wages-of-fear"),
    **ENDS,
}


def aim_at(page: Page, selector: str) -> None:
    """Move the ghost by keys, to and fro ever further, until that is to be seen.

    Raises:
        LookupError: it is nowhere near.
    """
    where = page.locator(".where")
    where.press("Enter")
    for far in range(1, PRESSES_MOST):
        for key in ("ArrowRight", "ArrowDown") if far % 2 else ("ArrowLeft", "ArrowUp"):
            for _ in range(far):
                if page.locator(selector).count():
                    return
                where.press(key)
    raise LookupError(f"the ghost does not meet {selector}")


def chase(name: str) -> Callable[[Person, Path], None]:
    """A table of Road Wolf; where a ghost is to be seen, with it."""

    def show(person: Person, folder: Path) -> None:
        one = CHASES[name]
        options = {"mission": one.mission, **one.options}
        person.sit_at(folder, played_to("road-wolf", one.moment, one.seats, options), "medium")
        expect(person.stand).to_contain_text("over" if one.moment is over else "up to you")
        if one.aim:
            aim_at(person.page, one.aim)

    return show
