/** What animates an order. */
export { GalaxyPlayback } from "./galaxyPlayback";
export { Turn } from "./turns";
