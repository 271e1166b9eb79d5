"""Makes the table of settings in serving.md from the settings that the server declares (see docs/pages.py).

The rest of that page is written by hand.
"""

from __future__ import annotations

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


def page() -> str:
    """The page as it is to be."""
    return with_table(PAGE.read_text(encoding="utf-8"))


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
