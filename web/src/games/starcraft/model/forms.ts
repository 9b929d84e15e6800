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

/** How a question of a battle is answered on its board.
 *
 *  abilities: own cards beside the board · draw: the deck · units: one chip · pieces: chips with where
 *  they are, one or several · victims: chips and a counter · areas: the planet · pairs, supports, cards:
 *  drafted in the lanes · choice: cards side by side · lanes: one lane · order: a list in the lane */
export type BattleForm =
  | "abilities"
  | "draw"
  | "units"
  | "pieces"
  | "victims"
  | "areas"
  | "pairs"
  | "supports"
  | "cards"
  | "choice"
  | "lanes"
  | "order";

export const BATTLE_FORMS: Readonly<Record<string, BattleForm>> = {
  "start-of-battle": "abilities",
  "early-loss": "units",
  consume: "units",
  "escape-to": "areas",
  "escape-lose": "victims",
  "extra-draw": "draw",
  front: "units",
  pair: "pairs",
  support: "supports",
  exchange: "pieces",
  "exchange-for": "pieces",
  "standard-card": "cards",
  "reinforcement-card": "cards",
  "adaptive-card": "choice",
  "replacement-card": "cards",
  "next-skirmish": "lanes",
  supporter: "units",
  broodling: "units",
  feedback: "units",
  collateral: "choice",
  "give-up-stolen": "pieces",
  recharge: "choice",
  "last-strike": "pieces",
  "end-of-destroy-step": "order",
  withdraw: "areas",
  splash: "victims",
  nuke: "victims",
  "retreat-to": "areas",
  "retreat-who": "victims",
  "retreat-lose": "victims",
};

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
  "starting-unit-left": "tray",
  "choose-planet": "events",
  "name-first-player": "tray",
  // Scenarios
  "scenario-base": "map",
  "scenario-installation": "map",
  "scenario-item": "map",
  "spare-base": "map",
  "spare-card": "map",
  "driven-move": "map",
  "driven-build": "map",
  "choose-plans": "events",
  "fetch-bunker": "events",
  // Orders
  "order-where": "orders",
  "order-which": "orders",
  reveal: "map",
  execute: "map",
  "stop-order": "events",
  "spend-order": "tray",
  "defend-move": "map",
  "end-order": "map",
  "before-battle": "map",
  "destroy-where": "map",
  "destroy-what": "tray",
  // Build
  "build-forces": "build",
  "new-unit-area": "build",
  sacrifice: "build",
  "sacrifice-which": "build",
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
  "evading-transport": "map",
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
  "gain-token": "tray",
  // Leadership cards, and what they ask for
  "choose-leader": "events",
  "subtle-planning": "events",
  "inspiring-leadership": "events",
  "conclave-fleet": "map",
  "conclave-fleet-unit": "tray",
  "subtle-influence": "map",
  "tactical-mastery": "map",
  "scorched-earth-unit": "tray",
  "scorched-earth-area": "map",
  "swarm-flies": "map",
  "teeming-spawn": "map",
  "psi-disrupter": "map",
  "leave-planet": "map",
  "leave-planet-to": "map",
  "ultimate-sacrifice": "map",
  "ultimate-sacrifice-area": "map",
  "return-to-aiur": "map",
  "warp-gate": "map",
  "warp-gate-to": "map",
  "hero-figure": "map",
  "hero-area": "map",
  install: "map",
  "return-figure": "map",
  "return-hero": "map",
  "riches-of-aiur": "map",
  // Cards in hand
  "discard-to-limit": "hand",
  // Battles
  ...Object.fromEntries(Object.keys(BATTLE_FORMS).map((prompt) => [prompt, "battle"] as const)),
};

export const formOf = (prompt: string | undefined): Form | null => FORMS[prompt ?? ""] ?? null;

/** These take the right half of a wide screen. */
const PANELS: ReadonlySet<Form | null> = new Set<Form>(["build", "pay", "technologies"]);
export const isPanel = (form: Form | null): boolean => PANELS.has(form);
