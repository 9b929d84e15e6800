"""Regrouping step 9: everybody discards down to the hand limit, all at the same time."""

from collections.abc import Collection
from random import Random

import pytest

from orrery.core.decisions import DONE, Option, Seat
from orrery.starcraft.board.state import PLANNING, StarCraftGame, State
from orrery.starcraft.knowledge import view as sight
from orrery.starcraft.knowledge.worlds.dealing import determinize
from orrery.starcraft.ruleset import STARCRAFT
from tests.laws.kernel import Broken, nothing_leaks
from tests.laws.starcraft import secret_picks_look_alike
from tests.marks import rule
from tests.starcraft.eyes import WATCHER, player_seen, seen_by, who_notices, worlds_for
from tests.starcraft.scenario import Position, Side, side, table

OVERMIND = side(at={"helios.2": "zergling base"})
RAYNOR = side(at={"dylar_iv.3": "marine base"})
ZERG = [f"zerg_{n:02}" for n in (1, 2, 3, 5, 6, 7, 10, 13)]
TERRAN = [f"terran_{n:02}" for n in (1, 4, 5, 9, 11, 12, 13, 15)]


def regrouping(overmind: Side = OVERMIND, jim_raynor: Side = RAYNOR) -> Position:
    return table(phase="regrouping", overmind=overmind, jim_raynor=jim_raynor)


@rule("SC-REGROUP-15", "SC-FACT-01")
def test_the_excess_above_the_hand_limit_is_discarded() -> None:
    game = regrouping(
        overmind=side(at={"helios.2": "base"}, hand=ZERG),
        jim_raynor=side(at={"dylar_iv.3": "base"}, hand=TERRAN),
    )
    assert (game.asked, game.prompt) == ("overmind", "discard-to-limit")
    assert game.why("overmind", DONE) == "SC-REGROUP-15"
    assert game.why("overmind", Option("card", 0)) == "SC-REGROUP-15"
    game.picks("card zerg_07", "card zerg_01")
    assert game.cards("overmind", "discards") == ["zerg_01", "zerg_07"]
    assert len(game.player("overmind").hand) == 6
    assert len(game.player("jim_raynor").hand) == 8
    assert game.state.phase == PLANNING


@rule("SC-REGROUP-15")
@pytest.mark.parametrize("strategy", ["adaptive_strategy", "aggressive_strategy"])
def test_a_terran_with_such_a_strategy_keeps_nine(strategy: str) -> None:
    hand = [f"terran_{n:02}" for n in (1, 4, 5, 7, 9, 11, 12, 13, 15, 16)]
    game = regrouping(
        jim_raynor=side(
            at={"dylar_iv.3": "base"}, hand=hand, events=[strategy], technologies=["scanner_sweep"]
        )
    )
    assert (game.asked, game.prompt) == ("jim_raynor", "discard-to-limit")
    game.picks("card terran_01")
    assert len(game.player("jim_raynor").hand) == 9
    assert game.state.phase == PLANNING


@rule("SC-REGROUP-15")
def test_programs_discard_in_rising_order_and_people_as_they_like() -> None:
    game = regrouping(overmind=side(at={"helios.2": "base"}, hand=ZERG))
    fresh = game.options[game.decision.fresh :]
    assert "card zerg_13" not in fresh
    assert len(fresh) == 7
    assert len(game.options) == 8
    game.picks("card zerg_13")
    assert len(game.options) == 7
    assert game.decision.fresh == 0


def both_choose() -> Position:
    """The Overmind has chosen zerg_02 and zerg_07; Jim Raynor, with one card too many, is next."""
    game = regrouping(
        overmind=side(at={"helios.2": "base"}, hand=ZERG),
        jim_raynor=side(at={"dylar_iv.3": "base"}, hand=[*TERRAN, "terran_16"]),
    )
    game.picks("card zerg_02")
    assert "card zerg_02" not in game.options
    game.picks("card zerg_07")
    assert (game.asked, game.prompt) == ("jim_raynor", "discard-to-limit")
    return game


@rule("SC-REGROUP-15")
def test_nothing_is_discarded_before_all_have_chosen() -> None:
    game = both_choose()
    assert game.cards("overmind", "leaving") == ["zerg_02", "zerg_07"]
    assert game.cards("overmind", "discards") == []
    assert len(game.player("overmind").hand) == 8
    assert game.told("discard") == []
    game.picks("card terran_04")
    assert game.cards("overmind", "discards") == ["zerg_02", "zerg_07"]
    assert game.cards("jim_raynor", "discards") == ["terran_04"]
    assert [len(player.hand) for player in game.state.players] == [6, 8]
    assert [player.leaving for player in game.state.players] == [(), ()]


@rule("SC-REGROUP-15")
def test_the_others_know_how_many_cards_are_chosen_but_not_which() -> None:
    game = both_choose()
    hand = game.player("overmind").hand
    chosen = game.player("overmind").leaving
    assert player_seen(game, "overmind", "overmind")["leaving"]["known"] == list(chosen)
    for who in ("jim_raynor", WATCHER):
        assert player_seen(game, who, "overmind")["leaving"] == {"cards": 2, "known": []}
    others = tuple(card for card in hand if card not in chosen)[:2]

    def choose_others(state: State) -> None:
        state.players[0].leaving = others

    assert who_notices(game, choose_others) == ["overmind"]


@rule("SC-REGROUP-15")
@pytest.mark.parametrize("who", ["jim_raynor", WATCHER])
def test_a_choice_in_progress_shows_in_no_other_view(who: str) -> None:
    views = []
    for card in ("zerg_01", "zerg_13"):
        game = regrouping(overmind=side(at={"helios.2": "base"}, hand=ZERG))
        game.picks(f"card {card}")
        assert game.asked == "overmind"
        views.append(seen_by(game, who))
    assert views[0] == views[1]


def test_in_a_world_others_have_chosen_any_cards_of_the_hand_dealt() -> None:
    game = both_choose()
    worlds = worlds_for(game, "jim_raynor")
    assert len({world.players[0].leaving for world in worlds}) > 30
    for world in worlds:
        player = world.players[0]
        assert len(player.leaving) == 2
        assert set(player.leaving) <= set(player.hand)
    own = determinize(game.game, Seat(0), Random(1)).state.players[0]
    assert own.leaving == game.player("overmind").leaving


def leaks(game: Position) -> None:
    """The laws of hidden things, with everything that is dealt anew."""
    nothing_leaks(STARCRAFT, game.game, 2, Random(1))
    secret_picks_look_alike(game.game, Random(1))


def test_the_laws_find_a_view_that_shows_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    leaks(both_choose())
    whole = sight.player_view

    def leaky(game: StarCraftGame, owner: int, mine: Collection[int]) -> object:
        return [whole(game, owner, mine), *game.state.players[owner].leaving]

    monkeypatch.setattr(sight, "player_view", leaky)
    with pytest.raises(Broken):
        leaks(both_choose())
    game = regrouping(overmind=side(at={"helios.2": "base"}, hand=ZERG))
    with pytest.raises(Broken, match="sees a secret pick"):
        secret_picks_look_alike(game.game, Random(1))
