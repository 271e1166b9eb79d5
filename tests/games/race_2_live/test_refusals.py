"""Why something is not allowed: every rule that `refuse` names, each in a position where it applies."""

import pytest

from runabout.core.errors import Refused, Unreadable
from runabout.games.race_2_live import game
from runabout.games.race_2_live.refusals import Because
from runabout.match import Match
from tests.games.race_2_live.table import Survivor, Table

OTHER = Survivor("9 9", "1/3")


def turn(**laid_out):
    return Table(Survivor("5 K", "4/1", packs=[1]), OTHER, Survivor(condition="dead", at="2/1"), **laid_out)


def home():
    return Table(Survivor("5", condition="safe", packs=[1]), OTHER)


def bleeding():
    return Table(Survivor("5 K", "4/1", "suspended", packs=[1]), OTHER)


def at_fork(**agreed):
    return Table(Survivor("5 K", "2/1", packs=[1]), OTHER, **agreed).play("forward", gives="roll 3")


def fight(token, gives, hand="5 10", **agreed):
    table = Table(Survivor(hand, "4/1"), OTHER, tokens={"5/1": token}, **agreed)
    return table.play("forward", gives=f"roll 1, {gives}")


def over():
    return Table(Survivor("5", "11/1"), Survivor("9", condition="safe")).play("forward", gives="roll 1")


CASES = {
    "a card not held": (lambda: fight("horde", "horde 9"), "play queen", "RL-012"),
    "a card not held, to be lost": (bleeding, "lose 9", "RL-012"),
    "a direction on the way": (at_fork, "backward", "RL-022"),
    "a direction while a token waits": (lambda: fight("pack 2", "pack 2"), "forward", "RL-025"),
    "a card too low for a special attack": (
        lambda: fight("special", "special 9", spend_on_win=2),
        "play 5",
        "RL-031",
    ),
    "a card too low for a special attack that is lost anyway": (
        lambda: fight("special", "special K"),
        "play 10",
        "RL-031",
    ),
    "a card lost for nothing": (turn, "lose 5", "RL-032"),
    "a move while suspended": (bleeding, "forward", "RL-033"),
    "a card played against nobody": (turn, "play 5", "RL-042"),
    "a card too low for a horde": (lambda: fight("horde", "horde 9"), "play 5", "RL-042"),
    "another pack than the one found": (lambda: fight("pack 2", "pack 2"), "use pack 1 on Ash", "RL-052"),
    "a pack that was not kept": (turn, "use pack 2 on Ash", "RL-054"),
    "keeping a pack that was not found": (turn, "keep the pack", "RL-054"),
    "a pack while suspended": (bleeding, "use pack 1 on Ash", "RL-055"),
    "anything after the end": (over, "forward", "RL-071"),
    "coming out of the safe house": (home, "forward", "RLA-13"),
    "sparing a card that wins": (lambda: fight("horde", "horde 9"), "lose 5", "RLA-17"),
    "stopping short": (at_fork, "stop here", "RLA-18"),
    "a lane that no way leads to": (at_fork, "take lane 3", "RLA-20"),
    "a lane where there is no fork": (turn, "take lane 1", "RLA-20"),
    "a pack for the dead": (turn, "use pack 1 on Clay", "RLA-25"),
    "a pack for one out of reach": (lambda: turn(pack_range=1), "use pack 1 on Briar", "RLA-25"),
    "a kept pack on the way": (at_fork, "use pack 1 on Ash", "RLA-26"),
    "a choice of weapons without a second one": (turn, "take the new weapon", "RLA-27"),
    "a survivor who is not in the race": (turn, "use pack 1 on Dell", "RLA-36"),
    "waiting outside": (turn, "wait", "RLA-40"),
    "stopping before the move": (lambda: turn(move_up_to=1), "stop here", "RLA-53"),
}


@pytest.mark.rule(
    "RL-012",
    "RL-022",
    "RL-025",
    "RL-031",
    "RL-032",
    "RL-033",
    "RL-042",
    "RL-052",
    "RL-054",
    "RL-055",
    "RL-071",
    "RLA-13",
    "RLA-17",
    "RLA-18",
    "RLA-20",
    "RLA-25",
    "RLA-26",
    "RLA-27",
    "RLA-36",
    "RLA-40",
    "RLA-53",
)
@pytest.mark.parametrize("name", CASES)
def test_what_is_not_allowed_is_refused_with_the_rule_that_forbids_it(name):
    table, line, rule = CASES[name]
    assert table().why_not(line) == rule


@pytest.mark.rule("RL-021")
@pytest.mark.parametrize("number", [-1, game.actions, 10_000])
def test_a_number_that_is_no_action_is_refused(number):
    assert game.rule_number(game.run.refuse(turn().state, number)) == "RL-021"


def test_every_rule_that_refuse_knows_has_a_case_here_and_a_text():
    named = {game.rule_number(reason) for reason in Because if reason}
    assert named == {rule for _, _, rule in CASES.values()} | {"RL-021"}
    assert all(game.rulebook[number].text for number in named)


def test_a_lane_before_the_start_is_refused_in_every_number():
    table = Table(Survivor("5", "0/2"), OTHER, move_up_to=1)
    assert table.play("backward", gives="roll 3").turn == 1
    table.state.phase, table.state.survivor, table.state.backward = 1, 0, 1  # no game reaches this
    for lane in (1, 2, 3, 4):
        assert game.rule_number(game.run.refuse(table.state, game.words.parse(f"take lane {lane}"))) == "RLA-20"


def test_a_match_says_why_and_nothing_has_changed():
    match = Match(game, 2, seed=1, options={"first": 1})
    before = bytes(match.state)
    with pytest.raises(Refused, match=r"stop here: not allowed now\. RLA-18 forbids it\.") as raised:
        match.play("stop here")
    assert raised.value.reason == game.rulebook["RLA-18"].text
    with pytest.raises(Unreadable):
        match.play("sideways")
    with pytest.raises(Unreadable, match=f"from 0 to {game.actions - 1}"):
        match.play(game.actions)
    assert bytes(match.state) == before
    assert not match.steps


def test_what_is_open_and_what_is_not_refused_are_the_same_in_all_these_positions():
    for make, _, _ in CASES.values():
        table = make()
        open_now = game.run.legal_actions(table.state)
        assert open_now == [number for number in range(game.actions) if game.run.refuse(table.state, number) == 0]
