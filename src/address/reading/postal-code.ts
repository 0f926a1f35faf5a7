import type { PostalCodeRules } from '../countries/profile/postal-code-rules.ts';

/** A postal code as it was typed, read. */
export interface ReadPostalCode {
  /** `slip`: not of the country's shape, but within one error of it. */
  readonly status: 'valid' | 'slip' | 'malformed';
  /** Upper case, no spaces, no hyphens, no country prefix. */
  readonly canonical: string;
  /** As the country writes it; the typed text if it is not a code. */
  readonly written: string;
}

const separators = /[\s\p{Pd}._·・]+/gu;

/** Returns the text in upper case without spaces, hyphens and full-width forms. */
export function canonicalPostalCode(text: string): string {
  return text.normalize('NFKC').toUpperCase().replace(separators, '');
}

/** Whether a text is a postal code of the country's shape, as `readPostalCode` reads it. */
export function isPostalCode(text: string, rules: PostalCodeRules): boolean {
  return withPrefixSettled(withoutSuffix(canonicalPostalCode(text), rules), rules) !== null;
}

/**
 * Reads a postal code. Case, spacing, hyphens, full-width digits and a country prefix ("D-80337") do not
 * count.
 */
export function readPostalCode(text: string, rules: PostalCodeRules): ReadPostalCode {
  const typed = withoutSuffix(canonicalPostalCode(text), rules);
  const canonical = withPrefixSettled(typed, rules);
  if (canonical !== null) return { status: 'valid', canonical, written: writeCode(text, canonical, rules) };
  const bare = withoutPrefix(typed, rules);
  const status = isSlip(bare, rules) ? 'slip' : 'malformed';
  return { status, canonical: bare, written: text };
}

/** Drops the word behind a code: "75122 CEDEX 03" is 75122. */
function withoutSuffix(typed: string, { suffix }: PostalCodeRules): string {
  const at = suffix === '' ? -1 : typed.indexOf(suffix);
  return at > 0 && /^\d{0,2}$/.test(typed.slice(at + suffix.length)) ? typed.slice(0, at) : typed;
}

/**
 * Drops the country's prefix. Letters of the country before digits are its prefix, not letters typed for
 * digits.
 */
function withoutPrefix(typed: string, { prefixes, hasLetters }: PostalCodeRules): string {
  if (hasLetters) return typed;
  const prefix = prefixes.find((each) => typed.startsWith(each) && /^\d/.test(typed.slice(each.length)));
  return prefix === undefined ? typed : typed.slice(prefix.length);
}

function withPrefixSettled(typed: string, rules: PostalCodeRules): string | null {
  const matches = (text: string) => rules.canonicalPattern.test(text);
  if (typed.length > 16) return null;
  if (matches(typed)) return typed;
  for (const prefix of rules.prefixes) {
    if (typed.startsWith(prefix) && matches(typed.slice(prefix.length))) return typed.slice(prefix.length);
  }
  return matches(rules.lettersOfCountry + typed) ? rules.lettersOfCountry + typed : null;
}

function writeCode(text: string, canonical: string, rules: PostalCodeRules): string {
  const { extension } = rules;
  if (extension !== undefined) {
    const { primaryLength, separator } = extension;
    if (canonical.length <= primaryLength) return canonical;
    return canonical.slice(0, primaryLength) + separator + canonical.slice(primaryLength);
  }
  const typed = text.toUpperCase();
  return rules.writtenPattern.test(typed) && isSpacedLikeExample(typed, rules.example)
    ? typed
    : formatPostalCode(canonical, rules);
}

function isSpacedLikeExample(typed: string, example: string): boolean {
  return /[ -]/.test(typed) || !/[ -]/.test(example);
}

/**
 * Returns the canonical code as the country writes it: separators stand where the country's example has them,
 * counted from the end.
 */
export function formatPostalCode(canonical: string, rules: PostalCodeRules): string {
  const { example } = rules;
  let written = canonical;
  let seen = 0;
  for (let at = example.length - 1; at > 0; at--) {
    const char = example[at] ?? '';
    if (!/[ -]/.test(char)) {
      seen++;
    } else if (canonical.length > seen) {
      const cut = canonical.length - seen;
      written = written.slice(0, cut) + char + written.slice(cut);
    }
  }
  return rules.writtenPattern.test(written) ? written : canonical;
}

/** Returns the code itself, without the extension for a delivery point (ZIP+4). */
export function primaryPart(canonical: string, rules: PostalCodeRules): string {
  return rules.extension === undefined ? canonical : canonical.slice(0, rules.extension.primaryLength);
}

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
const lettersAndDigits = `${digits}ABCDEFGHIJKLMNOPQRSTUVWXYZ`;

function isSlip(typed: string, rules: PostalCodeRules): boolean {
  return codesOfSlip(typed, rules).length > 0;
}

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
export function codesOfSlip(typed: string, rules: PostalCodeRules): CodeSlip[] {
  const found = new Map<string, CodeSlip>();
  const keep = (text: string, kind: CodeSlip['kind']) => {
    if (text !== typed && !found.has(text) && rules.canonicalPattern.test(text))
      found.set(text, { canonical: text, kind });
  };
  if (typed.length > 12) return [];
  for (const text of lookAlikeReadings(typed)) keep(text, 'look-alike');
  if (/^\d+$/.test(typed)) {
    keep(`0${typed}`, 'lost zero');
    keep(`00${typed}`, 'lost zero');
  }
  for (const [text, kind] of oneEdit(typed, rules.hasLetters)) keep(text, kind);
  return [...found.values()];
}

/** Returns the text with every combination of at most three look-alikes reversed. */
function lookAlikeReadings(typed: string): string[] {
  let readings: { text: string; changes: number }[] = [{ text: '', changes: 0 }];
  for (const char of typed) {
    const other = lookAlikes[char];
    const next: typeof readings = [];
    for (const { text, changes } of readings) {
      next.push({ text: text + char, changes });
      if (other !== undefined && changes < 3) next.push({ text: text + other, changes: changes + 1 });
    }
    readings = next;
  }
  return readings.sort((a, b) => a.changes - b.changes).map(({ text }) => text);
}

/** Every text one edit away, with the kind of slip. The same text may come more than once. */
export function* oneEdit(typed: string, hasLetters: boolean): Generator<[string, CodeSlip['kind']]> {
  const alphabet = hasLetters ? lettersAndDigits : digits;
  for (let at = 0; at + 1 < typed.length; at++) {
    yield [typed.slice(0, at) + typed[at + 1] + typed[at] + typed.slice(at + 2), 'transposition'];
  }
  for (let at = 0; at <= typed.length; at++) {
    if (at < typed.length) yield [typed.slice(0, at) + typed.slice(at + 1), 'digit'];
    for (const char of alphabet) {
      yield [typed.slice(0, at) + char + typed.slice(at), 'digit'];
      if (at < typed.length) yield [typed.slice(0, at) + char + typed.slice(at + 1), 'digit'];
    }
  }
}
