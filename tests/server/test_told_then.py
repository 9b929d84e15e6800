"""The story calls things what they were called when it happened, whenever it is read."""

from __future__ import annotations

from random import Random

import pytest

from orrery.core.decisions import Seat
from orrery.games import new_match
from orrery.server.live.streams import Stream


@pytest.mark.parametrize("seed", [0, 4, 5])
def test_whoever_comes_late_is_told_the_same_words(seed: int) -> None:
    match, chance = new_match("starcraft", seed, players="3"), Random(seed)
    early, late = (Stream(match.ruleset, Seat(0)) for _ in range(2))
    for stream in (early, late):
        stream.begin(match.game, match.events[0])
    while match.game.decision is not None and match.number < 400:
        before, actor = match.game, match.game.decision.seat
        match.play(chance.choice(match.game.decision.options))
        for stream in (early, late):
            stream.pick(before, match.game, match.events[-1], actor)
        early.lines(match.game, "en")
    assert late.lines(match.game, "en") == early.lines(match.game, "en")
    assert "Player" in "".join(line.text for line in late.lines(match.game, "en")[:3])
