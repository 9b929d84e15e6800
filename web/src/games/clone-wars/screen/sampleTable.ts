/** Small tables for tests: a view with what a test needs, cards with a name and little else. */
import type { Session } from "../../../api/session";
import type { OptionShown } from "../../../api/wire";
import type { CardFacts } from "../model/cardFacts";
import type { CloneWarsView, InPlay, Side } from "../model/view";
import { tableIn, type TableThere } from "./screen.svelte";

/** The table of a session that has heard everything it takes to draw one. */
export function thereIn(session: Session): TableThere {
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
    sources: { provenance: "rulebook" },
    ...some,
  };
}

/** An option from "commit 0 > 4": a verb, the card it is about, and what it is aimed at. */
export function option(text: string, some: Partial<OptionShown> = {}): OptionShown {
  const [verb = "", what, , to] = text.split(" ");
  const refs = [];
  if (what !== undefined) refs.push({ role: "what", kind: "card", number: Number(what) });
  if (to !== undefined) refs.push({ role: "to", kind: "card", number: Number(to) });
  return { text, label: text, verb, refs, reveals: false, vain: false, ...some };
}

export function inPlay(number: number, some: Partial<InPlay> = {}): InPlay {
  return { card: number, attack: 2, used: [], committed: false, attacked: false, ...some };
}

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
    pilots: 10,
    groups: [],
    waiting: [],
    due: [],
    sides: [side(near), side({ faction: "separatist", ...far })],
  };
  return shown;
}
