import type { HideableField } from '../fields/application-fields.ts';
import { marketData } from './market-data.ts';
import { type MarketOverride, type OverrideRule, overrideRules } from './override-rules.ts';

const rules: Readonly<Record<string, OverrideRule>> = overrideRules;

/** By ISO 3166-1 alpha-2. */
export type MarketOverrides = ReadonlyMap<string, MarketOverride>;

/**
 * Finds everything wrong with the file, down to unknown members: a misspelt rule must not go unnoticed. Each
 * finding is a sentence, without a full stop, that begins with the member's path. Leaves faulty members out.
 * `unknownParts` checks provinces, since it knows the formats.
 */
export function readMarketOverrides(text: string) {
  const findings: string[] = [];
  const overrides = new Map<string, MarketOverride>();
  for (const [code, value] of Object.entries(marketsIn(text, findings))) {
    if (!Object.hasOwn(marketData, code))
      findings.push(`${code} is not a market: use an ISO 3166-1 code of two capital letters`);
    else if (!isObject(value)) findings.push(`${code} must be a JSON object`);
    else overrides.set(code, readOverride(code, value, findings));
  }
  return { overrides, findings };
}

function marketsIn(text: string, findings: string[]): object {
  try {
    const markets: unknown = JSON.parse(text);
    if (isObject(markets)) return markets;
    findings.push('the file must be a JSON object');
  } catch (error) {
    // The rest of the parser's sentence would quote the file.
    const [, position] = /(line \d+ column \d+)/.exec(String(error)) ?? [];
    findings.push(`the file is not JSON${position === undefined ? '' : ` from ${position} on`}`);
  }
  return {};
}

function readOverride(code: string, members: object, findings: string[]): MarketOverride {
  const usable = Object.entries(members).filter(([field, member]) => {
    const found = findFaults(`${code}.${field}`, field, member);
    findings.push(...found);
    return found.length === 0;
  });
  // Every member has been checked against its rule.
  const override: MarketOverride = Object.fromEntries(usable);
  findings.push(...findContradictions(code, override));
  return override;
}

function findFaults(path: string, field: string, member: unknown): string[] {
  const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
  if (rule === undefined) return [`${path} is no rule: use ${Object.keys(rules).join(', ')}`];
  if (!rule.isValid(member)) return [`${path} must be ${rule.expects}`];
  const { item } = rule;
  if (item === undefined || !Array.isArray(member)) return [];
  return member.flatMap((each, at) => (item.isValid(each) ? [] : [`${path}[${at}] must be ${item.expects}`]));
}

function findContradictions(code: string, override: MarketOverride): string[] {
  const { provincesServed, provincesNotServed, province, hiddenFields } = override;
  const findings: string[] = [];
  if (provincesServed !== undefined && provincesNotServed !== undefined)
    findings.push(`${code}.provincesNotServed cannot stand beside provincesServed: keep one of them`);
  if (province === 'none' && (provincesServed !== undefined || provincesNotServed !== undefined))
    findings.push(`${code}.province cannot be "none" beside provincesServed or provincesNotServed`);
  // Each name requires the other, so an applicant who cannot enter one could never enter the other.
  const isHidden = (field: HideableField) => hiddenFields?.includes(field) ?? false;
  if (isHidden('PartnerFirstName') !== isHidden('PartnerLastName'))
    findings.push(`${code}.hiddenFields must name PartnerFirstName and PartnerLastName together`);
  return findings;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
