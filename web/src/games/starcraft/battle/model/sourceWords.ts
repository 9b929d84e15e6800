/** What gives a part of a sum, in words. */
import { say } from "../../../../words/words";
import type { Summand } from "./fought";
import { type Printed, combatCardOf, fighterOf } from "./things";

export function sourceSaid(line: Summand, printed: Printed): string {
  const name = nameOf(line, printed);
  if (line.source !== "card")
    return say("sc-fight-from", { source: name ? line.source : "unnamed", name });
  const major = combatCardOf(printed, line.thing)?.face.majors[0];
  const isLarge = major?.attack === line.attack && major.health === line.health;
  return say("sc-fight-card", { size: isLarge ? "large" : "small" });
}

function nameOf({ source, thing }: Summand, printed: Printed): string {
  if (source === "unit" || source === "hero") return fighterOf(printed, thing).name;
  if (source === "order" || source === "guard") return source;
  const kind = source === "text" ? "card" : source;
  return printed[kind][thing]?.name ?? "";
}
