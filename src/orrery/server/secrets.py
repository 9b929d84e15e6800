"""Secrets of seats and tables: created here, stored only as hashes, compared in constant time."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256


def new_secret() -> str:
    """An unguessable secret: 160 bits, fit for a link."""
    return secrets.token_urlsafe(20)


def new_id() -> str:
    """The id of a table in its URL."""
    return secrets.token_hex(8)


def new_table_secret() -> str:
    """The server's share of a game's seed."""
    return secrets.token_hex(32)


def new_nonce() -> str:
    """A share of the seed, for a seat that provides none."""
    return secrets.token_hex(16)


def hashed(secret: str) -> str:
    """The stored hash of a secret. A secret is not guessable, so a plain hash is enough."""
    return sha256(secret.encode()).hexdigest()


def fits(secret: str, stored: str) -> bool:
    """Whether a secret matches a stored hash."""
    return bool(stored) and hmac.compare_digest(hashed(secret), stored)
