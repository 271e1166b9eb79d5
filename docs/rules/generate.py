"""Makes the pages in this folder from each game's RULES.md and its declared options (see docs/pages.py).

A page is the RULES.md as it stands, with contents in front and a table of options behind. Every rule's number becomes
an anchor (`#rr-041`), and every mention of a rule or of an option leads there. What says of itself that it is house
content is labelled so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from runabout.core.game import Game
from runabout.core.options import Option
from runabout.core.rulebook import HEADING, ITEM, NUMBER, VERSION, place
from runabout.games import GAMES, find_game

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]

# In a line of Markdown: a link, which is left alone; code, which may be an option's name; a rule's number.
MENTION = re.compile(rf"(?P<link>\[[^\]]*\]\([^)]*\))|`(?P<code>[^`]+)`|(?<![\w-])(?P<number>{NUMBER.pattern})(?!\w)")
HOUSE = re.compile(r"\bhouse\s+content\b", re.IGNORECASE)
OPTIONS = "Table options"


@dataclass
class Section:
    """A heading, and what stands under it before the next one.

    Attributes:
        depth: 2 for a section, 3 for a part of one.
        words: the heading.
        anchor: what leads to it, as GitHub, GitLab and most viewers make it of the words.
        rules: the numbers of the rules in it.
        is_house: whether heading or prose says that it is house content.
    """

    depth: int
    words: str
    anchor: str
    rules: list[str] = field(default_factory=list)
    is_house: bool = False


def pages() -> dict[str, str]:
    """All pages: a file's name, and what is to stand in it.

    Raises:
        ValueError: a RULES.md or an option mentions a rule that the game does not have.
    """
    games = [find_game(name) for name in GAMES]
    return {"README.md": index(games)} | {f"{one.name}.md": Page(one).text() for one in games}


INDEX = """\
# The rules

The rules of Runabout's games, in our own words. At the table, `runabout rules GAME NUMBER` shows one of them.

| game | what it is | rules | our rulings | table options | rules version |
|---|---|---|---|---|---|
{rows}

Every rule has its number for good, and a link to it ends in that number in small letters:
[`{page}#{rule}`]({page}#{rule}). A link to an option ends in its name:
[`{page}#{option}`]({page}#{option}).

What was never printed, or is lost, is of our own making where a game needs it, and says *house content*. Where it
stands in a data file, somebody who owns the game can correct it.

These pages are made by [generate.py](generate.py). To change one, change the game's `RULES.md` or its options and run
`make pages`.
"""


def index(games: list[Game]) -> str:
    """The page that leads to the others."""
    rows = []
    for one in games:
        rules, rulings = counts(one)
        title = f"[{one.title}]({one.name}.md)"
        rows.append(f"| {title} | {one.described().blurb} | {rules} | {rulings} | {len(one.options)} | {one.version} |")
    shown = games[0]
    return notice("each game's RULES.md and options") + INDEX.format(
        rows="\n".join(rows),
        page=f"{shown.name}.md",
        rule=anchor(next(iter(shown.rulebook)).number),
        option=option_anchor(shown.options[0].name),
    )


class Page:
    """The page of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        source = game.folder / "RULES.md"
        self.source = (source.relative_to(ROOT) if source.is_relative_to(ROOT) else source).as_posix()
        self.lines = source.read_text(encoding="utf-8-sig").splitlines()
        self.options = [option.name for option in game.options]
        self.sections = self._sections()

    def text(self) -> str:
        """The whole of it.

        Raises:
            ValueError: a rule is mentioned that the game does not have; the message names where.
        """
        written: list[str] = []
        for number, line in enumerate(self.lines, start=1):
            written += self._page_lines(line, f"{self.source}:{number}")
        if self.options:
            written += ["", *self._option_table()]
        return notice(self.source) + "\n".join(written) + "\n"

    def _sections(self) -> list[Section]:
        """What the contents list, in order; the options come last."""
        sections: list[Section] = []
        taken: list[str] = []
        for line in [*self.lines, f"## {OPTIONS}"] if self.options else self.lines:
            if heading := HEADING.fullmatch(line):
                slug = re.sub(r"[^\w\- ]", "", heading["words"].lower()).replace(" ", "-")
                again = taken.count(slug)
                taken.append(slug)
                if len(heading["marks"]) > 1:
                    unique = f"{slug}-{again}" if again else slug
                    sections.append(Section(len(heading["marks"]), heading["words"], unique))
            elif item := ITEM.fullmatch(line):
                sections[-1].rules.append(item["number"])
            if sections and HOUSE.search(line) and not ITEM.fullmatch(line) and not line.startswith(" "):
                sections[-1].is_house = True
        return sections

    def _page_lines(self, line: str, where: str) -> Iterator[str]:
        """A line of the RULES.md as the page has it; more than one where the contents go."""
        if VERSION.fullmatch(line):
            yield from self._front()
        elif HEADING.fullmatch(line):
            yield line
        elif item := ITEM.fullmatch(line):
            number = item["number"]
            label = " *(house content)*" if self._is_house(number) else ""
            yield f'- <a id="{anchor(number)}"></a>**{link(number)}**{label} {self._linked(item["text"], where)}'
        else:
            yield self._linked(line, where)

    def _is_house(self, number: str) -> bool:
        """Whether a rule says of itself that it is house content."""
        return HOUSE.search(self.game.rulebook[number].text) is not None

    def _front(self) -> Iterator[str]:
        """What stands between the first words and the first section."""
        rules, rulings = counts(self.game)
        fewest, most = self.game.seats
        yield (
            f"Rules version {self.game.version}, for {fewest} to {most} players:"
            f" {rules} rules, {rulings} rulings of ours, {len(self.options)} table options."
        )
        yield ""
        for section in self.sections:
            entry = f"{'  ' * (section.depth - 2)}- [{section.words}](#{section.anchor})"
            if section.rules:
                ends = dict.fromkeys((section.rules[0], section.rules[-1]))
                entry += f", {' to '.join(link(number) for number in ends)}"
            if section.is_house and not HOUSE.search(section.words):
                entry += " *(house content)*"
            yield entry

    def _option_table(self) -> Iterator[str]:
        yield f"## {OPTIONS}"
        yield ""
        yield f"What a table may agree on before it begins: `runabout play {self.game.name} -o {self.options[0]}=...`"
        yield ""
        yield "| option | values | default | what it sets | rule |"
        yield "|---|---|---|---|---|"
        for option in self.game.options:
            where = f"option {option.name} of {self.game.name}"
            says = self.game.described().options[option.name].says
            yield (
                f'| <a id="{option_anchor(option.name)}"></a>`{option.name}` | {values(option)} | {default(option)}'
                f" | {self._linked(says, where)} | {self._linked(option.rule, where)} |"
            )

    def _linked(self, text: str, where: str) -> str:
        """Markdown with each mention of a rule or an option turned into a link."""

        def linked(found: re.Match[str]) -> str:
            if number := found["number"]:
                if place(number)[0] not in self.game.rulebook.prefixes:
                    return number
                if number not in self.game.rulebook:
                    raise ValueError(f"{where}: {self.game.title} has no rule {number}")
                return link(number)
            if found["code"] in self.options:
                return f"[`{found['code']}`](#{option_anchor(found['code'])})"
            return found[0]

        return MENTION.sub(linked, text)


def notice(source: str) -> str:
    """What tells a person who opens a page to change it that it is not the place."""
    return f"<!-- Made by docs/rules/generate.py from {source}. Change that, then run `make pages`. -->\n\n"


def anchor(number: str) -> str:
    """What leads to a rule."""
    return number.lower()


def option_anchor(name: str) -> str:
    """What leads to an option."""
    return f"option-{name}"


def link(number: str) -> str:
    """A rule's number as a link to it, on its own page."""
    return f"[{number}](#{anchor(number)})"


def counts(game: Game) -> tuple[int, int]:
    """How many rules of its own a game has, and how many rulings of ours."""
    rules = sum(place(rule.number)[0] == game.prefix for rule in game.rulebook)
    return rules, len(game.rulebook) - rules


def values(option: Option) -> str:
    """What an option can be set to."""
    return ", ".join(f"`{choice}`" for choice in option.choices) or f"{option.low} to {option.high}"


def default(option: Option) -> str:
    """What an option is set to where nobody says."""
    usual, shared = (
        value if value is None or not option.choices else f"`{option.write(value)}`"
        for value in (option.default, option.shared)
    )
    return f"{usual}" if shared is None else f"{usual}; {shared} where people share a screen"
