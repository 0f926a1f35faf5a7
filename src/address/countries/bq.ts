import type { Definition } from './country.ts';
import { frisianAndPapiamentoBoxes, shortDutchBoxes } from './shared/germanic-boxes.ts';

/** Caribbean Netherlands */
export const caribbeanNetherlands: Definition = {
  boxes: [shortDutchBoxes, frisianAndPapiamentoBoxes],
  market: { timeZone: 'America/Kralendijk' },
};
