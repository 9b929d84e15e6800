/** Who fell in a battle: in its skirmishes, by splash damage, or for want of room. */
import type { Fight, Role } from "./fought";

export const lossesOf = ({ skirmishes, lost, retreats, seats }: Fight, role: Role): number[] => [
  ...skirmishes.flatMap((one) => one.lost[role]),
  ...lost[role],
  ...retreats.filter(({ seat }) => seat === seats[role]).flatMap((one) => one.lost),
];
