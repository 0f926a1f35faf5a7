import type { Definition } from './country.ts';
import { germanStreets } from './shared/compound-streets.ts';
import { shortGermanBoxes } from './shared/germanic-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';
import { casePostale, shortFrenchBoxes } from './shared/romance-boxes.ts';
import { frenchStreets, italianStreets } from './shared/romance-streets.ts';

/** Switzerland */
export const switzerland: Definition = {
  calledBy: ['Svizra'],
  codes: { shapeIsCertain: europeanShapes },
  names: { hasDigraphs: true },
  streets: {
    languages: [germanStreets, frenchStreets, italianStreets],
    numberStands: 'last',
    hyphen: 'range',
    slash: 'number-unit',
  },
  boxes: [
    casePostale,
    shortFrenchBoxes,
    { language: 'French', segment: ['case'] },
    { language: 'German', alone: ['fach'] },
    shortGermanBoxes,
    { language: 'Romansh', anywhere: ['chascha postala', 'chaschapostala'] },
  ],
  market: { timeZone: 'Europe/Zurich', taxId: ['ch.ssn', 'ch.uid', 'ch.vat'] },
};
