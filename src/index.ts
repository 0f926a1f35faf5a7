import type { AddressVerdict } from './address/decide/address-verdict.ts';
import { type AddressExplanation, explainAddress } from './address/explain-address.ts';
import type { PostalAddress } from './address/postal-address.ts';
import { addressOf } from './address/postal-address.ts';
import { verifyAddress } from './address/verify-address.ts';
import { builtinDataDirectory } from './gazetteer/read/data-directory.ts';
import { strict } from './gazetteer/read/data-error.ts';
import { openGazetteer } from './gazetteer/read/gazetteer.ts';
import { openAllStreets } from './streets/read/street-files.ts';

export type { AddressVerdict, RequirablePart, StreetGaps } from './address/decide/address-verdict.ts';
export type { AddressExplanation, ExplainedCandidate } from './address/explain-address.ts';
export type { PostalAddress } from './address/postal-address.ts';
export type { ProblemCode } from './fields/catalog.ts';
export type { Problem } from './fields/problem.ts';

export interface VerifierOptions {
  /**
   * Folders with places of further countries and with streets, as `checkout-verification data add` compiles
   * them. The built-in data stays.
   */
  readonly dataDirectories?: readonly string[];
}

/** Parts that are left out are null. Outer white space is dropped; blank text counts as left out. */
export type TypedAddress = { readonly [Part in keyof PostalAddress]?: string | null };

/** Verifies addresses in process: no server, no store, no network. */
export interface Verifier {
  /** Verifies an address of a country (ISO 3166-1 alpha-2). Throws a RangeError for an unknown code. */
  verify(address: TypedAddress, country: string): AddressVerdict;
  /** Verifies an address and explains the verdict. Throws as `verify` does. */
  explain(address: TypedAddress, country: string): AddressExplanation;
  /** Version of the reference data: two verifiers of the same version judge alike. */
  readonly dataVersion: string;
  /** Their postal codes are loaded. Of other countries the format and names of cities are known. */
  readonly countriesWithPlaces: readonly string[];
}

/**
 * Opens the compiled reference data once and verifies with it from then on. Throws an Error that names the
 * file where data is missing, damaged or of another version.
 */
export function createVerifier({ dataDirectories = [] }: VerifierOptions = {}): Verifier {
  const streets = new Map(dataDirectories.flatMap((directory) => [...openAllStreets(directory, strict)]));
  const gazetteer = openGazetteer({ directories: [builtinDataDirectory(), ...dataDirectories], streets });
  const countryOf = (code: string) => {
    const country = gazetteer.country(code.toUpperCase());
    if (country === undefined) throw new RangeError(`${JSON.stringify(code)} is no country code`);
    return country;
  };
  return {
    verify: (address, country) => verifyAddress(complete(address), countryOf(country)),
    explain: (address, country) => explainAddress(complete(address), countryOf(country)),
    dataVersion: gazetteer.dataVersion,
    countriesWithPlaces: gazetteer.countriesWithPlaces,
  };
}

function complete(address: TypedAddress): PostalAddress {
  return addressOf((part) => address[part]?.trim() || null);
}
