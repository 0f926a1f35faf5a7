import type { Country } from './country.ts';
import { americanBoxes } from './shared/english-boxes.ts';
import { onePublishedShape } from './shared/reasons.ts';

/** Palau */
export const palau: Country = {
  code: 'PW',
  codes: { shapeIsCertain: onePublishedShape },
  boxes: [americanBoxes],
  market: { timeZone: 'Pacific/Palau' },
};
