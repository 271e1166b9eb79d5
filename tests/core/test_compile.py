"""How rules are compiled, and how what is compiled is kept on disk and found again."""

import os
import shutil
import signal
import subprocess
import sys
import threading
import weakref
from pathlib import Path

import numba
import numpy as np
import pytest
from filelock import FileLock
from numba.core.event import install_recorder

from runabout.core import compile as compiler
from runabout.core import kept_parts
from runabout.core.chance import Chance
from runabout.core.contract import apply, refuse
from runabout.core.game import Functions
from runabout.core.log import Log
from runabout.core.progress import Compiling, told_of_compiling
from runabout.core.rule import Binder, by_number, rule
from tests.core.tiny import game
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
TINY = Path(__file__).parent / "tiny"


@pytest.fixture
def cache(tmp_path, monkeypatch):
    """An empty folder for compiled code, in use by this process."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("RUNABOUT_CACHE", str(folder))
    return folder


def refusal():
    """Ask the compiled `refuse` of a fresh game about resting at the start; how often the compiler ran for it."""
    functions = Functions(game, compiled=True)
    with install_recorder("numba:compile") as seen:
        found = functions.refuse(game.State(), 1)
    assert found == 11
    return sum(event.is_end for _, event in seen.buffer)


@pytest.mark.parametrize("called", ["_raw_object_cache_notify", "_raw_object_cache_getbuffer"])
def test_ctrl_c_while_machine_code_is_made_is_not_lost(cache, called):
    def listen(frame, event, argument):
        if frame.f_code.co_name == called:  # by LLVM
            sys.setprofile(None)
            signal.raise_signal(signal.SIGINT)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.setprofile(listen)
    try:
        with pytest.raises(KeyboardInterrupt):
            refusal()
    finally:
        sys.setprofile(None)
        signal.signal(signal.SIGINT, before)
    assert refusal() > 0


def told_while(functions, doing):
    """The reports of progress that compiling makes while these functions are called."""
    told: list[Compiling] = []
    with told_of_compiling(told.append):
        doing(functions)
    return told


def test_each_rule_that_is_compiled_is_told_and_nothing_that_is_loaded(cache):
    def refuse(functions):
        assert functions.refuse(game.State(), 1) == 11

    with install_recorder("numba:compile") as seen:
        told = told_while(Functions(game, compiled=True), refuse)
    rules = {
        event.data["dispatcher"] for _, event in seen.buffer if isinstance(event.data["dispatcher"], compiler._Inside)
    }
    [total] = {now.total for now in told}
    assert {now.function for now in told} == {"refuse"}
    assert total >= len(rules) + 1 > 1
    counts = [now.done for now in told]
    assert counts == sorted(counts)
    assert counts[0] < total
    assert counts[-1] == total
    assert counts[-2] == len(rules)
    assert told_while(Functions(game, compiled=True), refuse) == []  # it is on disk now


def test_what_is_compiled_for_nobody_in_particular_is_not_told(cache):
    told = told_while(Functions(game, compiled=True), lambda functions: None)
    assert refusal() > 0
    assert told == []


def files(folder, kind):
    return sorted(folder.rglob(f"*.{kind}"))


def test_a_rule_that_one_thread_binds_is_waited_for_by_another(cache, monkeypatch):
    functions = Functions(game, compiled=True)
    entered, found = threading.Event(), []
    other = threading.Thread(target=lambda: found.append(functions.refuse), daemon=True)
    finish = compiler.finish

    def finish_slowly(function, digest, folder):
        if not entered.is_set():
            entered.set()
            other.start()
            other.join(0.5)  # it ends in that time only where it does not wait
        return finish(function, digest, folder)

    monkeypatch.setattr(compiler, "finish", finish_slowly)
    mine = functions.refuse
    other.join()
    assert entered.is_set()
    assert found == [mine]


# --- Compiled code on disk --------------------------------------------------------------------------------------------


def test_unchanged_code_is_loaded_and_not_compiled_again(cache):
    assert refusal() > 0
    kept = {path: path.stat().st_mtime_ns for path in files(cache, "nb?")}
    assert kept
    assert refusal() == 0
    assert {path: path.stat().st_mtime_ns for path in files(cache, "nb?")} == kept


def test_what_only_has_to_be_loaded_can_be_asked_before_the_first_call(cache):
    fresh = Functions(game, compiled=True)
    assert not fresh.is_kept(game.refuse)
    refusal()
    assert fresh.is_kept(game.refuse)
    assert not fresh.is_kept(game.apply)
    assert Functions(game, compiled=False).is_kept(game.apply)


@pytest.mark.parametrize("kind", ["nbi", "nbc"])
@pytest.mark.parametrize("damage", [b"", b"no code at all", None], ids=["empty", "garbage", "truncated"])
def test_damaged_file_is_made_anew_with_a_warning(cache, kind, damage):
    refusal()
    (path,) = files(cache, kind)
    sound = path.read_bytes()
    path.write_bytes(sound[: len(sound) // 2] if damage is None else damage)
    with pytest.warns(UserWarning, match="could not be read and is made anew"):
        assert refusal() > 0
    assert refusal() == 0


def test_missing_code_is_made_anew(cache):
    refusal()
    (path,) = files(cache, "nbc")
    path.unlink()
    assert refusal() > 0
    assert refusal() == 0


def test_code_of_another_version_of_the_compiler_is_made_anew(cache):
    refusal()
    (path,) = files(cache, "nbi")
    version = numba.__version__.encode()
    assert version in path.read_bytes()
    path.write_bytes(path.read_bytes().replace(version, b"0" * len(version)))
    assert refusal() > 0
    assert refusal() == 0


def test_code_runs_where_nothing_can_be_kept(cache):
    cache.write_text("a file where a folder should be")
    assert refusal() > 0
    assert refusal() > 0
    assert cache.read_text() == "a file where a folder should be"


def test_code_runs_on_a_disk_that_is_full(cache, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("numba.core.caching.IndexDataCacheFile._save_data", full)
    assert refusal() > 0
    assert files(cache, "nbc") == []


def test_code_runs_where_its_folder_was_removed_meanwhile(cache):
    functions = Functions(game, compiled=True)
    functions.bind(game.refuse)
    shutil.rmtree(cache)
    assert functions.refuse(game.State(), 1) == 11
    assert len(files(cache, "nbc")) == 1


def test_changed_game_runs_changed_and_leaves_the_old_code_alone(cache, tmp_path):
    other = copy_of_tiny(tmp_path)
    first = play(tmp_path, cache)
    assert first["place"] == "5"
    assert int(first["compiled"]) > 0
    assert play(tmp_path, cache) == {**first, "compiled": "0"}
    moves = other / "moves.py"
    # Its size changes as well: Python loads old bytecode for a source of the same size, changed within the same second.
    text = moves.read_text(encoding="utf-8").replace("first + second", "(first * second)")
    moves.write_text(text, encoding="utf-8")
    changed = play(tmp_path, cache)
    assert changed["place"] == "6"
    assert int(changed["compiled"]) > 0
    assert len(list((cache / "compiled").iterdir())) == 2


def test_of_two_processes_that_need_the_same_code_one_compiles_it_and_both_play(cache, tmp_path):
    copy_of_tiny(tmp_path)
    both = [finish(process) for process in [start(tmp_path, cache) for _ in range(2)]]
    assert [found["place"] for found in both] == ["5", "5"]
    assert sorted(found["compiled"] != "0" for found in both) == [False, True]
    assert play(tmp_path, cache) == {"place": "5", "compiled": "0"}
    assert not [path for path in files(cache, "*") if ".tmp." in path.name]


def test_code_is_compiled_where_the_process_that_compiles_it_hangs(cache, monkeypatch):
    monkeypatch.setattr(compiler, "LOCK_SECONDS", 0.01)
    folder, label = Functions(game, compiled=True)._place(game.refuse)
    with FileLock(folder / f"{label}.lock"):
        assert refusal() > 0
    assert refusal() == 0


def test_a_rule_that_was_translated_for_another_function_is_not_translated_again(cache, tmp_path):
    copy_of_tiny(tmp_path)
    first = asked(tmp_path, cache, "legal_actions(state)")
    assert first == {"found": "[0,2]", "translated": "legal,outside,refuse"}
    assert asked(tmp_path, cache, "refuse(state, 1)") == {"found": "11", "translated": "outside"}


def test_a_part_is_found_by_those_that_call_it_whoever_translated_it(cache, tmp_path):
    copy_of_tiny(tmp_path)
    asked(tmp_path, cache, "refuse(state, 1)")
    [refuse] = [path for path in files(cache, "part") if b"refuse" in path.read_bytes()]
    asked(tmp_path, cache, "legal_actions(state)")
    for kept in (refuse, *files(cache, "nb?")):
        kept.unlink()
    # The compiler counts types as it meets them: in this process the game's have other numbers.
    assert (
        asked(tmp_path, cache, "refuse(state, 1)", "[from_dtype(numpy.dtype([(f'x{n}', 'i1')])) for n in range(9)]")[
            "found"
        ]
        == "11"
    )
    for kept in files(cache, "nb?"):
        kept.unlink()
    assert asked(tmp_path, cache, "legal_actions(state)") == {"found": "[0,2]", "translated": "outside"}


def steps_and_what_was_translated(monkeypatch):
    """A rule over the little game, run as a new process would that finds no machine code but parts; the names of the
    rules that are translated for it.
    """
    monkeypatch.setattr(kept_parts, "_libraries", weakref.WeakValueDictionary())
    state = game.State()
    state.seats, state.home = 2, 20
    with install_recorder("numba:compile") as seen:
        assert Functions(game, compiled=True).bind(stepped)(state, Chance.scripted([1, 2]), Log()) == 116
    return sorted({event.data["dispatcher"].py_func.__name__ for _, event in seen.buffer})


def damaged(path, number):
    """Harm a kept part in one of four ways, by turns; what it held."""
    sound = path.read_bytes()
    if number % 4 == 3:
        path.unlink()
    else:
        path.write_bytes((b"", b"no code", sound[: len(sound) // 2])[number % 4])
    return sound


def test_a_damaged_part_is_translated_again(cache, monkeypatch):
    first = steps_and_what_was_translated(monkeypatch)
    parts, counts = files(cache, "part"), []
    assert len(parts) >= 8  # so that each way of harm meets two at least
    for number, path in enumerate(parts):
        sound = damaged(path, number)
        for kept in files(cache, "nb?"):
            kept.unlink()
        again = steps_and_what_was_translated(monkeypatch)
        assert {"outside"} < set(again) <= set(first)
        counts.append(len(again))
        assert files(cache, "part") == parts
        path.write_bytes(sound)
    assert min(counts) < len(first)  # not all of them lead to one that is damaged
    for kept in files(cache, "nb?"):
        kept.unlink()
    assert steps_and_what_was_translated(monkeypatch) == ["outside"]


def test_parts_that_cannot_be_kept_are_in_use_all_the_same(cache, monkeypatch):
    def full(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(kept_parts.tempfile, "mkstemp", full)
    assert refusal() > 0
    assert files(cache, "part") == []


def test_parts_differ_where_anything_that_they_are_made_from_does():
    digests = {}

    def finish(function, digest):
        digests.setdefault(function.__name__, set()).add(digest)
        return function

    for weights in (np.array([1, 2]), np.array([1, 3])):
        for step in (unweighed, weighed):
            names = {"ACTIONS": 3, "apply": step}
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(sys.modules[__name__], "WEIGHTS", weights)
                binder = Binder(names, finish)
                binder.bound(by_number(unweighed, step))
                binder.bound(called_by_name)
    assert {name: len(found) for name, found in digests.items()} == {
        "unweighed": 1,
        "weighed": 2,  # by its array
        "chosen": 3,  # by what it chooses from, and by that one's array
        "called_by_name": 3,
    }


@rule
def called_by_name(state, action):
    """What it does is open."""
    return apply(state, action)


def copy_of_tiny(folder):
    """The little game as a package of its own in `folder`."""
    other = folder / "tiny"
    other.mkdir()
    for path in (*TINY.glob("*.py"), TINY / "RULES.md"):
        text = path.read_text(encoding="utf-8").replace("tests.core.tiny", "tiny")
        (other / path.name).write_text(text, encoding="utf-8")
    return other


PLAY = """
from numba.core.event import install_recorder
from runabout.core.chance import Chance
from runabout.core.log import Log
from tiny import game

state = game.State()
state.seats, state.home = 2, 20
with install_recorder("numba:compile") as seen:
    game.compiled.apply(state, 0, Chance.scripted([1, 2]), Log())
print("place", state.place[0])
print("compiled", len(seen.buffer))
"""


@rule
def stepped(state, chance, log):
    """A hop, and whether the next seat may rest."""
    apply(state, 0, chance, log)
    return 100 + state.place[0] + refuse(state, 1)


ASK = """
import numpy
from numba import from_dtype
from numba.core.event import install_recorder
from runabout.core.chance import Chance
from runabout.core.log import Log
from tiny import game

{before}
state = game.State()
state.seats, state.home = 2, 20
with install_recorder("numba:compile") as seen:
    print("found", str(game.compiled.{asked}).replace(", ", ","))
names = {{event.data["dispatcher"].py_func.__name__ for _, event in seen.buffer}}
print("translated", ",".join(sorted(names)))
"""


def start(folder, cache, script=PLAY):
    paths = os.pathsep.join([str(folder), *(path for path in sys.path if path)])
    environment = {**os.environ, "PYTHONPATH": paths, "RUNABOUT_CACHE": str(cache)}
    return subprocess.Popen(
        [sys.executable, "-c", script],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish(process):
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    return dict(line.split() for line in out.splitlines())


def play(folder, cache):
    return finish(start(folder, cache))


def asked(folder, cache, question, before="None"):
    """What a compiled function of the little game answers in a process of its own, and which rules it translated."""
    return finish(start(folder, cache, ASK.format(asked=question, before=before)))


WEIGHTS = np.array([3, 5, 7])


@rule
def weighed(state, action):
    return WEIGHTS[action]


@rule
def unweighed(state, action):
    """It has no array."""
    return action


def test_code_frozen_with_other_weights_is_not_loaded_from_disk(cache, monkeypatch):
    # Nothing but the array differs: no source has changed.
    monkeypatch.setattr(sys.modules[__name__], "WEIGHTS", np.array([3, 5, 7]))
    assert Functions(game, compiled=True).bind(weighed)(game.State(), 2) == 7
    monkeypatch.setattr(sys.modules[__name__], "WEIGHTS", np.array([3, 5, 9]))
    assert Functions(game, compiled=True).bind(weighed)(game.State(), 2) == 9
