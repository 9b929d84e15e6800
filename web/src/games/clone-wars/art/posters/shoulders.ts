/** What is worn under a head: plates, robes, coats; everything below y = 110. */
import { both, disc, line, pair, shape, type Part } from "./brush";

const plates: Part = (p) =>
  both("M100.4 120H70q-48 8-52 50h82.4z", p.hull, p.hull2) +
  shape("M72 170l6-40h44l6 40z", p.dk) +
  pair("M26 146q12-16 34-20l2 8q-18 4-28 16z", p.fill);

const pauldron: Part = (p) =>
  plates(p) +
  shape("M30 134q10-22 34-22l4 58H22z", p.s2) +
  shape("M36 138q10-15 26-16l1 8q-14 2-23 14z", p.lt, 0.7);

const roundPads: Part = (p) =>
  both("M100.4 118H76l-36 12-6 40h66.4z", p.dk, p.ink) +
  disc(42, 142, 26, p.hull) +
  disc(158, 142, 26, p.hull2) +
  line("M24 142q6-20 26-22", "#fff", 3, 0.6) +
  both("M100.4 126L82 132l4 38h14.4z", p.md, p.dk);

const darkArmour: Part = (p) =>
  both("M100.4 116L64 122 22 142l-6 28h84.4z", p.dk, p.ink) +
  pair("M24 142l38-18 8 10-36 18z", p.hull2) +
  line("M100 124v46M74 150h20M106 150h20", p.hull2, 3);

const uniform: Part = (p) =>
  both("M100.4 116Q60 118 36 140l-12 30h76.4z", p.dk, p.ink) +
  both("M100.4 116H84l-6 12 22.4 16z", p.lt, p.hull2) +
  shape("M96 138h8v32h-8z", p.md) +
  shape("M60 140h20v6H60zM60 148h14v5H60z", p.sun) +
  disc(138, 144, 5, p.sun);

const greatcoat: Part = (p) =>
  both("M100.4 118Q52 118 28 148l-6 22h78.4z", p.dk, p.ink) +
  both("M100.4 170L76 120l-20 12 12 38z", p.md, p.dk) +
  both("M100.4 124H88l4 46h8.4z", p.lt, p.hull2) +
  pair("M70 118l-10-10-14 12 14 12z", p.md);

const robe: Part = (p) =>
  both("M100.4 92H76q-44 18-46 78h70.4z", p.dk, p.ink) +
  both("M100.4 134l-12-8 12.4 44z", p.lt, p.hull2) +
  line("M58 118q8 26 36 52M142 118q-8 26-36 52", p.md, 5, 0.9);

const cloak: Part = (p) =>
  both("M100.4 104Q40 104 16 170h84.4z", p.md, p.dk) +
  both("M100.4 122H84l-14 48h30.4z", p.ink, p.ink) +
  line("M84 122q16 10 32 0", p.sun, 5) +
  disc(84, 122, 5, p.sun) +
  disc(116, 122, 5, p.sun) +
  line("M52 124Q38 144 34 168M148 124q14 20 18 44", p.dk, 3);

const collar: Part = (p) =>
  both("M100.4 170V122L84 106l-34-26 6 44-26 46z", p.md, p.dk) +
  both("M100.4 170V130L86 114 62 96l6 32z", p.lt, p.hull2) +
  line("M84 170l16-36 16 36", p.sun, 3);

const bandolier: Part = (p) =>
  both("M100.4 118Q58 120 32 146l-6 24h74.4z", p.md, p.dk) +
  line("M50 132l84 44", p.ink, 13) +
  shape(
    "M62 132l8 4-5 10-8-4zM78 141l8 4-5 10-8-4zM94 150l8 4-5 10-8-4zM112 158l8 4-4 8-8-3z",
    p.sun,
  ) +
  both("M100.4 120H86l4 14 10.4 6z", p.lt, p.hull2);

const vest: Part = (p) =>
  both("M100.4 118Q60 120 38 142l-10 28h72.4z", p.lt, p.hull2) +
  both("M90 120L60 126l-8 44h34z", p.dk, p.ink) +
  both("M100.4 122H88l12.4 26z", p.md, p.dk) +
  pair("M60 146h16v14H60z", p.md);

const furs: Part = (p) =>
  both("M100.4 112l-20 2-10-6-8 10-16 2-2 12-16 8 2 12-14 18h84.4z", p.hull, p.hull2) +
  both("M100.4 128H84l-8 42h24.4z", p.dk, p.ink) +
  line("M50 134l-6 14M64 128l-8 20M36 152l-6 10", p.dk, 2.4, 0.6);

const ribs: Part = (p) =>
  both("M100.4 124H74q-30 6-40 46h66.4z", p.dk, p.ink) +
  both("M100.4 128H82l-8 16 12 26h14.4z", p.hull, p.hull2) +
  line("M84 140h32M82 150h36M86 160h28", p.dk, 3) +
  disc(44, 144, 14, p.hull) +
  disc(156, 144, 14, p.hull2);

const tanks: Part = (p) =>
  shape("M20 92q10-8 20 0v78H20zM160 92q10-8 20 0v78h-20z", p.hull2) +
  shape("M20 92q5-6 10-4v82H20z", p.hull) +
  both("M100.4 118Q58 120 40 146l-4 24h64.4z", p.dk, p.ink) +
  line("M40 108q30 0 44 18M160 108q-30 0-44 18", p.hull, 4) +
  both("M100.4 130H80v40h20.4z", p.md, p.dk);

const poncho: Part = (p) =>
  both("M100.4 114L76 118 10 170h90.4z", p.hull, p.hull2) +
  line("M70 126L22 166M80 128L46 168M130 126l48 40M120 128l34 40", p.fill, 5) +
  both("M100.4 118H84l16.4 28z", p.ink, p.ink);

const gown: Part = (p) =>
  both("M100.4 120Q64 118 44 136l-14 34h70.4z", p.md, p.dk) +
  both("M100.4 126H90l10.4 30z", p.lt, p.hull2) +
  line("M70 122q30 40 60 0", p.sun, 4) +
  disc(100, 143, 6, p.lt) +
  line("M60 140l-12 30M76 142l-6 28M140 140l12 30M124 142l6 28", p.dk, 3);

export const SHOULDERS = {
  plates,
  pauldron,
  roundPads,
  darkArmour,
  uniform,
  greatcoat,
  robe,
  cloak,
  collar,
  bandolier,
  vest,
  furs,
  ribs,
  tanks,
  poncho,
  gown,
} satisfies Record<string, Part>;
