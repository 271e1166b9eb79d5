"""Files that are written whole or not at all: beside their place first, then in it."""

from __future__ import annotations

import errno
import os
import secrets
import shutil
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from runabout.core.errors import CannotSave
from runabout.core.reason import Reason, system_reason

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""System errors that more room mends."""


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """A file to write into. It takes its place once the block has ended: a reader finds the old file or the new one
    whole, even after a crash.

    Args:
        path: the place; where it is a link, the file that it leads to is written.

    Raises:
        CannotSave: it cannot be written; what was there before is untouched.
    """
    with saving_to(path):
        target = file_to_write(path)
        fresh = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
        try:
            with fresh.open("xb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            if target.exists():
                shutil.copymode(target, fresh)
            fresh.replace(target)
        finally:
            with suppress(OSError):
                fresh.unlink()


def file_to_write(path: Path) -> Path:
    """The file that is written for a path: at the end of its links, where there is a file or nothing yet.

    Raises:
        CannotSave: something that is no file is there, such as a pipe or a device, which must not be replaced.
    """
    with saving_to(path):
        with suppress(FileNotFoundError):
            mode = path.stat().st_mode
            if not stat.S_ISREG(mode):
                raise cannot_save(path, no_file(mode))
        # Unlike `Path.resolve`, this leaves links in a circle to the system.
        return Path(os.path.realpath(path)) if path.is_symlink() else path


def no_file(mode: int) -> Reason:
    """What is there in place of a file, by its mode."""
    match stat.S_IFMT(mode):
        case stat.S_IFDIR:
            return Reason("system-is-folder")
        case stat.S_IFIFO:
            return Reason("system-is-pipe")
        case stat.S_IFSOCK:
            return Reason("system-is-socket")
    return Reason("system-is-device")


@contextmanager
def saving_to(path: Path) -> Iterator[None]:
    """Raise what the system says against a path in the block as CannotSave."""
    try:
        yield
    except OSError as fault:
        raise cannot_save(path, system_reason(fault), fault.errno in NO_ROOM) from fault
    except ValueError as fault:  # a name that no file can have
        raise cannot_save(path, str(fault)) from fault


def cannot_save(path: Path, why: Reason | str, full: bool = False) -> CannotSave:
    """The error for a path that cannot be written; `full`: for lack of room."""
    kept = os.path.isfile(path)  # noqa: PTH113  # unlike `Path.is_file` it raises nothing where one may not look
    return CannotSave(Reason("not-saved", file=str(path), why=why, kept=kept, full=full))
