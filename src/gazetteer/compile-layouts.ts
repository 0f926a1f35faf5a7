import { isLatinText } from '../address/text/latin-text.ts';
import {
  type AddressLayout,
  type AdministrativeAreaKind,
  type AreaNames,
  administrativeAreaKinds,
  type LocalityKind,
  localityKinds,
  type PostalCodeKind,
  postalCodeKinds,
} from '../address-form/address-layout.ts';
import { type AreaCorrections, areaCode, type CountryMetadata, defaultLabel } from './compile-formats.ts';

interface KindCorrection<Kind> {
  readonly kind: Kind;
  readonly reason: string;
  readonly countries: readonly string[];
}

/** `data/address-forms.json`: what a country's forms say and the metadata lacks. */
export interface LayoutCorrections {
  /** Label formats in the country's own script and in Latin script: the metadata's, and what replaces it. */
  readonly labelFormats: readonly {
    readonly country: string;
    readonly reason: string;
    readonly was: readonly [string, string?];
    readonly is: readonly [string, string?];
  }[];
  readonly administrativeAreaKinds: readonly KindCorrection<AdministrativeAreaKind>[];
  readonly postalCodeKinds: readonly KindCorrection<PostalCodeKind>[];
}

// The metadata's names for kinds that are spelled differently here.
const respelled: Readonly<Record<string, string>> = {
  post_town: 'postTown',
  do_si: 'provinceOrCity',
};

/**
 * Compiles the layout of one country's form. Throws if a correction is out of date: the metadata has a
 * different label format than the correction expects, or has a kind of its own.
 */
export function compileLayout(
  metadata: CountryMetadata,
  areas: AreaCorrections,
  corrections: LayoutCorrections,
): AddressLayout {
  const { key: country, state_name_type, zip_name_type, locality_name_type } = metadata;
  const [labelFormat = defaultLabel, latinLabelFormat] = labelFormats(metadata, corrections);
  const language = metadata.lang?.split('-')[0];
  return {
    country,
    labelFormat,
    ...(latinLabelFormat !== undefined && latinLabelFormat !== labelFormat && { latinLabelFormat }),
    ...(language !== undefined && { language }),
    kinds: {
      locality: kindOf<LocalityKind>(localityKinds, locality_name_type) ?? 'city',
      administrativeArea:
        corrected(
          country,
          kindOf<AdministrativeAreaKind>(administrativeAreaKinds, state_name_type),
          corrections.administrativeAreaKinds,
        ) ?? 'province',
      postalCode:
        corrected(
          country,
          kindOf<PostalCodeKind>(postalCodeKinds, zip_name_type),
          corrections.postalCodeKinds,
        ) ?? 'postalCode',
    },
    areaNames: labelFormat.includes('%S') ? areaNames(metadata, areas) : {},
  };
}

function labelFormats({ key, fmt, lfmt }: CountryMetadata, { labelFormats }: LayoutCorrections) {
  const correction = labelFormats.find(({ country }) => country === key);
  if (correction === undefined) return [fmt, lfmt];
  const [was, wasLatin] = correction.was;
  if (fmt !== was || lfmt !== wasLatin) {
    throw new Error(`address-forms.json: the label format of ${key} is not what is corrected`);
  }
  return correction.is;
}

function kindOf<Kind extends string>(kinds: readonly Kind[], named: string | undefined): Kind | undefined {
  if (named === undefined) return undefined;
  const spelled = respelled[named] ?? named;
  const kind = kinds.find((known) => known === spelled);
  if (kind === undefined) throw new Error(`the address metadata has a new kind "${named}"`);
  return kind;
}

function corrected<Kind>(
  country: string,
  kind: Kind | undefined,
  corrections: readonly KindCorrection<Kind>[],
): Kind | undefined {
  const correction = corrections.find(({ countries }) => countries.includes(country));
  if (correction !== undefined && kind !== undefined) {
    throw new Error(`address-forms.json: the metadata has a kind of its own for ${country}`);
  }
  return correction?.kind ?? kind;
}

function areaNames(metadata: CountryMetadata, areas: AreaCorrections): Record<string, AreaNames> {
  const named = (metadata.sub_regions ?? []).map((region) => {
    const { key, name } = region;
    const isLatinKnown = name.latin !== undefined || isLatinText(name.default ?? key);
    return [areaCode(region, metadata.key, areas), isLatinKnown ? name : { ...name, latin: key }] as const;
  });
  return Object.fromEntries(named);
}
