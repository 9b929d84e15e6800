import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { seat, table } from "../../api/fakeSocket";
import { settings } from "../../shared/browser/settings.svelte";
import SettingsDialog from "../../shared/page/SettingsDialog.svelte";
import { tableAt } from "../../shared/screen/sampleFrame";
import Help from "./Help.svelte";
import Menu from "./Menu.svelte";

const nothing = () => undefined;
const button = (name: string | RegExp) => screen.getByRole("button", { name });

beforeEach(() => settings.change({ grace: 0, letters: true, theme: "dark" }));

describe("a touch screen", () => {
  const keyed = /Single-letter/;
  const touch = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));

  test("is told of no keys, neither in the help nor in the menu", () => {
    for (const [isTouch, found] of [
      [true, 0],
      [false, 1],
    ] as const) {
      touch(isTouch);
      const { session, frame } = tableAt();
      const menu = render(Menu, { session, onclose: nothing, onhelp: nothing });
      expect(screen.queryAllByText(keyed)).toHaveLength(found);
      menu.unmount();
      const help = render(Help, { session, frame });
      expect(screen.queryAllByText("Keys you can use now")).toHaveLength(found);
      help.unmount();
    }
  });
});

describe("the menu", () => {
  test("changes settings at once", async () => {
    const { session } = tableAt();
    render(Menu, { session, onclose: nothing, onhelp: nothing });
    await fireEvent.click(screen.getByRole("radio", { name: "light" }));
    expect(settings.choices.theme).toBe("light");
    await fireEvent.click(screen.getByRole("radio", { name: "ask first" }));
    expect(settings.choices.grace).toBe("ask");
  });

  test("leads to the text view, also on a phone, where the header has no room for it", async () => {
    const { session } = tableAt();
    settings.change({ view: "drawn" });
    render(Menu, { session, onclose: nothing, onhelp: nothing });
    await fireEvent.click(button("Text view"));
    expect(settings.choices.view).toBe("text");
    await fireEvent.click(button("Graphical view"));
    expect(settings.choices.view).toBe("drawn");
  });

  test("offers the speed of motion as it grows, in the same order as the lobby", () => {
    const { session } = tableAt();
    const order = () =>
      [...screen.getByRole("group", { name: "Motion" }).querySelectorAll("label")].map((one) =>
        one.textContent.trim(),
      );
    const menu = render(Menu, { session, onclose: nothing, onhelp: nothing });
    expect(order()).toEqual(["none", "slow", "normal", "fast"]);
    menu.unmount();
    render(SettingsDialog, { onclose: nothing });
    expect(order()).toEqual(["none", "slow", "normal", "fast"]);
  });

  test("has links that look like its buttons", () => {
    const { session } = tableAt();
    render(Menu, { session, onclose: nothing, onhelp: nothing });
    const styleOf = (one: Element) => [...one.classList].find((name) => name.startsWith("svelte-"));
    const buttons = screen.getAllByRole("button").map(styleOf);
    const links = screen.getAllByRole("link").map(styleOf);
    expect(links).toHaveLength(2);
    for (const link of links) expect(buttons).toContain(link);
  });

  test("has the seat's own link, marked as secret, for whoever sits", async () => {
    const { session } = tableAt();
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { rerender } = render(Menu, { session, onclose: nothing, onhelp: nothing });
    await fireEvent.click(button("Copy my link for another device"));
    expect(copied).toHaveBeenCalledWith(`${location.origin}/table/${session.id}#secret`);
    expect(screen.getByText(/Your own link is secret/)).toBeTruthy();
    session.seat = null;
    await rerender({ session, onclose: nothing, onhelp: nothing });
    expect(screen.queryByRole("button", { name: /another device/ })).toBeNull();
  });

  test("saves a report of a problem, with what was said", async () => {
    const { session } = tableAt();
    const report = { game: "clone-wars", table: "ab", number: 7 };
    const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(report))));
    vi.stubGlobal("fetch", asked);
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(nothing);
    render(Menu, { session, onclose: nothing, onhelp: nothing });
    await fireEvent.click(button("Report a problem …"));
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "It is gone" } });
    await fireEvent.click(button("Save the file"));
    await screen.findByText(/report-clone-wars-ab-7.json was saved/);
    const [place, given] = asked.mock.lastCall ?? [];
    expect(place).toBe(`/api/tables/${session.id}/report`);
    expect(JSON.parse(given?.body as string)).toMatchObject({
      said: "It is gone",
      secret: session.secret,
    });
    expect(saved).toHaveBeenCalledOnce();
  });

  test("resigns only after a second button that names the loss", async () => {
    const { session, socket } = tableAt();
    render(Menu, { session, onclose: nothing, onhelp: nothing });
    await fireEvent.click(button("Resign …"));
    expect(socket().sent).toHaveLength(1);
    expect(screen.getByText(/^Your opponent wins at once/)).toBeTruthy();
    await fireEvent.click(button("Resign and lose this game"));
    expect(socket().latest).toMatchObject({ type: "resign" });
  });

  test("says that of more than two nobody wins by that", async () => {
    const { session, socket } = tableAt();
    socket().hear({ type: "table", table: table({ seats: [seat(0), seat(1), seat(2)] }) });
    render(Menu, { session, onclose: nothing, onhelp: nothing });
    await fireEvent.click(button("Resign …"));
    expect(screen.queryByText(/opponent wins/)).toBeNull();
    expect(screen.getByText(/^A program plays the rest of the game/)).toBeTruthy();
    await fireEvent.click(button("Resign and leave my seat to a program"));
    expect(socket().latest).toMatchObject({ type: "resign" });
  });
});
