/** Ships as pictures: hull, the fires that damage lit, and a scene for the card. */
import { PALETTES, type Faction } from "../../../../art/emblems/factions";
import { pictureAddress } from "../drawing/picture";
import { seeded, seedOf } from "../drawing/seeded";
import { drawHull, hullOf } from "./hulls";

const kept = new Map<string, string>();

function keep(key: string, draw: () => string): string {
  let address = kept.get(key);
  if (address === undefined) {
    address = pictureAddress(draw());
    kept.set(key, address);
  }
  return address;
}

/** Smoke and fire where the hull was hit; every hit of the same ship burns at the same place. */
function fires(slug: string, damage: number): string {
  const chance = seeded(`${slug} fires`);
  let drawn = "";
  for (let i = 0; i < Math.min(damage, 6); i++) {
    const [x, y, r] = [58 + ((i * 53 + seedOf(slug)) % 130), 47 + chance() * 12, 5 + chance() * 3];
    const at = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`;
    drawn +=
      `<path d="M${x.toFixed(1)} ${y.toFixed(1)}q-14-6-20-26 16 4 26 22z" fill="#14090A" opacity=".55"/>` +
      `<circle ${at} r="${(r * 2.2).toFixed(1)}" fill="#FF5A1F" opacity=".28"/>` +
      `<circle ${at} r="${r.toFixed(1)}" fill="#1A0806"/>` +
      `<path d="M${(x - r).toFixed(1)} ${y.toFixed(1)}l${(r * 0.6).toFixed(1)}-${(r * 1.3).toFixed(1)} ${(r * 0.5).toFixed(1)} ${(r * 0.5).toFixed(1)} ${(r * 0.6).toFixed(1)}-${r.toFixed(1)} ${(r * 0.5).toFixed(1)} ${(r * 1.6).toFixed(1)}q-${r.toFixed(1)} ${(r * 0.9).toFixed(1)}-${(r * 2.2).toFixed(1)} 0z" fill="#FF8A2A"/>` +
      `<circle ${at} r="${(r * 0.42).toFixed(1)}" fill="#FFE3A8"/>`;
  }
  return drawn;
}

export interface Vessel {
  slug: string;
  faction: Faction;
  hitPoints: number;
}

/** The ship alone, 260 × 110, nose to the right. */
export function shipAddress(ship: Vessel, damage = 0): string {
  return keep(`${ship.slug} ${ship.faction} ${damage}`, () => {
    const hull = drawHull(hullOf(ship.slug, ship.hitPoints))(PALETTES[ship.faction]);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 0 272 110" width="544" height="220">${hull}${fires(ship.slug, damage)}</svg>`;
  });
}

/** The ship before its sun and a planet's limb, for its card: 200 × 170. */
export function shipPosterAddress(ship: Vessel): string {
  return keep(`${ship.slug} ${ship.faction} poster`, () => {
    const p = PALETTES[ship.faction];
    const chance = seeded(`${ship.slug} poster`);
    const sun = { x: 50 + chance() * 110, y: 44 + chance() * 20, r: 26 + chance() * 12 };
    let stars = "";
    for (let i = 0; i < 30; i++)
      stars += `<circle cx="${(chance() * 200).toFixed(0)}" cy="${(chance() * 110).toFixed(0)}" r="${(0.4 + chance()).toFixed(1)}" fill="#fff" opacity="${(0.2 + chance() * 0.6).toFixed(2)}"/>`;
    const rise = 104 + chance() * 26;
    const hull = drawHull(hullOf(ship.slug, ship.hitPoints))(p);
    const at = `cx="${sun.x.toFixed(0)}" cy="${sun.y.toFixed(0)}"`;
    const limb = `M-10 168Q${(70 + chance() * 60).toFixed(0)} ${rise.toFixed(0)} 210 ${(140 + chance() * 14).toFixed(0)}`;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 170" width="400" height="340"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${p.s0}"/><stop offset=".6" stop-color="${p.s1}"/><stop offset="1" stop-color="${p.s2}"/></linearGradient></defs>` +
      `<rect width="200" height="170" fill="url(#s)"/>${stars}` +
      `<circle ${at} r="${(sun.r + 18).toFixed(0)}" fill="${p.sun}" opacity=".14"/><circle ${at} r="${sun.r.toFixed(0)}" fill="${p.sun}" opacity=".85"/>` +
      `<path d="${limb}V170H-10z" fill="${p.dk}"/><path d="${limb}" fill="none" stroke="${p.sun}" stroke-width="1.6" opacity=".7"/>` +
      `<g transform="translate(128 18) scale(.24)" opacity=".8">${hull}</g>` +
      `<g transform="translate(4 36) scale(.74)">${hull}</g></svg>`
    );
  });
}
