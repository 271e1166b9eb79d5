"""Tuning a player for an arena, on deals that are not those of the arena."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from runabout.lab.arena import Arena
from runabout.lab.players import Player, player
from runabout.lab.simulate import BadRun


@dataclass(frozen=True)
class Trial:
    """How a candidate did.

    Attributes:
        player: the candidate.
        share: its mean share of the win; of a team, the share of its games won.
        seconds: that it thought for a decision on average.
    """

    player: Player
    share: float
    seconds: float

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "settings": self.player.settings,
            "share": round(self.share, 6),
            "seconds": round(self.seconds, 6),
        }


def trials(
    arena: Arena,
    candidates: Sequence[Player],
    deals: int,
    on_progress: Callable[[int], None] | None = None,
    jobs: int | None = None,
) -> list[Trial]:
    """Let each candidate play against the other players of an arena: all on the same deals, drawn by a seed of
    their own. The best first, of equals the one that came first.

    Args:
        arena: whose players are played against: those with another name than the candidates have that do not play over
            the network.
        candidates: of one name, with makers.
        deals: how many.
        on_progress: told how many more deals of a group are done, as by `Arena.run`.
        jobs: threads; None for one for each core.

    Raises:
        BadRun: nobody is left to play against.
        BadBot, NoRatings: see `Arena.run`.
        KeyboardInterrupt: it was interrupted.
    """
    name = candidates[0].name
    others = [one for one in map(player, arena.players) if one.name != name and not one.program]
    if not others:
        raise BadRun(f"{name} is tuned in games against other bots that do not play over the network; there are none.")
    found = []
    for one in candidates:
        played = replace(arena, players=[one, *others], deals=deals, seed=f"{arena.seed}, tuning")
        outcome = played.run(on_progress, jobs=jobs)
        if not outcome.is_complete:
            raise KeyboardInterrupt
        (mine,) = (entrant for entrant in outcome.entrants if entrant.name == name)
        found.append(Trial(one, mine.share.mean, mine.seconds or 0.0))
    return sorted(found, key=lambda trial: -trial.share)
