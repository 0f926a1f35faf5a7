import { readFileSync } from 'node:fs';
import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import { kinds, type Sort } from './kinds.ts';
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
  'whole',
]);

/** Types the right addresses of many countries in `abroad.tsv` in every way that needs no list of codes. */
export function* abroadCases(find: (code: string) => AddressCountry | undefined): Generator<Case> {
  const typed = kinds.filter(({ sort }) => sorts.has(sort));
  const rows = readFileSync(new URL('abroad.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  for (const row of rows.filter((each) => !each.startsWith('#'))) {
    const [code = '', ...parts] = row.split('\t');
    const country = find(code);
    if (country?.places === undefined) continue;
    const evidence = new PlacesEvidence(country.format, country.places);
    const meant = { id: row, source: 'abroad', address: addressOf(parts), isSound: true, isAgreed: false };
    yield* measure(meant, typed, { country, evidence, judge: judgeByEngine });
  }
}

function addressOf(parts: readonly string[]): PostalAddress {
  const [line1, line2, locality, administrativeArea, postalCode] = parts.map((text) => text || null);
  return {
    name: 'Jo Sample',
    line1: line1 ?? null,
    line2: line2 ?? null,
    line3: null,
    locality: locality ?? null,
    administrativeArea: administrativeArea ?? null,
    postalCode: postalCode ?? null,
  };
}
