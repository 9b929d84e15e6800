/** Which way text runs. People write their names in any script; a name that runs from right to left,
 *  or that holds an invisible mark, must not turn the sentence around it. */

/** Invisible marks that change the direction of what follows them. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Letters of scripts that run from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const BEGIN = "\u2068";
const END = "\u2069";

/** Text from outside without marks: all that are left in this page are our own. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, "");
}

/** For a sentence in which it stands: text that may run from right to left, kept apart. Other text
 *  is left as it is, for marks would be copied and found in tests. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? BEGIN + text + END : text;
}
