/** A page of the site. */
export interface Page {
  /** As in its address behind `/docs/`, without an ending; `index` is the first page. */
  readonly name: string;
  readonly title: string;
  /** What lies between the page's first heading and its end, as HTML. */
  readonly content: string;
  readonly sections: readonly Section[];
}

/** What can be found: a heading, or a row of a table that begins with a code. */
export interface Section {
  /** Of its element in the page. Empty for the page itself. */
  readonly id: string;
  readonly title: string;
  /** 1 to 6 for a heading, 7 for a row. */
  readonly depth: number;
  /** What is said there, as plain text. */
  readonly text: string;
}

/** One part of the contents. */
export interface Group {
  readonly title: string;
  readonly pages: readonly Page[];
  /** Whether it is folded away where the reader is elsewhere. */
  readonly isFolded?: boolean;
}

export function addressOf(name: string): string {
  return name === 'index' ? '/docs' : `/docs/${name}`;
}
