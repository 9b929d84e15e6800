"""Card packs: what an owner types in replaces our records; what is wrong is named."""

from __future__ import annotations

import pytest

from orrery.clone_wars.facts.library import load_library
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.clone_wars.words.catalogue import checked
from orrery.core.errors import BadData
from tests.clone_wars.scenario import texts
from tests.marks import rule

MEDIC = """
[[card]]
id = "clone_medic"
group = "galaxy"
name = "Clone Medic"
copies = {copies}
faction = "{faction}"
type = "{type}"
traits = {traits}
cost = {cost}
attack = {attack}
resources = 2
force = 0
target_value = 2
reward = {reward}
ability = {ability}
provenance = "{provenance}"
"""
GOOD = {
    "copies": "2",
    "faction": "republic",
    "type": "unit",
    "traits": '["trooper"]',
    "cost": "2",
    "attack": "1",
    "reward": '[{ effect = "gain", force = 1 }]',
    "ability": '[{ when = "action", do = [{ effect = "repair", n = 3 }] }]',
    "provenance": "public",
}


def pack(**changes: str) -> dict[str, str]:
    return {"clone_wars.toml": MEDIC.format(**{**GOOD, **changes})}


def ability(text: str) -> dict[str, str]:
    return pack(ability=text)


def does(effect: str) -> dict[str, str]:
    """A card whose action does this."""
    return ability(f'[{{ when = "action", do = [{{ {effect} }}] }}]')


def test_a_record_of_a_pack_replaces_ours_whole() -> None:
    library = load_library(texts(), pack())
    (medic,) = [one for one in library.records() if one["id"] == "clone_medic"]
    assert medic["attack"] == 1
    assert medic["ability"] == [{"when": "action", "do": [{"effect": "repair", "n": 3}]}]
    assert "confidence" not in medic
    assert library.fingerprint != load_library(texts(), {}).fingerprint


def test_a_game_is_played_with_the_pack() -> None:
    settings = CLONE_WARS.settings({})
    box = CLONE_WARS.facts(settings, texts(), pack())
    medic = next(card for card in range(box.size) if box.slug(card) == "clone_medic")
    assert (box.attack[medic], box.cost[medic]) == (1, 2)


def test_a_new_card_takes_the_place_of_one_with_no_copies() -> None:
    given = MEDIC.format(**{**GOOD, "copies": "0"}) + MEDIC.format(**GOOD).replace(
        "clone_medic", "clone_surgeon"
    )
    slugs = {one["id"] for one in load_library(texts(), {"clone_wars.toml": given}).records()}
    assert "clone_surgeon" in slugs
    assert "clone_medic" not in slugs


@rule("CW-SETUP-02", "CW-MODE-03")
def test_wrong_counts_are_refused() -> None:
    advised = r"31 republic galaxy .* instead of 30; clone_medic says .*; if all are meant, lower "
    with pytest.raises(BadData, match=advised):
        load_library(texts(), pack(copies="3"))


def test_wrong_counts_name_the_cards_that_are_new_or_gone() -> None:
    slip = pack()["clone_wars.toml"].replace("clone_medic", "clone_medics")
    with pytest.raises(BadData, match=r"; clone_medics is new \(did you mean clone_medic\?\); if "):
        load_library(texts(), {"clone_wars.toml": slip})
    with pytest.raises(BadData, match=r"28 republic galaxy .*; clone_medic is gone$"):
        load_library(texts(), pack(copies="0"))
    with pytest.raises(BadData, match="empire galaxy cards are not in this box"):
        load_library(
            texts(),
            {"clone_wars.toml": pack()["clone_wars.toml"] + slip_of_the_empire()},
        )


def slip_of_the_empire() -> str:
    other = pack(faction="empire")["clone_wars.toml"]
    return other.replace("clone_medic", "storm_medic")


WRONG = {
    "unknown effect 'teleport'": does('effect = "teleport"'),
    "unknown trigger 'sometimes'": ability('[{ when = "sometimes", do = [{ effect = "draw" }] }]'),
    "unknown cond 'moon_is_full'": ability(
        '[{ when = "action", if = [{ cond = "moon_is_full" }], do = [{ effect = "draw", n = 1 }] }]'
    ),
    "repair takes n; given: nothing": does('effect = "repair"'),
    "repair takes n; given: m, n": does('effect = "repair", n = 1, m = 2'),
    "repair n must be a number": does('effect = "repair", n = "many"'),
    "repair n must be a number, 0 or more, not -1": does('effect = "repair", n = -1'),
    "discard who cannot be 'everybody'": does(
        'effect = "discard", who = "everybody", n = 1, pick = "owner"'
    ),
    "exile needs either n or up_to": does('effect = "exile", from = ["hand"]'),
    "exile_self is a cost": does('effect = "exile_self"'),
    "stat_bonus has no place in do": does(
        'effect = "stat_bonus", stat = "attack", n = 1, to = "this"'
    ),
    "draw has no place in while_in_play": ability(
        '[{ when = "while_in_play", do = [{ effect = "draw", n = 1 }] }]'
    ),
    "keep_resources belongs to while_base": ability(
        '[{ when = "while_in_play", do = [{ effect = "keep_resources" }] }]'
    ),
    "while_base belongs to bases": ability(
        '[{ when = "while_base", do = [{ effect = "keep_resources" }] }]'
    ),
    "first_this_turn has no meaning under action": ability(
        '[{ when = "action", if = [{ cond = "first_this_turn" }],'
        ' do = [{ effect = "draw", n = 1 }] }]'
    ),
    "unknown trait 'wookiee'": does(
        'effect = "take", from = "discard", to = "hand", filter = { trait = "wookiee" }'
    ),
    "unknown filter word 'colour'": does(
        'effect = "discard_row", n = 1, filter = { colour = "red" }'
    ),
    "faction is own, enemy or neutral": does(
        'effect = "discard_row", n = 1, filter = { faction = "sith" }'
    ),
    "a clause needs when and do": ability('[{ when = "action" }]'),
    "do must be a list with something in it": ability('[{ when = "action", do = [] }]'),
    "is not used, so it has no cost": ability(
        '[{ when = "while_in_play", cost = [{ effect = "exile_self" }],'
        ' do = [{ effect = "stat_bonus", stat = "attack", n = 1, to = "this" }] }]'
    ),
    "must is true or left out": ability(
        '[{ when = "action", must = false, do = [{ effect = "draw", n = 1 }] }]'
    ),
    "gain needs attack, resources or force": does('effect = "gain"'),
    "per counts in_play": ability(
        '[{ when = "while_in_play", do = [{ effect = "stat_bonus", stat = "attack", n = 1,'
        ' to = "this", per = { count = "stars" } }] }]'
    ),
    "ability must be a list of clauses": ability('"Repair 2."'),
    "unknown faction 'hutt'": pack(faction="hutt"),
    "type is unit or capital_ship": pack(type="moon"),
    "traits": pack(traits='["wookiee"]'),
    "cost must be a number": pack(cost='"two"'),
    "attack must be a number": pack(attack="true"),
    "provenance is one of": pack(provenance="a friend"),
    "a cost of 0 belongs to starters": pack(cost="0"),
    "only faction units of the galaxy have target_value and reward": pack(reward="[]"),
    "unknown key 'hitpoints'; did you mean hit_points?": pack(cost="2\nhitpoints = 3"),
    "unknown key 'zzz'; known: id, name,": pack(cost="2\nzzz = 3"),
    "cost cannot be more than 99, and is 100": pack(cost="100"),
    "traits [{}]": pack(traits="[{}]"),
    "unknown trigger ['action']": ability('[{ when = ["action"], do = [{ effect = "draw" }] }]'),
    "discard who cannot be ['self']": does(
        'effect = "discard", who = ["self"], n = 1, pick = "owner"'
    ),
    "unique is true or false": does('effect = "discard_row", n = 1, filter = { unique = "yes" }'),
    "name must be a string": does('effect = "discard_row", n = 1, filter = { name = 7 }'),
    "base_is name must be a string": ability(
        '[{ when = "action", if = [{ cond = "base_is", name = 7 }],'
        ' do = [{ effect = "draw", n = 1 }] }]'
    ),
}


@pytest.mark.parametrize("complaint", WRONG)
def test_what_is_wrong_is_named_with_file_and_card(complaint: str) -> None:
    with pytest.raises(BadData) as caught:
        load_library(texts(), WRONG[complaint])
    message = str(caught.value)
    assert complaint in message
    assert message.startswith("pack/clone_wars.toml: clone_medic: ")


def test_a_file_that_is_no_toml_is_refused_with_its_line() -> None:
    with pytest.raises(BadData, match=r"pack/clone_wars.toml is not valid TOML: .*line 2"):
        load_library(texts(), {"clone_wars.toml": "[[card]]\nid = clone_medic"})


@pytest.mark.parametrize("text", ["", "# later\n", 'edition = "clone_wars"\n'])
def test_a_file_without_a_record_is_refused(text: str) -> None:
    with pytest.raises(BadData, match=r"^pack/clone_wars.toml has no records"):
        load_library(texts(), {"clone_wars.toml": text})


def test_a_table_nobody_reads_is_refused() -> None:
    with pytest.raises(BadData, match=r"unknown table 'cards'; did you mean card\?"):
        load_library(texts(), {"clone_wars.toml": '[cards.count_dooku]\ncost = "eight"'})


def test_a_part_of_a_record_is_refused_with_advice() -> None:
    with pytest.raises(BadData, match="name is missing; a record replaces ours whole"):
        load_library(texts(), {"clone_wars.toml": '[[card]]\nid = "count_dooku"\ncost = 7'})


def test_what_cannot_be_told_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def dumb(*_: object) -> None:
        raise BadData("message 'effect-repair' is missing")

    monkeypatch.setattr("orrery.clone_wars.words.catalogue.card_text", dumb)
    with pytest.raises(BadData, match="clone_medic: its text cannot be written: message"):
        checked(load_library(texts(), pack(attack="7")))


def test_a_file_given_by_its_path_is_named_by_it() -> None:
    with pytest.raises(BadData, match=r"^my cards/clone_wars.toml: clone_medic: "):
        load_library(texts(), {"my cards/clone_wars.toml": pack(cost="-1")["clone_wars.toml"]})


def test_a_foreign_file_is_refused() -> None:
    with pytest.raises(BadData, match=r"marvel.toml is not a file of Clone Wars"):
        load_library(texts(), {"marvel.toml": ""})


def test_a_file_of_the_other_edition_is_refused() -> None:
    with pytest.raises(BadData, match="edition says 'first_edition'"):
        load_library(texts(), {"clone_wars.toml": 'edition = "first_edition"'})


def test_a_duplicate_id_is_refused() -> None:
    with pytest.raises(BadData, match="the id clone_medic is used twice"):
        load_library(texts(), {"clone_wars.toml": MEDIC.format(**GOOD) * 2})


def test_a_record_without_an_id_is_refused() -> None:
    with pytest.raises(BadData, match="a record has no id"):
        load_library(texts(), {"clone_wars.toml": '[[card]]\nname = "Nobody"'})


def test_a_missing_file_of_ours_is_named() -> None:
    with pytest.raises(BadData, match=r"first_edition.toml .* is missing"):
        load_library({"clone_wars.toml": texts()["clone_wars.toml"]}, {})


BASE = """
[[base]]
id = "rishi"
name = "Rishi"
faction = "republic"
hit_points = 9
starting = {starting}
beginner_deck = true
ability = {ability}
provenance = "public"
"""


def test_a_base_may_be_replaced_too() -> None:
    given = {"clone_wars.toml": BASE.format(starting="true", ability="[]")}
    library = load_library(texts(), given)
    (rishi,) = [one for one in library.records() if one["id"] == "rishi"]
    assert rishi["hit_points"] == 9


BONUS = """[
  { when = "while_in_play", do = [{ effect = "stat_bonus", stat = "attack", n = 1, to = {} }] },
]"""


@pytest.mark.parametrize(
    ("starting", "ability", "complaint"),
    [
        ("false", "[]", "10, 1 and 5; rishi says starting = false and said true"),
        ('"yes"', "[]", "starting is true or false"),
        (
            "true",
            BONUS,
            "a base says while_base",
        ),
    ],
)
def test_a_wrong_base_is_refused(starting: str, ability: str, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        load_library(texts(), {"clone_wars.toml": BASE.format(starting=starting, ability=ability)})
