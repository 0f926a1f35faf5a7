import type { Country } from './country.ts';
import { croatianBoxes, serbianAndMacedonianBoxes, sloveneBoxes } from './shared/eastern-european-boxes.ts';

/** Bosnia and Herzegovina */
export const bosniaAndHerzegovina: Country = {
  code: 'BA',
  boxes: [sloveneBoxes, croatianBoxes, serbianAndMacedonianBoxes],
  market: { timeZone: 'Europe/Sarajevo', taxId: ['ba.jmbg'] },
};
