"""What a table agrees before a match, and what the next match of the same people is played with."""

from __future__ import annotations

from collections.abc import Mapping

from runabout.core.game import Game
from runabout.core.options import name_of_option
from runabout.core.words import Action
from runabout.match.match import Match


def agreed(game: Game, wished: Mapping[str, str], is_shared: bool) -> dict[str, str | int | bool]:
    """What the table agrees: what was wished for, and what is usual for the rest where people share a screen or not.

    Raises:
        BadOption: the game has no such option, or not that value.
    """
    given: dict[str, str | int | bool] = {name_of_option(name): value for name, value in wished.items()}
    game.new_options(wished, people=True)
    usual = {option.name: option.shared for option in game.options if is_shared and option.shared is not None}
    return {**usual, **given}


def offered(game: Game) -> dict[str, str | int | bool]:
    """The values that people who set up a table are offered first, by name, where these are not the defaults."""
    return {option.name: option.offered for option in game.options if option.offered is not None}


def winner_of(match: Match) -> int | None:
    """The seat that won alone; None where there is none."""
    outcome = match.outcome()
    return outcome.winners[0] if outcome and len(outcome.winners) == 1 else None


def options_of(match: Match) -> dict[str, str | int | bool]:
    """What the table agreed, by name."""
    return {option.name: int(getattr(match.options, option.name)) for option in match.game.options}


def next_options(match: Match) -> dict[str, str | int | bool]:
    """What the next match of a series is played with: the winner deals, where the game has such an option (RRA-22)."""
    options, winner, dealer = options_of(match), winner_of(match), match.game.option_of("dealer")
    if dealer and winner is not None:
        options[dealer.name] = winner + 1
    return options


def forced_action(match: Match) -> Action | None:
    """The decision that the table takes for a person who has no other, as RRA-26 has it; None where there is none.

    Not for several people who share a screen: being handed it would tell all of them who holds a card that fits.
    """
    legal = match.legal()
    if len(legal) != 1 or legal[0].role != "forced pass" or not match.game.is_on("forced pass", match.options):
        return None
    return legal[0]
