"""The environments work from the wheel, in an environment that has neither the repository nor Node."""

import email
import importlib
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PLAYED = """
import runabout
from pathlib import Path
import gymnasium, runabout.envs, runabout.envs.gymnasium, runabout.envs.openspiel, runabout.envs.pettingzoo
import pyspiel

print(Path(runabout.__file__).parent)
batch = runabout.envs.Batch("riverdale", tables=2)
batch.step(batch.mask.argmax(axis=1))
envs = gymnasium.make_vec("runabout/Riverdale-v1", num_envs=2, render_mode="ansi")
_, infos = envs.reset(seed=1)
envs.step(infos["action_mask"].argmax(axis=1))
assert "Riverdale" in envs.render()[0]
table = runabout.envs.pettingzoo.env("road-runner", seats=4)
table.reset(seed=1)
table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
runabout.envs.openspiel.register()
state = pyspiel.load_game("runabout_riverdale").new_initial_state()
state.apply_action(state.legal_actions()[0])
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    made = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(made)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (found,) = made.glob("*.whl")
    return found


def test_an_environment_of_each_library_plays(wheel, tmp_path):
    place = tmp_path / "clean"
    venv.create(place, symlinks=os.name != "nt")
    python = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    site = Path(sysconfig.get_path("purelib", vars={"base": str(place), "platbase": str(place)}))
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    # What the wheel depends on is taken from here: the folder alone, whose own .pth files are not read from there.
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    environment = {"RUNABOUT_INTERPRET": "1", "PATH": str(tmp_path), "HOME": str(tmp_path)}
    done = subprocess.run(
        [python, "-W", "error", "-c", PLAYED],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()) == site / "runabout"


def test_the_extras_bring_the_libraries(wheel):
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        told = email.message_from_bytes(packed.read(name)).get_all("Requires-Dist")
    extras = [line.split("extra == ")[-1].strip("'\"") for line in told if "gymnasium" in line or "pettingzoo" in line]
    assert extras == ["envs", "envs"]
    assert [line for line in told if line.startswith("open-spiel")] == ["open-spiel>=2.0; extra == 'openspiel'"]


@pytest.mark.parametrize(
    ("library", "module", "extra"),
    [
        ("gymnasium", "runabout.envs.gymnasium", "envs"),
        ("pettingzoo", "runabout.envs.pettingzoo", "envs"),
        ("pyspiel", "runabout.envs.openspiel", "openspiel"),
    ],
)
def test_without_its_library_a_module_says_what_to_install(library, module, extra, monkeypatch):
    monkeypatch.setitem(sys.modules, library, None)  # as Python has it for what cannot be imported
    monkeypatch.delitem(sys.modules, module, raising=False)
    with pytest.raises(ImportError, match=rf"pip install 'runabout\[{extra}\]'"):
        importlib.import_module(module)
