import type { AddressTrace } from './address-trace.ts';
import { areaCodeOf } from './code-areas.ts';
import { slipsOfShape } from './code-variants.ts';
import { costs } from './correction.ts';
import type { CountryProfile } from './country-profile.ts';
import type { Correction } from './judgement.ts';
import { acceptable, doubtful, type Judgement } from './judgement.ts';
import { slipCorrections } from './place-corrections.ts';
import { localitiesNamed } from './place-evidence.ts';
import type { Reading } from './read-address.ts';
import { isSlipLikely } from './slip-odds.ts';

/**
 * Judges an address whose postal code has the right shape and is not in the data. Where the data is meant to have all
 * codes, a slip of a code of the locality is doubted; the country's rule for the beginnings of codes speaks everywhere.
 */
export function judgeUnknownCode(
  reading: Reading,
  canonical: string,
  profile: CountryProfile,
  trace: AddressTrace | undefined,
): Judgement {
  trace?.note('postal code: not in the data');
  const { locality, area } = reading;
  const slips =
    locality === null || profile.traits.codesIncomplete === true
      ? []
      : slipCorrections(locality, canonical, area, profile);
  const byRule = profile.areas.ofPostalCode(canonical);
  if (byRule === undefined || byRule.size === 0 || area === undefined || byRule.has(area)) {
    return slips.length === 0
      ? judgeUnknownArea(reading, byRule, profile)
      : doubtful({ code: 'PostalCode.Mismatch' }, slips);
  }
  trace?.note(`postal code: begins as those of ${[...byRule].join(', ')}`);
  const areas =
    profile.places === undefined
      ? onlyAreaByRule(canonical, area, byRule, profile)
      : areaByRule(reading, byRule, profile);
  return doubtful({ code: 'Province.Mismatch' }, [...slips, ...areas]);
}

/** Without place data: the one area of such codes, where it is hardly a slip that makes the code one of them. */
function onlyAreaByRule(
  canonical: string,
  typed: string,
  byRule: ReadonlySet<string>,
  { areas }: CountryProfile,
): Correction[] {
  const [only, second] = byRule;
  if (only === undefined || second !== undefined) return [];
  const ways = [...slipsOfShape(canonical)].filter(
    (code) => areas.ofPostalCode(code)?.has(typed) === true,
  ).length;
  if (isSlipLikely(ways, canonical, areas.codes.size)) return [];
  return [{ area: only, cost: costs.wrongArea, reason: 'the only area of such postal codes' }];
}

function areaByRule(reading: Reading, byRule: ReadonlySet<string>, profile: CountryProfile): Correction[] {
  const { locality, area } = reading;
  const { places } = profile;
  const known = locality === null || places === undefined ? [] : localitiesNamed(locality, profile);
  const inAreas = new Set(known.map((each) => areaCodeOf(each, profile)));
  if (area !== undefined && inAreas.has(area)) return [];
  return [...byRule]
    .filter((each) => inAreas.has(each))
    .map((each) => ({
      area: each,
      cost: costs.wrongArea,
      reason: 'the area of such postal codes, where the locality is',
    }));
}

/** A text that names no area: a misspelling of one, or not known. Where the area is not required, it does not matter. */
export function judgeUnknownArea(
  reading: Reading,
  byRule: ReadonlySet<string> | undefined,
  profile: CountryProfile,
): Judgement {
  const typed = reading.address.administrativeArea;
  const { format } = profile;
  if (typed === null || reading.area !== undefined || format.administrativeAreas.length === 0)
    return acceptable;
  if (!format.requiresAdministrativeArea) return acceptable;
  const misspelt = profile.areas
    .findMisspelt(typed)
    .filter(({ code }) => byRule === undefined || byRule.size === 0 || byRule.has(code))
    .map(({ code, cost }) => ({ area: code, cost, reason: 'spelling of an area' }));
  return doubtful({ code: 'Province.Unknown' }, misspelt);
}
