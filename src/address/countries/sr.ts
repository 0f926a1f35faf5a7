import type { Definition } from './country.ts';
import { shortDutchBoxes } from './shared/germanic-boxes.ts';

/** Suriname */
export const suriname: Definition = {
  areas: {
    // Distrikt (ISO 3166-2).
    calledBy: 'district',
  },
  boxes: [shortDutchBoxes],
  market: { timeZone: 'America/Paramaribo' },
};
