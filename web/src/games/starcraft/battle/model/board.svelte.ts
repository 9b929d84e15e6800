/** What the board shows and does, wide or on a phone: everything is derived from what it is given. */
import type { ThingGiven } from "../../../../api/wire";
import type { BattleForm } from "../../model/forms";
import { type Galaxy, galaxyOf } from "../../model/galaxy";
import { type Names, areaName } from "../../model/saying";
import {
  type ByRole,
  type Decision,
  type Fight,
  type Option,
  type Role,
  type View,
  ATTACKER,
  DEFENDER,
  armiesOf,
  enemyOf,
  lossOf,
  roleOf,
} from "./fought";
import {
  type Sent,
  formOf,
  lossesAt,
  named,
  optionFor,
  optionsOf,
  severalOf,
  single,
} from "./forms";
import { type HeldCard, handOf, insteadOf } from "./hand";
import type { BattleDraft } from "./lanes.svelte";
import { type LaneModel, laneModels, lowerRole } from "./laneModels";
import {
  type PlacedPiece,
  type TrayUnit,
  frontUnits,
  heldName,
  pickOf,
  piecesOf,
  singles,
  unassigned,
  unpaired,
  victims,
} from "./trays";
import { type SideModel, sidesOf } from "./sides";
import type { Printed } from "./things";

/** What the board is given. */
export interface BoardProps {
  readonly view: View;
  readonly printed: Printed;
  readonly names: Names;
  /** The reader's seat; null for a watcher. */
  readonly own: number | null;
  /** The reader's decision, if it is one of this battle. */
  readonly decision: Decision | null;
  readonly fought: Fight;
  readonly draft: BattleDraft;
  readonly onsend: (sent: Sent) => void;
  /** Look at a card closely. */
  readonly onlook?: ((card: number, from: Element) => void) | undefined;
  /** Why something cannot be picked. */
  readonly onwhy?: ((things: readonly ThingGiven[], from: Element) => void) | undefined;
  /** Read a rule. */
  readonly onrule?: ((rule: string, from: Element) => void) | undefined;
  /** Leave the board after the battle. */
  readonly onclose?: (() => void) | undefined;
}

export class BattleBoard {
  readonly #given: () => BoardProps;

  constructor(given: () => BoardProps) {
    this.#given = given;
  }

  get given(): BoardProps {
    return this.#given();
  }

  readonly galaxy: Galaxy = $derived.by(() => galaxyOf(this.given.view, this.given.printed));
  readonly form: BattleForm | null = $derived.by(() => formOf(this.given.decision));
  readonly lower: Role = $derived.by(() => lowerRole(this.given.fought, this.given.own));
  readonly upper: Role = $derived(enemyOf(this.lower));
  readonly sides: ByRole<SideModel> = $derived.by(() => {
    const { view, fought, printed, names, own } = this.given;
    return sidesOf(view, fought, printed, names, own);
  });
  readonly armies = $derived.by(() => armiesOf(this.given.view, this.given.fought));
  readonly lanes: LaneModel[] = $derived.by(() => {
    const { fought, own, decision, draft } = this.given;
    return laneModels(fought, own, decision, draft);
  });
  readonly role: Role | null = $derived.by(() => roleOf(this.given.fought, this.given.own));
  readonly hand: HeldCard[] = $derived.by(() => {
    const { view, own, decision, draft } = this.given;
    return own === null ? [] : handOf(view, own, decision, draft);
  });
  /** The numbers of the cards in hand. */
  readonly held: number[] = $derived(this.hand.flatMap(({ card }) => card ?? []));
  readonly instead: HeldCard[] = $derived.by(() =>
    insteadOf(this.given.decision, this.given.draft),
  );
  readonly own: SideModel | null = $derived(this.role === null ? null : this.sides[this.role]);
  readonly place: string = $derived.by(() => {
    for (const planet of this.galaxy.planets)
      for (const area of planet.areas)
        if (area.area === this.given.fought.area) return areaName(planet, area);
    return "";
  });

  /** The units that can be chosen from, by role. */
  trayOf(role: Role): TrayUnit[] {
    const { decision, draft, fought } = this.given;
    if (!decision) return [];
    switch (this.form) {
      case "pairs":
        return unpaired(decision, draft, this.armies, role, role === this.role);
      case "supports":
        return role === this.role ? unassigned(fought, draft, this.armies[role], role) : [];
      case "victims":
        return role === this.role ? victims(decision, draft) : [];
      case "areas":
        return role === this.role && this.chosen && lossesAt(this.chosen)
          ? victims(decision, draft)
          : [];
      case "units":
        return this.ownerOf(decision) === role ? singles(decision) : [];
      default:
        return [];
    }
  }

  /** Units at their places, to choose from. */
  get pieces(): PlacedPiece[] {
    const { decision, draft } = this.given;
    return decision && this.form === "pieces" ? piecesOf(decision, draft) : [];
  }

  /** One is sent at once; several are collected, or taken back. */
  choosePiece({ pick, isChosen, canPick }: PlacedPiece): void {
    const { decision, draft } = this.given;
    const option = decision?.options.find(({ text }) => text === pick);
    if (!canPick || !decision) return;
    if (decision.several === null && option) this.pick(option);
    else if (isChosen) draft.dropVictim(pick);
    else draft.addVictim(pick);
  }

  /** Where units can go, planet by planet. */
  get areas(): Option[] {
    const { decision } = this.given;
    const options = decision ? optionsOf(decision, "area") : null;
    const all = this.galaxy.planets.flatMap(({ areas }) => areas);
    return all.flatMap(({ area }) => options?.get(area) ?? []);
  }

  /** The area that was chosen and not sent. */
  get chosen(): Option | null {
    const { decision, draft } = this.given;
    return decision && draft.area !== null ? optionFor(decision, "area", draft.area) : null;
  }

  /** Whose units a question is about: an attacker may choose the defender's front. */
  ownerOf(decision: Decision): Role {
    const first = decision.options
      .map((option) => named(option, "unit"))
      .find((one) => one !== null);
    const role = this.role ?? ATTACKER;
    const isThere = (side: Role) => first !== null && this.armies[side].includes(first ?? -1);
    return isThere(role) || !isThere(enemyOf(role)) ? role : enemyOf(role);
  }

  /** A skirmish is resolved while others wait. */
  isPast({ skirmish }: LaneModel): boolean {
    return skirmish.isOver && this.lanes.some((lane) => !lane.skirmish.isOver);
  }

  // What clicks and keys do

  /** An area where everybody finds room is sent at once, others by the button that names the loss. */
  go(option: Option): void {
    const area = named(option, "area");
    if (area === null || (lossOf(option) ?? 0) === 0) this.pick(option);
    else this.given.draft.goTo(area);
  }

  /** What the server proposes: pairs and supports, or supports alone. */
  suggest(): void {
    const { decision, draft } = this.given;
    const muster = decision?.remarks.muster;
    if (muster) draft.take(this.form === "pairs" ? muster.pairs : [], muster.supports);
  }

  pick(option: Option): void {
    const { decision, onsend } = this.given;
    if (decision) onsend(single(decision, option));
  }

  /** Choose a unit of a tray: pick it up, add it, or send it. */
  choose(role: Role, unit: number): void {
    const { decision, draft } = this.given;
    if (!decision) return;
    if (this.form === "victims" || this.form === "areas") {
      const pick = pickOf(decision, draft, unit);
      if (pick !== null) draft.addVictim(pick);
    } else if (this.form === "units") {
      const option = decision.options.find((one) => named(one, "unit") === unit);
      if (option) this.pick(option);
    } else if (this.form === "pairs" && !this.#pairWithHeld(role, unit))
      draft.hold(heldName(role, unit));
    else if (this.form === "supports") draft.hold(heldName(role, unit));
  }

  unchoose(unit: number): void {
    const { decision, draft } = this.given;
    const pick = decision ? pickOf(decision, draft, unit) : null;
    if (pick !== null) draft.dropVictim(pick);
  }

  /** With a unit of the other side in hand, both go to the first lane that is free for them. */
  #pairWithHeld(role: Role, unit: number): boolean {
    const { decision, draft } = this.given;
    const held = this.#heldUnit();
    if (!decision || !held || held.role === role) return false;
    if (!frontUnits(decision, held.role).has(held.unit)) return false;
    if (!frontUnits(decision, role).has(unit)) return false;
    const { most } = severalOf(decision);
    const lane = draft.pairsOf(most).findIndex((pair) => pair[0] === null && pair[1] === null);
    if (lane < 0) return false;
    draft.stand(lane, held.role, held.unit, most);
    draft.stand(lane, role, unit, most);
    return true;
  }

  #heldUnit(): { role: Role; unit: number } | null {
    const found = /^unit (\d) (\d+)$/.exec(this.given.draft.held ?? "");
    if (!found) return null;
    return { role: found[1] === "0" ? ATTACKER : DEFENDER, unit: Number(found[2]) };
  }

  #heldCard(): HeldCard | null {
    const { held } = this.given.draft;
    return [...this.hand, ...this.instead].find(({ name }) => name === held) ?? null;
  }

  /** Whether what was picked up can be put at a lane. */
  isTarget(lane: number): boolean {
    const { decision } = this.given;
    const unit = this.#heldUnit();
    if (decision && unit && this.form === "pairs")
      return this.#canStand(lane, unit) || this.#canSupport(lane, unit.role);
    if (decision && unit && this.form === "supports")
      return severalOf(decision).parts.some(
        (part) => named(part, "unit") === unit.unit && named(part, "skirmish") === lane,
      );
    return this.#heldCard()?.cells.some((cell) => cell.lane === lane && cell.offer) ?? false;
  }

  put(lane: number): void {
    const { decision, draft } = this.given;
    if (!decision || !this.isTarget(lane)) return;
    const unit = this.#heldUnit();
    if (unit && this.form === "pairs" && this.#canStand(lane, unit))
      draft.stand(lane, unit.role, unit.unit, severalOf(decision).most);
    else if (unit) draft.support(unit.unit, lane);
    else this.#layHeld(lane);
  }

  /** While pairs are drafted: whether the place in front is free for a unit. */
  #canStand(lane: number, { role, unit }: { role: Role; unit: number }): boolean {
    const { decision, draft } = this.given;
    if (!decision || !frontUnits(decision, role).has(unit)) return false;
    return (draft.pairsOf(severalOf(decision).most)[lane]?.[role] ?? null) === null;
  }

  /** Own units behind the one in front. */
  #canSupport(lane: number, role: Role): boolean {
    const { decision, draft } = this.given;
    const pair = decision && draft.pairsOf(severalOf(decision).most)[lane];
    return role === this.role && (pair?.[role] ?? null) !== null;
  }

  #layHeld(lane: number): void {
    const held = this.#heldCard();
    const offer = held?.cells.find((cell) => cell.lane === lane)?.offer;
    if (held && offer) this.given.draft.lay(lane, offer, held.copies);
  }

  /** The place in front of a lane while pairs are drafted: filled, or emptied. */
  front(lane: number, role: Role): void {
    const { decision, draft } = this.given;
    if (!decision) return;
    const held = this.#heldUnit();
    const unit = held?.role === role ? held.unit : null;
    if (unit !== null && !frontUnits(decision, role).has(unit)) return;
    draft.stand(lane, role, unit, severalOf(decision).most);
  }

  /** A card in a lane: a drafted one is taken back, others are looked at. */
  card(lane: LaneModel, role: Role, card: number | null, from: Element): void {
    const { draft, onlook } = this.given;
    const held = [...this.hand, ...this.instead].find((one) => one.card === card);
    const laid = draft.cardsAt(lane.at);
    const isDrafted = held && (laid.standard === held.pick || laid.reinforcement === held.pick);
    if (role === this.role && lane.offers && held && isDrafted)
      draft.lay(lane.at, held, held.copies);
    else if (card !== null) onlook?.(card, from);
  }
}
