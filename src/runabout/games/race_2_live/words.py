"""Race 2 Live in words: every action and event as text, told as by somebody who was there."""

from __future__ import annotations

from typing import Any

from runabout.core.result import Result
from runabout.core.words import Action, Display, Event, Names, Words, so_many
from runabout.games.race_2_live.cards import RANK_NAMES
from runabout.games.race_2_live.faces import faces
from runabout.games.race_2_live.facts import EVENTS
from runabout.games.race_2_live.hints import foretell, hint
from runabout.games.race_2_live.map import LANES, PACKS
from runabout.games.race_2_live.naming import (
    HOUSE_NOTE,
    NAMES,
    TOKEN_NAMES,
    by_rank,
    card,
    factors,
    lanes_in,
    place,
    ranks,
)
from runabout.games.race_2_live.panels import panels
from runabout.games.race_2_live.state import (
    COPIES,
    DECKS,
    RANKS,
    SCORING,
    SURVIVORS,
    Attack,
    Condition,
    Difficulty,
    Ending,
    Phase,
    Sight,
    State,
)
from runabout.games.race_2_live.state import Event as Kind
from runabout.games.race_2_live.turns import health, home, points, progress
from runabout.games.race_2_live.verbs import VERBS


def actions() -> list[Action]:
    """Every action in the order of its number; see the sections in state.py."""
    found: list[tuple[str, tuple[int, ...], str, str, str]] = []
    found += [(way, (), way, way, "") for way in ("forward", "backward")]
    found += [("lane", (lane,), "take lane", f"take lane {lane + 1}", f"lane-{lane + 1}") for lane in range(LANES)]
    found += [("stop", (), "stop", "stop here", "")]
    found += [("play", (rank,), "play", f"play {name}", name) for rank, name in enumerate(RANK_NAMES)]
    found += [("lose", (rank,), "lose", f"lose {name}", name) for rank, name in enumerate(RANK_NAMES)]
    found += [
        ("use_pack", (number, who), "use pack", f"use pack {number + 1} on {name}", f"pack-{number + 1}")
        for number in range(PACKS)
        for who, name in enumerate(NAMES)
    ]
    found += [
        ("keep_pack", (), "keep the pack", "keep the pack", ""),
        ("take_weapon", (), "take the new weapon", "take the new weapon", ""),
        ("keep_weapon", (), "keep the old weapon", "keep the old weapon", ""),
        ("wait", (), "wait", "wait", ""),
    ]
    return [
        Action(number, verb, text, card, declared=VERBS[kind], numbers=numbers)
        for number, (kind, numbers, verb, text, card) in enumerate(found)
    ]


class Race2LiveWords(Words):
    """Race 2 Live's words."""

    def __init__(self) -> None:
        super().__init__(
            actions(),
            EVENTS,
            'an action such as "forward", "backward", "take lane 2", "play 10", "lose queen", "use pack 2 on Ash", '
            '"keep the pack" or "wait"',
            Display(panels, faces, hint, foretell),
            VERBS,
        )

    def tell(self, event: Event, names: Names, viewer: int | None = None) -> str:
        """An event as a sentence. Survivors go by their own names; whose they are is told once, to the viewer "you"."""
        kind = Kind[event.kind.upper()]
        if kind in OF_NOBODY:
            return tell_of_the_table(kind, event)
        who = NAMES[event.survivor]
        match kind:
            case Kind.MOVES:
                return f"You lead {who}." if event.seat == viewer else f"{names[event.seat]} leads {who}."
            case Kind.DEALT:
                return f"{who} sets out with {so_many(event.count, 'card')}."
            case Kind.FIRST:
                return f"{who} is the first out of the door."
            case Kind.ROLLED:
                return f"{who} {'turns back' if event.backward else 'runs on'}, for {so_many(event.steps, 'step')}."
            case Kind.STEPPED:
                return ""
            case Kind.STAYED:
                return f"{who} would run past the start, and stays at {place(event.space)}."
            case Kind.STOPPED:
                return f"{who} stops at {place(event.space)}. All quiet."
            case Kind.RESCUED:
                return f"{who} pulls {NAMES[event.other]} out of there!"
            case Kind.CAME_HOME:
                return f"{who} is through the door of the safe house."
            case Kind.SPECIAL:
                return f"Something waits for {who}: a special infected, {card(event.card)} (strength {event.strength})."
            case Kind.HORDE:
                return f"{who} has set off an alarm. A horde is coming for everybody, strength {event.strength}."
            case Kind.BEAT_SPECIAL:
                return f"{who} has a card that is good enough, and gets past it."
            case Kind.CAN_BEAT:  # what becomes of the attack is told next
                return ""
            case Kind.CANNOT_BEAT:
                return f"{who} has nothing that will stop {'it' if event.attack == Attack.SPECIAL else 'them'}."
            case Kind.PLAYED:
                return f"{who} holds them off with {card(event.card)}{', and keeps it' if event.keeps else ''}."
            case Kind.LOST:
                return f"{who} {'is fading, and loses' if event.at_start else 'loses'} {card(event.card)}."
            case Kind.SUSPENDED:
                return f"{who} is pinned down, and needs somebody to come by."
            case Kind.DIED:
                return f"{who} has no cards left, and is dead."
            case Kind.FREED:
                return f"Nobody is left to help; {who} breaks free alone."
            case Kind.FOUND_PACK:
                return f"{who} finds a health pack of {event.size}."
            case Kind.KEPT_PACK:
                return f"{who} pockets the pack of {event.size}."
            case Kind.USED_PACK:
                whom = f"uses a health pack of {event.size}" + (
                    "" if event.survivor == event.other else f" on {NAMES[event.other]}"
                )
                return f"{who} {whom}."
            case Kind.DREW:
                return f"{who} gets {card(event.card)} back."
            case Kind.NOTHING_TO_DRAW:
                return f"There is nothing in the health pile for {who}."
            case Kind.FOUND_WEAPON:
                return f"{who} finds a weapon of +{event.size}."
            case Kind.ARMED:
                return f"{who} carries a weapon of +{event.size} now."
            case Kind.KEPT_WEAPON:
                return f"{who} sticks to the old weapon of +{event.size}."
            case Kind.WAITED:
                return f"{who} waits behind the door."
            case _:
                return f"The night takes {who}, with {so_many(event.count, 'card')}."

    def outcome(self, result: Result, state: Any) -> str:
        """Why the game ended, and what the score is made of (RLA-31)."""
        why = "everybody was home or dead (RL-071)"
        if state.ending == Ending.NIGHT:
            why = f"night fell after {so_many(state.turns, 'turn')} (RLA-49)"
        return f"{why}; {factors(state)}"

    def sight(self, sight: Sight) -> dict[str, Any]:
        """What a seat may know, as plain data."""
        seen = sight.snapshot()
        return {
            "seats": seen.seats,
            "viewer": seen.viewer,
            "seat": seen.seat,
            "over": bool(seen.over),
            "phase": PHASES[seen.phase],
            "survivor": NAMES[seen.survivor],
            "turn": NAMES[seen.turn],
            "turns": seen.turns,
            "turn_limit": seen.turn_limit,
            "difficulty": Difficulty(seen.difficulty).name.casefold(),
            "direction": "backward" if seen.backward else "forward",
            "steps": seen.steps,
            "attack": Attack(seen.attack).name.casefold() if seen.attack else None,
            "strength": seen.strength,
            "found": seen.found,
            "survivors": [survivor(seen, who) for who in range(seen.survivors)],
            "score": {
                "progress": progress(seen),
                "columns": seen.columns,
                "health": health(seen),
                "home": home(seen),
                "points": SCORING.points(points(seen)),
            },
            "tokens_left": dict(zip(TOKEN_NAMES, seen.tokens_left)),
            "discards": by_rank(seen.discards),
            "infected_deck": by_rank(seen.infected),
            "infected_discards": by_rank(seen.infected_out),
            "unseen": by_rank(seen.unseen),
            "aside": seen.aside_size,
            "map": {
                "columns": seen.columns,
                "lanes": seen.lanes,
                "ways": [
                    [list(BY_BITS[bits]) for bits in seen.ways[column * LANES : column * LANES + seen.lanes]]
                    for column in range(seen.columns)
                ],
                "tokens": [list(BY_BITS[bits]) for bits in seen.tokens[: seen.columns]],
            },
        }


PHASES = tuple(phase.name.casefold() for phase in Phase)
CONDITIONS = tuple(condition.name.casefold() for condition in Condition)
BY_BITS = [lanes_in(bits) for bits in range(1 << LANES)]
"""Lanes as they are numbered on paper, by lanes as bits."""

OF_NOBODY = (Kind.SET_ASIDE, Kind.LEFT_OVER, Kind.SCATTERED, Kind.RESHUFFLED, Kind.NIGHT, Kind.GAME_OVER)
"""Events that are no survivor's doing."""


def tell_of_the_table(kind: Kind, event: Event) -> str:
    """An event that is no survivor's doing, as a sentence."""
    match kind:
        case Kind.SET_ASIDE:
            return f"{so_many(event.count, 'card')} {'is' if event.count == 1 else 'are'} set aside, unseen."
        case Kind.LEFT_OVER:
            return f"{card(event.card).capitalize()} is left over and begins the health pile."
        case Kind.SCATTERED:
            return f"{event.count} tokens lie face down on the way. {HOUSE_NOTE}"
        case Kind.RESHUFFLED:
            return "The special infected are shuffled anew."
        case Kind.NIGHT:
            return f"After {so_many(event.turns, 'turn')} night falls."
        case _:
            cards = so_many(event.cards, "card")
            return f"It is over: {event.home} home, {cards} left, column {event.column} reached by the last."


def survivor(sight: Sight, who: int) -> dict[str, Any]:
    """All that a viewer may know of one survivor."""
    shown = sight.open_hands or who % sight.seats == sight.viewer
    column, lane = divmod(sight.at[who], LANES)
    return {
        "name": NAMES[who],
        "seat": who % sight.seats,
        "column": column,
        "lane": lane + 1,
        "furthest": sight.furthest[who],
        "condition": CONDITIONS[sight.condition[who]],
        "cards": sight.hand_size[who],
        "hand": by_rank(sight.hand[who]) if shown else None,
        "known": by_rank(sight.known[who]),
        "holds_none_of": ranks(sight.barred[who]),
        "holds_one_of": ranks(sight.vouched[who]),
        "weapon": sight.weapon[who],
        "packs": [number + 1 for number in range(PACKS) for _ in range(sight.packs[who][number])],
    }


def census(state: State) -> list[int]:
    """Every card by rank: first the health decks, in play or not, then the special infected (RL-001)."""
    found = [COPIES * (DECKS - state.decks) + state.discards[rank] + state.aside[rank] for rank in range(RANKS)]
    for who in range(SURVIVORS):
        for rank in range(RANKS):
            found[rank] += state.hand[who, rank]
    return found + [state.infected[rank] + state.infected_out[rank] for rank in range(RANKS)]


CENSUS = (DECKS * COPIES,) * RANKS + (COPIES,) * RANKS
"""What a census always finds."""
