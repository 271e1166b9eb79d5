"""What a person types at the table: a decision by number or in words, or a question."""

from __future__ import annotations

from collections.abc import Sequence

from runabout.cli.match_file import MatchFile
from runabout.cli.prompt import Prompt
from runabout.cli.table_view import TableView
from runabout.cli.tables.table import Scene, possessive
from runabout.core.chance import derive
from runabout.core.errors import CannotUndo, Refused, RunaboutError, Unreadable
from runabout.core.words import Action, plain

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
"""Between decisions in one line. The rest of the line is dropped where a decision is refused, and where chance or
another seat has come between.
"""


class Dialogue:
    """Reads what the person types whose decision it is, and answers.

    Args:
        view: the table at this screen.
        prompt: where the person types.
        file: where the match is saved.
    """

    def __init__(self, view: TableView, prompt: Prompt, file: MatchFile) -> None:
        self.view = view
        self.match = view.match
        self.screen = view.screen
        self.prompt = prompt
        self.file = file
        self._hint_is_ready = False
        self._to_follow: list[str] = []

    @property
    def has_more(self) -> bool:
        """Whether the last line holds a decision that is still to be taken (see AND_THEN)."""
        return bool(self._to_follow)

    def decision(self, seat: int) -> Action:
        """Ask until a legal action is chosen; questions are answered meanwhile."""
        steps = self.match.steps
        if not steps or steps[-1].seat != seat or steps[-1].drew:
            self._to_follow.clear()  # it was typed before this was known
        while True:
            scene = self.view.scene(seat)
            is_typed = not self._to_follow
            if is_typed:
                self._to_follow = self._type(scene, seat)
            decisions = self.view.table.spelled_out(scene, self._to_follow.pop(0))
            if not decisions:
                if not self._to_follow:
                    self.view.draw(seat)
                continue
            self._to_follow[:0] = decisions[1:]
            try:
                action = self._read(decisions[0], scene, seat)
            except RunaboutError as fault:
                self._to_follow.clear()
                if not is_typed:
                    self.view.draw(seat)  # the table was not shown before a decision that seemed to be made
                self.screen.say(described(fault))
            else:
                if action is not None:
                    return action

    def _type(self, scene: Scene, seat: int) -> list[str]:
        """The parts of one line that a person types, at least one."""
        # Completion offers first what is legal now, of that first what the table numbers; `why` is for the rest.
        numbers = {action.number for action in scene.choices}
        unnumbered = [action.text for action in self.match.legal() if action.number not in numbers]
        questions = [f"why {action.text}" for action in self.match.game.words.actions]
        offers = [*(action.text for action in scene.choices), *COMMANDS, *unnumbered, *questions]
        whose = possessive(self.view.names[seat])
        line = self.prompt.ask(f"{whose[0].upper()}{whose[1:]} choice (or help): ", offers)
        return [part.strip() for part in line.split(AND_THEN)]

    def _read(self, text: str, scene: Scene, seat: int) -> Action | None:
        """The action that a text names; None where it is a command, which is then carried out."""
        legal = scene.choices
        if not text:
            if len(legal) == 1:
                return legal[0]
            self.view.draw(seat)
            return None
        if text.isdecimal():
            return numbered(text, legal)
        command, _, rest = ("help" if text == "?" else text).partition(" ")
        action = self.view.table.read(scene, text)
        if action is not None:
            return self._allowed(action)
        chosen = named(text, legal)
        if chosen is not None:
            return chosen
        if command.casefold() in COMMANDS:
            self._do(command.casefold(), rest.strip(), seat)
            return None
        try:
            action = self.match.read(text)
        except Unreadable as fault:
            raise RunaboutError(f'{fault} "help" lists what else can be typed.') from None
        return self._allowed(action)

    def _allowed(self, action: Action) -> Action:
        """The same action, if the rules allow it now; else Refused."""
        refused = self.match.why(action)
        if refused:
            raise refused
        return action

    def _do(self, command: str, rest: str, seat: int) -> None:
        view, say = self.view, self.screen.say
        match command:
            case "why":
                self._why(rest)
            case "rule":
                if not rest:
                    raise RunaboutError("Which one? Give a number, such as: rule 64")
                rule = self.match.game.rulebook[rest]
                say(f"{rule.number} ({rule.section}): {unmarked(rule.text)}")
            case "piles":
                self.screen.show(view.table.piles(view.scene(seat)))
            case "log":
                self._log(rest, seat)
            case "undo":
                self._undo(seat)
            case "hint":
                self._hint(seat)
            case "save":
                self.file.save(self.match, rest)
            case "help":
                self._help()
            case "quit":
                raise EOFError

    def _why(self, text: str) -> None:
        if not text:
            raise RunaboutError(f"Why what? Give an action, such as: why {self.match.legal()[-1].text}")
        scene = self.view.scene(self.match.seat)
        if text.isdecimal():
            action = numbered(text, scene.choices)
        else:
            action = self.view.table.read(scene, text) or self.match.read(text)
        refused = self.match.why(action)
        if refused:
            self.screen.say(f"{action.text} is not allowed now. {refused.rule}: {unmarked(refused.reason)}")
        else:
            self.screen.say(f"{action.text} is allowed now.")

    def _log(self, many: str, seat: int) -> None:
        if many and many != "all" and not many.isdecimal():
            raise RunaboutError("How much of it? Give a number of lines, or: log all")
        lines = self.view.narrator.tell(seat)
        wanted = len(lines) if many == "all" else int(many or LOG_LINES)
        before = max(0, len(lines) - wanted)
        if before:
            self.screen.tell(f"... {before} lines before these (log all shows them)", "dim")
        for line in lines[before:]:
            self.screen.tell(line)

    def _undo(self, seat: int) -> None:
        try:
            undone = self.match.undo(seat)
        except CannotUndo as fault:
            self.screen.say(str(fault))
            return
        self.view.forget_undone()
        self.screen.say(f"Taken back: {undone.text}.")
        self.view.draw(seat)

    def _hint(self, seat: int) -> None:
        from runabout.bots import seat_bot

        match = self.match
        adviser = seat_bot(match.game, "hard", derive(match.key, f"hint {len(match.steps)}"))
        with self.screen.busy("Thinking it over"):
            if not self._hint_is_ready:
                adviser.warm()
                self._hint_is_ready = True
            advice = match.read(adviser.choose(match.sight(seat)))
        self.screen.say(f"The hard bot would choose: {advice.text}.")

    def _help(self) -> None:
        say = self.screen.say
        say("Choose by number, or in words as they are listed (Tab completes them). Enter shows the table again.")
        say(f'Several decisions in a row may stand in one line, divided by "{AND_THEN}".')
        for line in COMMANDS.values():
            say(f"  {line}")
        if self.view.table.help:
            say(f"\n{self.view.table.help}")


def described(fault: RunaboutError) -> str:
    """An error as a sentence for the person at the table."""
    if isinstance(fault, Refused):
        return f'{fault.action} is not allowed now. {fault.rule} forbids it: "rule {fault.rule}" says how.'
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
