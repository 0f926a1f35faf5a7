export interface Page {
  /** The address after `/docs/`, without an ending. The first page is `index`. */
  readonly name: string;
  readonly title: string;
  /** The page after its first heading, as HTML. */
  readonly content: string;
  readonly sections: readonly Section[];
}

/** What the search finds: a heading, or a row of a table that begins with a code. */
export interface Section {
  /** The id of its element. Empty for the page itself. */
  readonly id: string;
  readonly title: string;
  /** 1 to 6 for a heading, 7 for a row. */
  readonly depth: number;
  /** Its text, without markup. */
  readonly text: string;
}

/** A group of pages in the contents. */
export interface Group {
  readonly title: string;
  readonly pages: readonly Page[];
  /** Whether the group is folded while the reader is on a page of another group. */
  readonly isFolded?: boolean;
}

export function addressOf(name: string): string {
  return name === 'index' ? '/docs' : `/docs/${name}`;
}
