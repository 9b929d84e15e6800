/** Chance that repeats: the same seed always gives the same numbers. */

/** FNV-1a, 32 bits: a number for a text. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text)
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return value;
}

/** Mulberry32: numbers from 0 up to, not including, 1. */
export function random(seed: string | number): () => number {
  let state = typeof seed === "number" ? seed : hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
