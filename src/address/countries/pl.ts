import type { Country } from './country.ts';
import { europeanShapes, officialAndCustomaryNames } from './shared/reasons.ts';

/** Poland */
export const poland: Country = {
  code: 'PL',
  codes: { shapeIsCertain: europeanShapes },
  boxes: [{ language: 'Polish', segment: ['skrytka', 'skr', 'skr p'] }],
  places: {
    otherNames: [
      {
        reason: 'English and German names.',
        source: officialAndCustomaryNames,
        areMutual: true,
        names: [
          ['Warszawa', 'Warsaw', 'Warschau'],
          ['Kraków', 'Cracow', 'Krakau'],
          ['Gdańsk', 'Danzig'],
          ['Wrocław', 'Breslau'],
          ['Poznań', 'Posen'],
          ['Szczecin', 'Stettin'],
          ['Katowice', 'Kattowitz'],
          ['Łódź', 'Lodsch'],
          ['Toruń', 'Thorn'],
          ['Bydgoszcz', 'Bromberg'],
          ['Gliwice', 'Gleiwitz'],
          ['Częstochowa', 'Tschenstochau'],
        ],
      },
    ],
  },
  market: { timeZone: 'Europe/Warsaw', taxId: ['pl.pesel', 'pl.nip'] },
};
