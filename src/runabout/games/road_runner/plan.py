"""How the table of Road Runner is laid out for the eye: the hands, the attempt and its answers, the piles."""

from __future__ import annotations

from collections.abc import Iterator

from runabout.core.plan import Area, Label, Names, Plan, Remark, Tone, called
from runabout.core.scene import Scene, hand
from runabout.core.words import so_many
from runabout.games.road_runner import attempt_words
from runabout.games.road_runner.cards import CARDS, Card
from runabout.games.road_runner.faces import short
from runabout.games.road_runner.scene import CAPTURE_PILE, DRAW_PILE, ESCAPE_PILE, LAID, played
from runabout.games.road_runner.state import Ending, Phase, Sight


def plan(scene: Scene) -> Plan:
    """The attempt with its answers, the hands, and the piles."""
    seats = range(scene.settings["seats"])
    return Plan(
        (
            Area("pile", "The attempt", places=(LAID,)),
            *(Area("pile", "Escape played", seat=seat, places=(played(seat),)) for seat in seats),
            *(Area("pile", "Hand", seat=seat, places=(hand(seat),), hand=True) for seat in seats),
            Area("pile", "Captures played", places=(CAPTURE_PILE,)),
            Area("pile", "Escapes played", places=(ESCAPE_PILE,)),
            Area("pile", "Draw pile", places=(DRAW_PILE,)),
            Area("things", "What is known of cards that left a hand", things="left hand:", folded=True),
        ),
        {card.name: Label(card.title, printed(card), tone(card)) for card in CARDS},
    )


def printed(card: Card) -> str:
    """What is printed on a card, in short."""
    said = short(card, reshuffled=False)
    return said if card.capture else f"Escape: {said}"


def tone(card: Card) -> Tone:
    """Captures, Escapes and those that are both, in a colour each."""
    if card.dual:
        return "green"
    return "yellow" if card.capture else "blue"


def asked(seen: Sight, names: Names) -> str:
    """What the seat that decides is asked; at the end, how the chase ended."""
    if seen.ending == Ending.CAUGHT:
        return f"{called(names, seen.winner, seen.viewer)} caught the road runner."
    if seen.over:
        return "The chase is called off."
    chance = "a chance to escape" if seen.phase == Phase.ESCAPE else "attempt or pass"
    return f"{called(names, seen.seat, seen.viewer)}: {chance}."


def remarks(seen: Sight, names: Names) -> Iterator[Remark]:
    """The turn, what the dual cards are by now, who misses turns, and what an attempt needs or has been answered."""
    everybody = [called(names, seat, seen.viewer) for seat in range(seen.seats)]
    yield Remark("", f"Turn {seen.turns}, {everybody[seen.turn]}")
    both = "either" if seen.reshuffled else "Captures until the draw pile is rebuilt, then either"
    yield Remark("", f"Cards that are Capture and Escape are {both}")
    for seat in range(seen.seats):
        if seen.damage[seat]:
            yield Remark(f"seat:{seat}", f"will miss {so_many(seen.damage[seat], 'turn')}")
    if seen.attempt >= 0:
        yield from of_attempt(seen, everybody)
    else:
        for way in attempt_words.needs(seen):
            yield Remark(LAID if seen.laid_size else "", f"{way.method.name.capitalize()}: {way.asks}")


def of_attempt(seen: Sight, everybody: list[str]) -> Iterator[Remark]:
    """A called attempt: how, what Escapes may look at, who has answered what, and whether it is stopped."""
    tried = attempt_words.called_attempt(seen.attempt, seen.matching)
    yield Remark(LAID, f"{tried.method}; Escapes may look at {tried.looks or 'nothing but how it is made'}")
    for answer in attempt_words.answers(seen):
        yield Remark(f"seat:{answer.seat}", said(answer))
    hurt = seen.damage[seen.turn]
    stopped = f"stopped; {so_many(hurt, 'turn')} to miss" if hurt else "stopped, with no damage"
    yield Remark(LAID, stopped if seen.foiled else "nobody has stopped it")


def said(answer: attempt_words.Answer) -> str:
    """What a coyote has answered."""
    if answer.state != "answered":
        return "to answer now" if answer.state == "now" else "to answer later"
    return CARDS[answer.card].title if answer.card >= 0 else "nothing"
