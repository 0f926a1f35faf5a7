import type { Country } from './country.ts';
import { westAfricanBoxes } from './shared/english-boxes.ts';

/** Sierra Leone */
export const sierraLeone: Country = {
  code: 'SL',
  boxes: [westAfricanBoxes],
  market: { timeZone: 'Africa/Freetown' },
};
