"""Two matches, and the records that they must always be written as."""

from runabout.games.road_runner import game as road_runner
from runabout.match import Match, Script, dumps
from tests.core.tiny import game as hop_home

PLAYED = (
    "pass",
    "lay Bomb",
    "take back Bomb",
    "pass",
    "pass",
    "pass",
    "lay Precarious Rock Spire",
    "take back Precarious Rock Spire",
    "lay Anvil",
    "lay Precarious Rock Spire",
    "take back Anvil",
    "lay Bomb",
    "take back Bomb",
    "lay Anvil",
)


def chase(decisions=14):
    """A match of Road Runner, in the middle of an attempt."""
    match = Match(road_runner, 3, seed=7, options={"dealt": 6})
    match.tags["Red"] = "Väinö"
    for text in PLAYED[:decisions]:
        match.play(text)
    return match


def rolled():
    """A scripted match of Hop Home, not at its end."""
    match = Match(hop_home, 2, seed=Script([4, 2]), options={"pace": "doubled"}, free_undo=True)
    match.play("hop", [0, 1])
    match.play("show")
    match.play("hop", [2, 2])
    return match


OLD_CHASE = """\
[Runabout "1"]
[Game "road-runner"]
[Rules "1"]
[Seats "3"]
[Option escape_matching "by-role"]
[Option auto_pass "on"]
[Option dealer "0"]
[Option dealt "6"]
[Option drawn "1"]
[Option turn_limit "1000"]
[Tag Red "Väinö"]
[Key "0d9bf7a47e7b04b616512bfc571a9a04b70396e0973c7e015e9d94b69f17ea06"]

1. 1 pass
2. 2 lay Bomb
3. 2 take back Bomb
4. 2 pass
5. 3 pass
6. 1 pass
7. 2 lay Precarious Rock Spire
8. 2 take back Precarious Rock Spire
9. 2 lay Anvil
10. 2 lay Precarious Rock Spire
11. 2 take back Anvil
12. 2 lay Bomb
13. 2 take back Bomb
14. 2 lay Anvil
end 14
"""
OLD_DEALER = """\
[Runabout "1"]
[Game "road-runner"]
[Rules "1"]
[Seats "3"]
[Option escape_matching "by-role"]
[Option auto_pass "on"]
[Option dealer "8"]
[Option dealt "5"]
[Option drawn "1"]
[Option turn_limit "1000"]
[Key "0d9bf7a47e7b04b616512bfc571a9a04b70396e0973c7e015e9d94b69f17ea06"]

1. 3 pass
2. 1 lay Free Birdseed
3. 1 lay Dynamite
4. 1 take back Free Birdseed
end 4
"""
OLD_ROLLED = """\
[Runabout "1"]
[Game "hop-home"]
[Rules "3"]
[Seats "2"]
[Option home "20"]
[Option pace "doubled"]
[Undo "free"]
[Script "4 2"]

1. 1 hop {0 1}
2. 2 show {}
3. 2 hop {2 2}
end 3
"""

"""As Runabout wrote them before records had digests."""

CHASE_DIGESTS = """
    c47afae5 4c272559 65a9c43c f7efc7f4 b43efb82 00e1f3b8 15198cd2 e13fa282
    8c12874c 8e8d096e 5a6c246d bbb68ca2 f6b754bf 41decb08 dbe71fca
"""
ROLLED_DIGESTS = "38445474 7cbf2ba1 120c2dd1 5ffa10b9"


def with_digests(old, digests):
    """A record in the format of today, made of one without digests."""
    set_up, *after = digests.split()
    header, _, moves = old.replace('[Runabout "1"]', '[Runabout "2"]').partition("\n\n")
    *lines, end = moves.splitlines()
    moves = [f"{line} ;{digest}" for line, digest in zip(lines, after, strict=True)]
    return "\n".join([header, f'[Digest "{set_up}"]', "", *moves, end, ""])


CHASE, ROLLED = with_digests(OLD_CHASE, CHASE_DIGESTS), with_digests(OLD_ROLLED, ROLLED_DIGESTS)


def same(one, other):
    """Whether two matches are the same in all that a record keeps, and their states to the byte."""
    return dumps(one) == dumps(other) and one.state == other.state and one.steps == other.steps
