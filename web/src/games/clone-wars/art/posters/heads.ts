/** Bare heads, human and not; faces stay without features. */
import type { Palette } from "../../../../art/emblems/factions";
import { both, disc, line, pair, shape, type Part } from "./brush";

const face = (p: Palette): string =>
  both("M100.4 34Q70 36 72 78q2 34 28.4 52z", p.md, p.dk) +
  shape("M76 76q24 8 48 0l-1 8q-23 7-46 0z", p.ink, 0.4);

const cropped: Part = (p) =>
  face(p) +
  both("M100.4 22Q64 22 66 70l8-4 4-22q12-6 22.4-6z", p.ink, p.ink) +
  shape("M70 40q10-14 30-16-18 6-26 20z", p.lt, 0.4);

const longHair: Part = (p) =>
  both("M100.4 18Q54 20 56 82l-8 54 30 6 22.4-4z", p.ink, p.ink) +
  face(p) +
  both("M100.4 20Q66 24 68 72l14-26q8-6 18.4-8z", p.dk, p.ink) +
  line("M60 60q4-30 30-38", p.sun, 2.4, 0.6);

const crownBraid: Part = (p) =>
  face(p) +
  both("M100.4 14Q58 16 64 74l10-6 4-20q10-8 22.4-8z", p.ink, p.ink) +
  line("M64 50q4-26 36-28 32 2 36 28", p.md, 7) +
  line("M64 50q4-26 36-28 32 2 36 28", p.sun, 2, 0.9) +
  shape("M94 10h12l3 14H91z", p.sun);

const topKnot: Part = (p) =>
  face(p) +
  disc(100, 18, 14, p.ink) +
  both("M100.4 24Q64 26 68 70l8-2 6-24q8-4 18.4-4z", p.ink, p.ink) +
  shape("M88 26q12-6 24 0l-1 6q-11-5-22 0z", p.sun) +
  shape("M120 30q30 10 24 60-4-30-22-44z", p.ink);

const beard: Part = (p) =>
  face(p) +
  both("M100.4 26Q66 28 70 72l6-20q8-10 24.4-12z", p.hull, p.hull2) +
  both("M100.4 96q-14-6-28-10 4 40 28.4 58z", p.hull, p.hull2) +
  shape("M90 104h20l-10 8z", p.dk);

const bald: Part = (p) =>
  both("M100.4 22Q66 24 70 76q2 36 30.4 56z", p.lt, p.md) +
  shape("M74 76q26 8 52 0l-1 9q-25 7-50 0z", p.ink, 0.55) +
  line("M84 34v30M78 40v22M116 34v30M122 40v22", p.ink, 3, 0.55) +
  line("M100 24v46", p.fill, 4, 0.8);

const horned: Part = (p) =>
  both("M78 48Q30 44 28 8 14 62 66 80z", p.lt, p.hull2) +
  line("M40 42l10-8M50 52l10-9M160 42l-10-8M150 52l-10-9", p.dk, 3) +
  both("M100.4 26Q66 28 70 80q4 34 30.4 52z", p.md, p.dk) +
  shape("M100 26l10 34-10 8-10-8z", p.ink, 0.7) +
  pair("M76 76l18 6-1 5-17-3z", p.sun) +
  shape("M84 110l16 22 16-22-16 6z", p.ink);

const headTails: Part = (p) =>
  both("M76 36q-30 20-26 74l-10 40 16 6 14-46q2-34 14-50z", p.md, p.dk) +
  both("M100.4 22Q66 24 70 76q4 32 30.4 50z", p.lt, p.md) +
  both("M100.4 18Q62 20 66 62l34.4-8z", p.md, p.dk) +
  shape("M66 58q34-16 68 0l-1 8q-33-14-66 0z", p.sun) +
  shape("M76 78q24 8 48 0l-1 7q-23 7-46 0z", p.ink, 0.45);

const fanCrest: Part = (p) =>
  both("M100.4 0L76 8 54 28 42 54l30 24 28.4-8z", p.hull, p.hull2) +
  line(
    "M76 8l18 44M54 28l28 30M42 54l32 14M124 8l-18 44M146 28l-28 30M158 54l-32 14M100 0v50",
    p.fill,
    5,
  ) +
  both("M100.4 40Q74 42 74 78q4 32 26.4 50z", p.md, p.dk) +
  shape("M78 76q22 8 44 0l-1 8q-21 7-42 0z", p.ink, 0.45) +
  shape("M84 50l16 12 16-12-16-4z", p.lt, 0.8);

const finCrest: Part = (p) =>
  both("M100.4 2q-8 14-8 30-22 8-22 46 2 34 30 54z", p.md, p.dk) +
  shape("M100 2q30 10 30 46l-24-8z", p.fill) +
  line("M104 8q16 12 20 30M103 16q10 10 13 20", p.ink, 2, 0.7) +
  pair("M72 74l20-2-2 14-16 2z", p.ink) +
  pair("M76 78l10-1-1 5-8 1z", p.sun) +
  shape("M86 108h28l-6 8H92z", p.ink, 0.5);

const snout: Part = (p) =>
  both("M100.4 20Q68 22 64 58l-6 26 14 32 28.4 18z", p.md, p.dk) +
  both("M100.4 62L76 88l4 34 20.4 14z", p.lt, p.md) +
  pair("M66 62l20 8-4 12-16-6z", p.ink) +
  pair("M70 66l11 5-2 5-9-3z", LIZARD) +
  pair("M88 90l8 4-8 4z", p.ink) +
  line("M80 112q20 10 40 0", p.ink, 3.4) +
  pair("M84 112l3 9 4-8zM92 115l3 9 3-9z", "#fff") +
  pair("M74 34l10-4-6 12zM66 46l10-4-6 12z", p.dk);

const LIZARD = "#FFD060";

const bugEyes: Part = (p) =>
  line("M84 34Q78 14 66 8M116 34q6-20 18-26", p.md, 5) +
  disc(66, 8, 6, p.md) +
  disc(134, 8, 6, p.dk) +
  both("M100.4 28Q66 28 62 66q2 40 38.4 68z", p.md, p.dk) +
  `<ellipse cx="76" cy="72" rx="19" ry="15" fill="${p.ink}" transform="rotate(18 76 72)"/>` +
  `<ellipse cx="124" cy="72" rx="19" ry="15" fill="${p.ink}" transform="rotate(-18 124 72)"/>` +
  disc(71, 66, 5, p.lt) +
  disc(119, 66, 5, p.lt) +
  shape("M92 98h16l-2 24-6 6-6-6z", p.ink, 0.6);

const breather: Part = (p) =>
  both("M100.4 24Q60 26 62 74q6 32 38.4 52z", p.md, p.dk) +
  pair("M62 62l32 6-2 16-28-2z", p.ink) +
  disc(80, 74, 5, p.hull) +
  disc(120, 74, 5, p.hull) +
  both("M100.4 92H82l-6 14 10 26h14.4z", p.hull, p.hull2) +
  line("M84 106l-26 22M116 106l26 22", p.hull, 6) +
  pair("M66 40L46 30l14 24z", p.hull2) +
  line("M92 104h16M93 112h14M95 120h10", p.ink, 3);

const tentacles: Part = (p) =>
  both("M100.4 10Q60 14 58 60l10 30 32.4 8z", p.md, p.dk) +
  line(
    "M70 86q-14 22-6 46M84 92q-10 22-2 44M116 92q10 22 2 44M130 86q14 22 6 46M100 94v42",
    p.md,
    8,
  ) +
  line("M70 86q-14 22-6 46M84 92q-10 22-2 44", p.lt, 2, 0.5) +
  pair("M64 60l26 6-4 14-20-4z", p.ink) +
  pair("M70 65l13 3-2 5-11-2z", p.sun) +
  line("M76 30q24-10 48 0M72 42q28-10 56 0", p.dk, 3, 0.7);

const maned: Part = (p) =>
  both("M100.4 8Q60 10 50 50l-12 26 10 6-14 22 16 4-8 26 32 12 26.4-4z", p.md, p.dk) +
  both("M100.4 52Q76 54 76 82q2 24 24.4 36z", p.ink, p.ink) +
  shape("M92 84h16l4 18-12 10-12-10z", p.hull2) +
  line("M60 44q10-24 34-30M52 84q4-16 10-24M50 112q2-14 10-22", p.lt, 3, 0.45) +
  line("M118 20q18 10 24 30", p.ink, 3, 0.6);

const trunk: Part = (p) =>
  both("M70 40Q40 0 10 20q10 30 52 36z", p.hull, p.hull2) +
  both("M100.4 26Q58 26 56 70q4 40 44.4 60z", p.md, p.dk) +
  line("M100 78q-16 18-4 34 8 8 16 2", p.md, 15) +
  line("M100 78q-16 18-4 34 8 8 16 2", p.ink, 2, 0.5) +
  pair("M66 66h22l-2 9H66z", p.ink) +
  pair("M66 72l-8 26 16-6zM86 116l-6 14 12-4z", "#fff");

const elderEars: Part = (p) =>
  both("M76 66Q40 48 4 52q18 34 66 36z", p.md, p.dk) +
  both("M76 70Q46 58 18 58q18 18 52 20z", p.lt, p.md) +
  both("M100.4 30Q66 32 68 78q6 32 32.4 46z", p.md, p.dk) +
  line("M80 50q20-6 40 0M78 58q22-6 44 0", p.ink, 2.4, 0.6) +
  shape("M76 80q24 6 48 0l-1 6q-23 5-46 0z", p.ink, 0.5) +
  line("M72 40q-10-8-14 0M128 40q10-8 14 0", p.lt, 3);

const longSkull: Part = (p) =>
  both("M100.4 0Q62 4 64 50l10 52 26.4 34z", p.hull, p.hull2) +
  pair("M72 74l22 6-3 12-17-4z", p.ink) +
  line("M82 30q18-6 36 0M80 42q20-6 40 0M82 54q18-5 36 0", p.dk, 2.4, 0.6) +
  shape("M90 112h20l-4 6H94z", p.ink, 0.6);

const flatFace: Part = (p) =>
  both("M100.4 44Q64 44 60 76q6 38 40.4 56z", p.md, p.dk) +
  both("M100.4 10L66 14l-12 34 46.4 6z", p.dk, p.ink) +
  shape("M54 46h92v9H54z", p.sun) +
  pair("M66 74q12-10 24 2-10 10-24-2z", p.ink) +
  shape("M92 16h16l-3 22H95z", p.fill) +
  line("M84 112h32", p.ink, 4, 0.6);

const goldEyes: Part = (p) =>
  both("M100.4 12Q58 12 54 60q0 44 46.4 74z", p.md, p.dk) +
  `<ellipse cx="78" cy="74" rx="14" ry="18" fill="${p.ink}" transform="rotate(20 78 74)"/>` +
  `<ellipse cx="122" cy="74" rx="14" ry="18" fill="${p.ink}" transform="rotate(-20 122 74)"/>` +
  line("M72 66q4-6 8-6M116 60q4 0 8 6", p.lt, 3) +
  shape("M84 110q16 6 32 0l-1 4q-15 6-30 0z", p.ink, 0.7) +
  shape("M60 46q8-24 32-30-18 10-22 28z", "#fff", 0.25);

const implant: Part = (p) =>
  face(p) +
  both("M100.4 24Q68 26 72 66l28.4-14z", p.lt, p.md) +
  line("M66 58q34-12 68 0", p.hull, 9) +
  line("M66 58q34-12 68 0", p.ink, 2) +
  disc(66, 66, 12, p.hull2) +
  disc(66, 66, 6, p.sun) +
  disc(134, 66, 12, p.hull2) +
  disc(134, 66, 6, p.sun);

const helmetOff: Part = (p) =>
  face(p) +
  both("M100.4 20Q66 20 66 70l10-4 2-16q10-8 22.4-8z", p.dk, p.ink) +
  line("M70 52q30-14 60 0", p.hull, 8) +
  disc(84, 50, 9, p.ink) +
  disc(116, 50, 9, p.ink) +
  disc(82, 48, 4, p.s2) +
  disc(114, 48, 4, p.s2) +
  line("M126 60l14 50", p.hull2, 4);

const blindfold: Part = (p) =>
  face(p) +
  both("M100.4 24Q68 24 68 66l10-8q10-12 22.4-14z", p.ink, p.ink) +
  shape("M68 66q32 10 64 0v14q-32 10-64 0z", p.lt) +
  shape("M132 66l30 22-6 8-26-16z", p.lt) +
  shape("M132 72l20 30-8 4-14-26z", p.hull2);

const tricorn: Part = (p) =>
  face(p) +
  both("M100.4 14Q62 16 60 54L22 44q10 22 78.4 28z", p.dk, p.ink) +
  line("M22 44q78 34 156 0", p.sun, 4) +
  shape("M112 22q26-26 60-14-24 4-40 32z", p.fill) +
  disc(82, 58, 11, p.hull2) +
  disc(82, 58, 6, p.ink) +
  disc(118, 58, 11, p.hull2) +
  disc(118, 58, 6, p.ink) +
  shape("M78 100q22 10 44 0l-6 18-16 12-16-12z", p.ink, 0.7);

const plume: Part = (p) =>
  shape("M92 30Q96-8 140-2q44 12 38 120-20-70-66-88z", p.fill) +
  line("M112 18q40 8 56 66", p.dk, 3, 0.7) +
  both("M100.4 24Q68 26 72 78q4 34 28.4 52z", p.lt, p.md) +
  shape("M90 24h20l-3 12H93z", p.sun) +
  shape("M76 76q24 8 48 0l-1 9q-23 7-46 0z", p.ink, 0.6) +
  line("M132 66V20", p.ink, 4) +
  disc(132, 18, 4, p.sun);

const mandibles: Part = (p) =>
  both("M70 40Q44 20 40-6l24 22 18 22z", p.md, p.dk) +
  both("M100.4 22Q70 26 60 60l12 36 28.4 20z", p.hull, p.hull2) +
  both("M74 92q-8 26 14 44l2-26z", p.md, p.dk) +
  pair("M66 58l24 10-6 16-18-12z", p.ink) +
  pair("M70 63l12 5-3 6-9-6z", p.sun) +
  line("M86 40h28M84 48h32", p.dk, 3) +
  shape("M94 96h12l-6 26z", p.ink);

const tiara: Part = (p) =>
  both("M100.4 22Q60 24 60 74l-6 30 20 8 26.4-8z", p.lt, p.hull2) +
  face(p) +
  both("M100.4 24Q68 26 70 64l12-14q8-6 18.4-8z", p.lt, p.hull2) +
  shape("M66 44l4-24 12 14 8-22 10 20 10-20 8 22 12-14 4 24q-34-14-68 0z", p.sun) +
  disc(100, 30, 4, p.fill);

const slick: Part = (p) =>
  face(p) +
  both("M100.4 18Q62 18 64 62l8 4 4-18q12 2 24.4-8z", p.ink, p.ink) +
  shape("M70 46q16-22 52-22 14 6 14 20-24-14-66 2z", p.dk) +
  line("M76 40q16-12 40-12M80 34q12-8 26-9", p.lt, 2, 0.6) +
  shape("M84 102q16-9 32 0l-4 5q-12-5-24 0z", p.ink);

const tusked: Part = (p) =>
  both("M100.4 16Q56 20 54 70l10 44 36.4 22z", p.hull, p.hull2) +
  both("M72 96q-22 4-20 34l14 2q-2-16 14-22z", "#fff", p.hull) +
  pair("M64 58l28 12-4 10-24-8z", p.ink) +
  pair("M70 64l14 6-2 4-12-5z", "#FFB45A") +
  shape("M78 92h44l-6 20H84z", p.ink) +
  line("M70 36q30-14 60 0M68 46q32-12 64 0", p.dk, 3, 0.7) +
  shape("M92 78h16l6 10H86z", p.md);

export const HEADS = {
  blindfold,
  tricorn,
  plume,
  mandibles,
  tiara,
  slick,
  tusked,
  cropped,
  longHair,
  crownBraid,
  topKnot,
  beard,
  bald,
  horned,
  headTails,
  fanCrest,
  finCrest,
  snout,
  bugEyes,
  breather,
  tentacles,
  maned,
  trunk,
  elderEars,
  longSkull,
  flatFace,
  goldEyes,
  implant,
  helmetOff,
} satisfies Record<string, Part>;
