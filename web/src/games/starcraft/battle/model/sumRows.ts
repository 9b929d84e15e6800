/** The rows of one side's sums: every part with what gives it, then what adds nothing. */
import { say } from "../../../../words/words";
import type { Role, Skirmish, Summand } from "./fought";
import { sourceSaid } from "./sourceWords";
import { type Fighter, type Printed, combatCardOf, fighterOf } from "./things";

export interface SumRow {
  /** What gives it. */
  readonly words: string;
  readonly attack: string;
  readonly health: string;
  /** It adds nothing here. */
  readonly isSilent: boolean;
  /** The part of the sum; null: it is none. */
  readonly line: Summand | null;
  /** The supporting unit that it is about. */
  readonly unit: Fighter | null;
}

const EMPTY = { attack: "", health: "", isSilent: false, line: null, unit: null };

/** Before cards lie: what a supporting unit adds; null: nobody told. */
export type Aid = (unit: number) => number | null;

export function sumRows(
  skirmish: Skirmish,
  role: Role,
  printed: Printed,
  aid: Aid = () => null,
): SumRow[] {
  const lines = skirmish.lines.filter((line) => line.role === role);
  return [
    ...hiddenRow(skirmish, role),
    ...lines.map((line) => lineRow(line, printed)),
    ...supportRows(skirmish, role, lines, printed, aid),
    ...textRows(skirmish, role, lines, printed),
  ];
}

/** Cards that the reader does not know. */
function hiddenRow({ cards }: Skirmish, role: Role): SumRow[] {
  const hidden = cards[role].filter(({ card }) => card === null);
  if (hidden.length === 0) return [];
  const isUnseen = hidden.every(({ from_deck }) => from_deck);
  const words = say(isUnseen ? "sc-fight-unseen" : "sc-fight-face-down", { n: hidden.length });
  return [{ ...EMPTY, words, attack: "?", health: "?" }];
}

function lineRow(line: Summand, printed: Printed): SumRow {
  return {
    ...EMPTY,
    words: sourceSaid(line, printed),
    attack: signed(line, line.attack),
    health: signed(line, line.health),
    line,
    unit: line.source === "unit" ? fighterOf(printed, line.thing) : null,
  };
}

function signed({ source }: Summand, value: number): string {
  if (value === 0) return "";
  if (source === "card") return String(value);
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** Supporting units of which no line comes: before there are cards, what they would add. */
function supportRows(
  { support, attack }: Skirmish,
  role: Role,
  lines: readonly Summand[],
  printed: Printed,
  aid: Aid,
): SumRow[] {
  const counts = (unit: number) =>
    lines.some(({ source, thing }) => source === "unit" && thing === unit);
  return support[role]
    .filter((unit) => !counts(unit))
    .map((number) => {
      const unit = fighterOf(printed, number);
      const adds = attack === null ? aid(number) : 0;
      const isSilent = adds === 0;
      const words = isSilent
        ? say("sc-fight-supports", { unit: unit.name })
        : say("sc-fight-from", { source: "unit", name: unit.name });
      const row = { ...EMPTY, words, isSilent, unit };
      return adds ? { ...row, attack: `+${adds}` } : row;
    });
}

/** Texts of cards that no line comes from. */
function textRows(
  { cards }: Skirmish,
  role: Role,
  lines: readonly Summand[],
  printed: Printed,
): SumRow[] {
  const counts = (card: number) =>
    lines.some(({ source, thing }) => source === "text" && thing === card);
  const texts = cards[role].flatMap(({ card }) => {
    if (card === null || counts(card)) return [];
    return combatCardOf(printed, card)?.face.text || [];
  });
  return [...new Set(texts)].map((words) => ({ ...EMPTY, words, isSilent: true }));
}
