/** Which blocks of a story are shown. */
import type { Block } from "../../api/story";
import type { LineShown } from "../../api/wire";

/** All, battles, or those about a seat. */
export type Filter = "all" | "battles" | number;

export function passes(
  { of, lines }: Block,
  filter: Filter,
  isBattle: (line: LineShown) => boolean,
): boolean {
  if (filter === "all") return true;
  if (filter === "battles") return lines.some(({ line }) => isBattle(line));
  return of === filter || lines.some(({ line }) => line.of === filter);
}
