import { describe, expect, test } from "vitest";

import { actingSeat, fightingSeat } from "./acting";
import type { StarCraftView } from "./view";

type Asked = StarCraftView["asked"];
type Players = StarCraftView["players"];

const ASKED = { seat: 1, prompt: "build-forces", rule: "SC-BUILD-03", about: -1 };
const PLAYERS = [{}, {}, {}, { run_by: 1 }] as Players;

describe("whose pieces one plays", () => {
  test("one's own, unless one is asked for a faction that nobody plays", () => {
    expect(actingSeat({ asked: ASKED as Asked }, 1)).toBe(1);
    expect(actingSeat({ asked: { ...ASKED, whose: 3 } as Asked }, 1)).toBe(3);
    expect(actingSeat({ asked: { ...ASKED, whose: 3 } as Asked }, 0)).toBe(0);
    expect(actingSeat({ asked: null }, 2)).toBe(2);
    expect(actingSeat({ asked: { ...ASKED, whose: 3 } as Asked }, null)).toBeNull();
  });

  test("in a battle, those of whoever fights there for one", () => {
    expect(fightingSeat({ players: PLAYERS }, [0, 3], 1)).toBe(3);
    expect(fightingSeat({ players: PLAYERS }, [0, 3], 0)).toBe(0);
    expect(fightingSeat({ players: PLAYERS }, [0, 3], 2)).toBe(2);
    expect(fightingSeat({ players: PLAYERS }, [0, 3], null)).toBeNull();
  });
});
