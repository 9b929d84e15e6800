"""What cannot be chosen is told before anybody asks, with its rule."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from orrery.resources import resource
from orrery.starcraft import STARCRAFT
from tests.laws.watches import STARCRAFT_WATCH as WATCH
from tests.marks import rule
from tests.starcraft.broodwar.alliance import alliance
from tests.starcraft.broodwar.trump import before_planning
from tests.starcraft.orders import RICH, executing
from tests.starcraft.scenario import Position, side, table

WEALTHY = side(at={"helios.2": "zealot base"}, resources=RICH, pool=12)


def locked(game: Position) -> dict[str, str]:
    """By verb and thing, the rule that forbids it."""
    units = game.box.unit_slugs
    return {
        f"{one['verb']} {units[one['number']] if one['verb'] == 'unit' else one['number']}": one[
            "rule"
        ]
        for one in STARCRAFT.remarks(game.game)["locked"]
    }


@rule("SC-PLAN-04", "SC-PLAN-07")
def test_tokens_are_locked_before_a_planet_is_chosen() -> None:
    game = table(
        phase="planning",
        overmind=side(at={"helios.2": "zergling base"}),
        aldaris=side(at={"dylar_iv.3": "zealot base"}),
    )
    assert game.prompt == "order-where"
    special = {"order 3": "SC-PLAN-07", "order 4": "SC-PLAN-07", "order 5": "SC-PLAN-07"}
    assert locked(game) == special
    for _ in range(2):
        game.picks("planet helios", "order build", "planet dylar_iv", "order research")
    assert game.prompt == "order-where"
    assert locked(game) == {"order 0": "SC-PLAN-04", **special}


@rule("SC-BUILD-08", "SC-BUILD-09", "SC-BUILD-24")
def test_what_a_sheet_offers_in_vain_is_told_for_all_three_steps() -> None:
    game = executing("aldaris build", aldaris=side(at={"helios.2": "base"}))
    told = locked(game)
    assert told["base -1"] == "SC-BUILD-24"
    assert told["unit reaver"] == "SC-BUILD-09"
    assert "new-worker -1" not in told
    assert not any(f"unit {text.split()[1]}" in told for text in game.options if "unit" in text)


@rule("SC-BUILD-24")
def test_after_a_base_was_built_its_tile_says_that_there_is_one() -> None:
    mine = side(at={"helios.2": "marine", "helios.4": "marine"}, pool=6)
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine)
    game.picks("done", "base helios.2")
    assert locked(game)["base -1"] == "SC-BUILD-24"


@rule("SC-ECON-18")
def test_who_has_no_workers_left_cannot_pay() -> None:
    game = executing("aldaris build", aldaris=side(at={"helios.2": "base"}, pool=0))
    assert locked(game).get("new-worker -1") == "SC-ECON-18"


@rule("SC-BUILD-18")
def test_steps_that_are_over_are_told_no_more() -> None:
    game = executing("aldaris build", aldaris=WEALTHY)
    while game.prompt == "build-forces":
        game.picks("done")
    assert game.prompt == "build-upgrades"
    assert not [one for one in locked(game) if one.startswith(("unit", "new-worker"))]


def test_a_defend_order_is_locked_once_it_is_used_and_without_an_area() -> None:
    expanded = {"phase": "planning", "expansion": "brood_war", "settings": {"leadership": "no"}}
    mine, far = side(at={"helios.2": "zealot base"}), side(at={"vyctor_5.2": "base"})
    game = table({"aldaris": mine, "overmind": far}, **expanded)  # type: ignore[arg-type]
    assert locked(game) == {}
    game.picks("planet helios")
    assert locked(game) == {"order 6": "BW-DEFEND-03"}, "it never lies in a stack"
    again = table({"aldaris": mine, "overmind": far}, **expanded)  # type: ignore[arg-type]
    again.picks("defend helios.2")
    again.picks(next(one for one in again.options if one.startswith("defend")))
    assert locked(again) == {"order 6": "BW-DEFEND-01"}
    among = side(at={"helios.2": "zealot"})
    alone = table(
        {"overmind": side(at={"helios.2": "base"}), "aldaris": among},
        **expanded,  # type: ignore[arg-type]
    )
    assert locked(alone) == {"order 6": "BW-DEFEND-03"}, "an enemy stands at the only base"


@pytest.mark.parametrize("prompt", ["build-forces", "build-upgrades"])
def test_nothing_that_is_offered_is_locked(prompt: str) -> None:
    game = executing("aldaris build", aldaris=WEALTHY)
    while game.prompt != prompt:
        game.picks("done")
    told = locked(game)
    for option in game.decision.options:
        assert f"{option.verb} -1" not in told
        assert (option.verb, option.what) not in {
            (one["verb"], one["number"]) for one in STARCRAFT.remarks(game.game)["locked"]
        }


def said_in_few_words() -> list[str]:
    """The rules for which a page has words before anybody asks."""
    text = resource("messages", "en", "starcraft-web.ftl").read_text("utf-8")
    return re.findall(r"\[((?:SC|BW)-[A-Z]+-\d+)\]", text.partition("\nsc-lock =")[2])


@rule("BW-SCEN-11", "BW-SCEN-37")
def test_what_a_scenario_forbids_is_said_in_a_few_words() -> None:
    raynor = alliance({}, {}, "dylar_iv jim_raynor build")
    raynor.picks("reveal dylar_iv", "execute")
    overmind = before_planning()
    overmind.picks("planet tarsonis")
    assert locked(raynor)["unit goliath"] == "BW-SCEN-11"
    assert locked(overmind)["transport -1"] == "BW-SCEN-37"
    assert {*locked(raynor).values(), *locked(overmind).values()} <= {*said_in_few_words()}


def test_every_rule_that_locks_is_said_in_a_few_words() -> None:
    said = said_in_few_words()
    rules: Counter[str] = Counter()
    for box, seeds in (("none", 6), ("brood_war", 3)):
        for seed in range(seeds):
            settings = {"players": "3", "galaxy": "quick", "expansion": box}
            for game in WATCH.eager_decisions(settings, seed):
                rules.update(one["rule"] for one in STARCRAFT.remarks(game)["locked"])
    assert len(rules) > 8, rules
    assert {"BW-DEFEND-01", "BW-ORDER-03"} <= set(rules)
    assert set(rules) <= set(said)
