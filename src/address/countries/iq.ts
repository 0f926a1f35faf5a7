import type { Definition } from './country.ts';
import { areasLeftOut, carriersIgnoreCodes } from './shared/reasons.ts';
import { arabicScript } from './shared/scripts.ts';

/** Iraq */
export const iraq: Definition = {
  languages: ['ku'],
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  areas: {
    mayBeLeftOut: areasLeftOut,
    // Muhafazah (ISO 3166-2).
    calledBy: 'governorate',
  },
  boxes: [{ language: 'Kurdish', anywhere: ['سندوقی پۆست', 'سندوقی پۆستە', 'سنووقی پۆست'] }],
  places: { script: arabicScript },
  market: { timeZone: 'Asia/Baghdad' },
};
