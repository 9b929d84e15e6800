"""What a player of StarCraft is told and asked: nothing bad is missed, and nothing is asked that
goes without saying."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pytest

from orrery.core.decisions import Seat
from orrery.core.events import Event
from tests.cli.starcraft_screens import NARROW, ink_of, printed, screen, session_of
from tests.cli.test_starcraft_screen import SIZES, position
from tests.starcraft.scenario import Position, side, table


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_was_bad_for_the_reader_is_never_cut(size: tuple[int, int]) -> None:
    game = position().game
    assert game.decision is not None
    seat, box, ink = game.decision.seat, game.facts, ink_of(size)
    session = session_of(game, ink)
    area = box.area_slugs.index("helios.2")
    theirs = [Event("obstructed", 1 - seat) for _ in range(60)]
    own = [Event("obstructed", seat), Event("base-destroyed", seat, (area,))]
    session.match.events[-1] += [*own, Event("base-destroyed", 1 - seat, (area,)), *theirs]
    session.told = [0] * len(session.told)
    session.draw(seat)
    seen = printed(ink)
    told = " ".join(seen[seen.index("What happened to you") :].split())
    assert "You are obstructed: none of your orders is on top. You lose your base in Helios" in told
    assert "Arcturus Mengsk loses" not in told
    assert size == NARROW or "Since your last move" in told
    assert len(seen.rstrip("\n").split("\n")) <= size[1]


def paying(workers: Mapping[str, int] = MappingProxyType({})) -> Position:
    """A player who is asked how to pay for a building, with workers on some cards already."""
    game = table(
        arcturus_mengsk=side(at={"dylar_iv.2": "marine base"}, pool=8, workers=dict(workers)),
        overmind=side(at={"helios.2": "base"}),
        orders={"dylar_iv": ["arcturus_mengsk build"]},
    )
    game.picks("reveal dylar_iv", "execute", "done", "building starport")
    return game


def test_a_payment_that_depletes_nothing_is_made_unless_everything_is_asked() -> None:
    ink, seat = ink_of((100, 30)), Seat(0)
    session = session_of(paying().game, ink)
    assert session.answer_forced(seat)
    assert "Done for you: pay from" in session.notes[-1]
    session = session_of(paying().game, ink)
    session.command(seat, "ask")
    assert not session.answer_forced(seat)
    assert "From now on you are asked about everything." in printed(ink)
    session.command(seat, "ask")
    assert session.answer_forced(seat)


def test_a_payment_that_depletes_an_area_is_asked() -> None:
    game = paying({"permanent.gas": 2, "dylar_iv.2": 2})
    session = session_of(game.game, ink_of((100, 30)))
    assert not session.answer_forced(Seat(0))


def test_giving_up_pieces_is_offered_only_by_the_name_of_it() -> None:
    game = table(
        arcturus_mengsk=side(at={"dylar_iv.2": "marine base"}, pool=8),
        overmind=side(at={"helios.2": "base"}),
        orders={"dylar_iv": ["arcturus_mengsk build"]},
    )
    game.picks("reveal dylar_iv", "execute")
    seen = screen(game.game, 0)
    assert "destroy your own pieces: type `more`" in seen
    assert "destroy one of your pieces" not in seen


def test_the_legend_begins_with_an_example_and_stands_apart_from_the_help() -> None:
    ink = ink_of((100, 30))
    session = session_of(position().game, ink)
    session.command(Seat(0), "legend")
    lines = printed(ink).splitlines()
    assert lines[0].split("  ")[1].startswith("2 m3½ 1/4 O⌂ Zer an area: number 2, 3 minerals")
    assert len(lines) >= 10
    session.command(Seat(0), "?")
    seen = printed(ink)
    assert "legend" in seen
    assert "half depleted" not in seen
