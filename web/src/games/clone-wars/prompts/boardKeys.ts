/** Keys of the table: numbers for the hand or for answers, with shift for the row. */
import type { OptionShown } from "../../../api/wire";
import { keys, type Binding } from "../../../shared/browser/keys";
import { settings } from "../../../shared/browser/settings.svelte";
import { say } from "../../../words/words";
import { needOf } from "../model/aims";
import { cardIn } from "../model/offers";
import { NONE } from "../model/view";
import { pilotOf } from "../screen/pilots";
import type { Screen } from "../screen/screen.svelte";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"] as const;
const PILOT = 6;
const WRITING = "input, textarea, select, [contenteditable]";

/** The key that plays the card at a place of the hand. */
export function keyOfHand(at: number): string | undefined {
  return DIGITS[at];
}

/** Which place of the row a key press means, told by the key's place, for shift changes its sign. */
export function rowPlace(event: { code: string; shiftKey: boolean }): number | undefined {
  const found = /^Digit([1-7])$/.exec(event.code);
  return found && event.shiftKey ? Number(found[1]) - 1 : undefined;
}

function drawn(card: number): Element {
  return document.querySelector(`[data-card="${card}"]`) ?? document.body;
}

/** ⇧1 to ⇧6 for the row, ⇧7 for the pilots. */
export function pressRowKey(screen: Screen, event: KeyboardEvent): void {
  const at = rowPlace(event);
  const target = event.target instanceof Element ? event.target : null;
  if (at === undefined || !settings.choices.letters || target?.closest(WRITING)) return;
  const card = at === PILOT ? pilotOf(screen) : screen.view.row[at];
  if (card === undefined || card < 0) return;
  event.preventDefault();
  screen.point(card, drawn(card));
}

/** A number: the answer at that place, if answers are listed, otherwise the card of the hand. */
function pressNumber(screen: Screen, at: number): void {
  const { decision } = screen.session;
  if (decision && (screen.form === "strip" || screen.form === "bases")) {
    const option = decision.options.filter((one) => one.verb !== "done")[at];
    if (option && screen.choosing.options.length > 0) screen.choosing.choose(option);
    return;
  }
  const card = screen.view.sides[screen.near].hand.known[at];
  if (card !== undefined) screen.point(card, drawn(card));
}

/** The ability of the card that is looked at, or else of the first that can be used. */
function useSome(screen: Screen): void {
  if (screen.shown !== null && screen.use(screen.shown)) return;
  const use = screen.choosing.options.find((option) => option.verb === "use");
  const card = use && cardIn(use, "what");
  if (card !== undefined) screen.use(card);
}

/** Whether an attack on a card of the row reaches what it takes. */
function isEnough(screen: Screen, resolve: OptionShown): boolean {
  const aim = screen.aimAt(cardIn(resolve, "to") ?? NONE);
  return aim !== undefined && aim.total >= needOf(aim);
}

function resolveSome(screen: Screen): void {
  const base = screen.view.sides[screen.far].base?.card;
  const option =
    (base === undefined ? undefined : screen.offers.resolveAt(base)) ??
    screen.choosing.options.find((one) => one.verb === "resolve" && isEnough(screen, one)) ??
    screen.choosing.options.find((one) => one.verb === "resolve");
  if (option) screen.choosing.choose(option);
}

/** For an effect: every key while the table is shown. */
export function bindTableKeys(screen: Screen): () => void {
  const offers = (verb: string) => () =>
    screen.isActing && screen.choosing.options.some((option) => option.verb === verb);
  const numbers: Binding[] = DIGITS.map((key, at) => ({
    key,
    says: say("cw-key-number"),
    act: () => pressNumber(screen, at),
    when: () => screen.session.decision !== null,
  }));
  const letters: Binding[] = [
    { key: "u", says: say("cw-key-use"), act: () => useSome(screen), when: offers("use") },
    {
      key: "r",
      says: say("cw-key-resolve"),
      act: () => resolveSome(screen),
      when: offers("resolve"),
    },
    {
      key: " ",
      says: say("cw-key-look"),
      act: () => (screen.zoomed = screen.shown),
      when: () => screen.shown !== null,
    },
  ];
  const stops = [...numbers, ...letters].map((binding) => keys.bind(binding));
  return () => stops.forEach((stop) => stop());
}
