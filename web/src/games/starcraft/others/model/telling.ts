/** What happened, cut where orders begin: an order is what people follow, not the picks it took. */
import type { EventShown, LineShown } from "../../../../api/wire";
import type { StarCraftView } from "../../model/view";

/** The events of one order, or of what belongs to none. */
export interface Telling {
  /** As the story counts them; null: of none. */
  readonly order: number | null;
  readonly events: readonly EventShown[];
  readonly before: StarCraftView;
  readonly after: StarCraftView;
}

const BEGIN = new Set(["reveal", "obstructed"]);
const END = new Set(["phase", "round"]);

/** Cut the events of an update; `current` is the order that was told of last. */
export function cut(
  events: readonly EventShown[],
  lines: readonly Pick<LineShown, "order">[],
  current: number | null,
): { order: number | null; events: EventShown[] }[] {
  const orders = lines.flatMap(({ order }) => (order === null ? [] : [order]));
  const after = (order: number | null) => orders.find((one) => one > (order ?? 0)) ?? order;
  const parts: { order: number | null; events: EventShown[] }[] = [];
  let [order, latest] = [current, current];
  for (const event of events) {
    if (BEGIN.has(event.kind)) order = latest = after(latest);
    else if (END.has(event.kind)) order = null;
    const last = parts.at(-1);
    if (last && last.order === order && !BEGIN.has(event.kind)) last.events.push(event);
    else parts.push({ order, events: [event] });
  }
  return parts;
}

/** Tellings one after the other, those of the same order as one. */
export function joined(tellings: readonly Telling[], next: Telling): Telling[] {
  const last = tellings.at(-1);
  if (!last || last.order === null || last.order !== next.order) return [...tellings, next];
  const both = { ...last, events: [...last.events, ...next.events], after: next.after };
  return [...tellings.slice(0, -1), both];
}

/** The events after the phase began, up to the next round. */
export function regroupingIn(events: readonly EventShown[], isGoing: boolean): EventShown[] {
  const begins = events.findIndex(({ kind, number }) => kind === "phase" && number === 3);
  if (begins < 0 && !isGoing) return [];
  const rest = events.slice(begins + 1);
  const ends = rest.findIndex(({ kind }) => kind === "round");
  return ends < 0 ? rest : rest.slice(0, ends);
}
