/** The keys of the battle board. Digits mean one group at a time: lanes while something is held,
 *  otherwise what can be picked. */
import { settings } from "../../../../shared/browser/settings.svelte";
import type { BattleBoard } from "./board.svelte";

/** Whether a key was one of the board's. */
export function battleKey(board: BattleBoard, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  if (event.key.length === 1 && !settings.choices.letters) return false;
  const { draft } = board.given;
  if (event.key === "Escape" && draft.held !== null) {
    draft.held = null;
    return true;
  }
  if (event.key === "Escape" && draft.area !== null) {
    draft.goTo(draft.area);
    return true;
  }
  if (event.key.toLowerCase() === "k" && board.form === "cards") {
    const deck = board.instead.find(({ pick }) => pick === "deck");
    if (deck) draft.hold(deck.name);
    return deck !== undefined;
  }
  if (event.key.toLowerCase() === "p" && board.given.decision?.remarks.muster) {
    board.suggest();
    return true;
  }
  return /^[1-9]$/.test(event.key) && digit(board, Number(event.key) - 1);
}

function digit(board: BattleBoard, at: number): boolean {
  const { decision, draft } = board.given;
  if (!decision) return false;
  if (draft.held !== null) {
    board.put(at);
    return true;
  }
  switch (board.form) {
    case "cards":
      return done(board.hand[at], ({ name }) => draft.hold(name));
    case "lanes":
      return done(board.lanes.find((lane) => lane.at === at)?.option, (one) => board.pick(one));
    case "pairs":
    case "supports":
    case "victims":
    case "units":
      return done(unitsOf(board)[at], ({ role, unit }) => board.choose(role, unit));
    case "pieces":
      return done(board.pieces[at], (piece) => board.choosePiece(piece));
    case "areas":
      return done(board.areas[at], (option) => board.go(option));
    default:
      return done(decision.options[at], (option) => board.pick(option));
  }
}

/** In the order in which they are drawn. */
const unitsOf = (board: BattleBoard) =>
  [board.upper, board.lower].flatMap((role) =>
    board.trayOf(role).map(({ unit }) => ({ role, unit })),
  );

function done<Kind>(thing: Kind | null | undefined, act: (thing: Kind) => void): boolean {
  if (thing === null || thing === undefined) return false;
  act(thing);
  return true;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));
