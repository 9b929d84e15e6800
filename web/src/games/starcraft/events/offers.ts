/** Cards that can be chosen now, large enough to be read: Event cards, Leadership cards, Combat cards
 *  for the hand, and what can be had instead of a card. */
import type { Thing } from "../../../shared/choosing/narrowing";
import { listed } from "../../../shared/tables/seatNames";
import { say } from "../../../words/words";
import { faceOf, type CardFace } from "../cards/face";
import { leaderShown, type LeaderShown } from "../cards/leadership";
import { PIECES } from "../model/pieces";
import { drawsOf } from "../model/view";
import { within } from "../model/within";
import type { StarCraftWhole } from "../state/pointing";
import type { TableState } from "../state/tableState.svelte";

export interface Offer {
  readonly key: string;
  /** Null: it is no card. */
  readonly face: CardFace | null;
  readonly name: string;
  readonly text: string;
  /** Whose it is, where it lies. */
  readonly note: string;
  /** Of a Leadership card. */
  readonly leader?: LeaderShown;
  readonly isForced: boolean;
  readonly isPicked: boolean;
  readonly pick: (beside: Element) => void;
}

/** Verbs that take a card at once; the others wait for their button. */
const AT_ONCE = new Set(["take", "search"]);
const OFFERED = new Set(["event", "leader", "technology", "card", "piece"]);

/** Every card or other thing that the present question offers; what must be chosen comes first. */
export function offersOf(table: TableState): Offer[] {
  const seen = new Map<string, Offer>();
  for (const whole of table.choosing.wholes as readonly StarCraftWhole[]) {
    if (whole.verb === "destroy" || seen.has(whole.text)) continue;
    const made = offer(table, whole);
    if (made) seen.set(whole.text, made);
  }
  const all = [...seen.values()];
  return [...all.filter((one) => one.isForced), ...all.filter((one) => !one.isForced)];
}

/** The new cards of a technology that was learnt, and what can be had instead. */
export function cardOffersOf(table: TableState): Offer[] {
  const prompt = table.session.decision?.prompt;
  const isAsked = prompt === "technology-to-hand" || prompt === "research-bonus";
  return isAsked ? offersOf(table) : [];
}

function offer(table: TableState, whole: StarCraftWhole): Offer | null {
  const ref = whole.refs.find(({ kind }) => OFFERED.has(kind));
  if (!ref) return null;
  const thing = { kind: ref.kind, number: ref.number };
  const { several, choosing } = table;
  const isPicked = several.isOpen
    ? several.things.some((one) => one.isPicked && isSame(one.thing, thing))
    : choosing.isPicked(thing);
  const shown = { key: whole.text, note: noteOf(table, whole), isPicked };
  const pick = (beside: Element) => pickOffer(table, whole, thing, beside);
  if (thing.kind === "piece") return { ...shown, ...instead(table, thing), pick };
  const facts = table.printed[kindOf(thing)][thing.number];
  if (!facts) return null;
  const face = faceOf(facts);
  const isForced = facts.figures["forced"] === true;
  const said = thing.kind === "leader" ? { leader: leaderShown(facts.figures) } : {};
  return { ...shown, ...said, face, name: face.name, text: face.text, isForced, pick };
}

const kindOf = ({ kind }: Thing): "event" | "leader" | "technology" | "card" =>
  kind === "event" || kind === "leader" || kind === "technology" ? kind : "card";

const isSame = (one: Thing, other: Thing) => one.kind === other.kind && one.number === other.number;

/** What can be had instead of a card. */
function instead(
  { view }: TableState,
  { number }: Thing,
): Pick<Offer, "face" | "name" | "text" | "isForced"> {
  const isPoint = PIECES[number] === "point";
  const draws = drawsOf(view);
  return {
    face: null,
    name: isPoint ? say("sc-events-point") : say("sc-events-draw", { draws }),
    text: isPoint ? say("sc-events-point-text") : say("sc-events-draw-text", { draws }),
    isForced: false,
  };
}

function noteOf(table: TableState, { verb, refs, remarks }: StarCraftWhole): string {
  const end = remarks.costs.find(({ kind }) => kind === "ends");
  if (end && refs.some(({ kind }) => kind === "piece")) {
    const winners = listed(end.refs.map((ref) => table.nameOf(ref)));
    return say("sc-events-the-end", { n: end.n, winners });
  }
  const owner = refs.find(({ kind }) => kind === "seat");
  if (owner) return say("sc-events-of", { owner: within(table.seatName(owner.number)) });
  return AT_ONCE.has(verb) ? say("sc-events-from", { shelf: verb }) : "";
}

/** Equal cards of two players, or in two places, are told apart by more than the card. */
function pickOffer(table: TableState, whole: StarCraftWhole, thing: Thing, beside: Element): void {
  const { choosing } = table;
  if (AT_ONCE.has(whole.verb)) return choosing.choose(whole);
  table.point(thing, beside);
  const owner = whole.refs.find(({ kind }) => kind === "seat");
  if (owner && choosing.isPicked(thing) && choosing.now.left.length > 1)
    table.point({ kind: "seat", number: owner.number }, beside);
}
