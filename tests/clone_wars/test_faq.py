"""FAQ: the answers of the rulebook, as rules."""

from __future__ import annotations

import pytest

from tests.clone_wars.scenario import Scenario, invent, side, table
from tests.clone_wars.seen import pile
from tests.marks import rule


@rule("CW-FAQ-01")
def test_unplayed_cards_are_discarded_at_the_end_of_the_turn() -> None:
    game = table(
        republic=side(hand=["clone_trooper", "yoda"], deck=["republic_shuttle"] * 5),
        separatist=side(hand=["b1_battle_droid"]),
    )
    assert game.why("end") is None
    game.pick("end")
    assert game.discard("republic") == ["clone_trooper", "yoda"]
    assert game.hand("separatist") == ["b1_battle_droid"]


@rule("CW-FAQ-02")
def test_an_ability_may_wait_while_other_cards_are_played() -> None:
    game = table(republic=side(hand=["obi_wan_kenobi", "clone_trooper"], damage=5))
    game.picks("play obi_wan_kenobi", "play clone_trooper", "commit clone_trooper base")
    game.picks("resolve base", "use obi_wan_kenobi")
    assert game.damage("republic") == 2


@rule("CW-FAQ-02")
def test_only_when_texts_are_bound_to_their_moment() -> None:
    game = table(republic=side(hand=["satine_kryze", "clone_medic"], damage=5))
    game.picks("play satine_kryze", "done", "play clone_medic")
    assert not game.offers("use satine_kryze")
    assert game.why("use satine_kryze") == "CW-KEY-04"
    assert game.offers("use clone_medic")


@rule("CW-FAQ-03")
def test_neither_base_nor_cards_have_to_be_used() -> None:
    game = table(
        republic=side(base="coruscant_base_republic", hand=["clone_medic"], damage=5),
        separatist=side(),
    )
    game.pick("play clone_medic")
    assert game.offers("use coruscant_base_republic")
    assert game.offers("use clone_medic")
    game.pick("end")
    assert (game.seat, game.damage("republic"), game.force) == ("separatist", 5, 0)


@rule("CW-FAQ-03")
def test_a_must_text_is_the_exception() -> None:
    text = {"when": "action", "must": True, "do": [{"effect": "repair", "n": 2}]}
    game = table(
        invented=[invent("clone_medic", ability=[text])],
        republic=side(hand=["clone_medic"], damage=5),
    )
    game.pick("play clone_medic")
    assert not game.offers("end")
    assert game.why("end") == "CW-KEY-06"
    game.picks("use clone_medic", "end")
    assert game.damage("republic") == 3


@rule("CW-FAQ-04")
def test_an_ability_is_resolved_as_fully_as_possible() -> None:
    game = table(republic=side(units=["obi_wan_kenobi"], damage=1, deck=["clone_trooper"]), force=2)
    game.pick("use obi_wan_kenobi")
    assert game.asked == "action"
    assert (game.damage("republic"), game.hand("republic")) == (0, ["clone_trooper"])


@rule("CW-FAQ-05")
def test_the_tri_fighter_exiles_from_the_row_without_a_ship_to_hit() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["tri_fighter"]),
        row=["stap", "yoda"],
        galaxy=["at_te"],
    )
    game.pick("use tri_fighter")
    assert game.asked == "action"
    assert (game.exile("separatist"), game.row[0]) == (["stap"], "at_te")
    assert game.damage("republic") == 0


@rule("CW-FAQ-05")
def test_the_separatists_pick_which_card_of_theirs_is_exiled() -> None:
    game = table(
        active="separatist",
        republic=side(ships=["venator_class_star_destroyer"]),
        separatist=side(units=["tri_fighter"]),
        row=["stap", "yoda", "droideka"],
    )
    game.pick("use tri_fighter")
    assert game.options == ["exile stap galaxy_row", "exile droideka galaxy_row"]
    game.pick("exile droideka galaxy_row")
    assert game.ships("republic") == {"venator_class_star_destroyer": 3}


@rule("CW-FAQ-06")
@pytest.mark.parametrize(("from_hand", "from_discard"), [(2, 0), (0, 2), (1, 1)])
def test_two_cards_from_hand_or_discard_pile(from_hand: int, from_discard: int) -> None:
    text = {"when": "action", "do": [{"effect": "exile", "n": 2, "from": ["hand", "discard"]}]}
    game = table(
        invented=[invent("clone_medic", ability=[text])],
        republic=side(
            units=["clone_medic"],
            hand=["republic_shuttle"] * 3,
            discard=["outer_rim_pilot"] * 3,
        ),
    )
    game.pick("use clone_medic")
    game.picks(*["exile republic_shuttle hand"] * from_hand)
    game.picks(*["exile outer_rim_pilot discard"] * from_discard)
    assert game.asked == "action"
    assert len(game.hand("republic")) == 3 - from_hand
    assert len(game.discard("republic")) == 3 - from_discard


@rule("CW-FAQ-07")
def test_a_reward_may_be_declined() -> None:
    game = table(republic=side(units=["clone_trooper"]), row=["vulture_droid"])
    game.picks("commit clone_trooper vulture_droid", "resolve vulture_droid")
    assert game.options == ["reward vulture_droid", "done"]
    game.pick("done")
    assert (game.asked, game.pool("republic")) == ("action", 0)
    assert game.galaxy_discard == ["vulture_droid"]


@rule("CW-FAQ-07")
def test_a_reward_may_be_taken() -> None:
    game = table(republic=side(units=["clone_trooper"]), row=["vulture_droid"])
    game.picks("commit clone_trooper vulture_droid", "resolve vulture_droid")
    game.pick("reward vulture_droid")
    assert (game.asked, game.pool("republic")) == ("action", 1)


@rule("CW-FAQ-08")
@pytest.mark.parametrize("watcher", ["republic", "separatist", ""])
@pytest.mark.parametrize("active", ["republic", "separatist"])
def test_discard_and_exile_piles_are_open_in_every_turn(active: str, watcher: str) -> None:
    game = table(
        active=active,
        republic=side(discard=["yoda", "at_rt"], exile=["jedi_knight"]),
        separatist=side(discard=["stap", "mtt", "droideka"], exile=["tri_fighter"]),
        galaxy_discard=["hutt_fighter", "aurra_sing"],
    )
    assert pile(game, watcher, "sides", 0, "discard") == ["yoda", "at_rt"]
    assert pile(game, watcher, "sides", 1, "discard") == ["stap", "mtt", "droideka"]
    assert pile(game, watcher, "galaxy_discard") == ["hutt_fighter", "aurra_sing"]
    assert pile(game, watcher, "sides", 0, "exile") == ["jedi_knight"]
    assert pile(game, watcher, "sides", 1, "exile") == ["tri_fighter"]


@rule("CW-FAQ-09")
def test_after_the_base_fell_to_an_ability_ships_may_still_be_attacked() -> None:
    game = table(
        republic=side(units=["at_te", "clone_trooper", "commander_cody"]),
        separatist=side(damage=6, ships=["munificent_class_frigate"]),
    )
    game.pick("use at_te")
    assert game.base("separatist") is None
    game.picks("commit at_te base", "commit clone_trooper base", "resolve base")
    assert game.ships("separatist") == {}
    assert game.discard("separatist") == ["munificent_class_frigate"]
    assert (game.base("separatist"), game.damage("separatist")) == (None, 0)
    assert (game.asked, game.victory("republic")) == ("action", ["xorrn"])


@rule("CW-FAQ-10")
def test_geonosis_sells_a_droid_of_cost_0_to_an_empty_pool() -> None:
    game = table(
        active="separatist",
        separatist=side(base="geonosis", discard=["b1_battle_droid", "stap", "mtt"]),
    )
    game.picks("use geonosis", "play b1_battle_droid")
    assert game.pool("separatist") == 0
    assert game.units("separatist") == ["b1_battle_droid"]
    assert game.discard("separatist") == ["stap", "mtt"]


@rule("CW-FAQ-10")
def test_the_player_picks_among_the_droids_that_can_be_paid_for() -> None:
    game = table(
        active="separatist",
        separatist=side(
            base="geonosis", pool=2, discard=["b1_battle_droid", "stap", "tri_fighter"]
        ),
    )
    game.pick("use geonosis")
    assert game.options == ["purchase b1_battle_droid", "purchase stap"]
    game.pick("purchase stap")
    assert (game.hand("separatist"), game.pool("separatist")) == (["stap"], 0)


def mygeeto(damage: int) -> Scenario:
    """The Separatists end their turn on Mygeeto with three resources left."""
    game = table(
        active="separatist",
        republic=side(hand=["anakin_skywalker"]),
        separatist=side(base="mygeeto", damage=damage, pool=3, bases=["felucia", "geonosis"]),
    )
    return game.pick("end")


@rule("CW-FAQ-11")
def test_mygeeto_keeps_unspent_resources() -> None:
    game = mygeeto(damage=0)
    assert (game.seat, game.pool("separatist")) == ("republic", 3)
    game.picks("end", "end")
    assert game.pool("separatist") == 3


@rule("CW-FAQ-11")
def test_resources_kept_by_mygeeto_outlive_it_by_one_turn() -> None:
    game = mygeeto(damage=10)
    game.picks("play anakin_skywalker", "commit anakin_skywalker base", "resolve base")
    assert (game.base("separatist"), game.pool("separatist")) == (None, 3)
    game.pick("end")
    assert game.pool("separatist") == 3
    game.picks("base felucia", "buy outer_rim_pilot")
    assert game.pool("separatist") == 1
    game.pick("end")
    assert game.pool("separatist") == 0


@rule("CW-FAQ-11")
def test_without_mygeeto_unspent_resources_go_back() -> None:
    game = table(republic=side(pool=3), separatist=side(pool=2, base="mygeeto"))
    game.pick("end")
    assert (game.pool("republic"), game.pool("separatist")) == (0, 2)
