import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { decision, option, seat, table, update, welcome } from "../api/fakeSocket";
import type { ClockShown, SeatShown, StandInAsked, TableShown } from "../api/wire";
import { announcer } from "../shared/browser/announce.svelte";
import { settings } from "../shared/browser/settings.svelte";
import { tableAt } from "../shared/screen/sampleFrame";
import Menu from "./panels/Menu.svelte";
import RunningTable from "./RunningTable.svelte";
import { newsOf, waitingWords } from "../shared/seats/absence";
import ConsentStrip from "./seats/ConsentStrip.svelte";
import Header from "./shell/Header.svelte";

/** The moment at which the table is looked at, in seconds. */
const NOW = 10_000;
const nothing = () => undefined;
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const noButton = (name: string | RegExp) => screen.queryByRole("button", { name });
const asks = (number: number) => ({
  seat: number,
  prompt: "action",
  rule: "CW-TURN-07",
  open: false,
});
const turn = decision(option("end"), option("play rex"));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000 });
  settings.change({ view: "text", grace: 0, forced: true, letters: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A table that is not drawn, with this second seat, as it is now. */
function at(ben: Partial<SeatShown>, some: Partial<TableShown> = {}): TableShown {
  return table({ game: "undrawn", seats: [seat(0), seat(1, ben)], asked: 1, ...some });
}
function play(shown: TableShown, asked = 1, ...more: Parameters<typeof update>[1][]) {
  const given = tableAt();
  const { session, socket } = given;
  socket().hear(welcome({ table: shown, now: NOW }), update(2, { asked: asks(asked), ...more[0] }));
  render(RunningTable, { session });
  flushSync();
  return given;
}
function after(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1000);
  flushSync();
}

test("whoever waits may look around, and a watcher is told what they are", () => {
  const { session } = tableAt();
  const now = () => NOW;
  expect(waitingWords(session, now)).toMatch(/^You can look around/);
  session.seat = null;
  expect(waitingWords(session, now)).toMatch(/^You are watching/);
});

describe("somebody is away", () => {
  test("which is said with the time, and after as long as the server says a program is offered", async () => {
    const { socket } = play(at({ away: NOW - 597, present: false }, { replace_after: 600 }));
    expect(screen.getByRole("heading", { name: "Ben is away" })).toBeTruthy();
    expect(
      screen.getAllByText(/^Last seen 9 minutes ago\. The game is waiting\./),
    ).not.toHaveLength(0);
    expect(screen.getAllByText(/After 10 minutes away, the others/)).not.toHaveLength(0);
    expect(noButton(/Let a program/)).toBeNull();
    after(4);
    expect(
      screen.getAllByText(/^Last seen 10 minutes ago\. The game is waiting\./),
    ).not.toHaveLength(0);
    await fireEvent.click(button("Let a program take over …"));
    expect(screen.getByText(/plays until Ben returns and takes the seat back\.$/)).toBeTruthy();
    expect(screen.getByText(/possible after 10 minutes away\.$/)).toBeTruthy();
    await fireEvent.click(button("Let a program play"));
    expect(socket().latest).toMatchObject({ type: "stand-in", seat: 1 });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("and where there is a clock, it alone decides", () => {
    const clock: ClockShown = { kind: "move", seconds: 60, left: [60, 60], running: 1, since: NOW };
    play(at({ away: NOW - 5000 }, { clock, replace_after: null }));
    expect(screen.getAllByText(/A program takes over when Ben’s time is up\.$/)).not.toHaveLength(
      0,
    );
    expect(noButton(/Let a program/)).toBeNull();
  });

  test("which time by another clock does not change", () => {
    const { socket } = play(at({ away: NOW - 30 }));
    socket().hear(welcome({ table: at({ away: NOW + 3600 - 30 }), now: NOW + 3600 }));
    flushSync();
    expect(noButton(/Let a program/)).toBeNull();
  });

  test("but the game waits for somebody else: the menu has it", async () => {
    const shown = at({ away: NOW - 90 }, { asked: 0, replace_after: 60 });
    const { session } = play(shown, 0, { decision: turn });
    expect(noButton(/Let a program/)).toBeNull();
    expect(screen.getAllByText("away 1 min")).not.toHaveLength(0);
    const onreplace = vi.fn();
    render(Menu, { session, onclose: nothing, onhelp: nothing, onreplace });
    await fireEvent.click(button("Let a program play for Ben …"));
    expect(onreplace).toHaveBeenCalledWith(1);
  });

  test("and watchers are offered nothing", () => {
    const given = tableAt();
    given
      .socket()
      .hear(
        welcome({ table: at({ away: NOW - 90 }), seat: null, now: NOW }),
        update(2, { asked: asks(1) }),
      );
    render(RunningTable, { session: given.session });
    flushSync();
    expect(screen.getByRole("heading", { name: "Ben is away" })).toBeTruthy();
    expect(noButton(/Let a program/)).toBeNull();
  });
});

describe("consent to a program", () => {
  const three = [seat(0), seat(1, { away: NOW - 90 }), seat(2, { name: "Cid" }), seat(3)];
  const wish: StandInAsked = {
    type: "stand-in-asked",
    ...{ seat: 2, absent: 1, agreed: [], asked: [0, 3], wish: 4 },
  };
  function strip(some: Partial<StandInAsked>, mine = 0) {
    const given = tableAt();
    given.socket().hear(welcome({ table: table({ seats: three }), seat: mine, now: NOW }));
    given.socket().hear({ ...wish, ...some });
    render(ConsentStrip, { session: given.session });
    return given.socket();
  }

  test("is asked of whoever plays", async () => {
    const socket = strip({});
    const asked = screen.getByRole("alert", { name: "A request to let a program play" });
    expect(asked.textContent).toContain("Cid wants a program to play for Ben, who is away");
    await fireEvent.click(button("Agree"));
    expect(socket.latest).toMatchObject({ type: "consent", agree: true, wish: 4 });
  });

  test("is waited for by whoever asked, who may withdraw", async () => {
    const socket = strip({ seat: 0, asked: [2, 3], agreed: [3] });
    expect(screen.getByRole("alert").textContent).toContain("for Ben; Cid must agree.");
    expect(noButton("Agree")).toBeNull();
    await fireEvent.click(button("Withdraw"));
    expect(socket.latest).toMatchObject({ type: "consent", agree: false });
  });

  test("is denied by the one who is back", async () => {
    const socket = strip({}, 1);
    await fireEvent.click(button("I am here"));
    expect(socket.latest).toMatchObject({ type: "consent", agree: false, wish: 4 });
  });

  test("to undo waits for whoever is away, which is said", () => {
    const given = tableAt();
    given.socket().hear(welcome({ table: table({ seats: three }), now: NOW }));
    const asked = { seat: 0, agreed: [], asked: [1, 2], wish: 1 };
    given.socket().hear({ type: "undo-asked", ...asked });
    render(ConsentStrip, { session: given.session });
    expect(screen.getByRole("alert").textContent).toContain(
      "Ben is away: your request waits until Ben is back",
    );
    expect(button("Withdraw")).toBeTruthy();
  });

  test("is over when nobody wants it any more", () => {
    const socket = strip({});
    socket.hear({ ...wish, seat: null, absent: null, asked: [] });
    flushSync();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("programs have stopped", () => {
  test.each([
    ["broken-rules", /game could not carry out/],
    ["failed", /failed to give a usable answer/],
  ] as const)("and it is said why: %s", (stopped, why) => {
    play(at({ kind: "program" }, { stopped }));
    expect(screen.getByRole("heading", { name: "The programs have stopped" })).toBeTruthy();
    expect(screen.getAllByText(why)).not.toHaveLength(0);
  });
});

describe("a program plays for us", () => {
  const mine = (some: Partial<TableShown> = {}, ben: Partial<SeatShown> = {}) =>
    at(ben, { seats: [seat(0, { stand_in: "greedy" }), seat(1, ben)], asked: 0, ...some });

  test("and nothing can be done but to take the seat back", async () => {
    const only = decision(option("end"));
    const { session, choosing, socket } = play(mine(), 0, {
      decision: only,
      undo: { label: "play rex", picks: 1, fair: true, theirs: false },
    });
    expect(screen.getByRole("heading", { name: "A program is playing for you" })).toBeTruthy();
    expect([session.decision, session.undoable, choosing.options]).toEqual([null, null, []]);
    const said = socket().sent.length;
    after(2);
    await fireEvent.keyDown(window, { key: "z" });
    expect(socket().sent, "nothing answers itself").toHaveLength(said);
    await fireEvent.click(button("Take my seat back"));
    expect(socket().latest).toMatchObject({ type: "take-back" });
    socket().hear({ type: "table", table: at({}, { asked: 0 }) });
    flushSync();
    expect(session.decision).toEqual(only);
    expect(screen.getByRole("heading", { name: "Your turn" })).toBeTruthy();
  });

  test("to the end, when all our time is used", () => {
    const clock: ClockShown = { kind: "game", seconds: 60, left: [0, 9], running: 1, since: NOW };
    play(mine({ clock }), 0);
    expect(screen.getByRole("heading", { name: "Your time is up" })).toBeTruthy();
    expect(screen.getAllByText(/plays the rest of your game/)).not.toHaveLength(0);
    expect(noButton("Take my seat back")).toBeNull();
  });

  test("and for everybody else: the programs wait", () => {
    play(mine({}, { stand_in: "greedy" }), 0);
    expect(screen.getAllByText(/the programs wait until one of you/)).not.toHaveLength(0);
    expect(button("Take my seat back")).toBeTruthy();
  });

  test("which is named beside the seat", () => {
    play(mine({}, { stand_in: "eager" }), 0);
    expect(screen.getAllByText("Greedy plays")).not.toHaveLength(0);
    expect(screen.getAllByText("Eager plays")).not.toHaveLength(0);
  });

  test("if we want it, while somebody else plays", async () => {
    const onreplace = vi.fn();
    const given = { onclose: nothing, onhelp: nothing, onreplace };
    const { session, socket } = tableAt();
    const { rerender } = render(Menu, { session, ...given });
    await fireEvent.click(button("Let a program play for me …"));
    expect(onreplace).toHaveBeenCalledWith(0);
    socket().hear({
      type: "table",
      table: table({ seats: [seat(0), seat(1, { kind: "program" })] }),
    });
    await rerender({ session, ...given });
    expect(noButton(/for me/)).toBeNull();
  });
});

describe("what happened to seats", () => {
  const up: ClockShown = { kind: "move", seconds: 60, left: [60, 0], running: null, since: NOW };
  const plays = at({});
  const replaced = at({ stand_in: "greedy" });

  test("is told of others, in a sentence", () => {
    expect(newsOf(plays, replaced, 0)).toEqual(["A program is now playing for Ben."]);
    expect(newsOf(plays, { ...replaced, clock: up }, 0)[0]).toContain("Ben’s time is up");
    expect(newsOf(replaced, plays, null)).toEqual(["Ben is back and playing again."]);
    expect([newsOf(plays, replaced, 1), newsOf(replaced, replaced, 0)]).toEqual([[], []]);
  });

  test("is shown for a while, or until it was read", async () => {
    const said = vi.spyOn(announcer, "say");
    const { socket } = play(at({}, { asked: 0 }), 0);
    socket().hear({ type: "table", table: { ...replaced, clock: up } });
    flushSync();
    expect(screen.getByRole("status").textContent).toContain("Ben’s time is up");
    expect(said).toHaveBeenCalledWith("Ben’s time is up: a program takes over.");
    await fireEvent.click(button("Close"));
    expect(screen.queryByRole("status")).toBeNull();
    socket().hear({ type: "table", table: plays });
    flushSync();
    expect(screen.getByRole("status").textContent).toContain("Ben is back");
    after(8);
    expect(screen.queryByRole("status")).toBeNull();
  });
});

describe("clocks at the table", () => {
  const clock: ClockShown = { kind: "game", seconds: 600, left: [75, 90], running: 0, since: NOW };
  const timer = (name: RegExp) => screen.getByRole("timer", { name });

  test("stand by the names, and the running one goes by the server's time", () => {
    const { session, frame, socket } = tableAt();
    socket().hear(welcome({ table: at({}, { clock, asked: 0 }), now: NOW + 5 }));
    render(Header, { session, frame });
    flushSync();
    expect(timer(/^Your time: 1:10$/).className).toContain("running");
    expect(timer(/^Ben’s time: 1:30$/).className).not.toContain("running");
    after(45);
    expect(timer(/^Your time: 0:25$/).className).toContain("urgent");
    expect(timer(/^Ben’s time: 1:30$/).className).not.toContain("urgent");
  });

  test("of single moves are only shown for whoever moves; programs have none", () => {
    const { session, frame, socket } = tableAt();
    socket().hear(
      welcome({ table: at({}, { clock: { ...clock, kind: "move" }, asked: 0 }), now: NOW }),
    );
    render(Header, { session, frame });
    expect(screen.getAllByRole("timer")).toHaveLength(1);
    socket().hear({ type: "table", table: at({ kind: "program" }, { clock }) });
    flushSync();
    expect(screen.getAllByRole("timer")).toHaveLength(1);
  });

  test("are read out when the own time is nearly over", () => {
    const said = vi.spyOn(announcer, "say");
    play(at({}, { clock, asked: 0 }), 0);
    said.mockClear();
    for (let second = 0; second < 70; second++) after(1);
    expect(said.mock.calls.flat()).toEqual([
      ...["60 seconds left.", "30 seconds left.", "10 seconds left."],
    ]);
  });
});
