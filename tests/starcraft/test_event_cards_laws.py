"""What holds at every decision of step 8, whatever card is played and whatever is picked."""

from __future__ import annotations

from random import Random

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.box import Box
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.rules.events.table import TEXTS
from orrery.starcraft.rules.round.play_events import PlayEvents
from tests.marks import few_quick
from tests.starcraft.expanded import expanded_box
from tests.starcraft.scenario import PLAIN, Position, box_for, side, table
from tests.starcraft.step_8 import assert_offers_what_is_legal, is_about_events

BOX = box_for(tuple(sorted({**PLAIN, "players": "3"}.items())))
GAMES = 3


def crowded(card: str, seed: int, chance: Random) -> Position:
    """Three players in each other's way, with full areas and few figures, routes and workers left;
    the first drew the card, and all have other cards, drawn and in play."""
    pool = [slug for slug in BOX.event_slugs for _ in range(BOX.event_copies[BOX.event(slug)])]
    pool.remove(card)
    staying = [slug for slug in pool if BOX.event_stays[BOX.event(slug)]]
    in_play = chance.sample([slug for slug in staying if not is_strategy(slug)], 3)
    strategies = chance.sample([slug for slug in staying if is_strategy(slug)], 2)
    for slug in (*in_play, *strategies):
        pool.remove(slug)
    others = chance.sample(pool, 5)
    return table(
        phase="regrouping",
        seed=seed,
        z_axis=[
            ("helios.north", "vyctor_5.east"),
            ("dylar_iv.east", "helios.west"),
            ("torus.north", "pridewater.south"),
        ],
        depletion={"torus.3": 1, "helios.4": 1, "vyctor_5.2": 2},
        arcturus_mengsk=side(
            at={
                "helios.2": "base marine marine siege_tank",
                "helios.1": "wraith",
                "torus.1": "marine marine",
                "torus.4": "wraith",
            },
            transports=["helios-torus", "helios-pridewater", "z2"],
            drawn=[card, *others[:2]],
            events=[strategies[0]],
        ),
        overmind=side(
            at={
                "dylar_iv.2": "base zergling hydralisk",
                "dylar_iv.4": "ultralisk zergling",
                "dylar_iv.1": "mutalisk",
            },
            transports=["dylar_iv-torus"],
            drawn=others[2:3],
            events=[strategies[1], *in_play[:2]],
        ),
        tassadar=side(
            at={"torus.3": "base zealot reaver", "torus.2": "dragoon zealot"},
            drawn=others[3:],
            events=in_play[2:],
        ),
    )


def is_strategy(slug: str) -> bool:
    return BOX.event_strategy[BOX.event(slug)]


def pieces(game: StarCraftGame) -> tuple[int, ...]:
    """Figures, transports, workers and Event cards, wherever they are."""
    state = game.state
    figures = sum(map(len, state.armies)) + sum(sum(one.figures) for one in state.players)
    transports = sum(one.transports.bit_count() + one.transport_supply for one in state.players)
    workers = sum(
        one.pool + one.unavailable + one.worker_supply + sum(one.workers) + sum(one.permanent)
        for one in state.players
    )
    zones = (
        state.event_deck, state.event_discards, state.event_box, state.removed, state.common,
        *(one.drawn for one in state.players), *(one.events for one in state.players),
    )  # fmt: skip
    return figures, transports, workers, sum(map(len, zones))


def assert_asking_changes_nothing(game: StarCraftGame) -> None:
    other = game.copy()
    before = (other.decision, other.state.irrevocable, other.state.counter)
    other.ask_again()
    assert (other.decision, other.state.irrevocable, other.state.counter) == before


def assert_laws(game: StarCraftGame) -> None:
    """Texts are unique, programs have something to pick, asking changes nothing."""
    assert game.decision is not None
    texts = VERBS.texts(game)
    assert len(set(texts)) == len(texts)
    assert game.decision.options[game.decision.fresh :]
    assert_asking_changes_nothing(game)


def is_step_8(game: StarCraftGame) -> bool:
    return any(isinstance(frame, PlayEvents) for frame in game.stack)


ABOUT_CARDS = {"accelerated_progress", "stalling_tactic", "the_end_draws_near"}


@pytest.mark.parametrize("box", [BOX, expanded_box()], ids=["base", "expanded"])
def test_every_title_does_something(box: Box) -> None:
    staying = {slug for at, slug in enumerate(box.event_slugs) if box.event_stays[at]}
    texts = [slug for slug in TEXTS if slug in box.event_slugs]
    assert {*texts, *staying, *ABOUT_CARDS} == set(box.event_slugs)
    assert len(texts) + len(staying) + len(ABOUT_CARDS) == len(box.event_slugs)


@pytest.mark.parametrize("seed", few_quick(range(GAMES)))
@pytest.mark.parametrize("card", BOX.event_slugs)
def test_every_card_keeps_the_laws(card: str, seed: int) -> None:
    chance = Random(f"{card} {seed}")
    game = crowded(card, seed, chance).game
    while game.decision is not None and not is_step_8(game):
        game.play(chance.choice(game.decision.options))
    whole = pieces(game)
    play = Option("event", BOX.event(card))
    while game.decision is not None and is_step_8(game):
        assert pieces(game) == whole
        if is_about_events(game):
            assert_laws(game)
            if seed == 0:
                assert_offers_what_is_legal(game)
        options = game.decision.options
        game.play(play if play in options else chance.choice(options))
    assert pieces(game) == whole
