"""What a game tells bots beyond its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from runabout.core.contract import always_quiescent, empty_book, no_evaluation, uniform_prior

PLAYOUTS_MAX = 1_000_000
"""The most playouts of a decision."""


@dataclass(frozen=True)
class BotHints:
    """What a game tells bots beyond its rules; a game without any is played by bots all the same.

    Attributes:
        action_prior: how promising an action looks; by default all look the same.
        evaluate: each seat's prospects where a playout stops before the end; with `playout_depth`.
        is_quiescent: where `evaluate` may be asked; a playout goes on until it may.
        candidate_actions: the legal actions that bots look at; None: all of them.
        action_priors: how promising several actions look, where telling all at once is less work; None: one after the
            other.
        opening_book: the candidates known to be best in a decision about which a search finds out nothing; by default
            it has no entry.
        playout_depth: decisions after which a playout stops at the next quiescent state; 0: playouts go to the end. A
            number, or a rule of the state.
        prior_weight: how much the priors count at the root beside the results: a prior e times as high is worth so
            many thousandths of a win on a single imagined table, half as many on two, and so on. A number, or a rule of
            the decision's playouts.
        playouts: by the name of a level, the playouts of a decision (at most PLAYOUTS_MAX), where the game has another
            number than most.
        network: the file of what was learned (see core.network), which `learned` bots search with; None: there is none.
        network_depth: decisions after which a playout stops at the next quiescent state where the network is asked.
    """

    action_prior: Callable[..., int] = uniform_prior
    evaluate: Callable[..., None] = no_evaluation
    is_quiescent: Callable[..., bool] = always_quiescent
    candidate_actions: Callable[..., int] | None = None
    action_priors: Callable[..., None] | None = None
    opening_book: Callable[..., int] = empty_book
    playout_depth: int | Callable[..., int] = 0
    prior_weight: int | Callable[..., int] = 0
    playouts: Mapping[str, int] = field(default_factory=dict, hash=False)
    network: Path | None = None
    network_depth: int = 1
