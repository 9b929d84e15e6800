"""What there is once in a game of StarCraft, as a block of bytes."""

from __future__ import annotations

from orrery.core.errors import BrokenRules
from orrery.research.columns import Table
from orrery.research.layout import Layout
from orrery.research.starcraft.tables import ENDINGS, SUBJECT_KINDS, SUBJECTS
from orrery.research.starcraft.words import Words
from orrery.starcraft.board.queries import stage, under_way
from orrery.starcraft.board.state import StarCraftGame, State
from orrery.starcraft.board.under_way import UnderWay
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import NONE


class Single:
    """What the question is about, and the table of scalars."""

    box: Box
    words: Words
    table: Table
    subjects: Table
    prompts: dict[str, int]
    conditions: int

    def __init__(self, box: Box, words: Words, layout: Layout, prompts: tuple[str, ...]) -> None:
        self.box, self.words = box, words
        self.table, self.subjects = layout.table("scalars"), layout.table("subject")
        self.prompts = {key: at + 1 for at, key in enumerate(prompts)}
        self.conditions = 0 if box.scenario is None else len(box.scenario.conditions)

    def block(self, game: StarCraftGame, own: int, seat: int | None) -> bytes:
        """Everything that there is once."""
        state, decision, relative = game.state, game.decision, self.words.relative
        asked = whose = prompt = about = 0
        if decision is not None:
            asked, whose = relative(decision.seat, own), relative(decision.whose, own)
            prompt, about = self.prompts[decision.prompt.key], decision.about + 1
        seats = self.words.seats
        values = [
            1 if seat is None else 0, state.round >> 8, state.round & 255, state.phase + 1,
            stage(state, self.box), relative(state.first, own), relative(state.active, own),
            state.planet + 1, asked, whose, prompt, about >> 8, about & 255, state.invaded + 1,
            *[1 if (own + at) % seats in state.winners else 0 for at in range(seats)],
            ENDINGS.index(state.ending) + 1 if state.ending else 0,
            *self.stages(state.event_deck), *self.stages(state.event_box), state.event_dug,
        ]  # fmt: skip
        values += self.under_way(state, under_way(game), own)
        if self.words.is_expanded:
            values += self.expanded(state, own)
        return self.table.joined(values)

    def subject(self, game: StarCraftGame, own: int, seat: int | None) -> bytes:
        """What the question is about, for whoever is asked."""
        if game.decision is None or game.decision.seat != seat:
            return bytes(self.subjects.size)
        rows = [bytes(self.subjects.width)] * len(SUBJECTS)
        for name, ref in game.subject().items():
            if name not in SUBJECTS or ref.kind not in SUBJECT_KINDS:
                raise BrokenRules(f"a question about {name}, {ref} is not in the layout")
            number = ref.number + 1
            if ref.kind == "seat":
                number = self.words.relative(ref.number, own)
            kind = SUBJECT_KINDS.index(ref.kind) + 1
            rows[SUBJECTS.index(name)] = self.subjects.pack((kind, number))
        return b"".join(rows)

    def stages(self, cards: tuple[int, ...]) -> list[int]:
        """How many cards of each stage."""
        counts = [0, 0, 0]
        for card in cards:
            counts[self.box.event_stage[card] - 1] += 1
        return counts

    def unit(self, state: State, unit: int, own: int) -> list[int]:
        """The form of a unit, and whose miniature it is."""
        if unit == NONE:
            return [0, 0]
        faction = self.words.faction_of[unit]
        seat = next(at for at, one in enumerate(state.players) if one.faction == faction)
        return [self.words.form_of[unit] + 1, self.words.relative(seat, own)]

    def under_way(self, state: State, shown: UnderWay, own: int) -> list[int]:
        """What everybody sees of the procedures in progress."""
        execution, driven = shown.get("execution"), shown.get("driven")
        defend, build, mobilize = shown.get("defend"), shown.get("build"), shown.get("mobilize")
        recall, placing = shown.get("recall"), shown.get("place-cards")
        assault, regrouping = shown.get("surprise-assault"), shown.get("regrouping")
        values = [
            0 if execution is None else execution["order"] + 1,
            0 if driven is None else self.words.relative(driven["seat"], own),
        ]
        if self.words.is_expanded:
            built = () if driven is None else driven["built"]
            values += [1 if planet in built else 0 for planet in range(len(self.words.planets))]
        values += [
            0 if defend is None else defend["area"] + 1,
            0 if build is None else 1,
            0 if build is None else build["built"],
        ]
        if mobilize is None:
            values += [0] * 5
        else:
            values += [1, mobilize["special"], *self.unit(state, mobilize["unit"], own)]
            values.append(mobilize["origin"] + 1)
        values += self.unit(state, NONE if recall is None else recall["unit"], own)
        values += [0, 0] if placing is None else [placing["role"] + 1, placing["skirmish"] + 1]
        values += [0, 0] if assault is None else [assault["area"] + 1, assault["target"] + 1]
        return values + ([0, 0] if regrouping is None else [1, regrouping["step"]])

    def expanded(self, state: State, own: int) -> list[int]:
        """What only the expansion has."""
        relative, seats = self.words.relative, self.words.seats
        order = [relative(seat, own) for seat in state.order]
        order += [0] * (seats - len(order))
        return [
            state.influenced + 1, *[state.stages_led >> at & 1 for at in (1, 2, 3)],
            state.fallen + 1, *order, *[state.met >> at & 1 for at in range(self.conditions)],
            relative(state.bridge, own),
        ]  # fmt: skip
