/** Events as scenes: what moves, what flashes, which figure counts, and when. Nothing here touches
 *  the page: the stage plays what this says. */
import type { EventShown } from "../../../api/wire";
import { MOST } from "../../../motion/timing";
import type { CloneWarsView } from "../model/view";
import { APART, lengthOf, MS, stretched, type Scene } from "./beats";
import { zonesOf } from "./cardZones";
import { EVENT_BEATS } from "./eventBeats";
import { Script } from "./sceneScript";

/** Other players' moves are shown more slowly, since they come as a surprise. */
const OTHERS = 1.5;

export interface Given {
  /** What each pick of a gesture did. */
  parts: readonly (readonly EventShown[])[];
  actor: number | null;
  undone: boolean;
}

/** The scene of a gesture: usually one pick. Your own picks overlap, those of others do not. */
export function scene(given: Given, before: CloneWarsView, after: CloneWarsView): Scene {
  const isOwn = given.actor !== null && given.actor === after.seat;
  if (given.undone) return undoing(before, after, isOwn);
  const events = given.parts.flat();
  const script = new Script(before, after, events);
  given.parts.forEach((part, i) => {
    if (isOwn) script.now = i * APART.picks;
    for (const event of part) EVENT_BEATS[event.kind]?.(script, event);
  });
  return { beats: fitted(script, isOwn), events: events.length, isOwn };
}

/** Your own move is over soon; those of others can be followed. */
function fitted({ beats }: Script, isOwn: boolean) {
  const length = lengthOf(beats);
  if (isOwn) return length > MOST.own ? stretched(beats, MOST.own / length) : beats;
  return stretched(beats, Math.min(OTHERS, MOST.others / Math.max(1, length)));
}

/** An undo moves everything back: every card that is elsewhere, together. */
function undoing(before: CloneWarsView, after: CloneWarsView, isOwn: boolean): Scene {
  const script = new Script(before, after, []);
  const then = zonesOf(after);
  for (const [card, from] of zonesOf(before)) {
    const to = then.get(card);
    if (to !== undefined && to !== from) script.move({ card, from, to, ms: MS.undo });
  }
  return { beats: script.beats, events: 1, isOwn };
}
