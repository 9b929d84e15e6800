"""BW-KEY, -CARD: Recharge, which Restoration gives."""

from __future__ import annotations

from typing import Any

from tests.marks import rule
from tests.starcraft.arena import army, finish, place, supporters
from tests.starcraft.broodwar.clashes import fight
from tests.starcraft.broodwar.fights import battle, duel
from tests.starcraft.scenario import Position

RESTORATION: dict[str, Any] = {"technologies": ["restoration"]}


def with_medic(cards: list[str], units: str = "marine medic", **more: Any) -> Position:
    """A skirmish that one of Raynor's Medics supports."""
    return duel(
        jim_raynor=(units, cards, {**RESTORATION, **more}), overmind=("zergling", ["zerg_03"])
    )


@rule("BW-CARD-05", "BW-KEY-14")
def test_a_card_of_a_skirmish_with_a_medic_returns_to_the_hand() -> None:
    game = with_medic(["terran_03", "heal"])
    assert (game.asked, game.prompt) == ("jim_raynor", "recharge")
    assert game.options == ["recharge terran_03", "recharge heal", "done"]
    game.picks("recharge heal")
    assert "heal" in game.cards("jim_raynor", "hand")
    assert "heal" not in game.cards("jim_raynor", "discards")
    assert "terran_03" in game.cards("jim_raynor", "discards")
    assert [game.box.card_slugs[one] for one in game.player("jim_raynor").announced] == ["heal"]


@rule("BW-KEY-14")
def test_the_card_may_be_discarded_all_the_same() -> None:
    game = with_medic(["terran_03"])
    game.picks("done")
    assert "terran_03" in game.cards("jim_raynor", "discards")
    assert not game.player("jim_raynor").recharged


@rule("BW-CARD-05")
def test_without_medic_or_restoration_nothing_returns() -> None:
    game = with_medic(["terran_03"], units="marine marine")
    assert game.told("recharge") == []
    assert "terran_03" in game.cards("jim_raynor", "discards")
    game = with_medic(["terran_03"], technologies=[])
    assert "terran_03" in game.cards("jim_raynor", "discards")


@rule("BW-CARD-05")
def test_the_medic_may_have_died_in_the_skirmish() -> None:
    game = duel(
        jim_raynor=("medic", ["terran_02"], RESTORATION), overmind=("ultralisk", ["zerg_07"])
    )
    assert game.supply("jim_raynor", "medic") == 3
    assert game.prompt == "recharge"


@rule("BW-CARD-05", "BW-KEY-14")
def test_a_card_for_the_technology_deck_does_not_return() -> None:
    """The Nuke goes back to the Technology deck."""
    game = with_medic(["nuke", "heal"], units="ghost medic")
    assert game.options == ["recharge heal", "done"]


@rule("BW-CARD-05", "SC-SKIRM-08")
def test_a_cancelled_card_does_not_return() -> None:
    game = duel(
        jim_raynor=("marine medic", ["terran_03", "heal"], RESTORATION),
        arcturus_mengsk=("marine science_vessel", ["terran_03", "emp_shockwave"]),
    )
    assert game.options == ["recharge terran_03", "done"]


@rule("BW-CARD-05", "BW-KEY-14", "SC-SPLASH-12")
def test_a_triggered_splash_card_returns_after_the_splash_damage() -> None:
    game = battle(
        jim_raynor=army("firebat medic", hand=["bw_t10"], **RESTORATION),
        overmind=army("zergling zergling zergling", hand=["zerg_03"]),
    )
    for cards in (["bw_t10"], ["zerg_03"]):
        place(game, cards)
    assert len(game.told("splash")) == 1
    assert (game.prompt, game.options) == ("recharge", ["recharge bw_t10", "done"])
    game.picks("recharge bw_t10")
    assert "bw_t10" in game.cards("jim_raynor", "hand")
    assert "bw_t10" not in game.cards("jim_raynor", "discards")


@rule("BW-CARD-05")
def test_a_splash_card_of_a_skirmish_without_a_medic_does_not_return() -> None:
    game = battle(
        jim_raynor=army("firebat", hand=["bw_t10"], **RESTORATION),
        overmind=army("zergling zergling", hand=["zerg_03"]),
    )
    for cards in (["bw_t10"], ["zerg_03"]):
        place(game, cards)
    assert len(game.told("splash")) == 1
    assert game.state.battle is None
    assert "bw_t10" in game.cards("jim_raynor", "discards")


@rule("BW-CARD-05")
def test_the_medic_of_another_player_does_not_help() -> None:
    """Both have Restoration, and Raynor alone has a Medic."""
    game = duel(
        arcturus_mengsk=("marine", ["terran_03"], RESTORATION),
        jim_raynor=("marine medic", ["terran_03"], RESTORATION),
    )
    assert (game.asked, game.prompt) == ("jim_raynor", "recharge")
    game.picks("done")
    assert game.state.battle is None or game.prompt != "recharge"


@rule("BW-CARD-05", "SC-WIN-15")
def test_whoever_is_out_takes_no_card_back() -> None:
    game = duel(
        jim_raynor=("medic", ["terran_02"], {"home": False, **RESTORATION}),
        overmind=("ultralisk", ["zerg_07"]),
        tassadar=("", [], {"elsewhere": {"tarsonis.1": "base"}}),
    )
    assert game.player("jim_raynor").out
    assert game.state.battle is None


@rule("BW-KEY-15")
def test_after_a_card_of_a_later_skirmish_no_splash_card_returns() -> None:
    game = battle(
        jim_raynor=army("firebat marine medic medic", hand=["bw_t10", "terran_03"], **RESTORATION),
        overmind=army("zergling zergling zergling", hand=["zerg_03", "zerg_02"]),
    )
    cards = {"firebat": ["bw_t10"], "marine": ["terran_03"], "zergling": ["zerg_03", "zerg_02"]}
    while game.prompt != "support":
        game.picks(game.options[0])
    game.picks("support medic 1", "support medic 2")
    fight(game, cards, first="firebat", until="recharge")
    assert len(game.told("trigger")) == 1
    game.picks("recharge terran_03")
    fight(game, cards, until="recharge")
    assert game.state.battle is None
    assert "bw_t10" in game.cards("jim_raynor", "discards")


@rule("BW-KEY-15", "BW-CARD-05")
def test_once_in_an_action_phase() -> None:
    game = battle(
        jim_raynor=army(
            "marine marine medic medic", hand=["terran_02", "terran_03"], **RESTORATION
        ),
        overmind=army("zergling zergling", hand=["zerg_03", "zerg_02"]),
    )
    while game.prompt != "recharge":
        wanted = "support medic 2" if "support medic 2" in game.options else game.options[0]
        if game.prompt == "support" and not any(supporters(game, 0)):
            wanted = "support medic 1"
        game.picks(wanted)
    assert supporters(game, 0)[1] == ["medic"], "a Medic at each skirmish"
    game.picks(game.options[0])
    assert game.player("jim_raynor").recharged
    finish(game)
    assert len(game.told("recharge")) == 1
    while game.state.phase == 2:
        game.picks(game.options[-1])
    assert not game.player("jim_raynor").recharged, "it can be used in the next round"
