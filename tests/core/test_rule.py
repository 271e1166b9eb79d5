import enum
import types

import numpy as np
import pytest

from runabout.core.errors import BadGame
from runabout.core.record import Cells, Record, i8, i64, record
from runabout.core.rule import Binder, Constant, Rule, bind, by_number, function_of, inline, open_rule, rule, sources_of

WIDTH = Constant("WIDTH")
PRIMES = np.array([2, 3, 5, 7])
HALF = 0.5


class Colour(enum.IntEnum):
    RED = 3
    GREEN = 5
    LIME = 5


@record
class Board(Record):
    small = i8()
    large = i64()
    cells = i8[4]


@open_rule
def value(state: Board) -> int:
    """What a game says a board is worth."""


@rule
def ten(state: Board) -> int:
    """Ten."""
    return 10


@rule
def twenty(state: Board) -> int:
    """Twenty, by way of another rule."""
    return ten(state) * 2


@rule
def doubled(state: Board) -> int:
    """Twice the value of whatever game it is."""
    return 2 * value(state)


@rule
def nested(state: Board) -> int:
    """The open name lies two calls down."""
    return doubled(state) + 1


@rule
def wide(state: Board) -> int:
    """An open number."""
    return WIDTH * 2


@rule
def hue(state: Board) -> int:
    """Names of an IntEnum, an alias among them."""
    if state.small == Colour.RED:
        return Colour.LIME
    return -Colour.GREEN


@rule
def squared(state: Board) -> int:
    """A small number widened before it is counted with."""
    total = int(state.small)
    total *= int(state.cells[0])
    return total * int(state.small) * 1000


@rule
def distance(state: Board) -> int:
    """The size of the smallest number that a small field holds, which is larger than the largest."""
    return abs(int(state.small))


@rule
def shifted(cells: Cells) -> int:
    """A bit far up, from a small cell."""
    bits = 0
    for i in range(4):
        bits |= 1 << cells[i]
    return bits


@rule
def drift(state: Board) -> None:
    """Negative numbers in small and large fields, rounded down as Python does."""
    state.large = (state.small // 2) * 10 + state.small % 4
    state.cells[1] = -state.small - 1
    state.cells[2] -= 120


@rule
def with_defaults(state: Board, first: int = 4, second: int = -7) -> int:
    """Arguments that may be left out."""
    return first * 100 + second


@rule
def leaves_them_out(state: Board) -> int:
    """A rule that uses another's defaults."""
    return with_defaults(state) + with_defaults(state, 1) + with_defaults(state, 1, 1)


@rule
def by_table(state: Board, slot: int) -> int:
    """A module's array, read."""
    return int(PRIMES[slot]) + int(HALF * 4)


@rule
def plus(state: Board, number: int) -> int:
    return int(state.small) + number


@rule
def minus(state: Board, number: int) -> int:
    return int(state.small) - number


by_sign = by_number(plus, minus)


@rule
def both_ways(state: Board) -> int:
    return by_sign(0, state, 3) * 1000 + by_sign(1, state, 3)


@rule
def by_comprehension(state: Board) -> int:
    """A name used only inside a nested piece of code."""
    return sum([ten(state) for _ in range(3)])


@rule
def countdown(state: Board, left: int) -> int:
    """A rule that calls itself."""
    return 0 if left == 0 else countdown(state, left - 1)


@rule
def ping(state: Board) -> int:
    """One of two that call each other."""
    return pong(state)


@rule
def pong(state: Board) -> int:
    """The other."""
    return ping(state)


@rule
def small(state: Board) -> int:
    """A rule named as a field, and the field is not the rule."""
    return state.small


def board(small=3, cell=100):
    made = Board()
    made.small = small
    made.cells = [cell, 0, 0, 62]
    return made


def test_rule_called_by_itself_is_the_plain_function():
    assert twenty(board()) == 20
    assert with_defaults(board(), second=3) == 403


def test_rule_keeps_its_name_and_docstring():
    assert ten.__name__ == "ten"
    assert ten.__doc__ == "Ten."
    assert repr(ten) == f"<rule {__name__}.ten>"


def test_open_name_called_before_it_is_bound_says_so():
    with pytest.raises(BadGame, match="value is an open name: bind the template to a game before calling it"):
        doubled(board())


def test_open_number_used_before_it_is_bound_says_so():
    with pytest.raises(BadGame, match="WIDTH is an open name"):
        range(WIDTH)


def test_open_name_is_filled_in_from_the_game(prepare, way):
    assert prepare(doubled, way, value=ten)(board()) == 20
    assert prepare(doubled, way, value=twenty)(board()) == 40


def test_rules_that_a_rule_calls_are_bound_likewise(prepare, way):
    assert prepare(nested, way, value=ten)(board()) == 21


def test_binding_to_one_game_leaves_another_alone():
    one, other = bind(nested, {"value": ten}), bind(nested, {"value": twenty})
    assert (one(board()), other(board())) == (21, 41)
    with pytest.raises(BadGame, match="open name"):
        nested(board())


def test_open_number_is_filled_in_from_the_game(prepare, way):
    assert prepare(wide, way, WIDTH=21)(board()) == 42


@pytest.mark.parametrize(("template", "missing"), [(nested, "value"), (wide, "WIDTH")])
def test_name_that_the_game_lacks_is_named(template, missing):
    with pytest.raises(BadGame, match=f"the game has no `{missing}`, which this algorithm needs"):
        bind(template, {"other": ten})


@pytest.mark.parametrize("bad", [len, board, 7, None])
def test_what_is_no_rule_cannot_be_bound(bad):
    with pytest.raises(BadGame, match="is no rule: decorate it with @rule"):
        bind(bad, {})


def test_open_name_filled_with_what_is_no_rule_is_refused():
    with pytest.raises(BadGame, match="is no rule"):
        bind(doubled, {"value": lambda state: 3})


def test_rule_that_calls_itself_is_refused_by_name():
    with pytest.raises(BadGame, match="countdown calls itself"):
        bind(countdown, {})


def test_rules_that_call_each_other_are_refused():
    with pytest.raises(BadGame, match="calls itself"):
        bind(ping, {})


def test_field_may_be_named_as_a_rule_is(prepare, way):
    assert prepare(small, way)(board(3)) == 3


def test_refused_rule_is_refused_again_and_not_half_kept():
    binder = Binder({})
    for _ in range(2):
        with pytest.raises(BadGame, match="the game has no `value`"):
            binder.bound(nested)


def test_rule_that_reaches_into_the_function_around_it_is_refused():
    step = 3

    @rule
    def stepped(state: Board) -> int:
        return state.small + step

    with pytest.raises(BadGame, match="stepped uses step, a name of the function around it"):
        bind(stepped, {})


def test_every_rule_is_rebuilt_once():
    finished = []

    def finish(function, digest):
        finished.append((function.__name__, digest))
        return function

    binder = Binder({"value": twenty}, finish)
    first, again = binder.bound(nested), binder.bound(nested)
    assert first is again
    binder.bound(doubled)
    assert sorted(name for name, _ in finished) == ["doubled", "nested", "ten", "twenty"]
    assert len({digest for _, digest in finished}) == 4


def test_rebuilt_rule_keeps_its_name_and_module():
    rebuilt = Binder({}).rebuilt(ten)
    assert (rebuilt.__name__, rebuilt.__qualname__, rebuilt.__module__) == ("ten", "ten", __name__)


def test_name_used_inside_a_nested_piece_of_code_is_bound():
    assert bind(by_comprehension, {})(board()) == 30


def test_names_of_an_intenum_count_as_their_numbers(prepare, way):
    assert prepare(hue, way)(board(3)) == 5
    assert prepare(hue, way)(board(4)) == -5


def test_int_of_a_small_number_is_wide(prepare, way):
    assert prepare(squared, way)(board(100, 100)) == 100 * 100 * 100 * 1000


def test_size_of_the_smallest_small_number_is_no_small_number(prepare, way):
    assert prepare(distance, way)(board(-128)) == 128


def test_small_cell_shifts_a_bit_far_up(prepare, way):
    assert prepare(shifted, way)(board(cell=40).cells) == 1 << 62 | 1 << 40 | 1


def test_negative_numbers_are_counted_as_python_does(prepare, way):
    made = board(-7)
    prepare(drift, way)(made)
    assert made.large == (-7 // 2) * 10 + -7 % 4 == -39
    assert list(made.cells) == [100, 6, -120, 62]


def test_arguments_may_be_left_out(prepare, way):
    assert prepare(leaves_them_out, way)(board()) == 393 + 93 + 101
    assert prepare(with_defaults, way)(board()) == 393
    assert prepare(with_defaults, way)(board(), 2) == 193


@pytest.mark.parametrize(("slot", "found"), [(0, 4), (3, 9)])
def test_arrays_and_numbers_of_a_module_can_be_read(prepare, way, slot, found):
    assert prepare(by_table, way)(board(), slot) == found


def test_one_of_several_rules_is_called_by_its_number(prepare, way):
    assert prepare(both_ways, way)(board(5)) == 8002
    assert by_sign(0, board(5), 1) == 6
    assert by_sign(1, board(5), 1) == by_sign(7, board(5), 1) == 4


@pytest.mark.parametrize("rules", [(), (ten, plus)])
def test_rules_told_apart_by_a_number_take_equally_many_arguments(rules):
    with pytest.raises(BadGame, match="equally many arguments"):
        by_number(*rules)


def test_label_of_a_template_tells_apart_which_rules_it_chooses_from(tmp_path):
    with_ten, with_another = by_number(ten, ten), by_number(ten, elsewhere(tmp_path, "return 10"))
    assert sources_of(nested, {"value": with_ten}) != sources_of(nested, {"value": with_another})


def test_function_behind_a_rule_is_the_plain_one():
    def plain(state):
        return 1

    assert function_of(Rule(plain)) is plain


def test_label_of_a_template_names_it_and_the_text_of_every_file_its_code_is_in(tmp_path):
    label = sources_of(nested, {"value": ten})
    assert label.startswith(f"{__name__}.nested-")
    assert label == sources_of(nested, {"value": ten})
    assert label != sources_of(nested, {"value": elsewhere(tmp_path, "return 10")})
    assert sources_of(nested, {"value": elsewhere(tmp_path, "return 10")}) != sources_of(
        nested, {"value": elsewhere(tmp_path, "return 11")}
    )


def test_label_of_a_template_tells_apart_what_stands_for_an_open_name_in_one_file():
    labels = {sources_of(nested, {"value": ten, "ACTIONS": 3}), sources_of(nested, {"value": ten, "ACTIONS": 4})}
    assert len(labels | {sources_of(nested, {"value": twenty, "ACTIONS": 3})}) == 3


def elsewhere(folder, body):
    """A rule whose code is in a file of its own."""
    path = folder / f"rule_{len(list(folder.iterdir()))}.py"
    path.write_text(f"def value(state):\n    {body}\n", encoding="utf-8")
    scope = {"__name__": "elsewhere"}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), scope)
    return rule(scope["value"])


WEIGHTS = np.array([3, 5, 7])
FEW = 2


@rule
def weighed(state):
    return WEIGHTS[state] + FEW


@pytest.mark.parametrize(
    ("name", "other"),
    [("WEIGHTS", np.array([3, 5, 8])), ("WEIGHTS", np.array([3, 5, 7], np.int8)), ("FEW", 3)],
    ids=["a weight", "its type", "a number"],
)
def test_label_of_a_template_tells_apart_the_constants_that_its_code_is_frozen_with(monkeypatch, name, other):
    label = sources_of(weighed, {})
    assert label == sources_of(weighed, {})
    monkeypatch.setitem(globals(), name, other)
    assert label != sources_of(weighed, {})


class Direction(enum.IntEnum):
    UP = 1
    DOWN = 2


TABLES = types.ModuleType("tables")
TABLES.WEIGHTS, TABLES.UNUSED = WEIGHTS, 7


@rule
def weighed_elsewhere(state):
    return TABLES.WEIGHTS[state] + Direction.UP


def test_label_of_a_template_tells_apart_what_its_code_reads_from_a_module(monkeypatch):
    label = sources_of(weighed_elsewhere, {})
    monkeypatch.setattr(TABLES, "UNUSED", 8)
    assert label == sources_of(weighed_elsewhere, {})
    monkeypatch.setattr(TABLES, "WEIGHTS", WEIGHTS + 1)
    assert label != sources_of(weighed_elsewhere, {})


def test_label_of_a_template_tells_apart_the_numbers_of_an_intenum(monkeypatch):
    label = sources_of(weighed_elsewhere, {})
    monkeypatch.setitem(globals(), "Direction", enum.IntEnum("Direction", {"UP": 2, "DOWN": 1}))
    assert label != sources_of(weighed_elsewhere, {})


def test_a_rule_is_marked_as_inline_below_its_decorator():
    with pytest.raises(TypeError, match=r"@inline stands below @rule; above it came <rule .*ten>"):
        inline(ten)
