"""DECK: decks running out."""

from __future__ import annotations

import pytest

from tests.clone_wars.scenario import Invented, invent, side, table
from tests.clone_wars.seen import pile, seen
from tests.marks import rule

TO_TOP: dict[str, object] = {
    "effect": "put",
    "card": "one_looked",
    "pick": "you",
    "to": "top_of_galaxy_deck",
}
TO_BOTTOM: dict[str, object] = {
    "effect": "put",
    "card": "other_looked",
    "to": "bottom_of_galaxy_deck",
}


@rule("CW-DECK-01")
def test_drawing_the_last_card_does_not_cause_a_shuffle() -> None:
    game = table(
        republic=side(units=["yoda"], deck=["clone_trooper", "at_rt"], discard=["jedi_knight"]),
        force=1,
    )
    game.pick("use yoda")
    assert game.hand("republic") == ["at_rt", "clone_trooper"]
    assert (game.deck("republic"), game.discard("republic")) == ([], ["jedi_knight"])
    assert game.events("shuffle") == []


@rule("CW-DECK-01")
def test_cards_discarded_before_the_next_need_are_shuffled_in() -> None:
    game = table(
        republic=side(
            units=["yoda", "r2_d2"], deck=["clone_trooper"], discard=["jedi_knight"], pool=2
        )
    )
    game.picks("use yoda", "buy outer_rim_pilot")
    assert (game.deck("republic"), len(game.discard("republic"))) == ([], 2)
    game.pick("end")
    drawn = ["clone_trooper", "jedi_knight", "outer_rim_pilot", "r2_d2", "yoda"]
    assert game.hand("republic") == drawn


@rule("CW-DECK-02")
def test_the_draw_goes_on_with_the_shuffled_discard_pile() -> None:
    game = table(
        republic=side(
            units=["yoda"],
            ships=["consular_class_cruiser"],
            hand=["at_te"],
            deck=["clone_trooper"],
            discard=["at_rt", "jedi_knight"],
            exile=["delta_7b"],
        ),
        force=1,
    )
    game.pick("use yoda")
    hand = game.hand("republic")
    assert len(hand) == 3
    assert {"at_te", "clone_trooper"} <= set(hand)
    assert sorted(hand + game.deck("republic")) == [
        "at_rt",
        "at_te",
        "clone_trooper",
        "jedi_knight",
    ]
    assert game.discard("republic") == []
    assert game.units("republic") == ["yoda"]
    assert [event.number for event in game.events("shuffle")] == [2]


@rule("CW-DECK-02")
def test_the_discard_pile_is_shuffled_and_not_just_turned_over() -> None:
    cards = ["at_rt", "arc_trooper", "delta_7b", "at_te", "r2_d2", "laat_gunship", "captain_rex"]
    orders = set()
    for seed in range(6):
        game = table(republic=side(units=["yoda"], discard=cards), seed=seed)
        game.pick("use yoda")
        orders.add((*game.hand("republic"), *game.deck("republic")))
    assert len(orders) > 3


@rule("CW-DECK-02")
def test_each_player_has_a_deck_of_their_own() -> None:
    game = table(
        republic=side(units=["yoda"]), separatist=side(deck=["mtt"], discard=["b1_battle_droid"])
    )
    assert not game.offers("use yoda")
    game.pick("end")
    assert game.hand("republic") == ["yoda"]
    assert (game.deck("separatist"), game.discard("separatist")) == (["mtt"], ["b1_battle_droid"])


@rule("CW-DECK-03")
def test_a_refill_shuffles_the_galaxy_discard_pile_when_the_deck_is_empty() -> None:
    game = table(
        republic=side(pool=2), row=["at_rt"], galaxy=[], galaxy_discard=["yoda", "stap", "mtt"]
    )
    game.pick("buy at_rt")
    assert sorted([game.row[0], *game.galaxy]) == ["mtt", "stap", "yoda"]
    assert (game.galaxy_discard, len(game.galaxy)) == ([], 2)


@rule("CW-DECK-03")
def test_the_defeated_card_that_causes_the_refill_is_shuffled_in() -> None:
    game = table(republic=side(units=["clone_trooper"]), row=["vulture_droid"], galaxy=[])
    game.picks("commit clone_trooper vulture_droid", "resolve vulture_droid")
    assert (game.row[0], game.galaxy_discard, game.galaxy) == ("vulture_droid", [], [])


@rule("CW-DECK-03")
@pytest.mark.parametrize("how", ["buy", "exile"])
def test_a_bought_or_exiled_card_is_not_shuffled_in(how: str) -> None:
    game = table(
        active="separatist",
        separatist=side(pool=2, units=["tactical_droid"]),
        row=["stap"],
        galaxy=[],
        galaxy_discard=["yoda"],
    )
    game.pick("buy stap" if how == "buy" else "use tactical_droid")
    assert (game.row[0], game.galaxy, game.galaxy_discard) == ("yoda", [], [])


@rule("CW-DECK-03")
def test_the_last_galaxy_card_does_not_cause_a_shuffle() -> None:
    game = table(
        republic=side(pool=2), row=["at_rt"], galaxy=["mtt"], galaxy_discard=["yoda", "stap"]
    )
    game.pick("buy at_rt")
    assert (game.row[0], game.galaxy, game.galaxy_discard) == ("mtt", [], ["yoda", "stap"])


@rule("CW-DECK-04")
def test_revealing_from_an_empty_deck_shuffles_first() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["stap"]),
        galaxy=[],
        galaxy_discard=["mtt", "droideka"],
    )
    game.pick("use stap")
    assert game.force == -1
    assert sorted(game.galaxy) == ["droideka", "mtt"]
    assert game.galaxy_discard == []


@rule("CW-DECK-04")
def test_revealing_the_last_card_shuffles_nothing() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["stap"]),
        galaxy=["droideka"],
        galaxy_discard=["yoda"],
    )
    game.pick("use stap")
    assert (game.galaxy, game.galaxy_discard, game.force) == (["droideka"], ["yoda"], -1)


@rule("CW-DECK-05")
def test_a_player_with_four_cards_draws_four() -> None:
    game = table(
        republic=side(
            ships=["consular_class_cruiser"],
            exile=["at_te"],
            hand=["clone_trooper"],
            deck=["at_rt", "jedi_knight"],
            discard=["delta_7b"],
        )
    )
    game.pick("end")
    assert game.hand("republic") == ["at_rt", "clone_trooper", "delta_7b", "jedi_knight"]
    assert (game.deck("republic"), game.discard("republic")) == ([], [])


@rule("CW-DECK-05")
def test_an_unfilled_slot_stays_empty_until_a_later_refill() -> None:
    game = table(
        republic=side(pool=9, units=["arc_trooper"]),
        row=["at_rt", "hutt_fighter", "b2_super_battle_droid", "clone_medic"],
        galaxy=[],
    )
    game.picks("buy at_rt", "buy hutt_fighter")
    assert game.row[:4] == ["", "", "b2_super_battle_droid", "clone_medic"]
    game.picks("commit arc_trooper b2_super_battle_droid", "resolve b2_super_battle_droid", "done")
    assert game.row[:4] == ["b2_super_battle_droid", "", "", "clone_medic"]
    game.pick("buy clone_medic")
    assert game.row[:4] == ["b2_super_battle_droid", "", "", ""]
    assert game.why("end") is None


@rule("CW-DECK-05")
def test_a_later_refill_fills_all_empty_slots_in_their_order() -> None:
    text = {"when": "action", "do": [{"effect": "discard_row", "n": 2}]}
    game = table(
        invented=[invent("jedi_knight", ability=[text])],
        republic=side(pool=9, units=["jedi_knight"]),
        row=["at_rt", "mtt", "clone_medic", "stap"],
        galaxy=[],
    )
    game.picks("buy at_rt", "use jedi_knight", "discard-row stap", "discard-row mtt")
    assert sorted(game.row[:2]) == ["mtt", "stap"]
    assert game.row[2:4] == ["clone_medic", ""]


@rule("CW-DECK-06")
@pytest.mark.parametrize("watcher", ["republic", "separatist", ""])
def test_anyone_sees_a_discard_pile_in_its_order_with_new_cards_on_top(watcher: str) -> None:
    game = table(
        republic=side(
            pool=2,
            units=["arc_trooper", "savage_opress"],
            discard=["yoda", "at_te"],
            hand=["clone_trooper"],
            deck=["jedi_knight"],
        ),
        separatist=side(discard=["mtt", "b1_battle_droid"]),
        row=["at_rt", "vulture_droid"],
        galaxy_discard=["hutt_fighter", "nute_gunray"],
    )
    game.picks("buy at_rt", "use savage_opress")
    game.picks("commit arc_trooper vulture_droid", "resolve vulture_droid", "done")
    assert pile(game, watcher, "galaxy_discard") == ["hutt_fighter", "nute_gunray", "vulture_droid"]
    own = ["yoda", "at_te", "at_rt", "clone_trooper"]
    assert pile(game, watcher, "sides", 0, "discard") == own
    assert pile(game, watcher, "sides", 1, "discard") == ["mtt", "b1_battle_droid"]


@rule("CW-DECK-06")
def test_a_card_taken_out_of_a_pile_leaves_the_order_of_the_others() -> None:
    game = table(
        active="separatist",
        separatist=side(
            base="geonosis", pool=9, discard=["mtt", "stap", "nute_gunray", "droideka"]
        ),
    )
    game.picks("use geonosis", "purchase stap")
    own = ["mtt", "nute_gunray", "droideka"]
    assert pile(game, "republic", "sides", 1, "discard") == own


@rule("CW-DECK-07")
def test_the_pilot_stack_is_never_replenished() -> None:
    game = table(
        republic=side(pool=2, units=["outer_rim_pilot", "yoda"], discard=["outer_rim_pilot"]),
        pilots=1,
        galaxy=[],
        row=["at_rt"],
    )
    game.picks("buy outer_rim_pilot", "use outer_rim_pilot", "use yoda")
    assert [event.number for event in game.events("shuffle")] == [2]
    assert game.pilots == 0
    assert game.exile("republic") == ["outer_rim_pilot"]
    game.pick("end")
    assert seen(game, "separatist", "pilots") == 0


@rule("CW-DECK-07")
def test_a_base_stack_only_shrinks() -> None:
    game = table(
        republic=side(units=["anakin_skywalker"], pool=2),
        separatist=side(damage=2, bases=["felucia", "geonosis"]),
    )
    game.picks("buy outer_rim_pilot", "commit anakin_skywalker base", "resolve base", "end")
    assert game.options == ["base felucia", "base geonosis"]
    game.pick("base felucia")
    assert (game.bases("separatist"), game.victory("republic")) == (["geonosis"], ["xorrn"])


def looking(number: int, *then: dict[str, object]) -> Invented:
    """A Clone Medic that looks at the top cards of the galaxy deck."""
    look = {"effect": "look_top", "deck": "galaxy", "n": number, "then": [*then]}
    return invent("clone_medic", ability=[{"when": "action", "do": [look]}])


@rule("CW-DECK-08")
def test_looking_takes_the_last_card_then_shuffles_and_takes_on() -> None:
    game = table(
        invented=[looking(2, TO_TOP, TO_BOTTOM)],
        republic=side(units=["clone_medic"]),
        galaxy=["at_te"],
        galaxy_discard=["yoda", "stap", "mtt"],
    )
    game.pick("use clone_medic")
    (known,) = [event.things for event in game.events("look")]
    first, second = game.names(known)
    assert first == "at_te"
    assert (game.galaxy[:2], len(game.galaxy)) == ([first, second], 4)
    assert (game.galaxy_discard, game.events("shuffle-galaxy")[0].number) == ([], 3)
    game.pick(f"put {second} top_of_galaxy_deck")
    assert (game.galaxy[0], game.galaxy[-1], len(game.galaxy)) == (second, "at_te", 4)


@rule("CW-DECK-08")
def test_with_both_empty_but_for_one_card_that_one_stays_on_top() -> None:
    game = table(
        invented=[looking(2, TO_TOP, TO_BOTTOM)],
        republic=side(units=["clone_medic"]),
        galaxy=["at_te"],
    )
    game.pick("use clone_medic")
    assert (game.asked, game.galaxy) == ("action", ["at_te"])
    assert [len(event.things) for event in game.events("look")] == [1]


@rule("CW-DECK-08")
def test_a_part_that_needs_a_missing_card_is_skipped() -> None:
    away: dict[str, object] = {"effect": "put", "card": "other_looked", "to": "galaxy_discard"}
    game = table(
        invented=[looking(2, TO_TOP, away)], republic=side(units=["clone_medic"]), galaxy=["at_te"]
    )
    game.pick("use clone_medic")
    assert (game.galaxy, game.galaxy_discard) == (["at_te"], [])


@rule("CW-DECK-08")
def test_with_enough_cards_nothing_is_shuffled() -> None:
    game = table(
        invented=[looking(2, TO_TOP, TO_BOTTOM)],
        republic=side(units=["clone_medic"]),
        galaxy=["at_te", "mtt", "stap"],
        galaxy_discard=["yoda"],
    )
    game.picks("use clone_medic", "put mtt top_of_galaxy_deck")
    assert game.galaxy == ["mtt", "stap", "at_te"]
    assert game.galaxy_discard == ["yoda"]


@rule("CW-DECK-08")
def test_cards_the_text_does_not_move_go_back_on_top_in_their_old_order() -> None:
    one_away: dict[str, object] = {
        "effect": "put",
        "card": "one_looked",
        "pick": "you",
        "to": "galaxy_discard",
    }
    game = table(
        invented=[looking(3, one_away)],
        republic=side(units=["clone_medic"]),
        galaxy=["at_te", "mtt", "stap", "yoda"],
    )
    game.picks("use clone_medic", "put mtt galaxy_discard")
    assert (game.galaxy, game.galaxy_discard) == (["at_te", "stap", "yoda"], ["mtt"])
