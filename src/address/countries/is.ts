import type { Definition } from './country.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Iceland */
export const iceland: Definition = {
  codes: { shapeIsCertain: europeanShapes },
  names: { hasDigraphs: true },
  boxes: [{ language: 'Icelandic', anywhere: ['pósthólf', 'póst hólf', 'phólf'], segment: ['ph', 'box'] }],
  market: { timeZone: 'Atlantic/Reykjavik', taxId: ['is.kennitala', 'is.vsk'] },
};
