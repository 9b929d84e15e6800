import { beforeEach, describe, expect, test, vi } from "vitest";

import { address, pageOf } from "./address.svelte";

describe("pageOf", () => {
  test.each([
    ["/", { name: "lobby" }],
    ["", { name: "lobby" }],
    ["/new", { name: "new" }],
    ["/new/", { name: "new" }],
    ["/art", { name: "art" }],
    ["/learn", { name: "learn", game: "" }],
    ["/learn/starcraft", { name: "learn", game: "starcraft" }],
    ["/learn/starcraft/more", { name: "notFound" }],
    ["/table/k7-x", { name: "table", id: "k7-x" }],
    ["/table", { name: "notFound" }],
    ["/table/k7/more", { name: "notFound" }],
    ["/new/k7", { name: "notFound" }],
    ["/tables", { name: "notFound" }],
    ["/rules", { name: "rules", book: "" }],
    ["/rules/brood-war", { name: "rules", book: "brood-war" }],
    ["/rules/starcraft/more", { name: "notFound" }],
    ["/cards", { name: "cards", game: "" }],
    ["/cards/starcraft", { name: "cards", game: "starcraft" }],
    ["/cards/starcraft/more", { name: "notFound" }],
  ])("reads %s", (path, page) => {
    expect(pageOf(path)).toEqual(page);
  });
});

/** Click on a link, as a person or as told; whether the browser would load a new document. */
function loads(link: string, click: MouseEventInit = {}): boolean {
  document.body.innerHTML = link;
  addEventListener("click", address.follow, { once: true });
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...click });
  document.querySelector("a, p")?.dispatchEvent(event);
  return !event.defaultPrevented;
}

describe("address", () => {
  beforeEach(() => {
    vi.stubGlobal("scrollTo", vi.fn());
    address.go("/", true);
  });

  test("goes to another page, and back", () => {
    address.go("/table/k7#secret");
    expect(address.page).toEqual({ name: "table", id: "k7" });
    expect(location.hash).toBe("#secret");
    history.replaceState(null, "", "/new");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(address.page).toEqual({ name: "new" });
  });

  test("knows the place on a page, and what is asked of it", () => {
    address.go("/cards?side=rebel#luke");
    expect([address.place, address.asked.get("side")]).toEqual(["luke", "rebel"]);
    const steps = history.length;
    address.ask(new URLSearchParams({ side: "empire" }));
    expect(location.search + location.hash).toBe("?side=empire#luke");
    address.ask(new URLSearchParams());
    expect([address.asked.get("side"), location.search]).toEqual([null, ""]);
    expect(history.length).toBe(steps);
    address.point("leia", true);
    expect([address.place, history.length]).toEqual(["leia", steps]);
    address.point("");
    expect([address.place, location.hash, history.length]).toEqual(["", "", steps + 1]);
  });

  test("knows the table that one came from", () => {
    sessionStorage.clear();
    address.go("/rules/clone-wars");
    expect(address.table).toBeNull();
    address.go("/table/k7");
    address.go("/rules/clone-wars");
    expect(address.table).toBe("/table/k7");
    sessionStorage.setItem("orrery.table", "//elsewhere.example");
    expect(address.table).toBeNull();
  });

  test("leaves no step back when asked", () => {
    const steps = history.length;
    address.go("/new", true);
    expect(history.length).toBe(steps);
    address.go("/");
    expect(history.length).toBe(steps + 1);
  });

  test("follows links to our pages without a new document", () => {
    expect(loads('<a href="/table/k7?watch#secret">…</a>')).toBe(false);
    expect(address.page).toEqual({ name: "table", id: "k7" });
    expect(location.search + location.hash).toBe("?watch#secret");
  });

  test.each([
    ["with a key held", '<a href="/new">…</a>', { ctrlKey: true }],
    ["with another button", '<a href="/new">…</a>', { button: 1 }],
    ["to a window of its own", '<a href="/new" target="_blank">…</a>', {}],
    ["that saves a file", '<a href="/new" download>…</a>', {}],
    ["to what is no page of ours", '<a href="/api/schema">…</a>', {}],
    ["to another host", '<a href="http://localhost:1/new">…</a>', {}],
    ["on no link", "<p>…</p>", {}],
  ])("leaves a click %s to the browser", (_, link, click) => {
    expect(loads(link, click)).toBe(true);
    expect(address.page).toEqual({ name: "lobby" });
  });
});
