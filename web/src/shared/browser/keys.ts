/** Keys that do something, gathered in one place so that ? can show them all.
 *
 *    $effect(() => keys.bind({ key: "z", says: say("web-key-undo"), act: undo }));
 *
 *  The latest binding of a key wins, until it is unbound. Single letters can be switched off; no key
 *  fires in a text field; Enter and Space stay with whatever is focused.
 */
import { SvelteSet } from "svelte/reactivity";

import { settings } from "./settings.svelte";

export interface Binding {
  /** As in `KeyboardEvent.key`; letters are lower case, with "shift+" in front if needed. */
  key: string;
  /** What it does, for the list of keys. */
  says: string;
  act: (event: KeyboardEvent) => void;
  /** Whether it does anything now; otherwise the key falls through to the earlier binding. */
  when?: () => boolean;
}

const WRITING = "input, textarea, select, [contenteditable]";
const PRESSED_BY_ENTER = "button, a[href], summary, [role=button], [role=option]";

/** The name of a key press: "z", "shift+z", "?", "Escape". */
export function nameOf(event: KeyboardEvent): string {
  if (event.key.length > 1) return event.shiftKey ? `shift+${event.key}` : event.key;
  const small = event.key.toLowerCase();
  const isLetter = small !== event.key.toUpperCase();
  return isLetter && event.shiftKey ? `shift+${small}` : small;
}

/** Whether a key is a single character, which a player may press by accident. */
export function isLetter(key: string): boolean {
  return key.replace("shift+", "").length === 1;
}

export class Keys {
  #bindings = new SvelteSet<Binding>();

  /** Let a key do something until the function returned is called. */
  bind(binding: Binding): () => void {
    this.#bindings.add(binding);
    return () => void this.#bindings.delete(binding);
  }

  /** Every key that works now, once. */
  get shown(): Binding[] {
    const byKey = new Map<string, Binding>();
    for (const one of this.#bindings) if (this.#works(one)) byKey.set(one.key, one);
    return [...byKey.values()];
  }

  /** For `onkeydown` of the window. */
  press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    const key = nameOf(event);
    if (key !== "Escape" && target?.closest(WRITING)) return;
    if ((key === "Enter" || key === " ") && target?.closest(PRESSED_BY_ENTER)) return;
    const binding = [...this.#bindings].findLast((one) => one.key === key && this.#works(one));
    if (!binding) return;
    event.preventDefault();
    binding.act(event);
  };

  #works(binding: Binding): boolean {
    if (isLetter(binding.key) && !settings.choices.letters) return false;
    return binding.when?.() ?? true;
  }
}

export const keys = new Keys();
