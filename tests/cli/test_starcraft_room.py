"""The screen of StarCraft gives its lines to what is needed: news, the map, then the options."""

import pytest
from rich.text import Text

from orrery.cli.terminal.starcraft.galaxy import GalaxyMap
from orrery.cli.terminal.starcraft.labels import Labels
from orrery.cli.terminal.starcraft.sheet import fitting
from tests.cli.starcraft_screens import COMFORTABLE, ink_of, printed, screen, session_of
from tests.cli.test_starcraft_screen import crowded, played
from tests.starcraft.scenario import Position, side, table

NEWS = [f"Message {number}." for number in range(5)]


@pytest.mark.parametrize("seed", [2, 3, 5])
def test_what_happened_is_told_before_the_map_has_all_its_lines(seed: int) -> None:
    game = played(seed, 4, 150 * seed + 20)
    assert game.decision is not None
    ink = ink_of(COMFORTABLE)
    session = session_of(game, ink)
    session.notes = list(NEWS)
    session.draw(game.decision.seat)
    seen = printed(ink)
    assert [line for line in NEWS if line not in seen] == []
    assert len(seen.split("\n")) <= COMFORTABLE[1]


def researching() -> Position:
    """A Terran who can learn much."""
    at = {"dylar_iv.2": "marine ghost base", "torus.3": "marine firebat"}
    position = table(
        arcturus_mengsk=side(at=at, pool=12),
        overmind=side(at={"helios.2": "zergling base"}),
        orders={"dylar_iv": ["arcturus_mengsk research"]},
        phase="execution",
    )
    position.picks("reveal dylar_iv", "execute", "draw")
    return position


def test_options_in_few_lines_leave_the_map_its_own() -> None:
    seen = screen(researching().game, 0, (140, 30))
    assert "[1] Scanner Sweep g1" in seen  # in full they would not fit
    assert "2 g2 2/3 M⌂ Mar Gho" in seen
    assert "2g2/3M⌂MarGho" not in seen


@pytest.mark.parametrize("width", range(75, 126))
def test_planets_in_a_list_are_not_cut(width: int) -> None:
    ink = ink_of((width, 30))
    ink.thrift = 2
    galaxy = GalaxyMap(Labels(ink, crowded("planning").game, 0))
    lines = galaxy.in_list(list(galaxy.cells().at.values()))
    assert [line.plain for line in lines if "…" in line.plain or line.cell_len > width] == []


def test_a_line_of_parts_ends_with_a_sign_where_there_are_more() -> None:
    parts = [Text("six CP"), Text("hand 8"), Text("Barracks")]
    said = {room: [one.plain for one in fitting(parts, room, "…")] for room in (26, 25, 19, 18)}
    assert said[26] == ["six CP", "hand 8", "Barracks"]
    assert said[25] == ["six CP", "hand 8", "Barrac…"]
    assert said[19] == ["six CP", "hand 8", "…"]
    assert said[18] == ["six CP", "hand 8…"]


def test_the_style_of_a_name_ends_with_it() -> None:
    ink = ink_of(COMFORTABLE)
    galaxy = GalaxyMap(Labels(ink, crowded("planning").game, 0))
    planet = next(iter(galaxy.stacks))
    line = galaxy.block(planet, 80)[0]
    styles = {piece.text: str(piece.style) for piece in line.render(ink.console)}
    assert "underline" in styles[galaxy.labels.planet(planet)]
    assert styles["O"] == "bold bright_green"
    assert [text for text, style in styles.items() if "underline" in style and "[" in text] == []
