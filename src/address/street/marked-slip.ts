import { editDistance } from '../text/edit-distance.ts';
import { combiningMarks, foldedWord, withoutDigraphs } from '../text/place-key.ts';
import { correctableWord, type MeantWord, type StrangeStreet, safeWord } from './strange-line.ts';
import type { StreetLanguage } from './street-convention.ts';

const word = /[\p{L}\p{M}\p{N}'’]+/gu;

/**
 * Returns the word that was meant, for a slip that people see as one edit and that folding makes larger:
 * "Strae" for "Straße", "Breslauker" for "Breslauer". Compares the words of the street one by one with those
 * of the typed line.
 */
export function markedSlip(
  { convention, line1, line }: StrangeStreet,
  written: string,
): MeantWord | undefined {
  const typed = [...line1.slice(line.from, line.to).matchAll(word)];
  const meant = [...written.matchAll(word)].map(([each]) => each);
  if (typed.length !== meant.length) return undefined;
  const differing = typed.filter(({ 0: each }, at) => foldedOf(each) !== foldedOf(meant[at] ?? ''));
  const [only, another] = differing;
  if (only === undefined || another !== undefined) return undefined;
  const meantWord = meant[typed.indexOf(only)] ?? '';
  const [typedStem, meantStem] = stems(only[0], meantWord, convention.languages);
  if (editDistance(typedStem, meantStem, 1) !== 1) return undefined;
  if (!safeWord.test(meantStem) || !correctableWord.test(typedStem)) return undefined;
  return {
    typed: { text: only[0], from: only.index, to: only.index + only[0].length },
    meant: meantWord,
  };
}

function foldedOf(text: string): string {
  return withoutDigraphs(foldedWord(text));
}

/** Returns the text in lower case without marks. Keeps ß, which is one letter to a person who types it. */
function lettersOf(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(combiningMarks, '');
}

/** Returns both words without the type that they share. Either word may abbreviate it. */
function stems(typed: string, meant: string, languages: readonly StreetLanguage[]): [string, string] {
  const [a, b] = [lettersOf(typed), lettersOf(meant)];
  for (const { stands, types } of languages) {
    if (stands !== 'suffix') continue;
    const [endOfA, endOfB] = [typeAtEnd(a, types), typeAtEnd(b, types)];
    if (endOfA !== undefined && endOfB !== undefined && endOfA.code === endOfB.code) {
      return [a.slice(0, -endOfA.length), b.slice(0, -endOfB.length)];
    }
  }
  return [a, b];
}

function typeAtEnd(
  text: string,
  types: StreetLanguage['types'],
): { code: string; length: number } | undefined {
  let longest: { code: string; length: number } | undefined;
  for (const [form, code] of types) {
    for (const written of [form, form.replace('ss', 'ß')]) {
      const isEnd = written.length > 2 && text.endsWith(written);
      if (isEnd && written.length > (longest?.length ?? 0)) longest = { code, length: written.length };
    }
  }
  return longest;
}
