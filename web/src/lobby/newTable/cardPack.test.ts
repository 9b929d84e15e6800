import { describe, expect, test } from "vitest";

import { packOf } from "./cardPack";

function file(name: string, text: string, folder = ""): File {
  const made = new File([text], name);
  Object.defineProperty(made, "webkitRelativePath", { value: folder && `${folder}/${name}` });
  return made;
}

describe("a card pack", () => {
  test("is the files of facts of a folder, and is called like it", async () => {
    const pack = await packOf([
      file("notes.md", "not this", "my box"),
      file("clone_wars.toml", "a = 1", "my box"),
    ]);
    expect(pack).toEqual({ name: "my box", files: { "clone_wars.toml": "a = 1" } });
  });

  test("may be a file alone", async () => {
    expect((await packOf([file("first_edition.toml", "x")])).name).toBe("first_edition");
  });

  test("is refused without facts, with names that cannot be sent, or too large", async () => {
    await expect(packOf([file("notes.md", "x")])).rejects.toMatchObject({ why: "empty" });
    await expect(packOf([file("My Cards.toml", "x")])).rejects.toMatchObject({
      why: "name",
      file: "My Cards.toml",
    });
    const large = file("clone_wars.toml", "x".repeat(400_001));
    await expect(packOf([large])).rejects.toMatchObject({ why: "large" });
  });
});
