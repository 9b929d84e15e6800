import { describe, expect, test } from "vitest";

import { BEN, MARA, held, seat, table } from "../../shared/tables/sampleTables";
import {
  freeSeat,
  othersTables,
  outcome,
  ownTables,
  scoreLine,
  standOf,
} from "../../shared/tables/tableStatus";
import { listedLine, tableLine, waitsFor } from "./tablePhrases";

describe("my tables", () => {
  test("are mine to move when one of my seats is asked", () => {
    const running = table({ status: "running", asked: 1 });
    expect(standOf(running, [1])).toBe("yours");
    expect(standOf(running, [0])).toBe("theirs");
    expect(standOf(running, [])).toBe("theirs");
    expect(standOf(table({ status: "waiting" }), [0])).toBe("waiting");
    expect(standOf(table({ status: "over", asked: 0 }), [0])).toBe("over");
  });

  test("are not mine to move while a program plays for me", () => {
    const seats = [{ ...MARA, stand_in: "greedy" }, seat(1, "Ben")];
    expect(standOf(table({ asked: 0, seats }), [0])).toBe("theirs");
    const [own] = ownTables([held("a", 0)], [table({ id: "a", asked: 0, seats })]);
    const [other] = ownTables([held("a", 1)], [table({ id: "a", asked: 0, seats })]);
    expect(own && waitsFor(own)).toBe("a program is playing for you");
    expect(other && waitsFor(other)).toBe("a program is playing for Mara");
  });

  test("wait for whoever is asked to agree, whoever's turn it is", () => {
    const running = table({ id: "a", asked: 0, consent: [1] });
    expect([standOf(running, [0]), standOf(running, [1])]).toEqual(["theirs", "yours"]);
    expect(ownTables([held("a", 0)], [running]).map(waitsFor)).toEqual(["waiting for Ben"]);
  });

  test("say how long players may take, until it is over", () => {
    const clock = { kind: "move", seconds: 300, left: [], running: null, since: 0 } as const;
    const line = (status: "waiting" | "running" | "over") => {
      const shown = table({ id: "a", status, clock: { ...clock, left: [] } });
      return [
        ownTables([held("a", 0)], [shown])
          .map(tableLine)
          .join(""),
        listedLine(shown),
      ];
    };
    for (const said of [...line("waiting"), ...line("running")])
      expect(said).toMatch(/ · 5\smin\sa\smove$/);
    expect(line("over").join()).not.toContain("move");
  });

  test("of others that nobody has looked at lately say nothing of the turn", () => {
    expect(listedLine(table({ status: "running", turn: 0, score: [] }))).not.toContain("0");
    expect(listedLine(table({ status: "running", turn: 3, score: [1, 0] }))).toContain("3");
  });

  test("count what the players of the game count", () => {
    const line = (game: string) =>
      listedLine(table({ game, status: "running", turn: 3, score: [1, 0] }));
    expect(line("starcraft")).toContain("round 3");
    expect(line("clone-wars")).toContain("turn 3");
  });

  test("say which expansion is used", () => {
    const expanded = { game: "starcraft", options: { expansion: "brood_war" } };
    expect(listedLine(table({ ...expanded, turn: 3, score: [1, 0] }))).toMatch(
      /^StarCraft: Brood War · round 3/,
    );
    const [mine] = ownTables([held("0123456789abcdef", 0)], [table(expanded)]);
    if (!mine) throw new Error("it is mine");
    expect(tableLine(mine)).toMatch(/^StarCraft: Brood War/);
  });

  test("name a program that thinks by what it plays", () => {
    const program = { ...BEN, kind: "program" as const, name: "", side: "overmind" };
    const thinking = table({ game: "starcraft", seats: [MARA, program], asked: 1 });
    const [mine] = ownTables([held("0123456789abcdef", 0)], [thinking]);
    if (!mine) throw new Error("it is mine");
    expect(waitsFor(mine)).toMatch(/Overmind.* is thinking/);
  });

  test("come in the order in which they need me", () => {
    const shown = [
      table({ id: "over", status: "over", moved: 900 }),
      table({ id: "waiting", status: "waiting" }),
      table({ id: "theirs-old", status: "running", asked: 1, moved: 100 }),
      table({ id: "theirs-new", status: "running", asked: 1, moved: 200 }),
      table({ id: "mine-new", status: "running", asked: 0, moved: 800 }),
      table({ id: "mine-old", status: "running", asked: 0, moved: 50 }),
    ];
    const order = ownTables(
      shown.map(({ id }) => held(id, 0)),
      shown,
    ).map((own) => own.table.id);
    expect(order).toEqual(["mine-old", "mine-new", "theirs-new", "theirs-old", "waiting", "over"]);
  });

  test("are those that are kept here and that the server knows", () => {
    const own = ownTables(
      [held("a", 1), held("gone", 0)],
      [table({ id: "a" }), table({ id: "b" })],
    );
    expect(own.map(({ table: { id }, seats }) => [id, seats])).toEqual([["a", [1]]]);
  });

  test("end well or badly for one seat; two seats on one device only end", () => {
    const over = table({ status: "over", winners: [1] });
    expect(outcome({ table: over, seats: [1], stand: "over" })).toBe("won");
    expect(outcome({ table: over, seats: [0], stand: "over" })).toBe("lost");
    expect(outcome({ table: over, seats: [0, 1], stand: "over" })).toBe("ended");
    expect(outcome({ table: over, seats: [], stand: "over" })).toBe("ended");
  });

  test("tell my score first", () => {
    const running = table({ status: "running", score: [2, 1] });
    expect(scoreLine({ table: running, seats: [1], stand: "theirs" })).toBe("1\u00a0:\u00a02");
    expect(scoreLine({ table: running, seats: [0], stand: "theirs" })).toBe("2\u00a0:\u00a01");
    expect(scoreLine({ table: table({}), seats: [0], stand: "waiting" })).toBe("");
  });
});

describe("tables of others", () => {
  const open = { ...seat(1, ""), kind: "open", taken: false } as const;

  test("are those with a free seat, then those to watch; never mine", () => {
    const listed = [
      table({ id: "running", status: "running" }),
      table({ id: "by-link", status: "waiting", seats: [MARA, { ...open, kind: "person" }] }),
      table({ id: "mine", status: "waiting", seats: [MARA, open] }),
      table({ id: "old", status: "waiting", seats: [MARA, open], moved: 1 }),
      table({ id: "new", status: "waiting", seats: [MARA, open], moved: 2 }),
    ];
    const order = othersTables([held("mine", 0)], listed).map(({ id }) => id);
    expect(order).toEqual(["new", "old", "running"]);
  });

  test("have a free seat only before the game, and only where nobody sits", () => {
    expect(freeSeat(table({ status: "waiting", seats: [MARA, open] }))?.seat).toBe(1);
    expect(freeSeat(table({ status: "running", seats: [MARA, open] }))).toBeUndefined();
    const taken = { ...open, taken: true };
    expect(freeSeat(table({ status: "waiting", seats: [MARA, taken] }))).toBeUndefined();
  });
});
