"""The window before Regrouping step 1: Industrial Strategy and Specialized Strategy."""

import pytest

from tests.marks import rule
from tests.starcraft.scenario import Position, Side, side, table

OVERMIND = side(at={"helios.2": "zergling base"})
RAYNOR = side(at={"dylar_iv.3": "marine base"})


def regrouping(overmind: Side = OVERMIND, jim_raynor: Side = RAYNOR) -> Position:
    return table(phase="regrouping", overmind=overmind, jim_raynor=jim_raynor)


def resources(game: Position, faction: str) -> list[str]:
    return [game.box.area_slugs[area] for area in game.player(faction).resources]


@rule("SC-ROUND-04", "SC-TIME-03")
def test_start_of_regrouping_abilities_go_clockwise_before_step_one() -> None:
    game = regrouping(
        overmind=side(at={"helios.2": "zergling base"}, events=["specialized_strategy"]),
        jim_raynor=side(at={"helios.2": "", "helios.3": "base"}, events=["industrial_strategy"]),
    )
    assert (game.asked, game.prompt) == ("overmind", "specialized-strategy")
    game.picks("done")
    assert (game.asked, game.prompt) == ("jim_raynor", "industrial-strategy")
    assert game.told("gain-resource") == []


@rule("SC-ROUND-04", "SC-REGROUP-05", "SC-REGROUP-10")
def test_workers_spent_in_the_window_are_lost_in_step_two_or_return_in_step_four() -> None:
    game = regrouping(
        overmind=side(at={"dylar_iv.2": "zergling", "helios.2": "base"}),
        jim_raynor=side(
            at={"dylar_iv.3": "marine base"},
            events=["industrial_strategy"],
            workers={"permanent.gas": 2},
            pool=4,
        ),
    )
    game.picks("use industrial_strategy")
    while game.prompt == "pay":
        offered = [text for text in game.options if text != "pay"]
        game.picks("worker dylar_iv.2" if "worker dylar_iv.2" in offered else offered[0])
    raynor = game.player("jim_raynor")
    assert raynor.conquest == 1
    assert resources(game, "jim_raynor") == ["dylar_iv.3", "dylar_iv.4"]
    assert (raynor.pool, raynor.worker_supply) == (5, 10)


@rule("SC-ROUND-04")
def test_a_point_bought_in_the_window_counts_in_step_six() -> None:
    game = regrouping(
        jim_raynor=side(
            at={"dylar_iv.3": "marine base"}, conquest=14, events=["industrial_strategy"]
        )
    )
    game.picks("use industrial_strategy")
    while not game.is_over:
        game.picks("pay")
    assert game.winners() == ["jim_raynor"]
    assert game.state.ending == "conquest-points"


@rule("SC-ROUND-04")
def test_nobody_is_asked_who_cannot_pay_for_a_point() -> None:
    game = regrouping(
        jim_raynor=side(at={"dylar_iv.3": "base"}, pool=1, events=["industrial_strategy"])
    )
    assert game.prompt == "order-where"


@rule("SC-ROUND-04", "SC-EVENT-31")
def test_specialized_strategy_takes_two_cards_from_discards_and_deck() -> None:
    game = regrouping(
        jim_raynor=side(
            at={"dylar_iv.3": "base"},
            events=["specialized_strategy"],
            deck=["terran_01", "terran_04", "terran_17"],
            discards=["terran_09"],
        )
    )
    player = game.player("jim_raynor")
    assert "take terran_09" in game.options
    game.picks("take terran_09", "search terran_04")
    assert game.cards("jim_raynor", "hand") == ["terran_04", "terran_09"]
    assert sorted(game.cards("jim_raynor", "deck")) == ["terran_01", "terran_17"]
    assert len(player.deck) == 2
    assert [game.box.card_slugs[card] for card in player.announced] == ["terran_09"]
    [searched] = game.told("search-card")
    assert searched.for_seat(0).things == (-1,)
    [taken] = game.told("take-card")
    assert taken.for_seat(0).things == taken.things


@rule("SC-EVENT-31")
@pytest.mark.parametrize(("pick", "shuffles"), [("take terran_09", 0), ("search terran_01", 1)])
def test_only_a_searched_deck_is_shuffled(pick: str, shuffles: int) -> None:
    game = regrouping(
        jim_raynor=side(
            at={"dylar_iv.3": "base"},
            events=["specialized_strategy"],
            deck=["terran_01", "terran_04"],
            discards=["terran_09"],
        )
    )
    before = game.state.irrevocable
    game.picks(pick)
    assert game.state.irrevocable == before
    game.picks("done")
    assert game.state.irrevocable == before + shuffles


@rule("SC-EVENT-31", "SC-ROUND-04")
def test_searching_out_the_last_card_of_the_deck_shuffles_no_discards() -> None:
    game = regrouping(
        jim_raynor=side(
            at={"dylar_iv.3": "base"}, events=["specialized_strategy"], deck=["terran_01"]
        )
    )
    discards = game.cards("jim_raynor", "discards")
    game.picks("search terran_01", "done")
    assert game.player("jim_raynor").deck == ()
    assert game.cards("jim_raynor", "discards") == discards
    assert game.told("reshuffle") == []


@rule("SC-EVENT-31")
def test_who_has_taken_the_only_card_is_not_asked_for_a_second() -> None:
    game = regrouping(jim_raynor=side(at={"dylar_iv.3": "base"}, events=["specialized_strategy"]))
    player = game.player("jim_raynor")
    player.hand, player.discards, player.deck = tuple(sorted(player.deck[1:])), player.deck[:1], ()
    game.game.ask_again()
    [take, done] = game.options
    assert done == "done"
    game.picks(take)
    assert game.prompt == "discard-to-limit"
