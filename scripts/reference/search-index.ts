import { addressOf, type Page } from './pages.ts';

/** The index that docs/site/add-search.ts fetches. */
export interface SearchIndex {
  /** Titles and addresses. */
  readonly pages: readonly (readonly [title: string, address: string])[];
  /** Number of the page, id of the element, title, and the words of the section, each once. */
  readonly sections: readonly (readonly [page: number, id: string, title: string, words: string])[];
  /** What people call pages besides their titles, by the number of the page. */
  readonly otherWords: Readonly<Record<number, string>>;
}

/**
 * All that the search can find, in the order of the contents. Words of one character are left out.
 * `otherWords` are of docs/site/other-words.json, by the name of the page. Throws for a page that is not
 * there.
 */
export function searchIndex(
  pages: readonly Page[],
  otherWords: Readonly<Record<string, string>>,
): SearchIndex {
  const numberOf = (name: string) => {
    const number = pages.findIndex((page) => page.name === name);
    if (number < 0) throw new Error(`other-words.json names the page ${name}, which is not there`);
    return number;
  };
  return {
    otherWords: Object.fromEntries(
      Object.entries(otherWords).map(([name, words]) => [numberOf(name), words]),
    ),
    pages: pages.map(({ title, name }) => [title, addressOf(name)]),
    sections: pages.flatMap(({ sections }, number) =>
      sections.map(({ id, title, text }) => [number, id, title, wordsOf(text)] as const),
    ),
  };
}

function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return [...new Set(words)].sort().join(' ');
}
