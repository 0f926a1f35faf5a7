import type { Candidate } from '../../src/address/candidates/candidate.ts';
import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import type { AddressTrace } from '../../src/address/decide/address-trace.ts';
import { addressParts, type PostalAddress } from '../../src/address/postal-address.ts';
import { verifyAddress } from '../../src/address/verify-address.ts';

/** What a line shows. The name is left out, since it does not affect a verdict. */
const columns = addressParts.filter((part) => part !== 'name');

/** The country, the typed parts and the verdict, separated by tabs. */
export function toLine(country: string, typed: PostalAddress, verdict: string): string {
  return [country, ...columns.map((part) => typed[part] ?? ''), verdict].join('\t');
}

/**
 * The answer in words: what is missing, malformed or doubted, what is offered, what is stored differently.
 */
export function describeVerdict(typed: PostalAddress, country: AddressCountry, trace?: AddressTrace): string {
  const { missing, malformed, doubts, suggestion, standardized, ...verdict } = verifyAddress(
    typed,
    country,
    trace,
  );
  const codes = [...malformed, ...doubts]
    .map(({ code }) => code)
    .filter((code) => code !== 'ErrorSuggestedFix');
  const told = [
    ...missing.map((part) => `lacks ${part}`),
    ...codes,
    ...(suggestion === null ? [] : [`offers ${changes(typed, suggestion)}`]),
    ...(verdict.postOfficeBox === null ? [] : [`box in ${verdict.postOfficeBox}`]),
    ...(verdict.isMilitary ? ['military'] : []),
    `in ${verdict.administrativeArea ?? 'no area'}`,
    ...(verdict.streetEvidence === 'no data' ? [] : [`street ${verdict.streetEvidence}`]),
    ...Object.entries(verdict.streetGaps).flatMap(([gap, isThere]) => (isThere ? [gap] : [])),
  ];
  const stored = suggestion === null ? changes(typed, standardized) : '';
  return [...told, ...(stored === '' ? [] : [`stores ${stored}`])].join('; ');
}

/** What the engine weighed: how often each kind of meaning, and its cost in nats on the mean. */
export function describeMeanings(country: string, weighed: readonly Candidate[]): string[] {
  const kinds = new Map<string, number[]>();
  for (const { reason, wrong, change, cost } of weighed) {
    const changed = change === undefined ? 'no correction' : Object.keys(change).join(' ');
    const kind = [country, reason, wrong.join(' '), changed].join('\t');
    kinds.set(kind, [...(kinds.get(kind) ?? []), cost]);
  }
  return [...kinds]
    .map(([kind, nats]) => [kind, nats.length, meanOf(nats.filter(Number.isFinite)).toFixed(3)].join('\t'))
    .sort();
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function changes(from: PostalAddress, to: PostalAddress): string {
  const changed = columns.filter((part) => from[part] !== to[part]);
  return changed.map((part) => `${part} ${to[part] ?? 'nothing'}`).join(', ');
}
