"""The programs for StarCraft play whole games of every size by the rules, with reasons."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import pytest

from orrery import bots
from orrery.bots.starcraft import simple
from orrery.bots.starcraft.eager import EagerBot
from orrery.bots.starcraft.fast.policy import Policy
from orrery.bots.starcraft.greedy import CHOOSERS, PLANNING, GreedyBot
from orrery.bots.starcraft.levels import Greedy
from orrery.core.decisions import DONE, Option, Prompt
from orrery.core.window import Window
from orrery.messages import messages
from orrery.starcraft.ruleset import STARCRAFT
from tests.bots.driving import STARCRAFT_CLUB as CLUB
from tests.starcraft.orders import executing
from tests.starcraft.scenario import side

NAMES = ["random", "eager", "novice", "simple", "hasty", "greedy"]
"""Those that answer at once; test_starcraft_search.py has the one that thinks."""
ENDINGS = {"conquest-points", "objective", "end-draws-near", "elimination"}


def test_every_program_has_its_name() -> None:
    assert bots.names("starcraft") == [*NAMES, "search"]
    assert isinstance(bots.make("greedy", "starcraft", 1), Greedy)
    assert isinstance(bots.make("eager", "starcraft", 1), EagerBot)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", ["eager", "simple", "greedy"])
def test_a_program_finishes_games_of_every_size_with_reasons(name: str, players: int) -> None:
    known, game = messages("en"), CLUB.new_game(20 + players, players=str(players))
    seats = [name, *["eager"] * (players - 1)]
    for _, window, answer in CLUB.answers(game, *seats):
        assert answer.pick in window.options
        assert known.has(answer.reason), answer.reason
    assert game.state.ending in ENDINGS
    assert game.state.winners


@pytest.mark.slow
@pytest.mark.parametrize("name", ["simple", "greedy"])
@pytest.mark.parametrize(
    "options",
    [{"galaxy": "place", "factions": "choose"}, {"teams": "yes"}, {"goal": "elimination"}],
    ids=lambda options: "-".join(options.values()),
)
def test_a_program_plays_every_kind_of_game(name: str, options: dict[str, str]) -> None:
    game = CLUB.new_game(5, **options)
    for number, (_, window, answer) in enumerate(CLUB.answers(game, *[name] * 4)):
        assert answer.pick in window.options
        if number == 1500:
            return
    assert game.state.ending in ENDINGS


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_windows_give_the_same_answers(name: str) -> None:
    played = [
        [
            answer
            for _, _, answer in CLUB.answers(CLUB.new_game(7, players="2"), name, "eager", seed=9)
        ]
        for _ in range(2)
    ]
    assert played[0] == played[1]


def test_eager_idles_only_when_nothing_else_is_possible_and_destroys_nothing() -> None:
    idle = 0
    for _, window, answer in CLUB.answers(CLUB.new_game(2), *["eager"] * 4):
        verbs = {option.verb for option in window.options}
        if answer.pick.verb in EagerBot.idle:
            idle += 1
            assert verbs <= set(EagerBot.idle)
        assert answer.pick.verb != "destroy"
        if window.prompt.key == "execute":
            assert answer.pick == Option("execute")
        if window.prompt.key == "end-order":
            assert answer.pick == DONE
    assert idle > 20


def test_greedy_never_destroys_its_own_pieces() -> None:
    for _, window, answer in CLUB.answers(CLUB.new_game(3), "greedy", "simple", "greedy", "eager"):
        if window.seat in (0, 2):
            assert answer.pick.verb != "destroy"


def test_a_research_order_goes_on_where_no_combat_card_is_left() -> None:
    home = side(at={"helios.2": "marine base"})
    game = executing("arcturus_mengsk research", arcturus_mengsk=home)
    player = game.player("arcturus_mengsk")
    player.hand, player.deck, player.discards = tuple(sorted(player.deck)), (), ()
    game.game.ask_again()
    assert game.options == ["destroy", "done"]
    assert GreedyBot(1).answer(Window(STARCRAFT, game.game)).pick == DONE
    assert Policy().pick(game.game) == DONE


def test_greedy_chooses_for_prompts_that_exist() -> None:
    asked = {
        value.key
        for name, module in sys.modules.items()
        if name.startswith("orrery.starcraft.")
        for value in vars(module).values()
        if isinstance(value, Prompt)
    }
    assert len(asked) > 60
    assert set(CHOOSERS) | {"order-which", *PLANNING} <= asked


def test_simple_moves_on_where_it_may_not_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simple, "box_of", lambda _: None)
    monkeypatch.setattr(simple, "read", lambda *_: None)
    monkeypatch.setattr(simple, "next_move", lambda *_: DONE)
    must_move = [Option("move", 3, 1), Option("destroy")]
    window: Any = SimpleNamespace(
        options=must_move, prompt=SimpleNamespace(key="move"), facts=None, view=None, seat=0
    )
    assert simple.SimpleBot(1).answer(window).pick == must_move[0]
    window.options = [*must_move, DONE]
    assert simple.SimpleBot(1).answer(window).pick == DONE
