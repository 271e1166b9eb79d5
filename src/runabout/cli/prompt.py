"""Asking: a line from a person, with completion where there is a keyboard, or from a script over a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from runabout.terminal.screen import Screen
from runabout.terminal.voice import Voice

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession


class Prompt:
    """Asks for lines of text.

    `ask` raises KeyboardInterrupt on Ctrl-C, and EOFError on Ctrl-D or where a script has ended.
    """

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.is_live = sys.stdin.isatty() and screen.moving
        self._line: PromptSession[str] | None = None

    def ask(self, question: str, offers: Sequence[str] = ()) -> str:
        """The line that a person types; `offers` are what Tab completes it to."""
        if self.is_live:
            return self._live(question, offers)
        self.screen.console.print(question, end="", markup=False, soft_wrap=True)
        self.screen.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.screen.say()
            raise EOFError
        if not sys.stdin.isatty():
            self.screen.say(line.rstrip())  # nobody's keyboard has shown it
        return line.strip()

    def _live(self, question: str, offers: Sequence[str]) -> str:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.history import InMemoryHistory
        from prompt_toolkit.shortcuts import CompleteStyle

        if self._line is None:
            self._line = PromptSession(history=InMemoryHistory())
        # Candidates are listed above the line, as shells do: a menu below it would push the table off the screen.
        answer = self._line.prompt(
            question,
            completer=_completer(offers),
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
        )
        return answer.strip()


def _completer(offers: Sequence[str]) -> Any:
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Offers(Completer):
        """Whole lines that begin as the line typed so far does, letter case aside."""

        def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
            begun = document.text_before_cursor.lstrip()
            for offer in offers:
                if offer.casefold().startswith(begun.casefold()):
                    yield Completion(offer, start_position=-len(begun))

    return Offers()


def yes(prompt: Prompt, question: str, default: bool) -> bool:
    """Whether a person says yes; Enter, or the end of a script, takes the default."""
    voice = prompt.screen.voice
    marks = voice.say("prompt-usually-yes") if default else voice.say("prompt-usually-no")
    said = answer(
        prompt, f"{question} {marks} ", "yes" if default else "no", lambda text: agrees(voice, text) is not None
    )
    return bool(agrees(voice, said))


def agrees(voice: Voice, text: str) -> bool | None:
    """What a person means who was asked for yes or no: by the word or its first letter, in English or the language."""
    for name, meaning in (("yes", True), ("no", False)):
        words = (name, voice.say(f"word-{name}"))
        if text.casefold() in {part.casefold() for word in words for part in (word, word[0])}:
            return meaning
    return None


def answer(prompt: Prompt, question: str, default: str, fits: Callable[[str], bool]) -> str:
    """A line that fits, asked for until one comes; Enter takes the default."""
    while True:
        text = prompt.ask(question).casefold() or default
        if fits(text):
            return text
