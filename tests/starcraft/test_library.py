"""The files of facts are checked, packs replace records, and a title knows all its parts."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

import orrery.starcraft
from orrery.core.codec import fields_of
from orrery.core.errors import BadData
from orrery.games import read_texts
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.library import fingerprint_of, load_library, records, records_in_play
from orrery.starcraft.facts.schema import FILES
from orrery.starcraft.knowledge.verbs import SLUGS, VERBS
from orrery.starcraft.ruleset import STARCRAFT
from tests.starcraft import tables

TEXTS = read_texts(STARCRAFT)


def record(file: str, slug: str) -> str:
    """The text of one record of our own files."""
    kind = next(
        kind for kind, some in tables.facts(file).items() if any(one["id"] == slug for one in some)
    )
    for part in TEXTS[f"{file}.toml"].split(f"[[{kind}]]"):
        if f'id = "{slug}"\n' in part:
            return f"[[{kind}]]{part}"
    raise AssertionError(f"{file} has no {slug}")


def packed(file: str, slug: str, old: str, new: str) -> dict[str, str]:
    """A pack of one of our records with a word replaced."""
    ours = record(file, slug)
    assert old in ours
    return {f"{file}.toml": ours.replace(old, new, 1)}


def test_every_file_of_facts_is_read_and_every_record_checked() -> None:
    found = load_library(TEXTS, {})
    assert set(FILES) == {f"{name}.toml" for name in tables_of_facts()}
    assert sum(map(len, found.records.values())) == sum(
        len(tables.records(name)) for name in tables_of_facts()
    )


def tables_of_facts() -> list[str]:
    return [name.removesuffix(".toml") for name in FILES]


def test_a_pack_replaces_a_record_and_changes_the_fingerprint_and_the_game() -> None:
    pack = packed("units", "marine", "support = ", "support = 1")
    settings = STARCRAFT.settings({})
    ours, theirs = (STARCRAFT.facts(settings, TEXTS, some) for some in ({}, pack))
    marine = ours.unit_slugs.index("marine")
    assert theirs.support[marine] == 10 + ours.support[marine]
    assert STARCRAFT.fingerprint(ours) != STARCRAFT.fingerprint(theirs)
    assert theirs.support[marine + 1] == ours.support[marine + 1]


def fingerprint(pack: dict[str, str], **options: str) -> str:
    settings = {**STARCRAFT.settings({}), **options}
    rows = records_in_play(records(load_library(TEXTS, pack)), settings)
    return fingerprint_of(rows)


@pytest.mark.parametrize(
    ("file", "slug", "old", "new"),
    [
        ("units", "medic", "support = 0", "support = 1"),
        ("units", "scourge", "support = 1", "support = 2"),
        ("leadership", "destiny", "stage = 3", "stage = 2"),
        ("figures", "brood_war_2", "removed = 19", "removed = 18"),
    ],
)
def test_a_fact_of_brood_war_is_no_fact_of_a_base_game(
    file: str, slug: str, old: str, new: str
) -> None:
    """A corrected record of the expansion leaves the records of base games replayable."""
    pack = packed(file, slug, old, new)
    assert fingerprint(pack) == fingerprint({}) == STARCRAFT.fingerprint(base_box())
    assert fingerprint(pack, expansion="brood_war") != fingerprint({}, expansion="brood_war")


@pytest.mark.parametrize(
    ("file", "slug", "old", "new"),
    [
        ("combat_cards", "terran_04", "attack = 6", "attack = 7"),
        ("figures", "base_2", "removed = 20", "removed = 19"),
        ("technologies", "siege_mode", "copies = 2", "copies = 2\nall_units = false"),
    ],
)
def test_a_fact_that_brood_war_puts_away_is_none_of_the_expanded_game(
    file: str, slug: str, old: str, new: str
) -> None:
    pack = packed(file, slug, old, new)
    assert fingerprint(pack) != fingerprint({})
    assert fingerprint(pack, expansion="brood_war") == fingerprint({}, expansion="brood_war")


def base_box() -> Box:
    return STARCRAFT.facts(STARCRAFT.settings({}), TEXTS, {})


@pytest.mark.parametrize(
    ("file", "slug", "old", "new", "message"),
    [
        ("units", "marine", 'race = "terran"', 'race = "terrran"', "did you mean terran"),
        ("units", "marine", '"barracks"', '"gateway"', "terran sheet has no gateway"),
        ("units", "marine", "figures = ", "figurs = ", "did you mean figures"),
        ("units", "archon", "{ high_templar = 2 }", "{}", "destroys must name the one unit"),
        ("technologies", "burrow", "copies = 2", "copies = 3", "majors has 2 pairs"),
        ("combat_cards", "zerg_01", "copies = 1", "copies = 2", "has 19 cards instead of 18"),
        ("events", "double_time", "copies = 2", "copies = 1", "has 69 cards instead of 70"),
        ("factions", "terran", "starting_hand = ", "starting_hand = -", "0 or more"),
        ("scenarios", "trump_card", '"torus"', '"taurus"', "did you mean torus"),
    ],
)
def test_a_slip_in_a_pack_is_refused_with_its_place(
    file: str, slug: str, old: str, new: str, message: str
) -> None:
    with pytest.raises(BadData, match=message):
        load_library(TEXTS, packed(file, slug, old, new))


def test_a_technology_of_the_base_game_has_a_price() -> None:
    lines = record("technologies", "burrow").splitlines()
    kept = [line for line in lines if not line.startswith(("cost", "provenance_of"))]
    with pytest.raises(BadData, match="technology burrow: cost is missing"):
        load_library(TEXTS, {"technologies.toml": "\n".join(kept)})


def test_the_catalogue_has_every_record_with_its_remarks_apart() -> None:
    found = STARCRAFT.speaker("en").catalogue(TEXTS, {})
    marine = found.entries["unit", "marine"]
    assert marine.name == "Marine"
    assert marine.figures["race"] == "terran"
    assert "provenance" in marine.remarks
    assert "provenance" not in marine.figures
    assert len(found.entries) == sum(len(tables.records(name)) for name in tables_of_facts())


def test_no_procedure_is_missing_from_the_title() -> None:
    for module in pkgutil.walk_packages(orrery.starcraft.__path__, "orrery.starcraft."):
        importlib.import_module(module.name)
    found: set[type[Step]] = set()
    left = [Step]
    while left:
        kinds = [one for one in left.pop().__subclasses__() if one.__module__.startswith("orrery")]
        found.update(kinds)
        left += kinds
    assert found <= set(STARCRAFT.shells)
    names = [shell.__name__ for shell in STARCRAFT.shells]
    assert len(names) == len(set(names)), "two procedures of one name could not be saved"
    for shell in STARCRAFT.shells:
        assert fields_of(shell)


def test_every_verb_names_things_that_have_slugs() -> None:
    kinds = {kind for verb in VERBS.table.values() for kind in verb[:2] if kind}
    assert kinds <= set(SLUGS)
