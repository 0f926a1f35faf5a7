import type { Definition } from './country.ts';
import { cyrillicLetters } from './shared/cyrillic-letters.ts';
import { shortRussianBoxes, ukrainianAndBelarusianBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';
import { cyrillicScript } from './shared/scripts.ts';

/** Belarus */
export const belarus: Definition = {
  calledBy: ['Белоруссия'],
  codes: { shapeIsCertain: europeanShapes },
  areas: {
    // Voblast (ISO 3166-2).
    calledBy: 'region',
  },
  boxes: [shortRussianBoxes, ukrainianAndBelarusianBoxes],
  places: { script: cyrillicScript, inLatin: { letters: { ...cyrillicLetters, г: 'h' } } },
  market: { timeZone: 'Europe/Minsk', taxId: ['by.unp'] },
};
