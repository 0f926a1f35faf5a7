import type { Country } from './country.ts';
import { germanStreets } from './shared/compound-streets.ts';
import { shortGermanBoxes } from './shared/germanic-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Germany */
export const germany: Country = {
  code: 'DE',
  codes: { prefixes: ['D'], shapeIsCertain: europeanShapes },
  names: { hasDigraphs: true },
  areas: { areWrittenAnyway: true },
  streets: { languages: [germanStreets], numberStands: 'last', hyphen: 'range', slash: 'range' },
  boxes: [
    // Forces post.
    { language: 'German', segment: ['feldpost'] },
    shortGermanBoxes,
  ],
  market: { timeZone: 'Europe/Berlin', taxId: ['de.idnr', 'de.stnr', 'de.vat'] },
};
