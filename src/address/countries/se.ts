import type { Definition } from './country.ts';
import { swedishStreets } from './shared/compound-streets.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Sweden */
export const sweden: Definition = {
  codes: {
    prefixes: ['S'],
    shapeIsCertain: europeanShapes,
    // PostNord.
    example: { metadata: '11455', is: '114 55' },
  },
  names: { hasDigraphs: true },
  streets: { languages: [swedishStreets], numberStands: 'last', hyphen: 'range', slash: 'number-unit' },
  boxes: [{ language: 'Swedish', anywhere: ['box', 'boxnr', 'postfack'], segment: ['fack'] }],
  market: { timeZone: 'Europe/Stockholm', taxId: ['se.personal', 'se.orgnr', 'se.vat'] },
};
