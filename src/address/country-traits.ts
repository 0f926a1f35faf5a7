/**
 * What the address metadata does not say about a country and the engine has to know. Each entry names its
 * reason.
 */
export interface CountryTraits {
  /**
   * Letters that stand for the country before a postal code: vehicle codes of Europe's older customs
   * ("D-80337").
   */
  readonly codePrefixes?: readonly string[];
  /** The part of a canonical postal code that place data holds, where it is not the whole. */
  readonly dataCode?: (canonical: string) => string;
  /**
   * Codes of several lengths have the country's shape, so that one with a character too many may have it too.
   */
  readonly codeLengthVaries?: true;
  /** A word, and perhaps a number, that follows the codes of large receivers and is no part of them. */
  readonly codeSuffix?: string;
  /** A code that the place data lacks says nothing: the data holds some codes only. */
  readonly codesIncomplete?: true;
  /** Place names are mostly neighbourhoods: a city is never replaced by one, only its spelling mended. */
  readonly neighbourhoodNames?: true;
  /**
   * The data's divisions are counties and regions: nobody means one by a city, though a city may bear its
   * name.
   */
  readonly regionalDivisions?: true;
  /** How far apart a city and a code of another place nearby may lie without a doubt. */
  readonly nearbyKm?: number;
  /** Codes that stand for a wide, thinly settled district: there a place may lie four times as far off. */
  readonly wideCode?: (canonical: string) => boolean;
  /**
   * Length of the code proper before an extension that names a delivery point, and what stands between
   * (ZIP+4).
   */
  readonly extension?: { readonly primaryLength: number; readonly separator: string };
  /** Folds a name's key so that all spellings of it that are in use lead to the same text. */
  readonly spelling?: (key: string) => string;
  /** Language of the street words. */
  readonly streetWords?: 'en';
  /**
   * Addresses name no administrative area, people write it all the same, and the data has it for every code.
   */
  readonly writtenAreas?: true;
  /** US Postal Service: military addresses, rural routes, private mailboxes. */
  readonly usPostal?: true;
}

const zip: CountryTraits = {
  extension: { primaryLength: 5, separator: '-' },
  streetWords: 'en',
  usPostal: true,
  regionalDivisions: true,
};
const inwardPart = 3;
const outward = (canonical: string) =>
  canonical.length > inwardPart + 1 ? canonical.slice(0, -inwardPart) : canonical;
const first = (length: number) => (canonical: string) => canonical.slice(0, length);

const traits: Readonly<Record<string, CountryTraits>> = {
  US: zip,
  PR: zip,
  VI: zip,
  GU: zip,
  AS: zip,
  MP: zip,
  // Canada Post publishes no free list: GeoNames has forward sortation areas, named after parts of towns.
  // A second character 0 marks a rural one.
  CA: {
    dataCode: first(3),
    wideCode: (canonical) => canonical[1] === '0',
    neighbourhoodNames: true,
    nearbyKm: 40,
    streetWords: 'en',
  },
  // The postcode's inward part is Royal Mail's: GeoNames has outward codes. A post town lies up to 30 km off.
  GB: {
    regionalDivisions: true,
    dataCode: outward,
    codeLengthVaries: true,
    nearbyKm: 30,
    streetWords: 'en',
    neighbourhoodNames: true,
  },
  GG: { dataCode: outward },
  JE: { dataCode: outward },
  IM: { dataCode: outward },
  GI: { dataCode: outward },
  // An Eircode's routing key covers a post town's whole district.
  IE: {
    regionalDivisions: true,
    dataCode: first(3),
    nearbyKm: 60,
    streetWords: 'en',
    neighbourhoodNames: true,
  },
  MT: { dataCode: first(3), nearbyKm: 30 },
  NL: { dataCode: first(4), codePrefixes: ['NL'] },
  // Postcodes cover many suburbs, and a city's name stands for any of them.
  AU: { regionalDivisions: true, neighbourhoodNames: true, nearbyKm: 25, streetWords: 'en' },
  NZ: {
    regionalDivisions: true,
    neighbourhoodNames: true,
    nearbyKm: 30,
    streetWords: 'en',
    codesIncomplete: true,
  },
  // A place has one code for its streets and one for its boxes: GeoNames often has only one of them.
  ZA: {
    regionalDivisions: true,
    neighbourhoodNames: true,
    nearbyKm: 40,
    streetWords: 'en',
    codesIncomplete: true,
  },
  SG: { streetWords: 'en', codesIncomplete: true },
  // GeoNames holds the general code of a municipality, not those of streets.
  BR: { codesIncomplete: true, nearbyKm: 60 },
  // The old four digits inside a CPA, and not everywhere.
  AR: {
    codesIncomplete: true,
    neighbourhoodNames: true,
    nearbyKm: 60,
    dataCode: (canonical) => canonical.replace(/[A-Z]/g, ''),
  },
  PT: { codePrefixes: ['P'], neighbourhoodNames: true, nearbyKm: 25 },
  DE: { codePrefixes: ['D'], writtenAreas: true },
  AT: { codePrefixes: ['A'], writtenAreas: true },
  CH: { codePrefixes: ['CH'] },
  LI: { codePrefixes: ['FL'] },
  FR: { codePrefixes: ['F'], codeSuffix: 'CEDEX' },
  MQ: { codeSuffix: 'CEDEX' },
  GP: { codeSuffix: 'CEDEX' },
  GF: { codeSuffix: 'CEDEX' },
  RE: { codeSuffix: 'CEDEX' },
  YT: { codeSuffix: 'CEDEX' },
  NC: { codeSuffix: 'CEDEX' },
  PF: { codeSuffix: 'CEDEX' },
  MC: { codePrefixes: ['MC', 'F'], codeSuffix: 'CEDEX' },
  BE: { codePrefixes: ['B'] },
  LU: { codePrefixes: ['L'] },
  IT: { codePrefixes: ['I'] },
  SM: { codePrefixes: ['RSM', 'I'] },
  VA: { codePrefixes: ['V', 'I'] },
  ES: { codePrefixes: ['E'] },
  SE: { codePrefixes: ['S'] },
  NO: { codePrefixes: ['N'] },
  DK: { codePrefixes: ['DK'] },
  FI: { codePrefixes: ['FIN', 'SF'] },
  IS: { codePrefixes: ['IS'] },
  PL: { codePrefixes: ['PL'] },
  HU: { codePrefixes: ['H'] },
  SI: { codePrefixes: ['SLO'] },
  HR: { codePrefixes: ['HR'] },
  EE: { codePrefixes: ['EST'] },
  TR: { neighbourhoodNames: true, nearbyKm: 60 },
  // People name the chief town of a district, which reaches that far, and no list has the districts of all
  // codes. Names are written as before and after the reform of 1972: Chenderong and Cenderong, Bruas and
  // Beruas, Puteh and Putih.
  MY: {
    neighbourhoodNames: true,
    nearbyKm: 60,
    spelling: (key) =>
      key.replaceAll('ch', 'c').replaceAll('ngg', 'ng').replace(/o+/g, 'u').replace(/[ei]/g, ''),
  },
};

const none: CountryTraits = {};

/** What is particular about a country, by its ISO 3166-1 alpha-2 code. */
export function traitsOf(country: string): CountryTraits {
  return Object.hasOwn(traits, country) ? (traits[country] ?? none) : none;
}
