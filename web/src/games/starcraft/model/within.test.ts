import { expect, test } from "vitest";

import { within } from "./within";

test("an article within a sentence begins with a small letter", () => {
  expect(within("The Overmind")).toBe("the Overmind");
  expect(within("The Queen of Blades")).toBe("the Queen of Blades");
  expect(within("Jim Raynor")).toBe("Jim Raynor");
  expect(within("The other Ann")).toBe("The other Ann");
});
