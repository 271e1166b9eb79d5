"""The law of plans: a table is laid out once, and everything that a scene can say has its place there."""

from __future__ import annotations

import re
from collections.abc import Iterator

from runabout.core.plan import Plan, plan_faults
from runabout.testing.laws.case import Case, Fault, one_game

NAMES = ("Ann", "Ben", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")

SOURCE = re.compile(r"[\[\]{}_]|\bNone\b|\bTrue\b|\bFalse\b| {2}")
"""What no text at a table has in it."""


def plans(case: Case) -> None:
    """Where a game gives a plan of its table, it names no place that the layout does not have, and all that lies on
    the table, for any viewer and at any time, is shown in one of its areas. What is asked of the seat that decides, and
    what is remarked, is said in words, of what is there, and by what is in the viewer's sight alone: on a table that
    is imagined from that sight it is the same.
    """
    layout, words = case.game.table_layout, case.game.words
    for number in case.numbers:
        plan: Plan | None = None
        for position in one_game(case, number):
            if not position.played:
                plan = words.plan(layout.scene(position.sight(-1)))
                _check_texts(label.text for label in (plan.labels if plan else {}).values())
                _check_texts(area.title for area in (plan.areas if plan else ()))
            if not position.is_sampled:
                continue
            for viewer in case.viewers:
                sight = position.sight(viewer)
                scene = layout.scene(sight)
                asked, remarks = words.asked(sight, NAMES), words.remarks(sight, NAMES)
                _check_texts([asked], may_be_empty=True)
                _check_texts(remark.text for remark in remarks)
                for fault in plan_faults(plan, layout, scene, remarks):
                    raise Fault(f"the plan of the table, as {viewer} sees it: {fault}")
                moment = number * 1_000_000 + len(position.played)
                same = position.sight(viewer, position.imagined(sight, case.stream("plans", moment)))
                if bytes(same) == bytes(sight) and (words.asked(same, NAMES), words.remarks(same, NAMES)) != (
                    asked,
                    remarks,
                ):
                    raise Fault(f"what is asked or remarked, as {viewer} sees it, is not made from its sight alone")


def _check_texts(texts: Iterator[str] | list[str], may_be_empty: bool = False) -> None:
    for text in texts:
        if text != text.strip() or SOURCE.search(text) or not (text or may_be_empty):
            raise Fault(f"{text!r} is no text to be shown: write it in words, without blanks at its ends")
