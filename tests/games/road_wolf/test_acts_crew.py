"""Takeovers, transfers, heaps of gear, seats, repairs and SUPPLIES (RW-158 to RW-160, RW-178 to RW-181)."""

from __future__ import annotations

import pytest

from runabout.core.chance import Chance
from runabout.core.log import EVERYONE, REVEALS
from runabout.games.road_wolf.actions import DRIVER_GOES, ENOUGH, NO, YES, Verb
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.jobs import JobKind, push
from runabout.games.road_wolf.rounds import turns
from runabout.games.road_wolf.state import NOBODY, Ask, Once, Roll, Status
from tests.games.road_wolf.table import MIDDLE, Table, duel

HERE = (MIDDLE, 900)
BESIDE = (MIDDLE + 60, 900)

# --- Takeovers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-271", "RW-274", "RW-278")
def test_one_of_the_crew_takes_an_abandoned_vehicle_over_and_it_has_an_action_at_once() -> None:
    table = duel()
    v, t = table.add("roadster", HERE, tokens="gunner mechanic"), table.add("coupe", BESIDE, seat=1, tokens="shotgun")
    table.abandoned(t)
    table.turn_of(v).verb(Verb.TAKEOVER)
    assert table.slots == [t]
    table.to(t)
    assert table.tokens == ["GUNNER", "MECHANIC"]
    assert DRIVER_GOES in table.open
    table.token("gunner", 1, 1, 6, 6)
    assert len(table.events(Event.CHECK)) == 1  # at once, for its new owner (RW-278)
    assert (table.status(t), int(table.state.owner[t]), table.has(t)) == (Status.DRIVING, 0, ["GUNNER", "SHOTGUN"])
    assert (int(table.state.acting), int(table.state.actions[t]), int(table.state.actions[v])) == (t, 1, 1)
    assert table.known(t) == ["SHOTGUN"]  # captured gear is seen (RWA-136), who drives is not
    table.verb(Verb.DONE)
    assert int(table.state.acting) == v


@pytest.mark.rule("RW-277")
def test_a_vehicle_that_still_rolls_is_only_taken_over_from_an_open_one() -> None:
    table = duel()
    v, t = table.add("coupe", HERE), table.add("coupe", BESIDE, seat=1)
    table.abandoned(t)
    assert "TAKEOVER" not in table.turn_of(v).verbs
    table.immobilized(t)
    assert "TAKEOVER" in table.turn_of(v).verbs


@pytest.mark.rule("RW-272", "RWA-36")
def test_a_vehicle_that_gives_its_own_driver_is_abandoned() -> None:
    table = duel()
    v, t = table.add("roadster", HERE, tokens="gunner"), table.add("coupe", BESIDE, seat=1)
    table.abandoned(t)
    table.turn_of(v).verb(Verb.TAKEOVER).to(t).do(DRIVER_GOES, 1, 1, 6, 6)
    assert (table.status(v), table.has(v), table.has(t)) == (Status.ABANDONED, ["GUNNER"], ["DRIVER"])


@pytest.mark.rule("RW-273")
def test_gear_may_go_over_in_a_takeover_for_free() -> None:
    table = duel()
    v, t = table.add("roadster", HERE, tokens="gunner shotgun molotov"), table.add("coupe", BESIDE, seat=1)
    table.abandoned(t)
    table.turn_of(v).verb(Verb.TAKEOVER).to(t).token("gunner")
    assert (table.asks, table.tokens) == (Ask.GIVE, ["SHOTGUN", "MOLOTOV"])
    assert ENOUGH in table.open
    table.token("molotov").do(ENOUGH, 1, 1, 6, 6)
    assert (table.has(v), table.has(t)) == (["DRIVER", "SHOTGUN"], ["GUNNER", "MOLOTOV"])


@pytest.mark.rule("RW-276", "RWA-50")
@pytest.mark.parametrize(("answer", "status"), [(YES, Status.IMMOBILIZED), (NO, Status.ABANDONED)])
def test_who_alone_takes_what_lies_still_may_leave_their_own_lying_still(answer: int, status: Status) -> None:
    table = duel()
    v, t = table.add("roadster", HERE), table.add("coupe", BESIDE, seat=1)
    table.abandoned(t)
    table.immobilized(t)
    table.turn_of(v).verb(Verb.TAKEOVER).to(t).do(DRIVER_GOES)
    assert (table.asks, table.open) == (Ask.LEAVE, [YES, NO])
    table.do(answer)
    assert table.status(v) == status
    assert not table.events(Event.CHECK)
    assert table.verbs == {"TURN_ROUND", "DONE"}  # RWA-50
    assert table.verb(Verb.TURN_ROUND).status(t) == Status.DRIVING


@pytest.mark.rule("RWA-164")
def test_passengers_of_another_side_are_lost_when_their_vehicle_is_taken() -> None:
    table = duel()
    v, t = table.add("roadster", HERE, tokens="gunner"), table.add("coupe", BESIDE, seat=1, tokens="mechanic")
    table.abandoned(t)
    table.turn_of(v).verb(Verb.TAKEOVER).to(t).token("gunner", 1, 1, 6, 6)
    assert table.has(t) == ["GUNNER"]
    assert len(table.events(Event.CREW_LOST)) == 1


@pytest.mark.rule("RW-270", "RWA-164")
def test_a_full_vehicle_of_another_side_is_taken_over_since_its_passengers_make_room() -> None:
    table = duel()
    v, t = table.add("roadster", HERE, tokens="gunner"), table.add("coupe", BESIDE, seat=1, tokens="mechanic gunner")
    table.abandoned(t)
    table.turn_of(v).verb(Verb.TAKEOVER).to(t).token("gunner", 1, 1, 6, 6)
    assert table.has(t) == ["GUNNER"]
    assert len(table.events(Event.CREW_LOST)) == 2


@pytest.mark.rule("RWA-51")
def test_ones_own_abandoned_vehicle_is_taken_over_only_if_it_has_room() -> None:
    table = duel()
    v, t = table.add("roadster", HERE, tokens="gunner"), table.add("coupe", BESIDE, tokens="mechanic gunner")
    table.abandoned(t)
    assert "TAKEOVER" not in table.turn_of(v).verbs
    table.state.aboard[t, 3] = 0
    table.state.crew_size[t] = 1
    table.turn_of(v).verb(Verb.TAKEOVER).to(t).token("gunner", 1, 1, 6, 6)
    assert table.has(t) == ["GUNNER", "MECHANIC"]


# --- Passengers, and a halt -------------------------------------------------------------------------------------------


def begins(table: Table, v: int, *dice: int) -> Table:
    """The owner's turn begins for an abandoned vehicle."""
    push(table.state, JobKind.RETAKE, v)
    chance = Chance.scripted([die - 1 for die in dice])
    turns.settle(table.state, chance, table.log)
    chance.check_script()
    return table


@pytest.mark.rule("RW-261", "RWA-48")
def test_an_abandoned_vehicle_makes_a_check_and_comes_to_a_halt_whatever_the_roll() -> None:
    table = duel()
    v = table.add("coupe", HERE)
    table.abandoned(v)
    assert begins(table, v, 1, 1, 6, 6).status(v) == Status.IMMOBILIZED
    v = table.add("coupe", (MIDDLE, 500))
    table.abandoned(v)
    begins(table, v, 5, 1, 5, 1)  # tie
    assert table.status(v) == Status.IMMOBILIZED
    v = table.add("coupe", (MIDDLE, 1300))
    table.abandoned(v)
    begins(table, v, 6, 5, 6, 1, 6)  # it skids straight ahead
    assert table.at(v) == (MIDDLE, 1300 + 160)
    assert table.status(v) == Status.IMMOBILIZED


@pytest.mark.rule("RWA-36")
def test_passengers_may_take_the_wheel_again_as_a_takeover_for_an_action() -> None:
    table = duel()
    v = table.add("coupe", HERE, tokens="gunner")
    table.abandoned(v)
    begins(table, v)
    assert (table.asks, table.tokens, int(table.state.seat)) == (Ask.RETAKE, ["GUNNER"], 0)
    table.token("gunner", 1, 1, 6, 6)
    assert (table.status(v), table.has(v), int(table.state.actions[v])) == (Status.DRIVING, ["GUNNER"], 1)


@pytest.mark.rule("RWA-36", "RWA-165")
def test_passengers_who_do_not_want_to_or_must_not_come_to_a_halt() -> None:
    table = duel()
    v = table.add("coupe", HERE, tokens="gunner")
    table.abandoned(v)
    assert begins(table, v).do(NO, 1, 1, 6, 6).status(v) == Status.IMMOBILIZED
    begins(table, v).token("gunner")  # RWA-165: in a later turn, and with no check
    assert (table.status(v), table.has(v)) == (Status.IMMOBILIZED, ["GUNNER"])
    table = duel(passengers_retake=0)
    v = table.add("coupe", HERE, tokens="gunner")
    table.abandoned(v)
    assert begins(table, v, 1, 1, 6, 6).status(v) == Status.IMMOBILIZED


# --- Transfers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-180")
def test_as_much_as_one_likes_goes_over_in_a_transfer_for_one_action() -> None:
    table = duel()
    v, t = table.add("roadster", HERE, tokens="gunner shotgun"), table.add("coupe", BESIDE)
    table.turn_of(v).verb(Verb.TRANSFER).to(t)
    assert table.tokens == ["GUNNER", "SHOTGUN"]
    assert ENOUGH not in table.open  # something has to go over
    table.token("shotgun").token("gunner")
    assert table.asks == Ask.ACT  # no room is left, and nothing else to give (RW-080)
    assert (table.has(v), table.has(t)) == (["DRIVER"], ["DRIVER", "GUNNER", "SHOTGUN"])
    assert table.state.actions[v] == 1


@pytest.mark.rule("RWA-135")
def test_tokens_that_go_over_within_a_side_stay_secret() -> None:
    table = duel()
    v, t = table.add("roadster", HERE, tokens="gunner"), table.add("coupe", BESIDE)
    table.turn_of(v).verb(Verb.TRANSFER).to(t).token("gunner")
    assert table.known(t) == []
    told, unseen = table.audiences(Event.MOVED_TOKEN), table.audiences(Event.MOVED_UNSEEN)
    assert (told, unseen) == ([1], [EVERYONE & ~1 | REVEALS])


@pytest.mark.rule("RWA-59")
def test_tokens_that_go_over_are_seen_where_all_lie_open() -> None:
    table = duel(open_tokens=1)
    v, t = table.add("roadster", HERE, tokens="gunner"), table.add("coupe", BESIDE)
    table.turn_of(v).verb(Verb.TRANSFER).to(t).token("gunner")
    assert (table.audiences(Event.MOVED_TOKEN), table.audiences(Event.MOVED_UNSEEN)) == ([EVERYONE], [])


@pytest.mark.rule("RWA-55")
def test_who_sends_the_last_of_the_crew_abandons_the_vehicle_and_may_send_gear_after_them() -> None:
    table = duel()
    v, t = table.add("roadster", HERE, tokens="shotgun"), table.add("coupe", BESIDE)
    table.turn_of(v).verb(Verb.TRANSFER).to(t).do(DRIVER_GOES)
    assert (table.status(v), table.tokens) == (Status.ABANDONED, ["SHOTGUN"])
    table.token("shotgun")
    assert table.has(t) == ["DRIVER", "DRIVER", "SHOTGUN"]


@pytest.mark.rule("RWA-55", "RWA-166")
def test_either_of_the_two_may_be_immobilized_in_a_transfer_but_not_without_a_driver() -> None:
    table = duel()
    v, t = table.add("roadster", HERE, tokens="shotgun"), table.add("coupe", BESIDE)
    table.immobilized(v)
    assert table.turn_of(v).verbs == {"TURN_ROUND", "TRANSFER", "DONE"}
    table.immobilized(t)
    assert "TRANSFER" in table.turn_of(v).verbs
    table.abandoned(t)
    assert "TRANSFER" not in table.turn_of(v).verbs


@pytest.mark.rule("RW-180")
def test_nothing_goes_over_to_the_other_side_or_where_there_is_nothing_and_no_room() -> None:
    table = duel()
    v, t = table.add("roadster", HERE, tokens="gunner"), table.add("coupe", BESIDE, seat=1)
    assert "TRANSFER" not in table.turn_of(v).verbs
    table.state.owner[t] = 0
    assert "TRANSFER" in table.turn_of(v).verbs
    table.state.aboard[t, 0] = 1
    table.state.crew_size[t] = 2
    assert "TRANSFER" not in table.turn_of(v).verbs


@pytest.mark.rule("RW-095")
def test_a_gunner_who_has_fired_has_done_so_in_another_vehicle_as_well() -> None:
    table = duel()
    v, t = table.add("roadster", HERE, tokens="gunner shotgun"), table.add("roadster", BESIDE)
    enemy = table.add("coupe", (MIDDLE, 1100), seat=1)
    table.turn_of(v).verb(Verb.GUNNER).to(enemy, 1, 6, 5)
    table.verb(Verb.SHOTGUN).to(enemy, 1, 1, 6, 5)
    table.turn_of(v).verb(Verb.TRANSFER).to(t).token("gunner").token("shotgun").do(ENOUGH)
    assert (int(table.state.shots[t]), int(table.state.fired[t])) == (1, 1)
    assert (int(table.state.shots[v]), int(table.state.fired[v])) == (0, 0)
    assert not table.turn_of(t).verbs & {"GUNNER", "SHOTGUN", "GUNNER_SHOTGUN"}


# --- Heaps of gear ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-179", "RWA-54")
def test_everything_at_one_wreck_or_marker_is_picked_up_for_an_action() -> None:
    table = duel()
    v = table.add("coupe", HERE)
    wreck = table.loaded(table.wreck("coupe", (MIDDLE + 100, 900)), "shotgun nitro")
    marker = table.marker((MIDDLE - 40, 900), "spikes")
    assert "PICK_UP" in table.turn_of(v).verbs
    table.verb(Verb.PICK_UP)
    assert table.slots == [wreck, marker]
    table.to(wreck).verb(Verb.PICK_UP).to(marker)
    assert table.has(v) == ["DRIVER", "SHOTGUN", "SPIKES", "NITRO"]
    assert table.known(v)[-3:] == ["SHOTGUN", "SPIKES", "NITRO"]
    assert (table.status(wreck), table.status(marker)) == (Status.WRECK, Status.EMPTY)
    assert "PICK_UP" not in table.turn_of(v).verbs


@pytest.mark.rule("RW-179")
def test_gear_a_fingers_width_away_is_not_picked_up() -> None:
    table = duel()
    v = table.add("coupe", HERE)
    table.marker((MIDDLE - 24 - 30, 900), "spikes")
    assert "PICK_UP" not in table.turn_of(v).verbs


# --- Seats ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RWA-33")
def test_somebody_else_takes_the_wheel_once_in_a_turn_for_free() -> None:
    table = duel()
    v = table.add("convertible", HERE, tokens="gunner brawler driver")
    table.turn_of(v).verb(Verb.WHEEL)
    assert table.tokens == ["BRAWLER", "GUNNER"]  # another Driver would make no difference
    table.token("gunner")
    assert (table.has(v)[0], int(table.state.actions[v]), "WHEEL" in table.verbs) == ("GUNNER", 2, False)
    assert sorted(table.has(v)) == ["BRAWLER", "DRIVER", "DRIVER", "GUNNER"]
    assert table.known(v) == ["DRIVER"] or table.known(v) == []


# --- Repairs ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-181")
@pytest.mark.parametrize(("die", "hits"), [(6, 0), (5, 1)])
def test_a_repair_takes_a_damage_away_on_a_six(die: int, hits: int) -> None:
    table = duel()
    v = table.add("humvee", HERE, hits=1)
    table.turn_of(v).verb(Verb.REPAIR, die)
    assert (int(table.state.hits[v]), int(table.state.actions[v])) == (hits, 1)
    assert ("REPAIR" in table.verbs) == bool(hits)


@pytest.mark.rule("RW-098", "RW-099", "RWA-167")
def test_a_mechanic_repairs_for_free_once_with_two_dice() -> None:
    table = duel()
    v = table.add("humvee", HERE, tokens="mechanic", hits=2)
    table.turn_of(v).verb(Verb.MECHANIC, 6, 6)
    assert (int(table.state.hits[v]), int(table.state.actions[v])) == (0, 2)
    assert table.known(v)[-1] == "MECHANIC"
    assert "MECHANIC" not in table.verbs
    assert not table.is_at_rest()  # asked again
    table.verb(Verb.DONE)


@pytest.mark.rule("RWA-56")
@pytest.mark.parametrize(("agreed", "dice"), [(0, (5,)), (1, (5, 5))])
def test_a_mechanic_helps_in_ordinary_repairs_if_the_table_agrees(agreed: int, dice: tuple[int, ...]) -> None:
    table = duel(mechanic_bonus=agreed)
    v = table.add("humvee", HERE, tokens="mechanic", hits=2)
    table.turn_of(v).verb(Verb.REPAIR, *dice)
    assert table.state.hits[v] == 2


@pytest.mark.rule("RW-181", "RWA-167")
def test_after_a_repair_no_dice_are_left_on_the_table() -> None:
    table = duel()
    v = table.add("humvee", HERE, hits=2)
    table.turn_of(v).verb(Verb.REPAIR, 6)
    state = table.state
    assert (state.roll, state.attacker, state.attack_size) == (Roll.NONE, NOBODY, 0)
    assert not state.attack.any()


@pytest.mark.rule("RW-100", "RWA-68")
def test_a_veteran_rerolls_an_ordinary_repair_but_not_a_mechanics() -> None:
    table = duel()
    v = table.add("armored-car", HERE, tokens="veteran mechanic", hits=2)
    table.turn_of(v).verb(Verb.MECHANIC, 5, 5)
    assert "REPAIR" in table.verbs
    assert table.verb(Verb.REPAIR, 5).asks == Ask.REROLL


# --- Supplies ---------------------------------------------------------------------------------------------------------


def on_supplies(moved: bool = True, hits: int = 1, tokens: str = "", **options: int) -> tuple[Table, int]:
    table = duel(**options)
    v = table.add("coupe", HERE, tokens=tokens, hits=hits)
    table.card("supplies", HERE)
    table.state.spent[v] = Once.MOVED if moved else 0
    return table, v


@pytest.mark.rule("RW-158", "RWA-28")
def test_supplies_give_a_token_of_ones_choice_for_an_action() -> None:
    table, v = on_supplies()
    table.turn_of(v).verb(Verb.SUPPLIES_TOKEN)
    assert (table.asks, len(table.tokens)) == (Ask.SUPPLY, 10)
    table.token("gunner")
    assert (table.has(v), int(table.state.actions[v])) == (["DRIVER", "GUNNER"], 1)
    assert (int(table.state.cards), int(table.state.discards[7])) == (0, 1)
    assert (table.audiences(Event.SUPPLIED), table.audiences(Event.SUPPLIED_UNSEEN)) == ([1], [EVERYONE & ~1])
    assert not table.verbs & {"SUPPLIES_TOKEN", "SUPPLIES_REPAIR"}


@pytest.mark.rule("RWA-28")
def test_supplies_give_crew_only_where_there_is_room() -> None:
    table, v = on_supplies(tokens="gunner")
    table.turn_of(v).verb(Verb.SUPPLIES_TOKEN)
    assert table.tokens == ["SHOTGUN", "MOLOTOV", "AMBUSH", "SPIKES", "NITRO"]


@pytest.mark.rule("RWA-28")
def test_supplies_are_drawn_from_the_tin_if_the_table_agrees() -> None:
    table, v = on_supplies(supplies=1)
    table.turn_of(v).verb(Verb.SUPPLIES_TOKEN, 30)  # the last of the 30
    assert table.has(v) == ["DRIVER", "NITRO"]
    table, v = on_supplies(supplies=1, tokens="gunner")
    table.turn_of(v).verb(Verb.SUPPLIES_TOKEN, 1)  # the first piece of gear
    assert table.has(v) == ["DRIVER", "GUNNER", "SHOTGUN"]


@pytest.mark.rule("RW-159", "RWA-29")
def test_supplies_repair_a_hit_instead_for_free() -> None:
    table, v = on_supplies()
    table.turn_of(v).verb(Verb.SUPPLIES_REPAIR)
    assert (int(table.state.hits[v]), int(table.state.actions[v]), int(table.state.cards)) == (0, 2, 0)
    table, v = on_supplies(hits=0)
    assert "SUPPLIES_REPAIR" not in table.turn_of(v).verbs


@pytest.mark.rule("RWA-29", "RWA-168")
def test_to_have_supplies_drift_under_one_is_not_to_end_a_move_there() -> None:
    table, v = on_supplies(moved=False)
    assert not table.turn_of(v).verbs & {"SUPPLIES_TOKEN", "SUPPLIES_REPAIR"}
