import type { Country } from './country.ts';
import { areasLeftOut, carriersIgnoreCodes } from './shared/reasons.ts';

/** Iraq */
export const iraq: Country = {
  code: 'IQ',
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  areas: {
    mayBeLeftOut: areasLeftOut,
    // Muhafazah (ISO 3166-2).
    calledBy: 'governorate',
  },
  boxes: [{ language: 'Kurdish', anywhere: ['سندوقی پۆست', 'سندوقی پۆستە', 'سنووقی پۆست'] }],
  market: { timeZone: 'Asia/Baghdad' },
};
