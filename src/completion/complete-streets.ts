import { findCosts } from '../address/cost/costs.ts';
import type { HouseNumber } from '../address/street/house-number.ts';
import { foldedWord } from '../address/text/place-key.ts';
import { once } from '../address/text/remember.ts';
import type { CompletionFind } from './completion.ts';
import { numberCosts, type StreetContext, StreetSearch } from './search-streets.ts';
import { beginsNearly } from './slips.ts';
import { type SearchWay, typedStreets } from './typed-street.ts';
import { type StreetInLine, writeStreet } from './write-street.ts';

/** The names of so many more than are offered are read, since the engine may refuse some. */
const mostRefused = 3;

/**
 * Returns the streets that a line may mean. Of the contexts, the first one in which a street is found counts,
 * and others only with the number that it lacks; a slip is assumed only if the streets without one are few.
 */
export function completeStreets(
  line: string,
  contexts: readonly StreetContext[],
  ways: readonly SearchWay[],
): CompletionFind[] {
  const [first] = contexts;
  const typed = first === undefined ? [] : typedStreets(line, first.streets, first.known.profile.work);
  const searches = contexts.map((context) => ({
    context,
    // The first context is mostly the only one that is searched.
    searches: once(() => typed.map((street) => new StreetSearch(street, context))),
  }));
  let unsound: CompletionFind[] = [];
  let isAnySound = false;
  for (const way of ways) {
    const isLast = way === ways[ways.length - 1];
    for (const [at, { context, searches: searchesOf }] of searches.entries()) {
      const ofContext = searchesOf();
      const found = search(way, ofContext, context);
      const isFound = found.some(isSound);
      // A slip where the address probably lies is about as likely as a street elsewhere.
      if (isFound && (isLast || ofContext.some((each) => each.isFoundNear))) {
        const isFull = isLast || isEnough(found, context);
        const all = isFull ? found : search('nearly', ofContext, context);
        const others = hasNumber(found) ? [] : searches.slice(at + 1);
        const numbered = others.flatMap((other) => {
          const streets = search(way, other.searches(), other.context);
          return written(streets.filter(isNumberKnown), other.context);
        });
        return [...written(all, context), ...numbered];
      }
      if (unsound.length === 0 || (isFound && !isAnySound)) unsound = written(found, context);
      isAnySound ||= isFound;
    }
  }
  return unsound;
}

/** Fewer letters begin so many streets that one more is typed sooner than a slip is found in a list. */
const fewestWithSlip = 5;

/** Whether the streets found leave no place for those that a slip may mean. */
function isEnough(found: readonly StreetInLine[], { limit }: StreetContext): boolean {
  if (found.length >= limit || found.some(({ find }) => find.fit < findCosts.begins)) return true;
  return found.every(({ typed }) => typed.folded.length < fewestWithSlip);
}

function isNumberKnown({ find: { evidence } }: StreetInLine): boolean {
  return evidence === 'known';
}

/** Whether the street has the number or may have it, or no number was typed. */
function isSound({ find: { evidence } }: StreetInLine): boolean {
  return evidence !== 'street' && evidence !== 'beyond';
}

function hasNumber(found: readonly StreetInLine[]): boolean {
  return found.some((each) => isNumberKnown(each) || !each.typed.hasNumber);
}

/** Searches in one way more, and returns all that was found, the cheapest of each reading first. */
function search(way: SearchWay, searches: readonly StreetSearch[], context: StreetContext): StreetInLine[] {
  const found: StreetInLine[] = [];
  let isFound = false;
  for (const each of searches) {
    // An unknown number may be part of the name, so the next reading is tried.
    if (!isFound && !context.known.profile.work.isOver) each.look(way);
    const { typed, numbers } = each.street;
    const inLine = each.finds().map((find): StreetInLine => ({ find, typed }));
    found.push(...inLine, ...numbersBegun(inLine, numbers, context));
    isFound ||= inLine.some(isNumberKnown);
  }
  return found;
}

/** The cheapest streets. One whose name does not begin as it was typed costs more: Carrer Gran for "gran". */
function written(found: readonly StreetInLine[], context: StreetContext): CompletionFind[] {
  const { data } = context.streets;
  const finds: CompletionFind[] = [];
  let begun = 0;
  for (const each of [...found].sort((a, b) => a.find.cost - b.find.cost)) {
    const { find, typed } = each;
    const isSlip = find.fit >= findCosts.slip;
    const isOther = !isBegun(foldedWord(data.streetName(find.street, find.code)), typed.folded, isSlip);
    const cost = find.cost + (isOther ? findCosts.otherBeginning : 0);
    finds.push({
      cost,
      isSlip,
      isStreet: true,
      hasUnit: typed.hasUnit,
      write: () => writeStreet(each, context),
    });
    // The names of the others are not read, for all of them cost more.
    if (!isOther && ++begun === context.limit + mostRefused) break;
  }
  return finds;
}

function isBegun(name: string, text: string, isSlip: boolean): boolean {
  return isSlip ? beginsNearly(name, text) : name.startsWith(text);
}

/**
 * Returns other numbers of the best street that begin with the typed one. In countries where numbers are
 * typed last, the number may be unfinished.
 */
function numbersBegun(
  [best]: readonly StreetInLine[],
  numbers: readonly HouseNumber[],
  { streets: { data, convention }, limit }: StreetContext,
): StreetInLine[] {
  const [number, another] = numbers;
  if (convention.numberStands !== 'last' || number === undefined || another !== undefined) return [];
  if (best === undefined) return [];
  const { find, typed } = best;
  const digits = /\d+$/.exec(typed.line.slice(typed.to))?.[0];
  if (digits !== String(number.value)) return [];
  const values = data.numbersOf(find.code, find.street)?.values ?? [];
  const withoutNumber = find.cost - numberCosts[find.evidence];
  return [...values]
    .filter((value) => String(value).startsWith(digits) && String(value) !== digits)
    .slice(0, limit)
    .map((value, at) => ({
      find: { ...find, cost: withoutNumber + findCosts.longerNumber + at * findCosts.again },
      typed: { ...typed, line: typed.line.slice(0, -digits.length) + value },
    }));
}
