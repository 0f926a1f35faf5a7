import { type Correction, costs } from './correction.ts';
import { acceptable, doubtful, type Judgement } from './judgement.ts';
import type { KnownCode } from './known-code.ts';
import { codeCorrections, replacementCorrections, spellingCorrections } from './place-corrections.ts';
import { localityAtCode, type Whereabouts, whereaboutsOf } from './place-evidence.ts';
import { placeKey } from './place-key.ts';
import type { ReadLocality } from './read-address.ts';

/** The locality stands in the data with the typed code, or the typed code near it: a code of another area is then no evidence. */
const namesakeCost = 1.5;

/** Judges an address whose postal code the data knows: do locality and area go with it? */
export function judgeKnownCode(known: KnownCode): Judgement {
  const { reading, places, code, areas, profile, trace } = known;
  const { locality } = reading;
  const agrees = areaAgrees(known);
  const at = locality === null ? -1 : localityAtCode(locality, code, places);
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
  if (locality === null) return judgeArea(known, null, 'near');
  const standing = at >= 0 ? 'at code' : whereaboutsOf(locality, code, areas, profile).standing;
  trace?.note(`locality: ${standing}`);
  return agrees && standing !== 'at code'
    ? judgeLocality(known, locality, standing)
    : judgeArea(known, locality, standing);
}

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
  if (byRule?.has(area) === true) return true;
  return areas.size === 0 && (byRule === undefined || byRule.size === 0);
}

function judgeLocality(
  known: KnownCode,
  locality: ReadLocality,
  standing: Whereabouts['standing'],
): Judgement {
  if (standing === 'near') return acceptable;
  const { canonical, reading, areas, profile } = known;
  const spellings = spellingCorrections(locality, known);
  if (standing !== 'far') {
    return spellings.length === 0 ? acceptable : doubtful({ code: 'City.Mismatch' }, spellings);
  }
  const area = reading.area ?? [...areas][0];
  return doubtful({ code: 'City.Mismatch' }, [
    ...spellings,
    ...codeCorrections(locality, canonical, area, profile),
    ...replacementCorrections(known),
  ]);
}

function judgeArea(
  known: KnownCode,
  locality: ReadLocality | null,
  standing: Whereabouts['standing'] | 'at code',
): Judgement {
  const { reading, canonical, profile } = known;
  const code = reading.area === undefined ? 'Province.Unknown' : 'Province.Mismatch';
  if (locality === null) return doubtful({ code }, areaCorrections(known, 0));
  const isPlaced = standing === 'at code' || standing === 'near';
  const slips =
    reading.area === undefined
      ? []
      : codeCorrections(locality, canonical, reading.area, profile).map((slip) =>
          isPlaced ? { ...slip, cost: slip.cost + namesakeCost } : slip,
        );
  if (isPlaced) return doubtful({ code }, [...areaCorrections(known, 0), ...slips]);
  const spellings = spellingCorrections(locality, known).flatMap((spelling) =>
    areaCorrections(known, spelling.cost).map((area) => ({ ...spelling, ...area })),
  );
  const isStranger = standing === 'unknown' && spellings.length === 0 && slips.length === 0;
  const alone = isStranger ? areaCorrections(known, 0.5) : [];
  return doubtful({ code: isStranger ? code : 'Address.Doubtful' }, [...spellings, ...slips, ...alone]);
}

/** The postal code is right, the area is not: the code's own, by the data or, failing that, by the country's rule. */
function areaCorrections({ reading, areas, canonical, profile }: KnownCode, extra: number): Correction[] {
  const byRule = profile.areas.ofPostalCode(canonical);
  const right = areas.size > 0 ? areas : (byRule ?? new Set<string>());
  const typed = reading.address.administrativeArea ?? '';
  const misspelt = reading.area === undefined ? profile.areas.findMisspelt(typed) : [];
  return [...right].map((area) => ({
    area,
    cost: extra + (misspelt.find((each) => each.code === area)?.cost ?? costs.wrongArea),
    reason: 'the area of the postal code',
  }));
}
