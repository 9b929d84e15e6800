/** Text direction. People write their names in any script; a name that runs from right to left, or
 *  that contains an invisible mark, must not change the direction of the sentence around it. */

/** Invisible marks that change the direction of what follows them. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Letters of scripts that run from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const BEGIN = "\u2068";
const END = "\u2069";

/** Text from outside with its marks removed: all marks left in this page are our own. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, "");
}

/** For use in a sentence: text that may run from right to left, isolated. Other text is left as it
 *  is, since marks would be copied and would show up in tests. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? BEGIN + text + END : text;
}
