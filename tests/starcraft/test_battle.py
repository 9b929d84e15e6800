"""Battles, start, draw, placing cards, and the end (SC-BATTLE)."""

from __future__ import annotations

from orrery.core.decisions import Option
from orrery.starcraft.facts.terms import ATTACKER, DEFENDER, FACE_UP, FROM_DECK, NAMED
from tests.marks import rule
from tests.starcraft.arena import army, battle, duel, place, values
from tests.starcraft.scenario import Position, side, table

SIX = [f"zerg_{number:02}" for number in range(1, 7)]


def marks(game: Position, role: int) -> list[tuple[int, ...]]:
    assert game.state.battle is not None
    return [
        tuple(mark & ~NAMED for mark in one.marks[role]) for one in game.state.battle.skirmishes
    ]


@rule("SC-BATTLE-01", "SC-TERM-16")
def test_a_mobilize_order_into_enemy_units_starts_a_battle_of_two_players() -> None:
    game = table(
        overmind=side(at={"torus.1": "zergling", "helios.2": "base"}),
        aldaris=side(at={"torus.3": "zealot", "dylar_iv.2": "base"}),
        jim_raynor=side(at={"torus.4": "marine", "torus.2": "base"}),
        orders={"torus": ["overmind mobilize"]},
    )
    game.picks("reveal torus", "execute")
    take = next(option for option in game.options if "zergling" in option)
    game.picks(take)
    game.picks(next(option for option in game.options if "torus.3" in option))
    game.picks("done")
    assert game.state.battle is not None
    assert game.state.battle.seats == (0, 1)
    assert game.told("battle")[0].things == (game.box.area_slugs.index("torus.3"), 1)


@rule("SC-BATTLE-03")
def test_the_revealed_order_stays_until_the_battle_is_over() -> None:
    game = battle(overmind=army("zergling"), aldaris=army("zealot"))
    assert game.prompt == "standard-card"
    assert game.stack("torus") == ["overmind mobilize"]
    place(game, ["deck"])
    place(game, ["deck"])
    assert len(game.told("battle-over")) == 1
    assert game.stack("torus") == []


@rule("SC-BATTLE-02")
def test_the_nine_steps_follow_each_other() -> None:
    game = battle(
        overmind=army("zergling zergling", hand=SIX[:2], technologies=["consume"]),
        arcturus_mengsk=army("marine marine marine", events=["flawless_defense_plan"]),
    )
    steps = []
    while game.state.battle is not None:
        steps.append((game.state.battle.step, game.prompt))
        game.picks(game.options[0])
    assert [step for step, _ in steps] == sorted(step for step, _ in steps)
    assert steps[0] == (2, "start-of-battle")
    assert {step for step, _ in steps} >= {2, 5, 6, 7}


@rule("SC-BATTLE-04")
def test_the_defender_decides_after_the_attacker_and_knows_his_choice() -> None:
    game = battle(
        jim_raynor=army("marine", events=["flawless_attack_plan"]),
        arcturus_mengsk=army("marine", events=["flawless_defense_plan"]),
    )
    assert (game.asked, game.prompt) == ("jim_raynor", "start-of-battle")
    game.picks("use flawless_attack_plan")
    assert (game.asked, game.prompt) == ("arcturus_mengsk", "start-of-battle")
    assert game.options == ["use flawless_defense_plan", "done"]
    assert game.event_cards("jim_raynor") == []


@rule("SC-BATTLE-04")
def test_nobody_is_asked_without_an_ability() -> None:
    game = battle(jim_raynor=army("marine"), arcturus_mengsk=army("marine"))
    assert game.prompt == "standard-card"


@rule("SC-BATTLE-04")
def test_a_battle_cancelled_by_the_attacker_leaves_the_defender_no_window() -> None:
    game = battle(
        jim_raynor=army("marine", events=["retreat_1"]),
        arcturus_mengsk=army("marine", events=["flawless_defense_plan"]),
    )
    game.picks("use retreat_1")
    while game.state.battle is not None:
        assert game.asked == "jim_raynor"
        game.picks(game.options[0])
    assert game.event_cards("arcturus_mengsk") == ["flawless_defense_plan"]
    assert game.told("draw") == []


@rule("SC-BATTLE-05")
def test_one_ability_for_each_player_in_a_battle() -> None:
    game = battle(
        jim_raynor=army("marine", events=["flawless_attack_plan"], technologies=["scanner_sweep"]),
        arcturus_mengsk=army("marine"),
    )
    assert game.options == ["use flawless_attack_plan", "use-technology scanner_sweep", "done"]
    game.picks("use flawless_attack_plan")
    assert game.prompt == "standard-card"
    assert game.cards("jim_raynor", "technologies") == ["scanner_sweep"]


@rule("SC-BATTLE-06")
def test_the_attacker_draws_three_cards_and_the_defender_one() -> None:
    game = battle(overmind=army("zergling"), arcturus_mengsk=army("marine"))
    assert len(game.cards("overmind", "hand")) == 3
    assert len(game.cards("arcturus_mengsk", "hand")) == 1


@rule("SC-FACT-02")
def test_a_protoss_defender_draws_two_more_and_an_attacker_does_not() -> None:
    game = battle(tassadar=army("zealot"), aldaris=army("zealot"))
    assert len(game.cards("tassadar", "hand")) == 3
    assert len(game.cards("aldaris", "hand")) == 3


@rule("SC-BATTLE-07", "SC-EVENT-18")
def test_shields_and_defensive_strategy_add_up_to_five_cards() -> None:
    game = battle(jim_raynor=army("marine"), aldaris=army("zealot", events=["defensive_strategy"]))
    assert (game.asked, game.prompt) == ("aldaris", "extra-draw")
    game.picks("draw")
    assert len(game.cards("aldaris", "hand")) == 5


@rule("SC-BATTLE-07", "SC-EVENT-19")
def test_a_special_order_and_aggressive_strategy_add_up_to_six_cards() -> None:
    game = battle(
        special=True,
        jim_raynor=army("marine", events=["aggressive_strategy"]),
        arcturus_mengsk=army("marine", events=["aggressive_strategy"]),
    )
    game.picks("draw", "draw")
    assert len(game.cards("jim_raynor", "hand")) == 6
    assert len(game.cards("arcturus_mengsk", "hand")) == 1
    assert game.prompt == "standard-card"


@rule("SC-BATTLE-07")
def test_each_bonus_may_be_left() -> None:
    game = battle(
        special=True,
        jim_raynor=army("marine", events=["aggressive_strategy"]),
        arcturus_mengsk=army("marine", events=["defensive_strategy"]),
    )
    game.picks("done", "draw", "done")
    assert len(game.cards("jim_raynor", "hand")) == 4
    assert len(game.cards("arcturus_mengsk", "hand")) == 1


@rule("SC-MOVE-15")
def test_a_special_mobilize_order_gives_two_cards_and_one_attack() -> None:
    game = battle(
        special=True,
        overmind=army("zergling", hand=["zerg_03"]),
        arcturus_mengsk=army("marine", hand=["terran_05"]),
    )
    assert game.options == ["draw", "done"]
    game.picks("draw")
    assert len(game.cards("overmind", "hand")) == 6
    place(game, ["zerg_03"])
    place(game, ["terran_05"])
    assert values(game) == [(4 + 1, 5), (5, 5)]


@rule("SC-BATTLE-08")
def test_without_units_on_one_side_the_skirmishes_are_skipped() -> None:
    game = battle(
        overmind=army("defiler", technologies=["consume"]), arcturus_mengsk=army("marine")
    )
    game.picks("use-technology consume", "unit defiler")
    assert game.state.battle is None
    assert game.army("torus.3") == ["marine"]
    assert game.owner("torus.3") == "arcturus_mengsk"
    assert game.told("skirmish") == []


@rule("SC-BATTLE-13")
def test_the_attacker_places_everywhere_before_the_defender() -> None:
    game = battle(
        overmind=army("zergling zergling", hand=SIX),
        arcturus_mengsk=army("marine marine", hand=[f"terran_0{n}" for n in (1, 2, 3, 5)]),
    )
    asked = []
    while game.prompt in ("standard-card", "reinforcement-card"):
        asked.append(game.asked)
        game.picks(game.options[0])
    assert asked == ["overmind"] * 4 + ["arcturus_mengsk"] * 4


@rule("SC-BATTLE-14")
def test_one_standard_card_and_at_most_one_reinforcement() -> None:
    game = battle(
        overmind=army("zergling", hand=["zerg_01", "zerg_17", "zerg_17"], deck=SIX[1:5]),
        arcturus_mengsk=army("marine"),
    )
    assert game.options == [f"card zerg_0{number}" for number in (1, 2, 3, 4)] + ["deck"]
    game.picks("card zerg_01")
    assert game.options == ["card zerg_17", "done"]
    game.picks("card zerg_17")
    assert game.asked == "arcturus_mengsk"
    assert game.cards("overmind", "hand").count("zerg_17") == 1


@rule("SC-BATTLE-14")
def test_a_reinforcement_may_be_added_even_if_it_will_fail() -> None:
    game = duel(
        arcturus_mengsk=("marine", ["terran_05", "terran_17"]), overmind=("zergling", ["zerg_03"])
    )
    assert "terran_17" in game.cards("arcturus_mengsk", "discards")
    assert values(game)[0] == (5, 5)


@rule("SC-BATTLE-15")
def test_the_top_of_the_deck_takes_no_reinforcement() -> None:
    game = battle(
        overmind=army("zergling", hand=["zerg_01", "zerg_17"], deck=SIX[1:5]),
        arcturus_mengsk=army("marine"),
    )
    game.picks("deck")
    assert game.asked == "arcturus_mengsk"
    assert marks(game, ATTACKER) == [(FROM_DECK,)]


@rule("SC-EX-15")
def test_example_too_few_cards() -> None:
    game = battle(
        overmind=army("zergling zergling zergling zergling", hand=SIX[:4]),
        arcturus_mengsk=army(
            "marine marine firebat ghost", hand=["terran_01"], deck=["terran_05", "terran_17"]
        ),
    )
    while game.asked == "overmind":
        game.picks(game.options[0])
    while game.state.battle is not None and game.prompt in ("standard-card", "reinforcement-card"):
        game.picks(game.options[0])
    assert sum(FROM_DECK in one for one in marks(game, DEFENDER)) >= 2


@rule("SC-BATTLE-16")
def test_a_hand_of_reinforcements_forces_the_deck() -> None:
    game = battle(
        overmind=army("zergling", hand=SIX[:1]),
        arcturus_mengsk=army("marine", hand=["terran_17"], deck=["terran_17", "terran_05"]),
    )
    place(game, ["deck"])
    assert (game.asked, game.prompt) == ("arcturus_mengsk", "standard-card")
    assert game.options == ["deck"]


@rule("SC-BATTLE-17")
def test_without_any_standard_card_the_values_are_zero() -> None:
    game = battle(overmind=army("zergling zergling"), arcturus_mengsk=army("marine"))
    player = game.player("overmind")
    reinforcements = tuple(c for c in player.hand + player.deck if not game.box.standard[c])
    player.hand, player.deck, player.discards = reinforcements, (), ()
    game.game.ask_again()
    assert game.options == ["done"]
    game.picks("done")
    place(game, ["deck"])
    assert values(game)[0] == (1, 0)


@rule("SC-BATTLE-18")
def test_cards_placed_face_up_are_shown_and_lone_reinforcements_replaced_at_once() -> None:
    game = battle(
        overmind=army("zergling", hand=["zerg_01"], events=["advanced_reconnaissance"]),
        arcturus_mengsk=army("marine", deck=["terran_02", "terran_17", "terran_05", "terran_06"]),
    )
    game.picks("use advanced_reconnaissance")
    assert game.asked == "arcturus_mengsk"
    game.picks("deck")
    assert game.asked == "overmind"
    assert marks(game, DEFENDER) == [(FROM_DECK | FACE_UP,)]
    battle_now = game.state.battle
    assert battle_now is not None
    assert [game.box.card_slugs[card] for card in battle_now.skirmishes[0].cards[1]] == [
        "terran_05"
    ]
    assert "terran_17" in game.cards("arcturus_mengsk", "discards")


@rule("SC-BATTLE-19")
def test_the_attacker_chooses_the_next_skirmish_after_each() -> None:
    game = battle(
        overmind=army("zergling zergling zergling"), arcturus_mengsk=army("marine marine marine")
    )
    while game.prompt != "next-skirmish":
        game.picks(game.options[-1])
    assert (game.asked, game.options) == ("overmind", ["skirmish 1", "skirmish 2", "skirmish 3"])
    game.picks("skirmish 2")
    assert game.options == ["skirmish 1", "skirmish 3"]


@rule("SC-BATTLE-20")
def test_used_cards_lie_face_up_in_the_discards() -> None:
    game = duel(overmind=("zergling", ["zerg_03"]), arcturus_mengsk=("marine", ["terran_05"]))
    assert "zerg_03" in game.cards("overmind", "discards")
    assert "terran_05" in game.cards("arcturus_mengsk", "discards")


@rule("SC-BATTLE-21")
def test_nobody_leaves_between_skirmishes() -> None:
    game = battle(overmind=army("zergling zergling"), arcturus_mengsk=army("marine marine"))
    while game.prompt != "next-skirmish":
        game.picks(game.options[-1])
    assert game.options == ["skirmish 1", "skirmish 2"]


@rule("SC-BATTLE-22", "SC-FACT-04")
def test_both_zerg_sides_heal_after_the_battle_but_not_after_a_cancelled_one() -> None:
    game = duel(overmind=("zergling", ["zerg_03"]), queen_of_blades=("zergling", ["zerg_02"]))
    assert game.state.battle is None
    assert [len(event.things) for event in game.told("draw")] == [3, 1, 1, 1]
    assert [event.seat for event in game.told("draw")] == [0, 1, 0, 1]
    game = battle(overmind=army("zergling", events=["retreat_1"]), queen_of_blades=army("zergling"))
    game.picks("use retreat_1")
    while game.state.battle is not None:
        game.picks(game.options[0])
    assert game.told("draw") == []


@rule("SC-BATTLE-04", "SC-BATTLE-14", "SC-BATTLE-16")
def test_every_card_that_cannot_be_used_or_placed_has_its_reason() -> None:
    game = battle(
        jim_raynor=army(
            "marine",
            hand=["terran_01", "terran_17"],
            deck=["terran_02", "terran_03", "terran_05", "terran_06"],
            events=["flawless_attack_plan", "double_time"],
        ),
        overmind=army("zergling"),
    )
    box = game.box
    assert game.why("jim_raynor", Option("use", box.event("double_time"))) == "SC-BATTLE-04"
    assert game.why("jim_raynor", Option("use", box.event("retreat_1"))) == "SC-EVENT-05"
    game.picks("done")
    cards = {game.box.card_slugs[card]: card for card in game.player("jim_raynor").hand}
    assert game.why("jim_raynor", Option("card", cards["terran_17"])) == "SC-BATTLE-16"
    assert game.why("jim_raynor", Option("look")) == "SC-EVENT-32"
    assert game.why("jim_raynor", Option("done")) == "SC-BATTLE-14"
    game.picks("card terran_01")
    assert game.why("jim_raynor", Option("card", cards["terran_02"])) == "SC-BATTLE-14"
    assert game.why("jim_raynor", Option("deck")) == "SC-BATTLE-15"
