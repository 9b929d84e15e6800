import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";

import Dialog from "./Dialog.svelte";

function open() {
  const onclose = vi.fn();
  const children = createRawSnippet(() => ({ render: () => "<button>Inside</button>" }));
  render(Dialog, { title: "Help", onclose, children });
  return onclose;
}

test("Escape closes a box at once, and the browser's late word of it is not heard again", async () => {
  const onclose = open();
  const pressed = vi.fn();
  window.addEventListener("keydown", pressed);
  await fireEvent.keyDown(screen.getByText("Inside"), { key: "Escape" });
  expect(onclose).toHaveBeenCalledOnce();
  await fireEvent(screen.getByRole("dialog", { hidden: true }), new Event("close"));
  expect(onclose).toHaveBeenCalledOnce();
  expect(pressed).not.toHaveBeenCalled();
  window.removeEventListener("keydown", pressed);
});

test("a box is closed by its cross, by a click beside it, and by the browser", async () => {
  const byCross = open();
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(byCross).toHaveBeenCalledOnce();
  document.body.innerHTML = "";
  const beside = open();
  await fireEvent.click(screen.getByText("Inside"));
  expect(beside).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("dialog"));
  expect(beside).toHaveBeenCalledOnce();
  document.body.innerHTML = "";
  const byBrowser = open();
  await fireEvent(screen.getByRole("dialog"), new Event("close"));
  expect(byBrowser).toHaveBeenCalledOnce();
});
