"""Work without end that one request sets off: packs, records, text that is slow to read."""

from __future__ import annotations

import time
from typing import ClassVar

from tests.server.attack.ammunition import PACK_FILE, PACKS
from tests.server.attack.kind import ME, PROGRAM, Kind
from tests.server.attack.wire import Talk, at_table, counted_failures, said


class EndlessPacks(Kind):
    """Tables of programs with a card pack whose abilities never end, or do very much."""

    name: ClassVar[str] = "endless-packs"
    family: ClassVar[str] = "endless"
    rate: ClassVar[float] = 0.4
    most: ClassVar[int] = 12

    async def strike(self) -> None:
        name = [*PACKS][self.tally.sent % len(PACKS)]
        await self.make([PROGRAM, PROGRAM], pack={"name": "p", "files": {PACK_FILE: PACKS[name]}})


class EndlessPicks(Kind):
    """The same packs, played by hand: each end of a turn may be the last thing the server does."""

    name: ClassVar[str] = "endless-picks"
    family: ClassVar[str] = "endless"
    rate: ClassVar[float] = 0.4
    most: ClassVar[int] = 12

    async def strike(self) -> None:
        name = self.rng.choice([*PACKS])
        made = await self.make([ME, ME], pack={"name": "p", "files": {PACK_FILE: PACKS[name]}})
        if not made:
            return
        secrets = [seat["secret"] for seat in made["mine"]]
        for turn in range(6):
            began, outcome = time.monotonic(), list[str]()
            with counted_failures(outcome):
                async with at_table(self.port, self.address, made["id"]) as connection:
                    talk = Talk(connection)
                    await talk.hello(secrets[turn % 2])
                    outcome.append(said(await self.end_turn(talk)))
            self.note(f"a pick with the pack {name}", outcome[-1], began)

    async def end_turn(self, talk: Talk) -> dict[str, str]:
        """End the turn if that is an option, else pick the last option."""
        decision = talk.update.get("decision") or {"options": [{"text": "end"}]}
        texts = [option["text"] for option in decision["options"]]
        text = "end" if "end" in texts else texts[-1]
        return await talk.say("pick", after=talk.update.get("number", 0), picks=[text])


class EndlessRecords(Kind):
    """The record of a game whose last pick is never carried out."""

    name: ClassVar[str] = "endless-records"
    family: ClassVar[str] = "endless"
    rate: ClassVar[float] = 0.3
    most: ClassVar[int] = 10
    at_once: ClassVar[int] = 10

    async def strike(self) -> None:
        record = self.ammunition.endless_record
        if record is None:
            return
        pack = {"name": "p", "files": {PACK_FILE: PACKS["purchase sets off purchase"]}}
        await self.bring(record, pack)


class DeepKeys(Kind):
    """Packs whose TOML takes some readers quadratic time."""

    name: ClassVar[str] = "deep-keys"
    family: ClassVar[str] = "endless"
    rate: ClassVar[float] = 0.5
    most: ClassVar[int] = 30

    async def strike(self) -> None:
        pack = {"name": "p", "files": {PACK_FILE: self.ammunition.deep_keys}}
        await self.make([ME, ME], pack=pack)


class LongRecords(Kind):
    """Records of very many picks, which are then watched, summed up, replayed and checked."""

    name: ClassVar[str] = "long-records"
    family: ClassVar[str] = "endless"
    rate: ClassVar[float] = 0.5
    most: ClassVar[int] = 30

    async def strike(self) -> None:
        table = await self.bring(self.ammunition.long_record)
        if not table:
            return
        began, outcome = time.monotonic(), list[str]()
        with counted_failures(outcome):
            async with at_table(self.port, self.address, table) as connection:
                outcome.append(said(await Talk(connection).hello(None)))
        self.note("hello at a long record", outcome[-1], began)
        for part in ("summary", "replay", "frames?first=100&count=60", "check", "record"):
            await self.ask("GET", f"/api/tables/{table}/{part}")
