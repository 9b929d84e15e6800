/** The player's settings, kept in this browser and reflected as attributes of <html>. */
import { bestOf, directionOf, languageNames } from "../../words/words";

export interface Choices {
  /** The language of all text; empty: the browser's. */
  language: string;
  theme: "system" | "dark" | "light";
  /** The speed of motion. */
  motion: "half" | "normal" | "double" | "off";
  /** How fast the moves of programs are shown. */
  pace: "slow" | "natural" | "fast" | "at-once";
  /** Which battles between others open by themselves. */
  watch: "never" | "touching" | "always";
  /** Text size in percent. */
  text: 100 | 115 | 130;
  /** Seconds in which a pick that cannot be undone can still be stopped; or ask first. */
  grace: 0 | 1.5 | 3 | "ask";
  /** Whether single letters are shortcuts. */
  letters: boolean;
  /** Whether a decision with only one option answers itself. */
  forced: boolean;
  sound: "off" | "low" | "full";
  /** How a table is shown: drawn, or as text. */
  view: "drawn" | "text";
}

/** Every value that can be chosen; the first is the default. */
export const POSSIBLE: { readonly [Name in keyof Choices]: readonly Choices[Name][] } = {
  language: ["", ...Object.keys(languageNames)],
  theme: ["system", "dark", "light"],
  motion: ["normal", "half", "double", "off"],
  pace: ["natural", "slow", "fast", "at-once"],
  watch: ["never", "touching", "always"],
  text: [100, 115, 130],
  grace: [1.5, 0, 3, "ask"],
  letters: [true, false],
  forced: [true, false],
  sound: ["off", "low", "full"],
  view: ["drawn", "text"],
};

/** The values in the order they are offered: ascending, where the default is not the smallest. */
const OFFERED: Partial<{ [Name in keyof Choices]: readonly Choices[Name][] }> = {
  motion: ["off", "half", "normal", "double"],
  pace: ["slow", "natural", "fast", "at-once"],
  grace: [0, 1.5, 3, "ask"],
};

export function offered<Name extends keyof Choices>(name: Name): readonly Choices[Name][] {
  return OFFERED[name] ?? POSSIBLE[name];
}

const PACE = { half: 2, normal: 1, double: 0.5, off: 0 } as const;
/** Milliseconds between two moves of programs, at normal speed of motion. */
const PAUSE = { slow: 1400, natural: 700, fast: 250, "at-once": 0 } as const;
const KEPT = "orrery.settings";

function one<Name extends keyof Choices>(name: Name, kept: Record<string, unknown>): Choices[Name] {
  const possible = POSSIBLE[name];
  return possible.find((value) => value === kept[name]) ?? (possible[0] as Choices[Name]);
}

function kept(): Choices {
  let found: Record<string, unknown> = {};
  try {
    found = Object(JSON.parse(localStorage.getItem(KEPT) ?? "{}")) as Record<string, unknown>;
  } catch {
    // The stored settings cannot be read, so the defaults apply.
  }
  return {
    language: one("language", found),
    theme: one("theme", found),
    motion: one("motion", found),
    pace: one("pace", found),
    watch: one("watch", found),
    text: one("text", found),
    grace: one("grace", found),
    letters: one("letters", found),
    forced: one("forced", found),
    sound: one("sound", found),
    view: one("view", found),
  };
}

export class Settings {
  #choices = $state(kept());
  #light = matchMedia("(prefers-color-scheme: light)");
  #still = matchMedia("(prefers-reduced-motion: reduce)");
  #systemLight = $state(this.#light.matches);
  #systemStill = $state(this.#still.matches);

  constructor() {
    this.#light.addEventListener("change", ({ matches }) => {
      this.#systemLight = matches;
      this.apply();
    });
    this.#still.addEventListener("change", ({ matches }) => {
      this.#systemStill = matches;
      this.apply();
    });
  }

  /** What was chosen. */
  get choices(): Readonly<Choices> {
    return this.#choices;
  }

  /** The language to use; the browser's if the player has not chosen one. */
  get language(): string {
    const { language } = this.#choices;
    return bestOf(language ? [language] : navigator.languages);
  }

  /** The theme to use; the system's if the player has not chosen one. */
  get theme(): "dark" | "light" {
    if (this.#choices.theme !== "system") return this.#choices.theme;
    return this.#systemLight ? "light" : "dark";
  }

  /** The speed of motion; a system setting against motion wins. */
  get motion(): Choices["motion"] {
    return this.#systemStill ? "off" : this.#choices.motion;
  }

  /** A duration in milliseconds at the chosen speed: 0 without motion. */
  paced(milliseconds: number): number {
    return milliseconds * PACE[this.motion];
  }

  /** Milliseconds between two moves of programs; nothing waits without motion, or while the page is
   *  hidden. */
  get programPause(): number {
    return document.hidden ? 0 : this.paced(PAUSE[this.#choices.pace]);
  }

  change(some: Partial<Choices>): void {
    Object.assign(this.#choices, some);
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#choices));
    } catch {
      // Without storage, the choice holds until the page is closed.
    }
    this.apply();
  }

  /** Expose the choices to the style sheets. */
  apply(): void {
    const { dataset } = document.documentElement;
    document.documentElement.lang = this.language;
    document.documentElement.dir = directionOf(this.language);
    dataset.theme = this.theme;
    dataset.motion = this.motion;
    dataset.text = String(this.#choices.text);
  }
}

export const settings = new Settings();
