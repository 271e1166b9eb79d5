"""Writes the table of settings in serving.md from the settings that the server declares: `make pages`.

    python docs/settings.py            write it
    python docs/settings.py --check    end with 1 where it is out of date, and change nothing

The rest of that page is written by hand.
"""

from __future__ import annotations

import sys
from pathlib import Path

from runabout.server.settings import all_settings

PAGE = Path(__file__).resolve().parent / "serving.md"
BEGIN = "<!-- The table is made from the server's settings by `make pages`. -->\n"
END = "<!-- End of the table. -->\n"


def table() -> str:
    """A row for each setting: its name, what it is, what it takes and what it is where nobody sets it."""
    rows = ["| setting | what it is | takes | usually |", "|---|---|---|---|"]
    for each in all_settings():
        says = each.says if each.flag else f"{each.says} (no flag takes it)"
        cells = (f"`{each.name}`", says, each.expected, each.default)
        rows.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(rows) + "\n"


def with_table(text: str) -> str:
    """The page with the table as it is to stand in it.

    Raises:
        ValueError: the page does not say where.
    """
    before, found, rest = text.partition(BEGIN)
    _, closed, after = rest.partition(END)
    if not found or not closed:
        raise ValueError(f"{PAGE.name} lacks the lines that the table of settings stands between")
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


def main() -> int:
    """Write or check; the exit status."""
    text = PAGE.read_text(encoding="utf-8")
    wanted = with_table(text)
    if "--check" in sys.argv[1:]:
        if text != wanted:
            sys.stderr.write(f"docs/{PAGE.name}: its table of settings is out of date; `make pages` writes it\n")
        return int(text != wanted)
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
