"""TERM: cards, their attributes and instances, whose they are."""

from __future__ import annotations

import pytest

from orrery.core.errors import BadData
from tests.clone_wars.opening import opening, play_at_random, zones
from tests.clone_wars.scenario import invent, side, table
from tests.marks import rule


def draws_if(**words: object) -> dict[str, object]:
    """An ability that draws a card if such a card is in play."""
    condition = {"cond": "in_play", **words}
    return {"when": "action", "if": [condition], "do": [{"effect": "draw", "n": 1}]}


@rule("CW-TERM-01")
def test_a_card_is_a_unit_or_a_ship_and_nothing_else() -> None:
    with pytest.raises(BadData, match="type is unit or capital_ship, not 'base'"):
        table(fresh=True, invented=[invent("clone_medic", type="base")])


@rule("CW-TERM-01", "CW-TERM-17")
@pytest.mark.parametrize("seed", range(4))
def test_every_card_lies_in_one_zone_and_bases_only_where_bases_lie(seed: int) -> None:
    game = opening(seed, mode=("beginner", "full")[seed % 2])
    box = game.game.facts
    for part in range(60):
        play_at_random(game, seed=part, picks=10)
        lying = zones(game)
        assert sorted(card for cards in lying.values() for card in cards) == list(range(140))
        for zone, cards in lying.items():
            for card in cards:
                at_home = "base" in zone or "victory" in zone or "out of" in zone
                assert box.is_base[card] == at_home, f"{box.slug(card)} in the {zone}"
                assert box.is_ship[card] or "ships" not in zone
                assert not box.is_ship[card] or "units" not in zone


@rule("CW-TERM-17")
def test_a_new_game_uses_exactly_the_zones_of_the_layout() -> None:
    lying = zones(opening())
    filled = {zone: len(cards) for zone, cards in lying.items() if cards}
    assert filled == {
        "galaxy deck": 84,
        "galaxy row": 6,
        "pilot stack": 10,
        **dict.fromkeys(["republic deck", "separatist deck"], 5),
        **dict.fromkeys(["republic hand", "separatist hand"], 5),
        **dict.fromkeys(["republic base", "separatist base"], 1),
        **dict.fromkeys(["republic base stack", "separatist base stack"], 4),
        **dict.fromkeys(["republic out of the game", "separatist out of the game"], 5),
    }


@rule("CW-TERM-02")
def test_a_missing_number_counts_as_0() -> None:
    game = table(fresh=True, republic=side(units=["clone_medic"]))
    box = game.game.facts
    rishi, medic = game.side("republic").base, game.side("republic").units[0]
    assert (box.cost[rishi], box.attack[rishi], box.resources[rishi]) == (0, 0, 0)
    assert (box.hit_points[medic], box.attack[medic], box.target[medic]) == (0, 0, 2)
    game.picks("commit clone_medic base", "resolve base")
    assert game.damage("separatist") == 0


@rule("CW-TERM-02")
@pytest.mark.parametrize(
    "slug", ["clone_trooper", "outer_rim_pilot", "maul", "consular_class_cruiser"]
)
def test_only_faction_units_of_the_galaxy_have_target_value_and_reward(slug: str) -> None:
    reward = [{"effect": "gain", "resources": 1}]
    with pytest.raises(BadData, match="only faction units"):
        table(fresh=True, invented=[invent(slug, target_value=2, reward=reward)])
    with pytest.raises(BadData, match="only faction units"):
        table(fresh=True, invented=[invent("clone_medic", reward=[])])


@rule("CW-TERM-03")
def test_the_base_is_in_play_for_its_abilities_but_not_for_conditions() -> None:
    mine = side(base="coruscant_base_republic", units=["clone_medic"], deck=["clone_trooper"])
    game = table(
        republic=mine, invented=[invent("clone_medic", ability=[draws_if(who="opponent")])]
    )
    assert game.offers("use coruscant_base_republic")
    assert game.base("separatist") == "xorrn"
    assert game.why("use clone_medic") == "CW-KEY-05"


@rule("CW-TERM-03")
def test_a_card_that_has_attacked_still_counts_as_in_play() -> None:
    game = table(republic=side(units=["captain_rex", "clone_trooper"]))
    game.picks("commit captain_rex base", "resolve base")
    game.picks("commit clone_trooper base", "resolve base")
    assert game.damage("separatist") == 3 + 2 + 1
    game = table(republic=side(units=["at_te", "clone_trooper"]))
    game.picks("commit clone_trooper base", "resolve base", "use at_te")
    assert game.damage("separatist") == 2 + 2


@rule("CW-TERM-03", "CW-TERM-07")
def test_a_card_counts_for_its_own_condition_unless_the_text_says_another() -> None:
    mine = side(units=["clone_medic"], deck=["clone_trooper"])
    itself = invent("clone_medic", ability=[draws_if(who="self", trait="trooper")])
    another = invent("clone_medic", ability=[draws_if(who="self", trait="trooper", other=True)])
    assert table(republic=mine, invented=[itself]).offers("use clone_medic")
    assert table(republic=mine, invented=[another]).why("use clone_medic") == "CW-KEY-05"


@rule("CW-TERM-07")
def test_another_of_your_units_leaves_out_the_card_itself() -> None:
    game = table(republic=side(units=["captain_rex", "clone_trooper"]))
    game.picks("commit captain_rex base", "resolve base")
    assert game.damage("separatist") == 3
    game.picks("commit clone_trooper base", "resolve base")
    assert game.damage("separatist") == 3 + 3


@rule("CW-TERM-07")
def test_your_cards_in_play_are_of_any_faction() -> None:
    ability = [draws_if(who="self", type="capital_ship")]
    mine = side(units=["clone_medic"], ships=["dreadnought_class_cruiser"], deck=["clone_trooper"])
    game = table(republic=mine, invented=[invent("clone_medic", ability=ability)])
    assert game.offers("use clone_medic")
    theirs = side(ships=["dreadnought_class_cruiser"])
    game = table(
        republic=side(units=["clone_medic"], deck=["clone_trooper"]),
        separatist=theirs,
        invented=[invent("clone_medic", ability=ability)],
    )
    assert not game.offers("use clone_medic")


@rule("CW-TERM-04")
def test_a_card_that_is_not_in_play_has_no_ability_to_use() -> None:
    game = table(
        force=3,
        row=["delta_7b"],
        republic=side(hand=["delta_7b"], discard=["delta_7b"], deck=["clone_trooper"]),
    )
    assert not game.offers("use delta_7b")
    assert game.why("use delta_7b") == "CW-TERM-04"
    assert game.why("use coruscant_base_republic") == "CW-TERM-04"  # in the base stack


@rule("CW-TERM-04")
def test_while_texts_work_neither_in_the_row_nor_in_a_pile() -> None:
    game = table(
        row=["venator_class_star_destroyer"],
        republic=side(units=["delta_7b"], discard=["venator_class_star_destroyer"]),
    )
    assert game.why("use venator_class_star_destroyer") == "CW-TERM-04"
    game.picks("commit delta_7b base", "resolve base")
    assert game.damage("separatist") == 3


@rule("CW-TERM-04")
def test_a_base_in_a_victory_pile_has_no_effect() -> None:
    theirs = side(units=["b1_battle_droid"], lost=["mustafar_separatist"])
    game = table(active="separatist", separatist=theirs, options={"mode": "full"})
    assert game.why("use mustafar_separatist") == "CW-TERM-04"
    game.picks("commit b1_battle_droid base", "resolve base")
    assert game.damage("republic") == 2


@rule("CW-TERM-04")
def test_a_player_without_a_base_uses_no_bases_ability() -> None:
    gains = {"when": "action", "do": [{"effect": "gain", "resources": 1}]}
    last_of_the_box = invent("raxus", ability=[gains])
    game = table(republic=side(base=None), invented=[last_of_the_box])
    assert game.options == ["end"]
    assert game.why("use raxus") == "CW-TERM-04"


@rule("CW-TERM-05")
def test_a_neutral_unit_stays_neutral_whoever_owns_it() -> None:
    mine = side(units=["hutt_fighter", "clone_trooper"], ships=["dreadnought_class_cruiser"])
    game = table(fresh=True, republic=mine)
    game.picks("commit clone_trooper base", "resolve base")
    assert game.damage("separatist") == 2
    game.picks("commit hutt_fighter base", "resolve base")
    assert game.damage("separatist") == 2 + 3


@rule("CW-TERM-05")
def test_a_card_belongs_to_the_faction_of_its_symbol_for_either_player() -> None:
    row = ["clone_medic", "stap", "hutt_fighter"]
    game = table(fresh=True, row=row, republic=side(pool=3))
    assert [game.offers(f"buy {slug}") for slug in row] == [True, False, True]
    game = table(active="separatist", row=row, separatist=side(pool=3))
    assert [game.offers(f"buy {slug}") for slug in row] == [False, True, True]


@rule("CW-TERM-06")
def test_a_neutral_ship_the_opponent_has_in_play_is_an_enemy_ship() -> None:
    game = table(
        active="separatist",
        republic=side(ships=["dreadnought_class_cruiser"]),
        separatist=side(units=["vulture_droid", "b1_battle_droid"]),
    )
    game.picks("commit b1_battle_droid base", "resolve base")
    assert game.ships("republic") == {"dreadnought_class_cruiser": 2}
    assert game.damage("republic") == 0
    game.picks("use vulture_droid", "damage dreadnought_class_cruiser")
    assert game.ships("republic") == {"dreadnought_class_cruiser": 4}


@rule("CW-TERM-06")
def test_a_neutral_ship_in_the_row_is_nobodys_enemy() -> None:
    destroys = {
        "effect": "destroy",
        "type": "capital_ship",
        "from": ["opponent_play", "galaxy_row"],
        "row_faction": "enemy",
    }
    text = invent("clone_medic", ability=[{"when": "action", "do": [destroys]}])
    game = table(
        fresh=True,
        row=["corona_class_frigate"],
        republic=side(units=["clone_medic"]),
        invented=[text],
    )
    assert game.why("use clone_medic") == "CW-ABILITY-12"
    game = table(
        row=["droid_control_ship", "corona_class_frigate"],
        republic=side(units=["clone_medic"]),
        invented=[text],
    )
    game.pick("use clone_medic")
    assert game.galaxy_discard == ["droid_control_ship"]


@rule("CW-TERM-06")
def test_an_enemy_in_play_is_whatever_the_opponent_controls() -> None:
    text = invent("clone_medic", ability=[draws_if(who="opponent", faction="enemy")])
    mine = side(units=["clone_medic"], deck=["clone_trooper"])
    theirs = side(ships=["dreadnought_class_cruiser"])
    game = table(republic=mine, separatist=theirs, invented=[text])
    assert game.offers("use clone_medic")
    game = table(republic=mine, invented=[text])
    assert not game.offers("use clone_medic")


@rule("CW-TERM-08")
def test_a_destroyed_neutral_ship_goes_to_the_discard_pile_of_the_player_who_had_it() -> None:
    game = table(
        active="separatist",
        republic=side(ships=[("dreadnought_class_cruiser", 3)]),
        separatist=side(units=["tri_fighter"]),
    )
    game.picks("commit tri_fighter base", "resolve base")
    assert game.discard("republic") == ["dreadnought_class_cruiser"]
    assert game.discard("separatist") == []
    assert game.galaxy_discard == []


@rule("CW-TERM-08")
def test_a_retrieved_card_belongs_to_the_deck_from_then_on() -> None:
    game = table(active="separatist", separatist=side(units=["mtt"], exile=["stap"]))
    game.picks("use mtt", "play stap", "end")
    assert "stap" in game.discard("separatist") + game.deck("separatist") + game.hand("separatist")
    assert game.exile("separatist") == []
    assert game.galaxy_discard == []


@rule("CW-TERM-08")
def test_a_card_in_the_opponents_exile_pile_is_out_of_reach() -> None:
    game = table(
        active="separatist", republic=side(exile=["stap"]), separatist=side(units=["mtt", "stap"])
    )
    assert game.why("use mtt") == "CW-ABILITY-12"
    mine = side(units=["mtt"], exile=["stap", "vulture_droid"])
    game = table(active="separatist", separatist=mine)
    game.picks("use mtt", "take stap")
    assert game.hand("separatist") == ["stap"]


@rule("CW-TERM-09")
def test_a_unique_card_is_not_limited_in_play() -> None:
    text = invent("clone_medic", unique=True)
    hand = ["clone_medic", "clone_medic"]
    game = table(fresh=True, republic=side(hand=hand), invented=[text])
    game.picks("play clone_medic", "play clone_medic")
    assert game.units("republic") == ["clone_medic", "clone_medic"]


@rule("CW-TERM-09")
def test_a_trait_fits_only_cards_that_list_it() -> None:
    mine = side(units=["b1_battle_droid", "separatist_shuttle"], base="mustafar_separatist")
    game = table(fresh=True, active="separatist", separatist=mine, options={"mode": "full"})
    game.picks("commit separatist_shuttle base", "resolve base")
    assert game.damage("republic") == 0  # a transport is no droid
    game.picks("commit b1_battle_droid base", "resolve base")
    assert game.damage("republic") == 3  # a droid and a trooper is a droid


@rule("CW-TERM-09")
def test_the_unique_mark_is_what_other_cards_refer_to() -> None:
    rebels = side(units=["chewbacca", "x_wing"], deck=["rebel_trooper"])
    game = table(fresh=True, factions="rebel,empire", rebel=rebels)
    assert game.why("use chewbacca") == "CW-KEY-05"
    rebels = side(units=["chewbacca", "han_solo"], deck=["rebel_trooper"])
    assert table(factions="rebel,empire", rebel=rebels).offers("use chewbacca")


@rule("CW-TERM-10")
def test_a_starter_costs_0_where_a_cost_matters() -> None:
    mine = side(base="geonosis", discard=["b1_battle_droid"], pool=0)
    game = table(fresh=True, active="separatist", separatist=mine)
    game.pick("use geonosis")
    assert game.hand("separatist") == ["b1_battle_droid"]
    assert game.pool("separatist") == 0


@rule("CW-TERM-10")
def test_a_starter_is_otherwise_an_ordinary_unit() -> None:
    game = table(fresh=True, active="separatist", separatist=side(hand=["b1_battle_droid"]))
    game.picks("play b1_battle_droid", "commit b1_battle_droid base", "resolve base")
    assert game.damage("republic") == 2
