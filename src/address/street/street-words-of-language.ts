/** How one language writes streets. Words are folded: lower case, without diacritics and apostrophes. */
export interface StreetWords {
  /** Where the type of a street stands: its last word, its first, or the end of its last word. */
  readonly stands: 'end' | 'start' | 'suffix';
  /** A type a line: its code, its word written out, other ways of writing it. */
  readonly types: string;
  /** Points of the compass that stand before or behind the name, by their code. */
  readonly directionals?: Readonly<Record<string, string>>;
  /** Words that people leave out. */
  readonly articles: string;
  /** Words of a name that are written in several ways, and the one that counts. */
  readonly words: Readonly<Record<string, string>>;
  /** The article before an apostrophe is a word of its own ("l'Église"). */
  readonly splitsApostrophes?: true;
}
