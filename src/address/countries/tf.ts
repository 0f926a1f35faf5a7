import type { Definition } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** French Southern Territories */
export const frenchSouthernTerritories: Definition = {
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Indian/Kerguelen', phoneRegion: 'RE' },
};
