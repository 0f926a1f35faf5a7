import type { RequirablePart } from './address-verdict.ts';
import { areaCodeOf, areasOfCode } from './code-areas.ts';
import type { CountryProfile } from './country-profile.ts';
import { codeNumberOf, codeOfNumber, localitiesNamed } from './place-evidence.ts';
import type { PostalAddress } from './postal-address.ts';
import { formatPostalCode } from './postal-code.ts';
import type { Reading } from './read-address.ts';
import { writeArea } from './standardize.ts';

/**
 * The address with one missing part supplied by the others, where they leave exactly one: the only locality or area of
 * the postal code, the only postal code of the locality. undefined where more is missing or more than one would do.
 */
export function completeAddress(
  reading: Reading,
  missing: readonly RequirablePart[],
  profile: CountryProfile,
): PostalAddress | undefined {
  const [part] = missing;
  if (missing.length !== 1 || part === undefined || part === 'line1') return undefined;
  const { address, postalCode } = reading;
  const code = postalCode?.status === 'valid' ? codeNumberOf(postalCode.primary, profile) : -1;
  const text = supply[part](reading, code, profile);
  return text === undefined ? undefined : { ...address, [part]: text };
}

type Supply = (reading: Reading, code: number, profile: CountryProfile) => string | undefined;

const supply: Readonly<Record<Exclude<RequirablePart, 'line1'>, Supply>> = {
  locality: (_reading, code, { places, traits }) => {
    if (places === undefined || code < 0 || traits.neighbourhoodNames === true) return undefined;
    const only = onlyOf(places.localitiesOfCode(code));
    return only === undefined ? undefined : places.localityName(only);
  },
  administrativeArea: ({ address }, code, profile) => {
    const only = code < 0 ? undefined : onlyOf(areasOfCode(code, profile));
    return only === undefined ? undefined : writeArea(only, address, profile);
  },
  postalCode: ({ locality, area }, _code, profile) => {
    const { places, postalCode: rules } = profile;
    if (places === undefined || rules === null || locality === null) return undefined;
    const codes = localitiesNamed(locality, profile)
      .filter((each) => area === undefined || areaCodeOf(each, profile) === area)
      .flatMap((each) => [...places.codesOfLocality(each)]);
    const only = onlyOf(new Set(codes));
    const canonical = only === undefined ? '' : codeOfNumber(only, profile);
    return rules.canonicalPattern.test(canonical) ? formatPostalCode(canonical, rules) : undefined;
  },
};

function onlyOf<T>(items: Iterable<T>): T | undefined {
  const [first, second] = items;
  return second === undefined ? first : undefined;
}
