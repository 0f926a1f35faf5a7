const smallWords =
  /^(?:de|du|des|la|le|les|del|los|las|el|el|els|van|der|den|of|the|and|an|am|im|zum|zur|i|y)$/;
// Roman numbers and points of the compass.
const capitals = /^(?:[IVX]+|[NS][EW])$/;

/** A street as people write it: what a source has in capitals or small letters alone gets capitals where words begin. */
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
  // Letters behind digits stay small: 42nd.
  return lower.replace(
    /(^|[-'’/.(])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Of two ways to write a street the longer one: written out, with its articles and marks. */
export function longerName(known: string, name: string): string {
  return name.length > known.length ? name : known;
}
