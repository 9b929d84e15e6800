/** A scenario as the lobby offers it: for how many, who takes part, and the table it makes. */
import type { ScenarioShown } from "../../api/wire";
import type { GameScreen } from "../../shared/screen/gameScreen";
import type { UsualTable } from "../../shared/tables/tableForm";

type Table = ScenarioShown["tables"][number];
type Role = Table["sides"][number]["roles"][number];

/** Its table for so many players, or for as few as can play. */
export function tableOf({ tables }: ScenarioShown, players: number | null): Table | undefined {
  return tables.find((table) => table.players === players) ?? tables[0];
}

export function playersOf({ tables }: ScenarioShown): { least: number; most: number } {
  const players = tables.map((table) => table.players);
  return { least: Math.min(...players), most: Math.max(...players) };
}

/** Those whom somebody plays. */
export const rolesOf = ({ sides }: Table): Role[] =>
  sides.flatMap(({ roles }) => roles).filter(({ run_by }) => run_by === "");

/** A table for this side against programs: the others sit in their order. */
export function newTableAt({ options }: ScenarioShown, table: Table, side: string): UsualTable {
  const others = rolesOf(table).filter((role) => role.side !== side);
  const sides = side ? [side, ...others.map((role) => role.side)] : [];
  const players = `${table.players}`;
  return {
    players: table.players,
    options: { ...options, players, galaxy: "quick" },
    ...(sides.length > 0 && { fixed: { factions: sides.join(",") } }),
  };
}

/** The page of a scenario; with options, the form in which everything can be chosen. */
export function addressOf(
  game: string,
  scenario: string,
  options?: Readonly<Record<string, string>>,
  players = 0,
  sides = "",
): string {
  if (!options) return `/scenarios/${game}?${new URLSearchParams({ scenario }).toString()}`;
  const asked = { game, ...options, players: `${players}`, ...(sides && { factions: sides }) };
  return `/new?${new URLSearchParams(asked).toString()}`;
}

/** Where a rule can be read. */
export function ruleAt({ books }: Pick<GameScreen, "books">, rule: string): string {
  const book = books.find(({ prefix }) => rule.startsWith(`${prefix}-`));
  return `/rules/${book?.name ?? ""}#${rule}`;
}
