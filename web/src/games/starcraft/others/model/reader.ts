/** Who reads what happened, and what things are called. */
import type { EventShown } from "../../../../api/wire";
import { listed } from "../../../../shared/tables/seatNames";
import { say } from "../../../../words/words";
import { unitAt } from "../../model/galaxy";
import { named } from "../../model/happened";
import { unitSaid } from "../../model/saying";
import { buildingTypes } from "../../model/sheetWords";
import type { StarCraftPrinted, StarCraftView } from "../../model/view";

export class Reader {
  constructor(
    /** Null: a watcher. */
    readonly seat: number | null,
    readonly names: readonly string[],
    readonly printed: StarCraftPrinted,
  ) {}

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  area(area: number): string {
    return this.printed.area[area]?.name ?? "";
  }

  planet(planet: number): string {
    return this.printed.planet[planet]?.name ?? "";
  }

  /** "an Infested Command Center in Helios 2". */
  installation(event: EventShown): string {
    const { slug: kind = "" } = this.printed.installation[named(event, "installation")] ?? {};
    return say("sc-recap-installation", { kind, area: this.area(named(event, "area")) });
  }

  /** "2 Marines and 1 Ghost". */
  units(units: readonly number[]): string {
    const counted = new Map<number, number>();
    for (const unit of units) counted.set(unit, (counted.get(unit) ?? 0) + 1);
    return listed([...counted].map(([unit, n]) => this.#unit(unit, n)));
  }

  #unit(unit: number, n: number): string {
    return unitSaid(unitAt(this.printed, unit), n);
  }

  building({ seat, number }: EventShown, building: number, { players }: StarCraftView): string {
    const { figures = {} } = this.printed.faction[players[seat]?.faction ?? -1] ?? {};
    const name = buildingTypes(this.printed, String(figures["race"] ?? ""))[building]?.name ?? "";
    return say("sc-recap-building", { name, level: number });
  }
}
