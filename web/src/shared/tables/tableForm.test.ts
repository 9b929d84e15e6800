import { describe, expect, test } from "vitest";

import { usualName } from "./makeTable";
import { CLONE_WARS, EXPANDED, STARCRAFT } from "./sampleTables";
import {
  type Form,
  meaningful,
  needsName,
  outcomeOf,
  possiblePlayers,
  takeSide,
  usualForm,
  newTableOf,
  sidesAt,
  withoutOtherSides,
  withPlayers,
  withPossiblePlayers,
  withSides,
} from "./tableForm";

const NONCE = "00112233445566778899aabbccddeeff";
const wish = (form: Form, game = CLONE_WARS) => newTableOf(form, game, "Mara", NONCE);

/** The default form with changes. */
function form(some: Partial<Form>, second: Partial<Form["seats"][number]> = {}): Form {
  const usual = usualForm(CLONE_WARS);
  const [first, other] = usual.seats;
  if (!first || !other) throw new Error("two sit at it");
  return { ...usual, seats: [first, { ...other, ...second }], ...some };
}

describe("the wish of the form", () => {
  test("is, with nothing chosen, me against the usual program with all as usual", () => {
    expect(wish(usualForm(CLONE_WARS))).toEqual({
      game: "clone-wars",
      seats: [
        { kind: "person", mine: true, name: "Mara" },
        { kind: "program", mine: false, program: "simple" },
      ],
      options: {},
      listed: false,
      nonce: NONCE,
    });
  });

  test("asks for a link, an open seat, or a second person here", () => {
    const second = (some: Partial<Form["seats"][number]>) => wish(form({}, some)).seats[1];
    expect(second({ who: "link" })).toEqual({ kind: "person", mine: false });
    expect(second({ who: "open" })).toEqual({ kind: "open", mine: false });
    expect(second({ who: "here", name: " Jonas " })).toEqual({
      kind: "person",
      mine: true,
      name: "Jonas",
    });
  });

  test("leaves out the names of those who said none: they are called by what they play", () => {
    const nameless = form({}, { who: "here" });
    expect(newTableOf(nameless, CLONE_WARS, "", NONCE).seats).toEqual([
      { kind: "person", mine: true },
      { kind: "person", mine: true },
    ]);
    expect(usualName(nameless, "", CLONE_WARS)).toBe("Republic against Separatists");
    expect(usualName(nameless, "Mara", CLONE_WARS)).toBe("Duel with Separatists");
  });

  test("says whether hints are allowed only where several people play", () => {
    expect(wish(form({ hints: true }))).not.toHaveProperty("hints");
    expect(wish(form({}, { who: "link" })).hints).toBe(false);
    expect(wish(form({ hints: true }, { who: "open" })).hints).toBe(true);
  });

  test("names sides only if they are not the usual ones", () => {
    expect(wish(form({ sidesByChance: true })).options).toEqual({ factions: "random" });
    const swapped = takeSide(usualForm(CLONE_WARS).seats, 0, "separatist");
    expect(wish(form({ seats: swapped })).options).toEqual({ factions: "separatist,republic" });
    expect(wish(usualForm(STARCRAFT), STARCRAFT).options).toEqual({});
  });

  test("carries what was chosen, and a name without spaces around it", () => {
    const pack = { name: "mine", files: { "clone_wars.toml": "x" } };
    const full = wish(form({ options: { mode: "full" }, name: "  Friday ", listed: true, pack }));
    expect(full).toMatchObject({ options: { mode: "full" }, name: "Friday", listed: true, pack });
  });
});

describe("the form", () => {
  test("lets a side be taken from another seat, which gets the one that is free", () => {
    const sides = (side: string) =>
      takeSide(usualForm(CLONE_WARS).seats, 0, side).map((one) => one.side);
    expect(sides("separatist")).toEqual(["separatist", "republic"]);
    expect(sides("rebel")).toEqual(["rebel", "separatist"]);
  });

  test("knows what happens when the table is made", () => {
    expect(outcomeOf(form({}))).toBe("play");
    expect(outcomeOf(form({}, { who: "here" }))).toBe("play");
    expect(outcomeOf(form({}, { who: "link" }))).toBe("invite");
    expect(outcomeOf(form({}, { who: "open" }))).toBe("open");
    const programs = usualForm(CLONE_WARS).seats.map((one) => ({
      ...one,
      who: "program" as const,
    }));
    expect(outcomeOf(form({ seats: programs }))).toBe("watch");
  });

  test("needs my name only where others read it", () => {
    expect(needsName(form({}))).toBe(false);
    expect(needsName(form({}, { who: "here" }))).toBe(false);
    expect(needsName(form({}, { who: "link" }))).toBe(true);
    expect(needsName(form({}, { who: "open" }))).toBe(true);
  });

  test("is listed from the beginning where anybody may come", () => {
    expect(usualForm(CLONE_WARS, "open").listed).toBe(true);
    expect(usualForm(CLONE_WARS, "link").listed).toBe(false);
  });
});

describe("an option that needs another", () => {
  const [mode, bases] = CLONE_WARS.choices;
  if (!mode || !bases) throw new Error("there are two");
  const game = { ...CLONE_WARS, choices: [mode, { ...bases, needs: { mode: ["full"] } }] };
  const shown = (options: Record<string, string>) =>
    meaningful(form({ options }), game).map(({ key }) => key);

  test("is shown only where it means something", () => {
    expect(shown({})).toEqual(["mode"]);
    expect(shown({ mode: "beginner" })).toEqual(["mode"]);
    expect(shown({ mode: "full" })).toEqual(["mode", "bases"]);
  });

  test("means something with the default of the other one", () => {
    const usual = { ...game, choices: game.choices.map((one) => ({ ...one, usual: "full" })) };
    expect(meaningful(form({}), usual)).toHaveLength(2);
  });

  test("means something again once the other one means nothing and has its default", () => {
    const third = { ...bases, key: "third", needs: { bases: ["3"] } };
    const more = { ...game, choices: [...game.choices, third] };
    const keys = (options: Record<string, string>) =>
      meaningful(form({ options }), more).map(({ key }) => key);
    expect(keys({ mode: "full", bases: "4" })).toEqual(["mode", "bases"]);
    expect(keys({ mode: "beginner", bases: "4" })).toEqual(["mode", "third"]);
  });

  test("is not sent once it means nothing", () => {
    const options = (chosen: Record<string, string>) =>
      wish(form({ options: chosen }), game).options;
    expect(options({ mode: "full", bases: "4" })).toEqual({ mode: "full", bases: "4" });
    expect(options({ mode: "beginner", bases: "4" })).toEqual({ mode: "beginner" });
    expect(options({ players: "2", bases: "4" })).toEqual({ players: "2" });
  });
});

describe("how many play", () => {
  const USUAL = { players: 4, options: { players: "4", galaxy: "quick" } };

  test("as many as usually do, with the usual options", () => {
    const form = usualForm(STARCRAFT, "program", USUAL);
    expect(form.seats.map(({ who }) => who)).toEqual(["me", "program", "program", "program"]);
    expect(wish(form, STARCRAFT).options).toEqual({ players: "4", galaxy: "quick" });
  });

  test("whoever is there stays when there are more or fewer", () => {
    const four = usualForm(STARCRAFT, "link", USUAL);
    const six = withPlayers(four, STARCRAFT, 6);
    expect(six.seats.map(({ who }) => who)).toEqual([
      ...["me", "link", "link", "link", "program", "program"],
    ]);
    expect(six.options).toEqual({ players: "6", galaxy: "quick" });
    expect(withPlayers(six, STARCRAFT, 3).seats).toEqual(four.seats.slice(0, 3));
  });
});

describe("how many can play", () => {
  const yes = { value: "yes", title: "Yes", about: "For few.", players: [4, 6] };
  const teams = {
    ...{ key: "teams", title: "Teams", about: "", usual: "no", usual_in: {}, needs: {} },
    values: [{ ...yes, value: "no", players: [2, 3, 4, 5, 6] }, yes],
  };
  const game = { ...EXPANDED, choices: [teams] };
  const of = (players: number, value: string) => ({
    ...withPlayers(usualForm(game), game, players),
    options: { teams: value },
  });

  test("follows from what is chosen", () => {
    expect(possiblePlayers(of(3, "no"), game)).toEqual([2, 3, 4, 5, 6]);
    expect(possiblePlayers(of(3, "yes"), game)).toEqual([4, 6]);
  });

  test("becomes the nearest number that is possible", () => {
    expect(withPossiblePlayers(of(3, "yes"), game).seats).toHaveLength(4);
    expect(withPossiblePlayers(of(6, "yes"), game).seats).toHaveLength(6);
    expect(withPossiblePlayers(of(3, "no"), game).seats).toHaveLength(3);
  });
});

describe("the sides of a scenario", () => {
  const three = withPlayers(usualForm(EXPANDED), EXPANDED, 3);
  const chosen = withSides(three, ["aldaris", "overmind", "tassadar"]);
  const sent = (form: typeof chosen) => newTableOf(form, EXPANDED, "Ann", "00").options;

  test("are sent by seat, and a seat can take another's", () => {
    expect(sent(chosen)).toMatchObject({ factions: "aldaris,overmind,tassadar" });
    expect(sidesAt(chosen, EXPANDED)).toEqual(["aldaris", "overmind", "tassadar"]);
    const taken = { ...chosen, seats: takeSide(chosen.seats, 0, "tassadar") };
    expect(sent(taken)).toMatchObject({ factions: "tassadar,overmind,aldaris" });
  });

  test("are chosen at the table if there is not one for each seat, or something else is played", () => {
    expect(withSides(three, ["aldaris"])).toEqual(three);
    for (const form of [
      three,
      withPlayers(chosen, EXPANDED, 4),
      withPlayers(chosen, EXPANDED, 2),
      withoutOtherSides(chosen, EXPANDED),
    ]) {
      expect(sent(form)).not.toHaveProperty("factions");
      expect(sidesAt(form, EXPANDED)).toEqual([]);
    }
    expect(withPlayers(chosen, EXPANDED, 3).seats[0]?.side).toBe("aldaris");
    expect(sidesAt(usualForm(CLONE_WARS), CLONE_WARS)).toEqual(CLONE_WARS.sides);
  });
});
