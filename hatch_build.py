"""Hatchling's hook: before the package is packed, the page is built into it (see web/build.py)."""

from __future__ import annotations

import runpy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def page() -> SimpleNamespace:
    """What web/build.py defines."""
    return SimpleNamespace(**runpy.run_path(str(Path(__file__).parent / "web" / "build.py")))


class PageHook(BuildHookInterface[Any]):
    """Builds the page where it is out of date, whatever is made: a wheel, a source archive, an editable install."""

    def dependencies(self) -> list[str]:
        """Node from its Python package, where the page has to be built and the machine has no Node that can."""
        build = page()
        return [build.NODE_WHEEL] if build.out_of_date() and build.machines_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it; a failure stops the packing."""
        page().build()
