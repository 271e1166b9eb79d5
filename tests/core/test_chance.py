from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

from runabout.core.chance import (
    MASK,
    SCRIPT_MAX,
    Chance,
    derive,
    key_from,
    make_block,
    next_word,
    pick,
    quarter_round,
    roll,
    shuffle,
    turn_left,
)
from runabout.core.errors import BadGame
from runabout.core.record import Cells
from runabout.core.rule import rule

ZERO = "00" * 32

# J. Strömbergson, "Test Vectors for the Stream Cipher ChaCha", draft-strombergson-chacha-test-vectors-01 (2013),
# TC1 to TC8 with a key of 256 bits and 8 rounds: key, IV, and the first two blocks of the key stream.
PUBLISHED = {
    "TC1, all zero": (
        ZERO,
        "0000000000000000",
        (
            "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
            "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
            "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
            "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
        ),
    ),
    "TC2, one bit in the key": (
        "01" + "00" * 31,
        "0000000000000000",
        (
            "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
            "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
            "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
            "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4"
        ),
    ),
    "TC3, one bit in the IV": (
        ZERO,
        "0100000000000000",
        (
            "2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b"
            "7ff0fe616bb25aa0153ad6fdc88b954903c22426d478b97b22b8f9b1db00cf06"
            "470bdffbc488a8b7c701ebf4061d75c5969186497c95367809afa80bd843b040"
            "a79abc6e73a91757f1db73c8eacfa543b38f289d065ab2f3032d377b8c37fe46"
        ),
    ),
    "TC4, all bits": (
        "ff" * 32,
        "ff" * 8,
        (
            "e163bbf8c9a739d18925ee8362dad2cdc973df05225afb2aa26396f2a9849a4a"
            "445e0547d31c1623c537df4ba85c70a9884a35bcbf3dfab077e98b0f68135f54"
            "81d4933f8b322ac0cd762c27235ce2b31534e0244a9a2f1fd5e94498d47ff108"
            "790c009cf9e1a348032a7694cb28024cd96d3498361edb1785af752d187ab54b"
        ),
    ),
    "TC5, even bits": (
        "55" * 32,
        "55" * 8,
        (
            "7cb78214e4d3465b6dc62cf7a1538c88996952b4fb72cb6105f1243ce3442e29"
            "75a59ebcd2b2a598290d7538491fe65bdbfefd060d88798120a70d049dc2677d"
            "d48ff5a2513e497a5d54802d7484c4f1083944d8d0d14d6482ce09f7e5ebf20b"
            "29807d62c31874d02f5d3cc85381a745ecbc60525205e300a76961bfe51ac07c"
        ),
    ),
    "TC6, odd bits": (
        "aa" * 32,
        "aa" * 8,
        (
            "40f9ab86c8f9a1a0cdc05a75e5531b612d71ef7f0cf9e387df6ed6972f0aae21"
            "311aa581f816c90e8a99de990b6b95aac92450f4e112712667b804c99e9c6eda"
            "f8d144f560c8c0ea36880d3b77874c9a9103d147f6ded386284801a4ee158e5e"
            "a4f9c093fc55fd344c33349dc5b699e21dc83b4296f92ee3ecabf3d51f95fe3f"
        ),
    ),
    "TC7, sequences": (
        "00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100",
        "0f1e2d3c4b596877",
        (
            "60fdedbd1a280cb741d0593b6ea0309010acf18e1471f68968f4c9e311dca149"
            "b8e027b47c81e0353db013891aa5f68ea3b13dd2f3b8dd0873bf3746e7d6c567"
            "fe882395601ce8aded444867fe62ed8741420002e5d28bb573113a418c1f4008"
            "e954c188f38ec4f26bb8555e2b7c92bf4380e2ea9e553187fdd42821794416de"
        ),
    ),
    "TC8, random": (
        "c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d",
        "1ada31d5cf688221",
        (
            "838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c9"
            "6ad848065871417b08f034e681fe46a93f7d5c61d1306614d4aaf257a7cff08b"
            "16f2fda170cc18a4b58a2667ed962774af792a6e7f3c77992540711a7a136d7e"
            "8a2f8d3f93816709d45a3fa5f8ce72fde15be7b841acba3a2abd557228d9fe4f"
        ),
    ),
}

# D. J. Bernstein's own: key and IV zero, the block counter 2**64 - 1. The next block is TC1's first.
LAST_BLOCK = (
    "df8a0bceca2fbb111f29978fa9a64407c68ced975ff55a24707265d0687e6aef"
    "b3597eac46e4b0a79b3a49c8b0f1775ac3edd7eb6a6d9bcb38f276517a79e014"
)


@rule
def stream_out(chance: Chance, out: Cells) -> None:
    """Fill `out` with the key stream."""
    for i in range(len(out)):
        out[i] = next_word(chance)


def stream(prepare, way, chance, words):
    out = np.zeros(words, np.int64).view(Cells)
    prepare(stream_out, way)(chance, out)
    return b"".join(word.to_bytes(4, "little") for word in out).hex()


def slow_block(key, number, counter):
    """ChaCha as its paper draws it: a four by four square, columns then diagonals. The yardstick for odd counters."""
    start = b"expand 32-byte k" + key
    words = [int.from_bytes(start[i : i + 4], "little") for i in range(0, 48, 4)]
    words += [counter % 2**32, counter >> 32, number % 2**32, number >> 32]
    square = list(words)
    for _ in range(4):
        for slant in (0, 1):  # the columns, then the diagonals
            for column in range(4):
                quarter_slowly(square, [4 * row + (column + slant * row) % 4 for row in range(4)])
    return b"".join(((a + b) % 2**32).to_bytes(4, "little") for a, b in zip(square, words)).hex()


def quarter_slowly(square, at):
    a, b, c, d = at
    for target, other, changed, places in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        square[target] = (square[target] + square[other]) % 2**32
        mixed = square[changed] ^ square[target]
        square[changed] = (mixed << places | mixed >> 32 - places) % 2**32


@pytest.mark.parametrize("case", PUBLISHED)
def test_seeded_chance_is_chacha8_as_published(prepare, way, case):
    key, iv, expected = PUBLISHED[case]
    chance = Chance.seeded(bytes.fromhex(key), int.from_bytes(bytes.fromhex(iv), "little"))
    assert stream(prepare, way, chance, 32) == expected
    assert chance.counter == 2


def test_block_counter_fills_both_its_words_and_starts_anew(prepare, way):
    chance = Chance.seeded(bytes(32))
    chance.counter = -1  # 2**64 - 1
    assert stream(prepare, way, chance, 32) == LAST_BLOCK + PUBLISHED["TC1, all zero"][2][:128]
    assert chance.counter == 1


def test_the_slow_way_is_chacha8_too():
    for key, iv, expected in PUBLISHED.values():
        number = int.from_bytes(bytes.fromhex(iv), "little")
        blocks = [slow_block(bytes.fromhex(key), number, counter) for counter in range(2)]
        assert "".join(blocks) == expected
    assert slow_block(bytes(32), 0, 2**64 - 1) == LAST_BLOCK


def test_block_counter_carries_into_its_second_word(prepare, way):
    key, number = key_from("carry"), 0x0123456789ABCDEF
    chance = Chance.seeded(key, number)
    chance.counter = 2**32 - 1
    assert stream(prepare, way, chance, 48) == "".join(slow_block(key, number, 2**32 + i) for i in (-1, 0, 1))


def test_block_is_made_only_when_a_word_of_it_is_needed(prepare, way):
    chance = Chance.seeded(bytes(32))
    stream(prepare, way, chance, 16)
    assert (chance.counter, chance.left) == (1, 0)
    stream(prepare, way, chance, 1)
    assert (chance.counter, chance.left) == (2, 15)


def test_making_a_block_throws_the_rest_of_the_last_away():
    chance = Chance.seeded(bytes(32))
    next_word(chance)
    make_block(chance)
    assert chance.left == 16


def test_quarter_round_is_as_in_rfc_8439():
    given = (0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567)
    assert quarter_round(*given) == (0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB)


def test_word_turns_left_within_its_32_bits():
    assert turn_left(0x7998BFDA, 7) == 0xCC5FED3C  # RFC 8439, 2.1
    assert turn_left(1 << 31, 1) == 1


@pytest.mark.parametrize("length", [0, 31, 33])
def test_key_of_another_length_is_refused(length):
    with pytest.raises(ValueError, match=f"a chance key is 32 bytes; these are {length}"):
        Chance.seeded(bytes(length))


# --- Picking ----------------------------------------------------------------------------------------------------------

AWKWARD = 1431655766
"""Just above a third of 2**32: of three words one must be thrown away, or some outcomes come 3 times for others' 2."""


@rule
def pick_many(chance: Chance, among: int, out: Cells) -> None:
    """Fill `out` with picks."""
    for i in range(len(out)):
        out[i] = pick(chance, among)


def picks(prepare, way, chance, among, number):
    out = np.zeros(number, np.int64).view(Cells)
    prepare(pick_many, way)(chance, among, out)
    return list(out)


def dealing(*words):
    """Chance whose next words are these."""
    chance = Chance.seeded(bytes(32))
    chance.block[16 - len(words) :] = words
    chance.left = len(words)
    return chance


@pytest.mark.parametrize(
    ("among", "words", "picked"),
    [
        (3, [0, 2**31], 1),  # 3 * 0 is below 2**32 % 3 = 1: thrown away
        (3, [1], 0),
        (3, [MASK], 2),
        (6, [0, 715827883, 1431655766], 2),  # 6 * word leaves 0, 2, 4; those below 2**32 % 6 = 4 are thrown away
        (2, [0], 0),  # a power of two needs none
        (1, [12345], 0),
        (2**31 - 1, [MASK], 2**31 - 2),
    ],
)
def test_word_that_would_favour_some_outcomes_is_thrown_away(prepare, way, among, words, picked):
    chance = dealing(*words)
    assert picks(prepare, way, chance, among, 1) == [picked]
    assert chance.left == 0
    assert chance.counter == 0


def test_each_outcome_of_an_awkward_number_has_equally_many_words(prepare, way):
    key = key_from("awkward")
    words = []
    for counter in range(30):
        block = bytes.fromhex(slow_block(key, 0, counter))
        words += [int.from_bytes(block[i : i + 4], "little") for i in range(0, 64, 4)]
    kept = [word for word in words if word * AWKWARD % 2**32 >= 2**32 % AWKWARD]
    assert 100 < len(words) - len(kept) < 220, "about a third should be thrown away"
    chance = Chance.seeded(key)
    assert picks(prepare, way, chance, AWKWARD, len(kept)) == [word * AWKWARD >> 32 for word in kept]
    assert chance.drawn == len(kept)


@pytest.mark.parametrize("among", [2, 3, 6, 7, 52])
def test_each_outcome_is_equally_likely(among):
    chance = Chance.seeded(key_from("fair"))
    seen = Counter(pick(chance, among) for _ in range(100 * among))
    assert set(seen) == set(range(among))
    assert chisquare([seen[i] for i in range(among)]).pvalue > 0.001


def test_consecutive_outcomes_do_not_depend_on_each_other():
    chance = Chance.seeded(key_from("pairs"))
    seen = Counter((pick(chance, 4), pick(chance, 4)) for _ in range(3200))
    assert chisquare([seen[a, b] for a in range(4) for b in range(4)]).pvalue > 0.001


def test_die_shows_one_to_its_number_of_sides():
    chance = Chance.seeded(key_from("die"))
    assert {roll(chance, 6) for _ in range(200)} == set(range(1, 7))


def test_shuffle_gives_each_order_equally_often():
    chance = Chance.seeded(key_from("shuffle"))
    seen = Counter()
    for _ in range(2400):
        cards = np.arange(6, dtype=np.int8).view(Cells)
        shuffle(chance, cards, 4)
        assert list(cards[4:]) == [4, 5]
        seen[tuple(cards[:4])] += 1
    assert len(seen) == 24
    assert chisquare(list(seen.values())).pvalue > 0.001


@pytest.mark.parametrize("size", [0, 1])
def test_shuffle_of_nothing_or_one_card_draws_nothing(size):
    chance = Chance.scripted()
    shuffle(chance, np.arange(3).view(Cells), size)
    chance.check_script()


def test_compiled_and_interpreted_chance_end_at_the_same_byte(prepare):
    ends = []
    for way in ("interpreted", "compiled"):
        chance = Chance.seeded(key_from("both"), 5)
        drawn = picks(prepare, way, chance, AWKWARD, 50)
        ends.append((drawn, bytes(chance)))
    assert ends[0] == ends[1]


def test_streams_of_one_key_are_different():
    first = [[pick(Chance.seeded(bytes(32), stream), 2**31 - 1)] for stream in (0, 1, 2**32, 2**64 - 1)]
    assert len({tuple(row) for row in first}) == 4


# --- What must never change: an old seed must stay the same game ------------------------------------------------------


def test_seed_stands_for_the_key_that_it_always_has():
    assert key_from(7).hex() == "0d9bf7a47e7b04b616512bfc571a9a04b70396e0973c7e015e9d94b69f17ea06"
    assert key_from("").hex() == "0945d8df655c20eed9c8c4a47a058c8e8c490dcca235b4a9aa3cef904545ffae"


def test_number_and_its_text_are_the_same_seed():
    assert key_from(7) == key_from("7")
    assert key_from(7) != key_from("07")


def test_key_of_another_purpose_is_what_it_always_has_been():
    assert derive(key_from(7), "deal").hex() == "03a7e66a99bef2a8d293424cc22a766d77030527590266bc3737aafa8b092e72"


def test_purposes_have_keys_of_their_own():
    key = key_from(7)
    assert len({key, derive(key, "deal"), derive(key, "bot"), derive(key_from(8), "deal")}) == 4
    assert len(derive(key, "deal")) == 32


def test_dice_of_a_seed_fall_as_they_always_have(prepare, way):
    assert picks(prepare, way, Chance.seeded(key_from(7)), 6, 20) == [
        5,
        1,
        5,
        4,
        5,
        2,
        1,
        1,
        5,
        0,
        2,
        5,
        1,
        5,
        1,
        5,
        0,
        5,
        3,
        3,
    ]


def test_shuffle_of_a_seed_is_what_it_always_has_been(prepare, way):
    cards = np.arange(10, dtype=np.int8).view(Cells)
    prepare(shuffle, way)(Chance.seeded(key_from(7)), cards, 10)
    assert list(cards) == [2, 3, 0, 4, 8, 6, 5, 7, 1, 9]


# --- Scripts ----------------------------------------------------------------------------------------------------------


def test_script_deals_what_it_is_told_and_notes_what_it_was_asked(prepare, way):
    chance = Chance.scripted([2, 0, 5])
    assert picks(prepare, way, chance, 6, 3) == [2, 0, 5]
    chance.check_script()
    assert list(chance.asked[:4]) == [6, 6, 6, 0]


def test_script_used_up_is_a_fault(prepare, way):
    chance = Chance.scripted([2])
    assert picks(prepare, way, chance, 6, 2) == [2, 0]
    with pytest.raises(BadGame, match=r"2 draws were made, among \[6, 6\] outcomes each; the script has 1: \[2\]"):
        chance.check_script()


def test_continued_chance_deals_its_script_and_then_draws_by_its_key(prepare, way):
    chance = Chance.continued([2, 0], key_from(3))
    drawn = picks(prepare, way, chance, 6, 5)
    assert drawn == [2, 0, *picks(prepare, way, Chance.seeded(key_from(3)), 6, 3)]
    assert (list(chance.asked[:6]), chance.drawn, chance.faults) == ([6] * 5 + [0], 5, 0)


def test_script_not_used_up_is_a_fault():
    chance = Chance.scripted([2, 3])
    pick(chance, 6)
    with pytest.raises(BadGame, match=r"1 draws were made, among \[6\] outcomes each; the script has 2: \[2, 3\]"):
        chance.check_script()


@pytest.mark.parametrize("outcome", [6, -1, 2**31 - 1])
def test_outcome_out_of_range_is_a_fault_and_deals_the_first(prepare, way, outcome):
    chance = Chance.scripted([outcome])
    assert picks(prepare, way, chance, 6, 1) == [0]
    with pytest.raises(BadGame, match="Each must be at least 0 and below its draw's number"):
        chance.check_script()


def test_empty_script_fits_what_draws_nothing():
    Chance.scripted().check_script()


def test_script_holds_as_many_outcomes_as_it_says(prepare, way):
    chance = Chance.scripted([1] * SCRIPT_MAX)
    assert picks(prepare, way, chance, 2, SCRIPT_MAX) == [1] * SCRIPT_MAX
    chance.check_script()
    with pytest.raises(BadGame, match=f"a script holds at most {SCRIPT_MAX} outcomes; these are {SCRIPT_MAX + 1}"):
        Chance.scripted([1] * (SCRIPT_MAX + 1))


def test_draws_beyond_what_any_script_holds_are_faults(prepare, way):
    chance = Chance.scripted([1] * SCRIPT_MAX)
    assert picks(prepare, way, chance, 2, SCRIPT_MAX + 2)[-2:] == [0, 0]
    assert chance.faults == 2
    with pytest.raises(BadGame, match=f"{SCRIPT_MAX + 2} draws were made"):
        chance.check_script()


def test_outcome_larger_than_a_script_can_hold_is_refused():
    with pytest.raises(BadGame, match="outcomes are whole numbers"):
        Chance.scripted([2**31])


def test_scripted_chance_draws_no_block():
    chance = Chance.scripted([0])
    pick(chance, 6)
    assert (chance.counter, chance.left) == (0, 0)
