import { obtain } from '../../text/group-by.ts';
import type { Country } from '../country.ts';
import { countryOf } from '../index.ts';
import { threeLetterCodes } from './three-letter-codes.ts';

/** The languages of messages, in which buyers name countries beside the languages spoken there. */
const languages = ['en', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt'];

/**
 * What stands before the name of a country in its full form: "Republic of Singapore", "Republika Slovenija".
 * The Republic of China is Taiwan.
 */
const formOfState =
  /^(?:the |(?:(?:islamic |arab |federal |hashemite )?(?:rep|republic|kingdom|state|sultanate|principality|grand duchy) of |(?:furstentum|grossherzogtum) |република |республика |рэспубліка |(?:rep|republi[ck]a|republik|republique|royaume|reino|grand duche|bundesrepublik) (?:d(?:e|el|u|a) )?)(?:the )?)(?!china$)/;

/** What stands behind it: "Jamaica W.I.", "Azərbaycan Respublikası". */
const behindName = / (?:wi|west indies|respublikas[ıiy]|республикасы)$/;

/** The name of a country without its form and region. Most texts are one word. */
const bareName = (name: string) =>
  name.includes(' ') ? name.replace(formOfState, '').replace(behindName, '') : name;

/**
 * Whether a text names the country: by its code, by its name in a language of our messages or in one of its
 * own (CLDR), or by a customary name. Of three letters, the code is one in capitals alone: "can", "per" and
 * "and" are words.
 */
export function namesCountry(text: string, country: Country): boolean {
  if (text.trim() === threeLetterCodes.get(country.code)) return true;
  const name = fold(text);
  const names = namesOf(country);
  return names.has(name) || names.has(bareName(name));
}

const namesByCountry = new Map<string, ReadonlySet<string>>();

function namesOf(country: Country): ReadonlySet<string> {
  return obtain(
    namesByCountry,
    country.code,
    () => new Set([country.code, ...namesOfCountry(country)].map(fold)),
  );
}

const displays = new Map<string, Intl.DisplayNames>();

/** Returns the names by which `namesCountry` reads the country. */
export function namesOfCountry({ code, calledBy = [], languages: others = [] }: Country): string[] {
  const own = new Intl.Locale(`und-${code}`).maximize().language;
  const spoken = [...new Set([...languages, own, ...others])].map(
    (language) => obtain(displays, language, () => displayIn(language)).of(code) ?? code,
  );
  return [...spoken, ...calledBy];
}

function displayIn(language: string) {
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
}

const none: ReadonlySet<string> = new Set();
let known: Map<string, Set<string>> | undefined;

/**
 * Returns the codes of the countries (ISO 3166-1 alpha-2) that a text may name, as `namesCountry` reads it.
 * Codes do not count. The names of all countries are made when this is first asked.
 */
export function countriesNamed(text: string): ReadonlySet<string> {
  if (known === undefined) {
    known = new Map();
    for (const country of allCountries()) {
      for (const name of namesOfCountry(countryOf(country))) {
        obtain(known, fold(name), () => new Set()).add(country);
      }
    }
  }
  const name = fold(text);
  return known.get(name) ?? known.get(bareName(name)) ?? none;
}

/** The pairs of letters that CLDR names as a country of today. */
function* allCountries(): Generator<string> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const display = displayIn('en');
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second;
      // Codes for private use, for groups of countries and parts of them, and former codes.
      if (/^(?:DG|EU|EZ|UN|ZZ|QO|X[A-JL-Z])$/.test(code)) continue;
      const [current] = Intl.getCanonicalLocales(`und-${code}`);
      if (current === `und-${code}` && display.of(code) !== undefined) yield code;
    }
  }
}

const plainText = /^[a-z\d]+(?: [a-z\d]+)*$/i;

function fold(text: string): string {
  if (plainText.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\p{M}.()]/gu, '')
    .toLowerCase()
    .replaceAll('-', ' ')
    .replaceAll('&', 'and')
    .replace(/[’‘ʻʼ`]/g, "'")
    .trim();
}
