"""Numbers that data sets and saved nets rely on never change: new verbs and prompts go last."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import orrery.clone_wars.rules
import orrery.starcraft.rules
from orrery.core.decisions import Prompt
from orrery.games import OURS, AnyRuleset, ruleset_of
from orrery.research.clone_wars.ids import TABLE_ORDER
from orrery.research.starcraft.ids import VERBS

KEPT = json.loads((Path(__file__).parent / "numbers.json").read_text("utf-8"))
"""Verbs and prompts by title, as they were numbered first. Add new ones at the end here too."""
ORDERS = {"clone-wars": TABLE_ORDER, "starcraft": VERBS}
RULES = {"clone-wars": orrery.clone_wars.rules, "starcraft": orrery.starcraft.rules}


@pytest.mark.parametrize("ruleset", OURS, ids=lambda one: one.name)
def test_prompts_and_verbs_keep_their_numbers(ruleset: AnyRuleset) -> None:
    kept = KEPT[ruleset.name]
    assert list(ruleset.prompts) == kept["prompts"]
    assert list(ORDERS[ruleset.name]) == kept["verbs"]


@pytest.mark.parametrize("name", RULES)
def test_every_prompt_of_the_rules_has_a_number(name: str) -> None:
    package = RULES[name]
    modules = [
        import_module(one.name) for one in walk_packages(package.__path__, f"{package.__name__}.")
    ]
    asked = {
        value.key for one in modules for value in vars(one).values() if isinstance(value, Prompt)
    }
    assert asked == {*ruleset_of(name).prompts}
    assert len({*ruleset_of(name).prompts}) == len(ruleset_of(name).prompts)


@pytest.mark.parametrize("name", ORDERS)
def test_every_verb_has_ids(name: str) -> None:
    assert {*ORDERS[name]} == {*ruleset_of(name).verbs.table}
    assert len({*ORDERS[name]}) == len(ORDERS[name])
