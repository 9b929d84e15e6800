"""What Rising Tide shows, typed once: server, client, programs and terminal use these."""

from __future__ import annotations

from typing import TypedDict


class PlayerShown(TypedDict):
    """A player as the reader sees them."""

    hand: int
    known: list[int]  # the reader's own hand
    shore: list[int]
    score: int
    has_stopped: bool


class TideView(TypedDict):
    """The table as a seat or a watcher may see it."""

    seat: int | None
    turn: int
    asked: int | None
    deck: int
    discards: list[int]
    players: list[PlayerShown]


class CardShown(TypedDict):
    """What is printed on a card."""

    id: str
    name: str
    worth: int
    provenance: str


class TidePrinted(TypedDict):
    card: list[CardShown]


class TideCard(CardShown):
    """A card of the gallery."""

    set: str
