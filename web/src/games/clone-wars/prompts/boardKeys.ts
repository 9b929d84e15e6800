/** Keys of the table: numbers for the hand or for answers, with shift for the row. */
import type { OptionShown } from "../../../api/wire";
import { keys, type Binding } from "../../../shared/browser/keys";
import { settings } from "../../../shared/browser/settings.svelte";
import { say } from "../../../words/words";
import { needOf } from "../model/aims";
import { cardIn } from "../model/offers";
import { NONE } from "../model/view";
import type { BoardState } from "../state/boardState.svelte";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"] as const;
const PILOT = 6;
const WRITING = "input, textarea, select, [contenteditable]";

/** The key that plays the card at an index in the hand. */
export function keyOfHand(at: number): string | undefined {
  return DIGITS[at];
}

/** Which place in the row a key press means, judged by the physical key, since shift changes the
 *  character. */
export function rowPlace(event: { code: string; shiftKey: boolean }): number | undefined {
  const found = /^Digit([1-7])$/.exec(event.code);
  return found && event.shiftKey ? Number(found[1]) - 1 : undefined;
}

function drawn(card: number): Element {
  return document.querySelector(`[data-card="${card}"]`) ?? document.body;
}

/** ⇧1 to ⇧6 for the row, ⇧7 for the pilots. */
export function pressRowKey(board: BoardState, event: KeyboardEvent): void {
  const at = rowPlace(event);
  const target = event.target instanceof Element ? event.target : null;
  if (at === undefined || !settings.choices.letters || target?.closest(WRITING)) return;
  const card = at === PILOT ? board.view.pilot : board.view.row[board.rowPlaces[at] ?? NONE];
  if (card === undefined || card < 0) return;
  event.preventDefault();
  board.point(card, drawn(card));
}

/** A number: the answer at that place, if answers are listed, otherwise the card of the hand. */
function pressNumber(board: BoardState, at: number): void {
  const { decision } = board.session;
  if (decision && (board.form === "strip" || board.form === "bases")) {
    const option = decision.options.filter((one) => one.verb !== "done")[at];
    if (option && board.choosing.options.length > 0) board.choosing.choose(option);
    return;
  }
  const card = board.view.sides[board.near].hand.known[at];
  if (card !== undefined) board.point(card, drawn(card));
}

/** The ability of the card being looked at, or else the first that can be used. */
function useSome(board: BoardState): void {
  if (board.shown !== null && board.use(board.shown)) return;
  const use = board.choosing.options.find((option) => option.verb === "use");
  const card = use && cardIn(use, "what");
  if (card !== undefined) board.use(card);
}

/** Whether an attack on a row card is enough. */
function isEnough(board: BoardState, resolve: OptionShown): boolean {
  const aim = board.aimAt(cardIn(resolve, "to") ?? NONE);
  return aim !== undefined && aim.total >= needOf(aim);
}

function resolveSome(board: BoardState): void {
  const base = board.view.sides[board.far].base?.card;
  const option =
    (base === undefined ? undefined : board.offers.resolveAt(base)) ??
    board.choosing.options.find((one) => one.verb === "resolve" && isEnough(board, one)) ??
    board.choosing.options.find((one) => one.verb === "resolve");
  if (option) board.choosing.choose(option);
}

/** For an effect: every key while the table is shown. */
export function bindTableKeys(board: BoardState): () => void {
  const offers = (verb: string) => () =>
    board.isActing && board.choosing.options.some((option) => option.verb === verb);
  const numbers: Binding[] = DIGITS.map((key, at) => ({
    key,
    says: say("cw-key-number"),
    act: () => pressNumber(board, at),
    when: () => board.session.decision !== null,
  }));
  const letters: Binding[] = [
    { key: "u", says: say("cw-key-use"), act: () => useSome(board), when: offers("use") },
    {
      key: "r",
      says: say("cw-key-resolve"),
      act: () => resolveSome(board),
      when: offers("resolve"),
    },
    {
      key: " ",
      says: say("cw-key-look"),
      act: () => (board.zoomed = board.shown),
      when: () => board.shown !== null && !board.session.isPaced,
    },
  ];
  const stops = [...numbers, ...letters].map((binding) => keys.bind(binding));
  return () => stops.forEach((stop) => stop());
}
