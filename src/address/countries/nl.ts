import type { Definition } from './country.ts';
import { dutchStreets } from './shared/compound-streets.ts';
import { frisianAndPapiamentoBoxes, shortDutchBoxes } from './shared/germanic-boxes.ts';
import { firstCharacters } from './shared/parts-of-codes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Netherlands */
export const netherlands: Definition = {
  calledBy: ['Holland', 'The Netherlands'],
  codes: { ofData: firstCharacters(4), shapeIsCertain: europeanShapes, townsAreOfRegion: true },
  streets: { languages: [dutchStreets], numberStands: 'last', hyphen: 'number-unit', slash: 'number-unit' },
  boxes: [shortDutchBoxes, frisianAndPapiamentoBoxes],
  market: { timeZone: 'Europe/Amsterdam', taxId: ['nl.bsn', 'nl.btw'] },
};
