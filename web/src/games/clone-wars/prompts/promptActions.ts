/** The buttons of the prompt bar: gestures of several picks, the end of the turn, declining. */
import type { PromptAction } from "../../../shared/screen/tableFrame.svelte";
import { say } from "../../../words/words";
import { withoutClass } from "../art/cards/nameLines";
import { allToBase, playAll } from "../model/gestures";
import { cardIn } from "../model/offers";
import { NONE } from "../model/view";
import { readyAttack } from "../screen/readyAttack";
import type { Screen } from "../screen/screen.svelte";

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Everything that is offered; the last one stands at the right edge. `few` where there is room for
 *  little: then one gesture, the end of the turn, and the attack that is ready. */
export function actionsOf(screen: Screen, few = false): PromptAction[] {
  const { session, choosing } = screen;
  if (!session.decision || choosing.options.length === 0) return [];
  if (screen.inSheet !== null) return sheetActions(screen, screen.inSheet);
  if (!screen.isActing) return answers(screen);
  return turnActions(screen, few);
}

/** What can be done with the card of the hand that is shown large, the usual thing last. */
function sheetActions({ offers, choosing }: Screen, card: number): PromptAction[] {
  const actions = offers.with(card).map((option, at) => ({
    label: option.verb === "play" ? say("cw-play-it", { card: option.label }) : upper(option.label),
    primary: at === 0,
    act: () => choosing.choose(option),
  }));
  return actions.reverse();
}

/** A turn leads from playing over attacks to its end: the first of them that is left stands out. */
function turnActions(screen: Screen, few: boolean): PromptAction[] {
  if (screen.choosing.path.length > 0) return [];
  const { near, far, offers, choosing } = screen;
  const play = gesture(screen, "p", playAll(offers, screen.side(near), screen.cards));
  const attack = gesture(screen, "a", allToBase(offers, screen.side(near), screen.side(far)));
  const gestures = [...play, ...attack, ...buyAgain(screen)];
  const fight = attackReady(screen);
  const isLeft = choosing.options.some(({ verb }) => verb === "play" || verb === "buy");
  const isAllDone = !isLeft && attack.length === 0 && fight.length === 0;
  const room = fight.length > 0 ? 1 : few ? 2 : undefined;
  const end = endOfTurn(screen, isAllDone, room);
  if (fight.length === 0) play.forEach((action) => (action.primary = true));
  const most = few ? 1 - fight.length : gestures.length;
  return [...gestures.slice(0, most), ...end, ...fight];
}

const GESTURES = { p: "cw-play-all", a: "cw-all-to-base" };

function gesture(screen: Screen, key: "p" | "a", picks: string[]): PromptAction[] {
  if (picks.length === 0) return [];
  const { choosing } = screen;
  const ships = screen.side(screen.far).ships.length;
  const label = say(GESTURES[key], { n: picks.length, ships });
  return [{ key, label, act: () => choosing.gesture(picks, label) }];
}

/** What was bought last in this turn, if another one like it can be bought. */
function buyAgain(screen: Screen): PromptAction[] {
  const { session, choosing } = screen;
  const events = session.events ?? [];
  const turn = events.slice(events.findLastIndex(({ kind }) => kind === "turn") + 1);
  const bought = turn.findLast(({ kind }) => kind === "buy")?.things[0];
  const name = bought === undefined ? "" : screen.frame.nameOf(bought);
  const option = choosing.options.find(
    (one) => one.verb === "buy" && screen.frame.nameOf(cardIn(one, "what") ?? NONE) === name,
  );
  if (!option) return [];
  const act = () => choosing.choose(option);
  return [{ key: "b", label: say("cw-buy-again"), note: withoutClass(name), act }];
}

function attackReady(screen: Screen): PromptAction[] {
  const { choosing } = screen;
  const base = screen.side(screen.far).base?.card;
  const found = readyAttack(screen);
  if (!found) return [];
  const { option, to, sum } = found;
  const note =
    to === base
      ? say("cw-resolve-base", { n: sum.total })
      : say("cw-resolve-card", { card: screen.fact(to).name });
  const act = () => choosing.choose(option);
  return [{ key: "r", label: say("cw-resolve"), note, primary: true, glyph: "attack", act }];
}

/** The end of the turn with what it would waste, the worst first, as much as there is room for. */
function endOfTurn(screen: Screen, primary: boolean, room?: number): PromptAction[] {
  const { choosing } = screen;
  const end = choosing.options.find((option) => option.verb === "end");
  if (!end) return [];
  const near = screen.side(screen.near);
  const wasted = Object.entries({
    groups: screen.view.groups.length,
    hand: near.hand.cards,
    attackers: allToBase(screen.offers, near, screen.side(screen.far)).length,
    pool: near.pool,
  }).filter(([, n]) => n > 0);
  const named = wasted.slice(0, room).map(([left, n]) => say("cw-wasted", { left, n }));
  const note = named.join(", ");
  const act = () => choosing.choose(end);
  return [{ key: "e", label: say("cw-end-turn"), ...(note ? { note } : {}), primary, act }];
}

/** Declining: other answers stand where they are asked for. */
function answers({ session, choosing }: Screen): PromptAction[] {
  const options = session.decision?.options ?? [];
  const done = options.find((option) => option.verb === "done");
  if (!done) return [];
  const primary = options.length === 1;
  return [{ key: "n", label: upper(done.label), primary, act: () => choosing.choose(done) }];
}
