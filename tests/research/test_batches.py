"""Many games at once, in this process and in others, and data sets made from records."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from orrery.core.errors import BadData, IllegalPick
from orrery.core.record import Record
from orrery.games import new_match
from orrery.lab.processes import ProcessDied
from orrery.research import codec_for, dataset
from orrery.research.batch import Batch
from orrery.research.table import table_of
from orrery.research.with_ray import Player
from orrery.research.workers import Workers


def first_legal(mask: NDArray[np.int8]) -> NDArray[np.int64]:
    found: NDArray[np.int64] = mask.argmax(axis=1)
    return found


def random_legal(mask: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    found: NDArray[np.int64] = (mask * chance.random(mask.shape)).argmax(axis=1)
    return found


def test_rows_are_those_of_the_seat_that_is_asked() -> None:
    batch, chance = Batch("clone-wars", 3, seed=1, mode="full"), np.random.default_rng(1)
    for _ in range(60):
        for number, table in enumerate(batch.tables):
            assert batch.seat[number] == table.seat
            assert bytes(batch.obs[number]) == table.encode(table.seat)
            assert bytes(batch.mask[number].astype(np.uint8)) == bytes(table.mask())
        batch.step(random_legal(batch.mask, chance))


def test_an_ended_game_tells_its_rewards_and_begins_anew() -> None:
    batch, chance = Batch("clone-wars", 2, seed=1), np.random.default_rng(2)
    while not batch.over.any():
        batch.step(random_legal(batch.mask, chance))
    ended = int(batch.over.argmax())
    assert sorted(batch.reward[ended]) == [-1.0, 1.0]
    assert batch.games[ended] == 1
    assert batch.tables[ended].picks == []
    assert batch.mask[ended].any()
    other = 1 - ended
    assert not batch.reward[other].any()


def test_a_saved_batch_goes_on_as_if_it_had_never_stopped() -> None:
    chance = np.random.default_rng(3)
    batch = Batch("clone-wars", 2, seed=4, limit=150)
    for _ in range(200):  # each game was cut off once and has begun anew
        batch.step(random_legal(batch.mask, chance))
    other = Batch("clone-wars", 2, seed=4, limit=150)
    other.resume(json.loads(json.dumps(batch.saved())))
    assert other.games == [1, 1]
    for _ in range(120):  # over the next end
        assert np.array_equal(batch.obs, other.obs)
        assert np.array_equal(batch.mask, other.mask)
        actions = random_legal(batch.mask, chance)
        batch.step(actions)
        other.step(actions)
    assert other.games == batch.games == [2, 2]


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("count", {"count": 1}),
        ("seed", {"seed": 5}),
        ("options", {"mode": "full"}),
        ("limit", {"limit": 9}),
        ("starts", {"starts": 2}),
        ("codec", {"everything": True}),
    ],
)
def test_another_batch_does_not_go_on(name: str, other: dict[str, Any]) -> None:
    """It would play other games with the same picks."""
    saved = Batch("clone-wars", 2, seed=4).saved()
    with pytest.raises(BadData, match=f"the batch that was saved has {name} "):
        Batch("clone-wars", **{"count": 2, "seed": 4, **other}).resume(saved)


def test_only_what_was_saved_goes_on() -> None:
    with pytest.raises(BadData, match="not what `saved` gives"):
        Batch("clone-wars", 1).resume({"games": []})


def test_a_cut_game_is_marked() -> None:
    batch = Batch("clone-wars", 1, limit=5)
    for _ in range(5):
        batch.step(first_legal(batch.mask))
    assert (batch.cut[0], batch.over[0]) == (True, False)


def test_a_batch_wants_an_action_for_each_game() -> None:
    with pytest.raises(BadData, match="2 games need an action each, got 1"):
        Batch("clone-wars", 2).step([0])
    with pytest.raises(BadData, match=r"got an array of shape \(2, 3\)"):
        Batch("clone-wars", 2).step(np.zeros((2, 3), np.int64))
    with pytest.raises(BadData, match="whole numbers, not float64"):
        Batch("clone-wars", 2).step(np.zeros(2))  # type: ignore[arg-type]
    with pytest.raises(BadData, match="count must be a whole number from 1 on, not 0"):
        Batch("clone-wars", 0)


def test_an_impossible_action_moves_no_game() -> None:
    batch = Batch("clone-wars", 2)
    before = batch.obs.copy()
    wrong = int((batch.mask[1] == 0).argmax())
    with pytest.raises(IllegalPick, match=f"game 1: action {wrong} is not possible"):
        batch.step([int(first_legal(batch.mask)[0]), wrong])
    assert (batch.obs == before).all()
    assert [table.picks for table in batch.tables] == [[], []]


@pytest.mark.slow
def test_arrays_outlive_their_processes() -> None:
    with Workers("clone-wars", processes=1, count=1) as games:
        kept, copied = games.obs, games.obs.copy()
    assert (kept == copied).all()


@pytest.mark.slow
def test_processes_give_the_rows_of_their_batches() -> None:
    batches = [Batch("clone-wars", 2, seed=number) for number in (6, 7)]
    with Workers("clone-wars", processes=2, count=2, seed=3) as games:
        for _ in range(40):
            rows = np.concatenate([batch.obs for batch in batches])
            assert (games.obs == rows).all()
            actions = first_legal(games.mask)
            games.step(actions)
            for at, batch in enumerate(batches):
                batch.step(actions[2 * at : 2 * at + 2])


@pytest.mark.slow
def test_an_impossible_action_in_a_process_is_told() -> None:
    with Workers("clone-wars", processes=2, count=1) as games:
        right, wrong = int(first_legal(games.mask)[0]), int((games.mask[1] == 0).argmax())
        with pytest.raises(BadData, match=f"game 1: action {wrong} is not possible"):
            games.step([right, wrong])
        games.step(first_legal(games.mask))
    with pytest.raises(BadData, match="they are closed"):
        games.step(first_legal(games.mask))


def test_workers_want_games_to_work_on() -> None:
    with pytest.raises(BadData, match="processes must be a whole number from 1 on"):
        Workers("clone-wars", processes=0, count=1)
    with pytest.raises(BadData, match="count must be a whole number from 1 on"):
        Workers("clone-wars", processes=1, count=0)


@pytest.mark.slow
def test_a_process_that_dies_is_noticed() -> None:
    games = Workers("clone-wars", processes=1, count=1)
    os.kill(games._processes[0].pid or 0, signal.SIGKILL)
    games._processes[0].join()  # so that nobody reads what is sent to it
    with pytest.raises(ProcessDied, match="-9"):
        games.step(first_legal(games.mask))


def recorded(seed: int) -> Record:
    match, chance = new_match("clone-wars", seed=seed, mode="full"), Random(seed)
    while match.game.decision is not None:
        match.play(chance.choice(match.game.decision.options))
    return match.record()


def test_a_data_set_has_a_row_for_each_decision(tmp_path: Path) -> None:
    records = [recorded(1), recorded(2)]
    path = tmp_path / "games.parquet"
    written = dataset.write(path, records)
    assert written == sum(len(record.picks) for record in records)
    codec = codec_for("clone-wars", {"mode": "full"})
    rows = dataset.read(path, codec).to_pylist()
    assert [row["number"] for row in rows if row["game"] == 1] == [*range(len(records[1].picks))]
    assert all(row["action"] in row["legal"] for row in rows if row["fresh"])
    result = records[0].result
    assert result is not None
    won = {row["seat"]: row["return"] for row in rows if row["game"] == 0}
    assert won[result.winners[0]] == 1.0
    match = new_match("clone-wars", seed=1, mode="full")
    assert rows[0]["observation"] == codec.encode(match.game, rows[0]["seat"])
    games = dataset.read(dataset.games_file(path)).to_pylist()
    assert [game["seed"] for game in games] == [record.seed for record in records]
    assert games[0]["codec"] == codec.version


def test_one_codec_fits_records_with_different_cards(tmp_path: Path) -> None:
    """The seed draws which neutral cards are played with."""
    given = {"factions": "empire,republic", "neutral": "random"}
    table = table_of("clone-wars", {**given, "limit": 5})
    records, drawn = [], set[str]()
    for seed in range(6):
        table.reset(seed)
        for _ in range(5):
            table.step(table.ids()[0])
        records.append(table.record())
        drawn.add(records[-1].settings["neutral"])
    assert len(drawn) == 2
    dataset.write(tmp_path / "games.parquet", records, codec=table.codec)
    assert len(dataset.read(tmp_path / "games.parquet", table.codec)) == 30


def test_a_data_set_of_another_codec_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    dataset.write(path, [recorded(1)])
    with pytest.raises(BadData, match="write it again"):
        dataset.read(path, codec_for("clone-wars", everything=True))
    with pytest.raises(BadData, match="no records"):
        dataset.write(path, [])


def test_a_data_set_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    table = table_of("clone-wars", {"factions": "empire,rebel"})
    table.reset(1)
    table.step(table.ids()[0])
    with pytest.raises(BadData, match="record 1: this codec has no ids for"):
        dataset.write(path, [recorded(1), table.record()])
    assert [*tmp_path.iterdir()] == []


def test_an_actor_sends_what_was_seen_and_chosen() -> None:
    rows = Player("clone-wars", 2, 0, {}).play(lambda _, mask: first_legal(mask), 5)
    assert rows["obs"].shape[:2] == rows["mask"].shape[:2] == (5, 2)
    assert rows["mask"][0, 0, rows["action"][0, 0]] == 1
