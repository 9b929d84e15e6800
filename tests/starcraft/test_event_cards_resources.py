"""Event cards about areas, workers, buildings, modules and technologies, and those that reach for
the Event cards of others."""

from __future__ import annotations

import pytest

from orrery.core.decisions import DONE, Option
from orrery.starcraft.board.sheet import hand_limit
from orrery.starcraft.board.state import PLANNING
from tests.marks import rule
from tests.starcraft.scenario import Position, Side, side, table
from tests.starcraft.step_8 import playing

MENGSK = "arcturus_mengsk"


def area(game: Position, slug: str) -> Option:
    return Option("area", game.box.area_slugs.index(slug))


def depletion(game: Position, slug: str) -> int:
    return game.state.depletion[game.box.area_slugs.index(slug)]


# Depletion


@rule("SC-EVENT-16", "SC-ECON-15")
def test_refinery_bombardment_half_depletes_an_area_of_anyone_or_nobody() -> None:
    game = playing("refinery_bombardment")
    assert {"area torus.3", "area vyctor_5.2", "area helios.2"} < set(game.options)
    assert "done" not in game.options
    game.picks("area vyctor_5.2")
    assert depletion(game, "vyctor_5.2") == 1
    assert game.prompt != "deplete"


@rule("SC-EVENT-16", "SC-ECON-15")
def test_a_half_depleted_area_is_depleted_and_its_workers_become_unavailable() -> None:
    game = table(
        phase="regrouping",
        depletion={"torus.3": 1},
        arcturus_mengsk=side(at={"helios.2": "base"}, drawn=["refinery_bombardment"]),
        tassadar=side(at={"torus.3": "base zealot"}, drawn=["flagship"], pool=4),
    )
    player = game.player("tassadar")
    at = player.resources.index(area(game, "torus.3").what)
    player.workers, player.pool = (*player.workers[:at], 2, *player.workers[at + 1 :]), 2
    game.picks("event refinery_bombardment", "area torus.3")
    assert depletion(game, "torus.3") == 2
    assert area(game, "torus.3").what not in player.resources
    assert (player.pool, player.unavailable) == (2, 2)


@rule("SC-EVENT-16", "SC-ECON-15")
def test_an_area_is_depleted_even_if_nobody_has_its_card() -> None:
    game = playing("refinery_bombardment", depletion={"vyctor_5.2": 1})
    game.picks("area vyctor_5.2")
    assert depletion(game, "vyctor_5.2") == 2


@rule("SC-EVENT-16", "SC-TIME-06")
@pytest.mark.parametrize("left", [["torus.3"], []])
def test_the_last_area_that_can_be_depleted_is_and_without_one_nothing_happens(
    left: list[str],
) -> None:
    fresh = playing("refinery_bombardment").options
    gone = {text.removeprefix("area "): 2 for text in fresh}
    game = playing("refinery_bombardment", depletion={**gone, **dict.fromkeys(left, 1)})
    assert depletion(game, "torus.3") == 2
    assert game.state.phase == PLANNING
    assert game.event_cards(MENGSK, "drawn") == []


@rule("SC-ECON-15")
def test_depleted_areas_and_conquest_areas_cannot_be_chosen() -> None:
    game = playing("refinery_bombardment", depletion={"vyctor_5.2": 2})
    assert game.why(MENGSK, area(game, "vyctor_5.2")) == "SC-ECON-15"
    assert game.why(MENGSK, area(game, "helios.1")) == "SC-ECON-15"
    assert game.why(MENGSK, area(game, "braken.2")) == "SC-ECON-15"  # not in this galaxy
    assert "area braken.2" not in game.options
    outside = next(slug for slug in game.box.area_slugs if slug.startswith("abaddon"))
    assert game.why(MENGSK, area(game, outside)) == "SC-ECON-15"
    assert game.why(MENGSK, DONE) == "SC-EVENT-16"


@rule("SC-EVENT-37")
def test_refinery_sabotage_takes_up_to_two_different_areas() -> None:
    game = playing("refinery_sabotage")
    game.picks("area torus.3")
    assert game.why(MENGSK, area(game, "torus.3")) == "SC-EVENT-37"
    game.picks("area helios.4")
    assert (depletion(game, "torus.3"), depletion(game, "helios.4")) == (1, 1)
    assert game.prompt != "deplete-up-to"


@rule("SC-EVENT-37")
def test_refinery_sabotage_may_stop_early() -> None:
    game = playing("refinery_sabotage")
    game.picks("done")
    assert set(game.state.depletion) == {0}


@rule("SC-EVENT-47", "SC-EVENT-37")
def test_materials_shortage_takes_up_to_three_different_areas() -> None:
    game = playing("materials_shortage", depletion={"torus.3": 1})
    game.picks("area torus.3", "area helios.4")
    assert game.why(MENGSK, area(game, "helios.4")) == "SC-EVENT-37"
    game.picks("area tarsonis.3")
    assert [depletion(game, slug) for slug in ("torus.3", "helios.4", "tarsonis.3")] == [2, 1, 1]
    assert game.prompt != "deplete-up-to"


# Rich Vein


@rule("SC-EVENT-28")
def test_rich_vein_brings_two_workers_into_the_pool_and_may_restore_an_area() -> None:
    game = playing("rich_vein", depletion={"torus.3": 1, "helios.2": 2})
    player = game.player(MENGSK)
    assert (player.pool, player.worker_supply, player.unavailable) == (8, 7, 0)
    assert game.options == ["area torus.3", "done"]
    assert game.why(MENGSK, area(game, "helios.2")) == "SC-EVENT-28"
    assert game.why(MENGSK, area(game, "helios.4")) == "SC-EVENT-28"
    game.picks("area torus.3")
    assert depletion(game, "torus.3") == 0


@rule("SC-EVENT-28")
def test_no_area_need_be_restored() -> None:
    game = playing("rich_vein", depletion={"torus.3": 1})
    game.picks("done")
    assert depletion(game, "torus.3") == 1


@rule("SC-EVENT-28", "SC-TIME-06")
def test_the_supply_of_workers_limits_rich_vein() -> None:
    game = table(
        phase="regrouping",
        arcturus_mengsk=side(at={"helios.2": "base"}, pool=14, drawn=["rich_vein"]),
        tassadar=side(at={"torus.3": "base"}, drawn=["flagship"]),
    )
    game.picks("event rich_vein")
    assert (game.player(MENGSK).pool, game.player(MENGSK).worker_supply) == (15, 0)
    assert game.asked == "tassadar"


# Buildings and modules


def buyer(card: str, **spec: object) -> Position:
    """Mengsk plays a card of purchases; he has six workers and the resources of Helios."""
    mengsk = Side(at={"helios.2": "base"}, drawn=[card], **spec)  # type: ignore[arg-type]
    game = table(
        phase="regrouping",
        arcturus_mengsk=mengsk,
        tassadar=side(at={"torus.3": "base"}, drawn=["flagship"]),
    )
    game.picks(f"event {card}")
    return game


def spent(game: Position) -> int:
    player = game.player(MENGSK)
    return sum(player.workers) + sum(player.permanent)


@rule("SC-EVENT-14", "SC-ECON-14")
def test_base_construction_sells_a_building_for_one_resource_less() -> None:
    game = buyer("base_construction")
    before = game.player(MENGSK).buildings
    race = game.box.race[game.player(MENGSK).faction]
    choice = next(one for one in game.decision.options if one.verb == "building")
    token = game.box.buildings[race][choice.what][before[choice.what]]
    game.game.play(choice)
    while game.asked == MENGSK:
        game.picks(game.options[0])
    assert game.player(MENGSK).buildings[choice.what] == before[choice.what] + 1
    assert spent(game) == token.minerals + token.gas - 1


@rule("SC-EVENT-14", "SC-ECON-17")
def test_workers_spent_in_step_8_stay_on_their_cards() -> None:
    game = buyer("base_construction")
    game.picks("module research_and_development")
    while game.asked == MENGSK and game.prompt != "play-event":
        game.picks(game.options[0])
    game.picks("done")
    assert game.state.phase == PLANNING
    assert (spent(game), game.player(MENGSK).pool) == (1, 5)


@rule("SC-EVENT-14")
def test_base_construction_forces_no_purchase() -> None:
    game = buyer("base_construction")
    game.picks("done")
    assert spent(game) == 0
    assert game.state.event_discards == (game.box.event("base_construction"),)


@rule("SC-EVENT-09")
def test_a_card_needs_no_base_or_unit_near_but_levels_and_spaces_count() -> None:
    full = {"barracks": 3, "factory": 3, "starport": 3}
    game = buyer("brilliant_engineering", buildings=full)
    for building in range(3):
        assert game.why(MENGSK, Option("building", building)) == "SC-BUILD-21"
    assert all(text.startswith("module") for text in game.options)


@rule("SC-EVENT-38", "SC-EVENT-09")
def test_brilliant_engineering_gives_the_next_level_free_of_charge() -> None:
    game = buyer("brilliant_engineering", pool=0)
    assert "done" not in game.options
    assert game.why(MENGSK, DONE) == "SC-EVENT-38"
    game.picks("building factory")
    race = game.box.race[game.player(MENGSK).faction]
    assert game.player(MENGSK).buildings[game.box.building_slugs[race].index("factory")] == 1
    assert (spent(game), game.asked) == (0, "tassadar")


# Technologies


@rule("SC-EVENT-15", "SC-EVENT-09")
def test_technological_advance_sells_a_technology_and_lets_one_card_go_to_the_hand() -> None:
    game = buyer("technological_advance", deck=["terran_01", "terran_05"])
    tech = game.box.technologies[game.box.tech("siege_mode")]
    game.picks("technology siege_mode")
    taken: list[str] = []
    while game.asked == MENGSK:
        choices = [text for text in game.options if text.startswith("card")]
        taken += choices[:1]
        game.picks((choices or game.options)[0])
    assert len(taken) == 1
    assert len(game.player(MENGSK).hand) == 1
    assert game.player(MENGSK).discards == ()
    assert spent(game) == tech.minerals + tech.gas - 1
    assert sum("siege_mode" in card for card in game.cards(MENGSK, "deck")) == 1


@rule("SC-EVENT-15")
def test_no_card_of_technological_advance_need_go_to_the_hand() -> None:
    game = buyer("technological_advance")
    game.picks("technology siege_mode")
    while game.prompt != "technology-to-hand":
        game.picks(game.options[0])
    assert game.options[-1] == "done"
    game.picks("done")
    assert game.player(MENGSK).hand == ()
    deck = [card for card in game.cards(MENGSK, "deck") if card.startswith("siege_mode")]
    assert len(deck) == 2
    assert len(game.told("reshuffle")) == 1


@rule("SC-EVENT-15")
def test_without_a_purchase_nothing_is_shuffled() -> None:
    game = buyer("technological_advance", deck=["terran_01", "terran_05"])
    before = game.player(MENGSK).discards
    assert "destroy" not in game.options  # nobody is the active player in this phase
    game.picks("done")
    assert game.player(MENGSK).discards == before != ()


@rule("SC-EVENT-15")
def test_a_play_area_technology_stays_on_the_table_and_the_deck_is_shuffled_all_the_same() -> None:
    game = buyer("technological_advance", deck=["terran_01", "terran_05"])
    slug = next(
        one.slug
        for one in game.box.technologies
        if one.in_play and f"technology {one.slug}" in game.options
    )
    game.picks(f"technology {slug}")
    while game.asked == MENGSK:
        assert not any(text.startswith("card") for text in game.options)
        game.picks(game.options[0])
    assert game.cards(MENGSK, "technologies") == [slug]
    assert game.player(MENGSK).discards == ()
    assert game.player(MENGSK).hand == ()


@rule("SC-EVENT-42", "SC-EVENT-09")
def test_technological_breakthrough_is_free_and_all_cards_may_go_to_the_hand() -> None:
    game = buyer("technological_breakthrough", pool=0)
    assert "done" not in game.options
    game.picks("technology siege_mode")
    while game.asked == MENGSK:
        choices = [text for text in game.options if text.startswith("card")]
        game.picks((choices or game.options)[0])
    assert [card.startswith("siege_mode") for card in game.cards(MENGSK, "hand")] == [True, True]
    assert game.player(MENGSK).discards == ()
    assert spent(game) == 0


@rule("SC-EVENT-42", "SC-TIME-06")
def test_without_a_technology_to_gain_nothing_happens_and_nothing_is_shuffled() -> None:
    game = table(
        phase="regrouping",
        arcturus_mengsk=side(at={"helios.2": "base"}, drawn=["technological_breakthrough"]),
        tassadar=side(at={"torus.3": "base"}, drawn=["flagship"]),
    )
    player = game.player(MENGSK)
    player.technologies, player.tech_deck = player.tech_deck, ()
    game.picks("event technological_breakthrough")
    assert game.asked == "tassadar"
    assert game.told("reshuffle") == []


@rule("SC-TERM-18", "SC-EVENT-42")
def test_a_technology_in_the_hand_counts_for_the_hand_limit_and_one_on_the_table_does_not() -> None:
    hand = ["terran_01", "terran_02", "terran_03", "terran_04", "terran_05", "terran_06"]
    game = buyer("technological_breakthrough", hand=[*hand, "terran_07"])
    game.picks("technology siege_mode")
    while game.prompt != "play-event":
        choices = [text for text in game.options if text.startswith("card")]
        game.picks((choices or game.options)[0])
    player = game.player(MENGSK)
    assert (len(player.hand), hand_limit(game.box, player)) == (9, 8)
    game.picks("done")
    assert (game.asked, game.prompt) == (MENGSK, "discard-to-limit")


# The Event cards of others


def rivals(card: str, teams: str = "no", common: int = 0, own: tuple[str, ...] = ()) -> Position:
    """Overmind plays a card; Mengsk and Aldaris have Event cards in play."""
    game = table(
        phase="regrouping",
        teams=teams,
        common=common,
        overmind=side(at={"helios.2": "base"}, drawn=[card], events=own),
        arcturus_mengsk=side(at={"torus.3": "base"}, events=["retreat_1", "defensive_strategy"]),
        tassadar=side(at={"dylar_iv.2": "base"}, events=["double_time"], drawn=["flagship"]),
        jim_raynor=side(at={"pridewater.2": "base"}),
    )
    game.picks(f"event {card}")
    return game


@rule("SC-EVENT-33")
def test_saboteur_discards_a_card_from_an_opponents_play_area() -> None:
    game = rivals("saboteur", own=("retreat_2",))
    assert game.options == [
        "event-of defensive_strategy arcturus_mengsk",
        "event-of retreat_1 arcturus_mengsk",
        "event-of double_time tassadar",
    ]
    game.picks("event-of double_time tassadar")
    assert game.event_cards("tassadar") == []
    slugs = sorted(game.box.event_slugs[card] for card in game.state.event_discards)
    assert slugs == ["double_time", "saboteur"]


@rule("SC-TERM-20", "SC-EVENT-33")
def test_the_end_in_the_common_area_is_out_of_reach() -> None:
    game = rivals("saboteur", common=1)
    end = game.box.event("the_end_draws_near")
    for seat in range(4):
        assert game.why("overmind", Option("event-of", end, seat)) == "SC-TERM-20"


@rule("SC-VAR-15")
@pytest.mark.parametrize("card", ["saboteur", "informant"])
def test_a_teammate_is_no_opponent(card: str) -> None:
    game = rivals(card, teams="yes")
    assert all(text.endswith("arcturus_mengsk") for text in game.options)
    double_time = Option("event-of", game.box.event("double_time"), 2)
    assert game.why("overmind", double_time) == "SC-VAR-15"


@rule("SC-EVENT-40", "SC-EVENT-06")
def test_informant_takes_a_strategy_and_replaces_the_players_own() -> None:
    game = rivals("informant", own=("aggressive_strategy", "retreat_2"))
    game.picks("event-of defensive_strategy arcturus_mengsk")
    assert game.event_cards("overmind") == ["defensive_strategy", "retreat_2"]
    assert game.event_cards("arcturus_mengsk") == ["retreat_1"]
    slugs = sorted(game.box.event_slugs[card] for card in game.state.event_discards)
    assert slugs == ["aggressive_strategy", "informant"]


@rule("SC-EVENT-40")
def test_a_card_taken_with_informant_leaves_the_own_strategy_alone() -> None:
    game = rivals("informant", own=("aggressive_strategy",))
    game.picks("event-of double_time tassadar")
    assert game.event_cards("overmind") == ["aggressive_strategy", "double_time"]
