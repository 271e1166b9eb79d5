"""Games of a study as records, that `runabout replay` opens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from runabout.core.chance import SCRIPT_MAX, Chance, key_from, pick
from runabout.core.contract import Header
from runabout.core.log import Log
from runabout.lab.contest import begin_stream, deal_for
from runabout.lab.measure import BadBot, Setting
from runabout.match.match import Match, Script


def save_game(setting: Setting, seed: int | str, fault: BadBot, folder: Path) -> Path:
    """Write down the game in which a bot failed, up to there; the path of its record."""
    path = folder / f"{setting.game.name}-{fault.unit}.{fault.rotation}.run"
    replayed(setting, seed, fault.unit, fault.actions).save(path)
    return path


def replayed(setting: Setting, seed: int | str, unit: int, actions: tuple[int, ...]) -> Match:
    """A game of a study as a match, played again from its actions. What chance gave is written into the match as for
    real dice, since the games of a study share one key.

    Args:
        setting: of the study.
        seed: of the study.
        unit: the number of the deal.
        actions: what was played, by number.
    """
    game, run = setting.game, setting.game.interpreted
    chance = deal_for(game, setting.seats, setting.agreed, key_from(seed)).chance
    begin_stream(chance, unit)

    def lay_out(scripted: Chance) -> None:
        state = game.State()
        state.seats = setting.seats
        run.setup(state, setting.agreed, scripted, Log())

    options = {option.name: int(getattr(setting.agreed, option.name)) for option in game.options}
    match = Match(game, setting.seats, Script(list(outcomes(lay_out, chance))), options, run=run)
    for action in actions:
        state = match.state

        def step(scripted: Chance, before: Header = state, action: int = action) -> None:
            run.apply(before.copy(), action, scripted, Log())

        match.play(action, list(outcomes(step, chance)))
    return match


def outcomes(play: Callable[[Chance], None], chance: Chance) -> Iterator[int]:
    """What chance gives in a step, draw by draw: among how many each chooses is only known once those before it are.

    Args:
        play: plays the step, with the chance that it is given, and leaves no trace.
        chance: of the game, which moves on.
    """
    script: list[int] = []
    while len(script) < SCRIPT_MAX:
        scripted = Chance.scripted(script)
        play(scripted)
        if scripted.drawn == len(script):
            return
        script.append(pick(chance, scripted.asked[len(script)]))
        yield script[-1]
