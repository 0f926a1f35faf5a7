import type { Definition } from './country.ts';
import { frisianAndPapiamentoBoxes, shortDutchBoxes } from './shared/germanic-boxes.ts';

/** Aruba */
export const aruba: Definition = {
  boxes: [shortDutchBoxes, frisianAndPapiamentoBoxes],
  market: { timeZone: 'America/Aruba' },
};
