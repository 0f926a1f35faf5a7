import type { Country } from './country.ts';
import { frisianAndPapiamentoBoxes, shortDutchBoxes } from './shared/germanic-boxes.ts';

/** Aruba */
export const aruba: Country = {
  code: 'AW',
  boxes: [shortDutchBoxes, frisianAndPapiamentoBoxes],
  market: { timeZone: 'America/Aruba' },
};
