"""Decisions in words."""

from __future__ import annotations

from random import Random

import pytest

from orrery.core.errors import BrokenRules
from orrery.research import Table
from orrery.research.codec import CODECS
from orrery.research.words import asked


@pytest.mark.parametrize("name", CODECS)
def test_every_action_has_a_sentence_and_nothing_else_does(name: str) -> None:
    table, chance = Table(name), Random(3)
    table.reset(3)
    for _ in range(60):
        told = asked(table)
        assert list(told.actions) == table.ids()
        assert all(told.actions.values())
        assert told.question in told.prompt()
        assert told.view == table.window().view
        table.step(chance.choice(table.ids()))


def test_after_the_end_nothing_is_asked() -> None:
    table = Table("clone-wars", limit=1)
    table.reset(1)
    table.step(table.ids()[0])
    with pytest.raises(BrokenRules, match="over"):
        asked(table)
