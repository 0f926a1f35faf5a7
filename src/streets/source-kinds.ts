/** Which columns of a source make an address; those of one part are joined by a blank. */
export interface AddressColumns {
  readonly number: readonly string[];
  /** The last of several numbers that one address has. */
  readonly numberLast?: readonly string[];
  readonly street: readonly string[];
  readonly unit: readonly string[];
  readonly postalCode: readonly string[];
}

/** A kind of file that addresses are published in. */
export interface SourceKind {
  readonly title: string;
  readonly licence: string;
  /** The only country that it is about; null where it may be any. */
  readonly country: string | null;
  readonly form: 'table' | 'dbf';
  readonly columns: AddressColumns | null;
}

/** Every kind, by the word that `data add` takes. */
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
 * Reads "number=HNR,street=STRASSE,postalCode=PLZ": columns by name, or by place from 1 where a file has no line of names;
 * several of one part are joined by +. Gives the reason where the text says nothing of the kind.
 */
export function parseColumns(text: string): AddressColumns | string {
  const columns = new Map<string, readonly string[]>();
  for (const pair of text.split(',')) {
    const [part = '', names = ''] = pair.split('=').map((each) => each.trim());
    if (!parts.some((each) => each === part)) return `"${part}" is none of ${parts.join(', ')}`;
    if (names === '') return `the column of ${part} is missing`;
    columns.set(part, names.split('+'));
  }
  for (const part of ['street', 'postalCode']) if (!columns.has(part)) return `${part} is missing`;
  const named = (part: string) => columns.get(part) ?? [];
  const byPlace = [...columns.values()].flat().map((name) => /^\d+$/.test(name));
  if (new Set(byPlace).size > 1) return 'columns are named, or counted, but not both';
  return {
    number: named('number'),
    numberLast: named('numberLast'),
    street: named('street'),
    unit: named('unit'),
    postalCode: named('postalCode'),
  };
}
