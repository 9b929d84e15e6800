import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import App from "./App.svelte";
import { address } from "./shared/browser/address.svelte";
import LazyPage from "./shared/page/LazyPage.svelte";

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("fetch", () => Promise.reject(new Error("there is no server")));
});

test("an address that is none of ours is told, with a way to the lobby", () => {
  address.go("/somewhere");
  render(App);
  expect(screen.getByRole("heading").textContent).toBe("There is no page here");
  expect(document.title).toBe("There is no page here – Orrery");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/");
});

test("a page that cannot be fetched is told, and can be tried again", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  const load = () => Promise.reject(new Error("offline"));
  render(LazyPage, { props: { load, props: {} } });
  expect((await screen.findByRole("heading")).textContent).toBe("This page could not be loaded");
  screen.getByRole("button").click();
  expect(reload).toHaveBeenCalledOnce();
});
