/** The verb under a card of the galaxy row: what it takes to have it, or to be rid of it. */
import { say } from "../../../words/words";
import type { Verb } from "../art/cards/cardStates";
import { prospect, type Prospect } from "../model/aims";
import { shipsReady } from "./confirmations";
import type { Screen } from "./screen.svelte";

/** Whether a card belongs to the side across the table. */
export function isEnemy(screen: Screen, card: number): boolean {
  return screen.fact(card).faction === screen.side(screen.far).faction;
}

export function rowVerb(screen: Screen, card: number, brief = false): Verb | undefined {
  if (!screen.isActing) return undefined;
  const hunt = huntVerb(screen, card, brief);
  if (hunt) return hunt;
  // While a pick waits to be sent nothing can be picked, and nothing is said of what could.
  if (screen.choosing.options.length === 0) return undefined;
  const fact = screen.fact(card);
  const cost = fact.figures.cost ?? 0;
  if (screen.offers.verb(card, "buy").length > 0) {
    return { kind: "buy", text: say("cw-buy", { n: cost }) };
  }
  const isTarget = screen.offers.at(card).length > 0;
  if (isTarget || isEnemy(screen, card)) return targetVerb(screen, card, brief);
  const short = cost - screen.side(screen.near).pool;
  return { kind: "no", text: short > 0 ? say("cw-short", { n: short }) : say("cw-not-now") };
}

/** Of a card that is attacked, or that the picked card could attack: what that comes to. */
function huntVerb(screen: Screen, card: number, brief: boolean): Verb | undefined {
  const aim = screen.aimAt(card);
  const begun = screen.sumAt(card) !== undefined;
  if (!aim) return undefined;
  const { aiming } = screen;
  if (aim.joining.some((one) => one.card === aiming)) {
    return aimedVerb(screen, prospect(aim, aiming), begun, brief);
  }
  if (!begun) return undefined;
  const { total, need } = prospect(aim);
  return { kind: "aim", text: say("cw-hunting", { total, need }), part: part(total, need) };
}

/** What joining with the picked card gives. */
function aimedVerb(screen: Screen, given: Prospect, begun: boolean, brief: boolean): Verb {
  const { need, total, adds, sum, most } = given;
  if (most < need) return vainVerb(screen, most, need, brief);
  const how = begun ? "join" : sum >= need ? "enough" : "begin";
  const said = { how, total, adds, sum, need };
  return {
    kind: "aim",
    text: brief ? say("cw-aim-brief", said) : say("cw-aim", said),
    part: part(sum, need),
    sentence: say("cw-aim-sentence", said),
  };
}

/** Of a card that nobody attacks yet. */
function targetVerb(screen: Screen, card: number, brief: boolean): Verb {
  const aim = screen.aimAt(card);
  const { need, most } = aim
    ? prospect(aim)
    : { need: screen.fact(card).figures.target_value, most: 0 };
  if (need === undefined) {
    const what = screen.fact(card).type === "capital_ship" ? "ship" : "other";
    return {
      kind: "no",
      text: say("cw-theirs", { what }),
      sentence: say("cw-theirs-sentence", { what }),
    };
  }
  if (most >= need && screen.offers.at(card).length > 0) {
    return { kind: "aim", text: say("cw-hunt", { need }) };
  }
  if (most > 0 && most < need) return vainVerb(screen, most, need, brief);
  return {
    kind: "no",
    text: say("cw-needs", { need }),
    sentence: say("cw-needs-sentence", { need }),
  };
}

function vainVerb(screen: Screen, have: number, need: number, brief: boolean): Verb {
  const ships = shipsReady(screen);
  return {
    kind: "vain",
    text: say("cw-vain", { have, need, ships, room: brief ? "little" : "much" }),
    part: part(have, need),
    sentence: say("cw-vain-sentence", { have, need, ships }),
  };
}

function part(sum: number, need: number): number {
  return Math.min(1, sum / Math.max(1, need));
}
