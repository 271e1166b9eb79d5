"""Sides with an owner's data, which are played in processes of their own: the same games as a whole program plays that
has this data, and bad data named.
"""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from runabout.core.datafile import DATA
from runabout.core.errors import BadData, BadRecord
from runabout.games import find_game
from runabout.lab import Study
from runabout.lab.cluster import BadCluster, Cluster
from runabout.lab.compare import Comparison
from runabout.lab.counting import Figure
from runabout.lab.kept import BadKept
from runabout.lab.measure import Asked, BadBot
from runabout.lab.metrics import METRICS, Metric
from runabout.lab.own_data import Apart
from runabout.lab.records import save_game
from runabout.lab.reports.games import Shown
from runabout.lab.reports.study import report
from runabout.lab.sent import CannotSend
from runabout.lab.simulate import WorkerDied
from runabout.lab.study import Run
from runabout.match import loads
from tests.lab import lottery

RUNWAY = find_game("rummy-runway")
FILE = "rummy_runway/trends.toml"
COUNTED = ("wins", "points", "length")


@pytest.fixture(autouse=True)
def interpreted_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """There, each edition would be compiled for a few games. Rules are the same either way."""
    for name in ("rummy-runway", "riverdale", "road-runner"):
        assert find_game(name).run  # as this process has it, before the environment says otherwise
    monkeypatch.setenv("RUNABOUT_INTERPRET", "1")


def folder(place: Path, **changes: str) -> Path:
    """A folder with the trends in it, some of their lines changed."""
    text = RUNWAY.components.data[0].read_text(encoding="utf-8")
    for before, after in changes.items():
        text = text.replace(f"{before} = ", f"{before} = {after}")
    (place / FILE).parent.mkdir(parents=True)
    (place / FILE).write_text(text, encoding="utf-8")
    return place


def study(data: Path | None = None, **given):
    asked = {"seats": 2, "bots": "greedy", "metrics": COUNTED, "deals": 8, "seed": "own"} | given
    return Study(RUNWAY, data=data, **asked)


def test_a_copy_that_says_the_same_gives_the_same_games(tmp_path: Path) -> None:
    """To the last bit: they are played in another process, with another edition."""
    sides = study(), study(folder(tmp_path))
    answer = Comparison(*sides).run(jobs=1, with_games=True)
    assert (answer.rows[0] == answer.rows[1]).all()
    assert all(one.mean == 0 for one in answer.findings)
    assert [one.header["edition"] == "" for one in sides] == [True, False]


def test_other_data_play_as_in_a_program_that_has_them(tmp_path: Path) -> None:
    """What a whole program counts that was started with them, and not what is counted without."""
    mine = folder(tmp_path, bonus="1")  # 5 becomes 15, 4 becomes 14, and so on
    answer = Comparison(study(), study(mine)).run(jobs=2, with_games=True)
    told = ["--seats", "2", "--bots", "greedy", "--deals", "8", "--seed", "own", "--json", "--count"]
    command = [sys.executable, "-m", "runabout", "study", RUNWAY.name, *told, ",".join(COUNTED)]
    environment = {**os.environ, DATA: str(mine)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    there = json.loads(done.stdout)
    assert there["asked"][0]["edition"] == answer.studies[1].header["edition"] != ""
    alone = study().run(jobs=1)
    for one, found, without in zip(answer.findings, there["findings"], alone.findings, strict=True):
        assert one.mean == pytest.approx(found["mean"] - without.mean, abs=1e-12)
    assert not (answer.rows[0] == answer.rows[1]).all()


def test_a_study_alone_has_its_own_data_as_well_and_may_name_the_file(tmp_path: Path) -> None:
    mine = folder(tmp_path)
    assert study(mine / FILE).run(jobs=1).findings == study().run(jobs=1).findings


@pytest.mark.parametrize(
    ("game", "place", "said"),
    [
        ("rummy-runway", "nowhere", r"nowhere: expected a folder with rummy_runway/trends\.toml in it, or that file"),
        ("riverdale", "", r"expected a folder with riverdale/box\.toml in it.*runabout games riverdale --data"),
        ("rummy-runway", "rummy_runway", "expected a folder with rummy_runway/trends.toml in it"),
        ("road-runner", "", "Road Runner has no data of its own"),
    ],
)
def test_a_place_without_the_games_data_is_refused(tmp_path: Path, game: str, place: str, said: str) -> None:
    with pytest.raises(BadData, match=said):
        Study(find_game(game), bots="greedy", data=folder(tmp_path) / place)


def test_a_mistake_in_the_data_is_named_as_when_a_game_is_loaded(tmp_path: Path) -> None:
    mine = folder(tmp_path, bonus="999")
    with pytest.raises(BadData, match=r"trends\.toml: .*bonus: expected a whole number from 0 to 50; 9995 came"):
        study(mine)


def test_what_was_kept_with_other_data_is_refused(tmp_path: Path) -> None:
    mine, file = folder(tmp_path), tmp_path / "kept.npz"
    study(mine).run(jobs=1, keep=file)
    assert study(mine).run(jobs=1, keep=file).deals == 8
    with pytest.raises(BadKept, match=r"holds results of another run: edition \"[0-9a-f]{8}\" there and \"\" here"):
        study().run(jobs=1, keep=file)


def test_of_a_comparison_that_was_kept_what_differs_is_named_by_its_side(tmp_path: Path) -> None:
    file = tmp_path / "kept.npz"
    Comparison(study(), study(folder(tmp_path / "one"))).run(jobs=1, keep=file)
    other = Comparison(study(seed="another"), study(folder(tmp_path / "other", bonus="1"), seed="another"))
    said = (
        r"another run: side A's seed \"own\" there and \"another\" here, "
        r"side B's edition \"[0-9a-f]{8}\" there and \"[0-9a-f]{8}\" here, side B's seed \"own\" there"
    )
    with pytest.raises(BadKept, match=said):
        other.run(jobs=1, keep=file)


def test_a_report_names_the_data_and_shows_games_that_were_played_with_them(tmp_path: Path) -> None:
    answer = Comparison(study(), study(folder(tmp_path, bonus="1"))).run(jobs=1, with_games=True)
    there = answer.studies[1]
    edition = there.header["edition"]
    assert f"data in {tmp_path} (edition {edition})" in report({"": answer}, "runabout compare")
    record = Shown("the longest", there, 3, 0, answer.rows[1][0, 3]).record
    assert f'[Edition "{edition}"]' in record
    assert 'seat-1 "greedy"]' in record
    with pytest.raises(BadRecord, match=f"edition {edition}.*{DATA}"):
        loads(record)


def bot_in(folder: Path, choose: str) -> str:
    """The name of a bot of one's own, in a file of its own, whose choice is this code."""
    file = folder / "mine.py"
    lines = ["class Mine:", "    def __init__(self, game, key):", "        pass", "", "    def choose(self, sight):"]
    file.write_text("\n".join([*lines, *(f"        {line}" for line in choose.splitlines())]))
    return f"{file}:Mine"


def test_a_bot_of_ones_own_that_fails_there_leaves_a_record_of_that_edition(tmp_path: Path) -> None:
    mine = folder(tmp_path / "data")
    bot = bot_in(tmp_path, 'print("thinking aloud")  # answers do not go this way\nraise LookupError("no idea")')
    with pytest.raises(BadBot, match="Mine raised LookupError: no idea") as failed:
        study(mine, bots=f"greedy,{bot}").run(jobs=1)
    path = save_game(failed.value, tmp_path)
    edition = failed.value.setting.edition
    assert f'[Edition "{edition}"]' in path.read_text()
    with pytest.raises(BadRecord, match=f"edition {edition}.*{DATA}"):
        loads(path.read_text())


def test_a_bot_that_asks_somebody_there_is_answered_by_nobody(tmp_path: Path) -> None:
    """Calls come in by the standard input."""
    mine = folder(tmp_path / "data")
    with pytest.raises(BadBot, match="Mine raised EOFError"):
        study(mine, bots=bot_in(tmp_path, "input()")).run(jobs=1)


def test_a_process_that_ends_as_it_begins_to_play_is_named(tmp_path: Path) -> None:
    mine = folder(tmp_path / "data")
    with pytest.raises(WorkerDied, match=r"games 0 to 0 .*has ended, with exit code 5"):
        study(mine, bots=bot_in(tmp_path, "import os\nos._exit(5)")).run(jobs=1)


def test_a_bot_of_the_program_itself_is_refused(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(lottery.Broken, "__module__", "__main__")
    with pytest.raises(CannotSend, match=r"defined in the program itself.*module that can be imported"):
        study(folder(tmp_path), bots=[lottery.Broken]).run(jobs=1)


def test_no_module_beside_the_caller_stands_in_for_pythons_own(tmp_path: Path, monkeypatch) -> None:
    mine = folder(tmp_path / "data")
    (tmp_path / "random.py").write_text('print("not the one")')
    monkeypatch.chdir(tmp_path)
    assert study(mine).run(jobs=1).findings == study().run(jobs=1).findings


def test_it_ends_with_the_program_whatever_it_is_doing(tmp_path: Path) -> None:
    """As after a second Ctrl-C, or where the program is killed: nobody tidies up, and a bot thinks for ever."""
    mine, file = folder(tmp_path / "data"), tmp_path / "pid"
    says_who = f"import os, pathlib\npathlib.Path({str(file)!r}).write_text(str(os.getpid()))"
    told = ["--bots", bot_in(tmp_path, f"{says_who}\nwhile True: pass"), "--a", f"data={mine}", "--jobs=1"]
    command = [sys.executable, "-m", "runabout", "compare", RUNWAY.name, *told]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as program:
        while not (file.exists() and file.read_text()):
            assert program.poll() is None
            time.sleep(0.05)
        program.kill()
    until_gone(int(file.read_text()))


def until_gone(process: int) -> None:
    """Wait until a process has ended; a test that waits for ever is ended by its time limit."""
    with contextlib.suppress(ProcessLookupError):
        while True:
            os.kill(process, 0)
            time.sleep(0.05)


def test_a_metric_that_cannot_be_sent_is_refused(tmp_path: Path) -> None:
    mine = Metric("mine", lambda *_: [Figure("mine")], on_end=METRICS["wins"].on_end)
    with pytest.raises(CannotSend, match="define it in a module that can be imported"):
        study(folder(tmp_path), metrics=[mine]).run(jobs=1)


def test_a_process_that_is_killed_is_told_and_what_was_kept_goes_on(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(Run, "_portion", lambda *_: 2)
    file, mine = tmp_path / "kept.npz", folder(tmp_path)
    played = Apart.play
    calls = []

    def killed_at_the_third(self, *given):
        calls.append(given)
        if len(calls) == 3:
            os.kill(self.elsewhere.process.pid, signal.SIGKILL)
        return played(self, *given)

    with monkeypatch.context() as patch:
        patch.setattr(Apart, "play", killed_at_the_third)
        with pytest.raises(WorkerDied, match=r"games 2 to 3 .*has ended, with exit code -9"):
            study(mine).run(jobs=1, keep=file)
    told: list[int] = []
    assert study(mine).run(told.append, keep=file, jobs=1).findings == study().run(jobs=1).findings
    assert told[0] == 2


def test_no_process_is_left_behind(tmp_path: Path) -> None:
    one = study(folder(tmp_path))
    apart = Apart(Asked(one.setting, one.seed))
    process = apart.elsewhere.process
    assert apart.play(0, 1, 0).shape[0] == 1
    assert process.poll() is None
    del apart
    assert process.poll() == -signal.SIGKILL


def test_on_a_cluster_a_side_with_data_of_its_own_is_refused(tmp_path: Path) -> None:
    one = study(folder(tmp_path))
    with pytest.raises(BadCluster, match="played on this machine alone"):
        Cluster(None, [Asked(one.setting, one.seed)])
