import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { settings } from "../shared/browser/settings.svelte";
import { witnessed } from "../shared/tables/commitments";
import { keepTable, myTable } from "../shared/tables/myTables";
import { fakeReplay, over } from "./fakeReplay";
import OpenRecord from "./OpenRecord.svelte";
import { sit } from "./playOn";
import ReplayPage from "./ReplayPage.svelte";

const GAMES = [
  {
    name: "undrawn",
    programs: [{ name: "simple", title: "Medium" }],
    usual_program: "simple",
    players: [2, 2],
  },
];

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", vi.fn());
  history.replaceState(null, "", "/replay/t1");
  settings.change({ view: "text" });
});

async function opened(search = "") {
  history.replaceState(null, "", `/replay/t1${search}`);
  const asked = fakeReplay(over(), {
    "/api/games": () => new Response(JSON.stringify(GAMES)),
    "/play-on": () =>
      new Response(
        JSON.stringify({ id: "t9", host: "h", mine: [{ seat: 1, secret: "s" }], links: [] }),
      ),
  });
  render(ReplayPage, { id: "t1" });
  await screen.findByRole("slider");
  return asked;
}
const slider = () => screen.getByRole("slider");
const at = () => slider().getAttribute("aria-valuenow");
const press = (key: string) => fireEvent.keyDown(document.body, { key });

describe("the page of a replay", () => {
  test("goes by keys, and the address follows", async () => {
    await opened("?step=1&eyes=0");
    expect(at()).toBe("1");
    expect(slider().getAttribute("aria-valuetext")).toBe("turn 1 · step 1 of 5. Ann plays Rex.");
    const way: [string, string][] = [
      ["ArrowRight", "2"],
      ["ArrowRight", "4"],
      ["ArrowLeft", "2"],
      ["]", "5"],
      ["[", "2"],
      ["Home", "0"],
      ["End", "5"],
    ];
    for (const [key, step] of way) {
      await press(key);
      await vi.waitFor(() => expect(at()).toBe(step));
    }
    await vi.waitFor(() => expect(location.search).toBe("?step=5&eyes=0"));
  });

  test("starts from our own seat, or from the one that was chosen", async () => {
    keepTable({
      id: "t1",
      name: "Duel",
      game: "undrawn",
      host: null,
      links: [],
      mine: [{ seat: 1, secret: "s" }],
    });
    await opened();
    const perspective = screen.getByLabelText<HTMLSelectElement>("Perspective");
    expect(perspective.value).toBe("1");
    await fireEvent.change(perspective, { target: { value: "-1" } });
    await vi.waitFor(() => expect(location.search).toBe("?step=0&eyes=-1"));
  });

  test("a mark names what happened and leads there", async () => {
    await opened();
    await fireEvent.click(screen.getByRole("button", { name: "Turn 2: Xorrn falls." }));
    await vi.waitFor(() => expect(at()).toBe("4"));
  });

  test("plays on at a new table, whose seat is kept", async () => {
    const asked = await opened("?step=2&eyes=1");
    await fireEvent.click(screen.getByRole("button", { name: "Play on from here" }));
    expect(screen.getByText(/is shuffled again/)).toBeTruthy();
    await fireEvent.click(await screen.findByRole("button", { name: "Create the table" }));
    await vi.waitFor(() => expect(location.pathname).toBe("/table/t9"));
    const sent = asked.find(({ path }) => path.endsWith("/play-on"))?.body;
    expect(sent).toMatchObject({
      after: 2,
      seats: [
        { kind: "program", program: "simple" },
        { kind: "person", mine: true },
      ],
    });
    expect(myTable("t9")?.mine).toEqual([{ seat: 1, secret: "s" }]);
    expect(witnessed("t9").nonces).toEqual([(sent as { nonce: string }).nonce]);
  });

  test("a game that goes on is led to its table", async () => {
    fakeReplay(over({ status: "running" }));
    render(ReplayPage, { id: "t1" });
    const link = await screen.findByRole("link", { name: "Go to the table" });
    expect(link.getAttribute("href")).toBe("/table/t1");
  });
});

test("I sit on one seat only", () => {
  const sitter = (who: "me" | "program") => ({ who, program: "simple", name: "", side: "" });
  const sitters = sit([sitter("me"), sitter("program")], 1, "me");
  expect(sitters.map(({ who }) => who)).toEqual(["program", "me"]);
});

test("the line is dragged to a step", async () => {
  await opened("?step=1");
  const line = slider().querySelector(".line");
  vi.spyOn(line as Element, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 0, 500, 8));
  slider().setPointerCapture = vi.fn();
  await fireEvent.pointerMove(slider(), { clientX: 400, pointerId: 1 });
  expect(at()).toBe("1");
  await fireEvent.pointerDown(slider(), { clientX: 590, button: 0, pointerId: 1 });
  await vi.waitFor(() => expect(at()).toBe("5"));
  await fireEvent.pointerMove(slider(), { clientX: 20, pointerId: 1 });
  await vi.waitFor(() => expect(at()).toBe("0"));
  await fireEvent.pointerUp(slider(), { clientX: 20, pointerId: 1 });
  await fireEvent.pointerMove(slider(), { clientX: 590, pointerId: 1 });
  expect(at()).toBe("0");
});

describe("a record that is brought", () => {
  const choose = (text: string) =>
    fireEvent.change(screen.getByLabelText("Open a record"), {
      target: { files: [new File([text], "game.json")] },
    });

  test("is opened as a replay", async () => {
    const asked = fakeReplay(over(), {
      "/api/records": () => new Response('{"id": "new", "host": "h"}', { status: 201 }),
    });
    render(OpenRecord);
    await choose("the record");
    await vi.waitFor(() => expect(location.pathname).toBe("/replay/new"));
    expect(asked[0]?.body).toEqual({ record: "the record" });
  });

  test("is taken where it is dropped, and what is no file is left alone", async () => {
    fakeReplay(over(), {
      "/api/records": () => new Response('{"id": "new", "host": "h"}', { status: 201 }),
    });
    render(OpenRecord);
    const text = { types: ["text/plain"], files: [] };
    expect(await fireEvent.drop(window, { dataTransfer: text })).toBe(true);
    const given = { types: ["Files"], files: [new File(["the record"], "game.json")] };
    expect(await fireEvent.dragOver(window, { dataTransfer: given })).toBe(false);
    expect(document.querySelector(".open.over")).toBeTruthy();
    expect(await fireEvent.drop(window, { dataTransfer: given })).toBe(false);
    await vi.waitFor(() => expect(location.pathname).toBe("/replay/new"));
    expect(document.querySelector(".open.over")).toBeNull();
  });

  test("that is none is refused with the reason", async () => {
    fakeReplay(over(), {
      "/api/records": () =>
        new Response('{"code": "bad-record", "detail": "This is no record."}', { status: 400 }),
    });
    render(OpenRecord);
    await choose("");
    expect((await screen.findByRole("alert")).textContent).toContain("This file is empty.");
    await choose("x");
    await vi.waitFor(() =>
      expect(screen.getByRole("alert").textContent).toContain("This is no record."),
    );
  });
});
