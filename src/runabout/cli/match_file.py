"""The file that a match is saved in: named at the start, on request, or when somebody leaves."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from shlex import quote

from runabout.cli.prompt import Prompt, agrees, yes
from runabout.core.errors import BadRecord, CannotSave
from runabout.core.reason import Reason, reason_of
from runabout.match import Match, loads
from runabout.match import load as read_match
from runabout.terminal.screen import Screen

SUFFIX = ".run"


class MatchFile:
    """Saves one match.

    Args:
        screen, prompt: where it reports and asks.
        path: the file; None until one is named.
    """

    def __init__(self, screen: Screen, prompt: Prompt, path: Path | None = None) -> None:
        self.screen = screen
        self.prompt = prompt
        self.path = path
        self._saved = -1  # decisions in the file as it was last written

    def update(self, match: Match) -> None:
        """Write the match to its file, if it has one, so that a crash loses nothing."""
        if self.path is not None:
            match.save(self.path)
            self._saved = len(match.steps)

    def save(self, match: Match, name: str = "") -> bool:
        """Save under a name, or the one it has, and say so; return whether it was saved."""
        path = Path(name).expanduser() if name else self.path or free_name(match.game.name)
        if path != self.path and path.exists():
            if not yes(self.prompt, self.screen.voice.say("file-write-over", file=str(path)), default=False):
                return False
        try:
            match.save(path)
        except CannotSave as fault:
            self.screen.say(fault.say(self.screen.voice.language), "red")
            return False
        self.path = path
        self._saved = len(match.steps)
        self.screen.say(self.screen.voice.say("file-saved", over=match.over, command=resume_line(path, match.over)))
        return True

    def offer(self, match: Match) -> None:
        """Offer to save a match that somebody leaves."""
        voice = self.screen.voice
        if self._saved == len(match.steps) and self.path is not None:
            self.screen.say()
            self.screen.say(voice.say("file-is-saved", command=resume_line(self.path)))
            return
        default = self.path or free_name(match.game.name)
        self.screen.say()
        try:
            while True:
                name = self.prompt.ask(f"{voice.say('file-offer', file=str(default))} ")
                if name and agrees(voice, name) is False:
                    self.screen.say(voice.say("file-left"))
                    return
                if name and agrees(voice, name):
                    name = ""  # a yes, and no file of that name
                if self.save(match, name or str(default)):
                    return
        except (KeyboardInterrupt, EOFError):
            self.screen.say(voice.say("file-not-saved"))


def load(path: Path) -> Match:
    """The match in a file, with the file named in what may be wrong with it; errors as for `runabout.load`.

    It is played as plain Python: fast enough for people, and there is nothing to compile before the table is shown.
    "report.html#7" is the seventh game of a report.
    """
    file, _, number = (str(path), "", "") if path.exists() else str(path).rpartition("#")
    try:
        if file.casefold().endswith((".html", ".htm")):
            from runabout.lab.reports.page import record_in

            return loads(record_in(Path(file), number), lambda game: game.interpreted)
        return read_match(path, lambda game: game.interpreted)
    except BadRecord as fault:
        reason = reason_of(fault)
        if isinstance(reason, Reason) and "file" in reason.facts:
            raise
        raise BadRecord(Reason("in-file", file=str(path), why=fault)) from fault


def free_name(game: str) -> Path:
    """The first file name for a match of this game that is not in use here."""
    names = (Path(f"{game}{'' if number == 1 else f'-{number}'}{SUFFIX}") for number in count(1))
    return next(path for path in names if not path.exists())


def resume_line(path: Path, is_over: bool = False) -> str:
    """What to type to go on with a saved match, or to replay a finished one."""
    return f"runabout {'replay' if is_over else 'play --resume'} {quote(str(path))}"
