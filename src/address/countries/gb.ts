import type { Definition } from './country.ts';
import { irishBoxes } from './shared/english-boxes.ts';
import { englishNameWords } from './shared/english-names.ts';
import { englishStreetSlips } from './shared/english-street-slips.ts';
import { englishStreets } from './shared/english-streets.ts';
import { outwardCode } from './shared/parts-of-codes.ts';
import { britishAndIrishShapes } from './shared/reasons.ts';

/**
 * Counties that people name in addresses and that are no subdivision by their name: abbreviations that Royal
 * Mail lists, and former and ceremonial counties with the ends of the codes of their parts. Commas stand
 * between the names of one county.
 */
const counties: Readonly<Record<string, string>> = {
  'Beds, Bedfordshire': 'BDF CBF LUT',
  'Berks, Berkshire': 'BRC RDG SLG WBK WNM WOK',
  Bucks: 'BKM',
  Cambs: 'CAM',
  Derbys: 'DBY',
  Glos: 'GLS',
  Hants: 'HAM',
  Herts: 'HRT',
  Lancs: 'LAN',
  Leics: 'LEC',
  Lincs: 'LIN',
  Northd: 'NBL',
  Notts: 'NTT',
  Oxon: 'OXF',
  Staffs: 'STS',
  Salop: 'SHR TFW',
  Warks: 'WAR',
  Wilts: 'WIL',
  Worcs: 'WOR',
  'Greater London': 'LND',
  'Greater Manchester': 'BOL BUR MAN OLD RCH SKP SLF TAM TRF WGN',
  Merseyside: 'KWL LIV SFT SHN WRL',
  'South Yorkshire, S Yorks': 'BNS DNC ROT SHF',
  'Tyne and Wear': 'GAT NET NTY SND STY',
  'West Midlands, W Midlands, W Mids': 'BIR COV DUD SAW SOL WLL WLV',
  'E Yorks': 'ERY',
  'N Yorks': 'NYK YOR',
  'W Sussex': 'WSX',
  'West Yorkshire, W Yorks': 'BRD CLD KIR LDS WKF',
  Yorkshire: 'BRD CLD ERY KIR LDS NYK SHF WKF YOR',
  Avon: 'BAS BST NSM SGC',
  Cheshire: 'CHE CHW HAL WRT',
  Cleveland: 'HPL MDB RCC STT',
  Humberside: 'ERY KHL NEL NLN',
  'Middlesex, Middx': 'BEN EAL ENF HIL HNS HRW',
  'Northamptonshire, Northants': 'NNH WNH',
  Sussex: 'BNH ESX WSX',
  Clwyd: 'CWY DEN FLN WRX',
  Dyfed: 'CGN CMN PEM',
  Gwent: 'BGW CAY MON NWP TOF',
  'Mid Glamorgan': 'BGE MTY RCT',
  'South Glamorgan': 'CRF VGL',
  'West Glamorgan': 'NTL SWA',
  Argyll: 'AGB',
  Ayrshire: 'EAY NAY SAY',
  Berwickshire: 'SCB',
  Caithness: 'HLD',
  Dumfriesshire: 'DGY',
  Dunbartonshire: 'EDU WDU',
  'Inverness-shire': 'HLD',
  Lanarkshire: 'NLK SLK',
  Perthshire: 'PKN STG',
  'Ross-shire': 'HLD',
  Roxburghshire: 'SCB',
  Stirlingshire: 'FAL STG',
  Sutherland: 'HLD',
  Wigtownshire: 'DGY',
  'County Antrim': 'ANN MEA',
  'County Armagh': 'ABC',
  'County Down': 'AND NMD',
  'County Fermanagh': 'FMO',
  'County Londonderry': 'CCG DRS',
  'County Tyrone': 'FMO MUL',
};

function namesOfCounties(): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const [ofCounty, parts] of Object.entries(counties))
    for (const part of parts.split(' '))
      names[`GB-${part}`] = [...(names[`GB-${part}`] ?? []), ...ofCounty.split(', ')];
  return names;
}

/** As the metadata has them: each begins the codes of one sorting office. */
const postcodeAreas =
  'AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|' +
  'DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|' +
  'LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|' +
  'SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE';

/** The metadata's pattern, with these characters behind the first digit. */
const postcodes = (behind: string) =>
  `GIR ?0AA|(?:(?:${postcodeAreas})(?:\\d[${behind}]? ?\\d[ABD-HJLN-UW-Z]{2}))|BFPO ?\\d{1,4}`;

/** United Kingdom */
export const unitedKingdom: Definition = {
  codes: {
    // The inward part is Royal Mail's property, so GeoNames has outward codes.
    ofData: outwardCode,
    // No code has I, L, O, Q or Z there, which look like digits. Royal Mail.
    pattern: { metadata: postcodes('\\dA-Z'), is: postcodes('\\dA-HJKMNPR-Y') },
    lengthVaries: true,
    shapeIsCertain: britishAndIrishShapes,
    // The post uses this word.
    calledBy: 'postcode',
  },
  names: { areNeighbourhoods: true, unlistedShare: 0.02, words: englishNameWords },
  areas: { divisionsAreRegions: true, subdivisions: { names: namesOfCounties() } },
  // What people write below an address, beside the code and the names that `Intl` has.
  calledBy: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Cymru', 'Northern Ireland'],
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
  market: { timeZone: 'Europe/London', taxId: ['gb.nino', 'gb.utr', 'gb.vat'] },
};
