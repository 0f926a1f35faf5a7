import { rm } from 'node:fs/promises';
import type { StreetConvention } from '../../address/street/street-convention.ts';
import { openWhole } from '../read/open-streets.ts';
import type { StreetsContent } from '../read/streets-file.ts';
import { StreetCollection, type StreetRow } from './collect-streets.ts';
import { writeStreets } from './write-streets.ts';

export type StreetRuns = ReturnType<typeof streetRuns>;

/**
 * Collects rows in bounded memory. Full collections are written to files, which are merged at the end. The
 * names of the files begin with `path`; each file holds `most` rows.
 */
export function streetRuns(convention: StreetConvention, isComplete: boolean, path: string, most?: number) {
  const files: string[] = [];
  const collection = () => new StreetCollection(convention, isComplete, most);
  let open = collection();
  const write = async () => {
    const file = `${path}.run${files.length}`;
    files.push(file);
    await writeStreets(file, open.content(), { country: convention.country, sources: [] });
    open = collection();
  };
  return {
    isEmpty: () => open.isEmpty && files.length === 0,
    /** Adds a row, or returns the reason why it cannot be added. */
    add: (row: StreetRow): string | null => open.add(row),
    /** Writes the current collection to a file if it is full. */
    settle: (): Promise<void> | undefined => (open.isFull ? write() : undefined),
    /** Returns everything added so far. No row can be added afterwards. */
    contents(): StreetsContent[] {
      const written = files.map(openWhole);
      return open.isEmpty ? written : [...written, open.content()];
    },
    async remove(): Promise<void> {
      for (const file of files) await rm(file, { force: true });
    },
  };
}
