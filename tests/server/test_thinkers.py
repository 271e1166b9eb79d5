"""Bots that think in processes of `runabout think`, over a real Redis; with a thinker killed on the way."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from runabout import games
from runabout.bots import seat_bot
from runabout.core.game import INTERPRET
from runabout.match import Match
from runabout.server.bots import pool as pool_module
from runabout.server.bots import thinker as thinker_module
from runabout.server.bots import thinkers as module
from runabout.server.bots.agreed import difference, digest, identity, name_of
from runabout.server.bots.fair_queue import Claim
from runabout.server.bots.pool import BotPool
from runabout.server.bots.protocol import Ask, Chosen
from runabout.server.bots.thinker import Thinker
from runabout.server.bots.thinkers import Thinkers, Thought, Unanswered
from runabout.server.errors import BadSetting
from runabout.server.process import Server
from runabout.server.settings import read_settings
from runabout.server.telemetry import Measures
from tests.patience import PATIENCE
from tests.server.pools import KEY, ScriptedWorker, until
from tests.server.processes import Nursery, Redis, ThinkerProcess, nursery

GAME = "road-runner"


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    found = Redis()
    yield found
    found.close()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    with nursery(tmp_path_factory.mktemp("thinkers")) as found:
        yield found


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think in plain Python: nothing is compiled."""
    monkeypatch.setenv(INTERPRET, "1")


@contextmanager
def thinking(home: Nursery, redis: Redis, **more: Any) -> Iterator[ThinkerProcess]:
    found = ThinkerProcess(home, redis.url, **more)
    try:
        yield found
    finally:
        found.kill()


def outcome(measures: Measures, name: str) -> float:
    return measures.registry.get_sample_value("runabout_thinker_questions_total", {"outcome": name}) or 0.0


def children(pid: int) -> list[int]:
    return [int(name) for name in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def sight_of(decisions: int = 3) -> tuple[Match, bytes]:
    game = games.find_game(GAME)
    match = Match(game, game.seats[0], seed="thinkers")
    for _ in range(decisions):
        match.play(match.legal()[0])
    return match, bytes(match.sight(match.seat))


MATCH, SIGHT = sight_of()
KEYS = [bytes([number]) * 32 for number in range(12)]
EXPECTED = [seat_bot(MATCH.game, "random", key).choose(MATCH.sight(MATCH.seat)) for key in KEYS]


async def ask_all(pool: BotPool) -> list[int]:
    return await asyncio.gather(*(pool.choose(GAME, "random", SIGHT, key) for key in KEYS))


def run(redis: Redis, story: Callable[[BotPool, Thinkers, Measures], Any], seconds: float = 2) -> Any:
    """Tell a story of a pool of one worker, and of the thinkers that it asks."""

    async def tell() -> Any:
        measures = Measures()
        thinkers = Thinkers(redis.url, seconds, games.names(), measures)
        pool = BotPool(1, thinkers=thinkers)
        await pool.start([GAME])
        try:
            return await asyncio.wait_for(story(pool, thinkers, measures), PATIENCE)
        finally:
            await pool.close()

    return asyncio.run(tell())


# ------------------------------------------------------------------------------------------- over a real Redis


def test_a_thinker_chooses_what_a_bot_here_would_and_its_death_costs_a_table_the_stated_time(
    redis: Redis, home: Nursery, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ScriptedWorker, "made", [])
    monkeypatch.setattr(pool_module, "WorkerHandle", ScriptedWorker)  # here alone, not in the thinker's process

    async def story(pool: BotPool, thinkers: Thinkers, measures: Measures) -> None:
        [worker] = ScriptedWorker.made
        with thinking(home, redis) as process:
            await until(lambda: thinkers.slots == 1)
            assert thinkers.takes(GAME)
            assert not thinkers.takes("rode-runner")
            assert await ask_all(pool) == EXPECTED  # while the server's own worker has not even started
            assert outcome(measures, "answered") == len(KEYS)
            senseless = asyncio.ensure_future(pool.choose(GAME, "random", SIGHT[:-1], KEY))
            await until(lambda: outcome(measures, "failed") == 1)  # its own worker may tell why

            monkeypatch.setattr(thinkers, "_seconds", 1)
            process.signal(signal.SIGSTOP)
            began = time.monotonic()
            waiting = [asyncio.ensure_future(pool.choose(GAME, "random", SIGHT, key)) for key in KEYS[:3]]
            await until(lambda: pool._out)
            process.kill()
        worker.come()
        expected = {(SIGHT, key): number for key, number in zip(KEYS, EXPECTED)}

        async def work() -> None:
            while not all(one.done() for one in (senseless, *waiting)):
                if question := worker.question:
                    worker.say(Chosen(expected.get((question.ask.sight, question.ask.key), 0)))
                await asyncio.sleep(0.005)

        await work()
        assert [one.result() for one in waiting] == EXPECTED[:3]
        assert time.monotonic() - began >= 1  # it was the thinker's for as long as it had
        assert outcome(measures, "unanswered") == 1  # no other question went out to it
        await until(lambda: thinkers._found == 0)
        assert not thinkers.takes(GAME)
        while await thinkers._jobs.count("incomplete"):  # the question is taken back
            await asyncio.sleep(0.01)

    run(redis, story, seconds=PATIENCE)


def test_after_a_lost_answer_no_thinker_is_asked_for_a_time_that_doubles(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lost:
        async def abort(self, *given: Any, **more: Any) -> None:
            pass

    async def tell() -> list[int]:
        now = [100.0]
        thinkers = Thinkers("unix:///nowhere", 1, [GAME], Measures())
        loop = asyncio.get_running_loop()
        with monkeypatch.context() as clock:
            clock.setattr(loop, "time", lambda: now[0])

            def at(moment: float) -> int:
                now[0] = thinkers._heard = moment
                return thinkers.slots

            def lose(asked: float) -> None:
                thinkers._lose(Lost(), asked, TimeoutError())  # type: ignore[arg-type]

            thinkers._found = 3
            found = [at(100)]
            lose(99)
            found += [at(100.9)]
            lose(99.5)  # asked together with the first one
            found += [at(101)]
            lose(101)
            found += [at(102.9), at(103)]
            now[0] += 3  # nothing has been heard since
            return [*found, thinkers.slots]

    assert asyncio.run(tell()) == [3, 0, 3, 0, 3, 0]


def test_while_redis_is_away_workers_answer_and_afterwards_thinkers_are_asked_again(
    redis: Redis, home: Nursery, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "REST_SECONDS", (0.1, 0.1))

    async def story(pool: BotPool, thinkers: Thinkers, measures: Measures) -> None:
        with thinking(home, redis, name="redis-goes"):
            await until(lambda: thinkers.slots == 1)
            redis.stop()
            assert await ask_all(pool) == EXPECTED
            await until(lambda: thinkers.slots == 0)
            assert await ask_all(pool) == EXPECTED
            redis.start()
            await until(lambda: thinkers.slots == 1)
            before = outcome(measures, "answered")
            while outcome(measures, "answered") == before:
                assert await ask_all(pool) == EXPECTED

    run(redis, story)


def test_a_thinker_of_another_version_is_refused_with_what_was_expected(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = {**identity(games.names()), GAME: "rules 999, code 00000000"}

    async def story(_: BotPool, thinkers: Thinkers, __: Measures) -> str:
        await until(lambda: thinkers._heard > 0)  # the server has said which it is
        monkeypatch.setattr(thinker_module, "identity", lambda _: other)
        with pytest.raises(BadSetting) as caught:
            await Thinker(redis.url, 1).run(lambda: None)
        await until(lambda: thinkers._found == 0)  # those of other tests have been killed
        return str(caught.value)

    told = run(redis, story)
    assert f"{GAME}: {identity(games.names())[GAME]} expected, rules 999, code 00000000 came" in told
    assert told.count("expected") == 1


def test_a_table_of_a_server_goes_on_when_its_thinker_is_killed(redis: Redis, home: Nursery) -> None:
    server = home.start("asks", redis_url=redis.url, thinkers="true", thinker_seconds=2, bot_tables_per_guest=20)

    def figure(name: str) -> float:
        lines = httpx.get(f"{server.url}/metrics").text.splitlines()
        return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))

    def wait(condition: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, server.written()[-2000:]
            time.sleep(0.05)

    with thinking(home, redis, name="of-a-server") as process, httpx.Client(base_url=server.url) as guest:
        wait(lambda: figure("runabout_thinker_slots") == 1)
        token = guest.post("/api/guests", json={"name": "Ann"}).json()["token"]
        guest.headers["authorization"] = f"Bearer {token}"
        workers = children(server.pid)
        for pid in workers:  # the server's own worker answers nothing for the moment
            os.kill(pid, signal.SIGSTOP)
        bots = [{"kind": "bot", "level": "greedy"}] * 8
        for _ in range(3):
            made = guest.post("/api/tables", json={"game": GAME, "seats": bots, "start": True})
            assert made.status_code == 201, made.text
        wait(lambda: figure('runabout_thinker_questions_total{outcome="answered"}') >= 3)
        process.kill()
        for pid in workers:
            os.kill(pid, signal.SIGCONT)
        wait(lambda: figure("runabout_thinker_slots") == 0)
        before = figure("runabout_think_seconds_count")
        wait(lambda: figure("runabout_think_seconds_count") >= before + 5)
    assert "[error" not in server.written()
    server.kill()


# -------------------------------------------------------------------------------------------- shares and order


class ScriptedThinkers:
    """Thinkers that answer when the test says so."""

    def __init__(self, slots: int) -> None:
        self.slots = slots
        self.asked: list[tuple[Ask, asyncio.Future[Thought]]] = []

    def takes(self, game: str) -> bool:
        return self.slots > 0

    def watched(self, on_change: Callable[[], None]) -> AsyncExitStack:
        return AsyncExitStack()

    async def choose(self, ask: Ask) -> Thought:
        answer = asyncio.get_running_loop().create_future()
        self.asked.append((ask, answer))
        return await answer


def scripted(story: Callable[[BotPool, ScriptedThinkers, Any], Any], slots: int, mp: pytest.MonkeyPatch) -> None:
    mp.setattr(ScriptedWorker, "made", [])
    mp.setattr(pool_module, "WorkerHandle", ScriptedWorker)

    async def tell() -> None:
        thinkers = ScriptedThinkers(slots)
        pool = BotPool(1, thinkers=thinkers, clock=lambda: 0.0)  # type: ignore[arg-type]
        await pool.start([GAME])
        [worker] = ScriptedWorker.made
        worker.come()
        try:
            await asyncio.wait_for(story(pool, thinkers, worker), PATIENCE)
        finally:
            await pool.close()

    asyncio.run(tell())


def ask(pool: BotPool, guest: str, table: str = "") -> asyncio.Future[int]:
    claim = Claim("", guest, table or guest)
    return asyncio.ensure_future(pool.choose(GAME, "hard", guest.encode(), KEY, claim))


def test_only_as_many_questions_go_out_as_thinkers_begin_at_once_and_the_rest_waits_in_the_fair_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(pool: BotPool, thinkers: ScriptedThinkers, worker: Any) -> None:
        crowd = [ask(pool, "crowd", f"table {number}") for number in range(20)]
        await until(lambda: len(thinkers.asked) == 2 and worker.question)
        assert len(pool._questions) == 17
        honest = ask(pool, "honest")
        await asyncio.sleep(0)
        thinkers.asked[0][1].set_result(Thought(5, 0.25))
        await until(lambda: len(thinkers.asked) == 3)
        assert thinkers.asked[2][0].sight == b"honest"  # before seventeen that came earlier
        thinkers.asked[2][1].set_result(Thought(7, 0.25))
        assert await honest == 7
        assert sum(one.done() for one in crowd) == 1

    scripted(story, 2, monkeypatch)


def test_what_a_thinker_does_not_answer_a_worker_does_and_nobody_is_charged_for_the_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(pool: BotPool, thinkers: ScriptedThinkers, worker: Any) -> None:
        charged: list[float] = []
        monkeypatch.setattr(pool._questions, "charge", lambda claim, seconds: charged.append(seconds))
        first = ask(pool, "one")
        await until(lambda: worker.question)
        second = ask(pool, "two")
        await until(lambda: thinkers.asked)
        thinkers.asked[0][1].set_exception(Unanswered("gone"))
        await asyncio.sleep(0.01)
        assert len(thinkers.asked) == 1  # no thinker is asked a second time
        assert sum(charged[1:]) == pytest.approx(0)
        worker.say(Chosen(1))
        worker.say(Chosen(2))
        assert (await first, await second) == (1, 2)

    scripted(story, 1, monkeypatch)


def test_a_fault_of_any_kind_at_a_thinker_loses_no_question(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(pool: BotPool, thinkers: ScriptedThinkers, worker: Any) -> None:
        first = ask(pool, "one")
        second = ask(pool, "two")
        await until(lambda: thinkers.asked)
        thinkers.asked[0][1].set_exception(ZeroDivisionError())
        await until(lambda: "a question for a thinker failed" in caplog.text)
        worker.say(Chosen(1))
        worker.say(Chosen(2))
        assert (await first, await second) == (1, 2)

    scripted(story, 1, monkeypatch)
    assert "a question for a thinker failed" in caplog.text


def test_a_game_that_is_not_compiled_here_is_played_at_full_strength_by_thinkers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(INTERPRET)

    async def story(pool: BotPool, thinkers: ScriptedThinkers, worker: Any) -> None:
        assert pool.ready(GAME)
        worker.say(pool_module.Loaded(GAME, bots=False, rules=False))
        asked = ask(pool, "one")
        await until(lambda: thinkers.asked)
        assert worker.question is None
        thinkers.slots = 0
        assert not pool.ready(GAME)
        thinkers.asked[0][1].set_exception(Unanswered("gone"))
        await until(lambda: worker.question)
        assert worker.question.ask.simply
        worker.say(Chosen(3))
        assert await asked == 3

    scripted(story, 1, monkeypatch)


# ------------------------------------------------------------------------------------------------- what agrees


def test_thinkers_need_a_redis() -> None:
    settings = read_settings({"thinkers": True, "secret": "s" * 32}, {}, None)
    with pytest.raises(BadSetting, match="redis_url is not set"):
        Server(settings)


def test_an_identity_changes_with_any_file_that_bots_think_with(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text("one")
    before = digest([file])
    file.write_text("two")
    assert digest([file]) != before
    mine = identity(games.names())
    assert set(mine) == {"Runabout", *games.names()}
    assert name_of(mine) != name_of({**mine, GAME: "rules 0"})
    assert difference(mine, mine) == ""
    assert difference({"a": "1", "b": "2"}, {"a": "1"}) == "b: 2 expected, none came"
