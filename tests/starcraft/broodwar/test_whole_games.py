"""Whole games with the expansion, from the setup to the end, by players who do not think."""

from __future__ import annotations

from random import Random

import pytest

from orrery.bots.starcraft.eager import EagerBot
from orrery.bots.starcraft.greedy import GreedyBot
from orrery.bots.starcraft.simple import SimpleBot
from orrery.core.window import Program, Window
from orrery.starcraft.ruleset import STARCRAFT
from tests.laws.starcraft import CHEAP, LAWS
from tests.marks import few_quick
from tests.starcraft.expanded import expanded_box
from tests.starcraft.opening import Opening, begin

MOST_PICKS = 6000
HASTY = ("destroy", "draw-event")
"""What random players seldom do: their pieces, or the Event cards, would soon be gone."""


def whole_game(seed: int, leader: str = "", every: int = MOST_PICKS, **options: str) -> Opening:
    """A random game to its end; the laws of the table hold at every decision, those that take long
    at every so many. A Leadership card that is named is chosen."""
    chance = Random(seed)
    game = begin(expanded_box(**{"factions": "random", "leadership": "no", **options}), seed)
    for number in range(1, MOST_PICKS):
        if game.is_over:
            return game
        if number % every == 0:
            for slow_law in LAWS:
                slow_law(game.game, chance)
        for law in CHEAP:
            law(game.game)
        if f"leader {leader}" in game.options:
            game.picks(f"leader {leader}")
            continue
        options_now = game.decision.options
        kept = [option for option in options_now if option.verb not in HASTY]
        game.game.play(chance.choice(kept if kept and chance.random() < 0.9 else options_now))
    raise AssertionError(f"the game of seed {seed} does not end: round {game.state.round}")


@pytest.mark.parametrize("seed", few_quick(range(3)))
@pytest.mark.parametrize("galaxy", ["place", "quick"])
@pytest.mark.parametrize("players", few_quick(["2", "4", "6"]))
def test_a_game_is_played_to_its_end(players: str, galaxy: str, seed: int) -> None:
    game = whole_game(seed, players=players, galaxy=galaxy)
    assert game.state.winners


@pytest.mark.parametrize("seed", few_quick(range(2)))
def test_a_game_of_teams_is_played_to_its_end(seed: int) -> None:
    game = whole_game(seed, players="4", teams="yes", galaxy="quick")
    assert len(game.state.winners) == 2


@pytest.mark.parametrize("planets", few_quick(["two_of_three", "three"]))
@pytest.mark.parametrize("galaxy", few_quick(["place", "quick"]))
def test_a_game_with_more_planets_is_played_to_its_end(galaxy: str, planets: str) -> None:
    game = whole_game(5, players="3", galaxy=galaxy, planets=planets)
    assert game.state.winners


STAGE_ONE = [one for one in expanded_box().leadership if one.stage == 1]


@pytest.mark.parametrize("leader", few_quick([one.slug for one in STAGE_ONE]))
def test_a_game_with_each_leadership_card_of_stage_one_is_played_to_its_end(leader: str) -> None:
    box = expanded_box()
    [own] = {one.faction for one in STAGE_ONE if one.slug == leader}
    others = [slug for slug in box.faction_slugs if slug != box.faction_slugs[own]]
    factions = ",".join([box.faction_slugs[own], *others[own % 3 :][:2]])
    galaxy = "place" if own % 2 else "quick"
    game = whole_game(7, leader, players="3", factions=factions, leadership="yes", galaxy=galaxy)
    assert any(
        event.kind == "leader" and box.leadership[event.things[0]].slug == leader
        for event in game.events
    )
    assert game.state.winners


@pytest.mark.parametrize("leadership", few_quick(["yes", "no"]))
def test_nothing_leaks_and_what_is_offered_is_legal(leadership: str) -> None:
    options = {"players": "3", "galaxy": "quick", "leadership": leadership, "planets": "three"}
    assert whole_game(8, every=17, **options).state.winners


@pytest.mark.parametrize("leadership", few_quick(["yes", "no"]))
def test_programs_play_to_the_end(leadership: str) -> None:
    box = expanded_box(players="3", factions="random", galaxy="quick", leadership=leadership)
    game = begin(box, 4)
    programs: list[Program] = [GreedyBot(1), SimpleBot(2), EagerBot(3)]
    while not game.is_over:
        for law in CHEAP:
            law(game.game)
        window = Window(STARCRAFT, game.game)
        game.game.play(programs[window.seat].answer(window).pick)
    assert game.state.winners
