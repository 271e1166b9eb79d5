import pytest

from runabout.core import compile as compiler
from runabout.core.rule import Binder, bind

WAYS = ("interpreted", "compiled")


@pytest.fixture(params=WAYS)
def way(request):
    return request.param


@pytest.fixture(scope="session")
def prepare(tmp_path_factory):
    """A rule ready to call, either way; compiled once in a whole run of the tests."""
    folder = tmp_path_factory.mktemp("rules")
    ready = {}

    def prepare(template, way, **names):
        key = template, way, tuple(names.items())
        if key not in ready:
            if way == "interpreted":
                ready[key] = bind(template, names)
            else:
                binder = Binder(names, compiler.finish)
                ready[key] = compiler.compiled(binder, template, folder, f"rule-{len(ready)}")
        return ready[key]

    return prepare
