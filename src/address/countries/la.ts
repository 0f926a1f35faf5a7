import type { Definition } from './country.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';
import { laoScript } from './shared/scripts.ts';

/** Laos */
export const laos: Definition = {
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  boxes: [
    shortFrenchBoxes,
    {
      language: 'Lao',
      anywhere: ['ຕູ້ ປນ', 'ຕູ້ ປ ນ', 'ຕູ້ປນ', 'ຕູ້ໄປສະນີ', 'ຕູ້ ໄປສະນີ'],
    },
  ],
  places: { script: laoScript },
  market: { timeZone: 'Asia/Vientiane' },
};
