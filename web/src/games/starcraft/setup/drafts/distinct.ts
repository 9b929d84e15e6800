/** Each number once, in its first place. */
export const distinct = (numbers: Iterable<number>): ReadonlySet<number> => new Set(numbers);
