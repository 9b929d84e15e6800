"""What a page is told besides bites the law of leaks too: planted faults that it must catch."""

from __future__ import annotations

import pytest

from orrery.core.decisions import Option, Seat
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.knowledge import leads as following
from orrery.starcraft.knowledge import view as sight
from orrery.starcraft.rules.round.planning import special_orders_left
from tests.laws.kernel import Broken
from tests.laws.test_starcraft_faults import THREE, battles, decisions, leaks, throughout


def test_leads_that_go_on_over_a_draw_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def blind(game: StarCraftGame, option: Option) -> StarCraftGame:
        copy = game.copy()
        copy.play(option)
        copy.state.irrevocable = game.state.irrevocable
        return copy

    cards = frozenset({"pair", "support", "standard-card"})
    monkeypatch.setitem(following.CHAINS, "extra-draw", cards)
    monkeypatch.setattr(following, "after", blind)
    with pytest.raises(Broken, match="the briefing differs"):
        throughout(leaks, battles())


def test_special_orders_left_to_others_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(game: StarCraftGame, owner: int, seat: Seat | None) -> object:
        whole = real(game, owner, seat)
        left = special_orders_left(game.facts, game.state.players[owner])
        return {**whole, "orders": {**whole["orders"], "specials_left": left}}

    real = sight.player_view
    monkeypatch.setattr(sight, "player_view", told)
    with pytest.raises(Broken, match=r"sees the truth|a watcher sees more"):
        throughout(leaks, decisions(THREE, range(5, 12)))
