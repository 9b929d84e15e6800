"""BUY: purchasing as an action, and how the row is refilled."""

from __future__ import annotations

import pytest

from tests.clone_wars.scenario import invent, side, table
from tests.marks import rule

RICH = 30


@rule("CW-BUY-01")
def test_the_row_and_the_top_pilot_are_the_market() -> None:
    game = table(republic=side(pool=RICH), row=["clone_medic", "hutt_fighter"])
    bought = {option for option in game.options if option.startswith("buy")}
    assert bought == {
        "buy clone_medic",
        "buy hutt_fighter",
        "buy corona_class_frigate",
        "buy action_vi_transport",
        "buy maul",
        "buy outer_rim_pilot",
    }


@rule("CW-BUY-01")
def test_nothing_needs_to_be_bought() -> None:
    game = table(republic=side(pool=RICH), row=["clone_medic"])
    game.pick("end")
    assert (game.seat, game.row[0]) == ("separatist", "clone_medic")


@rule("CW-BUY-01")
@pytest.mark.parametrize("slug", ["yoda", "at_te", "clone_medic", "arc_trooper", "mace_windu"])
def test_decks_and_piles_are_no_market(slug: str) -> None:
    game = table(
        republic=side(
            pool=RICH, discard=["clone_medic"], exile=["arc_trooper"], deck=["mace_windu"]
        ),
        galaxy=["yoda"],
        galaxy_discard=["at_te"],
    )
    assert not game.offers(f"buy {slug}")
    assert game.why(f"buy {slug}") == "CW-BUY-01"


@rule("CW-BUY-02")
def test_the_republic_buys_republic_and_neutral_cards() -> None:
    game = table(republic=side(pool=RICH), row=["clone_medic", "stap", "hutt_fighter"])
    assert game.offers("buy clone_medic")
    assert game.offers("buy hutt_fighter")
    assert game.offers("buy outer_rim_pilot")
    assert not game.offers("buy stap")
    assert game.why("buy stap") == "CW-BUY-02"


@rule("CW-BUY-02")
def test_the_separatists_buy_separatist_and_neutral_cards() -> None:
    game = table(
        active="separatist",
        separatist=side(pool=RICH),
        row=["stap", "venator_class_star_destroyer", "hutt_fighter"],
    )
    assert game.offers("buy stap")
    assert game.offers("buy hutt_fighter")
    assert game.offers("buy outer_rim_pilot")
    assert not game.offers("buy venator_class_star_destroyer")
    assert game.why("buy venator_class_star_destroyer") == "CW-BUY-02"


@rule("CW-BUY-03")
def test_a_pool_of_exactly_the_cost_is_enough() -> None:
    game = table(republic=side(pool=3), row=["arc_trooper"])
    assert game.why("buy arc_trooper") is None
    game.pick("buy arc_trooper")
    assert game.pool("republic") == 0
    assert game.discard("republic") == ["arc_trooper"]


@rule("CW-BUY-03")
def test_change_stays_in_the_pool() -> None:
    game = table(republic=side(pool=10), separatist=side(pool=4), row=["arc_trooper"])
    game.pick("buy arc_trooper")
    assert (game.pool("republic"), game.pool("separatist")) == (7, 4)


@rule("CW-BUY-03")
def test_a_smaller_pool_is_not_enough() -> None:
    game = table(republic=side(pool=2), separatist=side(pool=9), row=["arc_trooper"])
    assert not game.offers("buy arc_trooper")
    assert game.why("buy arc_trooper") == "CW-BUY-03"
    assert game.offers("buy outer_rim_pilot")


@rule("CW-BUY-03")
def test_a_pilot_has_its_price_too() -> None:
    game = table(republic=side(pool=1))
    assert not game.offers("buy outer_rim_pilot")
    assert game.why("buy outer_rim_pilot") == "CW-BUY-03"


@rule("CW-BUY-04")
def test_a_bought_card_goes_on_top_of_the_discard_pile_and_gives_nothing() -> None:
    game = table(
        republic=side(pool=9, discard=["clone_trooper"], deck=["jedi_knight"]),
        row=["anakin_skywalker"],
    )
    game.pick("buy anakin_skywalker")
    assert game.discard("republic") == ["clone_trooper", "anakin_skywalker"]
    assert game.deck("republic") == ["jedi_knight"]
    assert (game.hand("republic"), game.units("republic")) == ([], [])
    assert (game.pool("republic"), game.force) == (1, 0)
    assert game.why("play anakin_skywalker") == "CW-PLAY-01"
    assert game.why("commit anakin_skywalker base") == "CW-ATTACK-02"


@rule("CW-BUY-04")
def test_a_text_about_the_place_replaces_the_discard_pile() -> None:
    game = table(
        republic=side(pool=9, units=["padme_amidala"], discard=["clone_trooper"]),
        row=["clone_medic"],
        force=1,
    )
    game.picks("use padme_amidala", "buy clone_medic")
    assert game.hand("republic") == ["clone_medic"]
    assert game.discard("republic") == ["clone_trooper"]
    game.pick("play clone_medic")
    assert game.pool("republic") == 9


@rule("CW-BUY-05")
def test_the_slot_of_a_bought_card_is_refilled_from_the_top_of_the_galaxy_deck() -> None:
    game = table(
        republic=side(pool=9), row=["clone_medic", "arc_trooper"], galaxy=["yoda", "at_te"]
    )
    before = game.row
    game.pick("buy arc_trooper")
    assert game.row == [before[0], "yoda", *before[2:]]
    assert game.galaxy == ["at_te"]
    assert game.galaxy_discard == []


@rule("CW-BUY-05")
def test_a_new_row_card_may_be_attacked_by_the_very_next_action() -> None:
    game = table(
        republic=side(pool=9, units=["clone_trooper"]), row=["clone_medic"], galaxy=["stap", "yoda"]
    )
    game.picks("buy clone_medic", "commit clone_trooper stap", "resolve stap", "done")
    assert game.row[0] == "yoda"
    assert game.galaxy_discard == ["stap"]


@rule("CW-BUY-05")
def test_a_destroyed_row_ship_is_replaced_too() -> None:
    game = table(
        active="separatist",
        separatist=side(pool=2, ships=["providence_class_dreadnought"]),
        row=["clone_medic", "consular_class_cruiser"],
        galaxy=["yoda"],
    )
    game.pick("use providence_class_dreadnought")
    assert game.row[:2] == ["clone_medic", "yoda"]
    assert game.galaxy_discard == ["consular_class_cruiser"]


@rule("CW-BUY-05")
def test_the_slot_is_refilled_before_the_rest_of_the_ability() -> None:
    exile_then_buy = {
        "when": "action",
        "cost": [{"effect": "exile", "n": 1, "from": ["galaxy_row"], "filter": {"faction": "own"}}],
        "do": [
            {
                "effect": "purchase",
                "free": True,
                "from": "galaxy_row",
                "to": "hand",
                "filter": {"faction": "own"},
            }
        ],
    }
    game = table(
        invented=[invent("clone_medic", ability=[exile_then_buy])],
        republic=side(units=["clone_medic"]),
        row=["at_rt"],
        galaxy=["yoda"],
    )
    game.pick("use clone_medic")
    assert (game.exile("republic"), game.hand("republic")) == (["at_rt"], ["yoda"])


DISCARD_TWO = {"when": "action", "do": [{"effect": "discard_row", "n": 2}]}
EXILE_TWO = {"when": "action", "do": [{"effect": "exile", "n": 2, "from": ["galaxy_row"]}]}
SIX = ["at_rt", "arc_trooper", "delta_7b", "at_te", "stap", "tri_fighter"]


@rule("CW-BUY-06")
def test_all_cards_of_one_instruction_are_selected_before_any_slot_is_refilled() -> None:
    game = table(
        invented=[invent("clone_medic", ability=[DISCARD_TWO])],
        republic=side(units=["clone_medic"]),
        row=SIX,
        galaxy=["yoda", "mace_windu", "r2_d2"],
    )
    game.picks("use clone_medic", "discard-row stap")
    assert game.row == SIX
    assert game.options == [f"discard-row {slug}" for slug in SIX if slug != "stap"]
    game.pick("discard-row arc_trooper")
    assert game.row == ["at_rt", "yoda", "delta_7b", "at_te", "mace_windu", "tri_fighter"]
    assert sorted(game.galaxy_discard) == ["arc_trooper", "stap"]
    assert game.galaxy == ["r2_d2"]


@rule("CW-BUY-06")
def test_exiling_two_row_cards_is_one_instruction_too() -> None:
    game = table(
        invented=[invent("clone_medic", ability=[EXILE_TWO])],
        republic=side(units=["clone_medic"]),
        row=SIX,
        galaxy=["yoda", "mace_windu", "r2_d2"],
    )
    game.picks("use clone_medic", "exile tri_fighter galaxy_row")
    assert game.row == SIX
    assert not game.offers("exile yoda galaxy_row")
    assert not game.offers("exile tri_fighter galaxy_row")
    game.pick("exile at_rt galaxy_row")
    assert game.row == ["yoda", "arc_trooper", "delta_7b", "at_te", "stap", "mace_windu"]
    assert game.exile("republic") == ["at_rt", "tri_fighter"]


@rule("CW-BUY-06")
def test_consecutive_instructions_see_the_refilled_row() -> None:
    twice = {"when": "action", "do": [{"effect": "discard_row", "n": 1}] * 2}
    game = table(
        invented=[invent("clone_medic", ability=[twice])],
        republic=side(units=["clone_medic"]),
        row=SIX,
        galaxy=["yoda", "mace_windu"],
    )
    game.picks("use clone_medic", "discard-row stap")
    assert game.row[4] == "yoda"
    game.pick("discard-row yoda")
    assert (game.row[4], game.galaxy_discard) == ("mace_windu", ["stap", "yoda"])


@rule("CW-BUY-07")
def test_a_pilot_leaves_the_stack_and_nothing_is_refilled() -> None:
    game = table(republic=side(pool=5), pilots=3, galaxy=["yoda"])
    before = game.row
    game.picks("buy outer_rim_pilot", "buy outer_rim_pilot")
    assert (game.pilots, game.pool("republic")) == (1, 1)
    assert game.discard("republic") == ["outer_rim_pilot"] * 2
    assert (game.row, game.galaxy) == (before, ["yoda"])


@rule("CW-BUY-07")
def test_an_empty_stack_sells_no_pilots() -> None:
    game = table(republic=side(pool=5), pilots=1)
    game.pick("buy outer_rim_pilot")
    assert game.pilots == 0
    assert not game.offers("buy outer_rim_pilot")
    assert game.why("buy outer_rim_pilot") == "CW-BUY-07"


@rule("CW-BUY-07")
def test_exiled_and_discarded_pilots_never_return_to_the_stack() -> None:
    game = table(
        republic=side(pool=2, units=["outer_rim_pilot"], hand=["outer_rim_pilot"]), pilots=2
    )
    game.picks("use outer_rim_pilot", "buy outer_rim_pilot", "end")
    assert game.exile("republic") == ["outer_rim_pilot"]
    assert game.pilots == 1


@rule("CW-BUY-08")
def test_only_the_pool_limits_the_number_of_purchases() -> None:
    game = table(republic=side(pool=11), row=["clone_medic", "arc_trooper"], galaxy=["at_rt"] * 2)
    game.picks("buy clone_medic", "buy arc_trooper", "buy at_rt", "buy outer_rim_pilot")
    assert game.pool("republic") == 2
    assert game.discard("republic") == ["clone_medic", "arc_trooper", "at_rt", "outer_rim_pilot"]
    assert game.offers("buy at_rt")


@rule("CW-BUY-08")
def test_what_the_refill_shows_may_be_the_next_purchase() -> None:
    game = table(republic=side(pool=9), row=["clone_medic"], galaxy=["yoda"])
    game.picks("buy clone_medic", "buy yoda")
    assert game.discard("republic") == ["clone_medic", "yoda"]
    assert game.pool("republic") == 0
    assert game.row[0] == ""
