import type { Country } from './country.ts';
import { frisianAndPapiamentoBoxes, shortDutchBoxes } from './shared/germanic-boxes.ts';

/** Curaçao */
export const curacao: Country = {
  code: 'CW',
  boxes: [shortDutchBoxes, frisianAndPapiamentoBoxes],
  market: { timeZone: 'America/Curacao' },
};
