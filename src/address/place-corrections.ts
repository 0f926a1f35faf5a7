import { type Correction, costs } from './correction.ts';
import type { CountryProfile } from './country-profile.ts';
import { editDistance } from './edit-distance.ts';
import type { KnownCode } from './known-code.ts';
import { localitiesAround, type Resemblance, resembling } from './locality-resemblance.ts';
import { areaCodeOf, distanceToCode, localitiesNamed, nearbyKm } from './place-evidence.ts';
import type { Places } from './places.ts';
import type { ReadLocality } from './read-address.ts';

/** A place farther down the list than the code's own is a little less likely to be meant. */
const nearbyPlaceCost = 0.4;

/** The postal code is right, the locality a misspelling of one of its places; failing these, of a place around it. */
export function spellingCorrections(locality: ReadLocality, known: KnownCode): Correction[] {
  const { places, code } = known;
  const own = resembling(locality, places.localitiesOfCode(code), places);
  const divisions = own.length > 0 ? [] : resembling(locality, places.divisionsOfCode(code), places);
  const atCode = [...own, ...divisions].map((found) => spelling(found, places, 0));
  if (atCode.length > 0) return atCode;
  return spellingsAround(locality, known);
}

function spellingsAround(locality: ReadLocality, known: KnownCode): Correction[] {
  const { places, code, canonical, profile, areas } = known;
  const rules = profile.postalCode;
  const around = localitiesAround(rules?.dataCode(canonical) ?? canonical, places);
  return resembling(locality, around, places)
    .filter(({ locality: found, cost }) => {
      const area = areaCodeOf(found, profile);
      const isSameArea = area === undefined || areas.size === 0 || areas.has(area);
      return cost <= 1.5 && isSameArea && !(distanceToCode(found, code, places) > nearbyKm(profile));
    })
    .map((found) => spelling(found, places, nearbyPlaceCost));
}

function spelling({ locality, cost }: Resemblance, places: Places, extra: number): Correction {
  const name = places.localityName(locality);
  return {
    locality: name,
    cost: cost + extra,
    reason: extra === 0 ? 'spelling of a place of the code' : 'spelling of a place nearby',
  };
}

/** The postal code is right, the locality another one altogether: only where the code has one place, and that is a town's name. */
export function replacementCorrections({ places, code, profile }: KnownCode): Correction[] {
  if (profile.traits.neighbourhoodNames === true) return [];
  const own = [...places.localitiesOfCode(code)];
  const only = own[0];
  if (only === undefined || own.length > 1) return [];
  return [
    {
      locality: places.localityName(only),
      cost: costs.anotherLocality,
      reason: 'the only place of the code',
    },
  ];
}

/**
 * Locality and area are right, the postal code a slip of one of the locality's. A locality of one single code is also
 * taken to mean that one, at a higher cost.
 */
export function codeCorrections(
  locality: ReadLocality,
  typed: string,
  area: string | undefined,
  profile: CountryProfile,
): Correction[] {
  const { places, postalCode: rules } = profile;
  if (places === undefined || rules === null) return [];
  const found: Correction[] = [];
  for (const named of localitiesNamed(locality, places)) {
    const itsArea = areaCodeOf(named, profile);
    if (area !== undefined && itsArea !== undefined && itsArea !== area) continue;
    const codes = [...places.codesOfLocality(named)].map((code) =>
      wholeCode(places.codeText(code), typed, rules.dataCode),
    );
    for (const code of codes) {
      const cost = slipCost(typed, code);
      if (cost !== undefined)
        found.push({ postalCode: code, cost, reason: 'a slip of a code of the locality' });
    }
    if (
      codes.length === 1 &&
      codes[0] !== undefined &&
      codes[0].length === typed.length &&
      !places.isDivision(named)
    )
      found.push({ postalCode: codes[0], cost: costs.anotherCode, reason: 'the only code of the locality' });
  }
  return found;
}

/** Where the data knows only the beginnings of codes, the rest is the typed one's. */
function wholeCode(dataCode: string, typed: string, part: (canonical: string) => string): string {
  const typedPart = part(typed);
  return typedPart === typed || !typed.startsWith(typedPart)
    ? dataCode
    : dataCode + typed.slice(typedPart.length);
}

/** What it costs to have typed one code for another: one digit or two neighbours exchanged; undefined for more. */
export function slipCost(typed: string, meant: string): number | undefined {
  if (typed === meant || editDistance(typed, meant, 1) > 1) return undefined;
  if (typed.length !== meant.length) return costs.wrongDigit;
  return [...typed].sort().join('') === [...meant].sort().join('')
    ? costs.transposedDigits
    : costs.wrongDigit;
}
