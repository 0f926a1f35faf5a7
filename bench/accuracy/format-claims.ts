import type { AddressFormat } from '../../src/address/countries/profile/address-format.ts';
import { type AreaIndex, areaIndex } from '../../src/address/countries/profile/area-index.ts';
import { placeKey } from '../../src/address/countries/profile/name-keys-of.ts';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import { type Claim, knownCode } from './evidence.ts';

/** Reads what an address states, by the format of its country. */
export class FormatClaims {
  readonly format: AddressFormat;
  readonly #areas: AreaIndex;
  readonly #areaCodes = new Map<string, string>();

  constructor(format: AddressFormat) {
    this.format = format;
    this.#areas = areaIndex({ format });
  }

  areaCode(text: string): string {
    if (text === '' || !this.format.usesAdministrativeArea) return '';
    const known = this.#areaCodes.get(text);
    if (known !== undefined) return known;
    const code = this.#areas.find(text) ?? '';
    this.#areaCodes.set(text, code);
    return code;
  }

  claimOf({ locality, administrativeArea, postalCode }: PostalAddress): Claim {
    const { country } = this.format;
    return {
      key: placeKey(locality ?? '', country),
      area: this.areaCode(administrativeArea ?? ''),
      code: knownCode(postalCode ?? '', country),
    };
  }
}
