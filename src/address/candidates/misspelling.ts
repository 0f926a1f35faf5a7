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
  const heard = isHeard ? bySound(edits) : never;
  if (edits === 1) return Math.min(costOfEdits(1, typed, meant), heard);
  const isBelievable =
    (edits === 2 && longer >= costs.nameTwoEditsFrom) || (edits === 3 && longer >= costs.nameThreeEditsFrom);
  return Math.min(isBelievable ? costOfEdits(edits, typed, meant) : never, heard, shortened(typed, meant));
}

const ofEdits = [0, costs.nameOneEdit, costs.nameTwoEdits, costs.nameThreeEdits];
/** Edits are made in any order. */
const ordersOfEdits = [0, 0, Math.log(2), Math.log(6)];

/**
 * Returns what so many edits cost, in nats, by their kinds: a letter is left out in as many ways as the name
 * has letters, while an added or another one may be any of the alphabet.
 */
export function costOfEdits(edits: number, typed: string, meant: string): number {
  const ways = Math.log(Math.max(typed.length, meant.length));
  const missing = Math.max(0, meant.length - typed.length);
  const extra = Math.max(0, typed.length - meant.length);
  const other = edits - missing - extra;
  const ofOther = isExchange(edits, typed, meant) ? costs.editExchanged : costs.editOther;
  const kinds = missing * costs.editMissing + extra * costs.editExtra + other * ofOther;
  return (ofEdits[edits] ?? never) + kinds + edits * ways - (ordersOfEdits[edits] ?? 0);
}

/** Whether the one edit between two texts exchanges neighbours. */
function isExchange(edits: number, typed: string, meant: string): boolean {
  if (edits !== 1 || typed.length !== meant.length) return false;
  let at = 0;
  while (typed[at] === meant[at]) at++;
  return typed[at + 1] !== meant[at + 1];
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
