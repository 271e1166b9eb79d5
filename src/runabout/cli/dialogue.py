"""What a person says at the table: a decision by number or in words, or a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from runabout.cli.tables.table import Scene, possessive
from runabout.core.chance import derive
from runabout.core.errors import CannotUndo, Refused, RunaboutError, Unreadable
from runabout.core.words import Action, plain

if TYPE_CHECKING:
    from runabout.cli.game_loop import Host

COMMANDS = {
    "why": "why ACTION    which rule forbids it; the actions are listed by Tab",
    "rule": "rule NUMBER   what a rule says, such as: rule 64",
    "piles": "piles         all that lies open, in full",
    "log": "log [N]       what has happened: the last lines, the last N, or log all",
    "undo": "undo          take your last decision back, while nothing was revealed by it",
    "hint": "hint          what the hard bot would do in your place",
    "save": "save [FILE]   save the match and play on",
    "help": "help, ?       this list",
    "quit": "quit          leave; you are asked whether to save",
}
"""What else can be typed: the command, and its line in the help."""

LOG_LINES = 20

AND_THEN = ";"
"""Between decisions that are said in one line. Those that follow are dropped where one cannot be taken, and once chance
or somebody else has come between.
"""


class Talk:
    """Understands what the person says whose decision it is, and answers."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._hint_is_ready = False
        self._to_follow: list[str] = []

    @property
    def goes_on(self) -> bool:
        """Whether the person has said already what comes next: a line may hold several decisions (AND_THEN)."""
        return bool(self._to_follow)

    def decision(self, seat: int) -> Action:
        """Ask until an allowed action is chosen; questions are answered meanwhile."""
        host = self.host
        steps = host.match.steps
        if not steps or steps[-1].seat != seat or steps[-1].drew:
            self._to_follow.clear()  # what was said for later did not know of this
        words = host.match.game.words
        asks_why = [f"why {action.text}" for action in words.actions]
        while True:
            scene = host.scene(seat)
            legal = scene.choices
            # What may be done now is offered first, and of that what the table numbers; `why` is for the rest.
            numbered = {action.number for action in legal}
            others = [action.text for action in host.match.legal() if action.number not in numbered]
            offers = [*(action.text for action in legal), *COMMANDS, *others, *asks_why]
            whose = possessive(host.names[seat])
            is_shown = not self._to_follow
            if is_shown:
                line = host.prompt.ask(f"{whose[0].upper()}{whose[1:]} choice (or help): ", offers)
                self._to_follow = [part.strip() for part in line.split(AND_THEN)]
            spelled = host.table.spelled_out(scene, self._to_follow.pop(0))
            if not spelled:
                if not self._to_follow:
                    host.draw(seat)
                continue
            text = spelled[0]
            self._to_follow[:0] = spelled[1:]
            try:
                action = self._read(text, scene, seat)
            except RunaboutError as fault:
                self._to_follow.clear()
                if not is_shown:
                    host.draw(seat)  # it was passed over, as the decision seemed to be taken
                host.screen.say(told(fault))
            else:
                if action is not None:
                    return action

    def _read(self, text: str, scene: Scene, seat: int) -> Action | None:
        """The action that a line names; None where it was a command, which is then done."""
        legal = scene.choices
        if not text:
            if len(legal) == 1:
                return legal[0]
            self.host.draw(seat)
            return None
        if text.isdecimal():
            return numbered(text, legal)
        command, _, rest = ("help" if text == "?" else text).partition(" ")
        action = self.host.table.read(scene, text)
        if action is not None:
            return self._allowed(action)
        chosen = named(text, legal)
        if chosen is not None:
            return chosen
        if command.casefold() in COMMANDS:
            self._do(command.casefold(), rest.strip(), seat)
            return None
        try:
            action = self.host.match.read(text)
        except Unreadable as fault:
            raise RunaboutError(f'{fault} "help" lists what else can be typed.') from None
        return self._allowed(action)

    def _allowed(self, action: Action) -> Action:
        """The same action, if the rules allow it now; else Refused."""
        refused = self.host.match.why(action)
        if refused:
            raise refused
        return action

    def _do(self, command: str, rest: str, seat: int) -> None:
        host, say = self.host, self.host.screen.say
        match command:
            case "why":
                self._why(rest)
            case "rule":
                if not rest:
                    raise RunaboutError("Which one? Give a number, such as: rule 64")
                rule = host.match.game.rulebook[rest]
                say(f"{rule.number} ({rule.section}): {unmarked(rule.text)}")
            case "piles":
                host.screen.show(host.table.piles(host.scene(seat)))
            case "log":
                self._log(rest, seat)
            case "undo":
                self._undo(seat)
            case "hint":
                self._hint(seat)
            case "save":
                host.keeper.save(host.match, rest)
            case "help":
                self._help()
            case "quit":
                raise EOFError

    def _why(self, text: str) -> None:
        if not text:
            raise RunaboutError(f"Why what? Give an action, such as: why {self.host.match.legal()[-1].text}")
        scene = self.host.scene(self.host.match.seat)
        if text.isdecimal():
            action = numbered(text, scene.choices)
        else:
            action = self.host.table.read(scene, text) or self.host.match.read(text)
        refused = self.host.match.why(action)
        if refused:
            raise refused
        self.host.screen.say(f"{action.text} is allowed now.")

    def _log(self, many: str, seat: int) -> None:
        if many and many != "all" and not many.isdecimal():
            raise RunaboutError("How much of it? Give a number of lines, or: log all")
        lines = self.host.story.tell(seat)
        wanted = len(lines) if many == "all" else int(many or LOG_LINES)
        before = max(0, len(lines) - wanted)
        if before:
            self.host.screen.tell(f"... {before} lines before these (log all shows them)", "dim")
        for line in lines[before:]:
            self.host.screen.tell(line)

    def _undo(self, seat: int) -> None:
        host = self.host
        try:
            taken = host.match.undo(seat)
        except CannotUndo as fault:
            host.screen.say(str(fault))
            return
        host.told = [min(told, host.story.moments) for told in host.told]
        host.screen.say(f"Taken back: {taken.text}.")
        host.draw(seat)

    def _hint(self, seat: int) -> None:
        from runabout.bots import seat_bot

        host = self.host
        adviser = seat_bot(host.match.game, "hard", derive(host.match.key, f"hint {len(host.match.steps)}"))
        with host.screen.busy("Thinking it over"):
            if not self._hint_is_ready:
                adviser.warm()
                self._hint_is_ready = True
            advice = host.match.read(adviser.choose(host.match.sight(seat)))
        host.screen.say(f"The hard bot would choose: {advice.text}.")

    def _help(self) -> None:
        say = self.host.screen.say
        say("Choose by number, or in words as they are listed (Tab completes them). Enter shows the table again.")
        say(f'Several decisions in a row may stand in one line, divided by "{AND_THEN}".')
        for line in COMMANDS.values():
            say(f"  {line}")
        if self.host.table.help:
            say(f"\n{self.host.table.help}")


def told(fault: RunaboutError) -> str:
    """Why something cannot be, as it is said to a person."""
    if isinstance(fault, Refused):
        return f"{fault.action} is not allowed now. {fault.rule}: {unmarked(fault.reason)}"
    return str(fault)


def numbered(text: str, legal: Sequence[Action]) -> Action:
    """The choice of that number."""
    number = int(text)
    if not 1 <= number <= len(legal):
        raise RunaboutError(f"There is no choice {number}: they are numbered 1 to {len(legal)}.")
    return legal[number - 1]


def named(text: str, legal: Sequence[Action]) -> Action | None:
    """The one legal action that a text names, by all its words or by its last ones ("anvil"); None where none does."""
    asked = plain(text)
    for action in legal:
        if plain(action.text) == asked:
            return action
    ends = [action for action in legal if asked and plain(action.text).endswith(f" {asked}")]
    return ends[0] if len(ends) == 1 else None


def unmarked(text: str) -> str:
    """A rule's text without its Markdown emphasis."""
    return text.replace("**", "").replace("*", "").replace("`", "")
