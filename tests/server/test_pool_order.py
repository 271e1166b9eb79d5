"""Which process does what, and when; here the test says what they do."""

import asyncio

import pytest

from runabout.server.bots import pool as module
from runabout.server.bots.pool import ATTEMPTS
from runabout.server.bots.protocol import Ask, Chosen, Compile, Compiled, Failed, Load, Loaded
from tests.server.pools import KEY, ScriptedWorker, until, with_pool


@pytest.fixture
def workers(monkeypatch):
    monkeypatch.delenv("RUNABOUT_INTERPRET", raising=False)
    monkeypatch.setattr(module, "WorkerHandle", ScriptedWorker)
    monkeypatch.setattr(ScriptedWorker, "made", [])
    return ScriptedWorker.made


def cold(worker, *games):
    """Let a worker find out of each game that it was never compiled."""
    for game in games:
        assert worker.job == Load(game, is_compiled=False)
        worker.say(Loaded(game, bots=False, rules=False))


def compile_all(compiler):
    """Let a compiler do all that it is given; the jobs, in order."""
    jobs = []
    while not compiler.is_killed:
        jobs.append(compiler.job)
        compiler.say(Compiled(compiler.job.game, compiler.job.rules))
    return jobs


def test_games_are_compiled_in_the_order_of_the_list_and_bots_go_before_rules(workers):
    async def story(pool):
        workers[0].come()
        cold(workers[0], "a", "b")
        workers[1].come()
        return compile_all(workers[1])

    assert with_pool(story, games=["a", "b"]) == [
        Compile("a", rules=False),
        Compile("b", rules=False),
        Compile("a", rules=True),
        Compile("b", rules=True),
    ]


def test_a_hurried_game_goes_first_and_what_nobody_waits_for_is_put_off(workers):
    async def story(pool):
        workers[0].come()
        cold(workers[0], "a", "b", "c")
        workers[1].come()
        assert workers[1].job == Compile("a", rules=False)
        pool.hurry("c")
        assert workers[1].is_killed
        workers[1].gone(workers[1])
        await asyncio.sleep(0.01)
        workers[2].come()
        assert workers[2].job == Compile("c", rules=False)
        pool.hurry("b")
        pool.hurry("c")
        assert not workers[2].is_killed  # this one is played, too
        return compile_all(workers[2]), workers[0].job

    assert with_pool(story, games=["a", "b", "c"]) == (
        [
            Compile("c", rules=False),
            Compile("b", rules=False),
            Compile("c", rules=True),
            Compile("b", rules=True),
            Compile("a", rules=False),
            Compile("a", rules=True),
        ],
        Load("c", is_compiled=True),
    )


def test_games_that_are_played_are_compiled_in_the_order_in_which_they_were_first_played(workers):
    async def story(pool):
        workers[0].come()
        cold(workers[0], "a", "b", "c")
        workers[1].come()
        for game in ("a", "c", "b", "c", "b"):
            pool.hurry(game)
        return compile_all(workers[1])

    jobs = with_pool(story, games=["a", "b", "c"])
    assert [(job.game, job.rules) for job in jobs] == [(game, rules) for rules in (False, True) for game in "acb"]


def test_bots_answer_simply_until_their_game_is_compiled_and_it_is_told_when_they_no_longer_do(workers):
    told = []

    async def story(pool):
        pool.on_ready(told.append)
        worker = workers[0]
        worker.come()
        first = asyncio.create_task(pool.choose("a", "hard", b"", KEY))
        await asyncio.sleep(0)
        assert worker.question is None  # whether it has been compiled is known in a moment
        cold(worker, "a")
        assert worker.question.ask == Ask("a", "hard", b"", KEY, simply=True)
        worker.say(Chosen(3))
        assert (await first, told) == (3, [])
        workers[1].come()
        workers[1].say(Compiled("a", rules=False))
        worker.say(Loaded("a", bots=True, rules=False))
        second = asyncio.create_task(pool.choose("a", "hard", b"", KEY))
        await asyncio.sleep(0)
        assert worker.question.ask == Ask("a", "hard", b"", KEY)
        worker.say(Chosen(4))
        return await second

    assert with_pool(story, games=["a"]) == 4
    assert told == ["a"]


def test_no_bot_answers_simply_where_another_worker_could_answer_better(workers):
    async def story(pool):
        for worker in workers:
            worker.come()
        cold(workers[0], "a")
        workers[1].games.add("a")
        tasks = [asyncio.create_task(pool.choose("a", "easy", b"", KEY)) for _ in range(2)]
        await asyncio.sleep(0)
        assert workers[0].question is None
        for action in (1, 2):
            assert not workers[1].question.ask.simply
            workers[1].say(Chosen(action))
        return await asyncio.gather(*tasks)

    assert with_pool(story, workers=2, games=["a"]) == [1, 2]


def test_a_question_hurries_its_game(workers):
    async def story(pool):
        workers[0].come()
        cold(workers[0], "a", "b")
        workers[1].come()
        task = asyncio.create_task(pool.choose("b", "easy", b"", KEY))
        await asyncio.sleep(0)
        assert workers[1].is_killed
        task.cancel()

    with_pool(story, games=["a", "b"])


def test_a_question_goes_to_a_worker_that_has_loaded_its_game_and_waits_for_no_other_game(workers):
    async def story(pool):
        one, other = workers
        for worker, game in ((one, "a"), (other, "b")):
            worker.come()  # it gets something to load, which takes as long as it takes
            worker.games.add(game)
        tasks = [asyncio.create_task(pool.choose(game, "easy", b"", KEY)) for game in ("a", "a", "b")]
        await asyncio.sleep(0)
        assert (one.question.ask.game, other.question.ask.game) == ("a", "b")
        other.say(Chosen(7))
        assert other.question is None
        one.say(Chosen(5))
        one.say(Chosen(6))
        return await asyncio.gather(*tasks)

    assert with_pool(story, workers=2, games=["a", "b"]) == [5, 6, 7]


def test_a_game_that_nobody_can_get_ready_is_given_up_for_a_while_and_its_bots_play_simply(workers, monkeypatch):
    monkeypatch.setattr(module, "FORGET_SECONDS", 1e6)
    after_it = []

    async def story(pool):
        loop = asyncio.get_running_loop()
        later = loop.call_later

        def told(delay, *call, **given):
            if delay == module.FORGET_SECONDS:
                after_it.append(call)
            return later(delay, *call, **given)

        monkeypatch.setattr(loop, "call_later", told)
        workers[0].come()
        cold(workers[0], "a")
        for attempt in range(1, ATTEMPTS + 1):
            workers[attempt].come()
            assert workers[attempt].job == Compile("a", rules=False)
            workers[attempt].gone(workers[attempt])
            await asyncio.sleep(0.01)
        assert pool._games["a"].fault == "3 processes have ended over it"
        task = asyncio.create_task(pool.choose("a", "easy", b"", KEY))
        await asyncio.sleep(0)
        assert workers[0].question.ask.simply
        workers[0].say(Chosen(1))
        assert await task == 1
        assert len(workers) == 1 + ATTEMPTS
        [(forget, *given)] = after_it
        forget(*given)
        await until(lambda: len(workers) > 1 + ATTEMPTS)
        workers[-1].come()
        return workers[-1].job

    assert with_pool(story, games=["a"]) == Compile("a", rules=False)


def test_a_game_is_not_blamed_for_a_worker_that_ended_over_a_question(workers):
    async def story(pool):
        for _ in range(ATTEMPTS + 1):
            worker = workers[-1]
            worker.come()
            worker.games.add("a")
            task = asyncio.create_task(pool.choose("a", "easy", b"", KEY))
            await asyncio.sleep(0)
            assert (worker.question is not None, worker.job is not None) == (True, True)
            worker.gone(worker)
            task.cancel()
            await asyncio.sleep(0.01)
        return pool._games["a"].fault

    assert with_pool(story, games=["a"]) == ""


def test_a_game_that_does_not_compile_is_given_up_at_once_and_the_next_is_compiled(workers):
    async def story(pool):
        workers[0].come()
        cold(workers[0], "a", "b")
        workers[1].come()
        workers[1].say(Failed("a", "BadGame: it calls itself"))
        task = asyncio.create_task(pool.choose("a", "easy", b"", KEY))
        await asyncio.sleep(0)
        assert workers[0].question.ask.simply
        task.cancel()
        return workers[1].job

    assert with_pool(story, games=["a", "b"]) == Compile("b", rules=False)


def test_a_worker_that_is_lost_is_replaced_and_loads_what_the_other_had(workers):
    async def story(pool):
        workers[0].come()
        workers[0].say(Loaded("a", bots=True, rules=True))
        assert pool.ready("a")
        workers[0].gone(workers[0])
        assert not pool.ready("a")
        await asyncio.sleep(0.01)
        workers[1].come()
        return workers[1].job, len(workers)

    assert with_pool(story, games=["a"]) == (Load("a", is_compiled=True), 2)


def test_processes_that_end_before_they_begin_are_started_again_ever_more_seldom(workers, monkeypatch):
    rests = []

    async def story(pool):
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "call_later", lambda rest, then: rests.append(rest) or loop.call_soon(then))
        for _ in range(9):
            workers[-1].gone(workers[-1])
            await asyncio.sleep(0)
            await asyncio.sleep(0)

    with_pool(story, games=["a"])
    assert rests == [0.5, 1, 2, 4, 8, 16, 30, 30, 30]
