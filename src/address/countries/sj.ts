import type { Definition } from './country.ts';
import { shortDanishAndNorwegianBoxes } from './shared/germanic-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Svalbard and Jan Mayen */
export const svalbardAndJanMayen: Definition = {
  calledBy: ['Norway', 'Norge'],
  codes: { shapeIsCertain: europeanShapes },
  names: { hasDigraphs: true },
  boxes: [shortDanishAndNorwegianBoxes],
  market: { timeZone: 'Arctic/Longyearbyen', taxId: ['no.fodselsnummer', 'no.orgnr', 'no.mva'] },
};
