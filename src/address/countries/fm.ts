import type { Definition } from './country.ts';
import { americanPostPlaces } from './shared/american-post.ts';
import { americanBoxes } from './shared/english-boxes.ts';
import { onePublishedShape } from './shared/reasons.ts';

/** Micronesia */
export const micronesia: Definition = {
  codes: { shapeIsCertain: onePublishedShape },
  boxes: [americanBoxes],
  places: { list: americanPostPlaces },
  market: { timeZone: 'Pacific/Kosrae' },
};
