/** What only a wide table has beside its map. */
export { default as HandSmall } from "./rails/HandSmall.svelte";
export { default as OrderTray } from "./prompts/OrderTray.svelte";
export { default as Seats } from "./rails/Seats.svelte";
