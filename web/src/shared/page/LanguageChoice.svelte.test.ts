import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { settings } from "../browser/settings.svelte";
import LanguageChoice from "./LanguageChoice.svelte";

test("with one language there is nothing to choose", () => {
  render(LanguageChoice);
  expect(screen.queryByRole("radio")).toBeNull();
});

test("another language is listed by its own name, and reloads the page", async () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { ...location, reload });
  render(LanguageChoice, { names: { en: "English", pl: "Polski" } });
  expect(screen.getByLabelText("Same as the browser")).toBeTruthy();
  await fireEvent.click(screen.getByLabelText("English"));
  expect(settings.choices.language).toBe("en");
  expect(reload).toHaveBeenCalled();
});
