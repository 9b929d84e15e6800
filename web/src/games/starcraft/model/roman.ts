/** Stages are counted as they are printed. */
const NUMERALS = ["", "I", "II", "III"];
export const roman = (stage: number): string => NUMERALS[stage] ?? String(stage);
