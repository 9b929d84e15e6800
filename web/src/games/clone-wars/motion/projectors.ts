/** How each kind of beat is drawn: pieces and their paths. A beat whose places are not on the
 *  screen is not drawn. */
import { mount, unmount } from "svelte";

import Shattered from "../../../art/worlds/Shattered.svelte";
import World from "../../../art/worlds/World.svelte";
import { worldOf } from "../art/worlds/worlds";
import type { Beat, BeatOf } from "./beats";
import { backOf, CARD, faceOf, figureOf, glyph, piece } from "./movingPieces";
import type { Place } from "../../../motion/places";
import type { ScenePlayback } from "./scenePlayback";

type Projector<Kind extends Beat["kind"]> = (playback: ScenePlayback, beat: BeatOf<Kind>) => void;

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const FADE = 120;
const FIGURE = 600;
/** How near to the edge of the window the middle of a figure may be. */
const EDGE = 48;

const middle = ({ left, top, width, height }: DOMRect) => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** The smallest size at which a card is recognizable. */
const SMALLEST = 0.22;

/** A card in the middle of a place, as large as it fits. */
function cardAt(rect: DOMRect, lift = 0, turn = 0): string {
  const { x, y } = middle(rect);
  const fits = Math.min(1, rect.width / CARD.width, rect.height / CARD.height);
  const scale = Math.max(SMALLEST, fits);
  const [left, top] = [x - CARD.width / 2, y - lift - CARD.height / 2];
  return `translate(${left}px, ${top}px) scale(${scale}) rotate(${turn}deg)`;
}

function between(a: DOMRect, b: DOMRect): DOMRect {
  const mix = (one: number, other: number) => (one + other) / 2;
  return new DOMRect(
    mix(a.left, b.left),
    mix(a.top, b.top),
    mix(a.width, b.width),
    mix(a.height, b.height),
  );
}

function cardPiece(playback: ScenePlayback, card: number, back: string, face: string): HTMLElement {
  const facts = playback.set.facts[card];
  if (!facts || face === "down") return piece("piece card", backOf(back));
  if (face === "up") return piece("piece card", faceOf(facts));
  return piece("piece card", backOf(back), faceOf(facts));
}

const move: Projector<"move"> = (playback, beat) => {
  const { card, back, face, at, ms } = beat;
  const to = playback.to(beat.to);
  const from = (beat.from && playback.from(beat.from)) ?? to;
  if (!to || !from) return;
  const made = cardPiece(playback, card, back, face);
  playback.show(made);
  const lift = Math.min(40, Math.abs(from.rect.left - to.rect.left) * 0.08);
  playback.animate({
    element: made,
    frames: [
      { transform: cardAt(from.rect), opacity: 1 },
      { transform: cardAt(between(from.rect, to.rect), lift), opacity: 1 },
      { transform: cardAt(to.rect), opacity: 1 },
    ],
    at,
    ms,
    easing: EASE,
    stands: beat.from?.card !== undefined && !from.isShared,
  });
  if (made.children.length === 2) turnOver(playback, made, at, ms);
  if (beat.to.card !== undefined) playback.hold(to, at + ms);
};

/** Back and face of a piece: one narrows to a line, the other widens from it. */
function turnOver(playback: ScenePlayback, made: HTMLElement, at: number, ms: number) {
  const [back, face] = made.children;
  const [flat, line] = [{ transform: "none" }, { transform: "scaleX(0)" }];
  const half = ms / 2;
  if (back) {
    playback.animate({ element: back, frames: [flat, line], at, ms: half, stands: true });
    playback.animate({ element: back, frames: [line, line], at: at + half, ms: half });
  }
  if (face) {
    playback.animate({ element: face, frames: [line, line], at: 0, ms: at + half });
    playback.animate({ element: face, frames: [line, flat], at: at + half, ms: half });
  }
}

const hop: Projector<"hop"> = (playback, { from, to, at, ms }) => {
  const [start, goal] = [playback.to(from) ?? playback.from(from), playback.to(to)];
  if (!start || !goal) return;
  const ingot = piece("piece ingot", glyph("resources", 22));
  playback.show(ingot);
  const [a, b] = [middle(start.rect), middle(goal.rect)];
  const frame = (x: number, y: number, scale: number) => ({
    transform: `translate(${x - 11}px, ${y - 11}px) scale(${scale})`,
    opacity: 1,
  });
  playback.animate({
    element: ingot,
    frames: [
      frame(a.x, a.y, 0.6),
      frame((a.x + b.x) / 2, (a.y + b.y) / 2 - 26, 1.15),
      frame(b.x, b.y, 0.9),
    ],
    at,
    ms,
  });
};

/** Each figure for its share of the time, instead of the final one. */
const count: Projector<"count"> = (playback, { spot, from, to, at, ms }) => {
  const pool = playback.to(spot)?.element;
  const figure = pool?.querySelector("b");
  if (!figure || from === to) return;
  const rect = figure.getBoundingClientRect();
  const { fontFamily, fontSize, fontWeight, fontVariantNumeric, color } = getComputedStyle(figure);
  const type = { fontFamily, fontSize, fontWeight, fontVariantNumeric, color };
  const stand = { lineHeight: `${rect.height}px`, left: `${rect.left}px`, top: `${rect.top}px` };
  const steps = Math.min(12, Math.abs(to - from));
  for (let i = 0; i < steps; i++) {
    const made = piece("piece count");
    made.textContent = String(Math.round(from + ((to - from) * i) / steps));
    Object.assign(made.style, type, stand);
    playback.show(made);
    const start = i === 0 ? 0 : at + (i * ms) / steps;
    const end = i === steps - 1 ? at + ms : at + ((i + 1) * ms) / steps;
    const frames = [{ opacity: 1 }, { opacity: 1 }];
    playback.animate({ element: made, frames, at: start, ms: Math.max(1, end - start) });
  }
  playback.hold({ element: figure, rect, isShared: false }, at + ms);
};

function place(playback: ScenePlayback, made: HTMLElement, x: number, y: number) {
  playback.show(made);
  Object.assign(made.style, { left: `${x}px`, top: `${y}px` });
}

/** A figure over a thing, or above it; always visible. */
function figure(playback: ScenePlayback, { spot, tone, n }: BeatOf<"burst">): HTMLElement | null {
  const found = playback.from(spot);
  if (!found) return null;
  const { width, top } = found.rect;
  const made = figureOf(tone, n, Math.max(44, Math.min(76, width * 0.6)));
  made.classList.add("piece");
  const { x, y } = middle(found.rect);
  const inside = Math.max(EDGE, Math.min(innerWidth - EDGE, x));
  place(playback, made, inside, Math.max(EDGE, tone === "total" ? top - 22 : y));
  return made;
}

const burst: Projector<"burst"> = (playback, beat) => {
  const made = figure(playback, beat);
  if (!made) return;
  const { at, ms } = beat;
  playback.animate({
    element: made,
    frames: [
      { transform: "translate(-50%, -50%) scale(0.3)", opacity: 0 },
      { transform: "translate(-50%, -50%) scale(1.2)", opacity: 1, offset: 0.2 },
      { transform: "translate(-50%, -50%) scale(1)", opacity: 1, offset: 0.7 },
      { transform: "translate(-50%, -62%) scale(1)", opacity: 0 },
    ],
    at,
    ms,
  });
};

/** A ship breaks in two, and both halves sink to the discard pile. */
const breakUp: Projector<"break"> = (playback, { card, from, to, at, ms }) => {
  const [start, goal] = [playback.from(from), playback.to(to)];
  if (!start || !goal) return;
  for (const side of [-1, 1]) {
    const made = cardPiece(playback, card, "galaxy", "up");
    made.classList.add(side < 0 ? "left" : "right");
    playback.show(made);
    const { left, top, width, height } = start.rect;
    const apart = new DOMRect(left + side * 16, top + 14, width, height);
    playback.animate({
      element: made,
      frames: [
        { transform: cardAt(start.rect), opacity: 1 },
        { transform: cardAt(apart, 0, side * 9), opacity: 1, offset: 0.5 },
        { transform: cardAt(goal.rect, 0, side * 20), opacity: 0.2 },
      ],
      at,
      ms,
      stands: true,
    });
  }
};

/** A world stays until it splits, then shrinks into the score of the player who destroyed it. */
const fall: Projector<"fall"> = (playback, { card, from, to, at, ms }) => {
  const [start, orbit, goal] = [playback.from(from), playback.to(from), playback.to(to)];
  const slug = playback.set.facts[card]?.slug;
  if (!start || !slug) return;
  const size = start.rect.width;
  const { x, y } = middle(start.rect);
  const made = piece("piece fallen");
  Object.assign(made.style, { width: `${size}px`, height: `${size}px` });
  place(playback, made, x - size / 2, y - size / 2);
  const radius = size / 3.4;
  let world = mount(World, { target: made, props: { world: worldOf(slug), radius } });
  playback.when(made, at, () => {
    void unmount(world);
    world = mount(Shattered, {
      target: made,
      props: { world: worldOf(slug), radius, burst: true },
    });
  });
  playback.atEnd(() => void unmount(world));
  const end = goal ? middle(goal.rect) : { x, y };
  playback.animate({
    element: made,
    frames: [
      { transform: "none", opacity: 1 },
      { transform: "none", opacity: 1, offset: 0.7 },
      { transform: `translate(${end.x - x}px, ${end.y - y}px) scale(0.08)`, opacity: 0.4 },
    ],
    at,
    ms: ms / 0.7,
    stands: true,
  });
  if (orbit) playback.hold({ ...orbit, isShared: false }, at + ms / 2);
};

function towards(from: Place, to: Place, far: number): string {
  const [a, b] = [middle(from.rect), middle(to.rect)];
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return `translate(${((b.x - a.x) / long) * far}px, ${((b.y - a.y) / long) * far}px)`;
}

const lean: Projector<"lean"> = (playback, { spot, towards: target, at, ms }) => {
  const [from, to] = [playback.to(spot), playback.from(target)];
  if (!from || !to || spot.card === undefined) return;
  const frames = [
    { transform: "translate(0, 0)" },
    { transform: towards(from, to, 14), offset: 0.4 },
    { transform: "translate(0, 0)" },
  ];
  playback.animate({ element: from.element, frames, at, ms, easing: EASE, added: true });
};

const bolt: Projector<"bolt"> = (playback, beat) => {
  const [from, to] = [playback.from(beat.from), playback.from(beat.to)];
  if (!from || !to) return;
  const [a, b] = [middle(from.rect), middle(to.rect)];
  const made = piece("piece bolt");
  place(playback, made, a.x, a.y - 3);
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const turn = `rotate(${Math.atan2(b.y - a.y, b.x - a.x)}rad)`;
  const to120 = (scale: number) => `${turn} scaleX(${(scale * long) / 120})`;
  playback.animate({
    element: made,
    frames: [
      { transform: to120(0), opacity: 1 },
      { transform: to120(1), opacity: 1, offset: 0.5 },
      { transform: to120(1), opacity: 0 },
    ],
    at: beat.at,
    ms: beat.ms,
  });
};

const flash: Projector<"flash"> = (playback, { spot, at, ms }) => {
  const found = playback.to(spot) ?? playback.from(spot);
  if (!found) return;
  // The place of a world is wider than the world, because its gauge is around it.
  const isWorld = spot.zone.startsWith("base:");
  const off = isWorld ? found.rect.width * 0.12 : 0;
  const [left, top] = [found.rect.left + off, found.rect.top + off];
  const [width, height] = [found.rect.width - 2 * off, found.rect.height - 2 * off];
  const made = piece(isWorld ? "piece ring round" : "piece ring");
  place(playback, made, left, top);
  Object.assign(made.style, { width: `${width}px`, height: `${height}px` });
  const frames = [
    { transform: "none", opacity: 0 },
    { transform: "scale(1.02)", opacity: 1, offset: 0.3 },
    { transform: "scale(1.08)", opacity: 0 },
  ];
  playback.animate({ element: made, frames, at, ms });
};

const ripple: Projector<"ripple"> = (playback, { spot, at, ms }) => {
  const found = playback.to(spot);
  if (!found) return;
  const frames = [0, -3, 3, -2, 0].map((x) => ({ transform: `translate(${x}px, 0)` }));
  playback.animate({ element: found.element, frames, at, ms, added: true });
};

const appear: Projector<"appear"> = (playback, { spot, at, ms }) => {
  const found = playback.to(spot);
  if (!found) return;
  const frames = [
    { transform: "scale(0.6)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  playback.animate({ element: found.element, frames, at, ms, stands: true, easing: EASE });
};

/** Light from the edge of the player whose turn begins. */
const light: Projector<"light"> = (playback, { seat, at, ms }) => {
  const made = piece(`piece light ${seat === playback.set.near ? "below" : "above"}`);
  made.style.setProperty("--side", `var(--${playback.set.factions[seat] ?? "neutral"}-hi)`);
  playback.show(made);
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.36 }, { opacity: 0 }];
  playback.animate({ element: made, frames, at, ms });
};

export const PROJECTORS: { readonly [Kind in Beat["kind"]]: Projector<Kind> } = {
  move,
  hop,
  count,
  burst,
  break: breakUp,
  fall,
  lean,
  bolt,
  flash,
  ripple,
  appear,
  light,
};

/** Without motion: what arrives at a place fades in, damage figures stay for a moment. */
export function fade(playback: ScenePlayback, beat: Beat): void {
  if (beat.kind === "burst") {
    const made = figure(playback, beat);
    if (!made) return;
    made.classList.add("still");
    const frames = [
      { opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { opacity: 1, offset: 0.8 },
      { opacity: 0 },
    ];
    playback.animate({ element: made, frames, at: 0, ms: FIGURE });
    return;
  }
  const spot = beat.kind === "move" ? beat.to : beat.kind === "appear" ? beat.spot : null;
  const found = spot && playback.to(spot);
  if (!found || (found.isShared && beat.kind === "move")) return;
  const frames = [{ opacity: 0.2 }, { opacity: 1 }];
  playback.animate({ element: found.element, frames, at: 0, ms: FADE });
}
