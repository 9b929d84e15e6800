"""Attacks by name in a terminal: `attack count dooku` commits just enough cards, one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from orrery.cli.terminal.commands import simple
from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.screen import Offer, Plan
from orrery.clone_wars.board.queries import attack_of, hit_points_of
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.rules.attack import attack_total, why_not_commit
from orrery.clone_wars.rules.damage import prevention_left
from orrery.clone_wars.words.offers import needed, protection

BASE = "base"


class Attacks:
    """Finds the next pick of an attack that a player named."""

    def __init__(self, ink: Ink) -> None:
        self.ink = ink

    def plan(
        self, game: CloneWarsGame, seat: int, words: str, offers: Sequence[Offer]
    ) -> Plan | None:
        """The next card to commit, or what to say; None if nothing that can be attacked has this
        name."""
        if not words:
            return Plan(None, self.ink.say("attack-what"))
        targets = self.targets(game, seat, words, offers)
        kinds = {game.facts.kind[target] for target in targets if target != NONE}
        if not targets:
            return None
        if len(kinds) + (NONE in targets) > 1:
            names = ", ".join(dict.fromkeys(self.name(game, seat, one) for one in targets))
            return Plan(None, self.ink.say("terminal-several", given=words, names=names))
        return self.next_card(game, seat, targets[0], offers)

    def targets(
        self, game: CloneWarsGame, seat: int, words: str, offers: Sequence[Offer]
    ) -> list[int]:
        """What has this name and can be attacked, targets already under attack first."""
        wanted = simple(words)
        open_groups = [target for target, _ in game.state.groups]
        offered = [one.option.to for one in offers if one.option.verb == "commit"]
        found = [
            target
            for target in dict.fromkeys([*open_groups, *offered])
            if self.is_called(game, seat, target, wanted)
        ]
        exact = [one for one in found if simple(self.name(game, seat, one)) == wanted]
        return exact or found

    def is_called(self, game: CloneWarsGame, seat: int, target: int, wanted: str) -> bool:
        """Whether all the words are in a target's name; the enemy base is also called `base`."""
        if target == NONE and wanted in {BASE, f"enemy {BASE}"}:
            return True
        name = simple(self.name(game, seat, target))
        return bool(name) and all(word in name for word in wanted.split())

    def name(self, game: CloneWarsGame, seat: int, target: int) -> str:
        """The name of a card of the row, or of the enemy base."""
        card = game.state.sides[1 - seat].base if target == NONE else target
        return "" if card == NONE else game.facts.name(card)

    def next_card(
        self, game: CloneWarsGame, seat: int, target: int, offers: Sequence[Offer]
    ) -> Plan:
        """Commit one of the fewest cards that are enough; all of them if the base cannot fall."""
        against_row = target != NONE
        group = next((cards for one, cards in game.state.groups if one == target), 0)
        there = attack_total(game, seat, group, against_row)
        value = self.value(game, seat, target)
        free = self.free(game, seat, target)
        lacking = value - there
        enough = sum(free.values()) >= lacking
        if lacking > 0 and free and (enough or not against_row):
            card = max(fewest(free, lacking) if enough else free, key=lambda one: free[one])
            chosen = self.offer_for(game, card, target, free, offers)
            if chosen is not None:
                return Plan(chosen, "")
        name = self.name(game, seat, target) or self.ink.say("attack-base")
        if not free and not group:
            return Plan(None, self.ink.say("attack-none"))
        if not enough and against_row:
            total = there + sum(free.values())
            return Plan(None, self.ink.say("attack-lacks", card=name, n=total, of=value))
        typed = "resolve" if len(game.state.groups) == 1 else f"resolve {self.typed(game, target)}"
        return Plan(None, self.ink.say("attack-ready", card=name, n=there, of=value, typed=typed))

    def typed(self, game: CloneWarsGame, target: int) -> str:
        """The name of a target as a player types it."""
        return BASE if target == NONE else simple(game.facts.slug(target))

    def value(self, game: CloneWarsGame, seat: int, target: int) -> int:
        """The attack needed: for a row card, or for the base with the ships that protect it and the
        damage that is prevented."""
        if target != NONE:
            return needed(game, seat, target)
        enemy = game.state.sides[1 - seat]
        base = 0 if enemy.base == NONE else hit_points_of(game, 1 - seat, enemy.base)
        before = protection(game, 1 - seat) + prevention_left(game, 1 - seat)
        return base - enemy.base_damage + before

    def free(self, game: CloneWarsGame, seat: int, target: int) -> dict[int, int]:
        """The attack of every card that could join."""
        side = game.state.sides[seat]
        found = {
            card: attack_of(game, seat, card, against_row=target != NONE)
            for card in side.units + side.ships
            if why_not_commit(game, seat, card, target) is None
        }
        return {card: attack for card, attack in found.items() if attack > 0}

    def offer_for(
        self,
        game: CloneWarsGame,
        card: int,
        target: int,
        free: Mapping[int, int],
        offers: Sequence[Offer],
    ) -> Offer | None:
        """The option that commits this card, or an equal one."""
        mine = [one for one in offers if one.option.verb == "commit" and one.option.to == target]
        kind = game.facts.kind
        mine = [one for one in mine if free.get(one.option.what) == free[card]]
        like = [one for one in mine if kind[one.option.what] == kind[card]]
        same = [one for one in like if one.option.what == card]
        return next(iter(same or like), None)


def fewest(free: Mapping[int, int], lacking: int) -> tuple[int, ...]:
    """The smallest set of cards with enough attack, and the least to spare."""
    for number in range(1, len(free) + 1):
        sets = [
            cards
            for cards in combinations(free, number)
            if sum(free[card] for card in cards) >= lacking
        ]
        if sets:
            return min(sets, key=lambda cards: sum(free[card] for card in cards))
    return tuple(free)
