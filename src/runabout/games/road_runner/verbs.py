"""What may be done in Road Runner, as declared actions (see core.verbs)."""

from __future__ import annotations

from runabout.core.scene import Scene, hand, seat_counter
from runabout.core.verbs import HAND, Action, Item, VerbKind, about_turn, of_fields, place, verb_kinds
from runabout.games.road_runner.facts import CARD, METHOD
from runabout.games.road_runner.scene import LAID


def about_lay(scene: Scene, action: Action) -> list[Item]:
    """The card, and what is laid already."""
    return [*of_fields(scene, action), place(LAID)]


def about_laid(scene: Scene, action: Action) -> list[Item]:
    """The cards of the attempt, laid or called."""
    return [place(LAID)]


def about_take_back(scene: Scene, action: Action) -> list[Item]:
    """The card, and the hand."""
    return [*of_fields(scene, action), place(HAND(scene, action))]


def about_pass(scene: Scene, action: Action) -> list[Item]:
    """The hand, and that of the next seat to the left that skips no turn (RR-042, RR-095)."""
    seat, seats = scene.decision["seat"], scene.settings["seats"]
    others = [(seat + past) % seats for past in range(1, seats)]
    takes = [other for other in others if not scene.counters[seat_counter(other, "damage")]]
    return [place(hand(seat)), *(place(hand(other)) for other in takes[:1])]


VERBS = verb_kinds(
    lay=VerbKind("Lay a Capture card towards an attempt (RRA-30).", source=HAND, about=about_lay, card=CARD),
    take_back=VerbKind("Take back a card that was laid (RRA-31).", source=LAID, about=about_take_back, card=CARD),
    call=VerbKind("Call the attempt that the laid cards make (RR-072).", about=about_laid, method=METHOD),
    play=VerbKind("Play an Escape on the attempt (RR-082).", source=HAND, about=about_lay, card=CARD),
    decline=VerbKind("Play no Escape on the attempt.", about=about_turn),
    give=VerbKind("Make no attempt, and pass a card to the left at random (RR-042).", about=about_pass),
)
