"""A file is written whole or not at all, where its path leads to, and never in place of something else."""

import os
import socket
import stat
from contextlib import suppress

import pytest

from runabout.core.errors import CannotSave
from runabout.core.whole_file import whole_file


def write(path, text="new"):
    with whole_file(path) as file:
        file.write(text.encode())


@pytest.fixture
def old(tmp_path):
    """A file that holds something."""
    path = tmp_path / "old.txt"
    path.write_text("old")
    return path


def test_the_file_is_there_once_all_is_written(tmp_path):
    path = tmp_path / "file.txt"
    with whole_file(path) as file:
        file.write(b"all of it")
        assert not path.exists()
    assert path.read_text() == "all of it"
    assert list(tmp_path.iterdir()) == [path]


def test_what_fails_while_it_is_written_leaves_the_old_file(old):
    with suppress(KeyboardInterrupt), whole_file(old) as file:
        file.write(b"a part")
        raise KeyboardInterrupt
    assert old.read_text() == "old"
    assert list(old.parent.iterdir()) == [old]


def test_who_may_read_a_file_stays_as_it_was(old):
    old.chmod(0o640)
    write(old)
    assert stat.S_IMODE(old.stat().st_mode) == 0o640


def test_a_link_stays_a_link_and_the_file_that_it_leads_to_is_written(old, tmp_path):
    link = tmp_path / "link"
    link.symlink_to("old.txt")
    write(link)
    assert link.is_symlink()
    assert old.read_text() == "new"


def test_a_link_to_a_file_that_is_not_there_yet_makes_it(tmp_path):
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to("folder/file.txt")
    write(tmp_path / "link")
    assert (tmp_path / "folder" / "file.txt").read_text() == "new"
    assert (tmp_path / "link").is_symlink()


def test_links_in_a_circle_are_no_file(tmp_path):
    (tmp_path / "link").symlink_to("link")
    with pytest.raises(CannotSave, match="symbolic links"):
        write(tmp_path / "link")


@pytest.mark.parametrize("is_linked", [False, True])
def test_a_pipe_is_not_replaced(tmp_path, is_linked):
    path = tmp_path / "pipe"
    os.mkfifo(path)
    if is_linked:
        (tmp_path / "link").symlink_to("pipe")
    with pytest.raises(CannotSave, match=r"is a pipe\. Save elsewhere\."):
        write(tmp_path / "link" if is_linked else path)
    assert path.is_fifo()


def test_a_socket_is_not_replaced(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # the address of a socket is short
    with socket.socket(socket.AF_UNIX) as there:
        there.bind("socket")
        with pytest.raises(CannotSave, match=r"is a socket\. Save elsewhere\."):
            write(tmp_path / "socket")


def test_a_folder_is_not_replaced(tmp_path):
    with pytest.raises(CannotSave, match=r"is a directory\. Save elsewhere\."):
        write(tmp_path)


def test_a_full_disk_says_to_make_room(old, monkeypatch):
    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotSave, match=r"is untouched\. Make room, or save elsewhere\.") as caught:
        write(old)
    assert old.read_text() == "old"
    assert caught.value.say("de").endswith("ist unversehrt. Schaff Platz, oder sichere woanders.")
