/** The verb under a card in the galaxy row: what it takes to buy it, or to defeat it. */
import { say } from "../../../words/words";
import type { Verb } from "../art/cards/cardStates";
import { prospect, type Prospect } from "../model/aims";
import { shipsReady } from "./confirmations";
import type { BoardState } from "./boardState.svelte";

/** Whether a card belongs to the side across the table. */
export function isEnemy(board: BoardState, card: number): boolean {
  return board.fact(card).faction === board.side(board.far).faction;
}

export function rowVerb(board: BoardState, card: number, brief = false): Verb | undefined {
  if (!board.isActing) return undefined;
  const hunt = huntVerb(board, card, brief);
  if (hunt) return hunt;
  // While a pick is waiting to be sent nothing can be picked, so nothing is offered.
  if (board.choosing.options.length === 0) return undefined;
  const fact = board.fact(card);
  const cost = fact.figures.cost ?? 0;
  if (board.offers.verb(card, "buy").length > 0) {
    return { kind: "buy", text: say("cw-buy", { n: cost }) };
  }
  const isTarget = board.offers.at(card).length > 0;
  if (isTarget || isEnemy(board, card)) return targetVerb(board, card);
  const short = cost - board.side(board.near).pool;
  if (short <= 0) return { kind: "no", text: say("cw-not-now") };
  return { kind: "no", sign: "resources", text: say("cw-short", { n: short }) };
}

/** For a card that is attacked, or that the picked card could attack: what that adds up to. */
function huntVerb(board: BoardState, card: number, brief: boolean): Verb | undefined {
  const aim = board.aimAt(card);
  const begun = board.sumAt(card) !== undefined;
  if (!aim) return undefined;
  const { aiming } = board;
  if (aim.joining.some((one) => one.card === aiming)) {
    return aimedVerb(board, prospect(aim, aiming), begun, brief);
  }
  if (!begun) return undefined;
  const { total, need } = prospect(aim);
  return { kind: "aim", text: say("cw-hunting", { total, need }), part: part(total, need) };
}

/** What joining with the picked card gives. */
function aimedVerb(board: BoardState, given: Prospect, begun: boolean, brief: boolean): Verb {
  const { need, total, adds, sum, most } = given;
  if (most < need) return vainVerb(board, most, need);
  const how = begun ? "join" : sum >= need ? "enough" : "begin";
  const said = { how, total, adds, sum, need };
  return {
    kind: "aim",
    text: brief ? say("cw-aim-brief", said) : say("cw-aim", said),
    part: part(sum, need),
    sentence: say("cw-aim-sentence", said),
  };
}

/** For a card that nobody is attacking yet. */
function targetVerb(board: BoardState, card: number): Verb {
  const aim = board.aimAt(card);
  const { need, most } = aim
    ? prospect(aim)
    : { need: board.fact(card).figures.target_value, most: 0 };
  if (need === undefined) {
    const what = board.fact(card).type === "capital_ship" ? "ship" : "other";
    return {
      kind: "no",
      text: say("cw-theirs", { what }),
      sentence: say("cw-theirs-sentence", { what }),
    };
  }
  if (most >= need && board.offers.at(card).length > 0) {
    return { kind: "aim", text: say("cw-hunt", { need }) };
  }
  if (most > 0 && most < need) return vainVerb(board, most, need);
  return {
    kind: "no",
    sign: "attack",
    text: say("cw-short", { n: need }),
    sentence: say("cw-needs-sentence", { need }),
  };
}

function vainVerb(board: BoardState, have: number, need: number): Verb {
  const ships = shipsReady(board);
  return {
    kind: "vain",
    sign: "attack",
    text: say("cw-short", { n: need - have }),
    part: part(have, need),
    sentence: say("cw-too-weak-sentence", { have, need, ships }),
  };
}

function part(sum: number, need: number): number {
  return Math.min(1, sum / Math.max(1, need));
}
