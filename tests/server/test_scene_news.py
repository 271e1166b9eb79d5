"""A viewer's scene as it is sent: whole at first, then by moves, and whole again where moves would not lead on."""

from __future__ import annotations

import msgspec
import pytest

from runabout.core.moves import UNEXPLAINED, applied
from runabout.core.scene import Layout, Scene
from runabout.games import names as game_names
from runabout.match.match import CHECKED_EVERY
from runabout.server.entries import Left, UndoAsked
from runabout.server.faults import check_protocol
from runabout.server.live_messages import ToClient, ViewNews
from runabout.server.live_session import LiveSession
from runabout.server.messages.common import PROTOCOL
from runabout.server.tables.live_table import Viewpoint
from runabout.server.tables.views import MISSED_MOST, view_news
from tests.server.rooms import Room, g, refused, story
from tests.server.test_table import add, begun, play
from tests.server.test_views import table_of


class Client:
    """Keeps the scene that it is sent, as a client on the other side of JSON does. It says how far it knows the table
    as it counts; for one that is subscribed (`is_live`) the server remembers that.
    """

    def __init__(self, table, viewer, is_live=False):
        self.table, self.viewer, self.is_live = table, viewer, is_live
        self.seen, self.scene, self.resets = 0, Scene(), 0

    def look(self):
        """Take what is new."""
        sent = msgspec.json.encode(view_news(self.table, self.viewer, self.seen, 0))
        news = msgspec.json.decode(sent, type=ToClient)
        assert isinstance(news, ViewNews)
        if news.view.scene is None:
            self.scene = applied(self.scene, news.moves)
        else:
            assert news.moves == ()
            self.scene = Scene(self.viewer, **msgspec.structs.asdict(news.view.scene))
            self.resets += 1
        self.scene.decision = news.view.decision
        self.seen = self.table.number if self.is_live else self.table.numbering.read(self.viewer, news.view.number)
        return news


@pytest.mark.parametrize("game", game_names())
def test_a_client_that_makes_the_moves_has_the_scene(game):
    table = table_of(game)
    clients = [Client(table, viewer, is_live) for viewer in range(-1, len(table.chairs)) for is_live in (True, False)]
    for decision in range(30):
        for at, client in enumerate(clients):
            if decision % (at + 1) == 0:  # some look at every decision, others miss a few
                client.look()
                assert client.scene == table.match.scene(client.viewer)
        if table.status == "over":
            break
        play(table, 1)
    assert [client.resets for client in clients] == [1] * len(clients)


def test_each_move_names_its_event_among_all_that_is_told():
    table = begun()
    client = Client(table, -1)
    client.look()
    add(table, Left(seat=1, why="left", level="random", name="Mesa Mae"))
    play(table, 2)
    news = client.look()
    assert news.events[0].kind == "table.left"
    named = {news.events[move.event].kind for move in news.moves if move.event != UNEXPLAINED}
    assert named
    assert not any(kind.startswith("table.") for kind in named)
    assert named <= set(table.game.table_layout.reducers)


def test_who_has_missed_too_much_is_sent_the_scene():
    table = begun()
    client = Client(table, 0)
    client.look()
    play(table, MISSED_MOST)
    client.look()
    assert client.resets == 1
    play(table, MISSED_MOST + 1)
    news = client.look()
    assert (client.resets, news.again) == (2, False)
    assert client.scene == table.match.scene(0)


def test_after_a_taking_back_the_scene_is_sent():
    table = begun()
    client = Client(table, 0)
    while table.undo_step("a") is None:
        client.look()
        play(table, 1)
    add(table, Left(seat=1, why="left", level="random", name="Mesa Mae"))  # whose leave would be asked
    client.look()
    add(table, UndoAsked(seat=0, step=table.undo_step("a")))
    assert client.look().again
    assert client.scene == table.match.scene(0)
    assert client.resets == 2


def test_what_happens_at_the_table_alone_moves_nothing():
    table = begun()
    client = Client(table, 0)
    client.look()
    add(table, Left(seat=1, why="left", level="random", name="Mesa Mae"))
    news = client.look()
    assert (news.view.scene, news.moves) == (None, ())


@pytest.mark.parametrize("version", [1, PROTOCOL + 1])
def test_a_client_of_another_protocol_is_told_which_is_spoken(version):
    with pytest.raises(Exception, match=rf"speaks version {PROTOCOL} .* this client version {version}\."):
        check_protocol(version)


@story
async def test_a_live_connection_of_an_older_protocol_is_refused_in_words(room: Room):
    table = await room.lay("Ann", "Ben", "bot")
    session = LiveSession(room.commands, room.queries, Viewpoint(table, g("Ann")), protocol=1)
    fault = await refused(session.open(lambda message: None), "other-protocol")
    assert "docs/api.md" in str(fault)
    assert not room.live(table).subscribers


def test_where_moves_turn_out_not_to_lead_to_what_is_seen_the_scene_is_sent(monkeypatch):
    table = begun()
    match = table.match
    wrong = Layout(match.game.Sight, match.game.table_layout.parts, match.game.table_layout.reducers)
    wrong.reducers["drew"] = wrong.reducers["drew_card"] = lambda table, event: None
    monkeypatch.setitem(match.game.__dict__, "table_layout", wrong)
    clients = [Client(table, viewer, is_live=True) for viewer in range(-1, len(table.chairs))]
    for _ in range(3 * CHECKED_EVERY):
        for client in clients:
            client.look()
        play(table, 1)
    assert match.lost_at == CHECKED_EVERY
    assert [client.resets for client in clients] == [2] * len(clients)
    for client in clients:
        client.look()
        assert client.scene == match.scene(client.viewer)
