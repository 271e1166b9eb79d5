"""The short menu where no game was named: what to play. One Enter takes everything it offers."""

from __future__ import annotations

from dataclasses import dataclass, replace

from runabout import games
from runabout.cli.prompt import Prompt
from runabout.cli.screen import Screen
from runabout.cli.seating import read_levels
from runabout.core.errors import RunaboutError
from runabout.match.seating import DEFAULT_LEVEL, usual_seats


@dataclass(frozen=True)
class Pick:
    """What was picked."""

    game: str
    seats: int
    bots: str


def ask_what_to_play(screen: Screen, prompt: Prompt, seats: int | None, bots: str | None) -> Pick:
    """Ask for the game, the number of seats and the bots' level.

    Raises:
        EOFError: the person chose not to play.
    """
    from runabout.bots import LEVELS

    playable, broken = games.inventory()
    known, first = [game.name for game in playable], playable[0]
    pick = Pick(first.name, seats or usual_seats(first), bots or DEFAULT_LEVEL)
    screen.say("Runabout: games of the chase", "bold")
    for game in playable:
        screen.say()
        screen.tell(game.name, "bold")
        screen.tell(game.described().blurb)
    for fault in broken:
        screen.say()
        screen.tell(f"Left out: {fault}")
    screen.say()
    screen.tell(f"Bots play {', '.join(LEVELS)}.")
    screen.tell('To change what is offered, type it: "5 hard" is five seats and hard bots; "quit" leaves.')
    screen.say()
    while True:
        offer = f"{games.find_game(pick.game).title}, {pick.seats} seats, {pick.bots} bots"
        said = prompt.ask(f"Enter: {offer}: ", [*known, *LEVELS, "quit"])
        if not said:
            return pick
        if said.casefold() in ("quit", "q", "exit"):
            raise EOFError
        try:
            return changed(pick, said)
        except RunaboutError as fault:
            screen.say(str(fault))


def changed(pick: Pick, said: str) -> Pick:
    """What was picked, with each word of a line put in its place: a number of seats, a game, a level.

    Raises:
        RunaboutError: a word is none of these.
    """
    for word in said.split():
        if word.isdecimal():
            pick = replace(pick, seats=int(word))
        elif word.casefold() in games.names():
            fewest, most = games.find_game(word.casefold()).seats
            seats = pick.seats if fewest <= pick.seats <= most else usual_seats(games.find_game(word.casefold()))
            pick = replace(pick, game=word.casefold(), seats=seats)
        else:
            pick = replace(pick, bots=",".join(read_levels(word)))
    games.find_game(pick.game).check_seats(pick.seats)
    return pick
