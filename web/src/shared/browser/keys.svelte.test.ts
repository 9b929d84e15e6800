import { beforeEach, describe, expect, test, vi } from "vitest";

import { Keys, nameOf } from "./keys";
import { settings } from "./settings.svelte";

let keys: Keys;

beforeEach(() => {
  keys = new Keys();
  settings.change({ letters: true });
  document.body.innerHTML = "<input /><button>B</button><p tabindex='0'>P</p>";
});

function press(key: string, on = "p", more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document
    .querySelector(on)
    ?.addEventListener("keydown", (one) => keys.press(one as KeyboardEvent), {
      once: true,
    });
  document.querySelector(on)?.dispatchEvent(event);
  return event;
}

describe("keys", () => {
  test("have names", () => {
    const name = (key: string, shiftKey = false) =>
      nameOf(new KeyboardEvent("k", { key, shiftKey }));
    expect([name("z"), name("Z", true), name("Z")]).toEqual(["z", "shift+z", "z"]);
    expect([name("?", true), name("Escape"), name("Tab", true)]).toEqual([
      "?",
      "Escape",
      "shift+Tab",
    ]);
  });

  test("do what they are bound to until they are unbound", () => {
    const act = vi.fn();
    const unbind = keys.bind({ key: "z", says: "Undo", act });
    expect(press("z").defaultPrevented).toBe(true);
    unbind();
    expect(press("z").defaultPrevented).toBe(false);
    expect(act).toHaveBeenCalledTimes(1);
  });

  test("belong to whoever bound them last and can use them", () => {
    const [first, second] = [vi.fn(), vi.fn()];
    let open = true;
    keys.bind({ key: "Escape", says: "Back", act: first });
    keys.bind({ key: "Escape", says: "Close", act: second, when: () => open });
    press("Escape");
    expect(keys.shown.map((one) => one.says)).toEqual(["Close"]);
    open = false;
    press("Escape");
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
    expect(keys.shown.map((one) => one.says)).toEqual(["Back"]);
  });

  test("are left alone in text fields, except Escape", () => {
    const act = vi.fn();
    keys.bind({ key: "z", says: "", act });
    keys.bind({ key: "Escape", says: "", act });
    press("z", "input");
    expect(act).not.toHaveBeenCalled();
    press("Escape", "input");
    expect(act).toHaveBeenCalledTimes(1);
  });

  test("that press buttons are left to a focused button", () => {
    const act = vi.fn();
    keys.bind({ key: "Enter", says: "", act });
    press("Enter", "button");
    expect(act).not.toHaveBeenCalled();
    press("Enter");
    expect(act).toHaveBeenCalledTimes(1);
  });

  test("with Ctrl, Alt or Meta belong to the browser", () => {
    const act = vi.fn();
    keys.bind({ key: "z", says: "", act });
    press("z", "p", { ctrlKey: true });
    press("z", "p", { metaKey: true });
    press("z", "p", { altKey: true });
    expect(act).not.toHaveBeenCalled();
  });

  test("that are letters can be switched off", () => {
    const act = vi.fn();
    keys.bind({ key: "z", says: "", act });
    keys.bind({ key: "Escape", says: "Back", act });
    settings.change({ letters: false });
    press("z");
    expect(act).not.toHaveBeenCalled();
    expect(keys.shown.map((one) => one.key)).toEqual(["Escape"]);
  });
});
