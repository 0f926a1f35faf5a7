import { areaCodeOf } from '../code-areas.ts';
import { type AreaFit, areaFitter, type Whereabouts } from '../cost/area-cost.ts';
import { costs } from '../cost/costs.ts';
import { isLongerOrShorter, typedNames } from '../cost/name-cost.ts';
import { placeFit } from '../cost/place-cost.ts';
import type { CountryProfile } from '../country-profile.ts';
import { codeOfNumber, localitiesNamed } from '../place-evidence.ts';
import { foldedWords } from '../place-key.ts';
import type { Places } from '../places.ts';
import type { Reading, ReadLocality } from '../read-address.ts';
import type { Candidate, Change, PlacePart } from './candidate.ts';
import { type CodeCandidate, codeCandidates, slipsOfShape } from './code-candidates.ts';
import { type NameCandidate, nameCandidates } from './name-candidates.ts';

/** All that a search goes through, worked out once for an address. */
interface Search {
  readonly reading: Reading;
  readonly profile: CountryProfile;
  readonly places: Places | undefined;
  readonly codes: readonly CodeCandidate[];
  readonly names: readonly NameCandidate[];
  /** What it costs that the typed name is a real one that the data lacks. */
  readonly unknownName: number;
  /** Whether the typed name is known somewhere in the country. */
  readonly isNameKnown: boolean;
  readonly fitArea: (where: Whereabouts) => AreaFit;
  readonly found: Candidate[];
}

/**
 * The whole places that an address may mean, each with its cost: what the data knows of the typed parts and of parts a
 * slip away, a name and a code that the data lacks, and, so that no coincidence looks certain, another city or another
 * code altogether. In no order.
 */
export function findCandidates(reading: Reading, profile: CountryProfile): Candidate[] {
  const codes = codeCandidates(reading, profile);
  const { locality } = reading;
  const names = locality === null ? [] : nameCandidates(locality, codes, profile);
  const search: Search = {
    reading,
    profile,
    places: profile.places,
    codes,
    names,
    unknownName: locality === null ? 0 : unknownName(locality, profile),
    isNameKnown: locality !== null && localitiesNamed(locality, profile).length > 0,
    fitArea: areaFitter(reading, profile),
    found: [],
  };
  if (codes.length === 0 && reading.postalCode === null) addPlacesWithoutCode(search);
  for (const code of codes) addPlacesOfCode(search, code);
  addSlipsByRule(search);
  if (locality !== null && profile.places !== undefined) addOtherCodes(search, profile.places);
  return search.found;
}

/** The places that may be meant with one code: each name, a name that the data lacks, or another city. */
function addPlacesOfCode(search: Search, code: CodeCandidate): void {
  const { reading, profile, places } = search;
  const { locality } = reading;
  if (locality === null) {
    addNameless(search, code);
    return;
  }
  if (places === undefined || code.number < 0) {
    addWithoutPlaceData(search, code);
    return;
  }
  for (const name of search.names) {
    const fit = placeFit(name.locality, code.number, code.isTyped, profile);
    if (fit.standing === 'far') continue;
    if (fit.standing === 'near' && name.corrected !== undefined && places.isDivision(name.locality)) continue;
    add(search, {
      code,
      name,
      place: fit.cost,
      reason: `${nameReason(name)}, ${placeReason[fit.standing]}`,
    });
  }
  addLongerOrShorter(search, code, locality, places);
  add(search, {
    code,
    nameCost: costs.nameExact,
    place: search.unknownName,
    reason: 'a place that the data lacks',
    isContradiction: search.isNameKnown,
  });
  if (code.isTyped) addOtherCity(search, code, places);
}

const placeReason = {
  own: 'of the code',
  division: 'a division of the code',
  near: 'near the code',
} as const;

function nameReason({ corrected }: NameCandidate): string {
  return corrected === undefined ? 'the place named' : 'a place of a name like it';
}

/** The name is left out: the only place of the code supplies it. */
function addNameless(search: Search, code: CodeCandidate): void {
  const { places, profile } = search;
  if (places === undefined || code.number < 0 || !code.isKnown) {
    add(search, { code, place: 0, reason: 'no place named' });
    return;
  }
  const [only, second] = places.localitiesOfCode(code.number);
  const isSupplied =
    profile.format.requiresLocality &&
    only !== undefined &&
    second === undefined &&
    profile.traits.neighbourhoodNames !== true;
  add(search, {
    code,
    place: 0,
    reason: 'no place named',
    ...(isSupplied && { supplied: places.localityName(only), suppliedOf: only }),
  });
}

/** Without places of the code: the name stands, or is that of a place like it in the areas of the code. */
function addWithoutPlaceData(search: Search, code: CodeCandidate): void {
  const { places, profile } = search;
  for (const name of search.names) {
    if (places?.isDivision(name.locality) === true && name.corrected !== undefined) continue;
    const place = places === undefined ? 0 : profile.rarity(name.locality);
    add(search, { code, name, place, reason: nameReason(name) });
  }
  add(search, {
    code,
    nameCost: costs.nameExact,
    place: search.unknownName,
    reason: 'a place that the data lacks',
  });
}

/** No code is typed: each place named, with its only code. */
function addPlacesWithoutCode(search: Search): void {
  const { places, profile, reading } = search;
  const { locality } = reading;
  const rules = profile.postalCode;
  if (locality === null) return;
  for (const name of search.names) {
    if (places === undefined || (places.isDivision(name.locality) && name.corrected !== undefined)) continue;
    const code =
      rules !== null && profile.format.requiresPostalCode ? onlyCode(name.locality, profile) : undefined;
    add(search, {
      name,
      place: profile.rarity(name.locality),
      reason: nameReason(name),
      ...(code !== undefined && { suppliedCode: code }),
    });
  }
  add(search, {
    nameCost: costs.nameExact,
    place: search.unknownName,
    reason: 'a place that the data lacks',
  });
}

/** What is typed is a longer or shorter form of a name of the code: right as it stands. */
function addLongerOrShorter(
  search: Search,
  code: CodeCandidate,
  locality: ReadLocality,
  places: Places,
): void {
  const { country, letters } = search.profile;
  const [typed] = typedNames(locality, country);
  if (typed === undefined || !code.isTyped) return;
  let least = Number.POSITIVE_INFINITY;
  for (const own of places.localitiesOfCode(code.number)) {
    const words = foldedWords(places.localityName(own));
    if (!isLongerOrShorter(typed, words, country)) continue;
    // Words that the name has not must be likely ones: "Souh Murwillumbah" is no form of Murwillumbah.
    const added = typed.words.filter((word) => typed.words.length > words.length && !words.includes(word));
    const odd = added.reduce((sum, word) => sum + letters(word) * costs.placeUnknownLetter, 0);
    least = Math.min(least, costs.nameForm + odd);
  }
  if (least === Number.POSITIVE_INFINITY) return;
  add(search, { code, nameCost: least, place: costs.placeOwn, reason: 'a longer or shorter form' });
}

/** Where the data has no codes, only beginnings of codes by rule: the code may be a slip of one of the typed area, or of any. */
function addSlipsByRule({ reading, profile, places, codes, found }: Search): void {
  const { postalCode, area } = reading;
  if (postalCode === null || profile.postalCode === null || (places?.codeCount ?? 0) > 0) return;
  const typed = postalCode.primary;
  // Where a look-alike explains the text, no character is missing.
  if (codes.some((code) => !code.isTyped && code.cost < costs.codeLostZero)) return;
  const cost =
    postalCode.status === 'valid' ? slipIntoArea(typed, area, profile) : slipOfShape(typed, area, profile);
  if (cost === undefined) return;
  found.push({
    change: undefined,
    // Nothing tells the province from the code: the doubt is that they do not go together.
    wrong: [postalCode.status === 'valid' ? 'area' : 'postalCode'],
    postalCode: cost,
    locality: 0,
    place: 0,
    area: costs.areaRight,
    street: 0,
    cost: cost + costs.areaRight,
    reason: 'a slip of another code',
  });
}

/** A code that begins as no code of the typed area does: how likely a slip of one of those is. */
function slipIntoArea(
  typed: string,
  area: string | undefined,
  { areas }: CountryProfile,
): number | undefined {
  const byRule = areas.ofPostalCode(typed);
  if (area === undefined || byRule === undefined || byRule.size === 0 || byRule.has(area)) return undefined;
  let all = 0;
  let ways = 0;
  for (const slip of slipsOfShape(typed)) {
    all++;
    if (areas.ofPostalCode(slip)?.has(area) === true) ways++;
  }
  const slipped = ways === 0 ? Number.POSITIVE_INFINITY : costs.codeWrongCharacter + Math.log(all / ways);
  return Math.min(slipped, costs.codeOther + Math.log(Math.max(1, areas.codes.size)));
}

/** A text of another shape: any character may be wrong, unless the rule of the typed area speaks for a lost zero. */
function slipOfShape(typed: string, area: string | undefined, { areas }: CountryProfile): number {
  const isConfirmed = area !== undefined && areas.ofPostalCode(`0${typed}`)?.has(area) === true;
  return isConfirmed ? costs.codeCharacterMissing + Math.log(Math.max(fewestAreas, areas.codes.size)) : 0;
}

/** The beginning of a code agrees with an area by chance once in so many, at the most. */
const fewestAreas = 30;

/** Another city was typed: the code's own is offered where it is the only one, and a town's name. */
function addOtherCity(search: Search, code: CodeCandidate, places: Places): void {
  const { profile, names } = search;
  if (!names.some(({ corrected, locality }) => corrected === undefined && !places.isDivision(locality)))
    return;
  const [only, second] = places.localitiesOfCode(code.number);
  const isOnly = only !== undefined && second === undefined && profile.traits.neighbourhoodNames !== true;
  add(search, {
    code,
    nameCost: costs.placeOther + rarityInArea(search, code),
    place: costs.placeOwn,
    reason: 'another city of the area',
    wrongName: true,
    ...(isOnly && code.isKnown && { supplied: places.localityName(only), suppliedOf: only }),
  });
}

/**
 * How unlikely this city is typed rather than another one, in nats: by its share of the area's codes, or, where it lies in
 * another area, by its share of all.
 */
function rarityInArea({ names, profile }: Search, { areas }: CodeCandidate): number {
  let inArea = 0;
  let elsewhere = 0;
  for (const { locality, corrected } of names) {
    if (corrected !== undefined) continue;
    let codes = 0;
    for (const _ of profile.places?.codesOfLocality(locality) ?? []) codes++;
    const area = areaCodeOf(locality, profile);
    if (areas.size === 0 || area === undefined || areas.has(area)) inArea += codes;
    else elsewhere += codes;
  }
  if (inArea === 0) {
    const all = profile.places?.codeCount ?? 1;
    return costs.placeOtherArea + Math.max(0, Math.log(all / Math.max(1, elsewhere)));
  }
  let all = 0;
  for (const area of areas) all += profile.codesByArea.get(area) ?? 0;
  return Math.max(0, Math.log((all || (profile.places?.codeCount ?? 1)) / inArea));
}

/** Name and area are right, the code is nobody's slip: the place's only code is offered, else the code is in doubt. */
function addOtherCodes(search: Search, places: Places): void {
  const { reading, profile, names } = search;
  const typed = reading.postalCode;
  if (typed === null || profile.postalCode === null || places.codeCount === 0) return;
  for (const name of names) {
    if (places.isDivision(name.locality)) continue;
    const area = areaCodeOf(name.locality, profile);
    if (reading.area !== undefined && area !== undefined && area !== reading.area) continue;
    if (name.corrected !== undefined && search.isNameKnown) continue;
    const only = onlyCode(name.locality, profile);
    const isMendable = only !== undefined && only.length === typed.primary.length && only !== typed.primary;
    const codesOfArea = profile.codesByArea.get(area ?? '') ?? places.codeCount;
    add(search, {
      name,
      place: costs.placeOwn,
      codeCost: costs.codeOther + Math.log(Math.max(fewestCodes, codesOfArea)),
      wrongCode: true,
      reason: 'another code of the place',
      ...(isMendable && { suppliedCode: only }),
    });
  }
}

/** An area of which the data has fewer codes has more than the data. */
const fewestCodes = 100;

/** The whole code that is a place's only one. */
function onlyCode(locality: number, profile: CountryProfile): string | undefined {
  const [only, second] = profile.places?.codesOfLocality(locality) ?? [];
  if (only === undefined || second !== undefined) return undefined;
  const canonical = codeOfNumber(only, profile);
  return profile.postalCode?.canonicalPattern.test(canonical) === true ? canonical : undefined;
}

/** What it costs that the typed name is a real one that the data lacks: how much it lacks, and how odd the letters are. */
function unknownName(locality: ReadLocality, profile: CountryProfile): number {
  const { places } = profile;
  if (places === undefined) return 0;
  const lacking = -Math.log(Math.max(minimumLacking, 1 - places.nameCoverage));
  const spelled = profile.letters(locality.key) * costs.placeUnknownLetter;
  const namesakes = localitiesNamed(locality, profile).filter((each) => !places.isDivision(each)).length;
  // A name that several places bear may well be borne by one more.
  const shared = namesakes < 2 ? Number.POSITIVE_INFINITY : Math.log(places.localityCount / (namesakes - 1));
  const isArea = namesakes === 0 && profile.areas.find(locality.text) !== undefined;
  return costs.placeUnknown + lacking + Math.min(spelled, shared) + (isArea ? costs.areaStrange : 0);
}

const minimumLacking = 0.002;

interface Parts {
  readonly code?: CodeCandidate;
  readonly name?: NameCandidate;
  readonly nameCost?: number;
  readonly codeCost?: number;
  readonly place: number;
  readonly reason: string;
  /** A name that the data supplies, and its place. */
  readonly supplied?: string;
  readonly suppliedOf?: number;
  readonly suppliedCode?: string;
  readonly wrongName?: true;
  readonly wrongCode?: true;
  /** It does not explain what is typed: then it supplies nothing that is left out. */
  readonly isContradiction?: boolean;
}

function add(search: Search, parts: Parts): void {
  const { reading, profile, found } = search;
  const { code, name, place, reason, supplied, suppliedCode } = parts;
  const of = name?.locality ?? parts.suppliedOf;
  const ofPlace = of === undefined ? undefined : areaCodeOf(of, profile);
  const area = search.fitArea({
    areas: code?.areas ?? noAreas,
    ofPlace,
    canonical: code?.canonical,
    code: code?.number ?? -1,
  });
  const codeCost = parts.codeCost ?? code?.cost ?? 0;
  const nameCost = name?.cost ?? parts.nameCost ?? 0;
  const isCodeWrong = parts.wrongCode === true || (code !== undefined && !code.isTyped);
  const isNameWrong = parts.wrongName === true || name?.corrected !== undefined;
  const wrong: PlacePart[] = [];
  if (isNameWrong) wrong.push('locality');
  if (area.isWrong) wrong.push('area');
  if (isCodeWrong) wrong.push('postalCode');
  const locality = name?.corrected ?? supplied;
  const postalCode = suppliedCode ?? (code !== undefined && !code.isTyped ? code.canonical : undefined);
  const isLeftOut = reading.address.administrativeArea === null && area.area !== undefined;
  const explainsAll = !(
    parts.isContradiction === true ||
    parts.wrongName === true ||
    parts.wrongCode === true
  );
  // Only a place that the data has can tell the province where the typed one is none.
  const isUnconfirmed = area.isStrange === true && name === undefined;
  const isMendable =
    (explainsAll || !isLeftOut) &&
    !isUnconfirmed &&
    (!isNameWrong || locality !== undefined) &&
    (!area.isWrong || area.area !== undefined) &&
    (!isCodeWrong || postalCode !== undefined);
  const change: Change = {
    ...(locality !== undefined && { locality }),
    ...(area.area !== undefined && { area: area.area }),
    ...(postalCode !== undefined && { postalCode }),
  };
  found.push({
    change: isMendable ? change : undefined,
    wrong,
    postalCode: codeCost,
    locality: nameCost,
    place,
    area: area.cost,
    street: 0,
    cost: codeCost + nameCost + place + area.cost,
    reason,
  });
}

const noAreas: ReadonlySet<string> = new Set();
