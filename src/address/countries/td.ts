import type { Country } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Chad */
export const chad: Country = {
  code: 'TD',
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Ndjamena' },
};
