/** Cards in words. */
import { say, spokenLanguage } from "../../../words/words";
import type { StarCraftPrinted } from "../model/view";
import type { CardFace } from "./face";

/** "Marine, Firebat or Ghost". */
export const either = (names: readonly string[]): string =>
  new Intl.ListFormat(spokenLanguage(), { type: "disjunction" }).format(names);

/** The names of units, each once. */
export function unitNames(units: readonly string[], printed: Pick<StarCraftPrinted, "unit">) {
  const nameOf = (slug: string) => printed.unit.find((unit) => unit.slug === slug)?.name ?? slug;
  return either([...new Set(units)].map(nameOf));
}

/** A card for screen readers: its name, its figures, what it says. */
export function cardSaid(face: CardFace, name: string, printed: Pick<StarCraftPrinted, "unit">) {
  const [major] = face.majors;
  const said = [
    say("sc-card-named", { name, kind: face.kind }),
    major && face.units.length > 0
      ? say("sc-card-large-figures", { ...major, units: unitNames(face.units, printed) })
      : "",
    face.minor ? say("sc-card-small-figures", { ...face.minor }) : "",
    face.text,
  ];
  return said.filter(Boolean).join(" ");
}
