/** The tiles of a Build order: everything the sheet offers, what can be had now, and what the rest is
 *  missing. What can be had, and its price, comes from the server's options; the rest is printed. */
import type { Thing } from "../../../../shared/choosing/narrowing";
import { say } from "../../../../words/words";
import { type Locks, lockedBy, lockSaid } from "../../model/locks";
import { PIECE, type Piece } from "../../model/pieces";
import type { PlayerShown, Price, StarCraftPrinted, StarCraftView } from "../../model/view";
import type { StarCraftWhole } from "../../state/pointing";
import { unitsOf } from "./ownUnits";
import { buildingTypes, requirement, unitLine, type BuildingType } from "../../model/sheetWords";

export interface BuildTile {
  /** What a click names. */
  readonly thing: Thing;
  /** Its picture: a unit, a building, a module or a piece. */
  readonly sign: string;
  readonly isUnit: boolean;
  readonly flies: boolean;
  readonly name: string;
  readonly line: string;
  /** Null: nobody can tell without the server. */
  readonly price: Price | null;
  readonly isPicked: boolean;
  /** It can be had now; if only a place is picked, there. */
  readonly isOpen: boolean;
  /** What is missing; empty: nothing, or nobody knows before asking. */
  readonly locked: string;
  /** The steps that taking it would end. */
  readonly closes: readonly number[];
}

export interface BuildShown {
  /** The step the order is at, from 1; 0: nothing is chosen in steps. */
  readonly step: number;
  readonly race: string;
  readonly units: readonly BuildTile[];
  readonly pieces: readonly BuildTile[];
  readonly upgrades: readonly BuildTile[];
  readonly base: BuildTile | null;
  /** Units of this order: how many were built, how many are allowed. */
  readonly limit: { readonly used: number; readonly of: number } | null;
}

export interface Buying {
  readonly view: StarCraftView;
  readonly printed: StarCraftPrinted;
  readonly seat: number;
  readonly prompt: string;
  /** Everything that can be had, and what is picked of it. */
  readonly wholes: readonly StarCraftWhole[];
  readonly path: readonly Thing[];
  /** What the server says of things that cannot be had. */
  readonly locks: Locks;
}

const STEPS: Readonly<Record<string, number>> = {
  "build-forces": 1,
  "new-unit-area": 1,
  sacrifice: 1,
  "tech-unit-area": 1,
  "build-upgrades": 2,
  "build-base": 3,
};

/** Only these ask what is bought: others ask where what was just bought goes, or how it is paid for. */
const BUYING = new Set(["build-forces", "build-upgrades", "build-base", "gain-upgrade"]);

/** What taking any of these would end; empty: they differ, or none can be had. */
export function closedBy(tiles: readonly BuildTile[]): readonly number[] {
  const open = tiles.filter(({ isOpen }) => isOpen);
  const [first] = open;
  return first && open.every(({ closes }) => closes.join() === first.closes.join())
    ? first.closes
    : [];
}

export function buildOf(buying: Buying): BuildShown {
  const { view, printed, seat, prompt } = buying;
  const player = view.players[seat];
  const faction = printed.faction[player?.faction ?? -1];
  const race = String(faction?.figures["race"] ?? "");
  const sheet = new Sheet(buying, race);
  const isGift = prompt === "gain-upgrade";
  return {
    step: STEPS[prompt] ?? 0,
    race,
    units: player && !isGift ? sheet.units(player) : [],
    pieces: player && !isGift ? sheet.pieces(player) : [],
    upgrades: player ? [...sheet.buildings(player), ...sheet.modules(player)] : [],
    base: player && !isGift ? sheet.base(player) : null,
    limit: limitOf(view, seat),
  };
}

/** How many units the order may bring; a faction that nobody plays has no limit. */
function limitOf({ figures, players }: StarCraftView, seat: number): BuildShown["limit"] {
  if (players[seat]?.run_by !== undefined) return null;
  return figures?.standing[seat]?.unit_limit ?? null;
}

/** What a tile shows besides what the options say of it. */
type Printed = Pick<BuildTile, "thing" | "sign" | "name" | "line" | "price" | "locked"> & {
  readonly isUnit?: boolean;
  readonly flies?: boolean;
};

const INFESTED = "infested_command_center";
const PLACES = new Set(["area", "route"]);
/** A building or a technology is missing. */
const MISSING = new Set(["SC-BUILD-09", "SC-BUILD-12"]);

const isNamed = (whole: StarCraftWhole, { kind, number }: Thing) =>
  whole.refs.some((ref) => ref.kind === kind && ref.number === number);

class Sheet {
  constructor(
    readonly buying: Buying,
    readonly race: string,
  ) {}

  #tile(given: Printed): BuildTile {
    const { wholes, path } = this.buying;
    const { thing } = given;
    const ways = wholes.filter((whole) => isNamed(whole, thing));
    const [first] = ways;
    const option = first?.remarks;
    const places = path.every(({ kind }) => PLACES.has(kind)) ? path : [];
    const isOpen = ways.some((whole) => places.every((place) => isNamed(whole, place)));
    const elsewhere = isOpen ? "" : say("sc-build-not-there");
    return {
      isUnit: false,
      flies: false,
      ...given,
      price: option?.price ?? given.price,
      isPicked: path.some(({ kind, number }) => kind === thing.kind && number === thing.number),
      isOpen,
      locked: first ? elsewhere : this.#whyLocked(given),
      closes: (option?.costs ?? []).filter(({ kind }) => kind === "closes").map(({ n }) => n),
    };
  }

  /** What is printed tells which building or technology is missing; the rest comes from the server. */
  #whyLocked({ thing, locked }: Printed): string {
    const rule = lockedBy(this.buying.locks, thing);
    if (rule === null) {
      if (this.#isOver(thing)) return say("sc-build-step-over");
      return locked || (BUYING.has(this.buying.prompt) ? say("sc-build-not-now") : "");
    }
    return MISSING.has(rule) && locked ? locked : lockSaid(rule);
  }

  /** Its step has passed. */
  #isOver({ kind, number }: Thing): boolean {
    const isUpgrade = kind === "building" || kind === "module";
    const step = isUpgrade ? 2 : kind === "piece" && number === PIECE.base ? 3 : 1;
    return (STEPS[this.buying.prompt] ?? 0) > step;
  }

  units(player: PlayerShown): BuildTile[] {
    const { printed } = this.buying;
    return unitsOf(printed, player.faction).flatMap((unit, at) => {
      const facts = printed.unit[unit];
      if (!facts) return [];
      const supply = player.figures[at] ?? 0;
      return this.#tile({
        thing: { kind: "unit", number: unit },
        sign: facts.slug,
        isUnit: true,
        flies: facts.figures["type"] === "flying",
        name: facts.name,
        line: unitLine(facts, supply),
        price: facts.figures["cost"] as Price,
        locked:
          requirement(facts, player, buildingTypes(printed, this.race), printed) ||
          (supply === 0 ? say("sc-build-none-left") : ""),
      });
    });
  }

  pieces(player: PlayerShown): BuildTile[] {
    return [
      this.#piece("worker", player.worker_supply),
      this.#piece("transport", player.transport_supply),
      ...this.#installation(),
    ];
  }

  /** The Infested Command Center of the Zerg, where it can be placed. */
  #installation(): BuildTile[] {
    const { wholes, printed } = this.buying;
    const thing = { kind: "piece", number: PIECE.installation };
    const facts = printed.installation.find(({ slug }) => slug === INFESTED);
    if (!facts || !wholes.some((whole) => isNamed(whole, thing))) return [];
    const line = say("sc-build-infest");
    return [this.#tile({ thing, sign: INFESTED, name: facts.name, line, price: null, locked: "" })];
  }

  base(player: PlayerShown): BuildTile {
    return this.#piece("base", player.base_supply);
  }

  #piece(piece: Piece, supply: number): BuildTile {
    return this.#tile({
      thing: { kind: "piece", number: PIECE[piece] },
      sign: piece,
      name: say("sc-build-piece", { piece: `${this.race}-${piece}` }),
      line: say("sc-build-left", { n: supply }),
      price: null,
      locked: supply === 0 ? say("sc-build-none-left") : "",
    });
  }

  buildings(player: PlayerShown): BuildTile[] {
    return buildingTypes(this.buying.printed, this.race).map((building, at) =>
      this.#building(building, at, player.buildings[at] ?? 0),
    );
  }

  #building({ type, name, levels }: BuildingType, at: number, level: number): BuildTile {
    const next = levels[level];
    const { unit } = this.buying.printed;
    const allows = (next?.units ?? []).map(
      (slug) => unit.find((one) => one.slug === slug)?.name ?? slug,
    );
    return this.#tile({
      thing: { kind: "building", number: at },
      sign: type,
      name: say("sc-build-level", { building: name, level: next ? level + 1 : level }),
      line: next ? allows.join(", ") : say("sc-build-complete"),
      price: next?.cost ?? null,
      locked: next ? "" : say("sc-build-complete"),
    });
  }

  modules(player: PlayerShown): BuildTile[] {
    return this.buying.printed.module.flatMap(({ slug, name, figures, text }, number) => {
      const tokens = (figures["tokens"] as Record<string, number> | undefined)?.[this.race] ?? 0;
      if (tokens === 0) return [];
      const left = tokens - (player.modules[number] ?? 0);
      const cost = (figures["cost"] as Record<string, Price> | undefined)?.[this.race] ?? null;
      return this.#tile({
        thing: { kind: "module", number },
        sign: slug,
        name: say("sc-build-module", { module: slug, name }),
        line: say("sc-build-module-line", { module: slug, text }),
        price: cost,
        locked: left <= 0 ? say("sc-build-none-left") : "",
      });
    });
  }
}
