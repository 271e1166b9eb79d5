"""Table options: every ruling and number that a table may set, declared once with its range and its rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from runabout.core.errors import SHOWN_MAX, BadOption, is_whole, nearest
from runabout.core.reason import Reason
from runabout.core.record import Record, i8, record

Role = Literal["", "dealer", "first player", "forced pass", "open hands"]
"""What an option is to code that serves every game:

- "dealer": the seat that deals, counted from 1; 0: drawn by chance. In a series the winner deals next;
- "first player": the seat that begins, likewise;
- "forced pass": whether the table plays an Action of the same role for a person who has no other;
- "open hands": whether nothing is hidden between those who share a screen.
"""

SEAT_ROLES = ("dealer", "first player")
"""Roles of options whose values are seats of the table, counted from 1, or 0."""


@record
class NoOptions(Record):
    """What `setup` is given in a game without options: a record needs a cell, and this one holds nothing."""

    nothing = i8()


@dataclass(frozen=True)
class Option:
    """One table option, a field of the game's Options record.

    Attributes:
        name: the field's name.
        default: its value where the table says nothing.
        low, high: the range, both ends allowed.
        rule: the number of the rule or ruling that it turns.
        choices: names for the values low ... high, where they are not a quantity.
        says: what it does, as a sentence, where no message says it (see `core.description`).
        shared: its value, where the table says nothing and several people share a screen; None: the default there too.
        offered: the value that people who set up a table are offered first; None: the default. Without people, and in
            programs, the default holds, which is what the rules say.
        apart: whether its values are games of their own, each to be tried by itself, such as missions.
        role: what it is to code that serves every game; "" for nothing.
        endless: the value, at one end of the range, with which a game may go on for ever; None where there is none. It
            is allowed only where a person sits, who can leave; where bots alone are left, the default applies from the
            next decision on. State then has a field of the option's name.
    """

    name: str
    default: int
    low: int
    high: int
    rule: str
    choices: tuple[str, ...] = ()
    says: str = ""
    shared: int | None = None
    offered: int | None = None
    apart: bool = False
    role: Role = ""
    endless: int | None = None

    def __post_init__(self) -> None:
        defaults = (self.default, self.usual(True), self.usual(False))
        named = not self.choices or len(self.choices) == self.high - self.low + 1
        if not named or not all(self.low <= value <= self.high for value in defaults):
            raise ValueError(f"option {self.name}: the default must lie in the range, and every value have a name")
        if self.endless is not None and (self.endless in defaults or self.endless not in (self.low, self.high)):
            raise ValueError(f"option {self.name}: `endless` is one end of the range, and not the default")

    def usual(self, is_shared: bool) -> int:
        """The value that people are offered first, on a shared screen or not."""
        if is_shared and self.shared is not None:
            return self.shared
        return self.default if self.offered is None else self.offered

    @property
    def ends(self) -> tuple[int, int]:
        """The lowest and the highest value that bots may play with."""
        return self.low + (self.endless == self.low), self.high - (self.endless == self.high)

    def check_without_people(self, value: int) -> None:
        """Raise BadOption where bots alone may not play with the value."""
        if value == self.endless:
            low, high = map(str, self.ends)
            written = self.write(value)
            raise BadOption(
                Reason("option-for-people", name=self.name, value=written, low=low, high=high, rule=self.rule)
            )

    def highest(self, seats: int) -> int:
        """The highest value at a table of so many seats."""
        return min(self.high, seats) if self.role in SEAT_ROLES else self.high

    def check_at(self, seats: int, value: int) -> None:
        """Raise BadOption where the value names a seat that the table does not have."""
        if value > self.highest(seats):
            raise BadOption(
                Reason(
                    "option-no-seat", name=self.name, seats=seats, low=str(self.low), came=str(value), rule=self.rule
                )
            )

    def read(self, value: str | int | bool) -> int:
        """The value that a person or program gave, as a number; BadOption where it is none of this option's."""
        if isinstance(value, str):
            if self.choices and value.casefold() in self.choices:
                return self.low + self.choices.index(value.casefold())
            try:
                number = int(value)
            except ValueError:
                raise self._bad(value) from None
        elif isinstance(value, bool) or is_whole(value):
            number = int(value)
        else:
            raise self._bad(value)
        if not self.low <= number <= self.high or (self.choices and isinstance(value, str)):
            raise self._bad(value)
        return number

    def write(self, number: int) -> str:
        """The value as a person writes it; `read` takes it back."""
        return self.choices[number - self.low] if self.choices else str(number)

    @property
    def range(self) -> Reason:
        """Its values, to be said in a language."""
        if self.choices:
            return Reason("range-names", names=self.choices)
        return Reason("range-numbers", low=str(self.low), high=str(self.high))

    def _bad(self, value: object) -> BadOption:
        came = str(value)[:SHOWN_MAX]
        return BadOption(Reason("bad-option", name=self.name, range=self.range, came=came, rule=self.rule))


def name_of_option(written: str) -> str:
    """The name of an option however it is written: "Turn-Limit" is "turn_limit"."""
    return written.replace("-", "_").casefold()


def read_options(options: Sequence[Option], given: Mapping[str, str | int | bool]) -> dict[str, int]:
    """Each option's value by name: what was given, checked, and the defaults for the rest.

    Raises:
        BadOption: a name that the game does not have, or a value out of range.
    """
    known = {option.name: option for option in options}
    values = {name: option.default for name, option in known.items()}
    for name, value in given.items():
        folded = name_of_option(name)
        if folded not in known:
            near = nearest(folded, known, most=1)
            raise BadOption(
                Reason(
                    "no-option",
                    name=name[:SHOWN_MAX],
                    options=", ".join(known) or None,
                    near=near[0] if near else None,
                )
            )
        values[folded] = known[folded].read(value)
    return values


def wrap_seats(options: Sequence[Option], written: Mapping[str, str], seats: int) -> dict[str, str]:
    """Written values by name, where one that names a seat beyond the table names the seat at which a count round the
    table ends. Rules read such a value so before they refused it; what was saved then is still played as it was. A
    value that is none of its option's is left as it is, to be refused by who reads it.

    Args:
        options: those of the game.
        written: values as `Option.write` wrote them.
        seats: of the table.
    """
    wrapped = dict(written)
    for option in options:
        if option.role in SEAT_ROLES and option.name in written:
            with suppress(BadOption):
                seat = option.read(written[option.name])
                wrapped[option.name] = option.write(seat if seat <= seats else (seat - 1) % seats + 1)
    return wrapped
