"""The Research order and technologies (SC-RES)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.rules.orders.purchases import NORMAL
from orrery.starcraft.rules.orders.research import why_not_technology
from tests.marks import rule
from tests.starcraft.orders import FAR, executing, facts, paid, reason, spent
from tests.starcraft.scenario import Position, side, table

HOME = {"helios.2": "base"}


def researching(order: str = "research", faction: str = "arcturus_mengsk", **more: Any) -> Position:
    mine = side(**{"at": HOME, **more})
    return executing(f"{faction} {order}", "helios", **{faction: mine})


def all_cards(game: Position, faction: str) -> Counter[str]:
    """Combat deck, hand and discards together."""
    zones = ("deck", "hand", "discards")
    return Counter(card for zone in zones for card in game.cards(faction, zone))


# Steps


@rule("SC-RES-01")
def test_units_alone_are_not_enough_for_research() -> None:
    game = researching(at={"helios.2": "marine", "torus.2": "base"})
    assert not game.told("draw-event")
    assert game.prompt != "research-draw"
    assert game.stack("helios") == []


@rule("SC-RES-01")
def test_a_base_in_an_occupied_area_is_enough_for_research() -> None:
    game = executing(
        "arcturus_mengsk research",
        arcturus_mengsk=side(at=HOME),
        overmind=side(at={"helios.2": "zergling"}),
    )
    assert game.prompt == "research-draw"


@rule("SC-RES-02", "SC-RES-03", "SC-RES-12")
def test_the_event_card_comes_first_and_even_if_nothing_else_is_done() -> None:
    game = researching(pool=0)
    assert len(game.player("arcturus_mengsk").drawn) == 1
    hand = game.cards("arcturus_mengsk", "hand")
    assert reason(game, "arcturus_mengsk", "technology", "bunker") == "SC-RES-02"
    game.picks("done")  # no worker: no technology either
    assert game.cards("arcturus_mengsk", "hand") == hand
    assert len(game.told("draw-event")) == 1


@rule("SC-RES-03")
def test_with_an_empty_event_deck_the_order_goes_on() -> None:
    game = executing("arcturus_mengsk research", arcturus_mengsk=side(at=HOME), event_deck=[])
    assert game.prompt == "research-draw"
    assert game.player("arcturus_mengsk").drawn == ()


@rule("SC-RES-04")
def test_three_combat_cards_or_none() -> None:
    game = researching()
    assert game.options == ["draw", "destroy", "done"]
    game.picks("draw")
    assert len(game.player("arcturus_mengsk").hand) == 3
    assert game.prompt == "learn-technology"
    game = researching()
    game.picks("done")
    assert game.player("arcturus_mengsk").hand == ()


@rule("SC-RES-04")
def test_the_hand_may_exceed_its_limit() -> None:
    game = researching()
    hand = tuple(sorted(game.box.cards_of[game.player("arcturus_mengsk").faction][:8]))
    player = game.player("arcturus_mengsk")
    player.hand, player.deck = hand, game.box.cards_of[player.faction][8:]
    game.picks("draw")
    assert len(player.hand) == 11


@rule("SC-RES-11")
def test_with_few_cards_left_as_many_are_drawn_as_there_are() -> None:
    game = researching()
    player = game.player("arcturus_mengsk")
    player.hand, player.deck = tuple(sorted(player.deck[2:])), player.deck[:2]
    game.picks("draw")
    assert len(player.hand) == 18
    assert (player.deck, player.discards) == ((), ())


@rule("SC-RES-11")
def test_whoever_draws_the_last_card_shuffles_his_discards_at_once() -> None:
    game = researching()
    player = game.player("arcturus_mengsk")
    deck = player.deck
    player.discards, player.deck = tuple(sorted(deck[:5])), deck[5:8]
    player.hand = tuple(sorted(deck[8:]))
    game.picks("draw")
    assert sorted(player.deck) == sorted(deck[:5])
    assert player.discards == ()
    assert player.announced == player.hand  # everything else lies open or is in the new deck


@rule("SC-RES-11")
def test_without_deck_and_discards_nothing_is_drawn_and_an_old_discard_is_shuffled_later() -> None:
    game = researching()
    player = game.player("arcturus_mengsk")
    player.hand, player.deck = tuple(sorted(player.deck)), ()
    game.game.ask_again()
    assert game.options == ["destroy", "done"]
    assert reason(game, "arcturus_mengsk", "draw") == "SC-RES-11"
    player.discards, player.hand = player.hand[:1], player.hand[1:]
    game.game.ask_again()
    game.picks("draw")
    assert len(player.hand) == 18


# Technologies


@rule("SC-EX-11", "SC-RES-05")
def test_stasis_field_costs_one_mineral_and_two_gas_once_for_both_copies() -> None:
    game = researching(faction="aldaris")
    game.picks("done", "technology stasis_field")
    game.picks("worker helios.2", "worker permanent.gas", "worker permanent.gas")
    assert paid(game) == ["helios.2", "permanent.gas", "permanent.gas"]
    assert game.cards("aldaris", "deck").count("stasis_field") == 2
    assert "stasis_field" not in game.cards("aldaris", "tech_deck")


@rule("SC-RES-05")
def test_only_affordable_technologies_of_the_own_deck_are_offered() -> None:
    game = researching(pool=1)
    game.picks("done")
    offered = [text for text in game.options if text.startswith("technology")]
    assert offered == ["technology scanner_sweep", "technology lockdown"]
    assert reason(game, "arcturus_mengsk", "technology", "nuke") == "SC-ECON-18"
    assert reason(game, "arcturus_mengsk", "technology", "burrow") == "SC-RES-05"


@rule("SC-RES-05")
def test_nothing_has_to_be_bought() -> None:
    game = researching()
    deck = game.cards("arcturus_mengsk", "deck")
    game.picks("done", "done")
    assert game.cards("arcturus_mengsk", "deck") == deck
    assert paid(game) == []


@rule("SC-RES-05", "SC-RES-09")
def test_a_returned_card_is_bought_again_alone_at_full_cost() -> None:
    game = researching(
        faction="aldaris",
        hand=["increased_reaver_capacity_9/7"],
        discards=["increased_reaver_capacity_9/8"],
    )
    game.picks("done", "technology increased_reaver_capacity", "pay")
    assert len(paid(game)) == 2
    assert game.cards("aldaris", "hand") == ["increased_reaver_capacity_9/7"]
    deck = [card for card in game.cards("aldaris", "deck") if card.startswith("increased")]
    assert sorted(deck) == ["increased_reaver_capacity_10/9", "increased_reaver_capacity_9/8"]
    technology = game.box.tech("increased_reaver_capacity")
    assert why_not_technology(game.game, 0, technology, NORMAL) == "SC-RES-05"


@rule("SC-RES-06", "SC-RES-07")
def test_a_technology_of_the_play_area_lies_there_at_once_and_nothing_is_shuffled() -> None:
    game = researching(discards=["terran_01"])
    before = game.player("arcturus_mengsk").deck
    game.picks("done", "technology scanner_sweep", "pay")
    assert game.cards("arcturus_mengsk", "technologies") == ["scanner_sweep"]
    assert game.player("arcturus_mengsk").deck == before
    assert len(game.player("arcturus_mengsk").discards) == 1
    assert [event.things for event in game.told("learn")] == [(game.box.tech("scanner_sweep"),)]


@rule("SC-RES-08")
def test_deck_new_cards_and_discards_become_a_new_deck_and_the_hand_stays() -> None:
    game = researching(hand=["terran_02"], discards=["terran_01"])
    before = all_cards(game, "arcturus_mengsk")
    game.picks("done", "technology siege_mode", "pay")
    player = game.player("arcturus_mengsk")
    assert player.discards == ()
    assert game.cards("arcturus_mengsk", "hand") == ["terran_02"]
    new = Counter(["siege_mode_9/7", "siege_mode_9/8"])
    assert all_cards(game, "arcturus_mengsk") == before + new
    known = [game.box.card_slugs[card] for card in player.buried]
    assert sorted(known) == ["siege_mode", "siege_mode", "terran_01"]
    assert player.dug == 0


# The special order


@rule("SC-EX-22", "SC-RES-10")
@pytest.mark.parametrize("copy", ["spider_mines_7/7", "spider_mines_8/7"])
def test_mengsk_takes_one_of_two_spider_mines_to_his_hand(copy: str) -> None:
    game = researching("special_research")
    game.picks("draw", "technology spider_mines", "pay")
    assert game.prompt == "research-bonus"
    assert game.options == ["card spider_mines_7/7", "card spider_mines_8/7", "draw-event"]
    game.picks(f"card {copy}")
    assert copy in game.cards("arcturus_mengsk", "hand")
    deck = [card for card in game.cards("arcturus_mengsk", "deck") if "mines" in card]
    assert len(deck) == 1
    assert deck != [copy]
    player = game.player("arcturus_mengsk")
    assert [game.box.card_slugs[card] for card in player.announced] == ["spider_mines"]
    assert len(game.told("draw-event")) == 1


@rule("SC-EX-22", "SC-RES-10")
def test_or_mengsk_draws_an_additional_event_card() -> None:
    game = researching("special_research", discards=["terran_01"])
    game.picks("done", "technology spider_mines", "pay")
    assert game.why("arcturus_mengsk", Option("done")) == "SC-RES-10"
    game.picks("draw-event")
    assert len(game.told("draw-event")) == 2
    assert sum("mines" in card for card in game.cards("arcturus_mengsk", "deck")) == 2
    assert game.cards("arcturus_mengsk", "discards") == []


@rule("SC-RES-10")
@pytest.mark.parametrize("picks", [("done", "done"), ("done", "technology scanner_sweep", "pay")])
def test_without_a_new_card_for_the_deck_the_event_card_must_be_drawn(
    picks: tuple[str, ...],
) -> None:
    game = researching("special_research")
    game.picks(*picks)
    assert len(game.told("draw-event")) == 2
    assert not game.told("reshuffle")


@rule("SC-RES-08")
def test_the_deck_is_shuffled_even_if_the_only_copy_goes_to_the_hand() -> None:
    game = researching("special_research", discards=["terran_01"])
    game.picks("done", "technology nuke", "pay", "card nuke")
    assert game.cards("arcturus_mengsk", "hand") == ["nuke"]
    assert game.cards("arcturus_mengsk", "discards") == []
    assert len(game.told("reshuffle")) == 1


@rule("SC-COMP-07")
def test_own_pieces_may_be_destroyed_during_research() -> None:
    game = researching(at={"helios.2": "base", "torus.2": "marine", "torus.1": "marine"})
    game.picks("destroy", "area torus.2")
    assert game.army("torus.2") == []
    assert game.prompt == "research-draw"
    game.picks("done", "destroy", "area torus.1")
    assert game.army("torus.1") == []
    assert game.prompt == "learn-technology"


@rule("SC-COMP-07")
def test_after_the_draw_pieces_may_be_destroyed_even_if_no_technology_can_be_bought() -> None:
    game = researching(at={"helios.2": "base", "torus.2": "marine"}, pool=0)
    game.picks("draw")
    assert (game.prompt, game.options) == ("learn-technology", ["destroy", "done"])
    assert reason(game, "arcturus_mengsk", "technology", "bunker") == "SC-ECON-18"
    game.picks("destroy", "area torus.2")
    assert game.army("torus.2") == []


# Event cards


def step_8(card: str) -> Position:
    return table(
        arcturus_mengsk=side(at={"helios.1": "marine"}, drawn=[card], discards=["terran_01"]),
        overmind=FAR,
        phase="regrouping",
    )


@rule("SC-EVENT-15")
def test_technological_advance_saves_a_resource_and_gives_a_card_to_the_hand() -> None:
    game = step_8("technological_advance")
    game.picks("event technological_advance", "technology siege_mode", "discount gas")
    assert (game.prompt, game.options[-1]) == ("technology-to-hand", "done")
    game.picks("card siege_mode_9/8")
    assert game.cards("arcturus_mengsk", "hand") == ["siege_mode_9/8"]
    assert "siege_mode_9/7" in game.cards("arcturus_mengsk", "deck")
    assert game.cards("arcturus_mengsk", "discards") == []
    assert spent(game, "arcturus_mengsk", 6) == 1


@rule("SC-EVENT-15")
@pytest.mark.parametrize("bought", [True, False])
def test_the_shuffle_of_technological_advance_needs_a_purchase_of_any_kind(bought: bool) -> None:
    game = step_8("technological_advance")
    game.picks("event technological_advance")
    game.picks("technology scanner_sweep" if bought else "done")
    assert len(game.told("reshuffle")) == bought
    assert (game.cards("arcturus_mengsk", "discards") == []) == bought


@rule("SC-EVENT-42")
def test_technological_breakthrough_is_free_and_gives_any_number_of_cards() -> None:
    game = step_8("technological_breakthrough")
    game.picks("event technological_breakthrough")
    assert "done" not in game.options
    assert game.why("arcturus_mengsk", Option("done")) == "SC-EVENT-42"
    game.picks("technology yamato_gun", "card yamato_gun_10/9", "card yamato_gun_10/8")
    assert game.cards("arcturus_mengsk", "hand") == ["yamato_gun_10/8", "yamato_gun_10/9"]
    assert spent(game, "arcturus_mengsk", 6) == 0
    assert len(game.told("reshuffle")) == 1


# What the Technology decks hold


@rule("SC-CARD-T-20", "SC-CARD-P-18", "SC-CARD-Z-18")
def test_the_technology_decks_have_21_20_and_22_cards() -> None:
    box = facts(researching())
    copies = Counter(box.card_slugs[card] for card in box.tech_cards_of[0])
    assert copies.total() == 21
    assert copies["stim_packs"] == copies["yamato_gun"] == 2
    assert len(box.tech_cards_of[box.faction_slugs.index("aldaris")]) == 20
    zerg = Counter(
        box.card_slugs[c] for c in box.tech_cards_of[box.faction_slugs.index("overmind")]
    )
    assert zerg.total() == 22
    assert zerg["improved_flyer_attack"] == 2
    for slug in ("stim_packs", "yamato_gun", "improved_flyer_attack"):
        assert box.effects[box.card_slugs.index(slug)] == ()


@rule("SC-COMP-12")
def test_the_ghost_has_four_technologies_whatever_the_reference_sheet_says() -> None:
    box = facts(researching())
    ghost = box.bits["ghost"]
    technologies = {
        box.card_slugs[card] for card in box.tech_cards_of[0] if box.icons[card] & ghost
    }
    assert sorted(technologies) == ["bunker", "cloaking_field_terran", "lockdown", "nuke"]
