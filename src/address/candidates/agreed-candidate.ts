import { costs } from '../cost/costs.ts';
import { areasOfCode, codeNumberOf } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { hasRegionForCity, localityAtCode, shortenedAtCode } from '../reading/place-evidence.ts';
import type { Reading } from '../reading/read-address.ts';
import { areaFitter } from './area-cost.ts';
import { atCost, type Candidate } from './candidate.ts';
import { askedCode, placeFit } from './place-cost.ts';

/**
 * Returns the meaning that everything was typed right, if the data knows the code and place and area belong
 * to it; undefined if it does not, or has the place as a division or for a part of the typed name. Every
 * other meaning of the same parts is far less likely.
 */
export function agreedCandidate(reading: Reading, profile: CountryProfile): Candidate | undefined {
  const at = agreedPlace(reading, profile);
  if (at === undefined) return undefined;
  const { places } = profile;
  const { code, locality, areaCost } = at;
  if (places.isDivision(locality) || reading.locality === null) return undefined;
  const { key, text } = reading.locality;
  if (places.localityKey(locality) !== key && shortenedAtCode(text, code, places) !== locality)
    return undefined;
  const place = placeFit(locality, askedCode(code, true, profile), profile).cost;
  const parts = { postalCode: costs.codeExact, locality: costs.nameExact, place, area: areaCost };
  const cost = parts.postalCode + parts.locality + place + areaCost;
  return atCost({ change: {}, wrong: [], ...parts, isNamed: true, reason: 'all parts agree' }, cost);
}

/** Whether the data knows the code, and place and area belong to it. This answers most addresses quickly. */
export function agrees(reading: Reading, profile: CountryProfile): boolean {
  return agreedPlace(reading, profile) !== undefined;
}

/** `areaCost`: nats for what was typed as the area. */
function agreedPlace(reading: Reading, profile: CountryProfile) {
  const { postalCode, locality } = reading;
  if (postalCode?.status !== 'valid' || locality === null) return undefined;
  const code = codeNumberOf(postalCode.primary, profile);
  if (code < 0) return undefined;
  const at = localityAtCode(locality, code, profile);
  if (at < 0 || hasRegionForCity(reading.address, profile)) return undefined;
  const areas = areasOfCode(code, profile);
  const where = { areas, ofPlace: undefined, canonical: postalCode.primary, code };
  const fit = areaFitter(reading, profile).fit(where);
  return fit.isWrong || fit.area !== undefined ? undefined : { code, locality: at, areaCost: fit.cost };
}
