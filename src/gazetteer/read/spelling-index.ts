import { editDistance, lettersOf } from '../../address/text/edit-distance.ts';
import { soundKey, soundsAlike } from '../../address/text/sound-key.ts';
import { gatherLists } from './lists.ts';
import {
  longKeyLength,
  signatureOfSound,
  signaturesOfKey,
  signaturesOfTyped,
} from './spelling-signatures.ts';
import type { TextReader } from './text-table.ts';

/**
 * A hash table from signatures to numbers of keys, without any text. The upper bits of a signature are its
 * bucket, its lower 8 its mark. `buckets` gives the range of each bucket, which holds its entries' marks and
 * keys.
 */
type SpellingIndex = ReturnType<typeof buildSpellingIndex>;

const entriesPerBucket = 8;
// A signature that more keys share ("…ville") is useless. The key's other signatures find it.
const maxSharing = 100;

/** Lists every non-empty key under its signatures. The same keys give the same index. */
export function buildSpellingIndex(keys: readonly string[]) {
  const signatures: number[] = [];
  const owners: number[] = [];
  for (const [number, key] of keys.entries()) {
    if (key === '') continue;
    const heard = signatureOfSound(soundKey(key));
    const before = signatures.length;
    signatures.push(...signaturesOfKey(key));
    if (heard !== undefined) signatures.push(heard);
    for (let more = signatures.length - before; more > 0; more--) owners.push(number);
  }
  const order = orderOf(Uint32Array.from(signatures));
  const kept = withoutCommon(order, signatures);
  const bits = Math.max(1, Math.ceil(Math.log2(kept.length / entriesPerBucket + 1)));
  const bucketOf = (at: number) => (signatures[kept[at] ?? 0] ?? 0) >>> (32 - bits);
  return {
    /** Its length is a power of two plus one. */
    buckets: gatherLists(2 ** bits, kept.length, bucketOf, (at) => at).offsets,
    marks: Uint8Array.from(kept, (entry) => (signatures[entry] ?? 0) & 0xff) as Uint8Array,
    keys: Uint32Array.from(kept, (entry) => owners[entry] ?? 0) as Uint32Array,
  };
}

/** Returns the numbers of the values from the lowest to the highest value; equal ones keep their order. */
function orderOf(values: Uint32Array): Uint32Array {
  // Each value and its number are one number of 64 bits, whose lower half comes first.
  const pairs = new Uint32Array(values.length * 2);
  for (const [number, value] of values.entries()) pairs.set([number, value], number * 2);
  new BigUint64Array(pairs.buffer).sort();
  return pairs.filter((_, at) => at % 2 === 0);
}

function withoutCommon(order: Uint32Array, signatures: readonly number[]): number[] {
  const kept: number[] = [];
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && signatures[order[to] ?? 0] === signatures[order[from] ?? 0]) to++;
    if (to - from <= maxSharing) for (let at = from; at < to; at++) kept.push(order[at] ?? 0);
    from = to;
  }
  return kept;
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
