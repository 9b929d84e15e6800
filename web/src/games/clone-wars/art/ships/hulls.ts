/** Every capital ship class has its own hull; unknown classes borrow one by their strength. */
import { seedOf } from "../drawing/seeded";
import { bridge, flame, gleam, plate, seam, windowRow, windows, type Hull } from "./parts";

const wedge: Hull = (p) =>
  flame(p, 22, 62, 26, 8) +
  flame(p, 26, 76, 20, 6) +
  plate("M20 50l40-8 190 22-4 4-196 22-30-8z", p.hull) +
  plate("M20 66h226l-196 24-30-8z", p.hull2) +
  seam(p, "M20 66h226l-2 2L20 73z") +
  plate("M60 42l-4-8 60-2 30 20z", p.hull2) +
  plate("M72 33l5-17h16l8 17z", p.hull) +
  plate("M86 16h7l8 17H88z", p.hull2) +
  plate("M62 8h46l-4 10H66z", p.hull) +
  plate("M86 8h22l-4 10H86z", p.hull2) +
  plate("M120 52l70 8-2 4-110-4zM34 52l22-4v10H34z", p.fill) +
  gleam("M60 42l190 22-60-4L60 46z") +
  windowRow(50, 76, 7) +
  windows([70, 12], [80, 12], [92, 12], [66, 36], [80, 36], [96, 36]);

const dreadnought: Hull = (p) =>
  flame(p, 18, 58, 24, 9) +
  flame(p, 20, 40, 14, 5) +
  flame(p, 20, 76, 14, 5) +
  plate("M16 38l34-10 120 8 70 16 16 8-18 8-90 14-98 4-34-12z", p.hull) +
  plate("M16 60h238l-16 8-90 14-98 4-34-12z", p.hull2) +
  plate("M40 30L24 6h20l36 24zM40 84l-14 20h18l38-22z", p.hull2) +
  plate("M40 30L24 6h8l30 24z", p.hull) +
  plate("M58 30l10-24h14l10 26z", p.hull2) +
  plate("M66 10h18v8H64z", p.hull) +
  plate("M104 36l60 4 60 14-120-6z", p.fill) +
  seam(p, "M200 60l30-16 4 2-20 16zM16 60h238l-3 2H16z") +
  gleam("M50 28l120 8 70 16-74-12-116-8z") +
  windowRow(40, 66, 11) +
  windows([70, 22], [76, 26]);

const fork: Hull = (p) =>
  flame(p, 26, 54, 22, 9) +
  plate("M24 40l40-10 60 6 20 12-24 16-56 8-40-8z", p.hull) +
  plate("M24 54h118l-22 10-56 8-40-8z", p.hull2) +
  plate("M112 38l120-10 18 4-16 6-110 14z", p.hull) +
  plate("M116 60l120 8 14 5-18 4-116-6z", p.hull2) +
  plate("M112 44l130-9-8 3-110 14zM116 68l126 6-10 3-116-6z", p.ink, 0.45) +
  plate("M70 32l-8-20h16l18 22z", p.hull2) +
  plate("M64 14h16v6H64z", p.hull) +
  plate("M40 38l50-6 24 6-70 8zM140 37l80-7v4l-80 8z", p.fill) +
  plate("M60 82l-6 16h8l14-18z", p.hull2) +
  gleam("M24 40l40-10 60 6-58 0z") +
  windowRow(44, 58, 5) +
  windows([150, 66], [170, 68], [190, 70], [160, 40], [184, 37]);

const mast: Hull = (p) =>
  flame(p, 24, 64, 24, 8) +
  `<g fill="none" stroke="${p.hi}" stroke-width="2.4" opacity=".75"><path d="M84 16q34-26 68 0M96 22q22-16 44 0"/></g>` +
  plate("M22 54l36-10h120l46 8 22 12-26 10-64 10H58l-36-10z", p.hull) +
  plate("M22 64h224l-26 10-64 10H58l-36-10z", p.hull2) +
  seam(p, "M22 64h224l-4 2H22z") +
  plate("M112 44l2-22h8l2 22zM66 44l4-14h22l8 14zM150 44l6-10h26l8 12z", p.hull2) +
  plate("M98 26q20-8 40 0l-8 6h-24z", p.hull) +
  plate("M76 84l4 14h8l4-14zM136 85l4 18h6l4-18z", p.hull2) +
  plate("M70 48h100l20 6H66z", p.fill) +
  `<circle cx="206" cy="60" r="7" fill="${p.ink}"/><circle cx="206" cy="60" r="4" fill="${p.hi}"/>` +
  windowRow(40, 70, 10) +
  windows([74, 36], [84, 36], [160, 39], [172, 39]);

const blade: Hull = (p) =>
  flame(p, 22, 56, 22, 8) +
  flame(p, 24, 40, 14, 5) +
  plate("M20 32l30-6 50 8 30 10 118 4-40 12-90 14-60 20-38-14z", p.hull) +
  plate("M20 56h210l-22 4-90 14-60 20-38-14z", p.hull2) +
  plate("M62 28l6-16h20l10 20zM66 84l-6 22h10l22-30z", p.hull2) +
  plate("M120 44l120 4-30 6-90-2z", p.fill, 0.85) +
  gleam("M50 26l50 8 30 10 118 4-120-1-30-8z") +
  windowRow(36, 62, 8) +
  windows([72, 18], [80, 22]);

const dart: Hull = (p) =>
  flame(p, 24, 50, 22, 6) +
  flame(p, 24, 64, 22, 6) +
  plate("M22 40l60-6 90 4 30-10 40 26-40 28-30-10-90 6-60-10z", p.hull) +
  plate("M22 57h220l-40 25-30-10-90 6-60-10z", p.hull2) +
  plate("M60 34l14-16h26l12 18z", p.hull2) +
  plate("M90 40h70l-6 10H90z", p.fill) +
  gleam("M22 40l60-6 90 4 30-10 8 5-38 11-90-3z") +
  windowRow(40, 62, 7) +
  windows([200, 60], [214, 58]);

const twinProw: Hull = (p) =>
  flame(p, 22, 46, 22, 6) +
  flame(p, 22, 60, 24, 8) +
  flame(p, 22, 76, 20, 5) +
  plate("M20 34l60-6 60 8 108 4-8 8-96 8 4 8 100 6 8 8-116 10-60 6-60-10z", p.hull) +
  plate("M20 60h124l4 8 100 6 8 6-116 8-60 6-60-10z", p.hull2) +
  seam(p, "M140 52l104-6-2 3-98 8zM148 66l98 8-2 2-94-6z") +
  bridge(p, 74, 30, 36, 12) +
  plate("M92 38l130 4-6 4-120 2zM34 40l36-4v9H34z", p.fill) +
  gleam("M20 34l60-6 60 8 108 4-110-1-58-7z") +
  windowRow(40, 68, 7);

const gantry: Hull = (p) =>
  flame(p, 20, 44, 22, 7) +
  flame(p, 20, 58, 18, 5) +
  plate("M18 36l24-12h120l44 10 30 16-34 12H40L18 58z", p.hull) +
  plate("M18 48h216l-32 14H40L18 58z", p.hull2) +
  plate("M58 62h26v14H58zM96 62h26v14H96zM134 62h26v14h-26z", p.ink) +
  plate("M52 72h38l-4 22H58zM92 72h38l-4 22H96zM132 72h38l-6 22h-28z", p.hull2) +
  plate("M52 72h38l-1 6H53zM92 72h38l-1 6H93zM132 72h38l-1 6h-36z", p.hull) +
  plate("M170 28l30 8-2 8h-28z", p.ink) +
  bridge(p, 150, 26, 30, 6) +
  plate("M46 30h70v8H42z", p.fill) +
  gleam("M42 24h120l44 10-46-5H38z") +
  windowRow(40, 53, 8);

const flatDeck: Hull = (p) =>
  flame(p, 14, 66, 20, 7) +
  flame(p, 14, 80, 16, 5) +
  plate("M12 46h150l92 12-14 8H12z", p.hull) +
  plate("M12 58h240l-30 16-30 18H40L12 84z", p.hull2) +
  plate("M60 66h120l-10 14H66z", p.ink) +
  plate("M66 69h106l-4 4H68z", p.s2, 0.85) +
  plate("M84 74l8-4 8 4-8 2zM120 74l8-4 8 4-8 2zM148 74l8-4 8 4-8 2z", p.lt) +
  plate("M40 46l4-14h30l10 14z", p.hull2) +
  bridge(p, 60, 34, 40, 12) +
  plate("M110 50h90l26 4H106zM18 50h26v6H18z", p.fill) +
  gleam("M12 46h150l92 12-96-8H12z") +
  windowRow(24, 84, 11);

const dagger: Hull = (p) =>
  flame(p, 18, 66, 26, 8) +
  flame(p, 20, 52, 16, 5) +
  flame(p, 20, 80, 16, 5) +
  plate("M16 44l60-4 180 26-172 28-68-8z", p.hull) +
  plate("M16 66h240l-172 28-68-8z", p.hull2) +
  seam(p, "M16 65h238v3H16z") +
  plate("M36 40l10-10h70l34 18-60-4z", p.hull2) +
  plate("M44 30l8-8h44l20 10-40 2z", p.hull) +
  bridge(p, 66, 22, 44, 8) +
  plate("M100 48l90 10-4 4-84-6z", p.fill) +
  plate("M60 76l90-4-60 14-30 2z", p.ink, 0.35) +
  gleam("M76 40l180 26-70-7L70 45z") +
  windowRow(34, 72, 12) +
  windowRow(50, 35, 4);

const shell: Hull = (p) =>
  flame(p, 34, 62, 22, 8) +
  flame(p, 36, 76, 14, 5) +
  plate("M32 58Q60 12 150 22q70 8 92 40-30 4-210 4z", p.hull) +
  plate("M92 20q92-6 150 42-60 4-130 4 30-30-20-46z", p.hull2) +
  plate("M44 66h170l-30 22H70z", p.dk) +
  plate(
    "M70 68h16v16H70zM92 68h16v16H92zM114 68h16v16h-16zM136 68h16v16h-16zM158 68h16v14h-16z",
    p.hull2,
  ) +
  plate("M72 70h10v5H72zM116 70h10v5h-10z", p.sun) +
  plate("M66 40q30-16 70-14l-4 9q-40-1-66 13z", p.fill) +
  gleam("M44 46q30-28 90-26-56 2-80 28z") +
  windowRow(60, 60, 9);

const anvil: Hull = (p) =>
  flame(p, 18, 44, 22, 7) +
  flame(p, 18, 60, 26, 9) +
  flame(p, 18, 76, 22, 7) +
  plate("M16 36h56l20 12v24L72 86H16z", p.hull) +
  plate("M16 60h76v12L72 86H16z", p.hull2) +
  plate("M86 50h90v20H86z", p.hull2) +
  plate("M86 50h90v8H86z", p.hull) +
  plate("M170 22h30l34 26v24l-34 26h-30l-6-38z", p.hull) +
  plate("M164 60h70v12l-34 26h-30z", p.hull2) +
  plate("M206 38l20 14v8h-20z", p.ink) +
  plate("M104 44h14v-14h10v14h14v6h-38z", p.hull2) +
  plate("M176 28h20l10 8h-28zM24 42h40v8H24z", p.fill) +
  gleam("M170 22h30l34 26-36-20h-27zM16 36h56l6 4H16z") +
  windowRow(30, 66, 4) +
  windowRow(96, 63, 5) +
  windows([178, 68], [190, 70, 6], [206, 68]);

const pods: Hull = (p) =>
  flame(p, 20, 52, 24, 8) +
  flame(p, 22, 70, 18, 6) +
  plate("M18 58Q30 26 78 30q50-18 104-4 52 10 66 34-30 22-74 26-60 14-110 0-40-4-46-28z", p.hull) +
  plate("M18 60h230q-30 20-74 26-60 14-110 0-40-6-46-26z", p.hull2) +
  plate(
    "M60 34q16-16 42-8 6 10-6 16-22 4-36-8zM136 26q26-10 50 2 2 12-16 14-26 0-34-16zM90 88q18 12 44 2l-8-10q-20-4-36 8z",
    p.hull2,
  ) +
  plate("M64 34q14-10 32-6-14 2-28 10zM142 26q18-6 36 1-18-1-32 5z", p.lt, 0.7) +
  plate("M104 50q50-8 110 2l-6 6q-50-6-102 0z", p.fill) +
  seam(p, "M20 60h226l-4 3H22z") +
  gleam("M30 46q16-16 48-14 50-16 104-3-60-4-100 8-32-2-52 9z") +
  windowRow(44, 68, 11);

const barge: Hull = (p) =>
  flame(p, 20, 50, 20, 7) +
  flame(p, 20, 70, 20, 7) +
  plate("M18 38h30v46H18z", p.hull2) +
  plate("M48 42h126v40H48z", p.dk) +
  plate("M52 30h34v52H52zM92 30h34v52H92zM132 30h34v52h-34z", p.hull) +
  plate("M52 58h34v24H52zM92 58h34v24H92zM132 58h34v24h-34z", p.hull2) +
  plate("M56 40h26v6H56zM136 40h26v6h-26z", p.fill) +
  plate("M172 36h34l36 20v8l-36 22h-34z", p.hull) +
  plate("M172 60h70v4l-36 22h-34z", p.hull2) +
  plate("M204 42l26 14-26 2z", p.ink) +
  plate("M40 82h150l-8 10H50z", p.hull2) +
  gleam("M52 30h34v5H52zM92 30h34v5H92zM132 30h34v5h-34zM172 36h34l8 5h-42z") +
  windowRow(56, 66, 8) +
  windows([180, 70], [192, 72, 6]);

const ribbed: Hull = (p) =>
  flame(p, 16, 44, 22, 7) +
  flame(p, 16, 60, 26, 8) +
  flame(p, 16, 76, 22, 7) +
  plate("M14 34l30-6h150l40 14 16 18-18 14-36 14H44l-30-8z", p.hull) +
  plate("M14 60h236l-18 14-36 14H44l-30-8z", p.hull2) +
  plate(
    "M60 28h10v60H60zM84 28h10v60H84zM108 28h10v60h-10zM132 28h10v60h-10zM156 28h10v60h-10z",
    p.dk,
    0.6,
  ) +
  plate("M188 34l34 12 8 12h-38z", p.ink, 0.75) +
  plate("M196 40l18 6 4 6h-20z", p.fill) +
  bridge(p, 118, 28, 34, 8) +
  plate("M80 88l4 10h50l6-10z", p.hull2) +
  seam(p, "M14 59h234l-2 3H14z") +
  gleam("M44 28h150l40 14-42-9H36z") +
  windowRow(30, 68, 12);

const claw: Hull = (p) =>
  flame(p, 26, 34, 24, 9) +
  flame(p, 26, 78, 24, 9) +
  flame(p, 22, 56, 14, 5) +
  plate("M24 22h60l20 14-18 12H24zM24 64h62l18 12-20 14H24z", p.hull2) +
  plate("M24 22h60l10 7H24zM24 64h62l8 6H24z", p.hull) +
  plate("M20 46l90-8 60-2 50 10 24 12-24 12-50 8-60-2-90-8z", p.hull) +
  plate("M20 57h224l-24 13-50 8-60-2-90-8z", p.hull2) +
  plate("M160 36l20-20h20l-8 26zM160 78l20 18h20l-8-24z", p.hull2) +
  plate("M206 48l26 10h-30z", p.ink) +
  plate("M110 42h50l20 6h-66zM34 26h30v7H34z", p.fill) +
  gleam("M20 46l90-8 60-2 50 10-52-5-58 2-90 8z") +
  windowRow(50, 62, 9);

const runner: Hull = (p) =>
  [34, 46, 58, 70, 82].map((y, i) => flame(p, 20, y, i === 2 ? 28 : 22, 6)).join("") +
  plate("M18 26h44l8 8v48l-8 8H18z", p.hull2) +
  plate("M18 26h44l8 8H18zM18 42h52v7H18zM18 66h52v7H18z", p.hull) +
  plate("M70 44h90l14 6v16l-14 6H70z", p.hull) +
  plate("M70 58h104v8l-14 6H70z", p.hull2) +
  plate("M166 42l46-14q36 14 42 30-6 16-42 30l-46-14z", p.hull) +
  plate("M166 58h88q-6 16-42 30l-46-14z", p.hull2) +
  plate("M212 36q22 8 30 18l-34 2z", p.ink) +
  plate("M96 44l4-14h28l8 14z", p.hull2) +
  plate("M108 30h8V16h-8z", p.hull) +
  plate("M78 47h78v6H78zM176 46l30-8v7l-30 7z", p.fill) +
  gleam("M166 42l46-14q20 8 32 18-20-10-34-12l-44 12z") +
  windowRow(78, 63, 6) +
  windowRow(180, 66, 4);

const spine: Hull = (p) =>
  flame(p, 20, 40, 22, 7) +
  flame(p, 20, 54, 26, 8) +
  plate("M18 28h44l14 12v28L58 78H18z", p.hull) +
  plate("M18 52h58v16L58 78H18z", p.hull2) +
  plate("M70 46h104v8H70z", p.hull2) +
  plate("M70 46h104v3H70z", p.hull) +
  plate("M110 34h10v12h-10zM110 54h10v16h-10z", p.hull2) +
  plate("M160 14h34l30 22v18l-8 10 6 26-22 14h-22l-8-36-16-16z", p.hull) +
  plate("M190 52h34v2l-8 10 6 26-22 14h-22l-8-36z", p.hull2) +
  plate("M196 24l22 14v8h-22z", p.ink) +
  plate("M166 20h20l6 6h-24zM26 34h26v8H26zM184 74l24-4 2 8-24 4z", p.fill) +
  gleam("M160 14h34l30 22-32-16h-30zM18 28h44l6 4H18z") +
  windowRow(28, 60, 4) +
  windows([170, 46], [182, 48, 6], [198, 60], [190, 92, 6], [90, 49], [130, 49]);

const HULLS = {
  wedge,
  dreadnought,
  fork,
  mast,
  blade,
  dart,
  twinProw,
  gantry,
  flatDeck,
  dagger,
  shell,
  anvil,
  pods,
  barge,
  ribbed,
  claw,
  runner,
  spine,
} satisfies Record<string, Hull>;

export type HullName = keyof typeof HULLS;

const BY_CLASS: Record<string, HullName> = {
  consular_class_cruiser: "dart",
  arquitens_class_light_cruiser: "twinProw",
  venator_class_star_destroyer: "wedge",
  munificent_class_frigate: "fork",
  droid_control_ship: "mast",
  providence_class_dreadnought: "dreadnought",
  corona_class_frigate: "blade",
  action_vi_transport: "barge",
  dreadnought_class_cruiser: "ribbed",
  gozanti_cruiser: "gantry",
  imperial_carrier: "flatDeck",
  star_destroyer: "dagger",
  rebel_transport: "shell",
  hammerhead_corvette: "anvil",
  mon_calamari_cruiser: "pods",
  c_roc_cruiser: "claw",
  blockade_runner: "runner",
  nebulon_b_frigate: "spine",
};

const SMALL: readonly HullName[] = ["dart", "barge", "claw", "gantry", "shell"];
const MIDDLE: readonly HullName[] = ["blade", "fork", "runner", "anvil", "spine", "flatDeck"];
const LARGE: readonly HullName[] = ["wedge", "dreadnought", "pods", "ribbed", "dagger", "mast"];

/** Which hull a class has; one that is not known here gets one that fits its hit points. */
export function hullOf(slug: string, hitPoints: number): HullName {
  const known = BY_CLASS[slug];
  if (known) return known;
  const fit = hitPoints >= 6 ? LARGE : hitPoints >= 4 ? MIDDLE : SMALL;
  return fit[seedOf(slug) % fit.length] ?? "wedge";
}

export function drawHull(name: HullName): Hull {
  return HULLS[name];
}
