"""The law of tones: they follow from the Sight alone, and what is certain in them is so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from runabout.core.chance import Chance
from runabout.core.forecast import Forecaster
from runabout.core.tone import Tone, friends, stands, verdict
from runabout.testing.laws.case import Case, Fault, Position, looks, spread, text_of

TABLES = 2
"""Tables imagined from each Sight, on which chance falls otherwise as well."""

ACTIONS_TRIED = 2
"""Of each position, beside the one that is played."""


def tones(case: Case) -> None:
    """An action has the same tone whenever its seat knows the same, whatever is hidden from it; and where that tone
    hangs on no chance, it is what becomes of the standing on every table that looks the same, the real one among them.
    """
    for position in looks(case):
        if position.choice is not None:
            _check(case, position, sorted({position.choice, *spread(position.legal, ACTIONS_TRIED)}))


def _check(case: Case, position: Position, actions: Sequence[int]) -> None:
    """Some actions of a position, on tables that look the same to the seat that decides."""
    seat = position.state.seat
    sight = position.sight(seat)
    twins = list(_twins(case, position, sight))
    forecaster, again = Forecaster(position.run, sight), Forecaster(position.run, position.sight(seat, twins[-1][0]))
    for action in actions:
        tone, found = forecaster.tone(action), again.tone(action)
        if found != tone:
            raise Fault(
                f"the tone of {text_of(case, action)} is {tone!r}, and on a table that looks the same {found!r}: "
                "`standing` is read from the scene, and from nothing else"
            )
        certain = forecaster.certain_tone(action)
        for number, (twin, chance) in enumerate(twins if certain is not None else ()):
            found = _became(position, sight, twin, action, chance)
            if found != certain:
                raise Fault(
                    f"it is certain that the tone of {text_of(case, action)} is {certain!r}; on "
                    f"{'a table that looks the same' if number else 'the real table'} it is {found!r}: call "
                    "`uncertain` before what the standing then depends on is reported"
                )


def _twins(case: Case, position: Position, sight: Any) -> Iterator[tuple[Any, Chance]]:
    """The real table, and others that look the same, each with its chance."""
    yield position.state, position.chance
    for number in range(TABLES):
        twin = position.imagined(sight, case.stream("tone twins", number))
        if position.sight(sight.seat, twin) == sight:  # else that is for the law of imagining to say
            yield twin, case.stream("tone chance", number)


def _became(position: Position, sight: Any, state: Any, action: int, chance: Chance) -> Tone:
    """What became of the standing when the action was played on a table."""
    game, seat = position.case.game, sight.seat
    scene = game.scene(sight)
    before = stands(game.standing, game.scoring, scene, [0] * sight.seats)
    after, _, _ = position.after(action, chance, state)
    scores = position.run.scores(after) if after.over else [0] * after.seats
    now = stands(game.standing, game.scoring, game.scene(position.sight(seat, after)), scores)
    return verdict(before, now, seat, friends(game.scoring, scene, seat, sight.seats))
