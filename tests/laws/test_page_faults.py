"""What a page is told besides bites the law of leaks too: planted faults that it must catch."""

from __future__ import annotations

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.knowledge import figures as worked_out
from orrery.starcraft.knowledge import leads as following
from orrery.starcraft.knowledge import suggestions, sums
from tests.laws.kernel import Broken
from tests.laws.test_starcraft_faults import THREE, battles, decisions, leaks, throughout


def test_leads_that_go_on_over_a_draw_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def blind(game: StarCraftGame, option: Option) -> tuple[StarCraftGame, tuple[int, ...]]:
        copy = game.copy()
        copy.play(option)
        copy.state.irrevocable = game.state.irrevocable
        return copy, ()

    cards = frozenset({"pair", "support", "standard-card"})
    monkeypatch.setitem(following.CHAINS, "extra-draw", cards)
    monkeypatch.setattr(following, "played", blind)
    with pytest.raises(Broken, match="the briefing differs"):
        throughout(leaks, battles())


def test_special_orders_left_to_others_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = worked_out.standing
    monkeypatch.setattr(worked_out, "standing", lambda game, owner, _: real(game, owner, owner))
    with pytest.raises(Broken, match=r"sees the truth|a watcher sees more"):
        throughout(leaks, decisions(THREE, range(5, 12)))


def test_sums_of_cards_that_are_face_down_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sums, "with_known_cards", lambda skirmish, _: skirmish)
    with pytest.raises(Broken, match=r"sees the truth|a watcher sees more"):
        throughout(leaks, battles())


def test_suggestions_that_know_the_hands_of_others_are_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def knowing(game: StarCraftGame, seat: int, card: int) -> int:
        others = [one.hand for at, one in enumerate(game.state.players) if at != seat]
        return hash((card, *others))

    monkeypatch.setattr(suggestions, "worth", knowing)
    with pytest.raises(Broken, match="the briefing differs"):
        throughout(leaks, decisions(THREE, range(5, 12)))
