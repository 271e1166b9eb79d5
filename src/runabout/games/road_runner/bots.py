"""The prior of actions: what a coyote with some experience would look at first. See RULES.md, notes on strategy."""

from __future__ import annotations

import numpy as np

from runabout.core.rule import rule
from runabout.games.road_runner.attempts import ATTEMPTS, DAMAGE, FROM, MASK, PREVENTED_BY
from runabout.games.road_runner.cards import CARDS, FIRST_ESCAPE
from runabout.games.road_runner.rules import titles_in
from runabout.games.road_runner.state import CALL, DECLINE, LAY, PASS, PLAY, TAKE_BACK, State

RISK = np.array(
    [
        [
            sum(
                card.copies
                for slot, card in enumerate(CARDS[FIRST_ESCAPE:])
                if not card.dual and PREVENTED_BY[reading, i] >> slot & 1
            )
            for i in range(len(ATTEMPTS))
        ]
        for reading in range(2)
    ],
    np.int64,
)
"""By reading and attempt: Escape cards in the whole pack that prevent it, the dual ones aside (RR-122)."""

SAFEST = 24
"""What an attempt that nothing stops would be worth. The riskiest, with 18 cards against it, is worth 7 passes."""


@rule
def action_prior(state: State, action: int) -> int:
    """How sensible a legal action looks: catch while few Escapes are out (RR-121), by the attempt that the fewest of
    them stop (RR-122), before passing scatters the cards (RR-120); stop the others while it is open, and keep your
    Escapes where it is not (RR-123).
    """
    if action == PASS:
        return 1
    if action == DECLINE:
        return 12 if state.foiled else 1
    if action >= PLAY:
        damage = int(DAMAGE[state.matching, state.attempt, action - PLAY])
        return 1 + damage // 2 if state.foiled else 10 + damage
    if action >= CALL:
        return 4 * SAFEST
    if action >= TAKE_BACK:
        return 0
    return safest_with(state, action - LAY)


@rule
def safest_with(state: State, card: int) -> int:
    """How good the best attempt is that takes what is laid, this card and others in hand."""
    laid = titles_in(state.laid, state.laid_size[0]) | (1 << card)
    held = titles_in(state.hand[state.turn], state.hand_size[state.turn]) | laid
    best = 0
    for title in range(card + 1):
        if (held >> title) & 1:
            for i in range(FROM[title], FROM[title + 1]):
                if MASK[i] & ~held == 0 and laid & ~MASK[i] == 0:
                    best = max(best, SAFEST + 1 - RISK[state.matching, i])
    return best
