"""Programs in the arena: the bot of `examples/` and others made of it, in processes of their own, over real sockets."""

import asyncio
import sys
import textwrap
from pathlib import Path
from typing import ClassVar

import httpx
import pytest

from runabout.core.chance import Chance
from runabout.core.errors import BadLevel
from runabout.core.game import INTERPRET
from runabout.games import find_game
from runabout.lab.arena import Arena
from runabout.lab.measure import BadBot
from runabout.lab.players import Player
from runabout.lab.simulate import BadRun
from runabout.server.errors import BadSetting
from runabout.server.outside import programs, sitting
from runabout.server.outside.hall import Hall
from runabout.server.outside.programs import filled, outside
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "bot.py"
EXAMPLE = f"outside:tosser={sys.executable} {BOT} {{link}} --seed {{seed}}"
GAME = find_game("rummy-runway")
SHORT = {"rounds": 1, "round_turn_limit": 3}

AT_ONCE = 0.3
"""Seconds for a decision that never comes."""


@pytest.fixture(autouse=True)
def interpreted(monkeypatch):
    """Rules as plain Python: there is nothing to compile first."""
    monkeypatch.setenv(INTERPRET, "1")
    monkeypatch.setitem(GAME.__dict__, "run", GAME.interpreted)


@pytest.fixture
def program(tmp_path):
    """Makes a program of the bot of `examples/`: before it starts, some lines are run that change it."""

    def make(lines, name="stray"):
        file = tmp_path / f"{name}.py"
        change = textwrap.dedent(lines)
        head = f"import asyncio, sys, time\nsys.path.insert(0, {str(ROOT)!r})\nfrom examples import bot\n"
        file.write_text(f"{head}{change}\nasyncio.run(bot.main())\n", encoding="utf-8")
        return f"outside:{name}={sys.executable} {file} {{link}} --seed {{seed}}"

    return make


def arena(*players, seconds=PATIENCE, deals=1, seats=2, **more):
    made = [outside(one, seconds) if isinstance(one, str) and one.startswith("outside:") else one for one in players]
    return Arena(GAME, made, seats, SHORT, deals, **more)


def played(asked, seconds=PATIENCE, **more):
    """What an arena finds, at tables of a server of its own."""
    with Hall(asked.game, seconds, asked.clocks) as hall:
        return asked.run(on=hall.tables, **more)


def results(found):
    """What was found, without what depends on time."""
    told = found.as_dict()
    for one in told["entrants"]:
        del one["seconds"], one["longest"]
    return told


class Watching:
    """Plays the first of the open actions, and keeps what it saw before its first."""

    seen: ClassVar[list[tuple[int, bytes]]] = []

    def __init__(self, game, key):
        self.game, self.is_new = game, True

    def choose(self, sight):
        if self.is_new:
            self.is_new = False
            self.seen.append((int(sight.seat), bytes(sight)))
        state = self.game.State()
        self.game.run.imagine(sight, Chance.seeded(bytes(32)), state)
        return self.game.run.legal_actions(state)[0]


def test_a_program_plays_every_deal_in_every_seat_and_its_time_is_told():
    asked = arena("greedy", EXAMPLE)
    found = played(asked)
    assert (found.deals, found.games, found.is_complete) == (1, 2, True)
    tosser = next(one for one in found.entrants if one.name == "tosser")
    assert 0 < tosser.seconds <= tosser.longest < PATIENCE
    assert tosser.settings == f"{sys.executable} {BOT} {{link}} --seed {{seed}}, seconds={PATIENCE}"
    assert asked.header["settings"]["tosser"] == tosser.settings
    assert sum(one.share.mean for one in found.entrants) == pytest.approx(1)


def test_all_groups_play_the_same_deals():
    Watching.seen.clear()
    played(arena(Player("one", make=Watching), Player("other", make=Watching), EXAMPLE))
    seen = Watching.seen[2:]  # after the two decisions that are not of a game
    begins = seen[0][0]
    # Who begins has seen nothing but the deal: bots of one's own begin in four of the six games.
    assert [seat for seat, _ in seen].count(begins) == 4
    assert len({sight for seat, sight in seen if seat == begins}) == 1


def test_a_program_has_a_process_for_each_of_its_seats():
    found = played(arena("greedy", EXAMPLE, seats=3))
    assert found.games == 3


def test_what_was_finished_is_kept_and_only_the_rest_is_played(program, tmp_path):
    starts, kept = tmp_path / "starts", tmp_path / "kept.npz"
    counting = f"""
        with open({str(starts)!r}, "a") as file:
            print("started", file=file)
    """
    dies = f"""{counting}
        if len(open({str(starts)!r}).readlines()) == 3:
            sys.exit("I have had enough.")
    """
    with pytest.raises(BadBot, match=r"In game 0\.1, .* stray ended with the exit code 1.*I have had enough"):
        played(arena("greedy", program(dies), deals=2), keep=kept)
    found = played(arena("greedy", program(counting), deals=2), keep=kept)
    assert (found.games, found.is_complete) == (4, True)
    assert len(starts.read_text(encoding="utf-8").splitlines()) == 3 + 2
    assert results(found) == results(played(arena("greedy", program(""), deals=2)))


CHEAT = """
    class Cheat(bot.Bot):
        async def decide(self, connection, view):
            closed = [one for one in self.actions if self.actions.index(one) not in view["open"]]
            await super().decide(connection, view | {"actions": closed[:1]})
    bot.Bot = Cheat
"""
TAKES_BACK = """
    import json
    class Sorry(bot.Bot):
        async def decide(self, connection, view):
            await super().decide(connection, view)
            await connection.send(json.dumps({"type": "undo", "key": f"sorry-{view['number']:06}"}))
    bot.Bot = Sorry
"""
LEAVES = """
    import httpx
    class Leaver(bot.Bot):
        async def decide(self, connection, view):
            path = f"{self.server}/api/tables/{self.table}/seats/{view['seat']}/leave"
            async with httpx.AsyncClient(headers=self.headers) as web:
                bot.answer(await web.post(path, json={"resign": True}))
            sys.exit(0)
    bot.Bot = Leaver
"""
OLDER = """
    connect = bot.connect
    bot.connect = lambda url, **more: connect(url.replace("protocol=3", "protocol=2"), **more)
"""
SILENT_OLDER = OLDER + "    sys.exit = lambda text: time.sleep(600)\n"


@pytest.mark.parametrize(
    ("lines", "seconds", "says"),
    [
        ("bot.choose = lambda view, rng: {'text': 'go home'}", PATIENCE, 'stray sent "go home", which is refused: '),
        (CHEAT, PATIENCE, 'stray sent ".*", which is refused: '),
        ("bot.choose = lambda view, rng: sys.exit('I give up')", PATIENCE, "exit code 1. It said last: .I give up"),
        ("bot.choose = lambda view, rng: time.sleep(600)", AT_ONCE, "stray did not decide within 0.3 seconds"),
        (TAKES_BACK, PATIENCE, "stray asked to take a decision back"),
        (LEAVES, PATIENCE, "stray left the table"),
        (OLDER, PATIENCE, "exit code 1. It said last: .This server speaks version 3"),
        (SILENT_OLDER, AT_ONCE, "within 0.3 seconds, and has no live connection to the table"),
    ],
)
def test_a_program_that_does_not_play_as_it_has_to_is_named(program, lines, seconds, says):
    with pytest.raises(BadBot, match=rf"In game 0\.\d, at decision \d+: .*{says}"):
        played(arena("greedy", program(lines), seconds=seconds), seconds)


def test_a_bot_of_ones_own_that_fails_is_named_as_in_a_study():
    class Wrong(Watching):
        def choose(self, sight):
            return "no such thing"

    with pytest.raises(BadBot, match="wrong raised Unreadable"):
        played(arena(Player("wrong", make=Wrong), EXAMPLE))


def test_a_program_that_does_not_sit_down_is_named(monkeypatch, tmp_path):
    monkeypatch.setattr(sitting, "SITTING_SECONDS", AT_ONCE)
    file = tmp_path / "sleeper.py"
    file.write_text("import time\ntime.sleep(600)\n", encoding="utf-8")
    with pytest.raises(BadBot, match=r"sleeper did not sit down within 0\.3 seconds"):
        played(arena("greedy", f"outside:sleeper={sys.executable} {file} {{link}}"))


def test_a_program_that_ignores_being_told_to_end_is_ended(monkeypatch, tmp_path):
    monkeypatch.setattr(sitting, "SITTING_SECONDS", AT_ONCE)
    monkeypatch.setattr(programs, "FAREWELL_SECONDS", AT_ONCE)
    file = tmp_path / "deaf.py"
    file.write_text("import signal, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\ntime.sleep(600)\n")
    with pytest.raises(BadBot, match="deaf did not sit down"):
        played(arena("greedy", f"outside:deaf={sys.executable} {file} {{link}}"))


def test_a_program_that_cannot_be_started_is_named(tmp_path):
    file = tmp_path / "broken"
    file.write_text("no program\n", encoding="utf-8")
    file.chmod(0o755)
    with pytest.raises(BadBot, match="broken cannot be started: "):
        played(arena("greedy", f"outside:broken={file} {{link}}"))


def test_a_table_is_closed_with_its_game_so_that_nobody_reads_its_deal(program, tmp_path):
    """The same deal is played again in another seating."""
    told = tmp_path / "told"
    asks = f"""
        class Curious(bot.Bot):
            async def listen(self, connection):
                is_over = await super().listen(connection)
                with open({str(told)!r}, "a") as file:
                    print(self.server, self.table, self.headers["Authorization"], sep=",", file=file)
                return is_over
        bot.Bot = Curious
    """
    asked = arena("greedy", program(asks))
    with Hall(asked.game, PATIENCE, asked.clocks) as hall:
        asked.run(on=hall.tables)
        for line in told.read_text(encoding="utf-8").splitlines():
            server, table, token = line.split(",")
            answer = httpx.get(f"{server}/api/tables/{table}/record", headers={"Authorization": token})
            assert (answer.status_code, answer.json()["code"]) == (410, "closed")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("outside:", "with {link} where the link"),
        ("outside:python bot.py", "with {link} where the link"),
        ("outside:no-such-program {link}", "no program no-such-program"),
        ("outside:python 'bot.py {link}", "cannot be read"),
    ],
)
def test_a_command_that_cannot_be_used_is_refused(text, says):
    with pytest.raises(BadLevel, match=says):
        outside(text, 60)


def test_a_command_is_told_the_table_the_seed_and_the_time():
    words = filled("bot '{link} x' --seed={seed} --time {seconds} {else}", "http://localhost/t/a", 7, 0.5)
    assert words == ["bot", "http://localhost/t/a x", "--seed=7", "--time", "0.5", "{else}"]


def test_a_program_without_a_name_is_called_what_was_asked_for():
    assert outside(f"outside:{sys.executable} {{link}}", 60).name == f"outside:{sys.executable} {{link}}"


def test_without_a_server_no_program_plays():
    with pytest.raises(BadRun, match="tosser plays over the network"):
        arena("greedy", EXAMPLE).run()


def test_an_address_of_another_machine_is_refused():
    with pytest.raises(BadSetting, match=r"cannot listen on 203\.0\.113\.7"), Hall(GAME, 60, {}, "203.0.113.7"):
        pass


def test_a_hall_takes_a_game_at_a_time_or_more():
    asked = arena("greedy", EXAMPLE)
    with Hall(GAME, PATIENCE, asked.clocks) as hall:
        with pytest.raises(BadRun, match="at least 1 job; 0 came"):
            asked.run(on=hall.tables, jobs=0)
        assert asked.run(on=hall.tables, jobs=2).games == 2


def test_a_process_that_was_never_started_has_nothing_to_end(tmp_path):
    process = programs.Process(tmp_path / "log", lambda: None)
    asyncio.run(process.end(0))
    assert (process.code, process.said) == (None, "")
