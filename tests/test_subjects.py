"""What a question is about, and what others see of a procedure, it says itself, and nobody else."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import pytest

import orrery.clone_wars
import orrery.starcraft
from orrery.cli import terminal
from orrery.clone_wars import CLONE_WARS
from orrery.core.decisions import Ref, Seat
from orrery.core.flow import Procedure
from orrery.starcraft import STARCRAFT
from tests.clone_wars.scenario import side, table
from tests.starcraft.arena import army, battle, standard_cards

ROOMS = ("clone_wars.knowledge", "clone_wars.words", "starcraft.knowledge", "starcraft.words")
MODULES = sorted(
    module.name
    for package in (orrery.clone_wars, orrery.starcraft, terminal)
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    if any(room in module.name for room in (*ROOMS, "cli.terminal"))
)


@pytest.mark.parametrize("name", MODULES)
def test_words_and_knowledge_know_no_procedure_by_its_class(name: str) -> None:
    known = [
        one
        for one in vars(import_module(name)).values()
        if isinstance(one, type) and issubclass(one, Procedure)
    ]
    assert known == []


def test_a_division_is_about_its_attackers_its_damage_and_the_ships_left() -> None:
    frigate = "munificent_class_frigate"
    ships = [frigate, "droid_control_ship", "providence_class_dreadnought"]
    game = table(republic=side(units=["at_te"]), separatist=side(ships=ships))
    game.picks("commit at_te base", "resolve base")
    (attacker,), bit = game.side("republic").units, game.game.facts.bit
    first, second, third = (bit[ship] for ship in game.side("separatist").ships)
    before = game.game.subject()
    assert before["attackers"] == Ref("cards", bit[attacker])
    assert before["ships"] == Ref("cards", first | second | third)
    game.pick(f"assign {frigate} 2")
    after = game.game.subject()
    assert after["ships"] == Ref("cards", second | third)
    assert after["left"].number == before["left"].number - 2


def test_cards_are_placed_at_a_skirmish_of_two_units_the_own_one_first() -> None:
    game = battle(
        tassadar=army("dragoon", deck=standard_cards("tassadar")),
        overmind=army("hydralisk", deck=standard_cards("overmind")),
    )
    while game.prompt != "standard-card":
        game.picks("done")
    subject = game.game.subject()
    names = [game.box.unit_slugs[subject[role].number] for role in ("unit", "enemy")]
    own = {"tassadar": "dragoon", "overmind": "hydralisk"}[game.asked]
    assert (names[0], set(names)) == (own, {"dragoon", "hydralisk"})
    assert subject["n"] == Ref("number", subject["skirmish"].number + 1)


def test_a_game_that_is_over_asks_about_nothing() -> None:
    game = table()
    game.game.end()
    assert game.game.subject() == {}


def test_a_view_holds_of_frames_only_what_they_show() -> None:
    game = battle(
        tassadar=army("dragoon", deck=standard_cards("tassadar")),
        overmind=army("hydralisk", deck=standard_cards("overmind")),
    )
    while game.prompt != "standard-card":
        game.picks("done")
    shown = {name for frame in game.game.stack for name in frame.shown()}
    assert set(STARCRAFT.view(game.game, None)["under_way"]) == shown >= {"place-cards"}
    procedures = {type(frame).__name__ for frame in game.game.stack}
    assert not any(name in str(STARCRAFT.view(game.game, None)) for name in procedures)


def test_a_view_of_clone_wars_holds_nothing_of_frames() -> None:
    game = table(republic=side(units=["clone_trooper"]))
    assert {type(frame).__name__ for frame in game.game.stack} >= {"PlayGame", "Turn"}
    assert not any(
        name in str(CLONE_WARS.view(game.game, Seat(0))) for name in ("PlayGame", "Turn")
    )
