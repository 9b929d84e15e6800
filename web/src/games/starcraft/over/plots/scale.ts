/** Positions in the plots of a finished game. */

/** Even steps from 0 up to at least `most`, at most `room` of them above 0. */
export function ladder(most: number, room = 4): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((one) => most / one <= room) ?? 100;
  const last = Math.max(step, Math.ceil(most / step) * step);
  return Array.from({ length: last / step + 1 }, (_, at) => at * step);
}

/** Heights for labels that want to be at `wanted`, at least `gap` apart and between `top` and
 *  `bottom`, in the same order. */
export function spread(
  wanted: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed: number[] = [];
  let next = top;
  for (const at of order) {
    placed.push(Math.max(wanted[at] ?? 0, next));
    next = (placed.at(-1) ?? 0) + gap;
  }
  let limit = bottom;
  for (let at = placed.length - 1; at >= 0; at--) {
    placed[at] = Math.min(placed[at] ?? 0, limit);
    limit = (placed[at] ?? 0) - gap;
  }
  const heights = new Array<number>(wanted.length).fill(0);
  order.forEach((from, at) => (heights[from] = placed[at] ?? 0));
  return heights;
}

/** At most `most` rounds to write below the axis: the first, the last, and even steps between. */
export function ticks(first: number, last: number, most = 9): number[] {
  const every = Math.max(1, Math.ceil((last - first) / (most - 1)));
  const found = [];
  for (let at = last; at >= first; at -= every) found.unshift(at);
  return found;
}
