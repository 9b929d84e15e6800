"""OPT: optional rules."""

from __future__ import annotations

import pytest

from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.errors import BadData
from tests.clone_wars.opening import opening
from tests.clone_wars.scenario import Scenario, side, table
from tests.marks import rule

NEUTRAL = ["hutt_fighter", "dreadnought_class_cruiser", "clone_medic", "stap"]


def market(active: str = "republic", pay_off: str = "yes", pool: int = 6) -> Scenario:
    """Neutral and other cards in the row, and resources for whose turn it is."""
    options = {"pay_off": pay_off}
    if active == "republic":
        return table(row=NEUTRAL, options=options, republic=side(pool=pool))
    return table(active=active, row=NEUTRAL, options=options, separatist=side(pool=pool))


@rule("CW-OPT-01")
def test_without_a_word_no_optional_rule_is_used() -> None:
    settings = CLONE_WARS.settings({})
    assert (settings["pay_off"], settings["bases"], settings["combined"]) == ("no", "3", "no")
    assert opening().game.facts.settings == settings


@rule("CW-OPT-01")
@pytest.mark.parametrize("mode", ["beginner", "full", "secret"])
def test_options_combine_with_each_other_and_with_any_mode(mode: str) -> None:
    game = opening(mode=mode, bases="2", pay_off="yes", factions="rebel,separatist")
    settings = game.game.facts.settings
    assert (settings["mode"], settings["bases"], settings["pay_off"]) == (mode, "2", "yes")
    assert settings["combined"] == "yes"


@rule("CW-OPT-01")
def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadData, match="no option 'mulligan'"):
        CLONE_WARS.settings({"mulligan": "yes"})
    with pytest.raises(BadData, match="pay_off cannot be 'sometimes'"):
        CLONE_WARS.settings({"pay_off": "sometimes"})


@rule("CW-OPT-02")
@pytest.mark.parametrize("bases", [2, 3, 4, 5])
def test_the_game_is_played_to_the_agreed_number_of_bases(bases: int) -> None:
    lost = ["kamino", "ryloth", "anaxes", "coruscant_base_republic"]
    for before in (bases - 2, bases - 1):
        game = table(
            active="separatist",
            options={"bases": str(bases)},
            republic=side(damage=6, lost=lost[:before]),
            separatist=side(units=["b1_battle_droid"]),
        )
        game.picks("commit b1_battle_droid base", "resolve base")
        assert (game.winner == "separatist") == (before + 1 == bases)


@rule("CW-OPT-02")
@pytest.mark.parametrize("bases", ["0", "1", "-3", "three"])
def test_no_other_number_can_be_agreed(bases: str) -> None:
    with pytest.raises(BadData, match="CW-OPT-02"):
        CLONE_WARS.settings({"bases": bases})
    with pytest.raises(BadData, match="CW-OPT-02"):
        CLONE_WARS.settings({"mode": "full", "bases": "6"})


@rule("CW-OPT-02")
def test_a_long_beginners_game_may_use_up_the_whole_base_deck() -> None:
    lost = ["kamino", "ryloth", "anaxes", "coruscant_base_republic"]
    game = table(
        active="separatist",
        options={"bases": "5"},
        republic=side(damage=6, lost=lost),
        separatist=side(units=["b1_battle_droid"]),
    )
    assert game.bases("republic") == []
    game.picks("commit b1_battle_droid base", "resolve base")
    assert (game.winner, game.asked) == ("separatist", "over")


@rule("CW-OPT-03")
def test_a_neutral_card_of_the_row_is_paid_off_and_replaced() -> None:
    game = market()
    top = game.galaxy[0]
    game.pick("pay-off hutt_fighter")
    assert game.pool("republic") == 4
    assert game.galaxy_discard == ["hutt_fighter"]
    assert game.row[0] == top
    assert game.discard("republic") == []
    assert game.asked == "action"


@rule("CW-OPT-03")
def test_neutral_ships_may_be_paid_off_any_number_of_times() -> None:
    game = market(pool=8)
    game.picks("pay-off dreadnought_class_cruiser", "pay-off hutt_fighter")
    assert game.pool("republic") == 0
    assert game.galaxy_discard == ["dreadnought_class_cruiser", "hutt_fighter"]


@rule("CW-OPT-03")
def test_faction_cards_and_pilots_are_never_paid_off() -> None:
    game = market(pool=20)
    for slug in ("clone_medic", "stap", "outer_rim_pilot"):
        assert not game.offers(f"pay-off {slug}")
        assert game.why(f"pay-off {slug}") == "CW-OPT-03"
    assert game.why("pay-off hutt_fighter") is None


@rule("CW-OPT-03")
def test_the_whole_cost_must_be_in_the_pool() -> None:
    game = market(pool=5)
    assert game.offers("pay-off hutt_fighter")
    assert not game.offers("pay-off dreadnought_class_cruiser")
    assert game.why("pay-off dreadnought_class_cruiser") == "CW-BUY-03"
    assert market(pool=6).offers("pay-off dreadnought_class_cruiser")
    assert game.why("pay-off clone_medic") == "CW-OPT-03"


@rule("CW-OPT-03")
def test_without_the_option_nothing_is_paid_off() -> None:
    game = market(pay_off="no")
    assert game.offers("buy hutt_fighter")
    assert not any(option.startswith("pay-off") for option in game.options)
    assert game.why("pay-off hutt_fighter") == "CW-OPT-03"


@rule("CW-OPT-03")
def test_either_player_may_pay_off_the_same_card_in_the_own_turn_only() -> None:
    for active in ("republic", "separatist"):
        game = market(active=active)
        other = "separatist" if active == "republic" else "republic"
        assert game.why("pay-off hutt_fighter", by=other) == "CW-TURN-09"
        game.pick("pay-off hutt_fighter")
        assert game.galaxy_discard == ["hutt_fighter"]


@rule("CW-OPT-03")
def test_paying_off_is_no_purchase_and_no_defeat() -> None:
    game = table(
        row=["death_watch_warrior"],
        options={"pay_off": "yes"},
        republic=side(units=["toydarian_trader", "aurra_sing"], pool=9),
    )
    game.picks("use toydarian_trader", "pay-off death_watch_warrior")
    assert game.asked == "action"  # no text about a purchase or a defeat
    assert game.hand("republic") == []
    game.pick("buy outer_rim_pilot")  # the next purchase is this one
    assert game.deck("republic")[:1] == ["outer_rim_pilot"]


@rule("CW-OPT-04")
@pytest.mark.parametrize("pay_off", ["no", "yes"])
def test_neutral_row_cards_are_never_attacked(pay_off: str) -> None:
    game = table(
        row=["hutt_fighter", "stap"],
        options={"pay_off": pay_off},
        republic=side(units=["arc_trooper"]),
    )
    assert game.offers("commit arc_trooper stap")
    for slug in ("hutt_fighter", "maul", "corona_class_frigate"):
        assert not game.offers(f"commit arc_trooper {slug}")
        assert game.why(f"commit arc_trooper {slug}") == "CW-OPT-04"
