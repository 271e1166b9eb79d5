"""Events as sentences: what each kind says, what it names, and how dice are told together."""

import pytest

from runabout.core.log import Log
from runabout.games import find_game
from runabout.games.road_wolf.actions import (
    Verb,
)
from runabout.games.road_wolf.driving.checks import Wipeout
from runabout.games.road_wolf.events import HAS_SECOND_SLOT, Thing, report, thing_in
from runabout.games.road_wolf.events import Event as Kind
from runabout.games.road_wolf.fights.rolling import Cause, Ram
from runabout.games.road_wolf.kinds import Edge, RoadCard, Token, VehicleKind
from runabout.games.road_wolf.rolls import Modifier, Result, Tie
from runabout.games.road_wolf.state import HIDDEN, NOBODY, Ending, Roll, Status
from runabout.games.road_wolf.telling.event_kinds import BEFORE, EVENTS, VEHICLE
from runabout.games.road_wolf.telling.naming import Slot
from runabout.games.road_wolf.telling.words import RoadWolfWords
from runabout.match import Match
from tests.games.road_wolf.table import Table

WORDS = RoadWolfWords()
PEOPLE = ["Ann", "Bea", "Cy"]

COUPE, BIKE, HUMVEE, GONDOLA = (
    kind + 1 for kind in (VehicleKind.COUPE, VehicleKind.STREET_BIKE, VehicleKind.HUMVEE, VehicleKind.GONDOLA)
)


def told(kind, seat, *facts, things=(), viewer=None):
    """An event as a sentence. Facts are those of its fields one by one; of slots, `things` says what is in them."""
    return WORDS.tell(event_of(kind, seat, facts, things), PEOPLE, viewer)


def event_of(kind, seat, facts, things=()):
    """An event of a kind, with what is in its slots."""
    left, given, numbers = list(things), list(facts), []
    for field, _ in EVENTS[Kind[kind.upper()]].fields.values():
        if field in (VEHICLE, BEFORE):
            numbers += [given.pop(0) if given else 0, left.pop(0) if left else 0]
        else:
            numbers += [given.pop(0) if given else 0 for _ in range(field.size)]
    return WORDS.event(kind, seat, *numbers)


# --- Events -----------------------------------------------------------------------------------------------------------

SILENT = {
    "said",
    "shown",
    "spent",
    "gathered",
    "slot_empty",
    "gained",
    "losses",
    "card_down",
    "enemy_stands",
    "rolled_first",
}
"""Kinds that need no sentence: another event's tells it, or the table shows it."""

GEAR_THERE = (COUPE, Thing.MARKER, 0)
ON_HUMVEE = (COUPE, HUMVEE, 0)
AT = "24.5 inches from the START, 12 from the left"
SENTENCES_TOLD = [
    (("ready_force", 0, 1), (), "Ann takes ready-made force 2.", "You take ready-made force 2."),
    (("bought", 0, 6, VehicleKind.COUPE), (COUPE,), "Ann takes a Coupe (7).", "You take a Coupe (7)."),
    (("bought", 0, 0, VehicleKind.ARMORED_CAR), (Thing.LIMO,), "Ann takes the Limo (1).", "You take the Limo (1)."),
    (
        ("armed", 0, 6, Token.AMBUSH),
        (COUPE,),
        "Ann's Coupe (7) takes an Ambush aboard.",
        "Your Coupe (7) takes an Ambush aboard.",
    ),
    (
        ("armed_unseen", 0, 6, 1),
        (COUPE,),
        "Ann's Coupe (7) takes somebody aboard.",
        "Your Coupe (7) takes somebody aboard.",
    ),
    (
        ("first", 0, 9),
        (),
        "Ann has the first turn, with 9 on two dice.",
        "You have the first turn, with 9 on two dice.",
    ),
    (("first", 0, 0), (), "Ann has the first turn.", "You have the first turn."),
    (("placed", 0, 6, 480, 980), (COUPE,), f"Ann's Coupe (7) comes in: {AT}.", f"Your Coupe (7) comes in: {AT}."),
    (("laid", -1, 6, 480, 980), (COUPE,), f"The Coupe (7) stands there: {AT}.", None),
    (("round", -1, 3), (), "Round 3.", None),
    (("turn", 0, -1), (), "It is Ann's turn.", "It is your turn."),
    (("turn", 0, 6), (COUPE,), "It is Ann's turn, with the Coupe (7).", "It is your turn, with the Coupe (7)."),
    (("road_turn", -1), (), "The road takes its turn.", None),
    (("moved", 0, 6, 480, 980), (COUPE,), f"Ann's Coupe (7) moves: {AT}.", f"Your Coupe (7) moves: {AT}."),
    (("moved", -1, 6, 501, 40), (COUPE,), "The Coupe (7) moves: 1 inch from the START, 12.525 from the left.", None),
    (("moved", -1, 6, 480, 0), (COUPE,), "The Coupe (7) moves: 0 inches from the START, 12 from the left.", None),
    (("braked", 0, 6, 480, 980), (COUPE,), f"Ann's Coupe (7) brakes: {AT}.", f"Your Coupe (7) brakes: {AT}."),
    (("nitro", 0, 6, 480, 980), (COUPE,), f"Ann's Coupe (7) uses Nitro: {AT}.", f"Your Coupe (7) uses Nitro: {AT}."),
    (("skidded", 0, 6, 480, 980), (COUPE,), f"Ann's Coupe (7) skids: {AT}.", f"Your Coupe (7) skids: {AT}."),
    (
        ("drifted", 0, 6, 480, 980),
        (Thing.WRECK + COUPE,),
        f"The wreck of the Coupe (7) falls behind: {AT}.",
        f"The wreck of the Coupe (7) falls behind: {AT}.",
    ),
    (("put_aside", -1, 6, 480, 980), (COUPE,), f"The Coupe (7) is put aside: {AT}.", None),
    (("thrown", -1, 6, 480, 980), (COUPE,), f"The Coupe (7) is thrown aside: {AT}.", None),
    (("drove", -1, 6, 480, 980), (COUPE,), f"The Coupe (7) drives on: {AT}.", None),
    (("drove", -1, 6, 480, 980), (GONDOLA,), f"The Gondola (7) rolls: {AT}.", None),
    (("left_board", -1, 6, Edge.END), (COUPE,), "The Coupe (7) leaves the board over the END edge.", None),
    (("ram", 0, 6, 2, 0), ON_HUMVEE, "Ann's Coupe (7) rams the Humvee (3).", "Your Coupe (7) rams the Humvee (3)."),
    (("ram", -1, 6, 2, Ram.NITRO), ON_HUMVEE, "The Coupe (7) rams the Humvee (3) with Nitro.", None),
    (("ram", -1, 6, 2, Ram.SKID), ON_HUMVEE, "The Coupe (7) skids into the Humvee (3).", None),
    (("ram", -1, 6, 2, Ram.BRAKED), ON_HUMVEE, "The Coupe (7) rams the Humvee (3), which braked into it.", None),
    (("struck", -1, 6, Cause.SPIKES, -1, 2), (COUPE, HUMVEE), "The Coupe (7) is rammed by Spikes.", None),
    (("struck", -1, 6, Cause.CARD, RoadCard.WRECK, -1), (COUPE,), "The Coupe (7) is rammed by a WRECK card.", None),
    (("struck", -1, 6, Cause.CARD, RoadCard.DEBRIS, -1), (COUPE,), "The Coupe (7) is rammed by a DEBRIS card.", None),
    (
        ("struck", -1, 6, Cause.OBJECT, -1, 2),
        (COUPE, Thing.WRECK + HUMVEE),
        "The Coupe (7) is rammed by the wreck of the Humvee (3).",
        None,
    ),
    (("struck", -1, 6, Cause.BLAST, -1, 2), (COUPE, HUMVEE), "The Coupe (7) is rammed by the blast.", None),
    (
        ("struck", -1, 6, Cause.TRAIN_FRONT, -1, -1),
        (COUPE,),
        "The Coupe (7) is rammed by the front of the train.",
        None,
    ),
    (("melee", -1, 6, 2), ON_HUMVEE, "The Coupe (7) attacks the Humvee (3) in melee.", None),
    (("shot", -1, 6, 2, Verb.MOLOTOV), ON_HUMVEE, "The Coupe (7) throws a Molotov at the Humvee (3).", None),
    (
        ("shot", 0, -1, 2, Verb.KEPT_AMBUSH),
        (0, HUMVEE),
        "Ann's Ambush is sprung on the Humvee (3).",
        "Your Ambush is sprung on the Humvee (3).",
    ),
    (("check", -1, 6, 2), (COUPE,), "The Coupe (7) makes a wipeout check, against 2 dice of the road.", None),
    (("repair", -1, 6, 0), (COUPE,), "The Coupe (7) tries a repair.", None),
    (("repair", -1, 6, 1), (COUPE,), "The Coupe (7) has its Mechanic try a repair.", None),
    (("roll", -1, Roll.RAM, 2, 0, 0, 3, 0, 0, Tie.NO_EFFECT), (), "", None),
    (
        ("roll", -1, Roll.RAM, 3, 1, Modifier.NITRO, 3, 0, 0, Tie.NO_EFFECT),
        (),
        "The attacker has 1 die more for Nitro.",
        None,
    ),
    (
        ("roll", -1, Roll.SHOT, 2, 0, 0, 2, 1, Modifier.CLOSED, Tie.NO_EFFECT),
        (),
        "The defender has 1 die more for being closed.",
        None,
    ),
    (
        ("roll", -1, Roll.MELEE, 5, 3, Modifier.BRAWLERS | Modifier.MONSTER, 3, 1, Modifier.CLOSED, Tie.NO_EFFECT),
        (),
        (
            "The attacker has 3 dice more for Brawlers and being a Monster Truck, the defender 1 die more for being "
            "closed."
        ),
        None,
    ),
    (("roll", -1, Roll.REPAIR, 1, 0, 0, 0, 0, 0, NOBODY), (), "", None),
    (
        ("roll", -1, Roll.REPAIR, 2, 1, Modifier.MECHANICS, 0, 0, 0, NOBODY),
        (),
        "The repair has 1 die more for Mechanics.",
        None,
    ),
    (("attack", -1, 1, 0, 0, 1, 0, 1), (), "It is 6-4-1.", None),
    (("defence", -1, 0, 0, 0, 0, 1, 0), (), "Against that, 5.", None),
    (("rerolled", -1, 6, 1, 5), (COUPE,), "The Veteran of the Coupe (7) rerolls a 1: it is a 5.", None),
    (("tied", -1, 6), (COUPE,), "A tie: both sides roll again.", None),
    (("result", -1, Result.ATTACKER_WINS, 2), (), "The attacker wins: overkill 2.", None),
    (("result", -1, Result.DEFENDER_WINS, 0), (), "The defender wins: overkill 0.", None),
    (("result", -1, Result.DEFENDER_WINS, 0, 1), (), "A tie, which the defender wins.", None),
    (("result", -1, Result.TIED, 0, 1), (), "No difference: nothing happens.", None),
    (("check_result", -1, 6, Wipeout.SAFE), (COUPE,), "The Coupe (7) keeps its grip.", None),
    (("check_result", -1, 6, Wipeout.SKID), (COUPE,), "The Coupe (7) loses its grip, and skids.", None),
    (("check_result", -1, 6, Wipeout.SPIN), (COUPE,), "The Coupe (7) spins.", None),
    (("check_result", -1, 6, Wipeout.ROLL), (COUPE,), "The Coupe (7) rolls over.", None),
    (("direction", -1, 6, 4), (COUPE,), "The Coupe (7) skids toward 4 o'clock.", None),
    (("damaged", -1, 6, 1, 1), (COUPE,), "The Coupe (7) takes 1 hit: 1 hit left.", None),
    (("damaged", -1, 6, 2, 0), (COUPE,), "The Coupe (7) takes 2 hits: none left.", None),
    (("repaired", -1, 6, 2), (COUPE,), "The Coupe (7) is repaired: 2 hits left.", None),
    (("destroyed", -1, 6), (COUPE,), "The Coupe (7) is destroyed.", None),
    (
        ("wrecked", -1, 6, 480, -80),
        (Thing.WRECK + COUPE,),
        "The Coupe (7) lies across the road as a wreck: 2 inches behind the START, 12 from the left.",
        None,
    ),
    (
        ("wrecked", -1, 6, 480, 980),
        (Thing.WRECK + COUPE,),
        f"The Coupe (7) lies across the road as a wreck: {AT}.",
        None,
    ),
    (("taken_away", -1, 6), (Thing.MUTANT,), "The mutant (7) is taken away.", None),
    (("immobilized", -1, 6), (COUPE,), "The Coupe (7) is immobilized, and faces backward.", None),
    (("turned_round", -1, 6), (COUPE,), "The Coupe (7) is turned round, and free again.", None),
    (("abandoned", -1, 6), (COUPE,), "The Coupe (7) is abandoned: nobody is at the wheel.", None),
    (("abandoned", -1, 6), (GONDOLA,), "The Gondola (7) is abandoned: nobody is in it.", None),
    (("crew_lost", -1, 6, Token.GUNNER), (COUPE,), "The Coupe (7) loses a Gunner.", None),
    (
        ("discarded", 0, 6, Token.NITRO),
        (COUPE,),
        "A Nitro of Ann's Coupe (7) is used up.",
        "A Nitro of your Coupe (7) is used up.",
    ),
    (("discarded", 0, -1, Token.AMBUSH), (), "An Ambush is used up.", "An Ambush is used up."),
    (("discarded", -1, 6, Token.SPIKES), (COUPE,), "Spikes of the Coupe (7) are used up.", None),
    (("ambush_kept", 0, 6, 1), (COUPE,), "Ann keeps an Ambush.", "You keep an Ambush."),
    (("ambush_kept", 0, 6, 2), (COUPE,), "Ann keeps 2 Ambushes.", "You keep 2 Ambushes."),
    (("exploded", -1, 6), (Thing.WRECK + COUPE,), "The Coupe (7) explodes!", None),
    (("taken_over", 0, 6, 2, -1), ON_HUMVEE, "One of the crew of Ann's Coupe (7) takes over the Humvee (3).", None),
    (("taken_over", 0, 6, 2, Token.GUNNER), ON_HUMVEE, "A Gunner of Ann's Coupe (7) takes over the Humvee (3).", None),
    (("retaken", -1, 6, -1), (COUPE,), "Somebody else takes the wheel of the Coupe (7) again.", None),
    (("retaken", 0, 6, Token.GUNNER), (COUPE,), "A Gunner takes the wheel of Ann's Coupe (7) again.", None),
    (
        ("moved_token", -1, 6, 2, Token.SPIKES),
        ON_HUMVEE,
        "Spikes go over from the Coupe (7) to the Humvee (3).",
        None,
    ),
    (("moved_unseen", -1, 6, 2, 0), ON_HUMVEE, "A piece of gear goes over from the Coupe (7) to the Humvee (3).", None),
    (("picked_up", -1, 6, 2, 1), GEAR_THERE, "The Coupe (7) picks up 1 piece of gear from the heap of gear (3).", None),
    (
        ("picked_up", -1, 6, 2, 3),
        GEAR_THERE,
        "The Coupe (7) picks up 3 pieces of gear from the heap of gear (3).",
        None,
    ),
    (("new_driver", -1, 6, -1), (COUPE,), "Somebody else takes the wheel of the Coupe (7).", None),
    (("new_driver", 0, 6, Token.GUNNER), (COUPE,), "A Gunner takes the wheel of Ann's Coupe (7).", None),
    (("supplied", -1, 6, Token.NITRO), (COUPE,), "The Coupe (7) gets a Nitro.", None),
    (("supplied_unseen", -1, 6, 0), (COUPE,), "The Coupe (7) gets a piece of gear.", None),
    (("card_came", -1, RoadCard.SLICK, 480, 980), (), f"A SLICK comes onto the road: {AT}.", None),
    (("card_came", -1, HIDDEN, 480, 980), (), f"A card that lies face down comes onto the road: {AT}.", None),
    (("card_came", -1, RoadCard.SUPPLIES, 480, 980), (), f"SUPPLIES come onto the road: {AT}.", None),
    (("card_up", -1, RoadCard.DEBRIS, 480, 980), (), f"DEBRIS is turned up: {AT}.", None),
    (("card_up", -1, RoadCard.SUPPLIES, 480, 980), (), f"SUPPLIES are turned up: {AT}.", None),
    (("cards_drifted", -1), (), "The road cards drift by.", None),
    (("card_gone", -1, RoadCard.BRIDGE), (), "A BRIDGE is gone.", None),
    (("touched", -1, 6, RoadCard.SLIDE), (COUPE,), "The Coupe (7) touches a SLIDE.", None),
    (("passed_round", -1, 6, RoadCard.TUNNEL), (COUPE,), "The Coupe (7) goes round a TUNNEL.", None),
    (("reshuffled", -1), (), "The road deck is shuffled anew.", None),
    (("points", 0, 1, 3), (), "Ann has 1 point more, now 3.", "You have 1 point more, now 3."),
    (("stopped", -1, 6), (COUPE,), "The Coupe (7) counts as stopped.", None),
    (("escaped", -1, 6), (COUPE,), "The Coupe (7) has got away!", None),
    (("replaced", 0, 3), (), "Ann may bring in vehicles for 3 points.", "You may bring in vehicles for 3 points."),
    (("enemy_drawn", 0, Token.MOLOTOV), (), "A Molotov is drawn against Ann.", "A Molotov is drawn against you."),
    (("enemy_drawn", 0, Token.SPIKES), (), "Spikes are drawn against Ann.", "Spikes are drawn against you."),
    (
        ("enemy_comes", -1, 6, 2, Token.GUNNER),
        (Thing.MUTANT, HUMVEE),
        "The mutant (7) comes for the Humvee (3): it is a Gunner.",
        None,
    ),
    (("enemy_comes", -1, -1, 2, Token.SPIKES), (0, HUMVEE), "Spikes lie before the Humvee (3).", None),
    (("no_enemy", 0), (), "Nothing comes for Ann.", "Nothing comes for you."),
    (("ignored", 0), (), "Ann spends a skull and ignores the attack.", "You spend a skull and ignore the attack."),
    (("skull", 0, 2), (), "Ann takes a skull, for 2 points.", "You take a skull, for 2 points."),
    (("fled", -1, 6), (Thing.MUTANT,), "The mutant (7) flees.", None),
    (("boarded", -1, 6, 2, 1), (COUPE, GONDOLA), "One of the crew of the Coupe (7) boards the Gondola (3).", None),
    (("boarded", -1, 6, 2, 2), (COUPE, GONDOLA), "2 of the crew of the Coupe (7) board the Gondola (3).", None),
    (
        ("searched", -1, 6, Token.AMBUSH),
        (VehicleKind.GONDOLA + 1,),
        "The Gondola (7) is searched: there is an Ambush.",
        None,
    ),
    (
        ("left_lying", -1, 6, Token.AMBUSH),
        (VehicleKind.GONDOLA + 1,),
        "An Ambush from the Gondola (7) goes back into the tin.",
        None,
    ),
    (("slowed", -1, 6), (COUPE,), "The Coupe (7) slows the train down by a stick.", None),
    (("award", 0, 0, 1), (), "Ann is the first to get out: 1 point.", "You are the first to get out: 1 point."),
    (("game_over", -1, Ending.MISSION), (), "The mission is over.", None),
    (("game_over", -1, Ending.ROUNDS), (), "The rounds are over.", None),
    (("veteran_shown", -1, 6), (COUPE,), "A Veteran is at the wheel of the Coupe (7), and may reroll a die.", None),
]


@pytest.mark.parametrize(("event", "things", "sentence", "to_oneself"), SENTENCES_TOLD)
def test_an_event_is_a_sentence_and_to_its_own_seat_of_you(event, things, sentence, to_oneself):
    assert told(*event, things=things) == sentence
    assert told(*event, things=things, viewer=1) == sentence
    if to_oneself is not None:
        assert told(*event, things=things, viewer=0) == to_oneself


def test_every_kind_of_event_has_a_sentence_among_these():
    assert {row[0][0] for row in SENTENCES_TOLD} | SILENT == {kind.name.casefold() for kind in Kind}
    for kind in SILENT:
        assert told(kind, 0, 6, things=(COUPE, HUMVEE)) == ""


def test_what_reports_and_what_is_declared_agree_on_which_events_have_a_second_slot():
    for kind, declared in zip(Kind, EVENTS, strict=True):
        slots = [field for field, _ in declared.fields.values() if field in (VEHICLE, BEFORE)]
        assert (len(slots) > 1) == bool(HAS_SECOND_SLOT[kind] or kind == Kind.STRUCK), kind


def test_an_event_that_was_reported_is_told_by_what_was_in_its_slots_then():
    table = Table("interceptor")
    coupe, bike = table.add("coupe"), table.add("street-bike", seat=1)
    log = Log()
    report(table.state, log, Kind.RAM, coupe, bike, Ram.NITRO)
    report(table.state, log, Kind.MELEE, bike, coupe)
    table.state.status[bike] = Status.EMPTY  # by the time that it is told, it is gone
    ram, melee = WORDS.events(log)
    assert (ram.vehicle, ram.other, ram.how) == (Slot(coupe, COUPE), Slot(bike, BIKE), Ram.NITRO)
    assert WORDS.narrate([ram, melee], PEOPLE, 0) == [
        "Your Coupe (1) rams the Street Bike (2) with Nitro.",
        "Bea's Street Bike (2) attacks the Coupe (1) in melee.",
    ]


def test_an_event_without_what_was_in_its_slots_is_told_by_their_numbers():
    assert told("ram", 0, 6, 2, viewer=1) == "Vehicle 7 rams vehicle 3."


def test_the_names_of_people_are_left_as_they_are():
    assert WORDS.tell(event_of("points", 0, (1, 1)), ["ann99"], None) == "ann99 has 1 point more, now 1."


def in_slot(table, v):
    """What the sentence of an event calls what is in a slot."""
    return told("fled", -1, v, things=(thing_in(table.state, v),)).removesuffix(" flees.")


def test_what_is_in_a_slot_is_told_as_a_vehicle_a_wreck_a_mutant_or_a_heap_of_gear():
    table = Table("interceptor")
    v = table.add("coupe")
    assert in_slot(table, v) == "The Coupe (1)"
    for status, name in (
        (Status.WRECK, "The wreck of the Coupe (1)"),
        (Status.MUTANT, "The mutant (1)"),
        (Status.MARKER, "The heap of gear (1)"),
    ):
        table.state.status[v] = status
        assert in_slot(table, v) == name
    assert thing_in(table.state, NOBODY) == thing_in(table.state, 7) == Thing.UNKNOWN


@pytest.mark.rule("RW-330")
def test_the_presidents_armored_car_is_the_limo_and_no_other_is():
    table = Table("the-president")
    limo, other = table.add("armored-car"), table.add("armored-car", seat=1)
    assert [in_slot(table, v) for v in (limo, other)] == ["The Limo (1)", "The Armored Car (2)"]
    elsewhere = Table("duel")
    assert in_slot(elsewhere, elsewhere.add("armored-car")) == "The Armored Car (1)"


# --- Dice -------------------------------------------------------------------------------------------------------------

ATTACK = WORDS.event("attack", -1, 1, 0, 0, 1, 0, 1)  # 6-4-1
DEFENCE = WORDS.event("defence", -1, 0, 1, 0, 0, 1, 0)  # 5-2


def result(won, overkill, level=0):
    """How a roll has come out."""
    return WORDS.event("result", -1, won, overkill, level)


@pytest.mark.rule("RW-217")
def test_both_sides_dice_and_what_comes_of_them_are_one_sentence():
    narrated = WORDS.narrate([ATTACK, DEFENCE, result(Result.ATTACKER_WINS, 1)], PEOPLE)
    assert narrated == ["It is 6-4-1 against 5-2: the attacker wins, overkill 1.", "", ""]
    narrated = WORDS.narrate([ATTACK, DEFENCE, result(Result.TIED, 0)], PEOPLE)
    assert narrated == ["It is 6-4-1 against 5-2: no difference.", "", ""]


@pytest.mark.rule("RWA-05")
def test_a_tie_that_the_defender_wins_is_told_as_one():
    even = WORDS.event("defence", -1, 1, 0, 0, 1, 0, 1)
    won, safe = result(Result.DEFENDER_WINS, 0, 1), event_of("check_result", 0, (6, Wipeout.SAFE), (COUPE,))
    narrated = WORDS.narrate([ATTACK, even, won], PEOPLE)
    assert narrated == ["It is 6-4-1 against 6-4-1: a tie, which the defender wins.", "", ""]
    narrated = WORDS.narrate([ATTACK, even, won, safe], PEOPLE)
    assert narrated[0] == "The road has 6-4-1 against 6-4-1: a tie, which the vehicle wins."
    assert WORDS.narrate([won, safe], PEOPLE)[0] == "A tie, which the vehicle wins."
    assert WORDS.narrate([ATTACK, DEFENCE], PEOPLE) == ["It is 6-4-1 against 5-2.", ""]


@pytest.mark.rule("RW-190")
def test_in_a_wipeout_check_it_is_the_road_that_attacks():
    check = event_of("check", 0, (6, 2), (COUPE,))
    kept = event_of("check_result", 0, (6, Wipeout.SAFE), (COUPE,))
    lost = result(Result.DEFENDER_WINS, 0)
    narrated = WORDS.narrate([check, ATTACK, DEFENCE, lost, kept, ATTACK, DEFENCE], PEOPLE)
    assert narrated == [
        "Ann's Coupe (7) makes a wipeout check, against 2 dice of the road.",
        "The road has 6-4-1 against 5-2: the vehicle wins, overkill 0.",
        "",
        "",
        "Ann's Coupe (7) keeps its grip.",
        "It is 6-4-1 against 5-2.",
        "",
    ]


@pytest.mark.rule("RW-193")
def test_after_a_reroll_in_a_wipeout_check_it_is_the_road_or_the_vehicle_that_wins():
    kept = event_of("check_result", 0, (6, Wipeout.SAFE), (COUPE,))
    lost = event_of("check_result", 0, (6, Wipeout.SPIN), (COUPE,))
    assert WORDS.narrate([result(Result.DEFENDER_WINS, 2), kept], PEOPLE)[0] == "The vehicle wins: overkill 2."
    assert WORDS.narrate([result(Result.ATTACKER_WINS, 1), lost], PEOPLE)[0] == "The road wins: overkill 1."
    assert WORDS.narrate([result(Result.TIED, 0), kept], PEOPLE)[0] == "No difference: nothing happens."


def test_the_die_of_a_skid_is_told_by_the_hour_alone():
    direction = event_of("direction", 0, (6, 10), (COUPE,))
    assert WORDS.narrate([ATTACK, direction], PEOPLE) == ["", "Ann's Coupe (7) skids toward 10 o'clock."]


def test_a_roll_without_a_defence_is_told_by_its_dice():
    assert WORDS.narrate([ATTACK], PEOPLE) == ["It is 6-4-1."]


# --- Tokens that are taken aboard together ----------------------------------------------------------------------------


def armed(vehicle, token, seat=0):
    return event_of("armed", seat, (vehicle, token), (COUPE if vehicle == 6 else BIKE,))


def armed_unseen(vehicle, is_crew, crew, seat=0):
    return event_of("armed_unseen", seat, (vehicle, is_crew, crew), (COUPE if vehicle == 6 else BIKE,))


def test_tokens_that_one_vehicle_takes_aboard_are_told_in_one_sentence_with_their_number():
    taken = [armed(6, Token.GUNNER), armed(6, Token.GUNNER), armed(6, Token.AMBUSH), armed(6, Token.AMBUSH)]
    assert WORDS.narrate(taken, PEOPLE, 0) == ["Your Coupe (7) takes 2 Gunners and 2 Ambushes aboard.", "", "", ""]


def test_what_others_do_not_see_is_told_with_its_number_too():
    taken = [armed_unseen(6, 1, 2), armed_unseen(6, 0, 2), armed_unseen(6, 1, 3), armed_unseen(6, 0, 3)]
    assert WORDS.narrate(taken, PEOPLE, 1) == [
        "Ann's Coupe (7) takes 2 people and 2 pieces of gear aboard.",
        "",
        "",
        "",
    ]


def test_each_vehicle_is_told_of_once_where_tokens_go_to_several_in_turn():
    taken = [armed(6, Token.GUNNER), armed(2, Token.AMBUSH), armed(6, Token.GUNNER), armed(2, Token.BRAWLER)]
    assert WORDS.narrate(taken, PEOPLE, 0) == [
        "Your Coupe (7) takes 2 Gunners aboard.",
        "Your Street Bike (3) takes an Ambush and a Brawler aboard.",
        "",
        "",
    ]


def test_what_different_seats_take_aboard_is_told_seat_by_seat():
    taken = [armed_unseen(6, 1, 2), armed_unseen(2, 1, 2, seat=1), armed_unseen(2, 1, 3, seat=1)]
    assert WORDS.narrate(taken, PEOPLE) == [
        "Ann's Coupe (7) takes somebody aboard.",
        "Bea's Street Bike (3) takes 2 people aboard.",
        "",
    ]


def test_a_ready_made_force_tells_once_of_each_vehicle_that_takes_tokens_aboard():
    match = Match(find_game("road-wolf"), 2, seed=1, run=find_game("road-wolf").interpreted)
    ready = "ready-made force 1"
    while ready not in [action.text for action in match.legal()]:
        match.play(match.legal()[0])
    before = len(match.steps)
    match.play(ready)
    for viewer in range(2):
        events = match.events(viewer, before)
        aboard = [text for text in WORDS.narrate(events, PEOPLE, viewer) if text.endswith(" aboard.")]
        assert len({text.split(" takes ")[0] for text in aboard}) == len(aboard) > 0
        assert sum(event.kind in ("armed", "armed_unseen") for event in events) > len(aboard)
