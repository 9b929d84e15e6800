"""Drafts as the page makes them, out of what it is told and nothing else, and sent in an order of
chance: the server takes every one of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from random import Random
from typing import Any

import pytest

from orrery.core.gestures import Picks, Tried, carry_out
from orrery.starcraft import STARCRAFT
from orrery.starcraft.board.state import StarCraftGame
from tests.starcraft.test_gestures import (
    SEVERAL_NUKED,
    SEVERAL_SPLASHED,
    battles,
    choice_of,
    games,
)

FEW, MANY = 200, 2000
LAYING = frozenset({"standard-card", "reinforcement-card"})
PAYING = frozenset({
    "build-forces", "build-upgrades", "build-base", "new-unit-area", "sacrifice", "tech-unit-area",
    "discount", "pay", "learn-technology", "gain-upgrade", "industrial-strategy",
})  # fmt: skip
"""Where a purchase begins, goes on, and is paid for."""
CHANGES = 4
"""Workers that somebody moves before paying."""
Json = dict[str, Any]


def several(game: StarCraftGame, rng: Random) -> Iterator[Picks]:
    """Pairs, supports, victims, discards: one after the other until the choice is whole."""
    assert game.decision is not None
    if game.decision.prompt.key == "deplete-up-to":
        return
    texts = choice_of(game, rng)
    if texts is not None:
        rng.shuffle(texts)
        yield Picks(texts, "set", frozenset({game.decision.prompt.key}))


def cards(game: StarCraftGame, rng: Random, remarks: Json) -> Iterator[Picks]:
    """A card at every skirmish, and a reinforcement at some. Lanes are filled in any order."""
    assert game.decision is not None
    is_new = game.decision.prompt.key == "replacement-card"
    if not is_new and game.decision.prompt.key not in LAYING:
        return
    lanes = list(remarks.get("lanes") or ())
    held = Counter(game.state.players[game.decision.seat].hand)
    laid: dict[int, list[str]] = {}
    for lane in rng.sample(lanes, len(lanes)):
        laid[lane["skirmish"]] = lay(lane, rng, held)
    picks = [pick for lane in lanes for pick in laid[lane["skirmish"]]]
    if not picks:
        return
    end = picks.index("look") + 1 if "look" in picks else None
    within = frozenset({"replacement-card"}) if is_new else LAYING
    yield Picks(picks[:end], "run", within)


def lay(lane: Json, rng: Random, held: Counter[int]) -> list[str]:
    """What is laid at a skirmish: none of a card that is used up."""
    picks: list[str] = []
    for slot in ("standard", "reinforcement"):
        offers = [one for one in lane["offers"] if one["slot"] == slot]
        free = [one for one in offers if one["card"] is None or held[one["card"]]]
        if not free or (slot == "reinforcement" and picks[-1:] in (["deck"], ["look"])):
            continue
        offer = rng.choice(free)
        if offer["card"] is not None:
            held[offer["card"]] -= 1
        picks.append(offer["pick"])
    return picks


def payments(options: Sequence[Json], remarks: Json, rng: Random) -> Iterator[Picks]:
    """What is due now, or a purchase that is paid for otherwise than proposed."""
    if remarks.get("payment"):
        workers = moved(remarks["payment"], rng)
        if workers:
            yield Picks(workers, "set", frozenset({"pay"}))
    leads = [
        (option, lead)
        for option in options
        for lead in option["remarks"]["leads"]
        if lead["payment"] and "pay" in lead["then"]
    ]
    for option, lead in rng.sample(leads, min(2, len(leads))):
        workers = moved(lead["payment"], rng)
        if workers:
            others = [pick for pick in lead["then"] if pick != "pay"]
            yield Picks([option["text"], *others, *workers], "set", PAYING)


def moved(payment: Json, rng: Random) -> list[str]:
    """The workers of a payment, some of them sent elsewhere than proposed."""
    sources = payment["sources"]
    counts = [one["proposed"] for one in sources]
    for _ in range(CHANGES):
        to = rng.randrange(len(sources))
        there = sources[to]
        givers = [
            at
            for at, one in enumerate(sources)
            if at != to and counts[at] and one["resource"] == there["resource"]
        ]
        if there["pick"] is None or counts[to] >= there["free"] + there["extra"] or not givers:
            continue
        counts[givers[-1]] -= 1
        counts[to] += 1
    if counts == [one["proposed"] for one in sources]:
        return []
    picks = [one["pick"] for one, count in zip(sources, counts, strict=True) for _ in range(count)]
    rng.shuffle(picks)
    return [pick for pick in picks if pick is not None]


def drafts(
    positions: Iterator[StarCraftGame], rng: Random
) -> Iterator[tuple[StarCraftGame, Picks]]:
    for game in positions:
        briefing = STARCRAFT.briefing(game)
        if briefing is None:
            continue
        options, remarks = briefing["options"], dict(briefing["remarks"])
        found = (
            several(game, rng),
            cards(game, rng, remarks),
            payments([dict(one) for one in options], remarks, rng),
        )
        for picks in chain(*found):
            yield game, picks


def is_paid(after: StarCraftGame, picks: Picks, tried: Tried) -> bool:
    """Whether only workers are left that nobody was asked about: there was no other way to pay."""
    left = Counter(picks.texts) - Counter(tried.taken)
    is_asked = after.decision is not None and after.decision.prompt.key == "pay"
    return not is_asked and all(text.startswith("worker ") for text in left)


@pytest.mark.parametrize("number", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
def test_no_draft_of_the_page_is_refused(number: int) -> None:
    rng, made = Random(11), Counter[str]()
    seeds = (*range(500), SEVERAL_SPLASHED, SEVERAL_NUKED)
    half = number // 2
    every = chain(islice(drafts(battles(*seeds), rng), half), islice(drafts(games(40), rng), half))
    for game, picks in every:
        assert game.decision is not None
        key = game.decision.prompt.key
        after = game.copy()
        tried = carry_out(STARCRAFT, after, game.decision.seat, picks)
        assert tried.taken, (key, picks)
        assert tried.stopped == "" or is_paid(after, picks, tried), (key, picks.texts, tried)
        made[key] += 1
    assert made.total() == number
    wanted = {"pair", "support", "standard-card", "pay", "build-forces"}
    if number == MANY:
        wanted |= {"splash", "retreat-lose", "discard-to-limit"}
    assert wanted <= made.keys(), made
