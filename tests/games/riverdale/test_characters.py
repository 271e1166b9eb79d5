"""The characters of a team: chosen by people or drawn, and without any effect on the game."""

import pytest

from runabout.core.errors import BadLooks, LooksTaken
from runabout.games.riverdale import game
from runabout.games.riverdale.box import BOX
from runabout.match import Match, dumps, loads

TEAM = ("Lark", "Pepper", "Otto")
NAMES = ["Ann", "Bea", "Cy", "Di"]


def teams(match):
    """By colour: the characters, as everybody sees them."""
    labels = match.plan().labels
    return {colour: tuple(labels[f"pawn:{colour}:{pawn}"].note for pawn in (1, 2, 3)) for colour in colours(match)}


def colours(match):
    """By seat: the colour that it plays."""
    return match.scene(-1).settings["colours"]


@pytest.mark.rule("RV-012", "RVA-53")
def test_a_player_chooses_three_characters_as_a_team():
    match = Match(game, 3, seed=1)
    match.choose_looks(1, TEAM)
    colour = colours(match)[1]
    assert teams(match)[colour] == match.looks[1] == TEAM


@pytest.mark.rule("RVA-53")
@pytest.mark.parametrize("seed", range(20))
def test_for_those_who_choose_none_some_of_the_rest_are_drawn_and_none_runs_twice(seed):
    match = Match(game, 4, seed=seed)
    match.choose_looks(2, TEAM)
    run = [name for team in match.looks for name in team]
    assert len(run) == len(set(run)) == 12
    assert set(run) <= set(BOX.characters)
    assert Match(game, 4, seed=seed).looks == Match(game, 4, seed=seed).looks


@pytest.mark.rule("RVA-53")
def test_teams_that_are_drawn_differ_from_table_to_table():
    assert len({Match(game, 2, seed=seed).looks for seed in range(10)}) == 10


@pytest.mark.rule("RVA-53")
def test_a_character_of_another_team_is_refused_with_who_has_it():
    match = Match(game, 2, seed=1)
    match.choose_looks(0, TEAM)
    with pytest.raises(LooksTaken, match="Seat 1 has Otto already") as caught:
        match.choose_looks(1, ("Otto", "Dex", "Gus"))
    assert (caught.value.name, caught.value.seat) == ("Otto", 0)
    assert match.chosen_looks == {0: TEAM}


@pytest.mark.rule("RVA-53")
@pytest.mark.parametrize("names", [("Lark",), ("Lark", "Otto", "Otto"), ("Lark", "Otto", "Nobody"), TEAM + ("Dex",)])
def test_all_three_of_a_team_are_chosen_or_none(names):
    match = Match(game, 2, seed=1)
    with pytest.raises(BadLooks):
        match.choose_looks(0, names)
    assert match.chosen_looks == {}


@pytest.mark.rule("RV-012", "RVA-36", "RVA-53")
def test_a_character_has_no_effect_on_the_game():
    plain, chosen = Match(game, 3, seed=2), Match(game, 3, seed=2)
    chosen.choose_looks(0, TEAM)
    while not plain.over and len(plain.steps) < 60:
        assert bytes(plain.state) == bytes(chosen.state)
        action = plain.legal()[-1]
        plain.play(action)
        chosen.play(action)
    assert plain.digests() == chosen.digests()
    fields = {*game.State.fields, *game.Sight.fields, *game.Options.fields}
    assert not [field for field in fields if "character" in field or "team" in field or "look" in field]
    assert not [action.text for action in game.words.actions if "Pepper" in action.text]


@pytest.mark.rule("RV-012")
def test_characters_have_their_names_in_sentences_and_on_the_pawns():
    match = Match(game, 3, seed=3)
    match.choose_looks(match.seat, TEAM)
    seat, colour = match.seat, colours(match)[match.seat]
    out = next(action for action in match.legal() if action.verb == "play" and action.text.endswith("pawn 1"))
    told = match.words.narrate([event for event in match.play(out) if event.known_to(-1)], NAMES)
    assert any(sentence.startswith(f"Lark ({colour} 1) sets out from the ") for sentence in told)
    pawns = [label for name, label in match.plan().labels.items() if name.startswith("pawn:")]
    assert {label.note for label in pawns if label.seat == seat} == set(TEAM)
    assert {label.note for label in pawns} == {name for team in match.looks for name in team}


@pytest.mark.rule("RV-012", "RVA-53")
def test_a_saved_match_keeps_the_characters_chosen_and_those_drawn():
    match = Match(game, 4, seed=5)
    match.choose_looks(3, TEAM)
    match.play(match.legal()[0])
    again = loads(dumps(match))
    assert '[Looks 4 "Lark, Pepper, Otto"]' in dumps(match)
    assert again.looks == match.looks
    assert teams(again) == teams(match)
