"""A sound little game passes every law, and each law catches the game broken in just one way."""

import json
from collections import Counter
from dataclasses import replace

import pytest

from runabout.core.errors import BadGame, BadOption, UnknownGame
from runabout.core.game import INTERPRET
from runabout.core.trial import check_binding
from runabout.games import find_game
from runabout.match import Match
from runabout.testing import LAWS, BrokenLaw, Case, cases, check_game
from runabout.testing.laws import raised_in, settings
from tests.laws import little
from tests.testing.broken_rules import lead_nowhere, lose_a_card, nobody_wins, play_again, raising
from tests.testing.faults import COMPILED_FAULTS, FAULTS
from tests.variants import changed

THREE = replace(little.game, seats=(3, 3))


@pytest.fixture
def interpreted(monkeypatch):
    """Games run in the interpreter, which spares compiling each."""
    monkeypatch.setenv(INTERPRET, "1")


@pytest.fixture
def checked(interpreted):
    """`check_game` for a game as if it were installed."""

    def check(game, **more):
        check_game(game, seed="little", games=1, hidden=little.HIDDEN, **more)

    return check


def test_a_sound_game_passes_every_law(checked):
    seen = Counter()
    checked(THREE, on_law=lambda law, case: seen.update([law.name]))
    settings = 6  # as agreed, either end of `dealt`, no boasting, all low, all high
    assert seen == {law.name: settings if law.always else 1 for law in LAWS}


def test_a_sound_game_passes_every_law_compiled(checked, monkeypatch):
    monkeypatch.delenv(INTERPRET, raising=False)
    checked(replace(little.game))


def test_a_sound_game_with_shortened_playouts_passes_every_law(checked, monkeypatch):
    monkeypatch.delenv(INTERPRET, raising=False)
    checked(changed(THREE, evaluate=little.even, playout_depth=4))


def test_every_law_says_what_must_be_true():
    assert all(law.says for law in LAWS)


# --- The game broken in one way each ----------------------------------------------------------------------------------


def name_of(law, message, parts):
    part, variation = next(iter(parts.items()))
    return f"{law} - {getattr(variation, '__name__', type(variation).__name__)} - {part}"


@pytest.mark.parametrize(("law", "message", "parts"), FAULTS, ids=[name_of(*fault) for fault in FAULTS])
def test_a_broken_game_breaks_just_that_law(interpreted, law, message, parts):
    game = changed(THREE, **parts)
    check_binding(game)
    with pytest.raises(BrokenLaw, match=message) as caught:
        check_up_to(law, game)
    assert caught.value.law == law


def check_up_to(name, game):
    """Check that law in every case, and those before it with the defaults: in every case of every fault it takes
    minutes.
    """
    for law in LAWS:
        for case in cases(game, seed="little", games=1, hidden=little.HIDDEN):
            if law.concerns(case) and (law.name == name or not case.options):
                law.check(case)


def test_every_law_has_a_fault_that_it_catches():
    assert {law for law, _, _ in FAULTS} == {law.name for law in LAWS} - {"compiled", "winners"}


def test_a_lab_that_counts_wins_by_itself_breaks_the_law_of_winners(checked, monkeypatch):
    def best_wins(scores, team=0):
        return (scores == scores.max(axis=1, keepdims=True)).astype(float)

    monkeypatch.setattr("runabout.lab.simulate.win_shares", best_wins)
    with pytest.raises(BrokenLaw, match=r"the winners are .*'the match': set\(\), 'the lab': \{0, 1, 2\}") as caught:
        checked(changed(THREE, score=nobody_wins))
    assert caught.value.law == "winners"


def test_what_is_no_game_is_told_from_one_that_breaks_a_law():
    with pytest.raises(BadGame, match=r"check_game takes a runabout.core.game.Game; 'road-runner' came"):
        check_game("road-runner")


def test_an_error_of_our_own_is_laid_at_no_part_of_a_game():
    with pytest.raises(UnknownGame) as caught:
        find_game("no-such-game")
    assert raised_in(caught.value).startswith("test_an_error_of_our_own")  # who called, not `find_game`


def test_an_error_in_the_rules_breaks_the_law_that_met_it(checked):
    with pytest.raises(
        BrokenLaw, match=r"agreement: raising \(broken_rules\.py, line \d+\) raises RecursionError: too deep"
    ) as caught:
        checked(replace(THREE, apply=raising))
    assert isinstance(caught.value.__cause__, RecursionError)


@pytest.mark.parametrize(
    ("law", "message", "parts"), COMPILED_FAULTS, ids=[name_of(*fault) for fault in COMPILED_FAULTS]
)
def test_a_fault_that_takes_the_compiler_to_show_is_caught(checked, monkeypatch, law, message, parts):
    monkeypatch.delenv(INTERPRET, raising=False)
    with pytest.raises(BrokenLaw, match=message) as caught:
        checked(changed(THREE, **parts))
    assert caught.value.law == law


def test_a_broken_law_says_how_to_get_there_again(checked):
    game = replace(THREE, apply=lose_a_card)
    with pytest.raises(BrokenLaw) as caught:
        checked(game)
    where = caught.value.message.rpartition(": Match(")[2]
    made, played = where.split("; then play ")
    match = eval(f"Match({made}", {"Match": Match, "game": game})
    for action in json.loads(played):
        match.play(action)
    assert sum(game.components.census(match.state)) == little.CARDS - 1


@pytest.mark.rule("RYA-43")
def test_laws_are_checked_with_no_option_that_lets_bots_play_on_for_ever():
    rummy_runway = find_game("rummy-runway")
    tried = {given.get("round_turn_limit", 60) for given in settings(rummy_runway)}
    assert tried == {1, 60, 200}
    with pytest.raises(BadOption, match="round_turn_limit=0 is for tables where a person sits"):
        Case(rummy_runway, 2, {"round_turn_limit": 0})


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"apply": play_again}, "high-card: `apply` cannot be used: play_again calls itself"),
        ({"action_prior": lead_nowhere}, "high-card: `action_prior` cannot be used: lead_nowhere calls itself"),
    ],
    ids=["itself", "in a circle"],
)
def test_a_game_that_calls_itself_is_told_which_function_does(parts, said):
    with pytest.raises(BadGame, match=said):
        check_game(changed(little.game, **parts))
