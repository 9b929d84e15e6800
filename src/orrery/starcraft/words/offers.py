"""What a player is offered, in words, and why something else is not offered.

The sentences are in `messages/<locale>/starcraft-options.ftl` and `starcraft-why.ftl`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from orrery.core.ruleset import Reason
from orrery.core.speaker import Why
from orrery.messages import messages
from orrery.starcraft.facts.terms import NONE, ORDERS, PARTIAL, STAR, kind_of_order
from orrery.starcraft.knowledge.prices import price_of, price_rule
from orrery.starcraft.knowledge.reasons import is_asked_otherwise
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.rules.battle.compare import card_values, is_match, is_valid
from orrery.starcraft.rules.economy import means, proposal
from orrery.starcraft.rules.legality import why_not
from orrery.starcraft.rules.orders.purchases import FREE, NORMAL
from orrery.starcraft.rules.round.execution import is_idle, order_picked
from orrery.starcraft.rules.round.ways import is_given, order_shown
from orrery.starcraft.words.card_texts import Writer
from orrery.starcraft.words.names import NOTHING, Names, names_now, record_kind, unit_names
from orrery.starcraft.words.questions import active_planet, cards_for_event, prompt_line

if TYPE_CHECKING:
    from orrery.core.decisions import Option
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.box import Box


def option_line(game: StarCraftGame, option: Option, locale: str) -> str:
    """An option of the current decision in words, with its figures."""
    return messages(locale).format(f"sc-option-{option.verb}", **arguments(game, option, locale))


def arguments(game: StarCraftGame, option: Option, locale: str) -> dict[str, str | int]:
    """What options may refer to; the same for all of them."""
    decision, names = game.decision, names_now(game, locale)
    assert decision is not None
    seat, verb = decision.whose, VERBS[option.verb]
    cost = price_of(game, seat, option)
    return {
        "prompt": decision.prompt.key,
        "what": called(names, seat, verb.what, option.what),
        "to": called(names, seat, verb.to, option.to),
        "price": NOTHING if cost is None else names.price(*cost),
        "saving": "yes" if price_rule(game) not in (NORMAL, FREE) else "no",
        "text": text_of(game, seat, option, names, locale) or NOTHING,
        "yields": names.planet_yields(option.what) if option.verb == "planet" else NOTHING,
        "n": max(option.what, 0),
        "level": next_level(game, seat, option),
        "depletes": depletes(game, seat, option),
        "idle": idle(game, seat, option),
        "by": named_by(game, seat, option),
        "cards": cards_for_event(game.facts),
        **fit(game, seat, option),
    }


def called(names: Names, seat: int, kind: str, number: int) -> str:
    """A thing of an option by name."""
    if not kind or number == NONE:
        return NOTHING
    return names.thing(kind, number, seat)


# Figures


def next_level(game: StarCraftGame, seat: int, option: Option) -> int:
    """The level that a building would reach."""
    if option.verb != "building":
        return 0
    return game.state.players[seat].buildings[option.what] + 1


def depletes(game: StarCraftGame, seat: int, option: Option) -> str:
    """Whether one more worker would force mine, and what that does to the area (SC-ECON-07)."""
    state, box, area = game.state, game.facts, option.what
    player = state.players[seat]
    if option.verb != "worker" or area not in player.resources:
        return "no"
    if player.workers[player.resources.index(area)] < box.amount[area]:
        return "no"
    return "wholly" if state.depletion[area] == PARTIAL else "partly"


def idle(game: StarCraftGame, seat: int, option: Option) -> str:
    """Which order would have no effect (SC-EXEC-09)."""
    order = order_picked(game, option)
    if order == NONE or not is_idle(game, seat, game.state.planet, order):
        return "no"
    return ORDERS[kind_of_order(order)]


def named_by(game: StarCraftGame, seat: int, option: Option) -> str:
    """What lets a player execute an order as another one (BW-ORDER-07, BW-LEADCARD-06,
    BW-LEADCARD-17, BW-LEADCARD-20)."""
    if option.verb != "execute-as" or order_shown(game.state) == STAR:
        return "itself"
    return "leader" if is_given(game, seat, option.what) else "strategic"


def fit(game: StarCraftGame, seat: int, option: Option) -> dict[str, str | int]:
    """What a Combat card is worth at the skirmish where it would go: its values there if they are
    the small ones, or whether a reinforcement would do anything (SC-SKIRM-03, SC-SKIRM-10)."""
    subject, battle, box = game.subject(), game.state.battle, game.facts
    if option.verb != "card" or battle is None or "skirmish" not in subject:
        return {"fits": NOTHING, "attack": 0, "health": 0}
    skirmish, role = battle.skirmishes[subject["skirmish"].number], battle.seats.index(seat)
    if not box.standard[option.what]:
        valid = is_valid(game, skirmish, role, option.what)
        return {"fits": "yes" if valid else "useless", "attack": 0, "health": 0}
    attack, health = card_values(game, skirmish, role, option.what)
    matched = is_match(game, skirmish, role, option.what)
    fits = "small" if not matched else "assist" if box.assist[skirmish.front[role]] else "yes"
    return {"fits": fits, "attack": attack, "health": health}


# Texts


@lru_cache(maxsize=16)
def writer(box: Box, locale: str) -> Writer:
    """The writer of a box's texts."""
    return Writer(box, locale)


def text_of(game: StarCraftGame, seat: int, option: Option, names: Names, locale: str) -> str:
    """The text of the thing that an option is about, or whom it concerns."""
    box, what = game.facts, option.what
    match option.verb:
        case "card" | "take" | "search":
            return card_text(box, what, locale)
        case "event" | "use":
            return writer(box, locale).text("event", record(box, "event", box.event_slugs[what]))
        case "leader":
            slug = box.leadership[what].slug
            return writer(box, locale).text("leadership", record(box, "leadership", slug))
        case "technology" | "use-technology":
            slug = box.technologies[what].slug
            return writer(box, locale).text(
                "technology", record(box, "technology", slug)
            ) or values(names, what)
        case "module":
            return writer(box, locale).text("module", record(box, "module", box.module_slugs[what]))
        case "pay":
            return payment(game, seat, names)
        case "skirmish" | "support":
            return pair(game, names, what if option.verb == "skirmish" else option.to)
    return ""


def values(names: Names, technology: int) -> str:
    """The values of a textless technology's Combat cards, and for which units."""
    box = names.box
    cards = [card for card, one in enumerate(box.technology) if one == technology]
    return names.words.format(
        "sc-values-only",
        values=names.listed(
            list(dict.fromkeys("/".join(map(str, box.major[one])) for one in cards))
        ),
        units=names.listed(unit_names(box, box.icons[cards[0]])),
    )


def card_text(box: Box, card: int, locale: str) -> str:
    """What a Combat card says."""
    return writer(box, locale).card_text(record(box, record_kind(box, card), box.card_slugs[card]))


def record(box: Box, kind: str, slug: str) -> dict[str, object]:
    return box.printed[kind, slug].record


def payment(game: StarCraftGame, seat: int, names: Names) -> str:
    """Where the workers of the proposal go."""
    subject = game.subject()
    paid = proposal(game, seat, (subject["minerals"].number, subject["gas"].number))
    return names.counted(names.source(one) for one in paid)


def pair(game: StarCraftGame, names: Names, number: int) -> str:
    """Which units meet in a skirmish."""
    battle = game.state.battle
    if battle is None:
        return ""
    unit, enemy = battle.skirmishes[number].front
    return names.words.format("sc-pair", unit=names.unit(unit), enemy=names.unit(enemy))


# Why not


def why_line(game: StarCraftGame, seat: int, option: Option, locale: str) -> Why | None:
    """Why a seat cannot make a move now, with the rule, or None if it can."""
    return reason_line(game, seat, Reason(option, why_not(game, seat, option)), locale)


def reason_line(game: StarCraftGame, seat: int, reason: Reason, locale: str) -> Why | None:
    """What was found about a move, or None if it is possible."""
    if reason.rule is not None and is_asked_otherwise(game, reason):
        return asked_otherwise(game, reason.rule, locale)
    return rule_line(game, seat, reason.rule, locale)


def asked_otherwise(game: StarCraftGame, rule: str, locale: str) -> Why:
    """Something else is asked."""
    prompt = prompt_line(game, locale)
    return Why(messages(locale).format("sc-why-asked-otherwise", prompt=prompt), rule)


def rule_line(game: StarCraftGame, seat: int, rule: str | None, locale: str) -> Why | None:
    """What a rule says against a move, or None if none does."""
    if rule is None:
        return None
    words, key = messages(locale), f"why-{rule}"
    if not words.has(key):
        return asked_otherwise(game, rule, locale)
    return Why(words.format(key, **why_figures(game, seat, locale)), rule)


def why_figures(game: StarCraftGame, seat: int, locale: str) -> dict[str, str | int]:
    """What reasons may refer to."""
    planet = active_planet(game)
    has_sheet = game.state.players[seat].faction != NONE
    workers, minerals, gas, _, _ = means(game, seat) if has_sheet else (0, 0, 0, 0, 0)
    return {
        "planet": NOTHING if planet == NONE else names_now(game, locale).planet(planet),
        "workers": workers,
        "minerals": minerals,
        "gas": gas,
    }
