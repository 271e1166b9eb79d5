"""How a search shares its budget out, and when it is sure (bots.search)."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

from runabout.bots import CHUNK, LEARNED, Bot, level, playouts_of
from runabout.bots.scratch import NODES_LEAST, NODES_MOST, scratch_for
from runabout.bots.search import (
    ACTION,
    FIRST,
    NEXT,
    RACE_AFTER,
    TABLES_LEAST,
    Kind,
    begin,
    best_choice,
    decide,
    drop_the_clearly_worse,
    halve,
    leave_out,
    merit,
    play_out,
    rounds_of,
    share_out,
    tables_of_round,
    think,
)
from runabout.core.chance import Chance, key_from
from runabout.core.contract import WHOLE
from runabout.core.errors import BadLevel
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games import find_game
from runabout.lab.contest import players_for
from runabout.match import Match
from tests.laws import little
from tests.variants import changed

KEY = bytes(32)


@pytest.fixture
def run():
    return little.game.interpreted


def a_tree(run, means, squares=None, tables=100, weights=None):
    """A tree whose candidates, actions 0, 1, 2 and so on, had these mean rewards at so many tables."""
    scratch = scratch_for(little.game)
    tree = scratch.tree
    run.bind(begin)(tree, scratch.nodes, int(Kind.SEARCH), 0)
    tree.candidates, tree.tables, tree.prior_weight = len(means), tables, WHOLE
    for i, mean in enumerate(means):
        tree.choices[i] = i
        tree.sums[i] = mean * tables
        tree.squares[i] = (mean if squares is None else squares[i]) * tables  # of results that are 0 or 1, unless told
        tree.root_log_priors[i] = 0.0
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
    tree.root_log_priors[:5] = [5.0, 1.0, 2.0, 3.0, 4.0]  # at 100 tables they count for hundredths
    run.bind(halve)(tree)
    assert left(tree) == [1, 2, 3]
    assert list(tree.root_log_priors[:3]) == [1.0, 2.0, 3.0]
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
    tree.root_log_priors[0] = 0.9
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
    run.bind(begin)(scratch.tree, scratch.nodes, int(Kind.SEARCH), 0)
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


@rule
def draw_by_the_book(state: little.State, acts: Cells, count: int) -> int:
    """While all cards but those dealt lie in the deck: draw."""
    for i in range(count):
        if state.deck_size[0] == AT_FIRST and acts[i] == little.DRAW:
            acts[0] = little.DRAW
            return 1
    return 0


AT_FIRST = little.CARDS - 2 * 2


def begun():
    """The little game with a book, and the beginning of a game for two."""
    game = changed(little.game, opening_book=draw_by_the_book)
    return game, Match(game, 2, seed=1, run=game.interpreted)


def choices(game, sight, kind, playouts=40, keys=30):
    scratch = scratch_for(game, playouts)
    choose = game.interpreted.bind(decide)
    return {int(choose(sight, int(kind), playouts, Chance.seeded(key_from(n)), scratch)) for n in range(keys)}


@pytest.mark.parametrize("kind", [Kind.WITH_BOOK, Kind.LEARNED])
def test_who_knows_the_book_plays_by_it_and_need_not_search_where_it_recommends_one_action(kind):
    game, match = begun()
    assert choices(game, match.sight(match.seat), kind, keys=4) == {little.DRAW}
    scratch = scratch_for(game, 40)
    game.interpreted.bind(decide)(match.sight(match.seat), int(kind), 40, Chance.seeded(KEY), scratch)
    assert scratch.tree.playouts == 1


def test_who_does_not_know_the_book_draws_one_of_all_candidates_where_it_knows_something():
    game, match = begun()
    legal = {action.number for action in match.legal()}
    assert len(legal) > 2
    assert choices(game, match.sight(match.seat), Kind.SEARCH) == legal


def test_of_what_the_book_does_not_know_all_search():
    game, match = begun()
    match.play(little.DRAW)
    sight = match.sight(match.seat)
    for kind in (Kind.SEARCH, Kind.WITH_BOOK):
        scratches = [scratch_for(one, 40) for one in (game, little.game)]
        for one, scratch in zip((game, little.game), scratches, strict=True):
            one.interpreted.bind(decide)(sight, int(kind), 40, Chance.seeded(KEY), scratch)
        assert scratches[0].tree.playouts >= 10
        assert scratches[0].tree.sums.tobytes() == scratches[1].tree.sums.tobytes()


@rule
def draw_afterwards(state: little.State, acts: Cells, count: int) -> int:
    """Once a card has been drawn, and while there is one: draw."""
    for i in range(count):
        if state.deck_size[0] < AT_FIRST and acts[i] == little.DRAW:
            acts[0] = little.DRAW
            return 1
    return 0


def below(scratch, *actions):
    """The actions that have a node below these, from the root on."""
    links, node = scratch.nodes.links, 0
    for action in (*actions, None):
        children, at = {}, int(links[node, FIRST])
        while at >= 0:
            children[int(links[at, ACTION])] = at
            at = int(links[at, NEXT])
        if action is None:
            return set(children)
        node = children[action]


@pytest.mark.parametrize(("kind", "by_the_book"), [(Kind.WITH_BOOK, True), (Kind.SEARCH, False)])
def test_all_play_by_the_book_in_the_tree_of_a_bot_that_knows_it(kind, by_the_book):
    game = changed(little.game, opening_book=draw_afterwards)
    match = Match(game, 2, seed=1, run=game.interpreted)
    scratch = scratch_for(game, 200)
    game.interpreted.bind(decide)(match.sight(match.seat), int(kind), 200, Chance.seeded(KEY), scratch)
    assert len(below(scratch)) > 2
    assert (below(scratch, little.DRAW) == {little.DRAW}) == by_the_book


@rule
def even_prospects(state: little.State, out: Cells) -> None:
    for seat in range(state.seats):
        out[seat] = WHOLE // state.seats


@pytest.mark.parametrize("knows_book", [1, 0])
def test_all_play_by_the_book_in_the_playouts_of_a_bot_that_knows_it(knows_book):
    left = AT_FIRST - 1
    game = changed(little.game, opening_book=draw_afterwards, playout_depth=left, evaluate=even_prospects)
    match = Match(game, 2, seed=1, run=game.interpreted)
    match.play(little.DRAW)
    scratch = scratch_for(game)
    scratch.state.assign(match.state)
    scratch.tree.knows_book = knows_book
    game.interpreted.bind(play_out)(0, Chance.seeded(KEY), scratch)
    assert (scratch.state.deck_size[0] == 0) == bool(knows_book)


def test_a_bot_with_a_budget_in_time_plays_by_the_book_as_well(monkeypatch):
    monkeypatch.setenv("RUNABOUT_INTERPRET", "1")
    game, match = begun()
    sight = match.sight(match.seat)
    assert Bot(game, level("hard"), KEY, milliseconds=1).choose(sight) == little.DRAW
    chosen = {Bot(game, level("medium"), key_from(n), milliseconds=1).choose(sight) for n in range(30)}
    assert chosen == {action.number for action in match.legal()}


@rule
def tenfold(playouts: int) -> int:
    return 10 * playouts


def test_priors_count_as_the_game_says_for_so_many_playouts():
    game = changed(little.game, prior_weight=tenfold)
    match = Match(game, 2, seed=1, run=game.interpreted)
    for playouts in (30, 60):
        scratch = scratch_for(game, playouts)
        game.interpreted.bind(decide)(match.sight(match.seat), int(Kind.SEARCH), playouts, Chance.seeded(KEY), scratch)
        assert scratch.tree.prior_weight == 10 * playouts


def test_they_do_so_too_once_it_is_known_how_many_a_time_allows(monkeypatch):
    monkeypatch.setenv("RUNABOUT_INTERPRET", "1")
    readings = iter((0.0, 0.1, 1.0))  # a tenth of the time has passed after the first playouts, and all after the next
    monkeypatch.setattr("runabout.bots.time", SimpleNamespace(perf_counter=lambda: next(readings)))
    game = changed(little.game, prior_weight=tenfold)
    match = Match(game, 2, seed=1)
    bot = Bot(game, level("hard"), KEY, milliseconds=1000)
    bot.choose(match.sight(match.seat))
    assert bot._scratch.tree.prior_weight == 10 * bot._scratch.tree.budget > 0


def test_a_prior_counts_by_its_weight_and_less_at_more_tables(run):
    for weight, tables, merits in ((WHOLE, 4, [0.75, 0.5]), (WHOLE // 2, 4, [0.625, 0.5]), (WHOLE, 8, [0.625, 0.5])):
        tree = a_tree(run, [0.5, 0.5], tables=tables)
        tree.prior_weight, tree.root_log_priors[0] = weight, 1.0
        assert [run.bind(merit)(tree, i) for i in range(2)] == merits


def test_a_game_may_have_its_own_number_of_playouts_for_a_level():
    game = changed(little.game, playouts={"easy": 7})
    match = Match(game, 2, seed=1, run=game.interpreted)
    for one, playouts in (("easy", 7), ("medium", 150)):
        assert playouts_of(level(one), game) == playouts
    assert playouts_of(replace(level("easy"), name="easy:30", playouts=30), game) == 30
    bot = Bot(game, level("easy"), KEY)
    assert bot._scratch.tree.budget == 0
    bot.choose(match.sight(match.seat))
    assert bot._scratch.tree.budget == 7
    asked = players_for([level("easy"), level("medium"), level("random")], game, KEY)
    assert asked.playouts.tolist() == [7, 150, 0]


def test_a_bot_without_a_budget_is_refused():
    for milliseconds in (0, -5, float("nan"), float("inf"), True):
        with pytest.raises(BadLevel, match=f"a number of milliseconds above 0; {milliseconds} came"):
            Bot(little.game, level("hard"), KEY, milliseconds)
    for playouts in (0, -1):
        with pytest.raises(BadLevel, match=f"easy bots search, which takes at least 1 playout .*; {playouts} came"):
            Bot(little.game, replace(level("easy"), playouts=playouts), KEY)
    Bot(little.game, level("random"), KEY)


def test_priors_count_in_a_time_that_is_up_before_the_budget_is_known(monkeypatch):
    monkeypatch.setenv("RUNABOUT_INTERPRET", "1")
    readings = iter((0.0, 2.0))
    monkeypatch.setattr("runabout.bots.time", SimpleNamespace(perf_counter=lambda: next(readings)))
    game = changed(little.game, prior_weight=tenfold)
    match = Match(game, 2, seed=1)
    bot = Bot(game, level("hard"), KEY, milliseconds=1000)
    bot.choose(match.sight(match.seat))
    assert bot._scratch.tree.budget == 0
    assert bot._scratch.tree.prior_weight == 10 * CHUNK
