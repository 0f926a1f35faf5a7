import type { Definition } from './country.ts';
import { finnishBoxes } from './shared/germanic-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Åland Islands */
export const alandIslands: Definition = {
  calledBy: ['Finland', 'Suomi'],
  codes: { shapeIsCertain: europeanShapes },
  names: { hasDigraphs: true },
  boxes: [finnishBoxes],
  market: { timeZone: 'Europe/Mariehamn', taxId: ['fi.hetu', 'fi.ytunnus', 'fi.alv'] },
};
