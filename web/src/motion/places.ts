/** Where the parts of the table are in the window: `data-place` names a zone, `data-card` a card in
 *  it, `data-cards` all cards that one drawing stands for. */

/** Where something is: at a card that lies in a zone, or in the zone if the card is not drawn. */
export interface Spot {
  zone: string;
  card?: number;
}

export interface Place {
  element: Element;
  rect: DOMRect;
  /** It is drawn for others as well, so it stays visible while one of them arrives. */
  isShared: boolean;
}

export class Places {
  readonly #found = new Map<string, Place>();

  /** Measure the current table; what is not drawn now is remembered. */
  look(): void {
    for (const zone of document.querySelectorAll<HTMLElement>("[data-place]")) {
      const name = zone.dataset.place ?? "";
      // For a pile only the cards count, not the words under it.
      this.#note(name, zone.querySelector(".cards") ?? zone, true);
      for (const stack of zone.querySelectorAll<HTMLElement>("[data-cards]")) {
        for (const card of stack.dataset.cards?.split(" ") ?? []) {
          this.#note(`${name}/${card}`, stack, true);
        }
      }
      for (const one of zone.querySelectorAll<HTMLElement>("[data-card]")) {
        this.#note(`${name}/${one.dataset.card}`, one, false);
      }
    }
  }

  #note(name: string, element: Element, isShared: boolean): void {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) this.#found.set(name, { element, rect, isShared });
  }

  /** Where a card is drawn; where its zone is, if it is not. */
  at(spot: Spot): Place | undefined {
    const { zone, card } = spot;
    const drawn = card === undefined ? undefined : this.#found.get(`${zone}/${card}`);
    return drawn ?? this.#found.get(zone);
  }

  forget(): void {
    this.#found.clear();
  }
}
