/** What each kind of event shows on the galaxy and around it. What is not here is not shown, only
 *  told. */
import type { EventShown } from "../../../api/wire";
import { say } from "../../../words/words";
import type { SignName } from "../art/glyphs/signs";
import type { OrderKind } from "../model/galaxy";
import { named } from "../model/happened";
import { ORDERS } from "../model/view";
import { MS, type Piece, type ResourceName, type Tone, type Zone } from "./beats";
import type { Script } from "./script";

type Teller = (script: Script, event: EventShown) => void;

const areaIn = (event: EventShown, at = 0): Zone => `area:${named(event, "area", at)}`;
const routeIn = (event: EventShown): Zone => `route:${named(event, "route")}`;
const seatOf = ({ seat }: EventShown): Zone => `seat:${seat}`;

// Orders

function turned(isGone: boolean): Teller {
  return (script, event) => {
    const [side, number] = [script.sideOf(event.seat), named(event, "order")];
    const order = ORDERS[number];
    if (!side || !order) return;
    const kind = order.split("_").at(-1) as OrderKind;
    const label = isGone
      ? say("sc-motion-discarded")
      : say("sc-motion-order", { name: script.scenery.names[event.seat] ?? "", order });
    const planet = named(event, "planet");
    const isSpecial = order.startsWith("special_");
    script.add(
      { kind: "flip", planet, side, order: kind, isSpecial, label, isGone },
      MS.flip + MS.held,
    );
  };
}

const lay: Teller = (script, event) => {
  const side = script.sideOf(event.seat);
  const planet = named(event, "planet");
  if (side) script.add({ kind: "lay", planet, seat: event.seat, side });
};

const obstructed: Teller = (script, event) => {
  script.add({ kind: "pulse", zone: seatOf(event), tone: "harm" });
  const text = say("sc-motion-obstructed");
  script.beside({ kind: "note", zone: seatOf(event), text, tone: "harm" });
};

// Pieces

function march(piece: (event: EventShown) => Piece): Teller {
  return (script, event) => {
    const side = script.sideOf(event.seat);
    const [from, to] = [named(event, "area"), named(event, "area", 1)];
    if (!side) return;
    const route = script.routeBetween(from, to, event.seat);
    script.add({ kind: "march", piece: piece(event), side, from, to, route });
  };
}

const unitIn = (event: EventShown): Piece => ({ unit: named(event, "unit") });

/** Units that leave a battle: the event names only where they go. */
const leave: Teller = (script, event) => {
  const side = script.sideOf(event.seat);
  const [from, to] = [script.battle, named(event, "area")];
  if (!side || from < 0) return;
  const route = script.routeBetween(from, to, event.seat);
  script.add({ kind: "march", piece: unitIn(event), side, from, to, route });
};

function appear(piece: (event: EventShown) => Piece, zone: (event: EventShown) => Zone): Teller {
  return (script, event) => {
    const side = script.sideOf(event.seat);
    if (side) script.add({ kind: "appear", piece: piece(event), side, zone: zone(event) });
  };
}

function fall(piece: (event: EventShown) => Piece, zone: (event: EventShown) => Zone): Teller {
  return (script, event) => {
    const side = script.sideOf(event.seat);
    if (side) script.add({ kind: "fall", piece: piece(event), side, zone: zone(event), label: "" });
  };
}

/** A transport sinks; after a round because no base of its owner's is at either end. */
const sink: Teller = (script, event) => {
  const side = script.sideOf(event.seat);
  const isStranded = script.scenery.after.phase !== "execution";
  const label = isStranded ? say("sc-motion-stranded") : "";
  if (side) script.add({ kind: "fall", piece: "transport", side, zone: routeIn(event), label });
};

const reroute: Teller = (script, event) => {
  const side = script.sideOf(event.seat);
  const zone: Zone = `route:${named(event, "route", 1)}`;
  if (side) script.add({ kind: "appear", piece: "transport", side, zone });
};

const battle: Teller = (script, event) => {
  script.battle = named(event, "area");
  script.add({ kind: "clash", zone: areaIn(event) });
};

// What a seat has

function gain(sign: SignName | ResourceName, n: (event: EventShown) => number): Teller {
  return (script, event) => script.beside({ kind: "gain", zone: seatOf(event), sign, n: n(event) });
}

const conquest: Teller = (script, { seat, number }) => {
  script.add({ kind: "walk", seat, n: number });
  script.beside({ kind: "gain", zone: `seat:${seat}`, sign: "conquest", n: number });
};

function pulse(zone: (event: EventShown) => Zone, tone: Tone): Teller {
  return (script, event) => script.beside({ kind: "pulse", zone: zone(event), tone });
}

function note(text: (script: Script, event: EventShown) => string): Teller {
  return (script, event) =>
    script.beside({ kind: "note", zone: seatOf(event), text: text(script, event), tone: "news" });
}

const card: Teller = note((script, event) => script.nameOf("event", named(event, "event")));

const out: Teller = (script, event) => {
  script.add({ kind: "pulse", zone: seatOf(event), tone: "harm" });
  script.beside({
    kind: "note",
    zone: seatOf(event),
    text: say("sc-motion-eliminated"),
    tone: "harm",
  });
};

// Brood War

const installationIn =
  (script: Script) =>
  (event: EventShown): Piece => ({
    installation: script.scenery.printed.installation[named(event, "installation")]?.slug ?? "",
  });

/** An order lies face up in an area; its units come, and then its token. */
const defend: Teller = (script, event) => {
  script.add({ kind: "pulse", zone: areaIn(event), tone: "good" });
  const area = script.scenery.printed.area[named(event, "area")]?.name ?? "";
  const text = say("sc-motion-defend", { area });
  script.beside({ kind: "note", zone: seatOf(event), text, tone: "good" });
};

const loseConquest: Teller = (script, { seat, number }) => {
  script.add({ kind: "walk", seat, n: -number });
  script.beside({ kind: "gain", zone: `seat:${seat}`, sign: "conquest", n: -number });
};

const token: Teller = (script, event) => {
  const sign = named(event, "resource") === 0 ? "minerals" : "gas";
  script.beside({ kind: "gain", zone: seatOf(event), sign, n: 1 });
};

const unitNote =
  (key: "sc-motion-mind-control" | "sc-motion-hero"): Teller =>
  (script, event) =>
    note(() => say(key, { unit: script.nameOf("unit", named(event, "unit")) }))(script, event);

const orderNote =
  (key: "sc-motion-executes-as" | "sc-motion-lost-order"): Teller =>
  (script, event) =>
    note(() => say(key, { order: ORDERS[named(event, "order")] ?? "" }))(script, event);

const planetPulse = pulse((event) => `stack:${named(event, "planet")}`, "news");

const EXPANSION: Readonly<Record<string, Teller>> = {
  defend,
  guard: appear(() => "guard", areaIn),
  "guard-lost": fall(() => "guard", areaIn),
  "use-guard": fall(() => "guard", areaIn),
  "point-token": appear(() => "coin-conquest", areaIn),
  installation: (script, event) => appear(installationIn(script), areaIn)(script, event),
  "installation-destroyed": (script, event) => fall(installationIn(script), areaIn)(script, event),
  deploy: appear(unitIn, areaIn),
  "gain-token": token,
  "lose-conquest": loseConquest,
  "workers-destroyed": pulse(areaIn, "harm"),
  leader: note((script, event) => script.nameOf("leader", named(event, "leader"))),
  "use-hero": unitNote("sc-motion-hero"),
  "mind-control": unitNote("sc-motion-mind-control"),
  "execute-as": orderNote("sc-motion-executes-as"),
  "lose-order": orderNote("sc-motion-lost-order"),
  "last-strike": planetPulse,
  influence: planetPulse,
  "turn-stack": planetPulse,
};

export const TELLERS: Readonly<Record<string, Teller>> = {
  order: lay,
  reveal: turned(false),
  "order-discarded": turned(true),
  obstructed,
  place: appear(unitIn, areaIn),
  move: march(unitIn),
  recall: march(unitIn),
  assault: march(unitIn),
  "lift-off": march(() => "base"),
  retreat: leave,
  withdraw: leave,
  destroy: fall(unitIn, areaIn),
  base: appear(() => "base", areaIn),
  "base-destroyed": fall(() => "base", areaIn),
  transport: appear(() => "transport", routeIn),
  "transport-destroyed": sink,
  reroute,
  battle,
  draw: gain("cards", ({ refs }) => refs.length),
  "draw-event": gain("event", () => 1),
  "new-worker": gain("worker", () => 1),
  "free-workers": gain("worker", ({ number }) => number),
  "worker-destroyed": gain("worker", ({ number }) => -Math.max(1, number)),
  conquest,
  "gain-resource": pulse(areaIn, "good"),
  "lose-resource": pulse(areaIn, "harm"),
  partial: pulse(areaIn, "harm"),
  depleted: pulse(areaIn, "harm"),
  restored: pulse(areaIn, "good"),
  building: gain("factory", () => 1),
  module: note((script, event) => script.nameOf("module", named(event, "module"))),
  learn: note((script, event) => script.nameOf("technology", named(event, "technology"))),
  "play-event": card,
  "use-event": card,
  eliminated: out,
  ...EXPANSION,
};
