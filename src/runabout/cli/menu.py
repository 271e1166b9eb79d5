"""The short menu where no game was named: what to play. One Enter takes everything it offers."""

from __future__ import annotations

from dataclasses import dataclass, replace

from runabout import games
from runabout.cli.prompt import Prompt
from runabout.cli.seating import read_levels
from runabout.core.errors import BadLevel, RunaboutError, nearest
from runabout.match.seating import DEFAULT_LEVEL, usual_seats
from runabout.terminal.screen import Screen
from runabout.terminal.voice import Voice


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
    voice = screen.voice
    screen.say(voice.say("menu-title"), "bold")
    for game in playable:
        screen.say()
        screen.tell(game.name, "bold")
        screen.tell(game.described(voice.language).blurb)
    for fault in broken:
        screen.say()
        screen.tell(voice.say("menu-left-out", why=fault.say(voice.language)))
    screen.say()
    screen.tell(voice.say("menu-levels", levels=", ".join(LEVELS)))
    screen.tell(voice.say("menu-how"))
    screen.say()
    while True:
        title = games.find_game(pick.game).title
        offer = voice.say("menu-offer", title=title, seats=pick.seats, levels=pick.bots)
        said = prompt.ask(f"{offer} ", [*known, *LEVELS, voice.say("word-quit")])
        if not said:
            return pick
        if said.casefold() in ("q", "exit") or voice.means(said, "quit"):
            raise EOFError
        try:
            return changed(pick, said, voice)
        except RunaboutError as fault:
            screen.say(fault.say(voice.language))


def changed(pick: Pick, said: str, voice: Voice) -> Pick:
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
            pick = replace(pick, bots=",".join(levels_in(word, voice)))
    game = games.find_game(pick.game)
    game.check_seats(pick.seats)
    return pick


def levels_in(word: str, voice: Voice) -> list[str]:
    """The levels that a word of a line names; RunaboutError where it is nothing that can be picked."""
    from runabout.bots import LEVELS

    try:
        return read_levels(word)
    except BadLevel:
        near = nearest(word, LEVELS, most=1)
        raise RunaboutError(
            voice.say("menu-unknown", word=word, levels=", ".join(LEVELS), near=near[0] if near else None)
        ) from None
