from dataclasses import replace

import pytest

from runabout.bots import LEVELS, Bot, level, seat_bot
from runabout.bots.scratch import NODES_MOST, scratch_for
from runabout.bots.search import HIGH, LOW, Kind, on_span, play_out
from runabout.core.chance import Chance
from runabout.core.contract import WHOLE, always_quiescent
from runabout.core.errors import BadGame, BadLevel
from runabout.core.log import Log
from runabout.core.record import Cells
from runabout.core.rule import bind, rule
from runabout.games import find_game
from runabout.games.road_runner.cards import FIRST_PLAIN_ESCAPE, NUMBER, TITLES
from runabout.lab.simulate import Lineup, simulate
from runabout.match import Match
from tests.laws import little
from tests.variants import changed

game = find_game("road-runner")
KEY = bytes(32)


def test_levels_are_named_from_the_weakest_up():
    assert list(LEVELS) == ["random", "greedy", "easy", "medium", "hard", "expert"]
    searching = [found.playouts for found in LEVELS.values() if found.kind >= Kind.SEARCH]
    assert searching == sorted(searching)
    assert searching[-1] < NODES_MOST


def test_an_unknown_level_is_told_the_nearest():
    with pytest.raises(BadLevel, match=r'"meduim".*random, greedy, easy, medium, hard, expert.*Did you mean "medium"'):
        level("meduim")
    for other in (5, None, ["easy"]):
        with pytest.raises(BadLevel, match="the levels are random"):
            level(other)


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_plays_a_whole_game_of_legal_actions(name):
    match = Match(game, 3, seed="whole")
    bot = seat_bot(game, "medium" if name in ("hard", "expert") else name, KEY)
    while not match.over:
        match.play(bot.choose(match.sight(match.seat)))
    assert match.outcome() is not None


def test_the_same_key_and_sights_give_the_same_choices():
    chosen = []
    for _ in range(2):
        match, bot = Match(game, 4, seed="twice"), seat_bot(game, "easy", KEY)
        while not match.over:
            match.play(bot.choose(match.sight(match.seat)))
        chosen.append([step.action.number for step in match.steps])
    assert chosen[0] == chosen[1]


def test_a_bot_begun_anew_chooses_as_one_just_made():
    match = Match(game, 4, seed="anew")
    used, keys = seat_bot(game, "random", KEY), [bytes([number]) * 32 for number in range(20)]
    sight = match.sight(match.seat)
    chosen = []
    for key in keys:
        used.reseed(key)
        chosen.append(used.choose(sight))
    assert chosen == [seat_bot(game, "random", key).choose(sight) for key in keys]
    assert len(set(chosen)) > 1


def test_a_bot_decides_only_for_the_seat_to_act():
    match = Match(game, 3, seed=1)
    bot = seat_bot(game, "random", KEY)
    with pytest.raises(ValueError, match="whose decision it is"):
        bot.choose(match.sight((match.seat + 1) % 3))
    with pytest.raises(ValueError, match="whose decision it is"):
        bot.choose(match.sight(-1))


def test_a_bot_is_not_told_of_a_game_that_is_over():
    match, bot = Match(game, 3, seed="over"), seat_bot(game, "greedy", KEY)
    while not match.over:
        match.play(bot.choose(match.sight(match.seat)))
    with pytest.raises(ValueError, match="while the game goes on"):
        bot.choose(match.sight(match.state.seat))


def test_a_bot_cannot_tell_two_tables_apart_that_look_the_same():
    match = Match(game, 4, seed="look")
    for _ in range(3):
        match.play("pass")
    seat = match.seat
    sight = match.sight(seat)
    other = game.State()
    game.run.imagine(sight, Chance.seeded(bytes(range(32))), other)
    assert bytes(other) != bytes(match.state)
    again = game.run.sight(other, seat)
    choices = [seat_bot(game, "medium", KEY).choose(seen) for seen in (sight, again)]
    assert choices[0] == choices[1]


def test_a_budget_in_time_gives_a_legal_action():
    match = Match(game, 4, seed="time")
    bot = Bot(game, level("hard"), KEY, milliseconds=5)
    bot.warm()
    assert bot.choose(match.sight(match.seat)) in [action.number for action in match.legal()]


def table_with(hands):
    """A State in which these hands are held, every other Capture card lies in the draw pile, and every other Escape on
    the discard pile."""
    state, log = game.State(), Log()
    state.seats = len(hands)
    game.run.setup(state, game.new_options(), Chance.seeded(KEY), log)
    for pile in ("deck", "hand", "deck_size", "hand_size"):
        getattr(state, pile)[:] = 0
    left = [title for title in range(TITLES) for _ in range(game.components.counts[title])]
    for seat, hand in enumerate(hands):
        numbers = sorted(NUMBER[title] for title in hand)
        state.hand[seat][: len(numbers)] = numbers
        state.hand_size[seat] = len(numbers)
        for number in numbers:
            left.remove(number)
    captures = [title for title in left if title < FIRST_PLAIN_ESCAPE]
    escapes = [title for title in left if title >= FIRST_PLAIN_ESCAPE]
    state.deck[: len(captures)] = captures
    state.deck_size[0] = len(captures)
    state.escape_pile[: len(escapes)] = escapes
    state.escape_pile_size[0] = len(escapes)
    state.turn = state.seat = 0
    assert game.components.census is not None
    assert tuple(game.components.census(state)) == game.components.counts
    return state


def test_search_takes_a_win_that_nobody_can_stop():
    state = table_with([["Catapult", "Road", "Sail"], ["Anvil"], ["Cliff"]])
    bot = seat_bot(game, "medium", KEY)
    for expected in ("lay Catapult", "call launch"):
        chosen = bot.choose(game.run.sight(state, 0))
        assert game.words.format(chosen) == expected
        game.run.apply(state, chosen, Chance.seeded(KEY), Log())


def test_search_stops_the_last_chance_to_lose():
    state = table_with([["Catapult", "Road"], ["Anvil"], ["Beep Beep!", "Tunnel"]])
    for text in ("lay Catapult", "call launch", "decline"):
        game.run.apply(state, game.words.parse(text), Chance.seeded(KEY), Log())
    assert state.seat == 2
    for name in ("greedy", "easy", "medium"):
        chosen = seat_bot(game, name, KEY).choose(game.run.sight(state, 2))
        assert game.words.format(chosen) == "play Beep Beep!"


def test_a_bot_with_all_the_time_in_the_world_takes_none_where_there_is_no_choice():
    match = Match(game, 4, seed=7)
    assert [action.text for action in match.legal()] == ["pass"]
    bot = Bot(game, level("hard"), KEY, milliseconds=3_600_000)
    bot.warm()
    assert game.words.format(bot.choose(match.sight(match.seat))) == "pass"


def test_a_co_operative_game_is_searched_like_any_other(monkeypatch):
    monkeypatch.setenv("RUNABOUT_INTERPRET", "1")
    report = simulate(Lineup(TEAM, 3, ["easy"]), 3, jobs=1)
    assert report.team
    assert (report.scores == report.scores[:, :1]).all()
    assert len(set(report.wins)) == 1


TEAM = changed(little.game, score=little.pooled, team=little.BEST)


def tree_with_span(low, high):
    tree = scratch_for(TEAM).tree
    tree.span[LOW], tree.span[HIGH] = low, high
    return tree


def test_a_teams_results_count_by_where_they_stand_between_the_worst_and_the_best():
    team, rivals = ({"TEAM_SCORE": best} for best in (little.BEST, 0))
    assert bind(on_span, team)(0.25, tree_with_span(0.2, 0.3)) == pytest.approx(0.5)
    assert bind(on_span, team)(0.25, tree_with_span(0.25, 0.25)) == 0.5
    assert bind(on_span, rivals)(0.25, tree_with_span(0.2, 0.3)) == 0.25


@rule
def hope(state: little.State, out: Cells) -> None:
    """The seat with the most cards will win."""
    most = max(int(state.hand_size[seat]) for seat in range(state.seats))
    first = next(seat for seat in range(state.seats) if state.hand_size[seat] == most)
    for seat in range(state.seats):
        out[seat] = WHOLE if seat == first else 0


def test_playouts_stop_at_their_depth_and_take_the_evaluation(monkeypatch):
    # A bot that looks one decision ahead and values cards in hand draws; one that plays to the end shows for points.
    monkeypatch.setenv("RUNABOUT_INTERPRET", "1")
    near = changed(little.game, playout_depth=1, evaluate=hope)
    match = Match(near, 2, seed=1)
    while little.BOAST in [action.number for action in match.legal()]:
        match.play(little.BOAST)
    chosen = seat_bot(near, "medium", KEY).choose(match.sight(match.seat))
    assert chosen == little.DRAW
    far = changed(little.game, action_prior=only_showing)
    assert seat_bot(far, "medium", KEY).choose(match.sight(match.seat)) != little.DRAW


AT_FIRST = int(Match(little.game, 2, seed=1, run=little.game.interpreted).state.deck_size[0])
"""Cards in the deck when a game of two begins."""


@rule
def by_the_deck(state: little.State) -> int:
    """One decision, and as many as there are once a card has been drawn."""
    return 1 if state.deck_size[0] == AT_FIRST else 0


def test_a_playout_may_stop_after_more_decisions_in_one_state_than_in_another():
    near = changed(little.game, playout_depth=by_the_deck, evaluate=hope)
    for drawn, over in ((False, False), (True, True)):
        match = Match(near, 2, seed=1, run=near.interpreted)
        if drawn:
            match.play(little.DRAW)
        scratch = scratch_for(near)
        scratch.state.assign(match.state)
        near.interpreted.bind(play_out)(0, Chance.seeded(KEY), scratch)
        assert bool(scratch.state.over) == over


@rule
def while_it_goes_on(state: little.State) -> int:
    """Fails where the game is over."""
    return 1 // (1 - state.over)


def test_a_playout_that_comes_to_the_end_in_the_tree_asks_for_no_depth():
    near = changed(little.game, playout_depth=while_it_goes_on, evaluate=hope)
    match = Match(near, 2, seed=1, run=near.interpreted)
    scratch = scratch_for(near)
    scratch.state.assign(match.state)
    scratch.state.over = 1
    near.interpreted.bind(play_out)(4, Chance.seeded(KEY), scratch)
    assert scratch.state.over


@rule
def at_the_end(state: little.State) -> bool:
    return False


@pytest.mark.parametrize(("is_quiescent", "over"), [(always_quiescent, False), (at_the_end, True)])
def test_playouts_go_on_past_their_depth_to_a_quiescent_state(is_quiescent, over):
    near = changed(little.game, playout_depth=1, evaluate=hope, is_quiescent=is_quiescent)
    match = Match(near, 2, seed=1, run=near.interpreted)
    scratch = scratch_for(near)
    scratch.state.assign(match.state)
    near.interpreted.bind(play_out)(0, Chance.seeded(KEY), scratch)
    assert bool(scratch.state.over) == over


@rule
def only_showing(state: little.State, action: int) -> int:
    return 1 if action < little.DRAW else 0


def test_a_playout_depth_without_an_evaluation_is_no_game():
    with pytest.raises(BadGame, match=r"playouts that stop before the end.*need an `evaluate`"):
        changed(little.game, playout_depth=4)


def test_plain_python_and_compiled_code_think_alike(monkeypatch):
    match = Match(game, 3, seed="alike", run=game.interpreted)
    sights = []
    while len(sights) < 4 and not match.over:
        if len(match.legal()) > 1:
            sights.append(match.sight(match.seat))
        match.play(match.legal()[-1])
    compiled = [seat_bot(replace(game), "easy", KEY).choose(sight) for sight in sights]
    monkeypatch.setenv("RUNABOUT_INTERPRET", "1")
    plain = [seat_bot(replace(game), "easy", KEY).choose(sight) for sight in sights]
    assert plain == compiled


def test_each_level_does_better_than_chance_against_random_players():
    # The figures are of fixed seeds: they change only when the rules or the bots do.
    for name in ("greedy", "easy"):
        report = simulate(Lineup(game, 4, [name, "random", "random", "random"]), 400, seed="strength", jobs=1)
        low, _ = report.intervals[0]
        assert low > 0.25, (name, report.wins)
