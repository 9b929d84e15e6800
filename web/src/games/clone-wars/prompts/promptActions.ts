/** The buttons of the prompt bar: gestures of several picks, the end of the turn, declining. */
import type { OptionShown } from "../../../api/wire";
import type { PromptAction } from "../../../shared/screen/description";
import { say } from "../../../words/words";
import { isFromHand, shortName } from "../model/cardFacts";
import { playAll } from "../model/gestures";
import { cardIn } from "../model/offers";
import { NONE } from "../model/view";
import { readyAttack } from "../state/readyAttack";
import type { BoardState } from "../state/boardState.svelte";

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Everything that is offered; the last one is at the right edge. `few`: there is little room, so
 *  only the end of the turn and the next thing to do. */
export function actionsOf(board: BoardState, few = false): PromptAction[] {
  const { session, choosing } = board;
  if (!session.decision || choosing.options.length === 0) return [];
  if (board.inSheet !== null) return sheetActions(board, board.inSheet);
  if (!board.isActing) return answers(board);
  return turnActions(board, few);
}

/** What can be done with the hand card that is shown large, the usual thing last. */
function sheetActions({ offers, choosing }: BoardState, card: number): PromptAction[] {
  const actions = offers.with(card).map((option, at) => ({
    label: option.verb === "play" ? say("cw-play-it", { card: option.label }) : upper(option.label),
    primary: at === 0,
    act: () => choosing.choose(option),
  }));
  return actions.reverse();
}

/** A turn goes from playing cards through attacks to its end: the first of these that is left
 *  stands out at the right edge, and the end of the turn is always on the left. */
function turnActions(board: BoardState, few: boolean): PromptAction[] {
  if (board.choosing.path.length > 0) return [];
  const { choosing } = board;
  const play = playAction(board, few);
  const attack = attackAction(board);
  const fight = attackReady(board, few);
  const isLeft = choosing.options.some(({ verb }) => verb === "play" || verb === "buy");
  const isAllDone = !isLeft && attack.length === 0 && fight.length === 0;
  if (fight.length === 0) play.forEach((action) => (action.primary = true));
  const positive = [...buyAgain(board), ...attack, ...play, ...fight];
  return [...endOfTurn(board, isAllDone, few ? 1 : 3), ...(few ? positive.slice(-1) : positive)];
}

/** Everything is played at once, except a card whose ability takes others from the hand: that one
 *  is played first. */
function playAction(board: BoardState, few: boolean): PromptAction[] {
  const { offers, choosing, near, cards } = board;
  const { picks, only, spoils } = playAll(offers, board.side(near), cards);
  const [first] = picks;
  if (first === undefined) return [];
  const nameOf = (card: number) => board.fact(card).name;
  const label =
    only === undefined
      ? say("cw-play-all", { n: picks.length })
      : say("cw-play-it", { card: nameOf(only) });
  const note = spoils === undefined ? "" : say("cw-play-spoils", { card: nameOf(spoils) });
  const waits =
    only !== undefined && isFromHand(board.fact(only)) && board.side(near).hand.cards > 1;
  // If there is little room, a card's name takes the place of the note.
  const said = few && only !== undefined ? "" : waits ? say("cw-play-first") : note;
  const act = () => choosing.gesture(picks, label);
  return [{ key: "p", label, ...(said ? { note: said } : {}), act }];
}

function attackAction(board: BoardState): PromptAction[] {
  const { choosing, session } = board;
  const picks = session.decision?.remarks.all_to_base ?? [];
  if (picks.length === 0) return [];
  const label = say("cw-all-to-base", { ships: board.side(board.far).ships.length });
  return [{ key: "a", label, act: () => choosing.gesture(picks, label) }];
}

/** The last thing bought this turn, if another one like it can be bought. */
function buyAgain(board: BoardState): PromptAction[] {
  const { session, choosing } = board;
  const events = session.events ?? [];
  const turn = events.slice(events.findLastIndex(({ kind }) => kind === "turn") + 1);
  const bought = turn.findLast(({ kind }) => kind === "buy")?.refs[0]?.number;
  const name = bought === undefined ? "" : board.frame.nameOf(bought);
  const option = choosing.options.find(
    (one) => one.verb === "buy" && board.frame.nameOf(cardIn(one, "what") ?? NONE) === name,
  );
  if (!option) return [];
  const act = () => choosing.choose(option);
  return [{ key: "b", label: say("cw-buy-again"), note: shortName(name), act }];
}

function attackReady(board: BoardState, few: boolean): PromptAction[] {
  const { choosing } = board;
  const base = board.side(board.far).base?.card;
  const found = readyAttack(board);
  if (!found) return [];
  const { option, to, sum } = found;
  const does =
    to === base
      ? say("cw-resolve-base", { n: sum.total })
      : say("cw-resolve-card", { card: board.fact(to).name });
  const idle = board.aimAt(to)?.vain ? say("cw-idle-reward") : "";
  const note = idle && few ? idle : [does, idle].filter(Boolean).join("; ");
  const act = () => choosing.choose(option);
  return [{ key: "r", label: say("cw-resolve"), note, primary: true, glyph: "attack", act }];
}

/** The end of the turn with what it would waste, worst first, as much as fits. */
function endOfTurn(board: BoardState, primary: boolean, room: number): PromptAction[] {
  const { choosing } = board;
  const end = choosing.options.find((option) => option.verb === "end");
  if (!end) return [];
  const wasted = board.session.decision?.remarks.wasted ?? [];
  const named = wasted.slice(0, room).map(({ what, n }) => say("cw-wasted", { left: what, n }));
  const note = named.join(", ");
  const act = () => choosing.choose(end);
  const label = say("cw-end-turn");
  return [{ key: "e", label, ...(note ? { note } : {}), primary, ends: true, act }];
}

/** Declining is on the left; if there is one other answer, it is also at the right edge. Several
 *  are shown with the question. */
function answers(board: BoardState): PromptAction[] {
  const { session, choosing, form } = board;
  const options = session.decision?.options ?? [];
  const done = options.find((option) => option.verb === "done");
  const [only, ...more] = options.filter((option) => option !== done);
  const actions: PromptAction[] = [];
  if (done) {
    const isOnly = only === undefined;
    const act = () => choosing.choose(done);
    actions.push({ key: "n", label: upper(done.label), primary: isOnly, ends: !isOnly, act });
  }
  if (!done && choosing.mayPass) {
    actions.push({ key: "n", label: say("cw-pass"), ends: true, act: () => choosing.pass() });
  }
  if (only && more.length === 0 && form === "strip") {
    const act = () => choosing.choose(only);
    actions.push({ key: "y", label: answerLabel(board, only), primary: true, act });
  }
  return actions;
}

function answerLabel(board: BoardState, option: OptionShown): string {
  const card = cardIn(option, "what");
  if (option.verb === "reward") return say("cw-take-reward");
  if (option.verb !== "use" || card === undefined) return upper(option.label);
  return say("cw-use-it", { card: board.fact(card).name });
}
