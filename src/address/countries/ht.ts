import type { Definition } from './country.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { haitianBoxes, shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Haiti */
export const haiti: Definition = {
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  boxes: [shortFrenchBoxes, haitianBoxes],
  market: { timeZone: 'America/Port-au-Prince' },
};
