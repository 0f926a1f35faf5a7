import { noAddress, type PostalAddress } from '../../src/address/postal-address.ts';
import { labelFormatFor, partsOf } from '../../src/address-form/address-form.ts';
import { builtinDataDirectory } from '../../src/gazetteer/read/data-directory.ts';
import { openFormats } from '../../src/gazetteer/read/formats.ts';
import type { Setting, Typing } from './faults.ts';

/**
 * `junk` must not be accepted, `exchanged` parts doubted or corrected, `moved` and `whole` ones corrected,
 * `repeated` ones accepted and stored once, and an address of a `foreign` country doubted. `strewn` parts are
 * to be found, wherever they stand.
 */
export const freeSorts = ['junk', 'exchanged', 'moved', 'repeated', 'whole', 'foreign', 'strewn'] as const;

/** A way to fill in the fields that is no slip of one of them. */
export interface FreeForm {
  readonly name: string;
  readonly sort: (typeof freeSorts)[number];
  readonly type: Typing;
}

const junk = [
  ['asdf', 'qwerty', 'sdfsdf', 'jkl', 'hgfhgf', 'asdasd', 'lkjh', 'dfgdfg'],
  ['x', 'n/a', 'N/A', '-', '.', '...', '12345', '0000', 'xxx', 'aaaa'],
  ['test', 'none', 'unknown', 'nothing', 'same as above', 'tbd', 'blank', 'home'],
  ['test1', 'see above', "I don't know", 'my city', 'not available', 'enter city', 'nowhereville', 'asdkjh'],
];
const pickJunk = ({ random }: Setting) => random.pick(random.pick(junk) ?? []) ?? 'x';

const { layouts } = openFormats(builtinDataDirectory());

/** The country's label without the name: its lines, each a list of texts. */
function labelOf(address: PostalAddress, { evidence }: Setting): string[] {
  const layout = layouts.get(evidence.format.country);
  const isLatin = /^[\p{Script=Latin}\P{L}]*$/u.test(address.locality ?? '');
  // Nobody types the letters of the country before the code.
  const format = layout && labelFormatFor(layout, isLatin ? 'en' : layout.language);
  const text = (format ?? '%A%n%C, %S %Z').replace(/%([A-Zn])/g, (_, letter: string) => {
    if (letter === 'n') return '\n';
    const parts = (partsOf[letter] ?? []).map((part) => (part === 'name' ? null : address[part]));
    return parts.filter((part) => part !== null).join('\n');
  });
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').replace(/^[\s,/-]+|[\s,/-]+$/g, ''))
    .filter((line) => line !== '');
}

const whole =
  (
    write: (lines: readonly string[], setting: Setting, address: PostalAddress) => string | undefined,
  ): Typing =>
  (address, setting) => {
    if (address.locality === null || address.postalCode === null) return undefined;
    const line1 = write(labelOf(address, setting), setting, address);
    if (line1 === undefined || line1.length > 200) return undefined;
    return { ...address, line1, line2: null, line3: null, ...without };
  };

const without = { locality: null, administrativeArea: null, postalCode: null };

const isLatin = (text: string | null) => /^[\p{Script=Latin}\P{L}]*$/u.test(text ?? '');

const countryName = ({ evidence, random }: Setting) => {
  const { country } = evidence.format;
  const own = new Intl.Locale(`und-${country}`).maximize().language;
  const language = random.pick(['en', own]) ?? 'en';
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
};

// Letters of Cyrillic that look like Latin ones.
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'а',
  e: 'е',
  o: 'о',
  c: 'с',
  p: 'р',
  A: 'А',
  B: 'В',
  C: 'С',
};

function withLookAlike(text: string, { random }: Setting): string {
  const at = random.pick([...text].flatMap((letter, index) => (letter in lookAlikes ? [index] : [])));
  return at === undefined ? text : text.slice(0, at) + lookAlikes[text[at] ?? ''] + text.slice(at + 1);
}

/** The text in UTF-8, read as Windows-1252. */
function decodedWrongly(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return new TextDecoder('windows-1252').decode(bytes);
}

const onCity =
  (change: (text: string, setting: Setting, address: PostalAddress) => string): Typing =>
  (address, setting) => {
    if (address.locality === null) return undefined;
    const locality = change(address.locality, setting, address);
    return locality === address.locality ? undefined : { ...address, locality };
  };

const abroad: Readonly<Record<string, PostalAddress>> = Object.fromEntries(
  [
    ['US', '1200 Larkspur Ln', 'Denver', 'CO', '80202', 'USA'],
    ['DE', 'Lindenweg 14', 'Hamburg', null, '20095', 'Germany'],
    ['FR', '14 rue des Lilas', 'Lyon', null, '69003', 'France'],
    ['JP', '2-4-8 Kitahama', 'Osaka', 'Osaka', '541-0041', 'Japan'],
    ['IT', 'Via dei Mille 7', 'Milano', 'MI', '20121', 'Italy'],
    ['AU', '12 Collins St', 'Melbourne', 'VIC', '3000', 'Australia'],
  ].map(([country, line1, locality, administrativeArea, postalCode, name]) => [
    country,
    { name: null, line1, line2: name, line3: null, locality, administrativeArea, postalCode },
  ]),
);

function addressAbroad({ evidence, random }: Setting): PostalAddress {
  const others = Object.entries(abroad).filter(([country]) => country !== evidence.format.country);
  return random.pick(others)?.[1] ?? noAddress;
}

/** What people put into the fields of an address besides its parts in their places. */
export const freeForms: readonly FreeForm[] = [
  { name: 'junk as city', sort: 'junk', type: onCity((_, setting) => pickJunk(setting)) },
  { name: 'country as city', sort: 'junk', type: onCity((_, setting) => countryName(setting)) },
  {
    name: 'junk as line and city',
    sort: 'junk',
    type: (address, setting) => {
      const text = pickJunk(setting);
      return { ...address, line1: text, line2: null, locality: text };
    },
  },
  {
    name: 'junk as line',
    sort: 'junk',
    type: (address, setting) => ({ ...address, line1: pickJunk(setting), line2: null }),
  },
  {
    name: 'line and city exchanged',
    sort: 'exchanged',
    type: (address) =>
      address.locality === null
        ? undefined
        : { ...address, line1: address.locality, locality: address.line1 },
  },
  {
    name: 'city in line 2',
    sort: 'moved',
    type: (address) =>
      address.line2 !== null ? undefined : { ...address, line2: address.locality, locality: null },
  },
  {
    name: 'code in the line',
    sort: 'moved',
    type: (address) =>
      address.line2 !== null || address.postalCode === null
        ? undefined
        : { ...address, line1: `${address.line1} ${address.postalCode}`, postalCode: null },
  },
  {
    name: 'city and code in the line',
    sort: 'moved',
    type: (address, setting) => {
      if (address.line2 !== null || address.postalCode === null || address.locality === null)
        return undefined;
      const line1 = labelOf({ ...address, administrativeArea: null }, setting).join(' ');
      return { ...address, line1, locality: null, postalCode: null };
    },
  },
  {
    name: 'city with its country',
    sort: 'repeated',
    type: onCity((city, setting) => `${city}${setting.random.pick([', ', ' '])}${countryName(setting)}`),
  },
  {
    name: 'city twice',
    sort: 'repeated',
    type: onCity((city, { random }) => `${city}${random.pick([', ', ' '])}${city}`),
  },
  {
    name: 'city with its code',
    sort: 'repeated',
    type: onCity((city, { random }, { postalCode }) =>
      postalCode === null ? city : (random.pick([`${postalCode} ${city}`, `${city} ${postalCode}`]) ?? city),
    ),
  },
  {
    name: 'letter of another script',
    sort: 'repeated',
    type: onCity((city, setting) => (isLatin(city) ? withLookAlike(city, setting) : city)),
  },
  { name: 'broken encoding', sort: 'repeated', type: onCity(decodedWrongly) },
  {
    name: 'lost letter',
    sort: 'repeated',
    type: onCity((city, { random }) =>
      city.replace(/(?<=.)[^\p{ASCII}](?=.)/u, random.pick(['?', '\ufffd']) ?? '?'),
    ),
  },
  { name: 'label in one line', sort: 'whole', type: whole((lines) => lines.join(', ')) },
  {
    name: 'label without commas',
    sort: 'whole',
    type: whole((lines) => lines.join(' ').replaceAll(',', '')),
  },
  { name: 'label with line breaks', sort: 'whole', type: whole((lines) => lines.join('\n')) },
  {
    name: 'label in capitals',
    sort: 'whole',
    type: whole((lines) => (isLatin(lines.join()) ? lines.join(', ').toUpperCase() : undefined)),
  },
  {
    name: 'label in small letters',
    sort: 'whole',
    type: whole((lines) => (isLatin(lines.join()) ? lines.join(' ').toLowerCase() : undefined)),
  },
  {
    name: 'label with the country',
    sort: 'whole',
    type: whole((lines, setting) => [...lines, countryName(setting)].join(setting.random.pick([', ', ' ']))),
  },
  {
    name: 'label with a receiver',
    sort: 'whole',
    type: whole((lines, { random }) =>
      isLatin(lines.join())
        ? `${random.pick(['c/o Jo Sample', 'Attn: Jo Sample'])}, ${lines.join(', ')}`
        : undefined,
    ),
  },
  {
    name: 'an address of another country',
    sort: 'foreign',
    type: (address, setting) => ({ ...addressAbroad(setting), name: address.name }),
  },
  {
    name: 'an address of another country, not named',
    sort: 'foreign',
    type: (address, setting) => ({ ...addressAbroad(setting), name: address.name, line2: null }),
  },
];
