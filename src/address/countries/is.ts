import type { Definition } from './country.ts';
import { europeanShapes } from './shared/reasons.ts';
import { foldOf } from './shared/romanised-spelling.ts';

/**
 * Addresses have the town in the dative, in which one lives there: Akranes and "Akranesi", Hafnarfjörður and
 * "Hafnarfirði", Egilsstaðir and "Egilsstöðum".
 */
const inDative = foldOf([
  [/fjord(?=ur$)/, 'fird'],
  [/voll(?=ur$)/, 'vell'],
  [/stod(?=um$)/, 'stad'],
  [/(?:ur|ar|ir|um|[aiur])$/, ''],
]);

/** Iceland */
export const iceland: Definition = {
  codes: { shapeIsCertain: europeanShapes },
  names: { hasDigraphs: true, spelling: inDative },
  boxes: [
    { language: 'Icelandic', anywhere: ['pósthólf', 'póst hólf', 'phólf', 'pósth'], segment: ['ph', 'box'] },
  ],
  market: { timeZone: 'Atlantic/Reykjavik', taxId: ['is.kennitala', 'is.vsk'] },
};
