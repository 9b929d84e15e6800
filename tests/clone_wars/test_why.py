"""Every reason why something is not possible is a sentence about a rule of the catalogue."""

import pytest

from orrery.messages import messages
from orrery.resources import resource

AREAS = {
    "SETUP": ("01",),
    "MODE": ("04", "11"),
    "OPT": ("02", "03", "04"),
    "WIN": ("05",),
    "TURN": ("07", "08", "09", "10"),
    "PLAY": ("01",),
    "BUY": ("01", "02", "03", "07"),
    "ABILITY": ("01", "02", "03", "04", "10", "12"),
    "KEY": ("01", "04", "05", "06"),
    "FORCE": ("02", "06"),
    "TERM": ("03", "04"),
    "ATTACK": ("01", "02", "04", "06", "07"),
    "SHIP": ("05",),
    "BOUNTY": ("02", "03", "13"),
    "BASE": ("05",),
}
RULES = [f"CW-{area}-{number}" for area, numbers in AREAS.items() for number in numbers]
WITH_FIGURES = {
    "CW-WIN-05": "The goal cannot be 6 bases: each player has only 5.",
    "CW-BUY-03": "Maul costs 6; you have 5.",
    "CW-BOUNTY-13": "You cannot attack Maul: your base allows 6 attacks on neutral units per turn.",
}


@pytest.mark.parametrize("rule", RULES)
def test_rule_of_the_reason_is_in_the_catalogue(rule: str) -> None:
    assert f"### {rule} " in resource("rules", "clonewars.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule not in WITH_FIGURES])
def test_reason_is_a_sentence_that_needs_no_figures(rule: str) -> None:
    reason = messages("en").format(f"why-{rule}", card="Maul")
    assert reason[0].isupper()
    assert reason.endswith(".")


@pytest.mark.parametrize(("rule", "sentence"), WITH_FIGURES.items())
def test_reason_says_what_would_be_needed(rule: str, sentence: str) -> None:
    assert messages("en").format(f"why-{rule}", card="Maul", number=6, pool=5) == sentence
