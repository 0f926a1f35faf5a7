import type { Definition } from './country.ts';
import { croatianBoxes, serbianAndMacedonianBoxes, sloveneBoxes } from './shared/eastern-european-boxes.ts';
import { cyrillicScript } from './shared/scripts.ts';

/** Bosnia and Herzegovina */
export const bosniaAndHerzegovina: Definition = {
  languages: ['sr'],
  calledBy: ['BiH', 'Bosnia'],
  boxes: [sloveneBoxes, croatianBoxes, serbianAndMacedonianBoxes],
  places: { script: cyrillicScript },
  market: { timeZone: 'Europe/Sarajevo', taxId: ['ba.jmbg'] },
};
