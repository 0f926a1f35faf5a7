import { costs } from '../cost/costs.ts';
import type { StrangeStreet } from './strange-line.ts';
import { isAmongKnown } from './street-numbers.ts';
import { isSameDirection, type StreetVariant, variantOf, variantsAt } from './street-variants.ts';

/**
 * Whether a numbered street may exist although the data lacks it: a town often has several types of one
 * number with the same house numbers ("65th Street", "65th Terrace"). True if one of the next numbers has
 * the same type there, with house numbers around the typed one ("64th Terrace"), or if a neighbouring code
 * has the very address.
 */
export function mayBeNumberedGap({ streets, code, name, line }: StrangeStreet): boolean {
  const digits = /^\d{1,6}/.exec(name.core)?.[0];
  if (digits === undefined) return false;
  const rest = name.core.slice(digits.length);
  const isOfKind = (each: StreetVariant) => each.type === name.type && isSameDirection(name, each);
  for (let by = -costs.streetNeighbours; by <= costs.streetNeighbours; by++) {
    const next = { ...name, core: `${Number(digits) + by}${rest}` };
    for (const each of variantsAt(streets, code, next)) {
      if (isOfKind(each) && isAmongKnown(streets.evidenceOf(code, each.street, line.numbers))) return true;
    }
  }
  const [from, to] = streets.codesWithPrefix(streets.codeText(code).slice(0, -costs.codeFreeEnd));
  const [first, end] = streets.streetsOfCore(name.core);
  for (let street = first; street < end; street++) {
    if (!isOfKind(variantOf(streets, street))) continue;
    for (const at of streets.codesOfStreet(street))
      if (at >= from && at < to && streets.evidenceOf(at, street, line.numbers) === 'known') return true;
  }
  return false;
}
