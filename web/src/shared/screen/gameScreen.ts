/** A game as the client knows it: the one object that its folder offers (`games/GAME/index.ts`).
 *
 *  Other rooms read it, and never branch on a game's name. Code and pictures are fetched when they
 *  are first needed. What a game does not have is null: without a drawn table it is played in words,
 *  without words by the list of options alone (plainGame.ts).
 *
 *  Its words are messages named after it: `lobby-game-NAME`, `lobby-tile-NAME`,
 *  `lobby-tile-NAME-short`; those of its sides are `web-side-SIDE`.
 */
import type { Component } from "svelte";

import type { EventShown, Schemas } from "../../api/wire";
import type { GlyphName } from "../../art/glyphs/paths";
import type { NamedWorld } from "../../art/worlds/painting/recipe";
import type { UsualTable } from "../tables/tableForm";
import type { DrawnTable } from "./description";
import type { Gallery } from "./gallery";
import type { GameWords } from "./gameWords";
import type { Lazy } from "./lazy.svelte";
import type { Lessons } from "./lessons";

/** What a seat can play. Its colours are `--fill`, `--ink`, `--hi` and `--glow` inside
 *  `[data-side=…]`, given by a style sheet of its game. */
export interface SideArt {
  /** A path of 24 × 24, filled even-odd; null: it has neither emblem nor colours. */
  readonly emblem: string | null;
}

/** A book of rules: its name in addresses, how the ids of its rules begin, and signs for chapters. */
export interface BookShown {
  readonly name: string;
  readonly prefix: string;
  readonly chapters: Readonly<Record<string, GlyphName>>;
}

/** One of the few lines in which the lobby explains the game. */
export interface LineInBrief {
  readonly glyph: GlyphName;
  readonly line: string;
  readonly tint: string;
}

/** Worlds for the lobby's orrery. */
export interface OrreryWorlds {
  /** Those that stand for tables. */
  readonly tables: readonly NamedWorld[];
  /** Those shown in place of tables while there are none. */
  readonly quiet: readonly NamedWorld[];
  /** Those that always circle close to the sun. */
  readonly inner: readonly NamedWorld[];
}

/** A part of a game that a timeline names by a letter, or a moment that it marks with a sign. */
export interface Landmark {
  readonly name: string;
  readonly letter: string;
  readonly glyph: GlyphName | null;
}

export interface GameScreen {
  /** As the server calls it. */
  readonly name: string;
  /** In the order lists show them. */
  readonly sides: Readonly<Record<string, SideArt>>;
  readonly books: readonly BookShown[];
  readonly inBrief: readonly LineInBrief[];
  /** What its players count. */
  readonly span: "turn" | "round";
  /** Null: as few as can play, with the game's own defaults. */
  readonly usual: UsualTable | null;
  /** Other tables that the lobby starts with one click, by what their button says:
   *  `lobby-play-NAME-…`. */
  readonly further: Readonly<Record<string, UsualTable>>;
  /** A table with all hands open, combined from what each seat sees; null: there are no hands. */
  readonly openHands: ((views: readonly object[]) => object) | null;
  /** The seat whose turn it is; null: there are no turns. */
  readonly turnOf: ((view: object) => number) | null;
  /** What a replay marks on its timeline; null: where somebody scored. */
  readonly landmark: ((name: string) => Landmark) | null;
  /** What a screen reader says at once of something that happened, empty for most; null: of nothing. */
  readonly alertOf:
    ((event: EventShown, own: number | null, nameOf: (seat: number) => string) => string) | null;
  readonly poster: Lazy<Component> | null;
  readonly worlds: Lazy<OrreryWorlds> | null;
  readonly table: Lazy<DrawnTable> | null;
  readonly words: Lazy<GameWords> | null;
  readonly lessons: Lazy<Lessons> | null;
  readonly gallery: Lazy<Gallery> | null;
  /** The map of a scenario as a picture; null: it has no scenarios. */
  readonly scenarioMap: Lazy<Component<{ map: Schemas["MapTold"] }>> | null;
  /** All its drawings, for the page that shows them in development. */
  readonly drawings: Lazy<Component<{ shows: (section: string) => boolean }>> | null;
}

/** A side, if its game draws it: for `data-side`. */
export function drawnSide({ sides }: GameScreen, side: string): string | undefined {
  return sides[side]?.emblem ? side : undefined;
}
