import { type HouseNumber, numbersOf } from './house-number.ts';
import type { StreetConvention } from './street-convention.ts';
import { unitDesignators } from './unit-designators.ts';

/** One way to read an address line. */
export interface StreetLine {
  /** Empty if no number was typed. */
  readonly numbers: readonly HouseNumber[];
  /** The line has a number that this country's rules do not explain. */
  readonly isNumberObscure: boolean;
  readonly hasUnit: boolean;
  /** Where the street stands in the line: [from, to). */
  readonly from: number;
  readonly to: number;
}

const wordNumbers = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, at) => [
    word,
    at + 1,
  ]),
);

const leadingUnit =
  /^(?:unit|flat|apt|apartment|suite|ste|shop|level|lot|room|rm|studio|villa|office)\b\.?\s*#?\w{1,6}\s*(?:[,/-]\s*|\s)(?=\d)/i;
const letter = String.raw`(?<letter>[a-z])(?![\p{L}\d])`;
const fraction = String.raw`\s(?<fraction>\d/\d)(?=\s)`;
const number = String.raw`(?<digits>\d{1,6})(?:\s?(?<bis>bis|ter|quater)\b|${letter}|${fraction})?`;
const secondLetter = String.raw`(?<secondLetter>[a-z](?![\p{L}\d]))?`;
const leadingNumber = new RegExp(
  String.raw`^(?:no?\.?\s*|n[º°]\s*|#\s*)?${number}(?:\s*(?<sign>[-–/])\s*(?<second>\d{1,6})${secondLetter})?(?=[\s,]|$)[\s,]*`,
  'iu',
);
const leadingGrid = /^(?:[nsew]\d+\s?[nsew]\d+|[nsew]?\d+[nsew]\d+|\d+\.\d+)(?=\s)/i;

/**
 * Yields every way to read a line, each when it is asked for: the country's own order first, the longest
 * street first. Yields nothing if there is no street.
 */
export function* readStreetLine(line: string, convention: StreetConvention): Generator<StreetLine> {
  const orders = [readNumberFirst, readNumberLast];
  if (convention.numberStands === 'last') orders.reverse();
  let isRead = false;
  for (const read of orders) {
    for (const reading of read(line, convention)) {
      isRead = true;
      yield reading;
    }
    if (isRead) return;
  }
  const to = endOfSegment(line, 0);
  if (to > 0) {
    yield { numbers: [], isNumberObscure: leadingGrid.test(line), hasUnit: to < line.length, from: 0, to };
  }
}

// Most lines begin with digits and a blank, before another letter than that of "bis", "ter" or "quater".
const plainNumber = /^(\d{1,6}) (?=[ac-pr-su-z])/i;

function readNumberFirst(line: string, convention: StreetConvention): Iterable<StreetLine> {
  const plain = plainNumber.exec(line);
  if (plain !== null) {
    const numbers = [{ value: Number(plain[1]), suffix: '' }];
    return streetsFrom(line, plain[0].length, { numbers, isNumberObscure: false, hasUnit: false });
  }
  const unit = leadingUnit.exec(line)?.[0] ?? '';
  const rest = line.slice(unit.length);
  const match = leadingNumber.exec(rest);
  if (match === null) return readWordNumber(line);
  const { numbers, join } = numbersOf(match, convention);
  const hasUnit = unit !== '' || join === 'unit-number';
  const isNumberObscure = numbers.length === 0;
  return streetsFrom(line, unit.length + match[0].length, { numbers, isNumberObscure, hasUnit });
}

/** Reads a number that is a word: "One Apple Park Way". */
function readWordNumber(line: string): Iterable<StreetLine> {
  const match = /^(\p{L}+)\s+/u.exec(line);
  const value = wordNumbers.get(match?.[1]?.toLowerCase() ?? '');
  if (match === null || value === undefined) return [];
  return streetsFrom(line, match[0].length, {
    numbers: [{ value, suffix: '' }],
    isNumberObscure: false,
    hasUnit: false,
  });
}

/**
 * Yields the street from a position on: up to the next comma, with and without what may be a unit at its end.
 */
function* streetsFrom(
  line: string,
  from: number,
  { numbers, isNumberObscure, hasUnit }: Pick<StreetLine, 'numbers' | 'isNumberObscure' | 'hasUnit'>,
): Generator<StreetLine> {
  const to = endOfSegment(line, from);
  if (from >= to) return;
  yield { numbers, isNumberObscure, hasUnit: hasUnit || to < line.length, from, to };
  const length = lengthBeforeUnit(line.slice(from, to).trimEnd());
  if (length !== undefined) yield { numbers, isNumberObscure, hasUnit: true, from, to: from + length };
}

const designatedUnit = new RegExp(
  String.raw`\s(?:#|(?:${[...unitDesignators].join('|')})[.,]?(?=\s|$))`,
  'i',
);
const unannouncedUnit = /\s(?:\d+[a-z]?|[a-z]\d*|[a-z]-\d+|\d+-\d+)$/i;

/**
 * Returns the street's length if a unit follows: announced ("Main St Apt 4") or not ("Main St 4B", "Main St
 * B").
 */
function lengthBeforeUnit(text: string): number | undefined {
  const announced = text.search(designatedUnit);
  if (announced > 0) return text.slice(0, announced).trimEnd().length;
  const before = text.slice(0, Math.max(0, text.search(unannouncedUnit))).trimEnd();
  return /\s/.test(before) ? before.length : undefined;
}

function endOfSegment(line: string, from: number): number {
  const comma = line.indexOf(',', from);
  return comma < 0 ? line.trimEnd().length : comma;
}

const trailingNumber = new RegExp(
  String.raw`(?:(?<![\s,])[\s,]+|(?<=\p{L}\.))(?:n[º°]\.?\s*|n[úu]m\.?\s*|nr\.?\s*|no\.\s*)?${number}(?:\s(?<spaced>[a-z])(?=$|[\s,/-]))?(?:\s*(?<sign>[-–/+])\s*(?<second>\d{1,6})?${secondLetter})?(?=$|[\s,/-])`,
  'giu',
);
// What may follow a number without a comma: a letter, digits, or a word for stairs, floor or door.
const behindNumber =
  /^(?:$|,|\s*[/-]|\s+(?:\d|(?:[a-z]|lgh|piso|esc(?:alera)?|pta|puerta|bajo|bj|izq|dcha|tv|th|mf|st|kl|hs|bis|ter|top|stiege|t[uü]r|app(?:art(?:ement)?)?|apt|whg|wohnung|etage|og|ug|eg|dg|v[aå]n(?:ing(?:en)?)?|as|ob|rez|[ivx]+|\d*[ºª])(?!\p{L})))/iu;

function* readNumberLast(line: string, convention: StreetConvention): Generator<StreetLine> {
  const trimmed = line.trimEnd();
  for (const match of trimmed.matchAll(trailingNumber)) {
    const rest = trimmed.slice(match.index + match[0].length);
    if (!behindNumber.test(rest) || !/\p{L}/u.test(trimmed.slice(0, match.index))) continue;
    const { numbers, join } = numbersOf(match, convention);
    const hasUnit = rest !== '' || join === 'number-unit';
    yield { numbers, isNumberObscure: numbers.length === 0, hasUnit, from: 0, to: match.index };
  }
}
