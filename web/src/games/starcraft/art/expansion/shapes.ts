/** Outlines of the pieces that Brood War adds. Installations stand with their foot on the x-axis, like
 *  bases; tokens lie round the origin and have the radius 1. */

export const INSTALLATIONS = [
  "infested_command_center",
  "warp_gate",
  "overmind",
  "cerebrate",
] as const;
export type Installation = (typeof INSTALLATIONS)[number];

export const isInstallation = (slug: string): slug is Installation =>
  INSTALLATIONS.some((one) => one === slug);

interface Standing {
  readonly outline: string;
  /** What is on it, in ink. */
  readonly mark: string;
}

/** An overgrown dome with an eye for a window, a gate with a crystal, an eye on roots, folds of a brain. */
export const STANDING: Readonly<Record<Installation, Standing>> = {
  infested_command_center: {
    outline:
      "M-15 0l3-5.5h24l3 5.5zM-12-6.5q0-12 12-12t12 12zM-2.5-18v-5h5v5zM10-13q5.5-2.5 3.5-9.5 6 6 .5 13.5zM-10-13q-5.5-2.5-3.5-9.5-6 6-.5 13.5zM-6-17l-3-5.5 5.5 3.5z",
    mark: "M-7-11Q0-16.5 7-11 0-5.5-7-11zM0-13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  },
  warp_gate: {
    outline:
      "M-15 0q-2-13 5-19 10-7 20 0 7 6 5 19h-6.5q2-10-3-14-5.5-3.5-11 0-5 4-3 14zM0-13.5l4.5 6.5L0-.5-4.5-7z",
    mark: "M0-21.5l1.7 2.2L0-17l-1.7-2.3zM-10.5-15l1.6 2-1.6 2.3-1.6-2.3zM10.5-15l1.6 2-1.6 2.3-1.6-2.3z",
  },
  overmind: {
    outline: "M-18 0q4-3 4-7l-5-7 7.5 2q2-10 11.5-10t11.5 10l7.5-2-5 7q0 4 4 7z",
    mark: "M-9.5-10Q0-19.5 9.5-10 0-.5-9.5-10zM0-14a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM0-12l1.2 2L0-8l-1.2-2z",
  },
  cerebrate: {
    outline: "M-14 0q-4.5-7 1-10.5-.5-8 7-8.5 4-5 9.5-1.5 7.5-.5 7.5 7 6 5 2.5 13.5z",
    mark: "M-9.5-3.5q1-6 5.5-5-1-5 4-5.5l.6 1.8q-3 .7-1.8 5.5-4.8-1.3-5.3 3.2zM10-3.5q0-5-4-5.5 2-4-2-6l-1 1.6q2.5 1.6 0 5.6 4.5-.3 4.8 4.3z",
  },
};

/** A shield with a point below. */
export const SHIELD = "M0-1.05L.9-.75V0Q.85.75 0 1.1-.85.75-.9 0V-.75z";
/** A chevron on it. */
export const CHEVRON = "M-.5 0L0-.5.5 0V.34L0-.14-.5.34z";
/** Eyes look like this. */
export const EYE = "M-1 0Q0-1.3 1 0 0 1.3-1 0zM0-.34a.34.34 0 1 0 0 .68.34.34 0 0 0 0-.68z";

/** Items of scenarios: crystals, and a machine that calls. */
export const ITEMS: Readonly<Record<string, { outline: string; mark: string; tone: string }>> = {
  uraj_crystal: {
    outline: "M0-1.15L.62-.35.5.75 0 1.15-.5.75-.62-.35z",
    mark: "M0-.85L.3-.3 0 .8-.18-.3z",
    tone: "#6fd3ff",
  },
  khalis_crystal: {
    outline: "M-.35-1.1L.35-1.1.75-.2.4 1 -.4 1-.75-.2z",
    mark: "M-.18-.85L.2-.85.32-.15 0 .75-.34-.15z",
    tone: "#ffb163",
  },
  psi_emitter: {
    outline: "M-.8 1L-.5.2-.2.1V-.4A.45.45 0 1 1 .2-.4V.1L.5.2.8 1z",
    mark: "M0-.95A.15.15 0 1 0 0-.65.15.15 0 1 0 0-.95zM-.4.5H.4V.7H-.4z",
    tone: "#d7a3ff",
  },
};
