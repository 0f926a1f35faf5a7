import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { hasStreetWord } from '../reading/has-street-word.ts';
import { linesOnce } from '../reading/lines-once.ts';
import { isPartOfHouse } from '../reading/part-of-house.ts';
import type { ReadField } from './tokens.ts';
import { isAnyUsed, isLine, type Layout, namesHouse, type Words } from './word-spans.ts';

type WordsLeft = Pick<Layout, 'locality' | 'typed' | 'tokens' | 'used' | 'profile'>;

/** The text that no part takes: of each line, then of the other fields. */
export function linesOf(layout: WordsLeft) {
  const { locality, tokens, profile } = layout;
  // Looks at words only where a text leaves another field.
  const isStreet = (texts: readonly string[]) =>
    locality !== undefined &&
    !hasStreetWord(locality.text, profile) &&
    hasStreetWord(texts.join(' '), profile);
  const lines: string[] = [];
  let textCost = 0;
  for (let from = 0, to = 0; from < tokens.length; from = to) {
    const field = tokens[from]?.field ?? 'line1';
    while (tokens[to]?.field === field) to++;
    const left = leftOf(field, { from, to }, layout);
    if (left.length === 0) continue;
    if (!isLine(field)) {
      const isOnly = lines.length === 0;
      const isOfLines = (isOnly && isStreet(left)) || isPartOfHouse(left.join(' '), profile);
      const isNoArea = field === 'administrativeArea' && isLikeCode(left.join(' '), profile);
      textCost += isNoArea ? costs.textMost : costOfText(left, isOnly, isOfLines);
    }
    lines.push(left.join(', '));
  }
  return { lines: linesOnce(lines), textCost };
}

/** Whether a text looks like the code of an area and is none, so that it is no text for a line: "NB". */
function isLikeCode(text: string, { areas }: CountryProfile): boolean {
  return /^\p{Lu}{1,3}$/u.test(text) && areas.find(text) === undefined;
}

/** What it costs that texts of another field belong to the lines: little where they look like a street. */
function costOfText(texts: readonly string[], isOnlyLine: boolean, hasWord: boolean): number {
  const text = texts.join(' ');
  const isStreet = hasWord || namesHouse(text);
  const letter = isOnlyLine ? costs.textLetterOnly : costs.textLetter;
  return texts.length * costs.textLeft + (isStreet ? 0 : Math.min(letter * text.length, costs.textMost));
}

/** What is left of a field: its text if nothing of it is used, else its runs of words that no part takes. */
function leftOf(field: ReadField, words: Words, { typed, tokens, used }: WordsLeft): string[] {
  const text = typed[field] ?? '';
  if (!isAnyUsed(words.from, words.to, used)) return [text];
  const runs: string[] = [];
  let from: number | undefined;
  let to = 0;
  for (let at = words.from; at < words.to; at++) {
    const token = tokens[at];
    if (used[at] === false) {
      from ??= token?.from;
      to = token?.to ?? to;
    } else if (from !== undefined) {
      runs.push(text.slice(from, to));
      from = undefined;
    }
  }
  if (from !== undefined) runs.push(text.slice(from));
  return runs.map(trimmed);
}

const marks = new Set(' \t\n,;،؛、，|/–—-（');

/** The text without marks at its ends, and with its lines behind each other. */
export function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && marks.has(text[from] ?? '')) from++;
  while (to > from && marks.has(text[to - 1] ?? '')) to--;
  const between = text.slice(from, to);
  if (!between.includes('\n')) return between;
  const lines = between.split('\n').map((line) => line.trim());
  return lines.join(', ');
}
