"""The story calls things what they were called when it happened, whenever it is first read, in
every language, and after a restart too."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from orrery.core import codec
from orrery.core.decisions import Seat
from orrery.games import new_match
from orrery.messages import SOURCE
from orrery.server.live.streams import Stream
from orrery.server.live.table import Table
from orrery.server.storage.rows import NOBODY, LogRow
from orrery.server.storage.store import Store
from orrery.starcraft.ruleset import STARCRAFT
from scripts.pseudo import LOCALE, accented
from tests.server.playing import (
    NAMELESS,
    PERSON,
    SOMETIME,
    Ear,
    asked,
    live_game_of,
    load_again,
    new_table,
    run,
    step,
)
from tests.server.test_languages import log_of
from tests.starcraft.scenario import Position
from tests.starcraft.step_8 import SWAPPING, before_swapping

in_both = pytest.mark.parametrize("locale", [SOURCE, LOCALE])
CHOOSING = {"players": "2", "factions": "choose"}


def said(text: str, locale: str) -> str:
    """A message of ours as somebody reads it."""
    return text if locale == SOURCE else accented(text)


def story(table: Table, locale: str) -> list[str]:
    """All that a watcher is told who comes now."""
    return log_of(Ear(table, None, locale=locale))


@in_both
@pytest.mark.parametrize("seed", [0, 4, 5])
def test_whoever_comes_late_is_told_the_same_words(seed: int, locale: str) -> None:
    match, chance = new_match("starcraft", seed, players="3"), Random(seed)
    early, late = (Stream(match.ruleset, match.game.facts, Seat(0)) for _ in range(2))
    for stream in (early, late):
        stream.begin(match.happened()[0])
    while match.game.decision is not None and match.number < 400:
        before, actor = match.game, match.game.decision.seat
        match.play(chance.choice(match.game.decision.options))
        for stream in (early, late):
            stream.pick(before, match.game, match.happened(-1)[0], actor)
        early.lines(locale)
    assert late.lines(locale) == early.lines(locale)
    assert said("Player", locale) in "".join(line.text for line in late.lines(locale)[:3])


@in_both
def test_a_line_told_before_sides_are_chosen_does_not_know_them(
    tmp_path: Path, locale: str
) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, NAMELESS, NAMELESS, game="starcraft", options=CHOOSING)
        first = asked(table)
        early = Ear(table, None, locale=locale)
        await step(table, picks=["faction aldaris"])
        await step(table, picks=["faction overmind"])
        late = story(table, locale)
        assert late == log_of(early)
        assert late[0].startswith(f"{said('Player ', locale)}{first + 1}")
        assert "Aldaris" not in late[0]
        assert "Aldaris" in "".join(late[3:])
        assert story(await load_again(table), locale) == late

    run(tmp_path, test)


@in_both
def test_sides_that_are_chosen_again_have_their_new_names(tmp_path: Path, locale: str) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, NAMELESS, NAMELESS, game="starcraft", options=CHOOSING)
        first = asked(table)
        await step(table, picks=["faction aldaris"])
        await table.undo(first, "back", live_game_of(table).stream(first).number)
        await step(table, picks=["faction tassadar"])
        await step(table, picks=["faction overmind"])
        late = story(table, locale)
        assert "Aldaris" not in "".join(late)
        assert "Tassadar" in "".join(late[3:])
        assert story(await load_again(table), locale) == late

    run(tmp_path, test)


@in_both
def test_whoever_has_a_name_goes_by_it(tmp_path: Path, locale: str) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, game="starcraft", options=CHOOSING)
        first = asked(table)
        await step(table, picks=["faction aldaris"])
        late = story(table, locale)
        assert all(line.startswith(f"Person {first} ") for line in late[:2])
        assert "Aldaris" in late[1]
        assert story(await load_again(table), locale) == late

    run(tmp_path, test)


async def table_at(store: Store, place: Position) -> Table:
    """A table whose game stands there."""
    table = await new_table(store, PERSON, PERSON, game="starcraft", options=CHOOSING)
    saved = json.dumps(codec.save(STARCRAFT, place.game))
    await store.append(table.row.id, [LogRow(1, "mended", NOBODY, saved, "", SOMETIME)])
    return await load_again(table)


@in_both
def test_a_z_axis_route_has_the_ends_it_had(tmp_path: Path, locale: str) -> None:
    async def test(store: Store) -> None:
        table = await table_at(store, before_swapping())
        early = Ear(table, None, locale=locale)
        for text in SWAPPING:
            await step(table, picks=[text])
        late = story(table, locale)
        assert late == log_of(early)
        moved = [line for line in late if "(Helios–" in line]
        assert len(moved) == 1
        assert "(Helios–Vyctor 5)" in moved[0]
        assert story(await load_again(table), locale) == late

    run(tmp_path, test)
