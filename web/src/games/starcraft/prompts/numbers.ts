/** The keys 1 to 9: what can be picked beside the map has numbers, one group at a time. */
import { keys } from "../../../shared/browser/keys";
import { settings } from "../../../shared/browser/settings.svelte";
import { say } from "../../../words/words";
import "./numbers.css";

const NUMBERED = '[data-tile]:not(.locked):not([aria-disabled="true"])';
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

const tileAt = (root: HTMLElement, digit: string) =>
  root.querySelector<HTMLElement>(`[data-number="${digit}"]`);

/** What has a number keeps it as long as it can be picked; the others get what is left. */
function renumber(root: HTMLElement): void {
  const open = [...root.querySelectorAll<HTMLElement>(NUMBERED)];
  for (const old of root.querySelectorAll<HTMLElement>("[data-number]"))
    if (!open.includes(old)) {
      delete old.dataset["number"];
      old.removeAttribute("aria-keyshortcuts");
    }
  const free = DIGITS.filter((digit) => !tileAt(root, digit));
  for (const tile of open.filter((one) => !one.dataset["number"])) {
    const digit = free.shift();
    if (!digit) return;
    tile.dataset["number"] = digit;
    tile.setAttribute("aria-keyshortcuts", digit);
  }
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
  const stops = DIGITS.map((key) =>
    keys.bind({
      key,
      says: say("sc-text-key-number"),
      act: () => tileAt(root, key)?.click(),
      when: () => tileAt(root, key) !== null,
    }),
  );
  return () => {
    watcher.disconnect();
    stops.forEach((stop) => stop());
    root.querySelectorAll("[data-number]").forEach((tile) => tile.removeAttribute("data-number"));
  };
}
