"""The example game, built as a wheel and put on the path of a process, as `pip install` would put it there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "examples" / "kuhn_poker"


@dataclass(frozen=True)
class Installed:
    """A folder that holds the installed package.

    Attributes:
        site: the folder.
        work: where commands are run.
    """

    site: Path
    work: Path

    @property
    def environment(self) -> dict[str, str]:
        """The environment of a process that finds the package."""
        kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "RUNABOUT_INTERPRET")}
        return {**kept, "PYTHONPATH": str(self.site), "COLUMNS": "80", "PYTHONDONTWRITEBYTECODE": "1"}

    def python(
        self, *arguments: str, lines: tuple[str, ...] = (), **environment: str
    ) -> subprocess.CompletedProcess[str]:
        """Run Python with arguments, and with lines on its standard input."""
        return subprocess.run(
            [sys.executable, *arguments],
            input="".join(f"{line}\n" for line in lines),
            cwd=self.work,
            env={**self.environment, **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    def runabout(
        self, *arguments: str, lines: tuple[str, ...] = (), **environment: str
    ) -> subprocess.CompletedProcess[str]:
        """Run the command."""
        return self.python("-m", "runabout", *arguments, lines=lines, **environment)


def install(folder: Path, source: Path = SOURCE) -> Installed:
    """Build the wheel of a package, without a network, and unpack it."""
    project, dist, site, work = (folder / name for name in ("project", "dist", "site", "work"))
    shutil.copytree(source, project, ignore=shutil.ignore_patterns("__pycache__", ".*"))
    work.mkdir(parents=True)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(dist)]
    done = subprocess.run(build, cwd=project, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = dist.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    return Installed(site, work)
