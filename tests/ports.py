"""Ports that one test has to itself."""

from __future__ import annotations

import socket


def held_port() -> socket.socket:
    """A socket that keeps a port of this machine, and never listens: as long as it is open, nobody who asks for a free
    port is given this one, and a server that is told its number can listen there, again after each time it is killed.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("localhost", 0))
    return held


def number_of(held: socket.socket) -> int:
    """The number of the port that a socket keeps."""
    return int(held.getsockname()[1])
