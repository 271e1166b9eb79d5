"""axe-core, run in a page: what would keep people out who cannot see well, or cannot use a mouse."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

GRAVE = ("serious", "critical")

RUN = """async (rules) => {
  // Colours that have just changed, and things that are on their way, first have to be where they are going.
  const moves = () => document.getAnimations().some(it => it.effect?.getComputedTiming().endTime < 60000);
  for (let still = 0; still < 12; still = moves() ? 0 : still + 1) await new Promise(requestAnimationFrame);
  const found = await axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  return found.violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(node => ({ id, impact, help, at: node.target.join(' '), html: node.html.slice(0, 200),
                         why: node.failureSummary })));
}"""


@cache
def _script() -> str:
    return SCRIPT.read_text(encoding="utf-8")


COLOURS = ["color-contrast", "link-in-text-block"]
"""Its rules about colours, less those that it does not check unless asked."""


def faults_by_day_and_night(page: Page) -> list[str]:
    """The grave faults of a page by day, and of its colours by night: nothing else of it is another then."""
    page.emulate_media(color_scheme="light")
    found = [f"by day: {fault}" for fault in grave_faults(page)]
    page.emulate_media(color_scheme="dark")
    return [*found, *(f"by night: {fault}" for fault in grave_faults(page, COLOURS))]


def grave_faults(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe calls serious or critical in the page as it stands: by its rules for WCAG 2, A and AA, and for what is
    good practice, or by these alone.
    """
    # Not by a script element: the page's policy takes none but its own.
    if not page.evaluate("'axe' in window"):
        page.evaluate(_script())
    return [
        f"{fault['impact']} {fault['id']}: {fault['help']}\n    {fault['at']}\n    {fault['html']}\n    {fault['why']}"
        for fault in page.evaluate(RUN, rules)
        if fault["impact"] in GRAVE
    ]
