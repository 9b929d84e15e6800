/** The cards of StarCraft, for the gallery. */
export * from "./gallery/cards";
export { default as TextCard } from "./gallery/TextCard.svelte";
