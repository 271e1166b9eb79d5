"""Health packs and weapon upgrades."""

import pytest

from tests.games.race_2_live.table import ASH, BRIAR, CLAY, Survivor, Table


def finds(token, *others, hand="5 5", discards="2 3 4 6 7", **laid_out):
    """Ash has found this on the road."""
    others = others or (Survivor("9 9", "1/3"),)
    laid_out = {"weapon": 0, "packs": (), **laid_out}
    ash = Survivor(hand, "4/1", weapon=laid_out.pop("weapon"), packs=laid_out.pop("packs"))
    table = Table(ash, *others, tokens={"5/1": token}, discards=discards, **laid_out)
    return table.play("forward", gives=f"roll 3, {token}")


def holds(*packs, hand="5 5", discards="2 3 4 6 7", others=(), **laid_out):
    """Ash has the turn and these packs."""
    return Table(
        Survivor(hand, "4/1", packs=packs), *(others or (Survivor("9 9", "1/3"),)), discards=discards, **laid_out
    )


# --- Health packs -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RL-051", "RL-052")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_pack_brings_as_many_cards_from_the_health_pile_as_its_number_says(number):
    table = finds(f"pack {number}")
    assert table.facts("found_pack")[0][:2] == (ASH, number)
    gives = ["draw 2", "draw 4", "draw 7"][:number]
    table.play(f"use pack {number} on Ash", gives=", ".join(gives))
    assert table.sizes[ASH] == 2 + number
    assert len(table.discards.split()) == 5 - number
    assert set(["2", "4", "7"][:number]) <= set(table.hand(ASH).split())


@pytest.mark.rule("RLA-24")
def test_a_pack_that_is_used_says_on_whom_and_what_it_brings():
    table = holds(2, others=[Survivor("9 9 8", "1/3")])
    table.play("use pack 2 on Ash", gives="draw 2, draw 4")
    assert table.event("used_pack") == {
        "survivor": "survivor:ash",
        "other": "survivor:ash",
        "size": 2,
        "itself": True,
        "cards": 2,
        "draws": 2,
    }
    table = holds(3, others=[Survivor("9 9 8", "1/3")], discards="6")
    table.play("use pack 3 on Briar", gives="draw 6")
    assert table.event("used_pack") == {
        "survivor": "survivor:ash",
        "other": "survivor:briar",
        "size": 3,
        "itself": False,
        "cards": 3,
        "draws": 1,
    }


@pytest.mark.rule("RL-050")
def test_any_card_of_the_health_pile_may_come():
    drawn = set()
    for face in "23467":
        drawn.add(finds("pack 1").play("use pack 1 on Ash", gives=f"draw {face}").hand(ASH))
    assert drawn == {"2 5 5", "3 5 5", "4 5 5", "5 5 6", "5 5 7"}


@pytest.mark.rule("RLA-48")
def test_what_a_pack_brings_is_seen_by_all():
    table = finds("pack 2").play("use pack 2 on Ash", gives="draw 7, draw 3")
    assert [facts[:2] for facts in table.facts("drew")] == [(ASH, 5), (ASH, 1)]
    assert all(event.known_to(seat) for event in table.events for seat in (0, 1, -1))
    for viewer in (1, -1):
        assert (table.sight(viewer).known[ASH, 5], table.sight(viewer).known[ASH, 1]) == (1, 1)


@pytest.mark.rule("RL-053", "RLA-25")
def test_a_pack_may_be_used_on_another_however_far_away_and_suspended_or_at_home():
    others = [Survivor("9", "9/3", "suspended"), Survivor("8", condition="safe")]
    table = finds("pack 1", *others)
    assert [line for line in table.open if line.startswith("use")] == [
        f"use pack 1 on {name}" for name in ("Ash", "Briar", "Clay")
    ]
    table.play("use pack 1 on Briar", gives="draw 6")
    assert (table.hand(ASH), table.hand(BRIAR)) == ("5 5", "6 9")
    assert table.conditions[BRIAR] == "suspended"


@pytest.mark.rule("RLA-43")
def test_a_pack_may_be_used_the_moment_it_is_found_on_those_at_home_too():
    table = finds("pack 1", Survivor("8", condition="safe"), Survivor("9", "1/1"))
    table.play("use pack 1 on Briar", gives="draw 6")
    assert table.hand(BRIAR) == "6 8"
    assert table.packs(ASH) == []
    assert table.turn == CLAY  # the turn is over with it


@pytest.mark.rule("RL-054")
def test_a_pack_may_be_kept_and_used_on_a_later_turn():
    table = finds("pack 3").play("keep the pack")
    assert (table.packs(ASH), table.sizes[ASH], table.turn) == ([3], 2, BRIAR)
    table.play("forward", gives="roll 1")
    table.play("use pack 3 on Ash", gives="draw 7, draw 6, draw 4")
    assert (table.hand(ASH), table.packs(ASH)) == ("4 5 5 6 7", [])


@pytest.mark.rule("RLA-26")
def test_kept_packs_are_used_before_the_roll_as_many_as_one_has():
    table = holds(1, 1, 2)
    table.play("use pack 1 on Ash").play("use pack 1 on Briar").play("use pack 2 on Ash")
    assert (table.turn, table.sizes, table.packs(ASH)) == (ASH, [5, 3], [])
    assert table.open == ["forward", "backward"]
    assert table.why_not("use pack 1 on Ash") == "RL-054"


@pytest.mark.rule("RLA-26")
def test_on_the_way_a_kept_pack_cannot_be_used():
    table = Table(Survivor("K", "2/1", packs=[1]), Survivor("9"), discards="2").play("forward", gives="roll 3")
    assert table.phase == "fork"
    assert table.why_not("use pack 1 on Ash") == "RLA-26"


@pytest.mark.rule("RLA-26", "RLA-40")
def test_at_home_packs_are_used_on_a_turn_that_is_otherwise_empty():
    home = Survivor("K", condition="safe", packs=[1, 2])
    table = Table(home, Survivor("9", "1/1"), Survivor("8", condition="safe"), discards="2 3 4 6 7")
    assert table.open == [
        *(f"use pack {number} on {name}" for number in (1, 2) for name in ("Ash", "Briar", "Clay")),
        "wait",
    ]
    table.play("wait")
    assert table.turn == BRIAR
    table.play("forward", gives="roll 1")
    assert table.turn == ASH  # Clay is home without a pack
    table.play("use pack 2 on Briar")
    assert table.turn == ASH
    table.play("use pack 1 on Briar")
    assert (table.sizes[BRIAR], table.turn) == (4, BRIAR)
    table.play("forward", gives="roll 1")
    assert table.turn == BRIAR


@pytest.mark.rule("RLA-40")
def test_waiting_is_for_those_at_home():
    assert holds(1).why_not("wait") == "RLA-40"


@pytest.mark.rule("RL-055")
def test_a_suspended_survivor_cannot_use_packs():
    table = Table(Survivor("5 6", "4/1", "suspended", packs=[1]), Survivor("9"), discards="2")
    assert table.why_not("use pack 1 on Ash") == table.why_not("use pack 1 on Briar") == "RL-055"


@pytest.mark.rule("RLA-24")
@pytest.mark.parametrize(("discards", "drawn"), [("2 3", 2), ("2", 1), ("", 0)])
def test_where_fewer_cards_lie_discarded_one_draws_what_there_is(discards, drawn):
    table = finds("pack 3", discards=discards).play("use pack 3 on Ash")
    assert (table.sizes[ASH], table.discards) == (2 + drawn, "")
    assert ("nothing_to_draw" in table.kinds) == (drawn == 0)


@pytest.mark.rule("RLA-25")
def test_the_dead_are_beyond_help():
    table = holds(1, others=[Survivor(condition="dead"), Survivor("9")])
    assert table.why_not("use pack 1 on Briar") == "RLA-25"
    assert table.why_not("use pack 1 on Clay") is None


@pytest.mark.rule("RLA-25")
def test_by_option_a_pack_reaches_those_on_the_same_space_only():
    table = holds(1, others=[Survivor("9", "4/1", "suspended"), Survivor("9", "4/2")], pack_range=1)
    assert table.why_not("use pack 1 on Ash") is None
    assert table.why_not("use pack 1 on Briar") is None
    assert table.why_not("use pack 1 on Clay") == "RLA-25"


@pytest.mark.rule("RL-052")
def test_a_found_pack_is_the_one_on_the_token_and_no_other():
    table = finds("pack 2", packs=[1])
    assert table.why_not("use pack 1 on Ash") == "RL-052"
    assert table.why_not("use pack 2 on Ash") is None


def test_a_pack_is_not_for_somebody_who_is_not_in_the_race():
    assert holds(1).why_not("use pack 1 on Dell") == "RLA-36"


@pytest.mark.rule("RLA-43")
def test_the_packs_and_the_weapon_of_the_dead_are_lost_with_them():
    table = Table(Survivor("2", "4/1", "suspended", weapon=3, packs=[1, 2]), Survivor("9")).play("lose 2")
    assert table.conditions[ASH] == "dead"
    assert (table.packs(ASH), table.state.weapon[ASH]) == ([], 0)
    assert not table.state.tokens_left.any()


# --- Weapons ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RL-060", "RL-061")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_weapon_adds_its_number_against_every_later_attack(number):
    table = finds(f"weapon {number}", hand="5 5 5 5")
    assert (table.state.weapon[ASH], table.turn) == (number, BRIAR)
    for strength in (5 + number, 5 + number):
        column = table.state.at[ASH] // 4 + 1
        table.state.tokens[column], table.state.tokens_left[1] = 1, 1
        table.play("forward", gives="roll 1").play("forward", gives=f"roll 1, horde {strength}")
        assert table.open == ["play 5"]
        table.play("play 5")
        table.play(table.open[0])


@pytest.mark.rule("RL-061", "RL-063")
def test_a_weapon_that_is_taken_says_which_one_it_replaces():
    assert finds("weapon 3").event("armed") == {"survivor": "survivor:ash", "size": 3, "before": 0}
    table = finds("weapon 3", weapon=2).play("take the new weapon")
    assert table.event("armed") == {"survivor": "survivor:ash", "size": 3, "before": 2}


@pytest.mark.rule("RL-063", "RLA-27")
def test_of_two_weapons_the_finder_keeps_either_and_the_other_is_gone():
    table = finds("weapon 2", weapon=3)
    assert (table.phase, table.open) == ("weapon", ["take the new weapon", "keep the old weapon"])
    table.play("keep the old weapon")
    assert (table.state.weapon[ASH], table.turn) == (3, BRIAR)
    table = finds("weapon 2", weapon=3).play("take the new weapon")
    assert (table.state.weapon[ASH], table.turn) == (2, BRIAR)
    assert not table.state.tokens_left.any()


@pytest.mark.rule("RL-064")
def test_weapons_do_not_add_up():
    table = finds("weapon 4", weapon=3, hand="5 5").play("take the new weapon")
    table.state.tokens[6], table.state.tokens_left[1] = 1, 1
    table.play("forward", gives="roll 1").play("forward", gives="roll 1, horde 10")
    assert table.phase == "yield"


@pytest.mark.rule("RLA-27")
def test_a_weapon_is_chosen_only_where_a_second_one_was_found_and_given_to_nobody():
    table = holds()
    assert table.why_not("take the new weapon") == table.why_not("keep the old weapon") == "RLA-27"
    assert finds("weapon 2", weapon=3).open == ["take the new weapon", "keep the old weapon"]


@pytest.mark.rule("RL-025")
@pytest.mark.parametrize(("token", "line"), [("pack 1", "keep the pack"), ("weapon 2", "keep the old weapon")])
def test_what_was_found_is_dealt_with_before_anything_else(token, line):
    table = finds(token, weapon=4)
    assert table.why_not("forward") == "RL-025"
    assert line in table.open
