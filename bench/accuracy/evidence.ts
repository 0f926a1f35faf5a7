import type { AddressFormat } from '../../src/address/countries/profile/address-format.ts';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import { canonicalPostalCode } from '../../src/address/reading/postal-code.ts';

/** One statement of the sources: this place has this code. */
export interface Fact {
  readonly code: string;
  readonly key: string;
  readonly name: string;
  /** Code of the area in the country's format; empty if no source names one. */
  readonly area: string;
  /** The sources that state it, if there are several. */
  readonly sources?: readonly string[];
}

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

// Place data and most lists have only the beginnings of these countries' codes.
const knownDigits: Readonly<Record<string, (code: string) => string>> = {
  US: (code) => code.slice(0, 5),
  CA: (code) => code.slice(0, 3),
  IE: (code) => code.slice(0, 3),
  GB: (code) => code.replace(/(?<=^.{2,4})\d[A-Z]{2}$/, ''),
  NL: (code) => code.slice(0, 4),
};

/** The part of a postal code that sources have, in upper case without spaces, hyphens and country prefix. */
export function knownCode(text: string, country: string): string {
  const canonical = canonicalPostalCode(text).replace(/^[A-Z]{1,2}(?=\d{4,}$)|(?<=\d)CEDEX\d*$/, '');
  return knownDigits[country]?.(canonical) ?? canonical;
}

/** What is known about the places of one country; cases are made and judged by it. */
export interface Evidence {
  readonly format: AddressFormat;
  /** Code of the area in the country's format that a name or code names; empty if none. */
  areaCode(text: string): string;
  /** What an address states, in the form of the facts. */
  claimOf(address: PostalAddress): Claim;
  hasCode(code: string): boolean;
  at(code: string): readonly Fact[];
  named(key: string): readonly Fact[];
  /** The places in an area, each as often as it has codes; in the whole country if areas do not count. */
  namesOfArea(area: string): readonly string[];
  positionOf(code: string): Position | undefined;
}

export interface Claim {
  readonly key: string;
  readonly area: string;
  readonly code: string;
}

/** Whether two areas can be the same. A missing area contradicts nothing. */
export function agrees(area: string, other: string): boolean {
  return area === other || area === '' || other === '';
}
