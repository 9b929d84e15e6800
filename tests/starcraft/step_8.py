"""Positions at Regrouping step 8, and what is asked of every procedure of an Event card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from orrery.core.decisions import Option
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.rules.legality import why_not
from orrery.starcraft.rules.round.play_events import ExecuteEvent, PlayEvents
from tests.starcraft.scenario import GALAXY, Position, side, table

LARGEST = 90
"""Larger than any number of an area, unit, route, slot or Event card."""


def playing(
    *drawn: str,
    at: Mapping[str, str] | None = None,
    transports: Iterable[str] = (),
    galaxy: Iterable[str] = GALAXY,
    z_axis: Iterable[tuple[str, str]] = (),
    event_deck: Iterable[str] | None = None,
    depletion: Mapping[str, int] | None = None,
    faction: str = "arcturus_mengsk",
) -> Position:
    """A Terran player, or another, has drawn these cards; Tassadar has a Zealot and a base at
    Torus. The first card has been picked."""
    game = table(
        {
            faction: side(at=at or {"helios.2": "base"}, transports=transports, drawn=drawn),
            "tassadar": side(at={"torus.3": "zealot base"}),
        },
        phase="regrouping",
        galaxy=galaxy,
        z_axis=z_axis,
        event_deck=event_deck,
        depletion=depletion,
    )
    game.picks(f"event {drawn[0]}")
    return game


Z_AXIS = [("helios.north", "vyctor_5.east"), ("dylar_iv.east", "pridewater.south")]
SWAPPING = (
    *("event emergency_rerouting", "route z1", "route helios-torus"),
    *("event navigation_error", "slot vyctor_5.east", "slot dylar_iv.east"),
)
"""A transport leaves the first z-axis route, then the route gets another end."""


def before_swapping() -> Position:
    """The position in which these picks are made."""
    return table(
        phase="regrouping",
        arcturus_mengsk=side(
            at={"helios.2": "base"}, transports=["z1"], drawn=["emergency_rerouting"]
        ),
        tassadar=side(at={"torus.3": "base"}, drawn=["navigation_error"]),
        z_axis=Z_AXIS,
    )


def three(
    overmind: Iterable[str] = (), tassadar: Iterable[str] = (), jim_raynor: Iterable[str] = ()
) -> Position:
    """Three players at step 8 who drew these cards."""
    return table(
        phase="regrouping",
        overmind=side(at={"helios.2": "base"}, drawn=overmind),
        tassadar=side(at={"torus.3": "base"}, drawn=tassadar),
        jim_raynor=side(at={"dylar_iv.2": "base"}, drawn=jim_raynor),
    )


def versatile(*drawn: str, rival_events: Iterable[str] = ()) -> Position:
    """The first player has Versatile Strategy in play."""
    return table(
        phase="regrouping",
        overmind=side(at={"helios.2": "base"}, drawn=drawn, events=["versatile_strategy"]),
        tassadar=side(at={"torus.3": "base"}, drawn=["flagship"], events=rival_events),
    )


def is_about_events(game: StarCraftGame) -> bool:
    """Whether the present decision is one of step 8."""
    if game.decision is None:
        return False
    top = game.stack[-1]
    return isinstance(top, PlayEvents | ExecuteEvent) or "events." in type(top).__module__


def assert_offers_what_is_legal(game: StarCraftGame) -> None:
    """Offered are exactly the moves that no rule forbids, over a universe of moves."""
    assert game.decision is not None
    seat = game.decision.seat
    offered = set(game.decision.options)
    for verb, (_, second, *_) in VERBS.table.items():
        for what in range(-1, LARGEST):
            for to in range(-1, 4 if second else 1):
                option = Option(verb, what, to)
                reason = why_not(game, seat, option)
                assert (reason is None) == (option in offered), (option, reason)
