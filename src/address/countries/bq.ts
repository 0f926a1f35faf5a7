import type { Country } from './country.ts';
import { frisianAndPapiamentoBoxes, shortDutchBoxes } from './shared/germanic-boxes.ts';

/** Caribbean Netherlands */
export const caribbeanNetherlands: Country = {
  code: 'BQ',
  boxes: [shortDutchBoxes, frisianAndPapiamentoBoxes],
  market: { timeZone: 'America/Kralendijk' },
};
