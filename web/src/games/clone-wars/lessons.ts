/** The guide to a first game of Clone Wars. */
export { LESSONS } from "./guide/lessons";
