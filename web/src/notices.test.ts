import { expect, test } from "vitest";

import { foldersOf, noticeOf } from "../notices";

test("every part of the page has a notice with its licence in full", () => {
  const folders = foldersOf(["/elsewhere/src/main.ts", "\0vite/preload-helper"]);
  const notices = folders.map(noticeOf);
  for (const name of ["@fluent/bundle", "@fontsource-variable/exo-2", "svelte"]) {
    expect(notices.some((one) => one.startsWith(`${name} `))).toBe(true);
  }
  for (const one of notices) expect(one.length).toBeGreaterThan(800);
  expect(notices.join("\n")).toContain("SIL OPEN FONT LICENSE");
  expect(notices.join("\n")).toContain("Apache License");
});

test("a package whose modules are in the page is among them", () => {
  const [svelte] = foldersOf([]).filter((one) => one.endsWith("/svelte"));
  const clsx = `${svelte?.replace(/svelte$/, "clsx") ?? ""}`;
  expect(foldersOf([`${clsx}/dist/clsx.mjs`])).toContain(clsx);
});
