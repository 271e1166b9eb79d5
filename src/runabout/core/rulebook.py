"""The numbered rules of a game, read from its RULES.md.

A RULES.md is Markdown that a player can read at the table and that this module can read as data::

    # The Game

    What it is, and who designed it.

    Rules version: 1

    ## A section

    - **XX-041** The rule, which may go on
      over indented lines.
    - **XXA-02b** *A question?* The ruling and its reason.

Every rule's number is capital letters, a hyphen, digits, and perhaps one small letter. The letters are the
game's prefix; rulings on unclear rules add an A to it. Prose, tables and lists without numbers may stand
between the rules. What looks like a rule and cannot be read as one is an error: otherwise a rule could be missing
unnoticed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path

from runabout.core.errors import RunaboutError
from runabout.core.reason import Reason

ITEM = re.compile(r"- \*\*(?P<number>[A-Z]{2,5}-\d+[a-z]?)\*\* +(?P<text>\S.*)")
VERSION = re.compile(r"Rules version: *(?P<version>[1-9]\d*)")
HEADING = re.compile(r"(?P<marks>#{1,6}) +(?P<words>\S.*)")
NUMBER = re.compile(r"(?P<prefix>[A-Z]{2,5})-(?P<digits>\d+)(?P<letter>[a-z]?)")

# What somebody meant as a rule but did not write as one: a list item that opens with emphasis holding a
# digit, or with something like a number; a number in bold at the left edge, without its list mark.
LOOKS_LIKE_A_RULE = re.compile(
    r"""\s*(?: [-*+]\s+ | [-+](?=\*) )
        (?: \*{1,2}[^*]*\d | __?[^_]*\d | [A-Za-z]{2,5}[-\u2013\u2014_]\d | [A-Z]{2,5}\s?\d )
      | \*\*[A-Za-z]{2,5}\s?[-\u2013\u2014_]?\s?\d""",
    re.VERBOSE,
)
LOOKS_LIKE_A_VERSION = re.compile(r"\W*rules? version\b", re.IGNORECASE)
ASKED_FOR = re.compile(r"(?:(?P<prefix>[A-Za-z]{2,5})[-\u2013_ ]?)?(?P<digits>\d+)(?P<letter>[A-Za-z]?)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule or ruling.

    Attributes:
        number: the number as printed, such as ``XX-041`` or ``XXA-02b``.
        text: the rule on one line, its Markdown emphasis kept.
        section: the heading above it.
    """

    number: str
    text: str
    section: str


class UnknownRule(RunaboutError, KeyError):
    """No rule has the number asked for.

    Attributes:
        asked: what was asked.
        nearest: the numbers that come closest.
    """

    def __init__(self, asked: str, message: str | Reason, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(asked, message, nearest)
        self.asked = asked
        self.nearest = nearest
        self.message = message

    def __str__(self) -> str:
        # KeyError alone would show its message in quotes.
        return str(self.message)


def place(number: str) -> tuple[str, int, str]:
    """The place of a printed number among others: its prefix, its digits as an int, its letter.

    Numbers sort by it, and two numbers with the same place are the same number written differently.
    Raises ValueError where `number` is not written as a rule's number.
    """
    found = NUMBER.fullmatch(number)
    if found is None:
        raise ValueError(f"a rule's number is written like XX-041 or XXA-02b; {number!r} is not")
    return found["prefix"], int(found["digits"]), found["letter"]


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game, in the order in which they are printed.

    Attributes:
        title: the first heading of the file.
        version: goes up with every change that would alter an old match.
        rules: number to rule, in printed order.
    """

    title: str
    version: int
    rules: dict[str, Rule]

    @classmethod
    def read(cls, source: str | Path | Traversable) -> Rulebook:
        """Read a RULES.md, given as a path or as a resource of a package.

        Raises OSError where it cannot be opened, and ValueError, naming file and line, where it is
        malformed: a number twice, no version line, no title or rules, or an item that looks like a rule and
        cannot be read as one.
        """
        file = Path(source) if isinstance(source, str) else source
        return _Reader(str(file)).read(file.read_text(encoding="utf-8-sig"))

    @property
    def prefix(self) -> str:
        """The letters that the game's own rules are numbered with."""
        return min((place(number)[0] for number in self.rules), key=len)

    @property
    def prefixes(self) -> frozenset[str]:
        """The letters of all its numbers: the game's prefix, and the one of its rulings if it has any."""
        return frozenset(place(number)[0] for number in self.rules)

    def __getitem__(self, number: str | int) -> Rule:
        """The rule with this number, written in full or shortened: ``XX-041``, ``xx-41``, ``xx41``, ``41``.

        Raises UnknownRule, which names the nearest numbers.
        """
        asked = str(number)
        if asked in self.rules:
            return self.rules[asked]
        found = ASKED_FOR.fullmatch(asked.strip())
        if found is None:
            first = next(iter(self.rules))
            raise UnknownRule(asked, Reason("no-rule-number", asked=repr(asked), example=first))
        wanted = (found["prefix"] or self.prefix).upper(), int(found["digits"]), found["letter"].lower()
        for rule in self:
            if place(rule.number) == wanted:
                return rule
        nearest = self._nearest(wanted)
        prefixes = [] if wanted[0] in self.prefixes else sorted(self.prefixes)
        near = ", ".join(nearest)
        raise UnknownRule(
            asked, Reason("unknown-rule", title=self.title, asked=asked, prefixes=prefixes, near=near), nearest
        )

    def __contains__(self, number: object) -> bool:
        """Whether a rule has exactly this number. Unlike `[]`, this takes no shortened form."""
        return number in self.rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules.values())

    def __len__(self) -> int:
        return len(self.rules)

    def _nearest(self, wanted: tuple[str, int, str]) -> tuple[str, ...]:
        """The numbers just below and above the one wanted, with its prefix or else the game's."""
        prefix = wanted[0] if wanted[0] in self.prefixes else self.prefix
        key = (prefix, *wanted[1:])
        near = sorted((rule.number for rule in self if place(rule.number)[0] == prefix), key=place)
        below = [number for number in near if place(number) < key][-1:]
        above = [number for number in near if place(number) >= key][:1]
        return (*below, *above)


class _Reader:
    """Reads one RULES.md line by line, and keeps what it is reading."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.title = ""
        self.version = 0
        self.section = ""
        self.rules: dict[str, Rule] = {}
        self.lines: dict[tuple[str, int, str], tuple[int, str]] = {}  # by a number's place: its line, itself
        self.open = ""  # number of the rule that an indented line would go on with
        self.gap = True  # whether the line before was blank or a heading

    def read(self, text: str) -> Rulebook:
        for line, content in enumerate(text.splitlines(), start=1):
            self._take(line, content.rstrip())
        if not self.title:
            raise self._fault(1, "no title; the first line should be '# ' and the name of the game")
        if not self.version:
            raise self._fault(1, "no version; a line 'Rules version: 1' is expected under the title")
        if not self.rules:
            raise self._fault(1, "no rules; each is expected in a section as '- **XX-001** text'")
        return Rulebook(self.title, self.version, self.rules)

    def _take(self, line: int, content: str) -> None:
        if not content:
            self.gap = True
            return
        if heading := HEADING.fullmatch(content):
            self._head(line, heading["marks"], heading["words"])
        elif item := ITEM.fullmatch(content):
            self._begin(line, item["number"], item["text"])
        elif LOOKS_LIKE_A_RULE.match(content):
            raise self._fault(line, f"a rule should read '- **XX-041** text', not {content.strip()!r}")
        elif LOOKS_LIKE_A_VERSION.match(content) and not content.startswith(" "):
            self._date(line, content)
        elif self.open and content[0].isspace():
            rule = self.rules[self.open]
            self.rules[self.open] = Rule(rule.number, f"{rule.text} {content.strip()}", rule.section)
        elif self.open and not self.gap and not content.startswith(("- ", "* ", "+ ")):
            raise self._fault(line, f"indent this by two spaces to go on with {self.open}, or set it apart")
        else:
            self.open = ""  # prose, a table, a list without numbers
        self.gap = False

    def _head(self, line: int, marks: str, words: str) -> None:
        self.open = ""
        if marks == "#":
            if self.title:
                raise self._fault(line, f"a second title {words!r}; the file already has {self.title!r}")
            self.title = words
        else:
            self.section = words

    def _begin(self, line: int, number: str, text: str) -> None:
        here = place(number)
        if here in self.lines:
            before, same = self.lines[here]
            raise self._fault(line, f"{number} is there twice; {same} stands in line {before} already")
        if not self.section:
            raise self._fault(line, f"{number} stands in no section; put a heading '## ...' before it")
        shortest, *others = sorted({here[0], *(prefix for prefix, _, _ in self.lines)}, key=len)
        if others not in ([], [f"{shortest}A"]):
            first = next(iter(self.rules))
            raise self._fault(line, f"{number} is of another game; the numbers here begin as in {first}")
        self.lines[here] = line, number
        self.rules[number] = Rule(number, text.strip(), self.section)
        self.open = number

    def _date(self, line: int, content: str) -> None:
        found = VERSION.fullmatch(content)
        if found is None:
            raise self._fault(line, f"expected 'Rules version: ' and a whole number from 1, not {content!r}")
        if self.version:
            raise self._fault(line, f"a second version line; the version is {self.version} already")
        self.version = int(found["version"])
        self.open = ""

    def _fault(self, line: int, what: str) -> ValueError:
        return ValueError(f"{self.file}:{line}: {what}")
