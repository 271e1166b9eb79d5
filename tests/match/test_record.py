import errno
import os
import stat
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import runabout
from runabout.core.errors import BadRecord, CannotSave
from runabout.core.rule import rule
from runabout.match import Match, Script, dumps, load, loads, save
from runabout.match.record import LARGEST, LONGEST
from tests.core.tiny import REST
from tests.core.tiny import game as hop_home
from tests.match.records import CHASE, OLD_CHASE, OLD_DEALER, OLD_ROLLED, ROLLED, chase, rolled, same
from tests.variants import changed

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
        ("Dear diary,\n", 1, 'this is no saved match: expected [Runabout "2"], got "Dear diary,"'),
        ("\n\n{}\n", 3, "this is no saved match"),
        ('[Event "F/S Return Match"]\n\n1. e4 e5\n', 1, 'this is no saved match: it must begin with [Runabout "2"]'),
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

    played = chase()
    played.digests()  # compiles the rules, which reads files of its own
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
        with pytest.raises(CannotSave) as caught:
            save(played, path)
    assert "no space left on device. The file that was there before is untouched." in str(caught.value)
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
    assert "no such file or directory." in str(caught.value)
    assert "untouched" not in str(caught.value)


def test_folder_that_is_a_file_is_refused(path):
    with pytest.raises(CannotSave, match="not a directory"):
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
            pytest.skip("the user who runs this may write anywhere")
        with pytest.raises(CannotSave, match="permission denied"):
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


# --- Other components -------------------------------------------------------------------------------------------------


def test_match_with_corrected_components_is_read_only_with_the_same():
    corrected = changed(hop_home, edition="0123abcd")
    text = dumps(Match(corrected, 2, seed=1))
    assert '[Edition "0123abcd"]' in text
    assert same(loads(text, find=lambda name: corrected), Match(corrected, 2, seed=1))
    with pytest.raises(BadRecord, match=r"line 5: .*edition 0123abcd; here it has our own\. Set RUNABOUT_DATA"):
        loads(text)
    with pytest.raises(BadRecord, match=r"line 2: .*our own; here it has edition 0123abcd"):
        loads(dumps(Match(hop_home, 2, seed=1)), find=lambda name: corrected)


# --- Digests ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("old", "match"), [(OLD_CHASE, chase), (OLD_ROLLED, rolled)], ids=["seeded", "scripted"])
def test_record_without_digests_is_read_as_before(old, match):
    assert same(loads(old), match())


def test_record_of_the_old_format_with_a_dealer_beyond_the_seats_is_played_as_it_was():
    match = loads(OLD_DEALER)
    assert (match.options.dealer, [step.seat for step in match.steps]) == (2, [2, 0, 0, 0])
    assert same(loads(dumps(match)), match)


@pytest.mark.parametrize("dealer", ["9", "-1", "Ann", "9" * 5000])
def test_record_of_the_old_format_with_a_dealer_that_never_was_allowed_is_refused(dealer):
    with pytest.raises(BadRecord, match=r"line 7: Option dealer is a whole number from 0 to 8; "):
        loads(OLD_DEALER.replace('dealer "8"', f'dealer "{dealer}"'))


@rule
def rest_anywhere(state, action):
    return 0 if action == REST and not state.over else hop_refuse(state, action)


hop_refuse = hop_home.refuse


@rule
def list_rests(state, out):
    n = 0
    for action in range(3):
        if rest_anywhere(state, action) == 0:
            out[n] = action
            n += 1
    return n


def test_first_move_at_which_changed_rules_decide_otherwise_is_named():
    # The second seat may not rest before it has hopped: under the changed rules it may, after the first move.
    changed_rules = replace(hop_home, refuse=rest_anywhere, legal=list_rests)
    match = Match(hop_home, 2, seed=Script([4, 2]))
    match.play("hop", [0, 1])
    text = dumps(match).replace(f'[Digest "{match.digests()[0]}"]\n', "")
    here = digests_after(changed_rules, match)
    with pytest.raises(BadRecord) as caught:
        loads(text, find=lambda name: changed_rules)
    assert str(caught.value) == (
        f'line {caught.value.line}: after move 1, "hop", the rules of Hop Home decide otherwise than when the match '
        f"was saved: the digest here is {here}, in the file {match.digests()[1]}. Either the rules have changed and "
        "are still called version 3, or the file was edited. Open it with the Runabout that wrote it"
    )
    assert text.splitlines()[caught.value.line - 1].startswith("1. ")


def digests_after(game, match):
    again = Match(game, match.seats, seed=Script(match.script))
    for step in match.steps:
        again.play(step.action, step.outcomes)
    return again.digests()[-1]


def test_set_up_that_comes_out_otherwise_is_named():
    text = dumps(chase(0)).replace('[Digest "', '[Digest "0').replace('0c47afae5"]', '0c47afae"]')
    with pytest.raises(BadRecord, match="line 13: after the set-up the rules of Road Runner decide otherwise"):
        loads(text)


@pytest.mark.parametrize("digest", ["", "c47afae", "C47AFAE5", "c47afae5 "])
def test_move_with_what_is_no_digest_is_bad(digest):
    with pytest.raises(BadRecord, match="expected a move such as"):
        loads(CHASE.replace(";4c272559", f";{digest}x"))


def test_digests_follow_what_is_undone_and_rewound():
    match = rolled()
    whole = match.digests()
    assert len(whole) == 4
    assert match.rewound(1).digests() == whole[:2]
    match.undo()
    assert match.digests() == whole[:3]
    match.play("hop", [0, 0])
    assert match.digests()[:3] == whole[:3]
    assert len(match.digests()) == 4


def test_digests_are_the_same_where_somebody_asked_what_is_legal():
    asked, unasked = Match(hop_home, 2, seed=Script([4, 2])), Match(hop_home, 2, seed=Script([4, 2]))
    for text, outcomes in (("hop", [0, 1]), ("show", []), ("hop", [2, 2])):
        asked.legal()
        asked.play(text, outcomes)
        unasked.play(text, outcomes)
    assert asked.digests() == unasked.digests()
