import type { Language } from '../problem/render-problem.ts';
import type { HideableField, PartRule } from './market.ts';
import { marketData } from './market-data.ts';
import { overrideRules } from './override-rules.ts';

/** What an operator changes in one market; what is absent stays built in. */
export interface MarketOverride {
  readonly postOfficeBoxes?: 'accepted' | 'refused';
  /** APO, FPO and DPO addresses. */
  readonly military?: 'accepted' | 'refused';
  /** Whether orders can be picked up at branches. */
  readonly pickUp?: boolean;
  readonly city?: PartRule;
  readonly province?: PartRule;
  readonly postalCode?: PartRule;
  /** Administrative areas, each written in any way in which an address may name it. At most one of the two lists is given. */
  readonly provincesServed?: readonly string[];
  readonly provincesNotServed?: readonly string[];
  /** Years. */
  readonly ageOfMajority?: number;
  /** IANA name. */
  readonly timeZone?: string;
  /** Tax number schemes, any one of which is fine; none at all accepts every text. */
  readonly taxId?: readonly string[];
  /** Fields of the application that are not shown, so that what is sent in them counts as not sent. */
  readonly hiddenFields?: readonly HideableField[];
  /** Of messages, for callers who ask for none that there is. */
  readonly language?: Language;
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
    const rule = Object.hasOwn(overrideRules, field) ? overrideRules[field] : undefined;
    if (rule === undefined) {
      throw new MarketOverrideError(
        `${code}.${field} is no rule: use ${Object.keys(overrideRules).join(', ')}`,
      );
    }
    if (!rule.isValid(member)) throw new MarketOverrideError(`${code}.${field} must be ${rule.expects}`);
  }
  // Every member was held against its rule above.
  const override: MarketOverride = members;
  requireConsistent(code, override);
  return override;
}

/** What no member can be blamed for alone. */
function requireConsistent(code: string, override: MarketOverride): void {
  if (override.provincesServed !== undefined && override.provincesNotServed !== undefined) {
    throw new MarketOverrideError(
      `${code}.provincesNotServed cannot stand beside provincesServed: keep one of them`,
    );
  }
  const servesSome = override.provincesServed !== undefined || override.provincesNotServed !== undefined;
  if (override.province === 'none' && servesSome) {
    throw new MarketOverrideError(
      `${code}.province cannot be "none" beside provincesServed or provincesNotServed`,
    );
  }
  // Each name requires the other: who cannot enter one could never enter the other.
  const isHidden = (field: HideableField) => override.hiddenFields?.includes(field) ?? false;
  if (isHidden('PartnerFirstName') !== isHidden('PartnerLastName')) {
    throw new MarketOverrideError(
      `${code}.hiddenFields must name PartnerFirstName and PartnerLastName together`,
    );
  }
}

function requireObject(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new MarketOverrideError(`${what} must be a JSON object`);
}
