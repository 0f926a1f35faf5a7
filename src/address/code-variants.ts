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
  const { places, postalCode } = profile;
  if (places === undefined || postalCode === null) return [];
  const part = places.findCode(canonical) >= 0 ? canonical : postalCode.dataCode(canonical);
  const rest = canonical.startsWith(part) ? canonical.slice(part.length) : '';
  const found = new Map<string, CodeVariant>();
  const keep = (text: string, cost: number) => {
    if (text === part || found.has(text)) return;
    const code = places.findCode(text);
    if (code >= 0) found.set(text, { code, canonical: text + rest, cost });
  };
  for (let at = 0; at < part.length; at++) {
    const here = part[at] ?? '';
    const before = part.slice(0, at);
    const next = part[at + 1];
    if (next !== undefined) keep(before + next + here + part.slice(at + 2), costs.transposedDigits);
  }
  for (let at = 0; at < part.length; at++) {
    const before = part.slice(0, at);
    const after = part.slice(at + 1);
    const sort = digits.includes(part[at] ?? '') ? digits : letters;
    for (const other of sort) keep(before + other + after, costs.wrongDigit);
  }
  return [...found.values()];
}
