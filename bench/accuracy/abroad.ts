import { readFileSync } from 'node:fs';
import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import { type AddressPart, addressOf } from '../../src/address/postal-address.ts';
import { type Kind, kinds, type Sort } from './kinds.ts';
import { type Case, measure } from './measure.ts';
import { judgeByEngine } from './outcome.ts';
import { PlacesEvidence } from './places-evidence.ts';

/** What needs no list of postal codes to be read, and most countries have none built in. */
const sorts: ReadonlySet<Sort> = new Set([
  'real',
  'harmless',
  'junk',
  'exchanged',
  'moved',
  'repeated',
  'foreign',
  'whole',
]);

/** What stands behind the country in a row. */
const columns: readonly AddressPart[] = ['line1', 'line2', 'locality', 'administrativeArea', 'postalCode'];

/** Types the right addresses of many countries in `abroad.tsv` in every way that needs no list of codes. */
export function* abroadCases(
  find: (code: string) => AddressCountry | undefined,
  typed: readonly Kind[] = kinds.filter(({ sort }) => sorts.has(sort)),
): Generator<Case> {
  const rows = readFileSync(new URL('abroad.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  for (const row of rows.filter((each) => !each.startsWith('#'))) {
    const [code = '', ...parts] = row.split('\t');
    const country = find(code);
    if (country?.places === undefined) continue;
    const evidence = new PlacesEvidence(country.format, country.places);
    const address = addressOf((part) =>
      part === 'name' ? 'Jo Sample' : parts[columns.indexOf(part)] || null,
    );
    const meant = { id: row, source: 'abroad', address, isSound: true, isAgreed: false };
    yield* measure(meant, typed, { country, evidence, judge: judgeByEngine });
  }
}
