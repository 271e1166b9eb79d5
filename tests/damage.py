"""Files that a test damages, so that a check which reads them has something to find."""

from pathlib import Path


def damage(file: Path, before: str, after: str) -> None:
    """Change the first place where a text stands in a file; it has to stand there."""
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
