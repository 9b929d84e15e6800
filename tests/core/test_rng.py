"""Chance: the same everywhere, even, and open to verification after the game."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.core.flow import BaseState
from orrery.core.rng import below, commitment, seed_from_number, seed_of, shuffled, verify_seed

KNOWN_SEED = "69dfd9fa40c8583d3f286617cd5e293f0683cb97f22c78ad846f18131e269bae"
KNOWN_SEED_OF = "ea81af6cd61ac390a0586eec7ccee5be5e988d4052b21ebe81224dd8d3afd3b7"
KNOWN_COMMITMENT = "b3a79e8ed3dcdc8ae5e213d081c7fddf5ab3b2f909b2b400ad164eb1a4c6d87d"
KNOWN_NUMBERS = [42, 95, 29, 64, 76, 17, 52, 83]
KNOWN_SHUFFLE = (9, 8, 10, 7, 4, 5, 6, 3, 11, 2, 0, 1)


def state_of(seed: bytes) -> BaseState:
    state = BaseState()
    state.seed, state.counter, state.irrevocable = seed, 0, 0
    return state


def test_known_answers() -> None:
    assert seed_from_number(1).hex() == KNOWN_SEED
    assert seed_of(b"secret", [b"one", b"two"]).hex() == KNOWN_SEED_OF
    assert commitment(b"secret") == KNOWN_COMMITMENT
    state = state_of(seed_from_number(1))
    assert [below(state, 100) for _ in range(8)] == KNOWN_NUMBERS
    assert shuffled(state, tuple(range(12))) == KNOWN_SHUFFLE
    assert (state.counter, state.irrevocable) == (11, 9)


def test_a_number_is_the_first_word_of_the_block_scaled_down() -> None:
    seed = seed_from_number(5)
    word = int.from_bytes(sha256(seed + bytes(8)).digest()[:8], "big")
    assert below(state_of(seed), 1000) == word * 1000 // 2**64


def test_what_chance_decides_cannot_be_taken_back() -> None:
    state = state_of(seed_from_number(2))
    below(state, 6)
    assert state.irrevocable == 1
    shuffled(state, (1, 2, 3))
    assert state.irrevocable == 2


@given(st.integers(0, 10**6), st.lists(st.integers(0, 9), max_size=40))
def test_a_shuffle_keeps_all_cards(number: int, cards: list[int]) -> None:
    mixed = shuffled(state_of(seed_from_number(number)), tuple(cards))
    assert Counter(mixed) == Counter(cards)


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    missing = (kinds - len(counts)) * expected
    return missing + sum((count - expected) ** 2 / expected for count in counts.values())


def test_numbers_and_shuffles_are_even() -> None:
    state = state_of(seed_from_number(3))
    numbers: Counter[object] = Counter(below(state, 10) for _ in range(5000))
    orders: Counter[object] = Counter(shuffled(state, (0, 1, 2, 3)) for _ in range(4800))
    assert chi_square(numbers, 10) < 28  # 9 degrees of freedom: 1 in 1,000
    assert set(orders) == set(permutations(range(4)))
    assert chi_square(orders, 24) < 50  # 23 degrees of freedom: 1 in 1,000


def test_a_shuffle_that_swaps_with_any_place_would_be_caught() -> None:
    """The classic mistake: every card changes places with any other, not only an earlier one."""
    state = state_of(seed_from_number(3))
    orders: Counter[object] = Counter()
    for _ in range(4800):
        mixed = [0, 1, 2, 3]
        for i in range(4):
            j = below(state, 4)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        orders[tuple(mixed)] += 1
    assert chi_square(orders, 24) > 50


def test_a_games_seed_can_be_verified_afterwards() -> None:
    secret, nonces = b"s" * 32, [b"anna", b"ben"]
    published, seed = commitment(secret), seed_of(secret, nonces)
    assert verify_seed(seed, published, secret, nonces)


@pytest.mark.parametrize(
    ("secret", "nonces"),
    [
        (b"t" + b"s" * 31, [b"anna", b"ben"]),
        (b"s" * 32, [b"anna", b"bob"]),
        (b"s" * 32, [b"ben", b"anna"]),
        (b"s" * 32, [b"annab", b"en"]),
        (b"s" * 32, [b"anna"]),
    ],
)
def test_an_altered_secret_or_nonce_is_caught(secret: bytes, nonces: list[bytes]) -> None:
    published, seed = commitment(b"s" * 32), seed_of(b"s" * 32, [b"anna", b"ben"])
    assert not verify_seed(seed, published, secret, nonces)


def test_a_secret_changed_after_the_start_is_caught_even_with_its_own_seed() -> None:
    nonces = [b"anna", b"ben"]
    seed = seed_of(b"second", nonces)
    assert verify_seed(seed, commitment(b"second"), b"second", nonces)
    assert not verify_seed(seed, commitment(b"first"), b"second", nonces)


def test_an_altered_seed_is_caught() -> None:
    assert not verify_seed(bytes(32), commitment(b"s"), b"s", [b"anna"])
