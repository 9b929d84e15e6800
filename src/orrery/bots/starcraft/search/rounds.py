"""Playouts: a dealt world is played on by `greedy` to the end of the round, where points fall.

Every seat of a world gets a window on it, so nobody sees more of it than in a game.
"""

from __future__ import annotations

from orrery.bots.search.report import Fact, PlayedOut
from orrery.bots.starcraft.greedy import GreedyBot
from orrery.bots.starcraft.judgement import Judgement
from orrery.bots.starcraft.orders import choose_placing
from orrery.bots.starcraft.reading import read
from orrery.bots.starcraft.scenarios.driven import acting
from orrery.bots.starcraft.search.value import value
from orrery.bots.starcraft.table import StarCraftWindow, box_of
from orrery.core.decisions import Option
from orrery.core.window import Window
from orrery.starcraft.board.control import controlled
from orrery.starcraft.board.rows import places_in
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.ruleset import STARCRAFT

Line = tuple[Option, ...]
"""Picks made one after another."""

POLICY = GreedyBot(0)


def play_out(world: StarCraftGame, line: Line, seat: int) -> PlayedOut:
    """The end of the round if a seat makes these picks in a world, and everybody plays on as
    `greedy` would."""
    game = world.copy()
    for pick in line:
        game.play(pick)
    play_round(game, world.state.round)
    return PlayedOut(value(game, seat), facts_of(game, seat))


def play_round(game: StarCraftGame, number: int) -> None:
    """Play a world on to the end of a round or of the game."""
    token = NONE  # of the order being placed
    while (decision := game.decision) is not None and game.state.round == number:
        if len(decision.options) == 1:
            game.go_on(decision.options[0])
            continue
        window = Window(STARCRAFT, game)
        if decision.prompt.key == "order-which" and Option("order", token) in decision.options:
            pick = Option("order", token)
        elif decision.prompt.key == "order-where":
            pick, token = place(window)
        else:
            pick = POLICY.answer(window).pick
        game.go_on(pick)


def place(window: StarCraftWindow) -> tuple[Option, int]:
    """Where `greedy` places an order, and which: it need not think about it twice."""
    box = box_of(window.facts)
    table = acting(box, read(box, window.view, window.seat), "order-where", window.options)
    judgement = Judgement(box, table, planning=True)
    answer, idea = choose_placing(judgement, window.options)
    return answer.pick, NONE if idea is None else idea.order


def facts_of(game: StarCraftGame, seat: int) -> frozenset[Fact]:
    """What everybody would see at the end: who has won, which areas and bases the seat has."""
    state, box = game.state, game.facts
    if game.decision is None:
        return frozenset([Fact("wins")]) if seat in state.winners else frozenset()
    held = [Fact("holds", area) for area in controlled(state, seat)]
    bases = [Fact("base", box.planet_of[area]) for area in places_in(state.bases, seat)]
    return frozenset([*held, *bases])
