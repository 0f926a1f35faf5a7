import type { Definition } from './country.ts';
import {
  croatianBoxes,
  hungarianBoxes,
  serbianAndMacedonianBoxes,
  sloveneBoxes,
} from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';
import { cyrillicScript } from './shared/scripts.ts';

/** Serbia */
export const serbia: Definition = {
  languages: ['sr-Latn'],
  // GeoNames has the main code of a city, and lacks those of the offices that deliver there.
  codes: { shapeIsCertain: europeanShapes, isListIncomplete: true },
  boxes: [hungarianBoxes, sloveneBoxes, croatianBoxes, serbianAndMacedonianBoxes],
  places: { script: cyrillicScript },
  market: { timeZone: 'Europe/Belgrade', taxId: ['rs.jmbg', 'rs.pib'] },
};
