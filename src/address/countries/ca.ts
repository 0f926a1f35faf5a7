import type { Definition } from './country.ts';
import { americanBoxes } from './shared/english-boxes.ts';
import { englishNameWords } from './shared/english-names.ts';
import { englishStreetSlips } from './shared/english-street-slips.ts';
import { englishStreets } from './shared/english-streets.ts';
import { firstCharacters } from './shared/parts-of-codes.ts';
import { onePublishedShape } from './shared/reasons.ts';
import { casePostale, shortFrenchBoxes } from './shared/romance-boxes.ts';
import { frenchStreets } from './shared/romance-streets.ts';

/** Canada */
export const canada: Definition = {
  codes: {
    // Canada Post publishes no free list: GeoNames has forward sortation areas.
    ofData: firstCharacters(3),
    // A second character 0 marks a rural area.
    isWide: (canonical) => canonical[1] === '0',
    shapeIsCertain: onePublishedShape,
  },
  names: {
    // The areas are named after parts of towns.
    areNeighbourhoods: true,
    words: englishNameWords,
  },
  areas: {
    // An address shows the code. UPU addressing sheet.
    areWrittenByCode: true,
    // Names before 2001 (Newfoundland), 2003 (Yukon Territory) and older abbreviations (PQ, NF, PEI,
    // Alta.), in English and French; German ones that CLDR lacks.
    names: {
      NL: [
        'NF',
        'Newfoundland',
        'Newfoundland & Labrador',
        'Nfld',
        'Labrador',
        'Terre-Neuve',
        'TNL',
        'T.-N.-L.',
        'Neufundland',
      ],
      PE: ['PEI', 'P.E.I.', 'IPE', 'Prince Edward Is', 'Î.-P.-É.', 'Prinz-Edward-Insel'],
      QC: ['PQ', 'Que.'],
      ON: ['Ont.'],
      YT: ['YK', 'Yukon Territory'],
      AB: ['Alta'],
      BC: ['B.C.', 'Brit Columbia', 'Br. Col.', 'C.-B.', 'Britisch-Kolumbien'],
      MB: ['Man'],
      NT: ['NWT', 'TNO', 'N.W.T.'],
      SK: ['Sask'],
      NS: ['N.-É.', 'Neuschottland'],
      NB: ['N.-B.', 'Neubraunschweig'],
    },
  },
  streets: { languages: [englishStreets, frenchStreets], numberStands: 'first', hyphen: 'unit-number' },
  nearbyKm: 40,
  streetWords: englishStreetSlips,
  boxes: [
    americanBoxes,
    // Forces post.
    { language: 'English', segment: ['cfpo', 'bpfc'] },
    casePostale,
    shortFrenchBoxes,
  ],
  market: { timeZone: 'America/St_Johns', taxId: ['ca.sin', 'ca.bn'] },
};
