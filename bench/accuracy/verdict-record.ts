import type { AddressCountry } from '../../src/address/address-country.ts';
import { explainAddress } from '../../src/address/explain-address.ts';
import { type AddressPart, addressParts, type PostalAddress } from '../../src/address/postal-address.ts';
import { verifyAddress } from '../../src/address/verify-address.ts';

/** An address as typed, and the engine's answer in words. */
export interface RecordedVerdict {
  readonly country: string;
  readonly typed: PostalAddress;
  readonly verdict: string;
}

/**
 * The parts in a record, in the order of its columns. The name is left out, since it does not affect a
 * verdict.
 */
const columns = addressParts.filter((part) => part !== 'name');

/** A line: the country, the typed parts and the verdict, separated by tabs. */
export function toLine({ country, typed, verdict }: RecordedVerdict): string {
  return [country, ...columns.map((part) => typed[part] ?? ''), verdict].join('\t');
}

export function fromLine(line: string): RecordedVerdict {
  const [country = '', ...cells] = line.split('\t');
  const parts = columns.map((part, i): [AddressPart, string | null] => [part, cells[i] || null]);
  const typed = { name: null, ...Object.fromEntries(parts) } as PostalAddress;
  return { country, typed, verdict: cells[columns.length] ?? '' };
}

/**
 * The engine's answer in words: what is missing, malformed or doubted, what is offered, and what is stored
 * differently.
 */
export function describeVerdict(typed: PostalAddress, country: AddressCountry): string {
  const { missing, malformed, doubts, suggestion, standardized, ...verdict } = verifyAddress(typed, country);
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

/** The engine's three likeliest meanings in words: what each supposes and changes, and its nats by part. */
export function describeExplanation(typed: PostalAddress, country: AddressCountry): string {
  const { candidates, decisions } = explainAddress(typed, country);
  const meanings = candidates.slice(0, 3).map(({ reason, changes, costs }) => {
    const changed = changes === null ? ['no correction'] : Object.values(changes);
    const nats = Object.values(costs).map((cost) => cost.toFixed(1));
    return [reason, ...changed, nats.join(' ')].join(', ');
  });
  return [...decisions, ...meanings].join('; ');
}

function changes(from: PostalAddress, to: PostalAddress): string {
  const changed = columns.filter((part) => from[part] !== to[part]);
  return changed.map((part) => `${part} ${to[part] ?? 'nothing'}`).join(', ');
}
