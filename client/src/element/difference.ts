/** A stretch of a text, and whether the other text has it too. */
export interface Part {
  readonly text: string;
  readonly isChanged: boolean;
}

/** A word or a separator, in parts; `isChanged` says that it differs in any of them. */
export interface Stretch {
  readonly isChanged: boolean;
  readonly parts: readonly Part[];
}

export interface Difference {
  readonly before: readonly Stretch[];
  readonly after: readonly Stretch[];
}

/**
 * The differences between two short texts, word by word. Inside a replaced word only the letters between a
 * common beginning and a common end differ. The parts of each side join to its text.
 */
export function differenceOf(before: string, after: string): Difference {
  const [left, right] = [wordsOf(before), wordsOf(after)];
  const common = commonWords(left, right);
  const result = { before: [] as Stretch[], after: [] as Stretch[] };
  let [leftAt, rightAt] = [0, 0];
  for (const [leftEnd, rightEnd] of [...common, [left.length, right.length] as const]) {
    const gap = replaced(left.slice(leftAt, leftEnd), right.slice(rightAt, rightEnd));
    result.before.push(...gap.before);
    result.after.push(...gap.after);
    const same = left[leftEnd];
    if (same !== undefined && rightEnd < right.length) {
      result.before.push(unchanged(same));
      result.after.push(unchanged(same));
    }
    [leftAt, rightAt] = [leftEnd + 1, rightEnd + 1];
  }
  return result;
}

/** Words and the blanks between them; joined, they are the text. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? [];
}

/** The positions of the longest common subsequence. Addresses are short, so a table of lengths is enough. */
function commonWords(left: readonly string[], right: readonly string[]): (readonly [number, number])[] {
  const lengths = left.map(() => right.map(() => 0));
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      const isSame = left[row] === right[column];
      const length = isSame
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
      lengths[row]?.splice(column, 1, length);
    }
  }
  const pairs: (readonly [number, number])[] = [];
  let [row, column] = [0, 0];
  while (row < left.length && column < right.length) {
    if (left[row] === right[column]) pairs.push([row++, column++]);
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** Compares replaced words in pairs, letter by letter. A word without a partner is wholly changed. */
function replaced(before: readonly string[], after: readonly string[]): Difference {
  if (before.length !== after.length) return { before: before.map(changed), after: after.map(changed) };
  const pairs = before.map((word, at) => lettersOf(word, after[at] ?? ''));
  return { before: pairs.map(([stretch]) => stretch), after: pairs.map(([, stretch]) => stretch) };
}

function lettersOf(before: string, after: string): readonly [Stretch, Stretch] {
  const [left, right] = [[...before], [...after]];
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < shorter - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
  return [stretchOf(left, start, end), stretchOf(right, start, end)];
}

function stretchOf(letters: readonly string[], start: number, end: number): Stretch {
  const last = letters.length - end;
  const parts = [
    { text: letters.slice(0, start).join(''), isChanged: false },
    { text: letters.slice(start, last).join(''), isChanged: true },
    { text: letters.slice(last).join(''), isChanged: false },
  ];
  return { isChanged: true, parts: parts.filter(({ text }) => text !== '') };
}

function changed(text: string): Stretch {
  return { isChanged: true, parts: [{ text, isChanged: true }] };
}

function unchanged(text: string): Stretch {
  return { isChanged: false, parts: [{ text, isChanged: false }] };
}
