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
  },
  boxes: [{ language: 'Tagalog', anywhere: ['kahon pangkoreo', 'kahon ng koreo'] }],
  market: { timeZone: 'Asia/Manila', taxId: ['ph.tin'] },
};
