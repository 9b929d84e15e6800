/** The buttons of the prompt bar: gestures of several picks, the end of the turn, declining. */
import type { OptionShown } from "../api/wire";
import type { PromptAction } from "../table/frame.svelte";
import { say } from "../words/words";
import { allToBase, playAll } from "./gestures";
import { cardIn } from "./offers";
import type { Screen } from "./screen.svelte";

export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Everything that is offered; `few` where there is room for little: then the first gesture and the
 *  end of the turn. */
export function actionsOf(screen: Screen, few = false): PromptAction[] {
  const { session, choosing } = screen;
  if (!session.decision || choosing.options.length === 0) return [];
  if (screen.inSheet !== null) return sheetActions(screen, screen.inSheet);
  if (!screen.isActing) return answers(screen);
  const actions = turnActions(screen, few);
  return few ? actions.filter((action, at) => at === 0 || action.primary) : actions;
}

/** What can be done with the card of the hand that is shown large. */
function sheetActions({ offers, choosing }: Screen, card: number): PromptAction[] {
  return offers.with(card).map((option, at) => ({
    label: option.verb === "play" ? say("cw-play-it", { card: option.label }) : upper(option.label),
    primary: at === 0,
    act: () => choosing.choose(option),
  }));
}

function turnActions(screen: Screen, few: boolean): PromptAction[] {
  const { choosing, offers } = screen;
  if (choosing.path.length > 0) return [];
  const near = screen.side(screen.near);
  const gestures = [
    { key: "p", name: "cw-play-all", picks: playAll(offers, near, screen.cards) },
    { key: "a", name: "cw-all-to-base", picks: allToBase(offers, near, screen.side(screen.far)) },
  ];
  const actions: PromptAction[] = gestures
    .filter(({ picks }) => picks.length > 0)
    .map(({ key, name, picks }) => {
      const label = say(name, { n: picks.length });
      return { key, label, act: () => choosing.gesture(picks, label) };
    });
  return [...actions, ...buyAgain(screen), ...endOfTurn(screen, few)];
}

/** What was bought last, if another one like it can be bought. */
function buyAgain(screen: Screen): PromptAction[] {
  const { choosing, bought } = screen;
  const option = choosing.options.find((one) => one.verb === "buy" && one.text === bought);
  const card = option && cardIn(option, "what");
  if (!option || card === undefined) return [];
  const label = say("cw-buy-again", { card: screen.frame.nameOf(card) });
  return [{ key: "b", label, act: () => choosing.choose(option) }];
}

/** The end of the turn, named with what it would waste; where there is little room, the worst. */
function endOfTurn(screen: Screen, few: boolean): PromptAction[] {
  const { choosing } = screen;
  const end = choosing.options.find((option) => option.verb === "end");
  if (!end) return [];
  const near = screen.side(screen.near);
  const wasted = Object.entries({
    groups: screen.view?.groups.length ?? 0,
    hand: near.hand.cards,
    attackers: allToBase(screen.offers, near, screen.side(screen.far)).length,
    pool: near.pool,
  }).filter(([, n]) => n > 0);
  const named = few ? wasted.slice(0, 1) : wasted;
  const what = named.map(([left, n]) => say("cw-wasted", { left, n })).join(", ");
  const label = what ? say("cw-end-turn-wasting", { what }) : say("cw-end-turn");
  return [{ key: "e", label, primary: true, act: () => choosing.choose(end) }];
}

/** Declining, and beside it the only other answer there is. */
function answers({ session, choosing, form }: Screen): PromptAction[] {
  const decision = session.decision;
  const done = decision?.options.find((option) => option.verb === "done");
  const rest = decision?.options.filter((option) => option !== done) ?? [];
  const [only] = rest;
  const actions: PromptAction[] = [];
  if (done) {
    const primary = rest.length === 0;
    actions.push({ key: "n", label: upper(done.label), primary, act: () => choosing.choose(done) });
  }
  if (form === "strip" && only && rest.length === 1) {
    actions.push({
      key: "u",
      label: answerLabel(only),
      primary: true,
      act: () => choosing.choose(only),
    });
  }
  return actions;
}

function answerLabel(option: OptionShown): string {
  if (option.verb === "use") return say("cw-use-it");
  if (option.verb === "reward") return say("cw-take-reward");
  return upper(option.label);
}
