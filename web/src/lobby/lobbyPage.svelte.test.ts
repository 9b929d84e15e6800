import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { keepName, keepTable, myTables } from "../shared/tables/myTables";
import { CLONE_WARS, MARA, STARCRAFT, seat, table } from "../shared/tables/sampleTables";
import LobbyPage from "./LobbyPage.svelte";
import { server } from "./sampleServer";

const MADE = {
  id: "aaaaaaaaaaaaaaaa",
  host: "h",
  mine: [{ seat: 0, secret: "mine" }],
  links: [{ seat: 1, secret: "friend" }],
};
const OPEN = table({
  id: "bbbbbbbbbbbbbbbb",
  name: "Anna’s table",
  status: "waiting",
  seats: [seat(0, "Anna"), { ...seat(1, ""), kind: "open", taken: false }],
});

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
});

describe("the lobby", () => {
  test("says kindly that there is nothing yet", async () => {
    server({ "GET /api/games": [CLONE_WARS, STARCRAFT], "GET /api/tables": [] });
    render(LobbyPage);
    expect(screen.getByText("No games yet. The ones you start appear here.")).toBeTruthy();
    await screen.findByText(/No open tables/);
  });

  test("says at once what this is: which board games, and where they are played", () => {
    server({ "GET /api/games": [CLONE_WARS], "GET /api/tables": [] });
    render(LobbyPage);
    const promise = screen.getByRole("heading", { level: 1 }).nextElementSibling;
    expect(promise?.textContent).toMatch(
      /Star Wars: The Deckbuilding Game.*StarCraft: The Board Game.* in your browser/,
    );
  });

  test("shows the first three tables of the server, the others on demand", async () => {
    const open = ["One", "Two", "Three", "Four"].map((name, at) => ({
      ...OPEN,
      id: `${at}`.repeat(16),
      name,
    }));
    server({ "GET /api/games": [CLONE_WARS], "GET /api/tables": open });
    render(LobbyPage);
    const more = await screen.findByRole("button", { name: "One more", expanded: false });
    const joins = () => screen.getAllByRole("button", { name: /^Join/ }).length;
    expect(joins()).toBe(3);
    await fireEvent.click(more);
    expect(joins()).toBe(4);
    await fireEvent.click(screen.getByRole("button", { name: "Show fewer", expanded: true }));
    expect(joins()).toBe(3);
  });

  test("says of a game without a screen how it is played meanwhile", async () => {
    server({ "GET /api/games": [CLONE_WARS, STARCRAFT], "GET /api/tables": [] });
    render(LobbyPage);
    await fireEvent.click(await screen.findByRole("button", { name: /^Coming soon.*StarCraft/ }));
    expect(screen.getByRole("dialog", { name: /StarCraft in the browser/ })).toBeTruthy();
    expect(screen.getByDisplayValue("orrery play --terminal starcraft")).toBeTruthy();
    const drawn = screen.getByRole("link", { name: /^Clone Wars/ });
    expect(drawn.getAttribute("href")).toBe("/new?game=clone-wars");
  });

  test("takes a new name with Enter", async () => {
    server({ "GET /api/games": [CLONE_WARS], "GET /api/tables": [] });
    render(LobbyPage);
    await fireEvent.click(screen.getByRole("button", { name: /name and settings/ }));
    const name = screen.getByLabelText("Your name");
    await fireEvent.input(name, { target: { value: "Mara" } });
    await fireEvent.submit(name.closest("form") as HTMLFormElement);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: /^Mara/ })).toBeTruthy();
  });

  test("begins a game against the program with one click", async () => {
    const asked = server({
      "GET /api/games": [CLONE_WARS],
      "GET /api/tables": [],
      "POST /api/tables": MADE,
    });
    render(LobbyPage);
    await fireEvent.click(screen.getByRole("button", { name: "Play Clone Wars" }));
    await waitFor(() => expect(location.pathname).toBe("/table/aaaaaaaaaaaaaaaa"));
    expect(asked("POST /api/tables")).toMatchObject({
      game: "clone-wars",
      name: "Duel with Simple",
      options: {},
      listed: false,
      seats: [{ mine: true }, { program: "simple" }],
    });
    expect(myTables()[0]).toMatchObject({ id: MADE.id, mine: MADE.mine, links: MADE.links });
  });

  test("begins a game of another kind at once, as it is usually played", async () => {
    const asked = server({
      "GET /api/games": [CLONE_WARS, { ...STARCRAFT, has_screen: true }],
      "GET /api/tables": [],
      "POST /api/tables": MADE,
    });
    render(LobbyPage);
    await fireEvent.click(screen.getByRole("button", { name: /^Play StarCraft/ }));
    await waitFor(() => expect(location.pathname).toBe("/table/aaaaaaaaaaaaaaaa"));
    const { game, seats, options } = asked("POST /api/tables") as {
      game: string;
      seats: { kind: string }[];
      options: Record<string, string>;
    };
    expect(game).toBe("starcraft");
    expect(seats.map(({ kind }) => kind)).toEqual(["person", "program", "program", "program"]);
    expect(options).toEqual({ players: "4", galaxy: "quick", factions: "random" });
  });

  test("begins a game with the expansion beside it, just as quickly", async () => {
    const asked = server({
      "GET /api/games": [CLONE_WARS, { ...STARCRAFT, has_screen: true }],
      "GET /api/tables": [],
      "POST /api/tables": MADE,
    });
    render(LobbyPage);
    await fireEvent.click(screen.getByRole("button", { name: "Play Brood War" }));
    await waitFor(() => expect(location.pathname).toBe("/table/aaaaaaaaaaaaaaaa"));
    expect(asked("POST /api/tables")).toMatchObject({
      game: "starcraft",
      seats: [{ mine: true }, {}, {}, {}],
      options: { expansion: "brood_war", players: "4", galaxy: "quick", factions: "random" },
    });
  });

  test("asks for a name before a friend is invited, then shows the link", async () => {
    server({ "GET /api/games": [CLONE_WARS], "GET /api/tables": [], "POST /api/tables": MADE });
    render(LobbyPage);
    await fireEvent.click(screen.getByRole("button", { name: /Invite/ }));
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Mara" } });
    await fireEvent.submit(screen.getByLabelText("Your name").closest("form") as HTMLFormElement);
    const link = await screen.findByLabelText<HTMLInputElement>("Link for your friend");
    expect(link.value).toMatch(/\/table\/aaaaaaaaaaaaaaaa#friend$/);
    expect(localStorage.getItem("orrery.name")).toBe("Mara");
  });

  test("lists my tables, the one that waits for me marked", async () => {
    const mine = table({
      id: "cccccccccccccccc",
      name: "Friday",
      asked: 0,
      turn: 7,
      score: [2, 1],
    });
    server({
      "GET /api/games": [CLONE_WARS],
      "GET /api/tables": [mine, OPEN],
      [`GET /api/tables/${mine.id}`]: mine,
    });
    keepTable({ ...MADE, id: mine.id, name: "Friday", game: "clone-wars" });
    render(LobbyPage);
    const row = await screen.findByRole("link", { name: /Friday.*turn 7 · 2\s:\s1.*Your turn/ });
    expect(row.getAttribute("href")).toBe("/table/cccccccccccccccc");
    expect(screen.getAllByRole("button", { name: /^Join/ })).toHaveLength(1);
  });

  test("sits down at an open table", async () => {
    const asked = server({
      "GET /api/games": [CLONE_WARS],
      "GET /api/tables": [OPEN],
      [`POST /api/tables/${OPEN.id}/seats`]: { seat: 1, secret: "taken" },
    });
    keepName(MARA.name);
    render(LobbyPage);
    await fireEvent.click(await screen.findByRole("button", { name: "Join Anna’s table" }));
    await waitFor(() => expect(location.pathname).toBe(`/table/${OPEN.id}`));
    expect(asked(`POST /api/tables/${OPEN.id}/seats`)).toMatchObject({ name: "Mara", seat: 1 });
    expect(myTables()[0]?.mine).toEqual([{ seat: 1, secret: "taken" }]);
  });

  test("offers to forget tables that the server does not know", async () => {
    server({ "GET /api/games": [CLONE_WARS], "GET /api/tables": [] });
    keepTable({ ...MADE, name: "Friday", game: "clone-wars" });
    render(LobbyPage);
    await fireEvent.click(await screen.findByRole("button", { name: "Remove it" }));
    expect(myTables()).toEqual([]);
  });

  test("tells in the server's words why something is not possible", async () => {
    server({ "GET /api/games": [CLONE_WARS], "GET /api/tables": [] }, "The programs are busy.");
    render(LobbyPage);
    await fireEvent.click(screen.getByRole("button", { name: "Play Clone Wars" }));
    expect((await screen.findByRole("alert")).textContent).toBe("The programs are busy.");
  });
});

describe("one of my tables", () => {
  const RUNNING = table({ id: MADE.id, name: "Duel", asked: 1 });
  const AT = `/api/tables/${MADE.id}`;
  const known = { "GET /api/games": [CLONE_WARS], "GET /api/tables": [], [`GET ${AT}`]: RUNNING };
  const button = (name: string | RegExp) => screen.getByRole("button", { name });

  async function open(host: string | null, answers: Record<string, unknown> = {}) {
    keepTable({ ...MADE, name: "Duel", game: "clone-wars", host });
    const asked = server({ ...known, ...answers }, "Others play at this table.");
    render(LobbyPage);
    await fireEvent.click(await screen.findByRole("button", { name: "More about Duel" }));
    return asked;
  }

  test("is put out of sight, and brought back", async () => {
    await open(null);
    expect(screen.queryByRole("button", { name: /Delete/ }), "only the host").toBeNull();
    await fireEvent.click(button("Archive"));
    await fireEvent.click(await screen.findByRole("button", { name: "Archived (1)" }));
    expect(screen.getByText("No games yet. The ones you start appear here.")).toBeTruthy();
    expect(myTables()[0]).toMatchObject({ archived: true, mine: MADE.mine });
    await fireEvent.click(button("More about Duel"));
    await fireEvent.click(button("Bring it back"));
    await waitFor(() => expect(screen.queryByRole("button", { name: /Archived/ })).toBeNull());
    expect(screen.getAllByRole("link", { name: /Duel/ })).not.toHaveLength(0);
  });

  test("is deleted for everybody by its host, who is asked first", async () => {
    const asked = await open("h", { [`POST ${AT}/close`]: null });
    await fireEvent.click(button("Delete …"));
    expect(screen.getByText(/gone for everyone/)).toBeTruthy();
    expect(asked(`POST ${AT}/close`)).toBeUndefined();
    await fireEvent.click(button("Delete for everyone"));
    await waitFor(() => expect(myTables()).toEqual([]));
    expect(asked(`POST ${AT}/close`)).toEqual({ host: "h", seats: ["mine"] });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("stays, with the reason, where others play", async () => {
    await open("h");
    await fireEvent.click(button("Delete …"));
    await fireEvent.click(button("Delete for everyone"));
    expect((await screen.findByRole("alert")).textContent).toBe("Others play at this table.");
    await fireEvent.click(button("Keep it"));
    expect(myTables()).toHaveLength(1);
  });
});
