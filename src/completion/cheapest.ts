/** So many items at most, the cheapest that were added, in the order of their cost. */
export class Cheapest<Item extends { readonly cost: number }> {
  readonly items: Item[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether an item of this cost would stay. */
  takes(cost: number): boolean {
    const last = this.items[this.#most - 1];
    return last === undefined || cost < last.cost;
  }

  /** Of two items that cost the same, the first stays before the other. */
  add(item: Item): void {
    const { items } = this;
    let at = items.length;
    while (at > 0) {
      const before = items[at - 1];
      if (before === undefined || before.cost <= item.cost) break;
      items[at--] = before;
    }
    items[at] = item;
    if (items.length > this.#most) items.pop();
  }
}
