"""Ladders: every deal from every seat, games that are kept, and the same result however they are
played."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from orrery.core.errors import BadData
from orrery.lab.ladder.plan import Dealt, LadderPlan, lineups, plan
from orrery.lab.ladder.playing import LadderGame, Thinking, play_dealt, seated
from orrery.lab.ladder.standings import Standings
from orrery.lab.ladder.store import LadderFile, fingerprint_of_code
from orrery.lab.ladder.workers import in_processes, on_ray

THREE = ("random", "eager", "simple")


def small(
    deals: int = 2, names: tuple[str, ...] = ("random", "eager"), seed: int = 1
) -> LadderPlan:
    return plan("clone-wars", names, deals=deals, seed=seed)


def told(games: list[LadderGame]) -> list[tuple[object, ...]]:
    """What is the same whenever and wherever games are played."""
    return sorted(one[:-1] for one in games)


def test_two_seats_have_every_pair() -> None:
    pairs = (("random", "eager"), ("random", "simple"), ("eager", "simple"))
    assert lineups(THREE, 2, mixed=False) == pairs


def test_at_larger_tables_each_program_sits_alone_among_each_other_one() -> None:
    found = lineups(("eager", "greedy"), 4, mixed=False)
    assert found == (("eager", *["greedy"] * 3), ("greedy", *["eager"] * 3))
    assert lineups(THREE, 3, mixed=True)[-1] == THREE
    with pytest.raises(BadData, match="a mixed table has 4 different programs, not 3"):
        lineups(THREE, 4, mixed=True)


def test_a_program_may_be_measured_alone() -> None:
    made = plan("starcraft", ["eager", "simple", "greedy"], players=4, alone="simple")
    assert made.lineups == (("simple", *["eager"] * 3), ("simple", *["greedy"] * 3))
    with pytest.raises(BadData, match="not one of this ladder"):
        plan("starcraft", ["eager", "greedy"], players=4, alone="simple")


def test_a_deal_is_played_from_every_seat() -> None:
    made = plan("starcraft", ("random", "eager"), players=3, deals=1, limit=40)
    games = play_dealt(made, Dealt(("random", "eager", "eager"), 0))
    assert [one.bots.index("random") for one in games] == [0, 2, 1]
    assert [seated(("a", "b", "c"), turn) for turn in (0, 1)] == [("a", "b", "c"), ("b", "c", "a")]


def test_every_line_up_gets_the_same_deals() -> None:
    """Two equal programs under different names play the same games."""
    twin = "tests.bots.own_program:Twin"
    made = small(1, ("eager", "random", twin))
    games = [play_dealt(made, Dealt((one, "random"), 0)) for one in ("eager", twin)]
    ours, theirs = ([one[3:6] for one in some] for some in games)
    assert ours == theirs
    other = play_dealt(made, Dealt(("eager", "random"), 1))
    assert [one.decisions for one in games[0]] != [one.decisions for one in other]


def test_deals_come_before_line_ups_so_that_a_ladder_cut_short_is_fair() -> None:
    dealt = [*small(2, THREE).dealt]
    assert [one.deal for one in dealt] == [0, 0, 0, 1, 1, 1]


def test_games_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    made = small(2)
    first = LadderFile(path, made)
    assert first.left == [*made.dealt]
    first.add(play_dealt(made, first.left[0]))
    again = LadderFile(path, made)
    assert told(again.games) == told(first.games)
    assert again.games[0].thinking["eager"].worst == first.games[0].thinking["eager"].worst
    assert again.left == [*made.dealt][1:]


def test_deals_and_programs_can_be_added(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    file = LadderFile(path, small(1))
    file.add(play_dealt(file.plan, file.left[0]))
    more = LadderFile(path, small(2, THREE))
    assert len(more.games) == 2
    assert len(more.left) == 5
    assert LadderFile(path, small(1, ("eager", "simple"))).games == []


def test_what_was_being_written_when_it_stopped_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    file = LadderFile(path, small(2))
    for dealt in file.left:
        file.add(play_dealt(file.plan, dealt))
    path.write_bytes(path.read_bytes()[:-20])
    torn = LadderFile(path, small(2))
    assert (len(torn.games), len(torn.left)) == (2, 1)
    torn.add(play_dealt(torn.plan, torn.left[0]))
    assert told(LadderFile(path, small(2)).games) == told(file.games)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", ""),
        ("no ladder\n", "is not the file of a ladder"),
        ("no ladder", "has no first line"),
        ('{"game":"clone-wars"}\n', "missing required field"),
    ],
)
def test_other_files_are_left_alone(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "ladder.jsonl"
    path.write_text(text)
    if not says:
        assert LadderFile(path, small()).games == []
        return
    with pytest.raises(BadData, match=says):
        LadderFile(path, small())
    assert path.read_text() == text


def test_games_of_another_ladder_are_not_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "ladder.jsonl"
    LadderFile(path, small())
    with pytest.raises(BadData, match="belongs to another ladder: its seed is 1, not 2"):
        LadderFile(path, small(seed=2))
    monkeypatch.setattr("orrery.lab.ladder.store.fingerprint_of_code", lambda _: "other")
    with pytest.raises(BadData, match="belongs to another ladder: its code is "):
        LadderFile(path, small())


def test_the_code_of_ones_own_program_counts() -> None:
    ours = fingerprint_of_code(small())
    assert ours == fingerprint_of_code(small(5, THREE))
    assert ours != fingerprint_of_code(small(1, ("eager", "tests.bots.own_program:Twin")))


@pytest.mark.slow
def test_several_processes_play_the_same_games() -> None:
    made = small(3)
    alone = [one for some in in_processes(made, made.dealt, 1) for one in some]
    together = [one for some in in_processes(made, made.dealt, 2) for one in some]
    assert told(alone) == told(together)
    assert len(alone) == 6


class PretendedRay(ModuleType):
    """Ray with one machine that does at once what it is asked, and answers in another order."""

    is_running = False
    most = 0

    def is_initialized(self) -> bool:
        return self.is_running

    def init(self, **_: object) -> None:
        self.is_running = True

    def shutdown(self) -> None:
        self.is_running = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def put(self, given: object) -> object:
        return given

    def remote(self, called: object) -> object:
        return SimpleNamespace(remote=called)

    def wait(self, some: list[object]) -> tuple[list[object], list[object]]:
        self.most = max(self.most, len(some))
        return some[-1:], some[:-1]

    def get(self, some: list[object]) -> list[object]:
        return some


def test_ray_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    ray, made = PretendedRay("ray"), small(4)
    monkeypatch.setitem(sys.modules, "ray", ray)
    found = [one for some in on_ray(made, made.dealt) for one in some]
    assert told(found) == told([one for dealt in made.dealt for one in play_dealt(made, dealt)])
    assert not ray.is_running
    assert ray.most == 2  # not all at once: what is stopped is lost


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadData, match=r"pip install orrery\[ray\]"):
        next(on_ray(small(), small().dealt))


def test_times_are_right_to_a_tenth() -> None:
    thinking = Thinking()
    for seconds in [*[0.01] * 98, 0.1, 3.0]:
        thinking.add(seconds)
    other = Thinking()
    other.join(thinking)
    assert other.quantile(0.5) == pytest.approx(0.01, rel=0.1)
    assert other.quantile(0.99) == pytest.approx(0.1, rel=0.1)
    assert (other.quantile(1.0), other.worst) == (3.0, 3.0)
    assert Thinking().quantile(0.5) == 0.0


def test_only_real_decisions_are_timed() -> None:
    made = small(1)
    game = play_dealt(made, next(made.dealt))[0]
    timed = sum(one.counts.total() for one in game.thinking.values())
    assert 0 < timed < game.decisions


def test_the_standings_count_games_wins_and_endings() -> None:
    made = small(2, THREE)
    games = [one for dealt in made.dealt for one in play_dealt(made, dealt)]
    found = Standings(made, [*reversed(games)])
    assert next(iter(found.places)) == "simple"
    assert found.places["simple"].games == 8
    assert sum(place.wins for place in found.places.values()) == 12
    assert found.ended == {"bases": 12}
    share = found.met["random", "simple"].share
    assert (share.wins, share.games) == (0, 4)
    report = found.report()
    assert report["games"] == 12
    assert report["programs"]["simple"]["seconds"]["worst"] > 0
    assert [one["lineup"] for one in report["lineups"]] == [[*one] for one in made.lineups]


@pytest.mark.parametrize(
    ("names", "players", "says"),
    [
        (("eager",), None, "at least two programs"),
        (("eager", "eager"), None, "each named once"),
        (("eager", "clever"), None, "clone-wars has no program 'clever'"),
        (("eager", "random"), 3, "clone-wars has 2 seats with these options, not 3"),
    ],
)
def test_bad_ladders_are_refused(names: tuple[str, ...], players: int | None, says: str) -> None:
    with pytest.raises(BadData, match=says):
        plan("clone-wars", names, players=players)
