/** Buttons of the prompt bar that belong to a panel: what it has put together is sent by name. */
import type { Whole } from "../../../shared/choosing/narrowing";
import type { PromptAction } from "../../../shared/screen/description";
import { capital } from "../../../words/capital";
import { say } from "../../../words/words";
import { PIECES } from "../model/pieces";
import { drawsOf } from "../model/view";
import type { StarCraftWhole } from "../state/pointing";
import type { TableState } from "../state/tableState.svelte";
import { formOf } from "../model/forms";
import { isDefending } from "../state/orders";

/** Null: the question needs no buttons of its own. */
export function formActions(table: TableState): PromptAction[] | null {
  switch (formOf(table.session.decision?.prompt)) {
    case "build":
      return buildActions(table);
    case "pay":
      return payActions(table);
    case "technologies":
    case "events":
      return cardActions(table);
    default:
      return null;
  }
}

function buildActions(table: TableState): PromptAction[] {
  const { choosing } = table;
  const { left, only } = choosing.now;
  const end = endOf(choosing.wholes);
  const actions: PromptAction[] = end
    ? [{ label: say("sc-build-end"), key: "d", ends: true, act: () => choosing.choose(end) }]
    : declined(table);
  if (only && !isEnd(only)) return [...actions, send(table, only, only.label)];
  const installed = choosing.path.length > 0 && left.find(({ verb }) => verb === "install");
  if (installed) actions.push(send(table, installed, capital(installed.label)));
  const full = left.find(isFullPrice);
  const asksDiscount = choosing.path.length > 0 && left.some((one) => !isFullPrice(one));
  const isPlaced = new Set(left.map(placeOf)).size === 1;
  if (full && asksDiscount && isPlaced)
    actions.push(send(table, full, say("sc-pay-keep-discount"), false));
  return actions;
}

/** The longest way to do nothing more. */
function endOf(wholes: readonly Whole[]): Whole | null {
  const ends = wholes.filter(isEnd);
  return ends.toSorted((one, other) => steps(other) - steps(one))[0] ?? null;
}
const steps = ({ then }: Whole) => then?.length ?? 0;
const isEnd = ({ verb, refs }: Whole) => verb === "done" && refs.length === 0;
const isFullPrice = ({ refs }: Whole) => refs.every(({ kind }) => kind !== "resource");
const placeOf = ({ refs }: Whole) =>
  refs
    .filter(({ kind }) => kind !== "resource")
    .map((ref) => `${ref.kind} ${ref.number}`)
    .join();

function payActions(table: TableState): PromptAction[] {
  const { choosing, session, pay } = table;
  const { decision } = session;
  const payment = decision?.remarks.payment;
  if (!decision || !payment) return cardActions(table);
  const workers = pay.picksOf(payment);
  const accept = decision.options.find(({ verb }) => verb === "pay");
  const act = () => {
    if (workers) choosing.gesture(workers, say("sc-pay"), { how: "set", within: ["pay"] });
    else if (accept) choosing.choose(accept);
  };
  return [{ label: say("sc-pay-as-shown"), primary: true, act }];
}

function cardActions(table: TableState): PromptAction[] {
  const { choosing, session, several } = table;
  const { prompt = "" } = session.decision ?? {};
  if (several.asked) return [...declined(table), ...sendSeveral(table)];
  const { only, buttons } = choosing.now;
  if (only) return [...declined(table), send(table, only, nameOf(table, only, prompt))];
  const done = doneOf(table)?.text;
  const others = buttons.filter(({ option }) => option.text !== done);
  return [
    ...declined(table),
    ...others.map(({ option }) => send(table, option, nameOf(table, option, prompt))),
  ];
}

/** What was collected, once it is whole; nothing at all is declined by its own button. */
export function sendSeveral(table: TableState): PromptAction[] {
  const { several } = table;
  const n = several.picks.length;
  const label = say("sc-web-send-several", { n, most: several.asked?.most ?? n });
  const isWhole = several.isWhole && (n > 0 || !doneOf(table));
  return isWhole ? [{ label, primary: true, act: () => several.send() }] : [];
}

/** What a button is called that sends a card: what is done with it, and its price. */
function nameOf(table: TableState, whole: Whole, prompt: string): string {
  const ref = whole.refs.find(({ kind }) => NAMED.has(kind) || prompt === "choose-planet");
  if (!ref) return capital(whole.label);
  const what = table.nameOf(ref);
  const { price } = (whole as StarCraftWhole).remarks;
  if (ref.kind === "technology" && price)
    return say("sc-tech-buy", { what, price: say("sc-build-price", { ...price }) });
  const piece = ref.kind === "piece" ? (PIECES[ref.number] ?? "") : "card";
  return say("sc-events-act", {
    prompt,
    what,
    piece,
    shelf: whole.verb,
    draws: drawsOf(table.view),
  });
}
const NAMED = new Set(["technology", "event", "leader", "card", "piece"]);

const doneOf = ({ session }: TableState) => {
  const { done = null, options = [] } = session.decision ?? {};
  return done === null ? undefined : options[done];
};

function declined(table: TableState): PromptAction[] {
  const done = doneOf(table);
  if (!done) return [];
  const label = capital(done.label);
  return [{ label, key: "d", ends: true, act: () => table.choosing.choose(done) }];
}

function send(table: TableState, whole: Whole, label: string, primary = true): PromptAction {
  return { label, primary, act: () => table.choosing.choose(whole) };
}

/** What to pick next in a panel; empty: as everywhere. */
export function formPathWords(table: TableState): string {
  const { choosing, session } = table;
  const { path, now } = choosing;
  const form = formOf(session.decision?.prompt);
  const what = path.map((thing) => table.nameOf(thing)).join(", ");
  if (path.length === 0 || form === null) return "";
  if (form === "technologies" || form === "events") return now.only ? what : "";
  if (form !== "build") return "";
  const glowing = [...now.glow.keys()];
  const areas = glowing.filter((key) => key.startsWith("area:")).length;
  const routes = glowing.filter((key) => key.startsWith("route:")).length;
  if (areas > 0) return say("sc-build-where", { what, n: areas });
  if (routes > 0) return say("sc-build-route", { what, n: routes });
  if (glowing.some((key) => key.startsWith("resource:"))) return say("sc-build-discount", { what });
  return now.only ? what : "";
}

/** What is asked for after what has been picked on the map. */
export function nextOf({ choosing, session }: TableState): string {
  const { prompt = "" } = session.decision ?? {};
  const kind = choosing.path.at(-1)?.kind;
  if (prompt === "reveal" || prompt === "execute") return "execute";
  switch (formOf(prompt)) {
    case "orders":
      return kind === "planet" ? "order" : isDefending({ choosing }) ? "area" : "planet";
    case "moves":
      return kind === "area" ? "unit" : "area";
    default:
      return "other";
  }
}
