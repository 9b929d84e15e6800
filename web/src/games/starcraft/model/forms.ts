/** Where each question is answered. Every question of the game has a place; a test compares this with
 *  the game's own list. */

/** `map`: by pointing at the galaxy. `tray`: also by tiles beside it. */
export type Form =
  | "map"
  | "tray"
  | "setup"
  | "orders"
  | "moves"
  | "build"
  | "pay"
  | "technologies"
  | "events"
  | "hand"
  | "battle";

export const FORMS: Readonly<Record<string, Form>> = {
  // Setting up
  faction: "setup",
  "place-planet": "setup",
  "place-cell": "setup",
  "place-turn": "setup",
  "starting-base": "map",
  "starting-base-now": "map",
  "z-axis-major": "setup",
  "z-axis-minor": "setup",
  "starting-unit": "setup",
  "starting-transport": "map",
  // Orders
  "order-where": "orders",
  "order-which": "orders",
  reveal: "map",
  execute: "map",
  "end-order": "map",
  "before-battle": "map",
  "destroy-where": "map",
  "destroy-what": "tray",
  // Build
  "build-forces": "build",
  "new-unit-area": "build",
  sacrifice: "build",
  "tech-unit-area": "build",
  "build-upgrades": "build",
  "build-base": "build",
  "gain-upgrade": "build",
  discount: "pay",
  pay: "pay",
  // Mobilize
  move: "moves",
  "move-to": "moves",
  "lift-off": "map",
  recall: "moves",
  "recall-to": "moves",
  // Research
  "research-draw": "technologies",
  "learn-technology": "technologies",
  "technology-to-hand": "technologies",
  "research-bonus": "technologies",
  // Event cards
  "start-of-planning": "events",
  "end-of-planning": "events",
  "double-time": "events",
  "industrial-strategy": "events",
  "specialized-strategy": "events",
  "play-event": "events",
  "end-benefit": "events",
  saboteur: "events",
  informant: "events",
  // What Event cards ask for
  "free-units-planet": "map",
  "free-units-area": "map",
  "free-units-unit": "tray",
  reroute: "map",
  "reroute-to": "map",
  "free-transport": "map",
  "prepare-invasion": "tray",
  "invasion-transport": "map",
  maelstrom: "map",
  "exchange-end": "tray",
  "exchange-with": "tray",
  deplete: "map",
  "deplete-up-to": "map",
  restore: "map",
  "assault-from": "map",
  "assault-to": "map",
  "assault-unit": "tray",
  "assault-loss": "tray",
  // Cards in hand
  "discard-to-limit": "hand",
  // Battles
  "start-of-battle": "battle",
  consume: "battle",
  "escape-to": "battle",
  "escape-lose": "battle",
  "extra-draw": "battle",
  front: "battle",
  pair: "battle",
  support: "battle",
  "standard-card": "battle",
  "reinforcement-card": "battle",
  "adaptive-card": "battle",
  "replacement-card": "battle",
  "next-skirmish": "battle",
  supporter: "battle",
  broodling: "battle",
  "end-of-destroy-step": "battle",
  withdraw: "battle",
  splash: "battle",
  nuke: "battle",
  "retreat-to": "battle",
  "retreat-who": "battle",
  "retreat-lose": "battle",
};

export const formOf = (prompt: string | undefined): Form | null => FORMS[prompt ?? ""] ?? null;

/** These take the right half of a wide screen. */
const PANELS: ReadonlySet<Form | null> = new Set<Form>(["build", "pay", "technologies"]);
export const isPanel = (form: Form | null): boolean => PANELS.has(form);
