/**
 * Says in words how parts of the engine read street lines, post-office boxes, postal codes, names, and parts
 * in the wrong fields. texts.tsv has examples.
 */

import { arrangementsOf } from '../../src/address/arrange/arrangements.ts';
import { type CountryProfile, profileOf } from '../../src/address/countries/profile/country-profile.ts';
import { streetConventionOf } from '../../src/address/countries/profile/street-convention-of.ts';
import { englishStreetSlips } from '../../src/address/countries/shared/english-street-slips.ts';
import { addressParts, type PostalAddress } from '../../src/address/postal-address.ts';
import { codesOfSlip } from '../../src/address/reading/code-slips.ts';
import { primaryPart, readPostalCode } from '../../src/address/reading/postal-code.ts';
import { readAddress } from '../../src/address/reading/read-address.ts';
import { correctStreetWords } from '../../src/address/street/correct-street-words.ts';
import { readHouseNumbers } from '../../src/address/street/house-number.ts';
import type { StreetConvention } from '../../src/address/street/street-convention.ts';
import { readStreetLine, type StreetLine } from '../../src/address/street/street-line.ts';
import { isTypeInWord, readStreetName, streetKeyOf } from '../../src/address/street/street-name.ts';
import { bareKey } from '../../src/address/text/area-key.ts';
import { isLatinText } from '../../src/address/text/latin-text.ts';
import { placeNameForms } from '../../src/address/text/place-name-forms.ts';
import { soundKey } from '../../src/address/text/sound-key.ts';
import { builtinDataDirectory } from '../../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../../src/gazetteer/read/gazetteer.ts';
import { loadedCountries } from '../../test/fixtures/loaded-countries.ts';

/** A text as it was typed, or the texts of several fields. */
export interface TypedText {
  readonly kind: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly texts: readonly string[];
}

type Reader = (profile: CountryProfile, ...texts: string[]) => string;

const readers: Readonly<Record<string, Reader>> = {
  'address fields': readTyped,
  'area name': (_, text = '') => bareKey(text),
  country: ({ isCalled }, text = '') => (isCalled(text) ? 'named' : 'not named'),
  'house numbers': ({ format }, text = '') => numbersIn(readHouseNumbers(text, conventionOf(format.country))),
  'parts in fields': readFields,
  'place name': readPlaceName,
  'post-office box': ({ boxes }, line1, line2, postalCode) =>
    boxes.find(addressOf([line1, line2, '', '', '', postalCode])) ?? 'none',
  'postal code': readCode,
  script: (_, text = '') => (isLatinText(text) ? 'Latin' : 'other'),
  sound: (_, text = '') => soundKey(text),
  'street line': readLine,
  'street of loaded data': readStreet,
  'street words': (_, line = '') => correctStreetWords(line, englishStreetSlips) ?? 'as typed',
};

/**
 * Returns a function that reads texts, with built-in data or with a few loaded places and
 * streets. It throws for an unknown kind or country.
 */
export async function openReaders(): Promise<(typed: TypedText) => string> {
  const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });
  const loaded = new Map((await loadedCountries()).map((country) => [country.format.country, country]));
  return ({ kind, country, texts }) => {
    const found = kind === 'street of loaded data' ? loaded.get(country) : gazetteer.country(country);
    const reader = readers[kind];
    if (found === undefined || reader === undefined) throw new Error(`cannot read ${kind} of ${country}`);
    return reader(profileOf(found), ...texts);
  };
}

/** The texts in the order of the fields: three lines, city, area and postal code. */
function addressOf(texts: readonly (string | undefined)[]): PostalAddress {
  const [line1, line2, line3, locality, administrativeArea, postalCode] = texts.map((text) => text || null);
  return {
    name: null,
    line1: line1 ?? null,
    line2: line2 ?? null,
    line3: line3 ?? null,
    locality: locality ?? null,
    administrativeArea: administrativeArea ?? null,
    postalCode: postalCode ?? null,
  };
}

function readFields(profile: CountryProfile, ...texts: string[]): string {
  const typed = addressOf(texts);
  const [likeliest] = arrangementsOf(typed, profile).sort((a, b) => a.cost - b.cost);
  if (likeliest === undefined) return 'as typed';
  const { address } = likeliest;
  const changed = addressParts.filter((part) => address[part] !== typed[part]);
  return changed.map((part) => `${part} ${address[part] ?? 'nothing'}`).join(', ');
}

function readTyped(profile: CountryProfile, ...texts: string[]): string {
  const { locality, area, postalCode } = readAddress(addressOf(texts), profile);
  const told = [`city ${locality?.keys().join(' or ') ?? 'none'}`, `area ${area ?? 'none'}`];
  const code = postalCode === null ? 'no code' : `code ${postalCode.written}, ${postalCode.status}`;
  return [...told, code].join(', ');
}

/** The key with which the name is compared, in the spelling of the country too, and the forms of the name. */
function readPlaceName({ keyOf, definition }: CountryProfile, text = ''): string {
  const key = keyOf(text);
  const keys = new Set([key, definition.names?.spelling?.(key) ?? key]);
  return `${[...keys].join(' or ')}: ${placeNameForms(text).join(' | ')}`;
}

function readCode({ postalCode: rules }: CountryProfile, text = ''): string {
  if (rules === null) return 'no postal codes';
  const { status, canonical, written } = readPostalCode(text, rules);
  if (status === 'valid') return `${written}, in the data ${rules.dataCode(primaryPart(canonical, rules))}`;
  const slips = codesOfSlip(canonical, rules);
  const told = [...new Set(slips.map(({ kind }) => kind))].map((kind) => {
    const [first, ...others] = slips.filter((slip) => slip.kind === kind);
    return `${kind} of ${first?.canonical}${others.length > 0 ? ` or ${others.length} more` : ''}`;
  });
  return [`${status} ${canonical}`, ...told].join(', ');
}

function conventionOf(country: string): StreetConvention {
  const convention = streetConventionOf(country);
  if (convention === undefined) throw new Error(`streets of ${country} are not understood`);
  return convention;
}

/** Every reading of a line: its number, the key of its street, and what else is known. */
function readLine({ format }: CountryProfile, text = ''): string {
  const convention = conventionOf(format.country);
  const readings = [...readStreetLine(text, convention)].map((line) => describeLine(text, line, convention));
  return readings.length === 0 ? 'no street' : readings.join('; ');
}

function describeLine(
  text: string,
  { numbers, isNumberObscure, hasUnit, from, to }: StreetLine,
  convention: StreetConvention,
): string {
  const name = readStreetName(text.slice(from, to), convention);
  return [
    numbersIn(numbers),
    name === undefined ? 'no name' : streetKeyOf(name),
    ...(hasUnit ? ['unit'] : []),
    ...(isNumberObscure ? ['obscure number'] : []),
    ...(name !== undefined && isTypeInWord(name) ? ['type in word'] : []),
  ].join(', ');
}

/** What the data of a postal code says about a line, the line that was meant, and the codes that have it. */
function readStreet({ streets }: CountryProfile, line = '', code = ''): string {
  if (streets === undefined) return 'no streets';
  const { evidence, lacksNumber, lacksUnit } = streets.evidence(line, code);
  const meant = streets.suggestion(line, code);
  const codes = streets.codesWith(line, [code, code.slice(0, 2)]);
  return [
    evidence,
    ...(lacksNumber ? ['lacks a number'] : []),
    ...(lacksUnit ? ['lacks a unit'] : []),
    ...(meant === undefined ? [] : [`another ${meant.kind}: ${meant.line1}`]),
    ...(codes.length === 0 ? [] : [`in ${codes.join(' and ')}`]),
    `${streets.rarity(line).toFixed(2)} nats`,
  ].join(', ');
}

function numbersIn(numbers: StreetLine['numbers']): string {
  if (numbers.length === 0) return 'no number';
  return numbers.map(({ value, suffix }) => `${value} ${suffix}`.trimEnd()).join(' and ');
}
