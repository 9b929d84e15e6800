"""Appendix B of the expansion: what lies open is in everybody's view, what is hidden in nobody
else's."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from orrery.core.codec import late_fields
from orrery.core.decisions import Seat
from orrery.starcraft.board.player import Player
from orrery.starcraft.board.rows import replaced
from orrery.starcraft.board.state import Battle, State
from orrery.starcraft.facts.terms import NONE, guarded, installed
from orrery.starcraft.knowledge.view import view
from orrery.starcraft.knowledge.worlds.dealing import determinize, redeal
from tests.marks import rule
from tests.starcraft.arena import army
from tests.starcraft.broodwar.clashes import expanded_battle
from tests.starcraft.eyes import WATCHER, who_notices
from tests.starcraft.scenario import Position

SEATS = ["queen_of_blades", "jim_raynor", "aldaris"]
EVERYBODY = [*SEATS, WATCHER]
CARDS = 1


def position() -> Position:
    """A battle with an onlooker, while two of them wait for others to choose a card."""
    game = expanded_battle(
        {
            "queen_of_blades": army("zergling zergling", hand=["zerg_01"]),
            "jim_raynor": army("marine", hand=["terran_01"]),
            "aldaris": army("", elsewhere={"tarsonis.1": "zealot base"}),
        }
    )
    assert game.state.battle is not None
    return game


Change = Callable[[State], None]


def with_area(field: str, value: int, nothing: int) -> Change:
    """Another piece in the first area of the galaxy."""

    def change(state: State) -> None:
        area = min(area for area, owner in enumerate(state.owners) if owner != NONE)
        row = (nothing,) * len(state.owners)
        setattr(state, field, replaced(row, area, value))

    return change


def lying(state: State) -> None:
    """An item in the first area of the galaxy."""
    state.items = (min(area for area, owner in enumerate(state.owners) if owner != NONE),)


def of_state(field: str, value: object) -> Change:
    return lambda state: setattr(state, field, value)


def of_player(field: str, value: object) -> Change:
    return lambda state: setattr(state.players[CARDS], field, value)


def of_battle(field: str, value: object) -> Change:
    return lambda state: setattr(state.battle, field, value)


OPEN: dict[type[object], dict[str, Change]] = {
    State: {
        "installations": with_area("installations", installed(1, 0), NONE),
        "guards": with_area("guards", guarded(1, 1), 0),
        "points": with_area("points", 1, 0),
        "stages_led": of_state("stages_led", 8),
        "influenced": of_state("influenced", 3),
        "fallen": of_state("fallen", 3),
        "items": lying,
        "order": of_state("order", (1, 0, 2)),
        "met": of_state("met", 1),
        "bridge": of_state("bridge", 1),
    },
    Player: {
        "tokens": of_player("tokens", (1, 0)),
        "special_pool": of_player("special_pool", (0, 0, 0, 1, 0, 0, 0, 0)),
        "owned": of_player("owned", (2, 2, 2, 1, 1, 0, 1, 0)),
        "leaders": of_player("leaders", (3,)),
        "waiting": of_player("waiting", (3,)),
        "leading": of_player("leading", (3,)),
        "reserve": of_player("reserve", (0,)),
        "gained": of_player("gained", (0,)),
        "recharged": of_player("recharged", 1),
        "defended": of_player("defended", 3),
        "stood_for": of_player("stood_for", 8),
    },
    Battle: {
        "guarded": of_battle("guarded", 1),
        "restorable": of_battle("restorable", ((), (0,))),
    },
}
"""What everybody sees of the fields that only the expanded game has."""
UNUSED = {"razed"}
"""Fields of game modes that nobody can play yet."""
SECRET = {"chosen", "plans", "refused"}


@pytest.mark.parametrize(
    ("field", "change"),
    [
        pytest.param(field, change, id=field)
        for all_ in OPEN.values()
        for field, change in all_.items()
    ],
)
def test_what_lies_open_is_in_everybodys_view(field: str, change: Change) -> None:
    assert who_notices(position(), change) == EVERYBODY, field


def test_every_field_is_open_or_secret() -> None:
    for shell, changes in OPEN.items():
        assert set(late_fields(shell)) - UNUSED - SECRET == set(changes)


def test_an_installation_names_its_owner() -> None:
    game = position()
    with_area("installations", installed(1, 0), NONE)(game.state)
    another = with_area("installations", installed(2, 0), NONE)
    assert who_notices(game, another) == EVERYBODY


# ---- the card laid face down ---------------------------------------------------------------------


def choosing() -> Position:
    """Raynor has laid a Leadership card face down, and somebody else is asked."""
    game = position()
    player = game.player("jim_raynor")
    player.chosen = player.leaders[0]
    return game


@rule("BW-LEAD-02")
def test_the_card_laid_face_down_is_known_to_its_player_only() -> None:
    game = choosing()

    def another(state: State) -> None:
        player = state.players[1]
        player.chosen = player.leaders[1]

    assert who_notices(game, another) == ["jim_raynor"]

    def none(state: State) -> None:
        state.players[1].chosen = NONE

    assert who_notices(game, none) == EVERYBODY, "that he has chosen is open"


@rule("BW-LEAD-02", "BW-LEAD-04")
def test_worlds_deal_any_unused_card_of_the_stage_evenly() -> None:
    game = choosing()
    box, player = game.box, game.player("jim_raynor")
    stage = box.leadership[player.chosen].stage
    same = [card for card in player.leaders if box.leadership[card].stage == stage]
    dealt = [
        determinize(game.game, Seat(0), Random(seed)).state.players[1].chosen for seed in range(240)
    ]
    assert set(dealt) == set(same)
    for card in same:
        assert dealt.count(card) > 240 / len(same) / 2, "about as often as the others"
    own = determinize(game.game, Seat(1), Random(1)).state.players[1].chosen
    assert own == player.chosen
    anew = redeal(game.game, Random(1))
    assert anew.state.players[1].chosen == player.chosen, "its player knows it"
    assert view(anew, Seat(1)) == view(game.game, Seat(1))
