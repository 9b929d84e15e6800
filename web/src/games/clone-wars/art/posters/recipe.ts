/** How a poster is put together, and the drawing of it. */
import { PALETTES, type Faction, type Palette } from "../../../../art/emblems/factions";
import { seeded } from "../drawing/seeded";
import { disc, type Part } from "./brush";
import { FIGHTERS } from "./fighters";
import { FIGURES } from "./figures";
import { HEADS } from "./heads";
import { HELMETS } from "./helmets";
import { MACHINES } from "./machines";
import { BEFORE, BEHIND } from "./props";
import { DEVICES, LANDS } from "./scenes";
import { SHOULDERS } from "./shoulders";
import { TRANSPORTS } from "./transports";
import { VEHICLES } from "./vehicles";

const FACES = { ...HELMETS, ...HEADS, ...MACHINES };
const { shielded, spider, drum } = MACHINES;
const WHOLES = { ...FIGURES, ...VEHICLES, ...TRANSPORTS, ...FIGHTERS, shielded, spider, drum };

export type FaceName = keyof typeof FACES;
export type WholeName = keyof typeof WHOLES;
export type ShoulderName = keyof typeof SHOULDERS;
export type BehindName = keyof typeof BEHIND;
export type BeforeName = keyof typeof BEFORE;
export type DeviceName = keyof typeof DEVICES;
export type LandName = keyof typeof LANDS;

/** A head with what is worn and carried. */
export interface Bust {
  face: FaceName;
  wears: ShoulderName;
  behind?: BehindName;
  before?: BeforeName;
}

/** One drawing that fills the paper: a posed figure, a machine, a craft. */
export interface Whole {
  whole: WholeName;
  /** Degrees by which it is turned, as a craft that banks. */
  turn?: number;
  /** Smaller ones of the same kind behind it. */
  escort?: boolean;
}

export type Subject = Bust | Whole;

export interface Scene {
  device: DeviceName;
  land: LandName;
}

export interface Recipe {
  subject: Subject;
  scene: Scene;
  seed: string;
}

export function isWhole(subject: Subject): subject is Whole {
  return "whole" in subject;
}

function stars(chance: () => number): string {
  let drawn = "";
  for (let i = 0; i < 22; i++) {
    const [x, y, r, light] = [
      chance() * 200,
      chance() * 110,
      0.4 + chance() * 1.1,
      0.25 + chance() * 0.6,
    ];
    drawn += `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" fill="#fff" opacity="${light.toFixed(2)}"/>`;
  }
  return drawn;
}

function drawBust(subject: Bust, p: Palette): string {
  const face: Part = FACES[subject.face];
  return (
    (subject.behind ? BEHIND[subject.behind](p) : "") +
    SHOULDERS[subject.wears](p) +
    face(p) +
    (subject.before ? BEFORE[subject.before](p) : "")
  );
}

function drawWhole(subject: Whole, p: Palette): string {
  const whole: Part = WHOLES[subject.whole];
  const turn = subject.turn ?? 0;
  const drawn = whole(p);
  const turned = turn ? `<g transform="rotate(${turn} 100 84)">${drawn}</g>` : drawn;
  if (!subject.escort) return turned;
  const far = (x: number, y: number, scale: number): string =>
    `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn} 100 84)" opacity=".8">${drawn}</g>`;
  return far(-6, 2, 0.34) + far(140, 20, 0.28) + turned;
}

/** The whole poster as the text of an SVG picture of 200 × 170. */
export function drawPoster(recipe: Recipe, faction: Faction): string {
  const p = PALETTES[faction];
  const chance = seeded(recipe.seed);
  const craft = isWhole(recipe.subject) && recipe.subject.whole in FIGHTERS;
  const [x, y] = [craft ? 100 : 92 + Math.round(chance() * 16), craft ? 84 : 74];
  const sun = 44 + Math.round(chance() * 12);
  const sky =
    `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${p.s0}"/><stop offset=".55" stop-color="${p.s1}"/><stop offset="1" stop-color="${p.s2}"/></linearGradient>` +
    `<radialGradient id="u"><stop offset="0" stop-color="${p.sun}"/><stop offset=".7" stop-color="${p.sun}"/><stop offset="1" stop-color="${p.s2}"/></radialGradient>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 170" width="400" height="340"><defs>${sky}</defs>` +
    `<rect width="200" height="170" fill="url(#s)"/>${stars(chance)}` +
    DEVICES[recipe.scene.device](p, x, y, chance) +
    disc(x, y, sun + 16, p.sun, 0.1) +
    disc(x, y, sun, "url(#u)", 0.85) +
    LANDS[recipe.scene.land](p, chance) +
    (isWhole(recipe.subject) ? drawWhole(recipe.subject, p) : drawBust(recipe.subject, p)) +
    `</svg>`
  );
}
