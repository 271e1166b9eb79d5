"""A dictionary that keeps its newest entries only."""

from runabout.server.recent import Recent


def test_the_oldest_entries_are_dropped_and_an_entry_that_is_set_again_is_the_newest():
    recent = Recent[str, int](most=2)
    for key, value in (("Ann", 1), ("Ben", 2), ("Ann", 3), ("Cid", 4)):
        recent[key] = value
    assert list(recent.items()) == [("Ann", 3), ("Cid", 4)]


def test_reading_an_entry_does_not_make_it_newer():
    recent = Recent[str, int](most=2)
    recent["Ann"], recent["Ben"] = 1, 2
    assert recent["Ann"] == recent.get("Ann") == 1
    recent["Cid"] = 3
    assert list(recent) == ["Ben", "Cid"]
