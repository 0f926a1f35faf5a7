import type { Definition } from './country.ts';
import {
  albanianBoxes,
  croatianBoxes,
  serbianAndMacedonianBoxes,
  sloveneBoxes,
} from './shared/eastern-european-boxes.ts';
import { cyrillicScript } from './shared/scripts.ts';

/** Kosovo */
export const kosovo: Definition = {
  languages: ['sr'],
  calledBy: ['Kosova'],
  boxes: [sloveneBoxes, croatianBoxes, serbianAndMacedonianBoxes, albanianBoxes],
  places: { script: cyrillicScript },
  market: { timeZone: 'Europe/Belgrade' },
};
