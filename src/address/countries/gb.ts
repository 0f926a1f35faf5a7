import type { Country } from './country.ts';
import { irishBoxes } from './shared/english-boxes.ts';
import { englishNameWords } from './shared/english-names.ts';
import { englishStreetSlips } from './shared/english-street-slips.ts';
import { englishStreets } from './shared/english-streets.ts';
import { outwardCode } from './shared/parts-of-codes.ts';
import { britishAndIrishShapes, officialAndCustomaryNames } from './shared/reasons.ts';

/** United Kingdom */
export const unitedKingdom: Country = {
  code: 'GB',
  codes: {
    // The inward part is Royal Mail's property, so GeoNames has outward codes.
    ofData: outwardCode,
    lengthVaries: true,
    shapeIsCertain: britishAndIrishShapes,
    // The post uses this word.
    calledBy: 'postcode',
  },
  names: { areNeighbourhoods: true, words: englishNameWords },
  areas: {
    divisionsAreRegions: true,
    // Abbreviations of counties that Royal Mail lists, and the capital.
    subdivisions: {
      names: {
        'GB-BKM': ['Bucks'],
        'GB-CAM': ['Cambs'],
        'GB-GLS': ['Glos'],
        'GB-HAM': ['Hants'],
        'GB-HRT': ['Herts'],
        'GB-LAN': ['Lancs'],
        'GB-LEC': ['Leics'],
        'GB-LIN': ['Lincs'],
        'GB-NBL': ['Northd'],
        'GB-NTT': ['Notts'],
        'GB-OXF': ['Oxon'],
        'GB-STS': ['Staffs'],
        'GB-WIL': ['Wilts'],
        'GB-WOR': ['Worcs'],
        'GB-LND': ['Greater London'],
      },
    },
  },
  // What people write below an address, beside the code and the names that `Intl` has.
  calledBy: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  streets: { languages: [englishStreets], numberStands: 'first', hyphen: 'range', slash: 'unit-number' },
  // A post town lies up to so far off.
  nearbyKm: 30,
  streetWords: englishStreetSlips,
  boxes: [
    // Forces post.
    { language: 'English', segment: ['bfpo', 'british forces post office'] },
    {
      language: 'Welsh',
      anywhere: ['blwch post', 'blwch sp', 'blwch po', "blwch swyddfa'r post", 'bocs post'],
    },
    { language: 'Gaelic', anywhere: ['bogsa puist', 'bogsa pp'] },
    irishBoxes,
  ],
  places: {
    otherNames: [
      {
        reason: 'Names in English and in Welsh.',
        source: officialAndCustomaryNames,
        areMutual: true,
        names: [
          ['Cardiff', 'Caerdydd'],
          ['Swansea', 'Abertawe'],
          ['Newport', 'Casnewydd'],
          ['Wrexham', 'Wrecsam'],
          ['Carmarthen', 'Caerfyrddin'],
          ['Caernarfon', 'Caernarvon'],
          ['Cardigan', 'Aberteifi'],
          ['Haverfordwest', 'Hwlffordd'],
          ['Londonderry', 'Derry'],
          ['Barry', 'Y Barri'],
          ['Neath', 'Castell-nedd'],
        ],
      },
    ],
  },
  market: { timeZone: 'Europe/London', taxId: ['gb.nino', 'gb.utr', 'gb.vat'] },
};
