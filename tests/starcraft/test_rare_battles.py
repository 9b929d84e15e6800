"""Rare turns of a battle: cancelled cards, cards shown early, players eliminated on the way."""

from __future__ import annotations

from orrery.core.decisions import Seat
from orrery.core.events import HIDDEN
from orrery.starcraft.facts.terms import FACE_UP
from tests.marks import rule
from tests.starcraft.arena import army, battle, duel, standard_cards, values
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


@rule("SC-TIME-07", "SC-SPLASH-12")
def test_splash_cards_of_a_player_eliminated_in_his_skirmish_claim_no_victims() -> None:
    game = battle(
        overmind=army("mutalisk", home=False, hand=["zerg_16"]),
        jim_raynor=army("goliath marine marine", hand=["terran_09"]),
        tassadar=ONLOOKER,
    )
    game.picks("pair mutalisk goliath", "card zerg_16", "done", "card terran_09", "done")
    assert values(game)[0][0] >= values(game)[1][1], "the Goliath falls: the card is triggered"
    assert game.player("overmind").out
    assert game.army("torus.3") == ["marine", "marine"]
    assert game.told("splash") == []
    assert "zerg_16" in game.cards("overmind", "discards")


@rule("SC-TIME-07", "SC-CARD-T-19")
def test_the_nuke_of_a_player_eliminated_by_splash_does_not_fall() -> None:
    game = battle(
        jim_raynor=army("ghost", home=False, hand=["nuke"]),
        overmind=army("ultralisk defiler zergling", hand=["zerg_04", "plague"]),
        tassadar=ONLOOKER,
    )
    game.picks("pair ghost ultralisk", "card nuke", "done", "card zerg_04", "card plague")
    assert game.player("jim_raynor").out
    assert game.state.battle is None, "nobody was asked for victims"
    assert game.army("torus.3") == ["zergling", "ultralisk", "defiler"]
    assert "nuke" in game.cards("jim_raynor", "tech_deck")


@rule("SC-CARD-P-16", "SC-MODULE-06")
def test_another_players_base_in_the_area_helps_nobody() -> None:
    game = battle(
        overmind=army("mutalisk", hand=["zerg_13", "sunken_colony"]),
        aldaris=army("zealot", hand=["protoss_01", "shield_battery"], modules=["air_support"]),
        jim_raynor=army("", base=True, modules=["air_support"]),
    )
    game.picks("card zerg_13", "card sunken_colony", "card protoss_01", "card shield_battery")
    assert values(game) == [(7, 6), (6, 7)]


def adaptive(deck: list[str], discards: list[str]) -> Position:
    """A defender with Adaptive Strategy is about to place; all other cards are in his hand, and the
    first of the deck as well."""
    hand = [*standard_cards("overmind"), "zerg_17", "zerg_17"]
    for card in (*deck, *discards):
        hand.remove(card)
    game = battle(
        jim_raynor=army("marine", hand=["terran_05"]),
        overmind=army(
            "zergling", hand=hand, deck=deck, discards=discards, events=["adaptive_strategy"]
        ),
    )
    game.picks("card terran_05", "done")
    assert (game.asked, game.options[-2:]) == ("overmind", ["deck", "look"])
    return game


@rule("SC-EVENT-32", "SC-RES-11")
def test_adaptive_strategy_with_a_single_card_left_places_it() -> None:
    game = adaptive(deck=["zerg_02", "zerg_03"], discards=[])
    game.picks("look")
    assert values(game)[1] == (4, 5)
    assert game.told("discard") == []


@rule("SC-EVENT-32", "SC-RES-11")
def test_adaptive_strategy_draws_its_second_card_from_the_renewed_deck() -> None:
    game = adaptive(deck=["zerg_02", "zerg_03"], discards=["zerg_04"])
    game.picks("look")
    assert game.options == ["card zerg_03", "card zerg_04"]
    game.picks("card zerg_03")
    assert values(game)[1] == (4, 5)
    assert [game.box.card_slugs[card] for card in game.told("discard")[0].things] == ["zerg_04"]


@rule("SC-BATTLE-15", "SC-RES-11")
def test_a_deck_that_is_empty_is_renewed_when_its_next_card_is_placed() -> None:
    game = adaptive(deck=["zerg_02"], discards=["zerg_03"])
    assert game.cards("overmind", "deck") == ["zerg_03"]
    assert game.told("reshuffle")[0].seat == 1
    game.picks("deck")
    assert values(game)[1] == (4, 5)


@rule("SC-RES-11")
def test_looking_at_the_last_cards_renews_the_deck_at_once() -> None:
    game = adaptive(deck=["zerg_02", "zerg_03", "zerg_04"], discards=["zerg_05"])
    game.picks("look")
    assert game.prompt == "adaptive-card"
    assert game.cards("overmind", "deck") == ["zerg_05"]


@rule("SC-RES-11")
def test_when_the_deck_is_renewed_everybody_can_name_what_lies_face_down() -> None:
    game = battle(
        overmind=army(
            "zergling zergling", hand=["zerg_01"], deck=[f"zerg_0{n}" for n in range(2, 6)]
        ),
        jim_raynor=army("marine marine", hand=["terran_05"]),
    )
    game.picks("card zerg_01", "done", "deck")
    named = [game.box.card_slugs[card] for card in game.player("overmind").announced]
    assert named == [f"zerg_0{number}" for number in range(1, 6)]


@rule("SC-CARD-Z-13", "SC-CARD-T-19")
def test_of_equal_units_the_one_behind_falls_to_spawn_broodling() -> None:
    """The owner chooses, and only the one in front may still count for something."""
    game = duel(
        overmind=("zergling queen", ["zerg_03", "spawn_broodling"]),
        jim_raynor=("ghost ghost", ["nuke"]),
    )
    assert values(game) == [(4, 5), (0 + 1, 6)]
    assert len(game.told("nuked")[0].things) == 2
    assert game.army("torus.3") == ["ghost"]


@rule("SC-CARD-Z-08")
def test_the_owner_of_parasite_places_face_down_himself() -> None:
    game = battle(
        jim_raynor=army("marine marine", hand=["terran_05", "terran_01"]),
        overmind=army("zergling zergling queen", hand=["zerg_01"], technologies=["parasite"]),
    )
    game.picks("support queen 1", "card terran_05", "done", "card terran_01", "done")
    game.picks("card zerg_01", "done")
    assert game.state.battle is not None
    first = game.state.battle.skirmishes[0]
    assert first.marks == ((FACE_UP,), (0,))


@rule("SC-EVENT-21", "SC-CARD-Z-08")
def test_reconnaissance_of_the_attacker_and_parasite_of_the_defender_go_together() -> None:
    game = battle(
        jim_raynor=army(
            "marine marine", hand=["terran_05", "terran_01"], events=["advanced_reconnaissance"]
        ),
        overmind=army(
            "zergling zergling queen", hand=["zerg_01", "zerg_02"], technologies=["parasite"]
        ),
    )
    game.picks("use advanced_reconnaissance", "support queen 1")
    assert game.asked == "overmind", "he places first, face up"
    game.picks("card zerg_01", "done", "card zerg_02", "done")
    assert game.asked == "jim_raynor"
    game.picks("card terran_05", "done")
    assert game.state.battle is not None
    first, second = game.state.battle.skirmishes
    assert (first.marks, second.marks) == (((FACE_UP,), (FACE_UP,)), ((), (FACE_UP,)))
    game.picks("card terran_01")
    assert second.marks[0] == (0,), "where no Queen stands the attacker places face down"


@rule("SC-SKIRM-24", "SC-CARD-Z-13")
def test_a_unit_that_will_withdraw_cannot_satisfy_spawn_broodling() -> None:
    game = duel(
        overmind=("ultralisk queen", ["zerg_07", "spawn_broodling"]),
        jim_raynor=("ghost marine", ["terran_05", "cloaking_field_terran"]),
    )
    assert game.supply("jim_raynor", "marine") == 6, "the only one eligible"
    assert (game.asked, game.prompt) == ("jim_raynor", "withdraw")


@rule("SC-TIME-02", "SC-SKIRM-24")
def test_the_attacker_withdraws_before_the_defenders_broodling() -> None:
    game = duel(
        jim_raynor=("ghost marine goliath", ["terran_05", "cloaking_field_terran"]),
        overmind=("ultralisk queen", ["zerg_07", "spawn_broodling"]),
    )
    assert (game.asked, game.prompt) == ("jim_raynor", "withdraw")
    game.picks(game.options[0])
    assert (game.asked, game.prompt) == ("jim_raynor", "broodling")


@rule("SC-CARD-P-08")
def test_an_arbiter_in_front_hides_nobody() -> None:
    game = duel(
        jim_raynor=("firebat marine", ["terran_06"]),
        aldaris=(
            "arbiter high_templar",
            ["protoss_01"],
            {"technologies": ["cloaking_field_protoss"], "elsewhere": {"torus.1": "zealot"}},
        ),
    )
    assert values(game)[0][0] >= values(game)[1][1]
    assert game.supply("aldaris", "high_templar") == 3
    assert game.told("withdraw") == []


@rule("SC-BATTLE-04", "SC-CARD-Z-07")
def test_an_ability_at_the_start_of_a_battle_may_be_kept() -> None:
    game = battle(
        overmind=army("zergling defiler", technologies=["consume"], events=["retreat_1"]),
        jim_raynor=army("marine"),
    )
    assert game.options == ["use retreat_1", "use-technology consume", "done"]
    game.picks("done")
    assert game.prompt == "standard-card"
    assert len(game.cards("overmind", "hand")) == 3
    assert game.event_cards("overmind") == ["retreat_1"]
