import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import ClippedText from "./ClippedText.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>A long story</p>" }));
const high = (whole: number) =>
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(whole);

afterEach(() => vi.restoreAllMocks());

test("what is cut is read whole at a tap, and closed by another", async () => {
  high(90);
  render(ClippedText, { of: "", children });
  const more = await screen.findByRole("button", { name: "Read it all" });
  expect(screen.getAllByText("A long story")).toHaveLength(1);
  await fireEvent.click(more);
  expect(screen.getAllByText("A long story")).toHaveLength(2);
  expect(more.ariaExpanded ?? more.getAttribute("aria-expanded")).toBe("true");
  await fireEvent.click(more);
  expect(screen.getAllByText("A long story")).toHaveLength(1);
});

test("what has room needs no tap", async () => {
  high(0);
  render(ClippedText, { of: "", children });
  await new Promise((measured) => requestAnimationFrame(measured));
  expect(screen.queryByRole("button")).toBeNull();
});
