"""What a client needs besides the view: it knows no rules and draws what it is given here.

Made only on request. Cards are numbers of the box; in sums `NONE` as a target is the enemy base.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from orrery.clone_wars.board.queries import attack_of, gained_attack, hit_points_of, stat_sources
from orrery.clone_wars.facts.effect import all_hold
from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.knowledge.equal_cards import equal_cards
from orrery.clone_wars.knowledge.verbs import VERBS
from orrery.clone_wars.rules import prompts
from orrery.clone_wars.rules.abilities import why_not_usable_reward
from orrery.clone_wars.rules.attack import (
    attack_total,
    members,
    neutral_permission,
    why_not_commit,
)
from orrery.clone_wars.rules.damage import prevention_left
from orrery.clone_wars.words.card_texts import card_text, reward_text
from orrery.clone_wars.words.gestures import all_to_base, wasted
from orrery.clone_wars.words.marks import marks
from orrery.clone_wars.words.phrases import Effects, Record
from orrery.core.decisions import Option

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.clone_wars.facts.box import Box
    from orrery.clone_wars.facts.library import Library
    from orrery.clone_wars.knowledge.shown import (
        Against,
        Aim,
        AttackSum,
        CardFacts,
        CloneWarsCard,
        CloneWarsRemarks,
        Division,
        Figures,
        Gain,
        Joiner,
        Sources,
        Summand,
    )

ALL = -1
"""The bits of all cards."""
SHIPS_FIRST = "CW-ATTACK-10"
"""Ships protect the base."""
FIGURES: Final = ("copies", "cost", "attack", "resources", "force", "hit_points", "target_value")


def remarks(game: CloneWarsGame) -> CloneWarsRemarks:
    """Additional remarks for the seat that decides: sums, aims, equal cards, and what is left of
    its turn."""
    decision = game.decision
    acting = decision is not None and decision.prompt is prompts.ACTION
    seat = None if decision is None else decision.seat
    divided = divided_attack(game)
    picks = all_to_base(game) if acting else []
    return {
        "sums": [
            *([] if divided is None else [divided]),
            *(attack_sum(game, target, cards) for target, cards in game.state.groups),
        ],
        "aims": aims(game) if acting else [],
        "equal": equal_cards(game, seat),
        "division": None if divided is None else division(game, divided),
        "all_to_base": picks,
        "wasted": wasted(game, len(picks), usable_abilities(game)) if acting else [],
    }


def usable_abilities(game: CloneWarsGame) -> int:
    """How many abilities could be used now and would do something."""
    options = game.decision.options if game.decision else []
    return sum(option.verb == "use" and not is_vain(game, option) for option in options)


def is_vain(game: CloneWarsGame, option: Option) -> bool:
    """Whether an ability would be paid for with no effect: moving the Force that is already at the
    player's end, repairing a base without damage (CW-ABILITY-10, CW-ABILITY-12)."""
    if option.verb != "use":
        return False
    seat, source = game.state.active, option.what
    clause = game.facts.abilities[source][option.to]
    fits = all_hold(clause.conditions, game, seat, source, NONE, 0)
    branch = clause.do if fits else clause.otherwise
    effects = game.facts.effects[branch] if branch != NONE else ()
    return not any(
        all_hold(effect.conditions, game, seat, source, NONE, 0)
        and effect.might_work(game, seat, source, NONE, NONE)
        for effect in effects
    )


def attack_sum(game: CloneWarsGame, target: int, cards: int) -> AttackSum:
    """The arithmetic of an open attack: each part of the sum with its card, its source and its
    rule, and what it must reach or wear down (CW-ATTACK-08, CW-TERM-15)."""
    seat, against_row = game.state.active, target != NONE
    lines = summands_of(game, seat, cards, against_row)
    total = attack_total(game, seat, cards, against_row)
    return {
        "target": target,
        "lines": lines,
        "total": total,
        "against": row_value(game, seat, target) if against_row else protection(game, 1 - seat),
    }


def aims(game: CloneWarsGame) -> list[Aim]:
    """Everything that is attacked or could be: what it takes, what is already aimed at it, and what
    each card that may still join would add (CW-ATTACK-08, CW-BOUNTY-04). `vain`: the reward for it
    would bring nothing now."""
    seat = game.state.active
    groups = dict(game.state.groups)
    found: list[Aim] = []
    for target in (NONE, *(card for card in game.state.row if card != NONE)):
        against_row = target != NONE
        joining = joiners(game, seat, target)
        if not joining and target not in groups:
            continue
        against = row_value(game, seat, target) if against_row else protection(game, 1 - seat)
        found.append(
            {
                "target": target,
                "against": against,
                "total": attack_total(game, seat, groups.get(target, 0), against_row),
                "joining": joining,
                "vain": against_row and is_vain_reward(game, seat, target),
            }
        )
    return found


def is_vain_reward(game: CloneWarsGame, seat: int, target: int) -> bool:
    """Whether a card of the row has a reward of which nothing would work now (CW-ABILITY-12)."""
    effects = game.facts.reward[target]
    return effects != NONE and why_not_usable_reward(game, seat, target, effects) is not None


def joiners(game: CloneWarsGame, seat: int, target: int) -> list[Joiner]:
    """The cards that may join the attack on a target, with the attack each has against it."""
    side = game.state.sides[seat]
    return [
        {"card": card, "value": attack_of(game, seat, card, against_row=target != NONE)}
        for card in side.units + side.ships
        if why_not_commit(game, seat, card, target) is None
    ]


def division(game: CloneWarsGame, divided: AttackSum) -> Division | None:
    """How the damage may be divided, ship by ship; nothing if the order is free, because what one
    takes may change another (CW-ATTACK-11, CW-ATTACK-12)."""
    if game.decision is None or len({option.what for option in game.decision.options}) != 1:
        return None
    attackers: Counter[int] = Counter()
    for line in divided["lines"]:
        attackers[line["card"]] += line["value"]
    ships = [one for one in divided["against"] if one["rule"] == SHIPS_FIRST]
    return {
        "total": divided["total"],
        "lanes": [
            {
                "card": one["card"],
                "room": one["value"],
                "picks": [
                    VERBS.text(game, Option("assign", one["card"], share))
                    for share in range(one["value"] + 1)
                ],
            }
            for one in ships
        ],
        "attackers": [{"card": card, "value": value} for card, value in attackers.items()],
        "rule": SHIPS_FIRST,
    }


def divided_attack(game: CloneWarsGame) -> AttackSum | None:
    """The attack whose damage is being divided: who dealt it, how much of it is left, and what can
    still take it (CW-ATTACK-11)."""
    if game.decision is None or game.decision.prompt is not prompts.DIVIDE:
        return None
    subject = game.subject()
    seat, ships = subject["seat"].number, subject["ships"].number
    lines = summands_of(game, seat, subject["attackers"].number, against_row=False)
    against = protection(game, 1 - seat, ships)
    return {"target": NONE, "lines": lines, "total": subject["left"].number, "against": against}


def summands_of(game: CloneWarsGame, seat: int, cards: int, against_row: bool) -> list[Summand]:
    """The attack of all cards of a group, card by card and part by part."""
    return [
        line
        for card in members(game, seat, cards)
        for line in summands(game, seat, card, against_row)
    ]


def summands(game: CloneWarsGame, seat: int, card: int, against_row: bool) -> list[Summand]:
    """One card's attack, part by part."""
    parts = [(card, game.facts.attack[card], "CW-TERM-02")]
    gained = gained_attack(game.state, card)
    if gained:
        parts.append((card, gained, "CW-KEY-16"))
    parts += [
        (source, number, "CW-KEY-01")
        for source, number in stat_sources(game, seat, card, "attack", against_row)
    ]
    return [
        {"card": card, "source": source, "value": number, "rule": rule}
        for source, number, rule in parts
    ]


def row_value(game: CloneWarsGame, seat: int, target: int) -> list[Against]:
    """The target value an attack on a row card must reach (CW-BOUNTY-04)."""
    neutral = target in game.facts.neutral and neutral_permission(game, seat) is not None
    value = game.facts.cost[target] if neutral else game.facts.target[target]
    return [{"card": target, "value": value, "rule": "CW-BOUNTY-13" if neutral else "CW-BOUNTY-04"}]


def protection(game: CloneWarsGame, seat: int, ships: int = ALL) -> list[Against]:
    """What must be worn down at a seat's base: hit points left, the ships given as bits first, then
    the damage that is prevented (CW-ATTACK-10)."""
    side = game.state.sides[seat]
    lines: list[Against] = [
        {
            "card": ship,
            "value": hit_points_of(game, seat, ship) - damage,
            "rule": SHIPS_FIRST,
        }
        for ship, damage in zip(side.ships, side.damage, strict=True)
        if ships & game.facts.bit[ship]
    ]
    if side.base != NONE:
        lost = prevention_left(game, seat)
        if lost:
            lines.append({"card": side.base, "value": lost, "rule": "CW-KEY-22"})
        left = hit_points_of(game, seat, side.base) - side.base_damage
        lines.append({"card": side.base, "value": left, "rule": "CW-ATTACK-14"})
    return lines


def describe(box: Box, card: int, locale: str) -> CardFacts:
    """A card for people: figures, rendered texts, and where they come from."""
    return describe_record(box.printed[card].record, locale)


def gallery(library: Library, locale: str) -> list[CloneWarsCard]:
    """Every card and base of both editions, as in their files."""
    return [
        {**describe_record(fact, locale), "set": name, "group": str(fact.get("group", "base"))}
        for name, edition in library.editions.items()
        for fact in edition.cards + edition.bases
    ]


def describe_record(record: Record, locale: str) -> CardFacts:
    return {
        "slug": record["id"],
        "name": record["name"],
        "faction": record["faction"],
        "type": record.get("type", "base"),
        "unique": record.get("unique") is True,
        "traits": words(record.get("traits")),
        "figures": figures_of(record),
        "text": [*card_text(record, locale)],
        "reward": reward_text(record, locale),
        "gains": signs(record.get("reward") or []),
        "choice": choice_signs(record),
        **marks(record),
        "sources": sources_of(record),
    }


def figures_of(record: Record) -> Figures:
    """The figures that are printed as numbers."""
    figures: Figures = {}
    for key in FIGURES:
        if isinstance(number := record.get(key), int):
            figures[key] = number
    return figures


def sources_of(record: Record) -> Sources:
    """Where the facts come from, as far as stated."""
    sources: Sources = {"provenance": record["provenance"]}
    if "confidence" in record:
        sources["confidence"] = str(record["confidence"])
    for key in ("attested", "reconstructed"):
        if key in record:
            sources[key] = words(record[key])
    if "note" in record:
        sources["note"] = str(record["note"])
    return sources


def signs(effects: Effects) -> list[Gain]:
    """What a list of effects gives, for the symbols on a card; anything without a symbol is left
    out."""
    found: list[Gain] = []
    for effect in effects:
        if effect["effect"] == "gain":
            found += [
                {"kind": kind, "n": number}
                for kind in ("attack", "resources", "force")
                if isinstance(number := effect.get(kind), int)
            ]
        elif effect["effect"] in ("exile", "purchase"):
            number = effect.get("n", effect.get("up_to", 1))
            found.append({"kind": effect["effect"], "n": number if isinstance(number, int) else 1})
    return found


def choice_signs(record: Record) -> list[Gain]:
    """What a card that offers a choice when played gives, if each alternative is one symbol."""
    for clause in record.get("ability") or ():
        for effect in clause["do"]:
            if clause["when"] == "on_play" and effect["effect"] == "choose":
                ways = [signs(way) for way in effect["options"]]
                return [way[0] for way in ways] if all(len(way) == 1 for way in ways) else []
    return []


def words(value: object) -> list[str]:
    """A list of words in a record."""
    return [str(word) for word in value] if isinstance(value, list) else []
