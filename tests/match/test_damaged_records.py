import contextlib
import re

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from runabout.core.errors import BadRecord
from runabout.games.road_runner import game as road_runner
from runabout.match import Match, Script, dumps, load, loads
from runabout.match.record import READ
from tests.core.tiny import game as hop_home
from tests.match import records
from tests.match.records import chase, same

# Without digests, so that what each test looks at is found by what it says, and not by its digest.
CHASE, ROLLED = records.OLD_CHASE, records.OLD_ROLLED

# --- Records that were damaged ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("record", [CHASE, ROLLED], ids=["seeded", "scripted"])
def test_record_cut_off_at_any_byte_is_bad(tmp_path, record):
    data = record.encode()
    path = tmp_path / "evening.run"
    for length in range(len(data) - 1):
        path.write_bytes(data[:length])
        with pytest.raises(BadRecord):
            load(path)
    path.write_bytes(data[:-1])  # all but the last line's end
    assert same(load(path), loads(record))


@pytest.mark.parametrize("moves", [0, 1, 5, 13])
def test_record_without_its_end_names_where_it_stops(moves):
    lines = CHASE.splitlines()
    kept = lines[: lines.index("") + 1 + moves]
    with pytest.raises(BadRecord, match=f"stops after {moves} moves? without its last line.*it was cut off") as caught:
        loads("\n".join(kept) + "\n")
    assert caught.value.line == len(kept)


def lines_of(record):
    return record.splitlines()


def may_go(line):
    """Whether a record without this line is a record still: of another table, but a sound one."""
    return line.startswith(("[Option", "[Tag", "[Undo"))


@pytest.mark.parametrize("record", [CHASE, ROLLED], ids=["seeded", "scripted"])
def test_record_that_lost_a_line_is_bad_or_sound_without_it(record):
    lines = lines_of(record)
    for at, line in enumerate(lines):
        text = "\n".join(lines[:at] + lines[at + 1 :]) + "\n"
        if may_go(line):
            loaded_or_bad(text)
        else:
            with pytest.raises(BadRecord):
                loads(text)


@pytest.mark.parametrize("record", [CHASE, ROLLED], ids=["seeded", "scripted"])
def test_record_with_a_line_twice_names_the_second(record):
    lines = lines_of(record)
    for at, line in enumerate(lines):
        text = "\n".join(lines[: at + 1] + lines[at:]) + "\n"
        if line == "":
            assert same(loads(text), loads(record))
        else:
            with pytest.raises(BadRecord) as caught:
                loads(text)
            assert caught.value.line == at + 2


@pytest.mark.parametrize("record", [CHASE, ROLLED], ids=["seeded", "scripted"])
def test_record_with_two_lines_swapped_is_bad_or_the_same_match(record):
    lines = lines_of(record)
    for at in range(len(lines) - 1):
        swapped = lines[:at] + [lines[at + 1], lines[at]] + lines[at + 2 :]
        match = loaded_or_bad("\n".join(swapped) + "\n")
        among_headers = at > 0 and lines[at + 1].startswith("[")
        assert (match is not None) == among_headers
        assert match is None or same(match, loads(record))


def loaded_or_bad(text):
    """The match of a text, or None where it is a bad record; any other error comes through."""
    try:
        match = loads(text)
    except BadRecord:
        return None
    assert same(loads(dumps(match)), match), "what was read must be what is written"
    return match


def test_every_bad_line_is_named(subtests):
    lines = lines_of(CHASE)
    for at, line in enumerate(lines):
        if line and not may_go(line):
            with subtests.test(line=line):
                text = "\n".join([*lines[:at], "nonsense", *lines[at + 1 :]])
                with pytest.raises(BadRecord) as caught:
                    loads(text)
                assert caught.value.line == at + 1
                assert str(caught.value).startswith(f"line {at + 1}: ")
                assert '"nonsense"' in str(caught.value)


# --- Records that were edited by hand ---------------------------------------------------------------------------------


def edited(record, before, after):
    assert record.count(before) == 1, before
    return record.replace(before, after)


EDITS = [
    (
        '[Runabout "1"]',
        '[Runabout "3"]',
        1,
        f'the file has format "3"; this Runabout reads formats {" and ".join(READ)}',
    ),
    ('[Runabout "1"]', '[Runabout "3"]\n[New "thing"]', 1, 'the file has format "3"'),
    ('[Runabout "1"]', '[Runabout "x"]', 1, 'the file has format "x"'),
    ('"hop-home"', '"hop-hone"', 2, 'No game is called "hop-hone".*Did you mean "hop-home"'),
    ('"hop-home"', '"../../etc"', 2, "No game is called"),
    ('[Game "hop-home"]\n', "", 8, r'the header \[Game "..."\] is missing'),
    (
        '[Rules "3"]',
        '[Rules "4"]',
        3,
        "version 4 of the rules of Hop Home; this Runabout has version 3.*a newer Runabout",
    ),
    (
        '[Rules "3"]',
        '[Rules "2"]',
        3,
        "version 2 of the rules of Hop Home; this Runabout has version 3.*an older Runabout",
    ),
    ('[Rules "3"]', '[Rules "-3"]', 3, 'Rules is a whole number, got "-3"'),
    ('[Rules "3"]', f'[Rules "{"3" * 50}"]', 3, "Rules is a whole number"),
    ('[Rules "3"]\n', "", 8, r'the header \[Rules "..."\] is missing'),
    ('[Seats "2"]', '[Seats "5"]', 4, "Hop Home is for 2 to 4 seats; 5 came"),
    ('[Seats "2"]', '[Seats "0"]', 4, "0 came"),
    ('[Seats "2"]', '[Seats "two"]', 4, 'Seats is a whole number, got "two"'),
    ('[Seats "2"]\n', "", 8, r'the header \[Seats "..."\] is missing'),
    ('home "20"', 'home "1"', 5, 'Option home is a whole number from 2 to 100; "1" came'),
    ('home "20"', 'home ""', 5, "Option home is"),
    ('pace "doubled"', 'pace "tripled"', 6, 'Option pace is plain or doubled; "tripled" came'),
    ("[Option pace", "[Option race", 6, 'No option "race".*Did you mean pace'),
    ("[Option pace", "[Option", 6, "is no header of a saved match"),
    ("[Option pace", "[Option home", 6, "stands there twice"),
    ("[Undo", "[Redo", 7, "is no header of a saved match"),
    ('[Undo "free"]', '[Undo "dear"]', 7, 'Undo can only be "free"'),
    ("[Undo", "[Undo it", 7, "is no header of a saved match"),
    ('[Script "4 2"]', '[Script "4 6"]', 8, "the script of outcomes does not fit"),
    ('[Script "4 2"]', '[Script "4"]', 8, "the script of outcomes does not fit"),
    ('[Script "4 2"]', '[Script "4 two"]', 8, "expected whole numbers"),
    ('[Script "4 2"]', f'[Script "{"0 " * 300}"]', 8, "a script holds at most"),
    ('[Script "4 2"]', f'[Script "4 {2**31}"]', 8, "expected whole numbers"),
    ('[Script "4 2"]\n', "", 8, "one header of .* is needed"),
    ('[Script "4 2"]', f'[Script "4 2"]\n[Key "{"0" * 64}"]', 10, "one header of .* is needed"),
    ('[Script "4 2"]', f'[Key "{"0" * 63}"]', 8, "Key is 64 hexadecimal digits"),
    ('[Script "4 2"]', f'[Key "{"0" * 62}xy"]', 8, "Key is 64 hexadecimal digits"),
    ('[Script "4 2"]', f'[Key "{"0" * 64}"]', 10, "where the header has .Script"),
    ("\n\n", "\n", 9, "expected a header line"),
    ("1. 1 hop", "1. 1 rest", 10, '"rest" is not allowed here. HO-011 forbids it.'),
    ("1. 1 hop", "1. 1 hpo", 10, 'Cannot read "hpo".*Did you mean "hop"'),
    ("1. 1 hop", "1. 2 hop", 10, "this decision is seat 1's, not seat 2's"),
    ("1. 1 hop", "1. 0 hop", 10, "this decision is seat 1's, not seat 0's"),
    ("1. 1 hop", "2. 1 hop", 10, "expected move 1, got move 2: a line is missing or moved"),
    ("1. 1 hop", "one. 1 hop", 10, "expected a move such as"),
    ("1. 1 hop", f"{'1' * 20}. 1 hop", 10, "expected a move such as"),
    ("1. 1 hop", "1. 1 " + "hop" * 1000, 10, "Cannot read"),
    ("{0 1}", "{0 6}", 10, "the script of outcomes does not fit"),
    ("{0 1}", "{0}", 10, "the script of outcomes does not fit"),
    ("{0 1}", "{0 1 2}", 10, "the script of outcomes does not fit"),
    ("{0 1}", "{0 -1}", 10, "expected a move such as"),
    ("{0 1}", f"{{0 {2**31}}}", 10, "expected whole numbers"),
    ("{0 1}", f"{{{'0 ' * 300}}}", 10, "a script holds at most"),
    (" {0 1}", "", 10, "a move ends with {outcomes}"),
    ("{0 1}", "{0 1", 10, "expected a move such as"),
    ("2. 2 show", "2. 2 show\x1b[2J", 11, "control characters"),
    ("2. 2 show", "2. 2 show\x00", 11, "control characters"),
    ("end 3", "end 2", 13, "the last line counts 2 moves, but 3 are there"),
    ("end 3", "end", 13, "expected a move such as"),
    ("end 3\n", "end 3\n4. 1 hop {0 0}\n", 14, "nothing comes after the last line"),
    ("end 3\n", "end 3\nend 3\n", 14, "nothing comes after the last line"),
]


@pytest.mark.parametrize(("before", "after", "line", "complaint"), EDITS, ids=range(len(EDITS)))
def test_edit_that_makes_no_sense_is_named_by_line_and_reason(before, after, line, complaint):
    with pytest.raises(BadRecord, match=re.compile(complaint, re.DOTALL)) as caught:
        loads(edited(ROLLED, before, after))
    assert caught.value.line == line
    assert len(str(caught.value)) < 1000
    assert str(caught.value).isprintable()


def test_move_after_the_end_of_the_game_is_bad():
    match = Match(hop_home, 2, seed=Script([0, 0]), options={"home": 2})
    match.play("hop", [0, 0])
    with pytest.raises(BadRecord, match="line 11: the game was over before this move"):
        loads(dumps(match).replace("end 1", "2. 2 hop {0 0}\nend 2"))


def test_move_that_the_rules_forbid_names_the_line_and_the_rule_in_road_runner_too():
    lines = lines_of(CHASE)
    first = lines.index("") + 1
    lines[first] = "1. 1 call drop"
    with pytest.raises(BadRecord) as caught:
        loads("\n".join(lines))
    assert caught.value.line == first + 1
    assert '"call drop" is not allowed here. RR-061 forbids it.' in str(caught.value)
    assert road_runner.rulebook["RR-061"].text not in str(caught.value)


@pytest.mark.parametrize("seed", range(8))
def test_wrong_key_is_found_out_by_the_moves(seed):
    stranger = Match(road_runner, 3, seed=f"stranger {seed}")
    with pytest.raises(BadRecord, match=r"is not allowed here|this decision is seat"):
        loads(CHASE.replace(chase().key.hex(), stranger.key.hex()))


# --- Anything at all --------------------------------------------------------------------------------------------------

FRAGMENTS = [
    *CHASE.splitlines(),
    *ROLLED.splitlines(),
    "{",
    "}",
    '"',
    "]",
    "\n",
    "\r",
    "\x00",
    "²",
    "\u0661",
    "\ud800",
    "9" * 40,
]


@st.composite
def mutated(draw):
    """A record with a few things done to it."""
    text = draw(st.sampled_from([CHASE, ROLLED]))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        stop = min(len(text), start + draw(st.integers(0, 12)))
        put = draw(st.one_of(st.just(""), st.sampled_from(FRAGMENTS), st.text(max_size=5)))
        text = text[:start] + put + text[stop:]
    return text


ANY = settings(max_examples=400, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@given(mutated())
@example(edited(ROLLED, '[Seats "2"]', '[Seats "²"]'))
@example(edited(ROLLED, '[Seats "2"]', '[Seats "\u0662"]'))
@ANY
def test_mutated_record_is_a_match_or_a_bad_record_and_nothing_else(text):
    loaded_or_bad(text)


@given(st.binary(max_size=60), st.integers(0, len(CHASE)), st.integers(0, 30))
@ANY
def test_file_with_any_bytes_in_it_is_a_match_or_a_bad_record(tmp_path_factory, data, start, gone):
    path = tmp_path_factory.getbasetemp() / "any.run"
    whole = CHASE.encode()
    path.write_bytes(whole[:start] + data + whole[start + gone :])
    with contextlib.suppress(BadRecord):
        load(path)
