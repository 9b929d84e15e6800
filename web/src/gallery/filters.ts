/** Which cards of a gallery are shown, and in what order; kept in the address of the page. */
import { plain } from "../reading/search";
import { FIGURES_SORTED, type GalleryItem } from "../shared/screen/gallery";

export const CHIPS = ["box", "side", "kind", "cost", "has", "facts"] as const;
export type Chip = (typeof CHIPS)[number];
export const SORTS = ["box", "name", "cost", ...FIGURES_SORTED] as const;
export type Sort = (typeof SORTS)[number];

export interface Filters {
  q: string;
  sort: Sort;
  /** The chips of each kind that are on; none on means all. */
  on: Readonly<Record<Chip, readonly string[]>>;
}

export function filtersOf(asked: URLSearchParams): Filters {
  const listed = (chip: Chip) => (asked.get(chip) ?? "").split(",").filter(Boolean);
  return {
    q: asked.get("q") ?? "",
    sort: SORTS.find((sort) => sort === asked.get("sort")) ?? "box",
    on: {
      box: listed("box"),
      side: listed("side"),
      kind: listed("kind"),
      cost: listed("cost"),
      has: listed("has"),
      facts: listed("facts"),
    },
  };
}

export function askedBy({ q, sort, on }: Filters): URLSearchParams {
  const asked = new URLSearchParams();
  if (q) asked.set("q", q);
  for (const chip of CHIPS) if (on[chip].length > 0) asked.set(chip, on[chip].join(","));
  if (sort !== "box") asked.set("sort", sort);
  return asked;
}

/** A card's values for a kind of chip. */
export function valuesOf(item: GalleryItem, chip: Chip): string[] {
  switch (chip) {
    case "cost":
      return item.cost === null ? [] : [String(item.cost)];
    case "has":
      return FIGURES_SORTED.filter((name) => (item.figures[name] ?? 0) > 0);
    case "facts":
      return [item.reconstructed ? "reconstructed" : "known"];
    default:
      return item[chip] ? [item[chip]] : [];
  }
}

const ORDER: Partial<Record<Chip, readonly string[]>> = {
  has: ["attack", "resources", "force"],
  facts: ["known", "reconstructed"],
};

/** The values that can be chosen for a kind of chip, of those that cards have; `sides`: all of the
 *  game's. */
export function inOrder(
  chip: Chip,
  found: readonly string[],
  sides: readonly string[] = [],
): string[] {
  if (chip === "side") return sides.filter((side) => found.includes(side));
  if (chip === "cost") return [...found].sort((one, two) => Number(one) - Number(two));
  return ORDER[chip]?.filter((value) => found.includes(value)) ?? [...found];
}

/** A chip turned on, or off. */
export function turned(filters: Filters, chip: Chip, value: string): Filters {
  const before = filters.on[chip];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return { ...filters, on: { ...filters.on, [chip]: after } };
}

const HIGHEST_FIRST: readonly string[] = FIGURES_SORTED;

function keyOf(item: GalleryItem, sort: Sort): number {
  if (sort === "cost") return item.cost ?? Infinity;
  const figure = FIGURES_SORTED.find((name) => name === sort);
  return figure ? -(item.figures[figure] ?? 0) : 0;
}

/** The cards that match, in order; equal ones stay in the order of their box. */
export function fitting<Card extends GalleryItem>(
  items: readonly Card[],
  filters: Filters,
): Card[] {
  const words = plain(filters.q).split(/\s+/).filter(Boolean);
  const found = items.filter(
    (item) =>
      CHIPS.every((chip) => {
        const wanted = filters.on[chip];
        const has = valuesOf(item, chip);
        if (chip === "has") return wanted.every((one) => has.includes(one));
        return wanted.length === 0 || has.some((one) => wanted.includes(one));
      }) && words.every((word) => plain(`${item.name} ${item.text}`).includes(word)),
  );
  const { sort } = filters;
  if (sort === "box") return found;
  if (sort === "name") return found.sort((one, two) => one.name.localeCompare(two.name));
  const wanted = HIGHEST_FIRST.includes(sort)
    ? found.filter((item) => keyOf(item, sort) < 0)
    : found;
  return wanted.sort((one, two) => keyOf(one, sort) - keyOf(two, sort));
}
