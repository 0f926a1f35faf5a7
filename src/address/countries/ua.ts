import type { Definition } from './country.ts';
import { cyrillicLetters } from './shared/cyrillic-letters.ts';
import { shortRussianBoxes, ukrainianAndBelarusianBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';
import { foldOf, romanisedSpelling } from './shared/romanised-spelling.ts';
import { cyrillicScript } from './shared/scripts.ts';

/** Ukrainian letters with the Russian ones of the same names: "Кіровоград", "Кировоград". */
const cyrillic = foldOf([
  [/[іїыєэе]/g, 'и'],
  [/ь/g, ''],
]);

/** Ukraine */
export const ukraine: Definition = {
  languages: ['ru'],
  calledBy: ['Ukraina'],
  codes: { shapeIsCertain: europeanShapes },
  names: { spelling: (key) => cyrillic(romanisedSpelling(key)) },
  areas: {
    // First-level areas that are cities. ISO 3166-2.
    cities: ['Київ'],
    // It lies within the other one.
    around: { Київ: 'Київська область' },
    // Spellings from Ukrainian and from Russian, and that of the city which the region is named after.
    names: {
      '23': ['Zaporizhzhia'],
      '30': ['Kiev', 'м. Київ'],
      '32': ['Kyiv Oblast', 'Kyivska oblast'],
    },
  },
  boxes: [shortRussianBoxes, ukrainianAndBelarusianBoxes],
  places: {
    script: cyrillicScript,
    // Resolution 55 of the Cabinet of Ministers, 2010.
    inLatin: {
      letters: { ...cyrillicLetters, г: 'h', и: 'y', є: 'ie', ї: 'i', й: 'i', ю: 'iu', я: 'ia' },
      initials: { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' },
    },
  },
  market: {
    timeZone: 'Europe/Kyiv',
    // Until October 2009, before calls to other areas and to mobiles.
    formerPhonePrefixes: ['80'],
    taxId: ['ua.rntrc', 'ua.edrpou'],
  },
};
