import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { Places } from '../countries/profile/places.ts';
import { isTypedAtRandom, namesNothing } from '../reading/noise.ts';
import { largeCitiesNamed, localitiesNamed, namesLargeCity, namesPlace } from '../reading/place-evidence.ts';
import { type ReadLocality, readLocality } from '../reading/read-address.ts';
import { abbreviate, abbreviatesName, contracts, isContraction } from '../text/abbreviated-words.ts';
import { saysDivision } from '../text/area-key.ts';
import { editDistance, haveOtherLetters, lettersOf } from '../text/edit-distance.ts';
import { foldedWords, type NameKeys } from '../text/place-key.ts';
import { townIn } from '../text/place-name-forms.ts';
import { once, rememberBy } from '../text/remember.ts';
import type { CodeCandidate } from './code-candidates.ts';
import {
  hasSituation,
  isLongerOrShorter,
  leastOfMisspelt,
  nameCost,
  shortLink,
  type TypedName,
  type TypedNames,
  typedNames,
} from './name-cost.ts';

/** A place that may be meant by the typed name. */
export interface NameCandidate {
  readonly locality: number;
  /** Nats, for the typing alone. */
  readonly cost: number;
  /** The typed text with the misspelt name corrected; undefined if the name stays as typed. */
  readonly corrected: string | undefined;
}

/** A misspelt name is looked for among at most this many places of a code. */
const mostOwnNames = 80;
/** The alphabets of one country. */
const mostLetters = 100;
/** Two names are compared only if their keys are at most this many edits apart or begin alike. */
const mostEdits = 4;

/** The places that a typed name may mean. */
export interface DrawnNames {
  /** All of them, the misspelt ones last. */
  readonly all: readonly NameCandidate[];
  /** Those that are not misspelt. */
  readonly named: readonly NameCandidate[];
  /** Those that are, by their places. */
  readonly misspelt: ReadonlyMap<number, NameCandidate>;
  /** Whether the typed text abbreviates some of them. */
  readonly areAbbreviated: boolean;
  /** Nats for the likeliest of the misspelt ones; Infinity where there is none. */
  readonly leastMisspelt: number;
}

/**
 * Returns the places that the typed name may mean: places of that name, places with a similar name anywhere
 * in the country, and places of the typed code, each place once. Misspelt ones that cost more than `most`
 * nats may be left out.
 */
export function nameCandidates(
  locality: ReadLocality,
  codes: readonly CodeCandidate[],
  profile: CountryProfile,
  most = Number.POSITIVE_INFINITY,
): DrawnNames {
  const { places } = profile;
  const named = localitiesNamed(locality, profile);
  if (named.length === 0 && most < leastOfOther && isSpelledOnce(locality.text, profile)) return noNames;
  const likes = namesLike(locality.text, profile);
  const { typed } = likes;
  const like = profile.work.spend(likes.comparisons) ? likes.like : noneLike;
  const exact = new Map<number, NameCandidate>();
  for (const each of named) {
    const cost = places.localityKey(each) === locality.key ? costs.nameExact : costs.namePart;
    exact.set(each, { locality: each, cost, corrected: undefined });
  }
  const ofCodes = new Map<number, NameCandidate>();
  const lookAt = (own: number) => {
    if (!profile.work.spend() || exact.has(own) || like.has(own) || ofCodes.has(own)) return;
    if (!isWorthLook(typed, places.localityKey(own)) || !profile.work.spend()) return;
    const name = nameIfLike(own, typed, profile);
    if (name !== undefined) ofCodes.set(own, name);
  };
  // A name that is mistyped is no abbreviation of another one.
  if (named.length === 0 && (like.size === 0 || isContraction(locality.text)))
    for (const each of abbreviatedBy(locality, codes, profile))
      exact.set(each, { locality: each, cost: costs.nameAbbreviated, corrected: undefined });
  const areRegions = profile.definition.areas?.divisionsAreRegions === true;
  const lookAtNamesOf = (code: number) => {
    let left = mostOwnNames;
    for (const own of places.localitiesOfCode(code)) if (left-- > 0) lookAt(own);
    if (!areRegions) for (const division of places.divisionsOfCode(code)) lookAt(division);
  };
  for (const { isKnown, isTyped, number } of codes) if (isKnown && isTyped) lookAtNamesOf(number);
  // A misspelt word that keys abbreviate ("Buena Parh") is like no key. The names of the possible codes are
  // compared instead.
  if (exact.size + like.size + ofCodes.size === 0)
    for (const { isKnown, isTyped, number } of codes) if (isKnown && !isTyped) lookAtNamesOf(number);
  if (exact.size + like.size + ofCodes.size === 0)
    for (const each of citiesBegunWith(locality.text, profile))
      exact.set(each, { locality: each, cost: costs.placePartOfCity, corrected: undefined });
  if (exact.size + ofCodes.size === 0 && like === likes.like) return likes.drawn();
  const others = [...like.values()].filter((name) => !exact.has(name.locality));
  return drawnNames([...exact.values(), ...others, ...ofCodes.values()], locality.text, profile);
}

/** No name that is not typed in full costs less, in nats. */
const leastOfOther = Math.min(leastOfMisspelt, costs.nameAbbreviated);

const onlyLetters = /^(?=.*\p{L})[\p{L}\p{M}'’. ]{2,}$/u;
const longestAbbreviation = 6;
const fewestBegun = 3;

/**
 * Returns the places that a short word abbreviates: those of the typed code, and the cities of the country.
 * Where they lie, the code and the area must say.
 */
function abbreviatedBy(
  { text }: ReadLocality,
  codes: readonly CodeCandidate[],
  profile: CountryProfile,
): Iterable<number> {
  const found = new Set<number>();
  const typed = foldedWords(text).join('');
  const isCut = isContraction(text);
  const isShort = typed.length <= longestAbbreviation || isCut;
  if (!onlyLetters.test(text) || !isShort || isTypedAtRandom(typed)) return found;
  const { places, areas, isCalled } = profile;
  if (areas.find(text) !== undefined || isCalled(text)) return found;
  // A word for nothing is no abbreviation unless a city begins so: "Casa", for Casablanca.
  const saysNothing = namesNothing(text);
  if (saysNothing && typed.length < fewestBegun) return found;
  const lookAt = (place: number) => {
    const words = profile.work.spend() ? foldedWords(places.localityName(place)) : [];
    const isMeant = saysNothing
      ? words[0] !== typed && words[0]?.startsWith(typed) === true
      : abbreviatesName(typed, words) || (isCut && contracts(text, words));
    if (isMeant) found.add(place);
  };
  for (const { isKnown, isTyped, number } of codes)
    if (isKnown && isTyped && !saysNothing) for (const own of places.localitiesOfCode(number)) lookAt(own);
  for (const city of citiesBegun(typed.charAt(0), profile)) lookAt(city);
  return found;
}

/** Every name of a city, by its first letter. */
const citiesBegun = rememberBy(
  (letter, { places }: CountryProfile): readonly number[] =>
    [...places.localitiesWithPrefix(letter)].filter(
      (each) => !places.isDivision(each) && places.population(each) >= costs.inhabitantsOfCity,
    ),
  mostLetters,
);

const fewestOfQuarter = 4;

/**
 * The large cities whose name all words but the last one or two are, which may be a quarter's: "Marrakech
 * Médina", "Fès Ville Nouvelle".
 */
function citiesBegunWith(text: string, profile: CountryProfile): readonly number[] {
  const { areas, keyOf, work } = profile;
  if (saysDivision(text)) return [];
  const dash = text.search(/ [-–] /);
  const last = text.lastIndexOf(' ');
  for (const end of dash < 0 ? [last, text.lastIndexOf(' ', last - 1)] : [dash]) {
    const quarter = text.slice(end).replace(/^ [-–]? ?/, '');
    if (end <= 0 || !onlyLetters.test(quarter) || quarter.length < fewestOfQuarter || !work.spend())
      return [];
    if ((areas.codes.size > 0 && areas.isNamed(quarter)) || namesLargeCity(keyOf(quarter), profile))
      return [];
    if (end < last && (/^\p{Ll}/u.test(quarter) || namesPlace(quarter, profile))) return [];
    const cities = largeCitiesNamed(keyOf(text.slice(0, end)), profile);
    if (cities.length > 0) return cities;
  }
  return [];
}

const noneLike: NamesLike['like'] = new Map();
/** Of an address without a city, or with a name whose every meaning costs too much. */
export const noNames: DrawnNames = {
  all: [],
  named: [],
  misspelt: noneLike,
  areAbbreviated: false,
  leastMisspelt: Number.POSITIVE_INFINITY,
};

function drawnNames(drawn: readonly NameCandidate[], text: string, profile: CountryProfile): DrawnNames {
  const { places } = profile;
  const wrong = drawn.filter((name) => !isAsTyped(name));
  const areAbbreviated = drawn.some(({ cost }) => cost === costs.nameAbbreviated);
  if (wrong.length === 0) {
    const { misspelt, leastMisspelt } = noNames;
    return { all: drawn, named: drawn, misspelt, areAbbreviated, leastMisspelt };
  }
  const named = drawn.filter((name) => isAsTyped(name) && !isPartOf(wrong, name, text, profile));
  const misspelt = onePerPlace(wrong, places);
  return {
    all: [...named, ...misspelt],
    named,
    misspelt: new Map(misspelt.map((name) => [name.locality, name])),
    areAbbreviated,
    leastMisspelt: Math.min(...misspelt.map(({ cost }) => cost)),
  };
}

/** The places of the country whose names are like a text. */
interface NamesLike {
  readonly typed: TypedNames;
  readonly like: ReadonlyMap<number, NameCandidate>;
  /** The same, drawn. */
  readonly drawn: () => DrawnNames;
  /** How many it takes to find them. */
  readonly comparisons: number;
}

const namesLike = rememberBy((text, profile: CountryProfile): NamesLike => {
  const { places } = profile;
  const typed = typedNames(readLocality(text, profile), profile);
  const like = new Map<number, NameCandidate>();
  let comparisons = 0;
  for (const { locality: form } of typed) {
    // The longer the name, the more keys are like it.
    comparisons += form.key.length;
    for (const place of [...shortlySituated(form, text, places), ...places.likeKey(form.key)]) {
      comparisons++;
      const name = like.has(place) ? undefined : nameIfLike(place, typed, profile);
      if (name !== undefined) like.set(place, name);
    }
  }
  return { typed, like, comparisons, drawn: once(() => drawnNames([...like.values()], text, profile)) };
});

/**
 * Returns the places that the beginning of a text names, where what follows shortens the words that say where
 * they lie. Other words make another name of the whole: "Playa de Arinaga" is not Playa.
 */
function shortlySituated({ text, key }: ReadLocality, whole: string, places: Places): readonly number[] {
  const rest = whole.slice(text.length);
  const behind = foldedWords(rest);
  if (behind.length === 0) return [];
  const named = [...places.findLocalities(key)];
  if (shortLink.test(rest)) return named;
  const { length } = foldedWords(text);
  return named.filter((place) => isShortened(behind, length, place, places));
}

/** Whether every other spelling of a text is a misspelling, and no part of it is a name by itself. */
function isSpelledOnce(text: string, { spelling }: CountryProfile): boolean {
  return spelling === undefined && !hasSituation(text);
}

function isAsTyped({ corrected }: NameCandidate): boolean {
  return corrected === undefined;
}

/**
 * Whether a name is only the beginning of what was meant. "Las Palmas De Grn Canaria" misspells a longer
 * name, so it is not Las Palmas with more words behind it. The number in "Brussel 1" is that of its district.
 */
function isPartOf(
  misspelt: readonly NameCandidate[],
  { locality, cost }: NameCandidate,
  text: string,
  { places, keyOf }: CountryProfile,
): boolean {
  if (cost < costs.namePart) return false;
  const part = places.localityKey(locality);
  if (part === keyOf(townIn(text))) return false;
  const isBeginning = (whole: string) => whole.length > part.length && whole.startsWith(part);
  return misspelt.some((name) => isBeginning(places.localityKey(name.locality)));
}

/**
 * Keeps the likeliest of the names of one place that the typed one may misspell, since they are one meaning.
 * A division stays beside its city if it has the same name. The larger places come first, which are
 * meant where all else is the same: Kraków, and not the village of Krąków.
 */
function onePerPlace(misspelt: readonly NameCandidate[], places: Places): readonly NameCandidate[] {
  if (misspelt.length === 1) return misspelt;
  const best = new Map<number, NameCandidate>();
  for (const name of misspelt) {
    const place = placeMeant(name.locality, places);
    const known = best.get(place);
    if (known === undefined || isLikelier(name, known, places)) best.set(place, name);
  }
  const kept = misspelt.filter((name) => {
    const likeliest = best.get(placeMeant(name.locality, places));
    return (
      likeliest === name || (places.isDivision(name.locality) && likeliest?.corrected === name.corrected)
    );
  });
  return kept.sort((a, b) => places.population(b.locality) - places.population(a.locality));
}

/**
 * Whether a name counts rather than another one of the same place. A list begins with those that are used
 * most, so a later one has to be much likelier: "Athnes" is Athens rather than Athènes.
 */
function isLikelier(name: NameCandidate, known: NameCandidate, places: Places): boolean {
  const forms = Array.from(places.formsOf(name.locality));
  const isEarlier = forms.indexOf(name.locality) < forms.indexOf(known.locality);
  return isEarlier ? name.cost <= known.cost + costs.nameOther : name.cost < known.cost - costs.nameOther;
}

/** Returns the place that a name stands for: of a division, the city that has the name too. */
function placeMeant(locality: number, places: Places): number {
  if (places.isDivision(locality))
    for (const each of places.findLocalities(places.localityKey(locality)))
      if (!places.isDivision(each)) return places.preferred(each);
  return places.preferred(locality);
}

function isWorthLook(typed: readonly TypedName[], key: string): boolean {
  const letters = lettersOf(key);
  return typed.some(({ locality, letters: ofTyped }) => {
    if (key.startsWith(locality.key.slice(0, 4))) return true;
    // Keys shorten "North" by four letters, and one may be typed too many: "Norgth Las Vegas".
    const most = mostEdits + Number(locality.key.length > key.length + mostEdits);
    if (haveOtherLetters(letters, ofTyped, most)) return false;
    return editDistance(locality.key, key, most) <= most;
  });
}

/** Returns a place as what a typed name, or its beginning, may mean; undefined if the names are not alike. */
function nameIfLike(like: number, typed: TypedNames, profile: CountryProfile): NameCandidate | undefined {
  const { places, spelling } = profile;
  const name = places.localityName(like);
  const whole = typed[0].locality.text;
  for (const form of typed) {
    const cost = nameCost(form, name, profile);
    if (cost === Number.POSITIVE_INFINITY) continue;
    // The beginning is the place's name in another language: "Kastelruth am Schlern".
    if (form !== typed[0] && isNameOf(form.locality.key, like, places)) return undefined;
    const isSpelling = spelling?.(form.locality.key) === spelling?.(places.localityKey(like));
    const isRight =
      cost === 0 || (spelling !== undefined && isSpelling) || hasUsualName(like, form, places, profile);
    const meant = isRight ? undefined : usualName(like, form, cost, places, profile);
    // The typed name is the usual one of the place, which is a candidate of its own.
    if (meant?.cost === 0) return undefined;
    if (meant !== undefined && keepsLargeCity(form, name, profile)) return undefined;
    const corrected = meant && whole.replace(form.locality.text, () => meant.name);
    const ofName = meant?.cost ?? costs.nameExact;
    const rest = form === typed[0] ? 0 : costs.namePart + situationCost(whole, form, like, profile);
    return { locality: like, cost: ofName + rest, corrected };
  }
  return undefined;
}

/** Whether a word of several, which the other name lacks, is the name of a large city: "Ras Beirut". */
function keepsLargeCity({ words, keys }: TypedName, name: string, profile: CountryProfile): boolean {
  if (words.length === 1) return false;
  const own = foldedWords(name);
  return words.some(
    (word, at) => word.length >= 4 && !own.includes(word) && namesLargeCity(keys[at] ?? word, profile),
  );
}

/**
 * Returns what the words behind a name cost, in nats: nothing if they stand in brackets, name a place or an
 * area ("Bernau bei Berlin"), or shorten those of the place's usual name ("Klagenfurt am WS"). Otherwise it
 * is the oddness of their letters, since the whole may be a name of its own ("Igueste de San Andrés"). That
 * is seldom so where they say on which lake or in which valley it lies ("St. Gilgen am Wolfgangsee").
 */
function situationCost(
  whole: string,
  { locality: { text }, words: { length } }: TypedName,
  place: number,
  profile: CountryProfile,
): number {
  const { places, areas } = profile;
  const behind = whole.slice(text.length);
  const words = foldedWords(behind);
  const situation = words.slice(1).join(' ');
  if (/^ ?[(/]/.test(behind) || areas.find(situation) !== undefined || namesPlace(situation, profile))
    return 0;
  if (isShortened(words, length, place, places)) return 0;
  const odd = profile.letters(situation.replaceAll(' ', '')) * costs.placeUnknownLetter;
  return onFeature.test(behind) ? Math.min(odd, costs.nameSituation) : odd;
}

const onFeature =
  /^ (?:(?:am|an der|auf der|ob der|im|in|bei|vor der) |sur |sous |lès |upon |on |aan (?:de|den) |nad |pod )/i;

/** Whether words shorten those of a place's usual name behind its first so many. */
function isShortened(words: readonly string[], first: number, place: number, places: Places): boolean {
  return abbreviate(words, foldedWords(places.localityName(places.preferred(place))).slice(first));
}

/**
 * Returns the name to write for a misspelt one, and what the typing costs. A name that stands only in a list
 * of other names is written if the place's usual name is quite unlike the typed one, and has more other
 * letters: nobody wants "Hanowery" for "Hanower", nor "Siuks Fols" for "Souix Falls".
 */
function usualName(
  like: number,
  form: TypedName,
  cost: number,
  places: Places,
  keys: NameKeys,
): { readonly name: string; readonly cost: number } {
  const preferred = placeMeant(like, places);
  const name = places.localityName(like);
  if (preferred === like) return { name, cost };
  const usual = places.localityName(preferred);
  const ofUsual = nameCost(form, usual, keys);
  const ofOther = cost + costs.nameOther;
  if (ofUsual < ofOther) return { name: usual, cost: ofUsual };
  const isLike = ofUsual < Number.POSITIVE_INFINITY || isNearer(usual, name, form.words.join(''));
  return { name: isLike && !isNameOfCode(like, places) ? usual : name, cost: ofOther };
}

/** Whether no more letters of a text are those of a name than of another one. */
function isNearer(name: string, other: string, typed: string): boolean {
  const editsTo = (each: string) => editDistance(typed, foldedWords(each).join(''), typed.length);
  return editsTo(name) <= editsTo(other);
}

/** Whether a place has another name with this key. */
function isNameOf(key: string, place: number, places: Places): boolean {
  if (places.localityKey(place) === key) return false;
  for (const form of places.formsOf(place)) if (places.localityKey(form) === key) return true;
  return false;
}

/**
 * Whether a text has all words of the usual name of a place and more, and is like another name of it that
 * only a list of names has. That may be another language's: "Puebla de Zaragoza" is no misspelt "Puebla de
 * Saragosa".
 */
function hasUsualName(like: number, form: TypedName, places: Places, keys: NameKeys): boolean {
  const preferred = places.preferred(like);
  if (preferred === like || isNameOfCode(like, places)) return false;
  const usual = foldedWords(places.localityName(preferred));
  return usual.length < form.words.length && isLongerOrShorter(form, usual, keys);
}

/** Whether the list of codes itself has the name, as that of a country with two languages does. */
function isNameOfCode(locality: number, places: Places): boolean {
  for (const code of places.codesOfLocality(locality)) {
    for (const own of places.localitiesOfCode(code)) if (own === locality) return true;
    return false;
  }
  return false;
}
