"""The layout of an observation of Clone Wars."""

from __future__ import annotations

from typing import Final

from orrery.clone_wars.facts.library import FACTIONS
from orrery.clone_wars.facts.options import CHOICES
from orrery.clone_wars.facts.terms import TRIGGER_WORDS
from orrery.research.clone_wars.ids import SLOTS
from orrery.research.clone_wars.vocabulary import Vocabulary
from orrery.research.columns import Column, Table, category, flag
from orrery.research.layout import Layout

SEEN_PLACES: Final = 6
"""How many places from the top of a deck are told one by one."""
IN_PLAY: Final = 64
"""Rows for units and ships. No rule limits them but the 120 cards of a game; in 240 random
and eager games there were at most 19."""
SIDES: Final = ("own", "other")
SIDE_ZONES: Final = (
    "hand", "seen_in_deck", "unseen", "discard", "units", "ships", "exile", "due",
    "next_to_hand", "next_to_top_of_deck",
)  # fmt: skip
COMMON_ZONES: Final = ("row", "seen_in_galaxy", "galaxy_discard", "lost_targets")
ZONES: Final = (*(f"{side}_{zone}" for side in SIDES for zone in SIDE_ZONES), *COMMON_ZONES)
BASE_ZONES: Final = ("own_bases", "own_victory", "other_bases", "other_victory")
TARGETS: Final = ("base", *(f"slot_{slot + 1}" for slot in range(SLOTS)), "lost")
ANY_BYTE: Final = 255
TWO_BYTES: Final = 65535
COUNTED: Final = "no card, text or rule gives as much; more raises an error"


def layout_of(words: Vocabulary, prompts: tuple[str, ...]) -> Layout:
    """The tables of an observation with these cards."""
    slugs = tuple(kind.slug for kind in words.cards)
    bases = tuple(kind.slug for kind in words.bases)
    cards = Table(
        "cards",
        "how many cards of each kind lie where; unseen: face down, the deck and, of another "
        "player, the hand; due: exiled when the turn ends; next_to: where the next purchase would "
        "go; lost_targets: attacked, but no longer in the row",
        tuple(
            Column(kind.slug, kind.copies, "the copies of the card, CW-SETUP-02")
            for kind in words.cards
        ),
        ZONES,
    )
    stacks = Table(
        "bases",
        "the bases left and the bases destroyed, as far as the reader may know them",
        tuple(Column(slug, 1, "each base exists once, CW-SETUP-02") for slug in bases),
        BASE_ZONES,
    )
    row = Table(
        "row",
        "the galaxy row, slot by slot",
        (
            category("card", slugs, "the kinds of the game"),
            flag("attacked", "an open attack is aimed at it"),
        ),
        tuple(f"slot_{slot + 1}" for slot in range(SLOTS)),
    )
    tops = Table(
        "tops",
        "cards that the reader has seen in decks, from the top",
        tuple(
            category(f"place_{place + 1}", slugs, "the kinds of the game")
            for place in range(SEEN_PLACES)
        ),
        ("own", "other", "galaxy"),
    )
    return Layout.of(
        (cards, stacks, row, tops, in_play(words, slugs), scalars(slugs, bases, prompts))
    )


def in_play(words: Vocabulary, slugs: tuple[str, ...]) -> Table:
    """Units and ships in play, one by one."""
    return Table(
        "in_play",
        "units and ships: first the reader's, then the other's, units before ships, in the order "
        "they were played",
        (
            category("card", slugs, "the kinds of the game"),
            category("side", SIDES, "two players, CW-SETUP-01"),
            Column("attack", ANY_BYTE, COUNTED),
            Column("damage", ANY_BYTE, COUNTED, "only ships have damage"),
            Column("hit_points", ANY_BYTE, COUNTED, "only ships have hit points"),
            Column("used", 255, "a bit for each text, at most eight", "texts used this turn"),
            category("committed", TARGETS, "base, slots of the row, or a target that left it"),
            flag("attacked", "it has attacked this turn"),
            flag("due", "it is exiled when the turn ends"),
            flag("open", "it can still take a share of the damage that is divided"),
        ),
        most_rows=IN_PLAY,
        rule="no rule limits them; 240 random games needed 19",
    )


def scalars(slugs: tuple[str, ...], bases: tuple[str, ...], prompts: tuple[str, ...]) -> Table:
    """Everything that there is once."""
    anything = (*slugs, *bases)
    kinds = "the kinds of the game"
    columns = [
        flag("watcher", "nobody's seat: own means the first player"),
        category("active", SIDES, "two players, CW-SETUP-01", "whose turn it is"),
        category("asked", SIDES, "two players, CW-SETUP-01", "who must decide"),
        category("prompt", prompts, "the table of prompts", "what is asked"),
        category("about", anything, kinds, "the card that asks or is asked about"),
        category("text", anything, kinds, "the card whose text is carried out"),
        category("user", SIDES, "two players, CW-SETUP-01", "who uses that text"),
        flag("reward", "that text is a reward"),
        category("when", tuple(TRIGGER_WORDS), "the triggers of the card language"),
        Column("left", TWO_BYTES, COUNTED, "damage still to be divided"),
        Column("turn", TWO_BYTES, COUNTED),
        Column("force", 6, "the track has seven spaces, CW-FORCE-01", "towards own", zero=3),
        category("winner", SIDES, "two players, CW-SETUP-01"),
        Column("bases_to_win", 5, "CW-OPT-02"),
        category("mode", CHOICES["mode"], "the game modes"),
        flag("pay_off", "neutral cards can be paid off, CW-OPT-03"),
        Column("galaxy", 90, "the galaxy deck, CW-SETUP-06", "cards in the galaxy deck"),
        Column("pilots", 10, "the pilots, CW-SETUP-08", "pilots left"),
        category("pilot", slugs, kinds, "the top pilot"),
    ]
    for side in SIDES:
        columns += [
            category(f"{side}_faction", FACTIONS, "CW-MODE-04"),
            Column(f"{side}_pool", TWO_BYTES, COUNTED, "resources"),
            Column(f"{side}_hand", 140, "the cards of a game", "cards in hand"),
            Column(f"{side}_deck", 140, "the cards of a game", "cards in the deck"),
            Column(f"{side}_bases", 10, "ten bases each, CW-SETUP-02", "bases left"),
            category(f"{side}_base", bases, kinds, "the current base"),
            Column(f"{side}_base_damage", ANY_BYTE, COUNTED),
            Column(f"{side}_base_hit_points", ANY_BYTE, COUNTED),
            Column(f"{side}_prevented", ANY_BYTE, COUNTED, "damage to it prevented this turn"),
            Column(f"{side}_base_used", 255, "a bit for each text", "its texts used this turn"),
        ]
    return Table("scalars", "everything that there is once", tuple(columns))
