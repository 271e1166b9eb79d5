"""Whom a decision affects: whose outfit is riffed off."""

import pytest

from runabout.games.rummy_runway.state import Event
from tests.games.rummy_runway.table import DRAW_ONE, Table, discard, lay, riff, take, trim
from tests.games.touching import touched

HAT = "R2 Y3 B4"


def who(table, line, gives=""):
    return touched(table, Event, line, gives)


@pytest.mark.rule("RY-042")
@pytest.mark.parametrize("slot", range(3))
@pytest.mark.parametrize("owner", range(3))
def test_a_riff_affects_whose_outfit_it_is_ones_own_too(owner, slot):
    outfits = {owner: [HAT, "R2 B3 Y4", "R2 R3 R4"]}
    table = Table("R5 Y1", "B9", "Y9", outfits=outfits, turn=0, outfit_colours=1)
    assert who(table, riff(owner, "right", slot)) == {"RIFFED": {owner}}


@pytest.mark.rule("RY-042", "RYA-10")
def test_a_riff_with_a_wild_card_or_on_the_left_affects_the_owner_too():
    table = Table("W1 B1 R1", "B9", "Y9", outfits={2: [HAT, HAT]})
    assert who(table, riff(2, "left", 0, wild=True)) == {"RIFFED": {2}}
    assert who(table, riff(2, "left", 1)) == {"RIFFED": {2}}


@pytest.mark.rule("RYA-01")
def test_a_riff_out_of_the_closet_affects_the_owner_too():
    table = Table("Y9", "B9", closets={0: "R5"}, outfits={1: [HAT]}, closet_riff=1)
    assert who(table, riff(1, "right", closet=True)) == {"RIFFED": {1}}


def test_what_is_drawn_laid_formed_or_discarded_affects_nobody():
    table = Table("R0 Y0 B0 R9", "B9", row="Y7", closets={0: "R6 R7 R8 Y8"}, outfits={1: [HAT]}, phase="draw")
    for line in (take("Y7"), lay("R0"), lay("Y0"), lay("B0"), discard("R9"), trim("R6")):
        assert who(table, line) == {}
    assert (table.outfits(0), table.seat) == (["R0 Y0 B0"], 1)
    assert who(table, DRAW_ONE) == {}
