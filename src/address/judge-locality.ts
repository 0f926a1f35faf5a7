import { areaCodeOf } from './code-areas.ts';
import { costs } from './correction.ts';
import type { Correction } from './judgement.ts';
import { acceptable, doubtful, type Judgement } from './judgement.ts';
import type { KnownCode } from './known-code.ts';
import { replacementCorrections, slipCorrections, spellingCorrections } from './place-corrections.ts';
import { codesOfAreas, localitiesNamed, type Whereabouts } from './place-evidence.ts';
import type { ReadLocality } from './read-address.ts';

/** Within so many kilometres of a code a place of another name is another name for it, whatever its codes. */
const nextDoorKm = 2;
/** Within so many, that a wrong digit would lead to one of the place's own codes may be chance. */
const chanceKm = 15;
/** Exchanged digits tell nothing of a town with more than this share of its area's codes. */
const tellingShare = 1 / 30;
/** A name that is another place's is a misspelling only if it is a letter off, or sounds the same. */
const surelyMisspelt = 1.4;
const codesOfLargeCity = 40;
/**
 * A town with more than this share of its area's codes has one at a wrong digit from too many others by chance. Of the
 * exchanges of neighbours there are a tenth as many.
 */
const chanceShare = { wrongDigit: 1 / 1000, transposedDigits: 1 / 100 } as const;

/** Judges a locality that is none of the postal code's places, where the administrative area goes with the code. */
export function judgeLocality(known: KnownCode, locality: ReadLocality, where: Whereabouts): Judgement {
  const { canonical, reading, areas, profile } = known;
  const area = reading.area ?? [...areas][0];
  if (where.standing === 'near') return judgeNear(known, locality, where.km);
  const spellings = spellingCorrections(locality, known).filter(
    ({ cost }) => where.standing === 'unknown' || cost <= surelyMisspelt,
  );
  if (where.standing !== 'far') {
    if (spellings.length > 0) return doubtful({ code: 'City.Mismatch' }, spellings);
    return where.standing === 'elsewhere' && isCityElsewhere(locality, known)
      ? doubtful({ code: 'City.Mismatch' }, replacementCorrections(known))
      : acceptable;
  }
  const slips = slipCorrections(locality, canonical, area, profile);
  return doubtful({ code: 'City.Mismatch' }, [
    ...spellings,
    ...(slips.length === 0 ? replacementCorrections(known) : likelySlips(known, locality, slips)),
  ]);
}

/**
 * Close by, another place's name is another name of this one, unless the code is a slip of one of that place's own:
 * with two digits exchanged that is hardly ever chance, with a wrong digit only farther off.
 */
function judgeNear(known: KnownCode, locality: ReadLocality, km: number): Judgement {
  const { canonical, reading, areas, profile } = known;
  if (km <= nextDoorKm) return acceptable;
  const slips = slipCorrections(locality, canonical, reading.area ?? [...areas][0], profile).filter(
    ({ cost }) => cost <= costs.wrongDigit,
  );
  if (slips.length === 0) return acceptable;
  const isExchanged =
    slips.some(({ cost }) => cost < costs.wrongDigit) && shareOfCodes(known, locality) <= tellingShare;
  return isExchanged || km > chanceKm ? doubtful({ code: 'PostalCode.Mismatch' }, slips) : acceptable;
}

/** A name that elsewhere is a large city's is hardly a village's of that name that the data lacks. */
function isCityElsewhere(locality: ReadLocality, { places, profile }: KnownCode): boolean {
  if (profile.traits.neighbourhoodNames === true || !profile.format.requiresAdministrativeArea) return false;
  return localitiesNamed(locality, profile).some(
    (each) => !places.isDivision(each) && [...places.codesOfLocality(each)].length >= codesOfLargeCity,
  );
}

/**
 * Of a town with many codes, one is a slip away from any code by chance: then that the code is right and the town is
 * not is as likely as a slip. The share of the area's codes that are the town's decides.
 */
function likelySlips(
  known: KnownCode,
  locality: ReadLocality,
  slips: readonly Correction[],
): readonly Correction[] {
  const cheapest = Math.min(...slips.map(({ cost }) => cost));
  const bearable = cheapest < costs.wrongDigit ? chanceShare.transposedDigits : chanceShare.wrongDigit;
  return shareOfCodes(known, locality) > bearable ? [] : slips;
}

/** The share of the area's codes that are the town's. */
function shareOfCodes({ places, areas, profile }: KnownCode, locality: ReadLocality): number {
  const codes = localitiesNamed(locality, profile)
    .filter((each) => areas.size === 0 || areas.has(areaCodeOf(each, profile) ?? ''))
    .reduce((sum, each) => sum + [...places.codesOfLocality(each)].length, 0);
  return codes / codesOfAreas(profile, areas);
}
