"""What each event of Road Wolf moves in a viewer's scene (see core.mover)."""

from __future__ import annotations

from typing import Any

from runabout.core.facts import SEAT
from runabout.core.mover import Mover
from runabout.core.scene import (
    UNKNOWN,
    seat_counter,
)
from runabout.core.words import Event as Told
from runabout.games.road_wolf.box import HAS_VETERAN, IS_STREET, SIZE
from runabout.games.road_wolf.events import Event, Thing
from runabout.games.road_wolf.kinds import CREW_KINDS, RoadCard, Token, VehicleKind
from runabout.games.road_wolf.options import OPTIONS, House
from runabout.games.road_wolf.road.drifting import DRIFT
from runabout.games.road_wolf.state import (
    HIDDEN,
    NOBODY,
    Status,
)
from runabout.games.road_wolf.telling.event_kinds import ENDING
from runabout.games.road_wolf.telling.scene_names import (
    CARD_NAMES,
    DECK,
    DISCARDS,
    KIND_NAMES,
    LOST_CREW,
    MUTANT,
    STATUS_NAMES,
    TOKEN_NAMES,
    crew,
    gear,
    road,
    vehicle,
)


def knows(table: Mover, v: int) -> bool:
    """Whether the viewer sees all tokens aboard (RWA-59, RWA-135)."""
    settings = table.scene.settings
    if settings["open_tokens"] == "on":
        return True
    owner = table.of(vehicle(v), "owner")
    sides = table.scene.settings["sides"]
    return table.viewer >= 0 and owner is not None and sides[owner] == sides[table.viewer]


def kind_of(slot: Any) -> str:
    """The kind of what is in a slot, as an event has it."""
    if slot.thing == Thing.MUTANT:
        return MUTANT
    if slot.thing == Thing.LIMO:
        return VehicleKind.ARMORED_CAR.text
    number = slot.thing - Thing.WRECK - 1 if slot.thing > Thing.WRECK else slot.thing - 1
    return KIND_NAMES[int(number)]


def comes(table: Mover, v: int, kind: str, seat: int) -> None:
    """A vehicle is set up: not yet on the board, with its driver and a street vehicle's Nitro."""
    table.add("generations", 1)
    table.appear(
        vehicle(v),
        generation=table.counter("generations"),
        kind=kind,
        status=STATUS_NAMES[Status.COMING],
        owner=SEAT.plain((seat,)),
        born=SEAT.plain((seat,)),
        at=None,
        hits=0,
        wheel=UNKNOWN,
    )
    table.open_place(crew(v))
    table.open_place(gear(v))
    if kind == MUTANT:
        return
    number = KIND_NAMES.index(kind)
    if HAS_VETERAN[number]:
        table.put(vehicle(v), wheel=TOKEN_NAMES[Token.VETERAN])
    elif knows(table, v):
        table.put(vehicle(v), wheel=TOKEN_NAMES[Token.DRIVER])
    if IS_STREET[number]:
        table.bring(gear(v), TOKEN_NAMES[Token.NITRO])


def goes(table: Mover, v: int) -> None:
    """A slot is emptied."""
    if vehicle(v) in table.scene.things:
        table.vanish(vehicle(v))
        table.close_place(crew(v))
        table.close_place(gear(v))


def bought(table: Mover, event: Told) -> None:
    comes(table, event.vehicle.number, KIND_NAMES[event.bought], event.seat)


def place_of(token: int, v: int) -> str:
    """Where in a vehicle a token lies."""
    return crew(v) if token < CREW_KINDS else gear(v)


def armed(table: Mover, event: Told) -> None:
    v, token = event.vehicle.number, event.token
    if token == Token.VETERAN and table.of(vehicle(v), "wheel") == TOKEN_NAMES[Token.DRIVER]:
        table.put(vehicle(v), wheel=TOKEN_NAMES[token])
    else:
        table.bring(place_of(token, v), TOKEN_NAMES[token])


def armed_unseen(table: Mover, event: Told) -> None:
    """Others see whether it was crew or gear, and how many are aboard: a Veteran may have taken the wheel."""
    v = event.vehicle.number
    if SORTS[event.sort] == "gear":
        table.bring(gear(v), UNKNOWN)
        return
    aboard = table.size(crew(v)) + (table.of(vehicle(v), "wheel") is not None)
    if event.crew > aboard:
        table.bring(crew(v), UNKNOWN)


SORTS = ("gear", "crew")


def stands(table: Mover, event: Told) -> None:
    """Something is somewhere else now; what comes onto the board drives."""
    v = event.vehicle.number
    at = [event.x, event.y]
    if table.of(vehicle(v), "status") == STATUS_NAMES[Status.COMING]:
        table.put(vehicle(v), status=STATUS_NAMES[Status.DRIVING])
    table.put(vehicle(v), at=at)


def gone(table: Mover, event: Told) -> None:
    goes(table, event.vehicle.number)


def damaged(table: Mover, event: Told) -> None:
    v = event.vehicle.number
    table.put(vehicle(v), hits=int(SIZE[KIND_NAMES.index(table.of(vehicle(v), "kind"))]) - event.left)


def destroyed(table: Mover, event: Told) -> None:
    v = event.vehicle.number
    table.put(
        vehicle(v),
        hits=int(SIZE[KIND_NAMES.index(table.of(vehicle(v), "kind"))]),
        status=STATUS_NAMES[Status.DESTROYED],
    )


def wrecked(table: Mover, event: Told) -> None:
    v = event.vehicle.number
    table.put(vehicle(v), at=[event.x, event.y], status=STATUS_NAMES[Status.WRECK], owner=None)


def taken_away(table: Mover, event: Told) -> None:
    """A bike leaves a marker for its gear. Whatever else is taken away is gone once its slot is empty."""
    v = event.vehicle.number
    if table.of(vehicle(v), "status") == STATUS_NAMES[Status.DESTROYED] and leaves_marker(table, v):
        table.put(vehicle(v), status=STATUS_NAMES[Status.MARKER], owner=None)


def leaves_marker(table: Mover, v: int) -> bool:
    """Whether a bike that is destroyed does (RW-255, RWA-53)."""
    return table.size(gear(v)) > 0 and table.scene.settings["bike_gear"] == OPTIONS[House.BIKE_GEAR].choices[0]


def status(to: Status) -> Any:
    def changed(table: Mover, event: Told) -> None:
        table.put(vehicle(event.vehicle.number), status=STATUS_NAMES[to])

    return changed


def abandoned(table: Mover, event: Told) -> None:
    """Nobody is at the wheel, or in a car of the train, any more."""
    v = event.vehicle.number
    if table.of(vehicle(v), "status") == STATUS_NAMES[Status.DRIVING]:
        table.put(vehicle(v), status=STATUS_NAMES[Status.ABANDONED])
    elif table.of(vehicle(v), "status") == STATUS_NAMES[Status.TRAIN]:
        table.put(vehicle(v), owner=None)


def crew_lost(table: Mover, event: Told) -> None:
    """One of the crew is killed: a passenger, or the one at the wheel where no passenger is left."""
    v, name = event.vehicle.number, TOKEN_NAMES[event.token]
    if table.size(crew(v)):
        table.carry(crew(v), LOST_CREW, name)
    else:
        table.put(vehicle(v), wheel=None)
        table.bring(LOST_CREW, name)


def discarded(table: Mover, event: Told) -> None:
    """Gear is used up; a weapon that was spent as it was fired is gone already."""
    if event.vehicle.number >= 0 and event.token not in SPENT_AT_ONCE:
        table.carry(gear(event.vehicle.number), "", TOKEN_NAMES[event.token])


SPENT_AT_ONCE = (Token.MOLOTOV, Token.AMBUSH)


def spent(table: Mover, event: Told) -> None:
    v = event.vehicle.number
    if v >= 0:
        table.carry(gear(v), "", TOKEN_NAMES[event.token])
    else:
        table.add(seat_counter(event.seat, "kept"), -1)


def ambush_kept(table: Mover, event: Told) -> None:
    table.carry(gear(event.vehicle.number), "", TOKEN_NAMES[Token.AMBUSH], event.count)
    table.add(seat_counter(event.seat, "kept"), event.count)


def shown(table: Mover, event: Told) -> None:
    """What is aboard is known to those who did not know it."""
    v, name = event.vehicle.number, TOKEN_NAMES[event.token]
    pile = place_of(event.token, v)
    more = event.count - table.tally(pile).get(name, 0)
    if more > 0 and not knows(table, v):
        table.know(pile, name, more)


def veteran_shown(table: Mover, event: Told) -> None:
    table.put(vehicle(event.vehicle.number), wheel=TOKEN_NAMES[Token.VETERAN])


def name_of(token: int) -> str:
    """A token's name; UNKNOWN where the viewer is not told."""
    return TOKEN_NAMES[token] if token >= 0 else UNKNOWN


def new_driver(table: Mover, event: Told) -> None:
    """A passenger and the driver change places."""
    v = event.vehicle.number
    old = table.of(vehicle(v), "wheel")
    table.carry(crew(v), "", name_of(event.token))
    table.put(vehicle(v), wheel=name_of(event.token))
    table.bring(crew(v), old)


def retaken(table: Mover, event: Told) -> None:
    v = event.vehicle.number
    table.carry(crew(v), "", name_of(event.token))
    table.put(vehicle(v), wheel=name_of(event.token))
    drives_again(table, v)


def drives_again(table: Mover, v: int) -> None:
    """An abandoned vehicle with somebody at the wheel drives."""
    if table.of(vehicle(v), "status") == STATUS_NAMES[Status.ABANDONED]:
        table.put(vehicle(v), status=STATUS_NAMES[Status.DRIVING])


def taken_over(table: Mover, event: Told) -> None:
    v, t, name = event.vehicle.number, event.other.number, name_of(event.token)
    if event.drove:
        table.put(vehicle(v), wheel=None)
    else:
        table.carry(crew(v), "", name)
    table.put(vehicle(t), wheel=name, owner=table.of(vehicle(v), "owner"))
    drives_again(table, t)


MOVED_TOKEN = Event.MOVED_TOKEN.name.casefold()


def moved_token(table: Mover, event: Told) -> None:
    """A token goes over, of which the viewer knows; or it knows only whether it is crew or gear."""
    v, t = event.vehicle.number, event.other.number
    if event.kind == MOVED_TOKEN:
        place, name = place_of(event.token, t), TOKEN_NAMES[event.token]
    else:
        place, name = (crew(t) if SORTS[event.sort] == "crew" else gear(t)), UNKNOWN
    if event.drove:
        table.put(vehicle(v), wheel=None)
        table.bring(place, name)
    else:
        table.carry(place.replace(f":{t + 1}", f":{v + 1}"), place, name)
    if table.of(vehicle(t), "status") == STATUS_NAMES[Status.TRAIN]:
        table.put(vehicle(t), owner=table.of(vehicle(v), "owner"))


def gathered(table: Mover, event: Told) -> None:
    table.carry(gear(event.other.number), gear(event.vehicle.number), TOKEN_NAMES[event.token])


def supplied(table: Mover, event: Told) -> None:
    v = event.vehicle.number
    table.bring(place_of(event.token, v), TOKEN_NAMES[event.token])


def supplied_unseen(table: Mover, event: Told) -> None:
    v = event.vehicle.number
    table.bring(crew(v) if SORTS[event.sort] == "crew" else gear(v), UNKNOWN)


def enemy_stands(table: Mover, event: Told) -> None:
    """A mutant, or an enemy's vehicle with all that is aboard (RW-429), which all see."""
    v, kind = event.vehicle.number, kind_of(event.vehicle)
    comes(table, v, kind, NOBODY)
    if kind == MUTANT:
        table.put(vehicle(v), status=STATUS_NAMES[Status.MUTANT], at=[event.x, event.y], wheel=None)
        return
    table.put(vehicle(v), status=STATUS_NAMES[Status.DRIVING], at=[event.x, event.y], wheel=TOKEN_NAMES[Token.DRIVER])
    if KIND_NAMES.index(kind) == VehicleKind.DIRT_BIKE:
        table.bring(crew(v), TOKEN_NAMES[Token.BRAWLER])


def card_came(table: Mover, event: Told) -> None:
    name = CARD_NAMES[event.card]
    if event.card == RoadCard.CLEAR:
        table.carry(DECK, DISCARDS, name)
    else:
        table.open_place(road(event.x, event.y))
        table.carry(DECK, road(event.x, event.y), name)


def card_gone(table: Mover, event: Told) -> None:
    place = road(event.x, event.y)
    if event.card != HIDDEN:
        table.carry(place, DISCARDS, CARD_NAMES[event.card])
    table.close_place(place)


def card_down(table: Mover, event: Told) -> None:
    table.open_place(road(event.x, event.y))
    table.bring(road(event.x, event.y), UNKNOWN)


def card_up(table: Mover, event: Told) -> None:
    """A card is turned up where it lies, or as it comes; a CLEAR goes."""
    place, name = road(event.x, event.y), CARD_NAMES[event.card]
    if place in table.scene.piles:
        table.close_place(place)
    if event.card == RoadCard.CLEAR:
        table.carry(DECK, DISCARDS, name)
    else:
        table.open_place(place)
        table.carry(DECK, place, name)


def cards_drifted(table: Mover, event: Told) -> None:
    table.drift([place for place in table.scene.piles if place.startswith("road:")], (0, -DRIFT))


def reshuffled(table: Mover, event: Told) -> None:
    table.carry_all(DISCARDS, DECK)


def gained(table: Mover, event: Told) -> None:
    table.count(seat_counter(event.seat, "gained"), event.points)


def points(table: Mover, event: Told) -> None:
    table.count(seat_counter(event.seat, "gained"), event.sum)


def award(table: Mover, event: Told) -> None:
    table.add(seat_counter(event.seat, "gained"), event.points)


def losses(table: Mover, event: Told) -> None:
    table.count(seat_counter(event.seat, "lost"), event.vehicles)
    table.count(seat_counter(event.seat, "lost_points"), event.points)


def skull(table: Mover, event: Told) -> None:
    table.add(seat_counter(event.seat, "skulls"), 1)
    table.add(seat_counter(event.seat, "prize"), event.points)


def ignored(table: Mover, event: Told) -> None:
    table.add(seat_counter(event.seat, "skulls"), -1)


def round_begins(table: Mover, event: Told) -> None:
    table.count("round", event.number)


def game_over(table: Mover, event: Told) -> None:
    table.count("ending", ENDING.plain((event.why,)))


MOVES = {
    Event.BOUGHT: bought,
    Event.ARMED: armed,
    Event.ARMED_UNSEEN: armed_unseen,
    Event.PLACED: stands,
    **dict.fromkeys(
        (
            Event.MOVED,
            Event.BRAKED,
            Event.NITRO,
            Event.SKIDDED,
            Event.DRIFTED,
            Event.PUT_ASIDE,
            Event.THROWN,
            Event.DROVE,
        ),
        stands,
    ),
    Event.SLOT_EMPTY: gone,
    Event.DAMAGED: damaged,
    Event.REPAIRED: damaged,
    Event.DESTROYED: destroyed,
    Event.WRECKED: wrecked,
    Event.TAKEN_AWAY: taken_away,
    Event.IMMOBILIZED: status(Status.IMMOBILIZED),
    Event.TURNED_ROUND: status(Status.DRIVING),
    Event.ABANDONED: abandoned,
    Event.CREW_LOST: crew_lost,
    Event.DISCARDED: discarded,
    Event.SPENT: spent,
    Event.AMBUSH_KEPT: ambush_kept,
    Event.SHOWN: shown,
    Event.VETERAN_SHOWN: veteran_shown,
    Event.NEW_DRIVER: new_driver,
    Event.RETAKEN: retaken,
    Event.TAKEN_OVER: taken_over,
    Event.MOVED_TOKEN: moved_token,
    Event.MOVED_UNSEEN: moved_token,
    Event.GATHERED: gathered,
    Event.SUPPLIED: supplied,
    Event.SUPPLIED_UNSEEN: supplied_unseen,
    Event.ENEMY_STANDS: enemy_stands,
    Event.CARD_GONE: card_gone,
    Event.CARD_DOWN: card_down,
    Event.CARD_UP: card_up,
    Event.GAINED: gained,
    Event.AWARD: award,
    Event.LOSSES: losses,
    Event.SKULL: skull,
    Event.IGNORED: ignored,
    Event.CARD_CAME: card_came,
    Event.CARDS_DRIFTED: cards_drifted,
    Event.RESHUFFLED: reshuffled,
    Event.POINTS: points,
    Event.ROUND: round_begins,
    Event.GAME_OVER: game_over,
}
