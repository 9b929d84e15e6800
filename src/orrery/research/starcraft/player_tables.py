"""The layout of an observation of StarCraft: what players have."""

from __future__ import annotations

from typing import Final

from orrery.research.columns import Column, Table, category, flag
from orrery.research.starcraft.words import Words
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.options import FACTIONS
from orrery.starcraft.facts.terms import MODULES
from orrery.starcraft.rules.scenarios.plans import has_plans

STAGES: Final = (1, 2, 3)
CARD_ZONES: Final = (
    "hand", "leaving", "unseen", "announced", "buried", "discards", "tech_deck", "technologies",
)  # fmt: skip
COMMON_EVENTS: Final = ("unseen", "buried", "discards", "removed", "common")
SEAT_EVENTS: Final = ("in_play", "drawn")
PLANNED_EVENTS: Final = ("picked", "unplayed")
LEADER_ZONES: Final = ("unused", "chosen", "waiting", "in_force")
PIECES: Final = "the pieces of a faction, SC-COMP-01"
CARDS: Final = "the cards of a faction"


def players(words: Words, box: Box) -> Table:
    """What a player has, apart from cards."""
    buildings = max(map(len, box.building_slugs))
    modules = MODULES[: len(box.module_slugs)]
    columns = [
        category("faction", FACTIONS, "six factions, SC-SETUP-02"),
        flag("ally", "on the reader's team, or the reader"),
        flag("out", "eliminated"),
        Column("conquest", 255, "the conquest point track"),
        *(Column(f"building_{n + 1}", 9, "the levels of a building") for n in range(buildings)),
        *(Column(name, 255, "module tokens, SC-MODULE-01") for name in modules),
        *(Column(f"figures_{n + 1}", 255, PIECES, "miniatures left") for n in range(words.places)),
        *(Column(f"{kind}_supply", 255, PIECES) for kind in ("base", "transport", "worker")),
        Column("pool", 255, PIECES, "available workers"),
        Column("unavailable", 255, PIECES, "workers that cannot be used"),
        Column("permanent_minerals", 255, PIECES, "workers there"),
        Column("permanent_gas", 255, PIECES, "workers there"),
        Column("tokens", 255, PIECES, "order tokens not on the board"),
        flag("known", "which of them is told"),
        *(Column(f"unused_{name}", 255, PIECES) for name in words.orders),
        *(Column(f"shown_{name}", 255, PIECES, "revealed this round") for name in words.orders),
        Column("specials_allowed", 255, PIECES, "special orders permitted this round"),
        Column("deck", 255, CARDS),
        Column("hand", 255, CARDS),
        Column("leaving", 255, CARDS, "chosen to be discarded"),
        Column("dug", 255, CARDS, "cards seen in the deck that were drawn again, at most"),
        *(Column(f"drawn_{stage}", 255, "the Event cards", "face down") for stage in STAGES),
    ]
    if words.is_expanded:
        columns += expanded(words)
    return Table("players", "what players have", tuple(columns), words.seat_names)


def expanded(words: Words) -> list[Column]:
    """What only the expansion gives players."""
    orders = words.orders
    rule = "the players, SC-SETUP-12"
    return [
        Column("token_minerals", 255, "resource tokens, BW-TOKEN-01"),
        Column("token_gas", 255, "resource tokens, BW-TOKEN-01"),
        flag("recharged", "Recharge was used in this phase"),
        category("run_by", words.seat_names, rule, "who decides for a faction nobody plays"),
        *(Column(f"pooled_{name}", 255, PIECES) for name in orders),
        *(Column(f"owned_{name}", 255, PIECES) for name in orders),
        *(flag(f"stood_for_{name}", "a Star order stood for it") for name in orders),
        category("defended", words.areas, "the areas of all planets", "this round's Defend order"),
        flag("face_down", "a Leadership card lies face down"),
        *(Column(f"reserve_{name}", 255, PIECES, "on a card") for name in words.form_names),
        *(flag(f"gained_{name}", "came into play") for name in words.form_names),
        Column("plans", 255, "Event cards picked for the game, BW-SCEN-08"),
    ]


def cards(words: Words, box: Box) -> Table:
    """Combat cards and technologies."""
    copies = [0] * words.cards
    for faction, deck in enumerate(box.cards_of):
        for card in {*deck, *box.tech_cards_of[faction]}:
            place = words.card_place[card]
            number = deck.count(card) + box.tech_cards_of[faction].count(card)
            copies[place] = max(copies[place], number)
    return Table(
        "cards",
        "Combat cards and technologies of players, by their place in the decks of the faction; "
        "hand and leaving as far as the reader knows them; unseen: anywhere face down",
        tuple(
            Column(name, max(copies[place], 1), "the copies of the card")
            for place, name in enumerate(words.card_names)
        ),
        tuple(f"{seat}_{zone}" for seat in words.seat_names for zone in CARD_ZONES),
    )


def seat_events(box: Box) -> tuple[str, ...]:
    """Where a player has Event cards; in some scenarios also those for the whole game."""
    return (*SEAT_EVENTS, *PLANNED_EVENTS) if has_plans(box) else SEAT_EVENTS


def events(words: Words, box: Box) -> Table:
    """Event cards."""
    return Table(
        "events",
        "Event cards: unseen, in the deck and out of the game together; those of players as far as "
        "the reader knows them; picked and unplayed: for the whole game, BW-SCEN-08",
        tuple(Column(slug, 255, "the copies of the card") for slug in box.event_slugs),
        (
            *COMMON_EVENTS,
            *(f"{seat}_{zone}" for seat in words.seat_names for zone in seat_events(box)),
        ),
    )


def leaders(box: Box) -> Table:
    """Leadership cards."""
    return Table(
        "leaders",
        "Leadership cards of all factions; unused ones include one laid face down",
        tuple(Column(one.slug, 1, "each exists once, BW-LEAD-01") for one in box.leadership),
        LEADER_ZONES,
    )
