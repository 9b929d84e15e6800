"""Batches in other processes, one array for all of them: processes write their rows into memory
that they share with the learner."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from orrery.core.errors import BadData, OrreryError
from orrery.lab.processes import ProcessDied
from orrery.research.batch import Batch, checked_actions
from orrery.research.table import Table, table_of, whole_number

Shapes = dict[str, tuple[tuple[int, ...], str]]
"""By array: its shape and the name of its type."""
STEP, STOP = "step", "stop"
PATIENCE = 5.0
"""Seconds that a process gets to end by itself."""


def shapes(count: int, table: Table) -> Shapes:
    """The arrays of a batch, and the actions it is given."""
    return {
        "obs": ((count, table.codec.size), "uint8"),
        "mask": ((count, table.codec.actions), "int8"),
        "seat": ((count,), "int16"),
        "reward": ((count, table.seats), "float32"),
        "over": ((count,), "bool"),
        "cut": ((count,), "bool"),
        "action": ((count,), "int64"),
    }


def size_of(wanted: Shapes) -> int:
    return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in wanted.values())


def arrays_in(memory: Any, wanted: Shapes) -> dict[str, NDArray[Any]]:
    """The arrays one after another in shared memory, those with the largest numbers first, so that
    each begins where its type may."""
    found: dict[str, NDArray[Any]] = {}
    whole = np.frombuffer(memory, np.uint8)
    at = 0
    for name, (shape, kind) in sorted(
        wanted.items(), key=lambda one: -np.dtype(one[1][1]).itemsize
    ):
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        found[name] = whole[at : at + size].view(kind).reshape(shape)
        at += size
    return found


class Workers:
    """`processes` batches of `count` games each, with the arrays of a `Batch` for all of them.

    with Workers("clone-wars", processes=8, count=64) as games:
        games.step(policy(games.obs, games.mask))
    """

    def __init__(
        self, name: str, *, processes: int, count: int, seed: int = 0, **options: Any
    ) -> None:
        processes = whole_number("processes", processes, 1)
        count, seed = whole_number("count", count, 1), whole_number("seed", seed)
        table = table_of(name, options)
        self.codec, self.seats, self.count = table.codec, table.seats, count
        wanted = shapes(processes * count, table)
        context = get_context("spawn")
        memory = context.RawArray("B", size_of(wanted))  # there as long as an array needs it
        self._arrays = arrays_in(memory, wanted)
        self.obs, self.mask = self._arrays["obs"], self._arrays["mask"]
        self.seat, self.reward = self._arrays["seat"], self._arrays["reward"]
        self.over, self.cut = self._arrays["over"], self._arrays["cut"]
        self._pipes: list[Connection[Any, Any]] = []
        self._processes: list[BaseProcess] = []
        for number in range(processes):
            ours, theirs = context.Pipe()
            part = (name, options, seed * processes + number, number * count, count)
            process = context.Process(target=work, args=(theirs, memory, wanted, part), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._hear()

    def __len__(self) -> int:
        return len(self.obs)

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """One action for each game. If one is impossible, the games of its process do not move, and
        those of the others do."""
        if not self._pipes:
            raise BadData("the processes of these games have ended: they are closed")
        self._arrays["action"][:] = checked_actions(actions, len(self))
        for pipe in self._pipes:
            with suppress(ConnectionError):  # its process is dead, which `_hear` tells
                pipe.send(STEP)
        self._hear()

    def _hear(self) -> None:
        """Wait until every process has written its rows."""
        wrong: list[str] = []
        for process, pipe in zip(self._processes, self._pipes, strict=True):
            try:
                if said := pipe.recv():
                    wrong.append(said)
            except (EOFError, ConnectionError):
                process.join(PATIENCE)
                self.close()
                raise ProcessDied(
                    f"a process of games ended by itself (exit code {process.exitcode})"
                ) from None
        if wrong:
            raise BadData(wrong[0])

    def close(self) -> None:
        """End the processes; arrays that somebody kept stay as they are."""
        for pipe in self._pipes:
            try:
                pipe.send(STOP)
            except OSError:
                continue
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
        self._pipes, self._processes = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def work(
    pipe: Connection[Any, Any],
    memory: Any,
    wanted: Shapes,
    part: tuple[str, dict[str, Any], int, int, int],
) -> None:
    """A process: a batch whose arrays are rows of the shared ones."""
    name, options, seed, first, count = part
    rows = {key: array[first : first + count] for key, array in arrays_in(memory, wanted).items()}
    actions = rows.pop("action")
    batch = Batch(name, count, seed, **options)
    batch.first = first
    batch.write_to(**rows)
    pipe.send("")
    while True:
        try:
            if pipe.recv() != STEP:
                break
        except EOFError:  # the learner is gone
            break
        try:
            batch.step(actions)
            pipe.send("")
        except OrreryError as error:
            pipe.send(str(error))
