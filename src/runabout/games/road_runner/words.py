"""Road Runner in words: every action and event as text, told in the spirit of the cartoon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runabout.core.result import Result
from runabout.core.words import Action, Display, Event, Names, Words, listed, so_many
from runabout.games.road_runner.attempt_words import METHOD_NAMES, answers, called_attempt, effect, needs
from runabout.games.road_runner.attempts import ATTEMPTS
from runabout.games.road_runner.cards import CAPTURES, CARDS, FIRST_ESCAPE, TITLES, Method
from runabout.games.road_runner.faces import faces
from runabout.games.road_runner.facts import EVENTS
from runabout.games.road_runner.plan import asked, plan, remarks
from runabout.games.road_runner.state import Ending, Phase, Sight, State
from runabout.games.road_runner.state import Event as Kind
from runabout.games.road_runner.verbs import VERBS

CALLS = {
    Method.TRAP: "sets out {cards} and hides behind a cactus",
    Method.AMBUSH: "lies in wait by the road with {cards}",
    Method.DROP: "waits high above the road with {cards}",
    Method.SHOT: "takes aim with {cards}",
    Method.CHASE: "straps in and gives chase on {cards}",
    Method.LAUNCH: "takes off from {cards}",
}
"""What a call looks like from the roadside (RR-072)."""

ESCAPES = {
    "Giant Magnet": "a magnet carries off everything metal",
    "Rolling Boulder": "a boulder comes rolling down the road",
    "Retractable Steel Wall": "a wall of steel pops out of the ground",
    "Tiger Trap": "the ground turns out to be twigs and leaves",
    "Piano": "a piano lands where the ambush was",
    "Cliff Face!": "the tunnel is only painted on the rock",
    "Boulder!": "there is a boulder just round the bend",
    "Fast Running!": "the bird simply runs faster",
    "Burst Of Speed!": "the bird is gone in a burst of speed",
    "Zoom!": "zoom, and there is only dust",
    "Beep Beep!": "beep beep, from right behind",
    "Cactus!": "there is a cactus in the line of flight",
    "U-Shaped Rock Formation!": "what goes round the rock comes round",
    "Uh Oh!": "the road ends; the coyote looks down",
    "Mechanical Failure!": "a spring goes ping and a wheel falls off",
    "Bad Aim!": "it misses by a mile",
    "Rust!": "it has rusted solid in the desert air",
    "Dud!": "the fuse goes pfft",
    "Backfire!": "it goes off, at the wrong end",
    "Oops!": "it is a long way down",
    "Gravity Failure!": "it hangs in the air until somebody stands below",
    "Truck!": "a truck comes down the road",
    "Express Train!": "an express train comes out of the tunnel",
    "Why Didn't It Work?!": "nothing happens, until the coyote goes to look",
    "Too Smart!": "the bird steps round it with a smile",
    "Too Dumb!": "the bird never even notices the trap",
}
"""What an Escape looks like from the roadside (RR-087)."""


def actions() -> list[Action]:
    """Every action in the order of its number; see the sections in state.py."""
    found: list[tuple[str, tuple[int, ...], str, str, str]] = []
    captures = list(enumerate(CARDS[:CAPTURES]))
    found += [("lay", (title,), "lay", f"lay {card.title}", card.name) for title, card in captures]
    found += [("take_back", (title,), "take back", f"take back {card.title}", card.name) for title, card in captures]
    found += [("call", (method,), "call", f"call {name}", "") for method, name in enumerate(METHOD_NAMES)]
    found += [
        ("play", (title,), "play", f"play {card.title}", card.name)
        for title, card in enumerate(CARDS[FIRST_ESCAPE:], FIRST_ESCAPE)
    ]
    found += [("decline", (), "decline", "decline", ""), ("give", (), "pass", "pass", "")]
    return [
        Action(
            number,
            verb,
            text,
            card,
            role="forced pass" if kind == "decline" else "",
            declared=VERBS[kind],
            numbers=numbers,
        )
        for number, (kind, numbers, verb, text, card) in enumerate(found)
    ]


class RoadRunnerWords(Words):
    """Road Runner's words."""

    def __init__(self) -> None:
        super().__init__(
            actions(),
            EVENTS,
            'an action such as "lay Anvil", "take back Anvil", "call drop", "play Beep Beep!", "decline" or "pass"',
            Display(faces, effect, plan=plan, asked=asked, remarks=remarks),
            VERBS,
        )

    def tell(self, event: Event, names: Names, viewer: int | None = None) -> str:
        """An event as a sentence; the viewer is "you"."""
        mine = viewer is not None and event.seat == viewer
        who = "You" if mine else names[event.seat] if event.seat >= 0 else ""
        s = "" if mine else "s"  # the ending of a verb
        match KINDS[event.kind]:
            case Kind.DEALS:
                return f"{who} deal{s}."
            case Kind.DEALT:
                return f"{who} {'are' if mine else 'is'} dealt {so_many(event.count, 'card')}."
            case Kind.DEALT_CARD:
                return f"{who} {'are' if mine else 'is'} dealt {CARDS[event.card].title}."
            case Kind.DREW:
                return f"{who} draw{s} a card."
            case Kind.DREW_CARD:
                return f"{who} draw{s} {CARDS[event.card].title}."
            case Kind.NOTHING_TO_DRAW:
                return f"There is nothing left for {'you' if mine else who} to draw."
            case Kind.LAID:
                return f"{who} lay{s} {CARDS[event.card].title}."
            case Kind.TOOK_BACK:
                return f"{who} take{s} back {CARDS[event.card].title}."
            case Kind.CALLED:
                attempt = ATTEMPTS[event.attempt]
                said = CALLS[attempt.way.method].format(cards=listed([CARDS[t].title for t in attempt.titles]))
                return f"{who} {in_second_person(said) if mine else said}! ({METHOD_NAMES[attempt.way.method]})"
            case Kind.PLAYED:
                card = CARDS[event.card]
                again = " as well" if event.as_well else ""
                hurt = f" {event.damage} damage." if event.damage else ""
                return f"{who} play{s} {card.title.rstrip('!')}{again}: {ESCAPES[card.title]}.{hurt}"
            case Kind.DECLINED:
                return f"{who} shrug{s}."
            case Kind.FOILED:
                if event.damage == 0:
                    return f"{who} get{s} away with a scare."
                return f"{who} limp{s} off and will miss {so_many(event.damage, 'turn')}."
            case Kind.CAUGHT:
                return f"{who} {'have' if mine else 'has'} caught the road runner!"
            case Kind.PASSED:
                return f"{who} pass{'' if mine else 'es'} a card to {names[event.to]}."
            case Kind.PASSED_CARD:
                to = "you" if event.to == viewer else names[event.to]
                return f"{who} pass{'' if mine else 'es'} {CARDS[event.card].title} to {to}."
            case Kind.KEPT:
                return f"{who} pass{'' if mine else 'es'} a card, which comes all the way round."
            case Kind.KEPT_CARD:
                back = " to you" if mine else ""
                return (
                    f"{who} pass{'' if mine else 'es'} {CARDS[event.card].title}, which comes all the way round{back}."
                )
            case Kind.SKIPPED:
                left = f"; {so_many(event.left, 'turn')} to go" if event.left else ""
                return f"{who} {'are' if mine else 'is'} still seeing stars{left}."
            case Kind.EMPTY_HANDED:
                return f"{who} {'have' if mine else 'has'} no card left to do anything with."
            case Kind.RESHUFFLED:
                wake = " From now on the cards that are both Capture and Escape can be either." if event.first else ""
                return (
                    f"{so_many(event.count, 'card')} go{'es' if event.count == 1 else ''} into a new draw pile.{wake}"
                )
            case Kind.CALLED_OFF:
                return "The sun goes down on the desert; the chase is called off."

    def together(self, kind: str, events: Sequence[Event], names: Names, viewer: int | None) -> str | None:
        """The cards of a deal in one sentence. Everybody begins a turn by drawing (RR-040), and how many cards the
        others hold is on the table: neither is told.
        """
        if kind == "dealt_card":
            who = "You are" if events[0].seat == viewer else f"{names[events[0].seat]} is"
            return f"{who} dealt {listed([CARDS[event.card].title for event in events])}."
        return "" if kind == "drew" or (kind == "dealt" and viewer is not None) else None

    def outcome(self, result: Result, state: Any) -> str:
        """Why the game ended."""
        if state.ending == Ending.CAUGHT:
            attempt = ATTEMPTS[state.attempt]
            return f"a {METHOD_NAMES[attempt.way.method]} attempt that nobody prevented (RR-073)"
        return f"nobody had caught the road runner after {so_many(state.turns, 'turn')} (RRA-29)"

    def sight(self, sight: Sight) -> dict[str, Any]:
        """What a seat may know, as plain data.

        Of the attempt: `needs`, the ways in which the viewer can complete what it is laying (see attempt_words.Need);
        once it is called, its `speed` and `bears`, the keywords with their numbers that Escapes may look at, and
        `answers`, in the order in which the others are asked. `unseen` has, in the order of the faces, how many copies
        of each card lie in others' hands or in the draw pile.
        """
        seen = sight.snapshot()
        call = called_attempt(seen.attempt, seen.matching) if seen.attempt >= 0 else None
        return {
            "seats": seen.seats,
            "seat": seen.seat,
            "over": bool(seen.over),
            "phase": PHASES[seen.phase],
            "turn": seen.turn,
            "turns": seen.turns,
            "winner": seen.winner,
            "reshuffled": bool(seen.reshuffled),
            "deck": seen.deck_count,
            "damage": seen.damage[: seen.seats],
            "call": call.method if call else None,
            "speed": call.speed if call else None,
            "bears": {keyword.name: number for keyword, number in call.bears} if call else {},
            "foiled": bool(seen.foiled),
            "played": [
                {"seat": seen.played_by[i], "card": CARDS[seen.played[i]].title} for i in range(seen.played_size[0])
            ],
            "answers": [
                {
                    "seat": answer.seat,
                    "card": CARDS[answer.card].title if answer.card >= 0 else None,
                    "state": answer.state,
                }
                for answer in answers(seen)
            ],
            "capture_pile": titled(seen.head("capture_pile", seen.capture_pile_size[0])),
            "escape_pile": titled(seen.head("escape_pile", seen.escape_pile_size[0])),
            "viewer": seen.viewer,
            "hands": list(seen.head("hand_count", seen.seats)),
            "laid": titled(seen.head("laid", seen.laid_size)),
            "hand": titled(seen.head("hand", seen.hand_count[seen.viewer] if seen.viewer >= 0 else 0)),
            "needs": [need.data for need in needs(seen)],
            "unseen": list(seen.head("unseen", TITLES)),
        }


NAMES = tuple(card.title for card in CARDS)


def titled(cards: bytes) -> list[str]:
    """The titles of cards."""
    return [NAMES[card] for card in cards]


KINDS = {kind.name.casefold(): kind for kind in Kind}
"""The kind of event of each name."""

PHASES = tuple(phase.name.casefold() for phase in Phase)


def census(state: State) -> list[int]:
    """Every card on the table by title, wherever it lies (RR-004)."""
    found = [0] * TITLES
    piles = [
        (state.deck, state.deck_size[0]),
        (state.laid, state.laid_size[0]),
        (state.played, state.played_size[0]),
        (state.capture_pile, state.capture_pile_size[0]),
        (state.escape_pile, state.escape_pile_size[0]),
    ]
    piles += [(state.hand[seat], state.hand_size[seat]) for seat in range(state.seats)]
    for pile, size in piles:
        for card in pile[:size]:
            found[card] += 1
    return found


def titles(pile: Any, size: int) -> list[str]:
    """The titles of the first `size` cards of a pile."""
    return [CARDS[card].title for card in pile[:size]]


def in_second_person(said: str) -> str:
    """A call's words with their verbs as "you" takes them."""
    verbs = {
        "sets": "set",
        "hides": "hide",
        "lies": "lie",
        "waits": "wait",
        "takes": "take",
        "straps": "strap",
        "gives": "give",
    }
    return " ".join(verbs.get(word, word) for word in said.split(" "))
