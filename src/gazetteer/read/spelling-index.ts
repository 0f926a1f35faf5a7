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
