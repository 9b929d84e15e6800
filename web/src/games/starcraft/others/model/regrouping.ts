/** The steps of the Regrouping Phase that changed something, a line for each. */
import type { EventShown } from "../../../../api/wire";
import { listed } from "../../../../shared/tables/seatNames";
import { say } from "../../../../words/words";
import type { StarCraftView } from "../../model/view";
import type { Reader } from "./reader";

export const STEPS = 10;

export interface TickerStep {
  readonly step: number;
  readonly text: string;
}

/** In which step something happens. */
const STEP_OF: Readonly<Record<string, number>> = {
  "base-destroyed": 1,
  "transport-destroyed": 1,
  "lose-resource": 2,
  "gain-resource": 3,
  conquest: 5,
  "play-event": 8,
  discard: 9,
  "first-player": 10,
};

/** The events after the phase began, up to the next round. */
export function regroupingIn(events: readonly EventShown[], isGoing: boolean): EventShown[] {
  const begins = events.findIndex(({ kind, number }) => kind === "phase" && number === 3);
  if (begins < 0 && !isGoing) return [];
  const rest = events.slice(begins + 1);
  const ends = rest.findIndex(({ kind }) => kind === "round");
  return ends < 0 ? rest : rest.slice(0, ends);
}

export function stepsOf(
  events: readonly EventShown[],
  { players, figures }: StarCraftView,
  reader: Reader,
): TickerStep[] {
  const in_ = (step: number) => events.filter(({ kind }) => STEP_OF[kind] === step);
  const count = (kind: string) => events.filter((event) => event.kind === kind).length;
  const points = in_(5).map(({ seat, number }) =>
    say("sc-ticker-points", { name: reader.name(seat), n: number }),
  );
  const leader = players.reduce(
    (best, { conquest }, seat) => (conquest > (players[best]?.conquest ?? 0) ? seat : best),
    0,
  );
  const near = {
    ...{ name: reader.name(leader), points: players[leader]?.conquest ?? 0 },
    target: figures?.standing[leader]?.target ?? 0,
  };
  const first = in_(10)[0];
  const lines: [step: number, changed: boolean, text: string][] = [
    [
      1,
      in_(1).length > 0,
      say("sc-ticker-1", { bases: count("base-destroyed"), n: count("transport-destroyed") }),
    ],
    [2, in_(2).length > 0, say("sc-ticker-2", { n: in_(2).length })],
    [3, in_(3).length > 0, say("sc-ticker-3", { n: in_(3).length })],
    [5, points.length > 0, listed(points)],
    [6, points.length > 0 && near.target > 0, say("sc-ticker-6", near)],
    [8, in_(8).length > 0, say("sc-ticker-8", { n: in_(8).length })],
    [9, in_(9).length > 0, say("sc-ticker-9", { n: in_(9).length })],
    [10, first !== undefined, say("sc-ticker-10", { name: reader.name(first?.seat ?? -1) })],
  ];
  return lines.flatMap(([step, changed, text]) => (changed ? [{ step, text }] : []));
}
