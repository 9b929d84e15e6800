"""BOUNTY: bounty hunt and sabotage, attacks on cards of the galaxy row."""

from __future__ import annotations

from tests.clone_wars.scenario import Scenario, SideSpec, invent, side, table
from tests.marks import rule


def attack_row(game: Scenario, target: str, *cards: str) -> Scenario:
    for card in cards:
        game.pick(f"commit {card} {target}")
    return game.pick(f"resolve {target}")


def hunters(**changes: object) -> Scenario:
    """The Empire on Ord Mantell: one neutral unit a turn may be attacked."""
    spec = SideSpec(base="ord_mantell", units=["stormtrooper", "death_trooper", "at_at"])
    for key, value in changes.items():
        setattr(spec, key, value)
    return table(
        factions="empire,rebel",
        empire=spec,
        row=["z_95_headhunter", "fang_fighter", "hwk_290", "duros_spy", "blockade_runner"],
        options={"mode": "full"},
    )


@rule("CW-BOUNTY-01")
def test_a_bounty_hunt_and_a_sabotage_are_the_same() -> None:
    sabotage = table(republic=side(units=["at_te"]), row=["admiral_trench"])
    hunt = table(active="separatist", separatist=side(units=["droideka"]), row=["laat_gunship"])
    attack_row(sabotage, "admiral_trench", "at_te").pick("reward admiral_trench")
    attack_row(hunt, "laat_gunship", "droideka").pick("reward laat_gunship")
    assert sabotage.galaxy_discard == ["admiral_trench"]
    assert hunt.galaxy_discard == ["laat_gunship"]
    assert (sabotage.pool("republic"), hunt.pool("separatist")) == (3, 4)
    assert sabotage.why("commit at_te base") == "CW-ATTACK-04"
    assert hunt.why("commit droideka base") == "CW-ATTACK-04"


@rule("CW-BOUNTY-02")
def test_only_enemy_units_of_the_row_are_targets() -> None:
    game = table(
        republic=side(units=["clone_trooper"]),
        row=["stap", "clone_medic", "droid_control_ship", "hutt_fighter"],
        galaxy_discard=["droideka"],
    )
    aimed = [text for text in game.options if text.startswith("commit")]
    assert aimed == ["commit clone_trooper base", "commit clone_trooper stap"]
    assert game.why("commit clone_trooper clone_medic") == "CW-BOUNTY-02"
    assert game.why("commit clone_trooper droid_control_ship") == "CW-BOUNTY-02"
    assert game.why("commit clone_trooper droideka") == "CW-BOUNTY-02"
    assert game.why("commit clone_trooper outer_rim_pilot") == "CW-BOUNTY-02"
    assert game.why("commit clone_trooper hutt_fighter") == "CW-OPT-04"
    assert game.why("commit clone_trooper stap") is None


@rule("CW-BOUNTY-03")
def test_ships_are_not_committed_against_row_cards() -> None:
    game = table(republic=side(ships=["venator_class_star_destroyer"]), row=["stap"])
    aimed = [text for text in game.options if text.startswith("commit")]
    assert aimed == ["commit venator_class_star_destroyer base"]
    assert game.why("commit venator_class_star_destroyer stap") == "CW-BOUNTY-03"


@rule("CW-BOUNTY-03")
def test_the_bonus_of_a_ship_counts_for_units_against_the_row() -> None:
    game = table(
        republic=side(units=["delta_7b"], ships=["venator_class_star_destroyer"]),
        row=["droideka"],
    )
    attack_row(game, "droideka", "delta_7b")  # 3 + 1 against 4
    assert game.galaxy_discard == ["droideka"]


@rule("CW-BOUNTY-04")
def test_a_total_equal_to_the_target_value_is_enough() -> None:
    game = table(republic=side(units=["arc_trooper"]), row=["tri_fighter"])
    attack_row(game, "tri_fighter", "arc_trooper")
    assert game.galaxy_discard == ["tri_fighter"]


@rule("CW-BOUNTY-04")
def test_units_add_up_against_a_row_card() -> None:
    game = table(republic=side(units=["clone_trooper", "arc_trooper"]), row=["admiral_trench"])
    attack_row(game, "admiral_trench", "clone_trooper", "arc_trooper")
    assert game.galaxy_discard == ["admiral_trench"]


@rule("CW-BOUNTY-04")
def test_attack_against_the_row_alone_counts_there_and_not_against_the_base() -> None:
    game = table(republic=side(units=["assassin_droid"]), row=["droideka"])
    attack_row(game, "droideka", "assassin_droid")  # 2 + 2
    assert game.galaxy_discard == ["droideka"]
    game = table(republic=side(units=["assassin_droid"]))
    game.picks("commit assassin_droid base", "resolve base")
    assert game.damage("separatist") == 2


@rule("CW-BOUNTY-05")
def test_the_reward_sees_the_refilled_row() -> None:
    game = table(
        republic=side(units=["anakin_skywalker", "clone_trooper"]),
        row=["general_grievous"],
        galaxy=["at_te"],
    )
    attack_row(game, "general_grievous", "anakin_skywalker")
    assert game.row[0] == "at_te"
    assert game.asked == "reward"
    game.pick("reward general_grievous")  # the only Republic card of the row
    assert game.discard("republic") == ["at_te"]


@rule("CW-BOUNTY-05")
def test_the_defeated_card_is_shuffled_in_when_the_galaxy_deck_is_empty() -> None:
    game = table(republic=side(units=["arc_trooper"]), row=["tri_fighter"], galaxy=[])
    attack_row(game, "tri_fighter", "arc_trooper")
    assert game.row[0] == "tri_fighter"
    assert (game.galaxy, game.galaxy_discard) == ([], [])


@rule("CW-BOUNTY-06")
def test_the_reward_may_be_declined_and_is_not_kept_for_later() -> None:
    game = table(republic=side(units=["at_te"]), row=["admiral_trench"])
    attack_row(game, "admiral_trench", "at_te")
    assert (game.asked, game.options) == ("reward", ["reward admiral_trench", "done"])
    game.pick("done")
    assert (game.pool("republic"), game.force) == (0, 0)
    assert game.galaxy_discard == ["admiral_trench"]
    assert not any(text.startswith("reward") for text in game.options)


@rule("CW-BOUNTY-06")
def test_an_accepted_reward_is_resolved_as_far_as_possible() -> None:
    game = table(force=3, republic=side(units=["at_te"]), row=["admiral_trench"])
    attack_row(game, "admiral_trench", "at_te").pick("reward admiral_trench")
    assert (game.pool("republic"), game.force) == (3, 3)


@rule("CW-ABILITY-12")
def test_a_reward_that_would_bring_nothing_is_told_of_and_not_asked_about() -> None:
    game = table(republic=side(units=["clone_trooper"]), row=["tactical_droid"])
    attack_row(game, "tactical_droid", "clone_trooper")  # no card in hand or discard pile to exile
    assert game.asked == "action"
    assert [game.names(event.things) for event in game.events("no-reward")] == [["tactical_droid"]]


@rule("CW-BOUNTY-07")
def test_the_reward_is_the_attackers_in_this_turn() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["droideka"]),
        republic=side(pool=0),
        row=["laat_gunship", "stap"],
    )
    attack_row(game, "laat_gunship", "droideka").pick("reward laat_gunship")
    assert (game.pool("separatist"), game.pool("republic")) == (4, 0)
    game.pick("buy stap")
    assert game.pool("separatist") == 2
    game.pick("end")
    assert game.pool("separatist") == 0


@rule("CW-BOUNTY-07")
def test_force_of_a_reward_moves_towards_the_attacker_and_choices_are_theirs() -> None:
    game = table(active="separatist", separatist=side(units=["droideka"]), row=["captain_rex"])
    attack_row(game, "captain_rex", "droideka").pick("reward captain_rex")
    assert game.force == -2
    game = table(
        active="separatist",
        separatist=side(units=["b1_battle_droid"], hand=["stap", "mtt"]),
        republic=side(hand=["clone_trooper"]),
        row=["clone_medic"],
    )
    attack_row(game, "clone_medic", "b1_battle_droid").pick("reward clone_medic")
    assert (game.asked, game.seat) == ("exile", "separatist")
    game.pick("exile mtt hand")
    assert game.exile("separatist") == ["mtt"]


@rule("CW-BOUNTY-08")
def test_a_total_below_the_target_value_changes_nothing() -> None:
    game = table(republic=side(units=["arc_trooper"]), row=["droideka"])
    row = game.row
    attack_row(game, "droideka", "arc_trooper")
    assert game.asked == "action"
    assert (game.row, game.galaxy_discard) == (row, [])
    assert game.why("commit arc_trooper base") == "CW-ATTACK-04"


@rule("CW-BOUNTY-08")
def test_a_later_group_must_reach_the_target_value_on_its_own() -> None:
    game = table(republic=side(units=["arc_trooper", "clone_trooper"]), row=["droideka"])
    attack_row(game, "droideka", "arc_trooper")
    attack_row(game, "droideka", "clone_trooper")
    assert "droideka" in game.row


@rule("CW-BOUNTY-09")
def test_attack_above_the_target_value_is_lost() -> None:
    game = table(
        republic=side(units=["anakin_skywalker"]),
        separatist=side(),
        row=["admiral_trench", "vulture_droid"],
    )
    attack_row(game, "admiral_trench", "anakin_skywalker").pick("done")
    assert "vulture_droid" in game.row
    assert game.damage("separatist") == 0
    assert game.galaxy_discard == ["admiral_trench"]


@rule("CW-BOUNTY-10")
def test_an_attack_on_a_card_that_left_the_row_cannot_succeed() -> None:
    game = table(
        republic=side(units=["arc_trooper", "at_rt"]), row=["stap"], galaxy=["vulture_droid"]
    )
    game.picks("commit arc_trooper stap", "use at_rt", "discard-row stap")
    assert game.row[0] == "vulture_droid"
    game.pick("resolve stap")
    assert game.asked == "action"
    assert game.row[0] == "vulture_droid"  # the group does not turn on what came instead
    assert game.galaxy_discard == ["stap"]
    assert game.why("commit arc_trooper base") == "CW-ATTACK-04"


@rule("CW-BOUNTY-11")
def test_a_defeated_card_belongs_to_nobody() -> None:
    game = table(republic=side(units=["arc_trooper"]), row=["tri_fighter"])
    attack_row(game, "tri_fighter", "arc_trooper").pick("reward tri_fighter")
    assert game.galaxy_discard == ["tri_fighter"]
    assert game.discard("republic") == game.exile("republic") == []
    assert game.discard("separatist") == game.exile("separatist") == []


@rule("CW-BOUNTY-12")
def test_every_unit_of_the_group_has_helped_to_defeat_the_card() -> None:
    game = table(
        republic=side(units=["aurra_sing", "cad_bane"], deck=["clone_trooper"]),
        row=["tri_fighter"],
    )
    attack_row(game, "tri_fighter", "aurra_sing", "cad_bane").pick("done")
    assert game.asked == "trigger"
    assert game.options == ["use aurra_sing", "use cad_bane", "done"]
    game.picks("use cad_bane", "use aurra_sing")
    assert (game.hand("republic"), game.force) == (["clone_trooper"], 1)


@rule("CW-BOUNTY-12")
def test_a_member_without_attack_helped_and_a_bystander_did_not() -> None:
    weak = invent("aurra_sing", attack=0)
    game = table(
        republic=side(units=["aurra_sing", "embo", "arc_trooper"]),
        row=["tri_fighter"],
        invented=[weak],
    )
    attack_row(game, "tri_fighter", "aurra_sing", "arc_trooper").pick("done")
    assert game.options == ["use aurra_sing", "done"]


@rule("CW-BOUNTY-12")
def test_a_unit_that_left_play_before_helped_nobody() -> None:
    leaving = invent(
        "aurra_sing",
        ability=[
            {"when": "on_defeat_row", "do": [{"effect": "gain", "force": 1}]},
            {
                "when": "action",
                "cost": [{"effect": "exile_self"}],
                "do": [{"effect": "gain", "resources": 1}],
            },
        ],
    )
    game = table(
        republic=side(units=["aurra_sing", "cad_bane"], deck=["clone_trooper"]),
        row=["tri_fighter"],
        invented=[leaving],
    )
    game.picks("commit aurra_sing tri_fighter", "commit cad_bane tri_fighter")
    game.picks("use aurra_sing 2", "resolve tri_fighter", "done")
    assert game.options == ["use cad_bane", "done"]


@rule("CW-BOUNTY-12")
def test_a_failed_attack_sets_nothing_off() -> None:
    game = table(republic=side(units=["aurra_sing"]), row=["droideka"])
    attack_row(game, "droideka", "aurra_sing")
    assert (game.asked, game.force) == ("action", 0)
    attack_row(
        table(republic=side(units=["aurra_sing"]), row=["tri_fighter"]), "tri_fighter", "aurra_sing"
    ).picks("done", "use aurra_sing")


@rule("CW-BOUNTY-13")
def test_a_text_lets_a_neutral_unit_be_attacked_for_its_cost() -> None:
    game = hunters()
    attack_row(game, "fang_fighter", "death_trooper").pick("reward fang_fighter")  # 3 against 3
    assert game.pool("empire") == 3
    assert game.galaxy_discard == ["fang_fighter"]


@rule("CW-BOUNTY-13")
def test_an_attack_below_the_cost_of_a_neutral_unit_fails_and_counts() -> None:
    game = hunters()
    attack_row(game, "fang_fighter", "stormtrooper")
    assert "fang_fighter" in game.row
    assert game.why("commit at_at fang_fighter") == "CW-BOUNTY-13"
    assert game.why("commit at_at z_95_headhunter") == "CW-BOUNTY-13"
    assert not game.offers("commit at_at z_95_headhunter")


@rule("CW-BOUNTY-13")
def test_only_one_group_against_a_neutral_unit_is_open_at_a_time() -> None:
    game = hunters()
    game.pick("commit stormtrooper hwk_290")
    assert game.why("commit at_at fang_fighter") == "CW-BOUNTY-13"
    assert not game.offers("commit at_at fang_fighter")
    game.picks("commit death_trooper hwk_290", "resolve hwk_290", "done")  # 5 against 4
    assert game.galaxy_discard == ["hwk_290"]


@rule("CW-BOUNTY-13")
def test_the_limit_starts_over_each_turn() -> None:
    game = hunters(units=["stormtrooper"], deck=["at_at"])
    attack_row(game, "fang_fighter", "stormtrooper")
    game.picks("end", "end", "play at_at")
    assert game.offers("commit at_at fang_fighter")


@rule("CW-BOUNTY-13")
def test_neutral_ships_and_neutral_units_without_such_a_text_stay_out_of_reach() -> None:
    game = hunters()
    assert game.offers("commit at_at duros_spy")
    assert game.why("commit at_at blockade_runner") == "CW-OPT-04"
    game = hunters(base="lothal")
    assert game.why("commit at_at fang_fighter") == "CW-OPT-04"
    assert not game.offers("commit at_at fang_fighter")


@rule("CW-BOUNTY-10")
def test_a_target_that_comes_back_by_a_shuffle_is_another_target() -> None:
    game = table(
        republic=side(units=["at_rt", "arc_trooper", "clone_trooper"]),
        row=["stap"],
        galaxy=[],
    )
    game.picks("commit arc_trooper stap", "use at_rt", "discard-row stap")
    assert game.row[0] == "stap"
    assert not game.offers("commit clone_trooper stap")
    assert game.why("commit clone_trooper stap") == "CW-BOUNTY-10"
    game.pick("resolve stap")
    assert game.row[0] == "stap"
    game.picks("commit clone_trooper stap", "resolve stap")
    assert game.events("defeat")
