"""What several files of tests lay out alike."""

import pytest

from tests.games.road_wolf.railway import BESIDE, RIGHT_ROAD, Railway
from tests.games.road_wolf.valley import ONE, OTHER, Valley


@pytest.fixture
def valley() -> Valley:
    """Two Couriers with a Coupe each, side by side on the road."""
    valley = Valley()
    valley.one = valley.add("coupe", (430, 600), seat=ONE)
    valley.other = valley.add("coupe", (530, 500), seat=OTHER)
    return valley


@pytest.fixture
def railway() -> Railway:
    """The train, a Roadster of the one beside the front Gondola, and a Coupe of the other far from it."""
    railway = Railway()
    railway.one = railway.add("roadster", (BESIDE, 460), seat=ONE, tokens="gunner nitro")
    railway.other = railway.add("coupe", (RIGHT_ROAD, 1500), seat=OTHER)
    return railway
