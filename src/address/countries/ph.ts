import type { Definition } from './country.ts';
import { englishNameWords } from './shared/english-names.ts';
import { onePublishedShape } from './shared/reasons.ts';

/** Philippines */
export const philippines: Definition = {
  codes: {
    shapeIsCertain: onePublishedShape,
    // PHLPost uses this word.
    calledBy: 'zip',
  },
  names: { words: englishNameWords },
  areas: {
    // The capital region's other names, and the two provinces into which Maguindanao was divided in
    // 2022.
    names: {
      '00': ['National Capital Region', 'NCR'],
      MAG: ['Maguindanao del Norte', 'Maguindanao del Sur', 'MGN', 'MGS'],
    },
    subdivisions: {
      names: { 'PH-14': ['Bangsamoro', 'BARMM', 'ARMM'], 'PH-15': ['CAR'] },
      // Executive Order 36 of 2001, and the plebiscite of that year in Basilan.
      partOf: { 'PH-LAN': 'PH-10', 'PH-SCO': 'PH-12', 'PH-SAR': 'PH-12', 'PH-BAS': 'PH-14' },
    },
  },
  boxes: [{ language: 'Tagalog', anywhere: ['kahon pangkoreo', 'kahon ng koreo'] }],
  market: { timeZone: 'Asia/Manila', taxId: ['ph.tin'] },
};
