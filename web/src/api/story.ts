/** The story of a game, split for display: chapters, and what changed since our last decision. */
import type { LineShown, ThingShown } from "./wire";

/** The lines from `from` up to, not including, `to`. */
export interface Changes {
  from: number;
  to: number;
}

export interface TellingLine {
  /** Its place in the whole story. */
  at: number;
  line: LineShown;
}

export interface Chapter {
  /** The line it begins with; none for the part before the first. */
  head: TellingLine | null;
  lines: TellingLine[];
}

/** Lines that are told as one: those of an order, or one by itself. */
export interface Block {
  order: number | null;
  /** Whom it is about; -1 for nobody. */
  of: number;
  lines: TellingLine[];
}

const NOTHING: Changes = { from: 0, to: 0 };

/** What others did last, between two moves of our own, or since the setup if we have not moved yet;
 * nothing for a watcher. */
export function changesIn(log: readonly LineShown[], seat: number | null): Changes {
  if (seat === null) return NOTHING;
  const byOthers = (line: LineShown) => line.seat !== seat && line.seat >= 0 && !line.chapter;
  const to = log.findLastIndex(byOthers) + 1;
  const own = log.findLastIndex((line, at) => at < to && line.seat === seat);
  const from = own < 0 ? Math.max(0, log.findIndex(byOthers)) : own + 1;
  return to > from ? { from, to } : NOTHING;
}

/** How many lines others wrote in these. */
export function countOf(log: readonly LineShown[], { from, to }: Changes): number {
  return log.filter((line, at) => at >= from && at < to && !line.chapter && isTold(log, at)).length;
}

/** Whether a line is worth showing: not if a later line of its chapter says the same. */
export function isTold(log: readonly LineShown[], at: number): boolean {
  const line = log[at];
  if (!line?.passing) return true;
  const rest = log.slice(at + 1);
  const end = rest.findIndex((later) => later.chapter);
  const [first] = line.refs;
  const isFirst = ({ kind, number }: ThingShown) => kind === first?.kind && number === first.number;
  return !rest
    .slice(0, end < 0 ? rest.length : end)
    .some((later) => !later.passing && later.refs.some(isFirst));
}

/** The story by chapters, oldest first, without repeated lines. */
export function chaptersOf(log: readonly LineShown[]): Chapter[] {
  const chapters: Chapter[] = [];
  log.forEach((line, at) => {
    if (!isTold(log, at)) return;
    if (line.chapter) chapters.push({ head: { at, line }, lines: [] });
    else {
      if (chapters.length === 0) chapters.push({ head: null, lines: [] });
      chapters.at(-1)?.lines.push({ at, line });
    }
  });
  return chapters;
}

/** The lines of a chapter by orders, as they happened. */
export function blocksOf(lines: readonly TellingLine[]): Block[] {
  const blocks: Block[] = [];
  for (const told of lines) {
    const { order, of } = told.line;
    const last = blocks.at(-1);
    if (last && order !== null && last.order === order) last.lines.push(told);
    else blocks.push({ order, of, lines: [told] });
  }
  return blocks;
}

/** Whether a story is told by orders. */
export const hasOrders = (log: readonly LineShown[]): boolean =>
  log.some(({ order }) => order !== null);
