"""What the clients that load the server say, against the server that they are written for."""

import re
from pathlib import Path

from runabout.server.messages.common import PROTOCOL

CLIENTS = Path(__file__).parents[2] / "benchmarks" / "server" / "runabout.js"


def test_the_clients_speak_the_protocol_of_the_server():
    assert re.findall(r"protocol=(\d+)", CLIENTS.read_text(encoding="utf-8")) == [str(PROTOCOL)]
