"""Another deal of Event cards: box, deck and what players drew."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import TYPE_CHECKING

from orrery.starcraft.knowledge.worlds.odds import choose_out, known_of, left_over
from orrery.starcraft.rules.round.play_events import are_read

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

STAGES = (1, 2, 3)


def deal_events(game: StarCraftGame, seats: Collection[int], rng: Random) -> None:
    """Event cards stage by stage, since their backs show it: box, deck and what players drew, even
    those of the seats that will know them, until they are read (SC-SETUP-06, SC-EXEC-05)."""
    state, box = game.state, game.facts
    kept = seats if are_read(game) else ()
    for one in STAGES:
        deal_stage(state, box, one, kept, rng)


def deal_stage(state: State, box: Box, stage: int, kept: Collection[int], rng: Random) -> None:
    """One stage: of the cards everybody saw shuffled into the deck, only a limited number can have
    left it again, drawn or removed with an eliminated player (SC-EVENT-44, SC-VAR-03,
    SC-WIN-16)."""

    def of_stage(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(card for card in cards if box.event_stage[card] == stage)

    def filled(cards: tuple[int, ...], dealt: list[int]) -> tuple[int, ...]:
        return tuple(dealt.pop() if box.event_stage[card] == stage else card for card in cards)

    holders = [player for at, player in enumerate(state.players) if at not in kept and player.drawn]
    drawn = [card for player in holders for card in of_stage(player.drawn)]
    outside = (*drawn, *of_stage(state.event_box))
    pool = (*outside, *of_stage(state.event_deck))
    seen = tuple(card for at in kept for card in of_stage(state.players[at].drawn))
    hidden = known_of(pool, seen, (), of_stage(state.event_buried), state.event_dug)
    out = choose_out(box, hidden, len(outside), [], rng)
    deck = left_over(pool, out)
    rng.shuffle(deck)
    for player in holders:
        player.drawn = filled(player.drawn, out)
    state.event_box = tuple(sorted(filled(state.event_box, out)))
    state.event_deck = filled(state.event_deck, deck)
