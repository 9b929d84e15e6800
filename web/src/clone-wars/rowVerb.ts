/** The verb under a card of the galaxy row: what it takes to have it, or to be rid of it. */
import type { Verb } from "../art/cards/states";
import { say } from "../words/words";
import type { Screen } from "./screen.svelte";

/** Whether a card belongs to the side across the table. */
export function isEnemy(screen: Screen, card: number): boolean {
  return screen.fact(card).faction === screen.side(screen.far).faction;
}

export function rowVerb(screen: Screen, card: number, brief = false): Verb | undefined {
  if (!screen.isActing) return undefined;
  const fact = screen.fact(card);
  const near = screen.side(screen.near);
  const sum = screen.sumAt(card);
  const need = sum?.against[0]?.value ?? fact.figures.target_value ?? 0;
  const hunt = { side: brief ? "brief" : near.faction, need };
  if (sum) {
    const text = say("cw-hunting", { ...hunt, total: sum.total });
    return { kind: "aim", text, part: Math.min(1, sum.total / Math.max(1, need)) };
  }
  const cost = fact.figures.cost ?? 0;
  if (screen.offers.verb(card, "buy").length > 0) {
    return { kind: "buy", text: say("cw-buy", { n: cost }) };
  }
  if (isEnemy(screen, card) && fact.figures.target_value === undefined) {
    return { kind: "no", text: say("cw-not-yours") };
  }
  if (isEnemy(screen, card)) {
    const kind = screen.offers.at(card).length > 0 ? "aim" : "no";
    return { kind, text: say("cw-hunt", hunt) };
  }
  if (screen.choosing.options.length === 0) return undefined;
  const short = cost - near.pool;
  return { kind: "no", text: short > 0 ? say("cw-short", { n: short }) : say("cw-not-now") };
}
