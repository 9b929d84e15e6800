"""What is asked says whose text asks, what set it off, and how damage can be divided."""

from __future__ import annotations

from orrery.cli.terminal.clone_wars.screen import CloneWarsScreen
from orrery.cli.terminal.commands import options_called
from orrery.cli.terminal.ink import Ink
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.clone_wars.words.offers import option_line
from orrery.clone_wars.words.questions import context_line, prompt_line
from orrery.clone_wars.words.story import event_line
from orrery.core.speaker import Happened, Scene
from tests.clone_wars.scenario import START, Scenario, invent, side, table

FRIGATE = "munificent_class_frigate"
VENATOR = "venator_class_star_destroyer"
DISCARD = {"effect": "discard", "n": 1, "who": "opponent", "pick": "owner"}


def offered(game: Scenario) -> list[str]:
    """All options in words."""
    assert game.game.decision is not None
    return [option_line(game.game, option, "en") for option in game.game.decision.options]


def told(game: Scenario) -> str:
    """The story so far, as a watcher reads it."""
    happened = Happened(game.game.events or [], Scene())
    return " / ".join(CLONE_WARS.speaker("en").story(game.game.facts, [happened], None))


def test_a_choice_of_a_reward_shows_the_reward() -> None:
    game = table(
        republic=side(units=["clone_trooper", "at_te"], hand=["republic_shuttle"] * 2), row=["stap"]
    )
    game.picks("commit at_te stap", "resolve stap", "reward stap")
    assert prompt_line(game.game, "en").startswith("Reward for STAP: ")
    assert context_line(game.game, "en").startswith("Exile 1 card")


def test_damage_is_divided_with_what_is_left_and_where_it_goes() -> None:
    ships = [(FRIGATE, 2), ("providence_class_dreadnought", 0)]
    game = table(republic=side(ships=[VENATOR]), separatist=side(ships=ships))
    game.picks(f"commit {VENATOR} base")
    assert "resolve the attack on the enemy base: 4 damage: 4 to ships, 0 to the base" in offered(
        game
    )
    game.pick("resolve base")
    assert prompt_line(game.game, "en") == (
        "4 damage to divide among the ships first. How much goes to "
        "Munificent-class Frigate, with 2 hit points left?"
    )
    assert offered(game) == [
        "none, leaving 4 for Providence-class Dreadnought",
        "1 damage, leaving 3 for Providence-class Dreadnought",
        "2 damage (destroys it), leaving 2 for Providence-class Dreadnought",
    ]


def test_a_single_ability_set_off_is_asked_for_by_its_text() -> None:
    game = table(republic=side(units=["cad_bane"], deck=["clone_trooper"]), row=["stap"])
    game.picks("commit cad_bane stap", "resolve stap")
    if game.asked == "reward":
        game.pick("done")
    text = "When this unit helps to defeat a card in the galaxy row, draw 1 card."
    assert prompt_line(game.game, "en") == f"Cad Bane: {text} Use it?"
    assert offered(game) == ["use Cad Bane", "pass"]
    game.pick("done")
    assert "They do not use Cad Bane." in told(game)


def test_several_abilities_set_off_are_asked_for_by_what_set_them_off() -> None:
    ours = side(units=["cad_bane", "aurra_sing"], deck=["clone_trooper"])
    game = table(republic=ours, row=["stap"])
    game.picks("commit cad_bane stap", "commit aurra_sing stap", "resolve stap")
    if game.asked == "reward":
        game.pick("done")
    assert "STAP was defeated." in prompt_line(game.game, "en")


def test_a_choice_that_may_be_passed_says_so() -> None:
    game = table(republic=side(hand=["jedi_knight"]))
    game.pick("play jedi_knight")
    assert prompt_line(game.game, "en") == "Jedi Knight: choose one, or pass."
    assert offered(game)[-1] == "pass"


def test_resources_are_told_with_their_cause() -> None:
    game = table(step=START, force=3, republic=side(ships=["consular_class_cruiser"]))
    lines = [event_line(game.game.facts, event, 0, "en") for event in game.game.events or []]
    assert "You gain 1 resource from the Force." in lines
    assert "Your ships bring in 1 resource." in lines


def test_the_fall_of_a_base_stands_alone() -> None:
    game = table(republic=side(ships=[VENATOR]), separatist=side(damage=7))
    game.picks(f"commit {VENATOR} base", "resolve base")
    parts = told(game).split(" / ")
    assert parts[-1] == "Xorrn, the Separatists’ base, is destroyed!"


def test_a_discard_the_opponent_demands_is_told_to_the_reader() -> None:
    game = table(
        republic=side(units=["clone_trooper"]),
        separatist=side(hand=["b1_battle_droid", "separatist_shuttle"]),
        invented=[
            invent(
                "clone_trooper",
                ability=[{"when": "action", "do": [DISCARD]}],
            )
        ],
    )
    game.pick("use clone_trooper")
    assert prompt_line(game.game, "en").endswith("Clone Trooper: discard a card from your hand.")
    assert context_line(game.game, "en") == ""


def test_an_amount_of_damage_can_be_typed() -> None:
    game = table(
        republic=side(ships=[VENATOR]),
        separatist=side(ships=[(FRIGATE, 2), ("providence_class_dreadnought", 0)]),
    )
    game.picks(f"commit {VENATOR} base", "resolve base")
    screen = CloneWarsScreen(Ink("en"), ["human", "greedy"])
    offers = screen.offers(game.game, game.options)
    assert [offer.option.to for offer in offers] == [1, 2, 0]
    assert [offer.option.to for offer in options_called(offers, "2 damage")] == [2]


def test_what_cannot_be_chosen_is_told_with_its_reason() -> None:
    game = table(republic=side(hand=["jedi_knight"]), force=3)
    game.pick("play jedi_knight")
    told = "(Would have no effect now: gain 1 Force.)"
    assert context_line(game.game, "en").endswith(told)
    game = table(republic=side(hand=["jedi_knight"]), force=2)
    game.pick("play jedi_knight")
    assert "no effect now" not in context_line(game.game, "en")
