"""A session of `runabout play`: a menu where no game is named, then one match after another."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

from runabout import games
from runabout.cli.game_loop import GameLoop
from runabout.cli.match_file import MatchFile, load
from runabout.cli.menu import ask_what_to_play
from runabout.cli.prompt import Prompt, agrees
from runabout.cli.seating import from_tags, read_levels, read_looks, read_people, seat_all
from runabout.core.chance import derive, key_from
from runabout.core.errors import BadRecord, CannotSave
from runabout.match import Match
from runabout.match.seating import DEFAULT_LEVEL, Sitter, usual_seats
from runabout.match.series import agreed, next_options, offered, winner_of
from runabout.terminal.refusal import Refusal
from runabout.terminal.screen import Screen
from runabout.terminal.voice import Somebody, Voice


@dataclass(frozen=True)
class Request:
    """The match asked for on the command line; None for what was not given."""

    game: str | None = None
    seats: int | None = None
    people: str | None = None
    bots: str | None = None
    seed: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    looks: tuple[str, ...] = ()


class Session:
    """Plays what is requested, and then another match if people like to.

    Args:
        fast: make no pauses.
        save: the file to save the first match in.
        voice: says the messages of the terminal; in English unless given.
    """

    def __init__(self, fast: bool = False, save: Path | None = None, voice: Voice | None = None) -> None:
        self.screen = Screen(fast, voice=voice)
        self.voice = self.screen.voice
        self.prompt = Prompt(self.screen)
        self.save = save

    def begin(self, request: Request) -> None:
        """Begin a match, and play."""
        if request.game is None:
            try:
                picked = ask_what_to_play(self.screen, self.prompt, request.seats, request.bots)
            except EOFError:
                return
            request = replace(request, game=picked.game, seats=picked.seats, bots=picked.bots)
        assert request.game is not None
        game = games.find_game(request.game)
        seats = usual_seats(game) if request.seats is None else request.seats
        game.check_seats(seats)
        levels = read_levels(request.bots or DEFAULT_LEVEL)
        people = read_people("1" if request.people is None else request.people, seats)
        options = (offered(game) if people else {}) | agreed(game, request.options, is_shared=len(people) > 1)
        self._check_save()
        seed = None if request.seed is None else key_from(request.seed)
        match = Match(game, seats, options=options, run=game.interpreted, seed=seed)
        for seat, names in read_looks(request.looks, people, seats).items():
            match.choose_looks(seat, names)
        self._play_on(
            match,
            seat_all(match.game, seats, people, levels, match.key),
            MatchFile(self.screen, self.prompt, self.save),
        )

    def resume(self, path: Path, request: Request) -> None:
        """Go on with a saved match; `request` may name other people and bots than sat there."""
        if self.save is not None and self.save != path:
            self._check_save()
        with self.screen.busy(self.voice.say("busy-reading")):
            match = load(path)
        if match.scripted:
            raise BadRecord(Refusal("file-real-dice", file=str(path)))
        sitters = from_tags(match.game, match.tags, match.seats, match.key)
        if sitters is None or request.people is not None or request.bots is not None:
            people = read_people("1" if request.people is None else request.people, match.seats)
            sitters = seat_all(match.game, match.seats, people, read_levels(request.bots or DEFAULT_LEVEL), match.key)
        self._play_on(match, sitters, MatchFile(self.screen, self.prompt, self.save or path))

    def _check_save(self) -> None:
        """Raise CannotSave where the file to save in is there already: it may hold another match."""
        if self.save is not None and self.save.exists():
            raise CannotSave(Refusal("file-there-already", file=str(self.save)))

    def _play_on(self, match: Match, sitters: list[Sitter], file: MatchFile) -> None:
        while True:
            loop = GameLoop(match, sitters, self.screen, self.prompt, file)
            loop.prepare()
            file.update(match)
            if not loop.run():
                return
            file.update(match)
            following = self._another(match, sitters, file)
            if following is None:
                return
            match, file = following, MatchFile(self.screen, self.prompt)

    def _another(self, match: Match, sitters: list[Sitter], file: MatchFile) -> Match | None:
        """Another match of the same people, if they like to."""
        winner, voice = winner_of(match), self.voice
        self.screen.say()
        if match.game.option_of("dealer") and winner is not None:
            people = sum(sitter.is_person for sitter in sitters)
            is_addressed = people == 1 and sitters[winner].is_person
            dealer = Somebody(voice.name_of(sitters[winner]), is_addressed)
            self.screen.say(voice.say("another-dealt", who=dealer))
        else:
            self.screen.say(voice.say("another-how"))
        offers = [voice.say("word-save"), voice.say("word-quit")]
        try:
            while True:
                said = self.prompt.ask(f"{voice.say('another-ask')} ", offers)
                command, _, name = said.partition(" ")
                if voice.means(command, "save"):
                    file.save(match, name.strip())
                elif not command or agrees(voice, command):
                    return next_match(match)
                elif command.casefold() == "q" or voice.means(command, "quit") or agrees(voice, command) is False:
                    return None
                else:
                    self.screen.say(voice.say("another-unread", text=said))
        except (EOFError, KeyboardInterrupt):
            return None


def next_match(match: Match) -> Match:
    """The next match of a series; what seats have chosen to look like, they keep."""
    options, key = next_options(match), derive(match.key, "next game")
    following = Match(match.game, match.seats, options=options, run=match.run, seed=key)
    for seat, names in match.chosen_looks.items():
        following.choose_looks(seat, names)
    return following
