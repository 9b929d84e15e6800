/** How each kind of beat is drawn over the galaxy: pieces and their ways. A beat whose places are not
 *  on the screen is not drawn. */
import type { Place } from "../../../motion/places";
import type { Beat, BeatOf, Zone } from "./beats";
import { MS } from "./beats";
import {
  figure,
  orderBack,
  orderFaces,
  piece,
  pieceOf,
  pill,
  ring,
  SIZE,
  swords,
} from "./movingPieces";
import type { GalaxyPlayback } from "./galaxyPlayback";
import { alongRoute, middleOf, middleOfRoute, passing, type Point } from "./ways";

type Projector<Kind extends Beat["kind"]> = (playback: GalaxyPlayback, beat: BeatOf<Kind>) => void;

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** How far a name may be from the edge of the window. */
const EDGE = 96;

const at = ({ x, y }: Point, more = "") =>
  `translate(${(x - SIZE / 2).toFixed(1)}px, ${(y - SIZE / 2).toFixed(1)}px) ${more}`;

/** Where something stands: in the middle of a place, on a route in the middle of its line. */
function pointOf(place: Place, zone: Zone): Point {
  return zone.startsWith("route:") ? middleOfRoute(place) : middleOf(place.rect);
}

const flip: Projector<"flip"> = (playback, beat) => {
  const place = playback.top(beat.planet);
  if (!place) return;
  const point = middleOf(place.rect);
  const { back, face } = orderFaces(beat.side, beat.order, beat.isSpecial);
  const scale = `scale(${playback.orderScale(place)})`;
  const [start, half] = [beat.at, MS.flip / 2];
  const end = start + beat.ms;
  for (const made of [back, face]) playback.show(made);
  playback.animate({
    element: back,
    frames: [
      { transform: at(point, `${scale} scaleX(1)`), opacity: 1 },
      { transform: at(point, `${scale} scaleX(0)`), opacity: 1 },
    ],
    at: start,
    ms: half,
    stands: true,
  });
  const large = `scale(${playback.orderScale(place) * 1.35})`;
  const shown = [
    { transform: at(point, `${scale} scaleX(0)`), opacity: 1 },
    { transform: at(point, `${large} scaleX(1)`), opacity: 1, offset: 0.25 },
    { transform: at(point, `${large} scaleX(1)`), opacity: 1, offset: 0.8 },
    {
      transform: at(point, `${beat.isGone ? "scale(0.4)" : scale} scaleX(1)`),
      opacity: beat.isGone ? 0 : 1,
    },
  ];
  playback.animate({ element: face, frames: shown, at: start + half, ms: beat.ms - half });
  playback.hold({ ...place, isShared: beat.isGone }, end);
  label(playback, beat.label, point, { at: start + half, ms: beat.ms - half, side: beat.side });
};

interface Labelled {
  readonly at: number;
  readonly ms: number;
  readonly side?: BeatOf<"flip">["side"];
  readonly tone?: BeatOf<"note">["tone"];
}

/** Words stay clear of the table's header. */
const BELOW_HEADER = 64;

/** A few words above a point, always inside the window. */
function label(playback: GalaxyPlayback, text: string, point: Point, given: Labelled): void {
  if (!text) return;
  const made = pill(text, given.tone ?? "news", given.side);
  playback.show(made);
  const x = Math.max(EDGE, Math.min(innerWidth - EDGE, point.x));
  const y = Math.max(BELOW_HEADER, point.y - 34);
  const where = (lift: number) => `translate(${x}px, ${y - lift}px) translate(-50%, -50%)`;
  const frames = [
    { transform: where(-8), opacity: 0 },
    { transform: where(0), opacity: 1, offset: 0.15 },
    { transform: where(0), opacity: 1, offset: 0.85 },
    { transform: where(4), opacity: 0 },
  ];
  playback.animate({ element: made, frames, at: given.at, ms: given.ms });
}

const lay: Projector<"lay"> = (playback, beat) => {
  const [seat, place] = [playback.from({ zone: `seat:${beat.seat}` }), playback.top(beat.planet)];
  if (!place) return;
  const to = middleOf(place.rect);
  const from = seat ? middleOf(seat.rect) : { x: to.x, y: to.y - 60 };
  const scale = playback.orderScale(place);
  const made = orderBack(beat.side);
  playback.show(made);
  const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 24 };
  const frames = [
    { transform: at(from, `scale(${scale * 0.6})`), opacity: 0 },
    { transform: at(between, `scale(${scale * 1.3})`), opacity: 1 },
    { transform: at(to, `scale(${scale})`), opacity: 1 },
  ];
  playback.animate({ element: made, frames, at: beat.at, ms: beat.ms, easing: EASE });
  playback.hold(place, beat.at + beat.ms);
};

const march: Projector<"march"> = (playback, beat) => {
  const [from, to] = [
    playback.from({ zone: `area:${beat.from}` }),
    playback.to({ zone: `area:${beat.to}` }),
  ];
  if (!from || !to) return;
  const [start, goal] = [middleOf(from.rect), middleOf(to.rect)];
  const lane = beat.route === null ? undefined : playback.from({ zone: `route:${beat.route}` });
  const way = [start, ...(lane ? alongRoute(lane, start) : []), playback.spread(goal)];
  const made = pieceOf(beat.piece, beat.side, playback.printed);
  made.classList.add("marching");
  playback.show(made);
  const scale = `scale(${playback.chipScale})`;
  const frames = passing(way, (point) => ({ transform: at(point, scale), opacity: 1 }));
  playback.animate({
    element: made,
    frames,
    at: beat.at,
    ms: beat.ms,
    stands: true,
    easing: "cubic-bezier(0.35, 0, 0.25, 1)",
  });
  playback.holdArrival(beat, beat.at + beat.ms);
};

const appear: Projector<"appear"> = (playback, beat) => {
  const place = playback.to({ zone: beat.zone });
  if (!place) return;
  const point = playback.spread(pointOf(place, beat.zone));
  const made = pieceOf(beat.piece, beat.side, playback.printed);
  playback.show(made);
  const scale = playback.chipScale;
  const frames = [
    { transform: at(point, `scale(${scale * 2.2})`), opacity: 0 },
    { transform: at(point, `scale(${scale * 0.94})`), opacity: 1, offset: 0.7 },
    { transform: at(point, `scale(${scale})`), opacity: 1 },
  ];
  playback.animate({ element: made, frames, at: beat.at, ms: beat.ms, easing: EASE });
  halo(playback, point, "good", beat.at + beat.ms * 0.5);
  if (beat.zone.startsWith("area:")) {
    const to = Number(beat.zone.slice(5));
    playback.holdArrival({ piece: beat.piece, to }, beat.at + beat.ms);
  }
};

/** What is lost shakes, grows pale and breaks away. */
const fall: Projector<"fall"> = (playback, beat) => {
  const place = playback.from({ zone: beat.zone });
  if (!place) return;
  const point = playback.spread(pointOf(place, beat.zone));
  const made = pieceOf(beat.piece, beat.side, playback.printed);
  made.classList.add("lost");
  playback.show(made);
  const scale = playback.chipScale;
  const frames = [
    { transform: at(point, `scale(${scale})`), opacity: 1 },
    { transform: at(point, `scale(${scale * 1.25}) rotate(-7deg)`), opacity: 1, offset: 0.2 },
    { transform: at(point, `scale(${scale * 1.1}) rotate(6deg)`), opacity: 1, offset: 0.4 },
    {
      transform: at({ x: point.x, y: point.y + 22 }, `scale(${scale * 0.5}) rotate(24deg)`),
      opacity: 0,
    },
  ];
  playback.animate({ element: made, frames, at: beat.at, ms: beat.ms, stands: true });
  halo(playback, point, "harm", beat.at);
  label(playback, beat.label, point, { at: beat.at, ms: beat.ms + MS.note, tone: "harm" });
};

/** A ring that spreads from a point. */
function halo(playback: GalaxyPlayback, point: Point, tone: "good" | "harm", start: number): void {
  const made = ring(tone);
  Object.assign(made.style, { width: `${SIZE}px`, height: `${SIZE}px` });
  playback.show(made);
  const frames = [
    { transform: at(point, "scale(0.5)"), opacity: 0.9 },
    { transform: at(point, "scale(1.9)"), opacity: 0 },
  ];
  playback.animate({ element: made, frames, at: start, ms: MS.pulse, easing: "ease-out" });
}

const gain: Projector<"gain"> = (playback, beat) => {
  const place = playback.to({ zone: beat.zone });
  if (!place) return;
  const { right, top, height } = place.rect;
  const made = figure(beat.sign, beat.n);
  playback.show(made);
  const x = Math.min(innerWidth - 40, right + 8);
  const y = top + height / 2 + playback.row(beat.zone) * 30;
  const where = (lift: number) => `translate(${x}px, ${y - lift}px) translate(-50%, -50%)`;
  const frames = [
    { transform: `${where(-10)} scale(0.5)`, opacity: 0 },
    { transform: `${where(0)} scale(1.12)`, opacity: 1, offset: 0.2 },
    { transform: `${where(0)} scale(1)`, opacity: 1, offset: 0.75 },
    { transform: `${where(10)} scale(1)`, opacity: 0 },
  ];
  playback.animate({ element: made, frames, at: beat.at, ms: beat.ms });
};

/** The flag comes from where it stood. */
const walk: Projector<"walk"> = (playback, beat) => {
  const zone: Zone = `flag:${beat.seat}`;
  const [from, to] = [playback.ground.before.at({ zone }), playback.to({ zone })];
  if (!from || !to) return;
  const [a, b] = [middleOf(from.rect), middleOf(to.rect)];
  const frames = [
    { transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` },
    { transform: `translate(${(a.x - b.x) / 2}px, ${(a.y - b.y) / 2 - 8}px)` },
    { transform: "translate(0, 0)" },
  ];
  playback.animate({
    ...{ element: to.element, frames, at: beat.at, ms: beat.ms },
    ...{ stands: true, easing: EASE, added: true },
  });
};

const clash: Projector<"clash"> = (playback, beat) => {
  const place = playback.from({ zone: beat.zone });
  if (!place) return;
  const point = middleOf(place.rect);
  const made = swords();
  playback.show(made);
  const frames = [
    { transform: at(point, "scale(2.4) rotate(-30deg)"), opacity: 0 },
    { transform: at(point, "scale(1) rotate(4deg)"), opacity: 1, offset: 0.45 },
    { transform: at(point, "scale(1.05) rotate(0deg)"), opacity: 1, offset: 0.8 },
    { transform: at(point, "scale(1.3) rotate(0deg)"), opacity: 0 },
  ];
  playback.animate({ element: made, frames, at: beat.at, ms: beat.ms });
  halo(playback, point, "harm", beat.at + beat.ms * 0.4);
};

const pulse: Projector<"pulse"> = (playback, beat) => {
  const place = playback.to({ zone: beat.zone });
  if (!place) return;
  const { left, top, width, height } = place.rect;
  const made = piece(`frame ${beat.tone}`);
  Object.assign(made.style, {
    ...{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` },
    borderRadius: beat.zone.startsWith("area:") ? "50%" : "9px",
  });
  playback.show(made);
  const frames = [
    { transform: "none", opacity: 0 },
    { transform: "scale(1.03)", opacity: 1, offset: 0.3 },
    { transform: "scale(1.1)", opacity: 0 },
  ];
  playback.animate({ element: made, frames, at: beat.at, ms: beat.ms });
};

const note: Projector<"note"> = (playback, beat) => {
  const place = playback.to({ zone: beat.zone });
  if (!place) return;
  const { left, width, top, bottom, height } = place.rect;
  const row = playback.row(beat.zone) * 30;
  // Beside a card in a rail; below a chip in a strip, where other chips are beside it.
  const isChip = width < height * 3 && height < 60;
  const point = isChip
    ? { x: left + width / 2, y: bottom + 54 + row }
    : { x: left + width + 70, y: top + height / 2 + 34 + row };
  label(playback, beat.text, point, beat);
};

export const PROJECTORS: { readonly [Kind in Beat["kind"]]: Projector<Kind> } = {
  flip,
  lay,
  march,
  appear,
  fall,
  gain,
  walk,
  clash,
  pulse,
  note,
};

/** Without motion: words and figures fade in and out, and a ring says where something changed. */
export function fade(playback: GalaxyPlayback, beat: Beat): void {
  const zone = zoneOf(beat);
  const place = zone && playback.to({ zone });
  if (!place) return;
  const made =
    beat.kind === "gain"
      ? figure(beat.sign, beat.n)
      : beat.kind === "note" || beat.kind === "flip"
        ? pill("text" in beat ? beat.text : beat.label, "news")
        : ring(beat.kind === "fall" || beat.kind === "clash" ? "harm" : "news");
  const { x, y } = pointOf(place, zone);
  made.classList.add("still");
  Object.assign(made.style, { left: `${x}px`, top: `${y}px` });
  playback.show(made);
  const frames = [
    { opacity: 0 },
    { opacity: 1, offset: 0.15 },
    { opacity: 1, offset: 0.8 },
    { opacity: 0 },
  ];
  playback.animate({ element: made, frames, at: beat.at, ms: Math.max(MS.gain, beat.ms) });
}

function zoneOf(beat: Beat): Zone | null {
  if ("zone" in beat) return beat.zone;
  if (beat.kind === "march") return `area:${beat.to}`;
  if (beat.kind === "walk") return `flag:${beat.seat}`;
  return `stack:${beat.planet}`;
}
