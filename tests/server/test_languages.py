"""Everybody is told everything in their own language: the same table, each in other words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from orrery.core.decisions import Seat
from orrery.core.gestures import Picks
from orrery.server.contract.frames import line_shown
from orrery.server.contract.protocol import TableChanged, Update, Welcome
from orrery.server.live import streams
from orrery.server.storage.store import Store
from scripts.pseudo import LOCALE, accented
from tests.server.playing import PERSON, Ear, asked, live_game_of, new_table, run, step
from tests.server.rooms import FRIEND, ME, PROGRAM, Room

PSEUDO = {"accept-language": f"xx, {LOCALE};q=0.9, en;q=0.5"}
LETTER = re.compile("[A-Za-z]")


def log_of(ear: Ear) -> list[str]:
    """All lines of the story that somebody was told."""
    lines: list[str] = []
    for update in ear.all(Update):
        lines[update.log_from :] = [line.text for line in update.log]
    return lines


def test_each_reader_is_told_the_story_and_the_question_in_their_language(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        seat = asked(table)
        mine, english, other = (
            Ear(table, seat, locale=LOCALE),
            Ear(table, None),
            Ear(table, None, locale=LOCALE),
        )
        assert not LETTER.search(mine.decision.question)
        for _ in range(6):
            await step(table)
        assert len(log_of(english)) == len(log_of(other)) > 0
        turn = next(at for at, line in enumerate(log_of(english)) if line.startswith("Turn"))
        assert log_of(other)[turn] == accented(log_of(english)[turn])
        late = Ear(table, None, locale=LOCALE)
        assert log_of(late) == log_of(other)

    run(tmp_path, test)


def test_all_who_read_one_language_cost_one_rendering(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def counted(speaker: Any, *more: Any) -> Any:
        said.append(speaker.locale)
        return line_shown(speaker, *more)

    monkeypatch.setattr(streams, "line_shown", counted)

    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        ears = [Ear(table, None) for _ in range(100)] + [Ear(table, None, locale=LOCALE)]
        for _ in range(8):
            await step(table)
        assert said.count("en") == said.count(LOCALE) == len(log_of(ears[0])) > 0

    run(tmp_path, test)


def test_nobody_who_was_away_is_told_what_was_undone(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        seat = asked(table)
        ear = Ear(table, seat)
        before, length = ear.update.number, len(log_of(ear))
        picked = next(text for text in ear.options() if text.startswith("play"))
        await table.pick(seat, "g", before, Picks([picked]))
        assert len(log_of(ear)) > length
        await table.undo(seat, "u", ear.update.number)
        late = Ear(table, seat, after=before)
        assert [len(update.log) for update in late.all(Update)] == [0, 0]
        assert len(log_of(ear)) == length

    run(tmp_path, test)


def test_what_can_be_undone_is_named_in_the_readers_language_and_after_an_undo(
    tmp_path: Path,
) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        seat, live_game = asked(table), live_game_of(table)
        ear = Ear(table, seat)
        for number in range(2):
            picked = next(text for text in ear.options() if text.startswith("play"))
            await table.pick(seat, f"g{number}", ear.update.number, Picks([picked]))
            if number == 0:
                first = live_game.undo_for(seat, "en")
        assert live_game.undo_for(seat, "en") != live_game.undo_for(seat, LOCALE)
        await table.undo(seat, "u", ear.update.number)
        assert live_game.undo_for(seat, "en") == first

    run(tmp_path, test)


def test_a_table_is_told_in_the_language_of_each_listener(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, "eager")
        ann, watcher = Ear(table, Seat(0)), Ear(table, None, locale=LOCALE)
        await table.change(name="Duel")
        await table.change(name="")
        names = [one.last(TableChanged).table.name for one in (ann, watcher)]
        assert names == ["A table", accented("A table")]
        ann.forget()
        table.tell_table()
        assert ann.all(TableChanged) == [], "it has not changed"
        assert watcher.last(Welcome).table.seats[0].name == "Person 0"

    run(tmp_path, test)


def test_hello_says_the_language_else_the_header_does(shared: Room) -> None:
    made = shared.make(ME, FRIEND)
    for locale, name in (("en", "A table"), (LOCALE, accented("A table")), ("xx", "A table")):
        with shared.sit(made, locale=locale) as player:
            assert player.told[0]["table"]["name"] == name
    with shared.socket(made, additional_headers=PSEUDO) as connection:
        connection.send('{"type": "hello"}')
        assert accented("A table") in connection.recv()


def test_a_refusal_is_told_in_the_language_of_the_one_who_asked(shared: Room) -> None:
    path = "/api/tables/0000000000000000"
    english, pseudo = shared.get(path).json(), shared.get(path, headers=PSEUDO).json()
    assert english["code"] == pseudo["code"] == "no-table"
    assert english["detail"] == "There is no table 0000000000000000."
    assert pseudo["detail"] == accented("There is no table ") + "0000000000000000."
    assert "Accept-Language" in shared.get(path).headers["vary"]
    made = shared.make(ME, FRIEND)
    with shared.sit(made, locale=LOCALE) as player:
        refused = player.ask(type="undo", id="u", after=0)
        assert refused["code"] == "watching"
        assert not LETTER.search(refused["sentence"])


def test_a_text_that_others_cannot_read_is_refused_in_a_sentence(shared: Room) -> None:
    body = {"game": "clone-wars", "seats": [{**ME, "name": "A\u202e"}, PROGRAM]}
    english = shared.post("/api/tables", body).json()["detail"]
    assert "The name has characters that others cannot see" in english
    pseudo = shared.post("/api/tables", body, headers=PSEUDO).json()["detail"]
    assert accented("characters that others cannot see") in pseudo


def test_programs_and_games_are_named_in_the_language_of_the_one_who_asks(shared: Room) -> None:
    made = shared.make(ME, PROGRAM)
    path = f"/api/tables/{made['id']}"
    english, pseudo = shared.get(path).json(), shared.get(path, headers=PSEUDO).json()
    assert pseudo["seats"][1]["name"] == accented(english["seats"][1]["name"])
    assert pseudo["seats"][0]["name"] == english["seats"][0]["name"] == "Ann"
    [game, _] = shared.get("/api/games", headers=PSEUDO).json()
    assert not LETTER.search(game["about"] + game["choices"][0]["title"])


def test_what_is_printed_and_the_gallery_keep_names_and_say_texts(shared: Room) -> None:
    made = shared.make(ME, PROGRAM)
    for path in (f"/api/tables/{made['id']}/printed", "/api/games/clone-wars/cards"):
        english, pseudo = shared.get(path).json(), shared.get(path, headers=PSEUDO).json()
        if isinstance(english, dict):
            english, pseudo = english["card"], pseudo["card"]
        assert [one["name"] for one in pseudo] == [one["name"] for one in english]
        names = "|".join(re.escape(one["name"]) for one in english)
        texts = [re.sub(names, "", text) for one in pseudo for text in one["text"]]
        assert [text for text in texts if LETTER.search(text)] == []
        assert [one["text"] for one in pseudo] != [one["text"] for one in english]


def test_a_replay_and_its_check_are_told_in_the_language_of_the_one_who_asks(shared: Room) -> None:
    made = shared.make(ME, {**PROGRAM, "name": "Ben"})
    with shared.sit(made, made["mine"][0]["secret"]) as player:
        player.pick("one")
    shared.resign(made)
    path = f"/api/tables/{made['id']}"
    english = shared.get(f"{path}/replay?eyes=0").json()
    pseudo = shared.get(f"{path}/replay?eyes=0", headers=PSEUDO).json()
    turns = [one["steps"][0]["log"][1]["text"] for one in (english, pseudo)]
    assert turns[0].startswith("Turn 1: ")
    assert turns[1] == accented(turns[0])
    verdict = shared.get(f"{path}/check", headers=PSEUDO).text.splitlines()[-1]
    assert accented("lead to the") in verdict


def test_a_hint_is_explained_in_the_language_of_the_one_who_asks(shared: Room) -> None:
    made = shared.make(ME, PROGRAM)
    with shared.sit(made, made["mine"][0]["secret"], locale=LOCALE) as player:
        player.option()
        hint = player.ask(type="hint", id="h")
        labels = {one["text"]: one["label"] for one in player.update["decision"]["options"]}
    assert hint["label"] == labels[hint["pick"]]
    assert not LETTER.search(hint["sentence"])


def test_a_table_that_is_not_there_is_told_in_the_language_of_hello(shared: Room) -> None:
    with shared.socket({"id": "0" * 16}) as connection:
        connection.send(f'{{"type": "hello", "locale": "{LOCALE}"}}')
        assert accented("There is no table") in connection.recv()
