/** The order in which the places of the row are drawn. Equal cards are one option, which names one of
 *  them: when another is clicked, the two change places, so that the clicked one is taken. */

export class RowOrder {
  #order = $state.raw<readonly number[]>([]);

  /** The places of a row of this length, as they are drawn. */
  places(length: number): number[] {
    return Array.from({ length }, (_, at) => this.#order[at] ?? at);
  }

  /** Swap two places of a row. */
  swap(length: number, one: number, other: number): void {
    const change = (place: number) => (place === one ? other : place === other ? one : place);
    this.#order = this.places(length).map(change);
  }
}
