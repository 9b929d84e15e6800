/** Tables and games for tests. */
import type { GameShown, SeatShown, TableShown } from "../../api/wire";
import type { Held } from "./tableStatus";

export function seat(number: number, name: string): SeatShown {
  const here = { taken: true, present: true, side: "", stand_in: "", away: null };
  const pace = "normal";
  return { seat: number, kind: "person", name, program: "", ...here, pace };
}

export const MARA = seat(0, "Mara");
export const BEN = seat(1, "Ben");

export function table(given: Partial<TableShown> & { winners?: number[] }): TableShown {
  const { winners, ...some } = given;
  const result = winners && {
    winners,
    ending: "bases",
    closing: "",
    resigned: null,
    secret: "",
    nonces: [],
    seed: "",
  };
  return {
    id: "0123456789abcdef",
    name: "Friday",
    game: "clone-wars",
    options: {},
    pack: "",
    status: "running",
    seats: [MARA, BEN],
    asked: null,
    consent: [],
    turn: 1,
    score: [],
    watchers: 0,
    listed: true,
    made: 0,
    moved: 0,
    commitment: "",
    result: result ?? null,
    rematch: null,
    clock: null,
    hints: true,
    stopped: "",
    replace_after: 600,
    ...some,
  };
}

export function held(id: string, ...seats: number[]): Held {
  const mine = seats.map((number) => ({ seat: number, secret: "s" }));
  return { id, mine, host: null, archived: false };
}

export const CLONE_WARS: GameShown = {
  name: "clone-wars",
  title: "Clone Wars",
  about: "A duel.",
  has_screen: true,
  players: [2],
  sides: ["republic", "separatist", "rebel", "empire"],
  terminal: "orrery play --terminal clone-wars",
  choices: [
    {
      key: "mode",
      title: "Bases",
      about: "Which bases come into play.",
      usual: "beginner",
      usual_in: { beginner: "beginner", full: "full" },
      needs: {},
      values: [
        { value: "beginner", title: "Beginner", about: "Five each.", players: [2] },
        { value: "full", title: "Full", about: "All ten.", players: [2] },
      ],
    },
    {
      key: "bases",
      title: "Length",
      about: "How many must fall.",
      usual: "3",
      usual_in: { beginner: "3", full: "4" },
      needs: {},
      values: [
        { value: "3", title: "3 bases", about: "Short.", players: [2] },
        { value: "4", title: "4 bases", about: "Long.", players: [2] },
      ],
    },
  ],
  programs: [
    { name: "simple", title: "Simple", strength: "Easy", about: "Weak.", measured: [] },
    { name: "greedy", title: "Greedy", strength: "Strong", about: "Wins.", measured: [] },
    { name: "search", title: "Search", strength: "Strongest", about: "Plays on.", measured: [] },
  ],
  usual_program: "simple",
};

export const STARCRAFT: GameShown = {
  ...CLONE_WARS,
  name: "starcraft",
  title: "StarCraft",
  has_screen: false,
  players: [2, 3, 4, 5, 6],
  sides: [],
  terminal: "orrery play --terminal starcraft",
  choices: [],
};

const YES_OR_NO = [
  { value: "yes", title: "Yes", about: "Played with.", players: [2, 3, 4, 5, 6] },
  { value: "no", title: "No", about: "Left out.", players: [2, 3, 4, 5, 6] },
];

/** StarCraft with an expansion that has options of its own. */
export const EXPANDED: GameShown = {
  ...STARCRAFT,
  has_screen: true,
  choices: [
    {
      key: "expansion",
      title: "Expansion",
      about: "Which boxes.",
      usual: "none",
      usual_in: { none: "none", brood_war: "brood_war" },
      needs: {},
      values: [
        { value: "none", title: "Base game", about: "On its own.", players: [2, 3, 4, 5, 6] },
        {
          value: "brood_war",
          title: "Brood War",
          about: "With leaders.",
          players: [2, 3, 4, 5, 6],
        },
      ],
    },
    {
      key: "leadership",
      title: "Leadership cards",
      about: "Whether there are leaders.",
      usual: "yes",
      usual_in: { none: "yes", brood_war: "yes" },
      needs: { expansion: ["brood_war"] },
      values: YES_OR_NO,
    },
    {
      key: "heroes",
      title: "Heroes",
      about: "Whether they are immune.",
      usual: "no",
      usual_in: { none: "no", brood_war: "no" },
      needs: { expansion: ["brood_war"], leadership: ["yes"] },
      values: YES_OR_NO,
    },
  ],
};
