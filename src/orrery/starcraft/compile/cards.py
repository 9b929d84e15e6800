"""Technologies and Combat cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from orrery.starcraft.compile.records import FREE, Record, pair, price
from orrery.starcraft.facts.box import Box, Technology
from orrery.starcraft.facts.library import Records
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.cards.effects import CardText
from orrery.starcraft.rules.cards.texts import bits_of, texts_of

NO_TEXT = CardText("", ())


def add_technologies(box: Box, rows: Records) -> None:
    """One price for all cards of a technology; the reference sheets, which count the technologies
    of each unit, are not a source. Those without a price are given by a card (SC-RES-05,
    SC-COMP-12, BW-LEAD-19)."""
    technologies = rows["technology"]
    box.technologies = tuple(
        Technology(
            row["id"],
            box.race_slugs.index(row["race"]),
            *price(row.get("cost", FREE)),
            row["kind"] == "play_area",
            "cost" in row,
        )
        for row in technologies
    )
    box.tech_numbers = {row["id"]: at for at, row in enumerate(technologies)}
    revisions = {row["revises"]: at for at, row in enumerate(technologies) if "revises" in row}
    box.tech_numbers |= revisions
    box.revised = frozenset(revisions)


class Card:
    """A kind of Combat card of a race, while the box is being made; equal cards are one kind."""

    def __init__(self, box: Box, row: Record, major: Record | None) -> None:
        self.slug: str = row["id"]
        self.standard: bool = row["kind"] == "standard"
        self.icons, self.support = icons_of(box, row)
        self.major = pair(major)
        self.minor = pair(row.get("minor"))
        self.returns: bool = row.get("after_use") == "technology_deck"


def icons_of(box: Box, row: Record) -> tuple[int, int]:
    """The unit types that a card matches, and those of them that match in support too; the cards of
    a hero match nobody else (SC-SKIRM-03, SC-SKIRM-04, BW-CARD-22)."""
    support = row.get("support_units", ())
    if "hero" in row:
        own = box.bits[row["hero"]]
        return own, own if support else 0
    everything = [f"any_{row['race']}"] if row.get("all_units") else []
    return bits_of(box, [*row.get("units", ()), *everything]), bits_of(box, support)


def add_cards(box: Box, rows: Records) -> None:
    """Cards faction by faction: the Combat deck, then the Technology deck. A technology whose
    copies differ has one kind for each; equal Combat cards have one kind
    (SC-SETUP-08, SC-CARD-T-20, SC-CARD-P-18, SC-CARD-Z-18)."""
    texts = texts_of(box)
    kinds: list[tuple[int, Card, int]] = []  # faction, kind, technology
    decks: list[tuple[int, ...]] = []
    tech_decks: list[tuple[int, ...]] = []
    for faction in range(len(box.race)):
        deck: list[int] = []
        for row in rows_of(box, rows, "combat_card", faction):
            card = Card(box, row, row.get("major"))
            deck += [add_kind(kinds, texts, faction, card, NONE)] * row["copies"]
        library: list[int] = []
        for row in rows_of(box, rows, "technology", faction):
            majors = row.get("majors") or [None] * row["copies"]
            for major in majors:
                card = Card(box, row, major)
                library.append(add_kind(kinds, texts, faction, card, box.tech(row["id"])))
        decks.append(tuple(sorted(deck)))
        tech_decks.append(tuple(sorted(library)))
    box.cards_of, box.tech_cards_of = tuple(decks), tuple(tech_decks)
    box.card_faction = tuple(faction for faction, _, _ in kinds)
    box.technology = tuple(technology for _, _, technology in kinds)
    add_values(box, [card for _, card, _ in kinds], texts)


def rows_of(box: Box, rows: Records, kind: str, faction: int) -> Iterator[Record]:
    """The cards of a faction: those of its race, but not those of the other faction alone
    (BW-SETUP-03)."""
    race, slug = box.race_slugs[box.race[faction]], box.faction_slugs[faction]
    for row in rows[kind]:
        if row["race"] == race and row.get("faction", slug) == slug:
            yield row


def add_values(box: Box, cards: list[Card], texts: Mapping[str, CardText]) -> None:
    """What is printed on each kind of card, which the reference sheets sum up; some have values and
    no text (BW-UNIT-10, BW-CARD-16, BW-CARD-21, BW-CARD-41)."""
    box.card_slugs = tuple(card.slug for card in cards)
    box.standard = tuple(card.standard for card in cards)
    box.icons = tuple(card.icons for card in cards)
    box.support_icons = tuple(card.support for card in cards)
    box.major = tuple(card.major for card in cards)
    box.minor = tuple(card.minor for card in cards)
    box.returns = tuple(card.returns for card in cards)
    found = [texts.get(card.slug, NO_TEXT) for card in cards]
    box.effects = tuple(text.effects for text in found)
    box.text_rules = tuple(text.rule for text in found)


def add_kind(
    kinds: list[tuple[int, Card, int]],
    texts: Mapping[str, CardText],
    faction: int,
    card: Card,
    technology: int,
) -> int:
    """The number of a kind of card, a new one unless the faction has an equal one."""

    def key(one: Card) -> tuple[object, ...]:
        return (one.standard, one.icons, one.support, one.major, one.minor, texts.get(one.slug))

    for at, (owner, known, of) in enumerate(kinds):
        if owner == faction and of == technology and key(known) == key(card):
            return at
    kinds.append((faction, card, technology))
    return len(kinds) - 1
