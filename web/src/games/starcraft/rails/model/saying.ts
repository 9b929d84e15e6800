/** Seats in words. */
import { capital } from "../../../../words/capital";
import { say } from "../../../../words/words";
import type { Doing, RailSeat } from "./seats";
import type { Resource } from "./sheet";

export const doingSaid = (doing: Doing): string => say("sc-rails-doing", { ...doing });

/** A card that workers go to, for screen readers. */
export function resourceSaid(resource: Resource): string {
  const { yields, workers, seats, depletion } = resource;
  const name = resource.name || say("sc-rails-own-resource", { yields });
  const said = say("sc-rails-resource-said", { name, yields, workers, seats });
  if (depletion === 0) return said;
  return `${said} ${capital(say("sc-web-area-depleted", { how: depletion > 1 ? "all" : "half" }))}.`;
}

/** The name on a seat: the reader is "You". */
export const nameOf = ({ seat, isOwn }: RailSeat, names: readonly string[]): string =>
  isOwn ? say("web-you") : (names[seat] ?? "");

/** A seat for screen readers. */
export function seatSaid(
  seat: RailSeat,
  names: readonly string[],
  { isNext = false, isProgram = false } = {},
): string {
  const { factionName, points, target, team, workers, hand, events, orders } = seat;
  const name = names[seat.seat] ?? "";
  const own = String(seat.isOwn);
  const said = [
    factionName
      ? say("sc-rails-seat-plays", { name, own, faction: factionName })
      : say("sc-rails-seat-no-faction", { name, own }),
    isProgram ? say("sc-rails-seat-program") : "",
    seat.decider === null ? "" : say("sc-rails-run-by", { name: names[seat.decider] ?? "" }),
    seat.isOut ? say("sc-rails-seat-out") : "",
    target > 0 ? say("sc-rails-seat-points", { points, target: team ? points : target }) : "",
    team && target > 0 ? say("sc-rails-seat-team", { ...team, target }) : "",
    seat.isOut ? "" : say("sc-rails-seat-counts", { workers, hand, events, orders }),
    seat.tokens > 0 ? say("sc-rails-seat-tokens", { n: seat.tokens }) : "",
    seat.isFirst ? say("sc-rails-seat-first") : "",
    isNext ? say("sc-rails-seat-next") : "",
    seat.doing ? say("sc-rails-seat-doing", { doing: doingSaid(seat.doing) }) : "",
  ];
  return said.filter(Boolean).join(" ");
}
