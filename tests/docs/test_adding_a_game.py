"""docs/adding-a-game.md: its files are the example's, its commands run, each mistake has the message that it says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from runabout.cli import runabout
from runabout.core.game import INTERPRET
from tests.docs.guide import Block, blocks, table_after
from tests.examples.installed import install

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
EXAMPLE = ROOT / "examples" / "kuhn_poker"
BLOCKS = blocks(PAGE)
FILES = [block for block in BLOCKS if block.use == "file"]


@pytest.mark.parametrize("block", FILES, ids=lambda block: block.path)
def test_a_file_in_the_guide_is_that_of_the_example(block: Block) -> None:
    assert (EXAMPLE / block.path).read_text(encoding="utf-8") == block.text


def test_a_part_of_a_file_in_the_guide_is_in_the_example() -> None:
    parts = [block for block in BLOCKS if block.use == "part-of"]
    assert len(parts) == 7
    for block in parts:
        assert f"\n\n{block.text}" in (EXAMPLE / block.path).read_text(encoding="utf-8")


def test_the_guide_leaves_out_no_file_of_the_package() -> None:
    there = (
        path for path in (EXAMPLE / "kuhn_poker").rglob("*") if path.is_file() and path.parent.name != "__pycache__"
    )
    own = {path.relative_to(EXAMPLE).as_posix() for path in there}
    assert {block.path for block in FILES} == own | {"pyproject.toml"}


def test_every_block_is_a_file_or_a_command_or_its_output() -> None:
    assert {block.language for block in BLOCKS if not block.use} == {"sh", "text"}


# --- The commands -----------------------------------------------------------------------------------------------------


@pytest.fixture
def bin_folder(tmp_path: Path) -> Path:
    """The commands of an environment that sees what is installed here, and into which a game can be installed."""
    here = next(path for path in sys.path if path.endswith("site-packages"))
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "venv")], check=True)
    (site,) = (tmp_path / "venv").glob("lib/python*/site-packages")
    # What an editable install names in its own .pth is followed as well.
    (site / "here.pth").write_text(f"import site; site.addsitedir({here!r})\n")
    command = tmp_path / "venv" / "bin" / "runabout"
    command.write_text('#!/bin/sh\nexec "$(dirname "$0")/python" -m runabout "$@"\n')
    command.chmod(0o755)
    return command.parent


def test_following_the_guide_makes_a_game_that_is_played(tmp_path: Path, bin_folder: Path) -> None:
    """Each file is written and each command run in the order of the page, in an environment of their own."""
    shell = Shell(tmp_path, bin_folder)
    said = ""
    for block in BLOCKS:
        if block.use == "file":
            shell.folder.joinpath(block.path).write_text(block.text, encoding="utf-8")
        elif block.language == "sh":
            said = shell.run(block.text)
        elif block.language == "text":
            assert block.text in said
    assert shell.folder == tmp_path / "kuhn_poker"
    assert "KP-004" in said


class Shell:
    """Runs blocks of commands one after another; the folder and the path stay as a block leaves them."""

    def __init__(self, folder: Path, bin_folder: Path) -> None:
        self.folder = folder
        self.bin_folder = bin_folder
        kept = {name: value for name, value in os.environ.items() if name not in (INTERPRET, "PYTHONPATH")}
        self.environment = {
            **kept,
            "RUNABOUT": str(ROOT),
            "MAKEFLAGS": f"BIN={bin_folder}",  # `make` installs into this environment
            "UV_OFFLINE": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    def run(self, text: str) -> str:
        if "runabout serve" in text:
            return self._serve(text)
        # The guide's own first line names the folder of the commands of a usual installation.
        text = text.replace("$RUNABOUT/.venv/bin", str(self.bin_folder))
        done = subprocess.run(
            ["bash", "-ec", f"{text}\necho; echo FOLDER=$PWD; echo PATH=$PATH"],
            cwd=self.folder, env=self.environment, input="2\n2\n2\nno\n", capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{text}\n{done.stdout}\n{done.stderr}"
        said, _, after = done.stdout.rpartition("\nFOLDER=")
        folder, _, path = after.strip().partition("\nPATH=")
        self.folder, self.environment["PATH"] = Path(folder), path
        return said

    def _serve(self, text: str) -> str:
        environment = {**self.environment, "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(
            ["bash", "-c", f"exec {text.strip()} --folder tables"],
            cwd=self.folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        ) as server:  # fmt: skip
            assert server.stdout is not None
            try:
                return next(line for line in server.stdout if "Runabout is ready" in line)
            finally:
                server.terminate()


# --- The mistakes -----------------------------------------------------------------------------------------------------

MISTAKES = dict(table_after(PAGE, "What goes wrong, and what Runabout says"))

DRAWN = "        state.card[seat] = draw(state.deck, state.deck_size, 0, chance)\n        note"
LAST = "        state.deck_size[0] -= 1\n        state.card[seat] = state.deck[state.deck_size[0]]\n        note"
READ = 'Read(["own", "shown"], read_hands)'

PLANTED = {
    "`Sight` has no `viewer`": (
        "state.py",
        "    viewer = i8()  #: whose sight it is; -1: someone who only watches\n",
        "",
    ),
    "a field of `Options` has no `Option`": ("state.py", "OPTIONS = (", "OPTIONS = ()\nOTHERS = ("),
    "`Options` has no field at all (leave it out)": ("state.py", "    stake = i8()\n\n\nOPTIONS", "\n\nOPTIONS"),
    "the seats are the wrong way round": ("__init__.py", "seats=(SEATS, SEATS)", "seats=(3, SEATS)"),
    "an action has no words": ("words.py", "for move in Move]", "for move in list(Move)[:3]]"),
    "the actions are not in the order of their numbers": (
        "words.py",
        "for move in Move]",
        "for move in [*Move][::-1]]",
    ),
    "`@rule` is missing": ("rules.py", "@rule\ndef score", "def score"),
    "`legal` forgets an action that no rule forbids": (
        "rules.py",
        "return Because.BET_ALREADY if state.bet else Because.LEGAL",
        "return Because.LEGAL",
    ),
    "`refuse` returns a number that is not in RULES.md": ("rules.py", "OVER = 9", "OVER = 19"),
    "`imagine` leaves out what the viewer knows": (
        "rules.py",
        "known = sight.own if seat == sight.viewer else sight.shown[seat]",
        "known = sight.shown[seat]",
    ),
    "`imagine` deals a card that lies elsewhere already": (
        "rules.py",
        "            take_card(state.deck, state.deck_size, 0, known)\n",
        "",
    ),
    "nothing ends the game, or `bound` is too small": (
        "rules.py",
        "    state.over = 1\n\n\n@rule\ndef winner",
        "\n\n@rule\ndef winner",
    ),
    "a card is shown without `REVEALS`": ("rules.py", "EVERYONE | REVEALS", "EVERYONE"),
    "a seat stands where an audience belongs": (
        "rules.py",
        "note(log, Event.CHECKED, EVERYONE, seat)",
        "note(log, Event.CHECKED, seat, seat)",
    ),
    "a prior is negative": ("rules.py", "    return 4\n", "    return -4\n"),
    "chance is taken from elsewhere": (
        "rules.py",
        "    state.stake = options.stake\n",
        "    import random\n\n    state.stake = options.stake + 0 * random.getrandbits(1)\n",
    ),
    "`uncertain` is called before anything is uncertain": (
        "rules.py",
        "    seat = state.seat\n    if action",
        "    seat = state.seat\n    uncertain(log)\n    if action",
    ),
    "a pile is changed without emptying its last cell": ("rules.py", DRAWN, LAST),
    "`score` leaves seats out": (
        "rules.py",
        "    for seat in range(SEATS):\n        out[seat] = -state.paid[seat]\n",
        "",
    ),
    "`LAYOUT` leaves out a field of the Sight": ("scene.py", '        Decision("folder"),\n', ""),
    "a pile is of a sort that `LAYOUT` does not declare": ("scene.py", 'Piles("hand"', 'Piles("hands"'),
    "a counter that is declared as `SEAT` holds a text": (
        "scene.py",
        READ,
        'Read([], lambda seen, scene: scene.counters.update(last="ann"), counters={"last": SEAT}), ' + READ,
    ),
    "what is declared is not written into the scene": (
        "scene.py",
        READ,
        'Read([], lambda seen, scene: None, counters={"last": SEAT}), ' + READ,
    ),
    "what moves is of a kind of event that there is not": ("scene.py", "Event.BET: pay", '"bets": pay'),
    "what moves a counter names another": ("scene.py", 'table.add(seat_counter(event.seat, "paid")', 'table.add("pot"'),
    "a kind of event moves something, and `LAYOUT` does not say so": ("scene.py", "Event.CALLED: pay, ", ""),
}
"""What each mistake is in the example: a file, a text in it, and what is written instead."""

COMPILED = "Python that cannot be compiled"
ENTRY = "the entry point has another name than the `Game`"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the example in the current folder, imported from there and forgotten afterwards."""
    shutil.copytree(EXAMPLE / "kuhn_poker", tmp_path / "kuhn_poker", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setenv("RUNABOUT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv(INTERPRET, "1")
    yield tmp_path / "kuhn_poker"
    for name in [name for name in sys.modules if name.partition(".")[0] == "kuhn_poker"]:
        del sys.modules[name]


def plant(file: Path, text: str, instead: str) -> None:
    before = file.read_text(encoding="utf-8")
    assert text in before
    file.write_text(before.replace(text, instead), encoding="utf-8")


def message(exit_codes: tuple[int, ...]) -> str:
    """What `runabout check` says of the planted example."""
    done = CliRunner().invoke(runabout, ["check", "kuhn_poker:GAME"])
    assert done.exit_code in exit_codes, done.output
    return " ".join(done.stderr.split())


def holds(message: str, expected: str) -> bool:
    """Whether a message has the parts of what is expected, in their order; … stands for anything."""
    return re.search(".*?".join(re.escape(part.strip()) for part in expected.split("…")), message) is not None


def test_the_table_and_the_planted_mistakes_are_the_same() -> None:
    assert set(MISTAKES) == {*PLANTED, COMPILED, ENTRY}


def test_the_example_without_a_mistake_passes(project: Path) -> None:
    assert message((0,)) == ""


@pytest.mark.parametrize("mistake", PLANTED)
def test_a_mistake_has_the_message_that_the_guide_says(project: Path, mistake: str) -> None:
    file, text, instead = PLANTED[mistake]
    plant(project / file, text, instead)
    said = message((1, 2))
    assert holds(said, MISTAKES[mistake]), said


def test_python_that_cannot_be_compiled_is_named_with_its_line(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(INTERPRET)
    brave = "    if any(state.card[seat] == Card.KING for seat in range(SEATS)) and state.folder:\n"
    plant(project / "rules.py", "    if state.folder:\n", brave)
    said = message((1,))
    assert holds(said, MISTAKES[COMPILED]), said


def test_an_entry_point_with_another_name_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "source"
    shutil.copytree(EXAMPLE, copy, ignore=shutil.ignore_patterns("__pycache__", ".*"))
    plant(copy / "pyproject.toml", 'kuhn-poker = "', 'kuhn = "')
    wrong = install(tmp_path / "wrong", copy)
    done = wrong.runabout("check", "kuhn")
    assert done.returncode == 2
    assert holds(done.stderr, MISTAKES[ENTRY]), done.stderr
