import type { AddressTrace } from './address-trace.ts';
import { areasOfCode } from './code-areas.ts';
import type { CountryProfile } from './country-profile.ts';
import type { Places } from './places.ts';
import type { Reading } from './read-address.ts';

/** An address whose postal code the place data knows, with all that the rules about places ask for. */
export interface KnownCode {
  readonly reading: Reading;
  readonly profile: CountryProfile;
  readonly places: Places;
  readonly canonical: string;
  /** The code's number in `places`. */
  readonly code: number;
  /** Administrative areas of the code as the address format has them; empty where the data's areas are none of them. */
  readonly areas: ReadonlySet<string>;
  readonly trace: AddressTrace | undefined;
}

export function knownCode(
  reading: Reading,
  canonical: string,
  code: number,
  profile: CountryProfile,
  trace: AddressTrace | undefined,
): KnownCode | undefined {
  const { places } = profile;
  if (places === undefined || code < 0) return undefined;
  return { reading, profile, places, canonical, code, areas: areasOfCode(code, profile), trace };
}
