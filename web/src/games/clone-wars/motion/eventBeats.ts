/** What each kind of event looks like. A kind that is not here is not animated, only written in the
 *  log. */
import type { EventShown } from "../../../api/wire";
import { cardsTold } from "../model/cardsTold";
import { APART, MS, type Face, type Spot, type Tone, type Zone } from "./beats";
import { zoneNumbered } from "./cardZones";
import type { Script } from "./sceneScript";

type Teller = (script: Script, event: EventShown) => void;

const first = (event: EventShown) => event.refs[0]?.number ?? -1;

/** A card in a hand: your own is face up, another player's turns over when it leaves the hand. */
function faceFromHand(script: Script, seat: number, card: number): Face {
  if (card < 0) return "down";
  return script.isReader(seat) || script.zoneOf(card) === `hand:${seat}` ? "up" : "turns-up";
}

const play: Teller = (script, event) => {
  const [card, seat] = [first(event), event.seat];
  const face = faceFromHand(script, seat, card);
  script.move({ card, from: `hand:${seat}`, to: `play:${seat}`, ms: MS.play, face });
  script.cause = { zone: `play:${seat}`, card };
  script.now += MS.play;
};

const resources: Teller = (script, { seat, number }) =>
  script.gain(seat, number, script.cause ?? { zone: `play:${seat}` });

const pay: Teller = (script, event) => {
  flash(script, event);
  script.count(event.seat, -event.number);
};

const buy: Teller = (script, event) => {
  const [card, { seat, number }] = [first(event), event];
  const named = script.later("destination", card);
  const to = (named && zoneNumbered(named.number, seat)) ?? (`pile:${seat}:discard` as const);
  script.count(seat, -number);
  script.move({ card, from: "pilots", to, ms: MS.move, face: "up" });
  script.now += MS.move / 2;
};

const refill: Teller = (script, event) => {
  const to: Zone = `row:${event.number}`;
  script.move({ card: first(event), from: "pile:galaxy", to, ms: MS.move, face: "turns-up" });
  script.now += APART.refilled;
};

const draw: Teller = (script, event) => {
  const { seat } = event;
  if (script.events.some(({ kind }) => kind === "end-turn")) script.sweep(seat);
  const face = script.isReader(seat) ? "turns-up" : "down";
  for (const card of cardsTold(event)) {
    const [from, to] = [`pile:${seat}:deck`, `hand:${seat}`] as const;
    script.move({ card, from, to, ms: MS.draw, face });
    script.now += APART.drawn;
  }
};

const shuffle: Teller = (script, { seat }) => {
  const [from, to]: [Zone, Zone] =
    seat < 0
      ? ["pile:galaxy-discard", "pile:galaxy"]
      : [`pile:${seat}:discard`, `pile:${seat}:deck`];
  for (let i = 0; i < 3; i++) {
    const at = script.now + i * APART.drawn;
    script.move({ card: -1, from, to, ms: MS.draw, face: "down", at });
  }
  script.add({ kind: "ripple", spot: { zone: to }, at: script.now + MS.draw, ms: MS.shuffle });
  script.now += MS.shuffle;
};

/** What is left in the hand goes, together with the units that were in play. */
const cleanUp: Teller = (script, event) => {
  const { seat } = event;
  script.sweep(seat);
  cardsTold(event).forEach((card, i) => {
    const face = faceFromHand(script, seat, card);
    const [from, to] = [`hand:${seat}`, `pile:${seat}:discard`] as const;
    script.move({ card, from, to, ms: MS.sweep, face, at: script.now + i * APART.swept });
  });
  script.now += MS.sweep;
};

const returnResources: Teller = (script, { seat, number }) => {
  script.sweep(seat);
  script.count(seat, -number);
};

const turn: Teller = (script, { seat }) => {
  script.sweep(1 - seat);
  script.add({ kind: "light", seat, at: script.now, ms: MS.light });
};

const discard: Teller = (script, event) => {
  const [card, { seat }] = [first(event), event];
  const face = faceFromHand(script, seat, card);
  script.move({ card, from: `hand:${seat}`, to: `pile:${seat}:discard`, ms: MS.move, face });
  script.now += MS.move / 2;
};

const exile: Teller = (script, event) => {
  const [card, { seat }] = [first(event), event];
  script.move({ card, from: `hand:${seat}`, to: `pile:${seat}:exile`, ms: MS.move, face: "up" });
  script.now += MS.move / 2;
};

const leaveRow: Teller = (script, event) => {
  for (const card of cardsTold(event)) {
    script.move({ card, from: null, to: "pile:galaxy-discard", ms: MS.move, face: "up" });
  }
  script.now += MS.move / 2;
};

const put: Teller = (script, event) => {
  const [card, { seat, number }] = [first(event), event];
  const to = zoneNumbered(number, seat);
  if (!to) return;
  const isTheirs = to === `pile:${1 - seat}:deck`;
  script.move({ card, from: isTheirs ? `hand:${1 - seat}` : "pile:galaxy", to, ms: MS.move });
  script.now += MS.move;
};

const take: Teller = (script, event) => {
  const [card, { seat, number }] = [first(event), event];
  const to = zoneNumbered(number, seat);
  if (to) script.move({ card, from: `pile:${seat}:exile`, to, ms: MS.move, face: "up" });
  script.now += MS.move;
};

const swap: Teller = (script, event) => {
  const [card = -1, out = -1] = cardsTold(event);
  const slot = script.zoneOf(out);
  if (!slot) return;
  const back = script.endOf(out) ?? "pile:galaxy";
  script.move({ card, from: "pile:galaxy", to: slot, ms: MS.move, face: "up" });
  script.move({ card: out, from: slot, to: back, ms: MS.move, face: "up" });
  script.now += MS.move;
};

// Attacks and damage

/** The row while the card is there; otherwise a base or the ships that protect it. */
function targetOf(script: Script, seat: number, card: number | undefined): Spot {
  if (card !== undefined) return script.spot(card, "pile:galaxy-discard");
  const other = 1 - seat;
  const ship = script.before.sides[other]?.ships[0]?.card;
  return ship === undefined ? { zone: `base:${other}` } : { zone: `play:${other}`, card: ship };
}

const commit: Teller = (script, event) => {
  const spot = script.spot(first(event), `play:${event.seat}`);
  const towards = targetOf(script, event.seat, event.refs[1]?.number);
  script.add({ kind: "lean", spot, towards, at: script.now, ms: MS.aim });
  script.add({ kind: "flash", spot: towards, at: script.now + MS.aim / 2, ms: MS.flash });
  script.now += MS.aim;
};

function fire(script: Script, seat: number, attackers: readonly number[], at: Spot, total: number) {
  attackers.forEach((card, i) => {
    const from = script.spot(card, `play:${seat}`);
    const start = script.now + i * APART.fired;
    script.add({ kind: "lean", spot: from, towards: at, at: start, ms: MS.aim });
    script.add({ kind: "bolt", from, to: at, at: start + MS.aim / 2, ms: MS.fire });
  });
  script.now += MS.aim / 2 + MS.fire / 2 + attackers.length * APART.fired;
  if (total > 0) burst(script, at, "total", total);
}

const attackBase: Teller = (script, event) =>
  fire(script, event.seat, cardsTold(event), targetOf(script, event.seat, undefined), event.number);

const attackRow: Teller = (script, event) => {
  const [target, ...attackers] = cardsTold(event);
  fire(script, event.seat, attackers, targetOf(script, event.seat, target), event.number);
};

function burst(script: Script, spot: Spot, tone: Tone, n: number) {
  script.add({ kind: "burst", spot, tone, n, at: script.now, ms: MS.burst });
  script.now += APART.hits;
}

const atBase =
  (tone: Tone): Teller =>
  (script, { seat, number }) =>
    burst(script, { zone: `base:${seat}` }, tone, number);

const damageShip: Teller = (script, event) =>
  burst(script, script.spot(first(event), `play:${event.seat}`), "harm", event.number);

const attackFailed: Teller = (script, event) =>
  burst(script, script.spot(first(event), "pile:galaxy-discard"), "stopped", event.number);

const destroyShip: Teller = (script, event) => {
  const [card, { seat }] = [first(event), event];
  const from = script.spot(card, `play:${seat}`);
  const to: Spot = { zone: `pile:${seat}:discard` };
  script.add({ kind: "break", card, from, to, at: script.now, ms: MS.break });
  script.now += APART.hits;
};

const destroyBase: Teller = (script, event) => {
  const [from, to]: [Spot, Spot] = [
    { zone: `base:${event.seat}` },
    { zone: `score:${1 - event.seat}` },
  ];
  script.add({ kind: "fall", card: first(event), from, to, at: script.now, ms: MS.fall });
};

const base: Teller = (script, { seat }) =>
  script.add({ kind: "appear", spot: { zone: `base:${seat}` }, at: script.now, ms: MS.rise });

const flash: Teller = (script, event) => {
  const spot = script.spot(first(event), `play:${event.seat}`);
  script.add({ kind: "flash", spot, at: script.now, ms: MS.flash });
  script.cause = spot;
};

const lookHand: Teller = (script, { seat }) =>
  script.add({
    kind: "flash",
    spot: { zone: `hand:${1 - seat}` },
    at: script.now,
    ms: MS.flash,
  });

const atGalaxy: Teller = (script) => {
  script.add({ kind: "ripple", spot: { zone: "pile:galaxy" }, at: script.now, ms: MS.shuffle });
};

export const EVENT_BEATS: Readonly<Record<string, Teller>> = {
  play,
  resources,
  income: resources,
  "force-bonus": (script, { seat, number }) => script.gain(seat, number, { zone: "force" }),
  pay,
  buy,
  "pay-off": pay,
  refill,
  draw,
  shuffle,
  "shuffle-galaxy": shuffle,
  "clean-up": cleanUp,
  "return-resources": returnResources,
  turn,
  discard,
  exile,
  "discard-row": leaveRow,
  "destroy-row": leaveRow,
  defeat: leaveRow,
  put,
  take,
  swap,
  commit,
  "attack-base": attackBase,
  "attack-row": attackRow,
  "attack-failed": attackFailed,
  "damage-ship": damageShip,
  "damage-base": atBase("harm"),
  prevent: atBase("stopped"),
  repair: atBase("mended"),
  "destroy-ship": destroyShip,
  "destroy-base": destroyBase,
  base,
  use: flash,
  reward: flash,
  strengthen: flash,
  "look-hand": lookHand,
  look: atGalaxy,
  reveal: atGalaxy,
};
