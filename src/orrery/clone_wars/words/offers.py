"""What a player is offered, in words, and why something else is not offered.

The sentences are in `messages/<locale>/clone-wars.ftl` and `clone-wars-why.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from orrery.clone_wars.board.queries import attack_of, hit_points_of
from orrery.clone_wars.facts.terms import NONE, ZONE_NAMES
from orrery.clone_wars.rules.attack import attack_total, neutral_permission
from orrery.clone_wars.rules.damage import prevention_left
from orrery.clone_wars.rules.legality import why_not
from orrery.clone_wars.words.card_texts import card_text
from orrery.clone_wars.words.questions import prompt_line, reward_line, share_arguments
from orrery.clone_wars.words.story import choice_text, listed
from orrery.core.decisions import Option
from orrery.core.speaker import Why
from orrery.messages import Messages, messages

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame

Arguments = dict[str, str | int]

GROUPS = {
    "play": "play",
    "buy": "buy",
    "pay-off": "buy",
    "use": "use",
    "commit": "attack",
    "resolve": "attack",
    "end": "end",
}
"""The heading for each option of the action phase."""
ABOUT_TARGET = frozenset({"CW-ATTACK-01", "CW-BOUNTY-02", "CW-BOUNTY-13", "CW-OPT-04"})
"""Reasons about what is attacked; all others are about the card that would act."""


def group_of(option: Option, prompt: str) -> str:
    """The heading an option is listed under."""
    return GROUPS.get(option.verb, "other") if prompt == "action" else "other"


def option_line(game: CloneWarsGame, option: Option, locale: str) -> str:
    """An option of the current decision in words, with its figures."""
    box, what = game.facts, option.what
    arguments: Arguments = {
        "card": "none" if what == NONE else box.name(what),
        "n": 0 if what == NONE else box.cost[what],
        "to": ZONE_NAMES.get(option.to, "hand"),
        "text": "none",
    }
    if option.verb in ARGUMENTS:
        arguments |= ARGUMENTS[option.verb](game, option, locale)
    return messages(locale).format(f"option-{option.verb}", **arguments)


def play_arguments(game: CloneWarsGame, option: Option, locale: str) -> Arguments:
    words = messages(locale)
    return {"figures": listed(words, figures(game, option.what, words)) or "none"}


def use_arguments(game: CloneWarsGame, option: Option, locale: str) -> Arguments:
    texts = card_text(game.facts.printed[option.what].record, locale)
    return {"text": texts[option.to], "only": "yes" if is_only_use(game) else "no"}


def base_arguments(game: CloneWarsGame, option: Option, locale: str) -> Arguments:
    texts = card_text(game.facts.printed[option.what].record, locale)
    return {"n": game.facts.hit_points[option.what], "text": " ".join(texts) or "none"}


def end_arguments(game: CloneWarsGame, _: Option, locale: str) -> Arguments:
    words = messages(locale)
    return {"left": listed(words, left_undone(game, words)) or "none"}


def is_only_use(game: CloneWarsGame) -> bool:
    """Whether the question is about one ability and includes its text."""
    decision = game.decision
    if decision is None or decision.prompt.key != "trigger":
        return False
    return sum(option.verb == "use" for option in decision.options) == 1


def figures(game: CloneWarsGame, card: int, words: Messages) -> list[str]:
    """What a card gives when it is played."""
    box = game.facts
    printed = {
        "attack": box.attack[card],
        "resources": box.resources[card],
        "force": box.force[card],
        "hit_points": box.hit_points[card],
    }
    return [words.format(f"figure-{name}", n=value) for name, value in printed.items() if value]


def needed(game: CloneWarsGame, seat: int, target: int) -> int:
    """The attack that defeats a row card: its target value, or the cost of a neutral one."""
    if target in game.facts.neutral and neutral_permission(game, seat) is not None:
        return game.facts.cost[target]
    return game.facts.target[target]


def attack_arguments(game: CloneWarsGame, option: Option, _: str = "en") -> Arguments:
    """The figures of an attack: of one card, or of a whole group."""
    state, box = game.state, game.facts
    seat = state.active
    target = option.to if option.verb == "commit" else option.what
    if option.verb == "commit":
        total = attack_of(game, seat, option.what, against_row=target != NONE)
    else:
        cards = next((cards for one, cards in state.groups if one == target), 0)
        total = attack_total(game, seat, cards, against_row=target != NONE)
    if target == NONE:
        ships = min(total, protection(game, 1 - seat))
        rest = total - ships
        lost = min(rest, prevention_left(game, 1 - seat))
        shares = {"ships": ships, "rest": rest - lost, "prevented": lost}
        return {"target": "base", "n": total, "of": 0, **shares}
    return {"target": box.name(target), "n": total, "of": needed(game, seat, target)}


def protection(game: CloneWarsGame, owner: int) -> int:
    """The damage that a player's ships take before the base takes any."""
    side = game.state.sides[owner]
    whole = sum(hit_points_of(game, owner, ship) for ship in side.ships)
    return whole - sum(side.damage)


def commit_line(game: CloneWarsGame, option: Option, locale: str) -> tuple[str, str]:
    """A card that attacks, and what it attacks: options of one card can share a line."""
    words = messages(locale)
    name, base = game.facts.name(option.what), Option("commit", option.what)
    usual = attack_arguments(game, base)["n"]
    aim = attack_arguments(game, option)
    differs = "no" if aim["n"] == usual else "yes"
    lead = words.format("commit-lead", card=name, n=usual)
    return lead, words.format("commit-aim", differs=differs, **aim)


def target_arguments(game: CloneWarsGame, option: Option, _: str) -> Arguments:
    """The hit points left of what may be damaged; the attack of what may gain some."""
    for owner, side in enumerate(game.state.sides):
        if option.verb == "strengthen" and option.what in side.units + side.ships:
            return {"n": attack_of(game, owner, option.what, against_row=False), "of": 0}
        if option.what == side.base:
            whole = hit_points_of(game, owner, side.base)
            return {"n": whole - side.base_damage, "of": whole}
        if option.what in side.ships:
            whole = hit_points_of(game, owner, option.what)
            return {"n": whole - side.damage[side.ships.index(option.what)], "of": whole}
    return {"n": 0, "of": 0}


ARGUMENTS: Mapping[str, Callable[[CloneWarsGame, Option, str], Arguments]] = {
    "play": play_arguments,
    "use": use_arguments,
    "commit": attack_arguments,
    "resolve": attack_arguments,
    "end": end_arguments,
    "base": base_arguments,
    "reward": lambda game, option, locale: {"text": reward_line(game, option.what, locale)},
    "assign": lambda game, option, _: share_arguments(game, option.what, option.to),
    "choose": lambda game, option, locale: {
        "text": choice_text(game.facts, option.what, option.to, locale)
    },
    "damage": target_arguments,
    "strengthen": target_arguments,
    "done": lambda game, _, __: {"prompt": game.decision.prompt.key if game.decision else ""},
}
"""What a verb's message needs besides its card, cost and zone."""


def wasted(game: CloneWarsGame, locale: str) -> list[str]:
    """What ending the turn now would waste besides resources: cards and attacks."""
    words = messages(locale)
    left = {name: number for name, number in left_behind(game).items() if name != "pool"}
    return [words.format(f"left-{name}", n=number) for name, number in left.items() if number]


def left_undone(game: CloneWarsGame, words: Messages) -> list[str]:
    """What ending the turn now would leave: cards, resources, attacks."""
    left = left_behind(game)
    return [words.format(f"left-{name}", n=number) for name, number in left.items() if number]


def left_behind(game: CloneWarsGame) -> dict[str, int]:
    """Cards in hand, resources, cards that could attack, attacks that were not resolved."""
    state = game.state
    seat = state.active
    side = state.sides[seat]
    idle = [
        card
        for card in side.units + side.ships
        if not state.committed & game.facts.bit[card]
        and attack_of(game, seat, card, against_row=False) > 0
    ]
    return {
        "hand": len(side.hand),
        "pool": side.pool,
        "attackers": len(idle),
        "groups": len(state.groups),
    }


def why_line(game: CloneWarsGame, seat: int, option: Option, locale: str) -> Why | None:
    """Why a seat cannot make a move now, with the rule, or None if it can."""
    rule = why_not(game, seat, option)
    if rule is None:
        return None
    words = messages(locale)
    key = f"why-{rule}"
    if game.decision is None:
        return Why(words.format("why-game-over"), rule)
    if not words.has(key):
        return Why(words.format("why-asked-otherwise", prompt=prompt_line(game, locale)), rule)
    if rule == "CW-ATTACK-02" and option.what == NONE:
        return Why(words.format("why-no-attacker"), rule)
    if rule == "CW-ABILITY-01" and not game.facts.abilities[option.what]:
        key = "why-no-ability" if game.facts.is_base[option.what] else "why-idle"
        return Why(words.format(key, card=card_name(game, option.what)), rule)
    about = option.to if rule in ABOUT_TARGET and option.verb == "commit" else option.what
    return Why(
        words.format(key, card=card_name(game, about), **why_figures(game, seat, rule, about)), rule
    )


def card_name(game: CloneWarsGame, card: int) -> str:
    """The name of a card, or of the enemy base where no card is named."""
    if card != NONE:
        return game.facts.name(card)
    decision = game.decision
    enemy = game.state.sides[1 - decision.seat].base if decision else NONE
    return "" if enemy == NONE else game.facts.name(enemy)


def why_figures(game: CloneWarsGame, seat: int, rule: str, card: int) -> dict[str, int]:
    """What is needed or allowed, and what is available."""
    if rule == "CW-BOUNTY-13":
        allowed = neutral_permission(game, seat)
        return {"number": allowed.times if allowed else 0, "pool": 0}
    cost = 0 if card == NONE else game.facts.cost[card]
    return {"number": cost, "pool": game.state.sides[seat].pool}
