/** The layout of an address form of one country, and its names for the fields (address metadata). */
export interface AddressLayout {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The order of the parts on a label, as in the metadata's `fmt`: "%N%n%O%n%A%n%C, %S %Z". */
  readonly labelFormat: string;
  /** The same in Latin script, if the order differs. */
  readonly latinLabelFormat?: string;
  /**
   * Language of `labelFormat` and of the areas' own names, as a primary subtag (RFC 5646). Absent where it is
   * unknown.
   */
  readonly language?: string;
  readonly kinds: {
    readonly locality: LocalityKind;
    readonly administrativeArea: AdministrativeAreaKind;
    readonly postalCode: PostalCodeKind;
  };
  /** The names of the administrative areas in a list, by the area's code. */
  readonly areaNames: Readonly<Record<string, AreaNames>>;
}

/**
 * `default` is in the country's own language. `latin` is in Latin script, if the country's language uses
 * another script. Other keys are language subtags.
 */
export type AreaNames = Readonly<Record<string, string>>;

export const localityKinds = ['city', 'suburb', 'postTown', 'district'] as const;
type LocalityKind = (typeof localityKinds)[number];

export const administrativeAreaKinds = [
  'province',
  'state',
  'prefecture',
  'county',
  'emirate',
  'parish',
  'island',
  'department',
  'region',
  'area',
  'district',
  'provinceOrCity',
  'oblast',
  'governorate',
  'municipality',
] as const;
type AdministrativeAreaKind = (typeof administrativeAreaKinds)[number];

export const postalCodeKinds = ['postalCode', 'postcode', 'zip', 'pin', 'eircode', 'cep'] as const;
type PostalCodeKind = (typeof postalCodeKinds)[number];
