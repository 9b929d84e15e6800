/** Whole figures in a pose; the head is chosen among a few small ones. */
import {
  blade,
  BLUE_LIGHT,
  disc,
  GREEN_LIGHT,
  line,
  RED_LIGHT,
  ring,
  shape,
  type Part,
} from "./brush";

const raisedBlade: Part = (p) =>
  blade(137, 58, 170, -6, BLUE_LIGHT) +
  shape("M40 170q24-34 60-30 40-4 64 30z", p.ink) +
  shape("M86 84q-34 22-58 68 26 4 50-10z", p.md) +
  shape("M100 62q-14 4-18 24l-16 66q34 14 76 4l-18-62q-4-28-24-32z", p.ink) +
  shape("M100 62q-14 4-18 24l-16 66q14 6 30 7z", p.dk) +
  shape("M92 70l8 30 8-30z", p.lt, 0.8) +
  shape("M110 70l20-22 10 9-16 28z", p.ink) +
  disc(101, 52, 12, p.ink) +
  shape("M101 40a12 12 0 0 0 0 24q-7-12 0-24z", p.md) +
  shape("M131 62l8-14 6 3-8 15z", p.hull) +
  shape("M84 108h34l1 6H82z", p.md);

const speaker: Part = (p) =>
  shape("M100 62q-15 5-19 24l-9 30-26 60h108l-26-60-9-30q-4-19-19-24z", p.ink) +
  shape("M100 62q-15 5-19 24l-9 30-26 60h46z", p.dk) +
  shape("M82 84q-22 16-32 50l14 8q10-28 22-40z", p.md) +
  shape("M118 82l34 20-4 12-36-12z", p.ink) +
  shape("M93 66l7 34 7-34z", p.lt) +
  shape("M90 112h22l2 7H88z", p.sun) +
  shape("M88 119l-14 51h12l12-51zM112 119l10 51h-8l-8-51z", p.md, 0.8) +
  disc(100, 48, 14, p.ink) +
  disc(100, 30, 10, p.ink) +
  shape("M100 34a14 14 0 0 0 0 28q-8-14 0-28z", p.md) +
  shape("M90 36q10-6 20 0l-1 4q-9-5-18 0z", p.sun) +
  disc(160, 84, 26, p.lt, 0.18) +
  ring(160, 84, 18, p.lt, 2.4) +
  `<ellipse cx="160" cy="84" rx="18" ry="6" fill="none" stroke="${p.lt}" stroke-width="1.5"/><ellipse cx="160" cy="84" rx="7" ry="18" fill="none" stroke="${p.lt}" stroke-width="1.5"/>` +
  shape("M150 108h14l-3 5h-8z", p.lt);

const holoAdmiral: Part = (p) =>
  ring(100, 84, 56, p.lt, 2, "26 7") +
  ring(100, 84, 70, p.lt, 1.4, "3 6") +
  line("M30 72h26M144 72h26M100 2v14M52 34l18 14M148 34l-18 14", p.lt, 1.8) +
  disc(52, 34, 4, p.lt) +
  disc(148, 34, 4, p.lt) +
  disc(158, 72, 5, p.lt) +
  disc(42, 72, 3, p.lt) +
  `<g transform="translate(-4 24)">` +
  shape("M100 62q-26 4-34 24l-8 34-16 56h116l-16-56-8-34q-8-20-34-24z", p.ink) +
  shape("M100 62q-26 4-34 24l-8 34-16 56h58z", p.dk) +
  shape("M70 78l22-12 4 8-24 16zM130 78l-22-12-4 8 24 16z", p.sun) +
  shape("M90 66l10 20 10-20-10 6z", p.lt) +
  shape("M96 86h8v84h-8zM64 126h72l2 9H62z", p.md) +
  shape("M86 44h28q2 18-14 24-16-6-14-24z", p.md) +
  shape("M100 44h14q2 18-14 24z", p.dk) +
  shape("M78 42q2-22 22-24 20 2 22 24-22-8-44 0z", p.ink) +
  shape("M76 44q24-10 48 0l-4 5q-20-7-40 0z", p.hull2) +
  shape("M96 24h8l-1 10h-6z", p.sun) +
  `</g>`;

const kneelingShot: Part = (p) =>
  shape("M60 170l10-44 32-14 22 24-8 34z", p.dk) +
  shape("M100 114l24 22-8 34h-20z", p.ink) +
  shape("M64 72q12-16 34-10l10 50-40 18-14-20z", p.hull) +
  shape("M86 62q8-2 12 0l10 50-20 9z", p.hull2) +
  disc(92, 46, 20, p.hull) +
  shape("M92 26a20 20 0 0 1 0 40z", p.hull2) +
  shape("M90 40h24v9H92z", p.ink) +
  shape("M84 80l46-6 2 10-44 8z", p.hull) +
  shape("M104 66l90-10 2 9-60 8-6 14h-12l2-12-16 2z", p.ink) +
  disc(197, 60, 8, p.sun) +
  line("M182 50l14-12M184 72l14 10M190 60h14", p.sun, 2.4);

const charge: Part = (p) =>
  shape("M96 104l-40 26-20 40h18l22-30 32-14zM104 104l34 18 10 48h-16l-12-38-28-14z", p.ink) +
  shape("M78 50q16-12 34-4l10 56-40 12-12-30z", p.hull) +
  shape("M100 46q8-2 12 0l10 56-20 6z", p.hull2) +
  disc(104, 30, 18, p.hull) +
  shape("M104 12a18 18 0 0 1 0 36z", p.hull2) +
  shape("M102 26h22v8h-20z", p.ink) +
  shape("M64 78l104-34 4 10-46 18-4 14-10 2 0-10-44 14z", p.ink) +
  shape("M84 62l36 16-4 10-36-12z", p.hull) +
  disc(173, 46, 7, p.sun) +
  line("M20 60h36M10 80h40M24 100h26", p.sun, 2.4, 0.6);

const smallElder: Part = (p) =>
  blade(152, 112, 186, 26, GREEN_LIGHT) +
  line("M44 84l10 86", p.hull2, 6) +
  disc(44, 82, 8, p.hull) +
  shape("M100 66q-40 20-50 104h108q-10-84-58-104z", p.md) +
  shape("M100 66q48 20 58 104h-58z", p.dk) +
  shape("M100 26q-34 6-34 46 6 28 34 36 28-8 34-36 0-40-34-46z", p.md) +
  shape("M100 26q34 6 34 46-6 28-34 36z", p.ink) +
  shape("M100 46q-20 4-20 28 6 20 20 26 14-6 20-26 0-24-20-28z", p.ink) +
  shape("M84 84q16 6 32 0l-4 30-12 18-12-18z", p.lt) +
  shape("M100 86q8 0 16-2l-4 30-12 18z", p.hull2) +
  shape("M144 108h14l4 20-14 2z", p.ink);

const duelist: Part = (p) =>
  blade(70, 92, 14, 122, RED_LIGHT) +
  shape("M120 66q50 20 60 104h-40z", p.fill) +
  shape("M104 60q-16 6-18 30l-18 80h74l-10-74q-4-30-28-36z", p.dk) +
  shape("M104 60q24 6 28 36l10 74h-36z", p.ink) +
  shape("M90 80l-26 10 4 12 30-8z", p.dk) +
  disc(106, 46, 14, p.md) +
  shape("M106 32a14 14 0 0 1 0 28z", p.ink) +
  shape("M98 52q8 6 16 0l-4 18h-8z", p.hull) +
  shape("M96 68l10 26 8-26z", p.lt, 0.8) +
  shape("M88 112h42l1 6H86z", p.sun);

const brute: Part = (p) =>
  blade(30, 150, 10, 50, RED_LIGHT) +
  shape("M100 54q-60 4-74 50l10 66h64z", p.hull2) +
  shape("M100 54q60 4 74 50l-10 66h-64z", p.dk) +
  shape("M100 20q-20 2-20 28 4 22 20 28 16-6 20-28 0-26-20-28z", p.sun) +
  shape("M100 20q20 2 20 28-4 22-20 28z", p.md) +
  shape("M82 44q0-26 18-28 18 2 18 28-18-10-36 0z", p.ink) +
  shape("M82 44q18-10 36 0v6q-18-8-36 0z", p.fill) +
  shape("M30 104q18-26 44-32l-4 22q-20 6-30 26zM170 104q-18-26-44-32l4 22q20 6 30 26z", p.ink) +
  shape("M34 84l-22-18 28 4zM166 84l22-18-28 4zM50 70L38 46l24 18zM150 70l12-24-24 18z", p.lt) +
  shape("M70 110h60l-6 60H76z", p.ink) +
  line("M100 112v58M80 128h40", p.hull2, 3);

const enthroned: Part = (p) =>
  shape("M30 170V36l24-22h92l24 22v134z", p.dk) +
  line("M30 36l24-22h92l24 22", p.sun, 3) +
  disc(54, 14, 6, p.sun) +
  disc(146, 14, 6, p.sun) +
  shape("M100 74q-56 4-78 60l-6 36h84z", p.hull) +
  shape("M100 74q56 4 78 60l6 36h-84z", p.hull2) +
  shape("M100 84q-34 0-44 20 18 26 44 28 26-2 44-28-10-20-44-20z", p.fill) +
  shape("M100 84q34 0 44 20-18 26-44 28z", p.md) +
  shape("M100 30q-26 2-26 34 6 26 26 34 20-8 26-34 0-32-26-34z", p.lt) +
  shape("M100 30q26 2 26 34-6 26-26 34z", p.md) +
  shape("M80 66q20 7 40 0v7q-20 7-40 0z", p.ink, 0.6) +
  shape("M74 52q0-28 26-34 26 6 26 34-26-12-52 0z", p.ink) +
  disc(100, 34, 6, p.sun) +
  line("M64 116q36 30 72 0", p.sun, 4);

const twoOutlaws: Part = (p) =>
  shape("M46 170l4-74q12-20 34-20t32 20l4 74z", p.md) +
  shape("M84 76q22 0 32 20l4 74H84z", p.dk) +
  disc(84, 56, 19, p.md) +
  shape("M84 37a19 19 0 0 1 0 38z", p.dk) +
  shape("M64 48q20-26 42-2l-4 4q-18-10-34 2z", p.ink) +
  shape("M114 100l40-16 4 10-40 20z", p.dk) +
  shape("M150 76h38v8h-24l-4 16h-10z", p.ink) +
  disc(190, 80, 6, p.sun) +
  shape("M62 98l22 30 22-30-22 8z", p.lt) +
  shape("M60 134h52v8H60z", p.ink) +
  shape("M78 132h14v12H78z", p.sun);

const meditating: Part = (p) =>
  ring(100, 84, 64, p.lt, 1.6, "2 8") +
  disc(30, 60, 8, p.hull) +
  disc(168, 46, 10, p.hull2) +
  disc(160, 108, 6, p.hull) +
  disc(40, 112, 5, p.hull2) +
  shape("M100 62q-24 4-30 34l-44 50q30 22 74 20z", p.md) +
  shape("M100 62q24 4 30 34l44 50q-30 22-74 20z", p.dk) +
  shape("M100 26q-20 2-20 26 4 18 20 26 16-8 20-26 0-24-20-26z", p.lt) +
  shape("M100 26q20 2 20 26-4 18-20 26z", p.md) +
  shape("M84 58q16 5 32 0v5q-16 5-32 0z", p.ink, 0.5) +
  shape("M78 136q22-12 44 0l-8 12q-14-8-28 0z", p.lt) +
  shape("M92 80l8 30 8-30z", p.lt, 0.8);

export const FIGURES = {
  raisedBlade,
  speaker,
  holoAdmiral,
  kneelingShot,
  charge,
  smallElder,
  duelist,
  brute,
  enthroned,
  twoOutlaws,
  meditating,
} satisfies Record<string, Part>;
