import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import { NAMES, POSITIONS, PRINTED, crowded, positionCalled } from "../dev/positions";
import Goals from "./Goals.svelte";
import HandSmall from "./HandSmall.svelte";
import OwnSheet from "./OwnSheet.svelte";
import PhaseBar from "./PhaseBar.svelte";
import SeatStrip from "./SeatStrip.svelte";
import Seats from "./Seats.svelte";
import Track from "./Track.svelte";
import { obstructed } from "./model/notes";
import type { Thing } from "../model/things";

const given = (name: string) => {
  const { view } = positionCalled(name);
  return { view, printed: PRINTED, names: NAMES, own: view.seat };
};

describe("seats", () => {
  test("are read in whole sentences", () => {
    const { getAllByRole } = render(Seats, given("four"));
    const [own, ben] = getAllByRole("button").map((one) => one.getAttribute("aria-label"));
    expect(own).toBe(
      "You play The Queen of Blades. 7 conquest points of 20. " +
        "2 workers are free, 6 cards in hand, no Event card drawn, 3 orders on the board. " +
        "Now: executes Mobilize on Halcyon.",
    );
    expect(ben).toContain("Ben plays Jim Raynor. 4 conquest points of 20.");
  });

  test("say who is next, who is a program, and who was obstructed", () => {
    const { getAllByRole, getByText } = render(Seats, {
      ...given("four"),
      next: 1,
      programs: [false, true],
      notes: new Map([[2, obstructed()]]),
    });
    const said = getAllByRole("button").map((one) => one.getAttribute("aria-label") ?? "");
    expect(said.map((one) => one.includes("Next to act."))).toEqual([false, true, false, false]);
    expect(said.map((one) => one.includes("A program."))).toEqual([false, true, false, false]);
    expect(getByText("next").closest("button")?.dataset["seat"]).toBe("1");
    expect(getByText(/^obstructed/).closest("button")?.dataset["seat"]).toBe("2");
  });

  test("are compact from five on, and who is out has no counts", () => {
    expect(render(Seats, given("four")).container.querySelector(".compact")).toBeNull();
    expect(render(Seats, given("five")).container.querySelector(".seat.compact")).not.toBeNull();
    const { view } = positionCalled("elimination");
    const out = view.players.findIndex((one) => one.out > 0);
    const { container } = render(Seats, given("elimination"));
    const card = container.querySelector(`[data-seat="${out}"]`);
    expect(card?.textContent).toContain("eliminated");
    expect(card?.querySelector(".counts")).toBeNull();
  });

  test("have a hexagon for each order on the board", () => {
    for (const { name, view } of POSITIONS) {
      const { container, unmount } = render(Seats, given(name));
      const orders = view.orders.flatMap(({ tokens }) => tokens);
      const there = [...container.querySelectorAll(".seat:not(.out) polygon.there")];
      expect(there).toHaveLength(orders.length);
      unmount();
    }
  });

  test("open by a click, in the rail and on a phone", async () => {
    for (const Part of [Seats, SeatStrip]) {
      const onseat = vi.fn<(seat: number) => void>();
      const { getAllByRole, unmount } = render(Part, { ...given("six"), onseat });
      await fireEvent.click(getAllByRole("button")[1] as Element);
      expect(onseat).toHaveBeenCalledExactlyOnceWith(3);
      unmount();
    }
  });

  test("in a strip have their names; one's own is You, and the flag stands before the first", () => {
    const notes = new Map([[3, obstructed()]]);
    const { container } = render(SeatStrip, { ...given("six"), notes });
    const named = [...container.querySelectorAll(".name")];
    expect(named).toHaveLength(6);
    const own = named.filter((one) => one.classList.contains("own"));
    expect(own.map((one) => one.textContent?.trim())).toEqual(["You"]);
    for (const name of NAMES.filter((_, seat) => seat !== given("six").own))
      expect(container.textContent).toContain(name);
    expect(container.querySelectorAll(".name .first")).toHaveLength(1);
    expect(container.querySelector(".note")?.getAttribute("title")).toMatch(/^obstructed/);
  });

  test("say their team beside the race where points do not win", () => {
    const { view, ...rest } = given("teams");
    const standing = view.figures?.standing.map((one) => ({ ...one, target: 0 }));
    const figures = { ...view.figures, standing } as NonNullable<typeof view.figures>;
    const { container } = render(Seats, { ...rest, view: { ...view, figures } });
    const below = [...container.querySelectorAll(".below")].map((one) => one.textContent);
    expect(below).not.toHaveLength(0);
    for (const one of below) expect(one).toMatch(/· Team [12]/);
  });

  test("have short names in a strip if they go by the name of a faction", () => {
    const { view, ...rest } = given("four");
    const names = view.players.map(({ faction }) => PRINTED.faction[faction]?.name ?? "");
    const { container } = render(SeatStrip, { ...rest, view, names });
    expect(container.textContent).toContain("Raynor");
    expect(container.textContent).not.toContain("Jim Raynor");
  });

  test("show points and target of the team", () => {
    const { container } = render(Seats, given("teams"));
    expect(container.textContent).toMatch(/team 16\/40/);
  });
});

describe("the conquest track", () => {
  test("has a flag for each player, and all in words", () => {
    const { container, getAllByRole } = render(Track, given("six"));
    expect(container.querySelectorAll(".flag")).toHaveLength(6);
    expect(getAllByRole("listitem").map((one) => one.textContent?.trim())).toContain(
      "Clara: 3 of 20",
    );
  });

  test("shows an easier target beside the highest", () => {
    const { getByRole } = render(Track, given("four"));
    expect(getByRole("heading").textContent).toMatch(/target 20\s+15/);
  });

  test("is left out where points do not win", () => {
    expect(render(Track, given("elimination")).container.querySelector("section")).toBeNull();
  });
});

describe("goals", () => {
  test("are told in words, met ones with a tick", () => {
    const { container, getByText } = render(Goals, given("four"));
    expect(getByText("3 conquest areas")).toBeTruthy();
    expect(container.querySelectorAll(".met .glyph")).toHaveLength(1);
    expect(getByText("Anna: 3 conquest areas, 3 of 3.")).toBeTruthy();
  });

  test("of five and more are figures only; screen readers still get the words", () => {
    const { container, getByText } = render(Goals, given("six"));
    expect(container.querySelector(".goal")).toBeNull();
    expect(getByText(/^Ben: 6 resource areas, 3 of 6\.$/)).toBeTruthy();
  });
});

describe("the sheet", () => {
  test("has a seat for each worker, taken or free", () => {
    const { container } = render(OwnSheet, { ...given("four"), seat: 0 });
    const rows = [...container.querySelectorAll(".resources li")];
    expect(rows).toHaveLength(6);
    const seats = rows.map((row) => [
      row.querySelectorAll(".taken").length,
      row.querySelectorAll(".seat").length,
    ]);
    expect(seats.slice(0, 3)).toEqual([
      [4, 4],
      [2, 2],
      [2, 3],
    ]);
    expect(rows[2]?.textContent).toContain("Abaddon 2, minerals: 2 of 3 workers.");
  });

  test("says what is depleted", () => {
    const view = crowded(positionCalled("four").view);
    const { container } = render(OwnSheet, { ...given("four"), view, seat: 0 });
    const cracked = [...container.querySelectorAll(".cracked")];
    expect(cracked.length).toBeGreaterThan(0);
    for (const row of cracked) expect(row.textContent).toContain("Partially depleted.");
  });

  test("looks at what lies in the play area", async () => {
    const onlook = vi.fn<(thing: Thing) => void>();
    const { getByText } = render(OwnSheet, { ...given("four"), seat: 0, onlook });
    await fireEvent.click(getByText("Flawless Defense Plan"));
    expect(onlook).toHaveBeenCalledExactlyOnceWith({ kind: "event", number: 11 });
  });

  test("keeps drawn Event cards face down, even for their holder", () => {
    const { view } = positionCalled("crowded");
    const { getAllByRole } = render(OwnSheet, { ...given("crowded"), seat: view.seat ?? 0 });
    const backs = getAllByRole("img", { name: "Event card, stage I, face down" });
    expect(backs).toHaveLength(view.players[view.seat ?? 0]?.drawn.length ?? 0);
  });

  test("names those that may be read", () => {
    const { view } = positionCalled("regrouping");
    const event = view.players[view.seat ?? 0]?.drawn[0]?.event ?? -1;
    const { getByText } = render(OwnSheet, { ...given("regrouping"), seat: view.seat ?? 0 });
    expect(getByText(PRINTED.event[event]?.name ?? "")).toBeTruthy();
  });

  test("folds what lies in play beyond five, and shows all on demand", async () => {
    const view = crowded(positionCalled("four").view);
    const { getByRole, getAllByRole } = render(OwnSheet, { ...given("four"), view, seat: 0 });
    const pills = () =>
      getAllByRole("list", { name: /^Modules/ }).flatMap((one) => [...one.querySelectorAll("li")]);
    expect(pills()).toHaveLength(5);
    await fireEvent.click(getByRole("button", { name: "+7 more" }));
    expect(pills()).toHaveLength(12);
  });

  test("of others says whose it is, and nothing of their special orders", () => {
    const { getByRole, container } = render(OwnSheet, { ...given("four"), seat: 1, isBare: true });
    expect(getByRole("region", { name: "Ben’s sheet" })).toBeTruthy();
    expect(container.querySelector(".below")?.textContent).toBe("Jim Raynor · Terran");
  });
});

describe("the hand", () => {
  test("has a button for each card, with its figures in words", async () => {
    const { view } = positionCalled("four");
    const onlook = vi.fn<(thing: Thing) => void>();
    const { getAllByRole } = render(HandSmall, { view, printed: PRINTED, seat: 0, onlook });
    const cards = getAllByRole("button");
    expect(cards).toHaveLength(6);
    expect(cards[0]?.getAttribute("aria-label")).toBe(
      "Zergling 5/4, a standard card. With Zergling in front: attack 5, health 4. " +
        "Otherwise attack 4, health 3.",
    );
    await fireEvent.click(cards[2] as Element);
    expect(onlook).toHaveBeenCalledExactlyOnceWith({ kind: "card", number: 135 });
  });

  test("of others is a number of backs", () => {
    const { view } = positionCalled("four");
    const { container, queryAllByRole } = render(HandSmall, { view, printed: PRINTED, seat: 1 });
    expect(queryAllByRole("button")).toEqual([]);
    expect(container.querySelectorAll(".back")).toHaveLength(view.players[1]?.hand.cards ?? 0);
  });
});

describe("the phases", () => {
  test("are a path with the current one marked", () => {
    const { view } = positionCalled("planning");
    const { getAllByRole, getByText } = render(PhaseBar, { view });
    const current = getAllByRole("listitem").filter((one) => one.hasAttribute("aria-current"));
    expect(current.map((one) => one.textContent?.trim())).toEqual(["Planning"]);
    expect(getByText("cycle 3 of 4")).toBeTruthy();
  });

  test("count the steps of regrouping, the Event deck and The End", () => {
    const { view } = positionCalled("regrouping");
    const events = { ...view.events, common: [37] };
    const { getByText, container } = render(PhaseBar, {
      view: { ...view, events },
    });
    expect(getByText("step 8 of 10")).toBeTruthy();
    expect(getByText("22 events left")).toBeTruthy();
    expect(container.textContent).toContain("1 / 2");
    expect(container.querySelectorAll("i.on")).toHaveLength(view.stage);
  });

  test("count no End where only elimination wins", () => {
    const { view } = positionCalled("elimination");
    const { container } = render(PhaseBar, { view });
    expect(container.querySelector(".bar")).toBeTruthy();
    expect(container.textContent).not.toContain("The End");
  });

  test("are one line on a phone", () => {
    const { view } = positionCalled("four");
    const { container } = render(PhaseBar, { view, compact: true });
    expect(container.textContent).toMatch(/Execution 5 \/ 18\s+28 left/);
  });
});
