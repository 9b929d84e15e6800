"""Files of facts: what they say is checked, and a card pack's records replace ours whole."""

from __future__ import annotations

import pytest

from orrery.core.errors import BadData
from orrery.core.facts import Fact, Facts, File, Kind, load_facts, provenance
from orrery.core.shapes import FLAG, NUMBER, TEXT, Each, IdOf, ListOf, Number, OneOf, TableOf

PRICE = TableOf({"minerals": NUMBER, "gas": NUMBER})
FILES = {
    "units.toml": File(
        {
            "unit": Kind(
                must={"name": TEXT, "race": IdOf("race"), "cost": PRICE},
                may={
                    "attacks": ListOf(OneOf(("ground", "flying"))),
                    "assist": FLAG,
                    "values": ListOf(ListOf(NUMBER, 2)),
                    "destroys": Each(IdOf("unit"), Number(1, 3)),
                    "later": TableOf({}, {"cost": PRICE, "provenance_of": Each(TEXT, TEXT)}),
                },
            )
        }
    ),
    "races.toml": File(
        {"race": Kind({"name": TEXT}), "ability": Kind({"name": TEXT}, is_open=True)},
        beside=("title",),
    ),
}
MARINE = """
[[unit]]
id = "marine"
name = "Marine"
race = "terran"
cost = { minerals = 1, gas = 0 }
provenance = "rulebook"
"""
GHOST = """
[[unit]]
id = "ghost"
name = "Ghost"
race = "terran"
cost = { minerals = 0, gas = 2 }
attacks = ["ground", "flying"]
assist = false
values = [[6, 5], [7, 5]]
destroys = { marine = 1 }
later = { cost = { minerals = 1, gas = 2 }, provenance_of = { cost = "derived" } }
provenance = "public"
provenance_of = { cost = "reconstructed", text = "rulebook" }
note = "The price was rebuilt."
"""
RACES = """
title = "Races"

[[race]]
id = "terran"
name = "Terran"
provenance = "rulebook"

[[ability]]
id = "liftoff"
name = "Liftoff"
provenance = "rulebook"
"""
TEXTS = {"units.toml": MARINE + GHOST, "races.toml": RACES}


def load(**pack: str) -> Facts:
    """The facts with a pack, whose files are named without their ending."""
    return load_facts("Toy", FILES, TEXTS, {f"{name}.toml": text for name, text in pack.items()})


def test_records_are_found_by_kind_and_id() -> None:
    records = load().records
    assert {kind: [*some] for kind, some in records.items()} == {
        "unit": ["marine", "ghost"],
        "race": ["terran"],
        "ability": ["liftoff"],
    }
    assert records["unit"]["ghost"]["values"] == [[6, 5], [7, 5]]


def test_a_record_of_a_pack_replaces_ours_whole_and_in_its_place() -> None:
    pack = MARINE.replace("minerals = 1", "minerals = 2").replace("rulebook", "public")
    records = load(units=pack).records["unit"]
    assert [*records] == ["marine", "ghost"]
    assert records["marine"]["cost"] == {"minerals": 2, "gas": 0}
    assert records["ghost"] == load().records["unit"]["ghost"]
    bare = load(units=MARINE.replace("marine", "ghost")).records["unit"]["ghost"]
    assert "attacks" not in bare
    assert provenance(bare, "cost") == "rulebook"


def test_a_field_may_come_from_elsewhere_than_its_record() -> None:
    ghost: Fact = load().records["unit"]["ghost"]
    assert provenance(ghost, "cost") == "reconstructed"
    assert provenance(ghost, "text") == "rulebook"
    assert provenance(ghost, "name") == "public"


def test_a_pack_adds_records_only_to_an_open_kind() -> None:
    pack = RACES.replace("liftoff", "shields")
    assert [*load(races=pack).records["ability"]] == ["liftoff", "shields"]
    with pytest.raises(BadData, match=r"^pack/races.toml: unknown race 'teran'; did you mean terr"):
        load(races=RACES.replace('"terran"', '"teran"'))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("minerals = 0", "minerals = 1"),
        ("minerals = 1", "minerals = 3"),
        ("false", "true"),
        ("[7, 5]", "[7, 6]"),
    ],
)
def test_the_fingerprint_changes_with_what_a_game_depends_on(old: str, new: str) -> None:
    assert load(units=GHOST.replace(old, new)).fingerprint != load().fingerprint


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('provenance = "public"', 'provenance = "rulebook"'),
        ("rebuilt", "guessed"),
        ('cost = "reconstructed"', 'cost = "derived"'),
        ('cost = "derived"', 'cost = "public"'),
    ],
)
def test_remarks_leave_the_fingerprint_alone(old: str, new: str) -> None:
    assert old in GHOST
    assert load(units=GHOST.replace(old, new)).fingerprint == load().fingerprint


def test_the_order_of_our_records_is_a_part_of_the_fingerprint() -> None:
    turned = load_facts("Toy", FILES, {**TEXTS, "units.toml": GHOST + MARINE}, {})
    assert turned.fingerprint != load().fingerprint


WRONG = {
    "unknown key 'cosst'; did you mean cost?": ("cost = { minerals = 0", "cosst = { minerals = 0"),
    "name is missing; a record replaces ours whole": ('name = "Ghost"', ""),
    'provenance is missing; write provenance = "public"': ('provenance = "public"', ""),
    "provenance is one of rulebook, public, derived, memory, reconstructed, not 'seen'": (
        'provenance = "public"',
        'provenance = "seen"',
    ),
    "provenance_of: unknown field 'costs'; did you mean cost?": (
        'cost = "reconstructed"',
        'costs = "reconstructed"',
    ),
    "provenance_of cost is one of rulebook,": ('cost = "reconstructed"', 'cost = "a friend"'),
    "name must be a string, not 7": ('"Ghost"', "7"),
    "assist is true or false, not 0": ("assist = false", "assist = 0"),
    "race: unknown race 'teran'; did you mean terran?": ('"terran"', '"teran"'),
    "race: unknown race 7; known: terran": ('"terran"', "7"),
    "cost minerals must be a number, 0 or more, not -1": ("minerals = 0", "minerals = -1"),
    "cost minerals must be a number, 0 or more, not True": ("minerals = 0", "minerals = true"),
    "cost gas cannot be more than 99, and is 100": ("gas = 2 }\nattacks", "gas = 100 }\nattacks"),
    "cost: unknown key 'mineral'; did you mean minerals?": ("minerals = 0", "mineral = 0"),
    "cost: gas is missing": (", gas = 2 }\nattacks", "}\nattacks"),
    "cost must be a table, not 3": ("{ minerals = 0, gas = 2 }", "3"),
    "later cost: gas is missing": (", gas = 2 }, prov", "}, prov"),
    "attacks must be a list, not 'ground'": ('["ground", "flying"]', '"ground"'),
    "attacks #2 is ground or flying, not 'sea'": ('"flying"', '"sea"'),
    "values #2 must be a list of 2, not [7]": ("[7, 5]", "[7]"),
    "values #1 #2 must be a number": ("[6, 5]", '[6, "5"]'),
    "a key of destroys: unknown unit 'marin'; did you mean marine?": ("marine = 1", "marin = 1"),
    "destroys marine must be a number, 1 or more, not 0": ("marine = 1", "marine = 0"),
    "destroys marine cannot be more than 3": ("marine = 1", "marine = 4"),
    "destroys must be a table": ("{ marine = 1 }", '"marine"'),
}


@pytest.mark.parametrize("complaint", WRONG)
def test_what_is_wrong_is_named_with_file_and_record(complaint: str) -> None:
    old, new = WRONG[complaint]
    assert old in GHOST
    wrong = GHOST.replace(old, new, 1)
    with pytest.raises(BadData) as caught:
        load(units=wrong)
    assert str(caught.value).startswith(f"pack/units.toml: ghost: {complaint}")
    with pytest.raises(BadData) as caught:
        load_facts("Toy", FILES, {**TEXTS, "units.toml": MARINE + wrong}, {})
    assert str(caught.value).startswith(f"units.toml: ghost: {complaint}")


FILES_WRONG = {
    "pack/units.toml is not valid TOML: ": "[[unit]\n",
    "pack/units.toml: unknown table 'units'; did you mean unit?": "[[units]]\nid = 'marine'",
    "pack/units.toml: records go under [[unit]]": "[unit]\nid = 'marine'",
    "pack/units.toml: a record has no id: {'name': 'Marine'}": "[[unit]]\nname = 'Marine'",
    "pack/units.toml: the id marine is used twice": MARINE * 2,
    "pack/units.toml has no records; records go under [[unit]]": "# later",
}


@pytest.mark.parametrize("complaint", FILES_WRONG)
def test_a_file_that_cannot_be_read_is_named(complaint: str) -> None:
    with pytest.raises(BadData) as caught:
        load(units=FILES_WRONG[complaint])
    assert str(caught.value).startswith(complaint)


def test_a_file_of_a_pack_is_named_by_its_path() -> None:
    with pytest.raises(BadData, match=r"^my cards/units.toml: marine: name is missing"):
        load_facts("Toy", FILES, TEXTS, {"my cards/units.toml": "[[unit]]\nid = 'marine'"})


def test_foreign_and_missing_files_are_named() -> None:
    with pytest.raises(
        BadData, match=r"^my/x.toml is not a file of Toy; a pack has units.toml or ra"
    ):
        load_facts("Toy", FILES, TEXTS, {"my/x.toml": ""})
    with pytest.raises(BadData, match=r"^the file races.toml with the facts of Toy is missing$"):
        load_facts("Toy", FILES, {"units.toml": MARINE}, {})


def test_an_id_is_of_one_kind_within_a_file() -> None:
    with pytest.raises(BadData, match=r"^pack/races.toml: the id terran is a race and a ability$"):
        load(races=RACES[RACES.index("[[ability]]") :].replace("liftoff", "terran"))


def test_an_id_is_of_one_record_of_its_kind_in_all_files() -> None:
    files = {**FILES, "more.toml": FILES["units.toml"]}
    with pytest.raises(BadData, match=r"^more.toml: marine: another file has a unit with this id$"):
        load_facts("Toy", files, {**TEXTS, "more.toml": MARINE}, {})
