"""Whole gestures, sent in the order in which a person clicked: the game takes them in its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import get_args

import pytest

from orrery.core.codec import state_hash
from orrery.core.gestures import How, Picks, Tried, carry_out
from orrery.starcraft import STARCRAFT
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.terms import ATTACKER, DEFENDER
from orrery.starcraft.rules.battle.combatants import units_in_battle
from orrery.starcraft.rules.battle.pairing import (
    AssignSupport,
    SetUpSkirmishes,
    front_units,
    unassigned,
)
from orrery.starcraft.rules.battle.retreat import FallBack
from orrery.starcraft.rules.battle.splash import SplashDamage
from orrery.starcraft.rules.round.regroup import DiscardToLimit
from tests.laws.battle_laboratory import decisions_of
from tests.laws.watches import STARCRAFT_WATCH

SETS = {
    "pair", "support", "starting-unit", "splash", "nuke", "retreat-who", "retreat-lose",
    "escape-lose", "assault-loss", "discard-to-limit", "deplete-up-to", "restore", "pay",
}  # fmt: skip
"""Prompts that are answered by several picks, in any order."""


CARDS = frozenset({"standard-card", "reinforcement-card"})
SEVERAL_SPLASHED, SEVERAL_NUKED = 2901, 1056
"""Battles in which two units are chosen."""


def battles(*seeds: int) -> Iterator[StarCraftGame]:
    for seed in seeds:
        yield from decisions_of(seed)


def games(count: int) -> Iterator[StarCraftGame]:
    """The decisions of games of chance, in which nobody declines or destroys anything."""
    for seed in range(count):
        rng = Random(seed)
        given = {"players": "3", "factions": "random", "galaxy": "quick"}
        game = STARCRAFT_WATCH.begin(given, seed)
        while game.decision is not None:
            yield game
            options = game.decision.options
            wanted = [one for one in options if one.verb not in ("destroy", "done")]
            game.play(rng.choice(wanted or options))


def gesture(game: StarCraftGame, rng: Random) -> tuple[list[str], str]:
    """Picks that answer a prompt, chosen one by one, and the state they lead to."""
    after, texts = game.copy(), list[str]()
    asked = after.decision
    while asked is not None and (now := after.decision) is not None:
        if (now.seat, now.prompt) != (asked.seat, asked.prompt):
            break
        options = {text: one for text, one in STARCRAFT.verbs.options(after).items()
                   if text != "pay"}  # fmt: skip
        text, option = rng.choice([*options.items()])
        after.play(option)
        texts.append(text)
    return texts, state_hash(STARCRAFT, after)


def sent_in_any_order(positions: Iterator[StarCraftGame], tries: int) -> Counter[str]:
    """By prompt: how many gestures of several picks were sent in an order of chance, each of which
    led to where the picks one by one do."""
    rng, sent = Random(7), Counter[str]()
    last = None
    for game in positions:
        decision = game.decision
        assert decision is not None
        key = decision.prompt.key
        is_first, last = (decision.seat, key) != last, (decision.seat, key)
        if key not in SETS or not is_first:
            continue
        for _ in range(tries):
            texts, expected = gesture(game, rng)
            if len(texts) < 2:
                continue
            rng.shuffle(texts)
            tried, state = send(game, texts, "set", key)
            assert tried.stopped == "", (key, texts, tried)
            assert sorted(tried.taken) == sorted(texts)
            must_be_told(game, texts)
            assert state == expected, (key, texts, tried)
            sent[key] += 1
    return sent


def must_be_told(game: StarCraftGame, texts: list[str]) -> None:
    """What was sent is one of the choices that the game tells, but for what it answers itself."""
    several = STARCRAFT.several_shown(game)
    if several is None:
        assert is_asked(game, "pay"), "which tells its sources by itself"
        return
    chosen = [text for text in texts if text != "done"]
    assert {*chosen} <= {part["pick"] for part in several["parts"]}
    assert len(chosen) <= several["most"]
    wholes = [Counter(one) for one in several["wholes"]]
    assert not wholes or any(Counter(chosen) <= one for one in wholes)


def choice_of(game: StarCraftGame, rng: Random) -> list[str] | None:
    """A choice of chance among what the game tells: each piece is used once."""
    several, decision = game.several(), game.decision
    if several is None or decision is None:
        return None
    if several.wholes:
        chosen = [*rng.choice(several.wholes)]
    else:
        key = decision.prompt.key
        pieces = pieces_of(game, key)
        chosen = []
        while len(chosen) < several.most:
            part = rng.choice(several.parts)
            used = [one.what for one in chosen].count(part.what)
            met = [one.to for one in chosen].count(part.to)
            is_free = key != "pair" or met < pieces["with"][part.to]
            if is_free and used < pieces["what"][part.what]:
                chosen.append(part)
    return [STARCRAFT.verbs.text(game, part) for part in chosen]


def pieces_of(game: StarCraftGame, prompt: str) -> dict[str, Counter[int]]:
    """What lies on the table for a choice, by role."""
    state, asking = game.state, game.stack[-1]
    match asking:
        case SetUpSkirmishes():
            attackers, defenders = (front_units(game, role) for role in (ATTACKER, DEFENDER))
            return {"what": Counter(attackers), "with": Counter(defenders)}
        case AssignSupport():
            return {"what": Counter(unassigned(game, asking.role))}
        case SplashDamage():
            role = ATTACKER if asking.at in (1, 3) else DEFENDER
            return {"what": Counter(units_in_battle(state, role))}
        case FallBack():
            return {"what": Counter(units_in_battle(state, asking.role))}
        case DiscardToLimit():
            player = state.players[asking.seat]
            return {"what": Counter(player.hand) - Counter(player.leaving)}
    raise AssertionError(prompt)


def send(game: StarCraftGame, texts: list[str], how: How, *within: str) -> tuple[Tried, str]:
    """Send picks, and hash where they lead."""
    assert game.decision is not None
    after = game.copy()
    picks = Picks(texts, how, frozenset(within))
    return carry_out(STARCRAFT, after, game.decision.seat, picks), state_hash(STARCRAFT, after)


def test_picks_of_a_battle_are_taken_in_any_order() -> None:
    seeds = (*range(120), SEVERAL_SPLASHED, SEVERAL_NUKED)
    sent = sent_in_any_order(battles(*seeds), tries=3)
    several = {"pair", "support", "splash", "nuke", "retreat-who", "retreat-lose", "escape-lose"}
    assert several <= sent.keys(), sent


def test_picks_of_a_game_are_taken_in_any_order() -> None:
    sent = sent_in_any_order(games(6), tries=4)
    assert {"pay", "discard-to-limit", "deplete-up-to"} <= sent.keys(), sent


def test_any_choice_among_what_is_told_is_taken() -> None:
    rng, made = Random(5), Counter[str]()
    seeds = (*range(120), SEVERAL_SPLASHED, SEVERAL_NUKED)
    for game in chain(battles(*seeds), games(3)):
        if is_asked(game, "deplete-up-to"):
            continue
        texts = choice_of(game, rng)
        if texts is None or game.decision is None:
            continue
        key = game.decision.prompt.key
        tried, _ = send(game, texts, "set", key)
        assert tried.stopped == "", (key, texts, tried)
        left = Counter(texts) - Counter(tried.taken)
        assert left.total() < len(texts), (key, texts, tried)
        made[key] += 1
    several = {"pair", "support", "splash", "nuke", "retreat-who", "retreat-lose"}
    assert several | {"discard-to-limit"} <= made.keys(), made


def test_what_the_game_answers_by_itself_is_left_over() -> None:
    game = next(one for one in battles(*range(120)) if is_asked(one, "pair"))
    texts, expected = gesture(game, Random(1))
    tried, state = send(game, [*texts, texts[0], "pair marine marine"], "set", "pair")
    assert (tried.stopped, state) == ("", expected)


def test_a_set_says_if_the_game_waits_for_another_pick() -> None:
    pairings = (one for one in battles(*range(120)) if is_asked(one, "pair"))
    game = next(one for one in pairings if len(gesture(one, Random(1))[0]) > 1)
    first = next(iter(STARCRAFT.verbs.options(game)))
    assert send(game, ["no such", first], "set", "pair")[0] == Tried([first], "no-option")
    assert send(game, ["no such"], "set", "pair")[0] == Tried([], "no-option")


def is_asked(game: StarCraftGame, *prompts: str) -> bool:
    return game.decision is not None and game.decision.prompt.key in prompts


@pytest.mark.parametrize("how", get_args(How))
def test_picks_end_at_a_question_that_they_do_not_answer(how: How) -> None:
    """A unit that is lost must not also be one that retreats."""
    for game in battles(*range(40)):
        assert game.decision is not None
        text = next(iter(STARCRAFT.verbs.options(game)))
        assert send(game, [text], how, "no-such-prompt")[0] == Tried([], "other-question")
        assert send(game, [text], how, game.decision.prompt.key)[0] == Tried([text], "")


def test_a_run_lays_all_cards_of_a_battle_even_from_the_deck() -> None:
    """A card from the deck is revealed to nobody, yet cannot be taken back: it ends what is sent
    exactly. A run goes on, and leaves out what declines a card that is not asked for."""
    rng, runs, over_reveals, left_out, last = Random(3), 0, 0, 0, (-1, False)
    for game in battles(*range(200)):
        assert game.decision is not None
        is_laying = is_asked(game, *CARDS)
        is_first, last = last != (game.decision.seat, is_laying), (game.decision.seat, is_laying)
        if not is_laying or not is_first:
            continue
        after, texts, given = game.copy(), list[str](), list[str]()
        while after.decision is not None and after.decision.seat == game.decision.seat:
            if not is_asked(after, *CARDS):
                break
            text, option = rng.choice([*STARCRAFT.verbs.options(after).items()])
            if text == "look":
                break  # what it shows decides what comes next
            if is_asked(after, "standard-card") and texts and texts[-1] != "done":
                given.append("done")  # no reinforcement was asked for
            after.play(option)
            texts.append(text)
            given.append(text)
        if not texts:
            continue
        tried, state = send(game, given, "run", *CARDS)
        assert tried == Tried(texts, "")
        assert state == state_hash(STARCRAFT, after)
        runs += len(texts) > 1
        left_out += given != texts
        over_reveals += send(game, texts, "exact", *CARDS)[0].stopped == "revealed"
    assert runs > 50
    assert over_reveals
    assert left_out
