"""`python -m runabout`, the same as the command `runabout`."""

from __future__ import annotations

from runabout.cli import main

main()
