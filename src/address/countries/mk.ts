import type { Definition } from './country.ts';
import {
  albanianBoxes,
  croatianBoxes,
  serbianAndMacedonianBoxes,
  sloveneBoxes,
} from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';
import { cyrillicScript } from './shared/scripts.ts';

/** North Macedonia */
export const northMacedonia: Definition = {
  languages: ['sq'],
  calledBy: ['Macedonia', 'FYROM', 'Severna Makedonija', 'Makedonija', 'Македонија'],
  codes: { shapeIsCertain: europeanShapes },
  boxes: [sloveneBoxes, croatianBoxes, serbianAndMacedonianBoxes, albanianBoxes],
  places: { script: cyrillicScript },
  market: { timeZone: 'Europe/Skopje', taxId: ['mk.jmbg', 'mk.edb'] },
};
