/** The summary of a game of two rounds between three players, for tests. */
import type { Battle, Standing, Summary } from "./model/summary";

const NOTHING = {
  ...{ units: 0, workers: 0, transports: 0, buildings: 0 },
  ...{ modules: 0, bases: 0, technologies: 0, points: 0 },
};

export function standing(team: number, some: Partial<Standing> = {}): Standing {
  const figures = { points: 0, resources: 0, areas: 0, bases: 0, workers: 0 };
  return { team, seats: [team], place: team + 1, out: 0, ...figures, ...some };
}

export function battle(some: Partial<Battle> = {}): Battle {
  return {
    ...{ step: 40, round: 1, area: 0, seats: [0, 1], holder: 0, called_off: false },
    ...{ units: [[0, 0], [1]], lost: [[0], [1]] },
    ...some,
  };
}

export function sampleSummary(some: Partial<Summary> = {}): Summary {
  const figures = { units: 2, bases: 1, workers: 6, drawn: 3, minerals: 2, gas: 1 };
  const rounds = [1, 2].flatMap((round) =>
    [0, 1, 2].map((seat) => ({
      ...{ round, seat, points: (seat + 1) * round, areas: 3 + seat - round, ...figures },
    })),
  );
  const executed = [0, 1, 2].map((seat) => ({
    ...{ orders: [2, 1, 0, 1, seat, 0], events: seat, obstructed: 1, obstructing: 2 },
  }));
  return {
    begins: [0, 120],
    rounds,
    executed,
    battles: [battle()],
    swings: [
      {
        ...{ step: 150, round: 2, seat: 2, order: 4, planet: 0 },
        ...{ areas: [-1, 0, 2], units: [-2, 0, 0] },
      },
    ],
    spent: [
      { ...NOTHING, units: 7, workers: 2 },
      { ...NOTHING, bases: 3 },
      { ...NOTHING, units: 4 },
    ],
    out: [0, 0, 0],
    standings: [
      standing(2, { place: 1, points: 6, areas: 3 }),
      standing(1, { place: 2, points: 4, areas: 2 }),
      standing(0, { place: 3, points: 2, areas: 1 }),
    ],
    decided: { rule: "SC-WIN-02", teams: [2], level: null },
    ...some,
  };
}
