import type { Definition } from './country.ts';
import { cyrillicLetters } from './shared/cyrillic-letters.ts';
import { europeanShapes } from './shared/reasons.ts';
import { cyrillicScript } from './shared/scripts.ts';

/** Bulgaria */
export const bulgaria: Definition = {
  codes: {
    // Initials of the postal code, which are those of a box too.
    prefixes: ['ПК', 'PK'],
    shapeIsCertain: europeanShapes,
    // GeoNames has the general code of most cities, and not those of their offices (8008 Burgas).
    isListIncomplete: true,
  },
  boxes: [
    {
      language: 'Bulgarian',
      anywhere: ['пощенска кутия', 'п кутия', 'poshtenska kutiya', 'абонаментна кутия'],
      segment: ['пк', 'pk'],
    },
  ],
  places: { script: cyrillicScript, inLatin: { letters: { ...cyrillicLetters, щ: 'sht', ъ: 'a', ь: 'y' } } },
  market: { timeZone: 'Europe/Sofia', taxId: ['bg.egn', 'bg.pnf', 'bg.vat'] },
};
