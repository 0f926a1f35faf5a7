import { obtain } from '../../address/text/group-by.ts';
import { sortTexts } from '../read/text-table.ts';

/** Texts under small numbers, in the order of their first use. */
export class Interner {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  number(text: string): number {
    return obtain(this.#numbers, text, () => this.texts.push(text) - 1);
  }

  /** Returns the number of a text; -1 if it has none. */
  find(text: string): number {
    return this.#numbers.get(text) ?? -1;
  }

  /** Returns the wanted texts in the order of their bytes, and by the number of each its place there. */
  sorted(isWanted: (number: number) => boolean = () => true) {
    const texts = sortTexts(this.texts.filter((_, number) => isWanted(number)));
    const ranks = new Uint32Array(this.texts.length);
    for (const [rank, text] of texts.entries()) ranks[this.find(text)] = rank;
    return { texts, ranks };
  }
}
