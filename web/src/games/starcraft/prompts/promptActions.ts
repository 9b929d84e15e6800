/** Buttons of the prompt bar: what pointing cannot reach, and what a draft waits for. */
import type { Choosing } from "../../../shared/choosing/choosing.svelte";
import type { Whole } from "../../../shared/choosing/narrowing";
import type { PromptAction } from "../../../shared/screen/description";
import { listed } from "../../../shared/tables/seatNames";
import { capital } from "../../../words/capital";
import { say } from "../../../words/words";
import { BATTLE_FORMS } from "../model/forms";
import type { StarCraftWhole } from "../state/pointing";
import type { SeveralDraft } from "../state/several.svelte";
import type { TableState } from "../state/tableState.svelte";
import { formActions, sendSeveral } from "./formActions";

/** `isWide`: there is room for a button for each order. */
export function actionsOf(table: TableState, isWide = true): PromptAction[] {
  if (table.setup?.actions) return [...table.setup.actions];
  const { destroying, choosing, battle } = table;
  if (destroying.isOpen) return [stopping(table), ...(choosing.now.only ? [ruin(table)] : [])];
  if (battle.isCovering) return [afterBattle(table)];
  const executed = isWide ? executions(table) : [];
  return [...rarely(table), ...executed, ...(formActions(table) ?? plainActions(table))];
}

/** The board of a battle that is over covers the map: before anything else it is put away. */
function afterBattle({ battle }: TableState): PromptAction {
  return { label: say("sc-fight-close"), primary: true, act: () => battle.close() };
}

/** One's own pieces can be destroyed, which hardly anybody wants. */
function rarely({ destroying, session }: TableState): PromptAction[] {
  if (!destroying.isPossible || session.decision === null) return [];
  const act = () => destroying.start();
  return [{ label: say("sc-web-destroy-own"), key: "Delete", rare: true, act }];
}

function stopping({ choosing }: TableState): PromptAction {
  return { label: say("sc-web-destroy-stop"), key: "d", ends: true, act: () => stop() };
  function stop() {
    while (choosing.back());
  }
}

/** What was pointed at falls; without it, somebody may be out. */
function ruin({ choosing }: TableState): PromptAction {
  const whole = choosing.now.only as StarCraftWhole;
  const isLast = whole.remarks.costs.some(({ kind }) => kind === "last-piece");
  const act = () => choosing.choose(whole);
  return {
    ...{ label: whole.label, primary: true, act },
    ...(isLast ? { note: say("sc-web-last-piece") } : {}),
  };
}

function plainActions(table: TableState): PromptAction[] {
  const { choosing, several, session } = table;
  const { decision } = session;
  if (!decision) return [];
  const done = decision.done === null ? null : decision.options[decision.done];
  const doneAction: PromptAction[] = done ? [doneOf(table, done)] : [];
  if (table.battle.decision) return [...doneAction, ...drafted(table)];
  if (several.isOpen) return [...doneAction, ...proposing(several), ...sendSeveral(table)];
  const { only } = choosing.now;
  if (only && choosing.pointing.isSealed?.(only)) return [...doneAction, sealed(table, only)];
  const suggested = decision.suggested === null ? null : decision.options[decision.suggested];
  const buttons = choosing.now.buttons.filter(({ option }) => option.text !== done?.text);
  const shown = buttons.map(({ option }) => action(table, option, suggested?.text));
  return [...doneAction, ...shown.sort((one, two) => rank(one) - rank(two))];
}

/** As many buttons fit beside the question. */
const MOST_EXECUTED = 3;

/** Several orders lie on top: each can be executed at once. What to draw instead is asked when one is
 *  pointed at, and so is what is in vain. */
function executions({ choosing, session }: TableState): PromptAction[] {
  const { prompt, options = [] } = session.decision ?? {};
  if (prompt !== "reveal" || options.length < 2 || choosing.path.length > 0) return [];
  if (options.length > MOST_EXECUTED) return [];
  return choosing.wholes
    .filter((whole) => whole.then?.[0] === "execute" && !isVain(whole))
    .map((whole, at) => ({
      label: capital(whole.label),
      key: `${at + 1}`,
      sends: [whole.text, ...(whole.then ?? [])].join(", "),
      act: () => choosing.choose(whole),
    }));
}

/** What is to be done next stands last, at the edge. Executing an order has that place even where it
 *  would be in vain: an Event card is never found under the finger instead. */
const rank = ({ key, primary }: PromptAction): number =>
  key === EXECUTE ? 2 : key === EVENT ? 0 : Number(primary);

/** What the server would choose, until something is chosen. */
function proposing(several: SeveralDraft): PromptAction[] {
  const n = several.proposed.length;
  if (n === 0 || several.picks.length > 0) return [];
  return [{ label: say("sc-web-propose", { n }), key: "p", act: () => several.propose() }];
}

/** What the board itself offers: what is put together there and sent when it is whole, and answers
 *  with their texts. */
const ON_BOARD: ReadonlySet<string | null> = new Set([
  ...["cards", "pairs", "supports"],
  ...["abilities", "choice", "order"],
]);

/** In a battle: what is drafted on its board, or what names nothing there. */
function drafted({ battle, choosing }: TableState): PromptAction[] {
  const { drafting, decision } = battle;
  const ready = drafting?.ready;
  if (ready) return [{ label: ready.label, primary: true, act: () => drafting.send(ready) }];
  if (ON_BOARD.has(BATTLE_FORMS[decision?.prompt ?? ""] ?? null)) return [];
  return choosing.now.buttons
    .filter(({ option }) => option.verb !== "done")
    .map(({ option }) => ({
      label: capital(option.label),
      act: () => choosing.choose(option),
    }));
}

/** Ending a part; if a battle follows, it says so. */
function doneOf({ choosing, view, printed }: TableState, done: Whole): PromptAction {
  const fought = view.figures?.forecast?.area;
  const area = fought === undefined ? "" : (printed.area[fought]?.name ?? "");
  const label = area ? say("sc-web-done-battle", { area }) : capital(done.label);
  return { label, key: "d", ends: true, act: () => choosing.choose(done) };
}

/** What was pointed at is whole: a button sends it. */
function sealed(table: TableState, whole: Whole): PromptAction {
  const planet = whole.refs.find(({ kind }) => kind === "planet");
  const isOrder = whole.refs.some(({ kind }) => kind === "order");
  const area = whole.refs.find(({ kind }) => kind === "area");
  const label =
    isOrder && planet
      ? say("sc-web-place-on", { planet: table.nameOf(planet) })
      : isOrder && area
        ? say("sc-web-defend-in", { area: table.nameOf(area) })
        : whole.label;
  const note = costNote(table, whole);
  const act = () => table.choosing.choose(whole);
  return { label, primary: true, act, ...(note ? { note } : {}) };
}

/** Who loses what by it, as the server says; empty: nobody. */
function costNote(table: TableState, whole: Whole): string {
  const { costs } = (whole as StarCraftWhole).remarks;
  const hurt = costs.find(({ kind }) => kind === "transports" || kind === "lost");
  if (!hurt) return "";
  const seats = hurt.refs.filter(({ kind }) => kind === "seat");
  const who = listed(seats.map((ref) => table.nameOf(ref)));
  return say("sc-web-harm", { kind: hurt.kind, n: hurt.n, who });
}

/** The server's remarks say that nothing would come of it. */
const isVain = (whole: Whole): boolean =>
  (whole as StarCraftWhole).remarks.costs.some(({ kind }) => kind === "no-effect");

/** The keys of what can be done with an order that is revealed. */
const EXECUTE = "x";
const EVENT = "v";
const KEYS: Readonly<Record<string, string>> = { execute: EXECUTE, "draw-event": EVENT };

function action({ choosing }: TableState, option: Whole, suggested: string | undefined) {
  const key = KEYS[option.then?.[0] ?? option.verb];
  return {
    label: capital(option.label),
    ...(key ? { key } : {}),
    ...(isVain(option) ? { note: say("sc-web-no-effect") } : {}),
    sends: [option.text, ...(option.then ?? [])].join(", "),
    primary: isPrimary(choosing, option, suggested),
    act: () => choosing.choose(option),
  };
}

/** The suggested option, or the one that was pointed at; of several ways to go on with it, the first
 *  that has an effect. */
function isPrimary({ now }: Choosing, option: Whole, suggested: string | undefined): boolean {
  if (now.only === option) return true;
  const isPointed = now.path.length > 0 && now.left.every(({ text }) => text === option.text);
  if (option.text !== suggested && !isPointed) return false;
  const ways = now.left.filter(({ text }) => text === option.text);
  return option === (ways.find((way) => !isVain(way)) ?? ways[0]);
}
