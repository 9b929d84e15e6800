/** What Clone Wars says in words: its table, the help, and the names of its verbs. */
import type { Session } from "../../../api/session";
import { isTouch } from "../../../shared/browser/touch";
import type { GameWords, NamedThing, TextPart, TextTable } from "../../../shared/screen/gameWords";
import { seatName, sideName } from "../../../shared/tables/seatNames";
import { say } from "../../../words/words";
import type { CardFacts } from "../model/cardFacts";
import {
  NONE,
  nearSeat,
  type CloneWars,
  type CloneWarsView,
  type InPlay,
  type Side,
} from "../model/view";

const FIGURES = ["cost", "attack", "resources", "force", "hit_points", "target_value"] as const;

/** Names and figures of cards, as printed. */
class Cards {
  constructor(private readonly printed: Session<CloneWars>["printed"]) {}

  get all(): number[] {
    return [...(this.printed.card?.keys() ?? [])];
  }

  #of(card: number): CardFacts | undefined {
    return this.printed.card?.[card];
  }

  name(card: number): string {
    return this.#of(card)?.name ?? say("web-text-card", { number: card });
  }

  /** The name with the figures that are not zero, and the text. */
  whole(card: number): string {
    const { figures = {}, text = [], reward } = this.#of(card) ?? {};
    const shown = FIGURES.flatMap((key) => {
      const n = figures[key] ?? 0;
      return n > 0 ? [say(`web-text-${key}`, { n })] : [];
    });
    const line = [[this.name(card), ...shown].join(", "), text.join(" ")]
      .filter(Boolean)
      .join(". ");
    return [line, reward ? say("web-text-reward", { text: reward }) : ""].filter(Boolean).join(" ");
  }

  names(cards: readonly number[]): string {
    return cards.map((card) => this.name(card)).join(", ") || say("web-text-none");
  }
}

function inPlay(cards: Cards, one: InPlay): string {
  const parts = [cards.name(one.card), say("web-text-attack", { n: one.attack })];
  if (one.hit_points !== undefined) {
    parts.push(
      say("web-text-left", { left: one.hit_points - (one.damage ?? 0), of: one.hit_points }),
    );
  }
  if (one.committed) parts.push(say("web-text-committed"));
  if (one.attacked) parts.push(say("web-text-attacked"));
  return parts.join(", ");
}

function baseLine(cards: Cards, { base }: Side): string {
  if (!base) return say("web-text-no-base");
  const left = say("web-text-left", { left: base.hit_points - base.damage, of: base.hit_points });
  return say("web-text-base", { name: cards.name(base.card), left });
}

function sideLines(cards: Cards, side: Side): string[] {
  return [
    say("web-text-pool", { n: side.pool }),
    baseLine(cards, side),
    say("web-text-won", { n: side.victory.length }),
    ...side.units.map((unit) => say("web-text-unit", { what: inPlay(cards, unit) })),
    ...side.ships.map((ship) => say("web-text-ship", { what: inPlay(cards, ship) })),
    say("web-text-piles", {
      hand: side.hand.cards,
      deck: side.deck.cards,
      discard: side.discard.length,
      exile: side.exile.length,
    }),
  ];
}

function rowPart(cards: Cards, view: CloneWarsView): TextPart {
  return {
    title: say("web-text-row"),
    lines: [
      ...view.row.filter((card) => card !== NONE).map((card) => cards.whole(card)),
      say("web-text-pilots", { n: view.pilots }),
      say("web-text-galaxy", { deck: view.galaxy.cards, discard: view.galaxy_discard.length }),
    ],
  };
}

function forceLine(view: CloneWarsView, near: 0 | 1): string {
  const force = view.sides[near].force;
  if (force === 0) return say("web-text-force-nobody");
  return say(force > 0 ? "web-text-force-near" : "web-text-force-far", { n: Math.abs(force) });
}

function attacksPart(cards: Cards, { groups }: CloneWarsView): TextPart {
  return {
    title: say("web-text-attacks"),
    lines: groups.map(({ target, cards: attackers }) =>
      say("web-text-attack-on", {
        who: cards.names(attackers),
        target: target === NONE ? say("web-text-the-base") : cards.name(target),
      }),
    ),
  };
}

function namedThings(cards: Cards, view: CloneWarsView, near: 0 | 1): NamedThing[] {
  const onTable = [near, 1 - near].flatMap((seat) => {
    const side = view.sides[seat as 0 | 1];
    const own = seat === near ? side.hand.known : [];
    const played = [...side.units, ...side.ships].map((one) => one.card);
    return [...own, ...played, ...(side.base ? [side.base.card] : [])];
  });
  // A card on the table is meant before an equal card elsewhere.
  const inSight = [...onTable, ...view.row].filter((card) => card !== NONE);
  return [...new Set([...inSight, ...cards.all])].map((number) => ({
    kind: "card",
    number,
    name: cards.name(number),
  }));
}

function tableOf(session: Session<CloneWars>): TextTable | null {
  const { view } = session;
  if (!view) return null;
  const cards = new Cards(session.printed);
  const near = nearSeat(view);
  const far = near === 0 ? 1 : 0;
  const [own, other] = [view.sides[near], view.sides[far]];
  const hand = session.seat === null ? [] : own.hand.known.map((card) => cards.whole(card));
  const seen = session.seat === null ? [] : other.hand.known.map((card) => cards.whole(card));
  const titleOf = (seat: number) =>
    say("web-text-side", {
      name: seatName(session.seatOf(seat), session.seat),
      side: sideName(view.sides[seat as 0 | 1].faction),
    });
  return {
    now: [],
    you: [
      { title: titleOf(near), lines: sideLines(cards, own) },
      ...(session.seat === null ? [] : [{ title: say("web-text-hand"), lines: hand }]),
    ],
    table: [
      {
        title: say("web-tab-table"),
        parts: [
          { title: titleOf(far), lines: sideLines(cards, other) },
          { title: say("web-text-seen"), lines: seen },
          { title: say("web-text-the-force"), lines: [forceLine(view, near)] },
          rowPart(cards, view),
          attacksPart(cards, view),
        ].filter((part) => part.lines.length > 0),
      },
    ],
    hand,
    things: namedThings(cards, view, near),
  };
}

function help({ view }: Session<CloneWars>): readonly string[] {
  if (!view) return [];
  const touch = isTouch() ? [say("cw-help-touch")] : [];
  return [say("cw-help-goal", { n: view.bases_to_win }), say("cw-help-turn"), ...touch];
}

export const WORDS: GameWords<CloneWars> = {
  tableOf,
  help,
  verbOf: (verb) => say("cw-does", { verb }),
};
