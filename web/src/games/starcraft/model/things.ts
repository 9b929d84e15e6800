/** What can be looked at closely: a card, an Event card, a technology, by its number. */
export interface Thing {
  readonly kind: "card" | "event" | "leader" | "module" | "unit" | "race" | "faction";
  readonly number: number;
}
