"""Replaying a record: up to any of its picks, and as a proof that it is correct."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from orrery.core.decisions import Seat
from orrery.core.errors import BadData
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.core.rng import commitment, seed_of
from orrery.core.ruleset import F, Ruleset, S, Settings, Texts
from orrery.core.shown import View
from orrery.core.speaker import Scene


def replay(
    ruleset: Ruleset[S, F, View, Scene],
    record: Record,
    texts: Texts,
    pack: Texts,
    to: int | None = None,
    asked: list[Seat] | None = None,
) -> Match[S, F]:
    """The match after the first `to` picks of a record, or after all; hashes are compared. The seat
    of each pick is added to `asked`."""
    record = record if to is None else record.truncate(to)
    for match in replaying(ruleset, record, texts, pack):
        decision = match.game.decision
        if asked is not None and decision is not None and match.number < len(record.picks):
            asked.append(decision.seat)
    return match


def replaying(
    ruleset: Ruleset[S, F, View, Scene], record: Record, texts: Texts, pack: Texts
) -> Iterator[Match[S, F]]:
    """The match of a record before its first pick and after each; hashes are compared."""
    facts = _facts(ruleset, record, texts, pack)
    match = Match.begin(ruleset, replace(record, settings=_settings(ruleset, record)), facts)
    _compare_hash(record, match)
    yield match
    for text in record.picks:
        options = match.options()
        if text not in options:
            raise BadData(_not_possible(record, match.number + 1, text, list(options)))
        match.carry_out(options[text], text)
        _compare_hash(record, match)
        yield match


def verify(
    ruleset: Ruleset[S, F, View, Scene], record: Record, texts: Texts, pack: Texts
) -> Match[S, F]:
    """The whole match, replayed; its seed and its result must match the record."""
    check_proof(record)
    match = replay(ruleset, record, texts, pack)
    check_result(record, match)
    return match


def check_result(record: Record, match: Match[S, F]) -> None:
    """Whether a replayed match ended as the record says."""
    if match.result() != record.result:
        raise BadData(
            f"{record.where}: result: found {record.result},"
            f" but after all {match.number} picks it is {match.result()}"
        )


def check_proof(record: Record) -> None:
    """Whether the seed follows from the published commitment and the seats' shares."""
    proof = record.proof
    if proof is None:
        return
    secret = bytes.fromhex(proof.secret)
    if commitment(secret) != proof.commitment:
        raise BadData(
            f"{record.where}: proof: the secret gives the commitment {commitment(secret)!r},"
            f" but {proof.commitment!r} was published"
        )
    seed = seed_of(secret, [bytes.fromhex(nonce) for nonce in proof.nonces]).hex()
    if seed != record.chance:
        raise BadData(
            f"{record.where}: proof: the secret and the seats' shares give the seed {seed!r},"
            f" but the game was played with {record.chance!r}"
        )


def _facts(ruleset: Ruleset[S, F, View, Scene], record: Record, texts: Texts, pack: Texts) -> F:
    """The facts a record was played with, if they are the ones we have."""
    where = record.where
    if record.game != ruleset.name:
        raise BadData(f"{where}: game: found {record.game!r}, expected {ruleset.name!r}")
    settings = _settings(ruleset, record)
    for name, seats in (("players", record.players), ("bots", record.bots)):
        if seats and len(seats) != ruleset.seats(settings):
            raise BadData(
                f"{where}: {name}: found {len(seats)}, expected {ruleset.seats(settings)} seats"
            )
    facts = ruleset.facts(settings, texts, pack)
    fingerprint = ruleset.fingerprint(facts)
    if record.fingerprint != fingerprint:
        with_pack = f" (with the card pack {record.pack!r})" if record.pack else ""
        raise BadData(
            f"{where}: fingerprint: the record was played with the facts"
            f" {record.fingerprint!r}{with_pack}, but the facts here are {fingerprint!r}"
        )
    return facts


def _settings(ruleset: Ruleset[S, F, View, Scene], record: Record) -> Settings:
    try:
        settings = ruleset.settings(record.settings)
    except BadData as error:
        raise BadData(f"{record.where}: settings: {error}") from error
    changed = {key for key, value in record.settings.items() if settings.get(key) != value}
    if changed:  # options that came later than the record take their defaults
        raise BadData(
            f"{record.where}: settings: found {record.settings}, expected all of {settings}"
        )
    return settings


def _compare_hash(record: Record, match: Match[S, F]) -> None:
    number = match.number
    expected = record.hashes.get(number)
    if expected is not None and expected != match.hash_now():
        agreed = max((at for at in record.hashes if at < number), default=0)
        raise BadData(
            f"{record.where}: after pick {number} the state is {match.hash_now()!r}, but the record"
            f" (program {record.program!r}) says {expected!r}; it differs since pick {agreed}"
        )


def _not_possible(record: Record, number: int, text: str, options: list[str]) -> str:
    possible = "the game was over" if not options else f"possible: {', '.join(options)}"
    return f"{record.where}: pick {number}: found {text!r}, {possible}"
