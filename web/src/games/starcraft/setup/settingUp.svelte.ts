/** Building the galaxy by hand: what is chosen so far, what glows, and the buttons that send it. */
import type { Thing } from "../../../shared/choosing/narrowing";
import type { PromptAction } from "../../../shared/screen/description";
import { say } from "../../../words/words";
import { isFaction } from "../art/sides/factions";
import { type Galaxy, type Seat, letterOf } from "../model/galaxy";
import { type Marks, NO_MARKS } from "../model/marks";
import type { SetupByHand } from "../state/setupByHand";
import type { TableState } from "../state/tableState.svelte";
import { forceMarks } from "./drafts/forceMarks";
import { ForcesDraft } from "./drafts/forces.svelte";
import { Laying } from "./drafts/laying.svelte";
import { withForces } from "./drafts/withForces";
import { ZAxisDraft } from "./drafts/zAxis.svelte";
import Factions from "./Factions.svelte";
import Over from "./Over.svelte";
import Rail from "./Rail.svelte";
import { remember } from "./theSetup";

export function setUp(table: TableState): SetupByHand {
  return new SettingUp(table);
}

/** By prompt: which part of the setup it belongs to. */
const PARTS: Readonly<Record<string, "factions" | "planets" | "bases" | "routes" | "forces">> = {
  faction: "factions",
  "place-planet": "planets",
  "place-cell": "planets",
  "place-turn": "planets",
  "starting-base": "bases",
  "starting-base-now": "bases",
  "z-axis-major": "routes",
  "z-axis-minor": "routes",
  "starting-unit": "forces",
  "starting-transport": "forces",
};

export class SettingUp implements SetupByHand {
  readonly Over = Over;
  readonly Factions = Factions;
  readonly Rail = Rail;
  readonly laying: Laying;
  readonly zAxis: ZAxisDraft;
  readonly forces: ForcesDraft;
  /** The faction whose sheet is open. */
  opened = $state<number | null>(null);

  constructor(readonly table: TableState) {
    const { session, choosing } = table;
    this.laying = new Laying(session, choosing);
    this.zAxis = new ZAxisDraft(session, choosing);
    this.forces = new ForcesDraft(session, choosing);
    remember(table, this);
  }

  get #prompt(): string {
    return this.table.session.decision?.prompt ?? "";
  }

  /** The part that everybody sees, whoever is asked. */
  get part() {
    return PARTS[this.table.view.asked?.prompt ?? ""] ?? null;
  }

  get isChoosing(): boolean {
    return this.part === "factions";
  }

  // Factions

  /** Whether this faction is free, and it is one's turn to choose. */
  canPlay(faction: number): boolean {
    return this.#optionFor(faction) !== undefined;
  }

  #optionFor(faction: number) {
    if (this.#prompt !== "faction") return undefined;
    return this.table.choosing.options.find(({ refs }) => refs[0]?.number === faction);
  }

  /** Look at a sheet; the open one again is taken. */
  look(faction: number): void {
    if (this.opened === faction && this.canPlay(faction)) this.play();
    else this.opened = faction;
  }

  play(): void {
    const option = this.opened === null ? undefined : this.#optionFor(this.opened);
    if (!option) return;
    this.opened = null;
    this.table.choosing.choose(option);
  }

  // The prompt bar

  get actions(): readonly PromptAction[] | null {
    switch (PARTS[this.#prompt]) {
      case "factions":
        return this.#factionActions;
      case "planets":
        return this.#layActions;
      case "bases":
        return this.#baseActions;
      case "routes":
        return [];
      case "forces":
        return this.#forceActions;
      default:
        return null;
    }
  }

  get #factionActions(): PromptAction[] {
    const { opened } = this;
    if (opened === null || !this.canPlay(opened)) return [];
    const label = say("sc-setup-play", { faction: this.#factionSlug(opened) });
    return [{ label, primary: true, act: () => this.play() }];
  }

  #factionSlug(faction: number): string {
    return this.table.printed.faction[faction]?.slug ?? "";
  }

  get #layActions(): PromptAction[] {
    const { laying } = this;
    if (!laying.whole) return [];
    const planet = this.planetName(laying.planet);
    const label = say("sc-setup-lay", { planet, n: laying.shown?.joins.length ?? 0 });
    return [{ label, primary: true, act: () => laying.send() }];
  }

  get #baseActions(): PromptAction[] {
    const { choosing, session } = this.table;
    const { done = null, options = [] } = session.decision ?? {};
    const wait = done === null ? undefined : options[done];
    if (!wait) return [];
    return [
      { label: say("sc-setup-wait"), key: "d", ends: true, act: () => choosing.choose(wait) },
    ];
  }

  get #forceActions(): PromptAction[] {
    const { forces } = this;
    const spread = { label: say("sc-setup-spread"), key: "p", act: () => forces.spread() };
    const begin = { label: say("sc-setup-begin"), primary: true, act: () => forces.send() };
    return forces.isWhole ? [spread, begin] : [spread];
  }

  get question(): string {
    const { laying, zAxis, forces } = this;
    const planet = this.planetName(laying.planet);
    switch (PARTS[this.#prompt]) {
      case "planets":
        return laying.cell === null
          ? say("sc-setup-where", { planet, n: laying.cells.size })
          : say("sc-setup-here", { planet, n: laying.shown?.joins.length ?? 0 });
      case "bases":
        return this.#baseQuestion;
      case "routes":
        return say("sc-setup-z-axis", {
          letter: this.letter,
          end: zAxis.major === null && this.#prompt === "z-axis-major" ? "major" : "minor",
        });
      case "forces": {
        const all = forces.asked?.units.length ?? 0;
        if (forces.left === 0 && forces.route === null) return say("sc-setup-transport");
        return say("sc-setup-placed", {
          n: forces.placed.length,
          all,
          planet: this.planetName(this.home),
        });
      }
      default:
        return "";
    }
  }

  get #baseQuestion(): string {
    const { view } = this.table;
    const [planet = null] = view.galaxy.tiles.at(-1) ?? [];
    const [other = null] = view.galaxy.drawn[this.own] ?? [];
    return say("sc-setup-base", {
      planet: this.planetName(planet),
      other: this.planetName(other),
      how: other === null ? "now" : "wait",
    });
  }

  // The map

  get own(): number {
    return this.table.session.seat ?? 0;
  }

  get ownSide(): Seat | null {
    const faction = this.table.factionOf(this.own);
    return isFaction(faction) ? { seat: this.own, faction } : null;
  }

  planetName(planet: number | null): string {
    return planet === null ? "" : (this.table.printed.planet[planet]?.name ?? "");
  }

  /** What the next z-axis route will be called. */
  get letter(): string {
    return letterOf(this.table.view.galaxy.z_axis.length);
  }

  /** The planet that is asked about, or else the one with one's base. */
  get home(): number | null {
    const { planets } = this.table.galaxy;
    const [{ area: asked } = { area: -1 }] = this.forces.asked?.areas ?? [];
    const home =
      planets.find(({ areas }) => areas.some(({ area }) => area === asked)) ??
      planets.find(({ areas }) => areas.some(({ base }) => base?.seat === this.own));
    return home?.planet ?? null;
  }

  get closeOn(): number | null {
    const part = PARTS[this.#prompt];
    if (part === "forces") return this.home;
    return part === "bases" ? (this.table.view.galaxy.tiles.at(-1)?.[0] ?? null) : null;
  }

  get marks(): Marks | null {
    const part = PARTS[this.#prompt];
    if (part === "bases" || part === undefined) return null;
    return part === "forces" ? forceMarks(this.forces) : NO_MARKS;
  }

  /** The free slots of a planet, by their sides. */
  freeSides(planet: number): number[] {
    const free = this.table.view.figures?.free_slots ?? [];
    return free.filter((slot) => Math.floor(slot / 4) === planet).map((slot) => slot % 4);
  }

  drawn(galaxy: Galaxy): Galaxy {
    const { forces, ownSide } = this;
    if (this.part !== "forces") return this.#withSlots(galaxy);
    if (!forces.asked || !ownSide) return galaxy;
    return withForces(galaxy, this.table.printed, ownSide, forces);
  }

  /** Free slots are drawn at the limbs: names go elsewhere. */
  #withSlots(galaxy: Galaxy): Galaxy {
    const planets = galaxy.planets.map((one) => ({ ...one, kept: this.freeSides(one.planet) }));
    return { ...galaxy, planets };
  }

  point(thing: Thing, beside?: Element | null, all = false): boolean {
    switch (PARTS[this.#prompt]) {
      case "planets":
        return this.#pointPlanet(thing, beside);
      case "routes":
        return thing.kind === "slot" && this.zAxis.choose(thing.number);
      case "forces":
        return this.#pointForces(thing, all);
      default:
        return false;
    }
  }

  /** A cell in which the planet in hand may not lie says why. */
  #pointPlanet({ kind, number }: Thing, beside?: Element | null): boolean {
    const { laying, table } = this;
    if (kind === "planet") return laying.take(number);
    if (kind === "turn") return laying.turn(number > 0 ? 1 : -1);
    if (kind !== "cell") return false;
    if (laying.choose(number)) return true;
    const isChosen = this.#prompt !== "place-planet" || laying.planet === null;
    const planet = isChosen ? [] : [{ kind: "planet", number: laying.planet as number }];
    void table.frame.askWhy([...planet, { kind, number }], beside);
    return true;
  }

  #pointForces({ kind, number, at }: Thing, all: boolean): boolean {
    const { forces } = this;
    if (kind === "unit") return at !== undefined && forces.takeBack(number, at);
    if (kind === "area") return forces.put(forces.held, number, all);
    return kind === "route" && forces.fly(number);
  }

  back(): boolean {
    if (this.opened !== null) {
      this.opened = null;
      return true;
    }
    return this.laying.back() || this.zAxis.back() || this.forces.back();
  }
}
