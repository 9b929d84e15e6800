/** Small craft seen from above, nose up; the recipe turns them on the paper. */
import type { Palette } from "../../../../art/emblems/factions";
import { both, disc, line, pair, shape, type Part } from "./brush";

const jet = (p: Palette, x: number, y: number, w = 8, l = 22): string =>
  shape(`M${x - w} ${y}h${w * 2}l${-w} ${l}z`, p.sun) +
  shape(`M${x - w * 0.5} ${y}h${w}l${-w * 0.5} ${l * 0.6}z`, "#fff");

const dart: Part = (p) =>
  jet(p, 100, 148) +
  both("M86 80L12 124l2 14 74-14z", p.md, p.dk) +
  both("M100.4 10L88 60l-8 60 20.4 34z", p.hull, p.hull2) +
  shape("M93 74h14l3 24H90z", p.ink) +
  pair("M8 104h5v38H8z", p.ink) +
  shape("M96 24h8l4 28H92z", p.fill);

const spread: Part = (p) =>
  jet(p, 86, 140, 6) +
  jet(p, 114, 140, 6) +
  both("M88 92L58 40 16 22l12 40 44 66z", p.hull, p.hull2) +
  both("M58 40L16 22l6 20 42 24z", p.fill, p.fill) +
  both("M100.4 44L86 70l-6 70h20.4z", p.hull2, p.dk) +
  shape("M92 76h16l4 22H88z", p.ink) +
  both("M84 118L54 150l6 8 26-14z", p.md, p.dk) +
  line("M16 22V2M184 22V2", p.ink, 4);

const needle: Part = (p) =>
  jet(p, 100, 150, 6, 18) +
  both("M100.4 2l-9 60L62 116l-34 26 6 8 54-12 12.4 14z", p.hull, p.hull2) +
  both("M90 70L62 116l-34 26 50-18z", p.md, p.dk) +
  shape("M95 84h10l3 26H92z", p.ink) +
  disc(100, 122, 7, p.fill) +
  shape("M97 8h6l2 40h-10z", p.fill);

const claws: Part = (p) =>
  both("M84 74Q30 60 24 128l16 26q-2-46 48-50z", p.hull, p.hull2) +
  both("M86 66L62 20l14-8 22 46z", p.hull2, p.dk) +
  disc(100, 82, 30, p.hull) +
  shape("M100 52a30 30 0 0 1 0 60z", p.hull2) +
  disc(100, 84, 15, p.ink) +
  disc(100, 84, 8, "#FF7A4A") +
  disc(97, 81, 3, "#fff") +
  pair("M24 124l6 30 10-2z", p.sun);

const folded: Part = (p) =>
  both("M92 60L50 8 30 30l20 60 40 20z", p.hull, p.hull2) +
  both("M90 96l-54 14-8 46 22 6 42-44z", p.hull, p.hull2) +
  both("M50 8L30 30l8 24 24-32z", p.fill, p.fill) +
  both("M36 110l-8 46 12 3 8-38z", p.fill, p.fill) +
  both("M100.4 40L84 62l2 56 14.4 14z", p.hull2, p.dk) +
  pair("M88 66l8 4v10l-8-4z", "#FF7A4A") +
  line("M92 90h16M92 98h16M92 106h16", p.ink, 3);

const bracketed: Part = (p) =>
  both("M86 76L62 60v48l24-12z", p.hull2, p.dk) +
  both("M66 44L20 4l10 60-8 52 44 46 0-30-22-34 6-24z", p.hull, p.hull2) +
  both("M20 4l10 60-8 52 10 10 8-60z", p.dk, p.ink) +
  both("M100.4 40L84 66l-4 26 10 26h10.4z", p.hull, p.hull2) +
  shape("M90 66h20l4 18H86z", p.ink) +
  shape("M92 69h8l-2 10h-8z", p.s2) +
  shape("M96 44h8l2 16h-12z", p.fill) +
  jet(p, 92, 116, 5, 16) +
  jet(p, 108, 116, 5, 16);

const twinBarrel: Part = (p) =>
  both("M70 26L32 44v80l38 20z", p.hull, p.hull2) +
  both("M58 40L40 50v68l18 8z", p.dk, p.ink) +
  shape("M74 40q12-12 24 0v96H74z", p.hull) +
  shape("M102 40q12-12 24 0v96h-24z", p.hull2) +
  shape("M74 60h24v8H74zM102 60h24v8h-24z", p.fill) +
  disc(114, 48, 8, p.ink) +
  disc(112, 46, 3, p.lt) +
  disc(86, 122, 6, p.ink) +
  disc(86, 104, 6, p.ink) +
  jet(p, 86, 136, 8, 16) +
  jet(p, 114, 136, 8, 16);

const pronged: Part = (p) =>
  both("M88 90L60 70 42-2 16 70l6 84 34-46 32 4z", p.hull2, p.dk) +
  both("M60 70L42-2 16 70l4 46z", p.hull, p.hull2) +
  both("M42-2L34 22l4 40 12-20z", p.fill, p.fill) +
  both("M100.4 34L88 70l-4 46 16.4 18z", p.hull, p.hull2) +
  shape("M93 72h14l3 22H90z", p.ink) +
  jet(p, 100, 132, 7, 20) +
  pair("M22 150l8-12 6 10z", p.sun);

const booms: Part = (p) =>
  jet(p, 52, 136, 9, 24) +
  jet(p, 148, 136, 9, 24) +
  both("M90 80L40 66v22l50 14z", p.md, p.dk) +
  shape("M40 30q12-12 24 0v106H40z", p.hull) +
  shape("M136 30q12-12 24 0v106h-24z", p.hull2) +
  pair("M40 56h24v10H40zM40 112h24v6H40z", p.fill) +
  both("M100.4 24L86 56l-2 50 16.4 22z", p.hull, p.hull2) +
  shape("M91 62h18l3 20H88z", p.ink) +
  both("M88 106l-14 26 26.4-10z", p.hull2, p.dk) +
  line("M52 20V2M148 20V2", p.ink, 4);

const fourWings: Part = (p) =>
  jet(p, 84, 140, 6) +
  jet(p, 116, 140, 6) +
  both("M88 92L16 40l-8 14 76 58z", p.hull, p.hull2) +
  both("M86 108L26 146l4 14 60-26z", p.hull2, p.dk) +
  pair("M16 40l-8 14 26 20 6-16zM26 146l4 14 20-9-6-14z", p.fill) +
  both("M100.4 16L90 44l-6 34v56l16.4 12z", p.hull, p.hull2) +
  both("M90 40L66 30l-2 8 24 14z", p.md, p.dk) +
  shape("M93 62h14l3 24H90z", p.ink) +
  disc(100, 104, 6, p.fill) +
  pair("M74 106h12v34H74z", p.dk);

const mast: Part = (p) =>
  jet(p, 100, 116, 8, 18) +
  shape("M100-2l10 52 2 106-12 14-12-14 2-106z", p.hull) +
  shape("M100-2l10 52 2 106-12 14z", p.hull2) +
  both("M90 78L44 62 20 96l70 14z", p.hull, p.hull2) +
  pair("M44 62L20 96l14 3 16-28z", p.fill) +
  both("M92 26L76 40v10l16-4z", p.md, p.dk) +
  shape("M94 70h12l3 22H91z", p.ink) +
  shape("M92 132h16v14H92z", p.fill) +
  pair("M66 104h8v22h-8z", p.ink);

const crescent: Part = (p) =>
  both("M100.4 92Q52 92 40 30q-34 60 12 108l30-10 18.4-4z", p.hull, p.hull2) +
  both("M40 30q-34 60 12 108l8-3Q30 92 40 30z", p.md, p.dk) +
  both("M100.4 60q-18 4-20 40l8 40h12.4z", p.hull2, p.dk) +
  shape("M90 84q10-6 20 0l2 18H88z", p.ink) +
  jet(p, 100, 140, 10, 24) +
  line("M66 128q34-14 68 0", p.fill, 5);

const snub: Part = (p) =>
  jet(p, 78, 132, 8, 24) +
  jet(p, 122, 132, 8, 24) +
  both("M84 84L14 96l-4 22 74 10z", p.hull, p.hull2) +
  pair("M14 96l-4 22 24 3 2-28z", p.md) +
  both("M100.4 10L90 34l-10 44-12 10v44h32.4z", p.hull, p.hull2) +
  shape("M92 58h16l4 24H88z", p.ink) +
  shape("M95 16h10l4 26H91z", p.md) +
  line("M12 96V62M188 96V62", p.ink, 5) +
  pair("M70 92h14v10H70z", p.fill);

const fangs: Part = (p) =>
  both("M88 96Q40 90 26 16 2 76 34 132l30 24 24-34z", p.hull, p.hull2) +
  both("M26 16Q2 76 34 132l10 8Q14 84 26 16z", p.fill, p.fill) +
  both("M100.4 30L90 60l-4 60 14.4 22z", p.hull2, p.dk) +
  shape("M94 62h12l2 24H92z", p.ink) +
  jet(p, 100, 140, 7, 20) +
  line("M26 18V0M174 18V0", p.ink, 3.4);

export const FIGHTERS = {
  dart,
  spread,
  needle,
  claws,
  folded,
  bracketed,
  twinBarrel,
  pronged,
  booms,
  fourWings,
  mast,
  crescent,
  snub,
  fangs,
} satisfies Record<string, Part>;
