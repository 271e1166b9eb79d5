"""What a person types at the table: a decision by number or in words, or a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from runabout.cli.match_file import MatchFile
from runabout.cli.prompt import Prompt
from runabout.cli.table_view import TableView
from runabout.cli.usage import sentence
from runabout.core.chance import derive
from runabout.core.errors import SHOWN_MAX, CannotUndo, Refused, RunaboutError, Unreadable
from runabout.core.words import Action, plain
from runabout.terminal.tables.table import Scene
from runabout.terminal.voice import Voice

COMMANDS = ("why", "rule", "piles", "log", "undo", "hint", "save", "help", "quit")
"""What else can be typed: these words, or the language's for them (`word-why`); `help-why` is a line of the help."""

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
        self.voice = view.voice
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
                self.screen.say(described(fault, self.voice))
            else:
                if action is not None:
                    return action

    def _type(self, scene: Scene, seat: int) -> list[str]:
        """The parts of one line that a person types, at least one."""
        # Completion offers first what is legal now, of that first what the table numbers; `why` is for the rest.
        numbers = {action.number for action in scene.choices}
        unnumbered = [action.text for action in self.match.legal() if action.number not in numbers]
        why, commands = self.voice.say("word-why"), [self.voice.say(f"word-{name}") for name in COMMANDS]
        questions = [f"{why} {action.text}" for action in self.match.game.words.actions]
        said = [self.view.table.said(action, scene.names, seat) for action in scene.choices]
        offers = [*dict.fromkeys((*said, *(action.text for action in scene.choices))), *commands, *unnumbered]
        question = self.voice.say("ask-choice", who=self.view.somebody(seat))
        line = self.prompt.ask(f"{question} ", [*offers, *questions])
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
            return self._numbered(text, legal)
        typed, _, rest = ("help" if text == "?" else text).partition(" ")
        action = self.view.table.read(scene, text)
        if action is not None:
            return self._allowed(action)
        chosen = named(text, legal)
        if chosen is not None:
            return chosen
        command = next((name for name in COMMANDS if self.voice.means(typed, name)), None)
        if command:
            self._do(command, rest.strip(), seat)
            return None
        return self._said(text, scene) or self._allowed(self.match.read(text))

    def _said(self, text: str, scene: Scene) -> Action | None:
        """The choice that a text names as the language says it; None where it names none."""
        return named(text, scene.choices, lambda action: self.view.table.said(action, scene.names, scene.viewer))

    def _numbered(self, text: str, legal: Sequence[Action]) -> Action:
        """The choice of that number."""
        number = int(text)
        if not 1 <= number <= len(legal):
            raise RunaboutError(self.voice.say("no-choice", number=number, most=len(legal)))
        return legal[number - 1]

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
                    raise RunaboutError(self.voice.say("rule-which"))
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
        scene = self.view.scene(self.match.seat)
        if not text:
            raise RunaboutError(self.voice.say("why-what", action=self._text(self.match.legal()[-1], scene)))
        if text.isdecimal():
            action = self._numbered(text, scene.choices)
        else:
            action = self.view.table.read(scene, text) or self._said(text, scene) or self.match.read(text)
        refused = self.match.why(action)
        if refused:
            rule, words = refused.rule, unmarked(refused.reason)
            self.screen.say(self.voice.say("why-not", action=self._text(action, scene), rule=rule, text=words))
        else:
            self.screen.say(self.voice.say("why-allowed", action=self._text(action, scene)))

    def _text(self, action: Action, scene: Scene) -> str:
        """An action as a choice writes it."""
        return self.view.table.said(action, scene.names, scene.viewer)

    def _log(self, many: str, seat: int) -> None:
        is_all = self.voice.means(many, "all")
        if many and not is_all and not many.isdecimal():
            raise RunaboutError(self.voice.say("log-how-much"))
        lines = self.view.narrator.tell(seat)
        wanted = len(lines) if is_all else int(many or LOG_LINES)
        before = max(0, len(lines) - wanted)
        if before:
            self.screen.tell(self.voice.say("log-before", count=before), "dim")
        for line in lines[before:]:
            self.screen.tell(line)

    def _undo(self, seat: int) -> None:
        try:
            undone = self.match.undo(seat)
        except CannotUndo:
            self.screen.say(self._why_not_undo(seat))
            return
        self.view.forget_undone()
        self.screen.say(self.voice.say("undo-done", action=self._text(undone, self.view.scene(seat))))
        self.view.draw(seat)

    def _why_not_undo(self, seat: int) -> str:
        """What stands in the way of taking back, where the match has refused it (see `Match.why_not_undo`)."""
        if not self.match.steps:
            return self.voice.say("undo-nothing")
        last = self.match.steps[-1]
        action = self._text(last.action, self.view.scene(seat))
        if last.seat != seat:
            return self.voice.say("undo-others", action=action)
        return self.voice.say("undo-chance" if last.drew else "undo-shown", action=action)

    def _hint(self, seat: int) -> None:
        from runabout.bots import seat_bot

        match = self.match
        adviser = seat_bot(match.game, "hard", derive(match.key, f"hint {len(match.steps)}"))
        with self.screen.busy(self.voice.say("busy-hint")):
            if not self._hint_is_ready:
                adviser.warm()
                self._hint_is_ready = True
            advice = match.read(adviser.choose(match.sight(seat)))
        text = self.view.table.said(advice, self.view.names, seat)
        self.screen.say(self.voice.say("hint-is", action=text))

    def _help(self) -> None:
        say = self.screen.say
        say(self.voice.say("how-to-choose"))
        say(self.voice.say("how-several", sign=AND_THEN))
        for name in COMMANDS:
            say(f"  {self.voice.say(f'help-{name}')}")
        if self.view.table.help:
            say()
            say(flowing(self.view.table.help))


def described(fault: RunaboutError, voice: Voice) -> str:
    """An error as a sentence for the person at the table."""
    match fault:
        case Refused():
            return voice.say("refused", action=fault.action, rule=fault.rule)
        case Unreadable():
            shown = fault.text if len(fault.text) <= SHOWN_MAX else f"{fault.text[:SHOWN_MAX]}..."
            return voice.say("unreadable", text=shown, near=[voice.say("quoted", text=one) for one in fault.nearest])
    return sentence(fault.say(voice.language))


def canonical(action: Action) -> str:
    """An action as it is written in any language."""
    return action.text


def named(text: str, legal: Sequence[Action], said: Callable[[Action], str] = canonical) -> Action | None:
    """The one legal action that a text names, by all its words or by its last ones ("anvil"); None where none does."""
    asked = plain(text)
    for action in legal:
        if plain(said(action)) == asked:
            return action
    ends = [action for action in legal if asked and plain(said(action)).endswith(f" {asked}")]
    return ends[0] if len(ends) == 1 else None


def flowing(text: str) -> str:
    """A text whose lines are as long as the screen is wide; an empty line begins another paragraph."""
    return "\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))


def unmarked(text: str) -> str:
    """A rule's text without its Markdown emphasis."""
    return text.replace("**", "").replace("*", "").replace("`", "")
