/** A card's name on a small card: where its lines may end, and how wide its widest piece is. */

export interface Piece {
  text: string;
  /** A space stands before it. */
  spaced: boolean;
}

/** Words, and the parts of hyphenated words longer than `whole`: lines break only between pieces. */
export function piecesOf(name: string, whole: number): Piece[] {
  return name.split(" ").flatMap((word, at) => {
    const parts = word.length > whole ? word.split(/(?<=-)/) : [word];
    return parts.map((text, part) => ({ text, spaced: at > 0 && part === 0 }));
  });
}

const LOZENGE = 0.8;

/** The width of the widest piece in em; the lozenge of a unique card comes before the first. */
export function widestOf(pieces: readonly Piece[], unique: boolean): number {
  return Math.max(
    ...pieces.map(({ text }, at) => widthOf(text) + (unique && at === 0 ? LOZENGE : 0)),
  );
}

/** How wide a name on one line is, in em. Better too wide than too narrow: the text must fit. */
export function widthOf(text: string): number {
  return [...text].reduce((wide, letter) => wide + widthOfLetter(letter), 0);
}

function widthOfLetter(letter: string): number {
  if ("fijlrtI-'’".includes(letter)) return 0.4;
  if ("mwMW".includes(letter)) return 0.88;
  return letter === letter.toUpperCase() ? 0.68 : 0.58;
}
