"""Writes the pages in docs/ that are made from the code and the rules: `make pages`.

    python -m docs.pages            write them
    python -m docs.pages --check    end with 1 where one is out of date, and change nothing

Each maker's module says what its pages are made from.
"""

from __future__ import annotations

import sys
from pathlib import Path

from docs import rolls, settings
from docs.envs import generate as envs
from docs.facts import generate as facts
from docs.rules import generate as rules

DOCS = Path(__file__).resolve().parent

MADE_FOLDERS = ("envs", "facts", "rules")
"""Every page in them is made: any other is left over from a game that is gone."""


def pages() -> dict[str, str]:
    """Every page: its path from docs/, and its text.

    Raises:
        ValueError: what a page is made from is not in order.
    """
    return {
        **{f"rules/{name}": text for name, text in rules.pages().items()},
        **{f"facts/{name}": text for name, text in facts.pages().items()},
        **{f"envs/{name}": text for name, text in envs.pages().items()},
        rolls.PAGE.name: rolls.page(),
        settings.PAGE.name: settings.page(),
    }


def out_of_date(made: dict[str, str], docs: Path) -> list[str]:
    """The pages that are not as they are made: changed, missing, or no game's any more."""
    found = {path.relative_to(docs).as_posix() for folder in MADE_FOLDERS for path in (docs / folder).glob("*.md")}
    there = {name: (docs / name).read_text(encoding="utf-8") for name in found | made.keys() if (docs / name).exists()}
    return sorted(name for name in made.keys() | there.keys() if made.get(name) != there.get(name))


def write(made: dict[str, str], docs: Path) -> None:
    """Bring the pages up to date."""
    for name in out_of_date(made, docs):
        if name in made:
            (docs / name).parent.mkdir(parents=True, exist_ok=True)
            (docs / name).write_text(made[name], encoding="utf-8", newline="\n")
        else:
            (docs / name).unlink()


def main(arguments: list[str], docs: Path = DOCS) -> None:
    """Write the pages, or with `--check` leave by SystemExit and a sentence where one is out of date."""
    if arguments not in ([], ["--check"]):
        sys.exit(f"usage: python -m docs.pages [--check], not {' '.join(arguments)}")
    try:
        made = pages()
    except ValueError as fault:
        sys.exit(str(fault))
    if not arguments:
        write(made, docs)
    elif old := out_of_date(made, docs):
        sys.exit(f"pages in docs/ are out of date ({', '.join(old)}): run `make pages`")


if __name__ == "__main__":
    main(sys.argv[1:])
