import { cautions } from '../address/cost/losses.ts';
import { hideableFields } from '../fields/application-fields.ts';
import { languages } from '../words/render-problem.ts';
import { findTaxNumberRule } from './tax-numbers.ts';

export interface OverrideRule<Value = unknown> {
  /** The end of the sentence "US.military must be …". */
  readonly expects: string;
  /** Whether the value is of this kind. The entries of a list are checked by `item`. */
  isValid(value: unknown): value is Value;
  readonly item?: OverrideRule;
}

const youngestMajority = 10;
const oldestMajority = 30;

const acceptedOrAsked = oneOf(['accepted', 'ask']);

const acceptedOrRefused = oneOf(['accepted', 'refused']);

const partRule = oneOf(['required', 'optional', 'none']);

const province = { expects: 'the code or the name of a province', isValid: isText };

const provinces = listOf('a list of provinces, at least one', province, 1);

/** The members of an operator's entry, in the order in which an error names them. */
export const overrideRules = {
  postOfficeBoxes: acceptedOrRefused,
  /** Whether APO, FPO and DPO addresses are taken. */
  military: acceptedOrRefused,
  /** How likely an address has to be right to be accepted without asking. */
  caution: oneOf(cautions),
  /** Whether to ask where a street has numbers, or a building units, and the address has none. */
  houseNumber: acceptedOrAsked,
  unit: acceptedOrAsked,
  pickUp: { expects: 'true or false', isValid: (value): value is boolean => typeof value === 'boolean' },
  city: partRule,
  province: partRule,
  postalCode: partRule,
  /** Any spelling of an address will do. At most one of the two lists is given. */
  provincesServed: provinces,
  provincesNotServed: provinces,
  ageOfMajority: {
    expects: `a whole number of years from ${youngestMajority} to ${oldestMajority}`,
    isValid: (value): value is number =>
      Number.isInteger(value) && Number(value) >= youngestMajority && Number(value) <= oldestMajority,
  },
  /** IANA name of the zone in which ages are counted, such as Europe/Berlin. */
  timeZone: {
    expects: 'an IANA time zone, such as "America/New_York"',
    isValid: (value): value is string => typeof value === 'string' && isTimeZone(value),
  },
  /** The tax numbers of people and sole traders, of which one match is enough. None: every text passes. */
  taxId: listOf('a list of tax number schemes, such as ["us.ssn", "us.itin"], or [] where any text will do', {
    expects: 'a tax number scheme, such as "us.ssn"',
    isValid: (name): name is string => isText(name) && findTaxNumberRule(name) !== undefined,
  }),
  /** Fields of the application that are not shown. Values sent in them count as not sent. */
  hiddenFields: listOf(`a list of fields out of ${hideableFields.join(', ')}`, oneOf(hideableFields)),
  offensiveSiteUrls: acceptedOrRefused,
  /** The language of messages for callers who ask for no available language. */
  language: oneOf(Object.keys(languages) as (keyof typeof languages)[]),
} as const satisfies Readonly<Record<string, OverrideRule>>;

/** Whether an address must have a part, may have it, or is not asked for it. */
export type PartRule = ValueOf<typeof partRule>;

type Rules = typeof overrideRules;
type ValueOf<Rule> = Rule extends OverrideRule<infer Value> ? Value : never;

/** The rules that an operator changes in one market. Absent members keep the built-in rule. */
export type MarketOverride = {
  readonly [Name in keyof Rules]?: ValueOf<Rules[Name]>;
};

function oneOf<const Word extends string>(words: readonly Word[]): OverrideRule<Word> {
  const quoted = words.map((word) => `"${word}"`);
  return {
    expects: `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`,
    isValid: (value): value is Word => words.some((word) => word === value),
  };
}

function listOf<Item>(expects: string, item: OverrideRule<Item>, least = 0): OverrideRule<readonly Item[]> {
  return {
    expects,
    isValid: (value): value is readonly Item[] => Array.isArray(value) && value.length >= least,
    item,
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
