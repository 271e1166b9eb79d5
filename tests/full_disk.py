"""A disk on which there is no room left."""

import resource
from contextlib import contextmanager


@contextmanager
def files_no_larger_than(size):
    """As on a disk that is full: nothing can be written past so many bytes of a file."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
