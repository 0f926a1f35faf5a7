import type { Country } from './country.ts';
import { croatianBoxes, serbianAndMacedonianBoxes, sloveneBoxes } from './shared/eastern-european-boxes.ts';
import { cyrillicScript } from './shared/scripts.ts';

/** Bosnia and Herzegovina */
export const bosniaAndHerzegovina: Country = {
  code: 'BA',
  boxes: [sloveneBoxes, croatianBoxes, serbianAndMacedonianBoxes],
  places: { script: cyrillicScript },
  market: { timeZone: 'Europe/Sarajevo', taxId: ['ba.jmbg'] },
};
