import type { Definition } from './country.ts';
import { britishAndIrishShapes } from './shared/reasons.ts';

/** Saint Helena */
export const saintHelena: Definition = {
  codes: {
    shapeIsCertain: britishAndIrishShapes,
    // Of Tristan da Cunha too, which CLDR also has by itself (TA). UPU addressing sheet.
    pattern: { metadata: '(?:ASCN|STHL) 1ZZ', is: '(?:ASCN|STHL|TDCU) 1ZZ' },
  },
  market: { timeZone: 'Atlantic/St_Helena' },
};
