import type { Definition } from './country.ts';
import { arabicScript } from './shared/scripts.ts';

/** Saudi Arabia */
export const saudiArabia: Definition = {
  calledBy: ['KSA', 'السعودية'],
  codes: {
    // The number of the building's entrance may follow (Saudi Post, National Address).
    pattern: { metadata: '\\d{5}', is: '\\d{5}(?:[\\- ]?\\d{4})?' },
    extension: { primaryLength: 5, separator: '-' },
  },
  places: { script: arabicScript },
  market: { timeZone: 'Asia/Riyadh' },
};
