import { languages } from '../problem/render-problem.ts';
import { hideableFields, partRules } from './market.ts';
import { findTaxNumberRule } from './tax-numbers.ts';

/** What one member of an operator's entry may be. */
export interface OverrideRule {
  /** Ends the sentence "US.military must be …". */
  readonly expects: string;
  isValid(value: unknown): boolean;
}

const youngestMajority = 10;
const oldestMajority = 30;

const acceptedOrRefused = oneOf(['accepted', 'refused']);

const partRule = oneOf(partRules);

const provinces: OverrideRule = {
  expects: 'a list of provinces, at least one',
  isValid: (value) => isListOfText(value) && value.length > 0,
};

/** The members of an operator's entry, in the order in which an error names them. */
export const overrideRules: Readonly<Record<string, OverrideRule>> = {
  postOfficeBoxes: acceptedOrRefused,
  military: acceptedOrRefused,
  pickUp: { expects: 'true or false', isValid: (value) => typeof value === 'boolean' },
  city: partRule,
  province: partRule,
  postalCode: partRule,
  provincesServed: provinces,
  provincesNotServed: provinces,
  ageOfMajority: {
    expects: `a whole number of years from ${youngestMajority} to ${oldestMajority}`,
    isValid: (value) =>
      Number.isInteger(value) && Number(value) >= youngestMajority && Number(value) <= oldestMajority,
  },
  timeZone: {
    expects: 'an IANA time zone, such as "America/New_York"',
    isValid: (value) => typeof value === 'string' && isTimeZone(value),
  },
  taxId: {
    expects: 'a list of tax number schemes, such as ["us.ssn", "us.itin"], or [] where any text will do',
    isValid: (value) => isListOfText(value) && value.every((name) => findTaxNumberRule(name) !== undefined),
  },
  hiddenFields: {
    expects: `a list of fields out of ${hideableFields.join(', ')}`,
    isValid: (value) => isListOfText(value) && value.every((name) => hideable.has(name)),
  },
  language: oneOf(Object.keys(languages)),
};

const hideable: ReadonlySet<string> = new Set(hideableFields);

function oneOf(words: readonly string[]): OverrideRule {
  const quoted = words.map((word) => `"${word}"`);
  return {
    expects: `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`,
    isValid: (value) => typeof value === 'string' && words.includes(value),
  };
}

function isListOfText(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string' && item.trim() !== '');
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
