"""All cards in words: for comparison, and whether the cards of a card pack can be put into
words."""

from __future__ import annotations

from orrery.clone_wars.facts.library import REMARKS, Library, load_library
from orrery.clone_wars.words.card_texts import card_text, reward_text
from orrery.core.errors import BadData
from orrery.core.facts import Fact
from orrery.core.ruleset import Texts
from orrery.core.speaker import Catalogue, Entry
from orrery.messages import SOURCE


def library(texts: Texts, pack: Texts) -> Library:
    """All cards, including those of a pack, if their texts can be written."""
    return checked(load_library(texts, pack))


def checked(library: Library) -> Library:
    """A library, if the texts of its card pack can be written."""
    for place, record in library.of_pack:
        try:
            card_text(record, SOURCE)
            reward_text(record, SOURCE)
        except BadData as error:
            raise BadData(f"{place}: its text cannot be written: {error}") from error
    return library


def catalogue(library: Library, locale: str) -> Catalogue:
    """All records laid out for comparison, by edition and id."""
    entries = {
        (name, str(fact["id"])): entry(fact, locale)
        for name, edition in library.editions.items()
        for fact in edition.cards + edition.bases
    }
    return Catalogue(entries, library.fingerprint)


def entry(fact: Fact, locale: str) -> Entry:
    """A record with its text in our words."""
    text, reward = " ".join(card_text(fact, locale)), reward_text(fact, locale) or ""
    texts = {"text": text, "reward": reward}
    remarks = {key: fact[key] for key in fact if key in ("provenance", *REMARKS)}
    told = {"id", "ability", "reward", *remarks}
    figures = {key: fact[key] for key in fact if key not in told}
    return Entry(str(fact["name"]), figures, texts, remarks)
