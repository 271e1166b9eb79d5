"""A real server process with a folder of its own, for as long as a test wants it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
import weakref
from pathlib import Path

from tests.patience import PATIENCE
from tests.ports import held_port, number_of

COMMAND = """
import secrets
from types import SimpleNamespace
from unittest import mock
from runabout.cli import main
from runabout.core.chance import key_from

drawn = SimpleNamespace(choice=secrets.choice, token_bytes=lambda _: key_from({seed}))
with mock.patch("runabout.server.tables.setting_up.secrets", drawn):
    main()
"""
"""The command `runabout`, with one and the same key for all tables, so that every run deals the same cards."""


class Server:
    """The command `runabout serve` on a port of its own, with its data in `folder`.

    The rules run as plain Python unless `compiled`: nothing waits for the compiler, and people play no faster. Bots
    that nobody gave a level do not search then: a search takes minutes, and the bots of all others wait for it. All
    tables have the same key, which `seed` gives, so that the same decisions lead to the same game. Packages in `site`
    are installed for it, and it plays with the components in `data` (see docs/own-components.md). The Python code in
    `preface` runs before its own.

    Attributes:
        url: where it is, without a slash at the end.
        log: what it has said so far.
    """

    def __init__(
        self,
        folder: Path,
        *words: str,
        compiled: bool = False,
        seed: int = 1,
        site: Path | None = None,
        data: Path | None = None,
        preface: str = "",
    ) -> None:
        self.folder = folder
        self.words = words
        self.compiled = compiled
        self.seed = seed
        self.site = site
        self.data = data
        self.preface = preface
        held = held_port()
        weakref.finalize(self, held.close)
        self.port = number_of(held)
        self.process: subprocess.Popen[bytes] | None = None
        self._log = folder / "server.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace") if self._log.exists() else ""

    def start(self) -> None:
        """Start it, for the first time or again, and wait until it is ready."""
        self.folder.mkdir(parents=True, exist_ok=True)
        environment = {name: value for name, value in os.environ.items() if not name.startswith("RUNABOUT_")}
        environment |= {name: os.environ[name] for name in ("RUNABOUT_CACHE",) if name in os.environ}
        environment["RUNABOUT_BOT_PACE"] = "0"
        if self.site is not None:
            environment["PYTHONPATH"] = str(self.site)
        if self.data is not None:
            environment["RUNABOUT_DATA"] = str(self.data)
        if not self.compiled:
            environment["RUNABOUT_INTERPRET"] = "1"
            environment["RUNABOUT_BOT_LEVEL"] = "greedy"
        program = self.preface + COMMAND.format(seed=self.seed)
        command = [sys.executable, "-c", program, "serve", "--port", str(self.port), "--folder", str(self.folder)]
        began = len(self.log)
        with self._log.open("ab") as log:
            self.process = subprocess.Popen([*command, *self.words], env=environment, stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}:\n{self.log}")
            if f":{self.port}" in self.log[began:] and self._is_ready():
                return
            time.sleep(0.05)
        self.stop()
        raise RuntimeError(f"the server was not ready after {PATIENCE} seconds:\n{self.log}")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, as an operator would, or as that signal does."""
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            self.process.wait()
            self.process = None

    def _is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/ready", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, TimeoutError, ConnectionError):
            return False
