/** How one language writes streets. Words are folded: lower case, without diacritics and apostrophes. */
export interface StreetWords {
  /** Where a street's type stands: as its last word, as its first, or at the end of its last word. */
  readonly stands: 'end' | 'start' | 'suffix';
  /** One type on each line: its code, its full word, other spellings. */
  readonly types: string;
  /** The spellings of the points of the compass before or after a name, by code. */
  readonly directionals?: Readonly<Record<string, string>>;
  /** Words that people leave out. */
  readonly articles: string;
  /** Words of a name with several spellings, each with the spelling that counts. */
  readonly words: Readonly<Record<string, string>>;
  /** The article before an apostrophe counts as a word of its own ("l'Église"). */
  readonly splitsApostrophes?: true;
}
