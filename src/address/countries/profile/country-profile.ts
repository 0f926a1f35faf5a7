import { type Losses, losses } from '../../cost/losses.ts';
import type { StreetConvention, StreetLanguage } from '../../street/street-convention.ts';
import { createStreetJudge, type StreetJudge } from '../../street/street-judge.ts';
import { fullKey } from '../../text/area-key.ts';
import { obtain } from '../../text/group-by.ts';
import type { NameKeys } from '../../text/place-key.ts';
import { once } from '../../text/remember.ts';
import { Work } from '../../text/work.ts';
import type { Country } from '../country.ts';
import { countryOf } from '../index.ts';
import { romanisedSpellingOf } from '../shared/romanised-spelling.ts';
import type { AddressCountry } from './address-country.ts';
import type { AddressFormat } from './address-format.ts';
import { type AreaIndex, areaIndex } from './area-index.ts';
import type { IsCityAbroad } from './cities-abroad.ts';
import { countCodesByArea } from './code-areas.ts';
import { namesCountry } from './country-names.ts';
import { crowdingOf } from './crowding.ts';
import { type LetterModel, letterModel } from './letter-model.ts';
import { nameEndings } from './name-endings.ts';
import { nameKeysOf } from './name-keys-of.ts';
import { noPlaces } from './no-places.ts';
import type { Places } from './places.ts';
import { type BoxFinder, boxFinder } from './post-office-box.ts';
import { type PostalCodeRules, postalCodeRules } from './postal-code-rules.ts';
import type { PostalRegions } from './postal-regions.ts';
import { rarityOf } from './rarity.ts';
import { streetConventionOf, streetLanguagesOf } from './street-convention-of.ts';
import type { TaughtPlaces } from './taught-places.ts';

/**
 * One country, compiled for the engine. The rest of the engine takes it and never asks for a country by name.
 */
export interface CountryProfile extends NameKeys {
  readonly format: AddressFormat;
  readonly places: Places;
  /** undefined where no street data is loaded, or the country's way to write streets is not supported. */
  readonly streets: StreetJudge | undefined;
  /** How the country writes streets; undefined where that is not known. */
  readonly convention: StreetConvention | undefined;
  readonly streetLanguages: readonly StreetLanguage[];
  /** What is particular to the country. */
  readonly definition: Country;
  readonly areas: AreaIndex;
  /** null if addresses have no postal code. */
  readonly postalCode: PostalCodeRules | null;
  readonly boxes: BoxFinder;
  /** Folds a name's key so that all spellings in use give the same text; undefined where each has one. */
  readonly spelling: ((key: string) => string) | undefined;
  /** Whether a text names the country. */
  readonly isCalled: (text: string) => boolean;
  readonly isCityAbroad: IsCityAbroad;
  /** Whether a text stands for the city of the same name as the area ("Merkez"). */
  readonly isCentre: (text: string) => boolean;
  /** Where postal codes lie by their beginnings; undefined where that is unknown. */
  readonly regions: PostalRegions | undefined;
  /** Letters that the place data puts before every postal code ("L8363") and that canonical codes lack. */
  readonly dataPrefix: string;
  /** Approximately how many postal codes the place data has in each administrative area. */
  readonly codesByArea: ReadonlyMap<string, number>;
  /** How odd a name is by its letters, in nats. */
  readonly letters: LetterModel;
  /** Whether names of the country end as a text does. */
  readonly endsAsName: (text: string) => boolean;
  /** How unlikely a place is before anything is known about the address, in nats. */
  readonly rarity: (locality: number) => number;
  /** The logarithm of how many places lie around a place, near ones counting more. */
  readonly crowding: () => number;
  /** undefined where nothing is learned from buyers. */
  readonly taught: TaughtPlaces | undefined;
  /** What wrong decisions cost. */
  readonly losses: Losses;
  /** What is left of the comparisons of the verification or completion under way. */
  readonly work: Work;
}

const profiles = new WeakMap<AddressCountry, CountryProfile>();

/** Returns the country's profile, which is compiled when it is first asked for. */
export function profileOf(country: AddressCountry): CountryProfile {
  return obtain(profiles, country, () => compiled(country));
}

function compiled(country: AddressCountry): CountryProfile {
  const { format, places = noPlaces, streets, subdivisions, regions } = country;
  const definition = countryOf(format.country);
  const convention = streetConventionOf(format.country);
  const work = new Work();
  const centres = new Set(definition.areas?.centres?.map(fullKey));
  const { keyOf, keysBegun, keyOfWords } = nameKeysOf(format.country);
  const areas = areaIndex({ format, places, subdivisions, cities: definition.areas?.cities });
  const postalCode = postalCodeRules(format, definition.codes);
  // Written out, so that V8 reads the profiles of all countries as objects of one form.
  return {
    keyOf,
    keysBegun,
    keyOfWords,
    format,
    places,
    streets: streets && convention && createStreetJudge(streets, convention, work),
    convention,
    streetLanguages: streetLanguagesOf(convention),
    definition,
    areas,
    postalCode,
    boxes: boxFinder(definition.boxes),
    spelling: definition.names?.spelling ?? romanisedSpellingOf(format.country),
    isCalled: (text: string) => namesCountry(text, definition),
    isCityAbroad: country.isCityAbroad ?? (() => false),
    isCentre: (text: string) => centres.size > 0 && centres.has(fullKey(text)),
    regions,
    taught: country.taught,
    losses: losses[country.caution ?? 'balanced'],
    work,
    letters: whenAsked(() => letterModel(places)),
    endsAsName: whenAsked(() => nameEndings(places)),
    rarity: whenAsked(() => rarityOf(places)),
    crowding: once(() => crowdingOf(places, definition)),
    dataPrefix: dataPrefixOf(postalCode, places),
    codesByArea: countCodesByArea({ places, areas }),
  };
}

/** Returns a function that is made on its first call. */
function whenAsked<A extends unknown[], R>(make: () => (...asked: A) => R): (...asked: A) => R {
  const made = once(make);
  return (...asked) => made()(...asked);
}

function dataPrefixOf(rules: PostalCodeRules | null, places: Places): string {
  if (rules === null || places.codeCount === 0) return '';
  const sample = places.codeText(Math.floor(places.codeCount / 2));
  if (rules.canonicalPattern.test(sample)) return '';
  const isPrefix = (prefix: string) =>
    sample.startsWith(prefix) && rules.canonicalPattern.test(sample.slice(prefix.length));
  return rules.prefixes.find(isPrefix) ?? '';
}
