"""Why something was refused, said in a language."""

import errno
import pickle
from shutil import copytree

import pytest

from runabout.core.errors import BadOption, BadRecord, BadSeats, Refused
from runabout.core.reason import Reason, said_in, system_reason

SEATS = Reason("bad-seats", title="Chase", seats=Reason("seat-range", fewest=2, most=4), came=5)


class Damaged(Reason):
    """A reason of messages that a test has damaged."""


def test_an_error_is_english_to_programs_and_is_said_in_any_language():
    error = BadSeats(SEATS)
    assert str(error) == "Chase is for 2 to 4 seats; 5 came."
    assert error.say("en") == str(error)
    assert error.say("de") == "Chase ist für 2 bis 4 Plätze, nicht für 5."
    assert error.say("fr") == str(error)


def test_one_reason_holds_another_and_an_error_its_line():
    error = BadRecord(BadRecord(BadSeats(SEATS), 3))
    assert str(error) == "line 3: Chase is for 2 to 4 seats; 5 came."
    assert error.say("de") == "Zeile 3: Chase ist für 2 bis 4 Plätze, nicht für 5."
    assert BadRecord("as it is", 3).say("de") == "Zeile 3: as it is"


def test_an_error_without_a_reason_is_what_it_is():
    assert BadOption("no such thing").say("de") == "no such thing"
    assert said_in("de", "a text") == "a text"


def test_lists_have_their_words_and_select():
    def ranged(*names):
        return Reason("range-names", names=names)

    assert [ranged("a").say(each) for each in ("en", "de")] == ["a", "a"]
    assert [ranged("a", "b", "c").say(each) for each in ("en", "de")] == ["a, b or c", "a, b oder c"]
    assert (
        str(Reason("unknown-rule", title="T", asked="9", prefixes=[], near="X-1"))
        == "T has no rule 9; the nearest: X-1"
    )


def test_errors_keep_their_reason_between_processes():
    error = pickle.loads(pickle.dumps(BadSeats(SEATS)))
    assert error.args[0] == SEATS
    assert error.say("de").startswith("Chase ist")
    assert Reason("bad-seats", title="Other", seats="2 seats", came=5) != SEATS


def test_a_rule_that_refuses_is_named_in_german():
    assert Refused("RR-061", "text", "call trap").say("de") == "call trap: Das geht jetzt nicht. RR-061 verbietet es."


@pytest.mark.parametrize("damage", ["record-empty = { Kaputt", "record-empty = { $nobody-gives }", "# nothing here"])
def test_a_damaged_message_is_said_in_english(tmp_path, monkeypatch, damage):
    folder = copytree(Reason.folder, tmp_path / "reasons")
    (folder / "de.ftl").write_text(damage, encoding="utf-8")
    monkeypatch.setattr(Damaged, "folder", folder)
    assert Damaged("record-empty").say("de") == "this is no saved match: the file is empty"


def test_a_file_that_is_no_text_leaves_english_and_no_file_the_name(tmp_path, monkeypatch):
    folder = copytree(Reason.folder, tmp_path / "reasons")
    (folder / "de.ftl").write_bytes(b"\xff\xfe\x00")
    monkeypatch.setattr(Damaged, "folder", folder)
    assert Damaged("record-empty").say("de") == "this is no saved match: the file is empty"
    monkeypatch.setattr(Damaged, "folder", tmp_path / "nowhere")
    assert Damaged("record-empty").say("de") == "record empty"


def test_what_the_machine_says_of_a_file_is_translated_where_it_is_common():
    assert said_in("de", system_reason(OSError(errno.ENOSPC, "No space left on device"))) == (
        "Auf dem Gerät ist kein Platz mehr"
    )
    assert system_reason(OSError(errno.EIO, "Input/output error")) == "input/output error"
