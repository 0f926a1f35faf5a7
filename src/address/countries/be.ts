import type { Definition } from './country.ts';
import { shortDutchBoxes, shortGermanBoxes } from './shared/germanic-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Belgium */
export const belgium: Definition = {
  codes: { prefixes: ['B'], shapeIsCertain: europeanShapes },
  boxes: [shortFrenchBoxes, shortGermanBoxes, shortDutchBoxes],
  market: { timeZone: 'Europe/Brussels', taxId: ['be.nn', 'be.bis', 'be.vat'] },
};
