import type { PostalCodeTraits } from '../country.ts';
import type { AddressFormat } from './address-format.ts';

/** The postal code of one country: its shape, how it is written, and which part of it place data knows. */
export interface PostalCodeRules {
  /** The country's code, which may be left out at the beginning of its postal codes ("AD500"). */
  readonly lettersOfCountry: string;
  /** Matches a whole canonical code: upper case, no spaces, no hyphens. */
  readonly canonicalPattern: RegExp;
  /** Whether a canonical code can have so many characters. */
  readonly hasLength: (length: number) => boolean;
  /** Matches a whole code as written, in upper case. */
  readonly writtenPattern: RegExp;
  readonly example: string;
  /** Letters that may come before the code and are not part of it. */
  readonly prefixes: readonly string[];
  /** A word after the code that is not part of it; empty if there is none. */
  readonly suffix: string;
  readonly hasLetters: boolean;
  readonly extension: PostalCodeTraits['extension'];
  readonly dataCode: (canonical: string) => string;
}

// The letters with which every code begins: "VG1110", "CP 1101".
const firstLetters = /^([A-Z]+)[ -]?(?:\\d|\[)/;

/** What people write before a code: "C.P. 06050", "CEP 01310-200", "邮编518057". */
const namesOfCode = (
  'CP CEP PLZ CAP NPA PSČ ZIP PIN POSTCODE ZIPCODE PINCODE POSTALCODE CODEPOSTAL CÓDIGOPOSTAL CODIGOPOSTAL ' +
  'COD CODPOȘTAL KODEPOS ΤΚ ИНДЕКС ІНДЕКС 邮编 邮政编码 郵遞區號 郵便番号 우편번호 מיקוד الرمزالبريدي کدپستی รหัสไปรษณีย์'
).split(' ');

/** What matches one character of a canonical code. A number in braces says how many. */
const oneCharacter = /\\d|\[[^[\]]*\]|[A-Z\d](?![\d,]{0,3}\})/g;

const same = (canonical: string) => canonical;

/** Returns the rules that a country's format gives; null if its addresses have no postal code. */
export function postalCodeRules(
  format: AddressFormat,
  traits: PostalCodeTraits = {},
): PostalCodeRules | null {
  const pattern = format.postalCodePattern;
  if (pattern === undefined) return null;
  const canonical = withoutSeparators(pattern);
  const anyCharacters = new RegExp(`^(?:${canonical.replace(oneCharacter, '.')})$`);
  return {
    lettersOfCountry: firstLetters.exec(pattern)?.[1] ?? format.country,
    canonicalPattern: new RegExp(`^(?:${canonical})$`),
    hasLength: (length) => length > 0 && anyCharacters.test('.'.repeat(length)),
    writtenPattern: new RegExp(`^(?:${pattern})$`),
    example: format.postalCodeExample ?? '',
    prefixes: [
      ...(traits.prefixes ?? []),
      format.postalCodeCountryPrefix ?? format.country,
      format.country,
      ...namesOfCode,
    ],
    suffix: traits.suffix ?? '',
    hasLetters: /[A-Z]/.test(pattern),
    extension: traits.extension,
    dataCode: traits.ofData ?? same,
  };
}

/**
 * Returns the pattern of the canonical form: parts that match only a space or a hyphen are removed, with
 * their quantifier.
 */
function withoutSeparators(pattern: string): string {
  const piece = /\[(?:\\.|[^\]\\])*\]|\\.|[^\\]/g;
  let source = '';
  let dropped = false;
  for (const [token] of pattern.matchAll(piece)) {
    const isSeparator = /^(?:[ -]|\\-|\[(?: |-|\\-)+\])$/.test(token);
    if (!isSeparator && !(dropped && '?*+'.includes(token))) source += token;
    dropped = isSeparator;
  }
  return source;
}
