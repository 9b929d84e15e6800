/** What the other side did in its last turn, in one line, for the player starting a turn. */
import type { EventShown } from "../../../api/wire";
import { cardsTold } from "../model/cardsTold";
import { listed } from "../../../shared/tables/seatNames";
import { say } from "../../../words/words";

/** "Rex, 2 × Outer Rim Pilot": equal names are counted. */
function counted(names: readonly string[]): string {
  const unique = [...new Set(names)].map((name) => {
    const n = names.filter((one) => one === name).length;
    return n > 1 ? say("cw-counted", { n, name }) : name;
  });
  return listed(unique);
}

const ACTS = ["play", "buy", "use", "commit", "pay-off", "end-turn"];

/** The events of the other side's last turn, until you have acted in your own. */
export function lastTurnOfOther(events: readonly EventShown[], seat: number): EventShown[] {
  const own = events.findLastIndex((event) => event.kind === "turn");
  if (events[own]?.seat !== seat) return [];
  if (events.slice(own).some(({ kind }) => ACTS.includes(kind))) return [];
  const before = events.slice(0, own);
  const other = before.findLastIndex(({ kind }) => kind === "turn");
  return other < 0 ? [] : before.slice(other + 1);
}

/** Whether you have acted in your own turn, so that what happened before is no longer news. */
export function hasActed(events: readonly EventShown[]): boolean {
  const turn = events.findLastIndex((event) => event.kind === "turn");
  return events.slice(turn + 1).some(({ kind }) => ACTS.includes(kind));
}

/** What it meant for you, then what the other side got; empty if there is nothing. */
export function opponentRecap(
  events: readonly EventShown[],
  seat: number,
  nameOf: (card: number) => string,
  name: string,
): string {
  const turn = lastTurnOfOther(events, seat);
  const all = (kind: string, of: number) =>
    turn.filter((event) => event.kind === kind && event.seat === of);
  const cards = (kind: string, of: number) =>
    all(kind, of).flatMap((event) =>
      cardsTold(event)
        .filter((card) => card >= 0)
        .map(nameOf),
    );
  const sum = (found: readonly EventShown[]) => found.reduce((n, { number }) => n + number, 0);

  const damage = sum(all("damage-base", seat));
  const lost = ["destroy-base", "destroy-ship", "discard", "exile"].flatMap((kind) =>
    cards(kind, seat),
  );
  const hits = all("damage-ship", seat);
  const sunk = all("destroy-ship", seat).flatMap(cardsTold);
  const hurt = new Set(hits.flatMap(cardsTold).filter((ship) => !sunk.includes(ship)));
  const bought = cards("buy", 1 - seat);
  const defeated = cards("defeat", 1 - seat);
  const [base] = cards("base", 1 - seat);
  const did = [
    base ? say("cw-recap-base", { base }) : "",
    bought.length > 0 ? say("cw-recap-bought", { cards: counted(bought) }) : "",
    defeated.length > 0 ? say("cw-recap-defeated", { cards: counted(defeated) }) : "",
  ].filter(Boolean);
  const told = [
    damage > 0 ? say("cw-recap-damage", { n: damage }) : "",
    ...[...hurt].map((ship) => {
      const n = sum(hits.filter((hit) => cardsTold(hit).includes(ship)));
      return say("cw-recap-ship", { n, ship: nameOf(ship) });
    }),
    lost.length > 0 ? say("cw-recap-lost", { cards: counted(lost) }) : "",
    did.length > 0 ? say("cw-recap-did", { name, did: listed(did) }) : "",
  ].filter(Boolean);
  const force = sum(all("force", 1 - seat));
  if (told.length === 0 && force > 0) told.push(say("cw-recap-force", { n: force, name }));
  return told.length > 0 ? say("cw-recap", { told: told.join("; ") }) : "";
}
