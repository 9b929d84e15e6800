"""How much of the client a table of StarCraft fetches, in kilobytes, packed as it travels."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from tests.e2e.conftest import Visits
from tests.e2e.server import GREEDY, ME, Server

pytestmark = pytest.mark.slow

ASSETS = Path(__file__).parents[2] / "src" / "orrery" / "server" / "static" / "assets"
MARK = re.compile(r"-[\w-]{8}(?=\.js)")
IMPORTED = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")
MOST = {
    "TableBattle": 29,
    "Build": 25,
    "Research": 25,
    "EventCards": 25,
    "GameOver": 25,
    "lessons": 25,
    "settingUp.svelte": 25,
}
"""Parts that are fetched later."""
PARTS = ("Wide", "SmallTable")
"""What a wide window, or a small one, needs besides what all tables do."""
MOST_OF_A_TABLE = 75
MOST_STYLES = 16
MOST_WORDS = 20


def chunk(game: str, name: str) -> str:
    """The file of a chunk: its name, and a mark of what is in it."""
    (found,) = ASSETS.glob(f"{game}-{name}-????????.js")
    return found.name


def needed(*chunks: str) -> set[str]:
    """The chunks, and all that they import."""
    found: set[str] = set()
    waiting = [*chunks]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += IMPORTED.findall((ASSETS / name).read_text("utf-8"))
    return found


def kilobytes(names: set[str]) -> float:
    """Without the marks in the names of other chunks: they change with anything in the client, and
    so would the size, by a few bytes."""
    texts = [MARK.sub("", (ASSETS / name).read_text("utf-8")) for name in names]
    return sum(len(gzip.compress(text.encode(), 9)) for text in texts) / 1000


def of_game(names: set[str], game: str = "starcraft") -> set[str]:
    return {name for name in names if name.startswith(f"{game}-")}


def table_with(part: str) -> set[str]:
    """All that a window needs before the table is whole."""
    return needed(chunk("starcraft", "table"), chunk("starcraft", part))


@pytest.mark.parametrize("part", PARTS)
def test_a_table_of_starcraft_is_small(built: None, part: str) -> None:
    assert kilobytes(of_game(table_with(part))) <= MOST_OF_A_TABLE


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("name", MOST)
def test_what_comes_later_is_small(built: None, name: str, part: str) -> None:
    """What it needs besides the table itself."""
    more = needed(chunk("starcraft", name)) - table_with(part)
    assert kilobytes(of_game(more)) <= MOST[name]


@pytest.mark.parametrize("game", ["starcraft", "clone-wars"])
def test_words_are_small(built: None, game: str) -> None:
    assert kilobytes({chunk(game, "en")}) <= MOST_WORDS


def test_styles_are_small(built: None) -> None:
    sizes = [kilobytes({path.name}) for path in ASSETS.glob("*.css")]
    assert max(sizes) <= MOST_STYLES


@pytest.mark.parametrize(
    ("game", "other"), [("starcraft", "clone-wars"), ("clone-wars", "starcraft")]
)
def test_a_table_fetches_nothing_of_the_other_game(
    server: Server, visits: Visits, game: str, other: str
) -> None:
    ann = visits()
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(request.url.rsplit("/", 1)[-1]))
    ann.visit(server.link(server.make(ME, GREEDY, game=game), 0))
    ann.page.wait_for_load_state("networkidle")
    assert of_game({*fetched}, game)
    assert not of_game({*fetched}, other)
