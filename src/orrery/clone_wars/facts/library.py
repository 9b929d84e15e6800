"""The files of facts of both editions, and card packs that replace their records."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache

from orrery.clone_wars.facts.language import TRAITS, Checker
from orrery.core.errors import BadData, shown
from orrery.core.facts import (
    Fact,
    File,
    FileContents,
    Kind,
    fingerprint,
    merge,
    pack_texts,
    printed_text,
    read_tables,
)
from orrery.core.shapes import ANYTHING, FLAG, NUMBER, TEXT, OneOf, did_you_mean

FILES = ("clone_wars.toml", "first_edition.toml")
EDITION_OF = {
    "republic": "clone_wars",
    "separatist": "clone_wars",
    "rebel": "first_edition",
    "empire": "first_edition",
}
"""The four factions and the box each is in."""
FACTIONS = tuple(EDITION_OF)
PAIRS = ("republic,separatist", "rebel,empire")
"""Factions whose games hold every card of both editions."""
FIGURES = ("cost", "attack", "resources", "force")
REMARKS = dict.fromkeys(("confidence", "attested", "reconstructed", "note"), ANYTHING)
CARD = Kind(
    must={
        "name": TEXT,
        "faction": TEXT,
        "copies": NUMBER,
        **dict.fromkeys(FIGURES, NUMBER),
        "group": OneOf(("starter", "pilot", "galaxy")),
        "type": OneOf(("unit", "capital_ship")),
    },
    may={
        "hit_points": NUMBER,
        "target_value": NUMBER,
        "unique": FLAG,
        **dict.fromkeys(("traits", "ability", "reward"), ANYTHING),
    },
    remarks={"name_pl": ANYTHING, **REMARKS},
    is_open=True,
)
BASE = Kind(
    must={
        "name": TEXT,
        "faction": TEXT,
        "hit_points": NUMBER,
        "starting": FLAG,
        "beginner_deck": FLAG,
    },
    may={"copies": NUMBER, "ability": ANYTHING},
    remarks=REMARKS,
    is_open=True,
)
FILE = File(
    {"card": CARD, "base": BASE},
    beside=(
        "edition", "title", "exile", "factions", "counts", "force_track", "setup", "known_limits",
    ),
)  # fmt: skip
"""Each edition is a file; apart from its records only `edition` is read."""


class Edition:
    """One box: its cards and bases, checked."""

    def __init__(self, name: str, cards: list[Fact], bases: list[Fact]) -> None:
        self.name = name
        self.cards = cards
        self.bases = bases

    def group(self, group: str, faction: str) -> list[Fact]:
        """The records of a starter deck, a galaxy pack or the pilots."""
        return [
            card for card in self.cards if card["group"] == group and card["faction"] == faction
        ]

    def bases_of(self, faction: str) -> list[Fact]:
        """The ten bases of a faction; keyed by edition and faction, not by name (CW-MODE-10)."""
        return [base for base in self.bases if base["faction"] == faction]


class Library:
    """All facts a game may use, with a fingerprint of their content."""

    def __init__(
        self, editions: dict[str, Edition], of_pack: Sequence[tuple[str, Fact]] = ()
    ) -> None:
        self.editions = editions
        self.of_pack = of_pack  # the records of the card pack, with their positions in its files
        said = {
            name: [[CARD.rules_of(c) for c in one.cards], [BASE.rules_of(b) for b in one.bases]]
            for name, one in sorted(editions.items())
        }
        self.fingerprint = fingerprint(said)

    def records(self) -> list[Fact]:
        """All records of both editions, cards before bases."""
        return [
            fact for edition in self.editions.values() for fact in edition.cards + edition.bases
        ]


def load_library(texts: Mapping[str, str], pack: Mapping[str, str]) -> Library:
    """Read and check the files, records of a pack replacing those of the same id.

    The files of a pack are given by path, which errors repeat, or by name alone.
    """
    return _load(tuple(sorted(texts.items())), tuple(sorted(pack.items())))


@lru_cache(maxsize=16)
def _load(texts: tuple[tuple[str, str], ...], pack: tuple[tuple[str, str], ...]) -> Library:
    given = pack_texts("Clone Wars", FILES, dict(pack))
    editions: dict[str, Edition] = {}
    of_pack: list[tuple[str, Fact]] = []
    for name in FILES:
        ours = read_edition(name, printed_text("Clone Wars", name, dict(texts)))
        if name in given:
            edition, records = read_pack(*given[name], ours)
            of_pack += records
        else:
            edition = edition_of(ours)
            check_counts(name, edition)
        editions[edition.name] = edition
    return Library(editions, of_pack)


def read_edition(where: str, text: str, instead_of: FileContents | None = None) -> FileContents:
    """One file of facts, every record checked."""
    tables = read_tables(where, text, FILE)
    ours = instead_of.beside["edition"] if instead_of else None
    name = tables.beside.setdefault("edition", ours)
    if name not in EDITION_OF.values() or (ours and name != ours):
        raise BadData(
            f"{where}: edition says {shown(name)}; a file is of clone_wars or first_edition"
        )
    for kind, place, record in tables.places():
        (check_card if kind == "card" else check_base)(place, record)
    return tables


def read_pack(where: str, text: str, ours: FileContents) -> tuple[Edition, list[tuple[str, Fact]]]:
    """Our edition with the records of a pack; and those records, each with its position."""
    pack = read_edition(where, text, ours)
    if not any(pack.records.values()):
        raise BadData(f"{where} has no records; cards go under [[card]], bases under [[base]]")
    records = [(place, record) for _, place, record in pack.places()]
    merged = edition_of(merge(FILE, ours, pack))
    check_counts(where, merged, edition_of(ours))
    return merged, records


def edition_of(tables: FileContents) -> Edition:
    """The box that a file describes, without records that have 0 copies."""
    cards, bases = (
        [record for record in tables.records[kind] if record.get("copies") != 0]
        for kind in ("card", "base")
    )
    return Edition(str(tables.beside["edition"]), cards, bases)


def check_common(where: str, kind: Kind, record: Fact) -> Checker:
    """What cards and bases have in common: keys, figures, provenance, faction, words."""
    kind.check(where, record, {})
    checker = Checker(where)
    if record["faction"] not in (*FACTIONS, "neutral"):
        raise checker.fail(
            f"unknown faction {shown(record['faction'])}; known: {', '.join(FACTIONS)}"
        )
    abilities = record.setdefault("ability", [])
    checker.abilities(abilities)
    return checker


def check_card(where: str, card: Fact) -> None:
    """Printed attributes by type: only faction units of the galaxy deck have a target value and a
    reward (CW-TERM-02, CW-TERM-01, CW-TERM-09)."""
    checker = check_common(where, CARD, card)
    traits = card.setdefault("traits", [])
    if not isinstance(traits, list) or not all(str(trait) in TRAITS for trait in traits):
        raise checker.fail(f"traits {shown(traits)}; known: {', '.join(sorted(TRAITS))}")
    card.setdefault("unique", False)
    ship = card["type"] == "capital_ship"
    if ship != ("hit_points" in card):
        raise checker.fail("a capital_ship has hit_points and a unit has none")
    targetable = card["group"] == "galaxy" and card["faction"] != "neutral" and not ship
    if targetable != ("target_value" in card) or targetable != bool(card.get("reward")):
        raise checker.fail("only faction units of the galaxy have target_value and reward")
    if targetable:
        checker.effects(card["reward"], "do")
    if (card["cost"] == 0) != (card["group"] == "starter"):
        raise checker.fail("a cost of 0 belongs to starters and to nothing else")
    if any(isinstance(c, dict) and c.get("when") == "while_base" for c in _clauses(card)):
        raise checker.fail("while_base belongs to bases; a card says while_in_play")


def check_base(where: str, base: Fact) -> None:
    """A base has hit points, and neither cost nor attack (CW-TERM-02)."""
    checker = check_common(where, BASE, base)
    if base["faction"] == "neutral":
        raise checker.fail("a base belongs to a faction")
    if any(isinstance(c, dict) and c.get("when") == "while_in_play" for c in _clauses(base)):
        raise checker.fail("while_in_play belongs to units and ships; a base says while_base")


def _clauses(record: Fact) -> list[object]:
    ability = record["ability"]
    return ability if isinstance(ability, list) else []


def check_counts(where: str, edition: Edition, ours: Edition | None = None) -> None:
    """A box holds 10 starters per faction, 10 pilots, three packs of 30 galaxy cards and 10 bases
    per faction, including 1 starting base and 5 for beginners (CW-SETUP-02, CW-MODE-03)."""
    sides = [faction for faction, box in EDITION_OF.items() if box == edition.name]
    wanted = [("starter", side, 10) for side in sides]
    wanted += [("galaxy", side, 30) for side in (*sides, "neutral")]
    wanted.append(("pilot", "neutral", 10))
    known = ours or edition
    for group, faction, number in wanted:
        cards = edition.group(group, faction)
        have = sum(int(str(card["copies"])) for card in cards)
        if have != number:
            changed = what_changed(known.cards, cards, known.group(group, faction))
            advice = "; if all are meant, lower the copies of others" if have > number else ""
            raise BadData(
                f"{where}: {have} {faction} {group} cards instead of {number}{changed}{advice}"
            )
    for card in edition.cards:
        if (card["group"], card["faction"]) not in [(group, side) for group, side, _ in wanted]:
            raise BadData(
                f"{where}: {card['id']}: {card['faction']} {card['group']} cards are not in this "
                f"box, which has {', '.join(sides)} and neutral"
            )
    for side in sides:
        bases = edition.bases_of(side)
        starting = [base for base in bases if base["starting"]]
        beginner = [base for base in bases if base["beginner_deck"]]
        if (len(bases), len(starting), len(beginner)) != (10, 1, 5):
            changed = what_changed(known.bases, bases, known.bases_of(side))
            raise BadData(
                f"{where}: {side} has {len(bases)} bases, {len(starting)} starting and "
                f"{len(beginner)} for beginners, instead of 10, 1 and 5{changed}"
            )


def what_changed(known: list[Fact], after: list[Fact], before: list[Fact]) -> str:
    """The records that made a count wrong: new ids, with the ids that may have been meant, and
    others."""
    ids, ours = [str(one["id"]) for one in known], {one["id"]: one for one in before}
    said = []
    for record in after:
        name, old = str(record["id"]), ours.pop(record["id"], None)
        if name not in ids:
            said.append(f"{name} is new ({did_you_mean(name, ids)})")
        elif old is None:
            said.append(f"{name} came from elsewhere")
        else:
            said += [
                f"{name} says {key} = {json.dumps(record.get(key))} and said {json.dumps(old[key])}"
                for key in ("copies", "starting", "beginner_deck")
                if key in old and record.get(key, 1) != old[key]
            ]
    said += [f"{name} is gone" for name in ours]
    return "".join(f"; {one}" for one in said)
