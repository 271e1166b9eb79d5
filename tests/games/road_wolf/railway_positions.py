"""Positions of Derailed for comparing the rules with plain_derailed: as played, rearranged at random, and as told."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from runabout.core.chance import Chance, key_from
from runabout.core.log import Log
from runabout.games.road_wolf import game
from runabout.games.road_wolf.actions import (
    DO,
    DRIVER_GOES,
    ENOUGH,
    EXACT,
    NO,
    SPOT,
    SPOT_ACROSS,
    SPOT_ALONG,
    TOKEN,
    VEHICLE,
    YES,
    Verb,
)
from runabout.games.road_wolf.box import HALF_LENGTH, HALF_WIDTH, IS_DIRT, IS_OPEN, MAY_USE_NITRO, ROOM, SIZE
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.jobs import JobKind
from runabout.games.road_wolf.kinds import CREW_KINDS, RoadCard, Token, VehicleKind
from runabout.games.road_wolf.state import NOBODY, Ask, Once, State, Status
from runabout.games.road_wolf.telling.event_kinds import dice_of
from tests.games.road_wolf.plain_derailed import Railway
from tests.games.road_wolf.plain_driving import Told
from tests.games.road_wolf.plain_pieces import Card, Model, Thing
from tests.games.road_wolf.table import numbers_of

STATUS = {status: status.name.lower() for status in Status} | {Status.EMPTY: "gone"}
MODELS = [
    Model(
        kind.text,
        int(SIZE[kind]),
        int(HALF_WIDTH[kind]),
        int(HALF_LENGTH[kind]),
        int(ROOM[kind]),
        bool(IS_OPEN[kind]),
        bool(IS_DIRT[kind]),
        bool(MAY_USE_NITRO[kind]),
    )
    for kind in VehicleKind
]
ROLLS = (Event.RAM, Event.STRUCK, Event.MELEE, Event.SHOT, Event.CHECK)
engine = SimpleNamespace(run=game.run)
"""The rules that are compared with the plain ones; railway_faults puts others in their place."""

DECIDED_IN_AN_ACTION = (Ask.SPOT, Ask.TARGET, Ask.CREW, Ask.REROLL, Ask.LOSE, Ask.FREE_MELEE, Ask.KEEP)


# --- As plain objects -------------------------------------------------------------------------------------------------


def thing_in(state: State, v: int) -> Thing:
    """What is in a slot; of many slots it is told quickly by a snapshot of the state."""
    state = state.snapshot()
    held = state.aboard[v]
    status, kind = Status(int(state.status[v])), int(state.kind[v])
    return Thing(
        number=v,
        model=MODELS[kind],
        status=STATUS[status],
        owner=None if state.owner[v] == NOBODY else int(state.owner[v]),
        x=int(state.x[v]),
        y=int(state.y[v]),
        is_turned=status == Status.WRECK,
        hits=int(state.hits[v]),
        wheel=Token(int(state.wheel[v])).text if state.driven[v] else None,
        aboard=Counter({token.text: held[token] for token in Token if held[token]}),
        actions=int(state.actions[v]),
        has_used_nitro=bool(state.spent[v] & Once.NITRO),
        has_moved_train=bool(state.spent[v] & Once.TRAIN_MOVED),
    )


def as_plain(state: State, told: Told) -> Railway:
    """The table as plain objects."""
    state = state.snapshot()
    used = [v for v in range(state.slots) if state.status[v] not in {Status.EMPTY, Status.COMING}]
    cards = [
        Card(RoadCard(int(state.card[at])).text, int(state.card_x[at]), int(state.card_y[at]))
        for at in range(state.cards)
        if state.card[at] != RoadCard.CLEAR
    ]
    return Railway({v: thing_in(state, v) for v in used}, cards, told)


def cards_on(state: State) -> list[tuple[str, int, int]]:
    """The road cards that lie on the table."""
    cards = as_plain(state, Told([], Counter())).cards
    return sorted((card.kind, card.x, card.y) for card in cards)


def facts(thing: Thing) -> tuple[Any, ...]:
    """What is compared of a thing: a wreck has no hits, and what stands still no actions."""
    if thing.status == "gone":
        return ("gone",)
    found = (thing.status, thing.model.name, thing.x, thing.y, +thing.aboard)
    if thing.status in {"wreck", "marker"}:
        return found
    acts = thing.actions if thing.status == "driving" or (thing.status == "train" and thing.crew) else 0
    return (*found, thing.owner, thing.wheel, thing.hits, acts)


# --- Events -----------------------------------------------------------------------------------------------------------


def name_of(action: int) -> str:
    """A token as plain_derailed calls it."""
    return "wheel" if action == DRIVER_GOES else Token(action - TOKEN).text


def decision(asks: int, actions: list[int], action: int) -> tuple[Any, ...] | None:
    """A decision as `Told` has it, with all that could be chosen; None for one that the dice tell of."""
    if asks == Ask.SPOT:
        return "spot", int(SPOT_ACROSS[action - SPOT]), int(SPOT_ALONG[action - SPOT])
    if asks in {Ask.TARGET, Ask.FREE_MELEE}:
        slots = frozenset(other - VEHICLE for other in actions if VEHICLE <= other < DO)
        return "target" if asks == Ask.TARGET else "melee", slots, None if action == NO else action - VEHICLE
    if asks == Ask.CREW:
        tokens = frozenset(name_of(other) for other in actions if other != ENOUGH)
        return "goes", tokens, "enough" if action == ENOUGH else name_of(action)
    if asks == Ask.KEEP:
        return "keep", action == YES
    return None


class Listener:
    """Hears the events of an action, step by step, and puts together what `Told` says of them."""

    def __init__(self) -> None:
        self.items: list[tuple[Any, ...]] = []
        self.attacker, self.is_fight = NOBODY, False
        self.dice: dict[Event, list[int]] = {Event.ATTACK: [], Event.DEFENCE: []}

    def hear(self, log: Log) -> None:
        """All events of one step."""
        assert log.lost == 0
        for i in range(log.size):
            kind, facts = Event(int(log.kind[i])), log.facts[i].tolist()
            if kind in self.dice:
                self.dice[kind] = list(dice_of(tuple(facts)))
            else:
                self.event(kind, *numbers_of(kind, facts))

    def event(self, kind: Event, first: int, second: int, third: int) -> None:
        if kind in ROLLS:
            self.attacker = first if kind in {Event.RAM, Event.MELEE, Event.SHOT} else NOBODY
            self.is_fight = kind in {Event.MELEE, Event.SHOT}
        elif kind == Event.REROLLED:
            dice = self.dice[Event.ATTACK if first == self.attacker else Event.DEFENCE]
            dice[dice.index(second)] = third
        elif kind == Event.RESULT:
            attack, defence = self.dice[Event.ATTACK], self.dice[Event.DEFENCE]
            self.items.append(("roll", len(attack), len(defence), attack, defence))
        elif kind == Event.DIRECTION:
            self.items.append(("direction", second // 2))
        elif kind == Event.CREW_LOST and self.is_fight:  # and not with a vehicle that is destroyed
            self.items.append(("lost", first, Token(second).text))
        elif kind == Event.CARD_CAME:
            self.items.append(("card", second, RoadCard(first).text))
        elif kind == Event.SEARCHED:
            self.items.append(("found", Token(second).text))


def alone(state: State) -> State:
    """The same position with nothing to follow: when the vehicle that acts is done, nobody is asked any more."""
    found = state.copy()
    found.jobs = 0
    found.job[:] = 0
    return found


def carry_out(state: State, verb: Verb, luck: random.Random) -> tuple[State, list[tuple[Any, ...]]]:
    """What comes of one action, and what was told."""
    return settled(alone(state), DO + verb, luck)


def take_road_turn(state: State, luck: random.Random) -> tuple[State, list[tuple[Any, ...]]]:
    """What comes of the road's turn, if it is next, and what was told."""
    after = alone(state)
    after.jobs = 1
    after.job[0, 0] = JobKind.ROAD
    return settled(after, DO + Verb.DONE, luck)


def settled(after: State, action: int, luck: random.Random) -> tuple[State, list[tuple[Any, ...]]]:
    """What comes of an action, with all further decisions and the dice at random, and what was told."""
    chance, log, listener = Chance.seeded(key_from(luck.random().hex())), Log(), Listener()
    while True:
        log.size = 0
        engine.run.apply(after, action, chance, log)
        listener.hear(log)
        if after.over or after.asks not in DECIDED_IN_AN_ACTION:
            assert after.over or after.asks in {Ask.NOTHING, Ask.ACT}, Ask(int(after.asks))
            return after, listener.items
        actions = engine.run.legal_actions(after)
        if after.asks == Ask.SPOT:
            actions = [found for found in actions if found < EXACT]
        action = luck.choice(actions)
        said = decision(int(after.asks), actions, action)
        if said is not None:
            listener.items.append(said)


# --- Rearranged at random ---------------------------------------------------------------------------------------------

NEAR_THE_TRAIN = 260  #: units from its middle line: from one road to the other
CARS = 3


def rearranged(state: State, luck: random.Random) -> State | None:
    """The same vehicles crowded round the train, wherever that is now, with crews, cards and losses at random; somebody
    who can act is asked. None where nobody can.
    """
    found = alone(state)
    front, robbers = luck.randrange(500, 1960), luck.randrange(state.seats)
    for car in range(CARS):
        found.y[car] = front - 200 * car
        manned_at_random(found, car, robbers, luck)
    for at in range(found.cards):
        found.card[at] = luck.choice([kind for kind in RoadCard if kind != RoadCard.CLEAR])
        found.card_x[at] = luck.choice((200, 760))
        found.card_y[at] = luck.choice(
            (luck.randrange(0, 1921, 160), min(luck.randrange(front - 500, front + 500), 1920))
        )
    for v in range(CARS, found.slots):
        if found.half_width[v]:
            place(found, v, luck)
    for v in range(CARS, found.slots):
        if found.status[v] == Status.DRIVING:
            change(found, v, luck)
    can_act = [v for v in range(found.slots) if found.status[v] == Status.DRIVING]
    can_act += [car for car in range(CARS) if found.owner[car] != NOBODY]
    if not can_act:
        return None
    return asked(found, luck.choice(can_act))


def manned_at_random(state: State, car: int, robbers: int, luck: random.Random) -> None:
    """One or two crew, often those of one seat, and perhaps gear, are in a car; or nobody is, or nobody's crew."""
    seat = luck.choice((NOBODY, robbers, robbers, *range(state.seats)))
    crew = [luck.randrange(CREW_KINDS) for _ in range(luck.choice((1, 1, 2)))]
    if seat == NOBODY:
        crew = [int(Token.DRIVER)] * luck.choice((0, 1, 2)) if car == 0 else []
    gear = [luck.randrange(CREW_KINDS, len(Token)) for _ in range(luck.choice((0, 0, 1)))]
    man(state, car, seat, crew, gear)


def man(state: State, car: int, seat: int, crew: Sequence[int], gear: Sequence[int]) -> State:
    """These tokens, and no others, are in a car of the train, for all to see."""
    state.aboard[car] = 0
    for token in (*crew, *gear):
        state.aboard[car, token] += 1
    state.shown[car] = state.aboard[car]
    state.owner[car] = seat
    state.crew_size[car], state.gear_size[car] = len(crew), len(gear)
    state.actions[car], state.spent[car] = 2, 0
    return state


def place(state: State, v: int, luck: random.Random) -> None:
    """Somewhere near the train where nothing else is; often against it, or at an edge of a road."""
    half_width, half_length = int(state.half_width[v]), int(state.half_length[v])
    front = int(state.y[0]) + 100
    beside = 480 + luck.choice((-1, 1)) * (35 + half_width + luck.choice((0, 0, luck.randrange(40))))
    for _ in range(200):
        near = luck.randrange(480 - NEAR_THE_TRAIN, 480 + NEAR_THE_TRAIN)
        x = luck.choice((near, near, beside, beside, 480, 480, luck.randrange(60, 900)))
        if luck.random() < 0.1:
            x = luck.choice((480 - half_width, 480 + half_width))
        ahead = front + half_length + luck.choice((0, luck.randrange(200)))
        y = luck.choice((luck.randrange(front - 660, front + 300), ahead, ahead, front - 600 - half_length))
        other = luck.randrange(CARS, state.slots)
        if other != v and luck.random() < 0.15:  # one behind the other
            x, y = int(state.x[other]), int(state.y[other] + state.half_length[other]) + half_length
        elif state.cards and luck.random() < 0.15:  # across the tracks from a card
            at = luck.randrange(state.cards)
            x = 960 - int(state.card_x[at]) + luck.randrange(-120, 121)
            y = int(state.card_y[at]) + luck.choice((-1, 1)) * (50 + half_length + luck.randrange(60))
        state.x[v], state.y[v] = x, min(max(y, 0), 1920)
        known = state.snapshot()
        if not any(lies_on(known, v, other) for other in range(known.slots)):
            return


def lies_on(state: State, v: int, other: int) -> bool:
    """Two of them share a piece of the board."""
    across = abs(int(state.x[v] - state.x[other])) < state.half_width[v] + state.half_width[other]
    along = abs(int(state.y[v] - state.y[other])) < state.half_length[v] + state.half_length[other]
    return v != other and bool(state.half_width[other]) and across and along


def change(state: State, v: int, luck: random.Random) -> None:
    """Some vehicles have hits or gear, some are immobilized or abandoned."""
    state.hits[v] = luck.randrange(int(SIZE[state.kind[v]]))
    state.actions[v], state.spent[v] = 2, 0
    if luck.random() < 0.3:
        state.aboard[v, Token.NITRO] += 1
        state.gear_size[v] += 1
    if luck.random() < 0.15:
        state.status[v] = Status.IMMOBILIZED
    elif luck.random() < 0.15:
        state.status[v] = Status.ABANDONED
        state.wheel[v] = state.shown_wheel[v] = NOBODY
        state.driven[v] = 0
        state.crew_size[v] -= 1


def asked(state: State, v: int) -> State:
    """The position in which that one is asked what it does."""
    state.jobs = 0
    state.job[:] = 0
    state.asks, state.acting, state.verb, state.target, state.left = Ask.VEHICLE, NOBODY, 0, NOBODY, 0
    state.targets, state.verbs = 0, 0
    state.mover = state.seat = state.owner[v]
    engine.run.apply(state, VEHICLE + v, Chance.seeded(key_from(0)), Log())
    return state
