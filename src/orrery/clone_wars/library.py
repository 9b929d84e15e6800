"""The files of facts of both editions, and card packs that replace their records."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256

from orrery.clone_wars.language import TRAITS, Checker
from orrery.core.errors import BadData

FILES = ("clone_wars.toml", "first_edition.toml")
EDITION_OF = {
    "republic": "clone_wars",
    "separatist": "clone_wars",
    "rebel": "first_edition",
    "empire": "first_edition",
}
"""The four factions and the box each is in."""
FACTIONS = tuple(EDITION_OF)
PROVENANCE = ("rulebook", "public", "derived", "memory", "reconstructed")
FIGURES = ("cost", "attack", "resources", "force")

Fact = dict[str, object]
"""One record as its file says it."""


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
    """All facts a game may use, with a fingerprint of what they say."""

    def __init__(self, editions: dict[str, Edition]) -> None:
        self.editions = editions
        said = {name: [one.cards, one.bases] for name, one in sorted(editions.items())}
        text = json.dumps(said, sort_keys=True, ensure_ascii=False)
        self.fingerprint = sha256(text.encode()).hexdigest()[:16]

    def records(self) -> list[Fact]:
        """All records of both editions, cards before bases."""
        return [
            fact for edition in self.editions.values() for fact in edition.cards + edition.bases
        ]


def load_library(texts: Mapping[str, str], pack: Mapping[str, str]) -> Library:
    """Read and check the files, records of a pack replacing those of the same id."""
    return _load(tuple(sorted(texts.items())), tuple(sorted(pack.items())))


@lru_cache(maxsize=16)
def _load(texts: tuple[tuple[str, str], ...], pack: tuple[tuple[str, str], ...]) -> Library:
    files, packed = dict(texts), dict(pack)
    foreign = sorted(set(packed) - set(FILES))
    if foreign:
        raise BadData(f"{foreign[0]} is no file of Clone Wars; a pack has {' or '.join(FILES)}")
    editions = {}
    for name in FILES:
        if name not in files:
            raise BadData(f"the file {name} with the facts of Clone Wars is missing")
        edition = read_edition(name, files[name])
        if name in packed:
            edition = merge(edition, read_edition(f"pack/{name}", packed[name], edition), name)
        check_counts(f"pack/{name}" if name in packed else name, edition)
        editions[edition.name] = edition
    return Library(editions)


def read_edition(where: str, text: str, instead_of: Edition | None = None) -> Edition:
    """One file of facts, every record checked."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{where} is not valid TOML: {error}") from error
    name = data.get("edition", instead_of.name if instead_of else None)
    if name not in EDITION_OF.values() or (instead_of and name != instead_of.name):
        raise BadData(f"{where}: edition says {name!r}; a file is of clone_wars or first_edition")
    cards, bases = data.get("card", []), data.get("base", [])
    if not isinstance(cards, list) or not isinstance(bases, list):
        raise BadData(f"{where}: records stand under [[card]] and [[base]]")
    for record, check in [(card, check_card) for card in cards] + [(b, check_base) for b in bases]:
        if not isinstance(record, dict) or not isinstance(record.get("id"), str):
            raise BadData(f"{where}: a record has no id: {record!r}")
        check(f"{where}: {record['id']}", record)
    ids = [record["id"] for record in cards + bases]
    twice = sorted({one for one in ids if ids.count(one) > 1})
    if twice:
        raise BadData(f"{where}: the id {twice[0]} stands twice")
    return Edition(str(name), cards, bases)


def merge(edition: Edition, pack: Edition, where: str) -> Edition:
    """A pack's records take the place of those with the same id; new ids are added, and records
    with 0 copies leave the game."""
    cards = {card["id"]: card for card in edition.cards}
    cards.update({card["id"]: card for card in pack.cards})
    bases = {base["id"]: base for base in edition.bases}
    bases.update({base["id"]: base for base in pack.bases})
    both = sorted(set(cards) & set(bases), key=str)
    if both:
        raise BadData(f"pack/{where}: the id {both[0]} is a card and a base")
    return Edition(
        edition.name,
        [card for card in cards.values() if card["copies"] != 0],
        [base for base in bases.values() if base.get("copies") != 0],
    )


def check_common(where: str, record: Fact, numbers: tuple[str, ...]) -> Checker:
    """What cards and bases have in common: name, faction, figures, provenance, words."""
    checker = Checker(where)
    for key in ("name", "faction", "provenance"):
        if not isinstance(record.get(key), str):
            raise checker.fail(f"{key} is missing or no text: {record.get(key)!r}")
    for key in numbers:
        checker.number(key, record.get(key))
    if record["faction"] not in (*FACTIONS, "neutral"):
        raise checker.fail(f"unknown faction {record['faction']!r}; known: {', '.join(FACTIONS)}")
    if record["provenance"] not in PROVENANCE:
        raise checker.fail(
            f"provenance is one of {', '.join(PROVENANCE)}, not {record['provenance']!r}"
        )
    abilities = record.setdefault("ability", [])
    if not isinstance(abilities, list):
        raise checker.fail(f"ability must be a list of clauses, not {abilities!r}")
    for clause in abilities:
        checker.clause(clause)
    return checker


def check_card(where: str, card: Fact) -> None:
    """Printed attributes by type: only faction units of the galaxy deck have a target value and a
    reward (CW-TERM-02, CW-TERM-01, CW-TERM-09)."""
    checker = check_common(where, card, ("copies", *FIGURES))
    if card.get("group") not in ("starter", "pilot", "galaxy"):
        raise checker.fail(f"group is starter, pilot or galaxy, not {card.get('group')!r}")
    if card.get("type") not in ("unit", "capital_ship"):
        raise checker.fail(f"type is unit or capital_ship, not {card.get('type')!r}")
    traits = card.setdefault("traits", [])
    if not isinstance(traits, list) or not set(traits) <= TRAITS:
        raise checker.fail(f"traits {traits!r}; known: {', '.join(sorted(TRAITS))}")
    if not isinstance(card.setdefault("unique", False), bool):
        raise checker.fail(f"unique is true or false, not {card['unique']!r}")
    ship = card["type"] == "capital_ship"
    if ship != ("hit_points" in card):
        raise checker.fail("a capital_ship has hit_points and a unit has none")
    if ship:
        checker.number("hit_points", card["hit_points"])
    targetable = card["group"] == "galaxy" and card["faction"] != "neutral" and not ship
    if targetable != ("target_value" in card) or targetable != bool(card.get("reward")):
        raise checker.fail("only faction units of the galaxy have target_value and reward")
    if targetable:
        checker.number("target_value", card["target_value"])
        checker.effects(card["reward"], "do")
    if (card["cost"] == 0) != (card["group"] == "starter"):
        raise checker.fail("a cost of 0 belongs to starters and to nothing else")
    if any(isinstance(c, dict) and c.get("when") == "while_base" for c in _clauses(card)):
        raise checker.fail("while_base belongs to bases; a card says while_in_play")


def check_base(where: str, base: Fact) -> None:
    """A base has hit points, and neither cost nor attack (CW-TERM-02)."""
    checker = check_common(where, base, ("hit_points",))
    if base["faction"] == "neutral":
        raise checker.fail("a base belongs to a faction")
    for key in ("starting", "beginner_deck"):
        if not isinstance(base.get(key), bool):
            raise checker.fail(f"{key} is true or false, not {base.get(key)!r}")
    if any(isinstance(c, dict) and c.get("when") == "while_in_play" for c in _clauses(base)):
        raise checker.fail("while_in_play belongs to units and ships; a base says while_base")


def _clauses(record: Fact) -> list[object]:
    ability = record["ability"]
    return ability if isinstance(ability, list) else []


def check_counts(where: str, edition: Edition) -> None:
    """A box holds 10 starters a faction, 10 pilots, three packs of 30 galaxy cards and 10 bases a
    faction, of them 1 starting and 5 for beginners (CW-SETUP-02, CW-MODE-03)."""
    sides = [faction for faction, box in EDITION_OF.items() if box == edition.name]
    wanted = [("starter", side, 10) for side in sides]
    wanted += [("galaxy", side, 30) for side in (*sides, "neutral")]
    wanted.append(("pilot", "neutral", 10))
    for group, faction, number in wanted:
        have = sum(int(str(card["copies"])) for card in edition.group(group, faction))
        if have != number:
            raise BadData(f"{where}: {have} {faction} {group} cards instead of {number}")
    total = sum(int(str(card["copies"])) for card in edition.cards)
    if total != sum(number for _, _, number in wanted):
        raise BadData(f"{where}: cards of a faction that is not in this box")
    for side in sides:
        bases = edition.bases_of(side)
        starting = [base for base in bases if base["starting"]]
        beginner = [base for base in bases if base["beginner_deck"]]
        if (len(bases), len(starting), len(beginner)) != (10, 1, 5):
            raise BadData(
                f"{where}: {side} has {len(bases)} bases, {len(starting)} starting and "
                f"{len(beginner)} for beginners, instead of 10, 1 and 5"
            )
