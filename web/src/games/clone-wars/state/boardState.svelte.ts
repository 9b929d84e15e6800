/** The table of Clone Wars as it is shown and handled: what is where, what glows, what is being
 *  looked at. Created once there is a table to show; the parts of the board get it with
 *  `theBoard()`. */
import { getContext, setContext } from "svelte";

import type { Session } from "../../../api/session";
import type { DecisionShown, OptionShown, RefShown } from "../../../api/wire";
import type { Choosing, Pointing } from "../../../shared/choosing/choosing.svelte";
import type { Frame, TableGiven } from "../../../shared/screen/description";
import { seatName } from "../../../shared/tables/seatNames";
import { say } from "../../../words/words";
import type { CardState } from "../art/cards/cardStates";
import { needOf, readyFor, valueIn } from "../model/aims";
import { openAttack } from "../model/attackLadder";
import type { CardFacts, FigureName } from "../model/cardFacts";
import { cardsTold } from "../model/cardsTold";
import { equalsIn } from "../model/equalCards";
import { cardIn, Offers } from "../model/offers";
import { formOf, type Form } from "../model/questionForms";
import {
  nearSeat,
  NONE,
  type Aim,
  type AttackSum,
  type CloneWars,
  type CloneWarsOption,
  type CloneWarsView,
  type InPlay,
  type Side,
} from "../model/view";
import { confirmationOf } from "./confirmations";
import { RowOrder } from "./rowOrder.svelte";

/** What can be opened and read through. */
export type PileName = "discard" | "exile" | "deck" | "hand" | "victory" | "bases";
export type OpenPile = { seat: 0 | 1; pile: PileName } | { seat: null; pile: "discard" | "deck" };

/** Milliseconds for which a card that was pointed at stays at reading size. */
const LINGER = 2500;
const KEY = Symbol("board");

/** What must be known before any of the table can be drawn. */
export interface TableThere {
  readonly view: CloneWarsView;
  readonly cards: readonly CardFacts[];
}

/** The table that a session shows; null while the first update or the printed facts are missing. */
export function tableIn({ view, printed }: Session<CloneWars>): TableThere | null {
  const { card: cards = [] } = printed;
  return view && cards.length > 0 ? { view, cards } : null;
}

export class BoardState {
  readonly session: Session<CloneWars>;
  readonly choosing: Choosing;
  readonly frame: Frame;
  /** The card that is looked at closely. */
  zoomed = $state<number | null>(null);
  pile = $state.raw<OpenPile | null>(null);
  /** There is room for a card at reading size only while something is pointed at. */
  isFleeting = $state(false);
  /** The card of the hand in the middle of the sheet, on a phone. */
  inSheet = $state<number | null>(null);
  /** The base that has just fallen, and whose it was. */
  fallen = $state.raw<{ card: number; seat: number } | null>(null);
  /** The decision whose form was folded away to see the table below it. */
  #foldedAway = $state.raw<DecisionShown | null>(null);
  /** The card that was clicked last: of equal ones, it is the one that waits to be sent. */
  #clicked = $state(NONE);

  readonly #rowOrder = new RowOrder();
  /** One of our own cards being dragged to what it should attack, and where the pointer is. */
  drag = $state.raw<{ card: number; x: number; y: number } | null>(null);

  /** The last known table, so that a board that is being removed still has something to draw. */
  #last: TableThere;

  /** What pointing at a card means. */
  readonly pointing: Pointing = {
    stands: (ref) => this.#standsFor(ref),
    isPointed: (option) => !this.#isIdle(option),
    obvious: (options) =>
      options.find(
        (option) => !option.reveals && (this.#isGift(option) || this.#asksAnyway(option)),
      ) ?? null,
    confirmationOf: (option: CloneWarsOption) => confirmationOf(this, option),
  };

  constructor({ session, choosing, frame }: TableGiven<CloneWars>, first: TableThere) {
    this.#last = first;
    this.session = session;
    this.choosing = choosing;
    this.frame = frame;
  }

  readonly #table = $derived.by(() => (this.#last = tableIn(this.session) ?? this.#last));
  readonly view: CloneWarsView = $derived.by(() => this.#table.view);
  readonly cards: readonly CardFacts[] = $derived.by(() => this.#table.cards);
  readonly near: 0 | 1 = $derived.by(() => nearSeat(this.view));
  readonly far: 0 | 1 = $derived.by(() => (this.near === 0 ? 1 : 0));
  readonly equals = $derived.by(() => equalsIn(this.session.decision?.remarks.equal ?? []));
  /** Options by card; none while something is in progress. */
  readonly offers = $derived.by(() => new Offers(this.choosing.pointed, this.equals));
  readonly form: Form | null = $derived.by(() => {
    const { decision } = this.session;
    return decision && formOf(decision, this.view);
  });
  readonly sums: readonly AttackSum[] = $derived.by(
    () => this.session.decision?.remarks.sums ?? [],
  );
  readonly aims: readonly Aim[] = $derived.by(() => this.session.decision?.remarks.aims ?? []);
  /** The attack on a base being put together by the active player. */
  readonly baseAttack: AttackSum | null = $derived.by(
    () => this.sumAt(NONE) ?? openAttack(this.view),
  );
  /** The card that was picked to attack, while its target is chosen. */
  readonly aiming: number | undefined = $derived.by(
    () =>
      this.choosing.path.find(({ number }) => this.offers.verb(number, "commit").length > 0)
        ?.number,
  );
  /** Cards that others' moves since our last decision were about. */
  readonly #changed = $derived.by(() => {
    const { log, changes, seat } = this.session;
    return log
      .slice(changes.from, changes.to)
      .filter((line) => line.seat >= 0 && line.seat !== seat)
      .flatMap(cardsTold);
  });

  /** Cards on the table that the hint is about; if answers are shown over it, one of them is
   *  marked. */
  readonly #hinted = $derived.by(() => {
    const { hinted } = this.frame;
    if (!hinted || (this.form !== "table" && this.form !== "tray")) return [];
    return hinted.refs.flatMap((ref) => this.#standsFor(ref).map(({ number }) => number));
  });

  /** The places of the row in the order they are drawn. */
  get rowPlaces(): number[] {
    return this.#rowOrder.places(this.view.row.length);
  }

  /** Of equal row cards, the one that options name; it is drawn where the given one was. */
  #named(card: number): number {
    const { row } = this.view;
    const alike = row.includes(card) ? (this.equals.get(card) ?? []) : [];
    const named = alike.find((one) =>
      this.offers.of(card).some(({ option }) => option.refs.some(({ number }) => number === one)),
    );
    if (named === undefined || named === card) return card;
    this.#rowOrder.swap(row.length, row.indexOf(named), row.indexOf(card));
    return named;
  }

  get isWatching(): boolean {
    return this.session.seat === null;
  }

  /** Whether it is ours to act freely: then the row says what each card would take. */
  get isActing(): boolean {
    return this.session.decision?.prompt === "action";
  }

  /** The form of a question that is shown over the table. */
  get formOver(): Form | null {
    return this.form === "table" && !this.isBetween ? null : this.form;
  }

  /** We are asked in the turn of the other side. */
  get isBetween(): boolean {
    return this.session.decision !== null && this.view.active !== this.session.seat;
  }

  get isFolded(): boolean {
    return this.#foldedAway !== null && this.#foldedAway === this.session.decision;
  }

  fold(): void {
    this.#foldedAway = this.isFolded ? null : this.session.decision;
  }

  side(seat: 0 | 1): Side {
    return this.view.sides[seat];
  }

  fact(card: number): CardFacts {
    const found = this.cards[card];
    if (!found) throw new Error(`card ${card} is not printed`);
    return found;
  }

  /** A card in play with its current values: a figure changed by a text is shown instead if none is
   *  printed; otherwise the bonus is shown beside the printed one. */
  now(one: InPlay): { card: CardFacts; bonus: Partial<Record<FigureName, number>> } {
    const card = this.fact(one.card);
    const printed = card.figures.attack ?? 0;
    const figures = { ...card.figures };
    if (one.hit_points !== undefined) figures.hit_points = one.hit_points;
    if (printed === 0) figures.attack = one.attack;
    // Its choice was made when it was played, so there is none left to show.
    const isAsked = [this.session.decision?.about, this.view.asked?.about].includes(one.card);
    const shown = { ...card, figures, choice: isAsked ? card.choice : [] };
    return { card: shown, bonus: printed ? { attack: one.attack - printed } : {} };
  }

  /** The name of the player in a seat: on the seat's plate, in the result. */
  seatName(seat: number): string {
    return seatName(this.session.seatOf(seat), this.session.seat);
  }

  /** What the rules call a side: "you", or "the Separatists". */
  theSide(seat: number): string {
    if (seat === this.session.seat) return say("cw-side-you");
    return say("cw-the-side", { side: this.side(seat === 1 ? 1 : 0).faction });
  }

  #standsFor(ref: RefShown): { kind: string; number: number }[] {
    // Cards that are already attacking are not what you click to resolve the attack.
    if (ref.kind !== "card" || ref.role === "with") return [];
    const alike = this.equals.get(ref.number) ?? [ref.number];
    return alike.map((number) => ({ kind: "card", number }));
  }

  // What is drawn around a card

  stateOf(card: number): CardState {
    const thing = { kind: "card", number: card };
    const glow = this.choosing.glowOf(thing);
    const picked = this.choosing.isPicked(thing);
    return {
      live: glow === "take" && !picked,
      aim: glow === "aim" || (glow === "take" && this.offers.at(card).length > 0 && !picked),
      picked,
      hinted: this.#hinted.includes(card),
      changed: this.#changed.includes(card),
      pending: this.#waits(card),
    };
  }

  /** A reward of resources and Force: nobody declines it. */
  #isGift(option: OptionShown): boolean {
    const card = option.verb === "reward" ? cardIn(option, "what") : undefined;
    return card !== undefined && (this.cards[card]?.is_gift ?? false);
  }

  /** The only ability on offer, if it starts with a question: that question is enough. */
  #asksAnyway({ verb, refs }: OptionShown): boolean {
    const options = this.session.decision?.options ?? [];
    const isOnly = options.length === 2 && options.some((option) => option.verb === "done");
    return isOnly && verb === "use" && refs.some(({ number }) => this.cards[number]?.asks ?? false);
  }

  /** Joining an attack with 0 attack: it is possible, but pointing does not offer it. */
  #isIdle(option: OptionShown): boolean {
    if (option.verb !== "commit") return false;
    const to = cardIn(option, "to");
    const target = this.view.row.includes(to ?? NONE) ? to : NONE;
    return valueIn(this.aimAt(target ?? NONE), cardIn(option, "what")) === 0;
  }

  /** The send delay in milliseconds, if what was picked with this card waits to be sent. */
  #waits(card: number): number | undefined {
    const { held } = this.choosing.sendDelay;
    if (!held || held.wait === null || this.#clicked !== card) return undefined;
    return held.wait;
  }

  // What is done with a card

  /** A click on a card, wherever it is: what it means, or why it means nothing. `onUse`: on the
   *  sign of its ability, which is used at once if there is only one. */
  point(card: number, button: Element, onUse = false): void {
    this.frame.look(card);
    if (!this.session.isLive) return void (this.zoomed = card);
    // A click while something waits to be sent only sends it.
    const { held } = this.choosing.sendDelay;
    if (held?.wait === null) return;
    if (held) return this.choosing.sendDelay.flush();
    if (this.choosing.isTooEarly(() => this.point(card, button, onUse))) return;
    card = this.#named(card);
    this.#clicked = card;
    if (onUse && this.offers.verb(card, "use").length === 1) return void this.use(card);
    const join = this.joining(card);
    if (join) return this.choosing.choose(join);
    if (!this.choosing.point({ kind: "card", number: card })) this.why(card, button);
  }

  /** How a card joins the attack that is being put together: by a click, if there is one such
   *  attack and nothing else to do with the card. To choose another target, point at it first. */
  joining(card: number): OptionShown | undefined {
    if (this.choosing.path.length > 0) return undefined;
    const options = this.offers.with(card);
    const built = this.view.groups.filter(({ target }) => this.#wantsMore(target));
    const [group, ...more] = built;
    if (!group || more.length > 0 || options.some(({ verb }) => verb !== "commit"))
      return undefined;
    const to = group.target === NONE ? this.side(this.far).base?.card : group.target;
    return options.find((option) => cardIn(option, "to") === to);
  }

  /** Every point counts against a base; against a row card, only up to what it needs. */
  #wantsMore(target: number): boolean {
    const aim = this.aimAt(target);
    return target === NONE || (aim !== undefined && aim.total < needOf(aim));
  }

  /** Use the ability of a card, without asking what else could be done with it. */
  use(card: number): boolean {
    const [option] = this.offers.verb(card, "use");
    if (option) this.choosing.choose(option);
    return option !== undefined;
  }

  why(card: number, button: Element): void {
    const sentence = this.#shortOf(card);
    const first = sentence ? [{ sentence, rule: "CW-BOUNTY-04", pick: "" }] : [];
    void this.frame.askWhy([{ kind: "card", number: card }], button, (reasons) => [
      ...first,
      ...reasons.filter(({ pick }) => !this.#isIdlePick(pick)),
    ]);
  }

  /** For an enemy row card: the attack that is left and is not enough. */
  #shortOf(card: number): string {
    if (!this.isActing || !this.view.row.includes(card)) return "";
    const { faction, figures, name } = this.fact(card);
    const need = figures.target_value;
    const have = readyFor(this.aimAt(card));
    if (need === undefined || have >= need || faction !== this.side(this.far).faction) return "";
    return say("cw-attack-left", { have, need, card: name });
  }

  #isIdlePick(pick: string): boolean {
    const option = this.choosing.options.find(({ text }) => text === pick);
    return option !== undefined && this.#isIdle(option);
  }

  /** The target of the attack that a card has joined: a card of the row, or the base. */
  targetOf(card: number): number | undefined {
    return this.view.groups.find((group) => group.cards.includes(card))?.target;
  }

  sumAt(target: number): AttackSum | undefined {
    return this.sums.find((sum) => sum.target === target);
  }

  /** What an attack on a row card, or on the base, needs and could get. */
  aimAt(target: number): Aim | undefined {
    return this.aims.find((aim) => aim.target === target);
  }

  /** The pointer has left a card: it can still be read for a moment, unless another is pointed at. */
  lookAway(card: number): void {
    const leave = () => this.frame.looked === card && this.frame.look(null);
    if (this.isFleeting) leave();
    else setTimeout(leave, LINGER);
  }

  /** The card at reading size: the one pointed at, the one that is asked about, or the one the
   *  story mentioned last. */
  get shown(): number | null {
    const { looked } = this.frame;
    if (looked !== null && this.cards[looked]) return looked;
    const { decision, log } = this.session;
    if (decision && decision.about >= 0) return decision.about;
    const told = log.at(-1)?.refs.at(0)?.number;
    return told !== undefined && this.cards[told] ? told : null;
  }
}

/** For a component that draws the board: its parts get it. */
export function showBoard(board: BoardState): BoardState {
  return setContext(KEY, board);
}

export function theBoard(): BoardState {
  return getContext<BoardState>(KEY);
}
