import contextlib
import errno
import os
import re
import stat
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import runabout
from runabout.core.errors import BadRecord, CannotSave
from runabout.games.road_runner import game as road_runner
from runabout.match import Match, dumps, load, loads, save
from runabout.match.record import FORMAT, LARGEST, LONGEST
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
    match = Match(hop_home, 2, script=[4, 2], options={"pace": "doubled"}, free_undo=True)
    match.play("hop", [0, 1])
    match.play("show")
    match.play("hop", [2, 2])
    return match


CHASE = """\
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
ROLLED = """\
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


def same(one, other):
    """Whether two matches are the same in all that a record keeps, and their states to the byte."""
    return dumps(one) == dumps(other) and one.state == other.state and one.steps == other.steps


# --- What is written --------------------------------------------------------------------------------------------------


def test_record_reads_as_its_description_says():
    assert dumps(chase()) == CHASE


def test_record_of_a_scripted_match_has_what_chance_gave_for_a_key():
    assert dumps(rolled()) == ROLLED


@pytest.mark.parametrize("match", [chase, rolled, lambda: chase(0)], ids=["seeded", "scripted", "nothing played"])
def test_record_read_back_is_the_same_match(match):
    assert same(loads(dumps(match())), match())


def test_everything_about_the_match_comes_back():
    match = loads(ROLLED)
    assert (match.game, match.seats, match.free_undo, match.scripted) == (hop_home, 2, True, True)
    assert (match.options.home, match.options.pace, match.script) == (20, 1, (4, 2))
    assert loads(CHASE).tags == {"Red": "Väinö"}


def test_undone_moves_leave_no_trace():
    match = rolled()
    match.undo()
    assert "3. " not in dumps(match)
    assert same(loads(dumps(match)), match)


def test_line_ends_and_blank_lines_and_spaces_of_other_editors_make_no_difference(tmp_path):
    loose = "\n\n" + CHASE.replace("\n", "  \r\n").replace("3. ", "\r\n 3. ", 1) + "\r\n"
    (tmp_path / "evening.run").write_bytes(loose.encode())
    assert same(load(tmp_path / "evening.run"), chase())


def test_byte_order_mark_of_other_editors_makes_no_difference(tmp_path):
    (tmp_path / "evening.run").write_bytes(CHASE.encode("utf-8-sig"))
    assert same(load(tmp_path / "evening.run"), chase())


# --- Tags -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "kept"),
    [
        ("Ann", "Ann"),
        ('Ann "the Anvil" Smith', "Ann 'the Anvil' Smith"),
        ('x"]\n1. 1 pass\nend 1', "x'] 1. 1 pass end 1"),
        ("a\r\nb\x0bc\x0cd\x1ce\x85f\u2028g\u2029h", "a b c d e f g h"),
        ("\x1b[2Jred\x00\x07\x7f\x9b", "[2Jred"),
        ("half \ud800 a character", "half a character"),
        ("  two   spaces ", "two spaces"),
        ("ルナバウト 👩‍🚀", "ルナバウト 👩‍🚀"),
        ("", ""),
        ("]", "]"),
    ],
    ids=ascii,
)
def test_tag_stays_on_its_line_and_cannot_pose_as_another(tmp_path, value, kept):
    match = chase(2)
    match.tags["Red"] = value
    save(match, tmp_path / "evening.run")
    again = load(tmp_path / "evening.run")
    assert again.tags == {"Red": kept}
    assert (again.state, len(again.steps)) == (match.state, 2)


@pytest.mark.parametrize("name", ["two words", "", 'x"', "x]\n", "é\u0301", "\x1b"], ids=ascii)
def test_tag_whose_name_could_not_be_read_back_is_refused(tmp_path, name):
    match = chase(2)
    match.tags[name] = "Ann"
    with pytest.raises(CannotSave, match="its name is to be of letters"):
        save(match, tmp_path / "evening.run")
    assert list(tmp_path.iterdir()) == []


def test_tag_longer_than_any_line_is_refused():
    match = chase(2)
    match.tags["Red"] = "x" * LONGEST
    with pytest.raises(CannotSave, match='The tag "Red" cannot be saved'):
        dumps(match)


@given(st.text())
@settings(max_examples=100, deadline=None, derandomize=True)
def test_any_tag_reads_back_as_a_tag(value):
    match = Match(hop_home, 2, seed=1)
    match.tags["Red"] = value
    again = loads(dumps(match).encode().decode())
    assert list(again.tags) == ["Red"]
    assert dumps(again) == dumps(match)


# --- What is no record ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "complaint"),
    [
        ("", None, "this is no saved match: the file is empty"),
        ("\n \n\t\n", None, "this is no saved match: the file is empty"),
        ("Dear diary,\n", 1, 'this is no saved match: expected [Runabout "1"], got "Dear diary,"'),
        ("\n\n{}\n", 3, "this is no saved match"),
        ('[Event "F/S Return Match"]\n\n1. e4 e5\n', 1, 'this is no saved match: it must begin with [Runabout "1"]'),
        ("\x7fELF\x02\x01", 1, "control characters"),
        ("x" * (LONGEST + 1), 1, f"no line of a saved match has more than {LONGEST} characters"),
    ],
    ids=["empty", "blank", "prose", "later", "chess", "binary", "long line"],
)
def test_text_that_is_no_record_says_so(text, line, complaint):
    with pytest.raises(BadRecord) as caught:
        loads(text)
    assert caught.value.line == line
    assert complaint in str(caught.value)


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", CHASE.encode("utf-16"), CHASE.encode("latin-1")], ids=ascii)
def test_file_that_is_no_text_says_so(tmp_path, data):
    (tmp_path / "evening.run").write_bytes(data)
    with pytest.raises(BadRecord, match=r"evening\.run is no saved match: it is not text"):
        load(tmp_path / "evening.run")


def test_file_larger_than_any_record_is_not_even_read_whole(tmp_path):
    path = tmp_path / "evening.run"
    with path.open("wb") as file:
        file.truncate(1 << 40)  # a file with a hole in it: there is no such disk
    with pytest.raises(BadRecord, match="it is larger than any"):
        load(path)


def test_largest_file_is_read(tmp_path):
    path = tmp_path / "evening.run"
    path.write_bytes(CHASE.encode() + b"\n" * (LARGEST - len(CHASE.encode())))
    assert same(load(path), chase())


def test_file_that_is_not_there_is_an_os_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "evening.run")
    with pytest.raises(IsADirectoryError):
        load(tmp_path)


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
    with pytest.raises(BadRecord, match=f"stops after {moves} moves without its last line.*it was cut off") as caught:
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
    ('[Runabout "1"]', '[Runabout "2"]', 1, f'the file has format "2"; this Runabout reads format {FORMAT}'),
    ('[Runabout "1"]', '[Runabout "2"]\n[New "thing"]', 1, 'the file has format "2"'),
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
    ("1. 1 hop", "1. 1 rest", 10, '"rest" is not allowed here. HO-011: Rest: stay where you are'),
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
    match = Match(hop_home, 2, script=[0, 0], options={"home": 2})
    match.play("hop", [0, 0])
    with pytest.raises(BadRecord, match="line 10: the game was over before this move"):
        loads(dumps(match).replace("end 1", "2. 2 hop {0 0}\nend 2"))


def test_move_that_the_rules_forbid_names_the_line_and_the_rule_in_road_runner_too():
    lines = lines_of(CHASE)
    first = lines.index("") + 1
    lines[first] = "1. 1 call drop"
    with pytest.raises(BadRecord) as caught:
        loads("\n".join(lines))
    assert caught.value.line == first + 1
    assert '"call drop" is not allowed here. RR-061: ' in str(caught.value)
    assert road_runner.rulebook["RR-061"].text in str(caught.value)


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


# --- Saving -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def path(tmp_path):
    """A file that holds an older match."""
    path = tmp_path / "evening.run"
    rolled().save(path)
    return path


def test_saved_file_is_the_record_in_utf_8(path):
    chase().save(str(path))
    assert path.read_bytes() == CHASE.encode()
    assert same(runabout.load(str(path)), chase())


def test_saving_leaves_nothing_but_the_file(path):
    save(chase(), path)
    assert list(path.parent.iterdir()) == [path]


def is_untouched(path):
    return path.read_text(encoding="utf-8") == ROLLED and list(path.parent.iterdir()) == [path]


def no_room(*_, **__):
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("failing", ["open", "write", "flush", "fsync", "chmod", "replace"])
def test_full_disk_leaves_the_old_file_whole_and_nothing_beside_it(path, monkeypatch, failing):
    opened = Path.open

    def fragile(self, mode="r", **kwargs):
        file = opened(self, mode, **kwargs)
        setattr(file, failing, no_room)
        return file

    with monkeypatch.context() as faulty:
        match failing:
            case "open":
                faulty.setattr(Path, "open", no_room)
            case "write" | "flush":
                faulty.setattr(Path, "open", fragile)
            case "fsync" | "chmod":
                faulty.setattr(os, failing, no_room)
            case "replace":
                faulty.setattr(Path, "replace", no_room)
        with pytest.raises(
            CannotSave, match=r"No space left on device\. The file that was there before is untouched\."
        ):
            save(chase(), path)
    assert is_untouched(path)


def test_file_really_too_large_for_where_it_goes_leaves_the_old_one_whole(path):
    resource = pytest.importorskip("resource")
    signal = pytest.importorskip("signal")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handled = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
        with pytest.raises(CannotSave, match="too large"):
            save(chase(), path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handled)
    assert is_untouched(path)


def test_interrupted_saving_leaves_the_old_file_whole_and_nothing_beside_it(path, monkeypatch):
    def interrupted(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        save(chase(), path)
    assert is_untouched(path)


def test_folder_that_is_not_there_is_named(tmp_path):
    with pytest.raises(CannotSave) as caught:
        save(chase(), tmp_path / "nowhere" / "evening.run")
    assert str(tmp_path / "nowhere" / "evening.run") in str(caught.value)
    assert "No such file or directory." in str(caught.value)
    assert "untouched" not in str(caught.value)


def test_folder_that_is_a_file_is_refused(path):
    with pytest.raises(CannotSave, match="Not a directory"):
        save(chase(), path / "evening.run")
    assert is_untouched(path)


def test_match_cannot_be_saved_over_a_folder(tmp_path):
    with pytest.raises(CannotSave, match="Could not save to"):
        save(chase(), tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_folder_that_may_not_be_written_to_is_refused(path):
    path.parent.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        if os.access(path.parent, os.W_OK):
            pytest.skip("whoever runs this may write anywhere")
        with pytest.raises(CannotSave, match="Permission denied"):
            save(chase(), path)
        assert is_untouched(path)
    finally:
        path.parent.chmod(stat.S_IRWXU)


def test_path_that_no_system_has_cannot_be_saved_to(tmp_path):
    with pytest.raises(CannotSave, match="Could not save to"):
        save(chase(), str(tmp_path / "even\0ing.run"))


def test_saved_file_may_be_read_by_whom_any_new_file_may(tmp_path):
    (tmp_path / "plain").touch()
    save(chase(), tmp_path / "evening.run")
    assert (tmp_path / "evening.run").stat().st_mode == (tmp_path / "plain").stat().st_mode


def test_saving_again_keeps_who_may_read_the_file(path):
    path.chmod(0o640)
    save(chase(), path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
