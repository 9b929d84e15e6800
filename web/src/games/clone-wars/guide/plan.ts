/** Whether the first game has gone as planned: then the plan is the advice, and no program has to
 *  be asked. It is judged by the cards you have, so that anything undone is forgotten. */
import type { Turns } from "../../../shared/screen/lessons";
import { factOf, own, type Seen, viewOf } from "./tableFacts";

/** Cards of a side as the game begins. */
const DECK = 10;

/** The picks of a verb up to this turn, and in it. */
function picksOf(turns: Turns, now: number, verb: string) {
  const of = (isWanted: (turn: number) => boolean) =>
    Object.entries(turns)
      .filter(([turn]) => isWanted(Number(turn)))
      .flatMap(([, picks]) => picks)
      .filter((pick) => pick.startsWith(`${verb} `))
      .map((pick) => pick.split(" ")[1] ?? "");
  return { before: of((turn) => turn < now), now: of((turn) => turn === now) };
}

function cardsOf(seen: Seen) {
  const { hand, units, ships, discard, exile, deck } = own(seen);
  const inPlay = [...units, ...ships].map(({ card }) => card);
  const open = [...hand.known, ...inPlay, ...discard, ...exile];
  return { open, all: open.length + deck.cards };
}

/** Every card you have was dealt or bought according to the plan, and none is missing. */
export function isOnPlan(turns: Turns, seen: Seen): boolean {
  const { turn } = viewOf(seen);
  const [plays, buys] = [picksOf(turns, turn, "play"), picksOf(turns, turn, "buy")];
  const known = new Set([plays, buys].flatMap(({ before, now }) => [...before, ...now]));
  const { open, all } = cardsOf(seen);
  const bought = all - DECK - buys.before.length;
  const isKnown = open.every((card) => known.has(factOf(seen, card)?.slug ?? ""));
  return isKnown && bought >= 0 && bought <= buys.now.length;
}

/** Whether everything planned for this turn has been bought. */
export function isAllBought(turns: Turns, seen: Seen): boolean {
  const buys = picksOf(turns, viewOf(seen).turn, "buy");
  return cardsOf(seen).all - DECK === buys.before.length + buys.now.length;
}
