import re

import numpy as np
import pytest

from runabout.core.errors import BadOption
from runabout.core.options import Option, read_options

HOME = Option("home", 20, 2, 100, "HOA-01")
PACE = Option("pace", 5, 4, 6, "HO-010", ("slow", "middling", "fast"))


def test_number_is_read_as_text_or_as_a_number():
    assert [HOME.read(value) for value in ("7", 7, " 7 ", "2", "100")] == [7, 7, 7, 2, 100]


@pytest.mark.parametrize("value", ["1", 1, "101", 101, "-7", "seven", "", "7.5", "0x10", "9" * 5000], ids=ascii)
def test_number_out_of_range_or_no_number_is_refused_with_the_range_and_the_rule(value):
    with pytest.raises(BadOption) as caught:
        HOME.read(value)
    assert str(caught.value) == f'Option home is a whole number from 2 to 100; "{str(value)[:60]}" came (HOA-01).'


def test_both_ends_of_the_range_are_in_it():
    assert (HOME.read("2"), HOME.read("100"), PACE.read(4), PACE.read(6)) == (2, 100, 4, 6)


@pytest.mark.parametrize(("value", "number"), [("slow", 4), ("FAST", 6), ("Middling", 5), (5, 5), (True, None)])
def test_choice_is_read_by_its_name_or_its_number_but_not_by_a_number_in_text(value, number):
    if number is None:
        with pytest.raises(BadOption):
            PACE.read(value)
    else:
        assert PACE.read(value) == number


@pytest.mark.parametrize("value", ["5", "faster", "", 3, 7])
def test_value_that_is_no_choice_is_refused_with_the_choices(value):
    with pytest.raises(BadOption, match=f'Option pace is slow, middling or fast; "{value}" came'):
        PACE.read(value)


def test_true_is_read_as_one_and_false_as_zero():
    switch = Option("switch", 0, 0, 1, "HO-001", ("off", "on"))
    assert (switch.read(True), switch.read(False)) == (1, 0)


@pytest.mark.parametrize("option", [HOME, PACE], ids=lambda option: option.name)
def test_what_is_written_reads_back(option):
    for number in range(option.low, option.high + 1):
        assert option.read(option.write(number)) == number


def test_choice_is_written_by_its_name():
    assert PACE.write(6) == "fast"


@pytest.mark.parametrize(
    "bad",
    [
        {"default": 1},
        {"default": 101},
        {"low": 30},
        {"choices": ("near", "far")},
    ],
    ids=str,
)
def test_declaration_that_contradicts_itself_is_refused(bad):
    given = {"default": 20, "low": 2, "high": 100, **bad}
    with pytest.raises(ValueError, match="option home: the default must lie in the range"):
        Option("home", rule="HOA-01", **given)


def test_defaults_stand_for_what_is_not_given():
    assert read_options([HOME, PACE], {}) == {"home": 20, "pace": 5}
    assert read_options([HOME, PACE], {"pace": "fast"}) == {"home": 20, "pace": 6}


def test_name_of_an_option_may_be_typed_with_hyphens_and_capitals():
    slow = Option("slow_start", 0, 0, 9, "HO-001")
    assert read_options([slow], {"Slow-Start": "4"}) == {"slow_start": 4}


def test_unknown_option_is_answered_with_those_there_are_and_the_nearest():
    with pytest.raises(BadOption, match=r'^No option "hme": the options are home, pace\. Did you mean home\?$'):
        read_options([HOME, PACE], {"hme": 3})


def test_unknown_option_far_from_any_gets_no_hint():
    with pytest.raises(BadOption, match=r'^No option "zzz": the options are home, pace\.$'):
        read_options([HOME, PACE], {"zzz": 3})


@pytest.mark.parametrize("value", [1000, 2.0, 2.7, float("nan"), None, [1], "2.0", np.float64(3)], ids=repr)
def test_bad_value_of_a_known_option_is_refused(value):
    with pytest.raises(BadOption, match=f"Option home is .*{re.escape(str(value))}"):
        read_options([HOME, PACE], {"home": value})


def test_a_value_may_be_a_whole_number_of_numpy_or_a_yes_or_no():
    switch = Option("open_hands", 0, 0, 1, "HOA-02", ("off", "on"))
    assert read_options([HOME, switch], {"home": np.int64(7), "open_hands": True}) == {"home": 7, "open_hands": 1}


def test_a_default_for_a_shared_screen_must_lie_in_the_range_too():
    assert Option("open_hands", 0, 0, 1, "HOA-02", ("off", "on"), shared=1).shared == 1
    with pytest.raises(ValueError, match="open_hands: the default must lie in the range"):
        Option("open_hands", 0, 0, 1, "HOA-02", ("off", "on"), shared=2)


def test_what_people_are_offered_first_is_the_default_unless_it_is_declared():
    hands = Option("open_hands", 0, 0, 2, "HOA-02", ("off", "on", "some"), shared=1, offered=2)
    assert [hands.usual(is_shared) for is_shared in (True, False)] == [1, 2]
    assert Option("home", 20, 2, 100, "HOA-01", offered=9).usual(is_shared=True) == 9
    assert HOME.usual(is_shared=False) == HOME.default
    with pytest.raises(ValueError, match="the default must lie in the range"):
        Option("home", 20, 2, 100, "HOA-01", offered=101)


DEALER = Option("dealer", 0, 0, 8, "HO-002", role="dealer")


@pytest.mark.parametrize(("value", "seats"), [(8, 3), (4, 3), (3, 2)])
def test_seat_that_the_table_does_not_have_is_refused_with_those_it_has(value, seats):
    with pytest.raises(BadOption) as caught:
        DEALER.check_at(seats, value)
    assert str(caught.value) == (
        f"Option dealer is a seat from 1 to {seats} at a table of {seats}, or 0; {value} came (HO-002)."
    )


@pytest.mark.parametrize("value", [0, 1, 3])
def test_seat_of_the_table_is_taken(value):
    DEALER.check_at(3, value)


def test_highest_value_of_a_seat_is_the_tables_and_of_anything_else_its_own():
    assert (DEALER.highest(3), HOME.highest(3)) == (3, 100)


LAPS = Option("laps", 3, 0, 9, "HO-003", endless=0)
HOURS = Option("hours", 0, 0, 9, "HO-004", ("none", *"12345678", "ever"), endless=9)


def test_ends_are_the_values_at_either_end_that_bots_may_play_with():
    assert [option.ends for option in (HOME, LAPS, HOURS)] == [(2, 100), (1, 9), (0, 8)]


def test_a_value_with_which_bots_might_play_on_for_ever_is_refused_without_people():
    with pytest.raises(BadOption) as caught:
        LAPS.check_without_people(0)
    assert str(caught.value) == (
        "Option laps=0 is for tables where a person sits: bots alone might play on for ever. Without people it is from "
        "1 to 9 (HO-003)."
    )
    with pytest.raises(BadOption, match="hours=ever is for tables where a person sits"):
        HOURS.check_without_people(9)
    for option in (HOME, LAPS, HOURS):
        option.check_without_people(option.default)


@pytest.mark.parametrize("endless", [3, 5], ids=["the default", "within the range"])
def test_an_endless_value_is_one_end_of_the_range_and_not_the_default(endless):
    with pytest.raises(ValueError, match="laps: `endless` is one end of the range, and not the default"):
        Option("laps", 3, 0, 9, "HO-003", endless=endless)
