"""What is wrong with the declaration of a game, in words (see `core.game.Game`, which holds itself to it)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from runabout.core import parts
from runabout.core.bot_hints import BotHints
from runabout.core.components import Components
from runabout.core.contract import RULES, no_evaluation
from runabout.core.log import SEATS_MAX
from runabout.core.observation import Observation
from runabout.core.options import NoOptions
from runabout.core.parts import Expected
from runabout.core.previews import Previews
from runabout.core.record import shared_base
from runabout.core.rule import Rule
from runabout.core.scene import Layout, perhaps
from runabout.core.standing import is_standing

NAME_MAX = 16
"""Characters of a bot's name: as many as a table in the terminal has room for."""

PARTS = {
    **parts.GAME,
    **dict.fromkeys(RULES, parts.RULE),
    "bots": Expected("a core.bot_hints.BotHints", lambda value: isinstance(value, BotHints)),
    "layout": Expected("a core.scene.Layout or None", lambda value: value is None or isinstance(value, Layout)),
    "standing": Expected("core.standing.Standings with a name each", is_standing),
    "previews": Expected(
        "a core.previews.Previews whose rule is decorated with @rule, or None",
        lambda value: value is None or (isinstance(value, Previews) and isinstance(value.rule, Rule)),
    ),
    "observation": Expected(
        "a core.observation.Observation whose rule is decorated with @rule, or None",
        lambda value: value is None or (isinstance(value, Observation) and isinstance(value.rule, Rule)),
    ),
    "touches": parts.RULE,
    "components": Expected("a core.components.Components", lambda value: isinstance(value, Components)),
}
"""What is expected of each part of a Game."""


def faults_of(game: Any) -> Iterator[str]:
    """What is wrong with the declaration, as sentences that say which part and what was expected. Each may rely on
    those before it.
    """
    yield from _part_faults(game)
    yield from _sight_faults(game)
    declared = tuple(option.name for option in game.options)
    fields = () if game.Options is NoOptions else tuple(game.Options.fields)
    if declared != fields:
        yield f"`options` declares each field of Options, in order: {fields}; {declared} came"
    for option in game.options:
        if option.endless is not None and option.name not in game.State.fields:
            yield f"option {option.name} is `endless` at {option.endless}, and State needs a field of its name"
    if len(game.words.actions) != game.actions:
        yield f"`words` has an Action for each of {game.actions} action numbers; it has {len(game.words.actions)}"
    looks = game.components.looks
    if game.layout is not None and game.layout.Sight is not game.Sight:
        yield f"`layout` is that of {game.layout.Sight.__name__}; the game's Sight was expected"
    for kind in game.layout.reducers if game.layout else ():
        if kind not in game.words.kinds:
            near, there = perhaps(kind, game.words.kinds), ", ".join(game.words.kinds) or "none"
            yield f"`layout` says what {kind} moves; the kinds of events are {there}{near}"
    if game.scoring.sides and (game.layout is None or game.scoring.sides not in game.layout.settings):
        yield f"`scoring.sides` is the name of a setting of `layout`; {game.scoring.sides!r} came"
    yield from _name_faults(game)
    if looks and len(looks.names) < looks.each * game.seats[1]:
        yield f"`looks` has {looks.each} names for each of {game.seats[1]} seats; it has {len(looks.names)}"
    if game.bots.network and not game.observation:
        yield "`bots.network` reads observations: the game needs an `observation`"
    lost = [name for name in game.observation.tells if name not in game.Sight.fields] if game.observation else []
    if lost:
        yield f"`observation.tells` names fields of Sight; {', '.join(lost)} came"
    if game.bots.playout_depth and game.bots.evaluate is no_evaluation:
        yield "playouts that stop before the end, by `bots.playout_depth`, need an `evaluate`"


def _name_faults(game: Any) -> Iterator[str]:
    names, most = game.bot_names, game.seats[1]
    if names and len({name.casefold() for name in names}) < max(len(names), most):
        yield f"`bot_names` are {most} or more, no two alike; {', '.join(names)} came"
    for name in names:
        if not name.isprintable() or name != " ".join(name.split()) or not 0 < len(name) <= NAME_MAX:
            yield f"`bot_names` are of 1 to {NAME_MAX} characters, on one line; {name!r} came"


def _part_faults(game: Any) -> Iterator[str]:
    """Parts that are not what core.parts expects."""
    yield from parts.faults(game, PARTS)
    if not 1 <= game.seats[0] <= game.seats[1] <= SEATS_MAX:
        yield f"`seats` are the fewest and the most, from 1 to {SEATS_MAX}; {game.seats} came"
    if game.usual_seats and not game.seats[0] <= game.usual_seats <= game.seats[1]:
        yield f"`usual_seats` is 0, or one of {game.seats[0]} to {game.seats[1]}; {game.usual_seats} came"
    yield from parts.faults(game.scoring, parts.SCORING)
    yield from parts.faults(game.bots, parts.BOT_HINTS)
    yield from parts.faults(game.components, parts.COMPONENTS)


def _sight_faults(game: Any) -> Iterator[str]:
    """What is wrong with how State and Sight go together."""
    base = shared_base(game.State, game.Sight)
    own = [name for name in game.Sight.fields if name not in base.fields]
    if own[:1] != ["viewer"] or game.Sight.fields["viewer"].shape or "viewer" in game.State.fields:
        yield (
            "the first field that `Sight` adds to the open part is `viewer = i8()`, the seat that sees it, or -1 "
            f"for someone who only watches; it adds {', '.join(own) or 'nothing'}"
        )
    unknown = [name for name in game.masked if name not in base.fields]
    if unknown:
        yield f"`masked` names fields of the open part ({', '.join(base.fields)}); {', '.join(unknown)} came"
