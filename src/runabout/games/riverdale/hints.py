"""What an action would do to the pawns, as a hint: where they would stand, and which they would send home."""

from __future__ import annotations

from collections.abc import Sequence

from runabout.core.words import Event, listed
from runabout.games.riverdale.naming import piece_of
from runabout.games.riverdale.state import HOME, SHOP, ZONE, Sight


def foretell(sight: Sight, events: Sequence[Event]) -> str:
    """What surely happens to the pawns; "" where none is moved."""
    parts: list[str] = []
    sent: list[int] = []
    for event in events:
        match event.kind:
            case "moved":
                close(parts, sent)
                out = " comes out" if event.before == HOME else ""
                parts.append(f"{piece_of(event.pawn)}{out} to {place(event.after)}")
            case "moved_ahead" | "skated":
                parts[-1] += f", on to {event.after}"
            case "sent_home" if events[0].kind != "tricked":  # whom a trick sends home, the action names
                sent.append(event.pawn)
            case "switched":
                one, other = event.pawn, event.other
                places = sight.pawn[other], sight.pawn[one]
                parts.append(f"{piece_of(one)} to square {places[0]}, {piece_of(other)} to square {places[1]}")
            case "tricked":
                parts.append(f"{piece_of(event.pawn)} comes out to square {event.place}")
            case "another_turn":
                close(parts, sent)
                parts[-1:] = [f"{part}, another turn" for part in parts[-1:]]
    close(parts, sent)
    return "; ".join(parts)


def close(parts: list[str], sent: list[int]) -> None:
    """End a pawn's move with those that it sends home."""
    if sent:
        parts[-1] += f", sends {listed([piece_of(piece) for piece in sorted(sent)])} home"
        sent.clear()


def place(landing: int) -> str:
    """Where a move's count leads."""
    if landing == SHOP:
        return "Pop's"
    return f"circle {landing - ZONE + 1}" if landing >= ZONE else f"square {landing}"
