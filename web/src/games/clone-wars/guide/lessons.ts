/** The guide to a first game of Clone Wars: what is said when, and about what on the table. */
import { isTouch } from "../../../shared/browser/touch";
import type { Lessons } from "../../../shared/screen/lessons";
import { cardsTold } from "../model/cardsTold";
import { cardIn } from "../model/offers";
import { NONE, type CloneWars } from "../model/view";
import { advise, controls, drawn, enemyBase, label, why } from "./advice";
import { DONE } from "./learnedPoints";
import {
  can,
  enemy,
  factOf,
  far,
  isActing,
  isAsked,
  nameOf,
  near,
  optionsOf,
  own,
  rowTarget,
  viewOf,
  type Moment,
  type Note,
} from "./tableFacts";

/** The last space of the Force on your own side. */
const END = 3;
/** If the track of the Force is vertical, its ends are drawn outside its box. */
const GLOW = 18;
/** From this width on, the story is at the right edge; below it, it is a tab. */
const WIDE = 1020;
const isWide = () => innerWidth >= WIDE;

const what = ({ advice }: Moment) => (advice ? cardIn(advice, "what") : undefined);
const isAdvised = ({ advice }: Moment, verb: string) => advice?.verb === verb;
const hasPlayed = (moment: Moment) => isActing(moment) && !can(moment, "play");
const target = (moment: Moment) => moment.advice && rowTarget(moment, moment.advice);
const advised = (moment: Moment) => (moment.advice ? controls(moment.advice, moment) : [".prompt"]);
/** The turn has begun, and nothing has been done yet. */
const isFresh = (moment: Moment) =>
  isActing(moment) && can(moment, "play") && own(moment).units.length === 0;
/** How cards are read here: by pointing at them, or by holding a finger on them. */
const reading = () => (isTouch() ? "touch" : "mouse");
/** The card whose use was just explained. */
const usedCard = ({ outcome }: Moment) =>
  outcome?.of === "ability" ? outcome.told.flatMap(cardsTold)[0] : undefined;

/** A question that has a note of its own. */
const isKnown = ({ decision }: Moment) =>
  ["reward", "choose", "new-base"].includes(decision?.prompt ?? "");

/** A card of the row for which one resource is missing. */
const oneShort = (moment: Moment) =>
  viewOf(moment).row.find((card) => {
    const fact = factOf(moment, card);
    const isTheirs = fact?.faction === enemy(moment).faction;
    return !isTheirs && fact?.figures.cost === own(moment).pool + 1;
  });

const attacksBase = (moment: Moment) =>
  isActing(moment) && isAdvised(moment, "commit") && target(moment) === undefined;

const NOTES: readonly Note[] = [
  {
    name: "goal",
    rule: "CW-WIN-01",
    isPoint: true,
    isDue: isActing,
    at: (moment) => enemyBase(moment),
    words: (moment) => ({
      side: own(moment).faction,
      base: nameOf(moment, enemy(moment).base?.card),
      n: viewOf(moment).bases_to_win,
    }),
  },
  {
    name: "read",
    rule: "CW-TERM-02",
    isDue: isActing,
    at: (moment) => [`[data-place="hand:${near(moment)}"]`],
    words: () => ({ how: reading() }),
  },
  {
    name: "play",
    rule: "CW-PLAY-02",
    isPoint: true,
    acts: true,
    isDue: (moment) => isActing(moment) && isAdvised(moment, "play"),
    at: (moment) => [`[data-place="hand:${near(moment)}"]`],
  },
  {
    name: "force",
    rule: "CW-FORCE-05",
    isPoint: true,
    isDue: (moment) => hasPlayed(moment) && own(moment).force === END,
    at: () => [`[data-place="force"]`],
    around: () => (isWide() ? GLOW : -5),
  },
  {
    name: "row",
    rule: "CW-BOUNTY-04",
    isPoint: true,
    acts: true,
    isDue: (moment) =>
      isActing(moment) && isAdvised(moment, "commit") && target(moment) !== undefined,
    at: (moment) => drawn("row", target(moment) ?? NONE),
    words: (moment) => ({
      card: nameOf(moment, target(moment) ?? NONE),
      n: factOf(moment, target(moment) ?? NONE)?.figures.target_value ?? 0,
      side: own(moment).faction,
    }),
  },
  {
    name: "resolve",
    rule: "CW-ATTACK-03",
    acts: true,
    isDue: (moment) => isActing(moment) && isAdvised(moment, "resolve"),
    // Where the sum is shown: at the row card, in your own strip, or in the panel.
    at: () => [".place:has(.resolve)", ".own .resolve", ".front .attack", ".prompt"],
  },
  {
    name: "reward",
    rule: "CW-BOUNTY-06",
    acts: true,
    isDue: (moment) => isAsked(moment, "reward"),
    at: () => [".ask", ".prompt"],
  },
  {
    name: "market",
    rule: "CW-BUY-02",
    until: "buy",
    isDue: (moment) => isActing(moment) && isAdvised(moment, "buy"),
    at: () => [`[data-place="pilots"]`],
    words: (moment) => ({ side: own(moment).faction }),
  },
  {
    name: "buy",
    rule: "CW-BUY-04",
    isPoint: true,
    acts: true,
    isDue: (moment) => isActing(moment) && isAdvised(moment, "buy"),
    at: (moment) => drawn("row", what(moment)),
    words: (moment) => ({
      card: nameOf(moment, what(moment)),
      n: factOf(moment, what(moment))?.figures.cost ?? 0,
      pool: own(moment).pool,
    }),
  },
  {
    name: "undo",
    rule: "CW-TURN-07",
    isDue: (moment) => isActing(moment) && isAdvised(moment, "end"),
    at: () => [".prompt .tools"],
  },
  {
    name: "end",
    rule: "CW-TURN-13",
    isPoint: true,
    acts: true,
    isDue: (moment) => isActing(moment) && isAdvised(moment, "end"),
    at: advised,
  },
  {
    name: "hurt",
    rule: "CW-BASE-02",
    isDue: (moment) => isFresh(moment) && (own(moment).base?.damage ?? 0) > 0,
    at: (moment) => [".own .home", `.spot:has([data-place="base:${near(moment)}"])`],
    words: (moment) => {
      const base = own(moment).base;
      const left = (base?.hit_points ?? 0) - (base?.damage ?? 0);
      const log = isWide() ? "edge" : "tab";
      return { base: nameOf(moment, base?.card), n: left, log };
    },
  },
  {
    name: "shift",
    rule: "CW-FORCE-03",
    isDue: (moment) => isFresh(moment) && own(moment).force < END,
    at: () => [`[data-place="force"]`],
    around: () => (isWide() ? GLOW : -5),
    words: (moment) => ({ with: own(moment).force > 0 ? "you" : "other" }),
  },
  {
    name: "choice",
    rule: "CW-KEY-13",
    acts: true,
    lasts: true,
    isDue: (moment) => isAsked(moment, "choose"),
    at: () => [".ask", ".prompt"],
    words: (moment) => ({
      card: nameOf(moment, moment.decision?.about),
      buys: nameOf(moment, oneShort(moment)) || "none",
    }),
  },
  {
    name: "lost",
    rule: "CW-BASE-05",
    acts: true,
    lasts: true,
    isDue: (moment) => isAsked(moment, "new-base"),
    at: () => [".ask", ".prompt"],
    words: (moment) => ({ n: optionsOf(moment).length }),
  },
  {
    name: "question",
    rule: "CW-ABILITY-02",
    acts: true,
    lasts: true,
    isDue: (moment) => moment.decision !== null && !isActing(moment) && !isKnown(moment),
    at: () => [".ask", ".prompt"],
  },
  {
    name: "attack",
    rule: "CW-ATTACK-09",
    isPoint: true,
    acts: true,
    isDue: (moment) => attacksBase(moment) && enemy(moment).ships.length === 0,
    at: (moment) => enemyBase(moment),
    words: (moment) => ({ base: nameOf(moment, enemy(moment).base?.card) }),
  },
  {
    name: "ability",
    rule: "CW-ABILITY-03",
    isPoint: true,
    acts: true,
    isDue: (moment) => isActing(moment) && isAdvised(moment, "use"),
    at: (moment) => drawn(`play:${near(moment)}`, what(moment)),
    words: (moment) => ({ card: nameOf(moment, what(moment)) }),
  },
  {
    name: "used",
    rule: "CW-FORCE-06",
    isDue: (moment) => isActing(moment) && usedCard(moment) !== undefined,
    at: (moment) => drawn(`play:${near(moment)}`, usedCard(moment)),
    words: (moment) => ({
      card: nameOf(moment, usedCard(moment)),
      text: factOf(moment, usedCard(moment))?.text.join(" ") ?? "",
      story: moment.outcome?.told.map(({ text }) => text).join(" ") ?? "",
      with: own(moment).force > 0 ? "you" : "other",
    }),
  },
  {
    name: "shield",
    rule: "CW-SHIP-06",
    isPoint: true,
    acts: true,
    explains: true,
    isDue: (moment) => attacksBase(moment) && enemy(moment).ships.length > 0,
    at: (moment) => drawn(`play:${far(moment)}`, enemy(moment).ships[0]?.card),
    words: (moment) => ({
      ship: nameOf(moment, enemy(moment).ships[0]?.card),
      n: enemy(moment).ships[0]?.hit_points ?? 0,
      base: nameOf(moment, enemy(moment).base?.card),
    }),
  },
  {
    name: "ship",
    rule: "CW-SHIP-02",
    lasts: true,
    isDue: (moment) => isActing(moment) && own(moment).ships.length > 0,
    at: (moment) => drawn(`play:${near(moment)}`, own(moment).ships[0]?.card),
    words: (moment) => ({
      ship: nameOf(moment, own(moment).ships[0]?.card),
      swords: own(moment).ships.some(({ attack }) => attack > 0) ? "yes" : "no",
    }),
  },
  {
    name: "fall",
    rule: "CW-BASE-03",
    isPoint: true,
    isDue: (moment) => own(moment).victory.length > 0,
    at: (moment) => [`[data-place="score:${near(moment)}"]`],
    words: (moment) => ({
      base: nameOf(moment, own(moment).victory[0]),
      n: viewOf(moment).bases_to_win - own(moment).victory.length,
      left: enemy(moment).bases.cards,
    }),
  },
];

export const LESSONS: Lessons<CloneWars> = {
  notes: NOTES,
  doable: Object.keys(DONE),
  wasDone: (point, before, now) => DONE[point]?.(before, now) ?? false,
  advise,
  label,
  why,
  controls,
  free: [
    ...[".prompt", ".strip", ".ask", ".tabs", ".header", ".drawer"],
    ...[
      "[data-place] [data-card]",
      ".rail .card",
      ".front .attack",
      ".spot",
      ".own .home",
      "[data-pool]",
    ],
    ...[`[data-place="force"]`, `[data-place^="pile"]`, ".rail .log"],
  ],
  facts: [
    { name: "join", rule: "CW-BOUNTY-09" },
    { name: "ships", rule: "CW-SHIP-05" },
    { name: "often", rule: "CW-ATTACK-05" },
    { name: "divide", rule: "CW-ATTACK-11" },
    { name: "neutral", rule: "CW-BOUNTY-02" },
    { name: "force", rule: "CW-FORCE-05" },
    { name: "exile", rule: "CW-EXILE-01" },
    { name: "shuffle", rule: "CW-DECK-02" },
  ],
  next: null,
};
