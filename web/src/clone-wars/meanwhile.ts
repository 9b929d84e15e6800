/** What the other side did in its last turn, in one line, for whoever begins a turn. */
import type { EventShown } from "../api/wire";
import { listed } from "../table/sides";
import { say } from "../words/words";

const ACTS = ["play", "buy", "use", "commit", "pay-off", "end-turn"];

/** The events of the other side's last turn, while one has not acted in one's own. */
export function lastTurnOfOther(events: readonly EventShown[], seat: number): EventShown[] {
  const own = events.findLastIndex((event) => event.kind === "turn");
  if (events[own]?.seat !== seat) return [];
  if (events.slice(own).some(({ kind }) => ACTS.includes(kind))) return [];
  const before = events.slice(0, own);
  const other = before.findLastIndex(({ kind }) => kind === "turn");
  return other < 0 ? [] : before.slice(other + 1);
}

/** Damage to one's base, what one has lost, what the other bought; empty if there is nothing. */
export function meanwhile(
  events: readonly EventShown[],
  seat: number,
  nameOf: (card: number) => string,
  name: string,
): string {
  const turn = lastTurnOfOther(events, seat);
  const cards = (kind: string, of: number) =>
    turn
      .filter((event) => event.kind === kind && event.seat === of)
      .flatMap(({ things }) => things.filter((card) => card >= 0).map(nameOf));
  const damage = turn
    .filter((event) => event.kind === "damage-base" && event.seat === seat)
    .reduce((sum, { number }) => sum + number, 0);
  const lost = ["destroy-base", "destroy-ship", "discard", "exile"].flatMap((kind) =>
    cards(kind, seat),
  );
  const bought = cards("buy", 1 - seat);
  const defeated = cards("defeat", 1 - seat);
  const told = [
    damage > 0 ? say("cw-meanwhile-damage", { n: damage }) : "",
    lost.length > 0 ? say("cw-meanwhile-lost", { cards: listed(lost) }) : "",
    bought.length > 0 ? say("cw-meanwhile-bought", { name, cards: listed(bought) }) : "",
    defeated.length > 0 ? say("cw-meanwhile-defeated", { name, cards: listed(defeated) }) : "",
  ].filter(Boolean);
  return told.length > 0 ? say("cw-meanwhile", { told: told.join("; ") }) : "";
}
