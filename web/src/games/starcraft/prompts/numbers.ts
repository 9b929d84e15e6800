/** The keys 1 to 9: what can be picked beside the map has numbers, one group at a time. */
import { keys } from "../../../shared/browser/keys";
import { settings } from "../../../shared/browser/settings.svelte";
import { say } from "../../../words/words";
import "./numbers.css";

const NUMBERED = '[data-tile]:not(.locked):not([aria-disabled="true"])';
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** The numbered tiles of a table, in their order. */
const tilesIn = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(NUMBERED)].slice(0, DIGITS.length);

function renumber(root: HTMLElement): void {
  const tiles = tilesIn(root);
  for (const old of root.querySelectorAll<HTMLElement>("[data-number]"))
    if (!tiles.includes(old)) {
      delete old.dataset["number"];
      old.removeAttribute("aria-keyshortcuts");
    }
  tiles.forEach((tile, at) => {
    tile.dataset["number"] = DIGITS[at];
    tile.setAttribute("aria-keyshortcuts", DIGITS[at] ?? "");
  });
}

/** For the table's element: number the tiles in it, and let their keys click them. */
export function numberTiles(root: HTMLElement): (() => void) | undefined {
  if (!settings.choices.letters) return undefined;
  const watcher = new MutationObserver(() => renumber(root));
  watcher.observe(root, {
    ...{ childList: true, subtree: true, attributes: true },
    attributeFilter: ["data-tile", "class", "aria-disabled"],
  });
  renumber(root);
  const stops = DIGITS.map((key, at) =>
    keys.bind({
      key,
      says: say("sc-text-key-number"),
      act: () => tilesIn(root)[at]?.click(),
      when: () => tilesIn(root)[at] !== undefined,
    }),
  );
  return () => {
    watcher.disconnect();
    stops.forEach((stop) => stop());
    root.querySelectorAll("[data-number]").forEach((tile) => tile.removeAttribute("data-number"));
  };
}
