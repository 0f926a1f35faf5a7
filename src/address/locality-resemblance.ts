import type { CountryProfile } from './country-profile.ts';
import { editDistance } from './edit-distance.ts';
import { misspelling } from './misspelling.ts';
import { foldedWords, placeKey } from './place-key.ts';
import type { Places } from './places.ts';
import { type ReadLocality, readLocality } from './read-address.ts';

/** A place whose name the typed one may be a misspelling of. */
export interface Resemblance {
  readonly locality: number;
  /** The typed text with the place's name in place of the misspelt one: what is typed beside it stays. */
  readonly text: string;
  readonly cost: number;
}

const never = Number.POSITIVE_INFINITY;

// Words that tell one place from its neighbour: another one of them is another place, not an error.
const tellingWords = new Set(
  (
    'north south east west n s e w ne nw se sw northeast northwest southeast southwest new old upper lower ' +
    'great greater little big grand petit nord sud est ouest ober unter gross klein nieder nova novo velho velha ' +
    'vieux neu alt haut bas alto alta baixo baixa stary nowy wielki maly'
  ).split(' '),
);
const tellingStart = /^(?:north|south|east|west|ober|unter|nieder|neu|alt|gross|klein|new|old)/;

/**
 * How unlikely it is that the typed name was meant to be the place's, as `misspelling` measures it, word by word. The
 * names have the same words but for the misspelt ones: "Greenwood" and "Greenwood Village", "East Haven" and
 * "New Haven" are two places, not an error.
 */
export function resemblance(typed: ReadLocality, name: string, country: string): number {
  if (Math.abs(name.length - typed.text.length) > mostLengthsApart(name)) return never;
  const typedWords = foldedWords(typed.text);
  const nameWords = foldedWords(name);
  if (typedWords.length === nameWords.length) return wordsCost(typedWords, nameWords, country);
  if (holdsOther(typedWords, nameWords, country)) return never;
  // A blank too many or too few beside one error.
  const distance = Math.min(
    editDistance(typedWords.join(''), nameWords.join(''), 1),
    editDistance(typed.key, placeKey(name, country), 1),
  );
  return distance <= 1 && !isTelling(typedWords, nameWords) ? 1.2 : never;
}

function isTelling(typedWords: readonly string[], nameWords: readonly string[]): boolean {
  const first = typedWords[0] ?? '';
  const other = nameWords[0] ?? '';
  return first !== other && (tellingWords.has(first) || tellingWords.has(other));
}

function wordsCost(typedWords: readonly string[], nameWords: readonly string[], country: string): number {
  let total = 0;
  for (const [at, typed] of typedWords.entries()) {
    const meant = nameWords[at] ?? '';
    if (typed === meant || placeKey(typed, country) === placeKey(meant, country)) continue;
    total += wordCost(typed, writtenOut.get(meant) ?? meant, typedWords.length > 1);
    if (total > dearest) return never;
  }
  return total;
}

const dearest = 3.5;
// Words that data abbreviates and buyers write out, errors included.
const writtenOut = new Map([
  ['st', 'saint'],
  ['mt', 'mount'],
  ['ft', 'fort'],
]);

function wordCost(typed: string, meant: string, hasCompany: boolean): number {
  if (tellingWords.has(typed) && tellingWords.has(meant)) return never;
  const [typedStart] = tellingStart.exec(typed) ?? [];
  const [meantStart] = tellingStart.exec(meant) ?? [];
  if (typedStart !== undefined && meantStart !== undefined && typedStart !== meantStart) return never;
  if (hasCompany && Math.max(typed.length, meant.length) <= 4) {
    if (editDistance(typed, meant, 1) === 1) return Math.min(typed.length, meant.length) > 1 ? 1.2 : never;
  }
  return misspelling(typed, meant);
}

/** Whether one name's words are all in the other: "Hot Springs" and "Hot Springs National Park". */
function holdsOther(a: readonly string[], b: readonly string[], country: string): boolean {
  const [longer, shorter] = a.length > b.length ? [a, b] : [b, a];
  const keys = new Set(longer.map((word) => placeKey(word, country)));
  return shorter.every((word) => keys.has(placeKey(word, country)));
}

/** Places among these that the typed name resembles, cheapest first, each key once. */
export function resembling(
  typed: ReadLocality,
  localities: Iterable<number>,
  places: Places,
  profile: CountryProfile,
  mostEdits = Number.POSITIVE_INFINITY,
): Resemblance[] {
  const found = new Map<string, Resemblance>();
  const forms = formsOf(typed, profile.country);
  for (const locality of localities) {
    const key = places.localityKey(locality);
    if (found.has(key) || !isWorthLook(forms, key, mostEdits)) continue;
    const name = places.localityName(locality);
    for (const form of forms) {
      const cost = resemblance(form, name, profile.country);
      if (cost <= 0 || cost === never) continue;
      found.set(key, { locality, cost, text: typed.text.replace(form.text, () => name) });
      break;
    }
  }
  return [...found.values()].sort((a, b) => a.cost - b.cost);
}

/** Whether the typed name is a shorter or longer form of one of these. */
export function isFormOf(
  typed: ReadLocality,
  localities: Iterable<number>,
  places: Places,
  country: string,
): boolean {
  const words = foldedWords(typed.text);
  for (const locality of localities) {
    const name = foldedWords(places.localityName(locality));
    if (words.length !== name.length && holdsOther(words, name, country)) return true;
  }
  return false;
}

// What stands between a name and where its place lies: "Bernau bei Berlin", "Frankfurt (Oder)", "Burton upon Trent".
const situation =
  / ?[(/]| (?:bei|am|an|im|in|ob|vor|unter|auf|sur|sous|en|lès|les|aux?|upon|on|near|next|aan|op|bij|nad|pod|del?|di|do|da)\s/i;

/** The typed text and its beginning, where that may be the name alone: "Lautrbach" of "Lautrbach (Hessen)". */
function formsOf(typed: ReadLocality, country: string): ReadLocality[] {
  const end = typed.text.search(situation);
  return end < 4 ? [typed] : [typed, readLocality(typed.text.slice(0, end), country)];
}

function isWorthLook(forms: readonly ReadLocality[], key: string, mostEdits: number): boolean {
  return mostEdits > key.length || forms.some((form) => editDistance(form.key, key, mostEdits) <= mostEdits);
}

// A name cut off may be half of what was meant; no error is longer.
function mostLengthsApart(key: string): number {
  return Math.max(4, key.length >> 1);
}

/** Places of the codes around a code: those that share all but its last digits, as many as say something. */
export function localitiesAround(
  canonical: string,
  places: Places,
  { traits, dataPrefix }: CountryProfile,
): Set<number> {
  const found = new Set<number>();
  for (let length = canonical.length - 1; length >= 1; length--) {
    const [from, to] = places.codesWithPrefix(dataPrefix + canonical.slice(0, length));
    if (to - from > mostCodesAround) break;
    found.clear();
    for (let code = from; code < to; code++) {
      for (const locality of places.localitiesOfCode(code)) found.add(locality);
      if (traits.regionalDivisions === true) continue;
      for (const division of places.divisionsOfCode(code)) found.add(division);
      if (found.size > mostLocalitiesAround) return found;
    }
    if (to - from >= enoughCodesAround) break;
  }
  return found;
}

const enoughCodesAround = 40;
const mostCodesAround = 250;
const mostLocalitiesAround = 400;
