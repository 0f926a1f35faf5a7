import { findCosts } from '../address/cost/costs.ts';
import type { StreetConvention, StreetLanguage } from '../address/street/street-convention.ts';
import { partsOfKey, readStreetName, type StreetName } from '../address/street/street-name.ts';
import { isSameDirection } from '../address/street/street-variants.ts';
import { obtain } from '../address/text/group-by.ts';
import { foldedWord, withoutDigraphs } from '../address/text/place-key.ts';
import { beginsNearly } from './slips.ts';

/** A street name that a typed text may be the beginning of. */
export interface StreetMeaning {
  readonly core: string;
  /** The core is complete; otherwise the street's core only begins with it. */
  readonly isWhole: boolean;
  /** The codes of the types that were typed or begun; undefined if none was. */
  readonly types: ReadonlySet<string> | undefined;
  /** The codes of the points of the compass that may be meant; undefined if none was typed. */
  readonly directionals: ReadonlySet<string> | undefined;
  /** The unfinished word at the end must match the street: no other type or point of the compass will do. */
  readonly isStrict: boolean;
  readonly typedType: string;
}

/** Returns the street names that a text may be the beginning of, the likeliest first; about ten at most. */
export function meaningsOf(text: string, convention: StreetConvention): StreetMeaning[] {
  const name = readStreetName(text, convention);
  if (name === undefined) return [];
  const meanings = [
    asRead(name, convention),
    ...unfinishedWord(name, text, convention),
    ...unfinishedType(text, convention),
    ...unfinishedSuffix(name, text, convention),
    ...behindDirection(text, convention),
  ];
  const seen = new Set<string>();
  return meanings.filter(({ core, isWhole, types, directionals }) => {
    const identity = [core, isWhole, ...(types ?? []), '', ...(directionals ?? [])].join(' ');
    return core !== '' && !seen.has(identity) && seen.add(identity);
  });
}

/**
 * Returns how well a street's key fits a meaning, in the units of `findCosts`; undefined if it does not. With
 * `isNear`, the street may have another type or point of the compass than the typed one.
 */
export function fitOf(meaning: StreetMeaning, key: string, isNear: boolean): number | undefined {
  const { core, type, directionals } = partsOfKey(key);
  if (meaning.isWhole ? core !== meaning.core : !core.startsWith(meaning.core)) return undefined;
  const begins = core === meaning.core ? 0 : findCosts.begins;
  const typeFit = fitOfType(meaning, type);
  const directionFit = fitOfDirection(meaning, directionals);
  const mayDiffer = isNear && !meaning.isStrict;
  if (!mayDiffer && Math.max(typeFit, directionFit) > findCosts.leftOut) return undefined;
  return begins + typeFit + directionFit;
}

function fitOfType({ types }: StreetMeaning, type: string): number {
  if (types === undefined || types.has(type)) return 0;
  return type === '' ? findCosts.leftOut : findCosts.otherType;
}

function fitOfDirection({ directionals: typed }: StreetMeaning, directionals: string): number {
  if (typed === undefined) return directionals === '' ? 0 : findCosts.leftOut;
  if (typed.has(directionals)) return 0;
  const isCompatible = [...typed].some((each) =>
    isSameDirection({ type: '', directionals: each }, { type: '', directionals }),
  );
  return isCompatible ? findCosts.leftOut : findCosts.otherDirection;
}

function asRead(name: StreetName, { languages }: StreetConvention): StreetMeaning {
  const { core, type, typeWord } = name;
  const language = languages.find(({ types }) => types.get(typeWord?.text ?? '') === type);
  return {
    core,
    isWhole: type !== '' && language?.stands !== 'start',
    types: onlyOf(type),
    directionals: onlyOf(name.directionals),
    isStrict: false,
    typedType: typeWord?.text ?? '',
  };
}

function onlyOf(code: string): ReadonlySet<string> | undefined {
  return code === '' ? undefined : new Set([code]);
}

/** The last word is unfinished, not an abbreviation: "oak st" for Oak Station, "main n" for Main Nook. */
function unfinishedWord(name: StreetName, text: string, convention: StreetConvention): StreetMeaning[] {
  const end = text.trimEnd().length;
  const before = name.words.filter(({ to }) => to < end).map((word) => word.text);
  const type = name.typeWord === undefined ? [] : [name.typeWord];
  const last = [...name.words, ...type, ...name.directionalWords].find(({ to }) => to === end);
  if (last === undefined) return [];
  const isType = last === name.typeWord || name.words[name.words.length - 1]?.to === name.typeWord?.to;
  const word = text.slice(last.from, last.to);
  // A slip may have made two letters that are one elsewhere: "rosoen" for Rosen.
  const written = new Set([foldedAs(word, convention), foldedWord(word)]);
  return [...written].map((letters) => ({
    core: before.join('') + letters,
    isWhole: false,
    types: isType ? undefined : onlyOf(name.type),
    directionals: name.directionalWords.includes(last) ? undefined : onlyOf(name.directionals),
    isStrict: false,
    typedType: name.type === '' || isType ? '' : (name.typeWord?.text ?? ''),
  }));
}

/** The last word begins a type or a point of the compass: "stevenson p", "main st n", "berliner al". */
function unfinishedType(text: string, convention: StreetConvention): StreetMeaning[] {
  const match = /^(.*\S)\s+(\S+)$/.exec(text.trim());
  const begun = foldedWord(match?.[2] ?? '');
  const name = begun === '' ? undefined : readStreetName(match?.[1] ?? '', convention);
  if (name === undefined) return [];
  const { core, type } = name;
  return convention.languages.flatMap((language) => {
    const types = language.stands === 'start' ? noCodes : codesBegun(language.types, begun);
    const directions = codesBegun(language.directionals, begun);
    // Before a type, another one is a part of the name: "berkeley heights c".
    const named = type === '' ? name : nameBefore(types, match?.[1] ?? '', language, convention);
    return [
      ...(types.size === 0 || named === undefined
        ? []
        : [strictly(named.core, true, types, onlyOf(named.directionals), begun)]),
      ...(directions.size === 0 ? [] : [strictly(core, true, onlyOf(type), directions, '')]),
    ];
  });
}

/** A point of the compass begins the text, and a type begins the name: "east avenue" for East Avenue J3. */
function behindDirection(text: string, convention: StreetConvention): StreetMeaning[] {
  const match = /^\s*(\S+)\s+(\S.*)$/.exec(text);
  const direction = convention.languages[0]?.directionals.get(foldedWord(match?.[1] ?? ''));
  const name = direction === undefined ? undefined : readStreetName(match?.[2] ?? '', convention);
  if (direction === undefined || name === undefined || name.directionals !== '') return [];
  const core = name.words.map((word) => word.text).join('');
  return [strictly(core + (name.typeWord?.text ?? ''), false, undefined, new Set([direction]), '')];
}

/** A meaning whose unfinished word must match. All meanings have the same order of members: it is fast. */
function strictly(
  core: string,
  isWhole: boolean,
  types: StreetMeaning['types'],
  directionals: StreetMeaning['directionals'],
  typedType: string,
): StreetMeaning {
  return { core, isWhole, types, directionals, isStrict: true, typedType };
}

/** Returns the name in a text that one of these types follows, if the type is a word of its own. */
function nameBefore(
  types: ReadonlySet<string>,
  text: string,
  { stands, longTypes }: StreetLanguage,
  convention: StreetConvention,
): StreetName | undefined {
  const [type = ''] = types;
  return stands === 'end' ? readStreetName(`${text} ${longTypes.get(type) ?? ''}`, convention) : undefined;
}

const shortestStem = 2;
const fewestOfType = 2;

/** Returns the meanings in which the last word ends with the beginning of a type: "haupts", "storg". */
function unfinishedSuffix(name: StreetName, text: string, convention: StreetConvention): StreetMeaning[] {
  const last = name.words[name.words.length - 1];
  if (last === undefined || last.to < text.trimEnd().length) return [];
  const before = name.words.slice(0, -1).map((word) => word.text);
  return suffixed(before.join(''), text.slice(last.from, last.to), convention, codesBegun, 1);
}

/**
 * Returns the meanings of a text in which a type is written together with the name and only its beginning
 * has a slip: "granvq" and "ekäge" for Granvägen and Ekvägen.
 */
export function slippedSuffixes(text: string, convention: StreetConvention): StreetMeaning[] {
  const match = /^(?:(.*)\s)?(\S+)$/.exec(text.trim());
  const before = foldedAs(match?.[1] ?? '', convention);
  return suffixed(before, match?.[2] ?? '', convention, codesLike, fewestOfType);
}

/** The meanings of a last word of which the end, at least so many letters, stands for types by `codesOf`. */
function suffixed(
  before: string,
  last: string,
  convention: StreetConvention,
  codesOf: (forms: StreetLanguage['types'], typed: string) => Iterable<string>,
  fewest: number,
): StreetMeaning[] {
  const suffixes = convention.languages.filter(({ stands }) => stands === 'suffix');
  const meanings: StreetMeaning[] = [];
  if (suffixes.length === 0) return meanings;
  const word = foldedWord(last);
  for (let cut = shortestStem; cut <= word.length - fewest; cut++) {
    const typedType = word.slice(cut);
    const types = new Set(suffixes.flatMap((language) => [...codesOf(language.types, typedType)]));
    if (types.size === 0) continue;
    const core = before + foldedAs(word.slice(0, cut), convention);
    meanings.push(strictly(core, true, types, undefined, typedType));
  }
  return meanings;
}

/** The codes of the forms of which a beginning is at most one edit away from what was typed. */
function* codesLike(forms: StreetLanguage['types'], typed: string): Generator<string> {
  for (const [form, code] of forms) if (beginsNearly(form, typed)) yield code;
}

const ordinalBegun = /^(\d+)(?:st?|nd?|rd?|th?)$/;

function foldedAs(text: string, { hasDigraphs }: StreetConvention): string {
  const folded = foldedWord(text).replace(ordinalBegun, '$1');
  return hasDigraphs ? withoutDigraphs(folded) : folded;
}

const noCodes: ReadonlySet<string> = new Set();
const begunBefore = new WeakMap<StreetLanguage['types'], Map<string, ReadonlySet<string>>>();

function codesBegun(forms: StreetLanguage['types'], begun: string): ReadonlySet<string> {
  const known = obtain(begunBefore, forms, () => {
    const sets = new Map<string, Set<string>>();
    for (const [form, code] of forms)
      for (let length = 1; length <= form.length; length++)
        obtain(sets, form.slice(0, length), () => new Set()).add(code);
    return sets;
  });
  return known.get(begun) ?? noCodes;
}
