import { addressOf, type Page } from './pages.ts';

/** The index that docs/site/add-search.ts fetches. */
export interface SearchIndex {
  /** Titles and addresses. */
  readonly pages: readonly (readonly [title: string, address: string])[];
  /** Number of the page, id of the element, title, and the words of the section, each once. */
  readonly sections: readonly (readonly [page: number, id: string, title: string, words: string])[];
}

/** All that the search can find, in the order of the contents. Words of one character are left out. */
export function searchIndex(pages: readonly Page[]): SearchIndex {
  return {
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
