import { editDistance, lettersOf } from '../../address/text/edit-distance.ts';
import { soundKey, soundsAlike } from '../../address/text/sound-key.ts';
import { gatherLists } from './lists.ts';
import type { TextReader } from './text-table.ts';

/**
 * A hash table from signatures to numbers of keys, without any text. The upper bits of a signature are its
 * bucket, its lower 8 its mark. `buckets` gives the range of each bucket, which holds its entries' marks and
 * keys.
 */
interface SpellingIndex {
  /** Its length is a power of two plus one. */
  readonly buckets: Uint32Array;
  readonly marks: Uint8Array;
  readonly keys: Uint32Array;
}

const entriesPerBucket = 8;
// A signature that more keys share ("…ville") is useless. The key's other signatures find it.
const maxSharing = 100;

/** Lists every non-empty key under its signatures. The same keys give the same index. */
export function buildSpellingIndex(keys: readonly string[]): SpellingIndex {
  const pairs: number[] = [];
  keys.forEach((key, owner) => {
    if (key === '') return;
    const heard = signatureOfSound(soundKey(key));
    for (const signature of signaturesOfKey(key)) pairs.push(owner, signature);
    if (heard !== undefined) pairs.push(owner, heard);
  });
  // Each pair is one number of 64 bits, whose lower half comes first.
  const entries = Uint32Array.from(pairs);
  new BigUint64Array(entries.buffer).sort();
  const count = dropCommon(entries);
  const bits = Math.max(1, Math.ceil(Math.log2(count / entriesPerBucket + 1)));
  const signatureOf = (at: number) => entries[at * 2 + 1] ?? 0;
  const index = { marks: new Uint8Array(count), keys: new Uint32Array(count) };
  for (let at = 0; at < count; at++) {
    index.marks[at] = signatureOf(at) & 0xff;
    index.keys[at] = entries[at * 2] ?? 0;
  }
  const bucketOf = (at: number) => signatureOf(at) >>> (32 - bits);
  return { buckets: gatherLists(2 ** bits, count, bucketOf).offsets, ...index };
}

/** Moves the pairs of useful signatures to the front, and returns how many they are. */
function dropCommon(entries: Uint32Array): number {
  let kept = 0;
  for (let from = 0, to = 0; from < entries.length; from = to) {
    while (to < entries.length && entries[to + 1] === entries[from + 1]) to += 2;
    if (to - from > maxSharing * 2) continue;
    entries.copyWithin(kept, from, to);
    kept += to - from;
  }
  return kept / 2;
}

/**
 * Returns the keys that `typed` may misspell: at most one error away, two if the key has eight letters or
 * more, or with the same sound. The typed key itself is left out.
 */
export function keysLike(typed: string, index: SpellingIndex, keys: TextReader): number[] {
  const asked: Asked = { typed, letters: lettersOf(typed), index, keys };
  const found: number[] = [];
  const ofSound = signatureOfSound(soundKey(typed));
  if (ofSound !== undefined) addKeys(found, ofSound, asked, true);
  for (const signature of signaturesOfTyped(typed)) addKeys(found, signature, asked, false);
  return found;
}

interface Asked {
  readonly typed: string;
  readonly letters: number;
  readonly index: SpellingIndex;
  readonly keys: TextReader;
}

/** Adds the keys listed under a signature that are like the typed one. */
function addKeys(found: number[], signature: number, asked: Asked, isOfSound: boolean): void {
  const { typed, keys } = asked;
  const { buckets, marks, keys: owners } = asked.index;
  const bucket = signature >>> (Math.clz32(buckets.length - 1) + 1);
  const mark = signature & 0xff;
  const end = buckets[bucket + 1] ?? 0;
  for (let entry = buckets[bucket] ?? 0; entry < end; entry++) {
    if (marks[entry] !== mark) continue;
    // Marks are short, so a key may appear under a signature that is not its own.
    const key = owners[entry] ?? 0;
    if (found.includes(key)) continue;
    const isNear = isFewErrorsAway(key, asked) || (isOfSound && soundsAlike(typed, keys.text(key)));
    if (isNear && keys.text(key) !== typed) found.push(key);
  }
}

const mostErrors = 2;

function isFewErrorsAway(key: number, { typed, letters, keys }: Asked): boolean {
  if (keys.isFar(key, letters, typed.length, errorsIn(keys.byteLength(key)))) return false;
  const text = keys.text(key);
  const limit = errorsIn(text.length);
  return editDistance(typed, text, limit) <= limit;
}

function errorsIn(length: number): number {
  return length < longKeyLength ? 1 : mostErrors;
}

/**
 * Signatures are hashes of 32 bits that a comparison key and its misspellings have in common. A short key has
 * the key itself and the key without each one of its letters. A key of eight letters or more is split into
 * four parts, and two errors leave at least two parts whole: each pair of parts counts, with the key's
 * length. Every key has its sound.
 */
const longKeyLength = 8;
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
function signaturesOfKey(key: string): Set<number> {
  const signatures: number[] = [];
  if (key.length < longKeyLength) addShortened(signatures, key);
  else addPairs(signatures, key, key.length);
  return new Set(signatures);
}

/**
 * Returns the signatures that a misspelling of a key may share with it: for one error in a short key, two in
 * a long one. Some come twice.
 */
function signaturesOfTyped(typed: string): number[] {
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
function signatureOfSound(heard: string): number | undefined {
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
      const ofOthers = fewestErrors(first, before) + fewestErrors(second - first - 1, between - before);
      const left = difference - between;
      return ofOthers + (second < partCount - 1 ? Math.abs(left) : fewestErrors(0, left)) <= maxShift;
    });
  }),
);

/** The fewest errors in so many parts, each of which has one, that shift what stands behind them so far. */
function fewestErrors(parts: number, shift: number): number {
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
