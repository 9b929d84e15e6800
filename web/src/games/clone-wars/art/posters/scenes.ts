/** What stands behind a subject: a device in the sky and the land under it. */
import type { Palette } from "../../../../art/emblems/factions";
import { disc, line, ring, shape } from "./brush";

/** A sky device knows where the sun stands. */
type Device = (p: Palette, x: number, y: number, chance: () => number) => string;
type Land = (p: Palette, chance: () => number) => string;

const round = (n: number): number => Math.round(n * 10) / 10;

const rays: Device = (p, x, y, chance) => {
  const turn = chance() * 20;
  let d = "";
  for (let i = 0; i < 18; i++) {
    const from = ((i * 20 + turn) * Math.PI) / 180;
    const to = from + 0.16;
    d += `M${x} ${y}L${round(x + 260 * Math.cos(from))} ${round(y + 260 * Math.sin(from))}L${round(x + 260 * Math.cos(to))} ${round(y + 260 * Math.sin(to))}z`;
  }
  return shape(d, p.sun, 0.12);
};

const rings: Device = (p, x, y) =>
  [64, 84, 106, 130]
    .map((r, i) => `<g opacity="${0.3 - i * 0.055}">${ring(x, y, r, p.sun, 7 - i)}</g>`)
    .join("");

const chart: Device = (p, x, y, chance) => {
  const marks = [0, 1, 2, 3]
    .map(() => disc(round(chance() * 200), round(chance() * 90), 3, p.lt, 0.8))
    .join("");
  return (
    `<g opacity=".5">${ring(x, y, 72, p.lt, 1.4, "26 7")}${ring(x, y, 92, p.lt, 1.2, "3 6")}</g>` +
    line(`M${x - 120} ${y}h240M${x} ${y - 120}v240`, p.lt, 0.9, 0.35) +
    marks
  );
};

const gasGiant: Device = (p, _x, _y, chance) => {
  const cx = round(20 + chance() * 30);
  return (
    disc(cx, 30, 44, p.s2, 0.55) +
    `<ellipse cx="${cx}" cy="30" rx="82" ry="15" fill="none" stroke="${p.lt}" stroke-width="4" opacity=".45" transform="rotate(-18 ${cx} 30)"/>` +
    line(`M${cx - 40} 20h80M${cx - 42} 36h84`, p.dk, 5, 0.25)
  );
};

const twinSuns: Device = (p, x, y) =>
  disc(x + 62, y - 44, 15, p.sun, 0.9) + disc(x + 62, y - 44, 24, p.sun, 0.2);

const streaks: Device = (p, x, y) => {
  let d = "";
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * Math.PI * 2 + (i % 3) * 0.09;
    const near = 62 + (i % 4) * 12;
    d += `M${round(x + near * Math.cos(angle))} ${round(y + near * Math.sin(angle))}L${round(x + 190 * Math.cos(angle))} ${round(y + 190 * Math.sin(angle))}`;
  }
  return line(d, p.lt, 1.5, 0.5);
};

const clouds: Device = (p, _x, _y, chance) => {
  const cloud = (x: number, y: number, w: number): string =>
    `<path d="M${x} ${y}q${w * 0.2} ${-w * 0.22} ${w * 0.4} ${-w * 0.05}q${w * 0.2} ${-w * 0.16} ${w * 0.34} 0q${w * 0.2} 0 ${w * 0.26} ${w * 0.09}z" fill="${p.lt}" opacity=".26"/>`;
  return (
    cloud(round(-20 + chance() * 30), 46, 90) +
    cloud(round(110 + chance() * 30), 30, 80) +
    cloud(round(90 + chance() * 40), 84, 110) +
    cloud(-30, 96, 100)
  );
};

const nebula: Device = (p, _x, _y, chance) => {
  const y = round(30 + chance() * 30);
  return (
    shape(`M-10 ${y}q60-40 110-10t110-20v40q-60 30-110 6t-110 24z`, p.s2, 0.4) +
    shape(`M-10 ${y + 14}q60-30 110-6t110-18v16q-60 20-110 4t-110 16z`, p.lt, 0.25)
  );
};

const moonrise: Device = (p) =>
  disc(158, 34, 21, p.lt, 0.85) +
  disc(150, 28, 5, p.s1, 0.35) +
  disc(164, 42, 4, p.s1, 0.35) +
  disc(166, 28, 3, p.s1, 0.35);

const bars: Device = (p) => {
  let drawn = "";
  for (let y = 10; y < 130; y += 16)
    drawn += shape(`M0 ${y}h200v${round(2 + y / 22)}H0z`, p.sun, 0.17);
  return drawn;
};

const fan: Device = (p) =>
  [-60, -36, -12, 12, 36, 60]
    .map(
      (turn) =>
        `<path d="M100 190L86-40h28z" fill="${p.sun}" opacity=".17" transform="rotate(${turn} 100 190)"/>`,
    )
    .join("");

const hexagons: Device = (p, x, y) =>
  [46, 66, 88, 112]
    .map((r, i) => {
      const points = [0, 1, 2, 3, 4, 5].map(
        (k) =>
          `${round(x + r * Math.cos((k * Math.PI) / 3))} ${round(y + r * Math.sin((k * Math.PI) / 3))}`,
      );
      return `<path d="M${points.join("L")}z" fill="none" stroke="${p.sun}" stroke-width="${5 - i}" opacity="${0.34 - i * 0.06}"/>`;
    })
    .join("");

const ridge: Land = (p, chance) => {
  const base = 134 + chance() * 10;
  let d = `M0 ${round(base)}`;
  for (let x = 0; x <= 200; x += 25) d += `L${x} ${round(base - 14 * chance())}`;
  return shape(`${d}V170H0z`, p.dk, 0.75);
};

const limb: Land = (p) =>
  shape("M-10 170Q100 104 210 146V170z", p.dk, 0.85) +
  line("M-10 170Q100 104 210 146", p.sun, 1.6, 0.7);

const city: Land = (p, chance) => {
  let d = "M0 170V120";
  let lights = "";
  for (let x = 0; x < 200; x += 14) {
    const top = round(112 - chance() * 46);
    d += `H${x}V${top}H${x + 11}V${round(top + 8 + chance() * 20)}`;
    lights += shape(
      `M${x + 3} ${top + 8}h2v3h-2zM${x + 7} ${top + 18}h2v3h-2zM${x + 3} ${top + 30}h2v3h-2z`,
      p.sun,
      0.7,
    );
  }
  return shape(`${d}H200V170z`, p.dk, 0.8) + lights;
};

const spires: Land = (p, chance) => {
  let d = "M0 170V140";
  for (let x = 4; x < 200; x += 24) {
    const top = round(60 + chance() * 60);
    d += `L${x} 140L${x + 8} ${top}L${x + 16} 140`;
  }
  return shape(`${d}L200 140V170z`, p.dk, 0.7) + line("M0 140h200", p.sun, 1, 0.4);
};

const dunes: Land = (p) =>
  shape("M0 128q50-26 100-4t100-14V170H0z", p.md, 0.7) +
  shape("M0 146q60-22 120-2t80-10V170H0z", p.dk, 0.85) +
  line("M0 128q50-26 100-4t100-14", p.sun, 1.4, 0.5);

const arches: Land = (p) =>
  shape(
    "M0 170V44h16v126zM184 170V44h16v126zM0 44V28h200v16zM34 170V60h10v110zM156 170V60h10v110z",
    p.dk,
    0.62,
  ) +
  shape("M16 60h168v6H16z", p.dk, 0.5) +
  line("M0 44h200", p.sun, 1.2, 0.5);

const trees: Land = (p, chance) => {
  let drawn = "";
  for (let x = -6; x < 200; x += 26) {
    const at = round(x + chance() * 14);
    drawn += shape(`M${at} 170V0h${round(7 + chance() * 8)}V170z`, p.dk, 0.5);
  }
  return drawn + shape("M0 150q50-12 100 0t100-4V170H0z", p.dk, 0.8);
};

const shards: Land = (p) =>
  shape(
    "M0 170V112l18 20 14-44 16 52 20-24 10 54zM122 170l14-40 12 18 18-62 14 50 20-32V170z",
    p.dk,
    0.75,
  ) + line("M32 88l6 30M166 86l-4 40M18 132l4 20", p.lt, 1.6, 0.5);

const hangar: Land = (p) =>
  shape("M0 170V0h26l18 60v110zM200 170V0h-26l-18 60v110z", p.dk, 0.78) +
  line("M26 0l18 60v110M174 0l-18 60v110", p.sun, 1.6, 0.6) +
  shape("M8 40h14v5H8zM8 56h18v5H8zM178 40h14v5h-14zM174 56h18v5h-18z", p.sun, 0.8);

const blasts: Land = (p, chance) => {
  const x = round(20 + chance() * 20);
  return (
    disc(x, 132, 24, p.sun, 0.35) +
    disc(x, 134, 14, "#FFE7B0", 0.8) +
    disc(170, 140, 18, p.sun, 0.35) +
    disc(170, 142, 9, "#FFE7B0", 0.8) +
    shape("M0 144l30-8 28 10 34-6 40 8 36-8 32 6V170H0z", p.dk, 0.85) +
    line(`M${x} 118v-34M${x - 12} 122l-14-24M${x + 14} 120l14-26`, p.sun, 1.6, 0.5)
  );
};

const fleet: Land = (p, chance) => {
  const ship = (x: number, y: number, s: number): string =>
    `<path d="M${x} ${y}l${20 * s} ${-5 * s} ${22 * s} ${7 * s}-${22 * s} ${3 * s}-${20 * s} ${-1 * s}z" fill="${p.dk}" opacity=".8"/>`;
  return (
    ship(8, round(20 + chance() * 16), 1) +
    ship(150, 24, 0.8) +
    ship(24, 66, 0.6) +
    ship(158, round(84 + chance() * 14), 1) +
    limb(p, chance)
  );
};

export const DEVICES = {
  rays,
  rings,
  chart,
  gasGiant,
  twinSuns,
  streaks,
  clouds,
  nebula,
  moonrise,
  bars,
  fan,
  hexagons,
} satisfies Record<string, Device>;

export const LANDS = {
  ridge,
  limb,
  city,
  spires,
  dunes,
  arches,
  trees,
  shards,
  hangar,
  blasts,
  fleet,
} satisfies Record<string, Land>;
