/** Why things cannot be chosen, in a few words, as the server says before anybody asks. */
import type { Thing } from "../../../shared/choosing/narrowing";
import { say } from "../../../words/words";
import { PIECE, type Piece } from "./pieces";
import type { StarCraftDecision } from "./view";

export type Locks = StarCraftDecision["remarks"]["locked"];

/** Verbs that name nothing but what they give. */
const GIVES: Readonly<Record<string, Piece>> = {
  "new-worker": "worker",
  transport: "transport",
  base: "base",
};

function isAbout({ verb, number }: Locks[number], thing: Thing): boolean {
  const piece = GIVES[verb];
  return piece === undefined
    ? thing.kind === verb && thing.number === number
    : thing.kind === "piece" && thing.number === PIECE[piece];
}

/** The rule that locks a thing; null: none, or nobody says. */
export const lockedBy = (locks: Locks, thing: Thing): string | null =>
  locks.find((one) => isAbout(one, thing))?.rule ?? null;

export const lockSaid = (rule: string): string => say("sc-lock", { rule });
