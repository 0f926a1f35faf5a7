import { bareKey, fullKey, mayHaveKeyOf } from '../../text/area-key.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { obtain } from '../../text/group-by.ts';
import { foldedWords } from '../../text/place-key.ts';
import { once, remember } from '../../text/remember.ts';
import type { AddressFormat, AdministrativeArea } from './address-format.ts';
import { type AreaRelation, areaRelation } from './area-relation.ts';
import { noPlaces } from './no-places.ts';
import type { Places } from './places.ts';
import { noSubdivisions, type Subdivisions } from './subdivisions.ts';

export type { AreaRelation } from './area-relation.ts';

/** The administrative areas of one country, found by any way to write them. */
export interface AreaIndex {
  /**
   * Returns the code of the address format's area that a text names: by its name in any language, a former or
   * customary name, its short code, or its ISO 3166-2 code with or without the country. Case, punctuation,
   * accents and kind words ("Province of …") do not count. undefined if the text names no area, or more than
   * one.
   */
  find(text: string): string | undefined;
  /**
   * The codes of the areas that an unknown text may be short for: it begins as a name does and leaves out
   * three of its letters or more ("Cba" for Córdoba, "Valle" for Valle del Cauca) or, with a full stop, any
   * ("Nvo. León"), each of its words begins one of the name's ("Моск. обл."), it has the first letter of each
   * of the name's words ("MM" for Metro Manila), or syllables of them ("Sumut" for Sumatera Utara).
   */
  shortenedTo(text: string): readonly string[];
  /**
   * The codes of the areas that share a name, if the text is such a name, with a word for its kind or without
   * ("Buenos Aires", "Kiev region"), or the name of one and short for another ("Київ. обл."); else none.
   */
  sharing(text: string): readonly string[];
  /** Returns the code of the area that is a city of this name (Seoul); undefined if there is none. */
  ofCity(text: string): string | undefined;
  /** Whether a text names an area of any level, listed by the address format or not ("Rutland", "Bayern"). */
  isNamed(text: string): boolean;
  /** Whether two texts name the same area or subdivision. */
  isSame(text: string, other: string): boolean;
  /**
   * Returns how the subdivision that a text names, at any level, relates to an area. The area is given by its
   * code, one of `codes` or of `places.areas`. undefined if the text or the area's position among the levels
   * is unknown, which says nothing against an address.
   */
  relate(text: string, area: string): AreaRelation | undefined;
  /**
   * Returns the codes of the address format's areas that a text may mean: the one it names, all within a
   * parent level ("Catalonia"), or the one around a part. Empty if it names nothing known, or if the format
   * lists no areas.
   */
  areasNamed(text: string): ReadonlySet<string>;
  /** The areas by the keys of their names, with and without words for the kind of area. */
  readonly byName: ReadonlyMap<string, string>;
  /** Returns the areas whose postal codes begin so by the country's own rule; undefined if it has no rule. */
  ofPostalCode(canonical: string): ReadonlySet<string> | undefined;
  /** Whether that rule has a postal code in an area. Quicker than the areas of a code not asked before. */
  hasPostalCode(area: string, canonical: string): boolean;
  /** Codes of the areas that the address format lists. */
  readonly codes: ReadonlySet<string>;
}

/** What is known about a country's areas. */
interface AreaSources {
  readonly format: AddressFormat;
  readonly places?: Places | undefined;
  /** Without them, only the names of the address format are known, and no levels. */
  readonly subdivisions?: Subdivisions | undefined;
  /** Names of the areas that are a city each. */
  readonly cities?: readonly string[] | undefined;
}

/** What a text names: the address format's area, and the codes of the subdivisions. */
interface NamedAreas {
  readonly area: string | undefined;
  readonly named: () => readonly string[];
}

const noAreas: NamedAreas = { area: undefined, named: () => [] };

/**
 * Compiles the areas of a format, with the names that place data adds to them. Areas that only the data has
 * are left out.
 */
export function areaIndex({
  format,
  places = noPlaces,
  subdivisions = noSubdivisions,
  cities = [],
}: AreaSources): AreaIndex {
  const { whole, bare, shared, ofWords } = namesOfFormat(format, places);
  const areaOf = (text: string, namedBy: () => readonly string[]) => {
    const known = whole.get(fullKey(text));
    if (known !== undefined) return known;
    const named = namedBy();
    if (named.length === 0) return bare.get(bareKey(text));
    const areas = new Set(named.map((code) => subdivisions.areaOf(code)));
    areas.delete(undefined);
    return areas.size === 1 ? [...areas][0] : undefined;
  };
  const byName = new Map([...bare, ...whole]);
  const mayName = mayHaveKeyOf([...byName.keys(), ...subdivisions.keys]);
  const readNamed = remember((text): NamedAreas => {
    const named = once(() => subdivisions.named(text));
    return { area: areaOf(text, named), named };
  });
  const read = (text: string) => (mayName(text) ? readNamed(text) : noAreas);
  const find = (text: string) => read(text).area;
  const namedBy = (text: string) => read(text).named();
  const relation = areaRelation(places, subdivisions);
  const ofCities = new Set(cities.map(find));
  const begunBy = (text: string) => {
    const begun = foldedWords(text);
    return [...new Set(ofWords.flatMap(({ words, code }) => (beginWords(begun, words) ? [code] : [])))];
  };
  return {
    find,
    shortenedTo: remember((text) => {
      const key = fullKey(text);
      const keys = [key, bareKey(text)].filter(({ length }) => length >= fewestKept);
      const isOneWord = !/[. ]/.test(text);
      const fewest = text.includes('.') ? 1 : fewestLeftOut;
      const begun = begunBy(text);
      if (begun.length === 1 && fewest === 1) return begun;
      const isMeant = (name: string) =>
        keys.some((each) => name.length - each.length >= fewest && isShortened(each, name, isOneWord));
      const byBeginning = [...byName].filter(([name]) => isMeant(name)).map(([, code]) => code);
      const byWords = ofWords.filter(({ words }) => isOfInitials(key, words) || isOfSyllables(key, words));
      return [...new Set([...byBeginning, ...byWords.map(({ code }) => code)])];
    }),
    sharing(text) {
      const isShort = text.includes('.');
      if (shared.size === 0 && !isShort) return [];
      const key = fullKey(text);
      if (whole.has(key)) return shared.get(key) ?? [];
      const ofBare = shared.get(bareKey(text)) ?? [];
      const begun = isShort ? begunBy(text) : ofBare;
      const own = find(text);
      return begun.length === 0 || own === undefined ? ofBare : [...new Set([own, ...ofBare, ...begun])];
    },
    ofCity: (text) => {
      const area = ofCities.size === 0 ? undefined : find(text);
      return ofCities.has(area) ? area : undefined;
    },
    isSame: (text, other) => namedBy(text).some((code) => namedBy(other).includes(code)),
    isNamed: (text) => find(text) !== undefined || namedBy(text).length > 0,
    relate: (text, area) => {
      const own = find(text);
      if (own === area) return 'same';
      return relation(own === undefined ? namedBy(text) : subdivisions.ofArea(own), area);
    },
    areasNamed: (text) => {
      const own = find(text);
      const areas = own === undefined ? namedBy(text).flatMap(subdivisions.areasAround) : [own];
      return new Set(areas);
    },
    byName,
    ...postalCodeRule(format.administrativeAreas),
    codes: new Set(format.administrativeAreas.map(({ code }) => code)),
  };
}

/** Fewer letters may be left out by a slip, where no full stop says that they are left out. */
const fewestLeftOut = 3;
const fewestKept = 3;

/**
 * Whether a key has some of the letters of a name in their order, the first among them. A longer word may be
 * a name of its own: Tona is no short form of Tarragona.
 */
function isShortened(key: string, name: string, isOneWord: boolean): boolean {
  if (name[0] !== key[0]) return false;
  if (name.startsWith(key)) return true;
  if (isOneWord && key.length > fewestKept) return false;
  let at = 0;
  for (const letter of name) if (letter === key[at]) at++;
  return at === key.length && !isSlipOf(key, name.slice(0, key.length + 1));
}

/** Whether each word begins the word of a name in its place: "Моск. обл." */
function beginWords(begun: readonly string[], words: readonly string[]): boolean {
  return begun.length === words.length && words.every((word, at) => word.startsWith(begun[at] ?? ''));
}

/** Whether a key is the first letter of each word of a name. */
function isOfInitials(key: string, words: readonly string[]): boolean {
  return key === words.map((word) => word.charAt(0)).join('');
}

/** Fewer letters of a word are no syllable. */
const fewestOfSyllable = 2;

/** Whether a key is made of beginnings of several words of a name, in their order. */
function isOfSyllables(key: string, words: readonly string[], isFirst = true): boolean {
  return words.some((word, at) => {
    for (let end = fewestOfSyllable; end <= key.length && word.startsWith(key.slice(0, end)); end++)
      if (end === key.length ? !isFirst : isOfSyllables(key.slice(end), words.slice(at + 1), false))
        return true;
    return false;
  });
}

/** Whether one letter is left out: "Bozano" misspells the first name of "Bolzano-Bozen". */
function isSlipOf(key: string, beginning: string): boolean {
  return key.length > fewestKept && editDistance(key, beginning, 1) === 1;
}

/**
 * Returns the names of the address format and of place data, as written and without words for the kind of
 * area, those that several areas of the format share, and the words of those that have several.
 */
function namesOfFormat({ administrativeAreas }: AddressFormat, places: Places) {
  const whole = new Map<string, string>();
  const bare = new Map<string, string>();
  const owners = new Map<string, Set<string>>();
  const ofWords: { readonly words: readonly string[]; readonly code: string }[] = [];
  const keep = (names: Map<string, string>, key: string, code: string) => {
    if (key !== '' && !names.has(key)) names.set(key, code);
  };
  for (const { code } of administrativeAreas) keep(whole, fullKey(code), code);
  for (const { code, names } of administrativeAreas) {
    for (const name of [code, ...names]) {
      const keys = [fullKey(name), bareKey(name)] as const;
      keep(whole, keys[0], code);
      keep(bare, keys[1], code);
      const words = foldedWords(name);
      if (words.length > 1) ofWords.push({ words, code });
      for (const key of keys) obtain(owners, key, () => new Set()).add(code);
    }
  }
  const listed = new Set(administrativeAreas.map(({ code }) => code));
  for (const { code, name } of places.areas) {
    if (!listed.has(code)) continue;
    keep(whole, fullKey(name), code);
    keep(bare, bareKey(name), code);
  }
  const shared = [...owners].flatMap(([key, codes]) => (codes.size > 1 ? [[key, [...codes]] as const] : []));
  return { whole, bare, shared: new Map(shared), ofWords };
}

function postalCodeRule(
  areas: readonly AdministrativeArea[],
): Pick<AreaIndex, 'ofPostalCode' | 'hasPostalCode'> {
  const rules = areas.flatMap(({ code, postalCodePrefix }) =>
    postalCodePrefix === undefined ? [] : [{ code, pattern: new RegExp(`^(?:${postalCodePrefix})`) }],
  );
  if (rules.length === 0) return { ofPostalCode: () => undefined, hasPostalCode: () => false };
  const patterns = new Map(rules.map(({ code, pattern }) => [code, pattern]));
  return {
    ofPostalCode: remember(
      (canonical) => new Set(rules.filter(({ pattern }) => pattern.test(canonical)).map(({ code }) => code)),
      mostCodes,
    ),
    hasPostalCode: (area, canonical) => patterns.get(area)?.test(canonical) === true,
  };
}

/** Every beginning of four digits. */
const mostCodes = 10_000;
