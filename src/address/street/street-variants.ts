import { partsOfKey, type StreetName } from './street-name.ts';
import { lowerBound } from './street-numbers.ts';
import type { Streets } from './streets.ts';

/** A street that has the typed name, with its own type and directionals. */
export interface StreetVariant {
  readonly street: number;
  readonly type: string;
  readonly directionals: string;
}

/** Returns the streets of a postal code that have the typed name, with any type and directionals. */
export function variantsAt(streets: Streets, code: number, { core }: StreetName): StreetVariant[] {
  const [from, to] = streets.streetsOfCore(core);
  if (from === to) return [];
  const there = streets.streetsOfCode(code);
  const variants: StreetVariant[] = [];
  for (let at = lowerBound(there, from); at < there.length && (there[at] ?? to) < to; at++) {
    variants.push(variantOf(streets, there[at] ?? 0));
  }
  return variants;
}

export function variantOf(streets: Streets, street: number): StreetVariant {
  const { type, directionals } = partsOfKey(streets.streetKey(street));
  return { street, type, directionals };
}

type Kind = Pick<StreetName, 'type' | 'directionals'>;

/** Whether the two may be one street, with a type or directionals left out of one. */
export function isCompatible(a: Kind, b: Kind): boolean {
  return isSameType(a, b) && isSameDirection(a, b);
}

export function isSameType(a: Kind, b: Kind): boolean {
  return a.type === b.type || a.type === '' || b.type === '';
}

export function isSameDirection(a: Kind, b: Kind): boolean {
  if (a.directionals === b.directionals || a.directionals === '' || b.directionals === '') return true;
  // "500 E 300 S" and "500 E 300 South St": one leaves out one of the two.
  const [few, many] = [a, b]
    .map(({ directionals }) => directionals.split(','))
    .sort((x, y) => x.length - y.length);
  return few?.length !== many?.length && few?.every((each) => many?.includes(each) === true) === true;
}
