/** An administrative area of a country: a state, province, prefecture, … */
export interface AdministrativeArea {
  /**
   * The canonical short form, as written on an address: "CA", "ON", "NSW". It is the name where the country
   * has no codes.
   */
  readonly code: string;
  /**
   * Every other accepted way to write it: names in its languages and in Latin script, ISO 3166-2 suffix,
   * abbreviations. The name in the country's own language comes first, unless it is the code.
   */
  readonly names: readonly string[];
  /**
   * Source of a regular expression that matches the beginning of the area's postal codes in canonical form.
   * Absent where the country has no such rule.
   */
  readonly postalCodePrefix?: string;
}

/**
 * How addresses of one country are written: what is required, and in which form. Source: Google's address
 * metadata.
 */
export interface AddressFormat {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly requiresLocality: boolean;
  /** The country counts as one place, and its labels name no locality. */
  readonly lacksLocality?: true;
  readonly requiresAdministrativeArea: boolean;
  readonly requiresPostalCode: boolean;
  /**
   * Source of a regular expression that a whole postal code matches (upper case); absent if the country has
   * no postal codes.
   */
  readonly postalCodePattern?: string;
  /**
   * The post may have changed its codes since, so a code of another shape is doubted. Elsewhere it is
   * refused.
   */
  readonly isPostalCodeShapeUncertain?: true;
  /**
   * Letters that may precede a postal code without being part of it, as in "CH-8001". Absent where there are
   * none.
   */
  readonly postalCodeCountryPrefix?: string;
  /** Example of a postal code, for messages. */
  readonly postalCodeExample?: string;
  /** Empty if the country's addresses name no administrative area, or if none is listed. */
  readonly administrativeAreas: readonly AdministrativeArea[];
  /** Whether an address of this country names an administrative area at all. */
  readonly usesAdministrativeArea: boolean;
}
