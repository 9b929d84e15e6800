"""All cards in words: as people compare them, and whether those of a card pack can be told."""

from __future__ import annotations

from orrery.clone_wars.facts.library import REMARKS, Library
from orrery.clone_wars.words.card_texts import card_text, reward_text
from orrery.core.errors import BadData
from orrery.core.facts import Fact
from orrery.core.ruleset import Catalogue, Entry


def checked(library: Library) -> Library:
    """A library, if what the records of its card pack say can be told."""
    for place, record in library.of_pack:
        try:
            card_text(record)
            reward_text(record)
        except BadData as error:
            raise BadData(f"{place}: its text cannot be written: {error}") from error
    return library


def catalogue(library: Library) -> Catalogue:
    """All records as people compare them, by edition and id."""
    entries = {
        (name, str(fact["id"])): entry(fact)
        for name, edition in library.editions.items()
        for fact in edition.cards + edition.bases
    }
    return Catalogue(entries, library.fingerprint)


def entry(fact: Fact) -> Entry:
    """A record with what it says in our words."""
    texts = {"text": " ".join(card_text(fact)), "reward": reward_text(fact) or ""}
    remarks = {key: fact[key] for key in fact if key in ("provenance", *REMARKS)}
    told = {"id", "ability", "reward", *remarks}
    figures = {key: fact[key] for key in fact if key not in told}
    return Entry(str(fact["name"]), figures, texts, remarks)
