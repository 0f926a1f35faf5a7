import { areasOfCode } from './code-areas.ts';
import { codeVariants } from './code-variants.ts';
import { costs } from './correction.ts';
import type { Correction } from './judgement.ts';
import { doubtful, type Judgement } from './judgement.ts';
import type { KnownCode } from './known-code.ts';
import { isMilitaryArea } from './military.ts';
import { onlyCodeCorrections, slipCorrections, spellingCorrections } from './place-corrections.ts';
import type { Whereabouts } from './place-evidence.ts';
import type { ReadLocality } from './read-address.ts';
import { isSlipLikely } from './slip-odds.ts';

/** The locality stands with the typed code: a slip that leads to a namesake in the typed area is then unlikely. */
const namesakeCost = 1.5;

/** Judges an administrative area that is not the postal code's, or a text that names none. */
export function judgeArea(
  known: KnownCode,
  locality: ReadLocality | null,
  standing: Whereabouts['standing'] | 'at code',
): Judgement {
  const { reading, canonical, profile } = known;
  const code = reading.area === undefined ? 'Province.Unknown' : 'Province.Mismatch';
  if (locality === null) return doubtful({ code }, areaCorrections(known, 0));
  if (standing === 'at code') {
    const slips = slipsInArea(known, locality).map((slip) => ({ ...slip, cost: slip.cost + namesakeCost }));
    return doubtful({ code }, [...areaCorrections(known, 0), ...slips]);
  }
  const slips = slipsInArea(known, locality);
  const spellings = spellingCorrections(locality, known).flatMap((spelling) =>
    areaCorrections(known, spelling.cost).map((area) => ({ ...spelling, ...area })),
  );
  if (spellings.length + slips.length > 0) {
    const near = standing === 'near' ? areaCorrections(known, 0.5) : [];
    return doubtful({ code: 'Address.Doubtful' }, [...spellings, ...slips, ...near]);
  }
  // The locality says nothing against the postal code's area, unless it lies in the typed one or a slip leads there.
  const inArea = onlyCodeCorrections(locality, canonical, reading.area, profile);
  const rivals = reading.area === undefined ? [] : variantsInArea(known, reading.area);
  return doubtful({ code }, [...areaCorrections(known, inArea.length > 0 ? 1.8 : 0.5), ...inArea, ...rivals]);
}

function slipsInArea({ reading, canonical, profile }: KnownCode, locality: ReadLocality): Correction[] {
  return reading.area === undefined ? [] : slipCorrections(locality, canonical, reading.area, profile);
}

/** Codes at one slip that lie in the typed area: each may be the one that was meant, which of them nothing tells. */
function variantsInArea({ canonical, profile }: KnownCode, area: string): Correction[] {
  const variants = codeVariants(canonical, profile).filter(({ code }) =>
    areasOfCode(code, profile).has(area),
  );
  if (!isSlipLikely(variants.length, canonical, profile.areas.codes.size)) return [];
  return variants.map(({ canonical: postalCode, cost }) => ({
    postalCode,
    cost: cost + 1.2,
    reason: 'slip of a code of the area',
  }));
}

/** The postal code is right, the area is not: the code's own, by the data or, failing that, by the country's rule. */
function areaCorrections({ reading, areas, canonical, profile }: KnownCode, extra: number): Correction[] {
  const byRule = profile.areas.ofPostalCode(canonical);
  // A civilian address with a military ZIP has the ZIP wrong, not the state.
  const right = [...(areas.size > 0 ? areas : (byRule ?? []))].filter((area) => !isMilitaryArea(area));
  const typed = reading.address.administrativeArea ?? '';
  const misspelt = reading.area === undefined ? profile.areas.findMisspelt(typed) : [];
  return right.map((area) => ({
    area,
    cost: extra + (misspelt.find((each) => each.code === area)?.cost ?? costs.wrongArea),
    reason: 'the area of the postal code',
  }));
}
