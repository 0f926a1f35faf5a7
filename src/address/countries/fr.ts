import type { Definition } from './country.ts';
import { frenchCommunes, frenchTaxNumbers } from './shared/french-territories.ts';
import { europeanShapes } from './shared/reasons.ts';
import { basqueBoxes, frenchLargeReceivers, shortFrenchBoxes } from './shared/romance-boxes.ts';
import { frenchStreets } from './shared/romance-streets.ts';

/** France */
export const france: Definition = {
  calledBy: ['France métropolitaine'],
  codes: {
    prefixes: ['F'],
    suffix: 'CEDEX',
    shapeIsCertain: europeanShapes,
    // Those of Paris, Lyon and Marseille gave way to one for each arrondissement. La Poste.
    generalBeginning: 3,
  },
  streets: { languages: [frenchStreets], numberStands: 'first', hyphen: 'range', slash: 'range' },
  boxes: [
    // Forces post.
    { language: 'French', segment: ['sp', 'secteur postal'] },
    basqueBoxes,
    shortFrenchBoxes,
    frenchLargeReceivers,
  ],
  places: { list: frenchCommunes },
  market: { timeZone: 'Europe/Paris', taxId: frenchTaxNumbers },
};
