/** What puts into words what others did. */
export { isRecap, recapFrom, recapOf } from "./recap";
export { stepsOf } from "./regrouping";
