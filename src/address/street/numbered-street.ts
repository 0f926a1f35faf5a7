import { costs } from '../cost/costs.ts';
import type { StrangeLine } from './strange-line.ts';
import type { StreetName } from './street-name.ts';
import { lowerBound } from './street-numbers.ts';
import { isSameDirection, variantOf } from './street-variants.ts';
import type { Streets } from './streets.ts';

/**
 * Whether a numbered street may exist although the data lacks it: a town often has several types of one
 * number with the same house numbers ("65th Street", "65th Terrace"). True if the data knows the street near
 * by, or if one of the next numbers has the same type ("64th Terrace").
 */
export function mayBeNumberedGap({ streets, code }: StrangeLine, name: StreetName): boolean {
  const [, digits = '', rest = ''] = /^(\d{1,6})(.*)$/.exec(name.core) ?? [];
  if (digits === '') return false;
  const near = streets.codesWithPrefix(streets.codeText(code).slice(0, -costs.codeFreeEnd));
  for (let by = -costs.streetNeighbours; by <= costs.streetNeighbours; by++) {
    if (isNear(streets, { ...name, core: `${Number(digits) + by}${rest}` }, near)) return true;
  }
  return false;
}

/** Whether any of these codes has a street of this name and type. */
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
