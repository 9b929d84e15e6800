/** The guides of this browser, by the table: what is advised there, what was read, whether the
 *  guide was left. Stored so that a guide can be resumed. */
import type { Turns } from "../shared/screen/lessons";

export interface GuideProgress {
  turns: Turns;
  read: readonly string[];
  /** Points that were learned by doing them. */
  done: readonly string[];
  /** The player has left the guide, and it shows nothing. */
  isLeft: boolean;
  /** Everything has been shown. */
  isDone: boolean;
}

/** The progress of a new guide. */
export const NOTHING: GuideProgress = {
  turns: {},
  read: [],
  done: [],
  isLeft: false,
  isDone: false,
};

const GUIDES = "orrery.guides";
const MOST = 10;

const fields = (value: unknown) => Object(value) as Record<string, unknown>;
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

function keptOf(value: unknown): GuideProgress {
  const given = fields(value);
  const turns = Object.entries(fields(given.turns)).map(([turn, picks]) => [turn, texts(picks)]);
  return {
    turns: Object.fromEntries(turns) as Turns,
    read: texts(given.read),
    done: texts(given.done),
    isLeft: given.isLeft === true,
    isDone: given.isDone === true,
  };
}

function all(): Record<string, unknown> {
  try {
    return fields(JSON.parse(localStorage.getItem(GUIDES) ?? "{}"));
  } catch {
    return {}; // a browser without storage, or data that is not ours
  }
}

export function guideAt(table: string): GuideProgress | null {
  const found = all()[table];
  return found === undefined ? null : keptOf(found);
}

/** Tables with a guide, the newest first. */
export const guides = (): string[] => Object.keys(all()).reverse();

/** Those whose guide is not done. */
export function openGuides(): string[] {
  return guides().filter((table) => guideAt(table)?.isDone === false);
}

export function keepGuide(table: string, kept: GuideProgress): void {
  const others = Object.entries(all()).filter(([name]) => name !== table);
  const few = Object.fromEntries([...others.slice(1 - MOST), [table, kept]]);
  try {
    localStorage.setItem(GUIDES, JSON.stringify(few));
  } catch {
    // The guide starts over when the page is reloaded.
  }
}
