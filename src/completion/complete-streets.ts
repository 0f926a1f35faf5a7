import { findCosts } from '../address/cost/costs.ts';
import { readStreetLine, type StreetLine } from '../address/street/street-line.ts';
import { editDistance } from '../address/text/edit-distance.ts';
import { foldedWord } from '../address/text/place-key.ts';
import { workLimits } from '../address/text/work.ts';
import type { CompletionFind } from './completion.ts';
import type { KnownStreets } from './known-country.ts';
import { rankOf, type StreetFind, StreetSearch } from './search-streets.ts';
import type { StreetContext, StreetInLine } from './street-context.ts';
import { meaningsOf, type StreetMeaning, slippedSuffixes } from './street-meanings.ts';
import { writeStreet } from './write-street.ts';

/** So many streets are kept, and more of them if a number, once checked, tells them apart. */
const mostFinds = 128;
const mostFindsWithNumber = 256;
/** Of so many, the cheapest, the name is read as the data writes it. */
const mostWritten = 48;
const fewestLetters = 2;
/** To draw the meanings of a reading takes as long as so many comparisons. */
const comparisonsOfReading = 10;
const comparisonsOfLetter = 3;

/**
 * Returns the streets that a line may mean. Of the contexts, the first one in which a street is found counts,
 * and others only with the number that it lacks; a slip is assumed only if the streets without one are few.
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
    const isLast = way === ways[ways.length - 1];
    for (const [at, { context, searches: ofContext }] of searches.entries()) {
      const found = search(line, way, ofContext, context);
      const isFound = found.some(({ isSound }) => isSound);
      // A slip where the address probably lies is about as likely as a street elsewhere.
      if (isFound && (isLast || ofContext.some(({ search: each }) => each.isFoundNear))) {
        const isFull = isLast || isEnough(found, context);
        const slips = isFull ? [] : written(search(line, 'nearly', ofContext, context), context);
        const others = hasNumber(found) ? [] : searches.slice(at + 1);
        const numbered = others.flatMap((other) => withNumber(line, way, other));
        return [...written(found, context), ...slips, ...numbered];
      }
      if (unsound.length === 0 || (isFound && !isAnySound)) unsound = written(found, context);
      isAnySound ||= isFound;
    }
  }
  return unsound;
}

/** Whether the streets found leave no place for those that a slip may mean. */
function isEnough(found: readonly StreetInLine[], { limit }: StreetContext): boolean {
  return found.length >= limit || found.some(({ find }) => find.fit < findCosts.begins);
}

/** Whether a street is known to have the number, or none was typed. */
function hasNumber(found: readonly StreetInLine[]): boolean {
  return found.some(({ isKnown, typed }) => isKnown || !typed.hasNumber);
}

function withNumber(
  line: string,
  way: SearchWay,
  { context, searches }: { readonly context: StreetContext; readonly searches: readonly ReadingSearch[] },
): CompletionFind[] {
  const found = search(line, way, searches, context);
  return written(
    found.filter(({ isKnown }) => isKnown),
    context,
  );
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
      numbers: reading.numbers,
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
    const text = line.slice(reading.from, reading.to);
    // Whatever was found is offered, so something is left for its numbers and for the verification.
    context.work.within(workLimits.search, () => {
      if (way === 'exactly') ofReading.exactly(meanings);
      else ofReading.nearly(meanings, slippedSuffixes(text, convention), foldedWord(text).length);
    });
    const numbered = withoutGuesses(withNumbers(ofReading.finds, line, reading, context));
    found.push(...numbered, ...numbersBegun(numbered, reading, context));
    // An unknown number may be part of the name, so the next reading is tried.
    if (context.work.isOver || numbered.some(({ isKnown }) => isKnown)) break;
  }
  return found;
}

/** The cheapest streets. One whose name does not begin as it was typed costs more: Carrer Gran for "gran". */
function written(found: readonly StreetInLine[], context: StreetContext): CompletionFind[] {
  const { data } = context.streets;
  const cheapest = [...found].sort((a, b) => a.cost - b.cost).slice(0, mostWritten);
  return cheapest.map((each) => {
    const { find, typed } = each;
    const isSlip = find.fit >= findCosts.slip;
    const text = foldedWord(typed.line.slice(typed.from, typed.to));
    const name = foldedWord(data.streetName(find.street, find.code));
    return {
      cost: each.cost + (isBegun(name, text, isSlip) ? 0 : findCosts.otherBeginning),
      isStreet: true,
      isSlip,
      hasUnit: typed.hasUnit,
      write: () => writeStreet(each, context),
    };
  });
}

/** Whether a name begins with a text, or nearly does. */
function isBegun(name: string, text: string, isSlip: boolean): boolean {
  if (!isSlip) return name.startsWith(text);
  const lengths = [text.length, text.length + 1, text.length - 1];
  return lengths.some((length) => editDistance(name.slice(0, length), text, 1) <= 1);
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
  { numbers, hasUnit, from, to }: StreetLine,
  { streets: { data }, work }: StreetContext,
): StreetInLine[] {
  const found: StreetInLine[] = [];
  const known = new Map<number, number>();
  const typed = { line, typedLength: line.length, hasNumber: numbers.length > 0, hasUnit, from, to };
  for (const find of finds) {
    if (!work.spend()) break;
    const number = costOfNumber(find, numbers, data);
    if (number === undefined) continue;
    const { cost, isKnown, isSound } = number;
    const before = known.get(find.street) ?? 0;
    if (isKnown) known.set(find.street, before + 1);
    const rank = rankOf(isKnown ? { ...find, before } : find);
    found.push({ find, typed, cost: rank + cost, isKnown, isSound });
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
