import { findCosts } from '../address/cost/costs.ts';
import { readStreetLine, type StreetLine } from '../address/street/street-line.ts';
import type { CompletionFind } from './completion.ts';
import type { KnownStreets } from './known-country.ts';
import { type StreetFind, StreetSearch } from './search-streets.ts';
import type { StreetContext, StreetInLine } from './street-context.ts';
import { meaningsOf, type StreetMeaning, slippedSuffixes } from './street-meanings.ts';
import { writeStreet } from './write-street.ts';

/** So many streets are kept, and more of them if a number, once checked, tells them apart. */
const mostFinds = 128;
const mostFindsWithNumber = 256;
const fewestLetters = 2;
/** To draw the meanings of a reading takes as long as so many comparisons. */
const comparisonsOfReading = 10;
const comparisonsOfLetter = 3;

/**
 * Returns the streets that a line may mean. Of the contexts, the first one in which a street is found counts;
 * a slip is assumed only if none of them has one.
 */
export function completeStreets(
  line: string,
  contexts: readonly StreetContext[],
  ways: readonly SearchWay[],
): CompletionFind[] {
  const searches = contexts.map((context) => ({ context, searches: searchesOf(line, context) }));
  let unsound: CompletionFind[] = [];
  let isAnySound = false;
  for (const way of ways) {
    for (const { context, searches: ofContext } of searches) {
      const found = search(line, way, ofContext, context);
      const isFound = found.some(({ isSound }) => isSound);
      // A slip where the address probably lies is about as likely as a street elsewhere.
      if (
        isFound &&
        (way === ways[ways.length - 1] || ofContext.some(({ search: each }) => each.isFoundNear))
      )
        return written(found, context);
      if (unsound.length === 0 || (isFound && !isAnySound)) unsound = written(found, context);
      isAnySound ||= isFound;
    }
  }
  return unsound;
}

/** A search without slips, or with them. */
export type SearchWay = 'exactly' | 'nearly';

interface ReadingSearch {
  readonly reading: StreetLine;
  readonly meanings: readonly StreetMeaning[];
  readonly search: StreetSearch;
}

function searchesOf(line: string, { streets, work, scope, cities }: StreetContext): ReadingSearch[] {
  const { data, convention } = streets;
  const readings = readingsOf(line, streets).filter(({ from, to }) =>
    work.spend(comparisonsOfReading + comparisonsOfLetter * (to - from)),
  );
  return readings.map((reading) => ({
    reading,
    meanings: meaningsOf(line.slice(reading.from, reading.to), convention),
    search: new StreetSearch({
      work,
      streets: data,
      scope,
      fits: (code) => cities.fits(code, data),
      codesTyped: () => cities.codesTyped(data),
      isNumberless: reading.numbers.length === 0,
      most: reading.numbers.length === 0 ? mostFinds : mostFindsWithNumber,
    }),
  }));
}

function search(
  line: string,
  way: SearchWay,
  searches: readonly ReadingSearch[],
  context: StreetContext,
): StreetInLine[] {
  const found: StreetInLine[] = [];
  const { convention } = context.streets;
  for (const { reading, meanings, search: ofReading } of searches) {
    if (way === 'exactly') ofReading.exactly(meanings);
    else ofReading.nearly(meanings, slippedSuffixes(line.slice(reading.from, reading.to), convention));
    const numbered = withoutGuesses(withNumbers(ofReading.finds, line, reading, context));
    found.push(...numbered, ...numbersBegun(numbered, reading, context));
    // An unknown number may be part of the name, so the next reading is tried.
    if (context.work.isOver || numbered.some(({ isKnown }) => isKnown)) break;
  }
  return found;
}

function written(found: readonly StreetInLine[], context: StreetContext): CompletionFind[] {
  return found.map((each) => ({
    cost: each.cost,
    isStreet: true,
    isSlip: each.find.fit >= findCosts.slip,
    write: () => writeStreet(each, context),
  }));
}

/**
 * Returns the readings of the line that leave a street to search for. The last is the whole line, whose
 * numbers may be part of a name.
 */
function readingsOf(line: string, { convention }: KnownStreets): StreetLine[] {
  const readings = [...readStreetLine(line, convention)];
  const isRead = readings.some(({ from, to }) => from === 0 && to === line.length);
  const whole = { numbers: [], isNumberObscure: false, hasUnit: false, from: 0, to: line.length };
  return [...readings, ...(isRead ? [] : [whole])].filter(
    ({ from, to }) => line.slice(from, to).replace(/[^\p{L}\p{N}]/gu, '').length >= fewestLetters,
  );
}

function withNumbers(
  finds: readonly StreetFind[],
  line: string,
  { numbers, from, to }: StreetLine,
  { streets: { data }, work }: StreetContext,
): StreetInLine[] {
  const found: StreetInLine[] = [];
  const typed = { line, typedLength: line.length, hasNumber: numbers.length > 0, from, to };
  for (const find of finds) {
    if (!work.spend()) break;
    const number = costOfNumber(find, numbers, data);
    if (number === undefined) continue;
    const { cost, isKnown, isSound } = number;
    found.push({ find, typed, cost: find.cost + cost, isKnown, isSound });
  }
  return found;
}

/** undefined if the number lies far beyond a street that is not even named in full. */
function costOfNumber(
  { code, street, fit }: StreetFind,
  typed: StreetLine['numbers'],
  data: KnownStreets['data'],
): Pick<StreetInLine, 'cost' | 'isKnown' | 'isSound'> | undefined {
  if (typed.length === 0) return numberCosts.none;
  const evidence = data.evidenceOf(code, street, typed);
  if (fit >= findCosts.begins && (evidence === 'street' || evidence === 'beyond')) return undefined;
  return numberCosts[evidence];
}

const numberCosts = {
  none: { cost: findCosts.noNumber, isKnown: false, isSound: true },
  known: { cost: 0, isKnown: true, isSound: true },
  between: { cost: findCosts.between, isKnown: false, isSound: true },
  street: { cost: findCosts.uncertain, isKnown: false, isSound: false },
  beyond: { cost: findCosts.beyond, isKnown: false, isSound: false },
} as const;

/** Drops guesses: if a street has the number in one postal code, it is not offered in others. */
function withoutGuesses(found: readonly StreetInLine[]): readonly StreetInLine[] {
  const known = new Set<number>();
  for (const { isKnown, find } of found) if (isKnown) known.add(find.street);
  if (known.size === 0) return found;
  return found.filter(({ isKnown, find }) => isKnown || !known.has(find.street));
}

/**
 * Returns other numbers of the best street that begin with the typed one. In countries where numbers are
 * typed last, the number may be unfinished.
 */
function numbersBegun(
  found: readonly StreetInLine[],
  { numbers }: StreetLine,
  { streets: { data, convention }, limit }: StreetContext,
): StreetInLine[] {
  const [number, another] = numbers;
  if (convention.numberStands !== 'last' || number === undefined || another !== undefined) return [];
  const best = cheapest(found);
  if (best === undefined) return [];
  const { find, typed } = best;
  const digits = /\d+$/.exec(typed.line.slice(typed.to))?.[0];
  if (digits !== String(number.value)) return [];
  const values = data.numbersOf(find.code, find.street)?.values ?? [];
  return [...values]
    .filter((value) => String(value).startsWith(digits) && String(value) !== digits)
    .slice(0, limit)
    .map((value, at) => ({
      ...best,
      typed: { ...typed, line: typed.line.slice(0, -digits.length) + value },
      cost: find.cost + findCosts.longerNumber + at * findCosts.again,
    }));
}

function cheapest(found: readonly StreetInLine[]): StreetInLine | undefined {
  let best = found[0];
  for (const each of found) if (best === undefined || each.cost < best.cost) best = each;
  return best;
}
