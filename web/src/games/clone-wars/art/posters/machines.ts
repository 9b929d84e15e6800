/** Droids, from busts to whole bodies. */
import { both, disc, LAMP, line, pair, ring, shape, type Part } from "./brush";

const blockHead: Part = (p) =>
  shape("M92 112h16v16H92z", p.ink) +
  shape("M72 40l18-22h22l16 16 4 62-14 20H86L70 92z", p.hull) +
  shape("M104 18h8l16 16 4 62-14 20h-14z", p.hull2) +
  shape("M76 66h20v9H76zM106 66h20v9h-20z", p.ink) +
  disc(88, 70, 4, LAMP) +
  disc(114, 70, 4, LAMP) +
  shape("M90 94h22v4H90zM92 102h18v4H92z", p.dk);

const longNeck: Part = (p) =>
  shape("M95 84h10v50H95z", p.dk) +
  line("M95 98h10M95 108h10M95 118h10", p.hull2, 2) +
  both("M100.4 16H84l-8 14 6 44 8 22h10.4z", p.hull, p.hull2) +
  pair("M80 38l14 4v10l-13-4z", p.ink) +
  disc(87, 45, 3.4, LAMP) +
  disc(113, 45, 3.4, LAMP) +
  shape("M90 66h20l-3 6H93zM92 78h16l-3 5H95z", p.dk) +
  line("M118 24l20-14", p.hull, 3.4) +
  disc(139, 9, 4, p.fill);

const sunkHead: Part = (p) =>
  both("M100.4 40Q50 42 22 76l-6 60 20 40h64.4z", p.hull, p.hull2) +
  both("M100.4 30Q74 32 72 58l6 18h22.4z", p.hull2, p.dk) +
  shape("M78 52h44v8H78z", p.ink) +
  shape("M84 54h12v4H84z", p.s2) +
  both("M100.4 92H70l-10 30 40.4 10z", p.dk, p.ink) +
  disc(100, 112, 9, p.sun) +
  disc(100, 112, 4.5, "#fff") +
  both("M24 76L4 96l4 74h22l4-66z", p.hull2, p.dk) +
  shape("M34 72q20-18 46-22-22 12-30 26z", "#fff", 0.45);

const slimMask: Part = (p) =>
  both("M100.4 18L80 26l-8 34 10 40 12 26h6.4z", p.hull2, p.dk) +
  pair("M76 58l20 8-4 11-16-7z", p.ink) +
  pair("M80 62l12 5-2 4-10-4z", "#fff") +
  line("M94 96v24M106 96v24M100 92v32", p.ink, 3) +
  line("M100 20v34", p.fill, 5) +
  both("M70 62L56 52l2 34 16 10z", p.dk, p.ink);

const lantern: Part = (p) =>
  shape("M94 104h12v26H94z", p.dk) +
  both("M100.4 8L64 34l-6 50 20 24h22.4z", p.hull2, p.dk) +
  both("M100.4 22L72 42l-4 38 14 16h18.4z", p.ink, p.ink) +
  disc(86, 54, 9, RED, 0.35) +
  disc(86, 54, 5, RED) +
  disc(114, 54, 9, RED, 0.35) +
  disc(114, 54, 5, RED) +
  disc(100, 80, 11, RED, 0.35) +
  disc(100, 80, 6.5, RED) +
  line("M100 22v44M72 66l28 30 28-30", p.hull, 3.4) +
  line("M64 34L46 14M136 34l18-20", p.hull, 4);

const RED = "#FF6A4A";

const dishHead: Part = (p) =>
  shape("M94 88h12v40H94z", p.dk) +
  both("M100.4 20Q40 22 26 54q20 24 74.4 28z", p.hull, p.hull2) +
  both("M100.4 58H70l-6 16 14 30h22.4z", p.hull2, p.dk) +
  pair("M72 70h20l-3 9H74z", p.ink) +
  disc(83, 74, 3.4, LAMP) +
  disc(117, 74, 3.4, LAMP) +
  line("M40 52q60 18 120 0", p.fill, 5) +
  shape("M92 92h16v4H92z", p.ink) +
  shape("M44 46q24-20 50-22-24 8-36 24z", "#fff", 0.45);

const plateMask: Part = (p) =>
  both("M66 50L34 30l4 50 30 30z", p.hull, p.dk) +
  both("M100.4 6L70 40l-6 40 20 44 16.4 14z", p.lt, p.hull2) +
  both("M100.4 40L72 62l4 14 24.4-4z", p.ink, p.ink) +
  disc(88, 66, 4.4, LAMP) +
  disc(112, 66, 4.4, LAMP) +
  both("M100.4 84L80 94l8 26 12.4 8z", p.md, p.dk) +
  line("M84 98h32M87 107h26M91 116h18", p.ink, 3) +
  line("M100 8v30", p.fill, 5);

const drum: Part = (p) =>
  line("M100 132v30", p.dk, 16) +
  disc(100, 158, 15, p.ink) +
  disc(100, 158, 6, p.hull) +
  both("M100.4 64L60 70l-8 36 16 30h32.4z", p.hull, p.hull2) +
  both("M100.4 22H80L62 40l2 20h36.4z", p.hull2, p.dk) +
  shape("M66 44h68v10H66z", p.ink) +
  disc(84, 49, 4, LAMP) +
  disc(100, 49, 4, p.s2) +
  shape("M56 84h88l2 10H54z", p.fill) +
  line("M124 24l16-22M76 24L62 6", p.hull, 3.4) +
  disc(140, 2, 4, LAMP) +
  line("M54 100L26 84 14 100M146 100l28-16 12 16", p.hull2, 6) +
  line("M74 108h52M78 120h44", p.dk, 3) +
  shape("M66 66q14-4 30-4l-6 8-26 4z", "#fff", 0.5);

const shielded: Part = (p) =>
  `<circle cx="100" cy="84" r="76" fill="${p.sun}" opacity=".14"/>` +
  ring(100, 84, 76, p.lt, 2.4) +
  ring(100, 84, 66, p.lt, 1, "4 7") +
  line("M100 112L64 158M100 112l36 46M100 112v50", p.ink, 9) +
  both("M100.4 34Q70 36 70 76l12 40h18.4z", p.hull, p.hull2) +
  both("M100.4 30Q82 30 80 46l6 16h14.4z", p.hull2, p.dk) +
  disc(93, 47, 4, RED) +
  disc(107, 47, 4, RED) +
  both("M72 70L32 82l2 12 40-4z", p.dk, p.ink) +
  both("M36 80L8 78v6l28 4zM36 90L8 92v6l28-4z", p.hull2, p.hull2) +
  line("M84 78h32M86 90h28M88 102h24", p.dk, 3);

const spider: Part = (p) =>
  line("M70 84L34 58 14 150M130 84l36-26 20 92M78 92l-30 8-12 60M122 92l30 8 12 60", p.dk, 7) +
  both("M100.4 36Q62 38 60 76q4 30 40.4 36z", p.hull, p.hull2) +
  disc(100, 72, 18, p.ink) +
  disc(100, 72, 10, p.sun) +
  disc(100, 72, 5, "#fff") +
  shape("M92 104h16l-3 36h-10z", p.ink) +
  shape("M68 58q8-16 24-20-14 8-18 22z", "#fff", 0.5);

export const MACHINES = {
  blockHead,
  longNeck,
  sunkHead,
  slimMask,
  lantern,
  dishHead,
  plateMask,
  drum,
  shielded,
  spider,
} satisfies Record<string, Part>;
