"""Randomness: SHA-256 in counter mode. Its whole state is the seed and one counter in the state.

The seed is SHA-256(server secret, a nonce from each seat). The hash of the secret is published when
a game starts and the secret when it ends, so that anyone can verify that no shuffle was changed.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random
from struct import unpack

from orrery.core.flow import BaseState


def commitment(secret: bytes) -> str:
    """The hash of the server's secret, published before the first shuffle."""
    return sha256(b"orrery commitment" + secret).hexdigest()


def seed_of(secret: bytes, nonces: list[bytes]) -> bytes:
    """The seed from a secret and the nonces of the seats."""
    digest = sha256(b"orrery seed")
    for part in [secret, *nonces]:
        digest.update(len(part).to_bytes(4, "big") + part)
    return digest.digest()


def verify_seed(seed: bytes, published: str, secret: bytes, nonces: list[bytes]) -> bool:
    """Whether a game's seed follows from its commitment and nonces."""
    return commitment(secret) == published and seed_of(secret, nonces) == seed


def seed_from_number(number: int) -> bytes:
    """A seed for reproducible games: simulations, tests, `--seed N`."""
    return sha256(b"orrery number %d" % number).digest()


def dealer(seed: str) -> Random:
    """The generator that deals hidden cards again, from a seed in hex: the same on every
    machine."""
    return Random(seed)


def _words(state: BaseState, count: int) -> tuple[int, ...]:
    """The next random 64-bit words, four from each block."""
    seed, counter = state.seed, state.counter
    state.counter += (count + 3) // 4
    blocks = [
        sha256(seed + number.to_bytes(8, "big")).digest()
        for number in range(counter, state.counter)
    ]
    return unpack(f">{4 * len(blocks)}Q", b"".join(blocks))


def below(state: BaseState, bound: int) -> int:
    """A random number from 0 to bound - 1; what it decides cannot be undone."""
    state.irrevocable += 1
    return _words(state, 1)[0] * bound >> 64


def shuffled(state: BaseState, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards in a random order; a shuffle cannot be undone."""
    state.irrevocable += 1
    mixed = list(cards)
    words = _words(state, max(len(mixed) - 1, 0))
    for i in range(len(mixed) - 1, 0, -1):
        j = words[i - 1] * (i + 1) >> 64
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return tuple(mixed)
