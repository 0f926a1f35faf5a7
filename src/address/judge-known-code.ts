import { judgeArea } from './judge-area.ts';
import { judgeLocality } from './judge-locality.ts';

import { acceptable, type Judgement } from './judgement.ts';
import type { KnownCode } from './known-code.ts';
import { localityAtCode, whereaboutsOf } from './place-evidence.ts';
import { placeKey } from './place-key.ts';

/** Judges an address whose postal code the data knows: do locality and area go with it? */
export function judgeKnownCode(known: KnownCode): Judgement {
  const { reading, places, code, areas, profile, trace } = known;
  const { locality } = reading;
  const agrees = areaAgrees(known);
  const at = locality === null ? -1 : localityAtCode(locality, code, places, profile);
  trace?.note(
    `postal code: known, of ${[...places.localitiesOfCode(code)]
      .map((each) => places.localityName(each))
      .slice(0, 5)
      .join(', ')}`,
  );
  trace?.note(
    `administrative area: ${agrees ? 'goes' : 'does not go'} with the postal code (${[...areas].join(', ') || 'none known'})`,
  );
  if (agrees && (locality === null || at >= 0)) {
    trace?.note('locality: a place of the postal code');
    return acceptable;
  }
  const isPlace = at >= 0 && !(profile.traits.regionalDivisions === true && places.isDivision(at));
  if (locality === null || isPlace) return judgeArea(known, locality, 'at code');
  const where = whereaboutsOf(locality, code, areas, profile);
  trace?.note(`locality: ${whereaboutsText[where.standing]}`);
  return agrees ? judgeLocality(known, locality, where) : judgeArea(known, locality, where.standing);
}

const whereaboutsText = {
  near: 'another place, close to the postal code',
  far: 'a place of the area, far from the postal code',
  elsewhere: 'a place in other areas only',
  unknown: 'not in the data',
} as const;

/** A rule that leaves more areas than these says little: then the data speaks alone. */
const mostTelling = 2;

/** Whether the typed area is one of the code, by the data or by the country's rule for the beginnings of codes. */
function areaAgrees({ reading, canonical, areas, profile, places, code }: KnownCode): boolean {
  const { area, address } = reading;
  const typed = address.administrativeArea;
  if (typed === null || !profile.format.usesAdministrativeArea) return true;
  if (area === undefined) {
    if (profile.format.administrativeAreas.length === 0) return true;
    const key = placeKey(typed, profile.country);
    for (const division of places.divisionsOfCode(code))
      if (places.localityKey(division) === key) return true;
    return !profile.format.requiresAdministrativeArea;
  }
  if (areas.has(area)) return true;
  const byRule = profile.areas.ofPostalCode(canonical);
  const isByRule = byRule?.has(area) === true;
  if (areas.size === 0) return isByRule || byRule === undefined || byRule.size === 0;
  return isByRule && byRule.size <= mostTelling;
}
