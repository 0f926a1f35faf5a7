import { costs } from '../cost/costs.ts';
import { editDistance } from '../text/edit-distance.ts';
import { soundsAlike } from '../text/sound-key.ts';

const never = Number.POSITIVE_INFINITY;

/**
 * Returns what it costs, in nats, to write one name while meaning the other: 0 if they are the same, Infinity
 * if this is not a misspelling. Both names are folded, without spaces. A longer name may have more errors.
 */
export function misspelling(typed: string, meant: string): number {
  const longer = Math.max(typed.length, meant.length);
  const shorter = Math.min(typed.length, meant.length);
  if (shorter < 3 || longer > 80) return never;
  const bearable = longer <= costs.nameLettersOfOneEdit ? 1 : longer <= costs.nameLettersOfTwoEdits ? 2 : 3;
  const isHeard = soundsAlike(typed, meant);
  const audible = longer < costs.nameLettersOfOneEdit ? 0 : Math.round(longer * costs.nameSoundEdits);
  const most = isHeard ? Math.max(bearable, audible) : bearable;
  const edits = editDistance(typed, meant, most);
  if (edits === 0) return 0;
  if (edits > most) return shortened(typed, meant);
  const ways = Math.log(costs.lettersPerEdit * longer);
  const heard = isHeard ? bySound(edits) : never;
  if (edits === 1) return Math.min(costs.nameOneEdit + ways, heard);
  const edited =
    edits === 2 && longer >= costs.nameTwoEditsFrom
      ? costs.nameTwoEdits + 2 * ways - Math.LN2
      : edits === 3 && longer >= costs.nameThreeEditsFrom
        ? costs.nameThreeEdits + 3 * ways - Math.log(6)
        : never;
  return Math.min(edited, heard, shortened(typed, meant));
}

function bySound(edits: number): number {
  return costs.nameBySound + costs.nameSoundLetter * (edits - 1);
}

/**
 * Returns the cost of shortening a long name to its beginning ("Phila"), or to its letters without the vowels
 * ("Frmnt"); Infinity if it is neither.
 */
function shortened(typed: string, meant: string): number {
  if (typed.length < 4 || meant.length < typed.length + 2 || typed[0] !== meant[0]) return never;
  if (meant.startsWith(typed)) return costs.nameShortened;
  return typed === typed[0] + meant.slice(1).replace(/[aeiou]/g, '') ? costs.nameShortened : never;
}
