/** The cards of Clone Wars, for the gallery. */
export { default as Card } from "./art/cards/Card.svelte";
export { default as CardXL } from "./art/cards/CardXL.svelte";
export * from "./gallery/cards";
export { kindOf, spoken } from "./text/cardLabels";
export { wordsOf } from "./text/cardZoomWords";
