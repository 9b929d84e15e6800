"""Replay: a record gives its game again, or the pick at which it does not."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.core.errors import BadData
from orrery.core.match import Match
from orrery.core.record import Proof, Record, Result
from orrery.core.replay import replay, verify
from orrery.core.rng import commitment, seed_from_number, seed_of
from tests.core import toy
from tests.core.playing import contents, finished, played
from tests.core.toy import TEXTS, TOY, Toy, ToyGame

MATCH = finished(11, rounds=20)
RECORD = replace(MATCH.record(), where="game.json")
PACK = {"toy.txt": "elk 9 2\n"}


@given(st.integers(0, 10**6), st.integers(2, 3), st.data())
def test_a_replay_gives_the_same_match_at_every_pick(
    number: int, seats: int, data: st.DataObject
) -> None:
    whole = finished(number, seats)
    to = data.draw(st.integers(0, whole.number))
    again = replay(TOY, Record.from_text(whole.record().to_text(), "x"), TEXTS, {}, to)
    there = next(match for match in played(number, seats) if match.number == to)
    assert contents(again.game) == contents(there.game)
    assert again.game.decision == there.game.decision
    assert again.events == there.events
    assert again.record() == there.record()


def test_a_truncated_record_goes_on() -> None:
    match = replay(TOY, RECORD.truncate(53), TEXTS, {})
    assert match.number == 53
    for text in RECORD.picks[53:]:
        match.play_text(text)
    assert match.record() == RECORD


def test_verify_accepts_what_is_true() -> None:
    assert verify(TOY, RECORD, TEXTS, {}).record() == RECORD
    running = RECORD.truncate(20)
    assert verify(TOY, running, TEXTS, {}).result() is None


def test_a_card_pack_is_part_of_the_facts() -> None:
    match = Match.new(TOY, {}, seed_from_number(1), TEXTS, PACK, pack_name="mine")
    record = match.record()
    assert record.pack == "mine"
    assert replay(TOY, record, TEXTS, PACK).record() == record
    given_and_found = rf"{record.fingerprint}.*the card pack 'mine'.* the facts here are '\w+'"
    with pytest.raises(BadData, match=given_and_found):
        replay(TOY, record, TEXTS, {})


def test_other_facts_are_named_with_both_fingerprints() -> None:
    other = TOY.fingerprint(TOY.facts(RECORD.settings, TEXTS, PACK))
    with pytest.raises(BadData, match=rf"game\.json: .*{RECORD.fingerprint}.*{other}"):
        replay(TOY, RECORD, TEXTS, PACK)


def test_the_record_of_another_game_is_named() -> None:
    class Chess(Toy):
        name = "chess"

    with pytest.raises(BadData, match=r"game\.json: game: found 'toy', expected 'chess'"):
        replay(Chess(), RECORD, TEXTS, {})


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"settings": {"seats": "9", "rounds": "4"}}, "settings: seats '9' was given"),
        ({"players": ("a", "b", "c")}, "players: found 3, expected 2 seats"),
        ({"bots": ("a",)}, "bots: found 1, expected 2 seats"),
        ({"seed": "0" * 64}, "after pick 0 the state is"),
        ({"result": None}, "result: found None, but after all"),
        ({"result": Result((), "x")}, r"result: found Result.*, but after all \d+ picks"),
    ],
)
def test_what_does_not_fit_is_named(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData, match=rf"^game\.json: {message}"):
        verify(TOY, replace(RECORD, **change), TEXTS, {})


def with_pick(number: int, text: str) -> Record:
    picks = (*RECORD.picks[: number - 1], text, *RECORD.picks[number:])
    return replace(RECORD, picks=picks)


def test_an_impossible_pick_is_named_with_its_number_and_what_was_possible() -> None:
    there = replay(TOY, RECORD, TEXTS, {}, 4)
    possible = re.escape(", ".join(there.options()))
    with pytest.raises(BadData, match=rf"pick 5: found 'sing', possible: {possible}$"):
        replay(TOY, with_pick(5, "sing"), TEXTS, {})


def test_a_pick_after_the_end_is_named() -> None:
    longer = replace(RECORD, picks=(*RECORD.picks, "done"))
    message = f"pick {len(longer.picks)}: found 'done', the game was over"
    with pytest.raises(BadData, match=message):
        replay(TOY, longer, TEXTS, {})


def test_with_all_hashes_any_other_pick_is_named_at_once() -> None:
    short = finished(11).record()
    hashes = {n: replay(TOY, short, TEXTS, {}, n).hash_now() for n in range(len(short.picks) + 1)}
    for number, right in enumerate(short.picks, 1):
        for text in replay(TOY, short, TEXTS, {}, number - 1).options():
            if text != right:
                picks = (*short.picks[: number - 1], text, *short.picks[number:])
                with pytest.raises(BadData, match=f"after pick {number} .*since pick {number - 1}"):
                    replay(TOY, replace(short, picks=picks, hashes=hashes), TEXTS, {})


def test_an_altered_hash_is_named_at_its_pick() -> None:
    wrong = replace(RECORD, hashes={**RECORD.hashes, 50: "0" * 16})
    message = r"after pick 50 the state is '\w{16}', but .*'test'\) says '0{16}'; .* since pick 0"
    with pytest.raises(BadData, match=message):
        replay(TOY, wrong, TEXTS, {})
    assert replay(TOY, wrong, TEXTS, {}, 49).number == 49


def forgetful_peek(game: ToyGame, seat: int) -> None:
    """A rule that has changed since the record was played: the same options, another state."""
    game.state.top_known |= 1 << seat


def test_a_change_of_the_rules_is_named_at_the_next_hash() -> None:
    changed = RECORD.picks.index("peek") + 1
    at = next(number for number in RECORD.hashes if number >= changed)
    with pytest.MonkeyPatch.context() as planted:
        planted.setattr(toy, "peek", forgetful_peek)
        with pytest.raises(BadData, match=f"after pick {at} the state is"):
            replay(TOY, RECORD, TEXTS, {})
        # Without hashes nobody would notice: the same picks are possible to the end.
        assert verify(TOY, replace(RECORD, hashes={}), TEXTS, {}).number == len(RECORD.picks)


SECRET, NONCES = bytes(range(32)), [b"first", b"second"]


def proved(**changed: Any) -> Record:
    """A finished game whose seed comes from a secret and two nonces, with its proof."""
    match = Match.new(TOY, {}, seed_of(SECRET, NONCES), TEXTS, {})
    while match.options():
        match.play_text(next(iter(match.options())))
    proof = Proof(commitment(SECRET), SECRET.hex(), tuple(nonce.hex() for nonce in NONCES))
    return replace(match.record(), proof=proof._replace(**changed), where="game.json")


def test_verify_proves_the_seed() -> None:
    record = proved()
    assert Record.from_text(record.to_text(), "game.json") == record
    verify(TOY, record, TEXTS, {})


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"secret": bytes(32).hex()}, "proof: the secret gives the commitment"),
        ({"commitment": "00" * 32}, f"but '{'00' * 32}' was published"),
        ({"nonces": ("aa", "bb")}, "the seats' shares give the seed"),
    ],
)
def test_a_seed_that_was_chosen_is_noticed(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData, match=message):
        verify(TOY, proved(**changed), TEXTS, {})


def test_the_proof_of_a_game_played_on_is_of_its_last_deal() -> None:
    match = replay(TOY, RECORD.truncate(20), TEXTS, {})
    match.redeal(seed_of(SECRET, NONCES))
    while match.options():
        match.play_text(next(iter(match.options())))
    record = replace(match.record(), proof=proved().proof)
    verify(TOY, record, TEXTS, {})
    with pytest.raises(BadData, match="the game was played with"):
        verify(TOY, replace(record, anew={}), TEXTS, {})
