"""Greedy answers every prompt of the catalogue with a reason of its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.bots.clone_wars.greedy import GreedyBot
from orrery.bots.clone_wars.table import CloneWarsWindow
from orrery.clone_wars.rules.prompts import PROMPTS
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.window import Answer, Window
from orrery.messages import messages
from tests.bots.driving import CLONE_WARS_CLUB as CLUB
from tests.bots.driving import EDITIONS
from tests.clone_wars.scenario import START, Scenario, invent, side, table

RARE: dict[str, Callable[[], Scenario]] = {
    "opponent-hand": lambda: table(
        factions="rebel,empire",
        force=2,
        rebel=side(units=["jyn_erso"]),
        empire=side(hand=["darth_vader", "stormtrooper"]),
    ),
    "looked": lambda: table(
        factions="empire,rebel",
        step=START,
        empire=side(base="coruscant_base_empire", lost=["lothal"]),
        galaxy=["x_wing", "star_destroyer", "tie_bomber"],
    ),
    "swap-out": lambda: table(
        factions="empire,rebel",
        force=2,
        empire=side(units=["moff_jerjerrod"]),
        row=["luke_skywalker"],
    ),
    "swap-in": lambda: table(
        factions="rebel,empire",
        step=START,
        rebel=side(base=None, bases=["tatooine"], lost=["dantooine"]),
        galaxy_discard=["luke_skywalker", "x_wing"],
        row=["darth_vader"],
    ),
    "damage": lambda: table(
        active="separatist",
        separatist=side(units=["vulture_droid"]),
        republic=side(ships=["venator_class_star_destroyer"], damage=6),
    ),
    "destination": lambda: table(
        force=2,
        republic=side(units=["toydarian_trader", "padme_amidala"], pool=5),
        row=["ahsoka_tano"],
    ),
    "destroy": lambda: table(
        force=2,
        republic=side(units=["maul"]),
        row=["at_rt", "at_te", "clone_medic", "stap", "mtt", "droideka"],
        separatist=side(ships=["munificent_class_frigate", "droid_control_ship"]),
    ),
    "strengthen": lambda: table(
        invented=[
            invent(
                "rishi",
                ability=[{"when": "action", "do": [{"effect": "gain", "attack": 2}]}],
            )
        ],
        republic=side(units=["arc_trooper", "clone_trooper"], base="rishi"),
    ),
}
"""Positions for prompts that whole games hardly reach."""


def greedy_at(prompt: str, game: Scenario) -> tuple[CloneWarsWindow, Answer]:
    """What greedy answers when it is first asked this."""
    for _ in range(50):
        window = Window(CLONE_WARS, game.game)
        answer = GreedyBot(1).answer(window)
        if game.asked == prompt:
            return window, answer
        game.game.play(answer.pick)
    raise AssertionError(f"{prompt} was never asked")


@pytest.mark.parametrize("prompt", RARE)
def test_greedy_answers_a_rare_prompt(prompt: str) -> None:
    window, answer = greedy_at(prompt, RARE[prompt]())
    assert answer.pick in window.options
    assert answer.reason in (f"bot-{prompt}", "bot-decline")


@pytest.mark.slow
def test_greedy_meets_and_answers_all_other_prompts_in_whole_games() -> None:
    met: set[str] = set()
    for seed in range(12):
        for options in EDITIONS:
            game = CLUB.new_game(seed, **options)
            for _, window, answer in CLUB.answers(game, "greedy", "eager"):
                if window.seat == 0:
                    met.add(window.prompt.key)
                    assert answer.pick in window.options
    assert set(PROMPTS) - met <= set(RARE)


def test_every_prompt_has_a_reason() -> None:
    known = messages("en")
    for prompt in set(PROMPTS) - {"action"}:
        assert known.has(f"bot-{prompt}")
    assert known.has("bot-decline")
