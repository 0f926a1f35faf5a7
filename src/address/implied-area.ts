import { areasOfCode } from './code-areas.ts';
import type { CountryProfile } from './country-profile.ts';
import { codeNumberOf } from './place-evidence.ts';
import { primaryPart, readPostalCode } from './postal-code.ts';

/** The area is implied where the postal code has exactly one. */
export function impliedArea(code: string | null, profile: CountryProfile): string | null {
  const { postalCode: rules, format } = profile;
  if (code === null || rules === null || !format.requiresAdministrativeArea) return null;
  const canonical = primaryPart(readPostalCode(code, rules).canonical, rules);
  const number = codeNumberOf(canonical, profile);
  const areas =
    number < 0 ? (profile.areas.ofPostalCode(canonical) ?? new Set()) : areasOfCode(number, profile);
  return areas.size === 1 ? ([...areas][0] ?? null) : null;
}
