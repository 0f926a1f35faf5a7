import { costs } from './correction.ts';
import type { CountryProfile } from './country-profile.ts';

/** A postal code of the data that the typed one may be a slip of. */
export interface CodeVariant {
  readonly code: number;
  /** The whole canonical code. */
  readonly canonical: string;
  readonly cost: number;
}

const digits = '0123456789';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The codes of the data at one slip from a code of the right shape: one character another one of its sort, or two
 * neighbours exchanged. Where the data holds only a part of the code, the slip is in that part.
 */
export function codeVariants(canonical: string, profile: CountryProfile): CodeVariant[] {
  const { places, postalCode, dataPrefix } = profile;
  if (places === undefined || postalCode === null) return [];
  const part = places.findCode(dataPrefix + canonical) >= 0 ? canonical : postalCode.dataCode(canonical);
  const rest = canonical.startsWith(part) ? canonical.slice(part.length) : '';
  const found = new Map<string, CodeVariant>();
  const keep = (text: string, cost: number) => {
    if (text === part || found.has(text)) return;
    const code = places.findCode(dataPrefix + text);
    if (code >= 0) found.set(text, { code, canonical: text + rest, cost });
  };
  for (const text of exchanges(part)) keep(text, costs.transposedDigits);
  for (const text of slipsOfShape(part)) keep(text, costs.wrongDigit);
  return [...found.values()];
}

function* exchanges(text: string): Generator<string> {
  for (let at = 0; at + 1 < text.length; at++) {
    yield text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
  }
}

/** Every text with one digit another digit, or one letter another letter. */
export function* slipsOfShape(text: string): Generator<string> {
  for (let at = 0; at < text.length; at++) {
    const here = text[at] ?? '';
    for (const other of digits.includes(here) ? digits : letters) {
      if (other !== here) yield text.slice(0, at) + other + text.slice(at + 1);
    }
  }
}
