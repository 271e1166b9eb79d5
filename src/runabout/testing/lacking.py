"""What a game could still declare: it is played without, and people, programs and bots miss something."""

from __future__ import annotations

from collections.abc import Iterator

from runabout.core.game import Game
from runabout.core.words import Words
from runabout.match import Match
from runabout.testing.pressing import PART_EXPECTED, matches_of, measured

PLAYED = 4
"""Matches that are played at random to see what can be pressed."""


def lacking(game: Game) -> Iterator[str]:
    """What a game does not declare, each as a sentence that says what is done without it and what to write."""
    words = game.words
    if not game.table_layout.is_declared:
        yield (
            "layout: the table is shown as the fields of its Sight, and a change on it has no cause that is told. "
            "Declare a core.scene.Layout."
        )
    if undeclared := [name for name, kind in zip(words.kinds, words.declared, strict=True) if kind is None]:
        yield (
            f"fields of events: programs get no data with {_listed(undeclared)}. Declare the kinds of event with "
            "core.facts.event_kinds."
        )
    if not words.verbs:
        yield (
            "verbs: programs have to read what an action does from its text, and nothing on the board can be pressed. "
            "Declare them with core.verbs.verb_kinds."
        )
    else:
        yield from _not_pressed(game)
    described = game.described()
    if not described.blurb:
        yield "blurb: nothing says what the game is. Give Game.blurb, or a message `blurb` (see core.description)."
    if unsaid := [name for name, option in described.options.items() if not option.says]:
        yield (
            f"says: nothing tells what the options {_listed(unsaid)} do. Give Option.says, or a message "
            f"`option-{unsaid[0].replace('_', '-')}` with an attribute `.says`."
        )
    if not game.standing:
        yield "standing: nothing at the table says who is ahead. Declare core.standing.Standing."
    if words.plan(Match(game, game.seats[0], seed=0).scene(-1)) is None:
        yield (
            "plan: the table is laid out by the shape of its scene, without labels or tracks. Give your Words a "
            "`plan`, a core.plan.Plan."
        )
    by_messages = words.messages is not None and words.messages.layout is not None
    if words.display.asked is None and type(words).asked is Words.asked and not by_messages:
        yield "asked: no sentence says what the seat that decides is asked. Write a message `asked`."


def _not_pressed(game: Game) -> Iterator[str]:
    """What has to be decided by a button, where that is much."""
    found = measured(matches_of(game, PLAYED))
    if found.part < PART_EXPECTED:
        verbs = sorted(found.not_pressed, key=lambda verb: -found.not_pressed[verb])
        yield (
            f"what verbs are about: {found.part:.0%} of what is legal in random play can be decided by pressing what "
            f"lies on the table, and {PART_EXPECTED:.0%} should be; a button is needed for {_listed(verbs)}. Give "
            "VerbKind.about what tells them apart; what ends, declines or stops something is about core.verbs.turn()."
        )


def _listed(names: list[str], most: int = 4) -> str:
    """Some names, and how many more there are."""
    left = len(names) - most
    return ", ".join(names[:most]) + (f" and {left} more" if left > 0 else "")
