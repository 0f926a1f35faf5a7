import type { CodePlace } from '../types.ts';

/** What the fields hold, and whether somebody typed it. */
export interface FieldTexts {
  textOf(name: keyof CodePlace): string;
  isFree(name: keyof CodePlace, by: 'code'): boolean;
}

/**
 * The usual place of a code, or the one that agrees with what was typed. Undefined if the typed province
 * differs: the service judges which of the two is wrong.
 */
export function placeToFill(
  places: readonly CodePlace[],
  { isFree, textOf }: FieldTexts,
): CodePlace | undefined {
  const agreeing = (name: keyof CodePlace) => (place: CodePlace) =>
    isFree(name, 'code') || place[name].toLowerCase() === textOf(name).toLowerCase();
  const near = places.filter(agreeing('Province'));
  return near.find(agreeing('City')) ?? near[0];
}
