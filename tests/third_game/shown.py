"""What Rising Tide shows: its view, and what is printed."""

from __future__ import annotations

from typing import TypedDict


class PlayerShown(TypedDict):
    """What one player has; `known` are the cards of the reader's own hand."""

    hand: int
    known: list[int]
    shore: list[int]
    score: int
    has_stopped: bool


class TideView(TypedDict):
    """The table as a seat, or a watcher, may see it."""

    seat: int | None
    turn: int
    asked: int | None
    deck: int
    discards: list[int]
    players: list[PlayerShown]


class CardFacts(TypedDict):
    id: str
    name: str
    worth: int
    provenance: str


class TidePrinted(TypedDict):
    card: list[CardFacts]


class TideCard(CardFacts):
    """A card in the gallery."""

    set: str
