import type { AddressTrace } from './address-trace.ts';
import { areasOfCode } from './code-areas.ts';
import { costs } from './correction.ts';
import type { CountryProfile } from './country-profile.ts';
import type { Correction } from './judgement.ts';
import { doubtful, type Judgement } from './judgement.ts';
import { codeNumberOf, localityAtCode, whereaboutsOf } from './place-evidence.ts';
import { type CodeSlip, codesOfSlip, primaryPart } from './postal-code.ts';
import type { PostalCodeRules } from './postal-code-rules.ts';
import type { Reading } from './read-address.ts';

const slipCosts: Readonly<Record<CodeSlip['kind'], number>> = {
  'look-alike': costs.lookAlike,
  'lost zero': costs.lostZero,
  transposition: costs.transposedDigits,
  digit: costs.wrongDigit,
};

/** Judges a postal code that is not of the country's shape but may be a slip of one: which one goes with the rest? */
export function judgeCodeSlip(
  reading: Reading,
  rules: PostalCodeRules,
  profile: CountryProfile,
  trace: AddressTrace | undefined,
): Judgement {
  trace?.note('postal code: not of the right shape, but one error away from it');
  const typed = reading.postalCode?.canonical ?? '';
  const corrections = codesOfSlip(typed, rules).flatMap((slip) => {
    const extra = agreement(reading, primaryPart(slip.canonical, rules), slip, profile);
    if (extra === undefined) return [];
    const correction: Correction = {
      postalCode: slip.canonical,
      cost: slipCosts[slip.kind] + extra,
      reason: `${slip.kind} in the postal code`,
    };
    return [correction];
  });
  return doubtful({ code: 'PostalCode.Doubtful', params: { form: rules.example } }, corrections);
}

/** The locality is another place close to the code: how much less likely that makes it, where names are sharp and where they are not. */
function nearCost({ kind }: CodeSlip, { traits }: CountryProfile): number {
  if (kind === 'look-alike') return 0.2;
  if (kind === 'lost zero') return 1;
  return traits.nearbyKm === undefined ? 1.5 : 0.3;
}

/** What speaks against a code that may be meant, as a cost; undefined where it does not go with the rest. */
function agreement(
  reading: Reading,
  canonical: string,
  slip: CodeSlip,
  profile: CountryProfile,
): number | undefined {
  const { locality, area } = reading;
  const byRule = profile.areas.ofPostalCode(canonical);
  const isSureSlip = slip.kind === 'look-alike' || slip.kind === 'lost zero';
  const code = codeNumberOf(canonical, profile);
  const { places } = profile;
  if (places === undefined || code < 0) {
    const isOutside = area !== undefined && byRule !== undefined && byRule.size > 0 && !byRule.has(area);
    const isUnheardOf = places !== undefined && profile.traits.codesIncomplete !== true;
    // Where nothing else speaks for it, a digit may as well be missing elsewhere.
    const isConfirmed = slip.kind === 'look-alike' || (area !== undefined && byRule?.has(area) === true);
    return isSureSlip && isConfirmed && !isOutside && !isUnheardOf ? 1 : undefined;
  }
  const areas = areasOfCode(code, profile);
  if (area !== undefined && areas.size > 0 && !areas.has(area) && byRule?.has(area) !== true)
    return undefined;
  if (locality === null) return isSureSlip ? 0.5 : undefined;
  if (localityAtCode(locality, code, places, profile) >= 0) return 0;
  const { standing } = whereaboutsOf(locality, code, areas, profile);
  if (standing === 'near') return nearCost(slip, profile);
  return isSureSlip && standing !== 'far' ? 0.5 : undefined;
}
