/** The battles of a finished game as the strip shows them. */
import { listed } from "../../../../shared/tables/seatNames";
import { say } from "../../../../words/words";
import type { StarCraftPrinted } from "../../model/view";
import { within } from "../../model/within";
import type { Member } from "./members";
import type { Battle, Summary } from "./summary";

export interface Fallen {
  readonly slug: string;
  readonly name: string;
  readonly flies: boolean;
}

export interface BattleSide {
  readonly member: Member;
  readonly units: number;
  readonly lost: readonly Fallen[];
  /** The area is theirs afterwards. */
  readonly holds: boolean;
}

export interface BattleShown {
  readonly step: number;
  readonly round: number;
  readonly area: string;
  /** Attacker and defender. */
  readonly sides: readonly [BattleSide, BattleSide];
  readonly inWords: string;
}

/** Those that took place, by rounds; a round without any is listed too. */
export function battlesShown(
  { battles, begins }: Summary,
  printed: StarCraftPrinted,
  members: readonly Member[],
): BattleShown[][] {
  const shown = battles.flatMap((battle) => {
    const one = battle.called_off ? null : battleShown(battle, printed, members);
    return one ? [one] : [];
  });
  return begins.map((_, at) => shown.filter(({ round }) => round === at + 1));
}

function battleShown(
  battle: Battle,
  printed: StarCraftPrinted,
  members: readonly Member[],
): BattleShown | null {
  const sideOf = (role: 0 | 1): BattleSide | null => {
    const member = members[battle.seats[role]];
    if (!member) return null;
    const lost = battle.lost[role].map((unit) => fallen(printed, unit));
    return {
      member,
      units: battle.units[role].length,
      lost,
      holds: battle.holder === member.seat,
    };
  };
  const [attacker, defender] = [sideOf(0), sideOf(1)];
  if (!attacker || !defender) return null;
  const area = printed.area[battle.area]?.name ?? "";
  const { step, round } = battle;
  const sides: [BattleSide, BattleSide] = [attacker, defender];
  return { step, round, area, sides, inWords: wordsOf(area, sides) };
}

function fallen(printed: StarCraftPrinted, unit: number): Fallen {
  const { slug = "", name = "", figures = {} } = printed.unit[unit] ?? {};
  return { slug, name, flies: figures["type"] === "flying" };
}

/** "2 Marines and Firebat", or nothing. */
function lossesOf({ lost }: BattleSide): string {
  const names = [...new Set(lost.map(({ name }) => name))];
  return listed(
    names.map((name) =>
      say("sc-over-lost-units", { name, n: lost.filter((one) => one.name === name).length }),
    ),
  );
}

function wordsOf(area: string, [attacker, defender]: readonly [BattleSide, BattleSide]): string {
  const whose = ({ member }: BattleSide) => (member.isOwn ? "own" : "other");
  const holder = attacker.holds ? attacker : defender.holds ? defender : null;
  const fought = say("sc-over-battle", {
    area,
    attacker: attacker.member.name,
    whose: whose(attacker),
    defender: within(defender.member.name),
    n: attacker.units,
    m: defender.units,
  });
  const losses = [attacker, defender]
    .filter(({ lost }) => lost.length > 0)
    .map((side) =>
      say("sc-over-loses", { name: side.member.name, whose: whose(side), units: lossesOf(side) }),
    );
  const held = holder
    ? say("sc-over-holds", { name: within(holder.member.name), whose: whose(holder) })
    : say("sc-over-nobody-holds");
  return [fought, ...losses, held].join(" ");
}
