"""What a client marks on a card: whatever its clauses show without any knowledge of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.words.phrases import Effects, Record

if TYPE_CHECKING:
    from orrery.clone_wars.knowledge.shown import CardMarks

GOOD = frozenset({"effect", "resources", "force"})
"""Rewards nobody declines: gaining resources or Force."""


def marks(record: Record) -> CardMarks:
    """What is marked on a card, or beside its texts."""
    clauses: Effects = record.get("ability") or ()
    reward: Effects = record.get("reward") or ()
    actions = [at for at, clause in enumerate(clauses) if clause["when"] == "action"]
    return {
        "once": [*actions],
        "from_hand": any(takes_from_hand(clauses[at]) for at in actions),
        "is_gift": bool(reward) and all(map(is_good, reward)),
        "asks": any(map(buys_when_revealed, clauses)),
    }


def takes_from_hand(clause: Record) -> bool:
    """Whether an ability is paid for with cards from the player's hand."""
    effects: Effects = clause.get("cost") or ()
    return any(
        (effect["effect"] == "discard" and effect.get("who", "self") == "self")
        or (effect["effect"] == "exile" and effect.get("from") == ["hand"])
        for effect in effects
    )


def is_good(effect: Record) -> bool:
    return bool(effect["effect"] == "gain" and set(effect) <= GOOD)


def buys_when_revealed(clause: Record) -> bool:
    first: Record = clause["do"][0]
    return bool(clause["when"] == "on_reveal" and first["effect"] == "purchase")
