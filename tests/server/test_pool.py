import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
import uvloop

from runabout import games
from runabout.bots import seat_bot
from runabout.match import Match
from runabout.server.bots import pool as module
from runabout.server.bots.pool import ATTEMPTS, WORKER_NICE, NoChoice
from runabout.server.bots.protocol import Compile, Load
from runabout.server.errors import ServerFault
from tests.patience import PATIENCE
from tests.server.pools import KEY, until, with_pool

OTHER_KEY = bytes(32)


@pytest.fixture
def interpreted(monkeypatch):
    """Bots think in plain Python: nothing is compiled."""
    monkeypatch.setenv("RUNABOUT_INTERPRET", "1")


def a_sight(name="road-runner", decisions=0):
    """What the seat to act knows, so many decisions into a game."""
    game = games.find_game(name)
    match = Match(game, game.seats[0], seed="sights")
    for _ in range(decisions):
        match.play(match.legal()[0])
    return match, bytes(match.sight(match.seat))


def pids(pool):
    return [worker._process.pid for worker in pool._workers if worker.has_started]


async def busy(pool):
    """Wait until a worker thinks; its process id."""
    while True:
        for worker in pool._workers:
            if worker.question:
                return worker._process.pid
        await asyncio.sleep(0.005)


def is_running(pid):
    with suppress(FileNotFoundError):
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    return False


# ----------------------------------------------------------------------------------------------- choosing


@pytest.mark.parametrize("name", list(games.GAMES))
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_worker_chooses_what_a_bot_here_would(interpreted, name, level):
    match, sight = a_sight(name, decisions=3)
    here = seat_bot(match.game, level, KEY).choose(match.sight(match.seat))

    async def story(pool):
        return [await pool.choose(name, level, sight, key) for key in (KEY, OTHER_KEY, KEY)]

    first, _, again = with_pool(story, games=[name])
    assert first == again == here


def test_a_choice_does_not_depend_on_the_worker_nor_on_what_was_asked_before(interpreted):
    sights = [a_sight(decisions=decisions)[1] for decisions in range(6)]
    questions = [(sight, bytes([number]) * 32) for number in range(10) for sight in sights]

    async def story(pool):
        ask = [pool.choose("road-runner", "random", *question) for question in questions]
        forward = await asyncio.gather(*ask)
        ask = [pool.choose("road-runner", "random", *question) for question in reversed(questions)]
        return forward, (await asyncio.gather(*ask))[::-1], len(pool._workers)

    forward, backward, workers = with_pool(story, workers=2)
    assert forward == backward
    assert len(set(forward)) > 1
    assert workers == 2


def test_interpreted_bots_are_ready_from_the_start(interpreted):
    async def story(pool):
        before = pool.ready("road-runner")
        await pool.close()
        return before, pool.ready("road-runner")

    assert with_pool(story) == (True, False)


def test_a_question_that_makes_no_sense_is_answered_with_the_reason_and_the_next_is_answered(interpreted):
    match, sight = a_sight()
    watching = bytes(match.sight(-1))

    async def story(pool):
        reasons = []
        for bad in [
            ("road-runner", "random", sight[:-1], KEY),
            ("road-runner", "random", watching, KEY),
            ("road-runner", "random", sight, KEY[:-1]),
            ("road-runner", "meduim", sight, KEY),
            ("rode-runner", "random", sight, KEY),
        ]:
            with pytest.raises(NoChoice) as caught:
                await pool.choose(*bad)
            reasons.append(str(caught.value))
        await pool.choose("road-runner", "random", sight, KEY)
        return reasons

    length, seat, key, level, game = with_pool(story)
    assert f"a Sight is {len(sight)} bytes; these are {len(sight) - 1}" in length
    assert "the sight of the seat whose decision it is" in seat
    assert "32 bytes; these are 31" in key
    assert 'Did you mean "medium"' in level
    assert 'Did you mean "road-runner"' in game


def test_what_a_game_prints_does_not_get_between_the_answers(interpreted, tmp_path, monkeypatch):
    install(tmp_path, monkeypatch, {"noisy": "print('hello'); import os; os.write(1, b'raw')"})
    match = Match(games.find_game("high-card-noisy"), 2, seed=1)

    async def story(pool):
        return await pool.choose("high-card-noisy", "greedy", bytes(match.sight(match.seat)), KEY)

    assert with_pool(story, games=["high-card-noisy"]) in [action.number for action in match.legal()]


def test_a_caller_that_stops_waiting_delays_no_other(interpreted):
    _, sight = a_sight()

    async def story(pool):
        tasks = [
            asyncio.create_task(pool.choose("road-runner", "random", sight, bytes([number]) * 32))
            for number in range(20)
        ]
        await busy(pool)
        for task in tasks[::2]:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        return [type(result) for result in results[1::2]]

    assert set(with_pool(story)) == {int}


# ------------------------------------------------------------------------------------- processes come and go


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_what_a_killed_worker_was_asked_is_asked_again(interpreted, loop):
    _, sight = a_sight()

    async def story(pool):
        await pool.choose("road-runner", "random", sight, KEY)
        undisturbed = await pool.choose("road-runner", "easy", sight, KEY)
        asked = asyncio.create_task(pool.choose("road-runner", "easy", sight, KEY))
        killed = await busy(pool)
        os.kill(killed, signal.SIGKILL)
        return undisturbed, await asked, killed, pids(pool)

    undisturbed, answer, killed, alive = with_pool(story, loop=loop)
    assert answer == undisturbed
    assert killed not in alive
    assert len(alive) == 1


def test_a_question_that_ends_every_worker_is_given_up_and_others_are_answered(interpreted):
    _, sight = a_sight()

    async def story(pool):
        asked = asyncio.create_task(pool.choose("road-runner", "hard", sight, KEY))
        killed = set()
        while len(killed) < ATTEMPTS:
            pid = await busy(pool)
            if pid not in killed:
                os.kill(pid, signal.SIGKILL)
                killed.add(pid)
            await asyncio.sleep(0.01)
        with pytest.raises(NoChoice, match=r"No bot finds a move in road-runner: 3 workers have ended over it\."):
            await asked
        await pool.choose("road-runner", "random", sight, KEY)

    with_pool(story)


def test_a_worker_that_hangs_is_killed_and_its_question_asked_again(interpreted, monkeypatch):
    _, sight = a_sight()

    async def story(pool):
        await pool.choose("road-runner", "random", sight, KEY)
        monkeypatch.setattr("runabout.server.bots.handle.ANSWER_SECONDS", 1)
        (hanging,) = pids(pool)
        os.kill(hanging, signal.SIGSTOP)
        asked = asyncio.create_task(pool.choose("road-runner", "random", sight, KEY))
        await busy(pool)
        monkeypatch.setattr("runabout.server.bots.handle.ANSWER_SECONDS", 60)
        await asked
        return hanging, pids(pool)

    hanging, alive = with_pool(story)
    assert hanging not in alive
    assert not is_running(hanging)


def test_a_thought_that_never_ends_is_given_up(interpreted, monkeypatch):
    monkeypatch.setattr("runabout.server.bots.handle.ANSWER_SECONDS", 0.3)
    _, sight = a_sight()

    async def story(pool):
        with pytest.raises(NoChoice, match="3 workers have ended over it"):
            await pool.choose("road-runner", "hard", sight, KEY)

    with_pool(story)


def test_workers_go_with_the_server_however_it_ends(interpreted):
    code = """
import asyncio, sys
from runabout.server.bots.pool import BotPool

async def main():
    pool = BotPool(2)
    await pool.start(["road-runner"])
    asked = [asyncio.create_task(pool.choose("road-runner", "hard", bytes.fromhex(sys.argv[1]), bytes(32)))]
    while not any(worker.question for worker in pool._workers) or not all(w.has_started for w in pool._workers):
        await asyncio.sleep(0.01)
    print(*(worker._process.pid for worker in pool._workers), flush=True)
    await asyncio.sleep(1000)

asyncio.run(main())
"""
    _, sight = a_sight()
    server = subprocess.Popen([sys.executable, "-c", code, sight.hex()], stdout=subprocess.PIPE, text=True)
    workers = [int(pid) for pid in server.stdout.readline().split()]
    assert len(workers) == 2
    assert all(is_running(pid) for pid in workers)
    server.kill()
    server.wait()
    server.stdout.close()
    until_then = time.monotonic() + PATIENCE
    while any(is_running(pid) for pid in workers) and time.monotonic() < until_then:
        time.sleep(0.02)
    assert not any(is_running(pid) for pid in workers)


def test_what_the_terminal_sends_to_the_server_is_not_for_its_workers(interpreted):
    _, sight = a_sight()

    async def story(pool):
        await pool.choose("road-runner", "random", sight, KEY)
        (pid,) = pids(pool)
        assert os.getsid(pid) == pid
        os.kill(pid, signal.SIGINT)
        await pool.choose("road-runner", "random", sight, KEY)
        return pid, pids(pool)

    pid, alive = with_pool(story)
    assert alive == [pid]


def test_workers_stand_back_for_the_server_and_hold_no_socket_of_its_and_know_no_secret(interpreted, monkeypatch):
    monkeypatch.setenv("RUNABOUT_SECRET", "a secret of the tests, and long enough")
    monkeypatch.setenv("RUNABOUT_DATABASE_URL", "postgresql://ann:pw@db/x")
    _, sight = a_sight()

    async def story(pool):
        await pool.choose("road-runner", "random", sight, KEY)
        (pid,) = pids(pool)
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(own + WORKER_NICE, 19)  # a suite may itself stand back
        environment = Path(f"/proc/{pid}/environ").read_bytes()
        assert b"RUNABOUT_INTERPRET" in environment
        assert b"RUNABOUT_SECRET" not in environment
        assert b"pw@db" not in environment

    listening = socket.create_server(("127.0.0.1", 0))
    listening.set_inheritable(True)
    address = listening.getsockname()

    async def both(pool):
        await story(pool)
        listening.close()
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(address)

    with_pool(both)


def test_a_caller_that_waits_when_it_closes_is_told_that_the_server_stops(interpreted):
    _, sight = a_sight()

    async def story(pool):
        tasks = [asyncio.create_task(pool.choose("road-runner", "hard", sight, KEY)) for _ in range(3)]
        await busy(pool)
        alive = pids(pool)
        await pool.close()
        faults = [*await asyncio.gather(*tasks, return_exceptions=True)]
        with pytest.raises(ServerFault) as caught:
            await pool.choose("road-runner", "random", sight, KEY)
        return [fault.code for fault in (*faults, caught.value)], [is_running(pid) for pid in alive]

    assert with_pool(story) == (["stopping"] * 4, [False])


def test_it_closes_while_its_workers_are_still_being_started(interpreted):
    async def story(pool):
        await pool.close()

    with_pool(story, workers=3)


def test_workers_that_cannot_be_started_are_told_of_and_not_waited_for(interpreted, monkeypatch, caplog):
    _, sight = a_sight()

    async def story(pool):
        with pytest.raises(NoChoice, match="cannot be started"):
            await pool.choose("road-runner", "random", sight, KEY)
        nowhere.undo()
        await pool.choose("road-runner", "random", sight, KEY)

    with monkeypatch.context() as nowhere:
        nowhere.setattr(module, "REST_SECONDS", (0.01, 0.02))
        nowhere.setattr(sys, "executable", "/nowhere/python")
        with_pool(story)
    assert "/nowhere/python" in caplog.text


# ----------------------------------------------------------------------------------------------- compiling


def install(tmp_path, monkeypatch, modules):
    """Put games on the path as other people's packages would: a little game under names of their own."""
    information = tmp_path / "cards-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: cards\nVersion: 1.0\n")
    points = "".join(f"high-card-{name} = card_{name}:game\n" for name in modules)
    (information / "entry_points.txt").write_text(f"[runabout.games]\n{points}")
    for name, code in modules.items():
        (tmp_path / f"card_{name}.py").write_text(
            f"{code}\nimport dataclasses\nfrom tests.laws.little import game as little\n"
            f"game = dataclasses.replace(little, name='high-card-{name}')\n"
        )
    monkeypatch.syspath_prepend(tmp_path)
    games.find_game.cache_clear()


def test_a_game_that_was_never_compiled_is_compiled_once_and_loaded_by_every_worker(tmp_path, monkeypatch):
    monkeypatch.delenv("RUNABOUT_INTERPRET", raising=False)
    monkeypatch.setenv("RUNABOUT_CACHE", str(tmp_path / "cache"))
    install(tmp_path, monkeypatch, {"fresh": ""})
    name = "high-card-fresh"
    match = Match(games.find_game(name), 2, seed=1)
    sight = bytes(match.sight(match.seat))
    jobs = []
    monkeypatch.setattr(module.WorkerHandle, "give", recording(jobs, module.WorkerHandle.give))

    async def story(pool):
        assert not pool.ready(name)
        assert await pool.choose(name, "easy", sight, KEY) in {action.number for action in match.legal()}
        await until(lambda: pool.ready(name))
        answer = await pool.choose(name, "easy", sight, KEY)
        await until(lambda: pool.has_rules(name) and all(name in worker.games for worker in pool._workers))
        await until(lambda: pool._compiler is None)
        return answer

    first = with_pool(story, workers=2, games=[name])
    assert jobs.count(Compile(name, rules=False)) == 1
    assert jobs.count(Compile(name, rules=True)) == 1
    assert jobs.count(Load(name, is_compiled=True)) == 2

    # The next server finds it on disk.
    jobs.clear()
    assert with_pool(story, workers=1, games=[name]) == first
    assert jobs == [Load(name, is_compiled=False)]


def recording(jobs, give):
    def recorded(worker, job):
        jobs.append(job)
        give(worker, job)

    return recorded
