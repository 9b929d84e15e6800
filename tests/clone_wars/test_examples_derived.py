"""The worked examples of the catalogue with their numbers and variants: CW-EX-13 to -20."""

from __future__ import annotations

import pytest

from orrery.clone_wars.board.queries import force_is_with
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.rng import seed_from_number
from tests.clone_wars.scenario import START, Scenario, invent, side, table, texts
from tests.marks import rule


def new_game(seed: int = 1, **options: str) -> Scenario:
    """A game from its setup on, at its first decision."""
    settings = CLONE_WARS.settings(options)
    facts = CLONE_WARS.facts(settings, texts(), {})
    return Scenario(CLONE_WARS.begin(settings, seed_from_number(seed), facts, []))


def resolve(game: Scenario, target: str, *cards: str) -> Scenario:
    for card in cards:
        game.pick(f"commit {card} {target}")
    return game.pick(f"resolve {target}")


@rule("CW-EX-13")
def test_13_opening_force_bonus() -> None:
    game = new_game()
    assert (game.seat, game.pool("separatist"), game.force) == ("separatist", 0, 3)
    game.pick("end")
    assert (game.seat, game.pool("republic")) == ("republic", 1)


@rule("CW-EX-13")
def test_13_no_bonus_after_the_separatists_gained_force() -> None:
    game = next(
        game
        for game in (new_game(seed) for seed in range(20))
        if "dark_side_agent" in game.hand("separatist")
    )
    game.picks("play dark_side_agent", "choose dark_side_agent 3", "end")
    assert (game.force, game.pool("republic")) == (2, 0)
    assert force_is_with(game.game.state, game.game.facts.factions.index("republic"))


@rule("CW-EX-14")
def test_14_lazy_reshuffle_in_the_opening() -> None:
    in_third_hand = False
    for seed in range(8):
        game = new_game(seed)
        for deck, discard, shuffles in ((0, 6, 0), (7, 0, 1)):
            assert len(game.hand("separatist")) == 5
            assert "outer_rim_pilot" not in game.hand("separatist")
            game.picks("play separatist_shuttle", "play separatist_shuttle")
            game.picks("buy outer_rim_pilot", "end")
            assert len(game.hand("separatist")) == 5
            assert len(game.deck("separatist")) == deck
            assert len(game.discard("separatist")) == discard
            assert len(game.events("shuffle")) == shuffles
            game.pick("end")
        in_third_hand |= "outer_rim_pilot" in game.hand("separatist")
    assert in_third_hand


@rule("CW-EX-15")
def test_15_base_fell_to_an_ability() -> None:
    ship = "consular_class_cruiser"
    game = table(
        active="separatist",
        separatist=side(units=["vulture_droid", "droideka"]),
        republic=side(base="ryloth", damage=9, ships=[ship], bases=["kamino", "anaxes"]),
        invented=[invent(ship, hit_points=5), invent("droideka", attack=7)],
    )
    game.picks("use vulture_droid", "damage ryloth")
    assert (game.base("republic"), game.victory("separatist")) == (None, ["ryloth"])
    resolve(game, "base", "droideka")
    assert game.events("attack-base")[-1].number == 7
    assert game.events("damage-ship")[-1].number == 5
    assert (game.ships("republic"), game.discard("republic")) == ({}, [ship])
    game.picks("end", "base kamino")
    assert (game.base("republic"), game.damage("republic")) == ("kamino", 0)


@rule("CW-EX-16")
@pytest.mark.parametrize(("answer", "force", "pool"), [("use kamino", 3, 3), ("done", 2, 2)])
def test_16_order_of_start_steps(answer: str, force: int, pool: int) -> None:
    reveal = [{"when": "on_reveal", "do": [{"effect": "gain", "force": 1}]}]
    game = table(
        step=START,
        force=2,
        republic=side(base=None, lost=["rishi"], ships=["consular_class_cruiser"]),
        invented=[invent("kamino", ability=reveal), invent("consular_class_cruiser", resources=2)],
    )
    game.picks("base kamino", answer)
    assert (game.asked, game.force, game.pool("republic")) == ("action", force, pool)


@rule("CW-EX-17")
def test_17_refill_with_an_empty_galaxy_deck() -> None:
    start = table(
        republic=side(units=["arc_trooper"], pool=2),
        row=["tri_fighter", "clone_medic"],
        galaxy=[],
        galaxy_discard=["yoda", "mtt"],
    )
    filled = set()
    for seed in range(30):
        game = Scenario(start.game.copy())
        game.game.state.seed = seed_from_number(seed)
        resolve(game, "tri_fighter", "arc_trooper")
        assert (len(game.galaxy), game.galaxy_discard) == (2, [])
        assert sorted([game.row[0], *game.galaxy]) == ["mtt", "tri_fighter", "yoda"]
        filled.add(game.row[0])
    assert filled == {"mtt", "tri_fighter", "yoda"}
    start.pick("buy clone_medic")
    assert (len(start.galaxy), start.galaxy_discard) == (1, [])
    assert sorted([start.row[1], *start.galaxy]) == ["mtt", "yoda"]


def self_exiler() -> Scenario:
    leave = {"when": "action", "cost": [{"effect": "exile_self"}]}
    unit = invent(
        "delta_7b",
        attack=2,
        resources=1,
        ability=[{**leave, "do": [{"effect": "gain", "force": 1}]}],
    )
    game = table(
        republic=side(hand=["delta_7b"], units=["arc_trooper"], deck=["yoda"] + ["at_te"] * 2),
        invented=[unit],
    )
    game.pick("play delta_7b")
    assert game.pool("republic") == 1
    return game.picks("commit delta_7b base", "commit arc_trooper base")


@rule("CW-EX-18")
def test_18_self_exile_after_the_attack() -> None:
    game = self_exiler().pick("resolve base")
    assert game.damage("separatist") == 5
    game.pick("use delta_7b")
    assert (game.exile("republic"), game.force) == (["delta_7b"], 1)
    game.pick("end")
    assert game.exile("republic") == ["delta_7b"]
    assert "delta_7b" not in game.discard("republic") + game.hand("republic")


@rule("CW-EX-18")
def test_18_self_exile_between_commit_and_resolve() -> None:
    game = self_exiler().picks("use delta_7b", "resolve base")
    assert game.damage("separatist") == 3


@rule("CW-EX-19")
def test_19_win_in_mid_resolution() -> None:
    both = [{"effect": "damage", "n": 3, "to": ["enemy_base"]}, {"effect": "draw", "n": 1}]
    game = table(
        active="separatist",
        separatist=side(units=["droideka"], hand=["mtt"], deck=["stap"] * 2),
        republic=side(damage=6, lost=["ryloth", "kamino"]),
        invented=[invent("droideka", ability=[{"when": "action", "do": both}])],
    )
    game.pick("use droideka")
    assert (game.winner, game.asked) == ("separatist", "over")
    assert game.victory("separatist") == ["ryloth", "kamino", "rishi"]
    assert (game.hand("separatist"), game.units("separatist")) == (["mtt"], ["droideka"])


@rule("CW-EX-20")
def test_20_full_control() -> None:
    game = new_game(mode="full")
    assert game.game.facts.settings["bases"] == "4"
    for faction, base in (("republic", "rishi"), ("separatist", "xorrn")):
        assert game.base(faction) == base
        assert len(game.bases(faction)) == 9


@rule("CW-EX-20")
def test_20_the_fourth_loss_ends_the_game() -> None:
    game = table(
        republic=side(hand=["at_te", "clone_trooper"], units=["at_te", "clone_trooper"]),
        separatist=side(base="felucia", damage=12, lost=["xorrn", "dac"]),
        options={"mode": "full"},
    )
    game.picks("use at_te", "end")
    assert (game.winner, len(game.victory("republic"))) == (None, 3)
    assert len(game.options) == 7
    game = table(
        republic=side(units=["at_te", "clone_trooper"]),
        separatist=side(base="felucia", damage=12, lost=["xorrn", "dac", "geonosis"]),
        options={"mode": "full"},
    )
    game.pick("use at_te")
    assert (game.winner, len(game.victory("republic"))) == ("republic", 4)
