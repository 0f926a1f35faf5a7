import type { Definition } from './country.ts';
import { shortDutchBoxes } from './shared/germanic-boxes.ts';

/** Sint Maarten */
export const sintMaarten: Definition = {
  boxes: [shortDutchBoxes],
  market: { timeZone: 'America/Lower_Princes' },
};
