"""Equal cards are one option, and no question where only equal open cards are left; cards that
differ in what matters are apart."""

from __future__ import annotations

from tests.clone_wars.scenario import invent, side, table
from tests.marks import rule


def test_equal_cards_of_a_hand_are_one_option() -> None:
    game = table(republic=side(hand=["republic_shuttle"] * 3 + ["clone_trooper"]))
    assert game.options == ["play clone_trooper", "play republic_shuttle", "end"]


def test_equal_units_are_one_option_until_one_of_them_differs() -> None:
    game = table(republic=side(units=["clone_medic"] * 2, damage=4))
    assert game.options == ["use clone_medic", "commit clone_medic base", "end"]
    game.pick("use clone_medic")
    assert game.options == [
        "use clone_medic",
        "commit clone_medic#1 base",
        "commit clone_medic#2 base",
        "end",
    ]


def test_equal_ships_are_one_target_until_one_of_them_is_damaged() -> None:
    ships = ["venator_class_star_destroyer"] * 2
    game = table(active="separatist", separatist=side(units=["tri_fighter"]), row=["stap"],
                 republic=side(ships=ships))  # fmt: skip
    game.pick("use tri_fighter")
    assert game.side("republic").damage == (3, 0)
    damaged = [(ships[0], 3), (ships[0], 0)]
    game = table(active="separatist", separatist=side(units=["tri_fighter"]), row=["stap"],
                 republic=side(ships=damaged))  # fmt: skip
    game.pick("use tri_fighter")
    assert game.options == [f"damage {ships[0]}#1", f"damage {ships[0]}#2"]


def test_equal_open_cards_are_taken_without_a_question() -> None:
    game = table(
        active="separatist", separatist=side(units=["tactical_droid"]), row=["stap", "stap"]
    )
    game.pick("use tactical_droid")
    assert game.exile("separatist") == ["stap"]
    game = table(
        republic=side(units=["at_rt"]), row=["corona_class_frigate"] * 3, options={"bases": "2"}
    )
    game.game.state.row = (*game.game.state.row[:3], -1, -1, -1)
    game.pick("use at_rt")
    assert game.galaxy_discard == ["corona_class_frigate"]


def test_a_row_card_under_attack_is_apart_from_its_equal() -> None:
    game = table(
        republic=side(units=["clone_trooper", "at_rt"]),
        row=["stap", "stap"],
    )
    assert game.offers("commit clone_trooper stap")
    game.picks("commit clone_trooper stap", "use at_rt")
    assert {"discard-row stap#1", "discard-row stap#2"} <= set(game.options)
    game.pick("discard-row stap#2")
    game.picks("resolve stap")
    assert game.events("defeat")


@rule("CW-ABILITY-10")
def test_several_costs_must_be_met_together() -> None:
    costs = [
        {"effect": "exile", "n": 1, "from": ["hand"]},
        {"effect": "discard", "who": "self", "n": 1, "pick": "owner"},
        {"effect": "pay", "resources": 1},
        {"effect": "pay", "resources": 1},
    ]
    clause = {"when": "action", "cost": costs, "do": [{"effect": "draw", "n": 1}]}
    medic = invent("clone_medic", ability=[clause])
    for hand, pool, possible in ((1, 2, False), (2, 1, False), (2, 2, True)):
        game = table(
            republic=side(
                units=["clone_medic"], hand=["republic_shuttle"] * hand, pool=pool, deck=["yoda"]
            ),
            invented=[medic],
        )
        assert game.offers("use clone_medic") == possible
        assert game.why("use clone_medic") == (None if possible else "CW-ABILITY-10")


@rule("CW-ABILITY-10")
def test_a_repair_or_a_gain_of_force_as_a_cost_must_be_possible_in_full() -> None:
    for cost, position in (
        ({"effect": "repair", "n": 2}, {"damage": 1}),
        ({"effect": "gain", "force": 2}, {}),
    ):
        clause = {"when": "action", "cost": [cost], "do": [{"effect": "gain", "resources": 1}]}
        medic = [invent("clone_medic", ability=[clause])]
        units = side(units=["clone_medic"], damage=position.get("damage", 0))
        assert table(republic=units, force=2, invented=medic).why("use clone_medic")
        units = side(units=["clone_medic"], damage=2)
        assert table(republic=units, force=1, invented=medic).why("use clone_medic") is None


@rule("CW-ABILITY-10")
def test_a_trigger_whose_cost_cannot_be_met_is_not_asked() -> None:
    costs = [{"effect": "discard", "who": "self", "n": 2, "pick": "owner"}]
    clause = {"when": "on_play", "cost": costs, "do": [{"effect": "draw", "n": 1}]}
    game = table(
        republic=side(hand=["clone_medic", "republic_shuttle"], deck=["yoda"]),
        invented=[invent("clone_medic", ability=[clause])],
    )
    game.pick("play clone_medic")
    assert game.asked == "action"


@rule("CW-TERM-16", "CW-KEY-21")
def test_a_unit_returned_to_the_hand_is_new_when_it_is_played_again() -> None:
    back = {"when": "action", "do": [{"effect": "put", "card": "this", "to": "hand"}]}
    game = table(
        republic=side(hand=["clone_medic"]), invented=[invent("clone_medic", ability=[back])]
    )
    game.picks("play clone_medic", "commit clone_medic base", "use clone_medic")
    assert game.hand("republic") == ["clone_medic"]
    assert game.units("republic") == []
    assert not game.offers("resolve base")
    game.pick("play clone_medic")
    assert game.pool("republic") == 4
    assert game.offers("use clone_medic")
    assert game.offers("commit clone_medic base")


@rule("CW-KEY-08")
def test_a_revealed_card_is_moved_once() -> None:
    away = {"effect": "put", "card": "revealed", "to": "galaxy_discard"}
    clause = {"effect": "reveal_top", "deck": "galaxy", "if_own": [away, away]}
    game = table(
        republic=side(units=["clone_medic"]),
        galaxy=["yoda", "at_te", "mace_windu"],
        invented=[invent("clone_medic", ability=[{"when": "action", "do": [clause]}])],
    )
    game.pick("use clone_medic")
    assert game.galaxy_discard == ["yoda"]
    assert game.galaxy == ["at_te", "mace_windu"]


def test_a_ship_in_play_and_its_equal_in_the_row_are_told_apart() -> None:
    game = table(
        factions="rebel,empire",
        rebel=side(ships=["hammerhead_corvette"]),
        empire=side(ships=["gozanti_cruiser"]),
        row=["gozanti_cruiser"],
    )
    game.pick("use hammerhead_corvette")
    assert game.options == ["destroy gozanti_cruiser#1", "destroy gozanti_cruiser#1 galaxy_row"]
    game.pick("destroy gozanti_cruiser#1 galaxy_row")
    assert game.galaxy_discard == ["gozanti_cruiser"]
    assert game.ships("empire") == {"gozanti_cruiser": 0}
