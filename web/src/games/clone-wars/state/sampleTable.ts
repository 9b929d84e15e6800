/** Small tables for tests: a view with what a test needs, cards with a name and little else. */
import type { Session } from "../../../api/session";
import { decision as anyDecision } from "../../../api/fakeSocket";
import type { OptionShown } from "../../../api/wire";
import type { CardFacts } from "../model/cardFacts";
import type {
  CloneWars,
  CloneWarsDecision,
  CloneWarsOption,
  CloneWarsView,
  InPlay,
  Side,
} from "../model/view";
import { tableIn, type TableThere } from "./boardState.svelte";

/** The table of a session that has received everything needed to draw it. */
export function thereIn(session: Session<CloneWars>): TableThere {
  const there = tableIn(session);
  if (!there) throw new Error("the test has sent no view, or no printed facts");
  return there;
}

export function card(slug: string, some: Partial<CardFacts> = {}): CardFacts {
  return {
    slug,
    name: slug.replaceAll("_", " "),
    faction: "republic",
    type: "unit",
    unique: false,
    traits: [],
    figures: {},
    text: [],
    reward: null,
    gains: [],
    choice: [],
    ...{ once: [], from_hand: false, is_gift: false, asks: false },
    sources: { provenance: "rulebook" },
    ...some,
  };
}

/** An option from "commit 0 > 4": a verb, the card it is about, and what it is aimed at. */
export function option(text: string, some: Partial<CloneWarsOption> = {}): CloneWarsOption {
  const [verb = "", what, , to] = text.split(" ");
  const refs = [];
  if (what !== undefined) refs.push({ role: "what", kind: "card", number: Number(what) });
  if (to !== undefined) refs.push({ role: "to", kind: "card", number: Number(to) });
  return { text, label: text, verb, refs, reveals: false, remarks: { vain: false }, ...some };
}

export function remarks(some: Partial<CloneWars["remarks"]> = {}): CloneWars["remarks"] {
  return {
    ...{ sums: [], aims: [], equal: [], division: null, all_to_base: [], wasted: [] },
    ...some,
  };
}

/** A decision of the action phase without remarks. */
export function decision(...options: OptionShown[]): CloneWarsDecision {
  const offered = options.map((one) => ({ ...one, remarks: { vain: false, ...one.remarks } }));
  return { ...anyDecision(), options: offered, remarks: remarks() };
}

export function inPlay(number: number, some: Partial<InPlay> = {}): InPlay {
  return { card: number, attack: 2, used: [], committed: false, attacked: false, ...some };
}

/** Each card in a stack of its own. */
const apart = (cards: readonly InPlay[] = []) => cards.map(({ card: one }) => [one]);

export function side(some: Partial<Side> = {}): Side {
  return {
    faction: "republic",
    force: 0,
    pool: 0,
    hand: { cards: 0, known: [] },
    deck: { cards: 0, known: [] },
    unseen: [],
    discard: [],
    exile: [],
    victory: [],
    base: null,
    bases: { cards: 0, known: [] },
    units: [],
    ships: [],
    unit_stacks: apart(some.units),
    ship_stacks: apart(some.ships),
    ...some,
  };
}

export function hand(...known: number[]): Side["hand"] {
  return { cards: known.length, known };
}

export function view(near: Partial<Side>, far: Partial<Side> = {}, row: number[] = []) {
  const shown: CloneWarsView = {
    seat: 0,
    turn: 1,
    active: 0,
    force: 0,
    winner: -1,
    bases_to_win: 3,
    asked: null,
    row,
    galaxy: { cards: 60, known: [] },
    galaxy_discard: [],
    pilots: 0,
    pilot: -1,
    groups: [],
    waiting: [],
    due: [],
    sides: [side(near), side({ faction: "separatist", ...far })],
  };
  return shown;
}
