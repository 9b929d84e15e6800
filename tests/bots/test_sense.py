"""Greedy has sense for the game: small positions with one good answer."""

from __future__ import annotations

from orrery.bots.clone_wars.greedy import GreedyBot
from orrery.bots.clone_wars.judgement import Judgement
from orrery.bots.clone_wars.table import box_of, read
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.window import Window
from tests.clone_wars.scenario import START, Scenario, side, table

DECK = ["republic_shuttle"] * 5 + ["clone_trooper"]
ENEMY_DECK = ["separatist_shuttle"] * 5 + ["b1_battle_droid"]


def greedy_plays(game: Scenario, most: int = 60) -> list[str]:
    """What greedy picks until the turn passes to the other player or the game is over."""
    seat, picks = game.game.state.active, list[str]()
    while game.game.decision is not None and game.game.state.active == seat:
        window = Window(CLONE_WARS, game.game)
        pick = GreedyBot(1).answer(window).pick
        picks.append(window.texts()[pick])
        game.game.play(pick)
        assert len(picks) < most
    return picks


def test_it_takes_the_victory_rather_than_a_reward() -> None:
    game = table(
        republic=side(units=["arc_trooper", "delta_7b"], deck=DECK),
        separatist=side(lost=["xorrn", "dac"], base="felucia", damage=8, deck=ENEMY_DECK),
        row=["tri_fighter", "count_dooku"],
    )
    greedy_plays(game)
    assert game.winner == "republic"


def test_what_the_base_does_not_need_attacks_the_row() -> None:
    game = table(
        republic=side(units=["arc_trooper", "delta_7b"], deck=DECK),
        separatist=side(damage=5, deck=ENEMY_DECK),
        row=["tri_fighter"],
    )
    picks = greedy_plays(game)
    assert "resolve tri_fighter" in picks
    assert "resolve base" in picks
    assert game.victory("republic") == ["xorrn"]


def test_it_does_not_attack_a_target_it_cannot_defeat() -> None:
    game = table(
        republic=side(units=["clone_trooper"], deck=DECK),
        separatist=side(deck=ENEMY_DECK),
        row=["count_dooku"],
    )
    assert "commit clone_trooper count_dooku" not in greedy_plays(game)


def test_it_leaves_no_attack_unused() -> None:
    game = table(
        republic=side(
            hand=["clone_trooper", "arc_trooper"],
            ships=["venator_class_star_destroyer"],
            deck=DECK,
        ),
        separatist=side(base="geonosis", lost=["xorrn"], deck=ENEMY_DECK),
    )
    greedy_plays(game)
    assert game.damage("separatist") == 2 + 3 + 4


def test_the_force_comes_before_what_needs_it() -> None:
    game = table(
        force=0,
        republic=side(hand=["ahsoka_tano", "delta_7b"], deck=DECK),
        separatist=side(deck=ENEMY_DECK),
    )
    picks = greedy_plays(game)
    assert picks.index("play ahsoka_tano") < picks.index("play delta_7b")
    assert "use delta_7b" in picks


def test_a_shuttle_waits_in_hand_for_a_text_that_exiles_it() -> None:
    game = table(
        active="separatist",
        separatist=side(
            hand=["nute_gunray", "separatist_shuttle"],
            deck=["general_grievous", "count_dooku", *ENEMY_DECK],
        ),
        republic=side(deck=DECK),
    )
    picks = greedy_plays(game)
    assert "use nute_gunray" in picks
    assert game.exile("separatist") == ["separatist_shuttle"]


def test_an_ability_waits_for_the_purchase_it_is_for() -> None:
    game = table(
        republic=side(units=["toydarian_trader"], pool=7, deck=DECK),
        separatist=side(deck=ENEMY_DECK),
        row=["yoda"],
    )
    picks = greedy_plays(game)
    purchases = [number for number, pick in enumerate(picks) if pick.startswith("buy ")]
    assert picks.index("use toydarian_trader") < purchases[0]


def test_of_two_ships_the_one_that_can_be_destroyed_is_hit() -> None:
    game = table(
        republic=side(units=["arc_trooper"], deck=DECK),
        separatist=side(
            ships=["providence_class_dreadnought", ("munificent_class_frigate", 1)],
            deck=ENEMY_DECK,
        ),
    )
    greedy_plays(game)
    assert game.ships("separatist") == {"providence_class_dreadnought": 0}


def test_a_stronger_base_is_taken_when_the_row_has_nothing_to_give() -> None:
    game = table(
        step=START,
        republic=side(base=None, lost=["rishi"], deck=DECK),
        separatist=side(deck=ENEMY_DECK),
        row=["count_dooku", "general_grievous", "mtt", "droideka", "stap", "tri_fighter"],
    )
    greedy_plays(game)
    assert game.base("republic") == "coruscant_base_republic"


def test_the_weakest_card_is_discarded() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["commando_droid"], deck=ENEMY_DECK),
        republic=side(hand=["yoda", "republic_shuttle", "anakin_skywalker"], deck=DECK),
    )
    game.pick("use commando_droid")
    window = Window(CLONE_WARS, game.game)
    game.game.play(GreedyBot(1).answer(window).pick)
    assert game.discard("republic") == ["republic_shuttle"]


def test_late_in_the_game_it_still_spends_what_would_be_lost() -> None:
    """The game will hardly last until the card is drawn; but if it does, it is a good one."""
    game = table(
        republic=side(pool=8, lost=["rishi", "anaxes"], base="kamino", damage=11, deck=DECK),
        separatist=side(deck=["count_dooku", "general_grievous", "savage_opress"]),
        row=["anakin_skywalker"],
    )
    assert "buy anakin_skywalker" in greedy_plays(game)


def test_what_brings_nothing_is_not_begun() -> None:
    """Nothing is in hand or in the discard pile: the hunter has nothing to exile but itself."""
    game = table(
        force=3,
        republic=side(pool=4, deck=["clone_trooper", "jedi_knight"]),
        separatist=side(deck=ENEMY_DECK),
        row=["trandoshan_hunter"],
    )
    game.pick("buy trandoshan_hunter")
    assert game.asked == "trigger"
    assert greedy_plays(game)[0] == "done"


def test_a_purchase_that_exiles_counts_for_what_there_is_to_exile() -> None:
    def worth(discard: list[str]) -> float:
        game = table(
            republic=side(pool=4, deck=["clone_trooper", "jedi_knight"], discard=discard),
            separatist=side(deck=ENEMY_DECK),
            row=["trandoshan_hunter"],
        )
        window = Window(CLONE_WARS, game.game)
        judgement = Judgement(box_of(window.facts), read(window.view, window.seat))
        hunter = next(one for one in window.options if one.verb == "buy")
        return judgement.buying(hunter.what) - judgement.outlook.later(hunter.what)

    assert worth([]) == 0
    assert 0 < worth(["republic_shuttle"]) <= worth(["republic_shuttle"] * 3)
