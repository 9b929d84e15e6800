"""Codecs: ids, masks, and bytes that tell what the view tells."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import takewhile
from random import Random

import numpy as np
import pytest

from orrery.core.decisions import Seat
from orrery.core.errors import BadData, BrokenRules, IllegalPick
from orrery.games import AnyGame, new_match
from orrery.research import AnyCodec, codec_for
from orrery.research.columns import Told
from orrery.rulebook import catalogue


def later(name: str, picks: int, seed: int = 5, **options: str) -> AnyGame:
    """A random game after so many picks."""
    game, chance = new_match(name, seed=seed, **options).game, Random(seed)
    for _ in range(picks):
        assert game.decision is not None
        game.play(chance.choice(game.decision.options))
    return game


def at_verb(name: str, verb: str, **options: str) -> AnyGame:
    """A random game at its first decision that offers a verb."""
    game, chance = new_match(name, seed=5, **options).game, Random(5)
    while game.decision and all(option.verb != verb for option in game.decision.options):
        game.play(chance.choice(game.decision.options))
    return game


def clone_wars() -> tuple[AnyCodec, AnyGame]:
    return codec_for("clone-wars", {"mode": "full"}), later("clone-wars", 120, mode="full")


def test_an_id_is_found_again_as_its_option() -> None:
    codec, game = clone_wars()
    assert game.decision is not None
    options = game.decision.options[game.decision.fresh :]
    ids = codec.ids(game)
    assert [codec.option(game, one) for one in ids] == options
    assert [codec.id_of(game, option) for option in options] == ids
    assert [codec.name(one).split()[0] for one in ids] == [option.verb for option in options]
    assert [codec.space.joined(codec.parts(one)) for one in ids] == ids


def test_the_mask_admits_exactly_the_ids() -> None:
    codec, game = clone_wars()
    mask = codec.mask(game)
    assert len(mask) == codec.actions
    assert [at for at, one in enumerate(mask) if one] == sorted(codec.ids(game))


def test_an_impossible_action_is_refused_with_what_is_possible() -> None:
    codec, game = clone_wars()
    with pytest.raises(IllegalPick, match=r"action 1 is not possible at action; possible: .*end"):
        codec.option(game, 1)
    with pytest.raises(IllegalPick, match=f"there is no action {codec.actions}"):
        codec.parts(codec.actions)


def test_every_table_is_named_and_split_without_copying() -> None:
    codec, game = clone_wars()
    row = np.frombuffer(codec.encode(game, Seat(0)), np.uint8)
    tables = codec.split(row)
    assert [table.shape for table in codec.layout] == [one.shape for one in tables.values()]
    assert sum(one.size for one in tables.values()) == codec.size
    assert all(np.shares_memory(one, row) for one in tables.values())
    assert all(np.array_equal(codec.split(bytes(row))[name], one) for name, one in tables.items())
    many = codec.split(np.stack([row, row]))
    assert many["row"].shape == (2, 6, 2)


def test_floats_lie_between_nothing_and_one() -> None:
    codec, game = clone_wars()
    row = np.frombuffer(codec.encode(game, Seat(1)), np.uint8)
    floats = codec.one_hot(row)
    assert floats.min() == 0
    assert floats.max() == 1
    assert codec.one_hot(np.stack([row] * 3)).shape == (3, *floats.shape)


def test_floats_tell_a_few_resources_from_none() -> None:
    codec, _ = clone_wars()
    rows = np.zeros((2, codec.size), np.uint8)
    table = codec.layout.table("scalars")
    before = list(takewhile(lambda column: column.name != "own_pool", table.columns))
    at = table.offset + sum(column.width for column in before)
    rows[1, at + 1] = 5  # of two bytes, the smaller half
    assert codec.column(rows, "scalars", "own_pool").tolist() == [[0], [5]]
    none, five = codec.one_hot(rows)
    assert (five - none).max() > 0.1


def test_an_observation_of_another_length_is_refused() -> None:
    codec, other = codec_for("clone-wars"), codec_for("starcraft")
    row = np.zeros((3, other.size), np.uint8)
    said = f"has {codec.size} bytes, not {other.size}"
    for read in (codec.split, codec.one_hot, lambda rows: codec.column(rows, "row", "card")):
        with pytest.raises(BadData, match=said):
            read(row)
    with pytest.raises(BadData, match=said):
        codec.decode(bytes(other.size))


def test_bytes_that_mean_nothing_are_refused() -> None:
    codec = codec_for("clone-wars")
    with pytest.raises(BrokenRules, match=r"cards\.\w+ is 255, but goes from 0 to"):
        codec.decode(b"\xff" * codec.size)


def test_columns_are_found_by_name() -> None:
    codec, game = clone_wars()
    rows = np.stack([np.frombuffer(codec.encode(game, Seat(seat)), np.uint8) for seat in (0, 1)])
    told = [scalars_of(codec, bytes(row)) for row in rows]
    for column in codec.layout.table("scalars").columns:
        names = ["", *column.names]
        wanted = [[one.get(column.name, "" if column.names else 0)] for one in told]
        found = codec.column(rows, "scalars", column.name)
        assert [[names[n] if column.names else n for n in row] for row in found.tolist()] == wanted
    with pytest.raises(KeyError, match="no column 'pol' in scalars; its columns are: watcher"):
        codec.column(rows, "scalars", "pol")


def scalars_of(codec: AnyCodec, row: bytes) -> dict[str, Told]:
    scalars = codec.decode(row)["scalars"]
    assert isinstance(scalars, dict)
    return scalars


def test_rows_point_at_cards_in_play() -> None:
    codec, game = codec_for("clone-wars"), at_verb("clone-wars", "commit")
    assert game.decision is not None
    in_play = codec.decode(codec.encode(game, game.decision.seat))["in_play"]
    assert isinstance(in_play, list)
    rows = [row for row in codec.rows(game) if row.row >= 0]
    assert rows
    for row in rows:
        card = in_play[row.row]
        assert isinstance(card, dict)
        assert str(card["card"]) in codec.name(row.id)


def test_a_codec_changes_its_version_with_what_its_ids_mean() -> None:
    codec = codec_for("clone-wars", {"mode": "full"})
    assert codec.version == codec_for("clone-wars", {"mode": "beginner"}).version
    assert codec.version != codec_for("clone-wars", {"factions": "empire,rebel"}).version
    assert codec.version != codec_for("clone-wars", everything=True).version


def test_one_codec_fits_games_whose_cards_the_seed_draws() -> None:
    codec = codec_for("clone-wars", {"factions": "empire,republic", "neutral": "random"})
    sizes = set()
    for seed in range(4):
        game = later("clone-wars", 30, seed, factions="empire,republic", neutral="random")
        sizes.add(len(codec.encode(game, Seat(0))))
        assert codec.decode(codec.encode(game, None)) == codec.told(game, None)
    assert sizes == {codec.size}


def test_a_game_without_a_codec_is_named() -> None:
    with pytest.raises(BadData, match="chess has no codec"):
        codec_for("chess")


@pytest.mark.parametrize(
    ("name", "options"),
    [("clone-wars", {}), ("starcraft", {}), ("starcraft", {"expansion": "brood_war"})],
)
def test_bounds_name_rules_that_exist(name: str, options: dict[str, str]) -> None:
    codec = codec_for(name, options)
    texts = [column.rule + column.meaning for table in codec.layout for column in table.columns]
    texts += [table.rule + table.meaning for table in codec.layout]
    named = {one for text in texts for one in re.findall(r"[A-Z]{2}-[A-Z]+-\d+", text)}
    assert named
    assert named <= catalogue().keys()
    assert all(column.rule for table in codec.layout for column in table.columns)
    assert all(table.rule for table in codec.layout if not table.row_names and table.rows > 1)


def test_a_value_beyond_its_bound_is_named_with_its_rule() -> None:
    codec, game = clone_wars()
    game.state.sides[0].base_damage = 300
    with pytest.raises(BrokenRules, match=r"scalars\.own_base_damage is 300, but goes from 0 to"):
        codec.encode(game, Seat(0))


def test_a_value_beyond_its_bound_that_fits_its_byte_is_named_too() -> None:
    codec, game = clone_wars()
    game.state.force = 5
    with pytest.raises(BrokenRules, match=r"scalars\.force is 5, but goes from -3 to 3"):
        codec.encode(game, Seat(0))


def test_too_many_rows_are_named_with_their_rule() -> None:
    codec, game = clone_wars()
    game.state.sides[0].units = tuple(range(70))
    with pytest.raises(BrokenRules, match="the table in_play has 64 rows"):
        codec.encode(game, Seat(0))


def test_the_player_who_is_asked_is_told_what_it_is_about() -> None:
    options = {"players": "2", "galaxy": "quick", "factions": "random"}
    codec, game = codec_for("starcraft", options), at_verb("starcraft", "order", **options)
    assert game.decision is not None
    assert game.subject()["about"].kind == "planet"
    asked = game.decision.seat
    subject = codec.decode(codec.encode(game, asked))["subject"]
    assert isinstance(subject, dict)
    assert subject["about"] == {"kind": "planet", "number": game.subject()["about"].number + 1}
    assert codec.decode(codec.encode(game, 1 - asked))["subject"] == {}


def test_one_codec_for_everything_plays_every_pairing() -> None:
    codec = codec_for("clone-wars", everything=True)
    for pair in ("empire,rebel", "republic,empire", "separatist,rebel"):
        game = later("clone-wars", 150, factions=pair, mode="full", neutral="first_edition")
        assert len({*codec.ids(game)}) == len(codec.ids(game))
        for eyes in (Seat(0), Seat(1), None):
            assert codec.decode(codec.encode(game, eyes)) == codec.told(game, eyes)


@pytest.mark.parametrize(
    ("name", "made", "played"),
    [
        ("clone-wars", {}, {"factions": "empire,rebel"}),
        ("starcraft", {"players": "2"}, {"players": "3"}),
        ("starcraft", {"players": "2"}, {"players": "2", "expansion": "brood_war"}),
    ],
)
def test_a_codec_refuses_other_games(
    name: str, made: dict[str, str], played: dict[str, str]
) -> None:
    codec, game = codec_for(name, made), new_match(name, 1, **played).game
    with pytest.raises(BadData, match="codec_for needs the options"):
        codec.encode(game, 0)
    with pytest.raises(BadData, match="codec_for needs the options"):
        codec.ids(game)


@pytest.mark.parametrize(
    ("name", "played"), [("clone-wars", "starcraft"), ("starcraft", "clone-wars")]
)
def test_a_codec_refuses_other_titles(name: str, played: str) -> None:
    codec, game = codec_for(name), new_match(played, 1).game
    for use in (codec.ids, lambda game: codec.encode(game, 0)):
        with pytest.raises(BadData, match=f"this codec is for {name}, and not for other games"):
            use(game)


def test_a_codec_does_without_numpy() -> None:
    """Players have no NumPy, and neither has the machine that compiles."""
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "from orrery.games import new_match; from orrery.research import codec_for\n"
        "game = new_match('starcraft', 1).game; codec = codec_for('starcraft')\n"
        "assert len(codec.encode(game, 0)) == codec.size and codec.ids(game) and codec.mask(game)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_another_copy_of_a_card_has_the_same_id_and_bytes() -> None:
    codec, game = codec_for("clone-wars"), new_match("clone-wars", seed=3).game
    assert game.decision is not None
    seat, kind = game.decision.seat, game.facts.kind
    ids, row = codec.ids(game), codec.encode(game, seat)
    side = game.state.sides[seat]
    pairs = [(one, two) for one in side.hand for two in side.deck if kind[one] == kind[two]]
    offered = set()
    for held, other in pairs:
        again = game.copy()
        side, swapped = again.state.sides[seat], {held: other, other: held}
        side.hand = tuple(swapped.get(card, card) for card in side.hand)
        side.deck = tuple(swapped.get(card, card) for card in side.deck)
        again.ask_again()
        assert again.decision is not None
        offered.add(tuple(again.decision.options))
        assert codec.ids(again) == ids
        assert codec.encode(again, seat) == row
    assert len(offered) > 1
