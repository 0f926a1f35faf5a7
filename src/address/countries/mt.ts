import type { Definition } from './country.ts';
import { englishNameWords } from './shared/english-names.ts';
import { firstCharacters } from './shared/parts-of-codes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Malta */
export const malta: Definition = {
  codes: {
    ofData: firstCharacters(3),
    shapeIsCertain: europeanShapes,
    // Four digits since 2007. MaltaPost.
    example: { metadata: 'NXR 01', is: 'VLT 1117' },
  },
  names: { words: englishNameWords },
  nearbyKm: 30,
  boxes: [{ language: 'Maltese', anywhere: ['kaxxa postali', 'kaxxa tal-posta'] }],
  market: { timeZone: 'Europe/Malta' },
};
