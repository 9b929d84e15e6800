/** Craft that carry: shuttles, gunships, freighters. */
import { both, disc, line, pair, shape, type Part } from "./brush";

const tallFin: Part = (p) =>
  both("M100.4 12L86 86h14.4z", p.hull, p.hull2) +
  both("M100.4 82H78l-16 30 14 26h24.4z", p.hull, p.hull2) +
  both("M64 106l-54 44 6 8 62-24z", p.md, p.dk) +
  shape("M82 96h36l6 14H76z", p.ink) +
  shape("M85 99h20l-6 9H80z", p.s2) +
  pair("M86 138h8l-2 22h-4z", p.sun) +
  shape("M96 40h8l2 24h-12z", p.fill);

const gunship: Part = (p) =>
  shape("M6 82l60-26h88l34 20 8 20-26 14H52L20 98z", p.hull) +
  shape("M20 98l176-2-26 14H52z", p.hull2) +
  shape("M152 58l36 18 6 14h-38z", p.ink) +
  shape("M158 64l22 12 2 6h-22z", p.s2) +
  shape("M84 64h48v34H84z", p.ink) +
  shape("M90 98V78q6-6 12 0v20zM114 98V78q6-6 12 0v20z", p.sun, 0.85) +
  shape("M60 56l-30-28h16l44 22h60l-8 8z", p.hull2) +
  shape("M20 24h86l8 8H34z", p.dk) +
  shape("M96 24h30l10 8H96zM24 82h50v7H30z", p.fill) +
  shape("M70 112h60l10 18H64z", p.dk) +
  shape("M2 78l-2 14 16 6 4-12z", p.sun) +
  shape("M66 58h86l4 4H58z", "#fff", 0.5);

const beetle: Part = (p) =>
  both("M100.4 40Q60 36 40 66L8 60l14 34 20 8q14 34 58.4 38z", p.hull, p.hull2) +
  both("M40 66L8 60l14 34 20 8z", p.md, p.dk) +
  shape("M84 46q16-6 32 0l6 22q-22 10-44 0z", p.ink) +
  shape("M88 50q10-3 18-3l-8 18-16-3z", p.s2) +
  line("M100 74v60M66 90q34 12 68 0M60 110q40 14 80 0", p.dk, 3) +
  both("M74 132l-18 24 8 4 24-22z", p.dk, p.ink) +
  line("M70 60L52 24M130 60l18-36", p.hull2, 6) +
  pair("M72 92h16v9H72z", p.fill);

const threeWings: Part = (p) =>
  both("M84 60L58 8 46 12l22 66z", p.hull2, p.dk) +
  both("M72 82L4 88l2 14 64 18z", p.hull, p.hull2) +
  both("M76 116l-44 42 10 8 46-28z", p.md, p.dk) +
  both("M100.4 42L82 52 66 96l14 46h20.4z", p.hull, p.hull2) +
  shape("M86 74h28l8 20H78z", p.ink) +
  shape("M88 77h16l-5 14H82z", p.s2) +
  pair("M4 88l2 14 20 6V86z", p.fill) +
  shape("M94 108h12v22H94z", p.fill) +
  pair("M86 140h10l-3 20h-4z", p.sun);

const rampCraft: Part = (p) =>
  shape("M24 42h152l14 34-14 42H24L10 76z", p.hull) +
  shape("M10 76h180l-14 42H24z", p.hull2) +
  shape("M50 58h100l10 60H40z", p.ink) +
  shape("M60 118l-24 44h128l-24-44z", p.hull2) +
  shape("M72 118l-14 44h84l-14-44z", p.sun, 0.55) +
  shape("M70 116V86q6-8 12 0v30zM94 116V80q6-8 12 0v36zM118 116V86q6-8 12 0v30z", p.dk) +
  shape("M60 62h80l2 8H58z", p.sun, 0.8) +
  shape("M30 34h40v10H30zM130 34h40v10h-40z", p.dk) +
  shape("M14 66h30l-4 12H10zM156 66h30l4 12h-30z", p.fill);

const bus: Part = (p) =>
  shape("M14 64l20-20h118l34 26 8 26-20 26H34L14 104z", p.hull) +
  shape("M14 92h180l-20 30H34L14 104z", p.hull2) +
  shape("M150 50l34 22 6 16h-40z", p.ink) +
  shape("M156 58l20 13 2 8h-22z", p.s2) +
  shape("M40 58h20v14H40zM68 58h20v14H68zM96 58h20v14H96zM124 58h16v14h-16z", p.ink) +
  shape("M42 60h10v10H42zM98 60h10v10H98z", p.sun) +
  shape("M20 82h118v7H20z", p.fill) +
  shape("M40 44l-8-26h22l22 26z", p.hull2) +
  shape("M50 122h90l12 16H44z", p.dk) +
  shape("M2 72h14v34H2z", p.sun) +
  shape("M36 46h114l5 5H32z", "#fff", 0.5);

const longArms: Part = (p) =>
  shape("M60 66L176 20l12 8-96 52zM60 104l116 46 12-8-96-52z", p.hull2) +
  shape("M60 66L176 20l4 3-88 54z", p.hull) +
  shape("M18 66l36-18h54l40 26 4 12-4 12-40 26H54l-36-22z", p.hull) +
  shape("M18 86h134l-4 12-40 26H54l-36-22z", p.hull2) +
  shape("M112 62l28 18v12l-28 16z", p.ink) +
  shape("M114 67l18 12v5l-18 0z", p.s2) +
  shape("M40 62h44v10H36z", p.fill) +
  shape("M10 62h10v18H10zM10 90h10v18H10z", p.sun) +
  line("M150 34l26-10M150 138l26 10", p.fill, 5);

const broadLens: Part = (p) =>
  shape("M12 92Q40 44 100 42q66 0 88 50-22 48-88 50-60-2-88-50z", p.hull) +
  shape("M12 92h176q-22 48-88 50-60-2-88-50z", p.hull2) +
  shape("M60 54h22v76H60zM118 52h20v80h-20z", p.dk, 0.55) +
  disc(100, 92, 20, p.hull2) +
  disc(100, 92, 13, p.ink) +
  line("M100 92l26-26", p.hull, 5) +
  shape("M150 62l34-14 10 12-22 20z", p.hull2) +
  shape("M176 50l12-5 6 8-12 6z", p.s2) +
  shape("M4 84l14-10v36L4 100z", p.sun) +
  shape("M34 76h18v9H30z", p.fill) +
  shape("M40 62q24-16 60-16-36 6-48 18z", "#fff", 0.5);

const hornedFreighter: Part = (p) =>
  shape("M30 50Q90 4 186 30 120 40 108 72z", p.hull) +
  shape("M30 110q60 46 156 20-66-10-78-42z", p.hull2) +
  shape("M16 80l24-30h60l32 20 24 10-24 12-32 18H40z", p.hull) +
  shape("M16 80h140l-24 12-32 18H40z", p.hull2) +
  shape("M122 70l28 10-28 9z", p.ink) +
  shape("M50 60h40v9H46z", p.fill) +
  shape("M4 66l16 8v14L4 96z", p.sun) +
  line("M60 44q50-22 100-14", p.lt, 2.4, 0.7);

const birdNeck: Part = (p) =>
  shape("M12 106l52-30 44-6 62-34 26 2-30 22-40 34-36 30-48 10z", p.hull) +
  shape("M12 106l88-12 66-34-40 34-36 30-48 10z", p.hull2) +
  shape("M164 38l28 0-18 14z", p.ink) +
  shape("M64 76L50 30l16-4 34 46z", p.hull2) +
  shape("M84 124l8 34 14-2 6-46z", p.hull2) +
  shape("M90 82l40-14-6 10-30 12z", p.fill) +
  shape("M0 100l16-4v20l-14 4z", p.sun) +
  disc(22, 124, 7, p.sun) +
  shape("M110 70l58-32-44 32z", "#fff", 0.5);

const podRack: Part = (p) =>
  line("M20 66h160", p.hull2, 10) +
  shape("M30 72h36v52H30zM74 72h36v52H74zM118 72h36v52h-36z", p.hull) +
  shape("M48 72h18v52H48zM92 72h18v52H92zM136 72h18v52h-18z", p.hull2) +
  line("M30 90h36M74 90h36M118 90h36", p.dk, 3) +
  shape("M150 46h30l16 20-16 20h-30z", p.hull2) +
  shape("M172 54h8l8 11h-16z", p.s2) +
  shape("M2 54h22v24H2z", p.dk) +
  shape("M-4 58H4v16h-8z", p.sun) +
  shape("M34 100h28v9H34zM122 100h28v9h-28z", p.fill);

export const TRANSPORTS = {
  tallFin,
  gunship,
  beetle,
  threeWings,
  rampCraft,
  bus,
  longArms,
  broadLens,
  hornedFreighter,
  birdNeck,
  podRack,
} satisfies Record<string, Part>;
