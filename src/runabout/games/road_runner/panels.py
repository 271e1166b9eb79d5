"""Road Runner laid out for any client: the chase, the hand, the attempt, the coyotes and the piles."""

from __future__ import annotations

from collections import Counter
from functools import cache

from runabout.core.panels import Item, Names, Panel, Tone, called
from runabout.core.words import so_many
from runabout.games.road_runner import attempt_words
from runabout.games.road_runner.cards import CARDS, Card
from runabout.games.road_runner.faces import short
from runabout.games.road_runner.state import Ending, Phase, Sight


def panels(sight: Sight, names: Names) -> tuple[Panel, ...]:
    """What the viewer may know, what matters most first."""
    seen = sight.snapshot()
    everybody = [called(names, seat, seen.viewer) for seat in range(seen.seats)]
    return (
        chase(seen, everybody),
        *attempt(seen, everybody),
        *hand(seen),
        coyotes(seen, everybody),
        played("Captures played", seen.capture_pile[: seen.capture_pile_size[0]]),
        played("Escapes played", seen.escape_pile[: seen.escape_pile_size[0]]),
        Panel("pile", "Draw pile", size=seen.deck_count),
    )


def chase(seen: Sight, everybody: list[str]) -> Panel:
    """The turn, who decides, and what the dual cards are by now."""
    rows = [("Turn", f"{seen.turns}, {everybody[seen.turn]}")]
    if seen.ending == Ending.CAUGHT:
        rows.append(("Caught the road runner", everybody[seen.winner]))
    elif seen.over:
        rows.append(("The chase", "called off"))
    else:
        chance = "a chance to escape" if seen.phase == Phase.ESCAPE else "attempt or pass"
        rows.append(("To decide", f"{everybody[seen.seat]}: {chance}"))
    both = "either" if seen.reshuffled else "Captures until the draw pile is rebuilt, then either"
    rows.append(("Cards that are Capture and Escape", both))
    return Panel("facts", "The chase", rows=tuple(rows))


def attempt(seen: Sight, everybody: list[str]) -> list[Panel]:
    """The cards laid, with what they still need or who has answered what."""
    laid = seen.laid[: seen.laid_size]
    if seen.attempt < 0:
        found = [laid_out("Your attempt so far", laid, seen.reshuffled)] if laid else []
        ways = attempt_words.needs(seen)
        if ways:
            title = "What it still needs" if laid else "In reach"
            found.append(Panel("facts", title, rows=tuple((way.method.name.capitalize(), way.asks) for way in ways)))
        return found
    tried = attempt_words.called_attempt(seen.attempt, seen.matching)
    rows = [("Escapes may look at", tried.looks or "nothing but how it is made")]
    rows += [(everybody[answer.seat], said(answer)) for answer in attempt_words.answers(seen)]
    hurt = seen.damage[seen.turn]
    stopped = f"stopped; {so_many(hurt, 'turn')} to miss" if hurt else "stopped, with no damage"
    rows.append(("So far", stopped if seen.foiled else "nobody has stopped it"))
    return [
        laid_out(f"The attempt ({tried.method}): {everybody[seen.turn]}", laid, seen.reshuffled),
        Panel("facts", "The answers", rows=tuple(rows)),
    ]


def said(answer: attempt_words.Answer) -> str:
    """What a coyote has answered."""
    if answer.state != "answered":
        return "to answer now" if answer.state == "now" else "to answer later"
    return CARDS[answer.card].title if answer.card >= 0 else "nothing"


def hand(seen: Sight) -> list[Panel]:
    """The viewer's own hand, Captures first."""
    if seen.viewer < 0:
        return []
    held = seen.hand[: seen.hand_count[seen.viewer]]
    items = tuple(item(title, bool(seen.reshuffled), count) for title, count in Counter(held).items())
    return [Panel("pile", "Your hand", seat=seen.viewer, own=True, size=len(held), items=items)]


def coyotes(seen: Sight, everybody: list[str]) -> Panel:
    """Everybody's cards, and turns to be missed (RR-090)."""
    rows = []
    for seat, name in enumerate(everybody):
        down = seen.damage[seat]
        facts = [so_many(seen.hand_count[seat], "card"), f"will miss {so_many(down, 'turn')}" if down else ""]
        rows.append((name, ", ".join(filter(None, facts))))
    return Panel("facts", "The coyotes", rows=tuple(rows))


def laid_out(title: str, cards: list[int], reshuffled: int) -> Panel:
    """The cards of an attempt, with what is printed on them."""
    return Panel("pile", title, size=len(cards), items=tuple(item(card, bool(reshuffled)) for card in cards))


def played(title: str, cards: list[int]) -> Panel:
    """A discard pile, the card played last at the end."""
    return Panel("pile", title, size=len(cards), items=tuple(PLAYED[card] for card in cards))


@cache
def item(title: int, reshuffled: bool, count: int = 1) -> Item:
    """So many cards of a title, with what is printed on them."""
    card = CARDS[title]
    printed = short(card, reshuffled)
    return Item(card.name, card.title, printed if card.capture else f"Escape: {printed}", tone(card), count)


def tone(card: Card) -> Tone:
    """Captures, Escapes and those that are both, in a colour each."""
    if card.dual:
        return "green"
    return "yellow" if card.capture else "blue"


PLAYED = tuple(Item(card.name, card.title, tone=tone(card)) for card in CARDS)
"""By title: a card that has been played."""
