/** The index that scripts/reference/search-index.ts writes. */
export interface SearchIndex {
  readonly pages: readonly (readonly [title: string, address: string])[];
  readonly sections: readonly (readonly [page: number, id: string, title: string, words: string])[];
}

export interface FoundSection {
  readonly title: string;
  readonly page: string;
  readonly address: string;
}

const most = 12;
/**
 * What a found word counts: a whole word of a title, the beginning of one, a word of the page's title, a word
 * of the text.
 */
const worth = { title: 8, inTitle: 5, page: 3, text: 1 };

/** The sections that hold every word of a query, whole or as the beginning of a word; the best first. */
export function findSections({ pages, sections }: SearchIndex, query: string): FoundSection[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const scored = sections.flatMap(([number, id, title, text]) => {
    const [page = '', address = ''] = pages[number] ?? [];
    const places = {
      title: ` ${wordsOf(title).join(' ')} `,
      page: ` ${wordsOf(page).join(' ')} `,
      text: ` ${text} `,
    };
    const values = wanted.map((word) => worthOf(word, places));
    if (values.includes(0)) return [];
    const value = values.reduce((sum, each) => sum + each, 0);
    return [{ value, title, page, address: id === '' ? address : `${address}#${id}` }];
  });
  return scored
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ title, page, address }) => ({ title, page, address }));
}

function worthOf(
  word: string,
  { title, page, text }: Readonly<Record<'title' | 'page' | 'text', string>>,
): number {
  if (title.includes(` ${word} `)) return worth.title;
  if (title.includes(` ${word}`)) return worth.inTitle;
  if (page.includes(` ${word}`)) return worth.page;
  return text.includes(` ${word}`) ? worth.text : 0;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
