/** The guide to a first game of Clone Wars: what is told when, and of what on the table. */
import type { Lessons, Moment, Note } from "../../guide/notes";
import { cardIn } from "../offers";
import { advise, controls, drawn, enemyBase, label } from "./advice";
import { DONE } from "./done";
import {
  attacksRow,
  beatable,
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
} from "./table";

/** The last space of the Force on one's own side. */
const END = 3;
/** By this turn there has been enough to do, and time to speak of how it is taken back. */
const SETTLED = 4;

const what = ({ advice }: Moment) => (advice ? cardIn(advice, "what") : undefined);
const isAdvised = ({ advice }: Moment, verb: string) => advice?.verb === verb;
const hasPlayed = (moment: Moment) => isActing(moment) && !can(moment, "play");
const target = (moment: Moment) =>
  (moment.advice && rowTarget(moment, moment.advice)) ?? beatable(moment)[0];
const advised = (moment: Moment) => (moment.advice ? controls(moment.advice, moment) : [".prompt"]);

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
  isActing(moment) &&
  isAdvised(moment, "commit") &&
  moment.advice !== null &&
  rowTarget(moment, moment.advice) === undefined;

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
    name: "play",
    rule: "CW-PLAY-02",
    isPoint: true,
    acts: true,
    isDue: (moment) => isActing(moment) && can(moment, "play"),
    at: (moment) => [`[data-place="hand:${near(moment)}"]`],
  },
  {
    name: "force",
    rule: "CW-FORCE-05",
    isPoint: true,
    isDue: (moment) => hasPlayed(moment) && own(moment).force === END,
    at: () => [`[data-place="force"]`],
    words: (moment) => ({ n: own(moment).pool }),
  },
  {
    name: "row",
    rule: "CW-BOUNTY-04",
    isPoint: true,
    acts: true,
    isDue: (moment) => hasPlayed(moment) && !attacksRow(moment) && beatable(moment).length > 0,
    at: (moment) => drawn("row", target(moment)),
    words: (moment) => ({
      card: nameOf(moment, target(moment)),
      n: factOf(moment, target(moment))?.figures.target_value ?? 0,
    }),
  },
  {
    name: "resolve",
    rule: "CW-ATTACK-03",
    acts: true,
    isDue: (moment) => isActing(moment) && isAdvised(moment, "resolve"),
    // Where the sum stands: at the card of the row, in one's own line, or in the panel.
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
    lasts: true,
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
    isDue: (moment) =>
      isActing(moment) && can(moment, "play") && (own(moment).base?.damage ?? 0) > 0,
    at: (moment) => [".own .home", `.spot:has([data-place="base:${near(moment)}"])`],
    words: (moment) => {
      const base = own(moment).base;
      const left = (base?.hit_points ?? 0) - (base?.damage ?? 0);
      return { base: nameOf(moment, base?.card), n: left };
    },
  },
  {
    name: "shift",
    rule: "CW-FORCE-03",
    isDue: (moment) => isActing(moment) && can(moment, "play") && own(moment).force < END,
    at: () => [`[data-place="force"]`],
    words: (moment) => ({ with: own(moment).force > 0 ? "you" : "other" }),
  },
  {
    name: "undo",
    rule: "CW-TURN-07",
    isDue: (moment) => isActing(moment) && can(moment, "play") && viewOf(moment).turn > SETTLED,
    at: () => [".prompt .tools"],
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
    words: (moment) => ({ n: optionsOf(moment).length + enemy(moment).victory.length }),
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
    name: "shield",
    rule: "CW-SHIP-06",
    isPoint: true,
    acts: true,
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
    words: (moment) => ({ ship: nameOf(moment, own(moment).ships[0]?.card) }),
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

export const LESSONS: Lessons = {
  notes: NOTES,
  done: DONE,
  advise,
  label,
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
  ],
};
