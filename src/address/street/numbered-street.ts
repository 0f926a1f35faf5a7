import type { StrangeLine } from './strange-line.ts';
import type { StreetName } from './street-name.ts';
import { lowerBound } from './street-numbers.ts';
import { isSameDirection, variantOf } from './street-variants.ts';
import type { Streets } from './streets.ts';

/** Codes that differ only in their last characters lie near each other. */
const freeCharacters = 2;
/** Numbered streets so many before and behind one tell how streets are named there. */
const neighbours = 2;

/**
 * Whether a numbered street may be one that the data lacks: a town has several types of one number with the same house numbers
 * ("65th Street", "65th Terrace"). It may where it is known near by, or one of the next numbers has the type ("64th Terrace").
 */
export function mayBeNumberedGap({ streets, code }: StrangeLine, name: StreetName): boolean {
  const [, digits = '', rest = ''] = /^(\d{1,6})(.*)$/.exec(name.core) ?? [];
  if (digits === '') return false;
  const near = streets.codesWithPrefix(streets.codeText(code).slice(0, -freeCharacters));
  for (let by = -neighbours; by <= neighbours; by++) {
    if (isNear(streets, { ...name, core: `${Number(digits) + by}${rest}` }, near)) return true;
  }
  return false;
}

/** Whether one of these codes has a street of this name and type. */
function isNear(streets: Streets, name: StreetName, [from, to]: readonly [number, number]): boolean {
  const [first, end] = streets.streetsOfCore(name.core);
  for (let street = first; street < end; street++) {
    const variant = variantOf(streets, street);
    if (variant.type !== name.type || !isSameDirection(name, variant)) continue;
    const codes = streets.codesOfStreet(street);
    if ((codes[lowerBound(codes, from)] ?? to) < to) return true;
  }
  return false;
}
