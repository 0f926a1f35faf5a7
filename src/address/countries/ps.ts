import type { Definition } from './country.ts';
import { hebrewBoxes } from './shared/asian-boxes.ts';
import { arabicScript } from './shared/scripts.ts';

/** Palestinian Territories */
export const palestinianTerritories: Definition = {
  calledBy: ['Palestine'],
  areas: {
    // The two parts of the country.
    subdivisions: {
      added: { 'PS-WBK': ['West Bank', 'الضفة الغربية'], 'PS-GZ': ['Gaza Strip', 'GZZ', 'قطاع غزة'] },
    },
  },
  boxes: [hebrewBoxes],
  places: { script: arabicScript },
  market: { timeZone: 'Asia/Gaza' },
};
