/** The guide to a first game of StarCraft: what is said when, and about what on the table. */
import { isTouch } from "../../../shared/browser/touch";
import type { Lessons } from "../../../shared/screen/lessons";
import type { StarCraft } from "../model/view";
import { advise, controls, label, why } from "./advice";
import { DONE } from "./learnedPoints";
import {
  advised,
  areaName,
  foreignTops,
  homePlanet,
  isAsked,
  isCovered,
  leadOf,
  type Moment,
  named,
  type Note,
  own,
  ownBattle,
  ownSeat,
  ownTop,
  planetName,
  planetOf,
  promptOf,
  targetOf,
  unitName,
} from "./tableFacts";

/** The round that is played with the guide. */
const ROUND = 2;
const BATTLE = "sc-battle";

const verbOf = ({ advice }: Moment) => advice?.verb ?? "";
const optionOf = (moment: Moment) => moment.advice && advised(moment.advice, moment);
const refsOf = (moment: Moment) => optionOf(moment)?.refs ?? [];
const lead = (moment: Moment) => {
  const option = optionOf(moment);
  return option ? leadOf(option, moment.then) : undefined;
};

const isPlanning = (moment: Moment) => isAsked(moment, "order-where");
/** With this order something was built. */
const hasBuilt = (moment: Moment) =>
  promptOf(moment).startsWith("build-") && (moment.view.under_way.build?.built ?? 0) > 0;
const isLater = ({ view, decision }: Moment) => view.round > ROUND && decision !== null;
/** The planet that the advice names. */
const planet = (moment: Moment) => named(refsOf(moment), "planet");
const stack = (number: number | undefined) => `[data-planet="${number}"] .orders`;
/** Where the advised units go. */
const goal = (moment: Moment) => named(lead(moment)?.refs ?? [], "area");
const isEnemy = (moment: Moment, area: number | undefined) => {
  const owner = moment.view.areas.find((one) => one.area === area)?.owner ?? -1;
  return owner >= 0 && owner !== ownSeat(moment);
};
const takesEvent = (moment: Moment) =>
  verbOf(moment) === "draw-event" || moment.then[0] === "draw-event";
/** The order that is turned up next. */
const token = (moment: Moment) => [`[data-thing^="order ${planet(moment)} "]`, ".prompt"];
const points = (moment: Moment) => [
  `[data-place="track"]`,
  `[data-place="seat:${ownSeat(moment)}"]`,
];

const TOLD: readonly Note[] = [
  {
    name: "sc-goal",
    rule: "SC-WIN-02",
    isPoint: true,
    isDue: isPlanning,
    at: points,
    words: (moment) => ({ n: targetOf(moment), have: own(moment)?.conquest ?? 0 }),
  },
  {
    name: "sc-planet",
    rule: "SC-TERM-05",
    isPoint: true,
    isDue: isPlanning,
    at: (moment) => [`[data-planet="${homePlanet(moment)}"]`],
    words: (moment) => ({ planet: planetName(moment, homePlanet(moment)) }),
  },
  {
    name: "sc-place",
    rule: "SC-PLAN-03",
    isPoint: true,
    acts: true,
    isDue: (moment) => isPlanning(moment) && verbOf(moment) === "planet",
    at: () => ["section.orders .grid", `.phone .row[role="group"]`],
  },
  {
    name: "sc-rival",
    rule: "SC-PLAN-06",
    isDue: (moment) => isPlanning(moment) && foreignTops(moment).length > 0,
    at: (moment) => [stack(foreignTops(moment)[0])],
  },
  {
    name: "sc-top",
    rule: "SC-PLAN-05",
    isPoint: true,
    acts: true,
    isDue: (moment) => isPlanning(moment) && foreignTops(moment).includes(planet(moment) ?? -1),
    at: (moment) => [stack(planet(moment))],
    words: (moment) => ({ planet: planetName(moment, planet(moment)) }),
  },
  {
    name: "sc-reveal",
    rule: "SC-EXEC-03",
    acts: true,
    isDue: (moment) => isAsked(moment, "reveal", "execute") && !takesEvent(moment),
    at: token,
  },
  {
    name: "sc-event",
    rule: "SC-EXEC-04",
    isPoint: true,
    acts: true,
    isDue: (moment) => isAsked(moment, "reveal", "execute") && takesEvent(moment),
    at: token,
    words: (moment) => ({
      why:
        ownTop(moment, planet(moment)) === "mobilize" && planet(moment) === homePlanet(moment)
          ? "home"
          : "other",
    }),
  },
  {
    name: "sc-build",
    rule: "SC-BUILD-10",
    isPoint: true,
    acts: true,
    isDue: (moment) => isAsked(moment, "build-forces") && verbOf(moment) === "unit",
    at: (moment) =>
      moment.path.length > 0
        ? [`[data-planet="${planetOf(moment, goal(moment))}"]`]
        : [`[data-tile="unit ${named(refsOf(moment), "unit")}"]`],
    words: (moment) => ({ unit: unitName(moment, named(refsOf(moment), "unit")) }),
  },
  {
    name: "sc-pay",
    rule: "SC-ECON-05",
    isDue: hasBuilt,
    at: () => [".pay .strip", ".pull", ".prompt"],
  },
  {
    name: "sc-locked",
    rule: "SC-BUILD-09",
    isDue: hasBuilt,
    at: () => [".tile.locked"],
  },
  {
    name: "sc-move",
    rule: "SC-MOVE-04",
    acts: true,
    until: "sc-attack",
    isDue: (moment) =>
      isAsked(moment, "move") && verbOf(moment) === "move" && moment.path.length === 0,
    at: (moment) => [`[data-planet="${moment.view.planet}"]`, ".planet-page"],
    words: (moment) => ({ planet: planetName(moment, moment.view.planet) }),
  },
  {
    name: "sc-attack",
    rule: "SC-MOVE-10",
    isPoint: true,
    acts: true,
    isDue: (moment) =>
      isAsked(moment, "move") && moment.path.length > 0 && isEnemy(moment, goal(moment)),
    at: (moment) => [`[data-area="${goal(moment)}"]`, ".picked"],
    words: (moment) => ({ area: areaName(moment, goal(moment)) }),
  },
  {
    name: "sc-forecast",
    rule: "SC-BATTLE-06",
    acts: true,
    isDue: (moment) =>
      isAsked(moment, "move") &&
      Boolean(moment.view.figures?.forecast) &&
      verbOf(moment) === "done",
    at: () => ["section.forecast"],
  },
  {
    name: "sc-lanes",
    rule: "SC-BATTLE-12",
    acts: true,
    isDue: (moment) => isAsked(moment, "pair", "support"),
    at: () => [".board .clash", `.phone-battle [role="tablist"]`],
  },
  {
    name: "sc-cards",
    rule: "SC-SKIRM-10",
    isPoint: true,
    acts: true,
    isDue: (moment) => isAsked(moment, "standard-card", "reinforcement-card"),
    at: () => [".hand ul", ".phone-battle .foot"],
  },
  {
    name: "sc-sums",
    rule: "SC-SKIRM-19",
    acts: true,
    isDue: (moment) => isAsked(moment, "next-skirmish"),
    at: () => [".board .lanes", ".phone-battle .clash"],
  },
  {
    name: BATTLE,
    rule: "SC-SKIRM-23",
    isPoint: true,
    explains: true,
    isDue: (moment) => moment.view.round === ROUND && ownBattle(moment)?.ended === true,
    at: (moment) => [
      ...[".aftermath", ".aftermath .holder"],
      `[data-area="${ownBattle(moment)?.area}"]`,
    ],
    words: (moment) => ({
      won: ownBattle(moment)?.holder === ownSeat(moment) ? "yes" : "no",
      area: areaName(moment, ownBattle(moment)?.area),
    }),
  },
  {
    name: "sc-card",
    rule: "SC-EVENT-03",
    acts: true,
    isDue: (moment) => isAsked(moment, "play-event"),
    at: () => [".offer", ".prompt"],
  },
  {
    name: "sc-discard",
    rule: "SC-REGROUP-15",
    acts: true,
    isDue: (moment) => isAsked(moment, "discard-to-limit"),
    at: () => [".prompt"],
  },
  {
    name: "sc-round",
    rule: "SC-REGROUP-11",
    isPoint: true,
    explains: true,
    isDue: isLater,
    at: points,
    words: (moment) => ({ have: own(moment)?.conquest ?? 0, n: targetOf(moment) }),
  },
  {
    name: "sc-tools",
    rule: "SC-TERM-02",
    isDue: isLater,
    at: () => [".prompt .tools"],
    words: () => ({ how: isTouch() ? "touch" : "mouse" }),
  },
];

/** As long as the board of a battle that is over lies on the table, the battle is all that is told. */
const NOTES: readonly Note[] = TOLD.map((note) => ({
  ...note,
  isDue: (moment) => (note.name === BATTLE || !isCovered(moment)) && note.isDue(moment),
}));

export const LESSONS: Lessons<StarCraft> = {
  notes: NOTES,
  doable: Object.keys(DONE),
  wasDone: (point, before, now) => DONE[point]?.(before, now) ?? false,
  advise,
  label,
  why,
  controls,
  free: [
    ...[".prompt", ".tabs", ".header", ".forecast", ".offer", ".tray", ".hand"],
    ...["section.orders", `.phone .row[role="group"]`, "[data-planet]", ".tile", ".aftermath"],
    ...[".half:not(.upper)", ".clash", ".trays"],
  ],
  facts: [
    { name: "sc-special", rule: "SC-PLAN-07" },
    { name: "sc-base", rule: "SC-BUILD-23" },
    { name: "sc-research", rule: "SC-RES-04" },
    { name: "sc-retreat", rule: "SC-RETREAT-05" },
    { name: "sc-force", rule: "SC-ECON-07" },
    { name: "sc-blocked", rule: "SC-EXEC-06" },
    { name: "sc-win", rule: "SC-WIN-05" },
  ],
  next: { players: 2, options: { players: "2", galaxy: "quick", factions: "random" } },
};
