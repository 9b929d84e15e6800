"""ATTACK: committing cards and forming groups (CW-ATTACK-01 to -09)."""

from __future__ import annotations

from tests.clone_wars.scenario import Scenario, invent, side, table
from tests.marks import rule


def commits(game: Scenario) -> list[str]:
    return sorted(text for text in game.options if text.startswith("commit"))


def pass_turn(game: Scenario) -> Scenario:
    """The active player ends the turn, then the opponent does."""
    return game.picks("end", "end")


@rule("CW-ATTACK-01")
def test_an_attack_aims_at_the_base_or_at_an_enemy_unit_of_the_row() -> None:
    game = table(
        republic=side(units=["clone_trooper"]),
        separatist=side(ships=["droid_control_ship"]),
        row=["stap"],
    )
    assert commits(game) == ["commit clone_trooper base", "commit clone_trooper stap"]
    assert game.why("commit clone_trooper droid_control_ship") == "CW-ATTACK-01"


@rule("CW-ATTACK-01")
def test_a_unit_in_play_cannot_be_attacked() -> None:
    game = table(republic=side(units=["clone_trooper"]), separatist=side(units=["droideka"]))
    assert commits(game) == ["commit clone_trooper base"]
    assert game.why("commit clone_trooper droideka") == "CW-ATTACK-01"


@rule("CW-ATTACK-02")
def test_units_and_ships_attack_the_base_together() -> None:
    game = table(
        republic=side(units=["clone_trooper"], ships=["venator_class_star_destroyer"]),
    )
    game.picks("commit clone_trooper base", "commit venator_class_star_destroyer base")
    game.pick("resolve base")
    assert game.damage("separatist") == 6


@rule("CW-ATTACK-02")
def test_neither_a_base_nor_a_card_in_hand_attacks() -> None:
    game = table(republic=side(hand=["arc_trooper"], units=["clone_trooper"]))
    assert commits(game) == ["commit clone_trooper base"]
    assert game.why("commit rishi base") == "CW-ATTACK-02"
    assert game.why("commit arc_trooper base") == "CW-ATTACK-02"


@rule("CW-ATTACK-03")
def test_other_actions_are_possible_between_committing_and_resolving() -> None:
    game = table(
        republic=side(hand=["hutt_fighter", "republic_shuttle"], units=["arc_trooper"]),
    )
    game.picks("commit arc_trooper base", "play hutt_fighter", "commit hutt_fighter base")
    assert game.damage("separatist") == 0
    game.picks("play republic_shuttle", "use hutt_fighter", "resolve base")
    assert game.damage("separatist") == 3 + 2 + 2


@rule("CW-ATTACK-03")
def test_cards_join_the_group_of_the_target_they_name() -> None:
    game = table(republic=side(units=["clone_trooper", "arc_trooper"]), row=["stap", "droideka"])
    game.picks("commit clone_trooper stap", "commit arc_trooper droideka")
    assert game.offers("resolve stap")
    assert game.offers("resolve droideka")
    assert not game.offers("resolve base")


@rule("CW-ATTACK-04")
def test_a_card_attacks_once_a_turn_whatever_came_of_it() -> None:
    game = table(
        republic=side(units=["clone_trooper", "at_rt", "arc_trooper"]),
        row=["stap", "droideka"],
    )
    game.picks("commit clone_trooper stap", "resolve stap")  # succeeds, nothing to exile
    game.picks("commit at_rt droideka", "resolve droideka")  # fails
    game.picks("commit arc_trooper base", "resolve base")
    assert commits(game) == []
    assert game.why("commit clone_trooper base") == "CW-ATTACK-04"
    assert game.why("commit at_rt droideka") == "CW-ATTACK-04"
    assert game.why("commit arc_trooper droideka") == "CW-ATTACK-04"


@rule("CW-ATTACK-04")
def test_attack_gained_after_attacking_is_useless() -> None:
    game = table(republic=side(units=["hutt_fighter"], pool=1))
    game.picks("commit hutt_fighter base", "resolve base", "use hutt_fighter")
    assert game.damage("separatist") == 2
    assert commits(game) == []


@rule("CW-ATTACK-04")
def test_a_ship_attacks_again_in_its_owners_next_turn() -> None:
    game = table(republic=side(ships=["dreadnought_class_cruiser"]))
    game.picks("commit dreadnought_class_cruiser base", "resolve base")
    pass_turn(game)
    game.picks("commit dreadnought_class_cruiser base", "resolve base")
    assert game.damage("separatist") == 4


@rule("CW-ATTACK-05")
def test_two_separate_base_attacks_place_damage_twice() -> None:
    game = table(republic=side(units=["arc_trooper", "commander_cody"]))
    game.picks("commit arc_trooper base", "resolve base")
    assert game.damage("separatist") == 3
    game.picks("commit commander_cody base", "resolve base")
    assert game.damage("separatist") == 7


@rule("CW-ATTACK-05")
def test_attacks_on_one_row_card_are_never_added() -> None:
    game = table(republic=side(units=["arc_trooper", "delta_7b"]), row=["droideka"])
    game.picks("commit arc_trooper droideka", "resolve droideka")
    game.picks("commit delta_7b droideka", "resolve droideka")
    assert "droideka" in game.row
    assert [event.number for event in game.events("attack-row")] == [3, 3]


@rule("CW-ATTACK-05")
def test_a_newly_revealed_row_card_may_be_attacked_in_the_same_turn() -> None:
    game = table(
        republic=side(units=["clone_trooper", "at_rt"]), row=["stap"], galaxy=["vulture_droid"]
    )
    game.picks("commit clone_trooper stap", "resolve stap")
    game.picks("commit at_rt vulture_droid", "resolve vulture_droid", "reward vulture_droid")
    assert game.pool("republic") == 1


@rule("CW-ATTACK-06")
def test_only_an_open_group_is_resolved() -> None:
    game = table(republic=side(units=["clone_trooper"]), row=["stap"])
    assert game.why("resolve base") == "CW-ATTACK-06"
    assert game.why("resolve stap") == "CW-ATTACK-06"
    game.pick("commit clone_trooper base")
    assert game.why("resolve base") is None
    assert game.why("resolve stap") == "CW-ATTACK-06"
    game.pick("resolve base")
    assert game.why("resolve base") == "CW-ATTACK-06"


@rule("CW-ATTACK-06")
def test_resolving_a_group_uses_all_its_members() -> None:
    game = table(republic=side(units=["clone_trooper", "arc_trooper"]))
    game.picks("commit clone_trooper base", "commit arc_trooper base", "resolve base")
    assert game.damage("separatist") == 5
    assert commits(game) == []
    assert not game.offers("resolve base")


@rule("CW-ATTACK-07")
def test_an_unresolved_group_does_nothing_and_ends_with_the_turn() -> None:
    game = table(republic=side(ships=["venator_class_star_destroyer"]))
    game.pick("commit venator_class_star_destroyer base")
    pass_turn(game)
    assert game.damage("separatist") == 0
    assert not game.offers("resolve base")
    assert game.offers("commit venator_class_star_destroyer base")


@rule("CW-ATTACK-07")
def test_a_committed_card_cannot_change_its_target() -> None:
    game = table(republic=side(units=["arc_trooper"]), row=["stap"])
    game.pick("commit arc_trooper base")
    assert commits(game) == []
    assert game.why("commit arc_trooper stap") == "CW-ATTACK-07"
    assert game.why("commit arc_trooper base") == "CW-ATTACK-07"


@rule("CW-ATTACK-07")
def test_a_card_whose_target_left_the_row_cannot_join_the_base_attack() -> None:
    game = table(republic=side(units=["arc_trooper", "at_rt"]), row=["stap"])
    game.picks("commit arc_trooper stap", "use at_rt", "discard-row stap")
    assert "stap" not in game.row
    assert not game.offers("commit arc_trooper base")
    assert game.why("commit arc_trooper base") == "CW-ATTACK-07"


@rule("CW-ATTACK-08")
def test_the_total_is_the_sum_of_current_attack_values() -> None:
    game = table(republic=side(hand=["captain_rex"], units=["clone_trooper", "v_19_torrent"]))
    game.picks("commit clone_trooper base", "commit v_19_torrent base", "play captain_rex")
    game.pick("resolve base")  # Rex gives the trooper 1 and takes no part himself
    assert game.damage("separatist") == 2 + 1 + 2


@rule("CW-ATTACK-08")
def test_a_committed_card_that_left_play_adds_nothing() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["vulture_droid", "droideka"]),
        republic=side(base="coruscant_base_republic", ships=["corona_class_frigate"]),
        row=["stap", "stap", "arc_trooper"],
    )
    game.picks("commit vulture_droid base", "commit droideka base")
    game.picks("use vulture_droid", "damage coruscant_base_republic")
    game.pick("resolve base")
    assert game.damage("republic") == 2  # from the ability alone
    assert game.ships("republic") == {}
    assert game.events("attack-base")[-1].number == 4


@rule("CW-ATTACK-06")
def test_a_group_whose_only_card_left_play_is_gone() -> None:
    game = table(active="separatist", separatist=side(units=["vulture_droid"]))
    game.picks("commit vulture_droid base", "use vulture_droid")
    assert game.damage("republic") == 2
    assert game.why("resolve base") == "CW-ATTACK-06"


@rule("CW-ATTACK-08")
def test_an_attack_of_nothing_is_legal_and_does_nothing() -> None:
    game = table(republic=side(units=["republic_shuttle"]))
    game.picks("commit republic_shuttle base", "resolve base")
    assert game.damage("separatist") == 0
    assert commits(game) == []


@rule("CW-ATTACK-09")
def test_the_attacker_assigns_all_of_the_damage_and_nobody_else_does() -> None:
    game = table(
        republic=side(units=["arc_trooper"]),
        separatist=side(ships=["munificent_class_frigate", "droid_control_ship"]),
    )
    game.picks("commit arc_trooper base", "resolve base")
    assert (game.asked, game.seat) == ("divide", "republic")
    assert game.options == [f"assign munificent_class_frigate {n}" for n in (0, 1, 2, 3)]
    assert game.why("assign munificent_class_frigate", by="separatist") == "CW-TURN-09"
    game.pick("assign munificent_class_frigate 1")
    assert game.ships("separatist") == {"munificent_class_frigate": 1, "droid_control_ship": 2}


@rule("CW-ATTACK-09")
def test_a_second_attack_counts_only_its_own_cards() -> None:
    game = table(
        republic=side(units=["clone_trooper", "captain_rex"]),
        invented=[invent("xorrn", hit_points=20)],
    )
    game.picks("commit captain_rex base", "resolve base")
    game.picks("commit clone_trooper base", "resolve base")
    assert [event.number for event in game.events("attack-base")] == [3, 3]
    assert game.damage("separatist") == 6
