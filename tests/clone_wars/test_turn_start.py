"""TURN: alternating turns and the start of a turn."""

from __future__ import annotations

from tests.clone_wars.opening import opening
from tests.clone_wars.scenario import START, invent, side, table
from tests.marks import rule

TAKES_A_SHIP = {
    "when": "on_reveal",
    "do": [
        {
            "effect": "reveal_top",
            "deck": "galaxy",
            "if_own": [{"effect": "put", "card": "revealed", "to": "play"}],
        }
    ],
}


def at_start(**do: object) -> dict[str, object]:
    return {"when": "start_of_turn", "do": [do]}


@rule("CW-TURN-01")
def test_players_alternate_complete_turns() -> None:
    game = opening()
    turns = []
    for _ in range(6):
        turns.append((game.game.state.turn, game.seat))
        game.pick("end")
    assert turns == [(n, ("republic", "separatist")[n % 2]) for n in range(1, 7)]


@rule("CW-TURN-01")
def test_a_player_without_a_base_still_takes_the_turn() -> None:
    game = table(
        republic=side(units=["clone_trooper"]),
        separatist=side(damage=6, hand=["separatist_shuttle"]),
    )
    game.picks("commit clone_trooper base", "resolve base", "end")
    assert (game.seat, game.asked) == ("separatist", "new-base")
    game.picks("base mygeeto", "play separatist_shuttle", "end")
    assert game.seat == "republic"


@rule("CW-TURN-02")
def test_a_reveal_that_reaches_the_end_of_the_track_earns_the_bonus() -> None:
    theirs = side(base=None, bases=["serenno", "geonosis"])
    game = table(step=START, active="separatist", force=1, separatist=theirs)
    game.picks("base serenno", "use serenno")
    assert game.force == -3
    assert game.pool("separatist") == 1


@rule("CW-TURN-02")
def test_a_reveal_that_declines_the_force_earns_nothing() -> None:
    theirs = side(base=None, bases=["serenno", "geonosis"])
    game = table(step=START, active="separatist", force=-2, separatist=theirs)
    game.picks("base serenno", "done")
    assert (game.force, game.pool("separatist")) == (-2, 0)


@rule("CW-TURN-02")
def test_a_ship_put_into_play_by_a_reveal_pays_in_step_3() -> None:
    game = table(
        step=START,
        galaxy=["consular_class_cruiser"],
        invented=[invent("ryloth", ability=[TAKES_A_SHIP])],
        republic=side(base=None, bases=["ryloth", "kamino"]),
    )
    game.picks("base ryloth", "use ryloth")
    assert game.ships("republic") == {"consular_class_cruiser": 0}
    assert (game.asked, game.pool("republic")) == ("action", 1)


@rule("CW-TURN-03")
def test_a_player_without_a_base_takes_any_remaining_one_and_reveals_it() -> None:
    game = table(step=START, republic=side(base=None, hand=["clone_trooper"]))
    assert (game.seat, game.asked) == ("republic", "new-base")
    assert sorted(game.options) == [
        "base anaxes",
        "base coruscant_base_republic",
        "base kamino",
        "base ryloth",
    ]
    assert game.why("end") == "CW-TURN-08"
    assert game.why("done") == "CW-TURN-03"
    game.pick("base kamino")
    assert (game.base("republic"), game.damage("republic")) == ("kamino", 0)
    assert game.bases("republic") == ["anaxes", "coruscant_base_republic", "ryloth"]
    assert game.asked == "action"


@rule("CW-TURN-03")
def test_the_last_base_is_revealed_without_a_choice_and_triggers() -> None:
    mine = side(base=None, bases=["ryloth"], lost=["kamino"])
    game = table(step=START, republic=mine, row=["arc_trooper"])
    assert (game.base("republic"), game.bases("republic")) == ("ryloth", [])
    assert game.options == ["use ryloth", "done"]
    game.picks("use ryloth", "purchase arc_trooper")
    assert game.hand("republic") == ["arc_trooper"]


@rule("CW-TURN-03")
def test_a_player_with_a_base_keeps_it() -> None:
    game = table(step=START, republic=side(damage=7))
    assert game.asked == "action"
    assert (game.base("republic"), game.damage("republic")) == ("rishi", 7)


@rule("CW-TURN-04")
def test_the_republics_first_turn_pays_if_the_marker_was_not_moved() -> None:
    game = opening().pick("end")
    assert (game.seat, game.force, game.pool("republic")) == ("republic", 3, 1)
    for seed in range(9):
        game = opening(seed)
        if "play dark_side_agent" in game.options:
            break
    game.picks("play dark_side_agent", "choose dark_side_agent 3", "end")
    assert (game.seat, game.force, game.pool("republic")) == ("republic", 2, 0)


@rule("CW-TURN-05")
def test_every_own_ship_pays_its_resources_damaged_or_not() -> None:
    ships = [
        ("consular_class_cruiser", 2),
        ("arquitens_class_light_cruiser", 0),
        ("venator_class_star_destroyer", 0),
    ]
    game = table(
        step=START,
        republic=side(ships=ships, units=["clone_medic"]),
        separatist=side(ships=["droid_control_ship"]),
    )
    assert game.pool("republic") == 1 + 1 + 0
    assert game.pool("separatist") == 0
    game.picks("end", "end")
    assert game.pool("republic") == 2


@rule("CW-TURN-05")
def test_two_ships_of_one_kind_pay_twice_and_without_force() -> None:
    ship = invent("consular_class_cruiser", resources=2, force=1)
    ships = ["consular_class_cruiser", "consular_class_cruiser"]
    game = table(step=START, republic=side(ships=ships), invented=[ship])
    assert (game.pool("republic"), game.force) == (4, 0)


@rule("CW-TURN-06")
def test_texts_about_the_start_come_after_the_three_steps() -> None:
    text = at_start(effect="gain", force=1)
    game = table(
        step=START,
        force=2,
        invented=[invent("rishi", ability=[text])],
        republic=side(ships=["consular_class_cruiser"]),
    )
    assert (game.asked, game.options) == ("trigger", ["use rishi", "done"])
    assert game.pool("republic") == 1  # the ship has paid
    game.pick("use rishi")
    assert (game.asked, game.force) == ("action", 3)
    assert game.pool("republic") == 1  # too late for the bonus


@rule("CW-TURN-06")
def test_the_player_orders_and_declines_them_and_each_is_offered_once() -> None:
    texts = [
        invent("rishi", ability=[at_start(effect="gain", resources=2)]),
        invent("consular_class_cruiser", ability=[at_start(effect="draw", n=1)]),
    ]
    mine = side(ships=["consular_class_cruiser"], deck=["clone_trooper", "clone_trooper"])
    game = table(step=START, invented=texts, republic=mine)
    assert sorted(game.options) == ["done", "use consular_class_cruiser", "use rishi"]
    game.pick("use consular_class_cruiser")
    assert game.options == ["use rishi", "done"]
    game.pick("done")
    assert (game.asked, game.pool("republic")) == ("action", 1)
    assert game.hand("republic") == ["clone_trooper"]
    assert game.why("use rishi") == "CW-KEY-04"
    game.picks("end", "end")
    assert (game.seat, game.asked) == ("republic", "trigger")


@rule("CW-TURN-06")
def test_a_text_that_must_be_used_is_not_declined() -> None:
    text = {**at_start(effect="gain", resources=2), "must": True}
    game = table(step=START, invented=[invent("rishi", ability=[text])])
    assert (game.asked, game.pool("republic")) == ("action", 2)
    may = invent("consular_class_cruiser", ability=[at_start(effect="gain", force=1)])
    mine = side(ships=["consular_class_cruiser"])
    game = table(step=START, invented=[invent("rishi", ability=[text]), may], republic=mine)
    assert sorted(game.options) == ["use consular_class_cruiser", "use rishi"]
    game.pick("use rishi")
    assert game.options == ["use consular_class_cruiser", "done"]


@rule("CW-TURN-06")
def test_a_base_revealed_this_turn_uses_its_text_at_once() -> None:
    theirs = side(base=None, bases=["raxus", "geonosis"], exile=["stap"])
    game = table(step=START, active="separatist", separatist=theirs)
    game.picks("base raxus", "use raxus")
    assert game.discard("separatist") == ["stap"]
    assert game.asked == "action"


@rule("CW-TURN-06")
def test_the_opponents_texts_about_the_start_wait_for_their_own_turn() -> None:
    game = table(
        step=START,
        invented=[
            invent("rishi", ability=[at_start(effect="gain", resources=2)]),
            invent("xorrn", ability=[at_start(effect="gain", resources=2)]),
        ],
    )
    assert game.options == ["use rishi", "done"]
    game.picks("use rishi", "end")
    assert (game.seat, game.options) == ("separatist", ["use xorrn", "done"])
