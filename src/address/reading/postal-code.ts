import type { PostalCodeRules } from '../countries/profile/postal-code-rules.ts';
import { withPlainDigits } from '../text/digits.ts';
import { asciiText } from '../text/latin-text.ts';
import { longestText } from '../text/place-key.ts';
import { codesOfSlip } from './code-slips.ts';

/** A postal code as it was typed, read. */
export interface ReadPostalCode {
  /** `slip`: not of the country's shape, but within one error of it. */
  readonly status: 'valid' | 'slip' | 'malformed';
  /** A slip that lacks characters: whatever code was meant is longer. */
  readonly isShort: boolean;
  /** Upper case, no spaces, no hyphens, no country prefix. */
  readonly canonical: string;
  /** As the country writes it; the typed text if it is not a code. */
  readonly written: string;
}

// A hyphen is also typed as a minus sign or as the mark of a long vowel. Invisible marks are pasted along.
const separators = /[\s\p{Pd}\p{Cf}._·・():〒\u2212ー]+/gu;

const bareCode = /^[A-Z\d]{1,20}$/;

/** Returns the text in upper case without spaces and hyphens, full-width forms and other scripts' digits. */
export function canonicalPostalCode(text: string): string {
  if (bareCode.test(text)) return text;
  const plain = asciiText.test(text) ? text : withPlainDigits(text.normalize('NFKC'));
  return plain.slice(0, longestText).toUpperCase().replace(separators, '');
}

/** Whether a text is a postal code of the country's shape, as `readPostalCode` reads it. */
export function isPostalCode(text: string, rules: PostalCodeRules): boolean {
  return withPrefixSettled(withoutSuffix(canonicalPostalCode(text), rules), rules) !== null;
}

/** Whether a text is one of the two groups in which some write a code of six digits: "560 034". */
export function isGroup(text: string, { example }: PostalCodeRules): boolean {
  return /^\d{3}$/.test(text) && /^\d{6}$/.test(canonicalPostalCode(example));
}

/**
 * Reads a postal code. Case, spacing, hyphens, full-width digits and a country prefix ("D-80337") do not
 * count.
 */
export function readPostalCode(text: string, rules: PostalCodeRules): ReadPostalCode {
  const typed = withoutSuffix(canonicalPostalCode(text), rules);
  const canonical = withPrefixSettled(typed, rules);
  if (canonical !== null)
    return { status: 'valid', isShort: false, canonical, written: writeCode(text, canonical, rules) };
  const bare = withoutPrefix(typed, rules);
  const meant = codesOfSlip(bare, rules);
  const isPrimaryWhole = bare.length >= (rules.extension?.primaryLength ?? Number.POSITIVE_INFINITY);
  const isShort =
    meant.length > 0 && !isPrimaryWhole && meant.every(({ canonical: code }) => code.length > bare.length);
  return { status: meant.length > 0 ? 'slip' : 'malformed', isShort, canonical: bare, written: text };
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
  const { canonicalPattern, lettersOfCountry } = rules;
  if (canonicalPattern.test(typed)) return typed;
  for (const prefix of rules.prefixes) {
    const rest = typed.startsWith(prefix) ? typed.slice(prefix.length) : '';
    if (canonicalPattern.test(rest)) return rest;
  }
  return canonicalPattern.test(lettersOfCountry + typed) ? lettersOfCountry + typed : null;
}

function writeCode(text: string, canonical: string, rules: PostalCodeRules): string {
  const { extension } = rules;
  if (extension !== undefined) {
    const { primaryLength, separator } = extension;
    if (canonical.length <= primaryLength) return canonical;
    return canonical.slice(0, primaryLength) + separator + canonical.slice(primaryLength);
  }
  // "P.C. 112" is "PC 112".
  const upper = text.trim().toUpperCase().replaceAll('.', '');
  const prefix = rules.prefixes.find(
    (each) => upper.startsWith(each) && /[ -]/.test(upper[each.length] ?? ''),
  );
  const bare = prefix === undefined ? '' : upper.slice(prefix.length + 1);
  // Another prefix than the country's own is left out: "S-411 19".
  const typed = [upper, bare].find((each) => rules.writtenPattern.test(each));
  return typed !== undefined && /[ -]/.test(typed) ? typed : formatPostalCode(canonical, rules);
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
