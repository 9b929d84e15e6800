import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { CLONE_WARS, EXPANDED, STARCRAFT } from "../../shared/tables/sampleTables";
import { server } from "../sampleServer";
import NewTablePage from "./NewTablePage.svelte";

const MADE = {
  id: "aaaaaaaaaaaaaaaa",
  host: "h",
  mine: [{ seat: 0, secret: "mine" }],
  links: [{ seat: 1, secret: "friend" }],
};
const GAMES = { "GET /api/games": [CLONE_WARS, STARCRAFT] };
const submit = () =>
  fireEvent.submit(
    screen.getByRole("button", { name: /^Create/ }).closest("form") as HTMLFormElement,
  );
const seat = (number: number) => within(screen.getByRole("region", { name: `Seat ${number}` }));

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/new");
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
});

describe("a new table", () => {
  test("explains every option and offers only games that can be shown", async () => {
    server(GAMES);
    render(NewTablePage);
    await screen.findByText("Which bases come into play.");
    expect(screen.getByText("All ten.")).toBeTruthy();
    expect(screen.queryByRole("radio", { name: /StarCraft/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /StarCraft/ }));
    expect(screen.getByLabelText<HTMLInputElement>(/Type this in a terminal/).value).toBe(
      "orrery play --terminal starcraft",
    );
  });

  test("is of the game that the address names", async () => {
    history.replaceState(null, "", "/new?game=starcraft");
    server({ "GET /api/games": [CLONE_WARS, { ...STARCRAFT, has_screen: true }] });
    render(NewTablePage);
    await screen.findByText("Who sits where");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /StarCraft/ }).checked).toBe(true);
  });

  test("is made as the form says", async () => {
    const asked = server({ ...GAMES, "POST /api/tables": MADE });
    render(NewTablePage);
    await screen.findByText("Who sits where");
    await fireEvent.click(seat(1).getByRole("radio", { name: "Separatists" }));
    await fireEvent.click(seat(2).getByRole("radio", { name: /Simple/ }));
    await fireEvent.click(screen.getByRole("radio", { name: /Full/ }));
    await fireEvent.click(screen.getByRole("checkbox", { name: "Show it in the lobby" }));
    await submit();
    await waitFor(() => expect(location.pathname).toBe("/table/aaaaaaaaaaaaaaaa"));
    expect(asked("POST /api/tables")).toMatchObject({
      name: "Duel with Simple",
      listed: true,
      options: { mode: "full", factions: "separatist,republic" },
      seats: [{ mine: true }, { kind: "program", program: "simple" }],
    });
  });

  test("says what its button does, asks for a name and shows the link", async () => {
    const asked = server({ ...GAMES, "POST /api/tables": MADE });
    render(NewTablePage);
    await screen.findByText("Who sits where");
    expect(screen.getByRole("button", { name: "Create the table and play" })).toBeTruthy();
    await fireEvent.click(seat(2).getByRole("radio", { name: "A friend" }));
    await submit();
    expect(asked("POST /api/tables")).toBeUndefined();
    const name = screen.getByLabelText("Your name");
    await fireEvent.input(name, { target: { value: "Mara" } });
    await fireEvent.submit(name.closest("form") as HTMLFormElement);
    await screen.findByLabelText("Link for your friend");
    expect(asked("POST /api/tables")).toMatchObject({ seats: [{ name: "Mara" }, { mine: false }] });
  });

  test("shows the server's complaint and keeps the form", async () => {
    server(GAMES, "clone_wars.toml: unknown table 'unit'");
    render(NewTablePage);
    await screen.findByText("Who sits where");
    await fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Friday" } });
    await submit();
    expect((await screen.findByRole("alert")).textContent).toContain("unknown table 'unit'");
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Friday");
  });

  test("asks for the options of an expansion only with the expansion", async () => {
    history.replaceState(null, "", "/new?game=starcraft");
    const asked = server({ "GET /api/games": [CLONE_WARS, EXPANDED], "POST /api/tables": MADE });
    render(NewTablePage);
    const option = (name: string) => screen.queryByRole("group", { name });
    const choose = (name: string, value: string) =>
      fireEvent.click(within(option(name) as HTMLElement).getByRole("radio", { name: value }));
    await screen.findByText("Which boxes.");
    expect(option("Leadership cards")).toBeNull();
    await choose("Expansion", "Brood War With leaders.");
    expect(option("Leadership cards")).toBeTruthy();
    expect(option("Heroes")).toBeTruthy();
    expect(screen.queryByRole("radio", { name: /^Default/ })).toBeNull();
    await choose("Heroes", "Yes Played with.");
    await choose("Leadership cards", "No Left out.");
    expect(option("Heroes")).toBeNull();
    const summary = within(screen.getByRole("complementary", { name: "Summary" }));
    expect(summary.getByRole("heading", { name: "StarCraft: Brood War" })).toBeTruthy();
    expect(summary.queryByText("Heroes")).toBeNull();
    await submit();
    await waitFor(() => expect(location.pathname).toBe("/table/aaaaaaaaaaaaaaaa"));
    expect((asked("POST /api/tables") as { options: object }).options).toEqual({
      ...{ players: "4", galaxy: "quick", factions: "random" },
      ...{ expansion: "brood_war", leadership: "no" },
    });
  });

  test("is of the base game once the expansion is left out again", async () => {
    history.replaceState(null, "", "/new?game=starcraft");
    const asked = server({ "GET /api/games": [CLONE_WARS, EXPANDED], "POST /api/tables": MADE });
    render(NewTablePage);
    await screen.findByText("Which boxes.");
    await fireEvent.click(screen.getByRole("radio", { name: /^Brood War/ }));
    const leaders = within(screen.getByRole("group", { name: "Leadership cards" }));
    await fireEvent.click(leaders.getByRole("radio", { name: /^No/ }));
    await fireEvent.click(screen.getByRole("radio", { name: /^Base game/ }));
    await submit();
    await waitFor(() => expect(location.pathname).toBe("/table/aaaaaaaaaaaaaaaa"));
    const { options } = asked("POST /api/tables") as { options: Record<string, string> };
    expect(options).not.toHaveProperty("leadership");
    expect(options.expansion).toBe("none");
  });

  test("has a clock if one is wanted", async () => {
    const asked = server({ ...GAMES, "POST /api/tables": MADE });
    render(NewTablePage);
    await screen.findByText("Who sits where");
    expect(screen.queryByRole("radio", { name: "5 minutes" })).toBeNull();
    await fireEvent.click(screen.getByRole("radio", { name: /^For the whole game/ }));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "30 minutes" }).checked).toBe(true);
    await fireEvent.click(screen.getByRole("radio", { name: /^For each move/ }));
    await fireEvent.click(screen.getByRole("radio", { name: "3 days" }));
    const summary = within(screen.getByRole("complementary", { name: "Summary" }));
    expect(summary.getByText("3 days a move")).toBeTruthy();
    await submit();
    await waitFor(() => expect(location.pathname).toBe("/table/aaaaaaaaaaaaaaaa"));
    const made = asked("POST /api/tables") as { clock?: unknown };
    expect(made.clock).toEqual({ kind: "move", seconds: 259_200 });
  });

  test("has no clock otherwise", async () => {
    const asked = server({ ...GAMES, "POST /api/tables": MADE });
    render(NewTablePage);
    await screen.findByText("Who sits where");
    await fireEvent.click(screen.getByRole("radio", { name: /^For each move/ }));
    await fireEvent.click(screen.getByRole("radio", { name: /^No limit/ }));
    await submit();
    await waitFor(() => expect(location.pathname).toBe("/table/aaaaaaaaaaaaaaaa"));
    expect(asked("POST /api/tables")).not.toHaveProperty("clock");
  });
});
