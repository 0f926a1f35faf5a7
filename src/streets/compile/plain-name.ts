import { foldedWord, withoutDigraphs } from '../../address/text/place-key.ts';

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

/**
 * Returns the fuller of two spellings of one street: the one with more letters, which has its words and
 * articles in full, or else the one with more marks. The order in which they come makes no difference.
 */
export function fullerName(a: string, b: string): string {
  if (a === '' || a === b) return b;
  const more = lettersOf(b) - lettersOf(a) || marksOf(b) - marksOf(a);
  return more > 0 || (more === 0 && b < a) ? b : a;
}

/** Letters without marks, so that "Müller" has as many as "Mueller". */
function lettersOf(name: string): number {
  return withoutDigraphs(foldedWord(name)).length;
}

function marksOf(name: string): number {
  return name.replace(/[a-z0-9\s]/gi, '').length;
}
