"""The laws of codecs bite: planted leaks and other faults, each of which must be found."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from random import Random

import pytest

from orrery.clone_wars.board.state import CloneWarsGame
from orrery.core.decisions import Decision
from orrery.games import AnyGame
from orrery.research import AnyCodec
from orrery.research.clone_wars import ids as clone_wars_ids
from orrery.research.clone_wars.observation import Observer as CloneWarsObserver
from orrery.research.starcraft import battle_blocks, observation, player_blocks
from orrery.research.starcraft.battle_blocks import BattleBlocks
from orrery.research.starcraft.observation import Observer as StarCraftObserver
from orrery.research.starcraft.player_blocks import PlayerBlocks
from orrery.research.starcraft.single import Single
from orrery.starcraft.board.driven import is_driven
from orrery.starcraft.board.player import Player
from orrery.starcraft.board.state import StarCraftGame, State
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import FROM_DECK
from tests.laws.battles import laboratory
from tests.laws.codecs import bytes_do_not_leak, bytes_tell_the_view, codec_of, ids_mean_one_move
from tests.laws.drive import Settings
from tests.laws.kernel import Broken
from tests.laws.stolen_battles import stolen_battle
from tests.laws.watches import CLONE_WARS_WATCH, EXPANDED_WATCH, STARCRAFT_WATCH

FULL = {"mode": "full"}
SECRET = {"mode": "secret"}
THREE = {"players": "3", "galaxy": "quick", "factions": "random"}
LED = {**THREE, "expansion": "brood_war"}
DRIVEN = {"expansion": "brood_war", "mode": "trump_card"}
PLANNED = {"expansion": "brood_war", "mode": "desperate_alliance"}
ALL_BITS = (1 << 200) - 1
EVERYBODY = range(6)
"""Whoever decides for all seats would see all they see."""


def clone_wars(settings: Settings = FULL) -> Iterator[CloneWarsGame]:
    yield from CLONE_WARS_WATCH.eager_decisions(settings, 5)


def starcraft(settings: Settings = THREE, seed: int = 5) -> Iterator[StarCraftGame]:
    watch = EXPANDED_WATCH if "expansion" in settings else STARCRAFT_WATCH
    yield from watch.eager_decisions(settings, seed)


def battles(begin: Callable[[int], StarCraftGame] = laboratory) -> Iterator[StarCraftGame]:
    """The decisions of battles of the laboratory."""
    for seed in range(40):
        game, rng = begin(seed), Random(seed)
        while game.decision is not None and game.state.battle is not None:
            yield game
            game.play(rng.choice(game.decision.options))


def search(games: Iterable[AnyGame], law: Callable[[AnyGame, AnyCodec], None]) -> None:
    """A law at every decision."""
    codec_of.cache_clear()
    for game in games:
        law(game, codec_of(game.facts))


def leak_law(game: AnyGame, codec: AnyCodec) -> None:
    is_clone_wars = codec.title == "clone-wars"
    watch = CLONE_WARS_WATCH if is_clone_wars else STARCRAFT_WATCH
    bytes_do_not_leak(watch.ruleset, game, codec, watch.seats(game), Random(1))


def found(games: Iterable[AnyGame]) -> None:
    """A leak is found."""
    with pytest.raises(Broken, match=r"tell what (. cannot|nobody can) know"):
        search(games, leak_law)


def test_nothing_is_found_where_nothing_was_planted() -> None:
    search((game for _, game in zip(range(60), clone_wars(), strict=False)), leak_law)
    search((game for _, game in zip(range(60), starcraft(LED), strict=False)), leak_law)


# Clone Wars


def test_the_hand_of_the_other_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = CloneWarsObserver.side_zones

    def leaking(
        self: CloneWarsObserver, game: CloneWarsGame, owner: int, seat: int | None
    ) -> list[bytes]:
        return real(self, game, owner, owner)

    monkeypatch.setattr(CloneWarsObserver, "side_zones", leaking)
    found(clone_wars())


def test_the_tops_of_decks_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = CloneWarsObserver.tops
    monkeypatch.setattr(CloneWarsObserver, "tops", lambda self, deck, _: real(self, deck, ALL_BITS))
    found(clone_wars())


def test_the_top_of_the_galaxy_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = CloneWarsObserver.tops

    def leaking(self: CloneWarsObserver, deck: tuple[int, ...], known: int) -> bytes:
        is_galaxy = bool(deck) and deck[0] in self.box.galaxy and len(deck) > 40
        return real(self, deck, ALL_BITS if is_galaxy else known)

    monkeypatch.setattr(CloneWarsObserver, "tops", leaking)
    found(clone_wars())


def test_secret_bases_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = CloneWarsObserver.base_zones

    def leaking(
        self: CloneWarsObserver, game: CloneWarsGame, owner: int, seat: int | None
    ) -> bytes:
        return real(self, game, owner, owner)

    monkeypatch.setattr(CloneWarsObserver, "base_zones", leaking)
    found(clone_wars(SECRET))


# StarCraft


def test_face_down_orders_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = StarCraftObserver.stacks

    def leaking(self: StarCraftObserver, state: State, own: int, seat: int | None) -> bytes:
        return real(self, state, own, (own + 1) % self.words.seats)

    monkeypatch.setattr(StarCraftObserver, "stacks", leaking)
    found(starcraft())


def test_unused_orders_of_others_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = PlayerBlocks.player

    def leaking(
        self: PlayerBlocks,
        game: StarCraftGame,
        owner: int,
        own: int,
        seat: int | None,
        mine: Collection[int],
    ) -> bytes:
        return real(self, game, owner, own, seat, EVERYBODY)

    monkeypatch.setattr(PlayerBlocks, "player", leaking)
    found(starcraft())


def test_hands_of_others_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = PlayerBlocks.cards

    def leaking(
        self: PlayerBlocks, game: StarCraftGame, owner: int, mine: Collection[int]
    ) -> list[bytes]:
        return real(self, game, owner, EVERYBODY)

    monkeypatch.setattr(PlayerBlocks, "cards", leaking)
    found(starcraft())


def test_drawn_events_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_blocks, "are_read", lambda _: True)
    found(starcraft())


def test_plans_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = PlayerBlocks.events

    def leaking(
        self: PlayerBlocks,
        game: StarCraftGame,
        owners: list[int],
        seat: int | None,
        mine: Collection[int],
    ) -> list[bytes]:
        return real(self, game, owners, seat, EVERYBODY)

    monkeypatch.setattr(PlayerBlocks, "events", leaking)
    found(starcraft(PLANNED))


def test_a_leadership_card_laid_face_down_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = PlayerBlocks.leaders
    monkeypatch.setattr(
        PlayerBlocks, "leaders", lambda self, state, _: real(self, state, EVERYBODY)
    )
    found(starcraft(LED))


@pytest.mark.parametrize("begin", [laboratory, stolen_battle], ids=["usual", "stolen"])
def test_cards_of_a_battle_are_found(
    monkeypatch: pytest.MonkeyPatch, begin: Callable[[int], StarCraftGame]
) -> None:
    """Also those that lie beside stolen units."""
    monkeypatch.setattr(battle_blocks, "FACE_UP", 255)
    found(battles(begin))


def test_cards_that_another_looks_at_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = BattleBlocks.fight
    monkeypatch.setattr(
        BattleBlocks,
        "fight",
        lambda self, state, battle, own, _: real(self, state, battle, own, EVERYBODY),
    )
    found(battles())


def test_a_card_from_the_deck_that_nobody_has_looked_at_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(battle_blocks, "SEEN", FROM_DECK)
    found(battles())


def test_the_hand_of_a_faction_that_nobody_plays_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only who decides for it sees the cards that it defends itself with (BW-SCEN-44)."""

    def leaking(state: State, box: Box, seat: int) -> list[int]:
        driven = [at for at, player in enumerate(state.players) if is_driven(box, player)]
        return [seat, *driven]

    monkeypatch.setattr(observation, "decides_for", leaking)
    found(starcraft(DRIVEN, seed=32))


def test_how_many_options_another_has_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Single.block

    def leaking(self: Single, game: StarCraftGame, own: int, seat: int | None) -> bytes:
        number = 0 if game.decision is None else len(game.decision.options)
        return real(self, game, own, seat)[:-1] + bytes([number % 32])

    monkeypatch.setattr(Single, "block", leaking)
    found(starcraft())


def test_what_is_remembered_leaks_nothing_either(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rows of players are remembered by what is open, and drawn cards are not."""
    real = PlayerBlocks.values

    def leaking(self: PlayerBlocks, player: Player, is_own: bool, is_ally: bool) -> list[int]:
        *values, last = real(self, player, is_own, is_ally)
        return [*values, last + sum(player.drawn) % 2]

    monkeypatch.setattr(PlayerBlocks, "values", leaking)
    found(starcraft())


# Other faults


def test_two_options_with_one_id_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal units that differ in what they have done are told apart by their place."""
    monkeypatch.setattr(clone_wars_ids, "place_of", lambda *_: 0)
    with pytest.raises(Broken, match="two options with one id"):
        search(clone_wars(), ids_mean_one_move)


def test_ids_of_another_verb_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = clone_wars_ids.Numbers.ids

    def shifted(self: clone_wars_ids.Numbers, game: CloneWarsGame, decision: Decision) -> list[int]:
        return [(one + 500) % 3000 for one in real(self, game, decision)]

    monkeypatch.setattr(clone_wars_ids.Numbers, "ids", shifted)
    with pytest.raises(Broken, match="another verb"):
        search(clone_wars(), ids_mean_one_move)


def told_law(game: AnyGame, codec: AnyCodec) -> None:
    bytes_tell_the_view(game, codec, 2)


def test_a_wrong_order_of_blocks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = StarCraftObserver.ways
    monkeypatch.setattr(
        StarCraftObserver, "ways", lambda self, state, own: real(self, state, 1 - own)
    )
    with pytest.raises(Broken, match=r"routes tells . something else"):
        search(starcraft(), told_law)


def test_another_length_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = CloneWarsObserver.row
    monkeypatch.setattr(CloneWarsObserver, "row", lambda self, game: real(self, game) + b"\0")
    with pytest.raises(Broken, match="another length"):
        search(clone_wars(), told_law)
