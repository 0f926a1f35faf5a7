import { costs } from '../cost/costs.ts';
import { Work } from '../text/work.ts';
import type { ReadStreet } from './strange-line.ts';
import type { StreetConvention } from './street-convention.ts';
import { readStreetLine, type StreetLine } from './street-line.ts';
import { readStreetName, streetKeyOf } from './street-name.ts';
import { lowerBound, mayHaveNumber, numberEvidence } from './street-numbers.ts';
import { isCompatible, variantOf, variantsAt } from './street-variants.ts';
import type { NumberEvidence, Streets } from './streets.ts';
import { type StreetSuggestion, suggestStreet } from './suggest-street.ts';

/**
 * How much of a street line the data confirms.
 * - `known`: street and number.
 * - `between`: the number is in a gap, on the other side of the street or up to 100 beyond its ends.
 * - `beyond`: the number is farther out, on a street of five numbers or more.
 * - `street`: only the street can be confirmed.
 * - `unknown`: the postal code has no such street.
 * - `no data`: the code is not covered, or the line is not understood.
 */
export type StreetEvidence = NumberEvidence | 'unknown' | 'no data';

/** All values, best first. */
export const streetEvidences: readonly StreetEvidence[] = [
  'known',
  'between',
  'street',
  'beyond',
  'unknown',
  'no data',
];

export interface StreetFinding {
  readonly evidence: StreetEvidence;
  /** A complete source covers the code, so an address that it lacks may be doubted. */
  readonly isComplete: boolean;
  /** The line names no number, but the street has numbers. */
  readonly lacksNumber: boolean;
  /** The line names no unit, but the building has units. */
  readonly lacksUnit: boolean;
}

/** What street data says about the first address lines of one country. Postal codes are canonical. */
export interface StreetJudge {
  evidence(line1: string, code: string): StreetFinding;
  /**
   * Returns the line with its street corrected, if that is safe and the code does not have the street as
   * typed.
   */
  suggestion(line1: string, code: string): StreetSuggestion | undefined;
  /**
   * Returns how strongly the street points to a postal code, in nats: the logarithm of all codes divided by
   * those that have the street.
   */
  rarity(line1: string): number;
  /**
   * Returns those of the given codes, or of the codes that begin with them, that have this street and number.
   */
  codesWith(line1: string, codes: Iterable<string>): string[];
}

/** Returns the judge of a country that writes streets by this convention. */
export function createStreetJudge(
  streets: Streets,
  convention: StreetConvention,
  work = new Work(),
): StreetJudge {
  const read = rememberLast(work, (line) => new StreetReadings(line, convention, work));
  return {
    evidence: rememberLast(work, (line1, code) =>
      findEvidence({ streets, work }, streets.findCode(code), read(line1)),
    ),
    suggestion(line1, code) {
      const at = streets.findCode(code);
      return at < 0 ? undefined : suggestStreet({ streets, work, convention, code: at, line1 }, read(line1));
    },
    rarity: (line1) => rarityOf({ streets, work }, read(line1)),
    codesWith: (line1, codes) => findCodes({ streets, work }, read(line1), codes),
  };
}

interface Remembered<Value> {
  readonly turn: number;
  readonly line: string;
  readonly code: string;
  readonly value: Value;
}

/** The same address is asked about several times in a row. */
function rememberLast<Value>(
  work: Work,
  find: (line: string, code: string) => Value,
): (line: string, code?: string) => Value {
  let last: Remembered<Value> | undefined;
  return (line, code = '') => {
    const { turn } = work;
    if (last?.line !== line || last.code !== code || last.turn !== turn)
      last = { turn, line, code, value: find(line, code) };
    return last.value;
  };
}

/** To read so many letters of a street takes as long as one comparison. */
const lettersOfComparison = 2;

/** The ways to read a line. Each is read when it is first asked for, and most lines need only one. */
class StreetReadings implements Iterable<ReadStreet> {
  readonly #known: ReadStreet[] = [];
  readonly #others: Iterator<ReadStreet>;
  readonly #work: Work;
  #isCut = false;

  constructor(text: string, convention: StreetConvention, work: Work) {
    this.#work = work;
    this.#others = this.#read(text, convention);
  }

  /** Whether the line has more readings than are looked at: each number of a line may be the house's. */
  get isCut(): boolean {
    return this.#isCut;
  }

  *[Symbol.iterator](): Generator<ReadStreet> {
    for (let at = 0; ; at++) {
      const reading = this.#known[at] ?? this.#next();
      if (reading === undefined) return;
      yield reading;
    }
  }

  #next(): ReadStreet | undefined {
    const { done, value } = this.#others.next();
    if (done === true) return undefined;
    this.#known.push(value);
    return value;
  }

  *#read(text: string, convention: StreetConvention): Generator<ReadStreet> {
    for (const line of readStreetLine(text, convention)) {
      this.#isCut = !this.#work.spend(Math.ceil((line.to - line.from) / lettersOfComparison));
      if (this.#isCut) return;
      const name = readStreetName(text.slice(line.from, line.to), convention);
      if (name !== undefined) yield { line, name };
    }
  }
}

/** The finding for a line that the data knows nothing about. */
export const silent: StreetFinding = {
  evidence: 'no data',
  isComplete: false,
  lacksNumber: false,
  lacksUnit: false,
};

/** The streets, and the comparisons that may be made with them. */
interface Asked {
  readonly streets: Streets;
  readonly work: Work;
}

function findEvidence({ streets, work }: Asked, code: number, readings: StreetReadings): StreetFinding {
  if (code < 0) return silent;
  const isComplete = streets.isComplete(code);
  let best: StreetFinding = silent;
  // A line without a number may be anything: a house with a name, a box, a rural route.
  let isAddress = false;
  for (const { line, name } of readings) {
    if (!work.spend()) return silent;
    if (line.numbers.length > 0) isAddress = true;
    if (line.isNumberObscure) continue;
    const exact = knownNumber(streets, code, streets.findStreet(streetKeyOf(name)), line, isComplete);
    if (exact !== undefined) return exact;
    for (const variant of variantsAt(streets, code, name)) {
      if (!work.spend()) return silent;
      if (!isCompatible(name, variant)) continue;
      const finding = findingOf(streets, code, variant.street, line, isComplete);
      if (rank(finding) < rank(best)) best = finding;
      if (best.evidence === 'known') return best;
    }
  }
  if (readings.isCut) return silent;
  return best === silent && isAddress ? { ...silent, evidence: 'unknown', isComplete } : best;
}

const rank = ({ evidence }: StreetFinding) => streetEvidences.indexOf(evidence);

/** Returns the finding if the street has a typed number, as most have; undefined if it has none. */
function knownNumber(
  streets: Streets,
  code: number,
  street: number,
  { numbers: typed, hasUnit }: StreetLine,
  isComplete: boolean,
): StreetFinding | undefined {
  if (street < 0) return undefined;
  let isKnown = false;
  let lacksUnit = false;
  for (const { value } of typed) {
    const standing = streets.standingOf(code, street, value);
    if (standing !== 'absent') isKnown = true;
    if (standing === 'with units' && !hasUnit) lacksUnit = true;
  }
  return isKnown ? { evidence: 'known', isComplete, lacksNumber: false, lacksUnit } : undefined;
}

function findingOf(
  streets: Streets,
  code: number,
  street: number,
  line: StreetLine,
  isComplete: boolean,
): StreetFinding {
  const known = knownNumber(streets, code, street, line, isComplete);
  if (known !== undefined) return known;
  const numbers = streets.numbersOf(code, street);
  if (numbers === undefined) return silent;
  const hasNumbers = numbers.values.length + numbers.ranges.length > 0;
  return {
    evidence: numberEvidence(numbers, line.numbers),
    isComplete,
    lacksNumber: line.numbers.length === 0 && hasNumbers,
    lacksUnit: false,
  };
}

/** Returns the codes, or none if there are too many streets and codes to look at all of them. */
function findCodes({ streets, work }: Asked, readings: StreetReadings, codes: Iterable<string>): string[] {
  const wanted = rangesOf(streets, codes);
  const found = new Set<number>();
  for (const { line, name } of readings) {
    if (line.numbers.length === 0) continue;
    const [from, to] = streets.streetsOfCore(name.core);
    for (let street = from; street < to; street++) {
      if (!work.spend()) return [];
      if (!isCompatible(name, variantOf(streets, street))) continue;
      for (const code of within(streets.codesOfStreet(street), wanted)) {
        if (!work.spend()) return [];
        const numbers = streets.numbersOf(code, street);
        if (numbers !== undefined && line.numbers.some(({ value }) => mayHaveNumber(numbers, value)))
          found.add(code);
      }
    }
  }
  if (readings.isCut) return [];
  return [...found].sort((a, b) => a - b).map((code) => streets.codeText(code));
}

function rarityOf({ streets, work }: Asked, [reading]: Iterable<ReadStreet>): number {
  if (reading === undefined) return 0;
  const [from, to] = streets.streetsOfCore(reading.name.core);
  let codes = 0;
  for (let street = from; street < to; street++) {
    if (!work.spend()) return 0;
    if (isCompatible(reading.name, variantOf(streets, street))) codes += streets.codeCountOf(street);
  }
  return Math.max(0, Math.log(streets.codeCount / Math.max(1, codes * costs.streetNumberByChance)));
}

type Range = readonly [from: number, to: number];

function rangesOf(streets: Streets, codes: Iterable<string>): Range[] {
  return [...codes].map((code) => streets.codesWithPrefix(code));
}

function* within(ascending: Uint32Array, ranges: readonly Range[]): Generator<number> {
  for (const [from, to] of ranges) {
    for (let at = lowerBound(ascending, from); at < ascending.length && (ascending[at] ?? to) < to; at++) {
      yield ascending[at] ?? 0;
    }
  }
}
