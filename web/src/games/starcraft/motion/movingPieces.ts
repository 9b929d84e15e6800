/** What moves over the galaxy: light copies of chips, bases, transports and orders, and figures. They
 *  use the signs of the map, are not components, and none of them is read aloud. */
import { isUnitName } from "../art/glyphs/units";
import { SIGNS, type SignName } from "../art/glyphs/signs";
import { TOKEN_GLYPHS } from "../art/glyphs/tokens";
import { RACE_OF, type Faction } from "../art/sides/factions";
import type { OrderKind } from "../model/galaxy";
import type { StarCraftPrinted } from "../model/view";
import type { Piece, ResourceName, Tone } from "./beats";

const SVG = "http://www.w3.org/2000/svg";
/** The edge of what a piece is drawn in; it stands in the middle. */
export const SIZE = 40;

/** A box of this class, not seen before it moves. */
export function piece(kind: string, ...children: Node[]): HTMLElement {
  const made = document.createElement("div");
  made.className = `piece ${kind}`;
  made.append(...children);
  return made;
}

function drawn(...used: readonly [href: string, transform: string, kind?: string][]): SVGElement {
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("viewBox", `${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`);
  for (const [href, transform, kind = ""] of used) {
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#sc-${href}`);
    use.setAttribute("transform", transform);
    use.setAttribute("class", kind);
    made.append(use);
  }
  return made;
}

/** A sign of 24 × 24 in the middle, so large. */
const middle = (size: number) => `translate(${-size / 2} ${-size / 2}) scale(${size / 24})`;

export function pieceOf(what: Piece, side: Faction, printed: StarCraftPrinted): HTMLElement {
  const race = RACE_OF[side];
  const made = piece("token", pictureOf(what, race, side, printed));
  made.dataset.side = side;
  return made;
}

function pictureOf(what: Piece, race: string, side: Faction, printed: StarCraftPrinted) {
  if (what === "base") return drawn([`base-${race}`, "translate(0 12)"]);
  if (what === "transport")
    return drawn(
      [`pod-${race}`, "scale(1.2)"],
      [`emblem-${side}`, "scale(.4) translate(-12 -12)", "ink"],
    );
  if (what === "guard" || what === "coin-conquest") return drawn([what, "scale(11)"]);
  if (typeof what === "string") return drawn();
  if ("installation" in what)
    return drawn([`installation-${what.installation}`, "translate(0 12)"]);
  const { slug = "", figures = {} } = printed.unit[what.unit] ?? {};
  const chip = figures["type"] === "flying" ? "chip-flying" : "chip-ground";
  const glyph = isUnitName(slug) ? `unit-${slug}` : `emblem-${side}`;
  const { slug: item } = printed.item[Number(figures["carries"] ?? -1)] ?? {};
  const made = drawn([chip, "scale(28)"], [glyph, middle(19), "ink"]);
  if (item) made.append(...drawn([`item-${item}`, "translate(-13 -13) scale(8)"]).children);
  return made;
}

/** An order face down, and what it shows on the other side. */
export function orderFaces(side: Faction, order: OrderKind, isSpecial: boolean) {
  const faces = [`emblem-${side}`, `token-${order}`].map((sign, at) => {
    const star: [string, string][] =
      isSpecial && at === 1 ? [["special", "translate(0 -15) scale(5)"]] : [];
    const face = piece("token", drawn(["order", "scale(16)"], [sign, middle(17), "ink"], ...star));
    face.classList.toggle("special", isSpecial && at === 1);
    face.dataset.side = side;
    return face;
  });
  return { back: faces[0] as HTMLElement, face: faces[1] as HTMLElement };
}

export function orderBack(side: Faction): HTMLElement {
  const made = piece("token", drawn(["order", "scale(16)"], [`emblem-${side}`, middle(16), "ink"]));
  made.dataset.side = side;
  return made;
}

export function swords(): HTMLElement {
  return piece("token swords", drawn(["token-swords", middle(34)]));
}

/** A few words; names of people do not change the direction of what is around them. */
export function pill(text: string, tone: Tone, side?: Faction): HTMLElement {
  const words = document.createElement("bdi");
  words.textContent = text;
  const made = piece(`pill ${tone}`, words);
  if (side) made.dataset.side = side;
  return made;
}

const isResource = (sign: string): sign is ResourceName =>
  sign === "conquest" || sign === "minerals" || sign === "gas";

/** "+2" and a sign. */
export function figure(sign: SignName | ResourceName, n: number): HTMLElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", isResource(sign) ? TOKEN_GLYPHS[sign] : SIGNS[sign]);
  path.setAttribute("fill-rule", "evenodd");
  svg.append(path);
  const words = document.createElement("b");
  words.textContent = `${n < 0 ? "−" : "+"}${Math.abs(n)}`;
  return piece(`pill ${n < 0 ? "harm" : "good"}`, words, svg);
}

export const ring = (tone: Tone): HTMLElement => piece(`ring ${tone}`);
