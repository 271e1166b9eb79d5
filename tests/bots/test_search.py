"""How a search shares its budget out, and when it is sure (bots.search)."""

from dataclasses import replace

import numpy as np
import pytest

from runabout.bots import LEARNED, Bot, level
from runabout.bots.scratch import NODES_LEAST, NODES_MOST, scratch_for
from runabout.bots.search import (
    RACE_AFTER,
    TABLES_LEAST,
    Kind,
    begin,
    best_choice,
    decide,
    drop_the_clearly_worse,
    halve,
    leave_out,
    rounds_of,
    share_out,
    tables_of_round,
    think,
)
from runabout.core.chance import Chance, key_from
from runabout.games import find_game
from runabout.match import Match
from tests.laws import little

KEY = bytes(32)


@pytest.fixture
def run():
    return little.game.interpreted


def a_tree(run, means, squares=None, tables=100, weights=None):
    """A tree whose candidates, actions 0, 1, 2 and so on, had these mean rewards at so many tables."""
    scratch = scratch_for(little.game)
    tree = scratch.tree
    run.bind(begin)(tree, scratch.nodes, False, 0)
    tree.candidates, tree.tables = len(means), tables
    for i, mean in enumerate(means):
        tree.choices[i] = i
        tree.sums[i] = mean * tables
        tree.squares[i] = (mean if squares is None else squares[i]) * tables  # of results that are 0 or 1, unless told
        tree.root_bonus[i] = 0.0
        tree.weights[i] = 1 if weights is None else weights[i]
    return tree


def left(tree):
    return [int(action) for action in tree.choices[: tree.candidates]]


def test_rounds_are_counted_until_two_candidates_have_been_compared(run):
    for count in range(1, 200):
        halvings, now = 0, count
        while now > 2:
            now = max(2, (now + 1) // 2)
            halvings += 1
        assert run.bind(rounds_of)(count) == halvings + 1


@pytest.mark.parametrize("candidates", [2, 3, 7, 12, 90])
@pytest.mark.parametrize("budget", [600, 4000, 16000])
def test_each_round_has_the_same_part_of_the_budget(run, candidates, budget):
    tree = a_tree(run, [0.5] * min(candidates, little.game.actions))
    tree.candidates, tree.budget = candidates, budget
    run.bind(share_out)(tree)
    spent, rounds = 0, 0
    while tree.candidates > 2 or rounds == 0:
        tables = run.bind(tables_of_round)(tree)
        part = tables * tree.candidates
        assert budget / tree.stages - tree.candidates < part <= max(budget / tree.stages, tree.candidates)
        spent, rounds = spent + part, rounds + 1
        if tree.candidates > 2:
            tree.candidates = max(2, (tree.candidates + 1) // 2)
    assert spent <= max(budget, candidates)
    assert rounds in (tree.stages, tree.stages - 1)  # the last is the one between two


@pytest.mark.parametrize(
    ("candidates", "budget", "tables"), [(90, 4000, 32), (12, 4000, 83), (90, 600, 1), (12, 0, 32)]
)
def test_all_are_tried_at_enough_tables_where_the_budget_allows_it(run, candidates, budget, tables):
    tree = a_tree(run, [0.5, 0.5])
    tree.candidates, tree.budget = candidates, budget
    run.bind(share_out)(tree)
    assert tree.cut == tables


def test_the_better_half_is_kept_with_all_that_is_known_of_it(run):
    tree = a_tree(run, [0.2, 0.9, 0.5, 0.7, 0.1])
    run.bind(halve)(tree)
    assert left(tree) == [1, 2, 3]
    assert list(tree.sums[:3]) == pytest.approx([90, 50, 70])
    assert list(tree.squares[:3]) == pytest.approx([90, 50, 70])
    assert run.bind(best_choice)(tree) == 1


def test_what_is_clearly_worse_is_dropped_and_what_may_yet_be_best_is_not(run):
    tree = a_tree(run, [0.1, 0.9, 0.85, 0.3])
    run.bind(drop_the_clearly_worse)(tree)
    assert left(tree) == [1, 2]
    assert list(tree.sums[:2]) == pytest.approx([90, 85])


def test_the_same_difference_is_clearer_where_results_are_close_together(run):
    wide = a_tree(run, [0.6, 0.5])
    narrow = a_tree(run, [0.6, 0.5], squares=[0.6**2 + 0.0001, 0.5**2 + 0.0001])
    for tree in (wide, narrow):
        run.bind(drop_the_clearly_worse)(tree)
    assert left(wide) == [0, 1]
    assert left(narrow) == [0]


def test_nothing_is_dropped_while_every_result_was_the_same(run):
    # Three candidates that lost at all of 16 tables: that one is better by its prior says nothing of them.
    tree = a_tree(run, [0.0, 0.0, 0.0], tables=16)
    tree.root_bonus[0] = 0.9
    run.bind(drop_the_clearly_worse)(tree)
    assert left(tree) == [0, 1, 2]


def test_a_small_budget_goes_to_the_candidates_with_the_highest_priors(run):
    tree = a_tree(run, [0.0] * 6, weights=[1, 7, 2, 9, 1, 5])
    tree.budget = 2 * TABLES_LEAST * 3 + 1  # two rounds of three candidates, not of four
    run.bind(leave_out)(tree, Chance.seeded(KEY))
    assert left(tree) == [1, 3, 5]
    assert list(tree.weights[:3]) == [7, 9, 5]


def test_among_equal_priors_it_is_chance_that_decides_who_is_left_out(run):
    kept = set()
    for number in range(40):
        tree = a_tree(run, [0.0] * 4, weights=[3, 3, 3, 3])
        tree.budget = 1
        run.bind(leave_out)(tree, Chance.seeded(key_from(number)))
        kept.add(tuple(left(tree)))
    assert len(kept) == 6  # each pair of four


def test_a_large_budget_leaves_nobody_out(run):
    tree = a_tree(run, [0.0] * 6, weights=[1, 7, 2, 9, 1, 5])
    tree.budget = 1000
    run.bind(leave_out)(tree, Chance.seeded(KEY))
    assert left(tree) == [0, 1, 2, 3, 4, 5]


def sights_with_a_choice(game, seats, count):
    """The first sights of a game played by its first legal actions at which there is a choice."""
    match, found = Match(game, seats, seed="a choice"), []
    while len(found) < count and not match.over:
        if len(match.legal()) > 1:
            found.append(match.sight(match.seat))
        match.play(match.legal()[len(match.steps) % len(match.legal())])
    return found


def searched(game, sight, budget, kind=Kind.SEARCH):
    """Scratch after one decision with so many playouts."""
    scratch = scratch_for(game, budget)
    game.run.bind(decide)(sight, int(kind), budget, Chance.seeded(KEY), scratch)
    return scratch


def test_a_search_ends_when_one_candidate_is_left_and_not_before_a_part_of_its_budget():
    game, budget = find_game("road-runner"), 1600
    spent = []
    for sight in sights_with_a_choice(game, 3, 12):
        tree = searched(game, sight, budget).tree
        if tree.tables == 1:
            continue  # one action alone had a prior
        spent.append(int(tree.playouts))
        assert spent[-1] >= budget if tree.candidates > 1 else RACE_AFTER * spent[-1] >= budget
    assert min(spent) < budget / 2  # some decisions are clear
    assert max(spent) >= budget  # and some are not


def test_a_tree_has_a_node_for_each_playout_of_a_large_budget():
    game = find_game("riverdale")
    sight = next(iter(sights_with_a_choice(game, 2, 1)))
    large = searched(game, sight, 80_000)  # of which a quarter is spent at least
    assert len(large.nodes.rewards) == 80_001
    assert large.tree.nodes > 1 << 14
    assert len(scratch_for(game).nodes.rewards) == NODES_LEAST
    assert len(scratch_for(game, 10 * NODES_MOST).nodes.rewards) == NODES_MOST


def test_a_full_tree_grows_no_more_and_a_search_goes_on():
    game = find_game("riverdale")
    sight = next(iter(sights_with_a_choice(game, 2, 1)))
    scratch = scratch_for(game)
    run, chance = game.run, Chance.seeded(KEY)
    run.bind(begin)(scratch.tree, scratch.nodes, False, 0)
    run.bind(think)(sight, 3 * NODES_LEAST, chance, scratch)
    assert scratch.tree.nodes == NODES_LEAST
    assert scratch.tree.playouts >= 3 * NODES_LEAST


def test_a_budget_in_time_is_shared_out_once_it_is_known_how_fast_it_goes():
    game = find_game("road-runner")
    bot = Bot(game, level("hard"), KEY, milliseconds=20)
    bot.warm()
    for sight in sights_with_a_choice(game, 3, 3):
        bot.choose(sight)
        tree = bot._scratch.tree
        assert tree.candidates == 1 or tree.budget > 0
        assert tree.playouts > 0


def test_an_expert_searches_with_the_network_that_a_game_has_and_without_where_it_has_none():
    expert = replace(level("expert"), playouts=200)
    for name, like in (
        ("riverdale", replace(LEARNED, playouts=200)),
        ("rummy-runway", replace(level("hard"), playouts=200)),
    ):
        game = find_game(name)
        assert (game.network is not None) == (like.kind == Kind.LEARNED)
        for sight in sights_with_a_choice(game, 2, 4):
            trees = [searched(game, sight, 200, one.kind).tree for one in (expert, like)]
            assert trees[0].sums.tobytes() == trees[1].sums.tobytes()
            assert Bot(game, expert, KEY).choose(sight) == Bot(game, like, KEY).choose(sight)


def test_a_decision_with_a_network_differs_from_one_without():
    game = find_game("riverdale")
    sight = next(iter(sights_with_a_choice(game, 2, 1)))
    sums = [np.array(searched(game, sight, 200, kind).tree.sums) for kind in (Kind.SEARCH, Kind.LEARNED)]
    assert not np.array_equal(*sums)
