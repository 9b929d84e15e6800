"""The games by name, their files and card packs."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery import games
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.errors import BadData
from tests.core.toy import Toy


def test_a_game_is_found_by_its_name() -> None:
    assert games.ruleset_of("clone-wars") is CLONE_WARS


def test_an_unknown_game_is_told_with_the_known_ones() -> None:
    with pytest.raises(BadData, match="there is no game 'chess'; the games are: clone-wars"):
        games.ruleset_of("chess")


def test_the_own_files_of_a_game_are_read() -> None:
    texts = games.read_texts(CLONE_WARS)
    assert set(texts) == set(CLONE_WARS.files)
    assert 'edition = "clone_wars"' in texts["clone_wars.toml"]


def test_a_pack_is_the_files_of_its_folder(tmp_path: Path) -> None:
    (tmp_path / "clone_wars.toml").write_text('edition = "clone_wars"\n')
    (tmp_path / "README.md").write_text("A pack.")
    path = f"{tmp_path}/clone_wars.toml"
    assert games.read_pack(CLONE_WARS, tmp_path) == {path: 'edition = "clone_wars"\n'}
    assert games.read_pack(CLONE_WARS, None) == {}


def test_a_folder_without_a_pack_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"there is no card pack folder .*missing"):
        games.read_pack(CLONE_WARS, tmp_path / "missing")
    with pytest.raises(BadData, match=r"is not a card pack: expected clone_wars\.toml or first"):
        games.read_pack(CLONE_WARS, tmp_path)


def test_the_game_of_a_pack_is_found_by_its_files(tmp_path: Path) -> None:
    (tmp_path / "other.toml").write_text("")
    with pytest.raises(BadData, match=r"expected a file of a game \(.*clone-wars: clone_wars.toml"):
        games.ruleset_of_pack(tmp_path)
    (tmp_path / "first_edition.toml").write_text("")
    assert games.ruleset_of_pack(tmp_path) is CLONE_WARS
    with pytest.raises(BadData, match=r"there is no card pack folder .*missing"):
        games.ruleset_of_pack(tmp_path / "missing")


class Other(Toy):
    files = ("other.toml",)


def test_a_pack_with_files_of_two_games_is_of_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "RULESETS", {"clone-wars": CLONE_WARS, "toy": Other()})
    (tmp_path / "clone_wars.toml").write_text("")
    assert games.ruleset_of_pack(tmp_path) is CLONE_WARS
    (tmp_path / "other.toml").write_text("")
    with pytest.raises(BadData, match="has files of clone-wars and toy; choose one with --game"):
        games.ruleset_of_pack(tmp_path)


def test_a_pack_that_is_not_text_is_reported(tmp_path: Path) -> None:
    (tmp_path / "clone_wars.toml").write_bytes(b"\xff\xfe\xff")
    with pytest.raises(BadData, match=r"clone_wars\.toml cannot be read as text: "):
        games.read_pack(CLONE_WARS, tmp_path)


def test_games_without_a_pack_share_their_facts() -> None:
    ruleset = games.ruleset_of("clone-wars")
    usual, full = ruleset.settings({}), ruleset.settings({"mode": "full"})
    shared = games.facts_of("clone-wars", usual, {})
    assert games.facts_of("clone-wars", dict(usual), {}) is shared
    assert ruleset.fingerprint(shared) == ruleset.fingerprint(
        ruleset.facts(usual, games.read_texts(ruleset), {})
    )
    assert games.facts_of("clone-wars", full, {}) is not shared
    pack = games.read_texts(ruleset)
    assert games.facts_of("clone-wars", usual, pack) is not shared


def test_games_with_the_same_pack_share_their_facts() -> None:
    ruleset = games.ruleset_of("clone-wars")
    settings, pack = ruleset.settings({}), games.read_texts(ruleset)
    first = games.facts_of("clone-wars", settings, pack)
    again = dict(reversed(pack.items()))
    assert games.facts_of("clone-wars", dict(settings), again) is first
    changed = {name: f"{text}\n# changed\n" for name, text in pack.items()}
    assert games.facts_of("clone-wars", settings, changed) is not first
    assert games._packed_facts.cache_info().maxsize == 16
