import { marketData } from './market-data.ts';
import { findTaxNumberRule } from './tax-numbers.ts';

/** What an operator changes in one market; what is absent stays built in. */
export interface MarketOverride {
  readonly postOfficeBoxes?: 'accepted' | 'refused';
  /** Administrative areas, each written in any way in which an address may name it. At most one of the two lists is given. */
  readonly provincesServed?: readonly string[];
  readonly provincesNotServed?: readonly string[];
  /** Years. */
  readonly ageOfMajority?: number;
  /** IANA name. */
  readonly timeZone?: string;
  /** Tax number schemes, any one of which is fine; none at all accepts every text. */
  readonly taxId?: readonly string[];
}

/** By ISO 3166-1 alpha-2. */
export type MarketOverrides = ReadonlyMap<string, MarketOverride>;

/** The operator's file cannot be used. The message is one sentence and names the entry and the field. */
export class MarketOverrideError extends Error {
  override readonly name = 'MarketOverrideError';
}

/**
 * Reads the operator's file (JSON, an object of markets). Throws a MarketOverrideError at the first thing wrong with
 * it, down to unknown members: a misspelt rule must not pass for a rule. Provinces are checked where the address
 * formats are known, by `createMarkets`.
 */
export function loadMarketOverrides(text: string): MarketOverrides {
  const markets = requireObject(parseJson(text), 'the file');
  return new Map(Object.entries(markets).map(([code, value]) => [code, readOverride(code, value)]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MarketOverrideError('the file is not JSON', { cause });
  }
}

function readOverride(code: string, value: unknown): MarketOverride {
  if (!Object.hasOwn(marketData, code)) {
    throw new MarketOverrideError(`${code} is no market: use an ISO 3166-1 code of two capital letters`);
  }
  const members = requireObject(value, code);
  for (const [field, member] of Object.entries(members)) {
    const rule = Object.hasOwn(fieldRules, field) ? fieldRules[field] : undefined;
    if (rule === undefined) {
      throw new MarketOverrideError(`${code}.${field} is no rule: use ${Object.keys(fieldRules).join(', ')}`);
    }
    if (!rule.isValid(member)) throw new MarketOverrideError(`${code}.${field} must be ${rule.expects}`);
  }
  if ('provincesServed' in members && 'provincesNotServed' in members) {
    throw new MarketOverrideError(
      `${code}.provincesNotServed cannot stand beside provincesServed: keep one of them`,
    );
  }
  // Every member was held against its rule above.
  return members;
}

interface FieldRule {
  readonly expects: string;
  isValid(value: unknown): boolean;
}

const youngestMajority = 10;
const oldestMajority = 30;

const provinces: FieldRule = {
  expects: 'a list of provinces, at least one',
  isValid: (value) => isListOfText(value) && value.length > 0,
};

const fieldRules: Readonly<Record<string, FieldRule>> = {
  postOfficeBoxes: {
    expects: '"accepted" or "refused"',
    isValid: (value) => value === 'accepted' || value === 'refused',
  },
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
};

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

function requireObject(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new MarketOverrideError(`${what} must be a JSON object`);
}
