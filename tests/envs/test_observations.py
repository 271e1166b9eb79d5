"""Laws of observations, over random play of every game as plain Python."""

import random

import numpy as np
import pytest

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.observation import CELLS_MAX, Observation, Slice
from runabout.core.record import Cells
from runabout.games import GAMES, find_game
from runabout.match.seating import usual_seats

# What has to be changed in a Sight where seat s is called (s + 1) % seats: fields with a cell for each seat, and fields
# that hold a seat's number. Of Race 2 Live also those with a cell for each survivor, here as many as there are seats.
BY_SEAT = {
    "road-runner": ("damage", "hand_count"),
    "riverdale": ("used", "colour", "hand_count", "known"),
    "rummy-runway": ("points", "best", "outfits", "closet", "closet_size", "hand_size", "known"),
    "race-2-live": (
        *("at", "furthest", "condition", "weapon", "packs", "hand_size"),
        *("known", "barred", "vouched", "hand"),
    ),
    "road-wolf": (
        *("side", "points", "tokens", "force", "kept", "skulls", "prize"),
        *("gained", "lost", "lost_points"),
    ),
}
SEAT_NUMBERS = {
    "road-runner": ("turn", "winner", "played_by"),
    "riverdale": ("winner",),
    "rummy-runway": ("trigger",),
    "race-2-live": ("survivor", "turn"),
    "road-wolf": ("mover", "owner", "born"),
}
SEATS = {"race-2-live": 4}
# Fields of 0 or 1, some of which short random play leaves as they are: here they are turned over.
FLAGS = ("truce", "closed", "over", "may_reroll")


def positions(game, seats, count, seed=1):
    """Sights of every seat, and of nobody, over random play."""
    luck, run = random.Random(seed), game.interpreted
    found, deal = [], 0
    while len(found) < count:
        state = game.State()
        state.seats = seats
        chance, log = Chance.seeded(bytes(32), deal), Log()
        deal += 1
        run.setup(state, game.new_options(seats=seats), chance, log)
        for _ in range(250):
            found += [run.sight(state, seat) for seat in range(-1, seats)] if luck.random() < 0.3 else []
            if state.over or len(found) >= count:
                break
            log.size = 0
            run.apply(state, luck.choice(run.legal_actions(state)), chance, log)
    return found


@pytest.fixture(scope="module")
def seen():
    """By game: Sights of a table, made when first asked for."""
    made = {}

    def of(name):
        game = find_game(name)
        if name not in made:
            made[name] = positions(game, SEATS.get(name, usual_seats(game)), 250)
        return game, made[name]

    return of


def observed(game, sight, before=0):
    row = np.full(game.observation.size, before, np.uint8).view(Cells)
    game.interpreted.bind(game.observation.rule)(sight, row)
    return np.asarray(row)


@pytest.mark.parametrize("name", GAMES)
def test_every_cell_is_written_and_in_its_range(name, seen):
    game, sights = seen(name)
    highs = np.array(game.observation.highs)
    assert game.observation.size <= CELLS_MAX
    for sight in sights:
        row = observed(game, sight)
        assert (row <= highs).all(), [one.name for one in game.observation.slices if (row > highs).any()]
        np.testing.assert_array_equal(row, observed(game, sight, before=255))


@pytest.mark.parametrize("name", GAMES)
def test_what_it_tells_is_told_apart(name, seen):
    # Of any two sights of a seat that are different in one of these fields alone, the observations are different.
    game, sights = seen(name)
    luck = random.Random(2)
    tried = dict.fromkeys(game.observation.tells, 0)
    for field in tried:
        for _ in range(1000):
            one, other = luck.sample(sights, 2)
            if tried[field] == 20:
                break
            changed = one.copy()
            changed.cell[field] = 1 - one.cell[field] if field in FLAGS else other.cell[field]
            if one.viewer != other.viewer or changed == one or depends(game, field, one, other):
                continue
            tried[field] += 1
            assert (observed(game, changed) != observed(game, one)).any(), field
    assert sum(count > 0 for count in tried.values()) >= len(tried) / 2, tried


def depends(game, field, one, other):
    """Whether the field can only be read beside another, which says how much of it is in use."""
    by = game.Sight.fields[field].sized_by
    sizes = [by] if by else []
    sizes += {"hand": ["hand_count"], "outfit": ["outfits"], "wears": ["outfits"], "runway": ["trends"]}.get(field, [])
    sizes += {"spent_outfit": ["outfits"], "aboard": ["status"], "wheel": ["status"], "acting": ["status"]}.get(
        field, []
    )
    known = [size for size in sizes if size in game.Sight.fields]
    return any((np.asarray(one.cell[size]) != np.asarray(other.cell[size])).any() for size in known) or (
        field in {name for one in game.Sight.fields.values() for name in [one.sized_by]}
    )


def relabelled(game, sight):
    """The same table where every seat has the number after its own."""
    turned, seats = sight.copy(), int(sight.seats)
    for field in BY_SEAT[game.name]:
        cells = np.array(sight.cell[field])
        cells[:seats] = np.roll(cells[:seats], 1, axis=0)
        turned.cell[field] = cells
    for field in ("seat", "viewer", *SEAT_NUMBERS[game.name]):
        cells = np.array(sight.cell[field])
        turned.cell[field] = np.where(cells >= 0, (cells + 1) % seats, cells)
    if game.name == "rummy-runway":
        each = len(sight.cell["outfit"]) // len(sight.cell["outfits"])
        for field in ("outfit", "wears"):
            cells = np.array(sight.cell[field])
            cells[: seats * each] = np.roll(cells[: seats * each], each, axis=0)
            turned.cell[field] = cells
        bits = int(sight.spent_outfit)
        width = 3 * each
        turned.spent_outfit = sum(
            ((bits >> (width * seat)) & ((1 << width) - 1)) << (width * ((seat + 1) % seats)) for seat in range(seats)
        )
    if game.name == "road-runner":
        cells = np.array(sight.cell["tracked_weight"])
        cells[:, :seats] = np.roll(cells[:, :seats], 1, axis=1)
        turned.cell["tracked_weight"] = cells
    return turned


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_same_whatever_the_seats_are_called(name, seen):
    game, sights = seen(name)
    changed = 0
    for sight in sights:
        if sight.viewer >= 0:
            turned = relabelled(game, sight)
            changed += turned != sight
            ends = [one.name for one in game.observation.slices if name == "race-2-live" and one.name == "survivors"]
            one, other = observed(game, sight), observed(game, turned)
            if ends:  # the last two cells of a survivor say where the order of play begins, which is no name
                for row in (one, other):
                    game.observation.named(row)["survivors"][:, -2:] = 0
            np.testing.assert_array_equal(one, other)
    assert changed


def test_slices_are_views_in_their_shapes():
    space = find_game("riverdale").observation
    rows = np.arange(2 * space.size).reshape(2, -1).astype(np.uint8)
    named = space.named(rows)
    assert named["seats"].shape == (2, 4, 37)
    named["own hand"][1, 0] = 77
    assert rows[1, 0] == 77


@pytest.mark.parametrize(
    ("slices", "says"),
    [
        ([Slice("one", (2,), 1, ""), Slice("one", (2,), 1, "")], "names of their own"),
        ([Slice("one", (), 1, "")], "one cell at least"),
        ([Slice("one", (1,), 256, "")], "0 to 255"),
        ([Slice("one", (513,), 1, "")], "has 513"),
    ],
)
def test_a_declaration_that_cannot_be_is_refused(slices, says):
    with pytest.raises(ValueError, match=says):
        Observation(lambda sight, out: None, tuple(slices), ())
