import type { AreaTraits, Country } from '../../src/address/countries/country.ts';
import { isLatinText } from '../../src/address/text/latin-text.ts';
import {
  type AddressLayout,
  type AreaNames,
  administrativeAreaKinds,
  localityKinds,
  postalCodeKinds,
} from '../../src/address-form/address-layout.ts';
import { areaCode, type CountryMetadata, defaultLabel } from './compile-formats.ts';

// The metadata's names for kinds that are spelled differently here.
const respelled: Readonly<Record<string, string>> = {
  post_town: 'postTown',
  do_si: 'provinceOrCity',
};

/**
 * Compiles the layout of one country's form. Throws if its definition is out of date: the metadata has
 * another label format than the one that is replaced, or has a kind of its own.
 */
export function compileLayout(
  metadata: CountryMetadata,
  { codes, areas, label }: Pick<Country, 'codes' | 'areas' | 'label'>,
): AddressLayout {
  const { key: country, state_name_type, zip_name_type, locality_name_type } = metadata;
  const [labelFormat = defaultLabel, latinLabelFormat] = labelFormats(metadata, label);
  const language = metadata.lang?.split('-')[0];
  return {
    country,
    labelFormat,
    ...(latinLabelFormat !== undefined && latinLabelFormat !== labelFormat && { latinLabelFormat }),
    ...(language !== undefined && { language }),
    kinds: {
      locality: kindOf(localityKinds, locality_name_type) ?? 'city',
      administrativeArea:
        corrected(country, administrativeAreaKinds, state_name_type, areas?.calledBy) ?? 'province',
      postalCode: corrected(country, postalCodeKinds, zip_name_type, codes?.calledBy) ?? 'postalCode',
    },
    areaNames: labelFormat.includes('%S') ? areaNames(metadata, areas) : {},
  };
}

function labelFormats({ key, fmt, lfmt }: CountryMetadata, correction: Country['label']) {
  if (correction === undefined) return [fmt, lfmt];
  const [was, wasLatin] = correction.metadata;
  if (fmt !== was || lfmt !== wasLatin)
    throw new Error(`the metadata has another label format for ${key} now`);
  return correction.is;
}

function kindOf<Kind extends string>(kinds: readonly Kind[], named: string | undefined): Kind | undefined {
  if (named === undefined) return undefined;
  const spelled = respelled[named] ?? named;
  const kind = kinds.find((known) => known === spelled);
  if (kind === undefined) throw new Error(`the address metadata has a new kind "${named}"`);
  return kind;
}

function corrected<Kind extends string>(
  country: string,
  kinds: readonly Kind[],
  ofMetadata: string | undefined,
  correction: string | undefined,
): Kind | undefined {
  if (correction !== undefined && ofMetadata !== undefined)
    throw new Error(`the metadata has a kind of its own for ${country}`);
  return kindOf(kinds, correction ?? ofMetadata);
}

function areaNames(metadata: CountryMetadata, areas: AreaTraits | undefined): Record<string, AreaNames> {
  const named = (metadata.sub_regions ?? []).map((region) => {
    const { key, name } = region;
    const isLatinKnown = name.latin !== undefined || isLatinText(name.default ?? key);
    return [areaCode(region, areas), isLatinKnown ? name : { ...name, latin: key }] as const;
  });
  return Object.fromEntries(named);
}
