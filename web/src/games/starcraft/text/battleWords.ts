/** A battle in words: both sides, every skirmish with all that counts in it, what became of it; and the
 *  battle that moves lead to. */
import type { TextPart } from "../../../shared/screen/gameWords";
import { say } from "../../../words/words";
import type { Schemas } from "../../../api/wire";
import {
  ATTACKER,
  type ByRole,
  DEFENDER,
  type Fight,
  type Role,
  type Skirmish,
  fightOf,
} from "../battle/model/fought";
import { lossesOf } from "../battle/model/losses";
import { type SideModel, sidesOf } from "../battle/model/sides";
import { type SumRow, sumRows } from "../battle/model/sumRows";
import { combatCardOf, fighterOf } from "../battle/model/things";
import { verdictOf } from "../battle/model/verdict";
import { areaName, unitsSaid } from "../model/saying";
import { within } from "../model/within";
import { type Told, joined } from "./told";

const ROLES: readonly Role[] = [ATTACKER, DEFENDER];

export function placeOf({ galaxy }: Told, area: number): string {
  for (const planet of galaxy.planets)
    for (const one of planet.areas) if (one.area === area) return areaName(planet, one);
  return "";
}

const unitsIn = ({ printed }: Told, units: readonly number[]): string =>
  unitsSaid(units.map((unit) => fighterOf(printed, unit)));

/** The battle of now, or the last one of the round. */
export function battleParts(told: Told): TextPart[] {
  const { view, printed, names, own } = told;
  const forecast = view.figures?.forecast ?? null;
  const fight = fightOf(view);
  const before = forecast ? [forecastPart(told, forecast)] : [];
  if (!fight) return before;
  const sides = sidesOf(view, fight, printed, names, own);
  return [
    ...before,
    aboutPart(told, fight, sides),
    ...fight.skirmishes.map((_, at) => lanePart(told, fight, sides, at)),
    ...(fight.isOver ? [aftermathPart(told, fight, sides)] : []),
  ];
}

function forecastPart(told: Told, forecast: Schemas["StarCraftForecastShown"]): TextPart {
  const { names } = told;
  return {
    title: say("sc-web-forecast", { area: placeOf(told, forecast.area) }),
    lines: forecast.sides.map((side) =>
      joined([
        say("sc-web-area-held", { owner: names[side.seat] ?? "", what: unitsIn(told, side.units) }),
        say("sc-web-forecast-side", { draws: side.draws, more: side.may_draw, hand: side.hand }),
        side.attack > 0 ? say("sc-web-forecast-attack", { n: side.attack }) : "",
      ]),
    ),
  };
}

function aboutPart(told: Told, fight: Fight, sides: ByRole<SideModel>): TextPart {
  return {
    title: say("sc-fight-title", { place: placeOf(told, fight.area) }),
    lines: [
      say("sc-text-step", {
        n: fight.step,
        step: say("sc-fight-step", { step: fight.step }),
        over: String(fight.isOver),
      }),
      ...sides.map((side) => sideLine(told, fight, side)),
      ...ROLES.map((role) => lossLine(told, fight, sides[role])),
    ],
  };
}

function sideLine(told: Told, { isSpecial, drawn }: Fight, side: SideModel): string {
  const { name, isOwn, role } = side;
  const n = drawn?.[role] ?? 0;
  return joined([
    say(role === ATTACKER ? "sc-fight-attacks" : "sc-fight-defends", { name, own: String(isOwn) }),
    side.factionName,
    unitsIn(told, side.units),
    say("sc-text-count", { what: say("sc-fight-hand"), n: side.hand }),
    say("sc-text-count", { what: say("sc-fight-deck"), n: side.deck }),
    n > 0 ? say("sc-text-count", { what: say("sc-fight-drawn"), n }) : "",
    role === ATTACKER ? say("sc-fight-order", { special: String(isSpecial) }) : "",
    ...side.technologies,
  ]);
}

function lossLine(told: Told, fight: Fight, { name, role }: SideModel): string {
  const lost = lossesOf(fight, role);
  const what = lost.length > 0 ? unitsIn(told, lost) : say("sc-fight-nobody-lost");
  return say("sc-text-lost", { name: within(name), what });
}

/** A skirmish: whose units meet, their cards, every part of both sums, and what they come to. */
export function lanePart(
  told: Told,
  { skirmishes }: Fight,
  sides: ByRole<SideModel>,
  at: number,
): TextPart {
  const { printed } = told;
  const skirmish = skirmishes[at];
  if (!skirmish) return { title: "", lines: [] };
  const nameAt = (role: Role) => {
    const unit = skirmish.front[role];
    return unit === null ? say("sc-fight-somebody") : fighterOf(printed, unit).name;
  };
  const title = say("sc-fight-against", { one: nameAt(ATTACKER), other: nameAt(DEFENDER) });
  return {
    title: say("sc-fight-lane", { n: at + 1, title }),
    lines: [
      ...ROLES.flatMap((role) => halfLines(told, skirmish, sides[role])),
      ...ROLES.flatMap((role) => verdictOf(skirmish, role, sides[role], printed)?.said ?? []),
      ...(skirmish.isOver ? [say("sc-fight-state", { state: "over" })] : []),
    ],
  };
}

function halfLines({ printed }: Told, skirmish: Skirmish, { role, name }: SideModel): string[] {
  const front = skirmish.front[role];
  const unit = front === null ? say("sc-fight-somebody") : fighterOf(printed, front).name;
  const cards = skirmish.cards[role].flatMap(({ card }) =>
    card === null ? [] : (combatCardOf(printed, card)?.name ?? []),
  );
  return [
    joined([say("sc-fight-sums-of", { name, unit }), ...cards]),
    ...sumRows(skirmish, role, printed).map(rowSaid),
    ...(skirmish.attack && skirmish.health
      ? [say("sc-text-sums", { attack: skirmish.attack[role], health: skirmish.health[role] })]
      : []),
  ];
}

/** "support Zergling, attack +1". */
const rowSaid = ({ words, attack, health }: SumRow): string =>
  joined([
    words,
    attack ? say("sc-text-attack", { n: attack }) : "",
    health ? say("sc-text-health", { n: health }) : "",
  ]);

function aftermathPart(told: Told, fight: Fight, sides: ByRole<SideModel>): TextPart {
  const place = placeOf(told, fight.area);
  const nameOf = (seat: number | null) => sides.find((side) => side.seat === seat);
  const holder = nameOf(fight.holder);
  const loser = nameOf(fight.baseLost);
  return {
    title: say("sc-fight-retreats"),
    lines: [
      fight.isCalledOff
        ? say("sc-fight-called-off", { place })
        : holder
          ? say("sc-fight-holds", { name: holder.name, own: String(holder.isOwn), place })
          : say("sc-fight-nobody-holds", { place }),
      loser ? say("sc-fight-base-lost", { name: loser.name, own: String(loser.isOwn) }) : "",
      ...fight.retreats
        .filter(({ to, units }) => to !== null && units.length > 0)
        .map(({ seat, units, to }) =>
          say("sc-text-retreat", {
            name: nameOf(seat)?.name ?? "",
            units: unitsIn(told, units),
            area: placeOf(told, to ?? -1),
          }),
        ),
    ].filter(Boolean),
  };
}
