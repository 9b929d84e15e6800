/** What the client says. Every sentence is a Fluent message of messages/en. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { isolated } from "./direction";

export type WordArguments = Record<string, FluentVariable>;

const texts = import.meta.glob<string>(
  [
    "../../../messages/en/web*.ftl",
    "../../../messages/en/lobby.ftl",
    "../../../messages/en/guide.ftl",
    "../../../messages/en/clone-wars-web.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

/** What stands in a sentence does not turn it, whatever way it runs. */
function apart(args: WordArguments): WordArguments {
  const kept = ([name, value]: [string, FluentVariable]) =>
    [name, typeof value === "string" ? isolated(value) : value] as const;
  return Object.fromEntries(Object.entries(args).map(kept));
}

/** The messages of these files. */
export function bundleOf(files: readonly string[]): FluentBundle {
  // Isolating marks would be read out and copied: only what needs them gets them (`apart`).
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of files) {
    const [error] = bundle.addResource(new FluentResource(file));
    if (error) throw error;
  }
  return bundle;
}

/** A function that says messages; a mistake in one is an error, or, `lenient`, shown as its key. */
export function speaker(bundle: FluentBundle, lenient: boolean) {
  return (key: string, args: WordArguments = {}): string => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) {
      if (lenient) return key;
      throw new Error(`message '${key}' is missing`);
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, apart(args), errors);
    if (errors[0] && !lenient) throw new Error(`message '${key}': ${errors[0].message}`);
    return text;
  };
}

const bundle = bundleOf(Object.values(texts));

/** The message of this key with its arguments in place. */
export const say = speaker(bundle, import.meta.env.PROD);

/** The same for a key that is made from a name; null where nobody has written that message. */
export const sayIfKnown = (key: string): string | null =>
  bundle.hasMessage(key) ? say(key) : null;
