"""BW-SCEN-42 to BW-SCEN-45: the Overmind of Trump Card is attacked, and who knows its hand."""

from __future__ import annotations

from random import Random

import pytest

from orrery.core.events import HIDDEN
from orrery.starcraft.board.state import State
from orrery.starcraft.knowledge import view as sight
from orrery.starcraft.knowledge.worlds import dealing
from orrery.starcraft.rules.battle.battle import draws
from orrery.starcraft.rules.battle.collateral import targets
from orrery.starcraft.rules.battle.retreat import ABROAD, ON_PLANET, why_not_fall_back
from orrery.starcraft.rules.battle.withdraw import withdrawal_areas
from orrery.starcraft.ruleset import STARCRAFT
from tests.laws.kernel import Broken, nothing_leaks
from tests.marks import rule
from tests.starcraft.broodwar.trump import laws_hold, mobilizing, swarm
from tests.starcraft.eyes import WATCHER, player_seen, who_notices, worlds_for
from tests.starcraft.marches import march
from tests.starcraft.scenario import Position, side

OVERMIND, RAYNOR = 3, 1
STRANGERS = ["arcturus_mengsk", "aldaris", WATCHER]
THREE = "zergling zergling zergling"


def attacked(units: str = THREE, by: str = "marine marine", **given: object) -> Position:
    """Mengsk's units on Tarsonis attack those of the Overmind beside its base there."""
    overmind = swarm({"tarsonis.2": f"{units} base"}, **given)
    game = mobilizing(
        "tarsonis", "arcturus_mengsk", arcturus_mengsk={"tarsonis.1": by}, overmind=overmind
    )
    march(game, *(f"{unit} tarsonis.1 tarsonis.2" for unit in by.split()))
    game.picks("done")
    return game


def fought_out(game: Position) -> set[tuple[str, int, str]]:
    """The battle goes on to its end; who was asked, for whom, and what."""
    asked: set[tuple[str, int, str]] = set()
    while not game.is_over and game.state.battle is not None:
        asked.add((game.asked, game.decision.whose, game.prompt))
        laws_hold(game)
        game.picks(game.options[0])
    return asked


def until(game: Position, prompt: str, whose: int) -> Position:
    """On to a question."""
    while (game.prompt, game.decision.whose) != (prompt, whose):
        game.picks(game.options[0])
    return game


# ---- decisions and cards -------------------------------------------------------------------------


@rule("BW-SCEN-43")
def test_raynor_s_player_decides_everything_for_the_defender() -> None:
    game = attacked("zergling zergling hydralisk")
    asked = fought_out(game)
    assert {("jim_raynor", OVERMIND, "support"), ("jim_raynor", OVERMIND, "standard-card")} <= asked
    assert {who for who, whose, _ in asked if whose == OVERMIND} == {"jim_raynor"}


@rule("BW-SCEN-43")
def test_the_defensive_module_too() -> None:
    game = attacked("zergling hydralisk ultralisk", modules=["defensive"])
    until(game, "exchange", OVERMIND)
    assert game.asked == "jim_raynor"


@rule("BW-SCEN-44")
@pytest.mark.parametrize(("units", "cards"), [(THREE, 5), ("zergling", 3)])
def test_it_draws_a_card_for_each_unit_and_two_more(units: str, cards: int) -> None:
    game = attacked(units)
    [drawn] = [event for event in game.told("draw") if event.seat == OVERMIND]
    assert len(drawn.things) == cards
    assert draws(game.game, OVERMIND, 1, 0) == (cards, 0, 0)


@rule("BW-SCEN-44")
def test_the_rest_of_its_hand_is_discarded_when_the_battle_is_over() -> None:
    game = attacked(THREE)
    total = len(game.player("overmind").deck) + 5
    assert len(game.player("overmind").hand) == 5
    fought_out(game)
    overmind = game.player("overmind")
    assert overmind.hand == ()
    assert len(overmind.discards) + len(overmind.deck) == total
    assert [event.seat for event in game.told("draw")].count(OVERMIND) == 1, "no card at the end"


@rule("BW-SCEN-44")
def test_units_are_counted_when_the_cards_are_drawn() -> None:
    """One of them may have fallen at the start of the battle."""
    game = attacked(THREE)
    area = game.box.area_slugs.index("tarsonis.2")
    armies = list(game.state.armies)
    armies[area] = armies[area][:2]
    game.state.armies = tuple(armies)
    assert draws(game.game, OVERMIND, 1, 0).must == 4


# ---- it never falls back -------------------------------------------------------------------------


@rule("BW-SCEN-45")
def test_its_units_have_nowhere_to_go() -> None:
    game = attacked("lurker zergling")
    unit = game.box.unit(game.player("overmind").faction, "lurker")
    assert withdrawal_areas(game.game, 1, unit) == []
    for area in range(game.box.areas):
        assert why_not_fall_back(game.game, 1, ABROAD, area) == "BW-SCEN-45"
        assert why_not_fall_back(game.game, 1, ON_PLANET, area) == "BW-SCEN-45"
    marine = game.state.invaders[0]
    assert withdrawal_areas(game.game, 0, marine), "others have"


@rule("BW-SCEN-45")
def test_a_cloaked_unit_is_destroyed_instead_of_withdrawing() -> None:
    """Lurkers are cloaked, and nobody detects them here."""
    for seed in range(8):
        game = mobilizing(
            "tarsonis", "arcturus_mengsk", seed=seed,
            arcturus_mengsk=side(
                at={"dylar_iv.2": "base", "tarsonis.1": "siege_tank siege_tank siege_tank"}
            ),
            overmind=swarm({"tarsonis.2": "lurker lurker base", "antiga_prime.1": "base"}),
        )  # fmt: skip
        march(game, "3 siege_tank tarsonis.1 tarsonis.2")
        game.picks("done")
        fought_out(game)
        assert not game.told("withdraw")
        left = game.army("tarsonis.2").count("lurker")
        assert (
            game.army("tarsonis.1").count("lurker") + game.army("tarsonis.3").count("lurker") == 0
        )
        fallen = [event for event in game.told("destroy") if event.seat == OVERMIND]
        assert left + len(fallen) == 2


@rule("BW-SCEN-45")
def test_units_with_assist_alone_are_destroyed_instead_of_retreating() -> None:
    game = attacked("defiler defiler", by="marine marine marine")
    fought_out(game)
    assert game.owner("tarsonis.2") == "arcturus_mengsk"
    assert not [event for event in game.told("retreat") if event.seat == OVERMIND]
    assert len([event for event in game.told("destroy") if event.seat == OVERMIND]) == 2


# ---- Collateral Damage ---------------------------------------------------------------------------


@rule("BW-SCEN-42")
def test_collateral_damage_spares_the_base_while_a_unit_is_on_the_planet() -> None:
    game = attacked("zergling")
    area = game.box.area_slugs.index("tarsonis.2")
    assert [one.verb for one in targets(game.game, 0)] == []
    game.state.armies = tuple(
        () if at == area else army for at, army in enumerate(game.state.armies)
    )
    assert [one.verb for one in targets(game.game, 0)] == ["raze-base"]


# ---- what is known of its hand -------------------------------------------------------------------


def placing() -> Position:
    """Raynor's player places cards for the Overmind."""
    return until(attacked(), "standard-card", OVERMIND)


@rule("BW-SCEN-35")
def test_only_raynor_s_player_sees_its_hand() -> None:
    game = placing()
    hand = list(game.player("overmind").hand)
    assert player_seen(game, "jim_raynor", "overmind")["hand"]["known"] == hand
    assert player_seen(game, "jim_raynor", "overmind")["run_by"] == RAYNOR
    for who in STRANGERS:
        shown = player_seen(game, who, "overmind")
        assert (shown["hand"]["cards"], shown["hand"]["known"]) == (5, [])
        assert "run_by" in shown
    assert "run_by" not in player_seen(game, "aldaris", "aldaris")


@rule("BW-SCEN-35")
def test_nobody_else_notices_another_hand_and_raynor_s_player_not_another_deck() -> None:
    game = placing()

    def other_hand(state: State) -> None:
        player = state.players[OVERMIND]
        card, top = player.hand[0], player.deck[-1]
        player.hand = tuple(sorted((*player.hand[1:], top)))
        player.deck = (*player.deck[:-1], card)

    def other_deck(state: State) -> None:
        player = state.players[OVERMIND]
        player.deck = player.deck[::-1]

    assert who_notices(game, other_hand) == ["jim_raynor"]
    assert who_notices(game, other_deck) == []


@rule("BW-SCEN-35")
def test_worlds_keep_its_hand_for_raynor_s_player_alone() -> None:
    game = placing()
    hand, others = game.player("overmind").hand, game.player("arcturus_mengsk").hand
    mine = worlds_for(game, "jim_raynor", 20)
    assert {state.players[OVERMIND].hand for state in mine} == {hand}
    assert len({state.players[0].hand for state in mine}) > 1
    for who in ("arcturus_mengsk", "aldaris"):
        assert len({state.players[OVERMIND].hand for state in worlds_for(game, who, 20)}) > 1
    assert {state.players[0].hand for state in worlds_for(game, "arcturus_mengsk", 5)} == {others}


@rule("BW-SCEN-35")
def test_raynor_s_player_is_told_what_it_draws_and_places() -> None:
    game = placing()
    card = next(text for text in game.options if text.startswith("card"))
    game.picks(card)
    for kind in ("draw", "place-card"):
        event = next(event for event in game.told(kind) if event.seat == OVERMIND)
        assert HIDDEN not in event.for_seat(RAYNOR).things
        for seat in (0, 2, None):
            assert set(event.for_seat(seat).things) == {HIDDEN}


def test_nothing_leaks_while_the_overmind_defends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted faults: a hand that all see, and one that Raynor's player has dealt anew."""
    game = placing()
    leaks(game)
    with monkeypatch.context() as fault:
        whole = sight.player_view
        fault.setattr(
            sight, "player_view", lambda game, owner, mine: whole(game, owner, {*mine, OVERMIND})
        )
        with pytest.raises(Broken, match="sees the truth"):
            leaks(game)
    with monkeypatch.context() as fault:
        fault.setattr(dealing, "decides_for", lambda _, __, seat: (seat,))
        with pytest.raises(Broken, match="seat 1"):
            leaks(game)


def leaks(game: Position) -> None:
    for seed in range(4):
        nothing_leaks(STARCRAFT, game.game, 3, Random(seed))
