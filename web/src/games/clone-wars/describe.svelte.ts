/** What the table of Clone Wars tells the frame around it. */
import { SvelteMap } from "svelte/reactivity";
import { innerWidth } from "svelte/reactivity/window";

import { keepRecap, keptRecap } from "../../motion/keptRecap";
import type { Description, PromptAction, Tab, TableGiven } from "../../shared/screen/description";
import { part, type Part } from "../../shared/screen/part";
import { say } from "../../words/words";
import { draftOf, fire } from "./attack/currentDraft";
import Board from "./Board.svelte";
import End from "./End.svelte";
import type { CloneWars } from "./model/view";
import Trophies from "./pieces/Trophies.svelte";
import { holdTip } from "./prompts/holdTip";
import { hasActed, opponentRecap } from "./prompts/opponentRecap";
import { actionsOf } from "./prompts/promptActions";
import { promptNote } from "./prompts/promptNote";
import { BoardState, type TableThere } from "./state/boardState.svelte";

const isText = (kept: unknown) => typeof kept === "string";
const WIDE = 1020;
const PHONE = 760;
/** Which figure of the table rules are about. */
const CAUSES: readonly [RegExp, string][] = [
  [/^CW-BUY-03|^CW-OPT-03/, "[data-pool]"],
  [/^CW-BOUNTY-04/, "[data-attack]"],
  [/^CW-FORCE/, '[data-place="force"]'],
];

export class CloneWarsDescription implements Description {
  readonly board: BoardState;
  readonly table: Part;
  readonly end: Part;
  readonly heading = null;
  readonly recaps = new SvelteMap<number, string>();
  readonly #tip = holdTip();

  constructor(given: TableGiven<CloneWars>, first: TableThere) {
    this.board = new BoardState(given, first);
    this.table = part(Board, { described: this });
    this.end = part(End, { board: this.board });
  }

  readonly #width: number = $derived.by(() => innerWidth.current ?? WIDE);
  readonly isWide: boolean = $derived.by(() => this.#width >= WIDE);
  /** The division of damage being asked for. */
  readonly draft = $derived.by(() => draftOf(this.board));

  readonly actions: readonly PromptAction[] = $derived.by(() =>
    this.draft ? fire(this.board, this.draft) : actionsOf(this.board, this.#width < PHONE),
  );

  get tabs(): readonly Tab[] {
    const badge = this.board.side(this.board.near).hand.cards;
    return [{ id: "hand", label: say("cw-tab-hand"), glyph: "hand", badge }];
  }

  get goal(): string {
    return say("cw-first-to", { n: this.board.view.bases_to_win });
  }

  readonly promptNote: string = $derived.by(() =>
    promptNote(this.board, { recap: this.#recap, narrow: !this.isWide, tip: this.#tip }),
  );

  get question(): string {
    return this.draft ? say("cw-divide") : "";
  }

  get pathWords(): string {
    const { board } = this;
    const [picked, ...more] = board.choosing.path;
    if (!board.isActing || !picked || more.length > 0) return "";
    const says = board.aiming === undefined ? "cw-path-target" : "cw-path-attacker";
    return say(says, { card: board.frame.nameOf(picked.number) });
  }

  get isAsking(): boolean {
    return this.draft === null && this.board.formOver !== null && !this.board.isFolded;
  }

  get isShowing(): boolean {
    return this.board.fallen !== null;
  }

  get pointing() {
    return this.board.pointing;
  }

  trophies(seat: number): Part {
    return part(Trophies, { board: this.board, seat: seat === 1 ? 1 : 0 });
  }

  /** The figure behind most reasons. */
  causeOf(rule: string): string | null {
    return CAUSES.find(([rules]) => rules.test(rule))?.[1] ?? null;
  }

  // The other side's last turn

  get #thisTurn(): string {
    const { session, view } = this.board;
    return `${session.id} ${session.seat} ${view.turn}`;
  }

  readonly #recap: string = $derived.by(() => {
    const { board } = this;
    const { seat, events = [] } = board.session;
    if (seat === null) return "";
    const nameOf = (card: number) => board.frame.nameOf(card);
    const told = opponentRecap(events, seat, nameOf, board.theSide(board.far));
    return told || hasActed(events) ? told : (keptRecap(this.#thisTurn, isText) ?? "");
  });

  /** For an effect of the board: keep what was told, for the log and for when the page is reloaded. */
  keepRecap(): void {
    const { session } = this.board;
    if (session.isLive && session.seat !== null) keepRecap(this.#thisTurn, this.#recap);
    if (!this.#recap) return;
    const head = session.log.findLastIndex(({ chapter }) => chapter);
    this.recaps.set(head, this.#recap);
  }
}
