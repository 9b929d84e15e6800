/** The steps of the Regrouping Phase that changed something, a line for each. */
import type { EventShown } from "../../../../api/wire";
import { listed } from "../../../../shared/tables/seatNames";
import { say } from "../../../../words/words";
import type { StarCraftView } from "../../model/view";
import type { Reader } from "./reader";

export interface TickerStep {
  readonly step: number;
  readonly text: string;
}

/** In which step something happens. */
const STEP_OF: Readonly<Record<string, string>> = {
  "base-destroyed": "destroy",
  "transport-destroyed": "destroy",
  "installation-destroyed": "destroy",
  "lose-resource": "lose",
  "gain-resource": "gain",
  leader: "leadership",
  conquest: "points",
  "play-event": "events",
  discard: "discard",
  "first-player": "first_player",
};

export function stepsOf(
  events: readonly EventShown[],
  view: StarCraftView,
  reader: Reader,
): TickerStep[] {
  const { players, figures } = view;
  const whose = (seat: number) => ({
    name: reader.name(seat),
    own: String(seat === reader.seat),
  });
  const in_ = (step: string) => events.filter(({ kind }) => STEP_OF[kind] === step);
  const points = in_("points").map(({ seat, number }) =>
    say("sc-ticker-points", { name: reader.name(seat), n: number }),
  );
  const leader = players.reduce(
    (best, { conquest }, seat) => (conquest > (players[best]?.conquest ?? 0) ? seat : best),
    0,
  );
  const near = {
    ...{ ...whose(leader), points: players[leader]?.conquest ?? 0 },
    target: figures?.standing[leader]?.target ?? 0,
  };
  const [first] = in_("first_player");
  const counted = (step: string) => {
    const n = in_(step).length;
    return n > 0 ? say(`sc-ticker-${step}`, { n }) : "";
  };
  const lines: Readonly<Record<string, string>> = {
    destroy: destroyed(events),
    ...Object.fromEntries(
      ["lose", "gain", "leadership", "events", "discard"].map((one) => [one, counted(one)]),
    ),
    points: listed(points),
    normal_victory: points.length > 0 && near.target > 0 ? say("sc-ticker-ahead", near) : "",
    first_player: first ? say("sc-ticker-first", whose(first.seat)) : "",
  };
  return (figures?.turn.steps ?? []).flatMap((step, at) => {
    const text = lines[step];
    return text ? [{ step: at + 1, text }] : [];
  });
}

/** What was cut off, or overrun. */
function destroyed(events: readonly EventShown[]): string {
  const count = (kind: string) => events.filter((event) => event.kind === kind).length;
  const [bases, n] = [count("base-destroyed"), count("transport-destroyed")];
  const installations = count("installation-destroyed");
  return listed([
    ...(bases + n > 0 ? [say("sc-ticker-destroy", { bases, n })] : []),
    ...(installations > 0 ? [say("sc-ticker-installations", { n: installations })] : []),
  ]);
}
