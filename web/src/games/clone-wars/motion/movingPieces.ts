/** What moves over the table: light copies of cards, ingots, figures. They are not components, and
 *  none of them is read aloud. */
import { EMBLEMS, type Faction } from "../art/sides/factions";
import { patternImage } from "../art/sides/paints";
import { GLYPHS, type GlyphName } from "../../../art/glyphs/paths";
import { bitmapNow } from "../art/drawing/bitmap";
import { posterAddress } from "../art/posters/poster";
import { shipPosterAddress } from "../art/ships/shipPicture";
import type { CardFacts } from "../model/cardFacts";
import type { Tone } from "./beats";

/** The size of a card that moves; it is scaled to where it is. */
export const CARD = { width: 132, height: 186 } as const;

const SVG = "http://www.w3.org/2000/svg";

export function piece(kind: string, ...children: Element[]): HTMLElement {
  const made = document.createElement("div");
  made.className = kind;
  made.append(...children);
  return made;
}

function drawing(outline: string, size: number): SVGElement {
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("viewBox", "0 0 24 24");
  made.setAttribute("width", String(size));
  made.setAttribute("height", String(size));
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", outline);
  path.setAttribute("fill-rule", "evenodd");
  made.append(path);
  return made;
}

export function glyph(name: GlyphName, size: number): SVGElement {
  return drawing(GLYPHS[name], size);
}

function pictureOf(card: CardFacts): string {
  const { slug, faction } = card;
  const address =
    card.type === "capital_ship"
      ? shipPosterAddress({ slug, faction, hitPoints: card.figures.hit_points ?? 0 })
      : posterAddress(card);
  return bitmapNow(address) ?? address;
}

/** The face of a card: its poster in the frame of its side, and its name. */
export function faceOf(card: CardFacts): HTMLElement {
  const picture = document.createElement("img");
  picture.src = pictureOf(card);
  picture.alt = "";
  const name = document.createElement("span");
  name.textContent = card.name;
  const made = piece("face", picture, name);
  made.dataset.side = card.faction;
  return made;
}

/** The back of a card: a side's emblem on its pattern, or the sign of the galaxy deck. */
export function backOf(side: string): HTMLElement {
  const of = side in EMBLEMS ? (side as Faction) : null;
  const made = piece("back", drawing(of ? EMBLEMS[of] : GLYPHS.galaxy, 60));
  made.dataset.side = of ?? "neutral";
  made.style.setProperty("--pattern", of ? patternImage(of) : "none");
  return made;
}

const SIGNS: Record<Tone, GlyphName> = {
  harm: "damage",
  stopped: "hit-points",
  mended: "plus",
  total: "attack",
};

/** A figure that appears over a thing; damage is a burst of this size. */
export function figureOf(tone: Tone, n: number, size: number): HTMLElement {
  const figure = document.createElement("b");
  figure.textContent = String(n);
  return piece(`figure ${tone}`, glyph(SIGNS[tone], tone === "harm" ? size : 26), figure);
}
