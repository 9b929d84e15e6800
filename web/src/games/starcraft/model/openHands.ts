/** The table of a finished game with all hands open: each seat knows its own cards and orders. */
import type { StarCraftView } from "./view";

type Battle = NonNullable<StarCraftView["battle"]>;
type Figures = NonNullable<StarCraftView["figures"]>;
type Fought = NonNullable<Figures["fought"]>;
type Lane = NonNullable<Figures["lanes"][number]>;
type ByRole<Kind> = [Kind, Kind];

export function openHands(views: readonly object[]): object {
  const known = views as readonly StarCraftView[];
  const [first] = known;
  return first ? new Opened(first, known).view : {};
}

class Opened {
  constructor(
    readonly first: StarCraftView,
    readonly known: readonly StarCraftView[],
  ) {}

  get view(): StarCraftView {
    const { first, known } = this;
    const { figures } = first;
    return {
      ...first,
      seat: null, // nobody who looks at all of them is one of them
      players: first.players.map((player, seat) => known[seat]?.players[seat] ?? player),
      orders: first.orders.map((stack, at) => ({
        ...stack,
        tokens: stack.tokens.map((token, n) => known[token.seat]?.orders[at]?.tokens[n] ?? token),
      })),
      battle: first.battle && this.#battle(first.battle),
      ...(figures && { figures: this.#figures(figures) }),
    };
  }

  /** What each side of a battle sees of its own. */
  #byRole<Kind>(
    { seats }: { readonly seats: readonly [number, number] },
    seen: (view: StarCraftView, role: 0 | 1) => Kind,
  ): ByRole<Kind> {
    const { first, known } = this;
    return [seen(known[seats[0]] ?? first, 0), seen(known[seats[1]] ?? first, 1)];
  }

  #battle(battle: Battle): Battle {
    const own = (view: StarCraftView) => view.battle ?? battle;
    return {
      ...battle,
      aside: this.#byRole(battle, (view, role) => own(view).aside[role]),
      skirmishes: battle.skirmishes.map((skirmish, at) => ({
        ...skirmish,
        cards: this.#byRole(
          battle,
          (view, role) => (own(view).skirmishes[at] ?? skirmish).cards[role],
        ),
      })),
    };
  }

  #figures(figures: Figures): Figures {
    const { battle } = this.first;
    return {
      ...figures,
      fought: figures.fought && this.#fought(figures.fought),
      lanes: figures.lanes.map(
        (lane, at) => lane && battle && this.#lane(battle, lane, (of) => of.lanes[at] ?? lane),
      ),
    };
  }

  #fought(fought: Fought): Fought {
    const own = ({ figures }: StarCraftView) => figures?.fought ?? fought;
    return {
      ...fought,
      drawn: this.#byRole(fought, (view, role) => own(view).drawn[role]),
      drawn_after: this.#byRole(fought, (view, role) => own(view).drawn_after[role]),
      lanes: fought.lanes.map((lane, at) => ({
        ...lane,
        ...this.#lane(fought, lane, ({ fought: of }) => of?.lanes[at] ?? lane),
        cards: this.#byRole(fought, (view, role) => (own(view).lanes[at] ?? lane).cards[role]),
      })),
    };
  }

  /** The sums of a skirmish, of each side as it knows them. */
  #lane(
    of: { readonly seats: readonly [number, number] },
    lane: Lane,
    laneIn: (figures: Figures) => Lane,
  ): Lane {
    const own = ({ figures }: StarCraftView) => (figures ? laneIn(figures) : lane);
    return {
      ...lane,
      lines: this.#byRole(of, (view, role) =>
        own(view).lines.filter((line) => line.role === role),
      ).flat(),
      attack: this.#byRole(of, (view, role) => own(view).attack[role]),
      health: this.#byRole(of, (view, role) => own(view).health[role]),
    };
  }
}
