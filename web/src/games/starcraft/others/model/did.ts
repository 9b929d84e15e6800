/** What was done in an order, in a few words for each kind of thing. */
import type { EventShown } from "../../../../api/wire";
import { say } from "../../../../words/words";
import { named } from "../../model/happened";
import { within } from "../../model/within";
import type { Reader } from "./reader";
import type { Telling } from "./telling";

const numbers = (events: readonly EventShown[], kind: string) =>
  events.map((event) => named(event, kind)).filter((number) => number >= 0);

/** The parts of a list: what came, who went where, who fought whom. */
export function didIn(telling: Telling, seat: number, reader: Reader): string[] {
  const battle = telling.events.find(({ kind }) => kind === "battle");
  const battlefield = battle ? named(battle, "area") : -1;
  const of = (kind: string) =>
    telling.events.filter((event) => event.kind === kind && event.seat === seat);
  return [
    ...bought(of, reader, telling),
    ...fought(telling, seat, reader),
    ...moved(
      of("move").filter((event) => named(event, "area", 1) !== battlefield),
      reader,
    ),
    ...learnt(of, reader),
  ];
}

type Of = (kind: string) => readonly EventShown[];

function bought(of: Of, reader: Reader, { after }: Telling): string[] {
  const units = numbers(of("place"), "unit");
  const transports = of("transport").length;
  const workers = of("new-worker").length;
  const tokens = of("gain-token").length;
  return [
    ...(units.length > 0 ? [reader.units(units)] : []),
    ...numbers(of("base"), "area").map((area) => say("sc-recap-base", { area: reader.area(area) })),
    ...of("installation").map((event) => reader.installation(event)),
    ...(transports > 0 ? [say("sc-recap-transports", { n: transports })] : []),
    ...(workers > 0 ? [say("sc-recap-workers", { n: workers })] : []),
    ...of("building").map((event) => reader.building(event, named(event, "building"), after)),
    ...numbers(of("module"), "module").map((one) => reader.printed.module[one]?.name ?? ""),
    ...(tokens > 0 ? [say("sc-recap-tokens", { n: tokens })] : []),
  ];
}

function moved(moves: readonly EventShown[], reader: Reader): string[] {
  const units = new Map<number, number[]>();
  for (const event of moves) {
    const to = named(event, "area", 1);
    units.set(to, [...(units.get(to) ?? []), named(event, "unit")]);
  }
  return [...units].map(([area, some]) =>
    say("sc-recap-moved", { units: reader.units(some), area: reader.area(area) }),
  );
}

/** A battle, what each side lost in it, and who holds the area. */
function fought({ events, after }: Telling, seat: number, reader: Reader): string[] {
  const battle = events.find(({ kind }) => kind === "battle");
  if (!battle) return [];
  const other = named(battle, "seat");
  const area = reader.area(named(battle, "area"));
  const isOver = events.some(({ kind }) => kind === "battle-over");
  const holder = isOver ? (after.figures?.fought?.holder ?? -1) : -1;
  const who = (one: number) => ({
    name: within(reader.name(one)),
    own: String(one === reader.seat),
  });
  const losses = [seat, other].flatMap((one) => {
    const units = numbers(
      events.filter((event) => event.kind === "destroy" && event.seat === one),
      "unit",
    );
    return units.length > 0
      ? [say("sc-recap-lost", { ...who(one), units: reader.units(units) })]
      : [];
  });
  const stolen = events.filter(({ kind }) => kind === "mind-control");
  return [
    say("sc-recap-attack", { ...who(other), area }),
    ...losses,
    ...stolen.map((event) =>
      say("sc-recap-stolen", { ...who(event.seat), unit: reader.units([named(event, "unit")]) }),
    ),
    ...(holder >= 0 ? [say("sc-recap-holds", { ...who(holder), area })] : []),
  ];
}

function learnt(of: Of, reader: Reader): string[] {
  const cards = of("draw").reduce((all, { refs }) => all + refs.length, 0);
  return [
    ...(cards > 0 ? [say("sc-recap-cards", { n: cards })] : []),
    ...numbers(of("learn"), "technology").map((one) => reader.printed.technology[one]?.name ?? ""),
  ];
}
