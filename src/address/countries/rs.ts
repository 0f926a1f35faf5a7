import type { Country } from './country.ts';
import {
  croatianBoxes,
  hungarianBoxes,
  serbianAndMacedonianBoxes,
  sloveneBoxes,
} from './shared/eastern-european-boxes.ts';
import { europeanShapes, officialAndCustomaryNames } from './shared/reasons.ts';
import { cyrillicScript } from './shared/scripts.ts';

/** Serbia */
export const serbia: Country = {
  code: 'RS',
  codes: { shapeIsCertain: europeanShapes },
  boxes: [hungarianBoxes, sloveneBoxes, croatianBoxes, serbianAndMacedonianBoxes],
  places: {
    otherNames: [
      {
        reason: 'English names, and Hungarian ones.',
        source: officialAndCustomaryNames,
        areMutual: true,
        names: [
          ['Beograd', 'Belgrade', 'Belgrad', 'Београд'],
          ['Novi Sad', 'Újvidék', 'Нови Сад'],
          ['Subotica', 'Szabadka'],
          ['Niš', 'Nis', 'Ниш'],
        ],
      },
    ],
    script: cyrillicScript,
  },
  market: { timeZone: 'Europe/Belgrade', taxId: ['rs.jmbg', 'rs.pib'] },
};
