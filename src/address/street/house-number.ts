import type { JoinedNumbers, StreetConvention } from './street-convention.ts';

/** A house number: its digits and the suffix after them. */
export interface HouseNumber {
  readonly value: number;
  /** Lower case ("a", "bis", "1/2"), or empty. */
  readonly suffix: string;
}

/** The highest house number that is read; the compiled data has room for no more. */
export const greatestNumber = 999_999;

const single = /^(?<digits>\d{1,6})(?:\s*(?<letter>bis|ter|quater|[a-z])|\s+(?<fraction>\d\/\d))?$/;
const joined =
  /^(?<digits>\d{1,6})(?<letter>[a-z])?(?<sign>[-–/])(?<second>\d{1,6})?(?<secondLetter>[a-z])?$/;

/**
 * Returns the house numbers that one cell of a source means: "206B", "12;14", "141-145". A range gives both
 * its ends. Empty if the country's way to join numbers is not understood (37-12 in Queens).
 */
export function readHouseNumbers(text: string, convention: StreetConvention): HouseNumber[] {
  const plain = readSingle(text);
  if (plain !== undefined) return [plain];
  return text
    .toLowerCase()
    .split(/[;,&]/)
    .flatMap((piece) => readPiece(piece.trim().replace(/\(([^()]+)\)?$/, '$1'), convention));
}

// A fast path: nearly every cell has digits only.
function readSingle(text: string): HouseNumber | undefined {
  return /^\d{1,6}$/.test(text) ? { value: Number(text), suffix: '' } : undefined;
}

function readPiece(piece: string, convention: StreetConvention): HouseNumber[] {
  const match = single.exec(piece) ?? joined.exec(piece.replace(/\s/g, ''));
  return match === null ? [] : numbersOf(match, convention).numbers;
}

/**
 * Returns the numbers that a pattern found by its named groups, and what joins them; `join` is undefined
 * where no sign does. `letter` and `spaced` are letters of the number, `second` is the number behind the
 * sign.
 */
export function numbersOf({ groups = {} }: RegExpMatchArray, { hyphen, slash }: StreetConvention) {
  const { digits, bis = '', letter = '', fraction = '', spaced = '', sign, second } = groups;
  const first = houseNumber(digits, bis + letter + fraction + spaced);
  if (sign === undefined) return { numbers: [first], join: undefined };
  const join = sign === '/' ? slash : hyphen;
  const behind = second === undefined ? undefined : houseNumber(second, groups.secondLetter);
  return { numbers: joinNumbers(join, first, behind), join };
}

function houseNumber(digits: string | undefined, suffix = ''): HouseNumber {
  return { value: Number(digits), suffix: suffix.toLowerCase() };
}

/** Returns the numbers that two joined numbers mean; empty if that is not understood. */
export function joinNumbers(join: JoinedNumbers, first: HouseNumber, second?: HouseNumber): HouseNumber[] {
  if (join === 'number-unit') return [first];
  if (join === 'unit-number') return second === undefined ? [] : [second];
  if (join === 'unknown') return [];
  if (second === undefined || second.value <= first.value) return [first];
  return [first, second];
}
