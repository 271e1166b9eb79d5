"""axe-core, run in a page: what would keep people out who cannot see well, or cannot use a mouse."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

GRAVE = ("serious", "critical")

RUN = """async () => {
  // Colours that have just changed, and things that are on their way, first have to be where they are going.
  const moves = () => document.getAnimations().some(it => it.effect?.getComputedTiming().endTime < 60000);
  for (let still = 0; still < 12; still = moves() ? 0 : still + 1) await new Promise(requestAnimationFrame);
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(node => ({ id, impact, help, at: node.target.join(' '), html: node.html.slice(0, 200),
                         why: node.failureSummary })));
}"""


@cache
def _script() -> str:
    return SCRIPT.read_text(encoding="utf-8")


def grave_faults(page: Page) -> list[str]:
    """What axe calls serious or critical in the page as it stands: by its rules for WCAG 2, A and AA, and for what is
    good practice.
    """
    # Not by a script element: the page's policy takes none but its own.
    if not page.evaluate("'axe' in window"):
        page.evaluate(_script())
    return [
        f"{fault['impact']} {fault['id']}: {fault['help']}\n    {fault['at']}\n    {fault['html']}\n    {fault['why']}"
        for fault in page.evaluate(RUN)
        if fault["impact"] in GRAVE
    ]
