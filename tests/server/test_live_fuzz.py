"""Whatever is sent on a live line is answered or ends that line alone; the table stands, and the game goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from runabout.server.errors import STATUS
from runabout.server.live import Code
from runabout.server.live_messages import Done, FromClient, Look, Refusal, ToClient, ViewNews
from runabout.server.wire import NOT_UTF_8
from tests.patience import PATIENCE
from tests.server.conftest import Running, table_for, wide
from tests.server.visitors import Visitor

# What fails is not made smaller: the game has moved on.
QUIETLY = settings(deadline=None, database=None, derandomize=True, phases=[Phase.explicit, Phase.generate])

_read = msgspec.json.Decoder(FromClient).decode
_told = msgspec.json.Decoder(ToClient).decode

CUT = 1006
"""The close code that a client sees where the last message was lost, as the server did not read all it was sent."""

# ------------------------------------------------------------------------------------------ what is sent

NEWEST = 777_777_777
"""Stands for the number of the table's newest entry."""

LEGAL = "something legal"
"""Stands for the text of a legal action of the seat to act."""

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
)
GOOD = {
    "type": st.sampled_from(["play", "why", "undo", "answer", "look"]),
    "key": st.from_regex(r"[A-Za-z0-9_-]{8,64}", fullmatch=True) | st.just("the-same-key"),
    "number": st.sampled_from([NEWEST, NEWEST, NEWEST, 0, 2**31 - 1]),
    "action": st.sampled_from([LEGAL, "pass", "lay Anvil", "PASS!!", "dance"]) | st.text(min_size=1, max_size=120),
    "agree": st.booleans(),
    "seat": st.integers(-1, 7),
}
NEEDED = {
    "play": ["key", "number", "action"], "why": ["key", "action"], "undo": ["key"], "answer": ["key", "agree"],
    "look": ["seat"],
}  # fmt: skip


@st.composite
def messages(draw: Any) -> bytes:
    """A message; one in two has a field too many, too few or of another kind."""
    kind = draw(GOOD["type"])
    message = {"type": kind, **{name: draw(GOOD[name]) for name in NEEDED[kind]}}
    match draw(st.integers(0, 5)):
        case 3:
            del message[draw(st.sampled_from(sorted(message)))]
        case 4:
            message[draw(st.sampled_from(sorted(GOOD)))] = draw(JSON)
        case 5:
            message[draw(st.text(max_size=8))] = draw(JSON)
    return json.dumps(message).encode()


@st.composite
def spoilt(draw: Any) -> bytes:
    """A message with some bytes of it replaced."""
    text = draw(messages())
    at = draw(st.integers(0, len(text)))
    return text[:at] + draw(st.binary(max_size=3)) + text[at + draw(st.integers(0, 9)) :]


TEXTS = st.one_of(
    messages(),
    messages(),
    messages(),
    messages(),
    spoilt(),
    JSON.map(lambda one: json.dumps(one).encode()),
    st.text().map(str.encode),
    st.binary(max_size=40),
    st.integers(1, 3000).map(lambda depth: b"[" * depth),
    st.integers(1, 3000).map(lambda depth: b'{"type":' * depth),
    st.integers(1, 4000).map(lambda size: b'{"type":"look","seat":' + b"9" * size + b"}"),
    st.just(b" " * 70_000),
)

FRAMES = st.tuples(st.sampled_from(["text", "text", "text", "pieces", "binary"]), TEXTS)


# ------------------------------------------------------------------------------------------ a table with Mallory


class Party:
    """Ann plays; Mallory, who has the other two seats, and Eve, who watches, send anything."""

    def __init__(self, running: Running, stack: ExitStack) -> None:
        self.server = running.server
        self.ann, self.mallory, self.eve = (Visitor(running.url, name) for name in ("Ann", "Mallory", "Eve"))
        for one in (self.ann, self.mallory, self.eve):
            stack.callback(one.close)
        self.people = [self.mallory, self.ann, self.mallory]
        self.codes: set[str] = set()
        self.ends: set[int] = set()
        self.lay()

    def lay(self) -> None:
        """Lay a table, and let Ann look at it."""
        self.table = table_for(self.mallory.http, "person", "open", "person", options={"auto_pass": "off"})
        assert self.ann.ask("PUT", f"/api/tables/{self.table}/seats/1").status_code == 200
        assert self.mallory.ask("POST", f"/api/tables/{self.table}/start").status_code == 200
        self.line = self.ann.watch(self.table)
        self.ann.listen(self.line)

    def kept(self) -> tuple[int, set[tuple[str, str]]]:
        """How many entries the table has, and the guests and keys under which they were written."""
        table = self.server.registry.live[self.table].table
        return table.number, set(table.keys)

    def view(self, one: Visitor) -> dict[str, Any]:
        """What somebody sees."""
        found: dict[str, Any] = one.ask("GET", f"/api/tables/{self.table}/view?words=en").json()["view"]
        return found

    def send(self, one: Visitor, frames: list[tuple[str, bytes]]) -> dict[str, int]:
        """Send these on a new line, until it is closed; which entries came of them, by key."""
        done: dict[str, int] = {}
        line = one.watch(self.table)
        one.listen(line)
        for kind, body in frames:
            acting = self.view(self.mallory)
            legal = acting["actions"][0]["text"] if acting.get("actions") else "pass"
            body = body.replace(str(NEWEST).encode(), str(acting["number"]).encode())
            body = body.replace(LEGAL.encode(), legal.encode())
            ending = ends(kind, body)
            with suppress(ConnectionClosed):
                line.send([body[:9], body[9:]] if kind == "pieces" else body, text=kind != "binary")
                if ending is None:
                    self.check(body, [_told(text) for text in one.listen(line)], done)
                    continue
                while True:
                    line.recv(PATIENCE)
            assert ending is not None
            assert line.close_code in (ending, CUT)
            self.ends.add(ending)
            break
        line.close()
        return done

    def check(self, body: bytes, said: list[ToClient], done: dict[str, int]) -> None:
        """Check what is said to a message, and note down the entry that came of it."""
        answers = [one for one in said if hasattr(one, "key")]
        done |= {one.key: one.number for one in answers if isinstance(one, Done)}
        for one in answers:
            if isinstance(one, Refusal):
                self.codes.add(one.fault.code)
                assert STATUS[one.fault.code] < 500
                assert "Traceback" not in one.fault.text
        match read(body):
            case None:
                assert [one.fault.code for one in answers] == ["malformed"]
            case Look():
                assert bool(answers) != any(isinstance(one, ViewNews) for one in said)
            case message:
                assert [one.key for one in answers] == [message.key]

    def play(self, choice: int) -> None:
        """Let the seat to act play, of which Ann is told; sent by others or again, it does nothing more."""
        self.told()
        before, view = self.view(self.ann), self.view(self.mallory)
        one = self.people[before["to_act"]]
        seen = before if one is self.ann else view
        actions, number, key = seen.get("actions", []), seen["number"], f"good-move-{self.kept()[0]}"
        action = actions[choice % len(actions)]["text"]
        good = {"type": "play", "key": key, "number": number, "action": action}
        move = json.dumps(good).encode()
        refused = "pass" if any(one["text"] == "decline" for one in actions) else "decline"
        look = {"type": "look", "seat": before["to_act"]}
        why = [{"type": "why", "action": named} for named in (action, refused, "dance")]
        answer = {"type": "answer", "agree": True}  # to what nobody asked
        nearly = [{"action": refused}, {"action": "dance"}, {"number": 0}, {"key": "short"}, look, *why, answer]
        near = [{**good, "key": f"{key}-{at:03}", **part} for at, part in enumerate(nearly)]
        assert self.send(one, [("text", json.dumps(part).encode()) for part in near]) == {}
        assert self.send(one, [("text", move)]) == {key: number + 1}
        after = self.view(self.ann)
        is_noticed = after["number"] > before["number"]
        assert after["number"] == before["number"] + is_noticed
        assert is_noticed or (one is not self.ann and action.startswith(("lay", "take back")))
        assert self.told() == (after["number"] if is_noticed else 0)
        assert self.send(one, [("text", move)]) == {key: number + 1}
        for other, counted in ((self.ann, before), (self.mallory, view), (self.eve, view)):
            if other is not one:
                theirs = json.dumps({**good, "number": counted["number"]}).encode()
                assert self.send(other, [("text", theirs)]) == {}
        assert self.view(self.ann) == after

    def told(self) -> int:
        """The newest entry that Ann was told of on the line that she has had all the time."""
        news = [_told(text) for text in self.ann.listen(self.line)]
        return max((one.view.number for one in news if isinstance(one, ViewNews)), default=0)


def read(body: bytes) -> Any:
    """The message that this is; None where it is none."""
    try:
        return _read(body.decode())
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def ends(kind: str, body: bytes) -> int | None:
    """What a line is closed with for this."""
    if len(body) > 65_536:
        return Code.TOO_LONG
    if kind == "binary":
        return Code.BINARY
    try:
        body.decode()
    except UnicodeDecodeError:
        return NOT_UTF_8
    return None


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    running = Running(wide(tmp_path_factory.mktemp("party")))
    with ExitStack() as stack:
        stack.callback(running.stop)
        yield Party(running, stack)


# A line that is open for long is pinged with random bytes, in another thread: to Hypothesis it looks as if the
# strategies had drawn them.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies", "ignore:Generating overly large")
def test_whatever_is_sent_the_table_has_what_was_acknowledged_and_takes_the_next_move(
    party: Party,
) -> None:
    @example(frames=[("binary", b"{}")], is_eve=True, choice=0)
    @example(frames=[("pieces", b'{"type":"look",\xff')], is_eve=True, choice=0)
    @example(frames=[("text", b" " * 70_000)], is_eve=True, choice=0)
    @settings(QUIETLY, max_examples=25)
    @given(frames=st.lists(FRAMES, min_size=3, max_size=6), is_eve=st.booleans(), choice=st.integers(0, 999))
    def burst(frames: list[tuple[str, bytes]], is_eve: bool, choice: int) -> None:
        before, (written, keys) = party.view(party.ann), party.kept()
        sender = party.eve if is_eve else party.mallory
        done = party.send(sender, frames)
        after, (written_now, keys_now) = party.view(party.ann), party.kept()
        new = {(sender.id, key) for key in done} - keys  # less what was done before under the same key
        assert keys_now - keys == new
        assert written_now - written == len(new)
        assert new or after == before
        if after["to_act"] < 0:
            party.lay()
        party.told()
        party.play(choice)

    burst()
    assert party.codes >= {"malformed", "not-yours", "stale", "unreadable"}
    assert party.ends == {Code.BINARY, NOT_UTF_8, Code.TOO_LONG}
