"""A study on Ray: two nodes of this machine, one of which is killed on the way. `make cluster` runs it; it takes a
minute or two and an environment of its own, so that `make test` leaves it out.
"""

from textwrap import dedent

import pytest
import ray
from ray.cluster_utils import Cluster as Nodes

from runabout.games import find_game
from runabout.lab import Study
from runabout.lab.cluster import BadCluster, connected
from runabout.lab.measure import BadBot
from runabout.lab.metrics import without_playouts
from runabout.lab.study import Run

ROAD = find_game("road-runner")


@pytest.fixture(scope="module")
def nodes():
    """A head that plays nothing itself, and one node with a processor."""
    found = Nodes(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    found.first = found.add_node(num_cpus=1)
    connected(found.address)
    yield found
    ray.shutdown()
    found.shutdown()


def test_a_node_that_is_killed_on_the_way_changes_no_bit(nodes, monkeypatch):
    monkeypatch.setattr(Run, "_portion", lambda *_: 25)
    asked = Study(ROAD, bots="greedy,random", metrics=without_playouts(ROAD), deals=500)
    done, second = 0, None

    def kill_the_first(more):
        # Until now there was no other node to play on; what it has begun is lost with it.
        nonlocal done, second
        done += more
        if done >= 100 and second is None:
            second = nodes.add_node(num_cpus=1)
            nodes.remove_node(nodes.first, allow_graceful=False)

    there = asked.run(kill_the_first, on=nodes.address, with_games=True)
    here = asked.run(jobs=1, with_games=True)
    assert second is not None
    assert there.findings == here.findings
    assert (there.rows[0] == here.rows[0]).all()


def test_a_bot_of_ones_own_is_sent_there_and_named_where_it_fails(nodes, tmp_path):
    (tmp_path / "mine.py").write_text(
        dedent("""
        from runabout.core.chance import Chance

        class First:
            def __init__(self, game, key):
                self.game, self.chance = game, Chance.seeded(key)

            def choose(self, sight):
                table = self.game.State()
                self.game.run.imagine(sight, self.chance, table)
                return self.game.run.legal_actions(table)[0]

        class Broken(First):
            def choose(self, sight):
                raise LookupError("no idea")
        """)
    )
    asked = Study(ROAD, bots=f"{tmp_path}/mine.py:First", metrics=["wins"], deals=20)
    assert asked.run(on=nodes.address).findings == asked.run(jobs=1).findings
    with pytest.raises(BadBot, match="Broken raised LookupError: no idea"):
        Study(ROAD, bots=f"{tmp_path}/mine.py:Broken", metrics=["wins"], deals=20).run(on=nodes.address)


def test_an_address_at_which_there_is_another_cluster_is_refused(nodes):
    with pytest.raises(BadCluster, match=f'joined the Ray cluster at "{nodes.address}"'):
        connected("127.0.0.1:1")
