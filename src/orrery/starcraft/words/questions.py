"""What a player is asked, in words. The sentences are in `messages/<locale>/starcraft.ftl`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.messages import messages
from orrery.starcraft.board.leading import has_fixed_transports
from orrery.starcraft.board.sheet import orders_each_time
from orrery.starcraft.facts.terms import NONE, order_of
from orrery.starcraft.rules.round.planning import laid_this_turn
from orrery.starcraft.words.names import NOTHING, Names, names_now

if TYPE_CHECKING:
    from orrery.core.decisions import Decision, Subject
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.box import Box


def prompt_line(game: StarCraftGame, locale: str) -> str:
    """What is asked."""
    decision = game.decision
    if decision is None:
        return messages(locale).format("why-SC-WIN-19")
    words = messages(locale)
    asked = words.format(f"sc-prompt-{decision.prompt.key}", **arguments(game, decision, locale))
    if decision.whose == decision.seat:
        return asked
    faction = names_now(game, locale).faction_within(game.state.players[decision.whose].faction)
    return words.format("sc-for-another", faction=faction, question=asked)


def brief_line(game: StarCraftGame, locale: str) -> str:
    """The question in as few words as possible."""
    if game.decision is not None and game.decision.prompt.key == "reveal":
        return messages(locale).format("sc-brief-reveal")
    return prompt_line(game, locale)


def arguments(game: StarCraftGame, decision: Decision, locale: str) -> dict[str, str | int]:
    """What prompts may refer to; the same for all of them."""
    names, state, subject = names_now(game, locale), game.state, game.subject()
    planet = active_planet(game)
    area = state.invaded if state.battle is None else state.battle.area
    return {
        "about": called(names, subject, "about"),
        "planet": NOTHING if planet == NONE else names.planet(planet),
        "area": NOTHING if area == NONE else names.area(area),
        "unit": called(names, subject, "unit"),
        "enemy": called(names, subject, "enemy"),
        "n": number(subject, "n"),
        "each": orders_each_time(game.facts, state.players[decision.whose].faction),
        "laid": laid_this_turn(game),
        "transports": transports_offered(game, decision.whose),
        "price": price_due(names, subject),
        "workers": state.players[decision.whose].pool,
        "order": order_executed(game, names),
        "cards": cards_for_event(game.facts),
    }


def transports_offered(game: StarCraftGame, seat: int) -> str:
    """Whether this player ever builds transports (BW-SCEN-37)."""
    return "no" if has_fixed_transports(game.facts, game.state.players[seat]) else "yes"


def cards_for_event(box: Box) -> int:
    """How many Combat cards are drawn instead of an Event card, 0 for none (BW-SCEN-10)."""
    return 0 if box.scenario is None else box.scenario.cards_for_event


def called(names: Names, subject: Subject, name: str) -> str:
    """A thing that the question is about."""
    if name not in subject or subject[name].number == NONE:
        return NOTHING
    kind, number, _ = subject[name]
    return names.area(number) if kind == "area" else names.thing(kind, number)


def number(subject: Subject, name: str) -> int:
    """A number that the question is about, 0 if there is none."""
    return subject[name].number if name in subject else 0


def active_planet(game: StarCraftGame) -> int:
    """The planet being placed, or the one with the order being executed."""
    subject = game.subject()
    return subject["planet"].number if "planet" in subject else game.state.planet


def order_executed(game: StarCraftGame, names: Names) -> str:
    """The order that has been revealed."""
    state = game.state
    if state.revealed == NONE:
        return NOTHING
    return names.order(order_of(state.stacks[state.revealed][-1]))


def price_due(names: Names, subject: Subject) -> str:
    """What is still to be paid."""
    if "minerals" not in subject:
        return NOTHING
    return names.price(number(subject, "minerals"), number(subject, "gas"))
