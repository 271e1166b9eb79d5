"""The README's example is run as it stands there."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_example_in_the_readme_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    found = {}
    exec(example, found)
    match = found["match"]
    assert match.seat == 2
    assert match.steps[0].action.text == "lay Anvil"
    assert match.why("lay Anvil").rule == "RR-060"


@pytest.mark.parametrize("link", re.findall(r"\]\((?!https?://)([^)#]+)\)", README.read_text(encoding="utf-8")))
def test_a_link_in_the_readme_leads_somewhere(link):
    assert (README.parent / link).exists()
