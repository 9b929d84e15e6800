/** Heads that are covered: helmets, masks, hoods and hats, seen from the front. */
import { both, disc, line, pair, shape, type Part } from "./brush";

const domed: Part = (p) =>
  both("M100.4 20Q50 20 52 84l6 36 22 16h20.4z", p.hull, p.hull2) +
  shape("M55 70q45 18 90 0l2 20q-14 12-47 12T53 90z", p.ink) +
  shape("M60 76q20 7 36 8l-8 14q-20-2-28-9z", p.s2, 0.6) +
  pair("M74 110h8v14l-8-5zM86 112h8v16h-8z", p.dk) +
  shape("M58 60q6-32 36-37-24 8-29 39z", "#fff", 0.65) +
  pair("M48 76h10v26H48z", p.dk);

const goggled: Part = (p) =>
  both("M100.4 22Q58 22 57 74l6 34 16 26h21.4z", p.hull, p.hull2) +
  shape("M54 60q46-16 92 0l-3 30q-14 10-28 8l-15-10-15 10q-14 2-28-8z", p.ink) +
  shape("M62 66q14-5 30-6l-8 28q-12 2-20-4z", p.s2, 0.75) +
  shape("M112 62q14 1 24 4l-2 16-18 2z", p.s2, 0.35) +
  both("M100.4 98H88l-6 16 6 22h12.4z", p.dk, p.ink) +
  line("M90 118h20M91 125h18", p.hull2, 2.4) +
  shape("M62 56q8-26 32-31-20 8-25 29z", "#fff", 0.6);

const slanted: Part = (p) =>
  both("M100.4 14Q56 16 54 62l8 50 18 24h20.4z", p.hull, p.hull2) +
  both("M100.4 80L52 58l2 16 24 22 22.4 6z", p.ink, p.ink) +
  shape("M58 66l36 17-4 8-22-7z", p.s2, 0.75) +
  line("M78 108h44M80 116h40M84 124h32", p.dk, 4) +
  pair("M62 96l8 4 4 22-8-6z", p.fill) +
  shape("M86 15h8l4 46-10-4z", p.fill) +
  shape("M60 52q4-24 24-33-14 12-17 31z", "#fff", 0.55);

const rimmed: Part = (p) =>
  both("M100.4 70H70v40q8 20 30.4 26z", p.md, p.dk) +
  shape("M70 84h60v9H70z", p.ink, 0.55) +
  both("M100.4 20Q58 22 55 66l-15 12 6 8 24-6h30.4z", p.hull, p.hull2) +
  shape("M66 54q34-11 68 0l-2 14q-32-8-64 0z", p.ink) +
  shape("M72 56q12-4 24-4l-4 11q-10 0-18 2z", p.s2, 0.8) +
  line("M64 84q4 34 36 50M136 84q-4 34-36 50", p.dk, 3.4) +
  shape("M62 52q6-22 28-28-17 8-21 27z", "#fff", 0.5);

const canned: Part = (p) =>
  both("M100.4 18Q54 18 54 72q0 30 14 44l18 14h14.4z", p.hull, p.hull2) +
  disc(78, 70, 17, p.ink) +
  disc(122, 70, 17, p.ink) +
  disc(76, 68, 10, p.s2, 0.8) +
  disc(120, 68, 10, p.s2, 0.4) +
  shape("M84 98h32l6 26-22 14-22-14z", p.dk) +
  line("M88 106h24M90 114h20M94 122h12", p.hull2, 3) +
  disc(64, 122, 13, p.md) +
  disc(136, 122, 13, p.dk) +
  shape("M62 50q8-22 30-29-18 10-22 27z", "#fff", 0.55);

const black: Part = (p) =>
  both("M100.4 16Q56 18 54 70l-4 34 24 30 26.4 4z", p.dk, p.ink) +
  pair("M64 72l28 6-4 14-24-4z", p.s2) +
  pair("M66 74l22 5-2 4-20-4z", "#fff") +
  line("M78 110l14 4M78 118l14 4M122 110l-14 4M122 118l-14 4", p.hull2, 2.6) +
  line("M60 62q4-32 36-40", p.hull, 4, 0.9) +
  shape("M97 24h6v38h-6z", p.hull2);

const finned: Part = (p) =>
  both("M100.4 4l-9 22q-36 6-38 50l6 40 24 24h17z", p.dk, p.ink) +
  both("M62 40L40 24l8 44-4 30 14 10z", p.md, p.dk) +
  both("M100.4 60l-30 4 6 14 24.4 4z", p.ink, p.ink) +
  pair("M74 68l20 5-1 4-18-3z", p.sun) +
  line("M92 92v38M108 92v38M84 96v26M116 96v26", p.hull2, 3) +
  line("M100 6v52", p.hull, 3.6) +
  line("M60 62q6-26 28-32", p.hull, 3, 0.8);

const flightHelmet: Part = (p) =>
  both("M100.4 30Q52 30 56 92q2 30 26 40h18.4z", p.hull, p.hull2) +
  shape("M60 70q40-16 80 0l-3 30q-37 14-74 0z", p.ink) +
  shape("M66 75q20-8 38-8l-20 34q-10-1-16-4z", p.s2, 0.85) +
  shape("M82 106h36l-4 26H86z", p.dk) +
  shape("M86 132q-26 4-30 38h12q4-24 20-28z", p.md) +
  shape("M94 30h12v26H94z", p.md);

const openFlight: Part = (p) =>
  both("M100.4 66H70v40q6 24 30.4 30z", p.md, p.dk) +
  both("M100.4 16Q54 16 52 74l4 34h14l2-34q14-8 28.4-8z", p.hull, p.hull2) +
  shape("M62 48q38-14 76 0l-2 18q-36-10-72 0z", p.fill) +
  shape("M64 50q16-6 32-7l-4 16-27 4z", p.lt, 0.6) +
  disc(58, 92, 13, p.dk) +
  disc(58, 92, 6, p.hull) +
  disc(142, 92, 13, p.ink) +
  line("M62 104q10 22 28 22", p.ink, 4) +
  shape("M88 122h14v7H88z", p.ink) +
  shape("M96 17h8v28h-8z", p.md);

const hood: Part = (p) =>
  both("M100.4 20Q60 28 60 76q0 20 14 34l26.4 16z", p.md, p.dk) +
  both("M100.4 46Q78 52 78 78q0 24 22.4 36z", p.ink, p.ink) +
  shape("M90 108l10 6 10-6v10l-10 8-10-8z", p.lt, 0.35) +
  line("M84 62q6-12 16-15", p.lt, 2, 0.45);

const pointedHood: Part = (p) =>
  both("M100.4 2Q72 26 56 74q-8 30 6 54l38.4 8z", p.dk, p.ink) +
  both("M100.4 40Q76 58 76 92q4 26 24.4 36z", p.ink, "#000") +
  pair("M80 82l14 5-1 4-13-2z", p.sun) +
  line("M100 4Q74 28 60 74", p.hi, 2.4, 0.8);

const veil: Part = (p) =>
  both("M100.4 24Q66 26 64 70l-16 66 52.4 4z", p.md, p.dk) +
  both("M100.4 44Q80 46 80 74q2 24 20.4 36z", p.lt, p.hull2) +
  shape("M80 82q20 10 40 0l-4 22-16 14-16-14z", p.dk) +
  line("M78 46q22-14 44 0", p.sun, 4) +
  disc(100, 38, 5, p.sun);

const wideHat: Part = (p) =>
  both("M100.4 66H70q-4 34 14 50l16.4 10z", p.md, p.dk) +
  both("M100.4 80Q60 80 20 66q34-16 46-16l6-28q14-6 28.4-6z", p.ink, p.ink) +
  shape("M66 50l1-6q33 10 66 0l1 6q-34 12-68 0z", p.s2) +
  shape("M73 84q27 8 54 0l-1 7q-26 8-52 0z", p.sun) +
  shape("M84 104h32l-6 14H90z", p.ink, 0.6);

const dishHat: Part = (p) =>
  both("M100.4 60H74l2 42 14 22 10.4 6z", p.md, p.dk) +
  both("M100.4 26L96 22 16 62q10 12 84.4 12z", p.hull, p.hull2) +
  shape("M16 62q84 22 168 0-6 12-84 12T16 62z", p.dk) +
  disc(100, 36, 9, p.fill) +
  pair("M76 84h18v7H76z", p.sun) +
  shape("M82 104h36l-8 20H90z", p.ink);

const peakedCap: Part = (p) =>
  both("M100.4 76H74q-2 36 26.4 54z", p.md, p.dk) +
  both("M100.4 22q-36 2-44 36l14 18h30.4z", p.dk, p.ink) +
  shape("M60 66q40-16 80 0l4 12q-44-14-88 0z", p.hull2) +
  shape("M58 76q42-16 84 0l-8 9q-34-9-68 0z", p.ink) +
  shape("M92 36h16l-3 18H95z", p.sun) +
  shape("M86 112h28v4H86z", p.ink, 0.5);

const flatCap: Part = (p) =>
  both("M100.4 70H74q-2 38 26.4 58z", p.md, p.dk) +
  both("M100.4 30H64l-4 34 8 10h32.4z", p.hull, p.hull2) +
  shape("M58 60h84l-6 14H64z", p.dk) +
  disc(100, 48, 7, p.fill) +
  disc(100, 48, 3.5, p.lt) +
  shape("M84 108h32v4H84z", p.ink, 0.5);

const beret: Part = (p) =>
  both("M100.4 62H76q-4 42 24.4 64z", p.md, p.dk) +
  shape("M68 66q-2-34 40-38 44 2 46 34l-20 6q-30-10-66-2z", p.fill) +
  shape("M112 28q40 4 42 34l-20 6q-8-30-22-40z", p.md) +
  shape("M68 58q30-8 68 2v9q-34-10-68-2z", p.ink) +
  disc(82, 52, 6, p.sun) +
  line("M70 88h18M112 88h18", p.ink, 4, 0.6);

const wrapped: Part = (p) =>
  both("M100.4 22Q60 24 62 70q-4 40 16 58l22.4 6z", p.hull, p.hull2) +
  line("M64 50q36 14 72-2M62 64q38 12 76 0M66 106q34 12 68 0M70 118q30 12 60 0", p.md, 3) +
  shape("M64 74q36 10 72 0l-1 20q-35 9-70 0z", p.ink) +
  disc(82, 85, 6, LENS) +
  disc(118, 85, 6, LENS) +
  line("M134 40l16 14 2 30", p.hull, 6);

const LENS = "#FFB45A";

const crested: Part = (p) =>
  domed(p) +
  shape("M95 2h10l5 50H90z", p.fill) +
  shape("M95 2h5v50H90z", p.hi) +
  pair("M66 48l16-10 2 12-15 9z", p.fill);

const winged: Part = (p) =>
  both("M60 70L22 16l-4 40 20 50 22 8z", p.hull, p.hull2) +
  both("M100.4 22Q60 24 58 70l4 44 16 22h22.4z", p.hull2, p.dk) +
  both("M100.4 66L64 60l4 24 32.4 6z", p.ink, p.ink) +
  pair("M70 67l20 4-2 8-16-3z", p.sun) +
  line("M28 34l10 54M38 42l8 44M172 34l-10 54M162 42l-8 44", p.dk, 2.6) +
  line("M90 104v26M100 100v34M110 104v26", p.ink, 4) +
  shape("M95 22h10l3 36H92z", p.fill);

const lensed: Part = (p) =>
  both("M100.4 18Q56 18 56 74l6 40 20 22h18.4z", p.hull, p.hull2) +
  shape("M56 72h88v12H56z", p.dk) +
  disc(80, 76, 22, p.hull2) +
  disc(80, 76, 16, p.ink) +
  disc(77, 73, 8, p.s2) +
  disc(74, 70, 3, "#fff") +
  shape("M110 70h26l-2 12h-22z", p.ink) +
  both("M100.4 104H72l8 28h20.4z", p.md, p.dk) +
  shape("M104 19q30 4 38 34l-30 4z", p.fill) +
  line("M146 72V22", p.ink, 4) +
  shape("M60 54q6-24 28-31-16 10-20 29z", "#fff", 0.55);

const shroud: Part = (p) =>
  both("M100.4 10Q52 14 48 84l-8 52 60.4 4z", p.md, p.dk) +
  both("M100.4 34L74 44l-4 44 18 40h12.4z", p.lt, p.hull2) +
  pair("M76 70l18 8-2 7-15-6z", p.ink) +
  line("M100 36v92M88 100l12 8 12-8", p.ink, 2.6) +
  shape("M94 36h12v22H94z", p.fill);

export const HELMETS = {
  crested,
  winged,
  lensed,
  shroud,
  domed,
  goggled,
  slanted,
  rimmed,
  canned,
  black,
  finned,
  flightHelmet,
  openFlight,
  hood,
  pointedHood,
  veil,
  wideHat,
  dishHat,
  peakedCap,
  flatCap,
  beret,
  wrapped,
} satisfies Record<string, Part>;
