/** The index that scripts/reference/search-index.ts writes. */
export interface SearchIndex {
  readonly pages: readonly (readonly [title: string, address: string])[];
  readonly sections: readonly (readonly [page: number, id: string, title: string, words: string])[];
  readonly otherWords: Readonly<Record<number, string>>;
}

export interface FoundSection {
  readonly title: string;
  readonly page: string;
  readonly address: string;
}

const most = 12;
/**
 * What a found word counts: a whole word of a title or of what else a page is called, the beginning of one, a
 * word of the page's title, a word of the text.
 */
const worth = { title: 8, inTitle: 5, page: 3, text: 1 };

/** They say nothing, unless nothing else was typed. */
const fillers: ReadonlySet<string> = new Set(
  'a an and are can do does for from how i in into is it my of on or the there to what where with'.split(' '),
);

/** The texts of a section, each word between blanks. */
type Texts = Readonly<Record<'title' | 'page' | 'text', string>>;

/** The sections that hold every word of a query, whole or as the beginning of a word; the best first. */
export function findSections({ pages, sections, otherWords }: SearchIndex, query: string): FoundSection[] {
  const typed = wordsOf(query);
  const telling = typed.filter((word) => !fillers.has(word));
  const wanted = (telling.length > 0 ? telling : typed).map(singular);
  if (wanted.length === 0) return [];
  const scored = sections.flatMap(([number, id, title, text]) => {
    const [page = '', address = ''] = pages[number] ?? [];
    const own = wordsOf(title);
    const called = id === '' ? wordsOf(otherWords[number] ?? '') : [];
    const texts = { title: spaced([...own, ...called]), page: spaced(wordsOf(page)), text: ` ${text} ` };
    const values = wanted.map((word) => worthOf(word, texts));
    if (values.includes(0)) return [];
    const value = values.reduce((sum, each) => sum + each, 0);
    // Of equals the title comes first that says less besides.
    const share = values.filter((each) => each >= worth.inTitle).length / Math.max(1, own.length);
    return [
      {
        value: value + Math.min(share, 1) / 2,
        title,
        page,
        address: id === '' ? address : `${address}#${id}`,
      },
    ];
  });
  return scored
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ title, page, address }) => ({ title, page, address }));
}

function worthOf(word: string, { title, page, text }: Texts): number {
  if (title.includes(` ${word} `) || title.includes(` ${word}s `)) return worth.title;
  if (title.includes(` ${word}`)) return worth.inTitle;
  if (page.includes(` ${word}`)) return worth.page;
  return text.includes(` ${word}`) ? worth.text : 0;
}

/** "limits" as "limit", which "limits" begins with. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function spaced(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
