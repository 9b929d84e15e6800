"""KEY: discarding, choosing, chance (CW-KEY-09 to -13, -19, -24)."""

from __future__ import annotations

from orrery.core.rng import seed_from_number
from tests.clone_wars.scenario import Scenario, invent, side, table
from tests.marks import rule


@rule("CW-KEY-09")
def test_a_player_chooses_what_to_discard_from_their_own_hand() -> None:
    game = table(
        republic=side(units=["savage_opress"], hand=["at_te", "at_rt", "at_rt"], deck=["yoda"])
    )
    game.pick("use savage_opress")
    assert (game.asked, game.seat) == ("discard", "republic")
    assert game.options == ["discard at_te", "discard at_rt"]  # no decline
    game.pick("discard at_te")
    assert game.discard("republic") == ["at_te"]
    assert game.hand("republic") == ["at_rt", "at_rt", "yoda"]


@rule("CW-KEY-09")
def test_a_hand_smaller_than_required_is_discarded_whole() -> None:
    two = [{"effect": "discard", "who": "self", "n": 2, "pick": "owner"}]
    greedy = invent("at_te", ability=[{"when": "action", "do": two}])
    game = table(republic=side(units=["at_te"], hand=["at_rt"]), invented=[greedy])
    game.pick("use at_te")
    assert (game.asked, game.discard("republic")) == ("action", ["at_rt"])
    game = table(republic=side(units=["at_te"], hand=["at_rt", "yoda", "r2_d2"]), invented=[greedy])
    game.picks("use at_te", "discard yoda", "discard r2_d2")
    assert (game.hand("republic"), game.discard("republic")) == (["at_rt"], ["yoda", "r2_d2"])


@rule("CW-KEY-10")
def test_a_discarded_hand_card_goes_to_the_pile_of_the_player_who_had_it() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["commando_droid"], hand=["stap"]),
        republic=side(hand=["at_te"]),
    )
    game.pick("use commando_droid")
    assert (game.discard("republic"), game.discard("separatist")) == (["at_te"], [])
    assert game.hand("separatist") == ["stap"]
    game = table(republic=side(units=["savage_opress"], hand=["at_te"]))
    game.pick("use savage_opress")
    assert (game.discard("republic"), game.discard("separatist")) == ([], [])
    assert game.hand("republic") == ["at_te"]  # discarded, shuffled and drawn


@rule("CW-KEY-12")
def test_row_cards_and_revealed_cards_go_to_the_galaxy_discard_pile() -> None:
    game = table(republic=side(units=["at_rt"]), row=["yoda"])
    game.picks("use at_rt", "discard-row yoda")
    assert (game.galaxy_discard, game.discard("republic")) == (["yoda"], [])


@rule("CW-KEY-08")
def test_a_revealed_card_that_is_discarded_goes_to_the_galaxy_discard_pile() -> None:
    game = table(
        active="separatist", separatist=side(units=["stap"]), galaxy=["yoda", "vulture_droid"]
    )
    game.pick("use stap")
    assert (game.galaxy_discard, game.galaxy) == (["yoda"], ["vulture_droid"])


@rule("CW-KEY-11")
def test_the_opponent_chooses_what_is_discarded_from_their_hand() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["commando_droid"]),
        republic=side(hand=["at_te", "yoda"], deck=["r2_d2"]),
    )
    game.pick("use commando_droid")
    assert (game.asked, game.seat) == ("discard", "republic")
    assert game.options == ["discard at_te", "discard yoda"]
    game.pick("discard at_te")
    assert (game.asked, game.seat) == ("action", "separatist")
    game.pick("end")
    assert game.hand("republic") == ["yoda"]  # not replaced


@rule("CW-KEY-11")
def test_nothing_is_discarded_from_an_empty_hand() -> None:
    game = table(active="separatist", separatist=side(units=["commando_droid"], hand=["stap"]))
    assert game.why("use commando_droid") == "CW-ABILITY-12"
    both = [
        {"effect": "discard", "who": "opponent", "n": 1, "pick": "owner"},
        {"effect": "gain", "force": 1},
    ]
    game = table(
        active="separatist",
        separatist=side(units=["commando_droid"]),
        invented=[invent("commando_droid", ability=[{"when": "action", "do": both}])],
    )
    game.pick("use commando_droid")
    assert (game.asked, game.force) == ("action", -1)


@rule("CW-KEY-11", "CW-KEY-19")
def test_at_random_nobody_chooses() -> None:
    game = table(
        active="separatist",
        force=-1,
        separatist=side(units=["asajj_ventress"]),
        republic=side(hand=["at_te", "yoda", "r2_d2"]),
    )
    game.pick("use asajj_ventress")
    assert (game.asked, game.seat) == ("action", "separatist")
    assert len(game.hand("republic")) == 2
    assert len(game.discard("republic")) == 1


@rule("CW-KEY-19")
def test_every_eligible_card_has_a_chance_and_a_seed_decides_it() -> None:
    hand = ["at_te", "yoda", "r2_d2"]
    start = table(
        active="separatist",
        force=-1,
        separatist=side(units=["asajj_ventress"]),
        republic=side(hand=hand),
    )
    lost: list[str] = []
    for seed in range(60):
        game = Scenario(start.game.copy())
        game.game.state.seed = seed_from_number(seed)
        lost += game.pick("use asajj_ventress").discard("republic")
    assert all(10 <= lost.count(card) <= 30 for card in hand)


@rule("CW-KEY-12")
def test_discarding_a_row_card_is_no_defeat_and_gives_no_reward() -> None:
    game = table(republic=side(units=["at_rt", "aurra_sing"]), row=["tri_fighter"], galaxy=["yoda"])
    game.pick("commit aurra_sing tri_fighter")
    game.picks("use at_rt", "discard-row tri_fighter")
    assert (game.asked, game.pool("republic"), game.force) == ("action", 0, 0)
    assert game.row[0] == "yoda"
    assert game.galaxy_discard == ["tri_fighter"]


@rule("CW-KEY-12")
def test_any_row_card_may_be_discarded_where_the_text_names_none() -> None:
    game = table(
        republic=side(units=["at_rt"]),
        row=["stap", "yoda", "hutt_fighter", "droid_control_ship", "maul", "clone_medic"],
    )
    game.pick("use at_rt")
    assert (game.asked, game.seat) == ("discard-row", "republic")
    assert game.options == [f"discard-row {card}" for card in game.row]


@rule("CW-KEY-12")
def test_only_fitting_row_cards_are_discarded_where_the_text_names_them() -> None:
    game = table(
        factions="empire,rebel",
        active="empire",
        step=1,
        empire=side(base=None, bases=["rodia"], lost=["lothal"]),
        row=["y_wing", "x_wing", "tie_fighter", "fang_fighter"],
        galaxy=["u_wing", "at_at", "luke_skywalker"],
        options={"mode": "full"},
    )
    game.pick("use rodia")
    assert game.galaxy_discard == ["y_wing", "x_wing"]
    assert game.row[:2] == ["u_wing", "at_at"]  # refilled cards are not discarded again
    assert game.damage("rebel") == 2


@rule("CW-KEY-13")
def test_an_effect_that_cannot_be_resolved_may_not_be_chosen() -> None:
    game = table(republic=side(hand=["satine_kryze"]), force=3)
    game.picks("play satine_kryze", "use satine_kryze")
    assert game.asked == "action"  # only the resources are left: no question
    assert game.pool("republic") == 1 + 2
    game = table(republic=side(hand=["satine_kryze"], damage=1), force=2)
    game.pick("play satine_kryze")
    assert game.options == [*(f"choose satine_kryze {n}" for n in (1, 2, 3)), "done"]
    game.pick("choose satine_kryze 3")
    assert (game.pool("republic"), game.force, game.damage("republic")) == (1, 2, 0)


@rule("CW-KEY-13")
def test_a_text_that_is_a_choice_of_nothing_cannot_be_used() -> None:
    game = table(republic=side(units=["r2_d2"]))
    assert not game.offers("use r2_d2")
    assert game.why("use r2_d2") == "CW-ABILITY-12"
    game = table(republic=side(units=["r2_d2"], damage=3))
    game.pick("use r2_d2")
    assert game.damage("republic") == 1


@rule("CW-KEY-13")
def test_the_choice_is_made_when_the_ability_is_used() -> None:
    game = table(
        republic=side(hand=["r2_d2"], damage=3), separatist=side(ships=["droid_control_ship"])
    )
    game.pick("play r2_d2")
    assert game.asked == "action"
    game.pick("use r2_d2")
    assert (game.asked, game.options) == ("choose", ["choose r2_d2 1", "choose r2_d2 2"])
    game.pick("choose r2_d2 2")
    assert game.ships("separatist") == {"droid_control_ship": 2}
    assert game.damage("republic") == 3


@rule("CW-KEY-13")
def test_drawing_discarding_exiling_and_buying_need_a_card() -> None:
    own = {"faction": "own"}
    options = [
        [{"effect": "draw", "n": 1}],
        [{"effect": "discard", "who": "self", "n": 1, "pick": "owner"}],
        [{"effect": "exile", "n": 1, "from": ["galaxy_row"], "filter": own}],
        [{"effect": "purchase", "free": False, "from": "galaxy_row", "to": "hand", "filter": own}],
        [{"effect": "destroy", "type": "capital_ship", "from": ["opponent_play"]}],
        [{"effect": "take", "from": "exile_pile", "to": "hand"}],
    ]
    choice = [{"effect": "choose", "chooser": "self", "options": options}]
    chooser = invent("at_te", ability=[{"when": "action", "do": choice}])
    game = table(republic=side(units=["at_te"]), row=["stap"], invented=[chooser])
    assert game.why("use at_te") == "CW-ABILITY-12"
    game = table(republic=side(units=["at_te"], pool=6), row=["yoda"], invented=[chooser])
    game.pick("use at_te")
    assert game.exile("republic") == ["yoda"]  # too dear to be bought
    game = table(
        republic=side(units=["at_te"], hand=["at_rt"], discard=["r2_d2"], exile=["yoda"], pool=1),
        separatist=side(ships=["droid_control_ship"]),
        row=["v_19_torrent"],
        invented=[chooser],
    )
    game.pick("use at_te")
    assert game.options == [f"choose at_te {n}" for n in (1, 2, 3, 4, 5, 6)]


@rule("CW-KEY-24")
def test_the_opponent_picks_one_effect_and_may_not_decline() -> None:
    game = table(
        republic=side(units=["hondo_ohnaka"], deck=["at_te"]),
        separatist=side(hand=["stap", "mtt"]),
    )
    game.pick("use hondo_ohnaka")
    assert (game.asked, game.seat) == ("opponent-chooses", "separatist")
    assert game.options == ["choose hondo_ohnaka 1", "choose hondo_ohnaka 2"]
    assert game.hand("republic") == ["at_te"]  # drawn first
    game.pick("choose hondo_ohnaka 2")
    assert (game.pool("republic"), game.pool("separatist")) == (2, 0)
    assert game.hand("separatist") == ["mtt", "stap"]


@rule("CW-KEY-24")
def test_you_stays_the_player_who_used_the_text() -> None:
    game = table(
        republic=side(units=["hondo_ohnaka"], hand=["at_te"]),
        separatist=side(hand=["stap", "mtt"]),
    )
    game.picks("use hondo_ohnaka", "choose hondo_ohnaka 1")
    assert (game.asked, game.seat) == ("discard", "separatist")
    game.pick("discard mtt")
    assert (game.discard("separatist"), game.hand("republic")) == (["mtt"], ["at_te"])
    assert (game.asked, game.seat) == ("action", "republic")


@rule("CW-KEY-24")
def test_an_opponent_with_an_empty_hand_has_no_choice() -> None:
    game = table(republic=side(units=["hondo_ohnaka"]))
    game.pick("use hondo_ohnaka")
    assert (game.asked, game.seat, game.pool("republic")) == ("action", "republic", 2)


@rule("CW-KEY-13", "CW-KEY-24")
def test_the_opponent_may_not_pick_force_that_cannot_be_gained() -> None:
    game = table(
        factions="empire,rebel",
        active="rebel",
        force=-3,
        rebel=side(units=["duros_spy"]),
        empire=side(hand=["stormtrooper", "imperial_shuttle"]),
    )
    game.pick("use duros_spy")
    assert (game.asked, game.seat) == ("discard", "empire")
    game = table(factions="empire,rebel", active="rebel", force=-3, rebel=side(units=["duros_spy"]))
    assert not game.offers("use duros_spy")
