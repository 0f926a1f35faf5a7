import type { Definition } from './country.ts';
import { croatianBoxes, serbianAndMacedonianBoxes, sloveneBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';
import { cyrillicScript } from './shared/scripts.ts';

/** Montenegro */
export const montenegro: Definition = {
  languages: ['sr-Latn'],
  codes: { shapeIsCertain: europeanShapes },
  boxes: [sloveneBoxes, croatianBoxes, serbianAndMacedonianBoxes],
  places: { script: cyrillicScript },
  market: { timeZone: 'Europe/Podgorica', taxId: ['me.jmbg', 'me.pib'] },
};
