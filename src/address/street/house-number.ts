import type { JoinedNumbers, StreetConvention } from './street-convention.ts';

/** A house number: its digits and the suffix after them. */
export interface HouseNumber {
  readonly value: number;
  /** Lower case ("a", "bis", "1/2"), or empty. */
  readonly suffix: string;
}

/** The highest house number that is read; the compiled data has room for no more. */
export const greatestNumber = 999_999;

const single = /^(\d{1,6})(?:\s*(bis|ter|quater|[a-z])|\s+(\d\/\d))?$/;
const joined = /^(\d{1,6})([a-z])?([-–/])(\d{1,6})?([a-z])?$/;

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
  const alone = single.exec(piece);
  if (alone !== null) return [{ value: Number(alone[1]), suffix: alone[2] ?? alone[3] ?? '' }];
  const match = joined.exec(piece.replace(/\s/g, ''));
  if (match === null) return [];
  const [, first = '', firstSuffix = '', sign = '', second, secondSuffix = ''] = match;
  return joinNumbers(
    joinOf(sign, convention),
    { value: Number(first), suffix: firstSuffix },
    second === undefined ? undefined : { value: Number(second), suffix: secondSuffix },
  );
}

export function joinOf(sign: string, { hyphen, slash }: StreetConvention): JoinedNumbers {
  return sign === '/' ? slash : hyphen;
}

/** Returns the numbers that two joined numbers mean; empty if that is not understood. */
export function joinNumbers(join: JoinedNumbers, first: HouseNumber, second?: HouseNumber): HouseNumber[] {
  if (join === 'number-unit') return [first];
  if (join === 'unit-number') return second === undefined ? [] : [second];
  if (join === 'unknown') return [];
  if (second === undefined || second.value <= first.value) return [first];
  return [first, second];
}
