import type { PostalCodeRules } from '../countries/profile/postal-code-rules.ts';
import { rememberBy } from '../text/remember.ts';

// Pairs that people mistake for each other when they read and type.
const lookAlikes: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '5': 'S',
  '6': 'G',
  '8': 'B',
};
const digits = '0123456789';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** One way in which a typed text may come from a code of the right shape. */
export interface CodeSlip {
  readonly canonical: string;
  /** What `slipCost` of `candidates/code-candidates.ts` weighs. */
  readonly kind: 'look-alike' | 'lost zero' | 'transposition' | 'digit';
}

/**
 * Returns the codes of the country's shape that a text may be a slip of: look-alike characters reversed,
 * leading zeros restored, or one character changed, inserted, deleted or exchanged with its neighbour. The
 * likeliest kinds come first, each code once.
 */
export const codesOfSlip = rememberBy(findCodesOfSlip);

function findCodesOfSlip(typed: string, rules: PostalCodeRules): readonly CodeSlip[] {
  const found: CodeSlip[] = [];
  const isKept = (text: string) => found.some(({ canonical }) => canonical === text);
  const keep = (text: string, kind: CodeSlip['kind']) => {
    if (text !== typed && rules.canonicalPattern.test(text) && !isKept(text))
      found.push({ canonical: text, kind });
  };
  if (typed.length > 12) return [];
  for (const text of lookAlikeReadings(typed, rules)) keep(text, 'look-alike');
  if (/^\d+$/.test(typed)) {
    keep(`0${typed}`, 'lost zero');
    keep(`00${typed}`, 'lost zero');
  }
  const alphabet = rules.hasLetters ? digits + letters : digits;
  for (const text of exchanges(typed)) keep(text, 'transposition');
  const likelier = found.map(({ canonical }) => canonical);
  for (const canonical of changes(typed, alphabet, rules))
    if (rules.canonicalPattern.test(canonical) && !likelier.includes(canonical))
      found.push({ canonical, kind: 'digit' });
  return found;
}

/**
 * Returns the text with every combination of at most three look-alikes reversed, that give no letters where
 * codes have none.
 */
function lookAlikeReadings(typed: string, { hasLetters }: PostalCodeRules): string[] {
  let readings: { text: string; changes: number }[] = [{ text: '', changes: 0 }];
  for (const char of typed) {
    const other = lookAlikes[char];
    const next: typeof readings = [];
    for (const { text, changes } of readings) {
      if (hasLetters || isDigit(char)) next.push({ text: text + char, changes });
      if (other !== undefined && changes < 3 && (hasLetters || isDigit(other)))
        next.push({ text: text + other, changes: changes + 1 });
    }
    readings = next;
  }
  return readings.sort((a, b) => a.changes - b.changes).map(({ text }) => text);
}

/** Every text with two different neighbours exchanged. */
export function exchanges(text: string): string[] {
  const found: string[] = [];
  for (let at = 0; at + 1 < text.length; at++) {
    const [here = '', next = ''] = [text[at], text[at + 1]];
    if (here !== next) found.push(text.slice(0, at) + next + here + text.slice(at + 2));
  }
  return found;
}

/** Every text with one digit replaced by another digit, or one letter by another letter. */
export function slipsOfShape(text: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const here = text[at] ?? '';
    const [before, behind] = [text.slice(0, at), text.slice(at + 1)];
    for (const other of charactersLike(here)) if (other !== here) found.push(before + other + behind);
  }
  return found;
}

/** Every text with one character left out. */
export function omissions(text: string): string[] {
  return Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
}

/** The text with a digit more, at any place behind its first character. */
export function insertions(text: string): string[] {
  return Array.from(text, (_, at) => at + 1).flatMap((at) =>
    Array.from(digits, (digit) => text.slice(0, at) + digit + text.slice(at)),
  );
}

/**
 * Every other text with one character left out, added or replaced by any of an alphabet, each once, of the
 * lengths that codes have.
 */
function changes(text: string, alphabet: string, { hasLength }: PostalCodeRules): string[] {
  const found: string[] = [];
  const { length } = text;
  const [mayLack, mayKeep, mayGain] = [hasLength(length - 1), hasLength(length), hasLength(length + 1)];
  for (let at = 0; at <= text.length; at++) {
    const [before, here, behind] = [text.slice(0, at), text.slice(at), text.slice(at + 1)];
    // Beside a character, the same one added or left out gives the same text.
    const latest = text[at - 1];
    if (mayLack && here !== '' && here[0] !== latest) found.push(before + behind);
    if (!mayKeep && !mayGain) continue;
    for (const char of alphabet) {
      if (mayGain && char !== latest) found.push(before + char + here);
      if (mayKeep && here !== '' && char !== here[0]) found.push(before + char + behind);
    }
  }
  return found;
}

/** Returns in how many ways one character of a code may be another of its kind. */
export function waysOfWrongCharacter(canonical: string): number {
  let ways = 0;
  for (const char of canonical) ways += charactersLike(char).length - 1;
  return Math.max(1, ways);
}

/** Whether a character is a digit of postal codes. */
export const isDigit = (char: string | undefined) => digits.includes(char ?? '');

const charactersLike = (char: string) => (isDigit(char) ? digits : letters);
