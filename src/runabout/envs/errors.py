"""What can go wrong in an environment, one typed exception each. Nothing was changed where one of them is raised."""

from __future__ import annotations

from runabout.core.errors import Refused, RunaboutError


class BadBatch(RunaboutError):
    """An environment cannot be made so: no such number of tables or threads, no such mode, no observation declared."""


class ResetNeeded(BadBatch, AssertionError):
    """An environment of PettingZoo is asked for what there is only once a game has begun. It is an AssertionError too,
    as PettingZoo's own wrapper raises.

    Attributes:
        called: what was.
    """

    def __init__(self, called: str) -> None:
        self.called = called
        super().__init__(f"No game has begun: call reset() before {called}.")


class BadActions(RunaboutError):
    """Actions, or a choice of tables, of a wrong dtype or shape; what is no action, seat, agent or table."""


class IllegalAction(Refused):
    """An action that is not legal at a table now.

    Attributes:
        table: the number of the table.
        number: of the action.
        legal: how many actions were legal there; `Batch.mask` says which.
    """

    def __init__(self, refused: Refused, table: int, number: int, legal: int) -> None:
        self.table, self.number, self.legal = table, number, legal
        super().__init__(refused.rule, refused.reason, refused.action)
        self.args = (f"Table {table}: {self.args[0]} {legal} other actions are legal: see the mask.",)


class StepAfterEnd(RunaboutError):
    """A step at a table whose game is over, where nothing begins the next one by itself.

    Attributes:
        table: the number of the table.
    """

    def __init__(self, table: int, advice: str = "") -> None:
        self.table = table
        advice = advice or (
            'Call reset(where=batch.done), or make the batch with autoreset="next-step" or "same-step".'
        )
        super().__init__(f"The game at table {table} is over. {advice}")


class BadSaved(RunaboutError):
    """What was saved of a batch or a state is of another game, version, number of tables or seats, or damaged; or a
    batch was to be pickled itself.
    """


class MissingExtra(RunaboutError, ImportError):
    """The library that an adapter is for is not installed.

    Attributes:
        library: its name.
        extra: the extra of this package that installs it.
    """

    def __init__(self, library: str, extra: str) -> None:
        self.library, self.extra = library, extra
        super().__init__(f"{library} is not installed: pip install 'runabout[{extra}]' brings it.")
