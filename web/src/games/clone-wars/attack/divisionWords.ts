/** A division in words: what is about to happen, and the possible ways. */
import { listed } from "../../../shared/tables/seatNames";
import { say } from "../../../words/words";
import { shortName } from "../model/cardFacts";
import { roomsOf, type Division, type Shares } from "./division";

type NameOf = (card: number) => string;

/** Equal ships are numbered. */
function namesOf({ lanes }: Division, nameOf: NameOf): string[] {
  const names = lanes.map(({ card }) => shortName(nameOf(card)));
  return names.map((name, at) => {
    const place = names.slice(0, at + 1).filter((one) => one === name).length;
    const isOne = names.filter((one) => one === name).length === 1;
    return isOne ? name : say("cw-attack-numbered", { ship: name, n: place });
  });
}

/** "Destroy Providence", or that nothing is destroyed. */
export function wayTitle(shares: Shares, division: Division, nameOf: NameOf): string {
  const fallen = namesOf(division, nameOf).filter((_, at) => shares[at] === roomsOf(division)[at]);
  return fallen.length > 0
    ? say("cw-attack-destroy", { ships: listed(fallen) })
    : say("cw-attack-spread");
}

/** "1 + 7, Munificent keeps 2". */
export function wayDetail(shares: Shares, division: Division, nameOf: NameOf): string {
  const rooms = roomsOf(division);
  const kept = namesOf(division, nameOf).flatMap((ship, at) => {
    const n = (rooms[at] ?? 0) - (shares[at] ?? 0);
    return n > 0 ? [say("cw-attack-keeps", { ship, n })] : [];
  });
  return [shares.join(" + "), ...kept].join(", ");
}

/** "Fire: destroy Providence, 1 on Munificent". */
export function fireLabel(shares: Shares, division: Division, nameOf: NameOf): string {
  const rooms = roomsOf(division);
  const names = namesOf(division, nameOf);
  const fallen = names.filter((_, at) => shares[at] === rooms[at]);
  const hit = names.flatMap((ship, at) => {
    const n = shares[at] ?? 0;
    return n > 0 && n < (rooms[at] ?? 0) ? [say("cw-attack-on", { ship, n })] : [];
  });
  const destroyed = fallen.length > 0 ? [say("cw-attack-destroys", { ships: listed(fallen) })] : [];
  return say("cw-attack-fire", { what: [...destroyed, ...hit].join(", ") });
}
