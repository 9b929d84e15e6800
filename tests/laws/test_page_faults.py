"""What a page is told besides bites the law of leaks too: planted faults that it must catch."""

from __future__ import annotations

from random import Random

import pytest

from orrery.core.decisions import Option
from orrery.core.events import Event
from orrery.starcraft.board.state import StarCraftGame, State
from orrery.starcraft.facts.terms import SPECIAL, order_of
from orrery.starcraft.knowledge import figures as worked_out
from orrery.starcraft.knowledge import leads as following
from orrery.starcraft.knowledge import suggestions
from orrery.starcraft.knowledge.battles import card_offers, sums
from orrery.starcraft.knowledge.turns import OrdersLaid
from orrery.starcraft.ruleset import STARCRAFT
from tests.laws.kernel import Broken, nothing_leaks
from tests.laws.test_starcraft_faults import THREE, battles, decisions, leaks, throughout
from tests.starcraft.scenario import side, table


def test_leads_that_go_on_over_a_draw_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def blind(game: StarCraftGame, option: Option) -> tuple[StarCraftGame, list[Event]]:
        copy = game.copy()
        copy.play(option)
        copy.state.irrevocable = game.state.irrevocable
        return copy, []

    cards = frozenset({"pair", "support", "standard-card"})
    monkeypatch.setitem(following.CHAINS, "extra-draw", cards)
    monkeypatch.setattr(following, "played", blind)
    with pytest.raises(Broken, match="the briefing differs"):
        throughout(leaks, battles())


def test_special_orders_left_to_others_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = worked_out.standing
    monkeypatch.setattr(worked_out, "standing", lambda game, at, _, laid: real(game, at, at, laid))
    with pytest.raises(Broken, match=r"sees the truth|a watcher sees more"):
        throughout(leaks, (game for game in decisions(THREE, [11]) if game.state.round == 3))


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


def test_counting_special_orders_that_are_face_down_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    raynor = side(at={"dylar_iv.3": "marine base"}, modules=["research_and_development"])
    game = table(
        overmind=side(at={"helios.2": "zergling base"}),
        jim_raynor=raynor,
        orders={
            "helios": ["overmind build", "overmind mobilize"],
            "torus": ["jim_raynor special_build", "jim_raynor mobilize", "jim_raynor build"],
        },
    ).game

    def special(state: State) -> OrdersLaid:
        tokens = [token for stack in state.stacks for token in stack if order_of(token) >= SPECIAL]
        return OrdersLaid([len(tokens)] * 2, [0] * 2)

    def in_many_worlds() -> None:
        for seed in range(20):
            nothing_leaks(STARCRAFT, game, 2, Random(seed))

    in_many_worlds()
    monkeypatch.setattr(worked_out, "orders_laid", special)
    with pytest.raises(Broken, match=r"sees the truth|a watcher sees more"):
        in_many_worlds()


def test_offers_against_cards_that_are_face_down_are_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(card_offers, "with_known_cards", lambda skirmish, _: skirmish.copy())
    with pytest.raises(Broken, match="the briefing differs"):
        throughout(leaks, battles())


def test_an_open_question_that_tells_of_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(game: StarCraftGame) -> int | None:
        decision = game.decision
        return None if decision is None else hash(game.state.players[decision.seat].hand)

    monkeypatch.setattr(STARCRAFT, "suggested", telling)
    with pytest.raises(Broken, match="an open question tells what is hidden"):
        throughout(leaks, battles())
