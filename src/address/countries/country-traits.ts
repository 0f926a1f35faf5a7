/** What the engine has to know about a country beyond the address metadata. Each entry gives its reason. */
export interface CountryTraits {
  /**
   * Letters that stand for the country before a postal code: the vehicle codes of an older European custom
   * ("D-80337"). The code of the country itself (CH-8001) is known without an entry.
   */
  readonly codePrefixes?: readonly string[];
  /** Returns the part of a canonical postal code that place data holds, if it does not hold the whole. */
  readonly dataCode?: (canonical: string) => string;
  /** Codes of several lengths have the country's shape, so a code with an added character may have it too. */
  readonly codeLengthVaries?: true;
  /**
   * A word, sometimes with a number, that follows the codes of large receivers without being part of them.
   */
  readonly codeSuffix?: string;
  /** The data has only some of the codes, so a code that it lacks says nothing. */
  readonly codesIncomplete?: true;
  /**
   * Place names are mostly neighbourhoods. They never replace a city; only the city's spelling is corrected.
   */
  readonly neighbourhoodNames?: true;
  /**
   * The data's divisions are counties and regions. Nobody means one in the city field, though a city may have
   * its name.
   */
  readonly regionalDivisions?: true;
  /** A city may lie this far from a code of another place without a doubt. */
  readonly nearbyKm?: number;
  /**
   * Whether a code belongs to a wide, thinly settled district, where a place may lie four times as far away.
   */
  readonly wideCode?: (canonical: string) => boolean;
  /**
   * The length of the code itself before the extension for a delivery point, and the separator between them
   * (ZIP+4).
   */
  readonly extension?: { readonly primaryLength: number; readonly separator: string };
  /** Folds a name's key so that all spellings in use give the same text. */
  readonly spelling?: (key: string) => string;
  /** Language of the street words. */
  readonly streetWords?: 'en';
  /** Addresses name no administrative area, but people write one and the data has one for every code. */
  readonly writtenAreas?: true;
  /** For areas that lie within another one, the code of the other, which people may write instead. */
  readonly areaAround?: Readonly<Record<string, string>>;
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

const thaiSounds: Readonly<Record<string, string>> = {
  ae: 'e',
  bh: 'p',
  ch: 'c',
  ee: 'i',
  j: 'c',
  kh: 'k',
  oe: 'o',
  oo: 'u',
  ph: 'p',
  th: 't',
  ue: 'u',
  v: 'w',
};
const thaiSpelling = (key: string) =>
  key
    .replace(/ae|bh|ch|ee|j|kh|oe|oo|ph|th|ue|v/g, (sound) => thaiSounds[sound] ?? sound)
    .replace(/([a-z])\1/g, '$1');

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
  // The inward part of a postcode is Royal Mail's property, so GeoNames has outward codes. A post town lies
  // up to 30 km off.
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
  NL: { dataCode: first(4) },
  // Postcodes cover many suburbs, and a city's name stands for any of them.
  AU: { regionalDivisions: true, neighbourhoodNames: true, nearbyKm: 25, streetWords: 'en' },
  NZ: {
    regionalDivisions: true,
    neighbourhoodNames: true,
    nearbyKm: 30,
    streetWords: 'en',
    codesIncomplete: true,
  },
  // A place has one code for its streets and one for its boxes. GeoNames often has only one of the two.
  ZA: {
    regionalDivisions: true,
    neighbourhoodNames: true,
    nearbyKm: 40,
    streetWords: 'en',
    codesIncomplete: true,
  },
  SG: { streetWords: 'en', codesIncomplete: true },
  // GeoNames has the general code of a municipality, not the codes of its streets.
  BR: { codesIncomplete: true, nearbyKm: 60 },
  // GeoNames has the old four digits inside a CPA, and not everywhere.
  AR: {
    codesIncomplete: true,
    neighbourhoodNames: true,
    nearbyKm: 60,
    dataCode: (canonical) => canonical.replace(/[A-Z]/g, ''),
  },
  // Thai has several romanisations: Wattana and Watthana, Muang and Mueang, Bung Kum and Bueng Kum.
  TH: { spelling: thaiSpelling },
  // The first three digits name the district, which the built-in data has; two or three more name the street.
  TW: { dataCode: first(3), codeLengthVaries: true },
  PT: { codePrefixes: ['P'], neighbourhoodNames: true, nearbyKm: 25 },
  DE: { codePrefixes: ['D'], writtenAreas: true },
  AT: { codePrefixes: ['A'], writtenAreas: true },
  LI: { codePrefixes: ['FL'] },
  FR: { codePrefixes: ['F'], codeSuffix: 'CEDEX' },
  MQ: { codeSuffix: 'CEDEX' },
  GP: { codeSuffix: 'CEDEX' },
  GF: { codeSuffix: 'CEDEX' },
  RE: { codeSuffix: 'CEDEX' },
  YT: { codeSuffix: 'CEDEX' },
  NC: { codeSuffix: 'CEDEX' },
  PF: { codeSuffix: 'CEDEX' },
  MC: { codePrefixes: ['F'], codeSuffix: 'CEDEX' },
  BE: { codePrefixes: ['B'] },
  LU: { codePrefixes: ['L'] },
  IT: { codePrefixes: ['I'] },
  SM: { codePrefixes: ['RSM', 'I'] },
  VA: { codePrefixes: ['V', 'I'] },
  ES: { codePrefixes: ['E'] },
  SE: { codePrefixes: ['S'] },
  NO: { codePrefixes: ['N'] },
  FI: { codePrefixes: ['FIN', 'SF'] },
  HU: { codePrefixes: ['H'] },
  SI: { codePrefixes: ['SLO'] },
  EE: { codePrefixes: ['EST'] },
  TR: { neighbourhoodNames: true, nearbyKm: 60 },
  // People name the chief town of a district, which may lie this far away, and no list has the districts of
  // all codes. Names appear as before and after the reform of 1972: Chenderong and Cenderong, Bruas and
  // Beruas, Puteh and Putih.
  // Kuala Lumpur and Putrajaya were parts of Selangor and lie within it.
  MY: {
    areaAround: { 'Kuala Lumpur': 'Selangor', Putrajaya: 'Selangor' },
    neighbourhoodNames: true,
    nearbyKm: 68,
    spelling: (key) =>
      key
        .replaceAll('ch', 'c')
        .replaceAll('ngg', 'ng')
        .replace(/o+/g, 'u')
        .replace(/(?<=[bcdfgjkpst])e(?=[rlt])/g, '')
        .replaceAll('e', 'i'),
  },
};

const none: CountryTraits = {};

/** Returns what is particular to a country, given by its ISO 3166-1 alpha-2 code. */
export function traitsOf(country: string): CountryTraits {
  return Object.hasOwn(traits, country) ? (traits[country] ?? none) : none;
}
