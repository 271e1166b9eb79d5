"""Where Road Runner's hidden cards are imagined, in numbers."""

from collections import Counter
from dataclasses import replace

import pytest

from runabout.core.chance import Chance
from runabout.core.rule import rule
from runabout.games import find_game
from runabout.games.road_runner.sight import imagine
from runabout.testing import LAWS, BrokenLaw, Case
from runabout.testing.laws.case import Position
from runabout.testing.laws.chi_square import chance_of
from tests.laws.hidden import DECK, HIDDEN, OPEN, road_runner_places

DRAWS = 4_000
FREQUENCY = next(law for law in LAWS if law.name == "frequency")


@pytest.mark.rule("RRA-23")
def test_cards_never_seen_are_equally_likely_in_every_unseen_place():
    case = Case(find_game("road-runner"), 4, seed="uniform")
    position = Position(case)
    sight = position.sight(2)
    draws = DRAWS if case.run.is_compiled else DRAWS // 20
    found: Counter[tuple[int, int]] = Counter()
    for number in range(draws):
        found.update(road_runner_places(position.imagined(sight, case.stream("uniform", number))))
    sizes = {seat: sight.hand_count[seat] for seat in (0, 1, 3)} | {DECK: sight.deck_count}
    unseen = sum(sizes.values())
    titles = [title for title in range(len(case.game.components.counts)) if sight.unseen[title]]
    assert sum(sight.unseen[title] for title in titles) == unseen
    for title in titles:
        expected = {place: draws * sight.unseen[title] * size / unseen for place, size in sizes.items()}
        statistic = sum((found[title, place] - there) ** 2 / there for place, there in expected.items())
        assert chance_of(statistic, len(sizes) - 1) * len(titles) > 1e-4, title
    assert not any(place == OPEN for _, place in found)


@rule
def forgetful(sight, chance, state) -> None:
    tracked = sight.tracked_size
    sight.tracked_size = 0
    imagine(sight, chance, state)
    sight.tracked_size = tracked


@pytest.mark.rule("RRA-32")
def test_imagining_without_memory_is_found_out():
    forgetting = replace(find_game("road-runner"), imagine=forgetful)
    with pytest.raises(BrokenLaw, match=r"frequency: \d does not imagine marked card 0 where it lies"):
        FREQUENCY.check(Case(forgetting, 3, hidden=HIDDEN["road-runner"]))


def test_chance_of_its_own_moves_nothing_else():
    case = Case(find_game("road-runner"), 3)
    position = Position(case)
    before = bytes(position.chance)
    position.imagined(position.sight(0), Chance.seeded(bytes(32)))
    assert bytes(position.chance) == before
