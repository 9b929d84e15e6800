/** What a figure carries. Those in BEHIND are drawn before the body. */
import {
  blade,
  BLUE_LIGHT,
  disc,
  GOLD_LIGHT,
  GREEN_LIGHT,
  LAMP,
  line,
  placed,
  RED_LIGHT,
  ring,
  shape,
  type Part,
} from "./brush";

/** Hilt and fist of a blade held upright at (x, y). */
const hilt = (p: Parameters<Part>[0], x: number, y: number, turn = 0): string =>
  placed(shape("M-7-6H7v44H-7z", p.ink) + shape("M-12 10l24-2 3 13-25 4z", p.md), x, y, 1, turn);

const held =
  (light: string): Part =>
  (p) =>
    blade(148, 118, 158, 14, light) + hilt(p, 147, 118, 5);

const rifle = (p: Parameters<Part>[0]): string =>
  shape("M-6 0H6l2 46-4 34H-4l-4-34z", p.dk) +
  shape("M-3-52h6V2h-6z", p.ink) +
  shape("M-5-30H5v16H-5z", p.hull2) +
  shape("M6 14h10v16H6z", p.ink);

export const BEHIND = {
  rifleOnBack: (p) => placed(rifle(p), 158, 70, 1.1, 24),
  twoRifles: (p) => placed(rifle(p), 160, 66, 1, 26) + placed(rifle(p), 40, 66, 1, -26),
  staff: (p) =>
    line("M160 8l-10 162", p.hull2, 6) +
    line("M157 8l-10 162", p.hull, 2) +
    disc(160, 12, 8, p.sun),
  spear: (p) =>
    line("M38 22l12 148", p.hull2, 5) + shape("M38-2l8 26H29z", p.lt) + line("M30 30h18", p.sun, 4),
  banner: (p) =>
    line("M158 4v166", p.hull2, 5) +
    shape("M160 8q-30 12-54-2l4 46q24 12 50 0z", p.fill) +
    shape("M110 22q24 12 50 0v8q-26 12-50 0z", p.lt),
  wings: (p) =>
    shape("M60 120L22 44l26 16 30 56z", p.hull2) +
    shape("M140 120l38-76-26 16-30 56z", p.dk) +
    disc(24, 46, 8, p.sun) +
    disc(176, 46, 8, p.sun),
  doubleBlade: (p) =>
    blade(20, 152, 56, 110, RED_LIGHT) +
    blade(150, 30, 184, -6, RED_LIGHT) +
    line("M56 112l94-84", p.hull2, 8),
  crossedBlades: () => blade(48, 150, 20, 24, BLUE_LIGHT) + blade(152, 150, 180, 24, GREEN_LIGHT),
  crossedRed: () => blade(48, 150, 16, 30, RED_LIGHT) + blade(152, 150, 184, 30, RED_LIGHT),
  antennas: (p) => line("M142 96l8-78M150 92l12-52", p.dk, 4) + disc(150, 18, 4, p.s2),
  cape: (p) => shape("M52 112Q8 120-4 170h60zM148 112q44 8 56 58h-60z", p.fill),
  bow: (p) =>
    line("M164 40q34 50-4 100", p.hull2, 7) +
    line("M164 40l-6 100", p.lt, 1.6) +
    line("M120 96h66", p.ink, 7) +
    shape("M184 90l16 6-16 6z", p.hull),
  turbine: (p) =>
    shape("M66 120h-30V74q15-14 30 0zM134 120h30V74q-15-14-30 0z", p.hull2) +
    shape("M36 116h30l-5 12H41zM134 116h30l-5 12h-20z", p.sun),
} satisfies Record<string, Part>;

export const BEFORE = {
  blueBlade: held(BLUE_LIGHT),
  greenBlade: held(GREEN_LIGHT),
  redBlade: held(RED_LIGHT),
  goldBlade: held(GOLD_LIGHT),
  barredBlade: (p) =>
    blade(30, 150, 172, 62, BLUE_LIGHT) + shape("M22 146l22-13 6 11-22 13z", p.ink),
  redBarred: (p) =>
    blade(172, 150, 30, 66, RED_LIGHT) + shape("M178 146l-22-13-6 11 22 13z", p.ink),
  curvedHilt: (p) =>
    blade(54, 112, 30, 10, RED_LIGHT) +
    line("M54 112q6 18 20 26", p.hull, 9) +
    shape("M52 124l26-4 2 14-24 4z", p.md),
  pistol: (p) =>
    shape("M140 96h20v66h-16z", p.dk) +
    shape("M140 60h14v40h-14z", p.hull2) +
    shape("M144 18h7v46h-7z", p.ink) +
    shape("M154 74h8v16h-8z", p.ink) +
    disc(147, 16, 5, p.sun, 0.9),
  pistols: (p) =>
    shape("M146 60h12v40h-12z", p.hull2) +
    shape("M149 22h6v42h-6z", p.ink) +
    shape("M42 60h12v40H42z", p.hull) +
    shape("M45 22h6v42h-6z", p.ink) +
    shape("M40 96h20v40H40zM142 96h20v40h-20z", p.dk),
  longGun: (p) => placed(rifle(p), 132, 128, 1.3, 56),
  cannon: (p) =>
    shape("M104 116l84-34 8 20-86 36z", p.hull2) +
    shape("M104 116l84-34 3 7-84 35z", p.hull) +
    shape("M182 78l16-6 8 28-14 6z", p.ink) +
    disc(196, 88, 7, p.sun) +
    shape("M116 132h16v30h-16z", p.dk),
  launcher: (p) =>
    shape("M96 28l96-14 4 22-98 16z", p.hull2) +
    shape("M96 28l96-14 1 7-97 15z", p.hull) +
    shape("M188 10l10-2 6 30-11 2z", p.ink) +
    shape("M86 26l14-2 4 32-14 2z", p.dk),
  globe: (p) =>
    disc(158, 88, 26, p.lt, 0.2) +
    ring(158, 88, 19, p.lt, 2.4) +
    `<ellipse cx="158" cy="88" rx="19" ry="6" fill="none" stroke="${p.lt}" stroke-width="1.5"/><ellipse cx="158" cy="88" rx="7" ry="19" fill="none" stroke="${p.lt}" stroke-width="1.5"/>` +
    shape("M146 116h24l-5 8h-14z", p.lt),
  hologram: (p) =>
    shape("M136 140h44l-14-84h-16z", p.lt, 0.16) +
    shape("M140 62l36-12-6 14-14 6h-12z", p.lt, 0.9) +
    shape("M132 140h52l-6 10h-40z", p.hull2),
  tablet: (p) =>
    placed(
      shape("M0 0h44v32H0z", p.ink) +
        shape("M4 4h36v24H4z", p.s2) +
        line("M8 11h20M8 17h28M8 23h14", p.lt, 2.4),
      134,
      92,
      1,
      8,
    ),
  crate: (p) =>
    shape("M130 112h54v46h-54z", p.hull2) +
    shape("M130 112h27v46h-27z", p.hull) +
    line("M130 128h54M157 112v46", p.dk, 3) +
    shape("M149 122h16v12h-16z", p.fill),
  coins: (p) =>
    disc(150, 92, 10, p.sun) +
    disc(168, 78, 10, p.sun) +
    disc(162, 104, 10, p.sun) +
    ring(150, 92, 6, p.md, 2) +
    ring(168, 78, 6, p.md, 2) +
    ring(162, 104, 6, p.md, 2),
  orb: (p) =>
    disc(156, 84, 34, p.sun, 0.18) +
    disc(156, 84, 22, p.sun, 0.4) +
    disc(156, 84, 12, "#fff") +
    shape("M138 124q18 8 36-4l4 14-34 14z", p.md),
  greenFire: () =>
    shape("M156 120q-22-20-6-44 4 12 10 14 0-22 12-34 2 26 12 38 6 18-28 26z", "#8BFFB0", 0.85) +
    shape("M158 114q-10-12-2-22 6 8 8 4 4-8 6-12 4 20-12 30z", "#fff", 0.9),
  lightning: () =>
    line("M160 128l14-22-10-4 18-28-8-2 16-30", "#BFE0FF", 3.4) +
    line("M40 128L26 106l10-4L18 74l8-2L10 42", "#BFE0FF", 3.4) +
    disc(160, 128, 14, "#BFE0FF", 0.4) +
    disc(40, 128, 14, "#BFE0FF", 0.4),
  medicCross: (p) =>
    disc(152, 96, 25, p.ink, 0.85) +
    ring(152, 96, 21, p.lt, 3) +
    shape("M147 82h10v9h9v10h-9v9h-10v-9h-9v-10h9z", p.lt),
  wrench: (p) =>
    placed(
      shape("M-4-10h8V60h-8z", p.hull) +
        shape("M-14-34l8 6v12h12v-12l8-6v22l-8 8H-6l-8-8z", p.hull2),
      156,
      70,
      1.1,
      22,
    ),
  thermal: (p) =>
    disc(156, 96, 17, p.hull2) +
    disc(152, 92, 10, p.hull) +
    line("M139 96h34", p.ink, 4) +
    disc(156, 84, 4, RED_LIGHT) +
    shape("M140 112h32l6 40h-44z", p.dk),
  hook: (p) => line("M150 150V96q0-26 20-26 18 4 14 22", p.hull, 7) + disc(150, 132, 12, p.dk),
  cup: (p) =>
    shape("M140 84h32l-6 30h-20z", p.sun) +
    shape("M152 112h8v16h-8zM144 128h24v6h-24z", p.md) +
    shape("M142 88h28l-2 8h-24z", p.md),
  claws: (p) =>
    shape("M150 140l-8-46 10 8 2-22 9 20 10-16 2 24 12-8-12 44z", p.md) +
    shape("M142 94l4-18 6 26zM154 80l4-22 5 42zM173 84l8-18-3 38z", p.lt),
  gavel: (p) =>
    line("M150 150l14-60", p.hull2, 7) +
    placed(shape("M-22-10h44v20h-44z", p.sun) + shape("M-22 0h44v10h-44z", p.md), 166, 80, 1, 14),
  scope: (p) =>
    shape("M126 62h52v16h-52z", p.hull2) +
    shape("M126 62h52v6h-52z", p.hull) +
    disc(180, 70, 9, p.ink) +
    disc(180, 70, 5, LAMP),
} satisfies Record<string, Part>;
