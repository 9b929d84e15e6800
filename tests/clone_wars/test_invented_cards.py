"""Words of the card language that no card of the box uses in this way: for packs (EFFECTS.md)."""

from __future__ import annotations

from tests.clone_wars.cards.moves import base_attack, face_off
from tests.clone_wars.invented import Node, effect, text
from tests.clone_wars.scenario import Invented, Scenario, invent, side
from tests.marks import rule

REPUBLIC = "republic"


# must


@rule("CW-KEY-06")
def test_a_must_text_blocks_the_end_of_the_turn_until_it_is_used() -> None:
    medic = text("clone_medic", "action", effect("repair", n=2), must=True)
    spec = side(hand=["clone_medic"], damage=3, deck=["republic_shuttle"] * 5)
    game = face_off(REPUBLIC, spec, invented=[medic])
    assert game.offers("end")  # not playing the card avoids the duty
    game.pick("play clone_medic")
    assert not game.offers("end")
    assert game.why("end") == "CW-KEY-06"
    game.pick("use clone_medic")
    assert game.why("end") is None
    game.pick("end")


@rule("CW-KEY-06")
def test_a_must_text_of_which_nothing_is_possible_counts_as_resolved() -> None:
    medic = text("clone_medic", "action", effect("repair", n=2), must=True)
    game = face_off(REPUBLIC, side(hand=["clone_medic"]), invented=[medic])
    assert game.pick("play clone_medic").offers("end")


@rule("CW-KEY-06")
def test_the_must_of_a_ship_concerns_the_turn_in_which_it_is_played() -> None:
    ship = text("consular_class_cruiser", "action", effect("gain", resources=1), must=True)
    spec = side(ships=["consular_class_cruiser"], hand=["consular_class_cruiser"])
    game = face_off(REPUBLIC, spec, invented=[ship])
    assert game.offers("end")
    assert game.offers("use consular_class_cruiser")
    game.pick("play consular_class_cruiser")
    assert not game.offers("end")


@rule("CW-KEY-02")
def test_a_must_text_with_a_moment_is_used_at_that_moment_without_a_question() -> None:
    medic = text("clone_medic", "on_play", effect("gain", force=1), must=True)
    game = face_off(REPUBLIC, side(hand=["clone_medic"]), invented=[medic])
    game.pick("play clone_medic")
    assert (game.asked, game.force) == ("action", 1)


@rule("CW-ABILITY-14")
def test_a_must_text_among_others_cannot_be_declined() -> None:
    medic = text("clone_medic", "on_play", effect("gain", force=1), must=True)
    base = text("rishi", "on_play_card", effect("gain", resources=1))
    game = face_off(REPUBLIC, side(hand=["clone_medic"]), invented=[medic, base])
    game.pick("play clone_medic")
    assert game.options == ["use clone_medic", "use rishi"]
    game.pick("use clone_medic")
    assert game.options == ["use rishi", "done"]  # the other one may be


# Costs


@rule("CW-ABILITY-10")
def test_a_cost_is_due_for_the_else_branch_too() -> None:
    medic = text(
        "clone_medic",
        "action",
        effect("gain", resources=5),
        **{"if": [{"cond": "force_with_you"}]},
        cost=[effect("pay", resources=1)],
        **{"else": [effect("gain", force=2)]},
    )
    game = face_off(REPUBLIC, side(units=["clone_medic"], pool=1), invented=[medic])
    game.pick("use clone_medic")
    assert (game.pool(REPUBLIC), game.force) == (0, 2)
    strong = face_off(REPUBLIC, side(units=["clone_medic"], pool=1), invented=[medic], force=1)
    assert strong.pick("use clone_medic").pool(REPUBLIC) == 5
    poor = face_off(REPUBLIC, side(units=["clone_medic"]), invented=[medic])
    assert poor.why("use clone_medic") == "CW-ABILITY-10"


@rule("CW-ABILITY-10")
def test_a_cost_must_be_possible_in_full() -> None:
    def medic(*cost: Node) -> Invented:
        return text("clone_medic", "action", effect("gain", force=1), cost=list(cost))

    def offered(cost: Node, **spec: list[str]) -> bool:
        game = face_off(
            REPUBLIC,
            side(
                units=["clone_medic"],
                hand=spec.get("hand", []),
                discard=spec.get("discard", []),
                deck=spec.get("deck", []),
            ),
            row=spec.get("row", ["stap", "mtt"]),
            invented=[medic(cost)],
        )
        return game.offers("use clone_medic")

    troopers = ["clone_trooper", "clone_trooper"]
    both = ["hand", "discard"]
    assert offered(effect("discard", who="self", n=2, pick="owner"), hand=troopers)
    assert not offered(effect("discard", who="self", n=2, pick="owner"), hand=troopers[:1])
    assert offered(effect("exile", n=2, from_=both), hand=troopers[:1], discard=troopers[:1])
    assert not offered(effect("exile", n=2, from_=both), hand=troopers[:1])
    assert offered(effect("exile", up_to=2, from_=both))  # none is enough
    assert offered(effect("draw", n=2), deck=troopers[:1], discard=troopers[:1])
    assert not offered(effect("draw", n=2), deck=troopers[:1])
    enemies = {"faction": "enemy"}
    assert offered(effect("discard_row", n=2, filter=enemies))
    assert not offered(effect("discard_row", n=3, filter=enemies))
    assert offered(effect("discard_row", n="all", filter=enemies))
    assert not offered(effect("discard_row", n="all", filter=enemies), row=["delta_7b"])


# Selecting several cards


@rule("CW-BUY-06", "CW-KEY-12")
def test_several_row_cards_are_selected_before_any_is_refilled() -> None:
    medic = text("clone_medic", "action", effect("discard_row", n=2))
    game = face_off(
        REPUBLIC,
        side(units=["clone_medic"]),
        row=["stap", "mtt", "delta_7b"],
        galaxy=["yoda", "droideka", "tri_fighter"],
        invented=[medic],
    )
    game.picks("use clone_medic", "discard-row mtt")
    assert game.row[:3] == ["stap", "mtt", "delta_7b"]
    assert "discard-row mtt" not in game.options
    game.pick("discard-row stap")
    assert game.galaxy_discard == ["mtt", "stap"]
    assert game.row[:3] == ["yoda", "droideka", "delta_7b"]


@rule("CW-EXILE-08", "CW-ABILITY-06")
def test_exactly_two_cards_are_exiled_from_any_mixture_of_places() -> None:
    two = effect("exile", n=2, from_=["hand", "discard", "galaxy_row"], filter={"trait": "trooper"})
    medic = text("clone_medic", "action", two)

    def used(hand: list[str], discard: list[str]) -> Scenario:
        spec = side(units=["clone_medic"], hand=hand, discard=discard)
        row, galaxy = ["arc_trooper", "delta_7b"], ["captain_rex", "yoda"]
        game = face_off(REPUBLIC, spec, row=row, galaxy=galaxy, invented=[medic])
        return game.pick("use clone_medic")

    game = used(["clone_trooper", "republic_shuttle"], ["clone_trooper"])
    assert game.options == [
        "exile clone_trooper hand",
        "exile clone_trooper discard",
        "exile arc_trooper galaxy_row",
    ]
    game.pick("exile arc_trooper galaxy_row")
    assert game.row[0] == "arc_trooper"  # it waits for the other
    game.pick("exile clone_trooper hand")
    assert game.exile(REPUBLIC) == ["arc_trooper", "clone_trooper"]
    assert game.row[0] == "captain_rex"
    fewer = used([], [])
    assert fewer.exile(REPUBLIC) == ["arc_trooper"]  # as many as there are, no question
    assert fewer.row[0] == "captain_rex"  # which came too late to be exiled as well


@rule("CW-EXILE-03")
def test_a_question_about_a_hidden_hand_is_asked_even_with_one_answer() -> None:
    one = effect("exile", n=1, from_=["hand", "discard"], filter={"trait": "trooper"})
    medic = text("clone_medic", "on_play", one)

    def played(hand: list[str], discard: list[str]) -> Scenario:
        spec = side(hand=["clone_medic", *hand], discard=discard)
        game = face_off(REPUBLIC, spec, invented=[medic])
        return game.pick("play clone_medic")

    open_pile = played(["republic_shuttle"], ["clone_trooper"]).pick("use clone_medic")
    assert open_pile.options == ["exile clone_trooper discard"]
    no_hand = played([], ["clone_trooper"]).pick("use clone_medic")
    assert no_hand.exile(REPUBLIC) == ["clone_trooper"]
    assert played(["republic_shuttle"], []).options == ["done"]  # asked, so that nothing is told
    assert played([], []).asked == "action"


# Gains


@rule("CW-KEY-16", "CW-TURN-17")
def test_attack_gained_by_a_base_goes_to_one_of_your_cards_for_the_turn() -> None:
    base = text("rishi", "action", effect("gain", attack=2))
    spec = side(units=["clone_trooper"], ships=["consular_class_cruiser"])
    game = face_off(REPUBLIC, spec, invented=[base]).pick("use rishi")
    assert game.options == ["strengthen clone_trooper", "strengthen consular_class_cruiser"]
    game.pick("strengthen consular_class_cruiser")
    assert base_attack(game, "consular_class_cruiser") == 2
    assert base_attack(game, "clone_trooper") == 2
    game.picks("end", "end")
    assert base_attack(game, "consular_class_cruiser") == 0
    alone = face_off(REPUBLIC, side(units=["clone_trooper"]), invented=[base]).pick("use rishi")
    assert base_attack(alone, "clone_trooper") == 4


@rule("CW-ABILITY-06")
def test_damage_without_a_base_is_skipped_and_the_rest_goes_on() -> None:
    hit = effect("damage", n=2, to=["enemy_base"])
    medic = text("clone_medic", "action", hit, effect("draw", n=1))
    spec = side(units=["clone_medic"], deck=["jedi_knight"])
    game = face_off(REPUBLIC, spec, side(base=None), invented=[medic]).pick("use clone_medic")
    assert game.hand(REPUBLIC) == ["jedi_knight"]


@rule("CW-BASE-11", "CW-TURN-18")
def test_hit_points_given_by_a_unit_last_as_long_as_it_is_in_play() -> None:
    to = {"who": "self", "type": "capital_ship"}
    bonus = {"when": "while_in_play", "do": [effect("stat_bonus", stat="hit_points", n=2, to=to)]}
    leaves = {"when": "action", "cost": [effect("exile_self")], "do": [effect("repair", n=1)]}
    medic = invent("clone_medic", ability=[bonus, leaves])
    spec = side(units=["clone_medic"], ships=[("consular_class_cruiser", 4)], deck=["jedi_knight"])
    game = face_off(REPUBLIC, spec, invented=[medic])
    assert game.ships(REPUBLIC) == {"consular_class_cruiser": 4}
    assert game.pick("end").ships(REPUBLIC) == {}  # the unit has left play
    exiled = face_off(REPUBLIC, spec, invented=[medic]).pick("use clone_medic 2")
    assert exiled.discard(REPUBLIC) == ["consular_class_cruiser"]
