/** The columns of a source that make an address. The columns of one part are joined by a blank. */
export interface AddressColumns {
  readonly number: readonly string[];
  /** The last number of an address that has several. */
  readonly numberLast?: readonly string[];
  readonly street: readonly string[];
  readonly unit: readonly string[];
  readonly postalCode: readonly string[];
}

export interface SourceKind {
  readonly title: string;
  readonly licence: string;
  /** The only country that it covers; null if it may be any. */
  readonly country: string | null;
  readonly form: 'table' | 'dbf';
  readonly columns: AddressColumns | null;
}

/** All kinds, by the name that `data add` takes. */
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
    columns: { number: ['numero', 'rep'], street: ['nom_voie'], unit: [], postalCode: ['code_postal'] },
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
} as const satisfies Record<string, SourceKind>;

export type SourceKindName = keyof typeof sourceKinds;

const parts = ['number', 'numberLast', 'street', 'unit', 'postalCode'] as const;

/**
 * "number=HNR,street=STRASSE,postalCode=PLZ": names, or positions from 1 in a file without them; a plus sign
 * joins columns of one part. Returns the reason if the text has another form.
 */
export function parseColumns(text: string): AddressColumns | string {
  const columns = new Map<string, readonly string[]>();
  for (const pair of text.split(',')) {
    const [part = '', names = ''] = pair.split('=').map((each) => each.trim());
    if (!parts.some((each) => each === part)) return `"${part}" is not one of ${parts.join(', ')}`;
    if (names === '') return `the column of ${part} is missing`;
    columns.set(part, names.split('+'));
  }
  for (const part of ['street', 'postalCode']) if (!columns.has(part)) return `${part} is missing`;
  const named = (part: string) => columns.get(part) ?? [];
  const byPlace = [...columns.values()].flat().map((name) => /^\d+$/.test(name));
  if (new Set(byPlace).size > 1) return 'columns must all be names or all be positions';
  return {
    number: named('number'),
    numberLast: named('numberLast'),
    street: named('street'),
    unit: named('unit'),
    postalCode: named('postalCode'),
  };
}
