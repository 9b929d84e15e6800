/** The table of StarCraft as it is shown and handled: what is where, what glows, what is looked at.
 *  It knows no rules: what can be picked, and where that leads, comes from the server. */
import { getContext, setContext } from "svelte";

import type { Session } from "../../../api/session";
import type { RefShown, ThingGiven, ThingShown } from "../../../api/wire";
import type { Director } from "../../../motion/director";
import type { Choosing } from "../../../shared/choosing/choosing.svelte";
import { keyOf, type Thing } from "../../../shared/choosing/narrowing";
import type { Frame, TableGiven } from "../../../shared/screen/description";
import { seatName } from "../../../shared/tables/seatNames";
import { say } from "../../../words/words";
import { isDrawable } from "../art/expansion/fetched";
import { isFaction } from "../art/sides/factions";
import { actingSeat } from "../model/acting";
import { type Galaxy, type Order, galaxyOf } from "../model/galaxy";
import type { Marks } from "../model/marks";
import type { Thing as LookedAt } from "../model/things";
import {
  drawsOf,
  ORDERS,
  type StarCraft,
  type StarCraftPrinted,
  type StarCraftView,
} from "../model/view";
import { BattleAtTable } from "./battleAtTable.svelte";
import { draftOf, kindOf, type Token } from "./orders";
import { Others } from "../others/model/others.svelte";
import { Reader } from "../others/model/reader";
import { buildingTypes } from "../model/sheetWords";
import { PIECE, PIECES, type Piece } from "../model/pieces";
import { marksOf } from "./marksOf";
import { PayDraft } from "./payDraft.svelte";
import type { SetupByHand } from "./setupByHand";
import { pointingOf } from "./pointing";
import { SeveralDraft } from "./several.svelte";
import { Destroying } from "./destroying.svelte";
import { Squad } from "./squad.svelte";
import { Workers } from "./workers.svelte";

const KEY = Symbol("table");
const WORKER = keyOf({ kind: "piece", number: PIECE.worker });
/** Where things go. */
const PLACES = new Set(["area", "route", "planet", "resource"]);

/** What must be known before any of the table can be drawn. */
export interface TableThere {
  readonly view: StarCraftView;
  readonly printed: StarCraftPrinted;
}

/** The table that a session shows; null while the first update, the printed facts or drawings are
 *  missing. */
export function tableIn({ view, printed }: Session<StarCraft>): TableThere | null {
  if (!view || !printed.planet) return null;
  const table = { view, printed: printed as StarCraftPrinted };
  return isDrawable(table.printed) ? table : null;
}

export class TableState {
  readonly session: Session<StarCraft>;
  readonly choosing: Choosing;
  readonly frame: Frame;
  /** Several picks that are one choice, while they are collected. */
  readonly several: SeveralDraft;
  /** Units that are moved together. */
  readonly squad: Squad;
  readonly battle: BattleAtTable;
  /** What others did. */
  readonly others: Others;
  /** What is being shown of it. */
  film: Director | null = null;
  /** Workers that are built together. */
  readonly workers: Workers;
  /** Own pieces that are destroyed. */
  readonly destroying: Destroying;
  /** A card or another thing that is looked at closely. */
  zoomed = $state.raw<LookedAt | null>(null);
  /** Whose sheet is looked at; null: one's own. */
  sheet = $state<number | null>(null);
  /** Building the galaxy by hand, once it has been fetched. */
  fetchedSetup = $state.raw<SetupByHand | null>(null);
  /** The last known table, so that one that is being removed still has something to draw. */
  #last: TableThere;

  /** How something is paid for, if not as proposed. */
  readonly pay = new PayDraft();

  readonly pointing = pointingOf({
    nameOf: (ref) => this.nameOf(ref),
    orderOn: (planet) => this.#orderOn(planet),
    draws: () => drawsOf(this.view),
    prompt: () => this.session.decision?.prompt ?? "",
    back: () => this.back(),
    workersFor: (payment) => this.pay.picksOf(payment),
    isNamed: () => this.choosing.path.some(({ kind }) => !PLACES.has(kind)),
    isDestroying: () => this.destroying.isOpen,
  });

  constructor({ session, choosing, frame }: TableGiven<StarCraft>, first: TableThere) {
    this.#last = first;
    this.session = session;
    this.choosing = choosing;
    this.frame = frame;
    this.several = new SeveralDraft(session, choosing);
    this.squad = new Squad(session, choosing);
    this.battle = new BattleAtTable(
      session,
      choosing,
      () => this.view,
      (area) => this.#isOn(this.planetOf(area)),
    );
    this.others = new Others(session, () => new Reader(session.seat, this.names, this.printed));
    this.workers = new Workers(session, choosing);
    this.destroying = new Destroying(session);
  }

  readonly #table = $derived.by(() => (this.#last = tableIn(this.session) ?? this.#last));
  readonly view: StarCraftView = $derived.by(() => this.#table.view);
  readonly printed: StarCraftPrinted = $derived.by(() => this.#table.printed);
  readonly galaxy: Galaxy = $derived.by(() => galaxyOf(this.view, this.printed));
  readonly marks: Marks = $derived.by(() => this.setup?.marks ?? marksOf(this));
  /** The players by their names, by seat. */
  readonly names: readonly string[] = $derived.by(() =>
    this.view.players.map((_, seat) => this.seatName(seat)),
  );

  /** Planets are still being laid. */
  get isLaying(): boolean {
    return this.view.phase === "setup";
  }

  /** Building the galaxy by hand; null once it is built. */
  get setup(): SetupByHand | null {
    return this.isLaying ? this.fetchedSetup : null;
  }

  /** Whose pieces one is asked about: one's own, or those of a faction that one decides for. */
  get acting(): number | null {
    return actingSeat(this.view, this.session.seat);
  }

  /** Whose sheet is shown: that of the player who is looked at, or of whom one is asked about. */
  get sheetOf(): number {
    return this.sheet ?? this.acting ?? 0;
  }

  /** Whose hand is shown: that of the player who is looked at, if it is open, or else one's own. */
  get handOf(): number | null {
    const { sheet, view } = this;
    const isOpen = sheet !== null && (view.players[sheet]?.hand.known.length ?? 0) > 0;
    return isOpen ? sheet : this.acting;
  }

  /** A faction that nobody plays goes by its own name. */
  seatName(seat: number): string {
    const sitter = this.session.seatOf(seat);
    if (sitter) return seatName(sitter, this.session.seat);
    return this.printed.faction[this.view.players[seat]?.faction ?? -1]?.name ?? "";
  }

  /** The faction of a seat, for `data-side`. */
  factionOf(seat: number): string {
    return this.printed.faction[this.view.players[seat]?.faction ?? -1]?.slug ?? "";
  }

  /** What a thing that an option names is called. */
  nameOf({ kind, number, name }: Pick<RefShown, "kind" | "number" | "name">): string {
    if (name) return name;
    if (kind === "order") return say("sc-web-order-kind", { order: ORDERS[number] ?? "" });
    if (kind === "skirmish") return say("sc-web-skirmish", { n: number + 1 });
    if (kind === "seat") return this.seatName(number);
    if (kind === "route") return this.#routeName(number);
    if (kind === "source") return this.#sourceName(number);
    if (kind === "building") return this.#buildingName(number);
    if (kind === "piece")
      return say("sc-build-piece", { piece: `${this.#race}-${PIECES[number] ?? ""}` });
    if (kind === "resource")
      return say("sc-web-resource", { resource: number === 0 ? "minerals" : "gas" });
    return this.frame.nameOf(number, kind);
  }

  planetOf(area: number): number {
    const found = this.galaxy.planets.find(({ areas }) => areas.some((one) => one.area === area));
    return found?.planet ?? -1;
  }

  /** One has units or a base on a planet. */
  #isOn(planet: number): boolean {
    const areas = this.galaxy.planets.find((one) => one.planet === planet)?.areas ?? [];
    return areas.some(({ owner, base }) =>
      [owner?.seat, base?.seat].includes(this.session.seat ?? -1),
    );
  }

  /** The planet of an area, a route or itself. */
  planetAt({ kind, number }: ThingShown): number {
    if (kind === "area") return this.planetOf(number);
    return kind === "route" ? (this.view.galaxy.routes[number]?.[0] ?? -1) : number;
  }

  #routeName(route: number): string {
    const ends = this.view.galaxy.routes[route] ?? [];
    const [one = "", other = ""] = ends.map((planet) => this.printed.planet[planet]?.name ?? "");
    return say("sc-web-route-name", { one, other });
  }

  /** The race that one plays. */
  get #race(): string {
    const { faction = -1 } = this.view.players[this.acting ?? 0] ?? {};
    return String(this.printed.faction[faction]?.figures["race"] ?? "");
  }

  #buildingName(building: number): string {
    return buildingTypes(this.printed, this.#race)[building]?.name ?? "";
  }

  #sourceName(source: number): string {
    const { area } = this.printed;
    if (source < area.length) return area[source]?.name ?? "";
    const at = source - area.length;
    const resource = at % 2 === 0 ? "minerals" : "gas";
    return say(at < 2 ? "sc-web-permanent" : "sc-web-tokens", { resource });
  }

  /** An order of one's own, as it is drawn. */
  ownOrder(number: number): Order | null {
    const seat = this.session.seat ?? 0;
    const faction = this.factionOf(seat);
    if (!isFaction(faction)) return null;
    const owner = { seat, faction };
    return { owner, isOwn: true, isFaceUp: false, ...kindOf(ORDERS[number] ?? "") };
  }

  #orderOn(planet: number): string {
    const [top] = this.galaxy.planets.find((one) => one.planet === planet)?.orders ?? [];
    if (!top?.isOwn || !top.kind) return "";
    return say("sc-web-order-kind", { order: top.isSpecial ? `special_${top.kind}` : top.kind });
  }

  /** The galaxy with the order that is being placed on top of its stack. */
  readonly drawnGalaxy: Galaxy = $derived.by(() => {
    if (this.setup) return this.setup.drawn(this.galaxy);
    const draft = draftOf(this);
    const { order, planet } = draft ?? {};
    if (!order) return this.galaxy;
    const planets = this.galaxy.planets.map((one) =>
      one.planet === planet ? { ...one, orders: [order, ...one.orders] } : one,
    );
    return { ...this.galaxy, planets };
  });

  pointToken({ number, state, planet }: Token, beside: Element): void {
    if (state !== "placed") {
      // Another order takes the place of the one that was picked; the planet stays.
      const picked = this.choosing.path.find(({ kind }) => kind === "order");
      if (picked && picked.number !== number) this.choosing.point(picked);
      return this.point({ kind: "order", number }, beside);
    }
    const there = this.galaxy.planets.find(({ name }) => name === planet);
    if (there) this.frame.look(there.planet);
  }

  /** A click on a thing, wherever it is drawn: what it means, or why it means nothing. `all`: every
   *  unit like it. */
  point(thing: Thing, beside?: Element | null, all = false): void {
    if (!this.session.isLive) return;
    const { held } = this.choosing.sendDelay;
    if (held?.wait === null || this.squad.isSending || this.workers.isSending) return;
    if (held) return this.choosing.sendDelay.flush();
    if (this.choosing.isTooEarly(() => this.point(thing, beside, all))) return;
    if (this.setup?.point(thing, beside, all)) return;
    if (this.several.toggle(thing)) return;
    if (this.#moves(thing, all) || this.#places(thing)) return;
    if (keyOf(thing) === WORKER && this.workers.n > 1) return void this.workers.send();
    if (!this.choosing.point(thing)) this.why(thing, beside);
  }

  /** While units are moved: one more of them, or where they all go. */
  #moves(thing: Thing, all: boolean): boolean {
    const { squad, choosing } = this;
    if (!squad.isOpen || choosing.path.length > 0 || this.destroying.isOpen) return false;
    if (thing.kind === "unit" && thing.at !== undefined)
      return squad.pick(thing, this.#unitsLike(thing), all);
    if (thing.kind !== "area" || !squad.targets.includes(thing.number)) return false;
    void squad.send(thing.number);
    return true;
  }

  /** The planet that an order is drafted for, once more: it is placed. */
  #places(thing: Thing): boolean {
    const { choosing } = this;
    const { only } = choosing.now;
    if (thing.kind !== "planet" || !choosing.isPicked(thing) || !only) return false;
    if (!choosing.pointing.isSealed?.(only)) return false;
    choosing.choose(only);
    return true;
  }

  #unitsLike({ number, at }: Thing): number {
    const there = this.view.areas.find(({ area }) => area === at);
    return there?.units.filter((unit) => unit === number).length ?? 0;
  }

  /** Step back in what is being put together; false: there is nothing. */
  back(): boolean {
    if (this.setup?.back() || this.squad.clear()) return true;
    return this.choosing.path.length === 0 && this.destroying.stop();
  }

  /** Show the battle of an order once more. */
  seeAgain(order: number): void {
    const then = this.others.battleOf(order);
    if (then) this.battle.seeAgain(then);
  }

  /** What one would point at to get a piece on the active planet: a worker needs nothing. */
  #wanted(piece: Piece | undefined): ThingGiven[] {
    const active = this.galaxy.planets.findIndex(({ isActive }) => isActive);
    const [area] = this.galaxy.planets[active]?.areas ?? [];
    const lane = this.galaxy.lanes.find(({ ends }) => ends.includes(active));
    if (piece === "base" && area) return [{ kind: "area", number: area.area }];
    if (piece === "transport" && lane) return [{ kind: "route", number: lane.route }];
    return [];
  }

  why({ kind, number, at }: Thing, beside?: Element | null): void {
    const things: ThingGiven[] =
      kind === "piece" ? this.#wanted(PIECES[number]) : [{ kind, number }];
    if (at !== undefined) things.push({ kind: "area", number: at });
    void this.frame.askWhy(things, beside);
  }
}

/** Called by the table itself; its parts get it with `theTable()`. */
export function showTable(state: TableState): TableState {
  return setContext(KEY, state);
}

export function theTable(): TableState {
  return getContext<TableState>(KEY);
}
