/** A line of the story split at the names of the things it mentions, so that they can be links. */
import type { ThingShown } from "../../api/wire";

export interface Piece {
  text: string;
  /** The thing that this piece names. */
  thing: ThingShown | null;
}

/** The pieces of a text; of names that start the same, the longest wins. */
export function piecesOf(
  text: string,
  things: readonly ThingShown[],
  nameOf: (thing: ThingShown) => string,
): Piece[] {
  const named = things
    .map((thing) => ({ thing, name: nameOf(thing) }))
    .filter(({ name }) => name !== "")
    .sort((one, two) => two.name.length - one.name.length);
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const found = named.find(({ name }) => text.startsWith(name, at));
    if (!found) continue;
    if (at > from) pieces.push({ text: text.slice(from, at), thing: null });
    pieces.push({ text: found.name, thing: found.thing });
    from = at + found.name.length;
    at = from - 1;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), thing: null });
  return pieces;
}
