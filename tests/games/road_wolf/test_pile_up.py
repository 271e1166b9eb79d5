"""Two trucks of explosives go up in the thick of the traffic: the longest that one step is known to become."""

from __future__ import annotations

import pytest

from runabout.core.chance import Chance, key_from
from runabout.core.log import EVERYONE, LOG_MAX, REVEALS
from runabout.core.words import OMITTED
from runabout.games.road_wolf.fights import harm
from runabout.games.road_wolf.state import Ask
from runabout.games.road_wolf.telling.words import RoadWolfWords
from tests.games.road_wolf.table import MIDDLE, Table

WORDS = RoadWolfWords()
PEOPLE = ["Ann", "Bea", "Cy", "Dot", "Eve", "Flo"]
VEHICLES = 38


def pile_up(reported_before: int = 0, seed: int = 2) -> Table:
    """What comes of it, where so much has been reported in the same step already."""
    table = Table("the-wages-of-fear", len(PEOPLE))
    trucks = [table.add("explosives-truck", (MIDDLE - 30 + 60 * i, 800)) for i in range(2)]
    spots = [(x, y) for y in range(600, 1001, 70) for x in range(320, 641, 34)]
    for at in spots:
        if abs(at[0] - MIDDLE) >= 100 or abs(at[1] - 800) >= 135:
            table.add("buggy", at, seat=len(table.on_board()) % len(PEOPLE), tokens="brawler gunner")
    for i, kind in enumerate(("debris", "wreck", "slick", "slide", "bridge")):
        table.card(kind, (MIDDLE, 560 + 100 * i))
    assert len(table.on_board()) == VEHICLES
    table.log.size = reported_before
    harm.damage(table.state, trucks[0], 1, True, table.log)
    table.run(Chance.seeded(key_from(seed)))
    assert table.asks == Ask.NOTHING, "nobody has decided anything in between"
    return table


@pytest.mark.rule("RW-399", "RW-400")
@pytest.mark.parametrize("seed", range(6))
def test_all_that_happens_in_an_extreme_pile_up_is_told(seed: int) -> None:
    log = pile_up(seed=seed).log
    assert log.lost == 0
    assert 256 < log.size <= LOG_MAX


def test_what_a_step_has_no_room_to_tell_is_told_as_so_many_things() -> None:
    whole = pile_up().log.size
    table = pile_up(LOG_MAX - 100)
    assert table.log.lost == whole - 100
    events = WORDS.events(table.log)
    last = events[-1]
    assert (last.kind, last.facts[0], last.audience) == (OMITTED, whole - 100, EVERYONE | REVEALS)
    for viewer in (None, 0, 5):
        said = WORDS.narrate(events[-100:], PEOPLE, viewer)
        assert said[-1] == f"And {whole - 100} more things happened, too fast to tell."
        assert len(said) == 100
