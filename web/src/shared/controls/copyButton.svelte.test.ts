import { expect, test, vi } from "vitest";

import { CopyButton } from "./copyButton.svelte";

test("what was copied is said, and that it could not be", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const copying = new CopyButton();
  await copying.copy("a link");
  expect(writeText).toHaveBeenCalledWith("a link");
  expect(copying.outcome).toBe("web-copied");
  vi.stubGlobal("navigator", {}); // as in a page from an insecure origin
  await copying.copy("a link");
  expect(copying.outcome).toBe("web-not-copied");
});
