"""What those who run a server are told of games that are not compiled yet."""

from __future__ import annotations

from runabout.core.progress import Compiling
from runabout.server.bots.readiness import GameQueue


def test_it_is_said_what_is_compiled_and_what_is_to_come():
    games = GameQueue()
    for name in ("riverdale", "road-wolf"):
        games.add(name)
    assert games.says() == []  # nobody has looked yet
    games["riverdale"].bots = games["road-wolf"].bots = False
    games["riverdale"].compiling = Compiling("decide", 57, 143)
    first, second = games.says()
    assert first == (
        "riverdale: compiling decide, 57 of 143 functions; "
        "not complete: the bots' thinking, what tables play with"
    )  # fmt: skip
    assert second.startswith("road-wolf: compiling nothing; ")
    games["riverdale"].bots = True
    assert "thinking" not in games.says()[0]
    games["riverdale"].rules = True
    games["road-wolf"].fault = "no memory"
    assert games.says() == ["road-wolf: bots play simply: no memory"]
