import { countryOf } from '../src/address/countries/index.ts';
import type { AddressFormat } from '../src/address/countries/profile/address-format.ts';
import { type PostalCodeRules, postalCodeRules } from '../src/address/countries/profile/postal-code-rules.ts';
import { streetConventionOf } from '../src/address/countries/profile/street-convention-of.ts';
import { primaryPart, readPostalCode } from '../src/address/reading/postal-code.ts';
import type { StreetConvention } from '../src/address/street/street-convention.ts';
import { readStreetName } from '../src/address/street/street-name.ts';
import { eachSource, type SourceFile } from '../src/gazetteer/import/read-source.ts';
import { builtinDataDirectory } from '../src/gazetteer/read/data-directory.ts';
import { openFormats } from '../src/gazetteer/read/formats.ts';
import { readTable } from '../src/streets/import/read-table.ts';
import { sourceKinds } from '../src/streets/import/source-kinds.ts';
import { seededRandom } from '../test/support/random.ts';
import { contact } from './workload.ts';

/** A row in OpenAddresses' columns with a number of digits only, a street and a whole postal code. */
export interface StreetAddress {
  readonly number: string;
  readonly street: string;
  /** Canonical. */
  readonly code: string;
  readonly city: string;
  readonly region: string;
}

/** The parts of a country that the street benchmarks use. */
export interface StreetCountry {
  readonly format: AddressFormat;
  readonly convention: StreetConvention;
  readonly rules: PostalCodeRules;
}

/** The country; undefined if its streets are not understood or it has no postal codes. */
export function streetCountryOf(country: string): StreetCountry | undefined {
  const format = openFormats(builtinDataDirectory()).byCountry.get(country);
  const convention = streetConventionOf(country);
  const rules = format && postalCodeRules(format, countryOf(country).codes);
  if (format === undefined || convention === undefined || rules === undefined || rules === null)
    return undefined;
  return { format, convention, rules };
}

/** Reads the addresses of a file, plain or gzip. */
export async function readStreetAddresses(
  file: string,
  { rules }: StreetCountry,
  take: (address: StreetAddress) => void,
): Promise<void> {
  // The importer does not read city and region, so they take the place of two empty columns.
  const columns = { ...sourceKinds.openaddresses.columns, unit: ['CITY'], numberLast: ['REGION'] };
  const read = async (source: SourceFile) => {
    for await (const { rows } of readTable(source, columns))
      for (const row of rows) {
        if (typeof row === 'string') continue;
        const { number, numberLast: region, street, postalCode, unit: city } = row;
        const { status, canonical } = readPostalCode(postalCode, rules);
        if (status !== 'valid' || !/^\d+$/.test(number) || street === '') continue;
        take({ number, street, code: primaryPart(canonical, rules), city, region });
      }
  };
  await eachSource(file, read, { maxBytes: 64 * 1024 ** 3 });
}

/** Draws addresses from the first `rows` rows of a file, all with the same chance. A seed decides which. */
export async function drawStreetAddresses(
  file: string,
  known: StreetCountry,
  { rows, count, seed = 1 }: { readonly rows: number; readonly count: number; readonly seed?: number },
): Promise<StreetAddress[]> {
  const random = seededRandom(seed);
  const drawn: StreetAddress[] = [];
  let seen = 0;
  await readStreetAddresses(file, known, (address) => {
    if (seen >= rows) return;
    const at = random.below(++seen);
    if (drawn.length < count) drawn.push(address);
    else if (at < count) drawn[at] = address;
  });
  return drawn;
}

export function lineOf(street: string, number: string, { numberStands }: StreetConvention): string {
  return numberStands === 'first' ? `${number} ${street}` : `${street} ${number}`;
}

/** The address as a checkout sends it. */
export function submissionOf(address: StreetAddress, { convention }: StreetCountry): object {
  const { street, number, city, region, code } = address;
  return {
    ...contact,
    AddressPrimary: lineOf(street, number, convention),
    City: city,
    Province: region,
    PostalCode: code,
  };
}

/** A key that is the same for all spellings of a line. */
export function keyOfLine(line: string, convention: StreetConvention): string {
  const name = readStreetName(line, convention);
  return name === undefined ? line : `${name.core} ${name.type} ${name.directionals}`;
}
