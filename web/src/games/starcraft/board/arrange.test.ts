import { describe, expect, test } from "vitest";

import { POSITIONS, PRINTED } from "../dev/positions";
import { galaxyOf } from "../model/galaxy";
import { arrange, roomOf } from "./arrange";
import { detailAt } from "./geometry/levels";
import type { Sector } from "./geometry/polar";
import { relaxed } from "./layout";

const ROOMS = [roomOf(896, 788), roomOf(390, 546)];
const cases = POSITIONS.flatMap(({ name, view }) =>
  ROOMS.map((room) => ({ name, view, room, width: room.width })),
);
const turned = (angle: number) => ((angle % 360) + 360) % 360;
const isIn = (angle: number, [from, to]: Sector) => turned(angle - from) <= to - from + 1;
const apart = (one: number, other: number) => Math.abs(turned(one - other + 180) - 180);

describe.each(cases)("$name, $width pixels wide:", ({ view, room }) => {
  const galaxy = galaxyOf(view, PRINTED);
  const lanes = galaxy.lanes.map(({ ends }) => ends);
  const { places, radius, isTurned } = relaxed(galaxy.planets, lanes, room);
  const detail = detailAt(radius);
  const { planets, zAxes } = arrange(galaxy, { ...room, places, detail, isTurned });

  test("bases and jewels stand at their own areas", () => {
    for (const { planet, limb, sectors } of planets) {
      planet.areas.forEach(({ base, owner }, at) => {
        const [foot, jewel] = [limb.bases[at] ?? null, limb.jewels[at] ?? null];
        expect(foot !== null).toBe(base !== null);
        if (foot !== null) expect(isIn(foot, sectors[at] ?? [0, 0])).toBe(true);
        expect(jewel !== null).toBe(owner !== null && detail.jewel > 0);
        if (jewel !== null) expect(isIn(jewel, sectors[at] ?? [0, 0])).toBe(true);
      });
    }
  });

  test("no base covers the name of its planet", () => {
    if (detail.level === "chart") return;
    for (const { limb } of planets) {
      for (const base of limb.bases) {
        if (base === null) continue;
        const half = ((11 * detail.base) / radius) * (180 / Math.PI);
        expect(apart(base, limb.name.angle)).toBeGreaterThan(limb.name.half + half);
      }
    }
  });

  test("jewels lie beside each other and beside bases", () => {
    for (const { limb } of planets) {
      const jewels = limb.jewels.filter((jewel) => jewel !== null);
      const least = (detail.jewel / radius) * (180 / Math.PI);
      jewels.forEach((jewel, at) => {
        for (const other of jewels.slice(0, at)) expect(apart(jewel, other)).toBeGreaterThan(least);
        for (const base of limb.bases)
          if (base !== null) expect(apart(jewel, base)).toBeGreaterThan(least);
      });
    }
  });

  test("every drawn order and attacker has a place of its own", () => {
    for (const { planet, limb, drawn } of planets) {
      expect(limb.orders).toHaveLength(drawn.shown.length + (drawn.rest > 0 ? 1 : 0));
      expect(new Set(limb.orders).size).toBe(limb.orders.length);
      planet.areas.forEach(({ attackers }, at) =>
        expect(limb.attackers[at]).toHaveLength(attackers.length > 0 ? attackers.length + 1 : 0),
      );
    }
  });

  test("names stay in sight", () => {
    for (const { planet, place, limb } of planets) {
      if (detail.level !== "chart") continue;
      const half = (planet.name.length * limb.name.text * 0.5) / 2;
      expect(place.x + limb.name.shift - half).toBeGreaterThan(-6);
      expect(place.x + limb.name.shift + half).toBeLessThan(room.width + 6);
    }
  });

  test("no name covers another", () => {
    if (detail.level !== "chart") return;
    const named = planets.filter(({ limb }) => !limb.name.isHidden);
    expect(named.length).toBeGreaterThan(planets.length - 2);
    const boxes = named.map(({ planet, place, limb }) => {
      const { shift, text, isBelow } = limb.name;
      const half = (planet.name.length * text * 0.48) / 2;
      return { x: place.x + shift, y: place.y + (isBelow ? 1 : -1) * (radius + text * 0.85), half };
    });
    boxes.forEach((one, at) => {
      for (const other of boxes.slice(0, at)) {
        const isAside = Math.abs(one.x - other.x) >= one.half + other.half;
        expect(isAside || Math.abs(one.y - other.y) >= detail.nameText * 0.8).toBe(true);
      }
    });
  });

  test("rings and transports of z-axis routes stand where their route is", () => {
    for (const { zAxis, rings, pods } of zAxes) {
      expect(pods).toHaveLength(zAxis.transports.length);
      zAxis.ends.forEach((index, end) => {
        const [middle, ring] = [places[index], rings[end]];
        const far = Math.hypot(
          (ring?.x ?? 0) - (middle?.x ?? 0),
          (ring?.y ?? 0) - (middle?.y ?? 0),
        );
        expect(far).toBeCloseTo(radius + detail.ring * 0.9);
      });
    }
  });
});

test("names keep off the sides that something else is drawn on", () => {
  const { view } = POSITIONS[0] ?? { view: null };
  const [planet] = view ? galaxyOf(view, PRINTED).planets : [];
  if (!planet) throw new Error("no planet");
  const nameOf = (kept: readonly number[]) => {
    const galaxy = { planets: [{ ...planet, orders: [], kept }], lanes: [], zAxes: [] };
    const ground = { places: [{ x: 300, y: 300 }], detail: detailAt(101), isTurned: false };
    return arrange(galaxy, { ...ground, width: 600, height: 600 }).planets[0]?.limb.name.angle ?? 0;
  };
  const kept = [0, 3];
  for (const side of kept) expect(apart(nameOf(kept), (side - 1) * 90)).toBeGreaterThan(20);
});

test("names and rings keep their places, whoever comes and goes", () => {
  for (const name of ["four", "six", "six-late"]) {
    const position = POSITIONS.find((one) => one.name === name);
    if (!position) throw new Error(name);
    const galaxy = galaxyOf(position.view, PRINTED);
    const empty = {
      ...galaxy,
      planets: galaxy.planets.map((planet) => ({
        ...planet,
        orders: [],
        areas: planet.areas.map((area) => ({ ...area, base: null, owner: null, units: [] })),
      })),
      lanes: galaxy.lanes.map((lane) => ({ ...lane, transports: [] })),
    };
    for (const room of ROOMS) {
      const lanes = galaxy.lanes.map(({ ends }) => ends);
      const { places, radius, isTurned } = relaxed(galaxy.planets, lanes, room);
      const ground = { ...room, places, detail: detailAt(radius), isTurned };
      const kept = (one: typeof galaxy) =>
        arrange(one, ground).planets.map(({ limb }) => [limb.name, limb.rings]);
      expect(kept(empty)).toEqual(kept(galaxy));
    }
  }
});
