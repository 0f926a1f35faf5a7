import { editDistance } from './edit-distance.ts';
import { soundKey } from './sound-key.ts';

const never = Number.POSITIVE_INFINITY;

/**
 * How unlikely it is that somebody who meant one name wrote the other, as a cost: 1 an ordinary single error, about 2
 * two errors or a spelling by ear, Infinity no misspelling. Takes folded names without spaces. The longer a name,
 * the more errors it bears.
 */
export function misspelling(typed: string, meant: string): number {
  const longer = Math.max(typed.length, meant.length);
  const shorter = Math.min(typed.length, meant.length);
  if (shorter < 3 || longer > 80) return never;
  const bearable = longer <= 4 ? 1 : longer <= 7 ? 2 : 3;
  const audible = longer < 5 ? bearable : Math.max(bearable, Math.round(longer * 0.6));
  const edits = editDistance(typed, meant, audible);
  if (edits === 0) return 0;
  if (edits > audible) return contraction(typed, meant);
  if (edits === 1) return longer <= 3 ? 1.6 : 1;
  const soundsAlike = soundKey(typed) === soundKey(meant);
  if (soundsAlike) return Math.min(1 + 0.2 * edits, contraction(typed, meant));
  if (edits === 2 && longer >= 6) return 2;
  if (edits === 3 && longer >= 10) return 3;
  return contraction(typed, meant);
}

/** Somebody may shorten a long name: its beginning ("Phila"), or its letters with the vowels left out ("Frmnt"). */
function contraction(typed: string, meant: string): number {
  if (typed.length < 4 || meant.length < typed.length + 2 || typed[0] !== meant[0]) return never;
  if (meant.startsWith(typed)) return 1.5;
  return typed === typed[0] + meant.slice(1).replace(/[aeiou]/g, '') ? 1.5 : never;
}
