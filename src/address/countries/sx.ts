import type { Country } from './country.ts';
import { shortDutchBoxes } from './shared/germanic-boxes.ts';

/** Sint Maarten */
export const sintMaarten: Country = {
  code: 'SX',
  boxes: [shortDutchBoxes],
  market: { timeZone: 'America/Lower_Princes' },
};
