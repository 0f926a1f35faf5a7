import type { Definition } from './country.ts';
import { danishStreets } from './shared/compound-streets.ts';
import { shortDanishAndNorwegianBoxes } from './shared/germanic-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Denmark */
export const denmark: Definition = {
  codes: { shapeIsCertain: europeanShapes },
  names: { hasDigraphs: true },
  streets: { languages: [danishStreets], numberStands: 'last', hyphen: 'range', slash: 'number-unit' },
  boxes: [shortDanishAndNorwegianBoxes],
  market: { timeZone: 'Europe/Copenhagen', taxId: ['dk.cpr', 'dk.cvr'] },
};
