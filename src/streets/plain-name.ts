const smallWords =
  /^(?:de|du|des|la|le|les|del|los|las|el|el|els|van|der|den|of|the|and|an|am|im|zum|zur|i|y)$/;
// Roman numerals and points of the compass.
const capitals = /^(?:[IVX]+|[NS][EW])$/;

/** A name all in capitals or all in small letters gets capitals at its words, as people write it. */
export function plainName(street: string): string {
  const text = street.replace(/\s+/g, ' ').trim();
  const isOneCase = text === text.toUpperCase() || text === text.toLowerCase();
  if (!isOneCase || !/\p{L}{2}/u.test(text)) return text;
  return text
    .split(' ')
    .map((word, at) => (capitals.test(word) ? word : capitalized(word, at)))
    .join(' ');
}

function capitalized(word: string, at: number): string {
  const lower = word.toLowerCase();
  if (at > 0 && smallWords.test(lower)) return lower;
  // Letters after digits stay small: 42nd.
  return lower.replace(
    /(^|[-'’/.(])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Returns the longer of two spellings, which has its words, articles and marks in full. */
export function longerName(known: string, name: string): string {
  return name.length > known.length ? name : known;
}
