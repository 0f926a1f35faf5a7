import { countryOf } from '../../address/countries/index.ts';
import type { AddressFormat } from '../../address/countries/profile/address-format.ts';
import { postalCodeRules } from '../../address/countries/profile/postal-code-rules.ts';
import { streetConventionOf } from '../../address/countries/profile/street-convention-of.ts';
import { primaryPart, readPostalCode } from '../../address/reading/postal-code.ts';
import { type HouseNumber, joinNumbers, readHouseNumbers } from '../../address/street/house-number.ts';
import type { NumberRange } from '../../address/street/streets.ts';
import { remember } from '../../address/text/remember.ts';
import { DataError } from '../../gazetteer/read/data-error.ts';

const addressParts = ['number', 'numberLast', 'street', 'unit', 'postalCode'] as const;

type AddressPart = (typeof addressParts)[number];

/** One value for each part of an address; `numberLast` is the last number of an address that has several. */
type OfEachPart<Value> = Readonly<Record<AddressPart, Value>>;

/** Made as a literal, since rows are many: an object from entries takes longer. */
export function ofEachPart<Value>(of: (part: AddressPart) => Value): OfEachPart<Value> {
  return {
    number: of('number'),
    numberLast: of('numberLast'),
    street: of('street'),
    unit: of('unit'),
    postalCode: of('postalCode'),
  };
}

/** The columns of a source that make an address. The columns of one part are joined by a blank. */
export type AddressColumns = Partial<OfEachPart<readonly string[]>> &
  Pick<OfEachPart<readonly string[]>, 'street' | 'postalCode'>;

/**
 * All kinds, by the name that `data add` takes. `country` is the only one that a kind covers; null if it may
 * be any. A kind without columns of its own takes those that are named.
 */
export const sourceKinds = {
  openaddresses: {
    title: 'OpenAddresses',
    licence: 'as each layer says (openaddresses.io)',
    country: null,
    form: 'table',
    columns: { number: ['NUMBER'], street: ['STREET'], unit: ['UNIT'], postalCode: ['POSTCODE'] },
  },
  ban: {
    title: 'Base Adresse Nationale',
    licence: 'Licence Ouverte 2.0',
    country: 'FR',
    form: 'table',
    columns: { number: ['numero', 'rep'], street: ['nom_voie'], postalCode: ['code_postal'] },
  },
  'gnaf-core': {
    title: 'G-NAF Core',
    licence: 'Open G-NAF EULA (no mail without a second source)',
    country: 'AU',
    form: 'table',
    columns: {
      number: ['NUMBER_FIRST'],
      numberLast: ['NUMBER_LAST'],
      street: ['STREET_NAME', 'STREET_TYPE', 'STREET_SUFFIX'],
      unit: ['FLAT_NUMBER'],
      postalCode: ['POSTCODE'],
    },
  },
  nad: {
    title: 'US National Address Database',
    licence: 'public domain',
    country: 'US',
    form: 'table',
    columns: {
      number: ['AddNum_Pre', 'Add_Number', 'AddNum_Suf'],
      street: ['StNam_Full'],
      unit: ['Unit'],
      postalCode: ['Zip_Code'],
    },
  },
  'tiger-addrfeat': {
    title: 'TIGER/Line ADDRFEAT',
    licence: 'public domain',
    country: 'US',
    form: 'dbf',
    columns: null,
  },
  csv: { title: 'CSV', licence: 'unknown', country: null, form: 'table', columns: null },
} as const;

export type SourceKindName = keyof typeof sourceKinds;

/**
 * "number=HNR,street=STRASSE,postalCode=PLZ": names, or positions from 1 in a file without them; a plus sign
 * joins columns of one part. Returns the reason if the text has another form.
 */
export function parseColumns(text: string): AddressColumns | string {
  const columns = new Map<string, readonly string[]>();
  for (const pair of text.split(',')) {
    const [part = '', names = ''] = pair.split('=').map((each) => each.trim());
    if (!addressParts.some((each) => each === part))
      return `"${part}" is not one of ${addressParts.join(', ')}`;
    if (names === '') return `the column of ${part} is missing`;
    columns.set(part, names.split('+'));
  }
  for (const part of ['street', 'postalCode']) if (!columns.has(part)) return `${part} is missing`;
  const byPlace = [...columns.values()].flat().map((name) => /^\d+$/.test(name));
  if (new Set(byPlace).size > 1) return 'columns must all be names or all be positions';
  return ofEachPart((part) => columns.get(part) ?? []);
}

/** An address, or a side of a stretch of road, in the spelling of its source; missing parts are empty. */
export interface SourceRow extends OfEachPart<string> {
  readonly range?: NumberRange;
}

/** A line of a source, numbered from 1: its rows, and why what is no row is none. */
export interface SourceLine {
  readonly line: number;
  readonly rows: readonly (SourceRow | string)[];
}

// No country has more codes. A source with more appends delivery points, each of which is rare.
const mostRemembered = 200_000;

export type RowReader = ReturnType<typeof rowReader>;

/**
 * Reads postal codes and house numbers as a country writes them. Throws a `DataError` for a country whose
 * streets are not understood.
 */
export function rowReader(format: AddressFormat) {
  const convention = streetConventionOf(format.country);
  const rules = postalCodeRules(format, countryOf(format.country).codes);
  if (convention === undefined || rules === null)
    throw new DataError(`Streets and house numbers of ${format.country} are not understood.`);
  return {
    convention,
    /** Returns the canonical postal code without its delivery point; null if the text is not a whole code. */
    postalCode: remember((text): string | null => {
      const { status, canonical } = readPostalCode(text, rules);
      return status === 'valid' ? primaryPart(canonical, rules) : null;
    }, mostRemembered),
    /** Returns the house numbers of a row; empty if they are not understood. */
    numbers({ number, numberLast }: Pick<SourceRow, 'number' | 'numberLast'>): HouseNumber[] {
      const first = readHouseNumbers(number, convention);
      if (numberLast === '' || first.length !== 1) return first;
      const [from] = first;
      const [to] = readHouseNumbers(numberLast, convention);
      return from === undefined ? [] : joinNumbers('range', from, to);
    },
  };
}
