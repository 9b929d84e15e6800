/** The texts of a card as they are read: what stays in play says how often it can be used. */
import { say } from "../../../words/words";
import type { CardFacts } from "./cardFacts";

export function textsOf({ text, type, once = [] }: CardFacts): string[] {
  const stays = type !== "unit";
  return text.map((line, at) =>
    stays && once.includes(at) ? say("cw-once", { text: line }) : line,
  );
}
