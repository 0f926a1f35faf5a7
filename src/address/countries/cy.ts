import type { Definition } from './country.ts';
import { greekBoxes, turkishBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';
import { greekScript } from './shared/scripts.ts';

/** Cyprus */
export const cyprus: Definition = {
  codes: { shapeIsCertain: europeanShapes },
  boxes: [greekBoxes, turkishBoxes],
  places: { script: greekScript },
  market: { timeZone: 'Asia/Nicosia' },
};
