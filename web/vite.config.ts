import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { Chunks } from "./chunks.ts";
import { languageModules } from "./languages.ts";
import { notices } from "./notices.ts";

const SERVER = "http://127.0.0.1:8765";

/** Code of a game, or its words. */
const OF_GAME = /(?:\/src\/games\/|virtual:words\/(?!page))([^/]+)\//;

/** The game that a chunk belongs to, for its name: `starcraft-`; nothing for what is no game's alone. */
function gameOf(modules: readonly string[]): string {
  const games = new Set(modules.map((path) => OF_GAME.exec(path)?.[1] ?? ""));
  games.delete("");
  return games.size === 1 ? `${[...games][0]}-` : "";
}

const CHUNKS = new Chunks();

export default defineConfig({
  plugins: [svelte(), languageModules(), notices()],
  build: {
    // The server hands out what stands here; hatch_build.py puts it into the wheel.
    outDir: "../src/orrery/server/static",
    emptyOutDir: true,
    modulePreload: {
      // What a table fetches when it is idle may fetch the rest by itself: a list of it would cost more than it saves.
      resolveDependencies: (_, files, { hostId }) =>
        hostId.includes("starcraft-table-") ? files.filter((file) => file.endsWith(".css")) : files,
    },
    // People who start a game for the first time see what the build says.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: ({ moduleIds }) => `assets/${gameOf(moduleIds)}[name]-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: (id, modules) => CHUNKS.of(id, modules) }],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true }, "/notices": SERVER },
  },
  test: {
    // A test may wait for a machine that is busy; one that hangs is ended all the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        // What needs no page needs no folder of modules of its own either: that is much faster.
        extends: true,
        test: {
          name: "plain",
          setupFiles: ["src/words/english.ts"],
          environment: "node",
          isolate: false,
          include: ["src/**/*.test.ts"],
          exclude: ["src/**/*.svelte.test.ts"],
        },
      },
      {
        extends: true,
        plugins: [svelteTesting({ autoCleanup: false })],
        test: {
          name: "page",
          // One page for all files: src/pageTests.ts makes it new for each of them.
          isolate: false,
          setupFiles: ["src/pageTests.ts"],
          environment: "happy-dom",
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
          },
          include: ["src/**/*.svelte.test.ts"],
        },
      },
    ],
  },
});
