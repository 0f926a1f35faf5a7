import type { Country } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** French Southern Territories */
export const frenchSouthernTerritories: Country = {
  code: 'TF',
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Indian/Kerguelen', phoneRegion: 'RE' },
};
