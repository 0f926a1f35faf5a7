import type { CountryProfile } from './country-profile.ts';
import { placeKey } from './place-key.ts';
import { placeNameForms } from './place-name-forms.ts';
import type { PostalAddress } from './postal-address.ts';
import { primaryPart, type ReadPostalCode, readPostalCode } from './postal-code.ts';

/** An address as the engine reads it: the typed parts, compared without what does not count. */
export interface Reading {
  readonly address: PostalAddress;
  /** null where the address names no locality. */
  readonly locality: ReadLocality | null;
  /** Code of the administrative area that is named; undefined where none is named or the text names none that is known. */
  readonly area: string | undefined;
  /** null where none is given, or the country has none. */
  readonly postalCode: (ReadPostalCode & { readonly primary: string }) | null;
}

export interface ReadLocality {
  readonly text: string;
  readonly key: string;
  /** Keys of every way to read the text ("Bern 65" is Bern), `key` first. Worked out when first asked for. */
  keys(): readonly string[];
}

export function readAddress(address: PostalAddress, profile: CountryProfile): Reading {
  const { administrativeArea, postalCode } = address;
  return {
    address,
    locality: address.locality === null ? null : readLocality(address.locality, profile.country),
    area: administrativeArea === null ? undefined : profile.areas.find(administrativeArea),
    postalCode: postalCode === null ? null : readCode(postalCode, profile),
  };
}

export function readLocality(text: string, country: string): ReadLocality {
  const key = placeKey(text, country);
  let all: readonly string[] | undefined;
  return {
    text,
    key,
    keys() {
      all ??= [...new Set(placeNameForms(text).map((form) => placeKey(form, country)))].filter(
        (each) => each !== '',
      );
      return all;
    },
  };
}

function readCode(text: string, profile: CountryProfile): Reading['postalCode'] {
  const { postalCode: rules } = profile;
  if (rules === null) return null;
  const read = readPostalCode(text, rules);
  const { canonical } = read;
  const isOfData = read.status !== 'valid' && isWholeCodeOfData(canonical, profile);
  return {
    status: isOfData ? 'valid' : read.status,
    canonical,
    written: isOfData ? text.toUpperCase() : read.written,
    primary: primaryPart(canonical, rules),
  };
}

/** A code that the data has is one, whatever the metadata's pattern says; the data's parts of codes are none. */
function isWholeCodeOfData(canonical: string, { places, traits }: CountryProfile): boolean {
  return places !== undefined && traits.dataCode === undefined && places.findCode(canonical) >= 0;
}
