import type { AddressCountry } from '../../src/address/address-country.ts';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import { missingParts } from '../../src/address/required-parts.ts';
import { type Kind, kinds, type Pool } from './kinds.ts';
import { isSamePlace, type Judge, type Judged, judgeTyped } from './outcome.ts';
import type { Random } from './random.ts';
import type { RealAddress } from './real-addresses.ts';

export interface Case extends Judged {
  readonly country: string;
  readonly kind: Kind;
  readonly real: PostalAddress;
  readonly typed: PostalAddress;
}

/** Types every address in every way, and judges each. Errors befall only addresses that are accepted as they are. */
export function measure(
  addresses: readonly RealAddress[],
  countryOf: (code: string) => AddressCountry | undefined,
  random: Random,
  judge: Judge = judgeTyped,
): Case[] {
  const pools = new Map<string, Pool>();
  return addresses.flatMap(({ country: code, address }) => {
    const country = countryOf(code);
    // What the source leaves out is no doubt of the engine's.
    if (country === undefined || missingParts(address, country.format).length > 0) return [];
    let pool = pools.get(code);
    if (pool === undefined) {
      pool = poolOf(addresses.filter((each) => each.country === code));
      pools.set(code, pool);
    }
    return measureOne(code, address, country, random, pool, judge);
  });
}

function measureOne(
  code: string,
  real: PostalAddress,
  country: AddressCountry,
  random: Random,
  pool: Pool,
  judge: Judge,
): Case[] {
  const cases: Case[] = [];
  for (const kind of kinds) {
    const typed = kind.apply(real, country, random, pool);
    if (typed === undefined) continue;
    if (kind.sort === 'error' && (cases[0]?.outcome !== 'accepted' || isSamePlace(typed, real, country)))
      continue;
    cases.push({ country: code, kind, real, typed, ...judge(typed, real, country) });
  }
  return cases;
}

function poolOf(addresses: readonly RealAddress[]): Pool {
  const localitiesByArea = new Map<string, string[]>();
  for (const { address } of addresses) {
    const area = address.administrativeArea ?? '';
    const localities = localitiesByArea.get(area) ?? [];
    if (address.locality !== null) localities.push(address.locality);
    localitiesByArea.set(area, localities);
  }
  return { localitiesByArea };
}
