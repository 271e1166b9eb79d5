import pytest

from runabout.core.chance import derive
from runabout.core.errors import BadGame, BadOption, BadSeats, CannotUndo, Refused, Unreadable
from runabout.games.road_runner import game as road_runner
from runabout.match import Match, Script, dumps, loads
from tests.core.tiny import game as hop_home
from tests.match.random_play import played_at_random

# --- Beginning --------------------------------------------------------------------------------------------------------


def test_same_seed_begins_and_goes_on_as_the_same_game():
    one, other = (played_at_random(Match(road_runner, 4, seed=7), 60) for _ in range(2))
    assert one.state == other.state
    assert [step.action for step in one.steps] == [step.action for step in other.steps]


def test_other_seeds_are_other_games():
    assert len({bytes(Match(road_runner, 4, seed=seed).state) for seed in range(5)}) == 5


def test_two_matches_without_a_seed_are_different():
    one, other = Match(road_runner, 3), Match(road_runner, 3)
    assert one.key != other.key
    assert one.state != other.state


def test_key_says_as_much_as_the_seed_it_came_from():
    one = Match(road_runner, 3, seed="evening")
    assert Match(road_runner, 3, seed=one.key).state == one.state


def test_deal_does_not_use_the_key_itself():
    match = Match(hop_home, 4, seed=1)
    other = Match(hop_home, 4, seed=derive(match.key, "deal"))
    assert list(match.state.stone) != list(other.state.stone)


def test_seed_deals_the_hands_that_it_always_has():
    match = Match(road_runner, 3, seed=7)
    assert match.seat == 0
    assert match.scene(0).piles["hand:0"] == {
        "unicycle-helmet": 1,
        "free-birdseed": 1,
        "dehydrated-boulders": 1,
        "bucket-of-water": 1,
        "u-shaped-rock-formation": 1,
        "bad-aim": 1,
    }
    assert list(Match(hop_home, 4, seed=7).state.stone[:4]) == [4, 0, 4, 3]


@pytest.mark.parametrize("seats", [2, 9])
def test_number_of_seats_that_the_game_has_not_is_refused(seats):
    with pytest.raises(BadSeats, match=f"Road Runner is for 3 to 8 seats; {seats} came"):
        Match(road_runner, seats)


@pytest.mark.parametrize("options", [{"dealt": 10}, {"dealt": "many"}, {"cards": 3}])
def test_option_that_the_game_has_not_is_refused(options):
    with pytest.raises(BadOption):
        Match(road_runner, 3, options=options)


def test_options_are_played_by():
    scene = Match(road_runner, 3, seed=1, options={"dealt": 2, "dealer": 3}).scene(1)
    assert [sum(scene.piles[f"hand:{seat}"].values()) for seat in range(3)] == [3, 2, 2]


def test_opening_is_kept_as_events():
    match = Match(hop_home, 3, seed=1)
    assert [(event.kind, event.seat) for event in match.opening] == [("stone", seat) for seat in range(3)]


# --- Playing ----------------------------------------------------------------------------------------------------------


def test_action_is_played_by_its_text_its_number_or_itself(hop):
    hop.play("Hop!")
    assert hop.seat == 1
    hop.play(0)
    hop.play(hop.legal()[-1])
    assert [(step.seat, step.action.text) for step in hop.steps] == [(0, "hop"), (1, "hop"), (0, "show")]


def test_playing_gives_the_events_of_the_step(hop):
    (event,) = hop.play("hop")
    assert (event.kind, event.seat) == ("hopped", 0)
    assert event.facts[0] == hop.state.place[0]
    assert hop.steps[-1].events == (event,)


def test_legal_actions_are_in_words(hop):
    assert [str(action) for action in hop.legal()] == ["hop", "show"]


def test_refused_action_names_the_rule_with_its_text_and_changes_nothing(hop):
    before = bytes(hop.state), dumps(hop)
    with pytest.raises(Refused) as caught:
        hop.play("rest")
    assert caught.value.rule == "HO-011"
    assert caught.value.reason == "Rest: stay where you are; the turn goes on. At the start there is no resting."
    assert caught.value.action == "rest"
    assert (bytes(hop.state), dumps(hop)) == before
    hop.play("hop")


def test_refusal_by_a_ruling_has_the_rulings_number():
    match = Match(road_runner, 3, seed=7)
    with pytest.raises(Refused) as caught:
        match.play("take back Anvil")
    assert caught.value.rule == "RRA-30"
    assert caught.value.reason == road_runner.rulebook["RRA-30"].text


def test_reason_why_an_action_is_not_allowed_can_be_asked_for(hop):
    assert hop.why("hop") is None
    refused = hop.why("rest")
    assert refused is not None
    assert refused.rule == "HO-011"
    assert not hop.steps


def test_misspelt_action_is_unreadable_with_the_nearest():
    match = Match(road_runner, 3, seed=7)
    with pytest.raises(Unreadable) as caught:
        match.play("lay anvvil")
    assert caught.value.nearest[0] == "lay Anvil"
    assert not match.steps


@pytest.mark.parametrize("number", [-1, 3, 10**9])
def test_number_that_no_action_has_is_unreadable(hop, number):
    with pytest.raises(Unreadable, match="an action number from 0 to 2"):
        hop.play(number)


def test_state_that_is_handed_out_is_a_copy(hop):
    hop.state.place[0] = 50
    assert hop.state.place[0] == 0


# --- Undo -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def chase():
    """Road Runner: seat 0 holds enough to lay a card."""
    match = Match(road_runner, 3, seed=7)
    while not any(action.verb == "lay" for action in match.legal()):
        match.play("pass")
    return match


def test_laid_card_may_be_taken_back(chase):
    before = bytes(chase.state)
    lay = next(action for action in chase.legal() if action.verb == "lay")
    chase.play(lay)
    assert chase.why_not_undo(chase.steps[-1].seat) is None
    assert chase.undo() == lay
    assert bytes(chase.state) == before


def test_taking_a_card_back_may_be_taken_back(chase):
    lay = next(action for action in chase.legal() if action.verb == "lay")
    chase.play(lay)
    laid = bytes(chase.state)
    chase.play(f"take back {lay.text.removeprefix('lay ')}")
    chase.undo(chase.seat)
    assert bytes(chase.state) == laid


def test_nothing_can_be_taken_back_before_anything_was_played(hop):
    with pytest.raises(CannotUndo, match=r"Nothing has been played yet\."):
        hop.undo()


def test_decision_that_drew_on_chance_stays(hop):
    hop.play("hop")
    after = bytes(hop.state)
    with pytest.raises(CannotUndo, match='"hop" drew on chance'):
        hop.undo()
    assert bytes(hop.state) == after
    assert len(hop.steps) == 1


def test_decision_that_showed_something_hidden_stays(hop):
    hop.play("show")
    with pytest.raises(CannotUndo, match='"show" showed something that was hidden'):
        hop.undo(0)
    assert len(hop.steps) == 1


def test_decision_of_another_seat_is_not_for_me_to_take_back(hop):
    for text in ("hop", "hop", "rest"):
        hop.play(text)
    with pytest.raises(CannotUndo, match='The last decision, "rest", was another seat\'s'):
        hop.undo(1)
    assert hop.undo(0).text == "rest"


def test_table_may_take_back_the_decision_of_any_seat(hop):
    for text in ("hop", "hop", "rest"):
        hop.play(text)
    assert hop.undo().text == "rest"
    assert hop.seat == 0


def test_scripted_dice_cannot_be_taken_back_either():
    match = Match(hop_home, 2, seed=Script([0, 0]))
    match.play("hop", [1, 1])
    with pytest.raises(CannotUndo, match="drew on chance"):
        match.undo()
    match.play("hop", [1, 1])
    match.play("rest")
    assert match.undo().text == "rest"


def test_free_undo_takes_back_everything_to_the_beginning_byte_for_byte():
    match = Match(hop_home, 2, seed=1, free_undo=True)
    start = bytes(match.state)
    states = []
    for text in ("hop", "show", "hop", "show", "rest"):
        states.append(bytes(match.state))
        match.play(text)
    for state in reversed(states):
        match.undo(1)
        assert bytes(match.state) == state
    assert bytes(match.state) == start
    with pytest.raises(CannotUndo, match="Nothing has been played yet"):
        match.undo()


def test_dice_taken_back_fall_the_same_again():
    match = Match(hop_home, 2, seed=1, free_undo=True)
    first = match.play("hop")
    match.undo()
    assert match.play("hop") == first


# --- What each seat may know ------------------------------------------------------------------------------------------


def test_sight_is_of_one_seat(hop):
    stones = list(hop.state.stone[:2])
    assert list(hop.sight(0).stone[:2]) == [stones[0], -1]
    assert list(hop.sight(1).stone[:2]) == [-1, stones[1]]
    assert list(hop.sight(-1).stone[:2]) == [-1, -1]


def test_scene_of_a_game_that_declares_none_is_of_one_seat_too(hop):
    stones = list(hop.state.stone[:2])
    for viewer, seen in ((0, [stones[0], -1]), (1, [-1, stones[1]]), (-1, [-1, -1])):
        assert [hop.scene(viewer).counters[f"seat:{seat}:stone"] for seat in range(2)] == seen


@pytest.mark.parametrize("seat", [-2, 2, 8])
@pytest.mark.parametrize("ask", [Match.sight, Match.scene, Match.events], ids=lambda ask: ask.__name__)
def test_seat_that_is_not_at_the_table_sees_nothing(hop, ask, seat):
    with pytest.raises(BadSeats, match=f"seats at this table are 0 to 1, and -1 for someone who watches; {seat} came"):
        ask(hop, seat)


def test_events_are_those_that_the_viewer_may_know_of(hop):
    hop.play("hop")
    hop.play("show")
    assert [(event.kind, event.seat) for event in hop.events(0)] == [("stone", 0), ("hopped", 0), ("shown", 1)]
    assert [(event.kind, event.seat) for event in hop.events(1)] == [("stone", 1), ("hopped", 0), ("shown", 1)]
    assert [event.kind for event in hop.events(-1)] == ["hopped", "shown"]


def test_events_can_be_had_from_a_step_on(hop):
    hop.play("hop")
    hop.play("show")
    assert [event.kind for event in hop.events(0, since=1)] == ["shown"]
    assert hop.events(0, since=2) == []


def test_card_that_is_laid_is_its_players_secret(chase):
    seat = chase.seat
    chase.play(next(action for action in chase.legal() if action.verb == "lay"))
    since = len(chase.steps) - 1
    assert [event.kind for event in chase.events(seat, since)] == ["laid"]
    assert [chase.events(viewer, since) for viewer in range(-1, 3) if viewer != seat] == [[]] * 3


# --- The end ----------------------------------------------------------------------------------------------------------


def test_match_goes_on_until_it_has_an_outcome(hop):
    assert hop.outcome() is None
    assert not hop.over


def test_outcome_names_winners_scores_and_the_reason():
    match = Match(hop_home, 3, seed=Script([0, 0, 0]), options={"home": 10})
    match.play("hop", [0, 0])
    match.play("hop", [5, 5])
    assert match.over
    assert match.outcome().winners == (1,)
    assert match.outcome().scores == (0, 1, 0)
    assert match.outcome().reason == "home (HO-020)"


def test_nobody_has_won_where_the_best_score_is_nothing():
    match = Match(hop_home, 2, seed=1, options={"home": 100})
    match.play("hop")
    match.play("hop")
    while not match.over:
        match.play("rest")
    assert match.outcome().winners == ()
    assert match.outcome().scores == (0, 0)
    assert match.outcome().reason == "everybody is tired (HO-020)"


def test_nothing_is_played_once_it_is_over():
    match = Match(hop_home, 2, seed=Script([0, 0]), options={"home": 2})
    match.play("hop", [0, 0])
    assert (match.seat, match.legal()) == (-1, [])
    with pytest.raises(Refused) as caught:
        match.play("hop", [0, 0])
    assert caught.value.rule == "HO-020"


# --- Going back and on ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [0, 1, 7, 15, 16, 100])
def test_match_rewound_is_as_it_was_and_independent_of_the_later_one(steps):
    whole = played_at_random(Match(road_runner, 3, seed=9), 16)
    record = dumps(whole)
    past = whole.rewound(steps)
    again = Match(road_runner, 3, seed=9)
    for step in whole.steps[:steps]:
        again.play(step.action)
    assert past.state == again.state
    assert dumps(past) == dumps(again)
    played_at_random(past, 3, seed=4)
    past.tags["White"] = "somebody"
    assert dumps(whole) == record


def test_rewound_match_plays_on_to_the_same_end():
    whole = played_at_random(Match(road_runner, 3, seed=9), 30)
    past = whole.rewound(10)
    for step in whole.steps[10:]:
        past.play(step.action)
    assert past.state == whole.state


@pytest.mark.parametrize("game", [road_runner, hop_home], ids=lambda game: game.name)
@pytest.mark.parametrize("decisions", [0, 1, 25, 10**6], ids=["at the start", "after a move", "middle", "end"])
def test_match_saved_and_loaded_is_the_same_to_the_byte_and_goes_on_the_same(tmp_path, game, decisions):
    match = played_at_random(Match(game, 4 if game is hop_home else 5, seed=11), decisions)
    match.save(tmp_path / "evening.run")
    again = loads((tmp_path / "evening.run").read_text(encoding="utf-8"))
    assert bytes(again.state) == bytes(match.state)
    assert again.steps == match.steps
    assert again.opening == match.opening
    assert again.outcome() == match.outcome()
    assert dumps(again) == dumps(match)
    played_at_random(match, 10)
    played_at_random(again, 10)
    assert bytes(again.state) == bytes(match.state)


# --- Scripted matches -------------------------------------------------------------------------------------------------


def test_scripted_match_plays_what_it_is_told():
    match = Match(hop_home, 2, seed=Script([4, 2]))
    assert list(match.state.stone[:2]) == [4, 2]
    match.play("hop", [5, 0])
    assert match.state.place[0] == 7
    assert match.steps[0].outcomes == (5, 0)


@pytest.mark.parametrize("script", [[], [1], [1, 2, 3], [6, 1], [-1, 0], [2**40, 1], [0] * 300], ids=lambda s: s[:3])
def test_script_that_does_not_fit_the_opening_is_refused(script):
    with pytest.raises(BadGame):
        Match(hop_home, 2, seed=Script(script))


@pytest.mark.parametrize("outcomes", [[], [1], [1, 2, 3], [6, 1], [-1, 0], [2**40, 1], [0] * 300], ids=lambda s: s[:3])
def test_outcomes_that_do_not_fit_the_step_are_refused_and_change_nothing(outcomes):
    match = Match(hop_home, 2, seed=Script([4, 2]))
    before = bytes(match.state), dumps(match)
    with pytest.raises(BadGame):
        match.play("hop", outcomes)
    assert (bytes(match.state), dumps(match)) == before
    match.play("hop", [1, 1])


def test_seeded_match_takes_no_outcomes_from_outside(hop):
    with pytest.raises(BadGame, match="this match is seeded"):
        hop.play("hop", [1, 1])
    assert not hop.steps


def test_seeded_step_notes_no_outcomes(hop):
    hop.play("hop")
    assert hop.steps[0].outcomes is None
    assert not hop.scripted


def test_key_of_another_length_is_refused():
    with pytest.raises(ValueError, match=r"a chance key is 32 bytes; 4 came\. Give another seed as number or text"):
        Match(hop_home, 2, seed=b"seed")
