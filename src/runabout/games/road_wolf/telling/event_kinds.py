"""What happens in Road Wolf, as declared facts (see core.facts)."""

from __future__ import annotations

from typing import Any

from runabout.core.facts import (
    FLAG,
    NUMBER,
    EventKind,
    FieldType,
    Numbers,
    bits,
    called,
    event_kinds,
    member,
    named,
    number,
    several,
)
from runabout.games.road_wolf.actions import Verb
from runabout.games.road_wolf.driving.checks import Wipeout
from runabout.games.road_wolf.events import Event, Thing
from runabout.games.road_wolf.fights.rolling import Cause, Ram
from runabout.games.road_wolf.kinds import Edge, Token, VehicleKind
from runabout.games.road_wolf.missions.gauntlet import Award
from runabout.games.road_wolf.rolls import Modifier, Result, Tie
from runabout.games.road_wolf.state import Ask, Ending, Roll
from runabout.games.road_wolf.telling.naming import Slot, card_name
from runabout.games.road_wolf.telling.scene_names import vehicle

SIDES_OF_A_DIE = 6


def thing_name(thing: int) -> str | None:
    """What is in a slot, for programs: "coupe", "wreck", "mutant"; None where it is not known."""
    if thing == Thing.UNKNOWN:
        return None
    if thing > Thing.WRECK:
        return "wreck"
    return VehicleKind(thing - 1).text if thing <= len(VehicleKind) else Thing(thing).name.casefold()


def thing_in_slot(numbers: Numbers) -> Any:
    """A slot and what was in it, as data for JSON; None where there is none."""
    if numbers[0] < 0:
        return None
    return {"thing": vehicle(numbers[0]), "is": thing_name(numbers[1]), "of": wrecked_kind(numbers[1])}


def wrecked_kind(thing: int) -> str | None:
    """Of what kind of vehicle a wreck is, for programs; None where it is no wreck."""
    return VehicleKind(thing - Thing.WRECK - 1).text if thing > Thing.WRECK else None


def as_it_was(numbers: Numbers) -> Any:
    """A slot and what was in it before it became a wreck, as data for JSON; None where there is none."""
    number, thing = numbers
    return thing_in_slot((number, thing - Thing.WRECK if thing > Thing.WRECK else thing))


def dice_of(numbers: Numbers) -> tuple[int, ...]:
    """Dice, the highest first, from how many of them show 1, 2, ... 6."""
    return tuple(face for face in range(SIDES_OF_A_DIE, 0, -1) for _ in range(numbers[face - 1]))


def dice_listed(numbers: Numbers) -> list[int]:
    """The same for JSON."""
    return list(dice_of(numbers))


def slot_of(numbers: Numbers) -> Slot:
    """A slot and what was in it."""
    return Slot(*numbers)


SLOT_SCHEMA = {
    "type": ["object", "null"],
    "properties": {"thing": {"type": "string"}, "is": {"type": ["string", "null"]}, "of": {"type": ["string", "null"]}},
    "required": ["thing", "is", "of"],
}
VEHICLE = FieldType(
    "vehicle",
    "a vehicle, or what else is in a slot, with what it was then, and of what kind a wreck is",
    2,
    slot_of,
    thing_in_slot,
    SLOT_SCHEMA,
    sort="vehicle",
)
BEFORE = VEHICLE._replace(
    name="vehicle before", says="a vehicle, with what it was before it became a wreck", plain=as_it_was
)
DICE = FieldType(
    "dice",
    "dice, the highest first",
    SIDES_OF_A_DIE,
    dice_of,
    dice_listed,
    {"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": SIDES_OF_A_DIE}},
)
DIE = number("die", "what a die shows")
ACROSS = number("across", "how far from the left edge of the board, in fortieths of an inch")._replace(sort="number/40")
ALONG = number("along", "how far from the START, in fortieths of an inch; negative behind it")._replace(
    sort="signed/40"
)
HITS = number("hits", "hits")
POINTS = number("points", "points")
CARD = called("road card", "a kind of road card; none where there is none", card_name, or_none=True)
TOKEN = named("token", "a token; none where it is not known", [token.text for token in Token], or_none=True)
SORT = named("sort", "gear or crew", ("gear", "crew"))
EDGE = member("edge", "an edge of the board", Edge)
KIND = named("kind", "a kind of vehicle", [kind.text for kind in VehicleKind])
RAM = bits("ram", "what is special about a ram", ("nitro", "braked", "skid", "drive"))
CAUSE = member("cause", "what strikes", Cause)
ROLL = member("subject", "what a roll is about", Roll)
MODIFIERS = bits("modifier", "what gives one side of a roll more dice", [one.name.casefold() for one in Modifier])
TIE = member("tie", "what a tie does (RWA-05); none where nobody rolls against it", Tie, or_none=True)
VERB = member("verb", "what is done", Verb)
RESULT = member("result", "how a roll came out", Result)
WIPEOUT = member("wipeout", "how a wipeout check came out", Wipeout)
AWARD = member("award", "an award", Award)
ENDING = member("ending", "why the game is over", Ending)
ASK = member("ask", "what was decided", Ask)
ASKS = member("asks", "what is to be decided; none once it is over", Ask, or_none=True)

assert [1 << at for at in range(len(Ram))] == list(Ram)
assert [1 << at for at in range(len(Modifier))] == list(Modifier)


def moved(says: str) -> EventKind:
    """A vehicle is somewhere else now."""
    return EventKind(says, vehicle=VEHICLE, x=ACROSS, y=ALONG)


def about(says: str) -> EventKind:
    """Something happened to a vehicle."""
    return EventKind(says, vehicle=VEHICLE)


EVENTS = event_kinds(
    Event,
    {
        Event.READY_FORCE: EventKind("The seat took a ready-made force.", number=NUMBER),
        Event.BOUGHT: EventKind("The seat bought a vehicle.", vehicle=VEHICLE, bought=KIND),
        Event.ARMED: EventKind("A token was given out; told to the seat's side.", vehicle=VEHICLE, token=TOKEN),
        Event.ARMED_UNSEEN: EventKind(
            "A token was given out; told to the others. So many crew are aboard.",
            vehicle=VEHICLE,
            sort=SORT,
            crew=NUMBER,
        ),
        Event.FIRST: EventKind("The seat has the first turn, by the sum of its two dice.", sum=NUMBER),
        Event.PLACED: moved("A vehicle comes onto the board."),
        Event.LAID: moved("Something stands on the board: a civilian, the Truck, the train."),
        Event.ROUND: EventKind("A round begins.", number=NUMBER),
        Event.TURN: EventKind("It is the seat's turn; of one vehicle alone, where one is named.", vehicle=VEHICLE),
        Event.ROAD_TURN: EventKind("The road takes its turn."),
        Event.MOVED: moved("A vehicle moves."),
        Event.BRAKED: moved("A vehicle brakes."),
        Event.NITRO: moved("A vehicle uses Nitro."),
        Event.SKIDDED: moved("A vehicle skids."),
        Event.DRIFTED: moved("Something falls behind."),
        Event.PUT_ASIDE: moved("Something is put aside."),
        Event.THROWN: moved("Something is thrown by the front of the train (RW-458)."),
        Event.DROVE: moved("The Hijackers' Truck (RW-343), or a car of the train (RW-471, RW-460), drives by itself."),
        Event.LEFT_BOARD: EventKind("Something has left the board over an edge.", vehicle=VEHICLE, edge=EDGE),
        Event.RAM: EventKind("A vehicle rams another.", vehicle=VEHICLE, other=VEHICLE, how=RAM),
        Event.STRUCK: EventKind(
            "A vehicle is rammed by what does not drive: a card, or what is in a slot, where one is named.",
            vehicle=VEHICLE,
            cause=CAUSE,
            card=CARD,
            by=VEHICLE,
        ),
        Event.MELEE: EventKind("A vehicle attacks another in melee.", vehicle=VEHICLE, other=VEHICLE),
        Event.SHOT: EventKind(
            "A vehicle, or an Ambush by the road, shoots at another.", vehicle=VEHICLE, other=VEHICLE, verb=VERB
        ),
        Event.CHECK: EventKind("A vehicle makes a wipeout check against so many dice.", vehicle=VEHICLE, dice=NUMBER),
        Event.REPAIR: EventKind("A vehicle's repair is tried; by a Mechanic?", vehicle=VEHICLE, by_mechanic=FLAG),
        Event.ATTACK: EventKind("The attacker's dice.", dice=DICE),
        Event.DEFENCE: EventKind("The defender's dice.", dice=DICE),
        Event.REROLLED: EventKind("The Veteran of a vehicle rerolls a die.", vehicle=VEHICLE, showed=DIE, shows=DIE),
        Event.TIED: EventKind("A tie: both sides roll again (RWA-05)."),
        Event.RESULT: EventKind(
            "How the roll came out; whether no die made a difference, so that it was a tie.",
            result=RESULT,
            overkill=NUMBER,
            level=FLAG,
        ),
        Event.CHECK_RESULT: EventKind("How a wipeout check came out.", vehicle=VEHICLE, wipeout=WIPEOUT),
        Event.DIRECTION: EventKind("A vehicle skids toward an hour of the clock.", vehicle=VEHICLE, hour=NUMBER),
        Event.DAMAGED: EventKind("A vehicle takes hits, and has so many left.", vehicle=VEHICLE, hits=HITS, left=HITS),
        Event.REPAIRED: EventKind("A vehicle is repaired, and has so many hits left.", vehicle=VEHICLE, left=HITS),
        Event.DESTROYED: EventKind("A vehicle is destroyed.", vehicle=BEFORE),
        Event.WRECKED: EventKind("A vehicle lies across the road as a wreck.", vehicle=BEFORE, x=ACROSS, y=ALONG),
        Event.TAKEN_AWAY: about("A bike that leaves no wreck, a wreck, a marker or an enemy goes."),
        Event.IMMOBILIZED: about("A vehicle is immobilized."),
        Event.TURNED_ROUND: about("A vehicle is turned round."),
        Event.ABANDONED: about("Nobody is at the wheel of a vehicle, or in a car of the train, any more."),
        Event.CREW_LOST: EventKind("A vehicle loses one of its crew.", vehicle=VEHICLE, token=TOKEN),
        Event.DISCARDED: EventKind("Gear is used up; a vehicle's, where one is named.", vehicle=VEHICLE, token=TOKEN),
        Event.AMBUSH_KEPT: EventKind("A vehicle's owner keeps so many Ambushes.", vehicle=VEHICLE, count=NUMBER),
        Event.EXPLODED: EventKind("A vehicle explodes.", vehicle=BEFORE),
        Event.TAKEN_OVER: EventKind(
            "One of the crew of a vehicle takes over another; whether it was its driver.",
            vehicle=VEHICLE,
            other=VEHICLE,
            token=TOKEN,
            drove=FLAG,
        ),
        Event.RETAKEN: EventKind("A passenger has the wheel of a vehicle again.", vehicle=VEHICLE, token=TOKEN),
        Event.MOVED_TOKEN: EventKind(
            "A token goes over from one vehicle to another; whether it was at the wheel. Told to those who may know.",
            vehicle=VEHICLE,
            other=VEHICLE,
            token=TOKEN,
            drove=FLAG,
        ),
        Event.MOVED_UNSEEN: EventKind(
            "A token goes over from one vehicle to another; told to those who may not know which.",
            vehicle=VEHICLE,
            other=VEHICLE,
            sort=SORT,
            drove=FLAG,
        ),
        Event.PICKED_UP: EventKind(
            "A vehicle picks up so much gear from where it lay.", vehicle=VEHICLE, other=VEHICLE, count=NUMBER
        ),
        Event.NEW_DRIVER: EventKind("Somebody else has the wheel of a vehicle.", vehicle=VEHICLE, token=TOKEN),
        Event.SUPPLIED: EventKind(
            "A vehicle has a token from SUPPLIES, or found; told to its side.", vehicle=VEHICLE, token=TOKEN
        ),
        Event.SUPPLIED_UNSEEN: EventKind(
            "A vehicle has a token from SUPPLIES, or found; told to the others.", vehicle=VEHICLE, sort=SORT
        ),
        Event.CARD_CAME: EventKind("A road card lies on the road.", card=CARD, x=ACROSS, y=ALONG),
        Event.CARD_UP: EventKind("A road card is turned up (RW-416).", card=CARD, x=ACROSS, y=ALONG),
        Event.CARDS_DRIFTED: EventKind("All road cards go two sticks down the road."),
        Event.CARD_GONE: EventKind(
            "A road card is off the board, used up or discarded; where it lay.", card=CARD, x=ACROSS, y=ALONG
        ),
        Event.TOUCHED: EventKind("A vehicle touches a road card.", vehicle=VEHICLE, card=CARD),
        Event.PASSED_ROUND: EventKind("A vehicle went round a BRIDGE or a TUNNEL.", vehicle=VEHICLE, card=CARD),
        Event.RESHUFFLED: EventKind("The discarded road cards are the deck again."),
        Event.POINTS: EventKind("The seat's side has so many points more, and a sum.", points=POINTS, sum=POINTS),
        Event.STOPPED: about("A vehicle counts as stopped, captured or wiped out."),
        Event.ESCAPED: about("A vehicle has got away."),
        Event.REPLACED: EventKind("The seat may bring in vehicles for so many points (RW-378).", points=POINTS),
        Event.ENEMY_DRAWN: EventKind("A token is drawn against the seat (RW-420).", token=TOKEN),
        Event.ENEMY_COMES: EventKind(
            "An enemy comes, or a token strikes, against a vehicle.", vehicle=VEHICLE, other=VEHICLE, token=TOKEN
        ),
        Event.NO_ENEMY: EventKind("Nothing comes for the seat (RW-430)."),
        Event.IGNORED: EventKind("The seat spends a skull (RW-432)."),
        Event.SKULL: EventKind("The seat has destroyed an enemy worth so many points.", points=POINTS),
        Event.FLED: about("A vehicle flees."),
        Event.BOARDED: EventKind("So many of the crew board a car.", vehicle=VEHICLE, other=VEHICLE, count=NUMBER),
        Event.SEARCHED: EventKind("A token was found in a car of the train.", vehicle=VEHICLE, token=TOKEN),
        Event.LEFT_LYING: EventKind("A token found in a car was put back.", vehicle=VEHICLE, token=TOKEN),
        Event.SLOWED: about("A vehicle slows the train down."),
        Event.AWARD: EventKind("The seat has an award.", award=AWARD, points=POINTS),
        Event.GAME_OVER: EventKind("The game is over.", why=ENDING),
        Event.VETERAN_SHOWN: about("A Veteran drives a vehicle, and may reroll (RWA-136)."),
        Event.SAID: EventKind("The seat has answered, and all see how.", ask=ASK, action=NUMBER),
        Event.SHOWN: EventKind(
            "So many of a token are known to all to be aboard, not at the wheel (RW-075).",
            vehicle=VEHICLE,
            token=TOKEN,
            count=NUMBER,
        ),
        Event.SPENT: EventKind(
            "A token is fired or thrown, and gone however the dice fall; an Ambush that was kept has no vehicle.",
            vehicle=VEHICLE,
            token=TOKEN,
        ),
        Event.GATHERED: EventKind(
            "A token is part of what a vehicle picks up.", vehicle=VEHICLE, other=VEHICLE, token=TOKEN
        ),
        Event.SLOT_EMPTY: about("Nothing is in a slot any more."),
        Event.GAINED: EventKind("The seat has so many of the mission's points.", points=POINTS),
        Event.LOSSES: EventKind(
            "The seat has lost so many vehicles, worth so much (RW-381, RW-386).", vehicles=NUMBER, points=POINTS
        ),
        Event.ENEMY_STANDS: moved("An enemy stands beside the vehicle that it attacks."),
        Event.CARD_DOWN: EventKind("A road card comes face down (RW-414).", x=ACROSS, y=ALONG),
        Event.ROLL: EventKind(
            "Both sides are to roll so many dice (RW-210): how many of them by modifiers, and by which; what a tie "
            "does. A repair and the direction of a skid have no defence.",
            roll=ROLL,
            attack=NUMBER,
            attack_more=NUMBER,
            attack_by=MODIFIERS,
            defence=NUMBER,
            defence_more=NUMBER,
            defence_by=MODIFIERS,
            tie=TIE,
        ),
        Event.ROLLED_FIRST: EventKind("The seat rolls for the first turn (RW-020).", dice=several(DIE, 2)),
    },
)
