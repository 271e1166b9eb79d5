"""Rounds without a limit of turns (RYA-43), as long as a person sits at the table."""

import copy
import pickle

import pytest

from runabout.core.errors import BadRecord
from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.state import DISCARD, DRAW, Ending, Phase
from runabout.match import Match, dumps, loads
from tests.core.tiny import game as hop_home
from tests.match.records import same

pytestmark = pytest.mark.rule("RYA-43")

LIMIT = 60


def begun(**options):
    """A match of two in which a round may go on for ever."""
    given = {"round_turn_limit": 0, "rounds": 1, "first_player": 1, **options}
    return Match(game, 2, seed=2, options=given, free_undo=True, run=game.interpreted)


def idle(match, turns):
    """So many turns of drawing and discarding, or as many as there are left."""
    while turns and not match.over:
        drawing = match.state.phase == Phase.DRAW
        match.play(DRAW if drawing else match.legal()[-1])
        turns -= not drawing
    return match


def turns_taken(match):
    return [step.seat for step in match.steps if step.action.number >= DISCARD]


def test_a_round_of_people_goes_on_past_60_turns_each():
    match = idle(begun(), 2 * LIMIT + 40)
    assert not match.over
    assert (match.attended, match.is_endless, match.state.turns) == (True, True, 2 * LIMIT + 41)


def test_bots_alone_from_the_start_have_60_turns_each():
    match = begun()
    match.set_attended(False)
    idle(match, 1000)
    assert turns_taken(match) == [0, 1] * LIMIT
    assert match.state.ending == Ending.ROUNDS


@pytest.mark.parametrize("taken", [20, 2 * LIMIT - 1, 2 * LIMIT, 2 * LIMIT + 1, 2 * LIMIT + 40])
def test_once_bots_alone_are_left_60_applies_and_all_have_had_as_many_turns(taken):
    match = idle(begun(), taken)
    match.set_attended(False)
    idle(match, 1000)
    # The turn at which the last person leaves is played to its end, and so is the lap of the table.
    assert turns_taken(match) == [0, 1] * max(LIMIT, taken // 2 + 1)


def test_what_was_decided_before_the_last_person_left_stays():
    match = idle(begun(), 130)
    decided, digests, state = list(match.steps), match.digests(), match.state
    before = [bytes(step.before[0]) for step in decided]
    match.set_attended(False)
    assert (match.steps, match.digests()) == (decided, digests)
    assert [bytes(step.before[0]) for step in match.steps] == before
    state.round_turn_limit = LIMIT
    assert match.state == state


def test_everybody_sees_the_limit_that_applies_now():
    match = begun()
    for attended, limit in ((False, LIMIT), (True, 0), (True, 0)):
        match.set_attended(attended)
        assert [match.sight(viewer).round_turn_limit for viewer in (-1, 0, 1)] == [limit] * 3
        assert match.known(0).round_turn_limit == limit


def test_a_person_who_sits_down_again_plays_without_a_limit():
    match = begun()
    match.set_attended(False)
    idle(match, 100)
    match.set_attended(True)
    assert not idle(match, 100).over


def test_what_is_taken_back_is_decided_again_under_the_limit_of_now():
    match = idle(begun(), 2 * LIMIT + 1)
    match.set_attended(False)
    match.undo()
    assert (match.state.round_turn_limit, match.state.turns) == (LIMIT, 2 * LIMIT + 1)
    match.set_attended(True)
    idle(match, 1)
    match.set_attended(False)
    match.set_attended(True)
    match.undo()
    assert match.state.round_turn_limit == 0


def left_and_back():
    match = idle(begun(), 130)
    match.set_attended(False)
    match.play(DRAW)
    match.set_attended(True)
    match.play(match.legal()[-1])
    match.set_attended(False)
    return match


def test_a_record_says_where_the_last_person_left_and_one_came_back():
    lines = [line.partition(". ")[0] for line in dumps(left_and_back()).splitlines()]
    assert lines[-7:] == ["260", "bots alone", "261", "people again", "262", "bots alone", "end 262"]


def test_a_record_read_back_is_the_same_match_and_goes_on_the_same():
    match = left_and_back()
    again = loads(dumps(match), lambda one: one.interpreted)
    assert same(again, match)
    assert again.attended is False
    assert idle(again, 1000).state == idle(match, 1000).state
    assert again.over


def test_a_match_with_a_limit_has_no_such_line():
    match = idle(begun(round_turn_limit=5), 3)
    match.set_attended(False)
    assert (match.is_endless, match.state.round_turn_limit) == (False, 5)
    text = dumps(match)
    assert "alone" not in text
    assert same(loads(text, lambda one: one.interpreted), match)
    with pytest.raises(BadRecord, match=r'expected a move such as "7\. 1 pass", got "bots alone"'):
        loads(text.replace("end 6", "bots alone\nend 6"), lambda one: one.interpreted)


def test_a_game_without_such_an_option_is_the_same_with_and_without_people():
    match = Match(hop_home, 2, seed=1)
    state = match.state
    match.set_attended(False)
    assert (match.state, match.is_endless) == (state, False)


def test_copies_and_earlier_positions_keep_who_sat_there():
    match = left_and_back()
    for other in (match.clone(), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert (other.attended, other.state) == (False, match.state)
    assert [match.rewound(step).attended for step in (259, 260, 261, 262)] == [True, False, True, False]
    assert [match.rewound(step).state.round_turn_limit for step in (259, 260, 261, 262)] == [0, LIMIT, 0, LIMIT]
