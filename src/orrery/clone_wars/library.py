"""The files of facts of both editions, and card packs that replace their records."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Collection, Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import PurePath

from orrery.clone_wars.language import TRAITS, Checker, did_you_mean
from orrery.clone_wars.words import card_text, reward_text
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
TABLES = (
    "edition", "title", "exile", "factions", "counts", "force_track", "setup", "known_limits",
    "card", "base",
)  # fmt: skip
"""What may stand in a file beside its records; only `edition` is read."""
COMMON_KEYS = (
    "id", "name", "copies", "faction", "hit_points", "ability",
    "provenance", "confidence", "attested", "reconstructed", "note",
)  # fmt: skip
CARD_KEYS = (
    *COMMON_KEYS,
    "group", "name_pl", "type", "unique", "traits", *FIGURES, "target_value", "reward",
)  # fmt: skip
BASE_KEYS = (*COMMON_KEYS, "starting", "beginner_deck")

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


REMARKS = ("name_pl", "provenance", "confidence", "attested", "reconstructed", "note")
"""Keys about a record that no rule reads."""


def rules_of(fact: Fact) -> Fact:
    """What of a record a game depends on."""
    return {key: value for key, value in fact.items() if key not in REMARKS}


class Library:
    """All facts a game may use, with a fingerprint of what they say."""

    def __init__(self, editions: dict[str, Edition]) -> None:
        self.editions = editions
        said = {
            name: [[rules_of(fact) for fact in facts] for facts in (one.cards, one.bases)]
            for name, one in sorted(editions.items())
        }
        text = json.dumps(said, sort_keys=True, ensure_ascii=False)
        self.fingerprint = sha256(text.encode()).hexdigest()[:16]

    def records(self) -> list[Fact]:
        """All records of both editions, cards before bases."""
        return [
            fact for edition in self.editions.values() for fact in edition.cards + edition.bases
        ]


def load_library(texts: Mapping[str, str], pack: Mapping[str, str]) -> Library:
    """Read and check the files, records of a pack replacing those of the same id.

    The files of a pack are named by their path, which complaints repeat, or by their name alone.
    """
    return _load(tuple(sorted(texts.items())), tuple(sorted(pack.items())))


@lru_cache(maxsize=16)
def _load(texts: tuple[tuple[str, str], ...], pack: tuple[tuple[str, str], ...]) -> Library:
    files, paths = dict(texts), {PurePath(path).name: path for path, _ in pack}
    foreign = sorted(set(paths) - set(FILES))
    if foreign:
        raise BadData(
            f"{paths[foreign[0]]} is no file of Clone Wars; a pack has {' or '.join(FILES)}"
        )
    editions = {}
    for name in FILES:
        if name not in files:
            raise BadData(f"the file {name} with the facts of Clone Wars is missing")
        edition = read_edition(name, files[name])
        if name in paths:
            path = paths[name]
            where = f"pack/{name}" if path == name else path
            edition = read_pack(where, dict(pack)[path], edition)
        else:
            check_counts(name, edition)
        editions[edition.name] = edition
    return Library(editions)


def read_pack(where: str, text: str, ours: Edition) -> Edition:
    """Our edition with the records of a pack, every one of which can be counted and told."""
    pack = read_edition(where, text, ours)
    records = pack.cards + pack.bases
    if not records:
        raise BadData(f"{where} holds no record; cards stand under [[card]], bases under [[base]]")
    for record in records:
        try:
            card_text(record)
            reward_text(record)
        except BadData as error:
            raise BadData(f"{where}: {record['id']}: its text cannot be told: {error}") from error
    merged = merge(where, ours, pack)
    check_counts(where, merged, ours)
    return merged


def read_edition(where: str, text: str, instead_of: Edition | None = None) -> Edition:
    """One file of facts, every record checked."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{where} is not valid TOML: {error}") from error
    check_keys(where, "table", data, TABLES)
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


def check_keys(where: str, what: str, given: Collection[str], known: Collection[str]) -> None:
    """No key that nobody reads: it would be a slip that changes nothing."""
    for key in given:
        if key not in known:
            raise BadData(f"{where}: unknown {what} {key!r}; {did_you_mean(key, known)}")


def merge(where: str, edition: Edition, pack: Edition) -> Edition:
    """A pack's records take the place of those with the same id; new ids are added, and records
    with 0 copies leave the game."""
    cards = {card["id"]: card for card in edition.cards}
    cards.update({card["id"]: card for card in pack.cards})
    bases = {base["id"]: base for base in edition.bases}
    bases.update({base["id"]: base for base in pack.bases})
    both = sorted(set(cards) & set(bases), key=str)
    if both:
        raise BadData(f"{where}: the id {both[0]} is a card and a base")
    return Edition(
        edition.name,
        [card for card in cards.values() if card["copies"] != 0],
        [base for base in bases.values() if base.get("copies") != 0],
    )


def check_common(where: str, record: Fact, numbers: tuple[str, ...]) -> Checker:
    """What cards and bases have in common: name, faction, figures, provenance, words."""
    checker = Checker(where)
    for key in ("name", "faction", *numbers):
        if key not in record:
            raise checker.fail(
                f"{key} is missing; a record replaces ours whole, so copy ours and change it"
            )
    if "provenance" not in record:
        raise checker.fail(
            'provenance is missing; write provenance = "public" for what you read on a card'
        )
    for key in ("name", "faction", "provenance"):
        if not isinstance(record[key], str):
            raise checker.fail(f"{key} must be a text, not {record[key]!r}")
    for key in numbers:
        checker.number(key, record[key])
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
    check_keys(where, "key", card, CARD_KEYS)
    checker = check_common(where, card, ("copies", *FIGURES))
    if card.get("group") not in ("starter", "pilot", "galaxy"):
        raise checker.fail(f"group is starter, pilot or galaxy, not {card.get('group')!r}")
    if card.get("type") not in ("unit", "capital_ship"):
        raise checker.fail(f"type is unit or capital_ship, not {card.get('type')!r}")
    traits = card.setdefault("traits", [])
    if not isinstance(traits, list) or not all(str(trait) in TRAITS for trait in traits):
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
    check_keys(where, "key", base, BASE_KEYS)
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


def check_counts(where: str, edition: Edition, ours: Edition | None = None) -> None:
    """A box holds 10 starters a faction, 10 pilots, three packs of 30 galaxy cards and 10 bases a
    faction, of them 1 starting and 5 for beginners (CW-SETUP-02, CW-MODE-03)."""
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
            raise BadData(f"{where}: {have} {faction} {group} cards instead of {number}{changed}")
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
    """The records that made a count wrong: new ids, with those they may be slips of, and others."""
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
