"""EXILE: exile piles, what goes there and what comes back."""

from __future__ import annotations

import pytest

from tests.clone_wars.scenario import Invented, Scenario, invent, side, table
from tests.clone_wars.seen import pile
from tests.marks import rule


def exiling(*places: str, slug: str = "clone_medic", **words: object) -> Invented:
    """A card whose ability exiles from these places."""
    effect = {"effect": "exile", "from": list(places), **words}
    return invent(slug, ability=[{"when": "action", "do": [effect]}])


@rule("CW-EXILE-01")
def test_an_exiled_card_is_on_the_exile_pile_and_nowhere_else() -> None:
    game = table(
        invented=[exiling("hand", n=1)], republic=side(units=["clone_medic"], hand=["at_rt"])
    )
    game.pick("use clone_medic")
    assert game.exile("republic") == ["at_rt"]
    assert (game.hand("republic"), game.discard("republic")) == ([], [])
    assert (game.deck("republic"), game.galaxy_discard) == ([], [])


@rule("CW-EXILE-02")
def test_an_exiled_card_goes_to_the_pile_of_the_player_who_exiled_it() -> None:
    game = table(
        active="separatist",
        invented=[exiling("galaxy_row", slug="stap", n=1, filter={"faction": "enemy"})],
        separatist=side(units=["stap", "tactical_droid"]),
        row=["droideka", "yoda"],
    )
    game.picks("use stap", "use tactical_droid")
    assert game.exile("separatist") == ["droideka", "yoda"]
    assert game.exile("republic") == []


@rule("CW-EXILE-02")
def test_an_exiled_pilot_is_on_the_pile_of_its_player() -> None:
    game = table(republic=side(units=["outer_rim_pilot"]), pilots=4)
    game.pick("use outer_rim_pilot")
    assert (game.exile("republic"), game.exile("separatist")) == (["outer_rim_pilot"], [])
    assert game.pilots == 4


@rule("CW-EXILE-03")
@pytest.mark.parametrize(
    ("places", "offered"),
    [
        (["hand"], ["exile jedi_knight hand", "exile at_rt hand"]),
        (["discard"], ["exile yoda discard", "exile at_te discard"]),
        (
            ["hand", "discard"],
            [
                "exile jedi_knight hand",
                "exile at_rt hand",
                "exile yoda discard",
                "exile at_te discard",
            ],
        ),
    ],
)
def test_a_card_comes_from_the_places_the_text_names(places: list[str], offered: list[str]) -> None:
    game = table(
        invented=[exiling(*places, n=1)],
        republic=side(
            units=["clone_medic", "clone_trooper"],
            ships=["consular_class_cruiser"],
            hand=["jedi_knight", "at_rt"],
            discard=["yoda", "at_te"],
            deck=["r2_d2"],
            exile=["delta_7b"],
        ),
        separatist=side(hand=["b1_battle_droid"], discard=["stap"]),
    )
    game.pick("use clone_medic")
    assert (game.seat, game.options) == ("republic", offered)


@rule("CW-EXILE-03")
def test_from_the_row_only_what_the_text_fits() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["tactical_droid"], hand=["b1_battle_droid"]),
        row=["stap", "yoda", "droideka"],
    )
    game.pick("use tactical_droid")
    assert game.options == ["exile stap galaxy_row", "exile droideka galaxy_row"]


@rule("CW-EXILE-04")
def test_a_card_bought_this_turn_is_eligible_and_a_unit_in_play_is_not() -> None:
    game = table(
        invented=[exiling("hand", "discard", n=1)],
        republic=side(pool=3, units=["clone_medic", "clone_trooper"], discard=["republic_shuttle"]),
        row=["arc_trooper"],
    )
    game.picks("buy arc_trooper", "use clone_medic")
    assert game.options == ["exile republic_shuttle discard", "exile arc_trooper discard"]


@rule("CW-EXILE-04")
def test_without_a_card_there_now_the_ability_does_nothing() -> None:
    game = table(
        invented=[exiling("hand", "discard", n=1)],
        republic=side(units=["clone_medic", "clone_trooper"], deck=["at_rt"]),
    )
    assert not game.offers("use clone_medic")


@rule("CW-EXILE-05")
def test_a_card_exiled_from_hand_is_not_played_and_gives_nothing() -> None:
    game = table(
        invented=[exiling("hand", n=1), invent("nightsister", resources=3)],
        republic=side(units=["clone_medic"], hand=["nightsister"]),
    )
    game.pick("use clone_medic")
    assert (game.pool("republic"), game.force, game.units("republic")) == (0, 0, ["clone_medic"])
    assert not game.offers("play nightsister")
    assert game.why("play nightsister") == "CW-PLAY-01"


@rule("CW-EXILE-05")
def test_a_card_brought_back_to_the_hand_in_the_same_turn_may_be_played() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["nute_gunray", "mtt"], hand=["b1_battle_droid"]),
    )
    game.picks("use nute_gunray", "use mtt", "play b1_battle_droid")
    assert game.units("separatist") == ["nute_gunray", "mtt", "b1_battle_droid"]
    assert game.exile("separatist") == []


@rule("CW-EXILE-06")
def test_a_reshuffle_leaves_exiled_cards_alone() -> None:
    game = table(
        republic=side(units=["yoda"], discard=["clone_trooper"], exile=["at_rt", "jedi_knight"]),
        force=1,
    )
    game.pick("use yoda")
    assert game.hand("republic") == ["clone_trooper"]
    assert game.exile("republic") == ["at_rt", "jedi_knight"]
    assert game.deck("republic") == []


@rule("CW-EXILE-06")
def test_texts_about_the_discard_pile_do_not_find_exiled_cards() -> None:
    game = table(
        active="separatist",
        separatist=side(
            base="geonosis", units=["droideka"], pool=9, exile=["stap"], hand=["separatist_shuttle"]
        ),
    )
    for one in ("geonosis", "droideka"):
        assert not game.offers(f"use {one}")
    game.pick("end")  # an exiled card is not drawn either
    assert sorted(game.hand("separatist")) == ["droideka", "separatist_shuttle"]
    assert game.exile("separatist") == ["stap"]


@rule("CW-EXILE-07")
@pytest.mark.parametrize("watcher", ["republic", "separatist", ""])
def test_everybody_may_look_through_every_exile_pile(watcher: str) -> None:
    game = table(republic=side(exile=["at_rt", "yoda"]), separatist=side(exile=["stap"]))
    assert pile(game, watcher, "sides", 0, "exile") == ["at_rt", "yoda"]
    assert pile(game, watcher, "sides", 1, "exile") == ["stap"]


@rule("CW-EXILE-08")
@pytest.mark.parametrize(
    "picks",
    [
        ["exile at_rt hand", "exile jedi_knight hand"],
        ["exile yoda discard", "exile at_te discard"],
        ["exile jedi_knight hand", "exile at_te discard"],
        ["exile yoda discard", "exile at_rt hand"],
    ],
)
def test_two_cards_from_hand_or_discard_pile_in_any_mixture(picks: list[str]) -> None:
    game = table(
        invented=[exiling("hand", "discard", n=2)],
        republic=side(
            units=["clone_medic"], hand=["at_rt", "jedi_knight"], discard=["yoda", "at_te"]
        ),
    )
    game.picks("use clone_medic", *picks)
    assert game.asked == "action"
    assert game.exile("republic") == sorted(pick.split()[1] for pick in picks)
    assert len(game.hand("republic")) + len(game.discard("republic")) == 2


@rule("CW-EXILE-08")
def test_with_one_eligible_card_exactly_that_one_is_exiled() -> None:
    game = table(
        invented=[exiling("hand", "discard", n=2)],
        republic=side(units=["clone_medic"], discard=["yoda"]),
    )
    game.pick("use clone_medic")
    assert (game.asked, game.exile("republic")) == ("action", ["yoda"])


@rule("CW-EXILE-09")
def test_a_card_gives_its_resources_before_it_exiles_itself() -> None:
    game = table(republic=side(hand=["outer_rim_pilot"]))
    game.picks("play outer_rim_pilot", "use outer_rim_pilot")
    assert (game.pool("republic"), game.force) == (2, 1)


def vulture() -> Scenario:
    game = table(
        active="separatist",
        republic=side(ships=["venator_class_star_destroyer"]),
        separatist=side(units=["vulture_droid", "b1_battle_droid"]),
    )
    return game.picks("commit vulture_droid base", "commit b1_battle_droid base")


@rule("CW-EXILE-09")
def test_after_the_attack_self_exile_leaves_the_damage() -> None:
    game = vulture().picks("resolve base", "use vulture_droid", "damage rishi")
    assert game.ships("republic") == {"venator_class_star_destroyer": 4}
    assert game.damage("republic") == 2
    assert game.exile("separatist") == ["vulture_droid"]


@rule("CW-EXILE-09")
def test_before_the_attack_self_exile_takes_its_share_away() -> None:
    game = vulture().picks("use vulture_droid", "damage rishi", "resolve base")
    assert game.ships("republic") == {"venator_class_star_destroyer": 2}
    assert game.units("separatist") == ["b1_battle_droid"]


@rule("CW-ABILITY-02")
def test_nobody_is_made_to_exile_a_card_itself() -> None:
    game = table(republic=side(units=["outer_rim_pilot"], deck=["republic_shuttle"] * 5))
    assert game.offers("use outer_rim_pilot")
    game.pick("end")
    assert (game.discard("republic"), game.exile("republic")) == (["outer_rim_pilot"], [])


@rule("CW-EXILE-10")
def test_a_card_exiled_from_the_row_gives_no_reward_and_is_replaced_at_once() -> None:
    game = table(
        invented=[exiling("galaxy_row", n=1, filter={"faction": "enemy"})],
        republic=side(units=["clone_medic"]),
        row=["yoda", "vulture_droid"],
        galaxy=["at_te"],
    )
    game.pick("use clone_medic")
    assert (game.asked, game.pool("republic")) == ("action", 0)
    assert game.row[:2] == ["yoda", "at_te"]
    assert (game.exile("republic"), game.galaxy_discard) == (["vulture_droid"], [])


@rule("CW-EXILE-10")
def test_an_own_row_card_may_be_exiled_and_bought_from_the_exile_pile_later() -> None:
    game = table(
        active="separatist",
        separatist=side(pool=4, units=["tactical_droid"], ships=["droid_control_ship"]),
        row=["droideka"],
    )
    game.picks("use tactical_droid", "use droid_control_ship")
    assert (game.exile("separatist"), game.discard("separatist")) == ([], ["droideka"])
    assert game.pool("separatist") == 0
