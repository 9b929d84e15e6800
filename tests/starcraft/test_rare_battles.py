"""Rare turns of a battle: cancelled cards, cards shown early, players eliminated on the way."""

from __future__ import annotations

from orrery.core.decisions import Seat
from orrery.core.events import HIDDEN
from tests.marks import rule
from tests.starcraft.arena import army, battle, duel, values
from tests.starcraft.scenario import Position

ONLOOKER = army("", elsewhere={"pridewater.1": "base"})
"""A third player, so that an elimination does not end the game."""
HALLUCINATION = ("zealot high_templar", ["protoss_01", "hallucination"])


def hallucinated(*deck: str) -> Position:
    """A Zerg player whose standard card is cancelled beside a reinforcement of his; the first card
    of the deck is the one he draws in step 3."""
    cards = ["zerg_01", "improved_carapace"]
    game = duel(tassadar=HALLUCINATION, overmind=("zergling zergling", cards, {"deck": deck}))
    assert (game.asked, game.prompt) == ("overmind", "replacement-card")
    return game


@rule("SC-SKIRM-27", "SC-SKIRM-05")
def test_a_reinforcement_drawn_for_a_cancelled_card_is_replaced_beside_the_one_that_stays() -> None:
    game = hallucinated("zerg_02", "zerg_17", "sunken_colony", "zerg_03", "zerg_04")
    game.picks("deck")
    assert values(game)[1] == (4 + 1, 5 + 1)
    assert len(game.told("lone-reinforcement")) == 2
    assert "sunken_colony" in game.cards("overmind", "discards")
    assert "improved_carapace" in game.cards("overmind", "discards")


@rule("SC-SKIRM-27", "SC-RES-11")
def test_a_deck_that_ends_with_a_reinforcement_is_renewed_and_may_bring_the_cancelled_card() -> (
    None
):
    game = hallucinated("zerg_02", "zerg_17")
    player = game.player("overmind")
    player.discards = tuple(
        card for card in player.discards if game.box.card_slugs[card] == "zerg_01"
    )  # as if nearly the whole deck were in the hand
    game.picks("deck")
    assert values(game)[1] == (6 + 1, 3 + 1)


@rule("SC-SKIRM-27")
def test_everybody_is_told_what_replaces_a_cancelled_card() -> None:
    game = hallucinated("zerg_02", "zerg_17", "zerg_03", "zerg_04")
    before = len(game.events)
    game.picks("card zerg_02")
    heard = [event.for_seat(None) for event in game.events[before:]]
    assert [event.things for event in heard if event.kind == "place-card"] == [(HIDDEN,)]
    named = [game.box.card_slugs[card] for card in told_cards(game, before)]
    assert sorted(named) == ["improved_carapace", "zerg_02"]


def told_cards(game: Position, since: int) -> tuple[int, ...]:
    """What is revealed first after an event, as a watcher hears it."""
    heard = [event.for_seat(None) for event in game.events[since:]]
    return next(event.things for event in heard if event.kind == "reveal-cards")


@rule("SC-BATTLE-18", "SC-EVENT-21")
def test_everybody_is_told_what_is_placed_face_up() -> None:
    game = battle(
        overmind=army("zergling", hand=["zerg_01"]),
        jim_raynor=army("marine", hand=["terran_05"], events=["advanced_reconnaissance"]),
    )
    game.picks("use advanced_reconnaissance", "card zerg_01", "done")
    assert (game.asked, game.prompt) == ("jim_raynor", "standard-card")
    heard = [event.for_seat(Seat(1)) for event in game.told("reveal-cards")]
    assert [game.box.card_slugs[card] for event in heard for card in event.things] == ["zerg_01"]
    game.picks("card terran_05", "done")
    assert [event.seat for event in game.told("reveal-cards")] == [0, 1], "each is told once"


@rule("SC-WIN-16", "SC-BATTLE-08")
def test_an_attacker_eliminated_by_his_own_consume_draws_nothing_and_is_not_asked() -> None:
    game = battle(
        overmind=army("defiler", home=False, technologies=["consume"]),
        jim_raynor=army("marine"),
        tassadar=ONLOOKER,
        special=True,
    )
    game.picks("use-technology consume", "unit defiler")
    assert game.player("overmind").out
    assert game.cards("overmind", "hand") == []
    assert game.told("draw")[0].seat == 1
    assert game.state.battle is None
    assert game.owner("torus.3") == "jim_raynor"
    assert game.asked == "jim_raynor"


@rule("SC-WIN-16", "SC-BATTLE-08")
def test_a_defender_eliminated_by_his_own_consume_loses_the_area_at_once() -> None:
    game = battle(
        jim_raynor=army("marine"),
        overmind=army("defiler", home=False, technologies=["consume"]),
        tassadar=ONLOOKER,
    )
    game.picks("use-technology consume", "unit defiler")
    assert game.player("overmind").out
    assert [event.seat for event in game.told("draw")] == [0], "no draw, no Healing"
    assert game.owner("torus.3") == "jim_raynor"


@rule("SC-TIME-07", "SC-EVENT-20")
def test_an_escape_that_eliminates_the_last_enemy_ends_the_game_before_any_excess() -> None:
    game = battle(
        overmind=army("zergling zergling ultralisk ultralisk", elsewhere={"vyctor_5.2": "base"}),
        aldaris=army("zealot", home=False, events=["retreat_1"]),
        area="vyctor_5.1",
    )
    game.picks("use retreat_1")
    assert game.winners() == ["overmind"]
    assert game.is_over


@rule("SC-TIME-07", "SC-RETREAT-08")
def test_a_retreat_that_eliminates_the_last_enemy_ends_the_game_before_any_excess() -> None:
    game = duel(
        jim_raynor=(
            "marine marine marine goliath goliath",
            ["terran_01"],
            {"elsewhere": {"vyctor_5.2": "base"}},
        ),
        overmind=("zergling queen", ["zerg_02"], {"home": False}),
        area="vyctor_5.1",
    )
    assert values(game)[0] == (6 + 4, 4)
    assert game.supply("overmind", "queen") == 3
    assert game.winners() == ["jim_raynor"]
    assert game.is_over


@rule("SC-SKIRM-05")
def test_a_card_from_the_deck_is_not_the_equal_one_known_to_be_in_the_hand() -> None:
    drawn = ["zerg_02", "zerg_03", "zerg_04"]
    game = battle(
        overmind=army(
            "zergling",
            hand=["improved_carapace"],
            deck=[*drawn, "zerg_17", "improved_carapace", "zerg_05", "zerg_06", "zerg_07"],
        ),
        jim_raynor=army("marine", hand=["terran_05"]),
    )
    player = game.player("overmind")
    carapace = game.box.card_slugs.index("improved_carapace", min(player.hand))
    player.announced = (carapace,)
    game.picks("deck", "card terran_05", "done")
    assert len(game.told("lone-reinforcement")) == 2
    assert player.announced == (carapace,)
