import type { PlaceTable } from './place-table.ts';

// Fewer common codes say nothing about a beginning.
const leastInCommon = 20;

/**
 * Returns for each beginning of codes the share of all its codes that a table's sources have together, if at
 * least two sources have codes there. By capture and recapture (Lincoln and Petersen), the share that one
 * source has of another's codes is its share of all codes. Empty if only one source has codes.
 */
export function recapturedCodes(table: PlaceTable): Map<string, number> {
  const shares = new Map<string, number>();
  const sources = codesBySource(table);
  if (sources.length < 2) return shares;
  for (const [beginning, sets] of byBeginning(sources)) {
    const missed = sets.map((own, index) => {
      const others = new Set(sets.flatMap((set, at) => (at === index ? [] : [...set])));
      const common = [...own].filter((code) => others.has(code)).length;
      return common < leastInCommon ? undefined : 1 - common / others.size;
    });
    if (missed.some((share) => share === undefined)) continue;
    shares.set(beginning, 1 - missed.reduce<number>((all, share) => all * (share ?? 1), 1));
  }
  return shares;
}

function codesBySource(table: PlaceTable): ReadonlySet<string>[] {
  const sources = new Map<number, Set<string>>();
  for (const [row, code] of table.codeOfRow.entries()) {
    if (code < 0) continue;
    const source = table.sourceOfRow[row] ?? 0;
    const codes = sources.get(source) ?? new Set<string>();
    sources.set(source, codes.add(table.codes.texts[code] ?? ''));
  }
  return [...sources.values()];
}

function byBeginning(sources: readonly ReadonlySet<string>[]): Map<string, Set<string>[]> {
  const found = new Map<string, Set<string>[]>();
  for (const [index, codes] of sources.entries()) {
    for (const code of codes) {
      for (let length = 0; length <= Math.max(0, code.length - 2); length++) {
        const beginning = code.slice(0, length);
        const sets = found.get(beginning) ?? sources.map(() => new Set<string>());
        found.set(beginning, sets);
        sets[index]?.add(code);
      }
    }
  }
  return found;
}
