import { beforeEach, describe, expect, test, vi } from "vitest";

import { ago, since } from "../browser/timeAgo";
import {
  archiveTable,
  forgetTable,
  keepName,
  keepSeat,
  keepTable,
  linkTo,
  makeOwnSecret,
  myName,
  myTable,
  myTables,
  ownSecretOf,
} from "./myTables";

const table = { id: "abc", name: "Duel", game: "clone-wars" };

beforeEach(() => localStorage.clear());

describe("the secret of a seat", () => {
  test("is made once for each link, and fits what the server takes", () => {
    expect(ownSecretOf("abc", "link")).toBeNull();
    const own = makeOwnSecret("abc", "link");
    expect(own).toMatch(/^[0-9a-f]{40}$/);
    expect(makeOwnSecret("abc", "link")).toBe(own);
    expect(ownSecretOf("abc", "link")).toBe(own);
    expect(makeOwnSecret("abc", "other")).not.toBe(own);
  });

  test("is known until the page is closed where a browser keeps nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    const own = makeOwnSecret("full", "link");
    expect(makeOwnSecret("full", "link")).toBe(own);
    vi.restoreAllMocks();
  });
});

describe("my tables", () => {
  test("are kept with their secrets, the newest first", () => {
    vi.useFakeTimers({ now: 1000 });
    keepTable({ ...table, host: "h", mine: [{ seat: 0, secret: "s" }], links: [] });
    vi.setSystemTime(2000);
    keepTable({ ...table, id: "def", host: null, mine: [], links: [{ seat: 1, secret: "t" }] });
    expect(myTables().map((one) => one.id)).toEqual(["def", "abc"]);
    expect(myTable("abc")).toMatchObject({ host: "h", mine: [{ seat: 0, secret: "s" }], at: 1000 });
    forgetTable("def");
    expect(myTable("def")).toBeNull();
    vi.useRealTimers();
  });

  test("take up a seat beside those that are known", () => {
    const links = [{ seat: 0, secret: "old" }];
    keepTable({ ...table, host: "h", mine: [{ seat: 1, secret: "s" }], links });
    keepSeat(table, { seat: 0, secret: "t" });
    expect(myTable("abc")).toMatchObject({
      host: "h",
      mine: [
        { seat: 0, secret: "t" },
        { seat: 1, secret: "s" },
      ],
      links: [],
    });
    keepSeat({ ...table, id: "new" }, { seat: 1, secret: "u" });
    expect(myTable("new")?.mine).toEqual([{ seat: 1, secret: "u" }]);
  });

  test("are put out of sight and brought back, in their place", () => {
    keepTable({ ...table, host: "h", mine: [], links: [] });
    const { at } = myTable("abc") ?? {};
    archiveTable("abc", true);
    expect(myTable("abc")).toMatchObject({ archived: true, host: "h", at });
    archiveTable("abc", false);
    expect(myTable("abc")?.archived).toBe(false);
  });

  test("leave out what makes no sense", () => {
    for (const nonsense of ["{", "7", '{"id":"x"}', '[7, null, {"id": 3}]']) {
      localStorage.setItem("orrery.tables", nonsense);
      expect(myTables()).toEqual([]);
    }
    const half = [
      {
        ...table,
        host: 3,
        mine: [
          { seat: "0", secret: "s" },
          { seat: 1, secret: "t" },
        ],
      },
    ];
    localStorage.setItem("orrery.tables", JSON.stringify(half));
    expect(myTable("abc")).toMatchObject({
      host: null,
      mine: [{ seat: 1, secret: "t" }],
      links: [],
    });
  });

  test("have links that carry the secret in the fragment", () => {
    expect(linkTo("abc", "s")).toBe(`${location.origin}/table/abc#s`);
    expect(linkTo("abc")).toBe(`${location.origin}/table/abc`);
  });
});

test("the player's name is kept, within bounds", () => {
  expect(myName()).toBe("");
  keepName("  Ann  ");
  expect(myName()).toBe("Ann");
  keepName("x".repeat(90));
  expect(myName()).toHaveLength(40);
});

test.each([
  [100, 130, "just now"],
  [100, 90, "just now"],
  [0, 125, "2 min"],
  [0, 7300, "2 h"],
  [0, 90_000, "a day"],
  [0, 300_000, "3 days"],
])("%s is ago from %s: %s", (then, now, text) => {
  expect(ago(then, now)).toBe(text);
});

test("what is past is told as past", () => {
  expect([100, 60, 7300, 200_000].map((now) => since(0, now))).toEqual([
    "1 minute ago",
    "1 minute ago",
    "2 hours ago",
    "2 days ago",
  ]);
  expect(since(100, 110)).toBe("just now");
});
