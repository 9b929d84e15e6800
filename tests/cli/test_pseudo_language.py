"""Every letter on a terminal comes from a message, and longer words fit: in the pseudo-language."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games import new_match
from orrery.messages import ELSEWHERE
from scripts import pseudo
from scripts.pseudo import LOCALE
from tests.cli.driving import piped
from tests.cli.pseudo_screens import Data, Size, screens, too_long

QUICK = {"players": "3", "galaxy": "quick"}
PLACED = {"players": "2", "galaxy": "place"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("messages")
    pseudo.write(place)
    return place


@pytest.fixture(autouse=True)
def messages(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(ELSEWHERE, str(folder))
    return folder


@pytest.mark.parametrize(
    ("game", "size", "picks", "every", "options"),
    [
        ("clone-wars", (80, 24), 240, 20, {}),
        pytest.param("clone-wars", (100, 45), 240, 20, {"mode": "full"}, marks=pytest.mark.slow),
        pytest.param("starcraft", (140, 45), 400, 40, QUICK, marks=pytest.mark.slow),
        ("starcraft", (100, 30), 400, 20, PLACED),
    ],
    ids=["clone-wars small", "clone-wars", "starcraft", "starcraft small"],
)
def test_the_screens_of_a_game_say_nothing_without_a_message_and_fit(
    game: str, size: Size, picks: int, every: int, options: dict[str, str]
) -> None:
    data, seen = Data(new_match(game, seed=7, **options)), 0
    for screen in screens(game, size, picks, every, **options):
        assert data.strange(screen) == []
        assert too_long(screen, size[0]) == []
        seen += 1
    assert seen > 50


def test_a_letter_without_a_message_and_a_line_that_is_too_long_are_noticed() -> None:
    data = Data(new_match("clone-wars", seed=7))
    assert data.strange("Ẏǿǿŭŭ play Captain Rex (CW-TURN-06)") != []
    assert data.strange("ƥŀȧȧẏ Captain Rex (CW-TURN-06), `end!`") == []
    assert too_long("x" * 81, 80) == ["x" * 81]


@pytest.mark.slow
def test_the_language_is_chosen_by_option_or_environment(messages: Path, tmp_path: Path) -> None:
    home, game = tmp_path / "home", ("play", "clone-wars", "--seed", "3")
    elsewhere = {ELSEWHERE: str(messages)}
    for arguments, environment, said in (
        (("--language", LOCALE), {}, "Ẏǿǿŭŭř ƈħǿǿīīƈḗḗ"),
        ((), {"ORRERY_LANGUAGE": LOCALE}, "Ẏǿǿŭŭř ƈħǿǿīīƈḗḗ"),
        (("--language", "en"), {"ORRERY_LANGUAGE": LOCALE}, "Your choice"),
        ((), {"ORRERY_LANGUAGE": "", "LC_ALL": "C"}, "Your choice"),
    ):
        out = piped(home, (*game, *arguments), ["quit"], **elsewhere, **environment)
        assert said in out.stdout, out.stderr
    out = piped(home, (*game, "--language", "tlh"), [])
    assert out.returncode == 1
    assert "there is no language 'tlh'; the languages are: en (English)" in out.stderr
