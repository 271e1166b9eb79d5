"""Games with an owner's data: a board, a deck, trends or a map of one's own (see `core.datafile`).

What a game's files say is part of its rules as they are compiled, and one process has them once. So a side of a run
that has data of its own is played in a process of its own, which is started with that data, as the whole program is
with RUNABOUT_DATA.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import weakref
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, TypeVar

from runabout.core.datafile import DATA
from runabout.core.errors import BadData, RunaboutError
from runabout.core.game import Game
from runabout.games import find_game
from runabout.lab.intervals import Values
from runabout.lab.measure import Asked, OwnData, Setting, Worker
from runabout.lab.players import Player
from runabout.lab.sent import CannotSend, Sent, packed, unpacked
from runabout.lab.simulate import WorkerDied, died_in

T = TypeVar("T")

BEGIN = "from runabout.lab.own_data import answer; answer()"
"""What the other process runs."""

SIZE_BYTES = 8
"""Before each call: how long it is."""


class Died(Exception):
    """The other process has ended, or failed with an error that is none of Runabout's."""


class Elsewhere:
    """A process of its own with the data in a folder. It ends with this object, and with this process.

    Args:
        folder: as RUNABOUT_DATA names it.
    """

    def __init__(self, folder: Path) -> None:
        path = os.pathsep.join(place or str(Path.cwd()) for place in sys.path)
        environment = {**os.environ, DATA: str(folder.absolute()), "PYTHONPATH": path}
        # In a session of its own no Ctrl-C reaches it: games under way are waited for, as those of threads are.
        process = subprocess.Popen(
            [sys.executable, "-P", "-c", BEGIN],  # no module beside the caller stands in for one of Python's own
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            start_new_session=True,
        )
        assert process.stdin
        assert process.stdout
        self.process, self.there, self.back = process, process.stdin, process.stdout
        self.end = weakref.finalize(self, _end, process)

    def call(self, function: Callable[..., T], *given: object) -> T:
        """What a function answers there. The function and what it is given are sent by pickle.

        Raises:
            RunaboutError: whatever the function raises.
            CannotSend: what is given cannot be sent.
            Died: it raised another error, or the process has ended.
        """
        try:
            sent = pickle.dumps((function, given))
        except (pickle.PicklingError, TypeError, AttributeError) as fault:
            raise _unsendable(fault) from fault
        try:
            self.there.write(len(sent).to_bytes(SIZE_BYTES, "little") + sent)
            self.there.flush()
            found, raised = pickle.load(self.back)
        except (EOFError, OSError) as gone:
            raise Died(f"the process with other data has ended, with exit code {self.process.wait()}") from gone
        if raised is not None:
            raise raised
        answered: T = found
        return answered


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.communicate()


def _unsendable(fault: Exception | str) -> CannotSend:
    return CannotSend(
        f"A bot or a metric of this study cannot be sent to the process that plays with other data ({fault}): define "
        "it in a module that can be imported, and give it no open files, threads or rules."
    )


# --- There ------------------------------------------------------------------------------------------------------------


def answer() -> None:
    """Answer calls. A bot of one's own that prints or reads does it elsewhere: calls and answers have these ways."""
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    calls: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(source, calls), daemon=True).start()
    while True:
        pickle.dump(_answer(calls.get()), sink)
        sink.flush()


def _listen(source: BinaryIO, calls: SimpleQueue[bytes]) -> None:
    """Take calls, and end the process as soon as no more can come, whatever it is doing: who would have had the answer
    is gone.
    """
    while size := source.read(SIZE_BYTES):
        calls.put(source.read(int.from_bytes(size, "little")))
    os._exit(0)


def _answer(call: bytes) -> tuple[Any, Exception | None]:
    """What a call answers, or the error that it raised."""
    try:
        function, given = pickle.loads(call)
    except (ImportError, AttributeError, pickle.UnpicklingError) as fault:
        return None, _unsendable(fault)
    try:
        return function(*given), None
    except RunaboutError as fault:
        return None, fault
    except Exception as fault:  # noqa: BLE001  # whatever it is, it is told where the call came from
        return None, Died(f"{type(fault).__name__}: {fault}")


_workers: list[Worker] = []
"""There, what the one side is played with."""


def _edition(name: str) -> str:
    return find_game(name).components.edition


def _begin(sent: Sent, figures: list[list[str]]) -> None:
    asked = unpacked(sent)
    setting = asked.setting
    there = _figures(setting)
    if there != figures:
        differs = sorted({str(each) for each in there} ^ {str(each) for each in figures})
        raise CannotSend(
            f"With its own data {setting.game.title} has other figures than without ({'; '.join(differs[:3])}): count "
            "what both have."
        )
    _workers[:] = [Worker(setting, asked.seed)]


def _figures(setting: Setting) -> list[list[str]]:
    """The names of the figures of each metric, and how many cells it takes."""
    told = [[str(each) for each in one.figures(setting.game, setting.seats)] for one in setting.metrics]
    return [[*names, str(width)] for names, width in zip(told, setting.widths)]


def _with_worker(function: Callable[..., T], *given: object) -> T:
    return function(_workers[0], *given)


# --- Here -------------------------------------------------------------------------------------------------------------


def own_data(game: Game, place: Path) -> OwnData:
    """The data in a folder, checked by the game itself.

    Args:
        game: whose.
        place: the folder that RUNABOUT_DATA would name ("mine", with "mine/riverdale/box.toml" in it), or the file.

    Raises:
        BadData: there is none of the game's, or it is not as the game expects it; the message says what is.
    """
    names = [path.name for path in game.components.data]
    if not names:
        raise BadData(f"{game.title} has no data of its own to be compared: all of it is in its rules.")
    is_file = place.name in names and place.parent.name == game.folder.name
    folder = place.parent.parent if is_file else place
    if not any((folder / game.folder.name / name).is_file() for name in names):
        wanted = " or ".join(f"{game.folder.name}/{name}" for name in names)
        raise BadData(
            f"{place}: expected a folder with {wanted} in it, or that file. "
            f"`runabout games {game.name} --data` prints the one to begin with."
        )
    try:
        return OwnData(folder, Elsewhere(folder).call(_edition, game.name))
    except Died as fault:
        raise BadData(f"{place}: {game.title} cannot be played with it: {fault}.") from fault


class Apart:
    """Plays the games of a side with data of its own; see `measure.Worker`.

    Args:
        asked: the side, whose setting has such data.

    Raises:
        CannotSend: the other process cannot play it.
        WorkerDied: it ended with an error of its own.
    """

    deciding = ""

    def __init__(self, asked: Asked) -> None:
        setting = asked.setting
        assert setting.data
        self.elsewhere = Elsewhere(setting.data.folder)
        sent = packed(asked)._replace(rotations=[tuple(map(_by_name, seated)) for seated in setting.rotations])
        try:
            self.elsewhere.call(_begin, sent, _figures(setting))
        except Died as fault:
            raise WorkerDied(
                f"{setting.game.title} cannot be played with the data in {setting.data.folder}: {fault}."
            ) from fault

    def play(self, first: int, units: int, rotation: int) -> Values:
        """See `measure.Worker.play`; WorkerDied where the other process has ended."""
        try:
            return self.call(Worker.play, first, units, rotation)
        except Died as fault:
            raise died_in(first, units, fault) from fault

    def call(self, function: Callable[..., T], *given: object) -> T:
        """What a function of the worker there, and of what is given, answers."""
        answered: T = self.elsewhere.call(_with_worker, function, *given)
        return answered


def _by_name(player: Player) -> Player | str:
    """A bot of one's own by its name: its class may be of a file, from which the other process loads it as well.

    Raises:
        CannotSend: it is of the program that runs, which the other process does not.
    """
    if getattr(player.make, "__module__", "") == "__main__":
        raise _unsendable(f"{player.name} is defined in the program itself")
    return player if player.make is None or player.settings else player.name
