"""Starting each server on a core of its own, and letting the clients load it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any
from urllib.error import URLError
from urllib.request import urlopen

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
START_SECONDS = 120  # a first-ever start also compiles
STOP_SECONDS = 30
CALM_SHARE = 0.03  # of a core: a server that takes less than this does nothing
CALM_PATIENCE = 600
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100

OURS, PEER, STORED = "runabout", "boardgame", "boardgame-stored"
TITLES = {OURS: "Runabout", PEER: "boardgame.io, in memory", STORED: "boardgame.io, on disk"}
CLIENTS = {OURS: "runabout", PEER: "boardgame", STORED: "boardgame"}


class NoFigureError(Exception):
    """Why there is no figure, in one sentence."""


@dataclass(frozen=True)
class Plan:
    """What is measured.

    Attributes:
        sides: which servers, of SERVERS.
        tables: how many, one measurement after the other.
        rounds: how often each server is measured.
        seconds: of each measurement, after so many of `warmup`.
        rate: moves a second in the open loop; 0 for none.
        python: that of Runabout's environment.
        server_core, client_core: where each runs.
    """

    sides: tuple[str, ...]
    tables: tuple[int, ...]
    rounds: int
    seconds: float
    warmup: float
    rate: float
    python: str
    server_core: int
    client_core: int


# ------------------------------------------------------------------------------------------- servers


def our_server(plan: Plan, port: int, folder: Path) -> tuple[list[str], dict[str, str]]:
    """`runabout serve` with its defaults, but that bots reply at once: SQLite in a file. What a guest may send and set
    up is raised, and the clients are believed when they say that each guest comes from an address of its own.
    """
    command = [plan.python, "-m", "runabout", "serve", "--port", str(port), "--folder", str(folder)]
    limits = ("--messages-per-second", "--messages-burst", "--tables-per-hour")
    for limit in limits:
        command += [limit, "1000000"]
    return [*command, "--bot-pace", "0", "--trusted-proxies", "127.0.0.1", "--log-level", "warning"], {}


def peer_server(plan: Plan, port: int, folder: Path) -> tuple[list[str], dict[str, str]]:
    """A boardgame.io server with its defaults, which keeps its matches in memory alone."""
    return ["node", str(HERE / "peer.js"), "--port", str(port)], {"NODE_ENV": "production"}


def stored_peer_server(plan: Plan, port: int, folder: Path) -> tuple[list[str], dict[str, str]]:
    """The same with the storage on disk that it brings."""
    command, variables = peer_server(plan, port, folder)
    return [*command, "--folder", str(folder / "matches")], variables


SERVERS: dict[str, Callable[[Plan, int, Path], tuple[list[str], dict[str, str]]]] = {
    OURS: our_server,
    PEER: peer_server,
    STORED: stored_peer_server,
}


@contextmanager
def running(side: str, plan: Plan) -> Iterator[tuple[str, int]]:
    """A server of that side, started anew and at rest; its address and process.

    Raises:
        NoFigureError: it does not start, or does not come to rest.
    """
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="load-", dir=ROOT / "build") as folder, free_port() as port:
        command, variables = SERVERS[side](plan, port, Path(folder))
        with Path(folder, "server.log").open("w+", encoding="utf-8") as log:
            server = start(command, plan.server_core, {**os.environ, **variables}, log)
            try:
                url = f"http://127.0.0.1:{port}"
                wait_for(f"{url}{'/ready' if side == OURS else '/games'}", server, log)
                calm(server.pid)
                yield url, server.pid
            finally:
                stop(server)


@contextmanager
def free_port() -> Iterator[int]:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    yield port


def start(command: Sequence[str], core: int, env: dict[str, str], output: IO[str]) -> subprocess.Popen[str]:
    """Start a command on a core of its own."""
    mine = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})  # which whatever is started now takes over
    try:
        return subprocess.Popen(command, cwd=ROOT, env=env, stdout=output, stderr=output, text=True)
    except OSError as error:
        raise NoFigureError(f"{command[0]} cannot be started: {error.strerror}") from None
    finally:
        os.sched_setaffinity(0, mine)


def wait_for(url: str, server: subprocess.Popen[str], log: IO[str]) -> None:
    """Wait until the server answers."""
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        if server.poll() is not None:
            log.seek(0)
            last = log.read().strip().splitlines() or ["it said nothing"]
            raise NoFigureError(f"{server.args[0]!s} ended with exit code {server.returncode}: {last[-1]}")
        try:
            with urlopen(url, timeout=5) as answer:
                if answer.status == 200:
                    return
        except (URLError, OSError):
            pass
        time.sleep(0.1)
    raise NoFigureError(f"{url} did not answer within {START_SECONDS} s")


def calm(pid: int) -> None:
    """Wait until a server and its workers have nothing to do (ours gets its bots ready after it has started)."""
    end, quiet, before = time.monotonic() + CALM_PATIENCE, 0, processor_time(pid)
    while time.monotonic() < end:
        time.sleep(1)
        now = processor_time(pid)
        quiet = quiet + 1 if now - before < CALM_SHARE else 0
        before = now
        if quiet >= 3:
            return
    raise NoFigureError(f"the server did not come to rest within {CALM_PATIENCE} s")


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process and its children have taken."""
    total = 0.0
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="latin-1").rsplit(") ", 1)[1].split()
        total += (int(fields[11]) + int(fields[12])) / TICKS
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                total += processor_time(int(child))
    except OSError:
        return total
    return total


def stop(server: subprocess.Popen[str]) -> None:
    """End a server, gently if it takes that."""
    server.send_signal(signal.SIGTERM)
    try:
        server.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


# ----------------------------------------------------------------------------------------- measuring


def measure(side: str, tables: int, number: int, plan: Plan) -> dict[str, Any]:
    """One server, one load, once.

    Raises:
        NoFigureError: the clients came to no end.
    """
    with running(side, plan) as (url, pid), tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        words = {
            "side": CLIENTS[side],
            "url": url,
            "pid": pid,
            "tables": tables,
            "seconds": plan.seconds,
            "warmup": plan.warmup,
            "rate": plan.rate,
            "seed": 100_000 * number,
        }
        command = [
            "node",
            str(HERE / "clients.js"),
            *(word for name in words for word in (f"--{name}", str(words[name]))),
        ]
        clients = start(command, plan.client_core, dict(os.environ), said)
        clients.wait()
        said.seek(0)
        lines = said.read().strip().splitlines() or ["they said nothing"]
        if clients.returncode != 0:
            reason = next((line for line in lines if "Error:" in line), lines[-1])
            raise NoFigureError(f"the clients of {TITLES[side]} at {tables} tables failed: {reason}")
        return {**json.loads(lines[-1]), "side": side}


def measure_all(plan: Plan) -> list[dict[str, Any]]:
    """The servers in turn at each number of tables, `rounds` times over."""
    done = []
    for tables in plan.tables:
        for number in range(1, plan.rounds + 1):
            for side in plan.sides:
                progress(f"{tables} tables, round {number} of {plan.rounds}: {TITLES[side]}")
                done.append({"round": number, **measure(side, tables, number, plan)})
    progress("")
    return done


def install() -> None:
    """Bring the peer and the clients' library into node_modules/, exactly as locked, unless they are there."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            raise NoFigureError(f"{program} is not installed; the peer and the clients need Node 20 or newer")
    stamp = HERE / "node_modules" / ".package-lock.json"
    if stamp.exists() and stamp.stat().st_mtime >= (HERE / "package-lock.json").stat().st_mtime:
        return
    progress("installing the peer")
    done = subprocess.run(
        ["npm", "ci", "--no-audit", "--no-fund"], cwd=HERE, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        last = (done.stderr or done.stdout).strip().splitlines() or ["it said nothing"]
        raise NoFigureError(f"npm ci failed: {last[-1]}")
    stamp.touch()


def cores() -> tuple[int, int]:
    """A core for the server and another for the clients."""
    if not hasattr(os, "sched_getaffinity"):
        raise NoFigureError("this measures on Linux only, where a process can be kept to a core")
    allowed = sorted(os.sched_getaffinity(0))
    if len(allowed) < 2:
        raise NoFigureError("two cores are needed, one for the server and one for the clients; this machine gives one")
    return allowed[-1], allowed[-2]


def progress(line: str) -> None:
    """Say what is going on, on one line, to a person who watches."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
