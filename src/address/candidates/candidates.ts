import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { Numbers } from '../countries/profile/places.ts';
import { namesNothing } from '../reading/noise.ts';
import { isPartOfHouse } from '../reading/part-of-house.ts';
import { codeOfDistrict, onlyCodeOf } from '../reading/place-evidence.ts';
import { type Reading, type ReadLocality, readLocality } from '../reading/read-address.ts';
import { abbreviate } from '../text/abbreviated-words.ts';
import { foldedWords } from '../text/place-key.ts';
import { saysItsKind, townIn } from '../text/place-name-forms.ts';
import { addCandidate, suppliedBy } from './add-candidate.ts';
import type { Candidate } from './candidate.ts';
import type { CodeCandidate } from './code-candidates.ts';
import { costOfLackingCode, fitOfCity } from './lacking-code.ts';
import type { NameCandidate } from './name-candidates.ts';
import { hasSituation, isLongerOrShorter, typedNames, withoutArticle } from './name-cost.ts';
import { isStreetOf, noNameCost } from './no-name.ts';
import {
  addAbroad,
  addOtherCity,
  addOtherCodes,
  addOtherFarCity,
  addSlipsByRule,
} from './other-candidates.ts';
import { askedCode, type CodeAsked, costOfNear, type PlaceFit, placeFit, receiverFit } from './place-cost.ts';
import {
  addSlipsIntoRegion,
  addUnseenSlip,
  costInRegion,
  costOfListed,
  costOfSecondFault,
} from './region-candidates.ts';
import { type Moved, type Search, startSearch } from './search.ts';

/**
 * Returns the whole places that an address may mean, each with its cost, in no particular order. They come
 * from the data for the typed parts and for parts one slip away, and from a name or a code that the data
 * lacks. Another city and another code altogether are added too, so that a coincidence never looks certain.
 * What costs more than `limit` nats, or much more than the likeliest, is left out.
 */
export function findCandidates(
  reading: Reading,
  profile: CountryProfile,
  moved: Moved = {},
  limit = Number.POSITIVE_INFINITY,
): Candidate[] {
  const search = startSearch(reading, profile, moved, limit);
  if (search === undefined) return [];
  const { codes } = search;
  if (codes.length === 0 && reading.postalCode === null) addPlacesWithoutCode(search);
  for (const code of codes) {
    const least = code.isTyped ? 0 : (costOfSecondFault(search, code) ?? code.cost);
    if (least <= search.limit && !profile.work.isOver) addPlacesOfCode(search, code);
  }
  addSlipsByRule(search);
  addAbroad(search);
  if (reading.locality !== null) addOtherCodes(search);
  return search.found;
}

/**
 * Adds the places that may be meant with one code: each drawn name, a name that the data lacks, or another
 * city.
 */
function addPlacesOfCode(search: Search, code: CodeCandidate): void {
  const { reading, profile } = search;
  const { locality } = reading;
  if (locality === null) {
    addNameless(search, code);
    return;
  }
  if (code.number < 0) {
    addWithoutPlaceData(search, code);
    return;
  }
  let asked: CodeAsked | undefined;
  const typing = code.isTyped ? costs.codeExact : code.cost;
  const second = costOfSecondFault(search, code);
  for (const name of namesBeside(search, code, second ?? typing)) {
    const beside = name.corrected === undefined ? undefined : second;
    const most = search.limit - name.cost - (beside ?? typing);
    if (costs.placeOwn > most) continue;
    if (!profile.work.spend()) return;
    asked ??= askedCode(code.number, code.isTyped, profile);
    const fit =
      receiverFit(code, name.locality, profile) ??
      likelier(fitOfCity(code, name, profile), placeFit(name.locality, asked, profile, most));
    if (fit.standing === 'far') continue;
    const lacking = costOfLackingCode(search, code, name, fit);
    addCandidate(search, {
      code,
      name,
      place: lacking === undefined ? fit.cost : costs.placeOwn,
      codeCost: lacking ?? beside,
      reason: `${nameReason(name)}, ${placeReason[fit.standing]}`,
    });
    if (lacking !== undefined && fit.standing === 'unlisted') addUnseenSlip(search, code, fit.cost, name);
  }
  if (code.isTyped) addLongerOrShorter(search, code, locality);
  // Beside most slips, it costs too much.
  if (code.cost + costs.nameExact + search.unknownName <= search.limit)
    addCandidate(search, {
      code,
      nameCost: costs.nameExact,
      place: search.unknownName,
      reason: 'a place that the data lacks',
      isContradiction: search.isNameTaken,
    });
  if (!code.isTyped) return;
  addOtherCity(search, code);
  addUnseenMisspelling(search, code, search.unknownName);
  addNoName(search, code);
}

/**
 * Returns the drawn names that may go with a code. Of the misspelt ones, they are the code's own where it is
 * a slip beside which even a place near it would cost too much. `slip`: nats of that slip.
 */
function namesBeside(
  search: Search,
  { number, isTyped, isOfReceiver }: CodeCandidate,
  slip: number,
): readonly NameCandidate[] {
  const { names, limit, profile } = search;
  const { all, named, leastMisspelt } = names;
  const least = slip + leastMisspelt;
  if (isTyped || isOfReceiver === true || least + costOfNear(profile) <= limit) return all;
  if (least + costs.placeOwn > limit) return named;
  const own = withMisspelt(named, number, search);
  return own.length > named.length + 1 ? own.toSorted((a, b) => all.indexOf(a) - all.indexOf(b)) : own;
}

function likelier(fit: PlaceFit | undefined, other: PlaceFit): PlaceFit {
  return fit !== undefined && fit.cost <= other.cost ? fit : other;
}

/** Returns names, and behind them those of a code that the typed one may misspell. */
function withMisspelt(
  before: readonly NameCandidate[],
  code: number,
  { places, names: { misspelt }, profile }: Search,
): readonly NameCandidate[] {
  const withPlaces = drawnAmong(places.localitiesOfCode(code), misspelt, before);
  const hasDivisions = profile.definition.areas?.divisionsAreRegions !== true;
  return hasDivisions ? drawnAmong(places.divisionsOfCode(code), misspelt, withPlaces) : withPlaces;
}

/** Returns names, and behind them those that are drawn for some places. Of most codes, there are none. */
function drawnAmong(
  found: Numbers,
  drawn: ReadonlyMap<number, NameCandidate>,
  before: readonly NameCandidate[],
): readonly NameCandidate[] {
  let all = before;
  for (const place of found) {
    const name = drawn.get(place);
    if (name !== undefined) all = all.length === 0 ? [name] : [...all, name];
  }
  return all;
}

/**
 * Adds the meaning that no name was typed. Then the code's place, if it has one alone, is the city.
 */
function addNoName(search: Search, code?: CodeCandidate): void {
  const { profile, names } = search;
  const { locality, address } = search.reading;
  if (locality === null) return;
  const least = noNameCost(locality, search.reading, profile);
  if (costs.nameExact + least + (code?.cost ?? 0) > search.limit) return;
  const isNameTaken = search.isNameTaken || names.areAbbreviated || beginsAsOwn(search, locality, code);
  // What stands in the city's field and belongs to the lines is moved, and never replaced.
  const isOfLines =
    isStreetOf(locality.text, address.line1, profile) || isPartOfHouse(locality.text, profile);
  const isReplaced = code?.isKnown === true && !isOfLines;
  addCandidate(search, {
    code,
    nameCost: costs.nameExact,
    place: least + (isNameTaken ? costs.noNameTaken : 0),
    reason: 'no name',
    wrongName: true,
    suppliedOf: isReplaced ? suppliedBy(search, code.number) : undefined,
  });
}

/** Whether a text that may be any word begins as a name of the code, and may be short for it: "Cincy". */
function beginsAsOwn({ places, profile }: Search, locality: ReadLocality, code?: CodeCandidate): boolean {
  if (code?.isKnown !== true || profile.definition.names?.areNearlyAllListed !== true) return false;
  const { key, text } = locality;
  if (namesNothing(text)) return false;
  const beginning = key.slice(0, Math.min(3, key.length - 1));
  for (const own of places.localitiesOfCode(code.number))
    if (places.localityKey(own).startsWith(beginning)) return true;
  return false;
}

const placeReason = {
  own: 'of the code',
  division: 'a division of the code',
  near: 'near the code',
  unlisted: 'of a city whose codes the data lacks',
} as const;

function nameReason({ corrected }: NameCandidate): string {
  return corrected === undefined ? 'the place named' : 'a place of a name like it';
}

/** Adds an address without a city. If the code has one place alone, that place supplies the city. */
function addNameless(search: Search, code: CodeCandidate): void {
  const { profile } = search;
  const isSupplied = code.isKnown && profile.format.requiresLocality;
  const suppliedOf = isSupplied ? suppliedBy(search, code.number) : undefined;
  addCandidate(search, { code, place: 0, reason: 'no place named', suppliedOf });
}

/**
 * Adds what a name may mean with a code that the place data lacks: one of the drawn names, or a place that
 * the data lacks too.
 */
function addWithoutPlaceData(search: Search, code: CodeCandidate): void {
  const { places, profile } = search;
  const second = costOfSecondFault(search, code);
  for (const name of search.names.all) {
    const beside = name.corrected === undefined ? undefined : second;
    const coded = costOfLackingCode(search, code, name) ?? beside ?? code.cost;
    if (!code.isTyped && name.cost + coded > search.limit) continue;
    if (!profile.work.spend()) return;
    if (places.isDivision(name.locality) && name.corrected !== undefined) continue;
    const rarity = profile.rarity(name.locality);
    const listed = costOfListed(name.locality, code.canonical, profile);
    addCandidate(search, {
      code,
      name,
      place: listed ?? costInRegion(name.locality, rarity, code, profile),
      codeCost: coded,
      reason: nameReason(name),
    });
    if (!code.isTyped) continue;
    addSlipsIntoRegion(search, rarity, name);
    addUnseenSlip(search, code, listed ?? rarity, name);
    addOtherFarCity(search, code, name);
  }
  // An unknown place may lie anywhere, while a known place has the codes of its region. So another place of a
  // known name is less likely just here.
  const regions = search.isOwnArea ? 1 : Math.max(1, profile.regions?.count ?? 1);
  const unknown =
    search.unknownName +
    Math.log(regions) * (search.isNameTaken ? costs.placeTakenShared : costs.placeShared);
  addCandidate(search, {
    code,
    nameCost: costs.nameExact,
    place: unknown,
    reason: 'a place that the data lacks',
    isContradiction: search.isNameTaken && places.localityCount > 0,
  });
  if (!code.isTyped) return;
  addSlipsIntoRegion(search, unknown);
  addUnseenSlip(search, code, unknown);
  addUnseenMisspelling(search, code, unknown);
  addNoName(search, code);
}

/**
 * Adds that a place which the data lacks is misspelt, where something else is wrong: it or the area is moved,
 * or the area is left out. No name of the data shows that. Han characters are chosen, not spelled.
 */
function addUnseenMisspelling(search: Search, code: CodeCandidate, place: number): void {
  const { isPlaceMoved, isMoved, isNameTaken, isOwnArea, reading, profile } = search;
  const isLeftOut = reading.address.administrativeArea === null && profile.format.requiresAdministrativeArea;
  if (isNameTaken || isOwnArea || !(isPlaceMoved || (isLeftOut && !isMoved))) return;
  if (code.cost + costs.nameUnseen + place > search.limit) return;
  const text = reading.locality?.text ?? '';
  if (/\p{Script=Han}/u.test(text) || saysItsKind.test(text)) return;
  addCandidate(search, {
    code,
    nameCost: costs.nameUnseen,
    place,
    reason: 'a misspelt place that the data lacks',
    wrongName: true,
  });
}

/** Adds the drawn names of an address without a code. A place that has only one code supplies it. */
function addPlacesWithoutCode(search: Search): void {
  const { profile, reading } = search;
  if (reading.locality === null) return;
  for (const name of search.names.all) {
    const code = profile.format.requiresPostalCode
      ? (onlyCodeOf(name.locality, profile) ?? codeOfDistrict(reading.address, name.locality, profile))
      : undefined;
    addCandidate(search, {
      name,
      place: profile.rarity(name.locality),
      reason: nameReason(name),
      suppliedCode: code,
    });
  }
  addCandidate(search, {
    nameCost: costs.nameExact,
    place: search.unknownName,
    reason: 'a place that the data lacks',
  });
  addNoName(search);
}

/** "L'Haÿ-les-Roses", "L Alpe d Huez" */
const elidedArticle = /^l['’ ]/i;

/** Adds the typed name as a longer or shorter form of one of the code's names, right as it stands. */
function addLongerOrShorter(search: Search, code: CodeCandidate, locality: ReadLocality): void {
  const { places } = search;
  if (costs.nameForm + costs.placeOwn > search.limit) return;
  // A misspelling of one of them is no longer or shorter form: "Les Summit" is Lees Summit.
  const isMisspelling = search.names.misspelt.size > 0 && withMisspelt([], code.number, search).length > 0;
  const { letters, areas, work } = search.profile;
  const town = townIn(locality.text);
  const [whole, before] = typedNames(
    town === locality.text ? locality : readLocality(town, search.profile),
    search.profile,
  );
  const typed = withoutArticle(whole);
  const forms = typed === whole ? [whole] : [typed, whole];
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const own of places.localitiesOfCode(code.number)) {
    if (!work.spend()) return;
    const name = places.localityName(own);
    const words = foldedWords(name);
    if (before?.words.every((word, at) => word === words[at])) most = Math.max(most, words.length);
    if (elidedArticle.test(name) && places.localityKey(own).slice(1) === whole.locality.key)
      least = Math.min(least, costs.namePart);
    const [first, ...behind] = words;
    // Many shorten what says where the town lies, and the town itself is written out.
    if (first === typed.words[0] && hasSituation(name) && abbreviate(typed.words.slice(1), behind))
      least = Math.min(least, costs.namePart);
    if (isMisspelling) continue;
    const form = forms.find((each) => isLongerOrShorter(each, words, search.profile));
    if (form === undefined) continue;
    // Words that the name lacks must be plausible: "Souh Murwillumbah" is not a form of Murwillumbah.
    const isLonger = form.words.length > words.length;
    const added = form.words.filter((word) => isLonger && !words.includes(word));
    // Another reading of the address already takes a province behind the city as the province.
    if (areas.find(added.join(' ')) !== undefined) continue;
    const odd = added.reduce((sum, word) => sum + letters(word) * costs.placeUnknownLetter, 0);
    least = Math.min(least, costs.nameForm + odd);
  }
  // Where the name alone is the code's, people say in words of their own where it lies: "am Kaiserstuhl".
  if (most === before?.words.length && !isMisspelling) least = costs.nameForm;
  if (least === Number.POSITIVE_INFINITY) return;
  addCandidate(search, { code, nameCost: least, place: costs.placeOwn, reason: 'a longer or shorter form' });
}
