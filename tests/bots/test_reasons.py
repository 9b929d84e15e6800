"""What greedy gives as its reason is true of the position it is given in."""

from __future__ import annotations

from orrery.bots.clone_wars.greedy import GreedyBot
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Option
from orrery.core.window import Answer, Window
from orrery.messages import messages
from tests.clone_wars.scenario import Scenario, side, table

STRONG = ["anakin_skywalker", "yoda", "mace_windu", "ahsoka_tano", "captain_rex"]


def answer(game: Scenario) -> Answer:
    return GreedyBot(1).answer(Window(CLONE_WARS, game.game))


def test_an_attack_that_cannot_reach_the_target_value_is_not_said_to() -> None:
    game = table(republic=side(units=["clone_trooper"]), row=["count_dooku"])
    game.pick("commit clone_trooper count_dooku")
    assert answer(game).reason == "bot-end"


def test_an_attack_is_filled_up_until_it_reaches_the_target_value() -> None:
    game = table(republic=side(units=["clone_trooper", "arc_trooper"]), row=["tri_fighter"])
    game.pick("commit clone_trooper tri_fighter")
    assert answer(game).reason == "bot-fill-row"
    game.pick("commit arc_trooper tri_fighter")
    assert answer(game).reason == "bot-resolve-row"


def test_a_turn_that_ends_with_something_to_buy_says_why_it_is_not_bought() -> None:
    strong = side(pool=2, deck=STRONG)  # enough for a pilot
    game = table(republic=strong)
    assert answer(game) == Answer(Option("end"), "bot-end-buy")
    lost = side(lost=["xorrn", "dac"], base="felucia", damage=8, deck=["separatist_shuttle"] * 5)
    game = table(republic=strong, separatist=lost)
    assert answer(game) == Answer(Option("end"), "bot-end-late")


def test_a_pilot_is_not_said_to_move_the_force_where_it_cannot() -> None:
    deck = side(units=["outer_rim_pilot"], deck=STRONG)
    told = answer(table(republic=deck, force=3))
    assert (told.pick.verb, told.reason) == ("use", "bot-use-exile")
    assert answer(table(republic=deck, force=0)).reason == "bot-use"


def test_a_card_without_an_ability_is_not_said_to_have_one() -> None:
    game = table(options={"factions": "empire,rebel"}, empire=side(hand=["star_destroyer"]))
    assert answer(game).reason == "bot-play-card"


def test_a_share_that_destroys_no_ship_is_not_said_to() -> None:
    ships = ["munificent_class_frigate", "providence_class_dreadnought"]
    game = table(republic=side(units=["clone_trooper"]), separatist=side(ships=ships))
    game.picks("commit clone_trooper base", "resolve base")
    assert game.asked == "divide"
    assert answer(game).reason == "bot-divide-most"


def told(game: Scenario) -> str:
    """The reason in words."""
    given = answer(game)
    return messages("en").format(given.reason, **given.figures)


def test_a_purchase_is_explained_by_what_the_card_gives_for_its_cost() -> None:
    game = table(republic=side(pool=5, deck=["republic_shuttle"] * 5), row=["at_te"], pilots=0)
    assert told(game) == "+5 attack for 5: the best rate you can afford."


def test_an_attack_on_the_base_is_explained_by_its_figures() -> None:
    game = table(republic=side(units=["at_te"]), separatist=side(base="xorrn", damage=2))
    assert told(game) == (
        "5 attack is ready, and has no better use than Xorrn, which has 6 hit points left."
    )
    game = table(republic=side(units=["at_te"]), separatist=side(base="xorrn", damage=4))
    assert told(game) == "5 attack is ready: enough to destroy Xorrn."


def test_an_attack_on_the_row_is_explained_by_what_it_takes() -> None:
    game = table(republic=side(units=["captain_rex"]), row=["commando_droid"])
    given = answer(game)
    assert given.reason == "bot-attack-row"
    assert told(game).startswith("3 attack defeats Commando Droid: its reward")
