"""Contested rolls: compared as the rules say, for every roll of up to six dice a side, compiled and as plain Python."""

from collections import Counter
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from docs import rolls as page
from runabout.core import compile as compiler
from runabout.core.chance import Chance, key_from
from runabout.core.record import Cells
from runabout.core.rule import Binder, bind, rule
from runabout.games.road_wolf.rolls import (
    DICE_MAX,
    Result,
    Tie,
    compare_dice,
    has_die,
    overkill,
    reroll_die,
    roll_dice,
    settle,
)
from tests.games.road_wolf import plain_rolls

WAYS = ("interpreted", "compiled")
MOST = 6  #: dice a side, in exhaustive counting
NAMES = {"attacker": Result.ATTACKER_WINS, "defender": Result.DEFENDER_WINS, "tie": Result.TIED}


@rule
def judge_all(
    attacks: Cells, attackers: int, defences: Cells, defenders: int, results: Cells, overkills: Cells
) -> None:
    """Every attack against every defence: how it comes out, and the winner's overkill."""
    for row in range(len(attacks)):
        for column in range(len(defences)):
            result = compare_dice(attacks[row], attackers, defences[column], defenders)
            results[row, column] = result
            overkills[row, column] = 0
            if result == Result.ATTACKER_WINS:
                overkills[row, column] = overkill(attacks[row], attackers, defences[column], defenders)
            if result == Result.DEFENDER_WINS:
                overkills[row, column] = overkill(defences[column], defenders, attacks[row], attackers)


@rule
def throw(dice: Cells, count: int, value: int, chance: Chance) -> int:
    """Roll so many dice, and then one of them again that shows `value`, if that is not 0; what it gave."""
    roll_dice(dice, count, chance)
    return reroll_die(dice, count, value, chance) if value > 0 else 0


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """Where machine code is kept while the tests run."""
    return tmp_path_factory.mktemp("rolls")


@pytest.fixture(params=WAYS)
def run(request, folder):
    """Makes a rule ready to call, compiled or as plain Python."""

    def run(template, *arguments):
        key = request.param, template
        if key not in READY:
            if request.param == "compiled":
                label = f"rule-{len(READY)}"
                READY[key] = compiler.compiled(Binder({}, compiler.finish), template, folder, label)
            else:
                READY[key] = bind(template, {})
        return READY[key](*arguments)

    run.way = request.param
    return run


READY = {}


def cells(*dice, room=DICE_MAX):
    """Dice in an array, highest first, and nothing behind them."""
    array = np.zeros(room, np.int8)
    array[: len(dice)] = sorted(dice, reverse=True)
    return array.view(Cells)


def judged(run, attack, defence):
    """Who wins, and with what overkill."""
    sides = cells(*attack), len(attack), cells(*defence), len(defence)
    result = run(compare_dice, *sides)
    if result == Result.TIED:
        return "tie", 0
    if result == Result.ATTACKER_WINS:
        return "attacker", run(overkill, *sides)
    return "defender", run(overkill, *sides[2:], *sides[:2])


def table(count):
    """Every roll of so many dice, as rows of an array."""
    return np.array([cells(*dice, room=max(count, 1)) for dice in plain_rolls.rolls(count)], np.int8).view(Cells)


# --- The rules, one by one --------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-211")
def test_the_highest_single_die_wins_and_dice_are_not_added_up(run):
    assert judged(run, [6, 1, 1], [5, 5, 5]) == ("attacker", 1)
    assert judged(run, [4, 4], [5, 1]) == ("defender", 1)


@pytest.mark.rule("RW-212")
def test_where_the_highest_are_equal_the_next_decide(run):
    assert judged(run, [6, 4, 1], [6, 3, 3]) == ("attacker", 0)
    assert judged(run, [6, 4, 1], [6, 4, 2]) == ("defender", 0)


@pytest.mark.rule("RW-213")
def test_any_die_is_higher_than_none(run):
    assert judged(run, [3, 2, 1], [3, 2]) == ("attacker", 0)
    assert judged(run, [3, 2], [3, 2, 1]) == ("defender", 0)
    assert judged(run, [1], []) == ("attacker", 1)


@pytest.mark.rule("RW-214", "RW-218")
def test_6_1_wins_against_5_5_with_overkill_1(run):
    assert judged(run, [6, 1], [5, 5]) == ("attacker", 1)


@pytest.mark.rule("RW-218")
def test_3_2_1_wins_against_3_2_with_overkill_0(run):
    assert judged(run, [3, 2, 1], [3, 2]) == ("attacker", 0)


@pytest.mark.rule("RW-215")
def test_without_any_difference_it_is_a_tie(run):
    assert judged(run, [5, 2, 2], [2, 5, 2]) == ("tie", 0)
    assert judged(run, [], []) == ("tie", 0)


@pytest.mark.rule("RW-217")
def test_overkill_counts_the_winners_dice_that_are_higher_than_the_losers_best(run):
    assert judged(run, [6, 5, 5, 4], [4, 4, 4, 4, 4]) == ("attacker", 3)
    assert judged(run, [2], [6, 3, 2]) == ("defender", 2)


@pytest.mark.rule("RWA-09")
def test_the_road_that_wins_on_a_later_die_alone_has_no_overkill(run):
    assert judged(run, [5, 3], [5, 2]) == ("attacker", 0)


@pytest.mark.rule("RWA-05")
@pytest.mark.parametrize(
    ("tie", "result"),
    [
        (Tie.NO_EFFECT, Result.TIED),
        (Tie.REROLL, Result.ROLL_AGAIN),
        (Tie.DEFENDER_WINS, Result.DEFENDER_WINS),
    ],
)
def test_a_tie_is_what_the_table_has_agreed_on(run, tie, result):
    even = cells(4, 4), 2, cells(4, 4), 2
    assert run(settle, *even, int(tie)) == result
    assert run(overkill, *even) == 0


@pytest.mark.rule("RWA-05")
@pytest.mark.parametrize("tie", Tie)
def test_a_roll_without_a_tie_does_not_depend_on_the_option_for_ties(run, tie):
    assert run(settle, cells(4, 4), 2, cells(4, 3), 2, int(tie)) == Result.ATTACKER_WINS
    assert run(settle, cells(4), 1, cells(4, 3), 2, int(tie)) == Result.DEFENDER_WINS


def test_cells_after_the_dice_of_a_side_make_no_difference(run):
    stale = np.array([3, 2, 6], np.int8).view(Cells)
    assert run(compare_dice, stale, 2, cells(3, 2), 2) == Result.TIED
    assert run(overkill, stale, 2, cells(1), 1) == 2
    assert not run(has_die, stale, 2, 6)


def test_twenty_dice_a_side_can_be_compared(run):
    assert judged(run, [6] * 20, [6] * 19 + [5]) == ("attacker", 0)
    assert judged(run, [5] * 20, [6] * 20) == ("defender", 20)


# --- Rolling and rerolling --------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-210")
def test_dice_are_rolled_one_by_one_and_lie_highest_first_whatever_comes(run):
    for faces in product(range(6), repeat=3):
        dice, chance = cells(6, 6, 6, 6, room=5), Chance.scripted(faces)
        run(throw, dice, 3, 0, chance)
        chance.check_script()
        assert list(dice) == [*sorted((face + 1 for face in faces), reverse=True), 0, 0]


def test_as_many_dice_can_be_rolled_as_the_array_has_room_for_and_none(run):
    dice = cells()
    run(throw, dice, DICE_MAX, 0, Chance.scripted([n % 6 for n in range(DICE_MAX)]))
    assert list(dice) == sorted((n % 6 + 1 for n in range(DICE_MAX)), reverse=True)
    run(throw, dice, 0, 0, Chance.scripted())
    assert list(dice) == [0] * DICE_MAX


def test_seeded_dice_are_the_same_whichever_way_they_are_rolled(run):
    for seed in range(20):
        dice, same = cells(), cells()
        run(throw, dice, 12, 0, Chance.seeded(key_from(seed)))
        roll_dice(same, 12, Chance.seeded(key_from(seed)))
        assert list(dice) == list(same)
        assert set(dice[:12]) <= set(range(1, 7))


@pytest.mark.rule("RW-091", "RW-092", "RW-216")
def test_a_reroll_changes_one_die_of_that_value_for_the_new_result_even_a_worse_one(run):
    for rolled in plain_rolls.rolls(4):
        for value, new in product(set(rolled), range(1, 7)):
            dice, chance = cells(), Chance.scripted([*(die - 1 for die in rolled), new - 1])
            assert run(throw, dice, 4, value, chance) == new
            chance.check_script()
            kept = list(rolled)
            kept.remove(value)
            assert list(dice) == list(cells(*kept, new))


@pytest.mark.rule("RW-091")
def test_a_die_can_be_rerolled_where_one_shows_the_value(run):
    shown = [value for value in range(1, 7) if run(has_die, cells(5, 2, 2, 1), 4, value)]
    assert shown == [1, 2, 5]


# --- Every outcome of up to six dice a side ---------------------------------------------------------------------------


@pytest.mark.rule("RW-211", "RW-212", "RW-213", "RW-215", "RW-217")
@pytest.mark.parametrize("attackers", range(1, MOST + 1))
def test_every_outcome_of_up_to_six_dice_a_side_agrees_with_a_plain_count(run, attackers):
    most = MOST if run.way == "compiled" else 7 - attackers  # plain Python takes its time; the page counts all
    for defenders in range(1, most + 1):
        attacks, defences = table(attackers), table(defenders)
        results = np.full((len(attacks), len(defences)), -1, np.int8).view(Cells)
        overkills = results.copy().view(Cells)
        run(judge_all, attacks, attackers, defences, defenders, results, overkills)
        weights = [[plain_rolls.weight(dice) for dice in plain_rolls.rolls(count)] for count in (attackers, defenders)]
        ways = np.outer(*(np.array(weight, np.int64) for weight in weights))
        plain = [
            [plain_rolls.judged(attack, defence) for defence in plain_rolls.rolls(defenders)]
            for attack in plain_rolls.rolls(attackers)
        ]
        assert results.tolist() == [[NAMES[who] for who, _ in row] for row in plain]
        assert overkills.tolist() == [[over for _, over in row] for row in plain]
        found = Counter()
        for result, over in product(NAMES.values(), range(MOST + 1)):
            found[result, over] = int(ways[(results == result) & (overkills == over)].sum())
        assert sum(found.values()) == 6 ** (attackers + defenders)
        assert page_of(found, attackers, defenders) == page.fight(attackers, defenders)


def page_of(found, attackers, defenders):
    """Counts as the page's columns have them."""
    attack = [found[Result.ATTACKER_WINS, over] for over in range(MOST + 1)]
    defence = [found[Result.DEFENDER_WINS, over] for over in range(MOST + 1)]
    ways = (attack[0], attack[1], sum(attack[2:]), found[Result.TIED, 0], defence[0], sum(defence[1:]))
    return tuple(Fraction(number, 6 ** (attackers + defenders)) for number in ways)


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (1, 3), (2, 2), (3, 2), (3, 3)])
def test_the_plain_count_of_rolls_is_that_of_all_dice_one_by_one(attackers, defenders):
    ways = Counter()
    for dice in product(range(1, 7), repeat=attackers + defenders):
        ways[plain_rolls.judged(dice[:attackers], dice[attackers:])] += 1
    assert ways == plain_rolls.counted(attackers, defenders)


# --- The page of chances ----------------------------------------------------------------------------------------------


def test_percent_is_rounded_exactly_and_tells_never_from_hardly_ever():
    shown = [page.percent(Fraction(*chance)) for chance in ((5, 12), (1, 6), (1, 2000), (1, 2001), (0, 1), (1, 1))]
    assert shown == ["41.7", "16.7", "0.1", "<0.1", "–", "100.0"]


@pytest.mark.parametrize("dice", range(1, 5))
def test_the_pages_wipeout_checks_agree_with_a_plain_count(dice):
    ways = Counter()
    for (who, over), number in plain_rolls.counted(2, dice).items():
        ways[-1 if who != "attacker" else min(over, 2)] += number
    assert page.check(dice, veteran=False) == tuple(Fraction(ways[each], 6 ** (2 + dice)) for each in (-1, 0, 1, 2))


@pytest.mark.parametrize("dice", range(1, 4))
def test_the_veteran_of_the_page_does_as_well_as_trying_every_reroll(dice):
    total = [Fraction(0)] * 4
    for fallen in product(range(1, 7), repeat=2 + dice):
        road, vehicle = fallen[:2], fallen[2:]
        choices = [[vehicle]]
        choices += [[(*vehicle[:i], new, *vehicle[i + 1 :]) for new in range(1, 7)] for i in range(dice)]
        spreads = []
        for choice in choices:
            came = Counter()
            for final in choice:
                who, over = plain_rolls.judged(road, final)
                came[-1 if who != "attacker" else min(over, 2)] += 1
            spreads.append([Fraction(came[each], len(choice)) for each in (-1, 0, 1, 2)])
        total = [sum(pair) for pair in zip(total, max(spreads))]
    assert page.check(dice, veteran=True) == tuple(chance / 6 ** (2 + dice) for chance in total)


def test_from_two_dice_on_a_veterans_reroll_is_worth_one_die_more_as_the_page_says():
    for dice in range(2, MOST):
        assert page.check(dice, veteran=True) == page.check(dice + 1, veteran=False)
    assert page.check(1, veteran=True)[0] < page.check(2, veteran=False)[0]
