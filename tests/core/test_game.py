import re
from dataclasses import fields, replace
from pathlib import Path

import numpy as np
import pytest

from runabout.core import contract, parts
from runabout.core.bot_hints import BotHints
from runabout.core.chance import Chance, key_from
from runabout.core.components import Components
from runabout.core.contract import RULES, Header
from runabout.core.declaration import PARTS
from runabout.core.errors import BadGame, BadOption, BadSeats
from runabout.core.game import BOT_RULES, INTERPRET, Functions, Game
from runabout.core.log import SEATS_MAX, Log
from runabout.core.options import Option
from runabout.core.record import Cells, i8, record
from runabout.core.result import Scoring
from runabout.core.rule import rule
from runabout.core.scene import Layout, plain_layout
from tests.core.tiny import OPTIONS, HopWords, Options, State, game
from tests.variants import changed


@rule
def playout(state: contract.Header, chance: Chance, log: Log, out: Cells) -> int:
    """Play legal actions at random to the end, and say how many decisions that took."""
    decisions = 0
    while not state.over:
        contract_apply(state, out[pick_one(chance, contract_legal(state, out))], chance, log)
        decisions += 1
    return decisions * 100 + ACTIONS


contract_apply, contract_legal, ACTIONS = contract.apply, contract.legal, contract.ACTIONS


@rule
def pick_one(chance: Chance, among: int) -> int:
    """A word of the key stream, reduced: good enough for a test."""
    chance.counter += 1
    return chance.counter * 7 % among


@pytest.fixture(params=["interpreted", "compiled"])
def functions(request):
    return getattr(game, request.param)


def begun(functions, seats=3):
    state = game.State()
    state.seats = seats
    functions.setup(state, game.new_options({"home": 30}), Chance.seeded(key_from("begun")), Log())
    return state


@pytest.mark.parametrize("seats", [(0, 4), (5, 4), (2, SEATS_MAX + 1), (-1, -1)])
def test_seats_out_of_range_or_back_to_front_are_refused(seats):
    with pytest.raises(BadGame, match=f"hop-home: `seats` are the fewest and the most, from 1 to {SEATS_MAX}; "):
        replace(game, seats=seats)


def test_one_seat_and_all_seats_are_allowed():
    assert replace(game, seats=(1, SEATS_MAX)).seats == (1, SEATS_MAX)


@pytest.mark.parametrize("seats", [1, 3, SEATS_MAX])
def test_a_game_may_have_one_number_of_seats_and_no_other(seats):
    only = replace(game, seats=(seats, seats))
    only.check_seats(seats)
    with pytest.raises(BadSeats, match=f"^Hop Home is for {seats} seats?; {seats + 1} came"):
        only.check_seats(seats + 1)


@pytest.mark.parametrize("options", [OPTIONS[:1], OPTIONS[::-1], ()], ids=["missing", "order", "none"])
def test_options_that_do_not_fit_their_record_are_refused(options):
    with pytest.raises(BadGame, match="`options` declares each field of Options, in order: "):
        replace(game, options=options)


def test_words_for_another_number_of_actions_are_refused():
    with pytest.raises(BadGame, match="`words` has an Action for each of 4 action numbers; it has 3"):
        replace(game, actions=4)


def test_a_reducer_of_no_event_is_refused_and_the_events_are_named():
    layout = Layout(game.Sight, plain_layout(game.Sight).parts, {game.words.kinds[0] + "d": lambda table, event: None})
    there = ", ".join(game.words.kinds)
    said = f"`layout` says what {game.words.kinds[0]}d moves; the kinds of events are {there}; did you mean"
    with pytest.raises(BadGame, match=f"hop-home: {said} {game.words.kinds[0]}"):
        replace(game, layout=layout)


@pytest.mark.parametrize("part", [*RULES, *BOT_RULES])
def test_function_that_is_no_rule_is_refused_by_name(part):
    with pytest.raises(BadGame, match=f"hop-home: `{part}` is a function decorated with @rule; <function"):
        changed(game, **{part: game.rules[part].function})


class Unmade(HopWords):
    """Words whose class forgets to call that of its base."""

    def __init__(self):
        pass


WRONG = [
    ("name", None, "a text that is not empty"),
    ("name", "", "a text that is not empty"),
    ("title", None, "a text that is not empty"),
    ("blurb", 7, "a text"),
    ("prefix", " ", "a text that is not empty"),
    ("version", True, "a whole number, at least 1"),
    ("actions", "3", "a whole number, at least 1"),
    ("bound", 9.5, "a whole number, at least 1"),
    ("seats", (True, 4), "a pair of whole numbers"),
    ("seats", None, "a pair of whole numbers"),
    ("State", None, "a @record that begins with core.contract.Header"),
    ("words", None, "a core.words.Words, made with its actions"),
    ("words", Unmade(), "a core.words.Words, made with its actions"),
    ("folder", None, "the Path of a folder with a file RULES.md"),
    ("folder", str(game.folder), "the Path of a folder with a file RULES.md"),
    ("folder", Path(__file__).parent, "the Path of a folder with a file RULES.md"),
    ("Options", None, "a @record with a field for each option"),
    ("options", None, "a tuple of core.options.Option"),
    ("options", list(OPTIONS), "a tuple of core.options.Option"),
    ("options", ("home", "pace"), "a tuple of core.options.Option"),
    ("scoring", None, "a core.result.Scoring"),
    ("bots", None, "a core.bot_hints.BotHints"),
    ("components", None, "a core.components.Components"),
    ("masked", "stone", "a tuple of names of fields"),
    ("masked", (1,), "a tuple of names of fields"),
    ("playout_depth", -1, "a whole number, at least 0, or a function decorated with @rule"),
    ("playout_depth", "40", "a whole number, at least 0, or a function decorated with @rule"),
    ("playout_depth", len, "a whole number, at least 0, or a function decorated with @rule"),
    ("prior_weight", 0.5, "a whole number from 0 to 1000000, or a function decorated with @rule"),
    ("prior_weight", 1_000_001, "a whole number from 0 to 1000000, or a function decorated with @rule"),
    ("opening_book", None, "a function decorated with @rule"),
    ("playouts", {"easy": 0}, "a mapping of levels' names, each to a whole number from 1 to 1000000"),
    ("playouts", {"easy": 1_000_001}, "a mapping of levels' names, each to a whole number from 1 to 1000000"),
    ("playouts", {1: 50}, "a mapping of levels' names, each to a whole number from 1 to 1000000"),
    ("playouts", 50, "a mapping of levels' names, each to a whole number from 1 to 1000000"),
    ("candidate_actions", 0, "a function decorated with @rule"),
    ("action_priors", 0, "a function decorated with @rule"),
    ("counts", [1, 2], "a tuple of whole numbers, at least 0"),
    ("counts", (1, -2), "a tuple of whole numbers, at least 0"),
    ("census", "all", "a function, or None"),
    ("data", ("box.toml",), "a tuple of Paths"),
    ("edition", None, "a text"),
    ("looks", "hats", "a core.looks.Looks, or None"),
    ("unit", True, "a whole number, at least 1"),
    ("team", True, "a whole number, at least 0"),
    ("won_only", 1, "True or False"),
    ("sides", None, "a text"),
]


@pytest.mark.parametrize(
    ("part", "value", "expected"), WRONG, ids=[f"{part} {value!r:.20}" for part, value, _ in WRONG]
)
def test_a_part_that_is_not_what_is_expected_is_named_with_that_and_with_what_came(part, value, expected):
    with pytest.raises(BadGame, match=rf"^[\w -]+: `{part}` is {re.escape(expected)}.*; .* came$"):
        changed(game, **{part: value})


def test_every_part_of_a_game_is_expected_to_be_something():
    tables = {Game: PARTS, BotHints: parts.BOT_HINTS, Components: parts.COMPONENTS, Scoring: parts.SCORING}
    for kind, expected in tables.items():
        assert set(expected) == {field.name for field in fields(kind)}


def test_what_came_is_not_repeated_at_length():
    with pytest.raises(BadGame) as fault:
        replace(game, words=game)
    assert len(str(fault.value)) < 200


@record
class Nobodys(Header):
    place = i8()


@record
class Late(Header):
    place = i8()
    viewer = i8()


@pytest.mark.parametrize(("sight", "adds"), [(Nobodys, "place"), (Late, "place, viewer"), (Header, "nothing")])
def test_a_sight_whose_first_own_field_is_not_its_viewer_is_refused(sight, adds):
    with pytest.raises(
        BadGame, match=f"hop-home: the first field that `Sight` adds .* is `viewer = i8\\(\\)`.* adds {adds}"
    ):
        replace(game, Sight=sight)


def test_a_sight_that_is_no_record_is_refused():
    with pytest.raises(
        BadGame, match=r"hop-home: `Sight` is a @record that begins with core.contract.Header; <class 'int'>"
    ):
        replace(game, Sight=int)


def test_a_masked_field_that_is_not_open_is_refused():
    with pytest.raises(BadGame, match=r"hop-home: `masked` names fields of the open part .*; stone came"):
        replace(game, masked=("stone",))


def test_a_game_without_hints_gives_every_action_the_same_prior():
    plain = replace(game, bots=BotHints()).interpreted
    assert [plain.action_prior(begun(plain), action) for action in range(3)] == [1, 1, 1]
    assert plain.candidates(begun(plain)) == plain.legal_actions(begun(plain))


def test_rulebook_is_read_from_the_games_folder():
    assert game.rulebook.version == game.version
    assert game.rulebook["HO-011"].text.startswith("Rest")


@pytest.mark.parametrize(("refusal", "number"), [(1, "HO-001"), (12, "HO-012"), (1001, "HOA-01"), (1012, "HOA-12")])
def test_what_refuse_returns_has_a_number_in_the_rulebook(refusal, number):
    assert game.rule_number(refusal) == number


def test_every_reason_to_refuse_is_in_the_rulebook():
    state = begun(game.interpreted)
    state.shown[0] = 1
    refusals = {game.interpreted.refuse(state, action) for action in range(-1, 4)} - {0}
    assert refusals == {10, 11, 12}
    assert all(game.rule_number(refusal) in game.rulebook for refusal in refusals)


@pytest.mark.parametrize(("said", "compiled"), [("1", False), ("", True), (None, True)])
def test_environment_says_whether_rules_are_interpreted(monkeypatch, said, compiled):
    if said is None:
        monkeypatch.delenv(INTERPRET, raising=False)
    else:
        monkeypatch.setenv(INTERPRET, said)
    assert replace(game).run.is_compiled is compiled


@pytest.mark.parametrize("seats", [1, 5, 0, -2])
def test_number_of_seats_that_the_game_has_not_is_refused(seats):
    with pytest.raises(BadSeats, match=f"Hop Home is for 2 to 4 seats; {seats} came"):
        game.check_seats(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_number_of_seats_that_the_game_has_is_fine(seats):
    game.check_seats(seats)


def test_options_have_their_defaults_or_what_was_given():
    assert (game.new_options().home, game.new_options().pace) == (20, 0)
    given = game.new_options({"pace": "doubled", "home": "33"})
    assert (given.home, given.pace) == (33, 1)


def test_option_that_does_not_fit_is_refused():
    with pytest.raises(BadOption):
        game.new_options({"home": 1})


def test_legal_actions_are_ascending_python_ints(functions):
    state = begun(functions)
    assert functions.legal_actions(state) == [0, 2]
    state.place[0] = 4
    assert functions.legal_actions(state) == [0, 1, 2]
    assert {type(action) for action in functions.legal_actions(state)} == {int}


@rule
def always(state: State, out: Cells) -> int:
    """A `legal` that does not ask whether the game is over."""
    out[0] = 2
    return 1


@rule
def reckoned(state: State, out: Cells) -> int:
    """The last action, found from a number that was written before: in 16 bits their sum would wrap round."""
    out[0] = 20_000
    out[0] = out[0] + out[0] - 39_998
    return 1


@pytest.mark.parametrize("way", ["interpreted", "compiled"])
def test_what_a_rule_reads_of_the_actions_it_has_listed_counts_as_in_compiled_code(way):
    functions = getattr(changed(game, legal=reckoned), way)
    assert functions.legal_actions(begun(functions)) == [2]


def test_nothing_is_legal_once_the_game_is_over_whatever_the_game_says():
    careless = replace(game, legal=always).interpreted
    state = begun(careless)
    assert careless.legal_actions(state) == [2]
    state.over = 1
    assert careless.legal_actions(state) == []


def test_scores_are_one_python_int_for_each_seat(functions):
    state = begun(functions, seats=4)
    state.winner = 2
    assert functions.scores(state) == [0, 0, 1, 0]
    assert {type(value) for value in functions.scores(state)} == {int}


def test_sight_is_a_record_of_its_own(functions):
    state = begun(functions)
    sight = functions.sight(state, 1)
    assert isinstance(sight, game.Sight)
    assert list(sight.stone[:3]) == [-1, state.stone[1], -1]
    sight.place[0] = 9
    assert state.place[0] == 0


def test_watcher_sees_no_secret(functions):
    assert list(functions.sight(begun(functions), -1).stone[:3]) == [-1] * 3


def test_what_is_imagined_fits_the_sight(functions):
    sight = functions.sight(begun(functions), 1)
    state = game.State()
    functions.imagine(sight, Chance.scripted([5, 4]), state)
    assert list(state.stone[:3]) == [5, sight.stone[1], 4]


def test_action_prior_is_the_games(functions):
    assert [functions.action_prior(begun(functions), action) for action in range(3)] == [2, 1, 1]


def test_function_is_bound_once():
    functions = Functions(game, compiled=False)
    assert functions.legal is functions.legal
    assert functions.bind(game.legal) is functions.legal


def test_name_that_is_no_part_of_the_contract_is_no_attribute(functions):
    with pytest.raises(AttributeError, match="leagl"):
        _ = functions.leagl


def test_algorithm_is_bound_to_the_games_functions_and_numbers(functions):
    state = begun(functions)
    found = functions.bind(playout)(state, Chance.seeded(bytes(32)), Log(), np.zeros(3, np.int16).view(Cells))
    assert found % 100 == game.actions
    assert state.over
    assert found // 100 >= 3


def test_algorithm_gives_the_same_bytes_either_way():
    ends = []
    for functions in (game.interpreted, game.compiled):
        state, chance, log = begun(functions), Chance.seeded(bytes(32)), Log()
        found = functions.bind(playout)(state, chance, log, np.zeros(3, np.int16).view(Cells))
        ends.append((found, bytes(state), bytes(chance), bytes(log)))
    assert ends[0] == ends[1]


def test_games_are_told_apart_by_identity():
    assert game == game
    assert replace(game) != game
    assert len({game, replace(game)}) == 2


def test_words_are_the_games_own():
    assert isinstance(game.words, HopWords)
    assert State is game.State


def test_an_endless_option_needs_a_field_of_its_name_in_state():
    home, pace = game.options
    with pytest.raises(BadGame, match="option hops is `endless` at 0, and State needs a field of its name"):
        replace(
            game,
            Options=Hops,
            options=(home, pace, Option("hops", 9, 0, 9, "HO-010", endless=0)),
        )


@record
class Hops(Options):
    hops = i8()
