import { languages } from '../problem/render-problem.ts';
import { hideableFields, partRules } from './market.ts';
import { findTaxNumberRule } from './tax-numbers.ts';

/** The rule for one member of an operator's entry. */
export interface OverrideRule {
  /** The end of the sentence "US.military must be …". */
  readonly expects: string;
  isValid(value: unknown): boolean;
  /** The rule for each entry of a list. */
  readonly item?: OverrideRule;
}

const youngestMajority = 10;
const oldestMajority = 30;

const acceptedOrAsked = oneOf(['accepted', 'ask']);

const acceptedOrRefused = oneOf(['accepted', 'refused']);

const partRule = oneOf(partRules);

const provinces: OverrideRule = {
  expects: 'a list of provinces, at least one',
  isValid: (value) => Array.isArray(value) && value.length > 0,
  item: { expects: 'the code or the name of a province', isValid: isText },
};

/** The members of an operator's entry, in the order in which an error names them. */
export const overrideRules: Readonly<Record<string, OverrideRule>> = {
  postOfficeBoxes: acceptedOrRefused,
  military: acceptedOrRefused,
  houseNumber: acceptedOrAsked,
  unit: acceptedOrAsked,
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
    isValid: Array.isArray,
    item: {
      expects: 'a tax number scheme, such as "us.ssn"',
      isValid: (name) => isText(name) && findTaxNumberRule(name) !== undefined,
    },
  },
  hiddenFields: {
    expects: `a list of fields out of ${hideableFields.join(', ')}`,
    isValid: Array.isArray,
    item: oneOf(hideableFields),
  },
  language: oneOf(Object.keys(languages)),
};

function oneOf(words: readonly string[]): OverrideRule {
  const quoted = words.map((word) => `"${word}"`);
  return {
    expects: `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`,
    isValid: (value) => typeof value === 'string' && words.includes(value),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
