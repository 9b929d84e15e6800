/** The buttons of the prompt bar: gestures of several picks, the end of the turn, declining. */
import type { PromptAction } from "../../../shared/screen/description";
import { say } from "../../../words/words";
import { withoutClass } from "../art/cards/nameLines";
import { playAll } from "../model/gestures";
import { cardIn } from "../model/offers";
import { NONE } from "../model/view";
import { readyAttack } from "../state/readyAttack";
import type { BoardState } from "../state/boardState.svelte";

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Everything that is offered; the last one stands at the right edge. `few` where there is room for
 *  little: then one gesture, the end of the turn, and the attack that is ready. */
export function actionsOf(board: BoardState, few = false): PromptAction[] {
  const { session, choosing } = board;
  if (!session.decision || choosing.options.length === 0) return [];
  if (board.inSheet !== null) return sheetActions(board, board.inSheet);
  if (!board.isActing) return answers(board);
  return turnActions(board, few);
}

/** What can be done with the card of the hand that is shown large, the usual thing last. */
function sheetActions({ offers, choosing }: BoardState, card: number): PromptAction[] {
  const actions = offers.with(card).map((option, at) => ({
    label: option.verb === "play" ? say("cw-play-it", { card: option.label }) : upper(option.label),
    primary: at === 0,
    act: () => choosing.choose(option),
  }));
  return actions.reverse();
}

/** A turn leads from playing over attacks to its end: the first of them that is left stands out. */
function turnActions(board: BoardState, few: boolean): PromptAction[] {
  if (board.choosing.path.length > 0) return [];
  const { near, offers, choosing, session } = board;
  const play = gesture(board, "p", playAll(offers, board.side(near), board.cards));
  const attack = gesture(board, "a", session.decision?.remarks.all_to_base ?? []);
  const gestures = [...play, ...attack, ...buyAgain(board)];
  const fight = attackReady(board);
  const isLeft = choosing.options.some(({ verb }) => verb === "play" || verb === "buy");
  const isAllDone = !isLeft && attack.length === 0 && fight.length === 0;
  const room = fight.length > 0 ? 1 : few ? 2 : undefined;
  const end = endOfTurn(board, isAllDone, room);
  if (fight.length === 0) play.forEach((action) => (action.primary = true));
  const most = few ? 1 - fight.length : gestures.length;
  return [...gestures.slice(0, most), ...end, ...fight];
}

const GESTURES = { p: "cw-play-all", a: "cw-all-to-base" };

function gesture(board: BoardState, key: "p" | "a", picks: string[]): PromptAction[] {
  if (picks.length === 0) return [];
  const { choosing } = board;
  const ships = board.side(board.far).ships.length;
  const label = say(GESTURES[key], { n: picks.length, ships });
  return [{ key, label, act: () => choosing.gesture(picks, label) }];
}

/** What was bought last in this turn, if another one like it can be bought. */
function buyAgain(board: BoardState): PromptAction[] {
  const { session, choosing } = board;
  const events = session.events ?? [];
  const turn = events.slice(events.findLastIndex(({ kind }) => kind === "turn") + 1);
  const bought = turn.findLast(({ kind }) => kind === "buy")?.things[0];
  const name = bought === undefined ? "" : board.frame.nameOf(bought);
  const option = choosing.options.find(
    (one) => one.verb === "buy" && board.frame.nameOf(cardIn(one, "what") ?? NONE) === name,
  );
  if (!option) return [];
  const act = () => choosing.choose(option);
  return [{ key: "b", label: say("cw-buy-again"), note: withoutClass(name), act }];
}

function attackReady(board: BoardState): PromptAction[] {
  const { choosing } = board;
  const base = board.side(board.far).base?.card;
  const found = readyAttack(board);
  if (!found) return [];
  const { option, to, sum } = found;
  const note =
    to === base
      ? say("cw-resolve-base", { n: sum.total })
      : say("cw-resolve-card", { card: board.fact(to).name });
  const act = () => choosing.choose(option);
  return [{ key: "r", label: say("cw-resolve"), note, primary: true, glyph: "attack", act }];
}

/** The end of the turn with what it would waste, the worst first, as much as there is room for. */
function endOfTurn(board: BoardState, primary: boolean, room?: number): PromptAction[] {
  const { choosing, session } = board;
  const end = choosing.options.find((option) => option.verb === "end");
  if (!end) return [];
  const wasted = session.decision?.remarks.wasted ?? [];
  const named = wasted.slice(0, room).map(({ what, n }) => say("cw-wasted", { left: what, n }));
  const note = named.join(", ");
  const act = () => choosing.choose(end);
  return [{ key: "e", label: say("cw-end-turn"), ...(note ? { note } : {}), primary, act }];
}

/** Declining: other answers stand where they are asked for. */
function answers({ session, choosing }: BoardState): PromptAction[] {
  const options = session.decision?.options ?? [];
  const done = options.find((option) => option.verb === "done");
  if (!done) return [];
  const primary = options.length === 1;
  return [{ key: "n", label: upper(done.label), primary, act: () => choosing.choose(done) }];
}
