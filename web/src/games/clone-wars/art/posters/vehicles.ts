/** War machines on the ground, from the side. */
import type { Palette } from "../../../../art/emblems/factions";
import { disc, line, shape, type Part } from "./brush";

const dust = (p: Palette): string =>
  line("M6 160q40-8 70-6M26 150q40-10 70-8M110 162q40-8 84-4", p.sun, 2.6, 0.55);

const sixLegs: Part = (p) =>
  shape(
    "M36 100l-16 30 6 36h14l-2-30 14-28zM88 106l-4 26 4 34h14l2-34-2-26zM150 100l18 30-6 36h-14l0-30-14-28z",
    p.ink,
  ) +
  shape("M62 104l-10 28 4 38h14l0-36 8-28zM122 104l10 28-4 38h-14l0-36-8-28z", p.dk) +
  shape("M18 96l14-30 28-10h90l30 22 4 22-22 12H34z", p.hull) +
  shape("M18 96h166l-22 16H34zM150 56l30 22 4 18h-36l-10-40z", p.hull2) +
  shape("M160 68l16 11 2 8h-16z", p.ink) +
  shape("M84 56l6-20h30l10 20z", p.hull2) +
  shape("M118 40l74-18 2 7-70 22z", p.dk) +
  shape("M40 74h70v8H36z", p.fill) +
  shape("M60 56h90l4 5H52z", "#fff", 0.45);

const riddenBiped: Part = (p) =>
  line("M96 96L64 116l16 24-14 26M104 96l36 14-8 30 18 26", p.ink, 9) +
  line("M52 168h28M138 168h28", p.dk, 7) +
  shape("M70 74l60-10 24 12-8 24-66 8-18-14z", p.hull) +
  shape("M62 94l84-6 0 12-66 8z", p.hull2) +
  shape("M140 78l52 2v8l-54 2z", p.ink) +
  shape("M84 70l-4-34q10-10 24-4l10 34z", p.md) +
  shape("M98 31q4-1 6 1l10 34h-10z", p.dk) +
  disc(98, 22, 15, p.hull) +
  shape("M98 7a15 15 0 0 1 0 30z", p.hull2) +
  shape("M92 18h22v8H94z", p.ink) +
  line("M108 48l24 14", p.md, 7) +
  shape("M78 82l40-6v8l-40 6z", p.fill);

const cabBiped: Part = (p) =>
  line("M78 92L44 104l22 30-18 32M122 92l34 12-22 30 18 32", p.ink, 10) +
  shape("M30 164h40v6H30zM130 164h40v6h-40z", p.dk) +
  shape("M100 12Q56 14 52 60q4 34 48 40 44-6 48-40-4-46-48-48z", p.hull) +
  shape("M100 12q44 2 48 48-4 34-48 40z", p.hull2) +
  shape("M62 46q38 18 76 0l2 16q-40 20-80 0z", p.ink) +
  shape("M68 52q14 6 28 7l-4 9q-14-2-22-6z", p.s2, 0.8) +
  shape("M24 44h30v34H24z", p.dk) +
  shape("M146 44h30v34h-30z", p.ink) +
  shape(
    "M28 48h8v8h-8zM42 48h8v8h-8zM28 64h8v8h-8zM42 64h8v8h-8zM150 48h8v8h-8zM164 48h8v8h-8zM150 64h8v8h-8zM164 64h8v8h-8z",
    p.sun,
  ) +
  shape("M92 84h16v30l-8 6-8-6z", p.dk) +
  shape("M62 36q8-18 30-21-18 8-22 20z", "#fff", 0.5);

const tallFour: Part = (p) =>
  line("M60 76L26 104l4 64M140 76l34 28-4 64", p.dk, 11) +
  line("M82 84L66 116l2 50M118 84l16 32-2 50", p.ink, 10) +
  shape("M18 164h26v6H18zM156 164h26v6h-26zM58 164h22v6H58zM120 164h22v6h-22z", p.ink) +
  shape("M40 54l12-18h96l12 18-10 32H50z", p.hull) +
  shape("M40 62h120l-10 24H50z", p.hull2) +
  shape("M70 36l10-24h40l10 24z", p.hull2) +
  shape("M80 12h20v24H70z", p.hull) +
  shape("M112 18l76-10 2 9-74 14z", p.dk) +
  shape("M56 48h20v10H54zM88 48h24v10H88zM124 48h20l2 10h-22z", p.ink) +
  shape("M58 50h9v6h-9z", p.s2) +
  shape("M50 70h100l-2 7H52z", p.fill) +
  shape("M52 36h96l3 5H49z", "#fff", 0.5);

const skimmer: Part = (p) =>
  shape("M14 108q40-12 70-10", p.sun, 0.3) +
  line("M0 122q50-14 90-12M10 134q40-10 70-8", p.sun, 3, 0.7) +
  shape("M40 92l70-30 60 18 26 16-30 14-96 6z", p.hull) +
  shape("M40 92l156 4-30 14-96 6z", p.hull2) +
  shape("M104 66l40 10 8 12-54-4z", p.ink) +
  shape("M110 69l18 5 2 7-22-2z", p.s2, 0.9) +
  shape("M40 92L16 74l26-2 34 10z", p.md) +
  shape("M60 112l-28 18 34-4 26-12z", p.dk) +
  line("M150 106l46 6M156 88l44-4", p.ink, 5) +
  shape("M70 82l32-14v10l-28 10z", p.fill) +
  disc(40, 98, 8, p.sun);

const standingSkiff: Part = (p) =>
  line("M26 150q40-10 70-8", p.sun, 4, 0.8) +
  line("M10 160q40-8 70-6", p.sun, 2.4, 0.6) +
  shape("M70 146l70-2 26-14-14-8-70 8z", p.hull2) +
  shape("M70 146l12-16 70-8-20 14z", p.hull) +
  shape("M112 132l-12-66h12l14 62z", p.hull2) +
  shape("M104 72l82-30 4 9-80 33z", p.ink) +
  shape("M176 44l16-6 4 9-16 6z", p.sun) +
  shape("M108 92l78-20 3 8-77 22z", p.dk) +
  shape("M60 102l-8 34h12l10-30zM78 106l6 28h12l-6-30z", p.ink) +
  shape("M54 86l14-36q10-6 20 0l10 34-12 24H64z", p.md) +
  shape("M78 48q8 0 10 2l10 34-12 24h-8z", p.dk) +
  shape("M84 58l34 16-3 10-34-10z", p.hull) +
  shape("M70 46l2-26 26-14 16 8-8 20-22 14z", p.hull) +
  shape("M98 6l16 8-8 20-14 9z", p.hull2) +
  disc(101, 22, 4.5, "#FFD27A");

const hauler: Part = (p) =>
  shape("M4 152h176l10 8H14z", p.ink, 0.5) +
  shape("M10 60q30-34 90-34 70 0 92 52l-10 46-30 22H26L8 120z", p.hull) +
  shape("M8 110h176l-4 14-28 22H26L8 120z", p.hull2) +
  shape("M100 26q70 0 92 52l-10 40-26 8q6-60-56-100z", p.hull2) +
  shape("M144 92l40 4-4 22-40 4z", p.ink) +
  line("M150 97v21M158 98v20M166 98v19M174 99v17", p.hull2, 2.4) +
  shape("M20 74h90v9H18z", p.fill) +
  line("M60 40v74M100 28v86", p.dk, 2.4, 0.6) +
  shape("M24 126h20v10H24zM54 126h20v10H54zM84 126h20v10H84z", p.sun) +
  shape("M30 52q30-22 70-22-40 6-60 24z", "#fff", 0.45) +
  line("M150 66l44-6", p.ink, 6);

const sailBarge: Part = (p) =>
  shape("M30 70Q70-6 104 16l-8 60z", p.fill) +
  shape("M104 16q46 0 70 54l-66 8z", p.md) +
  line("M104 8v74M66 34l38 20M148 36l-44 20", p.ink, 3) +
  shape("M6 86l30-12h130l28 10-18 44-24 20H44L16 122z", p.hull) +
  shape("M10 106h174l-8 22-24 20H44L16 122z", p.hull2) +
  shape("M34 84h20v12H34zM64 84h20v12H64zM94 84h20v12H94zM124 84h20v12h-20z", p.ink) +
  shape("M36 86h9v8h-9zM96 86h9v8h-9z", p.sun) +
  line("M12 104h178", p.ink, 3) +
  line("M20 134q80 20 160-4", p.sun, 3, 0.5) +
  shape("M170 84l28-18 2 14-16 12z", p.dk);

const tank: Part = (p) =>
  dust(p) +
  shape("M14 118l20-34h120l32 20 6 22-20 22H36L16 138z", p.hull) +
  shape("M14 122h178l-20 26H36L16 138z", p.hull2) +
  shape("M62 84l10-30h52l16 30z", p.hull2) +
  shape("M72 54h26l4 30H62z", p.hull) +
  shape("M116 62l78-22 3 9-78 24z", p.dk) +
  disc(96, 50, 10, p.ink) +
  shape("M34 100h60v8H30z", p.fill) +
  line("M30 136h140", p.ink, 6, 0.7);

export const VEHICLES = {
  sixLegs,
  riddenBiped,
  cabBiped,
  tallFour,
  skimmer,
  standingSkiff,
  hauler,
  sailBarge,
  tank,
} satisfies Record<string, Part>;
