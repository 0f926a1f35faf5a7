/**
 * Signatures are hashes of 32 bits that a comparison key and its misspellings have in common. A short key has
 * the key itself and the key without each one of its letters. A key of eight letters or more is split into
 * four parts, and two errors leave at least two parts whole: each pair of parts counts, with the key's
 * length. Every key has its sound.
 */
export const longKeyLength = 8;
/** So that `partStart` divides by shifting. */
const partCount = 4;
const shortestToShorten = 3;
const shortestSound = 3;
const maxShift = 2;
// The initial value of the hash for each kind of signature.
const shortened = 0x811c9dc5;
const sound = 0x2f0b4c47;
const pairs = 0x5bd1e995;

/** Returns the signatures of its letters under which a key is listed, without duplicates. */
export function signaturesOfKey(key: string): Set<number> {
  const signatures: number[] = [];
  if (key.length < longKeyLength) addShortened(signatures, key);
  else addPairs(signatures, key, key.length);
  return new Set(signatures);
}

/**
 * Returns the signatures that a misspelling of a key may share with it: for one error in a short key, two in
 * a long one. Some come twice.
 */
export function signaturesOfTyped(typed: string): number[] {
  const signatures: number[] = [];
  if (typed.length <= longKeyLength) addShortened(signatures, typed);
  for (let difference = -maxShift; difference <= maxShift; difference++) {
    const length = typed.length - difference;
    if (length >= longKeyLength) addPairs(signatures, typed, length, wholeParts[difference + maxShift]);
  }
  return signatures;
}

/**
 * Returns the signature of the sound of a key or its misspelling, given as `soundKey` made it; undefined if
 * the sound is too short to identify a name.
 */
export function signatureOfSound(heard: string): number | undefined {
  return heard.length < shortestSound ? undefined : finish(mix(sound, heard, 0, heard.length));
}

function addShortened(signatures: number[], text: string): void {
  signatures.push(finish(mix(shortened, text, 0, text.length)));
  if (text.length < shortestToShorten) return;
  for (let at = 0; at < text.length; at++)
    signatures.push(finish(mix(mix(shortened, text, 0, at), text, at + 1, text.length)));
}

/** Two parts of a key by their numbers, and how many more letters precede each of them in the misspelling. */
type WholeParts = (typeof allParts)[number];

const steps = [-2, -1, 0, 1, 2];
const allParts = [0, 1, 2].flatMap((first) =>
  [1, 2, 3].filter((second) => second > first).map((second) => ({ first, second, before: 0, between: 0 })),
);

/**
 * For each difference in length from -2 to 2, the first two parts that at most two errors can leave whole.
 * Every part before or between them has an error of its own, and none of the letters too many stands there
 * where no such part is.
 */
const wholeParts: readonly (readonly WholeParts[])[] = steps.map((difference) =>
  allParts.flatMap((parts) => {
    const shifted = steps.flatMap((before) => steps.map((between) => ({ ...parts, before, between })));
    return shifted.filter(({ first, second, before, between }) => {
      const ofOthers = errorsIn(first, before) + errorsIn(second - first - 1, between - before);
      const left = difference - between;
      return ofOthers + (second < partCount - 1 ? Math.abs(left) : errorsIn(0, left)) <= maxShift;
    });
  }),
);

/** The fewest errors in so many parts, each of which has one, that shift what stands behind them so far. */
function errorsIn(parts: number, shift: number): number {
  return parts === 0 && shift !== 0 ? Number.POSITIVE_INFINITY : Math.max(parts, Math.abs(shift));
}

function addPairs(
  signatures: number[],
  text: string,
  length: number,
  whole: readonly WholeParts[] = allParts,
): void {
  for (const { first, second, before, between } of whole) {
    const [from, to] = [partStart(first, length) + before, partStart(first + 1, length) + before];
    const [from2, to2] = [partStart(second, length) + between, partStart(second + 1, length) + between];
    if (from < 0 || to2 > text.length || from2 < to) continue;
    const kind = pairs ^ ((length * partCount + first) * partCount + second);
    signatures.push(finish(mix(mix(kind, text, from, to), text, from2, to2)));
  }
}

function partStart(part: number, length: number): number {
  return (part * length) >>> 2;
}

/**
 * FNV-1a over UTF-16 units. Mixing the parts of a text one after the other gives the same as mixing the
 * whole.
 */
function mix(state: number, text: string, from: number, to: number): number {
  let mixed = state;
  for (let at = from; at < to; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  return mixed;
}

/** Spreads the mixed value over all 32 bits (the finalizer of MurmurHash3). */
function finish(state: number): number {
  let mixed = state;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
