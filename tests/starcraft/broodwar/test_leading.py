"""BW-LEAD: what a page is told of the Leadership cards that lie open, and of all cards."""

from __future__ import annotations

import re
from pathlib import Path

from orrery.starcraft import STARCRAFT
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.knowledge.leading import hero_area
from orrery.starcraft.knowledge.shown_cards import LeadingShown
from tests.marks import rule
from tests.starcraft.broodwar.led import chosen, lead, regrouping, setting_up
from tests.starcraft.broodwar.trump import CARRIER, mobilizing, trump
from tests.starcraft.expanded import expanded_box
from tests.starcraft.eyes import WATCHER, seat_of
from tests.starcraft.scenario import Position, Side, side

CATALOGUE = Path(__file__).parents[3] / "rules" / "broodwar.md"
OVERMIND = side(at={"helios.2": "ultralisk base", "helios.4": "zergling"})
ALDARIS = side(at={"dylar_iv.3": "zealot base"})


def leading(game: Position, reader: str = WATCHER) -> list[LeadingShown]:
    return STARCRAFT.page_view(game.game, seat_of(game, reader))["figures"]["leading"]


def card_of(game: Position, slug: str) -> LeadingShown:
    """What is told of a card that lies open."""
    [found] = [one for one in leading(game) if game.box.leadership[one["card"]].slug == slug]
    return found


def both(stage: int, **more: Side) -> Position:
    return regrouping(stage, {"overmind": OVERMIND, "aldaris": ALDARIS, **more})


def test_every_leadership_card_is_described_with_the_rule_of_the_catalogue() -> None:
    box = expanded_box()
    rows = re.findall(r"(BW-LEADCARD-\d\d) \| `(\w+)`", CATALOGUE.read_text("utf-8"))
    printed = STARCRAFT.speaker("en").printed(box)
    assert len(rows) == 42
    assert {(one["figures"]["rule"], one["slug"]) for one in printed["leader"]} == {*rows}
    assert all(one["text"] for one in printed["leader"])
    assert [one["slug"] for one in printed["installation"]] == [*box.installation_slugs]


@rule("BW-LEADCARD-43")
def test_everybody_sees_until_when_a_card_is_in_force() -> None:
    game = both(3)
    lead(game, "teeming_spawn", "destiny")
    assert card_of(game, "destiny")["until"] == "regrouping"
    game = both(3)
    lead(game, "teeming_spawn", "the_will_of_the_conclave")
    told = card_of(game, "the_will_of_the_conclave")
    assert (told["waits"], told["until"]) == (True, "planning")
    for reader in ("overmind", "aldaris", WATCHER):
        assert leading(game, reader) == leading(game)


@rule("BW-LEAD-12", "BW-LEAD-14", "BW-LEAD-18")
def test_a_hero_is_due_stands_has_fallen_or_never_came() -> None:
    game = both(2)
    lead(game, "torrasque", "khala_devotee")
    assert game.prompt == "hero-area"
    assert card_of(game, "torrasque")["piece"] == "due"
    game.picks("area helios.4")
    told = card_of(game, "torrasque")
    assert (told["piece"], game.box.area_slugs[told["area"]]) == ("stands", "helios.4")
    assert card_of(game, "khala_devotee")["piece"] == "none"
    game.state.armies = tuple(
        tuple(unit for unit in army if game.box.unit_slugs[unit] != "torrasque")
        for army in game.state.armies
    )
    assert card_of(game, "torrasque")["piece"] == "fallen"
    game.player("overmind").gained = ()
    assert card_of(game, "torrasque")["piece"] == "missed"


@rule("BW-LEAD-14", "BW-MODE-23")
def test_a_hero_who_carries_an_item_stands_where_its_carrier_is() -> None:
    game = trump()
    raynor = game.box.unit_slugs.index("jim_raynor_hero")
    assert hero_area(game.game, raynor) == game.box.area_slugs.index("bhekar_ro.1")
    game = mobilizing("bhekar_ro", jim_raynor=side(at={"bhekar_ro.2": f"{CARRIER} marine base"}))
    game.picks("destroy", "area bhekar_ro.2", f"unit {CARRIER}")
    assert hero_area(game.game, raynor) == NONE


@rule("BW-LEADCARD-10")
def test_an_installation_is_due_until_the_forces_are_placed() -> None:
    game = chosen("the_overmind", "predestined")
    assert card_of(game, "the_overmind")["piece"] == "due"
    assert card_of(game, "predestined")["until"] == "game"


@rule("BW-LEAD-02")
def test_a_card_that_is_laid_face_down_is_not_among_those_that_lie_open() -> None:
    game = setting_up("overmind", "aldaris")
    game.picks(game.options[0])
    assert leading(game, "overmind") == leading(game, "aldaris") == []
