import type { PostalAddress } from '../../src/address/postal-address.ts';
import type { Setting, Typing } from './faults.ts';

/** A way to write an address that is not an error and must never interrupt a buyer. */
export interface Harmless {
  readonly name: string;
  readonly type: Typing;
}

type Part = 'line1' | 'line2' | 'locality' | 'administrativeArea' | 'postalCode';

function on(parts: readonly Part[], change: (text: string, setting: Setting) => string): Typing {
  return (address, setting) => {
    const changed = { ...address };
    for (const part of parts) {
      const text = address[part];
      if (text !== null) changed[part] = change(text, setting);
    }
    return parts.some((part) => changed[part] !== address[part]) ? changed : undefined;
  };
}

type Words = readonly (readonly [RegExp, string])[];

/** Replaces the first of the words that occurs with its other form. */
const reword = (words: Words) => (text: string) => {
  const found = words.find(([pattern]) => pattern.test(text));
  return found === undefined ? text : text.replace(...found);
};

const everyPart: readonly Part[] = ['line1', 'line2', 'locality', 'administrativeArea', 'postalCode'];
const placeParts: readonly Part[] = ['locality', 'administrativeArea'];

const saints: Words = [
  [/\bSaint\b/i, 'St.'],
  [/\bSt\.? /i, 'Saint '],
  [/\bMount\b/i, 'Mt'],
  [/\bMt\.? /i, 'Mount '],
  [/\bFort\b/i, 'Ft.'],
  [/\bFt\.? /i, 'Fort '],
];

const directionals: Words = [
  [/\bNorth\b/, 'N'],
  [/\bSouth\b/, 'S.'],
  [/\bEast\b/, 'E'],
  [/\bWest\b/, 'W.'],
  [/(?<= )N\.?(?= )/, 'North'],
  [/(?<= )S\.?(?= )/, 'South'],
  [/(?<= )E\.?(?= )/, 'East'],
  [/(?<= )W\.?(?= )/, 'West'],
];

const suffixes: Words = [
  [/ Street$/i, ' St'],
  [/ St\.?$/i, ' Street'],
  [/ Avenue$/i, ' Ave.'],
  [/ Ave\.?$/i, ' Avenue'],
  [/ Road$/i, ' Rd'],
  [/ Rd\.?$/i, ' Road'],
  [/ Drive$/i, ' Dr.'],
  [/ Dr\.?$/i, ' Drive'],
  [/ Boulevard$/i, ' Blvd'],
  [/ Blvd\.?$/i, ' Boulevard'],
  [/ Lane$/i, ' Ln'],
  [/ (?:Highway|Hwy\.?)(?= \d+$)/i, ' Hwy'],
  [/straße(?= \d)/, 'str.'],
  [/str\.(?= \d)/, 'straße'],
];

const units: Words = [
  [/\b(?:Suite|Ste\.?) (?=\w)/i, '#'],
  [/#\s?(?=\w)/, 'Unit '],
  [/\bUnit (?=\w)/i, 'Apt. '],
  [/\b(?:Apt\.?|Apartment) (?=\w)/i, 'Unit '],
];

// Only these countries use such words; elsewhere a word may be part of a name.
const englishCountries = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'ZA', 'SG', 'MY']);
const inEnglish =
  (typing: Typing): Typing =>
  (address, setting) =>
    englishCountries.has(setting.evidence.format.country) ? typing(address, setting) : undefined;

const withoutMarks = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss');

/** Another way to name the province: its code, or one of its names. */
const otherProvinceForm: Typing = (address, { evidence, random }) => {
  const { area } = evidence.claimOf(address);
  const found = evidence.format.administrativeAreas.find(({ code }) => code === area);
  const forms = found === undefined ? [] : [found.code, ...found.names];
  const form = random.pick(forms.filter((each) => each !== address.administrativeArea));
  return form === undefined ? undefined : { ...address, administrativeArea: form };
};

/** Writes "Washington DC", with the province in its own field as well. */
const cityWithProvince: Typing = (address, { evidence, random }) => {
  const { area } = evidence.claimOf(address);
  const found = evidence.format.administrativeAreas.find(({ code }) => code === area);
  if (found === undefined || address.locality === null) return undefined;
  const form = random.pick(/^[A-Z]{2,3}$/.test(found.code) ? [found.code, ...found.names] : found.names);
  const between = random.pick([' ', ', ']);
  return { ...address, locality: `${address.locality}${between}${form}` };
};

/** Writes another name for the code than the row's, if two sources other than the row's own give it. */
const otherName: Typing = (address, { evidence, random }) => {
  const claim = evidence.claimOf(address);
  const others = [...evidence.at(claim.code)].filter(
    ({ key, area, sources }) => key !== claim.key && area === claim.area && (sources?.length ?? 0) > 1,
  );
  const other = random.pick(others);
  return other === undefined ? undefined : { ...address, locality: other.name };
};

const zipPlus4: Typing = (address, { evidence, random }) => {
  const { postalCode } = address;
  if (evidence.format.country !== 'US' || postalCode === null) return undefined;
  const [five = '', four] = postalCode.split('-');
  const other = four === undefined ? `${five}-${String(1000 + random.below(9000))}` : five;
  return { ...address, postalCode: other };
};

export const harmlessVariants: readonly Harmless[] = [
  { name: 'capitals', type: on(everyPart, (text) => text.toUpperCase()) },
  { name: 'lower case', type: on(everyPart, (text) => text.toLowerCase()) },
  { name: 'white space', type: on(everyPart, (text) => text.replaceAll(' ', '  ')) },
  {
    name: 'punctuation',
    type: on(
      ['line1', 'locality'],
      (text) => `${text.replace(/[-.’']/g, (mark) => (mark === '-' ? ' ' : ''))},`,
    ),
  },
  { name: 'diacritics', type: on(['line1', ...placeParts], withoutMarks) },
  { name: 'directional', type: inEnglish(on(['line1'], reword(directionals))) },
  { name: 'city directional', type: inEnglish(on(['locality'], reword(directionals))) },
  { name: 'suffix', type: on(['line1'], reword(suffixes)) },
  { name: 'unit designator', type: inEnglish(on(['line1', 'line2'], reword(units))) },
  { name: 'saint, mount, fort', type: on(['locality'], reword(saints)) },
  { name: 'province form', type: otherProvinceForm },
  { name: 'city with province', type: cityWithProvince },
  {
    name: 'province not asked for',
    type: (address: PostalAddress, { evidence: { format } }) =>
      address.administrativeArea === null || format.requiresAdministrativeArea
        ? undefined
        : { ...address, administrativeArea: null },
  },
  { name: 'other name of the city', type: otherName },
  {
    name: 'code spacing',
    type: on(['postalCode'], (code) => (/^\d{5}-\d{4}$/.test(code) ? code : code.replace(/[ -]/g, ''))),
  },
  {
    name: 'code with blanks',
    type: on(['postalCode'], (code) => (/[ -]/.test(code) ? code.replace(/[ -]/, ' - ') : code)),
  },
  { name: 'ZIP and ZIP+4', type: zipPlus4 },
];
