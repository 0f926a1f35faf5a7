import { americanBoxes } from './english-boxes.ts';
import { englishNameWords } from './english-names.ts';
import { englishStreetSlips } from './english-street-slips.ts';
import type { MilitaryMail } from './military-mail.ts';
import type { PlaceList } from './place-traits.ts';
import { onePublishedShape } from './reasons.ts';

/** ZIP+4. */
export const zipPlusFour = { primaryLength: 5, separator: '-' };

// The line of a military address: a service's unit, then its box.
const militaryLine =
  /^(?:(?:psc|cmr|unit|ship|uss|usns|usag|omc|rr) ?#?\d[\w-]{0,8},? {0,3}(?:box|bx) ?#?\w{1,8})$/i;
const militaryCity = /^[^a-z]*([adf])[^a-z]*p[^a-z]*o[^a-z]*$/i;

/** Army/Air, Fleet and Diplomatic Post Office (USPS Publication 28, 238 and 239). */
export const usMilitary: MilitaryMail = {
  areas: new Set(['AA', 'AE', 'AP']),
  cities: ['APO', 'FPO', 'DPO'],
  areaOfCode(zip) {
    const prefix = zip.slice(0, 3);
    if (prefix === '340') return 'AA';
    if (/^09\d$/.test(prefix)) return 'AE';
    return /^96[2-6]$/.test(prefix) ? 'AP' : undefined;
  },
  cityNamed(text) {
    const [, first] = militaryCity.exec(text) ?? [];
    return first && `${first.toUpperCase()}PO`;
  },
  isLine: (line) => militaryLine.test(line.replace(/[.]/g, '').replace(/\s+/g, ' ').trim()),
};

/**
 * The places of the territories and of the freely associated states, which the US Postal Service delivers to
 * and the list of the US lacks.
 */
export const americanPostPlaces: PlaceList = {
  name: 'territories',
  publisher: 'US Postal Service, from data/places',
  licence: 'MIT',
};

/** What the territories of the US share, whose addresses are American ones. */
export const americanTerritory = {
  calledBy: ['USA', 'United States'],
  codes: { extension: zipPlusFour, shapeIsCertain: onePublishedShape },
  names: { words: englishNameWords },
  areas: { divisionsAreRegions: true },
  streetWords: englishStreetSlips,
  military: usMilitary,
  boxes: [americanBoxes],
  places: { list: americanPostPlaces },
} as const;
