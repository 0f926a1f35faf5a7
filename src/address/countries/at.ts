import type { Definition } from './country.ts';
import { germanStreets } from './shared/compound-streets.ts';
import { shortGermanBoxes } from './shared/germanic-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Austria */
export const austria: Definition = {
  calledBy: ['Oesterreich'],
  codes: { prefixes: ['A'], shapeIsCertain: europeanShapes },
  names: { hasDigraphs: true },
  areas: { areWrittenAnyway: true },
  streets: { languages: [germanStreets], numberStands: 'last', hyphen: 'range', slash: 'number-unit' },
  boxes: [shortGermanBoxes],
  market: { timeZone: 'Europe/Vienna', taxId: ['at.abgabenkonto', 'at.uid'] },
};
