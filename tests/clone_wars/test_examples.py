"""The worked examples of the catalogue with their numbers and variants: CW-EX-01 to -12."""

from __future__ import annotations

import pytest

from tests.clone_wars.scenario import Invented, Scenario, invent, side, table
from tests.marks import rule

DREADNOUGHT = "dreadnought_class_cruiser"


def resolve(game: Scenario, target: str, *cards: str) -> Scenario:
    for card in cards:
        game.pick(f"commit {card} {target}")
    return game.pick(f"resolve {target}")


@rule("CW-EX-01")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (1, -1), (0, -2), (-2, -3)])
def test_01_force_on_play(before: int, after: int) -> None:
    game = table(active="separatist", force=before, separatist=side(hand=["asajj_ventress"]))
    game.pick("play asajj_ventress")
    assert game.force == after


def sabotage(*invented: Invented) -> Scenario:
    game = table(
        force=-1,
        republic=side(units=["delta_7b", "arc_trooper"], pool=0),
        row=["admiral_trench"],
        galaxy=["stap", "mtt"],
        invented=invented,
    )
    resolve(game, "admiral_trench", "delta_7b", "arc_trooper")
    for unit in ("delta_7b", "arc_trooper"):
        assert not game.offers(f"commit {unit} base")
    return game


@rule("CW-EX-02")
def test_02_successful_sabotage() -> None:
    game = sabotage()
    assert game.events("attack-row")[-1].number == 6
    game.pick("reward admiral_trench")
    assert (game.pool("republic"), game.force) == (3, 1)
    assert (game.galaxy_discard, game.row[0]) == (["admiral_trench"], "stap")
    assert game.damage("separatist") == 0


@rule("CW-EX-02")
def test_02_reward_declined() -> None:
    game = sabotage().pick("done")
    assert (game.pool("republic"), game.force) == (0, -1)
    assert game.galaxy_discard == ["admiral_trench"]


@rule("CW-EX-02")
def test_02_combined_attack_of_4() -> None:
    game = sabotage(invent("delta_7b", attack=1))
    assert game.events("attack-row")[-1].number == 4
    assert (game.asked, game.pool("republic"), game.force) == ("action", 0, -1)
    assert (game.row[0], game.galaxy_discard) == ("admiral_trench", [])


@rule("CW-EX-03")
@pytest.mark.parametrize("order", [("base", "stap"), ("stap", "base")])
def test_03_two_attacks_in_one_turn(order: tuple[str, str]) -> None:
    venator = "venator_class_star_destroyer"
    game = table(republic=side(ships=[venator], units=["arc_trooper"]), row=["stap"])
    assert game.why(f"commit {venator} stap") == "CW-BOUNTY-03"
    game.picks(f"commit {venator} base", "commit arc_trooper stap")
    for target in order:
        game.pick(f"resolve {target}")
    assert [event.number for event in game.events("attack-base")] == [4]
    assert [event.number for event in game.events("attack-row")] == [3]
    assert (game.damage("separatist"), game.galaxy_discard) == (4, ["stap"])


@rule("CW-EX-04")
@pytest.mark.parametrize("discarded", [2, 3, 6])
def test_04_drawing_with_three_cards_left(discarded: int) -> None:
    pile = ["republic_shuttle"] * discarded
    game = table(republic=side(deck=["at_te", "at_rt", "yoda"], discard=pile))
    game.pick("end")
    assert game.hand("republic") == ["at_rt", "at_te", *pile[:2], "yoda"]
    assert (len(game.deck("republic")), game.discard("republic")) == (discarded - 2, [])


@rule("CW-EX-05")
def test_05_repairing_less_than_possible() -> None:
    game = table(republic=side(units=["obi_wan_kenobi"], damage=2))  # repair 3
    game.pick("use obi_wan_kenobi")
    assert game.damage("republic") == 0
    assert game.events("repair")[-1].number == 2


A, B = "munificent_class_frigate", "droid_control_ship"


def divided(game: Scenario) -> set[tuple[int | None, int | None, int | None]]:
    """Damage on A, B and the base after every way of dividing; None for what was destroyed."""
    if game.asked != "divide":
        ships = game.ships("separatist")
        base = None if game.base("separatist") is None else game.damage("separatist")
        return {(ships.get(A), ships.get(B), base)}
    ways = set()
    for text in game.options:
        ways |= divided(Scenario(game.game.copy()).pick(text))
    return ways


@rule("CW-EX-06")
@pytest.mark.parametrize(
    ("attack", "ways"),
    [
        (8, {(None, 5, 3), (3, None, 3)}),
        (9, {(None, None, 3)}),
        (11, {(None, None, 5)}),
        (18, {(None, None, None)}),
        (30, {(None, None, None)}),
        (2, {(3, 0, 3), (2, 1, 3), (1, 2, 3)}),
    ],
)
@pytest.mark.parametrize("ships", [[(A, 1), (B, 0)], [(B, 0), (A, 1)]])
def test_06_dividing_damage(
    attack: int, ways: set[tuple[int | None, ...]], ships: list[tuple[str, int]]
) -> None:
    game = table(
        republic=side(units=["at_te"]),
        separatist=side(ships=ships, damage=3),
        invented=[invent("at_te", attack=attack), invent("xorrn", hit_points=12)],
    )
    resolve(game, "base", "at_te")
    assert divided(game) == ways
    if attack >= 18:
        assert game.victory("republic") == ["xorrn"]
        assert game.damage("separatist") == 0


@rule("CW-EX-07")
def test_07_buying_from_exile() -> None:
    def control(pool: int) -> Scenario:
        return table(
            active="separatist",
            separatist=side(
                ships=["droid_control_ship"], exile=["droideka", "stap", "mtt"], pool=pool
            ),
            republic=side(exile=["tri_fighter"]),
        )

    game = control(5)
    row = game.row
    game.pick("use droid_control_ship")
    assert game.options == ["purchase droideka", "purchase stap"]  # own pile, Droids alone
    game.pick("purchase droideka")
    assert (game.pool("separatist"), game.discard("separatist")) == (1, ["droideka"])
    assert (game.exile("separatist"), game.row) == (["mtt", "stap"], row)
    assert game.exile("republic") == ["tri_fighter"]
    assert not control(1).offers("use droid_control_ship")


@rule("CW-EX-08")
def test_08_constant_bonus() -> None:
    for cruisers, total in ((0, 2), (1, 4), (2, 6)):
        ships = [DREADNOUGHT] * cruisers
        game = table(
            republic=side(units=["hutt_fighter", "nightsister", "arc_trooper"], ships=ships)
        )
        resolve(game, "base", "hutt_fighter", "nightsister")  # neutral, 2 and 0
        assert game.damage("separatist") == total
        resolve(game, "base", "arc_trooper")  # Republic, 3
        assert game.events("attack-base")[-1].number == 3


@rule("CW-EX-08")
def test_08_the_bonus_stops_when_the_cruiser_leaves_play() -> None:
    game = table(
        active="separatist",
        force=-1,
        separatist=side(units=["maul"]),
        republic=side(ships=[DREADNOUGHT], hand=["hutt_fighter"]),
        row=["stap"] * 2 + ["at_te"] * 2 + ["arc_trooper"] * 2,
    )
    game.picks("use maul", "end", "play hutt_fighter")
    resolve(game, "base", "hutt_fighter")
    assert game.damage("separatist") == 2


@rule("CW-EX-09")
def test_09_tri_fighter_without_a_ship_to_hit() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["tri_fighter"]),
        row=["stap", "mtt"],
        galaxy=["yoda"],
    )
    game.picks("use tri_fighter", "exile mtt galaxy_row")
    assert (game.exile("separatist"), game.row[:2]) == (["mtt"], ["stap", "yoda"])
    assert (game.asked, game.damage("republic")) == ("action", 0)


@rule("CW-EX-10")
@pytest.mark.parametrize("faction", ["republic", "separatist"])
@pytest.mark.parametrize(("card", "cost"), [("aurora_class_freighter", 4), ("assassin_droid", 2)])
def test_10_paying_off(faction: str, card: str, cost: int) -> None:
    game = table(
        active=faction,
        republic=side(pool=4),
        separatist=side(pool=4),
        row=["aurora_class_freighter", "assassin_droid"],
        galaxy=["yoda"],
        options={"pay_off": "yes"},
    )
    at = game.row.index(card)
    game.pick(f"pay-off {card}")
    assert game.pool(faction) == 4 - cost
    assert (game.galaxy_discard, game.row[at]) == ([card], "yoda")
    assert (game.asked, game.discard(faction)) == ("action", [])


@rule("CW-EX-11")
def test_11_geonosis_for_nothing() -> None:
    game = table(
        active="separatist", separatist=side(base="geonosis", discard=["b1_battle_droid"], pool=0)
    )
    game.pick("use geonosis")
    assert (game.pool("separatist"), game.hand("separatist")) == (0, ["b1_battle_droid"])
    assert game.events("buy")[-1].number == 0


@rule("CW-EX-12")
def test_12_mygeeto() -> None:
    game = table(
        active="separatist",
        force=-3,
        separatist=side(base="mygeeto", damage=14, ships=["droid_control_ship"], pool=3),
        republic=side(hand=["at_te", "clone_trooper"]),
    )
    game.pick("end")
    assert game.pool("separatist") == 3
    game.picks("play at_te", "play clone_trooper", "use at_te")
    assert game.victory("republic") == ["mygeeto"]
    game.picks("end", "base felucia")
    assert game.pool("separatist") == 3 + 1 + 2
    game.pick("end")
    assert game.pool("separatist") == 0
