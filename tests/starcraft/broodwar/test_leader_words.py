"""Every Leadership card has its words and, if it does something at once, its procedure."""

from __future__ import annotations

import re

import pytest

from orrery.messages import messages
from orrery.starcraft.rules.leadership.table import AT_SETUP, TEXTS
from orrery.starcraft.words.card_texts import Writer
from orrery.starcraft.words.names import Names
from orrery.starcraft.words.scene import scene_of
from tests.starcraft.broodwar.led import setting_up
from tests.starcraft.expanded import expanded_box


def test_every_leadership_card_says_something() -> None:
    box = expanded_box()
    words = messages("en")
    slugs = {one.slug for one in box.leadership}
    prefix = "sc-leadership-"
    told = {name.removeprefix(prefix) for name in words.names if name.startswith(prefix)}
    assert told == slugs
    writer = Writer(box, "en")
    for slug in slugs:
        assert writer.text("leadership", box.printed["leadership", slug].record).endswith(".")


@pytest.mark.rule("BW-MODE-02", "SC-VAR-01")
def test_where_objectives_win_nothing_no_text_promises_it() -> None:
    usual, survival = expanded_box(), expanded_box(mode="survival")
    raiders = usual.printed["leadership", "raynors_raiders"].record
    facility = usual.printed["leadership", "storage_facilities"].record
    raynor = usual.printed["faction", "jim_raynor"].record
    wins, in_vain = Writer(usual, "en"), Writer(survival, "en")
    assert in_vain.text("leadership", raiders).startswith(wins.text("leadership", raiders))
    assert "does not win this game" in in_vain.text("leadership", raiders)
    assert "does not win" not in wins.text("leadership", raiders)
    assert in_vain.text("leadership", facility) == wins.text("leadership", facility)
    assert "whether you can win" in wins.text("faction", raynor)
    assert in_vain.text("faction", raynor) == "Objectives do not win this game."


def test_every_leadership_card_has_a_name() -> None:
    game = setting_up("overmind", "aldaris")
    names = Names(game.box, scene_of(game.game), "en")
    found = [names.leader(card) for card in range(len(game.box.leadership))]
    assert "The Swarm Flies" in found
    assert len(set(found)) == 42


def test_procedures_belong_to_cards() -> None:
    cards = {one.slug: one for one in expanded_box().leadership}
    assert set(TEXTS) <= set(cards)
    assert set(AT_SETUP) <= set(TEXTS)
    assert all(cards[slug].stage == 1 for slug in AT_SETUP)
    for slug in TEXTS:
        assert not re.search("[^a-z_]", slug)
