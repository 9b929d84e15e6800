"""What everybody sees of the pieces that only some boxes have, and what programs make of it."""

from __future__ import annotations

from orrery.bots.starcraft.reading import read
from orrery.core.decisions import Seat
from orrery.starcraft.board.control import controlled
from orrery.starcraft.board.queries import is_empty, is_enemy_area, is_open_to, points_of
from orrery.starcraft.knowledge.view import view
from tests.marks import rule
from tests.starcraft.scenario import Position, side, table


def position() -> Position:
    game = table(
        overmind=side(at={"helios.2": "base", "helios.3": "icc", "torus.2": "zergling icc"}),
        jim_raynor=side(at={"helios.4": "marine guard", "torus.3": "base"}, tokens=(2, 1)),
        phase="planning",
        expansion="brood_war",
    )
    rows = [0] * game.box.areas
    rows[game.box.area_slugs.index("helios.2")] = 2
    game.state.points = tuple(rows)
    return game


@rule("BW-INST-01", "BW-TOKEN-05")
def test_everybody_sees_installations_and_tokens() -> None:
    game = position()
    for seat in (Seat(0), Seat(1), None):
        shown = view(game.game, seat)
        areas = {game.box.area_slugs[one["area"]]: one for one in shown["areas"]}
        assert areas["helios.3"].get("installation") == {
            "seat": 0,
            "kind": "infested_command_center",
        }
        assert "installation" not in areas["helios.2"]
        assert areas["helios.2"].get("points") == 2
        assert [player.get("tokens") for player in shown["players"]] == [[0, 0], [2, 1]]


def test_a_base_game_shows_none_of_it() -> None:
    game = table(overmind=side(at={"helios.2": "base"}), jim_raynor=side(at={"torus.2": "base"}))
    shown = view(game.game, Seat(0))
    assert "tokens" not in shown["players"][0]
    assert set(shown["areas"][0]) == {"area", "units", "owner", "base", "depletion"}


@rule("BW-INST-04", "BW-TOKEN-05")
def test_a_program_judges_areas_as_the_rules_do() -> None:
    game = position()
    state, box = game.state, game.box
    for seat in (0, 1):
        known = read(game.box, view(game.game, Seat(seat)), seat)
        for area in known.owners:
            assert known.is_mine(area) == (area in controlled(state, seat))
            assert known.is_empty(area) == is_empty(state, area)
            assert known.is_enemy(area) == is_enemy_area(state, seat, area)
            assert known.is_open_to(seat, area) == is_open_to(state, seat, area)
            assert known.points_of(box, area) == points_of(state, box, area)
